//! Appendix B: cards that put pawns elsewhere, from the boxes up to the woods.

use expect_test::expect;

use crate::transcript::check;

/// A stands inside the Police Station, at the wall behind which the Hospital lies.
const WALL: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile police-station 0 -1
     tile hospital 1 -1
     zombies: 2/3
     hand A: breakthrough
     stack:
     A: at 1/5, life 3, bullets 0
     begin movement 3";

#[test]
fn zom_c_z2_02_a_wall_breaks() {
    check(
        &["ZOM-C-Z2-02"],
        WALL,
        "? A
         A play breakthrough side e
         chance die 5
         ? A
         A step 2/3
         = pending",
        expect![[r#"
            ? A: stop, step to=1/2, step to=1/4, walk to=1/1, walk to=1/7, walk to=1/3, walk to=1/0, walk to=0/1, play card=breakthrough aim={"side":"e"}
            > A play breakthrough side e
                card-played seat=A card=breakthrough aim={"side":"e"}
                card-took-effect seat=A card=breakthrough
            > chance die 5
                die-rolled seat=A card=breakthrough die=5
                passage-broken seat=A at=1/5 side=e
            ? A: stop, step to=1/2, step to=2/3, step to=1/4, walk to=1/1, walk to=2/0, walk to=2/4, walk to=2/6, walk to=1/7, walk to=1/3, walk to=1/0, walk to=2/1, walk to=2/5, walk to=2/7, walk to=0/1
            > A step 2/3
                moved seat=A from=1/5 to=2/3 is_below=false
                fight-began seat=A at=2/3 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z2_02_a_wall_holds() {
    check(
        &["ZOM-C-Z2-02"],
        WALL,
        "A play breakthrough side e
         chance die 4
         = A
         = pending",
        expect![[r#"
            > A play breakthrough side e
                card-played seat=A card=breakthrough aim={"side":"e"}
                card-took-effect seat=A card=breakthrough
            > chance die 4
                die-rolled seat=A card=breakthrough die=4
                life-lost seat=A halves=2 card=breakthrough
            = A: at 1/5, life 2, bullets 0, kills 0, hand [], played
            = chance zombies={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z2_02_zombies_use_the_passage() {
    check(
        &["ZOM-C-Z2-02"],
        WALL,
        "A play breakthrough side e
         chance die 6
         A stop
         chance die 1
         A move-zombie 2/3 1/5
         = tile 1
         = tile 2",
        expect![[r#"
            > A play breakthrough side e
                card-played seat=A card=breakthrough aim={"side":"e"}
                card-took-effect seat=A card=breakthrough
            > chance die 6
                die-rolled seat=A card=breakthrough die=6
                passage-broken seat=A at=1/5 side=e
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 2/3 1/5
                zombie-moved from=2/3 to=1/5 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = tile 1: police-station at 0 -1 turn 0, zombies [5], bullets [], life [], manholes [], passages [5e]
            = tile 2: hospital at 1 -1 turn 0, zombies [], bullets [], life [], manholes [], passages [3w]
        "#]],
    );
}

#[test]
fn zom_c_z2_02_death_at_the_wall() {
    check(
        &["ZOM-C-Z2-02", "ZOM-8.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile police-station 0 -1
     tile hospital 1 -1
     hand A: breakthrough
     stack:
     A: at 1/5, life 1
     begin movement 3",
        "A play breakthrough side e
         chance die 1
         = A",
        expect![[r#"
            > A play breakthrough side e
                card-played seat=A card=breakthrough aim={"side":"e"}
                card-took-effect seat=A card=breakthrough
            > chance die 1
                die-rolled seat=A card=breakthrough die=1
                life-lost seat=A halves=2 card=breakthrough
                died seat=A
                pawn-put seat=A from=1/5 to=0/4
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead, played
        "#]],
    );
}

#[test]
fn zom_c_z2_02_no_wall_to_break() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile helipad 0 -1
     tile police-station 1 -1
     hand A: breakthrough
     A: at 1/5
     begin movement 3",
        "! A play breakthrough side e",
        expect![[r#"
            ! A play breakthrough side e: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z3_12_thats_just_gross() {
    check(
        &["ZOM-C-Z3-12", "ZOM-9.8"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     tile lingerie-shop 0 -3
     tile police-station 1 0 turn 1
     stack:
     hand A: gross
     A: at 3/1
     begin movement 2",
        "A play gross
         ? A
         A use gross
         ? A
         A pick square 4/7
         = pending
         = table",
        expect![[r#"
            > A play gross
                card-played seat=A card=gross aim=nothing
                item-put-in-play seat=A card=gross
            ? A: stop, step to=3/2, step to=3/4, step to=3/0, walk to=3/5, walk to=3/7, walk to=3/3, use card=gross aim=nothing
            > A use gross
                item-used seat=A card=gross aim=nothing
                card-took-effect seat=A card=gross
            ? A: pick aim={"square":3/3}, pick aim={"square":3/4}, pick aim={"square":3/5}, pick aim={"square":4/7}
            > A pick square 4/7
                picked seat=A card=gross aim={"square":4/7}
                pawn-put seat=A from=3/1 to=4/7
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
            = table: active A, deck 81, discard [gross], stacks [city 0 mall 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z3_12_only_in_the_shop() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     tile lingerie-shop 0 -3
     hand A: gross
     A: at 3/4
     begin movement 2",
        "! A play gross",
        expect![[r#"
            ! A play gross: condition-not-met (ZOM-9.9)
        "#]],
    );
}

#[test]
fn zom_c_z35_05_i_know_what_you_did() {
    check(
        &["ZOM-C-Z35-05", "ZOM-11.4", "ZOM-11.17"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     tile police-station 1 0
     zombies: 1/4
     hand A: know-what
     A: kills 1
     B: kills 2
     C: kills 3
     stack:
     begin movement 2",
        "A play know-what
         ? A
         A pick square 1/4
         A step 1/1
         = pending",
        expect![[r#"
            > A play know-what
                card-played seat=A card=know-what aim=nothing
                card-took-effect seat=A card=know-what
            ? A: pick aim={"square":1/1}, pick aim={"square":1/4}, pick aim={"square":1/7}, pick aim={"square":2/0}, pick aim={"square":2/1}, pick aim={"square":2/2}, pick aim={"square":2/3}, pick aim={"square":2/4}, pick aim={"square":2/5}, pick aim={"square":2/7}
            > A pick square 1/4
                picked seat=A card=know-what aim={"square":1/4}
                pawn-put seat=A from=0/4 to=1/4
            > A step 1/1
                fight-began seat=A at=1/4 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z35_05_somebody_has_as_few() {
    check(
        &[],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     hand A: know-what
     A: kills 2
     B: kills 2
     C: kills 3
     begin movement 2",
        "! A play know-what",
        expect![[r#"
            ! A play know-what: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_16_there_you_are() {
    check(
        &["ZOM-C-Z35-16", "ZOM-11.20", "ZOM-11.10"],
        "seats 4
     rules guts=off tiles=z1 cards=z1-z3.5
     tile police-station 0 -1
     tile hospital 1 -1
     hand A: there-you-are
     zombies: 0/4, 0/1
     A: at 1/5
     B: at 2/3
     C: at 0/3
     D: at 0/5
     stack:
     begin movement 2",
        "? A
         A play there-you-are square 0/5
         = A
         = pending",
        expect![[r#"
            ? A: stop, step to=1/2, step to=1/4, walk to=1/1, walk to=1/7, walk to=1/3, play card=there-you-are aim={"square":0/3}, play card=there-you-are aim={"square":0/5}
            > A play there-you-are square 0/5
                card-played seat=A card=there-you-are aim={"square":0/5}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=1/5 to=0/5
            = A: at 0/5, life 3, bullets 3, kills 0, hand [], played
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z35_16_the_nearest_is_here() {
    check(
        &[],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: there-you-are
     C: at 0/1
     begin movement 2",
        "! A play there-you-are square 0/1",
        expect![[r#"
            ! A play there-you-are square 0/1: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_16_from_below_to_below() {
    check(
        &["ZOM-C-Z35-16", "ZOM-16.18"],
        "seats 2
     rules guts=off cards=z1-z3.5
     hand A: there-you-are
     A: at 0/4, below
     B: at 0/0, below
     stack:
     begin movement 2",
        "? A
         A play there-you-are square 0/3
         = A
         = B",
        expect![[r#"
            ? A: stop, come-up, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=0/2, walk to=0/0, walk to=0/8, walk to=0/6, play card=there-you-are aim={"square":0/1}, play card=there-you-are aim={"square":0/3}
            > A play there-you-are square 0/3
                card-played seat=A card=there-you-are aim={"square":0/3}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=0/4 to=0/3
            = A: at 0/3, life 3, bullets 3, kills 0, hand [], played
            = B: at 0/0, life 3, bullets 3, kills 0, hand [], below
        "#]],
    );
}

#[test]
fn zom_c_z4_01_an_amulet() {
    check(
        &["ZOM-C-Z4-01", "ZOM-11.4", "ZOM-9.8"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     tile abandoned-cars 0 -2
     tile woods01 0 -3
     hand A: amulet
     A: at 2/8
     B: at 0/4
     stack:
     begin movement 1",
        "A play amulet
         = A
         A use amulet
         ? A
         A pick square 3/0
         = A",
        expect![[r#"
            > A play amulet
                card-played seat=A card=amulet aim=nothing
                item-put-in-play seat=A card=amulet
            = A: at 2/8, life 3, bullets 3, kills 0, hand [], items [amulet], played
            > A use amulet
                item-used seat=A card=amulet aim=nothing
                card-took-effect seat=A card=amulet
            ? A: pick aim={"square":3/0}, pick aim={"square":3/1}, pick aim={"square":3/2}, pick aim={"square":3/3}, pick aim={"square":3/4}, pick aim={"square":3/5}, pick aim={"square":3/6}, pick aim={"square":3/7}, pick aim={"square":3/8}, pick aim={"square":1/1}, pick aim={"square":1/4}, pick aim={"square":1/7}
            > A pick square 3/0
                picked seat=A card=amulet aim={"square":3/0}
                pawn-put seat=A from=2/8 to=3/0
            = A: at 3/0, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z4_01_an_amulet_brings_up() {
    check(
        &["ZOM-C-Z4-01", "ZOM-16.18"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4 sewers=on
     tile straight 0 -1
     items A: amulet
     A: at 0/0, below
     stack:
     begin movement 1",
        "A use amulet
         A pick square 1/4
         = A",
        expect![[r#"
            > A use amulet
                item-used seat=A card=amulet aim=nothing
                card-took-effect seat=A card=amulet
            > A pick square 1/4
                picked seat=A card=amulet aim={"square":1/4}
                pawn-put seat=A from=0/0 to=1/4
            = A: at 1/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_03_clair_warlock() {
    check(
        &["ZOM-C-Z4-03", "ZOM-11.17"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     tile woods06 0 -2
     hand A: clair-warlock
     B: at 1/4
     C: at 0/1
     stack:
     begin movement 1",
        "? A
         A play clair-warlock player B
         ? A
         A pick square 2/7
         = B",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=clair-warlock aim={"player":"B"}
            > A play clair-warlock player B
                card-played seat=A card=clair-warlock aim={"player":"B"}
                card-took-effect seat=A card=clair-warlock
            ? A: pick aim={"square":2/0}, pick aim={"square":2/1}, pick aim={"square":2/2}, pick aim={"square":2/3}, pick aim={"square":2/4}, pick aim={"square":2/5}, pick aim={"square":2/6}, pick aim={"square":2/7}, pick aim={"square":2/8}
            > A pick square 2/7
                picked seat=A card=clair-warlock aim={"square":2/7}
                pawn-put seat=B from=1/4 to=2/7
            = B: at 2/7, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_10_a_portal() {
    check(
        &["ZOM-C-Z4-10", "ZOM-7.3"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4 sewers=on
     tile bridge 0 -1
     tile altar 0 -2
     zombies: 0/1
     hand A: portal
     A: at 2/3
     B: at 0/1
     C: at 0/0, below
     stack:
     begin movement 2",
        "? A
         A play portal player B
         = A
         = B
         A step 0/4
         = pending",
        expect![[r#"
            ? A: stop, step to=2/0, step to=2/4, step to=2/6, walk to=2/1, walk to=2/5, walk to=2/7, play card=portal aim={"player":"B"}
            > A play portal player B
                card-played seat=A card=portal aim={"player":"B"}
                card-took-effect seat=A card=portal
                pawn-put seat=A from=2/3 to=0/1
                pawn-put seat=B from=0/1 to=2/3
            = A: at 0/1, life 3, bullets 3, kills 0, hand [], played
            = B: at 2/3, life 3, bullets 3, kills 0, hand []
            > A step 0/4
                fight-began seat=A at=0/1 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z4_10_not_next_to_the_altar() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     tile altar 0 -2
     hand A: portal
     A: at 2/7
     begin movement 2",
        "! A play portal player B",
        expect![[r#"
            ! A play portal player B: condition-not-met (ZOM-9.9)
        "#]],
    );
}

#[test]
fn zom_c_z4_14_talk_to_the_hand() {
    check(
        &["ZOM-C-Z4-14", "ZOM-11.4"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z4
     tile straight 0 -1
     hand A: talk-hand
     B: at 0/7
     C: at 1/7
     stack:
     begin movement 2",
        "? A
         A play talk-hand player B
         ? A
         A pick square 1/1
         = B",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, play card=talk-hand aim={"player":"B"}
            > A play talk-hand player B
                card-played seat=A card=talk-hand aim={"player":"B"}
                card-took-effect seat=A card=talk-hand
            ? A: pick aim={"square":1/1}, pick aim={"square":1/4}, pick aim={"square":1/7}
            > A pick square 1/1
                picked seat=A card=talk-hand aim={"square":1/1}
                pawn-put seat=B from=0/7 to=1/1
            = B: at 1/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}
