//! Ways that cards forbid and force.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_08_below_walls_do_not_matter() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/4, below
     lasting claustrophobia by B on A now
     stack:
     begin movement 1",
        "? A",
        expect![[r#"
            ? A: stop, come-up, step to=1/1, step to=1/5, step to=1/7, step to=1/3
        "#]],
    );
}

#[test]
fn zom_c_z1_08_out_by_the_shortest_way() {
    check(
        &["ZOM-C-Z1-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile police-station 0 -1
     A: at 1/0
     lasting claustrophobia by B on A now
     stack:
     begin movement 2",
        "? A
         A step 1/1
         ? A",
        expect![[r#"
            ? A: step to=1/1, step to=1/3, walk to=1/4
            > A step 1/1
                moved seat=A from=1/0 to=1/1 is_below=false
            ? A: step to=1/4
        "#]],
    );
}

#[test]
fn zom_c_z1_08_one_of_two_doors() {
    check(
        &["ZOM-C-Z1-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hardware-store 0 -1
     A: at 1/0
     lasting claustrophobia by B on A now
     stack:
     begin movement 3",
        "? A
         A step 1/3
         ? A
         A step 1/4
         ? A",
        expect![[r#"
            ? A: step to=1/1, step to=1/3, walk to=1/4, walk to=1/5, walk to=1/7
            > A step 1/3
                moved seat=A from=1/0 to=1/3 is_below=false
            ? A: step to=1/4, walk to=1/5, walk to=1/7
            > A step 1/4
                moved seat=A from=1/3 to=1/4 is_below=false
            ? A: stop, step to=1/5, step to=1/7
        "#]],
    );
}

#[test]
fn zom_c_z2_13_every_step_must_lead_off() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile police-station 0 -1
     A: at 1/4
     hand B: smell
     stack:
     begin before-movement-roll",
        "B play smell player A
         quiet
         chance die 4
         ? A
         A step 1/3
         ? A",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 4
                movement-rolled seat=A die=4
            ? A: step to=1/1, step to=1/5, step to=1/7, step to=1/3, walk to=1/2, walk to=1/0, walk to=0/1, walk to=0/4, walk to=0/5, walk to=0/7, walk to=0/3
            > A step 1/3
                moved seat=A from=1/4 to=1/3 is_below=false
            ? A: step to=1/4, walk to=1/1, walk to=1/5, walk to=1/7, walk to=1/2, walk to=1/0, walk to=0/1
        "#]],
    );
}

#[test]
fn zom_c_z2_13_just_enough_squares() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile police-station 0 -1
     A: at 1/4
     hand B: smell
     stack:
     begin before-movement-roll",
        "B play smell player A
         quiet
         chance die 2
         ? A
         A step 1/7
         A step 0/1
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 2
                movement-rolled seat=A die=2
            ? A: step to=1/7, walk to=0/1
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
                effect-ended card=smell aim={"tile":1}
                turn-ended seat=A
                turn-began seat=B round=1
            = lasting:
        "#]],
    );
}

#[test]
fn zom_c_z2_13_too_few_squares() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile police-station 0 -1
     A: at 1/4
     hand B: smell
     stack:
     begin before-movement-roll",
        "B play smell player A
         quiet
         chance die 1
         ? A
         A stop
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 1
                movement-rolled seat=A die=1
            ? A: stop, step to=1/1, step to=1/5, step to=1/7, step to=1/3
            > A stop
                stopped seat=A led_by=null
                effect-began seat=B card=smell aim={"player":"A"}
                turn-ended seat=A
                turn-began seat=B round=1
            = lasting: smell on player A during of=A has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z2_13_a_player_who_may_not_leave_need_not() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile police-station 0 -1
     A: at 1/7
     hand B: smell
     lasting lost-woods by C on A now
     stack:
     begin before-movement-roll",
        "B play smell player A
         quiet
         chance die 3
         ? A
         A stop
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 3
                movement-rolled seat=A die=3
            ? A: stop, step to=1/4, walk to=1/1, walk to=1/5, walk to=1/3, walk to=1/2, walk to=1/0
            > A stop
                stopped seat=A led_by=null
                effect-began seat=B card=smell aim={"player":"A"}
                turn-ended seat=A
                effect-ended card=lost-woods aim={"player":"A"}
                turn-began seat=B round=1
            = lasting: smell on player A during of=A has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z2_13_other_effects_stay() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 1/4
     hand B: smell
     hand C: go-team
     lasting smell by D on C
     stack:
     begin before-movement-roll",
        "B play smell player A
         C pass
         C pass
         C play go-team player A
         quiet
         = lasting
         chance die 3
         quiet
         A step 1/7
         A step 0/1
         A stop
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
            > C pass
                card-played seat=B card=smell aim={"player":"A"}
                window-opened moment=card-played subject=B
            > C pass
                window-closed moment=card-played
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
            > C play go-team player A
                card-played seat=C card=go-team aim={"player":"A"}
                card-took-effect seat=C card=go-team
                effect-began seat=C card=go-team aim={"tile":1}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            = lasting: smell on player C during of=C has_begun=false, smell on tile 1 during of=A has_begun=true, go-team on tile 1 during of=A has_begun=true
            > chance die 3
                movement-rolled seat=A die=3
            > quiet
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
            > A stop
                stopped seat=A led_by=null
                effect-ended card=smell aim={"tile":1}
                turn-ended seat=A
                effect-ended card=go-team aim={"tile":1}
                turn-began seat=B round=1
            = lasting: smell on player C during of=C has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z2_13_a_player_who_died_has_left() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/4, life 1, bullets 0
     zombies: 0/1
     hand B: smell
     stack:
     begin before-movement-roll",
        "B play smell player A
         quiet
         chance die 3
         A step 0/1
         chance die 1
         quiet
         = lasting",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 3
                movement-rolled seat=A die=3
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=0/1 to=0/4
                effect-ended card=smell aim={"tile":0}
            > quiet
            = lasting:
        "#]],
    );
}

