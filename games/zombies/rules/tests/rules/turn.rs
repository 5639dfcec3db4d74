//! Chapter 4: the turn.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_4_1_seven_steps() {
    check(
        &[
            "ZOM-4.1", "ZOM-4.2", "ZOM-4.3", "ZOM-4.4", "ZOM-4.5", "ZOM-4.6", "ZOM-4.7", "ZOM-4.8",
            "ZOM-4.9", "ZOM-6.3", "ZOM-6.4", "ZOM-6.6", "ZOM-5.1", "ZOM-5.2",
        ],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/4
     begin turn",
        "= pending
         chance tile straight
         A place 0 -1 turn 0
         A put 1/1
         A put 1/4
         chance die 4
         chance cards fear fear grenade
         quiet
         chance die 3
         quiet
         A step 0/3
         A stop
         chance die 1
         A move-zombie 1/4 1/7
         quiet
         A discard fear
         = pending
         = A",
        expect![[r#"
                turn-began seat=A round=1
                step-began seat=A step=tile
            = chance tile={"stack":"city"}
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=straight cell={"x":0,"y":-1} turn=0
            > A put 1/1
                zombie-put at=1/1 figure=zombie
            > A put 1/4
                zombie-put at=1/4 figure=zombie
                fight-began seat=A at=0/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=0/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=0/4 figure=zombie
                kill-counted seat=A figure=zombie
            > chance cards fear fear grenade
                cards-drawn seat=A n=3 cards=null
                window-opened moment=before-movement-roll subject=A
            > quiet
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            > quiet
            > A step 0/3
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/3 is_below=false
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
            > quiet
            > A discard fear
                card-discarded seat=A card=fear
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = seats who=["A"] mode=reaction question={"react":{"moment":"turn-start","subject":"B","card":null}}
            = A: at 0/3, life 3, bullets 3, kills 1, hand [fear grenade]
        "#]],
    );
}

#[test]
fn zom_4_10_a_lost_turn() {
    check(
        &["ZOM-4.10", "ZOM-4.11", "ZOM-C-Z1-14"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/4
     lasting hysterical-paralysis by B on A
     A: played
     hand A: fear, fear, grenade, molotov
     begin turn",
        "A pass
         A discard fear
         = A
         = table",
        expect![[r#"
                turn-began seat=A round=1
                window-opened moment=turn-start subject=A
            > A pass
                window-closed moment=turn-start
                turn-skipped seat=A
            > A discard fear
                card-discarded seat=A card=fear
                turn-ended seat=A
                effect-ended card=hysterical-paralysis aim={"player":"A"}
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear grenade molotov]
            = table: active B, deck 46, discard [fear], stacks [city 29], lasting []
        "#]],
    );
}
