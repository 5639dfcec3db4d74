//! Appendix B: cards that only matter in the circus.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z7_06_important_clown_business() {
    check(
        &["ZOM-C-Z7-06"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile carnival-crossroads 0 3
     clowns: 1/4
     A: clowns 1
     B: clowns 3, kills 2
     hand A: business
     stack:
     begin movement 2",
        "A play business
         ? A
         ! A pick square 1/4
         A pick square 1/1
         A pick square 1/3
         = A
         = B
         = tile 1",
        expect![[r#"
            > A play business
                card-played seat=A card=business aim=nothing
                card-took-effect seat=A card=business
                zombies-lost seat=A figure=clown n=1
                zombies-lost seat=B figure=clown n=1
            ? A: pick aim={"square":1/1}, pick aim={"square":1/3}, pick aim={"square":1/5}, pick aim={"square":1/7}
            ! A pick square 1/4: not-a-choice (ZOM-C-Z7-06)
            > A pick square 1/1
                picked seat=A card=business aim={"square":1/1}
                zombie-put at=1/1 figure=clown
            > A pick square 1/3
                picked seat=A card=business aim={"square":1/3}
                zombie-put at=1/3 figure=clown
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, kills 4, hand []
            = tile 1: carnival-crossroads at 0 3 turn 0, zombies [1 3 4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z7_06_without_room() {
    check(
        &["ZOM-C-Z7-06"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile carnival-crossroads 0 3
     clowns: 1/1, 1/3, 1/4, 1/5
     A: clowns 1
     B: clowns 3
     hand A: business
     stack:
     begin movement 2",
        "A play business
         = A
         = B
         = tile 1",
        expect![[r#"
            > A play business
                card-played seat=A card=business aim=nothing
                card-took-effect seat=A card=business
                zombies-lost seat=A figure=clown n=1
                zombies-lost seat=B figure=clown n=1
                zombie-put at=1/7 figure=clown
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, kills 2, hand []
            = tile 1: carnival-crossroads at 0 3 turn 0, zombies [1 3 4 5 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z7_06_nobody_has_a_clown() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile carnival-crossroads 0 3
     B: kills 3
     hand A: business
     stack:
     begin movement 2",
        "! A play business",
        expect![[r#"
            ! A play business: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z7_08_send_in_the_clowns() {
    check(
        &["ZOM-C-Z7-08"],
        "seats 4
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile carnival-crossroads 0 3
     clowns: 1/4
     A: at 1/4
     B: at 1/1
     C: at 1/1
     hand A: send-in
     deck 0
     stack:
     begin start",
        "A play send-in
         chance die 4
         ? A
         A pick square 1/1
         = A
         = tile 1
         = table",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > A play send-in
                card-played seat=A card=send-in aim=nothing
                card-took-effect seat=A card=send-in
                effect-began seat=A card=send-in aim={"player":"A"}
                asked-anew moment=turn-start
                window-closed moment=turn-start
                fight-began seat=A at=1/4 figure=clown
            > chance die 4
                fight-rolled seat=A at=1/4 figure=clown die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=clown
            ? A: pick aim={"square":1/1}, enough
            > A pick square 1/1
                picked seat=A card=send-in aim={"square":1/1}
                zombie-put at=1/1 figure=clown
                deck-shuffled n=1
            = A: at 1/4, life 3, bullets 3, kills 0, hand [], played
            = tile 1: carnival-crossroads at 0 3 turn 0, zombies [1], bullets [], life [], manholes []
            = table: active A, deck 1, discard [], stacks [city 0 circus 8], lasting [send-in]
        "#]],
    );
}

#[test]
fn zom_c_z7_08_collected_all_the_same() {
    check(
        &["ZOM-C-Z7-08"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile carnival-crossroads 0 3
     clowns: 1/4
     A: at 1/4
     B: at 1/1
     lasting send-in by A on A now
     begin fight",
        "chance die 4
         A enough
         = A
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=clown
            > chance die 4
                fight-rolled seat=A at=1/4 figure=clown die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=clown
            > A enough
                enough-picked seat=A card=send-in
                kill-counted seat=A figure=clown
            = A: at 1/4, life 3, bullets 3, kills 1, hand []
            = tile 1: carnival-crossroads at 0 3 turn 0, zombies [], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z7_08_nobody_to_send_it_to() {
    check(
        &[],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile carnival-crossroads 0 3
     clowns: 1/4, 1/1
     A: at 1/4
     B: at 1/1
     lasting send-in by A on A now
     deck 0
     begin fight",
        "chance die 4
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=clown
            > chance die 4
                fight-rolled seat=A at=1/4 figure=clown die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=clown
                kill-counted seat=A figure=clown
            = A: at 1/4, life 3, bullets 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_10_thats_not_a_mask() {
    check(
        &["ZOM-C-Z7-10", "ZOM-24.6"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile carnival-crossroads 0 5
     tile big-top1 0 3
     clowns: 2/1, 3/0
     B: at 1/3
     hand A: not-mask
     stack:
     begin movement 2",
        "! A play not-mask player A
         A play not-mask player B
         ? A
         A pick square 2/1
         = B
         = tile 1
         = tile 2",
        expect![[r#"
            ! A play not-mask player A: no-such-target (ZOM-9.17)
            > A play not-mask player B
                card-played seat=A card=not-mask aim={"player":"B"}
                card-took-effect seat=A card=not-mask
            ? A: pick aim={"square":2/1}, pick aim={"square":3/0}
            > A pick square 2/1
                picked seat=A card=not-mask aim={"square":2/1}
                zombie-moved from=2/1 to=1/3 figure=clown
                pawn-put seat=B from=1/3 to=2/1
                item-put-in-play seat=B card=clown-car
            = B: at 2/1, life 3, bullets 3, kills 0, hand [], items [clown-car]
            = tile 1: carnival-crossroads at 0 5 turn 0, zombies [3], bullets [], life [], manholes []
            = tile 2: big-top1 at 0 3 turn 0, zombies [], bullets [], life [], manholes [], passages [0n 1n 2n]
        "#]],
    );
}

#[test]
fn zom_c_z7_10_out_of_the_city() {
    check(
        &["ZOM-C-Z7-10"],
        "seats 2
     rules guts=off tiles=z1-z6-z7 cards=z1-z7
     tile big-top1 0 3
     clowns: 1/4
     B: at 0/4, below
     hand A: not-mask
     stack:
     begin movement 2",
        "A play not-mask player B
         = B
         = tile 0
         = tile 1",
        expect![[r#"
            > A play not-mask player B
                card-played seat=A card=not-mask aim={"player":"B"}
                card-took-effect seat=A card=not-mask
                zombie-removed at=1/4 figure=clown
                pawn-put seat=B from=0/4 to=1/4
            = B: at 1/4, life 3, bullets 3, kills 0, hand []
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: big-top1 at 0 3 turn 0, zombies [], bullets [], life [], manholes [], passages [0n 1n 2n]
        "#]],
    );
}

#[test]
fn zom_c_z7_10_no_clown_to_swap_with() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile big-top1 0 3
     tile carnival-crossroads 0 6
     clowns: 1/1, 3/4
     B: at 1/1
     hand A: not-mask
     stack:
     begin movement 2",
        "! A play not-mask player B",
        expect![[r#"
            ! A play not-mask player B: no-such-target (ZOM-9.17)
        "#]],
    );
}
