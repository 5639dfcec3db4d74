//! Pawns that cards put elsewhere: who can be moved and where, and who cannot.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_8_13_a_player_held_by_fear_in_their_own_turn() {
    check(
        &["ZOM-8.13"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     tile gas-station 0 1 turn 2
     tile fortune-teller 5 5
     tile big-top1 8 8
     fun-house
     active B
     A: at 1/4
     B: at 1/4
     C: at 1/4
     zombies: 3/0
     clowns: 5/0
     lasting fear by D on B now
     hand A: bad-sense-of-direction, clair-warlock, talk-hand, next-stop, funny, going-to-die, not-mask, where-everybody
     stack:
     begin turn",
        "cards A",
        expect![[r#"
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            cards A: play bad-sense-of-direction aim={"player":"C"}, play where-everybody aim={"player":"C"}, play where-everybody aim={"player":"D"}, play clair-warlock aim={"player":"C"}, play talk-hand aim={"player":"C"}, play next-stop aim={"player":"C"}, play next-stop aim={"player":"D"}, play not-mask aim={"player":"C"}, play not-mask aim={"player":"D"}, play funny aim={"player":"C"}, play funny aim={"player":"D"}, play going-to-die aim={"player":"C"}, play going-to-die aim={"player":"D"}
        "#]],
    );
}

#[test]
fn zom_c_z1_09_a_player_held_by_fear_is_not_moved_by_their_own_cards() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile altar 0 -2
     A: at 2/0
     lasting fear by B on A now
     hand A: there-you-are, portal, know-what, keys-still-in-it, much-needed-rest
     items A: amulet
     B: kills 3
     stack:
     begin before-movement-roll",
        "cards A",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            cards A: play much-needed-rest aim=nothing
        "#]],
    );
}

