//! Appendix B: cards that put pawns elsewhere, from the later boxes.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z6_06_a_flood() {
    check(
        &["ZOM-C-Z6-06", "ZOM-11.20"],
        "seats 3
     rules guts=off
     hand C: flood
     zombies: 0/1
     A: at 0/0, below
     B: at 0/1, below
     stack:
     begin movement 3",
        "C play flood
         ? A
         A pick square 0/3
         = A
         = B
         = pending",
        expect![[r#"
            > C play flood
                card-played seat=C card=flood aim=nothing
                card-took-effect seat=C card=flood
            ? A: pick aim={"square":0/1}, pick aim={"square":0/3}
            > A pick square 0/3
                picked seat=A card=flood aim={"square":0/3}
                pawn-put seat=A from=0/0 to=0/3
                came-up seat=B
            = A: at 0/3, life 3, bullets 3, kills 0, hand []
            = B: at 0/1, life 3, bullets 3, kills 0, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
        "#]],
    );
}

#[test]
fn zom_c_z6_06_nobody_below() {
    check(
        &[],
        "seats 2
     rules guts=off
     hand A: flood
     begin movement 3",
        "! A play flood",
        expect![[r#"
            ! A play flood: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z6_11_a_missed_step() {
    check(
        &["ZOM-C-Z6-11", "ZOM-10.18", "ZOM-10.40"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1
     tile subway-station 0 1 turn 2
     hand B: missed-step
     A: at 1/1, rides
     stack:
     begin arrival",
        "A pick square 2/0
         B play missed-step player A
         ? B
         B pick square 1/2
         = A",
        expect![[r#"
            > A pick square 2/0
                pawn-put seat=A from=1/1 to=2/0
                window-opened moment=leaves-subway subject=A
            > B play missed-step player A
                card-played seat=B card=missed-step aim={"player":"A"}
                card-took-effect seat=B card=missed-step
            ? B: pick aim={"square":1/0}, pick aim={"square":1/1}, pick aim={"square":1/2}, pick aim={"square":2/1}, pick aim={"square":2/2}
            > B pick square 1/2
                picked seat=B card=missed-step aim={"square":1/2}
                pawn-put seat=A from=2/0 to=1/2
                asked-anew moment=leaves-subway
                window-closed moment=leaves-subway
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 1/2, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_12_next_stop_hell() {
    check(
        &["ZOM-C-Z6-12", "ZOM-9.26"],
        "seats 2
     rules guts=off
     tile police-station 0 -1
     tile subway-station 0 1 turn 2
     tile bank 1 0 turn 1
     zombies: 1/0, 1/7, 2/0, 2/1, 3/0, 3/1, 0/1, 0/3, 0/4
     hand A: next-stop
     stack:
     begin movement 3",
        "A play next-stop player B
         quiet
         ? A
         A pick square 3/1
         = B",
        expect![[r#"
            > A play next-stop player B
                card-played seat=A card=next-stop aim={"player":"B"}
                card-took-effect seat=A card=next-stop
            > quiet
            ? A: pick aim={"square":2/0}, pick aim={"square":2/1}, pick aim={"square":2/2}, pick aim={"square":3/0}, pick aim={"square":3/1}, pick aim={"square":3/2}, pick aim={"square":3/3}, pick aim={"square":3/4}, pick aim={"square":3/5}
            > A pick square 3/1
                picked seat=A card=next-stop aim={"square":3/1}
                pawn-put seat=B from=0/4 to=3/1
            = B: at 3/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_12_no_zombie_in_any_building() {
    check(
        &[],
        "seats 2
     rules guts=off
     tile police-station 0 -1
     zombies: 1/7
     hand A: next-stop
     begin movement 3",
        "! A play next-stop player B",
        expect![[r#"
            ! A play next-stop player B: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z7_12_what_do_you_mean_funny() {
    check(
        &["ZOM-C-Z7-12"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     fun-house
     hand A: funny
     stack:
     begin movement 3",
        "A play funny player B
         ? A
         A pick square 4/1
         = B",
        expect![[r#"
            > A play funny player B
                card-played seat=A card=funny aim={"player":"B"}
                card-took-effect seat=A card=funny
            ? A: pick aim={"square":1/3}, pick aim={"square":1/4}, pick aim={"square":1/7}, pick aim={"square":2/3}, pick aim={"square":2/4}, pick aim={"square":2/7}, pick aim={"square":3/1}, pick aim={"square":3/4}, pick aim={"square":3/5}, pick aim={"square":4/1}, pick aim={"square":4/4}, pick aim={"square":4/5}
            > A pick square 4/1
                picked seat=A card=funny aim={"square":4/1}
                pawn-put seat=B from=0/4 to=4/1
            = B: at 4/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_12_without_a_fun_house() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     hand A: funny
     begin movement 3",
        "! A play funny player B",
        expect![[r#"
            ! A play funny player B: no-such-target (ZOM-9.17)
        "#]],
    );
}

/// The Fortune Teller is tile 3.
const FORTUNE: &str = "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     tile fortune-teller 0 -3
     hand A: going-to-die
     B: life 2
     stack:
     begin movement 3";

#[test]
fn zom_c_z7_15_a_one_costs_two_life() {
    check(
        &["ZOM-C-Z7-15", "ZOM-8.1"],
        FORTUNE,
        "A play going-to-die player B
         ? A
         A pick square 3/0
         = pending
         chance die 1
         = B",
        expect![[r#"
            > A play going-to-die player B
                card-played seat=A card=going-to-die aim={"player":"B"}
                card-took-effect seat=A card=going-to-die
            ? A: pick aim={"square":3/0}, pick aim={"square":3/1}, pick aim={"square":3/2}
            > A pick square 3/0
                picked seat=A card=going-to-die aim={"square":3/0}
                pawn-put seat=B from=0/4 to=3/0
            = chance die={"seat":"B","card":"going-to-die"}
            > chance die 1
                die-rolled seat=B card=going-to-die die=1
                life-lost seat=B halves=4 card=going-to-die
                died seat=B
                pawn-put seat=B from=3/0 to=0/4
            = B: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_c_z7_15_a_six_costs_nothing() {
    check(
        &["ZOM-C-Z7-15"],
        FORTUNE,
        "A play going-to-die player B
         A pick square 3/1
         chance die 6
         = B",
        expect![[r#"
            > A play going-to-die player B
                card-played seat=A card=going-to-die aim={"player":"B"}
                card-took-effect seat=A card=going-to-die
            > A pick square 3/1
                picked seat=A card=going-to-die aim={"square":3/1}
                pawn-put seat=B from=0/4 to=3/1
            > chance die 6
                die-rolled seat=B card=going-to-die die=6
            = B: at 3/1, life 2, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_15_anything_else_costs_a_life() {
    check(
        &["ZOM-C-Z7-15"],
        FORTUNE,
        "A play going-to-die player B
         A pick square 3/2
         chance die 5
         = B",
        expect![[r#"
            > A play going-to-die player B
                card-played seat=A card=going-to-die aim={"player":"B"}
                card-took-effect seat=A card=going-to-die
            > A pick square 3/2
                picked seat=A card=going-to-die aim={"square":3/2}
                pawn-put seat=B from=0/4 to=3/2
            > chance die 5
                die-rolled seat=B card=going-to-die die=5
                life-lost seat=B halves=2 card=going-to-die
            = B: at 3/2, life 1, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_15_no_fortune_teller_yet() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     hand A: going-to-die
     begin movement 3",
        "! A play going-to-die player B",
        expect![[r#"
            ! A play going-to-die player B: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z8_14_an_escape_tunnel() {
    check(
        &["ZOM-C-Z8-14", "ZOM-11.10"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile police-station 0 -1
     tile hospital 1 -1
     hand A: escape-tunnel
     A: at 1/0
     stack:
     begin movement 2",
        "A play escape-tunnel
         ? A
         A pick square 2/0
         = pending",
        expect![[r#"
            > A play escape-tunnel
                card-played seat=A card=escape-tunnel aim=nothing
                card-took-effect seat=A card=escape-tunnel
            ? A: pick aim={"square":2/0}, pick aim={"square":2/1}, pick aim={"square":2/2}, pick aim={"square":2/3}, pick aim={"square":2/4}, pick aim={"square":2/5}, pick aim={"square":2/6}, pick aim={"square":2/7}, pick aim={"square":2/8}, pick aim={"square":0/1}, pick aim={"square":0/3}, pick aim={"square":0/4}, pick aim={"square":0/5}, pick aim={"square":0/7}
            > A pick square 2/0
                picked seat=A card=escape-tunnel aim={"square":2/0}
                pawn-put seat=A from=1/0 to=2/0
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z8_14_not_before_moving() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile police-station 0 -1
     hand A: escape-tunnel
     begin before-movement-roll",
        "! A play escape-tunnel",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            ! A play escape-tunnel: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

/// The ring is tiles 3 to 6. A goes back and forth, so that tile 3 turns and leads off the ring.
const RING: &str = "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house
     hand B: not-exit
     hand C: fear
     A: at 3/4
     stack:
     begin movement 6";

#[test]
fn zom_c_z7_11_thats_not_an_exit() {
    check(
        &["ZOM-C-Z7-11", "ZOM-10.18"],
        RING,
        "A step 3/3
         A step 4/7
         A step 3/7
         A walk 3/3
         ? A
         A leave
         C pass
         B play not-exit player A
         ? B
         B pick square 6/4
         = A
         = pending",
        expect![[r#"
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            > A step 4/7
                moved seat=A from=3/3 to=4/7 is_below=false
                tile-turned spot=3 turn=1
            > A step 3/7
                moved seat=A from=4/7 to=3/7 is_below=false
                tile-turned spot=4 turn=0
            > A walk 3/3
                moved seat=A from=3/7 to=3/4 is_below=false
                moved seat=A from=3/4 to=3/3 is_below=false
            ? A: stop, leave, step to=3/4
            > A leave
                leaves-fun-house seat=A
                window-opened moment=leaves-fun-house subject=A
            > C pass
            > B play not-exit player A
                card-played seat=B card=not-exit aim={"player":"A"}
                card-took-effect seat=B card=not-exit
            ? B: pick aim={"square":4/3}, pick aim={"square":4/4}, pick aim={"square":4/7}, pick aim={"square":5/1}, pick aim={"square":5/4}, pick aim={"square":5/5}, pick aim={"square":6/1}, pick aim={"square":6/4}, pick aim={"square":6/5}
            > B pick square 6/4
                picked seat=B card=not-exit aim={"square":6/4}
                pawn-put seat=A from=3/3 to=6/4
                asked-anew moment=leaves-fun-house
            = A: at 6/4, life 3, bullets 3, kills 0, hand []
            = seats who=["C"] mode=reaction question={"react":{"moment":"leaves-fun-house","subject":"A","card":null}}
        "#]],
    );
}

#[test]
fn zom_c_z7_11_only_on_the_threshold() {
    check(
        &[],
        RING,
        "! B play not-exit player A",
        expect![[r#"
            ! B play not-exit player A: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_c_z7_12_who_has_escaped() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7 carnival_start=on
     tile ticket-booth 0 -1
     hand A: funny
     A: at 1/4
     B: at 0/4, escaped
     stack:
     begin movement 3",
        "! A play funny player B",
        expect![[r#"
            ! A play funny player B: no-such-target (ZOM-9.17)
        "#]],
    );
}
