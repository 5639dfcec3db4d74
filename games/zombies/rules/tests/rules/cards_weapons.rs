//! Appendix B: weapons with a bonus on combat rolls.

use expect_test::expect;

use crate::transcript::check;

/// A fights on a street with one weapon; with it a 3 kills, and a 2 does not.
const STREET: &str = "seats 2
     rules guts=off tiles=z1-z2-z3-z4-z5-z8 cards=z1-z2-z3-z3.5-z4-z5-z8 dodge=off supply=limited
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2";

pub fn street(items: &str) -> String {
    format!("{STREET}\n items A: {items}\n begin fight")
}

#[test]
fn zom_c_z1_10_fire_axe() {
    check(
        &["ZOM-C-Z1-10", "ZOM-9.8", "ZOM-9.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile fire-station 0 -1
     zombies: 1/4
     A: at 1/7
     hand A: fire-axe
     begin movement 2",
        "! A play fire-axe
         A step 1/4
         A play fire-axe
         chance die 3
         = A",
        expect![[r#"
            ! A play fire-axe: condition-not-met (ZOM-9.9)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                item-put-in-play seat=A card=fire-axe
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 3, kills 1, hand [], items [fire-axe], played
        "#]],
    );
}

#[test]
fn zom_c_z3_06_crossbow() {
    check(
        &["ZOM-C-Z3-06"],
        &street("crossbow"),
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
fn zom_c_z3_06_crossbow_is_spared() {
    check(
        &["ZOM-C-Z1-10"],
        &street("crossbow, fire-axe"),
        "A roll
         chance die 2
         A lose-life
         A roll with=crossbow
         chance die 2
         A lose-life
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
            > A roll with=crossbow
                combat-roll-called seat=A item=crossbow
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z3_06_crossbow_on_one_roll_each_turn() {
    check(
        &["ZOM-C-Z3-06"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile straight 0 -1
     zombies: 1/4, 0/1, 0/3
     A: at 1/4
     B: at 0/7
     items A: crossbow
     stack:
     deck 0
     begin fight",
        "chance die 3
         chance die 2
         A walk 0/1
         chance die 3
         A spend-bullets
         chance die 1
         A move-zombie 0/3 0/4
         chance die 1
         B stop
         chance die 1
         B move-zombie 0/4 0/1
         chance die 3",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            > chance die 2
                movement-rolled seat=A die=2
            > A walk 0/1
                moved seat=A from=1/4 to=1/7 is_below=false
                moved seat=A from=1/7 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 0/3 0/4
                zombie-moved from=0/3 to=0/4 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 0/4 0/1
                zombie-moved from=0/4 to=0/1 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=2
                fight-began seat=A at=0/1 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
        "#]],
    );
}

#[test]
fn zom_c_z3_11_lucky_shot() {
    check(
        &["ZOM-C-Z3-11"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1
     hand A: lucky-shot
     stack:
     begin fight",
        "A roll
         chance die 1
         ? A
         A play lucky-shot
         = A
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            ? A: lose-life, play card=lucky-shot aim=nothing
            > A play lucky-shot
                card-played seat=A card=lucky-shot aim=nothing
                bullets-lost seat=A n=1
                card-took-effect seat=A card=lucky-shot
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand [], played
            = tile 1: straight at 0 -1 turn 0, zombies [], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z3_11_lucky_shot_before_the_roll() {
    check(
        &["ZOM-C-Z3-11", "ZOM-C-Z5-01"],
        "seats 2
     rules guts=off tiles=z1-z3-z5 cards=z1-z3-z5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1
     hand A: lucky-shot
     items A: bat
     stack:
     begin fight",
        "A play lucky-shot
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A play lucky-shot
                card-played seat=A card=lucky-shot aim=nothing
                bullets-lost seat=A n=1
                card-took-effect seat=A card=lucky-shot
                item-lost seat=A card=bat
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z3_11_lucky_shot_needs_a_bullet_that_may_be_spent() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0
     B: bullets 3
     hand A: lucky-shot
     stack:
     begin fight",
        "! A play lucky-shot",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            ! A play lucky-shot: cost-not-payable (ZOM-9.17)
        "#]],
    );
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 3
     hand A: lucky-shot
     lasting no-guts by B
     stack:
     begin fight",
        "! A play lucky-shot",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            ! A play lucky-shot: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_08_machete() {
    check(
        &["ZOM-C-Z35-08"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile lawn-and-garden-store 0 -1
     zombies: 1/4
     A: at 1/7
     hand A: machete
     begin movement 2",
        "! A play machete
         A step 1/4
         A play machete
         chance die 3
         = A",
        expect![[r#"
            ! A play machete: condition-not-met (ZOM-9.9)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                window-opened moment=building-entry subject=A
            > A play machete
                card-played seat=A card=machete aim=nothing
                item-put-in-play seat=A card=machete
                asked-anew moment=building-entry
                window-closed moment=building-entry
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 3, kills 1, hand [], items [machete], played
        "#]],
    );
}

#[test]
fn zom_c_z35_09_meat_cleaver() {
    check(
        &["ZOM-C-Z35-09"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile police-station 0 -1
     zombies: 1/4
     A: at 1/7
     hand A: cleaver
     begin movement 2",
        "! A play cleaver
         A step 1/4
         A play cleaver
         chance die 2
         ? A",
        expect![[r#"
            ! A play cleaver: condition-not-met (ZOM-9.17)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                window-opened moment=building-entry subject=A
            > A play cleaver
                card-played seat=A card=cleaver aim=nothing
                item-put-in-play seat=A card=cleaver
                asked-anew moment=building-entry
                window-closed moment=building-entry
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}
