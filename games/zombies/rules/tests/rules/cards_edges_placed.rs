//! Zombies placed by cards: where, how many, and when there is nothing to choose.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_11_2_without_a_zombie_in_the_supply() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 supply=limited
     tile gas-station 0 -1
     B: kills 24
     A: kills 20
     zombies: 1/0
     supply 0
     hand A: couldnt-get-worse, slight-miscalculation, hello, come-out, zombie-master, were-screwed, coming-for-you
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_11_2_with_one_zombie_in_the_supply() {
    check(
        &["ZOM-11.2"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8 supply=limited
     tile gas-station 0 -1
     B: at 0/4
     C: at 0/1
     zombies: 1/0
     supply 1
     hand A: couldnt-get-worse, slight-miscalculation, hello, come-out, zombie-master, were-screwed, coming-for-you
     stack:
     begin movement 1",
        "cards A
         A play hello
         quiet
         ? A
         A pick square 0/4
         = pending
         = tile 0",
        expect![[r#"
            cards A: play couldnt-get-worse aim={"building":1/0}, play slight-miscalculation aim={"building":1/0}, play were-screwed aim=nothing, play zombie-master aim=nothing, play hello aim=nothing, play coming-for-you aim={"player":"B"}, play coming-for-you aim={"player":"C"}, play come-out aim=nothing
            > A play hello
                card-played seat=A card=hello aim=nothing
                card-took-effect seat=A card=hello
            > quiet
            ? A: pick aim={"square":0/1}, pick aim={"square":0/4}
            > A pick square 0/4
                picked seat=A card=hello aim={"square":0/4}
                zombie-put at=0/4 figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = tile 0: town-square at 0 0 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z1_16_every_square_without_a_zombie_gets_one() {
    check(
        &["ZOM-C-Z1-16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5-z6-z7 supply=limited
     tile gas-station 0 -1
     tile police-station 0 1 turn 2
     zombies: 1/0, 2/0, 2/1, 2/2, 2/3, 2/4, 2/5
     hand A: couldnt-get-worse, slight-miscalculation
     stack:
     begin movement 1",
        "cards A
         A play couldnt-get-worse building 1/0
         = tile 1
         = pending",
        expect![[r#"
            cards A: play couldnt-get-worse aim={"building":1/0}, play slight-miscalculation aim={"building":1/0}
            > A play couldnt-get-worse building 1/0
                card-played seat=A card=couldnt-get-worse aim={"building":1/0}
                card-took-effect seat=A card=couldnt-get-worse
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/2 figure=zombie
            = tile 1: gas-station at 0 -1 turn 0, zombies [0 1 2], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_22_a_house_with_a_zombie_and_a_free_square() {
    check(
        &["ZOM-C-Z1-22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5-z6-z7 supply=limited
     tile gas-station 0 -1
     tile police-station 0 1 turn 2
     tile drug-store 1 0 turn 1
     tile skate-shop -1 0 turn 3
     zombies: 1/0, 2/0, 2/1, 2/2, 2/3, 2/4, 2/5, 4/0, 4/1
     hand A: slight-miscalculation
     stack:
     begin movement 1",
        "cards A
         A play slight-miscalculation building 1/0
         ? A
         A pick square 1/2
         = pending",
        expect![[r#"
            cards A: play slight-miscalculation aim={"building":1/0}, play slight-miscalculation aim={"building":4/0}
            > A play slight-miscalculation building 1/0
                card-played seat=A card=slight-miscalculation aim={"building":1/0}
                card-took-effect seat=A card=slight-miscalculation
            ? A: pick aim={"square":1/1}, pick aim={"square":1/2}
            > A pick square 1/2
                picked seat=A card=slight-miscalculation aim={"square":1/2}
                zombie-put at=1/2 figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_24_up_to_ten_but_at_least_one() {
    check(
        &["ZOM-C-Z1-24"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5-z6-z7 supply=limited
     zombies: 0/1, 0/3, 0/5
     hand A: were-screwed
     stack:
     begin movement 1",
        "A play were-screwed
         ? A
         A pick square 0/4
         ? A
         A enough
         = tile 0
         = pending",
        expect![[r#"
            > A play were-screwed
                card-played seat=A card=were-screwed aim=nothing
                card-took-effect seat=A card=were-screwed
            ? A: pick aim={"square":0/4}, pick aim={"square":0/7}
            > A pick square 0/4
                picked seat=A card=were-screwed aim={"square":0/4}
                zombie-put at=0/4 figure=zombie
            ? A: pick aim={"square":0/7}, enough
            > A enough
                enough-picked seat=A card=were-screwed
            = tile 0: town-square at 0 0 turn 0, zombies [1 3 4 5], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_24_a_single_square_leaves_no_choice() {
    check(
        &["ZOM-C-Z1-24"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5-z6-z7 supply=limited
     zombies: 0/1, 0/3, 0/5, 0/4
     hand A: were-screwed
     stack:
     begin movement 1",
        "A play were-screwed
         = tile 0
         = pending",
        expect![[r#"
            > A play were-screwed
                card-played seat=A card=were-screwed aim=nothing
                card-took-effect seat=A card=were-screwed
                zombie-put at=0/7 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 3 4 5 7], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_27_five_in_town_and_no_more() {
    check(
        &["ZOM-C-Z1-27", "ZOM-9.24"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile bridge 0 1
     tile woods01 0 2
     A: at 0/4
     B: at 1/4
     hand A: zombie-master
     stack:
     begin movement 1",
        "A play zombie-master
         quiet
         ? A
         = pending",
        expect![[r#"
            > A play zombie-master
                card-played seat=A card=zombie-master aim=nothing
                card-took-effect seat=A card=zombie-master
            > quiet
            ? A: pick aim={"square":0/1}, pick aim={"square":0/3}, pick aim={"square":0/5}, pick aim={"square":0/7}, pick aim={"square":1/1}, pick aim={"square":1/7}
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"zombie-master","stage":"place"}}
        "#]],
    );
}

#[test]
fn zom_c_z1_27_five_of_many_squares() {
    check(
        &["ZOM-C-Z1-27"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile straight 0 1
     A: at 0/4
     B: at 1/4
     hand A: zombie-master
     stack:
     begin movement 1",
        "A play zombie-master
         quiet
         A pick square 0/1
         A pick square 0/3
         A pick square 0/5
         A pick square 0/7
         A pick square 1/1
         = pending",
        expect![[r#"
            > A play zombie-master
                card-played seat=A card=zombie-master aim=nothing
                card-took-effect seat=A card=zombie-master
            > quiet
            > A pick square 0/1
                picked seat=A card=zombie-master aim={"square":0/1}
                zombie-put at=0/1 figure=zombie
            > A pick square 0/3
                picked seat=A card=zombie-master aim={"square":0/3}
                zombie-put at=0/3 figure=zombie
            > A pick square 0/5
                picked seat=A card=zombie-master aim={"square":0/5}
                zombie-put at=0/5 figure=zombie
            > A pick square 0/7
                picked seat=A card=zombie-master aim={"square":0/7}
                zombie-put at=0/7 figure=zombie
            > A pick square 1/1
                picked seat=A card=zombie-master aim={"square":1/1}
                zombie-put at=1/1 figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z35_17_a_full_tile_is_not_a_target() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     B: at 1/4
     zombies: 1/1, 1/4, 1/7
     hand A: coming-for-you
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play coming-for-you aim={"player":"C"}
        "#]],
    );
}

#[test]
fn zom_c_z35_21_one_zombie_anywhere() {
    check(
        &["ZOM-C-Z35-21"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: where-he
     zombies: 0/1
     stack:
     begin movement 1",
        "A use where-he
         quiet
         ? A
         A pick square 0/7
         = pending
         = tile 0",
        expect![[r#"
            > A use where-he
                item-used seat=A card=where-he aim=nothing
                card-took-effect seat=A card=where-he
            > quiet
            ? A: pick aim={"square":0/3}, pick aim={"square":0/4}, pick aim={"square":0/5}, pick aim={"square":0/7}
            > A pick square 0/7
                picked seat=A card=where-he aim={"square":0/7}
                zombie-put at=0/7 figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = tile 0: town-square at 0 0 turn 0, zombies [1 7], bullets [], life [], manholes []
        "#]],
    );
}
