//! Zombies moved by cards: which ones and where, and which not.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_23_without_zombies_nothing_can_be_moved() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     hand A: not-so-bad, did-you-hear, bad-zombie, newspaper, no-brains-here
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z1_23_two_zombies_and_no_more() {
    check(
        &["ZOM-C-Z1-23"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     zombies: 1/1, 1/4, 1/7
     hand A: not-so-bad
     stack:
     begin movement 1",
        "A play not-so-bad
         quiet
         A pick square 1/1
         A pick square 0/1
         A pick square 1/4
         A pick square 0/3
         = pending",
        expect![[r#"
            > A play not-so-bad
                card-played seat=A card=not-so-bad aim=nothing
                card-took-effect seat=A card=not-so-bad
            > quiet
            > A pick square 1/1
                picked seat=A card=not-so-bad aim={"square":1/1}
            > A pick square 0/1
                picked seat=A card=not-so-bad aim={"square":0/1}
                zombie-moved from=1/1 to=0/1 figure=zombie
            > A pick square 1/4
                picked seat=A card=not-so-bad aim={"square":1/4}
            > A pick square 0/3
                picked seat=A card=not-so-bad aim={"square":0/3}
                zombie-moved from=1/4 to=0/3 figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z35_01_one_zombie_is_enough_to_hear() {
    check(
        &["ZOM-C-Z35-01"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     zombies: 0/1
     hand A: did-you-hear, bad-zombie
     stack:
     begin movement 1",
        "cards A
         A play did-you-hear tile 1
         quiet
         ? A
         A pick way 0/1 1/4
         = pending",
        expect![[r#"
            cards A: play did-you-hear aim={"tile":1}, play bad-zombie aim={"tile":1}
            > A play did-you-hear tile 1
                card-played seat=A card=did-you-hear aim={"tile":1}
                card-took-effect seat=A card=did-you-hear
            > quiet
            ? A: pick aim={"way":[0/1,1/1]}, pick aim={"way":[0/1,1/4]}, pick aim={"way":[0/1,1/7]}
            > A pick way 0/1 1/4
                picked seat=A card=did-you-hear aim={"way":[0/1,1/4]}
                zombie-moved from=0/1 to=1/4 figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z35_01_as_many_squares_as_zombies() {
    check(
        &["ZOM-C-Z35-01"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     zombies: 0/1, 0/3, 1/1
     hand A: did-you-hear
     stack:
     begin movement 1",
        "A play did-you-hear tile 1
         quiet
         = tile 1
         = tile 0",
        expect![[r#"
            > A play did-you-hear tile 1
                card-played seat=A card=did-you-hear aim={"tile":1}
                card-took-effect seat=A card=did-you-hear
                zombie-moved from=0/1 to=1/4 figure=zombie
                zombie-moved from=0/3 to=1/7 figure=zombie
            > quiet
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z35_01_a_dog_with_one_way_to_go_is_driven_there() {
    check(
        &["ZOM-C-Z35-01"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z3.5-z4
     tile straight 0 -1
     dogs: 0/1, 1/1, 1/1, 1/4, 1/4, 1/7
     hand A: did-you-hear
     stack:
     begin movement 1",
        "A play did-you-hear tile 1
         quiet
         = tile 1
         = tile 0
         = pending",
        expect![[r#"
            > A play did-you-hear tile 1
                card-played seat=A card=did-you-hear aim={"tile":1}
                card-took-effect seat=A card=did-you-hear
                zombie-moved from=0/1 to=1/7 figure=dog
            > quiet
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z35_01_one_square_for_two_kinds() {
    check(
        &["ZOM-C-Z35-01"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods01 0 -2
     tile woods02 1 -2
     A: at 2/4
     zombies: 2/1
     dogs: 2/3
     zombies: 3/0, 3/1, 3/2, 3/3, 3/4, 3/5, 3/6, 3/7
     hand A: did-you-hear
     stack:
     begin movement 1",
        "A play did-you-hear tile 3
         quiet
         ? A
         A pick way 2/3 3/8
         = tile 2
         = tile 3",
        expect![[r#"
            > A play did-you-hear tile 3
                card-played seat=A card=did-you-hear aim={"tile":3}
                card-took-effect seat=A card=did-you-hear
            > quiet
            ? A: pick aim={"way":[2/1,3/8]}, pick aim={"way":[2/3,3/8]}
            > A pick way 2/3 3/8
                picked seat=A card=did-you-hear aim={"way":[2/3,3/8]}
                zombie-moved from=2/3 to=3/8 figure=dog
                zombie-removed at=2/1 figure=zombie
            = tile 2: woods01 at 0 -2 turn 0, zombies [], bullets [], life [], manholes []
            = tile 3: woods02 at 1 -2 turn 0, zombies [0 1 2 3 4 5 6 7 8], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z35_01_dogs_may_share_a_square() {
    check(
        &["ZOM-C-Z35-01"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile woods01 0 -2
     tile woods02 1 -2
     A: at 2/4
     dogs: 2/1, 2/3
     zombies: 3/0, 3/1, 3/2, 3/3, 3/4, 3/5, 3/6
     hand A: did-you-hear
     stack:
     begin movement 1",
        "A play did-you-hear tile 3
         quiet
         ? A
         A pick way 2/1 3/8
         A pick way 2/3 3/8
         = tile 3",
        expect![[r#"
            > A play did-you-hear tile 3
                card-played seat=A card=did-you-hear aim={"tile":3}
                card-took-effect seat=A card=did-you-hear
            > quiet
            ? A: pick aim={"way":[2/1,3/7]}, pick aim={"way":[2/1,3/8]}
            > A pick way 2/1 3/8
                picked seat=A card=did-you-hear aim={"way":[2/1,3/8]}
                zombie-moved from=2/1 to=3/8 figure=dog
            > A pick way 2/3 3/8
                picked seat=A card=did-you-hear aim={"way":[2/3,3/8]}
                zombie-moved from=2/3 to=3/8 figure=dog
            = tile 3: woods02 at 1 -2 turn 0, zombies [0 1 2 3 4 5 6 8], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z2_10_whose_zombie_can_be_moved() {
    check(
        &["ZOM-C-Z2-10"],
        "seats 4
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile straight 0 1
     B: at 1/1
     C: at 0/4, below
     D: at 2/7
     zombies: 1/1, 1/4, 0/4, 2/7
     hand A: no-brains-here
     stack:
     begin movement 1",
        "cards A
         A play no-brains-here player D
         quiet
         = tile 2",
        expect![[r#"
            cards A: play no-brains-here aim={"player":"D"}
            > A play no-brains-here player D
                card-played seat=A card=no-brains-here aim={"player":"D"}
                card-took-effect seat=A card=no-brains-here
                zombie-moved from=2/7 to=2/4 figure=zombie
            > quiet
            = tile 2: straight at 0 1 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z2_10_one_dog_of_two() {
    check(
        &["ZOM-C-Z2-10"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile pet-cemetery 0 -2
     B: at 2/4
     dogs: 2/4, 2/4
     hand A: no-brains-here
     stack:
     begin movement 1",
        "A play no-brains-here player B
         quiet
         A pick square 2/1
         = pending
         = tile 2",
        expect![[r#"
            > A play no-brains-here player B
                card-played seat=A card=no-brains-here aim={"player":"B"}
                card-took-effect seat=A card=no-brains-here
            > quiet
            > A pick square 2/1
                picked seat=A card=no-brains-here aim={"square":2/1}
                zombie-moved from=2/4 to=2/1 figure=dog
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = tile 2: pet-cemetery at 0 -2 turn 0, zombies [1 4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z4_11_the_squares_of_opponents_above_once_each() {
    check(
        &[],
        "seats 6
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 0/4
     B: at 1/7
     C: at 0/3
     D: at 0/3
     E: at 0/5, below
     F: at 0/1
     zombies: 0/4, 0/1
     hand A: newspaper
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play newspaper aim={"way":[0/4,0/3]}, play newspaper aim={"way":[0/4,1/7]}
        "#]],
    );
}

#[test]
fn zom_c_z4_11_not_for_a_player_below() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/4, below
     B: at 0/3
     zombies: 0/4
     hand A: newspaper
     stack:
     begin movement 1",
        "! A play newspaper way 0/4 0/3",
        expect![[r#"
            ! A play newspaper way 0/4 0/3: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_11_not_from_a_square_to_itself() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile pet-cemetery 0 -2
     A: at 2/4
     B: at 2/4
     C: at 2/5
     dogs: 2/4, 2/5
     hand A: newspaper
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play newspaper aim={"way":[2/4,2/5]}
        "#]],
    );
}

#[test]
fn zom_c_z3_03_every_zombie_goes_out_and_nothing_more() {
    check(
        &["ZOM-C-Z3-03"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1
     zombies: 1/0, 1/1
     hand A: barricade
     stack:
     begin movement 1",
        "A play barricade building 1/0
         quiet
         ? A
         A pick way 1/0 1/4
         ? A
         A pick way 1/1 1/3
         = tile 1
         = pending",
        expect![[r#"
            > A play barricade building 1/0
                card-played seat=A card=barricade aim={"building":1/0}
                card-took-effect seat=A card=barricade
            > quiet
            ? A: pick aim={"way":[1/0,1/4]}, pick aim={"way":[1/1,1/4]}
            > A pick way 1/0 1/4
                picked seat=A card=barricade aim={"way":[1/0,1/4]}
                zombie-moved from=1/0 to=1/4 figure=zombie
            ? A: pick aim={"way":[1/1,1/5]}, pick aim={"way":[1/1,1/7]}, pick aim={"way":[1/1,1/3]}
            > A pick way 1/1 1/3
                picked seat=A card=barricade aim={"way":[1/1,1/3]}
                zombie-moved from=1/1 to=1/3 figure=zombie
            = tile 1: gas-station at 0 -1 turn 0, zombies [3 4], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}
