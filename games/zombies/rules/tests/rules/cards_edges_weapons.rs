//! Items in fights: when they help, whom they help, and when they do not.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z35_08_machete_on_every_roll() {
    check(
        &["ZOM-C-Z35-08"],
        "seats 2
     rules guts=off dodge=off tiles=z1-z2-z3-z4-z5-z8 cards=z1-z2-z3-z3.5-z4-z5-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: machete
     begin fight",
        "chance die 2
         chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 2, bullets 0, kills 1, hand [], items [machete]
        "#]],
    );
}

#[test]
fn zom_c_z35_09_cleaver_on_every_roll() {
    check(
        &["ZOM-C-Z35-09"],
        "seats 2
     rules guts=off dodge=off tiles=z1-z2-z3-z4-z5-z8 cards=z1-z2-z3-z3.5-z4-z5-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: cleaver
     begin fight",
        "chance die 2
         chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 2, bullets 0, kills 1, hand [], items [cleaver]
        "#]],
    );
}

#[test]
fn zom_c_z8_03_service_weapon_on_every_roll() {
    check(
        &["ZOM-C-Z8-03"],
        "seats 2
     rules guts=off dodge=off tiles=z1-z2-z3-z4-z5-z8 cards=z1-z2-z3-z3.5-z4-z5-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: service-weapon
     begin fight",
        "chance die 2
         chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 2, bullets 0, kills 1, hand [], items [service-weapon]
        "#]],
    );
}

