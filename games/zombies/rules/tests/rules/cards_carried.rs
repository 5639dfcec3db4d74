//! Appendix B: vehicles and other things carried along.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_21_skateboard() {
    check(
        &["ZOM-C-Z1-21", "ZOM-9.15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile skate-shop 0 -1
     A: at 1/4
     hand A: skateboard
     stack:
     begin movement 3",
        "! A play skateboard
         A step 1/1
         A play skateboard
         = pending",
        expect![[r#"
            ! A play skateboard: condition-not-met (ZOM-9.9)
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            > A play skateboard
                card-played seat=A card=skateboard aim=nothing
                item-put-in-play seat=A card=skateboard
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_c_z2_06_i_see_the_helicopter() {
    check(
        &["ZOM-C-Z2-06"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile helipad 0 -1
     hand A: i-see-helicopter
     stack:
     begin movement 3",
        "A play i-see-helicopter
         = pending",
        expect![[r#"
            > A play i-see-helicopter
                card-played seat=A card=i-see-helicopter aim=nothing
                item-put-in-play seat=A card=i-see-helicopter
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_c_z2_06_not_without_a_helipad() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand A: i-see-helicopter
     begin movement 3",
        "! A play i-see-helicopter",
        expect![[r#"
            ! A play i-see-helicopter: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z2_06_one_item_on_a_movement_roll() {
    check(
        &["ZOM-C-Z1-21"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     items A: i-see-helicopter, skateboard
     stack:
     begin movement 3",
        "= pending",
        expect![[r#"
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":5}}
        "#]],
    );
}

#[test]
fn zom_c_z4_09_monkeys_are_funny() {
    check(
        &["ZOM-C-Z4-09"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile woods01 0 2
     dogs: 1/0, 1/1, 1/4
     A: at 1/2
     hand A: monkeys
     stack:
     begin movement 4",
        "A play monkeys
         A step 1/1
         A step 1/0
         = pending
         A step 1/3
         = A",
        expect![[r#"
            > A play monkeys
                card-played seat=A card=monkeys aim=nothing
                item-put-in-play seat=A card=monkeys
            > A step 1/1
                moved seat=A from=1/2 to=1/1 is_below=false
            > A step 1/0
                moved seat=A from=1/1 to=1/0 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
            > A step 1/3
                moved seat=A from=1/0 to=1/3 is_below=false
                item-lost seat=A card=monkeys
            = A: at 1/3, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z4_09_lost_before_the_fight() {
    check(
        &["ZOM-C-Z4-09"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile woods01 0 2
     dogs: 1/4
     A: at 1/1
     items A: monkeys
     stack:
     begin movement 4",
        "A step 1/4
         = pending",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
                item-lost seat=A card=monkeys
                fight-began seat=A at=1/4 figure=dog
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z4_09_only_in_ones_own_movement() {
    check(
        &["ZOM-10.36"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile woods01 0 2
     A: at 1/2
     hand A: monkeys
     stack:
     begin before-movement-roll",
        "! A play monkeys",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            ! A play monkeys: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_c_z5_05_ive_got_a_bike() {
    check(
        &["ZOM-C-Z5-05"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile rec-hall 0 2
     A: at 1/7
     hand A: bike
     stack:
     begin movement 2",
        "A play bike
         = pending
         A step 1/4
         A step 1/3
         = A
         = pending",
        expect![[r#"
            > A play bike
                card-played seat=A card=bike aim=nothing
                item-put-in-play seat=A card=bike
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A step 1/3
                moved seat=A from=1/4 to=1/3 is_below=false
                item-lost seat=A card=bike
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 1/3, life 3, bullets 3, kills 0, hand [], played
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z5_05_no_bike_in_the_city() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     hand A: bike
     begin movement 3",
        "! A play bike",
        expect![[r#"
            ! A play bike: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z6_05_flashlight() {
    check(
        &["ZOM-C-Z6-05"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z6
     tile bank 0 -1
     manholes: 0/4
     A: at 1/1
     hand A: flashlight
     stack:
     begin movement 5",
        "A play flashlight
         A step 1/4
         A step 1/7
         A step 0/1
         A step 0/4
         = pending
         A go-down
         = pending
         A step 0/1
         = pending
         A come-up
         = pending",
        expect![[r#"
            > A play flashlight
                card-played seat=A card=flashlight aim=nothing
                item-put-in-play seat=A card=flashlight
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
            > A step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            > A go-down
                went-down seat=A
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=true
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            > A come-up
                manhole-placed seat=A at=0/1
                came-up seat=A
                turn-ended seat=A
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z6_05_flashlight_doubles_before_halving() {
    check(
        &["ZOM-C-Z6-05", "ZOM-11.8"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z6
     A: below
     items A: flashlight, skateboard
     lasting shoe-untied by B on A now
     stack:
     begin movement 3",
        "= pending",
        expect![[r#"
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":5}}
        "#]],
    );
}

#[test]
fn zom_c_z7_01_clown_car() {
    check(
        &["ZOM-C-Z7-01", "ZOM-24.6"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile big-top1 0 3
     A: at 1/4
     hand B: butter-fingers
     stack:
     begin movement 3",
        "A step 1/1
         = A
         = pending
         A step 1/0
         B play butter-fingers item A clown-car
         = A
         = table",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                item-put-in-play seat=A card=clown-car
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [clown-car]
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
            > A step 1/0
                moved seat=A from=1/1 to=1/0 is_below=false
            > B play butter-fingers item A clown-car
                card-played seat=B card=butter-fingers aim={"item":["A","clown-car"]}
                card-took-effect seat=B card=butter-fingers
                item-lost seat=A card=clown-car
            = A: at 1/0, life 3, bullets 3, kills 0, hand []
            = table: active A, deck 75, discard [butter-fingers], stacks [city 0 circus 8], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_01_one_clown_car_a_player() {
    check(
        &["ZOM-C-Z7-01"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile big-top1 0 3
     A: at 1/4
     stack:
     begin movement 4",
        "A step 1/1
         A step 1/4
         A step 1/1
         = A",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                item-put-in-play seat=A card=clown-car
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [clown-car]
        "#]],
    );
}

#[test]
fn zom_c_z7_01_lost_on_death() {
    check(
        &["ZOM-C-Z7-01", "ZOM-8.6"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile big-top1 0 3
     clowns: 1/1
     A: at 1/4, life 1, bullets 0
     stack:
     begin movement 3",
        "A step 1/1
         chance die 1
         = A
         = table",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                item-put-in-play seat=A card=clown-car
                fight-began seat=A at=1/1 figure=clown
            > chance die 1
                fight-rolled seat=A at=1/1 figure=clown die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                item-lost seat=A card=clown-car
                pawn-put seat=A from=1/1 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = table: active A, deck 76, discard [], stacks [city 0 circus 8], lasting []
        "#]],
    );
}

/// The Ticket Booth is tile 1, its crossroads tile 2.
const BOOTH: &str = "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     A: at 1/4
     stack:";

#[test]
fn zom_c_z7_01_nobody_leaves_without_a_clown_car() {
    check(
        &["ZOM-24.7"],
        &format!("{BOOTH}\n begin movement 3"),
        "A step 1/7
         ? A
         ! A step 0/1",
        expect![[r#"
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            ? A: stop, step to=1/4, walk to=1/1
            ! A step 0/1: no-way-there (ZOM-12.4)
        "#]],
    );
}

#[test]
fn zom_c_z7_01_by_clown_car_into_the_city() {
    check(
        &["ZOM-C-Z7-01"],
        &format!("{BOOTH}\n items A: clown-car\n begin movement 3"),
        "A step 1/7
         A step 0/1
         = A
         = pending",
        expect![[r#"
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
            = A: at 0/1, life 3, bullets 3, kills 0, hand [], items [clown-car]
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
        "#]],
    );
}

#[test]
fn zom_c_z4_09_monkeys_are_lost_when_a_card_brings_their_owner_up_to_a_street() {
    check(
        &["ZOM-C-Z4-09", "ZOM-16.18"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z3.5-z4
     hand A: there-you-are
     items A: monkeys
     A: at 0/1, below
     B: at 0/1
     stack:
     begin movement 1",
        "A play there-you-are square 0/1
         = A",
        expect![[r#"
            > A play there-you-are square 0/1
                card-played seat=A card=there-you-are aim={"square":0/1}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=0/1 to=0/1
                item-lost seat=A card=monkeys
            = A: at 0/1, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}
