//! Movement rolls changed by cards: whose, and for how long.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_08_claustrophobia_from_the_next_turn() {
    check(
        &["ZOM-C-Z1-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: claustrophobia
     stack:
     begin movement 1",
        "A play claustrophobia player B
         quiet
         = lasting",
        expect![[r#"
            > A play claustrophobia player B
                card-played seat=A card=claustrophobia aim={"player":"B"}
                card-took-effect seat=A card=claustrophobia
                effect-began seat=A card=claustrophobia aim={"player":"B"}
            > quiet
            = lasting: claustrophobia on player B during of=B has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z1_20_two_life() {
    check(
        &["ZOM-C-Z1-20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1
     hand A: much-needed-rest
     stack:
     begin before-movement-roll",
        "A play much-needed-rest
         quiet
         = A",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play much-needed-rest
                card-played seat=A card=much-needed-rest aim=nothing
                card-took-effect seat=A card=much-needed-rest
                no-movement-roll seat=A
                life-gained seat=A halves=4
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z1_26_whose_roll_is_halved() {
    check(
        &["ZOM-C-Z1-26"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: shoe-untied
     stack:
     begin movement-roll",
        "chance die 5
         B play shoe-untied player A
         quiet
         = lasting
         = pending",
        expect![[r#"
            > chance die 5
                movement-rolled seat=A die=5
                window-opened moment=after-movement-roll subject=A
            > B play shoe-untied player A
                card-played seat=B card=shoe-untied aim={"player":"A"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            > quiet
            = lasting: shoe-untied on player A during of=A has_begun=true
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z1_26_the_roll_of_somebody_else() {
    check(
        &["ZOM-C-Z1-26"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: shoe-untied
     stack:
     begin movement-roll",
        "chance die 5
         B play shoe-untied player C
         quiet
         = lasting
         = pending",
        expect![[r#"
            > chance die 5
                movement-rolled seat=A die=5
                window-opened moment=after-movement-roll subject=A
            > B play shoe-untied player C
                card-played seat=B card=shoe-untied aim={"player":"C"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"C"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            > quiet
            = lasting: shoe-untied on player C during of=C has_begun=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":5}}
        "#]],
    );
}

#[test]
fn zom_c_z1_26_before_the_roll() {
    check(
        &["ZOM-C-Z1-26"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: shoe-untied
     stack:
     begin before-movement-roll",
        "B play shoe-untied player A
         quiet
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play shoe-untied player A
                card-played seat=B card=shoe-untied aim={"player":"A"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"A"}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            = lasting: shoe-untied on player A during of=A has_begun=true
        "#]],
    );
}

#[test]
fn zom_c_z1_26_it_waits_where_death_ends_the_turn() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 0
     zombies: 0/1
     hand B: shoe-untied
     stack:
     begin fight",
        "chance die 1
         B play shoe-untied player A
         quiet
         = pending
         = lasting",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            > B play shoe-untied player A
                card-played seat=B card=shoe-untied aim={"player":"A"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"A"}
                asked-anew moment=death
                window-closed moment=death
                pawn-put seat=A from=0/1 to=0/4
            > quiet
            = chance cards={"seat":"A","n":3}
            = lasting: shoe-untied on player A during of=A has_begun=true
        "#]],
    );
}

#[test]
fn zom_c_z1_26_it_waits_in_a_lost_turn() {
    check(
        &["ZOM-C-Z1-26"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: shoe-untied
     lasting hysterical-paralysis by C on A
     stack:
     begin turn",
        "B play shoe-untied player A
         quiet
         = lasting",
        expect![[r#"
                turn-began seat=A round=1
                window-opened moment=turn-start subject=A
            > B play shoe-untied player A
                card-played seat=B card=shoe-untied aim={"player":"A"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"A"}
                asked-anew moment=turn-start
                window-closed moment=turn-start
                turn-skipped seat=A
                turn-ended seat=A
                effect-ended card=hysterical-paralysis aim={"player":"A"}
                turn-began seat=B round=1
            > quiet
            = lasting: shoe-untied on player A during of=A has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z1_26_it_waits_for_a_turn_with_a_roll() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: much-needed-rest
     lasting shoe-untied by B on A now
     lasting whoa by B on A now
     stack:
     begin before-movement-roll",
        "A play much-needed-rest
         quiet
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play much-needed-rest
                card-played seat=A card=much-needed-rest aim=nothing
                card-took-effect seat=A card=much-needed-rest
                no-movement-roll seat=A
                life-gained seat=A halves=4
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            > quiet
            = lasting: shoe-untied on player A during of=A has_begun=false, whoa on player A during of=A has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z1_26_it_ends_with_a_turn_with_a_roll() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     lasting shoe-untied by B on A now
     lasting whoa by B on A now
     stack:
     begin movement-roll",
        "chance die 6
         = pending
         A stop
         = lasting",
        expect![[r#"
            > chance die 6
                movement-rolled seat=A die=6
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                effect-ended card=shoe-untied aim={"player":"A"}
                effect-ended card=whoa aim={"player":"A"}
                turn-began seat=B round=1
            = lasting:
        "#]],
    );
}

#[test]
fn zom_11_8_effects_on_others_change_no_roll() {
    check(
        &["ZOM-11.8"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     lasting shoe-untied by A on B
     lasting adrenaline-rush by B on B now
     stack:
     begin movement-roll",
        "chance die 4
         = pending",
        expect![[r#"
            > chance die 4
                movement-rolled seat=A die=4
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_c_z35_02_a_one_plays_on() {
    check(
        &["ZOM-C-Z35-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     active B
     hand A: dont-sleep
     stack:
     begin turn",
        "A play dont-sleep player B
         quiet
         chance die 1
         = tile 0
         = lasting",
        expect![[r#"
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            > A play dont-sleep player B
                card-played seat=A card=dont-sleep aim={"player":"B"}
                card-took-effect seat=A card=dont-sleep
            > quiet
            > chance die 1
                die-rolled seat=B card=dont-sleep die=1
                asked-anew moment=turn-start
                window-closed moment=turn-start
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = lasting:
        "#]],
    );
}

#[test]
fn zom_c_z35_02_a_two_does_not() {
    check(
        &["ZOM-C-Z35-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     active B
     hand A: dont-sleep
     stack:
     begin turn",
        "A play dont-sleep player B
         quiet
         chance die 2
         = tile 0",
        expect![[r#"
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            > A play dont-sleep player B
                card-played seat=A card=dont-sleep aim={"player":"B"}
                card-took-effect seat=A card=dont-sleep
            > quiet
            > chance die 2
                die-rolled seat=B card=dont-sleep die=2
                effect-began seat=A card=dont-sleep aim={"player":"B"}
                zombie-put at=0/4 figure=zombie
                asked-anew moment=turn-start
                window-closed moment=turn-start
                turn-skipped seat=B
                turn-ended seat=B
                effect-ended card=dont-sleep aim={"player":"B"}
                turn-began seat=A round=2
                fight-began seat=A at=0/4 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}