#[test]
fn zom_c_z5_07_a_pool_cue_on_the_first_roll() {
    check(
        &["ZOM-C-Z5-07"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: pool-cue
     begin fight",
        "chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 3, bullets 0, kills 1, hand [], items [pool-cue]
        "#]],
    );
}

#[test]
fn zom_c_z8_07_a_shiv_on_the_first_roll() {
    check(
        &["ZOM-C-Z8-07"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: shiv
     begin fight",
        "chance die 2
         chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 0/1, life 1, bullets 0, kills 0, hand [], items [shiv]
        "#]],
    );
}

#[test]
fn zom_c_z1_13_a_shotgun_is_discarded_with_its_last_use() {
    check(
        &["ZOM-C-Z1-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: shotgun 2
     begin fight",
        "chance die 1
         = A
         chance die 1
         = A
         = table",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=1 needed=4
                charge-used seat=A card=shotgun left=1
                life-lost seat=A halves=2 card=null
            = A: at 0/1, life 2, bullets 0, kills 0, hand [], items [shotgun]
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=1 needed=4
                charge-used seat=A card=shotgun left=0
                item-lost seat=A card=shotgun
                life-lost seat=A halves=2 card=null
            = A: at 0/1, life 1, bullets 0, kills 0, hand []
            = table: active A, deck 49, discard [shotgun], stacks [city 29], lasting []
        "#]],
    );
}

#[test]
fn zom_7_20_the_crossbow_is_taken_last() {
    check(
        &["ZOM-7.20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     B: at 0/3
     zombies: 0/1
     items A: machete, crossbow
     begin fight",
        "? A
         A roll
         chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            ? A: roll with=null, roll with=machete, roll with=crossbow
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 3, bullets 3, kills 1, hand [], items [machete crossbow]
        "#]],
    );
}

#[test]
fn zom_7_20_the_crossbow_laid_down_first_is_taken_last_too() {
    check(
        &["ZOM-7.20", "ZOM-C-Z35-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: crossbow, machete
     begin fight",
        "A roll
         chance die 2
         ? A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            ? A: roll with=null, roll with=crossbow, roll with=machete
        "#]],
    );
}

#[test]
fn zom_7_20_the_nightstick_is_taken_first_where_one_may_dodge() {
    check(
        &["ZOM-C-Z8-08"],
        "seats 2
     rules guts=off dodge=on sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     items A: nightstick, machete
     begin fight",
        "A roll
         chance die 2
         ? A
         A dodge",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
            ? A: dodge, spend-bullets
            > A dodge
                zombie-dodged seat=A at=0/1
        "#]],
    );
}

#[test]
fn zom_7_20_the_nightstick_laid_down_last() {
    check(
        &["ZOM-C-Z8-08"],
        "seats 2
     rules guts=off dodge=on sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     items A: machete, nightstick
     begin fight",
        "A roll
         chance die 2
         ? A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
            ? A: dodge, spend-bullets
        "#]],
    );
}

#[test]
fn zom_7_20_the_nightstick_is_no_better_where_nobody_dodges() {
    check(
        &["ZOM-C-Z35-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 1
     zombies: 0/1
     items A: nightstick, machete
     begin fight",
        "A roll
         chance die 2
         ? A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_7_20_an_item_that_adds_nothing_is_not_used_for_a_roll() {
    check(
        &["ZOM-7.20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: skateboard, fire-axe, molotov
     begin fight",
        "? A
         A roll
         chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            ? A: roll with=null
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=1 needed=4
                window-opened moment=die-rolled subject=A
            = A: at 0/1, life 3, bullets 0, kills 0, hand [], items [skateboard fire-axe molotov]
        "#]],
    );
}

#[test]
fn zom_c_z1_07_a_chainsaw_in_play_adds_nothing() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: chainsaw
     begin fight",
        "A roll
         chance die 3
         ? A
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            ? A: pass, use card=chainsaw aim=nothing
            = A: at 0/1, life 3, bullets 0, kills 0, hand [], items [chainsaw]
        "#]],
    );
}

#[test]
fn zom_c_z1_07_a_second_chainsaw_put_in_play() {
    check(
        &["ZOM-9.28"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: chainsaw
     hand A: fear
     begin fight",
        "A use chainsaw
         quiet
         A roll
         chance die 2
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A use chainsaw
                item-used seat=A card=chainsaw aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=chainsaw
                effect-began seat=A card=chainsaw aim={"player":"A"}
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=2 needed=4
                window-opened moment=die-rolled subject=A
            = A: at 0/1, life 3, bullets 0, kills 0, hand [fear]
        "#]],
    );
}

#[test]
fn zom_c_z1_07_a_chainsaw_helps_only_the_player_who_used_it() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     A: at 0/1, bullets 0
     zombies: 0/1
     lasting chainsaw by B on B now
     begin fight",
        "chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 0/1, life 2, bullets 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_9_28_other_effects_that_last_add_nothing() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     A: at 0/1, bullets 0
     zombies: 0/1
     lasting fear by B on A now
     begin fight",
        "chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 0/1, life 2, bullets 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_19_a_molotov_for_the_building_alone() {
    check(
        &["ZOM-C-Z1-19"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/4, bullets 0
     zombies: 1/1, 1/3
     items A: molotov
     stack:
     begin movement 4",
        "cards A
         A use molotov building 1/0
         quiet
         A step 1/3
         chance die 3
         chance die 4
         A step 1/4
         A step 1/1
         chance die 2
         = A",
        expect![[r#"
            cards A: use molotov aim={"building":1/0}
            > A use molotov building 1/0
                item-used seat=A card=molotov aim={"building":1/0}
                card-took-effect seat=A card=molotov
                effect-began seat=A card=molotov aim={"building":1/0}
            > quiet
            > A step 1/3
                moved seat=A from=1/4 to=1/3 is_below=false
                fight-began seat=A at=1/3 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/3 figure=zombie die=3 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            > chance die 4
                fight-rolled seat=A at=1/3 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/3 figure=zombie
                kill-counted seat=A figure=zombie
            > A step 1/4
                moved seat=A from=1/3 to=1/4 is_below=false
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                fight-began seat=A at=1/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/1 figure=zombie die=2 plus=2 needed=4
                zombie-killed seat=A at=1/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/1, life 2, bullets 0, kills 2, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_19_a_molotov_helps_only_the_player_who_threw_it() {
    check(
        &["ZOM-C-Z1-19", "ZOM-C-Z1-25"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/4
     B: at 1/4, bullets 0
     zombies: 1/1
     items A: molotov
     hand A: where-everybody
     stack:
     begin movement 4",
        "A use molotov building 1/0
         quiet
         A play where-everybody player B
         quiet
         A step 1/1
         chance die 2
         = B",
        expect![[r#"
            > A use molotov building 1/0
                item-used seat=A card=molotov aim={"building":1/0}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=molotov
                effect-began seat=A card=molotov aim={"building":1/0}
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                card-took-effect seat=A card=where-everybody
            > quiet
            > A step 1/1
                moved seat=B from=1/4 to=1/1 is_below=false
                fight-began seat=B at=1/1 figure=zombie
            > chance die 2
                fight-rolled seat=B at=1/1 figure=zombie die=2 plus=0 needed=4
                life-lost seat=B halves=2 card=null
            = B: at 1/1, life 2, bullets 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_01_items_that_do_nothing_leave_no_choice() {
    check(
        &["ZOM-7.20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: machete, cleaver
     hand A: lots-of-ammo
     lasting scared-yet by B
     begin fight",
        "? A
         A roll
         chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            ? A: roll with=null
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            = A: at 0/1, life 3, bullets 0, kills 0, hand [lots-of-ammo], items [machete cleaver]
        "#]],
    );
}
