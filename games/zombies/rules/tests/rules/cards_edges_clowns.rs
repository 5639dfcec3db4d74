//! Clowns: whom they are sent to, and how many.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z7_06_one_clown_of_one_player() {
    check(
        &["ZOM-C-Z7-06"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile carnival-crossroads 0 5
     B: clowns 1
     hand A: business
     stack:
     begin movement 1",
        "A play business
         quiet
         ? A
         A pick square 1/1
         = pending
         = B",
        expect![[r#"
            > A play business
                card-played seat=A card=business aim=nothing
                card-took-effect seat=A card=business
                zombies-lost seat=B figure=clown n=1
            > quiet
            ? A: pick aim={"square":1/1}, pick aim={"square":1/3}, pick aim={"square":1/4}, pick aim={"square":1/5}, pick aim={"square":1/7}
            > A pick square 1/1
                picked seat=A card=business aim={"square":1/1}
                zombie-put at=1/1 figure=clown
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_06_one_of_each_and_no_more() {
    check(
        &["ZOM-C-Z7-06"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile carnival-crossroads 0 5
     A: clowns 2
     B: clowns 2
     hand A: business
     stack:
     begin movement 1",
        "A play business
         quiet
         A pick square 1/1
         A pick square 1/3
         = pending",
        expect![[r#"
            > A play business
                card-played seat=A card=business aim=nothing
                card-took-effect seat=A card=business
                zombies-lost seat=A figure=clown n=1
                zombies-lost seat=B figure=clown n=1
            > quiet
            > A pick square 1/1
                picked seat=A card=business aim={"square":1/1}
                zombie-put at=1/1 figure=clown
            > A pick square 1/3
                picked seat=A card=business aim={"square":1/3}
                zombie-put at=1/3 figure=clown
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z7_06_no_room_at_all() {
    check(
        &["ZOM-C-Z7-06"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: clowns 2
     B: clowns 2
     hand A: business
     stack:
     begin movement 1",
        "A play business
         quiet
         = pending
         = A",
        expect![[r#"
            > A play business
                card-played seat=A card=business aim=nothing
                card-took-effect seat=A card=business
                zombies-lost seat=A figure=clown n=1
                zombies-lost seat=B figure=clown n=1
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = A: at 0/4, life 3, bullets 3, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z7_08_a_clown_is_collected_without_the_card() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile carnival-crossroads 0 5
     A: at 1/4
     B: at 1/1
     clowns: 1/4
     stack:
     begin fight",
        "chance die 5
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=clown
            > chance die 5
                fight-rolled seat=A at=1/4 figure=clown die=5 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=clown
                kill-counted seat=A figure=clown
            = A: at 1/4, life 3, bullets 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_08_whom_a_clown_may_be_sent_to() {
    check(
        &["ZOM-C-Z7-08"],
        "seats 6
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile carnival-crossroads 0 5
     A: at 1/4
     B: at 1/4
     C: at 1/1
     D: at 1/3
     E: at 1/5, below
     F: at 1/1
     clowns: 1/4
     lasting send-in by A on A now
     stack:
     begin fight",
        "chance die 5
         ? A
         A pick square 1/3
         = pending
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=clown
            > chance die 5
                fight-rolled seat=A at=1/4 figure=clown die=5 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=clown
            ? A: pick aim={"square":1/4}, pick aim={"square":1/1}, pick aim={"square":1/3}, enough
            > A pick square 1/3
                picked seat=A card=send-in aim={"square":1/3}
                zombie-put at=1/3 figure=clown
            = chance cards={"seat":"A","n":3}
            = A: at 1/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_08_collected_after_all() {
    check(
        &["ZOM-C-Z7-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile carnival-crossroads 0 5
     A: at 1/4
     B: at 1/1
     clowns: 1/4
     lasting send-in by A on A now
     stack:
     begin fight",
        "chance die 5
         A enough
         = pending
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=clown
            > chance die 5
                fight-rolled seat=A at=1/4 figure=clown die=5 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=clown
            > A enough
                enough-picked seat=A card=send-in
                kill-counted seat=A figure=clown
            = chance cards={"seat":"A","n":3}
            = A: at 1/4, life 3, bullets 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_10_a_clown_has_no_place_in_the_city() {
    check(
        &["ZOM-C-Z7-10"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile big-top1 0 5
     B: at 0/1
     clowns: 1/0
     hand A: not-mask
     stack:
     begin movement 1",
        "A play not-mask player B
         quiet
         = B
         = tile 0
         = tile 1
         = pending",
        expect![[r#"
            > A play not-mask player B
                card-played seat=A card=not-mask aim={"player":"B"}
                card-took-effect seat=A card=not-mask
                zombie-removed at=1/0 figure=clown
                pawn-put seat=B from=0/1 to=1/0
                item-put-in-play seat=B card=clown-car
            > quiet
            = B: at 1/0, life 3, bullets 3, kills 0, hand [], items [clown-car]
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: big-top1 at 0 5 turn 0, zombies [], bullets [], life [], manholes [], passages [0n 1n 2n]
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}
