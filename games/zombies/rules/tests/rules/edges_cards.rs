//! Cards at the edges of the procedures.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_08_a_spell_with_a_six() {
    check(
        &["ZOM-C-Z2-08"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z2-z4 cabin_victory=on
     tile cabin 0 -2
     A: at 1/4
     stack:
     stack woods:
     lasting in-the-zone by A on A now
     begin movement 1",
        "A cast
         chance die 6
         = pending",
        expect![[r#"
            > A cast
                spell-cast seat=A
            > chance die 6
                spell-rolled seat=A die=6 pages=0
            = chance cards={"seat":"A","n":1}
        "#]],
    );
}

#[test]
fn zom_c_z1_09_no_roll_but_a_token() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     bullets: 1/4
     A: at 1/4
     lasting fear by B on A now
     stack:
     deck 0
     begin movement-roll",
        "= pending
         ? A
         not now A",
        expect![[r#"
                no-movement-roll seat=A
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
            ? A: stop, take
            not now A:
                step to=1/1: no-squares-left (ZOM-12.1)
                step to=1/5: no-squares-left (ZOM-12.1)
                step to=1/7: no-squares-left (ZOM-12.1)
                step to=1/3: no-squares-left (ZOM-12.1)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_c_z5_13_another_item_does_not_end_the_loan() {
    check(
        &["ZOM-9.7"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z5
     hand A: student-loan
     items A: all-the-marbles
     items B: lots-of-ammo
     items C: lots-of-ammo
     stack:
     deck 0
     begin movement 2",
        "A play student-loan item B lots-of-ammo
         quiet
         C use lots-of-ammo
         quiet
         = lasting
         A use all-the-marbles
         quiet
         = lasting
         A stop
         quiet
         = B",
        expect![[r#"
            > A play student-loan item B lots-of-ammo
                card-played seat=A card=student-loan aim={"item":["B","lots-of-ammo"]}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=student-loan
                item-taken seat=A from=B card=lots-of-ammo
                effect-began seat=A card=student-loan aim={"item":["B","lots-of-ammo"]}
            > C use lots-of-ammo
                item-used seat=C card=lots-of-ammo aim=nothing
                card-took-effect seat=C card=lots-of-ammo
                bullets-gained seat=C n=3
            > quiet
            = lasting: student-loan on item B lots-of-ammo during of=A has_begun=true
            > A use all-the-marbles
                item-used seat=A card=all-the-marbles aim=nothing
                card-took-effect seat=A card=all-the-marbles
                effect-began seat=A card=all-the-marbles aim=nothing
            > quiet
            = lasting: student-loan on item B lots-of-ammo during of=A has_begun=true, all-the-marbles on nothing turn-over of=A has_begun=false
            > A stop
                stopped seat=A led_by=null
                window-opened moment=after-zombies subject=A
            > quiet
                window-closed moment=after-zombies
                turn-ended seat=A
                item-taken seat=B from=A card=lots-of-ammo
                effect-ended card=student-loan aim={"item":["B","lots-of-ammo"]}
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
                deck-shuffled n=3
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [lots-of-ammo]
        "#]],
    );
}

#[test]
fn zom_c_z35_22_only_the_shield_of_the_dead_goes() {
    check(
        &["ZOM-8.2"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0
     lasting music by B
     lasting fear by A on C
     stack:
     deck 0
     begin fight",
        "chance die 1
         = lasting",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            = lasting: music on nothing turn-over of=B has_begun=false, fear on player C during of=C has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z35_22_the_shield_of_the_dead_goes() {
    check(
        &["ZOM-8.2"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0
     lasting fear by A on C
     lasting music by A
     stack:
     deck 0
     begin fight",
        "chance die 1
         = lasting",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                effect-ended card=music aim=nothing
                pawn-put seat=A from=1/4 to=0/4
            = lasting: fear on player C during of=C has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z2_13_no_square_left() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile straight 0 -1
     bullets: 1/4
     A: at 1/4
     hand B: smell
     lasting shoe-untied by B on A now
     stack:
     deck 0
     begin before-movement-roll",
        "B play smell player A
         quiet
         chance die 1
         quiet
         ? A",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 1
                movement-rolled seat=A die=1
            > quiet
            ? A: stop, take
        "#]],
    );
}

#[test]
fn zom_c_z4_05_not_after_a_death() {
    check(
        &["ZOM-8.8"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     zombies: 0/1
     A: life 1, bullets 0
     hand B: where-everybody
     lasting full-moon by B on A now
     stack:
     stack woods:
     deck 0
     begin start",
        "B play where-everybody player A
         quiet
         B step 0/1
         chance die 1
         quiet
         = pending
         = lasting",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > quiet
            > B step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=0/1 to=0/4
                asked-anew moment=turn-start
                window-closed moment=turn-start
                deck-shuffled n=1
            > quiet
            = chance cards={"seat":"A","n":1}
            = lasting: full-moon on player A during of=A has_begun=true
        "#]],
    );
}
