//! Items that are carried along and handed on.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z5_09_a_scalpel_handed_on_for_life() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 3
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3, bullets 3, guts 3
     items A: scalpel
     stack:
     begin discard",
        "? A
         A pick good life
         ? A
         ! A pick player A
         A pick player C
         = A
         = C",
        expect![[r#"
            ? A: pick aim={"good":"life"}, pick aim={"good":"bullets"}, pick aim={"good":"guts"}, enough
            > A pick good life
                picked seat=A card=scalpel aim={"good":"life"}
                life-lost seat=A halves=2 card=scalpel
            ? A: pick aim={"player":"B"}, pick aim={"player":"C"}
            ! A pick player A: not-a-choice (ZOM-C-Z5-09)
            > A pick player C
                picked seat=A card=scalpel aim={"player":"C"}
                item-taken seat=C from=A card=scalpel
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 2, bullets 3, guts 3, kills 0, hand []
            = C: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_a_scalpel_handed_on_for_bullets() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 3
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3, bullets 3, guts 3
     items A: scalpel
     stack:
     begin discard",
        "? A
         A pick good bullets
         ? A
         ! A pick player A
         A pick player C
         = A
         = C",
        expect![[r#"
            ? A: pick aim={"good":"life"}, pick aim={"good":"bullets"}, pick aim={"good":"guts"}, enough
            > A pick good bullets
                picked seat=A card=scalpel aim={"good":"bullets"}
                bullets-lost seat=A n=1
            ? A: pick aim={"player":"B"}, pick aim={"player":"C"}
            ! A pick player A: not-a-choice (ZOM-C-Z5-09)
            > A pick player C
                picked seat=A card=scalpel aim={"player":"C"}
                item-taken seat=C from=A card=scalpel
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 3, bullets 2, guts 3, kills 0, hand []
            = C: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_a_scalpel_handed_on_for_guts() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 3
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3, bullets 3, guts 3
     items A: scalpel
     stack:
     begin discard",
        "? A
         A pick good guts
         ? A
         ! A pick player A
         A pick player C
         = A
         = C",
        expect![[r#"
            ? A: pick aim={"good":"life"}, pick aim={"good":"bullets"}, pick aim={"good":"guts"}, enough
            > A pick good guts
                picked seat=A card=scalpel aim={"good":"guts"}
                guts-lost seat=A n=1
            ? A: pick aim={"player":"B"}, pick aim={"player":"C"}
            ! A pick player A: not-a-choice (ZOM-C-Z5-09)
            > A pick player C
                picked seat=A card=scalpel aim={"player":"C"}
                item-taken seat=C from=A card=scalpel
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 3, bullets 3, guts 2, kills 0, hand []
            = C: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_what_there_is_to_pay() {
    check(
        &[],
        "seats 3
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1.5, bullets 1, guts 0
     items A: scalpel
     items B: scalpel
     stack:
     begin discard",
        "? A
         A pick good bullets
         = A
         = C",
        expect![[r#"
            ? A: pick aim={"good":"life"}, pick aim={"good":"bullets"}, enough
            > A pick good bullets
                picked seat=A card=scalpel aim={"good":"bullets"}
                bullets-lost seat=A n=1
                item-taken seat=C from=A card=scalpel
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 1.5, bullets 0, guts 0, kills 0, hand []
            = C: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_the_last_life_is_not_paid() {
    check(
        &[],
        "seats 2
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1, bullets 0, guts 1
     items A: scalpel
     stack:
     begin discard",
        "? A
         A pick good guts
         = A
         = B",
        expect![[r#"
            ? A: pick aim={"good":"guts"}, enough
            > A pick good guts
                picked seat=A card=scalpel aim={"good":"guts"}
                guts-lost seat=A n=1
                item-taken seat=B from=A card=scalpel
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 1, bullets 0, guts 0, kills 0, hand []
            = B: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z5_09_not_while_items_do_nothing() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: scalpel
     lasting scared-yet by B
     stack:
     begin discard",
        "= A
         = pending",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [scalpel]
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z4_12_a_dog_with_one_way_to_go_is_driven_there() {
    check(
        &["ZOM-C-Z4-12"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     A: at 2/0
     dogs: 2/0, 2/0, 2/1, 2/1
     items A: sickle
     begin fight",
        "chance die 4
         = tile 2",
        expect![[r#"
                fight-began seat=A at=2/0 figure=dog
            > chance die 4
                fight-rolled seat=A at=2/0 figure=dog die=4 plus=1 needed=5
                zombie-moved from=2/0 to=2/3 figure=dog
                zombie-killed seat=A at=2/0 figure=dog
                kill-counted seat=A figure=dog
            = tile 2: cabin at 0 -2 turn 0, zombies [1 3], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z4_09_without_a_monkey_one_fights_among_trees() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     A: at 2/5
     dogs: 2/5
     stack:
     begin fight",
        "chance die 5
         = A",
        expect![[r#"
                fight-began seat=A at=2/5 figure=dog
            > chance die 5
                fight-rolled seat=A at=2/5 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=2/5 figure=dog
                kill-counted seat=A figure=dog
            = A: at 2/5, life 3, bullets 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_09_a_monkey_keeps_the_peace_among_trees_alone() {
    check(
        &["ZOM-C-Z4-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     A: at 2/5
     dogs: 2/5, 2/4
     items A: monkeys
     stack:
     begin movement 3",
        "A step 2/2
         A step 2/5
         = A",
        expect![[r#"
            > A step 2/2
                moved seat=A from=2/5 to=2/2 is_below=false
            > A step 2/5
                moved seat=A from=2/2 to=2/5 is_below=false
            = A: at 2/5, life 3, bullets 3, kills 0, hand [], items [monkeys]
        "#]],
    );
}

#[test]
fn zom_c_z4_09_a_monkey_off_the_trees() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     items A: monkeys
     begin fight",
        "chance die 5
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 5
                fight-rolled seat=A at=0/1 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 3, bullets 3, kills 1, hand [], items [monkeys]
        "#]],
    );
}

#[test]
fn zom_c_z4_09_not_while_items_do_nothing() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     A: at 2/5
     dogs: 2/5
     items A: monkeys
     lasting scared-yet by B
     begin fight",
        "chance die 5
         = A",
        expect![[r#"
                fight-began seat=A at=2/5 figure=dog
            > chance die 5
                fight-rolled seat=A at=2/5 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=2/5 figure=dog
                kill-counted seat=A figure=dog
            = A: at 2/5, life 3, bullets 3, kills 1, hand [], items [monkeys]
        "#]],
    );
}

#[test]
fn zom_c_z6_05_no_light_while_items_do_nothing() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: below
     items A: flashlight
     lasting scared-yet by B
     stack:
     begin movement 2",
        "= pending",
        expect![[r#"
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_24_18_the_big_top_went_out_of_the_game() {
    check(
        &["ZOM-24.18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile ticket-booth 0 -1
     A: at 1/7
     stack:
     stack circus: fortune-teller
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=1/4, step to=0/1, walk to=1/1, walk to=0/4
        "#]],
    );
}

#[test]
fn zom_24_18_the_big_top_is_still_to_come() {
    check(
        &["ZOM-24.18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile ticket-booth 0 -1
     A: at 1/7
     stack:
     stack circus: big-top1
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=1/4, walk to=1/1
        "#]],
    );
}

#[test]
fn zom_24_18_the_big_top_lies_there() {
    check(
        &["ZOM-24.18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile ticket-booth 0 -1
     tile big-top1 5 5
     A: at 1/7
     stack:
     stack circus: fortune-teller
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=1/4, walk to=1/1
        "#]],
    );
}

#[test]
fn zom_c_z5_05_a_bike_may_go_into_a_store() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile front-door 0 -1
     tile pet-store 0 -3
     A: at 3/4
     items A: bike
     stack:
     begin movement 2",
        "A step 3/1
         = A",
        expect![[r#"
            > A step 3/1
                moved seat=A from=3/4 to=3/1 is_below=false
            = A: at 3/1, life 3, bullets 3, kills 0, hand [], items [bike]
        "#]],
    );
}

#[test]
fn zom_c_z5_05_a_bike_is_lost_in_a_house_and_nothing_else_is() {
    check(
        &["ZOM-C-Z5-05"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/4
     items A: bike, skateboard
     stack:
     begin movement 2",
        "A step 1/1
         = A",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                item-lost seat=A card=bike
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [skateboard]
        "#]],
    );
}

#[test]
fn zom_c_z2_06_i_see_the_helicopter_adds_one() {
    check(
        &["ZOM-C-Z2-06"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile helipad 0 -1
     items A: i-see-helicopter
     stack:
     begin movement-roll",
        "chance die 3
         quiet
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_9_12_the_best_item_on_a_movement_roll() {
    check(
        &["ZOM-C-Z5-05"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: i-see-helicopter, bike
     stack:
     begin movement-roll",
        "chance die 3
         quiet
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":5}}
        "#]],
    );
}

#[test]
fn zom_9_12_no_item_no_bonus() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: fire-axe
     stack:
     begin movement-roll",
        "chance die 3
         quiet
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
        "#]],
    );
}
