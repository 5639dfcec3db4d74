//! Moments: whose turn, roll, movement or death lets a player play a card.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_10_31_ones_own_turn_is_over_with_the_discard() {
    check(
        &["ZOM-10.31"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: student-loan, fear, grenade, molotov, music
     items B: skateboard
     stack:
     begin discard",
        "cards A
         A discard fear
         = pending
         cards A",
        expect![[r#"
            cards A: play fear aim={"player":"B"}, play music aim=nothing, play student-loan aim={"item":["B","skateboard"]}
            > A discard fear
                card-discarded seat=A card=fear
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":3}}
            cards A:
        "#]],
    );
}

#[test]
fn zom_10_32_the_start_of_whose_turn() {
    check(
        &["ZOM-10.32"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: dont-sleep, in-the-zone
     hand B: dont-sleep
     hand C: in-the-zone
     stack:
     begin turn",
        "cards A
         cards B
         cards C",
        expect![[r#"
                turn-began seat=A round=1
                window-opened moment=turn-start subject=A
            cards A: play in-the-zone aim=nothing
            cards B: play dont-sleep aim={"player":"A"}
            cards C:
        "#]],
    );
}

#[test]
fn zom_10_34_before_whose_movement() {
    check(
        &["ZOM-10.34"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: last-meal, smell, running, adrenaline-rush, brain-cramp
     hand B: last-meal, smell, running, adrenaline-rush, brain-cramp
     stack:
     begin before-movement-roll",
        "cards A
         cards B
         not now A
         not now B",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            cards A: play adrenaline-rush aim=nothing, play last-meal aim=nothing
            cards B: play smell aim={"player":"A"}, play running aim={"player":"A"}
            not now A:
                play card=brain-cramp aim=nothing: not-at-this-time (ZOM-10.30)
                play card=smell aim=nothing: not-at-this-time (ZOM-10.30)
                play card=running aim=nothing: not-at-this-time (ZOM-10.30)
            not now B:
                play card=adrenaline-rush aim=nothing: not-at-this-time (ZOM-10.30)
                play card=brain-cramp aim=nothing: not-at-this-time (ZOM-10.30)
                play card=smell aim=nothing: no-such-target (ZOM-9.17)
                play card=running aim=nothing: no-such-target (ZOM-9.17)
                play card=last-meal aim=nothing: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_10_35_after_whose_movement_roll() {
    check(
        &["ZOM-10.35"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: last-meal, smell, running, adrenaline-rush, brain-cramp
     hand B: last-meal, smell, running, adrenaline-rush, brain-cramp
     stack:
     begin movement-roll",
        "chance die 3
         A pass
         cards A
         cards B
         not now A
         not now B",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
                window-opened moment=after-movement-roll subject=A
            cards A: play adrenaline-rush aim=nothing
            cards B: play brain-cramp aim={"player":"A"}
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=brain-cramp aim=nothing: not-at-this-time (ZOM-10.30)
                play card=smell aim=nothing: not-at-this-time (ZOM-10.30)
                play card=running aim=nothing: not-at-this-time (ZOM-10.30)
                play card=last-meal aim=nothing: not-at-this-time (ZOM-10.30)
            not now B:
                play card=adrenaline-rush aim=nothing: not-at-this-time (ZOM-10.30)
                play card=brain-cramp aim=nothing: no-such-target (ZOM-9.17)
                play card=smell aim=nothing: not-at-this-time (ZOM-10.30)
                play card=running aim=nothing: not-at-this-time (ZOM-10.30)
                play card=last-meal aim=nothing: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_10_36_whose_movement() {
    check(
        &["ZOM-10.36"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: escape-tunnel, lots-of-luck, private, breakthrough
     hand B: escape-tunnel, lots-of-luck, private, breakthrough
     tile straight 1 0
     stack:
     begin movement 2",
        "cards A
         cards B
         not now B",
        expect![[r#"
            cards A: play lots-of-luck aim={"player":"B"}, play private aim={"player":"B"}, play escape-tunnel aim=nothing
            cards B:
            not now B:
                play card=breakthrough aim=nothing: not-at-this-time (ZOM-10.30)
                play card=lots-of-luck aim=nothing: not-at-this-time (ZOM-10.30)
                play card=private aim=nothing: not-at-this-time (ZOM-10.30)
                play card=escape-tunnel aim=nothing: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_10_38_at_whose_death() {
    check(
        &["ZOM-10.38"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 0, kills 2
     zombies: 0/1
     hand B: hard-being-you, fear
     items A: skateboard, adjusting-nicely
     begin fight",
        "A roll
         chance die 1
         A pass
         A lose-life
         cards A
         cards B",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            cards A: use adjusting-nicely aim=nothing
            cards B: play fear aim={"player":"A"}, play hard-being-you aim={"item":["A","skateboard"]}, play hard-being-you aim={"item":["A","adjusting-nicely"]}
        "#]],
    );
}

#[test]
fn zom_10_39_at_a_window_of_another_kind() {
    check(
        &["ZOM-10.39"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: didnt-happen, raise-hand, back-at-ya, got-one, lookin-at-me
     hand B: didnt-happen
     stack:
     begin turn",
        "cards A
         not now A
         cards B",
        expect![[r#"
                turn-began seat=A round=1
                window-opened moment=turn-start subject=A
            cards A:
            not now A:
                play card=lookin-at-me aim=nothing: not-at-this-time (ZOM-10.30)
                play card=got-one aim=nothing: not-at-this-time (ZOM-10.30)
                play card=didnt-happen aim=nothing: not-at-this-time (ZOM-10.30)
                play card=raise-hand aim=nothing: not-at-this-time (ZOM-10.30)
                play card=back-at-ya aim=nothing: not-at-this-time (ZOM-10.30)
            cards B:
        "#]],
    );
}

#[test]
fn zom_10_39_while_a_card_walks_somebody() {
    check(
        &["ZOM-10.39", "ZOM-C-Z1-25"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: where-everybody
     hand B: didnt-happen, raise-hand, back-at-ya, lookin-at-me
     hand C: fear
     stack:
     begin movement 1",
        "A play where-everybody player B
         cards B
         quiet
         = pending
         cards B
         not now B",
        expect![[r#"
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                window-opened moment=card-played subject=A
            cards B: play lookin-at-me aim=nothing, play didnt-happen aim=nothing, play raise-hand aim=nothing, play back-at-ya aim=nothing
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=where-everybody
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move":{"seat":"A","mover":"B","left":5}}
            cards B:
            not now B:
                play card=lookin-at-me aim=nothing: not-at-this-time (ZOM-10.30)
                play card=didnt-happen aim=nothing: not-at-this-time (ZOM-10.30)
                play card=raise-hand aim=nothing: not-at-this-time (ZOM-10.30)
                play card=back-at-ya aim=nothing: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_9_9_not_from_below_a_house() {
    check(
        &["ZOM-9.9"],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1, below
     hand A: molotov, cleaver, fear
     stack:
     begin movement 1",
        "cards A
         not now A",
        expect![[r#"
            cards A: play fear aim={"player":"B"}
            not now A:
                take: nothing-below (ZOM-16.17)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-below (ZOM-16.20)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
                play card=molotov aim=nothing: condition-not-met (ZOM-9.9)
                play card=cleaver aim=nothing: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_15_exactly_one_life_and_one_bullet() {
    check(
        &[],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1, bullets 1
     B: life 1, bullets 2
     C: life 2, bullets 1
     hand A: not-so-scary
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play not-so-scary aim=nothing
        "#]],
    );
}

#[test]
fn zom_c_z35_15_not_with_two_lives() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 2, bullets 1
     hand A: not-so-scary
     stack:
     begin movement 1",
        "! A play not-so-scary",
        expect![[r#"
            ! A play not-so-scary: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_15_not_with_two_bullets() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1, bullets 2
     hand A: not-so-scary
     stack:
     begin movement 1",
        "! A play not-so-scary",
        expect![[r#"
            ! A play not-so-scary: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_15_not_with_no_bullet() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1, bullets 0
     hand A: not-so-scary
     stack:
     begin movement 1",
        "! A play not-so-scary",
        expect![[r#"
            ! A play not-so-scary: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z2_10_the_condition_of_the_card() {
    check(
        &["ZOM-9.17"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     hand A: no-brains-here
     stack:
     begin movement 1",
        "! A play no-brains-here player B",
        expect![[r#"
            ! A play no-brains-here player B: condition-not-met (ZOM-9.17)
        "#]],
    );
}
