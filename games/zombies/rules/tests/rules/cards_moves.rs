//! Appendix B: cards that change movements and turns, from the base and the mall.

use expect_test::expect;

use crate::transcript::check;

/// A smells something on the Town Square.
const SMELL: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile straight 0 -1
     hand B: smell
     stack:
     begin before-movement-roll";

#[test]
fn zom_c_z2_13_what_is_that_smell() {
    check(
        &["ZOM-C-Z2-13"],
        SMELL,
        "B play smell player A
         chance die 3
         ! A stop
         ! A step 0/3
         A step 0/1
         ! A stop
         ! A step 0/4
         A step 1/7
         A stop",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
            ! A stop: must-go-on (ZOM-C-Z2-13)
            ! A step 0/3: no-way-there (ZOM-12.4)
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A stop: must-go-on (ZOM-C-Z2-13)
            ! A step 0/4: no-way-there (ZOM-12.4)
            > A step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
            > A stop
                stopped seat=A led_by=null
                effect-ended card=smell aim={"tile":0}
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_c_z2_13_not_back_again() {
    check(
        &["ZOM-C-Z2-13"],
        SMELL,
        "B play smell player A
         chance die 4
         A step 0/1
         A step 1/7
         ? A
         ! A step 0/1
         A stop
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 4
                movement-rolled seat=A die=4
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            > A step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
            ? A: stop, step to=1/4, walk to=1/1
            ! A step 0/1: no-way-there (ZOM-12.4)
            > A stop
                stopped seat=A led_by=null
                effect-ended card=smell aim={"tile":0}
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 77, discard [smell], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_13_the_roll_does_not_reach() {
    check(
        &["ZOM-C-Z2-13", "ZOM-4.10"],
        SMELL,
        "B play smell player A
         chance die 1
         ? A
         A stop
         = table
         chance cards fear brain-cramp brain-cramp
         quiet
         chance die 1
         quiet
         B stop
         quiet
         B keep
         quiet",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > A stop
                stopped seat=A led_by=null
                effect-began seat=B card=smell aim={"player":"A"}
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 77, discard [smell], stacks [city 0], lasting [smell]
            > chance cards fear brain-cramp brain-cramp
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
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
                turn-skipped seat=A
                turn-ended seat=A
                effect-ended card=smell aim={"player":"A"}
                turn-began seat=B round=2
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
        "#]],
    );
}

#[test]
fn zom_c_z2_13_only_before_the_roll() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand B: smell
     begin after-movement-roll 3",
        "! B play smell player A",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            ! B play smell player A: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_c_z3_10_lots_of_luck_with_that() {
    check(
        &["ZOM-C-Z3-10", "ZOM-11.13"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3
     hand A: lots-of-luck
     hand B: fear, grenade
     C: at 0/1
     stack:
     begin movement 4",
        "? A
         A play lots-of-luck player B
         = pending
         chance card fear
         @B
         = A
         = B
         = pending",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=lots-of-luck aim={"player":"B"}
            > A play lots-of-luck player B
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                card-took-effect seat=A card=lots-of-luck
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            = chance theft={"seat":"A","from":"B"}
            > chance card fear
                card-taken seat=A from=B card=null
                window-opened moment=after-zombies subject=A
            @B
                card-taken seat=A from=B card=fear
                window-opened moment=after-zombies subject=A
            = A: at 0/4, life 3, bullets 4, kills 0, hand [fear], played
            = B: at 0/4, life 3, bullets 2, kills 0, hand [grenade]
            = seats who=["A","B"] mode=reaction question={"finish-turn":{"seat":"A","surplus":0}}
        "#]],
    );
}

#[test]
fn zom_c_z3_10_alone_or_with_the_poor() {
    check(
        &[],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3
     hand A: lots-of-luck
     B: bullets 0
     C: at 0/1
     begin movement 4",
        "! A play lots-of-luck player B
         ! A play lots-of-luck player C",
        expect![[r#"
            ! A play lots-of-luck player B: no-such-target (ZOM-9.17)
            ! A play lots-of-luck player C: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z2_13_below_and_away() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 2
     rules guts=off cards=z1-z2
     tile straight 0 -1
     hand B: smell
     A: at 0/2, below, sewer 0
     stack:
     begin before-movement-roll",
        "B play smell player A
         chance die 1
         ? A
         ! A stop
         A step 1/8
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
            ? A: step to=1/8
            ! A stop: must-go-on (ZOM-C-Z2-13)
            > A step 1/8
                moved seat=A from=0/2 to=1/8 is_below=true
                effect-ended card=smell aim={"tile":0}
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 77, discard [smell], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z3_10_while_a_card_walks_its_player() {
    check(
        &["ZOM-C-Z3-10", "ZOM-10.36"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     hand B: where-everybody
     hand A: lots-of-luck
     A: at 0/1
     stack:
     begin movement 2",
        "B play where-everybody player A
         B step 0/4
         A play lots-of-luck player B
         = A
         = pending",
        expect![[r#"
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > B step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
            > A play lots-of-luck player B
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                card-took-effect seat=A card=lots-of-luck
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            = A: at 0/4, life 3, bullets 4, kills 0, hand [], played
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}
