//! Chapter 7: combat.

use expect_test::expect;

use crate::transcript::check;

/// A stands with a zombie on a straight street.
const FIGHT: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2, life 3

     begin fight";

#[test]
fn zom_ex1_bullets_or_life() {
    check(
        &[
            "ZOM-7.19", "ZOM-7.1", "ZOM-7.4", "ZOM-7.5", "ZOM-7.6", "ZOM-7.7", "ZOM-7.8", "ZOM-7.9",
            "ZOM-7.13", "ZOM-1.1",
        ],
        FIGHT,
        "chance die 2
         ? A
         ! A stop
         A spend-bullets
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
            ? A: spend-bullets, lose-life
            ! A stop: cannot-leave-fight (ZOM-7.13)
            > A spend-bullets
                bullets-lost seat=A n=2
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_ex1_life_and_another_roll() {
    check(
        &["ZOM-7.8", "ZOM-7.10", "ZOM-7.11"],
        FIGHT,
        "chance die 2
         ? A
         A lose-life
         = A
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
            ? A: spend-bullets, lose-life
            > A lose-life
                life-lost seat=A halves=2 card=null
            = A: at 1/4, life 2, bullets 2, kills 0, hand []
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_ex2_one_bullet_is_not_enough() {
    check(
        &["ZOM-7.9", "ZOM-7.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3

     begin fight",
        "chance die 2
         = A
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 1/4, life 2, bullets 1, kills 0, hand []
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_ex3_exactly_three_bullets() {
    check(
        &["ZOM-7.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 5, life 3

     begin fight",
        "chance die 1
         A spend-bullets
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=3
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 2, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_ex4_an_axe_adds_one() {
    check(
        &["ZOM-7.5", "ZOM-9.12", "ZOM-C-Z1-10"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2, life 3
     items A: fire-axe
     begin fight",
        "chance die 2
         ? A
         A spend-bullets
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            ? A: spend-bullets, lose-life
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 1, kills 1, hand [], items [fire-axe]
        "#]],
    );
}

#[test]
fn zom_ex4_an_axe_kills_with_a_three() {
    check(
        &["ZOM-7.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2, life 3
     items A: fire-axe
     begin fight",
        "chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=1 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 2, kills 1, hand [], items [fire-axe]
        "#]],
    );
}

#[test]
fn zom_ex5_one_item_a_roll() {
    check(
        &["ZOM-9.12", "ZOM-7.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2, life 3
     items A: fire-axe, cleaver
     begin fight",
        "? A
         ! A roll with=machete
         A roll with=cleaver
         chance die 2
         ? A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            ? A: roll with=null, roll with=fire-axe, roll with=cleaver
            ! A roll with=machete: no-such-weapon (ZOM-7.20)
            > A roll with=cleaver
                combat-roll-called seat=A item=cleaver
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_ex5_the_shotgun_is_added() {
    check(
        &["ZOM-9.13", "ZOM-C-Z1-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2, life 3
     items A: fire-axe, cleaver, shotgun 3
     begin fight",
        "A roll
         chance die 2
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=2 needed=4
                charge-used seat=A card=shotgun left=2
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 2, kills 1, hand [], items [fire-axe cleaver shotgun]
        "#]],
    );
}

#[test]
fn zom_ex6_the_last_life() {
    check(
        &["ZOM-7.12", "ZOM-8.1", "ZOM-8.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 1

     begin fight",
        "chance die 3
         = A
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = tile 1: straight at 0 -1 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_ex44_first_aid_saves_the_last_life() {
    check(
        &["ZOM-C-Z1-11", "ZOM-9.14"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 1
     items A: first-aid-kit
     begin fight",
        "A roll
         chance die 2
         ? A
         A use first-aid-kit
         quiet
         = A
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
            ? A: lose-life, use card=first-aid-kit aim=nothing
            > A use first-aid-kit
                item-used seat=A card=first-aid-kit aim=nothing
                card-took-effect seat=A card=first-aid-kit
            > quiet
            = A: at 1/4, life 1, bullets 0, kills 0, hand []
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_7_15_nobody_fights_while_there_is_other_food() {
    check(
        &["ZOM-7.15", "ZOM-7.16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2, life 3
     lasting alternate-food-source by B
     stack: straight
     begin fight",
        "= pending
         chance cards fear fear grenade
         quiet
         chance die 1
         quiet
         ? A",
        expect![[r#"
            = chance cards={"seat":"A","n":3}
            > chance cards fear fear grenade
                cards-drawn seat=A n=3 cards=null
                window-opened moment=before-movement-roll subject=A
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
                window-opened moment=after-movement-roll subject=A
            > quiet
            ? A: stop, step to=1/1, step to=1/7, play card=fear aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_7_14_a_fight_in_another_turn() {
    check(
        &["ZOM-7.14", "ZOM-11.9", "ZOM-C-Z1-25"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/7
     hand A: where-everybody
     B: bullets 0
     begin start",
        "A play where-everybody player B
         = pending
         A step 0/1
         A step 1/7
         = pending
         chance die 5
         A step 1/4
         A step 1/7
         ! A stop
         A step 1/4
         = B",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                card-took-effect seat=A card=where-everybody
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"B","left":5}}
            > A step 0/1
                moved seat=B from=0/4 to=0/1 is_below=false
            > A step 1/7
                moved seat=B from=0/1 to=1/7 is_below=false
                fight-began seat=B at=1/7 figure=zombie
            = chance fight={"seat":"B"}
            > chance die 5
                fight-rolled seat=B at=1/7 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=B at=1/7 figure=zombie
                kill-counted seat=B figure=zombie
            > A step 1/4
                moved seat=B from=1/7 to=1/4 is_below=false
            > A step 1/7
                moved seat=B from=1/4 to=1/7 is_below=false
            ! A stop: must-go-on (ZOM-C-Z1-25)
            > A step 1/4
                moved seat=B from=1/7 to=1/4 is_below=false
                asked-anew moment=turn-start
                window-closed moment=turn-start
                step-began seat=A step=tile
            = B: at 1/4, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_10_26_a_fight_goes_on_by_itself() {
    check(
        &["ZOM-10.26"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     zombies: 0/4
     A: bullets 0
     begin fight",
        "= pending
         chance die 2
         = pending",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            = chance fight={"seat":"A"}
            > chance die 2
                fight-rolled seat=A at=0/4 figure=zombie die=2 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_10_26_a_fight_waits_for_players_who_hold_a_card() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     zombies: 0/4
     A: bullets 0
     begin fight",
        "= pending
         A roll
         chance die 2
         = pending",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            = seats who=["A"] mode=turn question={"fight":{"seat":"A","at":0/4}}
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/4 figure=zombie die=2 plus=0 needed=4
            = seats who=["A"] mode=turn question={"fight-result":{"seat":"A","at":0/4}}
        "#]],
    );
}
