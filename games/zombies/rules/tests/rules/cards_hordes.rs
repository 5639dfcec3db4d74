//! Appendix B: zombies that cards place.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z3_07_hello_may_i_help_you() {
    check(
        &["ZOM-C-Z3-07", "ZOM-11.2"],
        "seats 4
     rules guts=off tiles=z1-z6 cards=z1-z3
     zombies: 0/1
     A: at 0/4
     B: at 0/1
     C: at 0/7, below
     D: at 0/4
     hand B: hello
     stack:
     begin movement 1",
        "B play hello
         = tile 0",
        expect![[r#"
            > B play hello
                card-played seat=B card=hello aim=nothing
                card-took-effect seat=B card=hello
                zombie-put at=0/4 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z3_07_everybody_has_one() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     zombies: 0/4
     hand B: hello
     begin movement 1",
        "! B play hello",
        expect![[r#"
            ! B play hello: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z3_15_were_all_gonna_die() {
    check(
        &["ZOM-C-Z3-15", "ZOM-11.2"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     tile straight 0 -1
     zombies: 0/4, 1/1, 1/4, 1/7
     hand A: all-gonna-die
     stack:
     begin movement 1",
        "! A play all-gonna-die tile 1
         A play all-gonna-die tile 0
         = tile 0",
        expect![[r#"
            ! A play all-gonna-die tile 1: no-such-target (ZOM-9.17)
            > A play all-gonna-die tile 0
                card-played seat=A card=all-gonna-die aim={"tile":0}
                card-took-effect seat=A card=all-gonna-die
                zombie-put at=0/1 figure=zombie
                zombie-put at=0/3 figure=zombie
                zombie-put at=0/5 figure=zombie
                zombie-put at=0/7 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 3 4 5 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z3_15_with_too_few_zombies() {
    check(
        &["ZOM-C-Z3-15", "ZOM-1.8"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     supply 2
     hand A: all-gonna-die
     stack:
     begin movement 1",
        "A play all-gonna-die tile 0
         ? A
         A pick square 0/7
         A pick square 0/3
         = tile 0",
        expect![[r#"
            > A play all-gonna-die tile 0
                card-played seat=A card=all-gonna-die aim={"tile":0}
                card-took-effect seat=A card=all-gonna-die
            ? A: pick aim={"square":0/1}, pick aim={"square":0/3}, pick aim={"square":0/4}, pick aim={"square":0/5}, pick aim={"square":0/7}
            > A pick square 0/7
                picked seat=A card=all-gonna-die aim={"square":0/7}
                zombie-put at=0/7 figure=zombie
            > A pick square 0/3
                picked seat=A card=all-gonna-die aim={"square":0/3}
                zombie-put at=0/3 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [3 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z3_15_where_there_are_dogs() {
    check(
        &["ZOM-C-Z3-15", "ZOM-11.14"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z3
     tile bridge 0 -1
     tile cabin 0 -2
     dogs: 2/0
     zombies: 2/1
     hand A: all-gonna-die
     stack:
     begin movement 1",
        "A play all-gonna-die tile 2
         = tile 2",
        expect![[r#"
            > A play all-gonna-die tile 2
                card-played seat=A card=all-gonna-die aim={"tile":2}
                card-took-effect seat=A card=all-gonna-die
                zombie-put at=2/2 figure=dog
                zombie-put at=2/3 figure=dog
                zombie-put at=2/4 figure=dog
                zombie-put at=2/5 figure=dog
                zombie-put at=2/6 figure=dog
                zombie-put at=2/7 figure=dog
                zombie-put at=2/8 figure=dog
            = tile 2: cabin at 0 -2 turn 0, zombies [0 1 2 3 4 5 6 7 8], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z35_17_theyre_coming_for_you() {
    check(
        &["ZOM-C-Z35-17", "ZOM-9.16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     B: at 1/7
     hand A: coming-for-you
     stack:
     begin movement 2",
        "! A play coming-for-you player A
         A play coming-for-you player B
         = tile 1",
        expect![[r#"
            ! A play coming-for-you player A: no-such-target (ZOM-9.17)
            > A play coming-for-you player B
                card-played seat=A card=coming-for-you aim={"player":"B"}
                card-took-effect seat=A card=coming-for-you
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/7 figure=zombie
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
        "#]],
    );
}

/// A is about to enter the Hospital.
const HOSPITAL: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile hospital 0 -1
     zombies: 1/4, 1/0
     A: at 1/7
     hand A: behind-door
     stack:";

#[test]
fn zom_c_z35_20_what_could_possibly_be_behind_that_door() {
    check(
        &["ZOM-C-Z35-20", "ZOM-10.15"],
        &format!("{HOSPITAL}\n begin movement 2"),
        "! A play behind-door building 1/0
         A step 1/4
         A play behind-door building 1/0
         = pending
         chance die 4
         = tile 1
         = pending",
        expect![[r#"
            ! A play behind-door building 1/0: not-at-this-time (ZOM-10.30)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                window-opened moment=building-entry subject=A
            > A play behind-door building 1/0
                card-played seat=A card=behind-door aim={"building":1/0}
                card-took-effect seat=A card=behind-door
            = chance die={"seat":"A","card":"behind-door"}
            > chance die 4
                die-rolled seat=A card=behind-door die=4
                zombie-removed at=1/0 figure=zombie
                zombie-removed at=1/4 figure=zombie
                asked-anew moment=building-entry
                window-closed moment=building-entry
            = tile 1: hospital at 0 -1 turn 0, zombies [], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z35_20_a_house_full_of_zombies() {
    check(
        &["ZOM-C-Z35-20"],
        &format!("{HOSPITAL}\n begin movement 2"),
        "A step 1/4
         A play behind-door building 1/0
         chance die 3
         = tile 1
         = pending",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                window-opened moment=building-entry subject=A
            > A play behind-door building 1/0
                card-played seat=A card=behind-door aim={"building":1/0}
                card-took-effect seat=A card=behind-door
            > chance die 3
                die-rolled seat=A card=behind-door die=3
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/2 figure=zombie
                zombie-put at=1/3 figure=zombie
                zombie-put at=1/5 figure=zombie
                zombie-put at=1/6 figure=zombie
                zombie-put at=1/8 figure=zombie
                asked-anew moment=building-entry
                window-closed moment=building-entry
                fight-began seat=A at=1/4 figure=zombie
            = tile 1: hospital at 0 -1 turn 0, zombies [0 1 2 3 4 5 6 8], bullets [], life [], manholes []
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z35_20_not_in_a_store() {
    check(
        &["ZOM-9.26"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3.5
     tile front-door 0 -1
     tile pet-store 0 -3
     A: at 3/4
     hand A: behind-door
     begin movement 2",
        "A step 3/1
         ! A play behind-door building 3/0",
        expect![[r#"
            > A step 3/1
                moved seat=A from=3/4 to=3/1 is_below=false
                window-opened moment=building-entry subject=A
            ! A play behind-door building 3/0: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_21_where_did_he_go() {
    check(
        &["ZOM-C-Z35-21", "ZOM-10.14"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     zombies: 0/1
     hand B: where-he
     stack:
     begin movement 2",
        "! B play where-he
         A step 0/1
         chance die 5
         B play where-he
         quiet
         B use where-he
         quiet
         ? B
         B pick square 0/4
         = tile 0
         = A
         = table",
        expect![[r#"
            ! B play where-he: not-at-this-time (ZOM-10.30)
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 5
                fight-rolled seat=A at=0/1 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > B play where-he
                card-played seat=B card=where-he aim=nothing
                item-put-in-play seat=B card=where-he
                asked-anew moment=kill
            > quiet
                window-closed moment=kill
                kill-counted seat=A figure=zombie
            > B use where-he
                item-used seat=B card=where-he aim=nothing
                card-took-effect seat=B card=where-he
            > quiet
            ? B: pick aim={"square":0/1}, pick aim={"square":0/3}, pick aim={"square":0/4}, pick aim={"square":0/5}, pick aim={"square":0/7}
            > B pick square 0/4
                picked seat=B card=where-he aim={"square":0/4}
                zombie-put at=0/4 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [4], bullets [], life [], manholes []
            = A: at 0/1, life 3, bullets 3, kills 1, hand []
            = table: active A, deck 99, discard [where-he], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z6_09_it_sounded_like_a_good_idea_at_the_time() {
    check(
        &["ZOM-C-Z6-09"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z6
     tile subway-station 0 -1
     tile subway-station 1 0 turn 1
     manholes: 0/1, 0/7, 1/3
     zombies: 0/7
     hand A: good-idea
     stack:
     begin movement 1",
        "A play good-idea
         = tile 0
         = tile 1
         = tile 2",
        expect![[r#"
            > A play good-idea
                card-played seat=A card=good-idea aim=nothing
                card-took-effect seat=A card=good-idea
                zombie-put at=0/1 figure=zombie
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/3 figure=zombie
                zombie-put at=2/1 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 7], bullets [], life [], manholes [1 7]
            = tile 1: subway-station at 0 -1 turn 0, zombies [1 3], bullets [], life [], manholes [3]
            = tile 2: subway-station at 1 0 turn 1, zombies [1], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z6_09_neither_manhole_nor_station() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z6
     hand A: good-idea
     begin movement 1",
        "! A play good-idea",
        expect![[r#"
            ! A play good-idea: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z6_15_zombies_come_out_and_play() {
    check(
        &["ZOM-C-Z6-15", "ZOM-11.3"],
        "seats 3
     rules guts=off tiles=z1-z6 cards=z1-z6
     tile hospital 0 -1
     tile straight 0 1
     zombies: 0/5
     A: at 0/4
     B: at 1/1
     C: at 2/4, below
     hand A: come-out
     stack:
     begin movement 1",
        "A play come-out
         = tile 0
         = tile 1
         = tile 2",
        expect![[r#"
            > A play come-out
                card-played seat=A card=come-out aim=nothing
                card-took-effect seat=A card=come-out
                zombie-put at=0/1 figure=zombie
                zombie-put at=0/3 figure=zombie
                zombie-put at=0/7 figure=zombie
                zombie-put at=1/0 figure=zombie
                zombie-put at=1/2 figure=zombie
                zombie-put at=1/4 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 3 5 7], bullets [], life [], manholes []
            = tile 1: hospital at 0 -1 turn 0, zombies [0 2 4], bullets [], life [], manholes []
            = tile 2: straight at 0 1 turn 0, zombies [], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z8_11_prison_riot() {
    check(
        &["ZOM-C-Z8-11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile hospital 0 -1
     zombies: 1/0
     hand A: prison-riot
     stack:
     begin movement 1",
        "A play prison-riot tile 1
         ? A
         ! A pick square 1/0
         A pick square 1/7
         A pick square 1/1
         A pick square 1/2
         A pick square 1/3
         A pick square 1/4
         A pick square 1/8
         = tile 1
         = pending",
        expect![[r#"
            > A play prison-riot tile 1
                card-played seat=A card=prison-riot aim={"tile":1}
                card-took-effect seat=A card=prison-riot
            ? A: pick aim={"square":1/1}, pick aim={"square":1/2}, pick aim={"square":1/3}, pick aim={"square":1/4}, pick aim={"square":1/5}, pick aim={"square":1/6}, pick aim={"square":1/7}, pick aim={"square":1/8}
            ! A pick square 1/0: not-a-choice (ZOM-C-Z8-11)
            > A pick square 1/7
                picked seat=A card=prison-riot aim={"square":1/7}
                zombie-put at=1/7 figure=zombie
            > A pick square 1/1
                picked seat=A card=prison-riot aim={"square":1/1}
                zombie-put at=1/1 figure=zombie
            > A pick square 1/2
                picked seat=A card=prison-riot aim={"square":1/2}
                zombie-put at=1/2 figure=zombie
            > A pick square 1/3
                picked seat=A card=prison-riot aim={"square":1/3}
                zombie-put at=1/3 figure=zombie
            > A pick square 1/4
                picked seat=A card=prison-riot aim={"square":1/4}
                zombie-put at=1/4 figure=zombie
            > A pick square 1/8
                picked seat=A card=prison-riot aim={"square":1/8}
                zombie-put at=1/8 figure=zombie
            = tile 1: hospital at 0 -1 turn 0, zombies [0 1 2 3 4 7 8], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z8_11_a_tile_with_fewer_squares() {
    check(
        &["ZOM-C-Z8-11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     zombies: 0/4
     hand A: prison-riot
     stack:
     begin movement 1",
        "A play prison-riot tile 0
         = tile 0",
        expect![[r#"
            > A play prison-riot tile 0
                card-played seat=A card=prison-riot aim={"tile":0}
                card-took-effect seat=A card=prison-riot
                zombie-put at=0/1 figure=zombie
                zombie-put at=0/3 figure=zombie
                zombie-put at=0/5 figure=zombie
                zombie-put at=0/7 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 3 4 5 7], bullets [], life [], manholes []
        "#]],
    );
}
