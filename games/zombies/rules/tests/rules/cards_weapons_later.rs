//! Appendix B: weapons with a bonus on combat rolls, from the later boxes.

use expect_test::expect;

use crate::cards_weapons::street;
use crate::transcript::check;

#[test]
fn zom_c_z4_12_sickle_first_roll_only() {
    check(
        &["ZOM-C-Z4-12"],
        &street("sickle"),
        "chance die 2
         A lose-life
         chance die 3
         ? A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_c_z4_12_sickle_drives_a_second_dog_off() {
    check(
        &["ZOM-C-Z4-12"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile woods01 0 2
     dogs: 1/4, 1/4
     A: at 1/4, bullets 0
     items A: sickle
     begin fight",
        "chance die 4
         ? A
         A pick square 1/1
         = tile 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=dog
            > chance die 4
                fight-rolled seat=A at=1/4 figure=dog die=4 plus=1 needed=5
            ? A: pick aim={"square":1/1}, pick aim={"square":1/5}, pick aim={"square":1/7}, pick aim={"square":1/3}
            > A pick square 1/1
                picked seat=A card=sickle aim={"square":1/1}
                zombie-moved from=1/4 to=1/1 figure=dog
                zombie-killed seat=A at=1/4 figure=dog
                kill-counted seat=A figure=dog
            = tile 1: woods01 at 0 2 turn 0, zombies [1], bullets [], life [], manholes []
            = A: at 1/4, life 3, bullets 0, kills 1, hand [], items [sickle]
        "#]],
    );
}

#[test]
fn zom_c_z4_12_sickle_without_room_nearby() {
    check(
        &["ZOM-C-Z4-12"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile woods01 0 2
     dogs: 1/1, 1/1, 1/3, 1/3, 1/4, 1/4, 1/5, 1/5, 1/7, 1/7
     A: at 1/4, bullets 0
     items A: sickle
     begin fight",
        "chance die 3
         = A
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=dog
            > chance die 3
                fight-rolled seat=A at=1/4 figure=dog die=3 plus=1 needed=5
                life-lost seat=A halves=1 card=null
            = A: at 1/4, life 2.5, bullets 0, kills 0, hand [], items [sickle]
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z4_12_sickle_drives_nothing_off_on_a_later_roll() {
    check(
        &["ZOM-9.31"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile shed 0 2
     dogs: 1/3, 1/3
     A: at 1/3
     hand A: sickle
     begin fight",
        "A roll
         chance die 1
         A lose-life
         A play sickle
         chance die 5
         = tile 1
         = pending",
        expect![[r#"
                fight-began seat=A at=1/3 figure=dog
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/3 figure=dog die=1 plus=0 needed=5
            > A lose-life
                life-lost seat=A halves=1 card=null
            > A play sickle
                card-played seat=A card=sickle aim=nothing
                item-put-in-play seat=A card=sickle
            > chance die 5
                fight-rolled seat=A at=1/3 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=1/3 figure=dog
                kill-counted seat=A figure=dog
                fight-began seat=A at=1/3 figure=dog
            = tile 1: shed at 0 2 turn 0, zombies [3], bullets [], life [], manholes []
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z4_12_sickle_not_the_item_of_the_roll() {
    check(
        &["ZOM-C-Z4-13"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile woods01 0 2
     dogs: 1/4, 1/4
     A: at 1/4, bullets 0
     items A: sickle, spear
     begin fight",
        "A roll with=spear
         chance die 4
         = tile 1
         A roll
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=dog
            > A roll with=spear
                combat-roll-called seat=A item=spear
            > chance die 4
                fight-rolled seat=A at=1/4 figure=dog die=4 plus=1 needed=5
                zombie-killed seat=A at=1/4 figure=dog
                kill-counted seat=A figure=dog
                fight-began seat=A at=1/4 figure=dog
            = tile 1: woods01 at 0 2 turn 0, zombies [4], bullets [], life [], manholes []
            > A roll
                combat-roll-called seat=A item=null
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z4_13_spear() {
    check(
        &["ZOM-C-Z4-13"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile shed 0 2
     dogs: 1/3
     A: at 1/6
     hand A: spear
     begin movement 2",
        "! A play spear
         A step 1/3
         A play spear
         chance die 4
         = A",
        expect![[r#"
            ! A play spear: condition-not-met (ZOM-9.9)
            > A step 1/3
                moved seat=A from=1/6 to=1/3 is_below=false
                fight-began seat=A at=1/3 figure=dog
            > A play spear
                card-played seat=A card=spear aim=nothing
                item-put-in-play seat=A card=spear
            > chance die 4
                fight-rolled seat=A at=1/3 figure=dog die=4 plus=1 needed=5
                zombie-killed seat=A at=1/3 figure=dog
                kill-counted seat=A figure=dog
            = A: at 1/3, life 3, bullets 3, kills 1, hand [], items [spear], played
        "#]],
    );
}

#[test]
fn zom_c_z5_01_bat() {
    check(
        &["ZOM-C-Z5-01"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile campus-crossroads 0 2
     zombies: 1/1, 1/4
     A: at 1/4
     hand A: bat
     stack:
     begin fight",
        "A play bat
         chance die 2
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A play bat
                card-played seat=A card=bat aim=nothing
                item-put-in-play seat=A card=bat
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=2 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 3, kills 1, hand [], items [bat], played
        "#]],
    );
}

#[test]
fn zom_c_z5_01_bat_is_lost_by_spending() {
    check(
        &["ZOM-C-Z5-01"],
        &street("bat"),
        "chance die 1
         A spend-bullets
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=2 needed=4
            > A spend-bullets
                bullets-lost seat=A n=1
                item-lost seat=A card=bat
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 1, kills 1, hand []
        "#]],
    );
    check(
        &["ZOM-C-Z5-01"],
        &street("bat"),
        "chance die 1
         A lose-life
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=2 needed=4
            > A lose-life
                item-lost seat=A card=bat
                life-lost seat=A halves=2 card=null
            = A: at 1/4, life 2, bullets 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z5_01_bat_not_in_the_city() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     hand A: bat
     begin movement 2",
        "! A play bat",
        expect![[r#"
            ! A play bat: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z5_07_pool_cue() {
    check(
        &["ZOM-C-Z5-07"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile rec-hall 0 2
     zombies: 1/3
     A: at 1/4
     hand A: pool-cue
     begin movement 2",
        "! A play pool-cue
         A step 1/3
         A play pool-cue
         chance die 2
         A spend-bullets
         = A
         = table",
        expect![[r#"
            ! A play pool-cue: condition-not-met (ZOM-9.9)
            > A step 1/3
                moved seat=A from=1/4 to=1/3 is_below=false
                fight-began seat=A at=1/3 figure=zombie
            > A play pool-cue
                card-played seat=A card=pool-cue aim=nothing
                item-put-in-play seat=A card=pool-cue
            > chance die 2
                fight-rolled seat=A at=1/3 figure=zombie die=2 plus=1 needed=4
            > A spend-bullets
                bullets-lost seat=A n=1
                item-lost seat=A card=pool-cue
                zombie-killed seat=A at=1/3 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/3, life 3, bullets 2, kills 1, hand [], played
            = table: active A, deck 73, discard [pool-cue], stacks [city 30 campus 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_05_i_hate_clowns() {
    check(
        &["ZOM-C-Z7-05"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile straight 0 -1
     tile carnival-crossroads 0 3
     clowns: 2/4
     zombies: 1/4
     A: at 2/1
     hand A: hate-clowns
     stack:
     begin movement 2",
        "A play hate-clowns
         A step 2/4
         chance die 3
         = A
         = table",
        expect![[r#"
            > A play hate-clowns
                card-played seat=A card=hate-clowns aim=nothing
                card-took-effect seat=A card=hate-clowns
                effect-began seat=A card=hate-clowns aim={"player":"A"}
            > A step 2/4
                moved seat=A from=2/1 to=2/4 is_below=false
                fight-began seat=A at=2/4 figure=clown
            > chance die 3
                fight-rolled seat=A at=2/4 figure=clown die=3 plus=1 needed=4
                zombie-killed seat=A at=2/4 figure=clown
                kill-counted seat=A figure=clown
            = A: at 2/4, life 3, bullets 3, kills 1, hand [], played
            = table: active A, deck 75, discard [hate-clowns], stacks [city 0 circus 8], lasting [hate-clowns]
        "#]],
    );
}

#[test]
fn zom_c_z7_05_not_against_zombies() {
    check(
        &["ZOM-7.5"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4
     lasting hate-clowns by A on A now
     begin fight",
        "chance die 3
         ? A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_c_z8_03_service_weapon() {
    check(
        &["ZOM-C-Z8-03"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 dodge=off
     tile police-station 0 -1
     zombies: 1/4
     A: at 1/7
     hand A: service-weapon
     begin movement 2",
        "! A play service-weapon
         A step 1/4
         A play service-weapon
         chance die 3
         = A",
        expect![[r#"
            ! A play service-weapon: condition-not-met (ZOM-9.9)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > A play service-weapon
                card-played seat=A card=service-weapon aim=nothing
                item-put-in-play seat=A card=service-weapon
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 3, kills 1, hand [], items [service-weapon], played
        "#]],
    );
}

#[test]
fn zom_c_z8_07_shiv() {
    check(
        &["ZOM-C-Z8-07"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 dodge=off
     tile police-station 0 -1
     zombies: 1/4
     A: at 1/7
     hand A: shiv
     begin movement 2",
        "! A play shiv
         A step 1/4
         A play shiv
         chance die 2
         A lose-life
         chance die 3
         ? A",
        expect![[r#"
            ! A play shiv: condition-not-met (ZOM-9.17)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > A play shiv
                card-played seat=A card=shiv aim=nothing
                item-put-in-play seat=A card=shiv
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_c_z8_08_nightstick() {
    check(
        &["ZOM-C-Z8-08", "ZOM-18.1"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8
     tile cell-block 0 2
     zombies: 1/0
     A: at 1/1
     hand A: nightstick
     begin movement 2",
        "! A play nightstick
         A step 1/0
         A play nightstick
         chance die 2
         ? A
         A dodge
         = A
         = tile 1",
        expect![[r#"
            ! A play nightstick: condition-not-met (ZOM-9.9)
            > A step 1/0
                moved seat=A from=1/1 to=1/0 is_below=false
                fight-began seat=A at=1/0 figure=zombie
            > A play nightstick
                card-played seat=A card=nightstick aim=nothing
                item-put-in-play seat=A card=nightstick
            > chance die 2
                fight-rolled seat=A at=1/0 figure=zombie die=2 plus=1 needed=4
            ? A: dodge, spend-bullets
            > A dodge
                zombie-dodged seat=A at=1/0
            = A: at 1/0, life 3, bullets 3, kills 0, hand [], items [nightstick], played
            = tile 1: cell-block at 0 2 turn 0, zombies [0], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z8_08_nightstick_without_dodge() {
    check(
        &["ZOM-C-Z8-08"],
        &street("nightstick"),
        "chance die 2
         ? A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_c_z8_08_nightstick_not_the_item_of_the_roll() {
    check(
        &["ZOM-C-Z1-10", "ZOM-C-Z8-08", "ZOM-18.1"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0
     items A: nightstick, fire-axe
     begin fight",
        "A roll with=fire-axe
         chance die 2
         A roll
         chance die 2
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll with=fire-axe
                combat-roll-called seat=A item=fire-axe
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
                zombie-dodged seat=A at=1/4
            = A: at 1/4, life 2, bullets 0, kills 0, hand [], items [nightstick fire-axe]
        "#]],
    );
}
