//! Chapter 15: guts.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex28_a_one_and_a_six() {
    check(
        &["ZOM-15.2", "ZOM-15.3", "ZOM-15.4", "ZOM-15.5", "ZOM-15.10"],
        "seats 2
     rules tiles=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 3

     begin fight",
        "chance die 1
         chance die 6
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                guts-lost seat=A n=1
                life-lost seat=A halves=2 card=null
            > chance die 6
                fight-rolled seat=A at=1/4 figure=zombie die=6 plus=0 needed=4
                guts-gained seat=A n=1
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 2, bullets 0, guts 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_ex28_never_more_than_five() {
    check(
        &["ZOM-15.5"],
        "seats 2
     rules tiles=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 3
     A: guts 5
     begin fight",
        "chance die 6
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 6
                fight-rolled seat=A at=1/4 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, guts 5, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_ex28_never_less_than_zero() {
    check(
        &["ZOM-15.5"],
        "seats 2
     rules tiles=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 3
     A: guts 0
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 1/4, life 2, bullets 0, guts 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_ex29_five_guts_three_cards() {
    check(
        &["ZOM-15.6", "ZOM-15.7"],
        "seats 2
     A: guts 5
     hand A: fear, fear, grenade
     begin draw",
        "= pending",
        expect![[r#"
            = chance cards={"seat":"A","n":2}
        "#]],
    );
}

#[test]
fn zom_ex29_two_guts_three_cards() {
    check(
        &["ZOM-15.6"],
        "seats 2
     A: guts 2, played
     hand A: fear, fear, grenade
     begin draw",
        "= pending",
        expect![[r#"
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_ex29_surplus() {
    check(
        &["ZOM-15.8"],
        "seats 2
     A: guts 2
     hand A: fear, fear, grenade, molotov
     begin surplus",
        "= pending
         ! A keep
         A discard fear
         A discard molotov
         = A",
        expect![[r#"
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":2}}
            ! A keep: hand-above-limit (ZOM-9.19)
            > A discard fear
                card-discarded seat=A card=fear
            > A discard molotov
                card-discarded seat=A card=molotov
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 3, bullets 3, guts 2, kills 0, hand [fear grenade]
        "#]],
    );
}

#[test]
fn zom_ex29_one_card_is_always_kept() {
    check(
        &["ZOM-15.8"],
        "seats 2
     A: guts 0
     hand A: fear, grenade
     begin surplus",
        "A discard fear
         = A",
        expect![[r#"
            > A discard fear
                card-discarded seat=A card=fear
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 3, bullets 3, guts 0, kills 0, hand [grenade]
        "#]],
    );
}

#[test]
fn zom_ex30_death_in_ones_own_turn() {
    check(
        &["ZOM-15.9", "ZOM-8.10"],
        "seats 2
     rules tiles=z1
     tile straight 0 -1
     zombies: 1/7
     A: guts 5, life 1, bullets 0, played
     hand A: fear, fear, grenade, molotov, chainsaw
     stack:
     begin movement 3",
        "A walk 1/7
         chance die 2
         = A
         chance die 1
         A move-zombie 1/7 1/4
         A discard fear
         A discard fear
         A discard grenade
         A discard molotov
         = A
         chance cards adrenaline-rush brain-cramp brain-cramp
         quiet
         chance die 1
         quiet
         B stop
         chance die 1
         B move-zombie 1/4 1/7
         quiet
         B keep
         = A
         = pending",
        expect![[r#"
            > A walk 1/7
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/7 figure=zombie die=2 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/7 to=0/4
            = A: at 0/4, life 0, bullets 0, guts 0, kills 0, hand [chainsaw fear fear grenade molotov], dead, played
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/7 1/4
                zombie-moved from=1/7 to=1/4 figure=zombie
            > A discard fear
                card-discarded seat=A card=fear
            > A discard fear
                card-discarded seat=A card=fear
            > A discard grenade
                card-discarded seat=A card=grenade
            > A discard molotov
                card-discarded seat=A card=molotov
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 0, bullets 0, guts 0, kills 0, hand [chainsaw], dead, played
            > chance cards adrenaline-rush brain-cramp brain-cramp
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > quiet
            > B stop
                window-closed moment=after-movement-roll
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                restarted seat=A
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [chainsaw]
            = chance cards={"seat":"A","n":2}
        "#]],
    );
}

#[test]
fn zom_ex30_death_in_another_turn() {
    check(
        &["ZOM-8.10"],
        "seats 2
     rules tiles=z1
     A: dead, played
     hand A: fear, fear, grenade, molotov, chainsaw
     begin turn",
        "= pending
         A discard fear
         A discard fear
         = A",
        expect![[r#"
                turn-began seat=A round=1
                restarted seat=A
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":3}}
            > A discard fear
                card-discarded seat=A card=fear
            > A discard fear
                card-discarded seat=A card=fear
                window-opened moment=turn-start subject=A
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [chainsaw grenade molotov]
        "#]],
    );
}
