//! The Trees Are Alive!: who rolls, with what, and what a bad roll costs.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z4_21_who_is_caught() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 3, life 2
     C: at 2/1
     D: at 2/2
     items A: page-trees
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         = pending
         chance die 4
         = pending
         chance die 3
         ? C
         = pending
         C pick good bullets
         = pending
         = C",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            = chance die={"seat":"B","card":"page-trees"}
            > chance die 4
                die-rolled seat=B card=page-trees die=4
            = chance die={"seat":"C","card":"page-trees"}
            > chance die 3
                die-rolled seat=C card=page-trees die=3
            ? C: pick aim={"good":"life"}, pick aim={"good":"bullets"}
            = seats who=["C"] mode=turn question={"choose":{"seat":"C","card":"page-trees","stage":"page-trees-pay"}}
            > C pick good bullets
                picked seat=C card=page-trees aim={"good":"bullets"}
                bullets-lost seat=C n=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = C: at 2/1, life 3, bullets 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_21_the_price_of_a_bad_roll() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 3, life 2
     C: at 2/8, bullets 2, life 3
     D: at 2/2
     items A: page-trees
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 1
         ? B
         B pick good bullets
         = B
         chance die 1
         = C
         = pending
         chance die 2
         ? C
         C pick good life
         = C
         chance die 4
         = pending",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 1
                die-rolled seat=B card=page-trees die=1
            ? B: pick aim={"good":"life"}, pick aim={"good":"bullets"}
            > B pick good bullets
                picked seat=B card=page-trees aim={"good":"bullets"}
                bullets-lost seat=B n=3
            = B: at 2/0, life 2, bullets 0, kills 0, hand []
            > chance die 1
                die-rolled seat=C card=page-trees die=1
                life-lost seat=C halves=2 card=page-trees
            = C: at 2/8, life 2, bullets 2, kills 0, hand []
            = chance die={"seat":"C","card":"page-trees"}
            > chance die 2
                die-rolled seat=C card=page-trees die=2
            ? C: pick aim={"good":"life"}, pick aim={"good":"bullets"}
            > C pick good life
                picked seat=C card=page-trees aim={"good":"life"}
                life-lost seat=C halves=2 card=page-trees
            = C: at 2/8, life 1, bullets 2, kills 0, hand []
            > chance die 4
                die-rolled seat=C card=page-trees die=4
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z4_21_items_count_as_in_a_fight() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 3, life 3
     C: at 0/4
     D: at 2/2
     items A: page-trees
     items B: shiv, shotgun 3, bat
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 1
         = B
         ? B
         = pending
         = B",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 1
                die-rolled seat=B card=page-trees die=1
                charge-used seat=B card=shotgun left=2
            = B: at 2/0, life 3, bullets 3, kills 0, hand [], items [shiv shotgun bat]
            ? B:
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = B: at 2/0, life 3, bullets 3, kills 0, hand [], items [shiv shotgun bat]
        "#]],
    );
}

#[test]
fn zom_c_z4_21_items_for_a_first_roll_count_on_it() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z4-z8 cards=z1-z4-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 0, life 3
     C: at 2/8, bullets 0, life 3
     items A: page-trees
     items B: shiv
     items C: sickle
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 3
         chance die 3
         = B
         = C
         = pending",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 3
                die-rolled seat=B card=page-trees die=3
            > chance die 3
                die-rolled seat=C card=page-trees die=3
            = B: at 2/0, life 3, bullets 0, kills 0, hand [], items [shiv]
            = C: at 2/8, life 3, bullets 0, kills 0, hand [], items [sickle]
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z4_21_first_rolls_only_once() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 0, life 3
     C: at 0/4
     D: at 2/2
     items A: page-trees
     items B: shiv
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 2
         = B
         chance die 3
         = B
         = pending",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 2
                die-rolled seat=B card=page-trees die=2
                life-lost seat=B halves=2 card=page-trees
            = B: at 2/0, life 2, bullets 0, kills 0, hand [], items [shiv]
            > chance die 3
                die-rolled seat=B card=page-trees die=3
                life-lost seat=B halves=2 card=page-trees
            = B: at 2/0, life 1, bullets 0, kills 0, hand [], items [shiv]
            = chance die={"seat":"B","card":"page-trees"}
        "#]],
    );
}

#[test]
fn zom_c_z4_21_a_first_roll_for_everybody() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 0, life 3
     C: at 2/1, bullets 0
     D: at 2/2
     items A: page-trees
     items B: shiv
     items C: shiv
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 2
         chance die 4
         chance die 3
         = pending
         = C",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 2
                die-rolled seat=B card=page-trees die=2
                life-lost seat=B halves=2 card=page-trees
            > chance die 4
                die-rolled seat=B card=page-trees die=4
            > chance die 3
                die-rolled seat=C card=page-trees die=3
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = C: at 2/1, life 3, bullets 0, kills 0, hand [], items [shiv]
        "#]],
    );
}

#[test]
fn zom_c_z4_21_a_curse_below_nothing() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 4, life 3
     C: at 0/4
     D: at 2/2
     items A: page-trees
     items B: scalpel
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 1
         ? B
         B pick good bullets
         = B",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 1
                die-rolled seat=B card=page-trees die=1
            ? B: pick aim={"good":"life"}, pick aim={"good":"bullets"}
            > B pick good bullets
                picked seat=B card=page-trees aim={"good":"bullets"}
                bullets-lost seat=B n=4
            = B: at 2/0, life 3, bullets 0, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_c_z4_21_while_bullets_may_not_be_spent() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 3, life 2
     C: at 0/4
     D: at 2/2
     items A: page-trees
     lasting no-guts by C
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 3
         = B
         = pending",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 3
                die-rolled seat=B card=page-trees die=3
                life-lost seat=B halves=2 card=page-trees
            = B: at 2/0, life 1, bullets 3, kills 0, hand []
            = chance die={"seat":"B","card":"page-trees"}
        "#]],
    );
}

#[test]
fn zom_c_z4_21_two_bullets_for_a_point() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 3, life 2
     C: at 0/4
     D: at 2/2
     items A: page-trees
     lasting pillow by C
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 3
         ? B
         B pick good bullets
         = B",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 3
                die-rolled seat=B card=page-trees die=3
            ? B: pick aim={"good":"life"}, pick aim={"good":"bullets"}
            > B pick good bullets
                picked seat=B card=page-trees aim={"good":"bullets"}
                bullets-lost seat=B n=2
            = B: at 2/0, life 2, bullets 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_21_a_bat_is_lost_by_spending() {
    check(
        &["ZOM-C-Z4-21", "ZOM-C-Z5-01"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods02 0 -2
     B: at 2/0, bullets 3, life 2
     C: at 0/4
     D: at 2/2
     items A: page-trees
     items B: bat
     stack:
     begin movement 1",
        "A use page-trees
         quiet
         chance die 1
         B pick good bullets
         = B",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > quiet
            > chance die 1
                die-rolled seat=B card=page-trees die=1
            > B pick good bullets
                picked seat=B card=page-trees aim={"good":"bullets"}
                item-lost seat=B card=bat
                bullets-lost seat=B n=1
            = B: at 2/0, life 2, bullets 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_21_nobody_among_trees() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: page-trees, page-twist
     B: bullets 0
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}
