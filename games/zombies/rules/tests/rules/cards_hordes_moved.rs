//! Appendix B: zombies that cards move.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_10_no_brains_here() {
    check(
        &["ZOM-C-Z2-10", "ZOM-9.16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile straight 0 -1
     zombies: 0/1, 0/4
     A: at 0/1
     B: at 0/4
     hand A: fear
     hand B: no-brains-here
     stack:
     begin fight",
        "! B play no-brains-here player B
         B play no-brains-here player A
         quiet
         = tile 1
         = pending",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            ! B play no-brains-here player B: no-such-target (ZOM-9.17)
            > B play no-brains-here player A
                card-played seat=B card=no-brains-here aim={"player":"A"}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=no-brains-here
                zombie-moved from=0/1 to=1/7 figure=zombie
            = tile 1: straight at 0 -1 turn 0, zombies [7], bullets [], life [], manholes []
            = chance cards={"seat":"A","n":2}
        "#]],
    );
}

#[test]
fn zom_c_z2_10_the_square_is_chosen() {
    check(
        &["ZOM-C-Z2-10"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     zombies: 0/4
     B: at 0/1
     hand B: no-brains-here
     stack:
     begin movement 1",
        "B play no-brains-here player A
         ? B
         B pick square 0/1
         = tile 0",
        expect![[r#"
            > B play no-brains-here player A
                card-played seat=B card=no-brains-here aim={"player":"A"}
                card-took-effect seat=B card=no-brains-here
            ? B: pick aim={"square":0/1}, pick aim={"square":0/5}, pick aim={"square":0/7}, pick aim={"square":0/3}
            > B pick square 0/1
                picked seat=B card=no-brains-here aim={"square":0/1}
                zombie-moved from=0/4 to=0/1 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z2_10_nobody_with_a_zombie() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z2
     zombies: 0/4
     A: at 0/4, below
     B: at 0/1
     hand B: no-brains-here
     begin movement 1",
        "! B play no-brains-here player A",
        expect![[r#"
            ! B play no-brains-here player A: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z3_03_barricade_the_door() {
    check(
        &["ZOM-C-Z3-03", "ZOM-11.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     tile hospital 0 -1
     zombies: 1/0, 1/4, 1/6, 0/1
     A: at 1/1
     hand A: barricade
     stack:
     begin movement 1",
        "A play barricade building 1/0
         ? A
         A pick way 1/6 1/7
         A pick way 1/0 0/4
         ? A
         A pick way 1/4 0/7
         = tile 0
         = tile 1",
        expect![[r#"
            > A play barricade building 1/0
                card-played seat=A card=barricade aim={"building":1/0}
                card-took-effect seat=A card=barricade
            ? A: pick aim={"way":[1/0,1/7]}, pick aim={"way":[1/4,1/7]}, pick aim={"way":[1/6,1/7]}
            > A pick way 1/6 1/7
                picked seat=A card=barricade aim={"way":[1/6,1/7]}
                zombie-moved from=1/6 to=1/7 figure=zombie
            > A pick way 1/0 0/4
                picked seat=A card=barricade aim={"way":[1/0,0/4]}
                zombie-moved from=1/0 to=0/4 figure=zombie
            ? A: pick aim={"way":[1/4,0/5]}, pick aim={"way":[1/4,0/7]}, pick aim={"way":[1/4,0/3]}
            > A pick way 1/4 0/7
                picked seat=A card=barricade aim={"way":[1/4,0/7]}
                zombie-moved from=1/4 to=0/7 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 4 7], bullets [], life [], manholes []
            = tile 1: hospital at 0 -1 turn 0, zombies [7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z3_03_outside_or_without_zombies() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     tile hospital 0 -1
     zombies: 1/7
     A: at 1/1
     hand A: barricade
     begin movement 3",
        "! A play barricade building 1/0
         A walk 1/7
         A roll
         chance die 6
         ! A play barricade building 1/0",
        expect![[r#"
            ! A play barricade building 1/0: no-such-target (ZOM-9.17)
            > A walk 1/7
                moved seat=A from=1/1 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 6
                fight-rolled seat=A at=1/7 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=1/7 figure=zombie
                kill-counted seat=A figure=zombie
            ! A play barricade building 1/0: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_01_did_you_hear_that() {
    check(
        &["ZOM-C-Z35-01", "ZOM-11.4"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     tile hospital 1 -1
     zombies: 0/1, 0/3, 0/5, 0/7, 1/1
     B: at 1/1
     hand A: did-you-hear
     stack:
     begin movement 1",
        "! A play did-you-hear tile 2
         A play did-you-hear tile 1
         = tile 0
         = tile 1
         = A",
        expect![[r#"
            ! A play did-you-hear tile 2: no-such-target (ZOM-9.17)
            > A play did-you-hear tile 1
                card-played seat=A card=did-you-hear aim={"tile":1}
                card-took-effect seat=A card=did-you-hear
                zombie-moved from=0/1 to=1/4 figure=zombie
                zombie-moved from=0/3 to=1/7 figure=zombie
                zombie-removed at=0/5 figure=zombie
                zombie-removed at=0/7 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z35_01_the_squares_are_chosen() {
    check(
        &["ZOM-C-Z35-01", "ZOM-11.4"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     tile hospital 1 -1
     zombies: 1/7, 1/1
     A: at 1/4
     hand A: did-you-hear
     stack:
     begin movement 1",
        "A play did-you-hear tile 2
         ! A pick way 1/1 1/4
         A pick way 1/1 2/8
         A pick way 1/7 2/7
         = tile 1
         = tile 2",
        expect![[r#"
            > A play did-you-hear tile 2
                card-played seat=A card=did-you-hear aim={"tile":2}
                card-took-effect seat=A card=did-you-hear
            ! A pick way 1/1 1/4: not-a-choice (ZOM-C-Z35-01)
            > A pick way 1/1 2/8
                picked seat=A card=did-you-hear aim={"way":[1/1,2/8]}
                zombie-moved from=1/1 to=2/8 figure=zombie
            > A pick way 1/7 2/7
                picked seat=A card=did-you-hear aim={"way":[1/7,2/7]}
                zombie-moved from=1/7 to=2/7 figure=zombie
            = tile 1: straight at 0 -1 turn 0, zombies [], bullets [], life [], manholes []
            = tile 2: hospital at 1 -1 turn 0, zombies [7 8], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z35_01_of_several_kinds() {
    check(
        &["ZOM-C-Z35-01"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1-z3.5
     tile straight 0 -1
     zombies: 0/1
     enhanced: 0/3, 0/5, 0/7
     hand A: did-you-hear
     stack:
     begin movement 1",
        "A play did-you-hear tile 1
         ? A
         A pick way 0/3 1/1
         A pick way 0/1 1/4
         = tile 0
         = tile 1",
        expect![[r#"
            > A play did-you-hear tile 1
                card-played seat=A card=did-you-hear aim={"tile":1}
                card-took-effect seat=A card=did-you-hear
            ? A: pick aim={"way":[0/1,1/1]}, pick aim={"way":[0/1,1/4]}, pick aim={"way":[0/1,1/7]}, pick aim={"way":[0/3,1/1]}, pick aim={"way":[0/3,1/4]}, pick aim={"way":[0/3,1/7]}
            > A pick way 0/3 1/1
                picked seat=A card=did-you-hear aim={"way":[0/3,1/1]}
                zombie-moved from=0/3 to=1/1 figure=enhanced
            > A pick way 0/1 1/4
                picked seat=A card=did-you-hear aim={"way":[0/1,1/4]}
                zombie-moved from=0/1 to=1/4 figure=zombie
                zombie-moved from=0/5 to=1/7 figure=enhanced
                zombie-removed at=0/7 figure=enhanced
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z4_02_bad_zombie_no_biscuit() {
    check(
        &["ZOM-C-Z4-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     tile straight 0 -1
     zombies: 0/1, 0/3, 0/5, 0/7
     hand A: bad-zombie
     hand B: bad-zombie
     stack:
     begin movement 1",
        "! B play bad-zombie tile 1
         A play bad-zombie tile 1
         quiet
         = tile 0
         = tile 1",
        expect![[r#"
            ! B play bad-zombie tile 1: not-at-this-time (ZOM-10.30)
            > A play bad-zombie tile 1
                card-played seat=A card=bad-zombie aim={"tile":1}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=bad-zombie
                zombie-moved from=0/1 to=1/1 figure=zombie
                zombie-moved from=0/3 to=1/4 figure=zombie
                zombie-moved from=0/5 to=1/7 figure=zombie
                zombie-removed at=0/7 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z4_02_not_on_a_helipad() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     tile helipad 0 1
     zombies: 1/0
     A: at 1/1
     hand A: bad-zombie
     begin movement 1",
        "! A play bad-zombie tile 0",
        expect![[r#"
            ! A play bad-zombie tile 0: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_02_not_on_the_cabin() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     tile cabin 0 -2
     dogs: 2/0
     A: at 2/2
     hand A: bad-zombie
     begin movement 1",
        "! A play bad-zombie tile 1",
        expect![[r#"
            ! A play bad-zombie tile 1: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_02_onto_the_cabin() {
    check(
        &["ZOM-C-Z4-02", "ZOM-22.5"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     tile cabin 0 -2
     dogs: 1/1, 1/1, 2/0
     A: at 1/4
     hand A: bad-zombie
     stack:
     begin movement 1",
        "A play bad-zombie tile 2
         A pick way 1/1 2/0
         A pick way 1/1 2/3
         = tile 1
         = tile 2",
        expect![[r#"
            > A play bad-zombie tile 2
                card-played seat=A card=bad-zombie aim={"tile":2}
                card-took-effect seat=A card=bad-zombie
            > A pick way 1/1 2/0
                picked seat=A card=bad-zombie aim={"way":[1/1,2/0]}
                zombie-moved from=1/1 to=2/0 figure=dog
            > A pick way 1/1 2/3
                picked seat=A card=bad-zombie aim={"way":[1/1,2/3]}
                zombie-moved from=1/1 to=2/3 figure=dog
            = tile 1: bridge at 0 -1 turn 0, zombies [], bullets [], life [], manholes []
            = tile 2: cabin at 0 -2 turn 0, zombies [0 3], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z4_11_rolled_up_newspaper() {
    check(
        &["ZOM-C-Z4-11"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     dogs: 0/4, 0/4
     zombies: 0/1
     A: at 0/4
     B: at 1/7
     C: at 0/1
     hand A: newspaper
     stack:
     begin fight",
        "? A
         ! A play newspaper way 0/4 0/1
         A play newspaper way 0/4 1/7
         quiet
         = tile 0
         = tile 1
         = pending",
        expect![[r#"
                fight-began seat=A at=0/4 figure=dog
            ? A: roll with=null, play card=newspaper aim={"way":[0/4,1/7]}
            ! A play newspaper way 0/4 0/1: no-such-target (ZOM-9.17)
            > A play newspaper way 0/4 1/7
                card-played seat=A card=newspaper aim={"way":[0/4,1/7]}
                card-took-effect seat=A card=newspaper
                zombie-moved from=0/4 to=1/7 figure=dog
            > quiet
            = tile 0: town-square at 0 0 turn 0, zombies [1 4], bullets [], life [], manholes []
            = tile 1: bridge at 0 -1 turn 0, zombies [7], bullets [], life [], manholes []
            = chance fight={"seat":"A"}
        "#]],
    );
}