#[test]
fn zom_c_z2_13_a_walk_by_a_card_may_stay_on_the_tile() {
    check(
        &["ZOM-C-Z2-13", "ZOM-C-Z1-25"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile police-station 0 -1
     A: at 1/4
     hand B: smell
     hand C: where-everybody
     stack:
     begin before-movement-roll",
        "B play smell player A
         C pass
         C pass
         C play where-everybody player A
         quiet
         ? C
         C step 1/1
         ? C",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
            > C pass
                card-played seat=B card=smell aim={"player":"A"}
                window-opened moment=card-played subject=B
            > C pass
                window-closed moment=card-played
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":1}
                asked-anew moment=before-movement-roll
            > C play where-everybody player A
                card-played seat=C card=where-everybody aim={"player":"A"}
                card-took-effect seat=C card=where-everybody
            > quiet
            ? C: step to=1/1, step to=1/5, step to=1/7, step to=1/3, walk to=1/2, walk to=1/0, walk to=0/1, walk to=0/4, walk to=0/5, walk to=0/7, walk to=0/3
            > C step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            ? C: step to=1/2, step to=1/4, step to=1/0, walk to=1/5, walk to=1/7, walk to=1/3, walk to=0/1, walk to=0/4
        "#]],
    );
}

#[test]
fn zom_c_z5_15_to_the_admin_building() {
    check(
        &["ZOM-C-Z5-15"],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile gas-station 0 -2 turn 2
     A: at 1/4
     lasting wheres-the-admin by B on A now
     stack:
     begin movement 3",
        "? A
         A step 1/7
         ? A",
        expect![[r#"
            ? A: place-manhole, step to=1/7, walk to=0/1, walk to=0/4
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            ? A: place-manhole, step to=0/1, walk to=0/4
        "#]],
    );
}

#[test]
fn zom_c_z5_15_below_it_holds_nobody() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 1/4, below
     lasting wheres-the-admin by B on A now
     stack:
     begin movement 1",
        "? A",
        expect![[r#"
            ? A: stop, come-up, step to=1/1, step to=1/5, step to=1/7, step to=1/3
        "#]],
    );
}

#[test]
fn zom_c_z5_15_it_does_not_bind_a_walk_by_a_card() {
    check(
        &["ZOM-C-Z1-25"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 1/4
     hand C: where-everybody
     lasting wheres-the-admin by B on A now
     stack:
     begin before-movement-roll",
        "C play where-everybody player A
         quiet
         ? C",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > C play where-everybody player A
                card-played seat=C card=where-everybody aim={"player":"A"}
                card-took-effect seat=C card=where-everybody
            > quiet
            ? C: step to=1/1, step to=1/7, walk to=0/1, walk to=0/4, walk to=0/5, walk to=0/7, walk to=0/3
        "#]],
    );
}

#[test]
fn zom_c_z5_15_without_a_way_it_does_nothing() {
    check(
        &["ZOM-C-Z5-15"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 5 5
     A: at 1/4
     lasting wheres-the-admin by B on A now
     stack:
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: stop, step to=1/1, step to=1/7
        "#]],
    );
}

#[test]
fn zom_c_z8_02_only_the_target_is_led() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     lasting stir-crazy by C on B
     stack:
     begin movement-roll",
        "chance die 2
         = pending",
        expect![[r#"
            > chance die 2
                movement-rolled seat=A die=2
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z8_02_one_square() {
    check(
        &["ZOM-C-Z8-02"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     lasting stir-crazy by C on A now
     stack:
     begin movement-roll",
        "chance die 1
         = pending
         ? A
         A pick number 1
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"stir-crazy","stage":"stir-crazy-squares"}}
            ? A: pick aim={"number":0}, pick aim={"number":1}
            > A pick number 1
                picked seat=A card=stir-crazy aim={"number":1}
            = seats who=["C"] mode=turn question={"move":{"seat":"C","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z8_02_no_square() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     lasting stir-crazy by C on A now
     lasting too-tired by B
     stack:
     begin movement-roll",
        "= pending",
        expect![[r#"
                no-movement-roll seat=A
                turn-ended seat=A
                effect-ended card=stir-crazy aim={"player":"A"}
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z35_07_only_the_target_loses_the_roll() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     lasting running by C on B
     lasting brain-cramp by C on B
     stack:
     begin movement-roll",
        "chance die 2
         = pending",
        expect![[r#"
            > chance die 2
                movement-rolled seat=A die=2
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}