#[test]
fn zom_c_z4_10_from_the_altar() {
    check(
        &["ZOM-C-Z4-10"],
        "seats 4
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile altar 0 -2
     A: at 2/0
     B: at 2/0
     C: at 0/0, below
     D: at 0/1, below
     hand A: portal, there-you-are
     stack:
     begin movement 1",
        "cards A
         A play portal player D
         quiet
         = A
         = D",
        expect![[r#"
            cards A: play portal aim={"player":"D"}
            > A play portal player D
                card-played seat=A card=portal aim={"player":"D"}
                card-took-effect seat=A card=portal
                pawn-put seat=A from=2/0 to=0/1
                pawn-put seat=D from=0/1 to=2/0
            > quiet
            = A: at 0/1, life 3, bullets 3, kills 0, hand [there-you-are], played
            = D: at 2/0, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_10_not_on_a_dead_player() {
    check(
        &["ZOM-8.13"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile altar 0 -2
     A: at 2/0
     B: dead
     hand A: portal, there-you-are, next-stop, funny, where-everybody
     zombies: 0/1
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play where-everybody aim={"player":"C"}, play there-you-are aim={"square":0/4}, play portal aim={"player":"C"}
        "#]],
    );
}

#[test]
fn zom_c_z4_10_a_player_whom_the_carnival_does_not_take_back() {
    check(
        &["ZOM-24.16"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 carnival_start=on
     tile bridge 0 -1
     tile altar 0 -2
     tile ticket-booth 1 0 turn 1
     tile fortune-teller 5 5
     tile big-top1 8 8
     clowns: 6/0
     B: escaped, at 0/5
     C: at 0/5
     A: at 3/4, escaped
     hand A: talk-hand, funny, going-to-die, not-mask
     stack:
     stack circus:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play not-mask aim={"player":"C"}, play going-to-die aim={"player":"C"}
        "#]],
    );
}

#[test]
fn zom_24_16_an_escaped_player_may_go_back_with_their_own_card() {
    check(
        &["ZOM-24.16"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 carnival_start=on
     tile ticket-booth 0 -1
     A: escaped
     B: escaped, kills 1
     C: kills 1
     hand A: know-what, talk-hand
     stack:
     stack circus:
     begin movement 1",
        "cards A
         A play know-what
         quiet
         ? A",
        expect![[r#"
            cards A: play know-what aim=nothing, play talk-hand aim={"player":"C"}
            > A play know-what
                card-played seat=A card=know-what aim=nothing
                card-took-effect seat=A card=know-what
            > quiet
            ? A: pick aim={"square":1/1}, pick aim={"square":1/4}, pick aim={"square":1/7}
        "#]],
    );
}

#[test]
fn zom_c_z2_02_no_breakthrough_below() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 1 0
     A: at 0/4, below
     hand A: breakthrough
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z35_05_no_neighbouring_tile() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: kills 1
     hand A: know-what
     items A: amulet
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z4_14_no_neighbouring_tile() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: talk-hand, clair-warlock
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z6_12_a_house_of_one_square() {
    check(
        &["ZOM-C-Z6-12"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile prison-gate 0 -1
     tile solitary-cells 0 -3
     zombies: 3/0
     B: at 3/0
     hand A: next-stop
     stack:
     begin movement 1",
        "cards A
         A play next-stop player C
         quiet
         = C
         = pending",
        expect![[r#"
            cards A: play next-stop aim={"player":"C"}
            > A play next-stop player C
                card-played seat=A card=next-stop aim={"player":"C"}
                card-took-effect seat=A card=next-stop
                pawn-put seat=C from=0/4 to=3/0
            > quiet
            = C: at 3/0, life 3, bullets 3, kills 0, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z6_12_the_fullest_houses() {
    check(
        &["ZOM-C-Z6-12"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     tile skate-shop 0 1 turn 2
     tile drug-store 1 0 turn 1
     zombies: 1/0, 1/1, 2/0, 2/1, 3/0
     hand A: next-stop
     stack:
     begin movement 1",
        "A play next-stop player B
         quiet
         ? A",
        expect![[r#"
            > A play next-stop player B
                card-played seat=A card=next-stop aim={"player":"B"}
                card-took-effect seat=A card=next-stop
            > quiet
            ? A: pick aim={"square":1/0}, pick aim={"square":1/1}, pick aim={"square":1/2}, pick aim={"square":2/0}, pick aim={"square":2/1}, pick aim={"square":2/2}
        "#]],
    );
}

#[test]
fn zom_c_z6_12_one_zombie_makes_a_house_the_fullest() {
    check(
        &["ZOM-C-Z6-12"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     tile skate-shop 0 1 turn 2
     zombies: 1/0
     hand A: next-stop
     stack:
     begin movement 1",
        "A play next-stop player B
         quiet
         ? A",
        expect![[r#"
            > A play next-stop player B
                card-played seat=A card=next-stop aim={"player":"B"}
                card-took-effect seat=A card=next-stop
            > quiet
            ? A: pick aim={"square":1/0}, pick aim={"square":1/1}, pick aim={"square":1/2}
        "#]],
    );
}

#[test]
fn zom_c_z7_15_a_one_costs_two_life() {
    check(
        &["ZOM-C-Z7-15"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile fortune-teller 5 5
     B: life 3
     hand A: going-to-die
     stack:
     begin movement 1",
        "A play going-to-die player B
         quiet
         ? A
         A pick square 1/0
         = pending
         chance die 1
         = B
         = pending",
        expect![[r#"
            > A play going-to-die player B
                card-played seat=A card=going-to-die aim={"player":"B"}
                card-took-effect seat=A card=going-to-die
            > quiet
            ? A: pick aim={"square":1/0}, pick aim={"square":1/1}, pick aim={"square":1/2}
            > A pick square 1/0
                picked seat=A card=going-to-die aim={"square":1/0}
                pawn-put seat=B from=0/4 to=1/0
            = chance die={"seat":"B","card":"going-to-die"}
            > chance die 1
                die-rolled seat=B card=going-to-die die=1
                life-lost seat=B halves=4 card=going-to-die
            = B: at 1/0, life 1, bullets 3, kills 0, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z35_16_the_nearest_of_several() {
    check(
        &[],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 0/4
     B: at 1/4
     C: at 1/7
     D: at 1/7
     hand A: there-you-are
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play there-you-are aim={"square":1/7}
        "#]],
    );
}

#[test]
fn zom_c_z35_16_all_opponents_at_the_same_distance() {
    check(
        &[],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/4
     B: at 0/5
     C: at 0/1
     D: at 0/1
     hand A: there-you-are
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play there-you-are aim={"square":0/5}, play there-you-are aim={"square":0/1}
        "#]],
    );
}

#[test]
fn zom_c_z35_16_not_while_one_shares_the_square() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/4
     B: at 0/4
     C: at 0/1
     hand A: there-you-are
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z35_16_from_below_to_the_one_above() {
    check(
        &["ZOM-C-Z35-16"],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/4, below
     B: at 0/4
     C: at 0/1
     hand A: there-you-are, bad-sense-of-direction
     stack:
     begin movement 1",
        "cards A
         A play there-you-are square 0/4
         quiet
         = A",
        expect![[r#"
            cards A: play bad-sense-of-direction aim={"player":"C"}, play there-you-are aim={"square":0/4}
            > A play there-you-are square 0/4
                card-played seat=A card=there-you-are aim={"square":0/4}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=0/4 to=0/4
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [bad-sense-of-direction], played
        "#]],
    );
}

#[test]
fn zom_c_z35_16_from_below_a_house_by_the_shorter_way() {
    check(
        &["ZOM-11.20"],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1, below
     B: at 1/3
     C: at 1/7
     hand A: there-you-are
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play there-you-are aim={"square":1/3}, play there-you-are aim={"square":1/7}
        "#]],
    );
}

#[test]
fn zom_c_z35_16_from_below_a_lawn() {
    check(
        &["ZOM-11.20"],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 1/3, below
     B: at 0/4
     C: at 1/1
     hand A: there-you-are
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play there-you-are aim={"square":1/1}
        "#]],
    );
}

#[test]
fn zom_11_16_to_be_put_where_one_stands() {
    check(
        &["ZOM-11.16"],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: at 0/4, below
     C: at 0/4
     hand A: bad-sense-of-direction
     stack:
     begin movement 1",
        "cards A
         A play bad-sense-of-direction player B
         quiet
         = B",
        expect![[r#"
            cards A: play bad-sense-of-direction aim={"player":"B"}
            > A play bad-sense-of-direction player B
                card-played seat=A card=bad-sense-of-direction aim={"player":"B"}
                life-lost seat=A halves=2 card=bad-sense-of-direction
                card-took-effect seat=A card=bad-sense-of-direction
                pawn-put seat=B from=0/4 to=0/4
            > quiet
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z3_12_streets_next_to_a_house() {
    check(
        &["ZOM-C-Z3-12"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     tile gas-station 0 1 turn 2
     items A: gross
     stack:
     begin movement 1",
        "A use gross
         quiet
         ? A",
        expect![[r#"
            > A use gross
                item-used seat=A card=gross aim=nothing
                card-took-effect seat=A card=gross
            > quiet
            ? A: pick aim={"square":3/3}, pick aim={"square":3/4}, pick aim={"square":3/5}
        "#]],
    );
}
