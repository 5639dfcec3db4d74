//! Chapter 17 at its edges: rides.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_17_8_dead_in_the_turn_of_the_ride() {
    check(
        &["ZOM-17.5"],
        "seats 2
     rules guts=off cards=z1
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     zombies: 1/1
     A: at 1/1, rides, life 1, bullets 0
     stack:
     deck 0
     begin tile",
        "chance die 1
         = pending",
        expect![[r#"
                turn-skipped seat=A
                fight-began seat=A at=1/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/1 to=0/4
                turn-ended seat=A
                turn-began seat=B round=1
            = chance movement={"seat":"B"}
        "#]],
    );
}

#[test]
fn zom_17_1_a_ride_without_a_square_left() {
    check(
        &["ZOM-17.1"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/4
     stack:
     deck 0
     begin movement 1",
        "A step 1/1
         ? A
         A ride",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            ? A: stop, ride
            > A ride
                ride-declared seat=A
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_17_5_only_a_platform() {
    check(
        &["ZOM-17.6"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/1, rides
     stack:
     deck 0
     begin arrival",
        "? A
         ! A pick square 0/4
         ! A stop
         A pick square 2/0",
        expect![[r#"
            ? A: pick aim={"square":1/0}, pick aim={"square":1/1}, pick aim={"square":1/2}, pick aim={"square":2/0}, pick aim={"square":2/1}, pick aim={"square":2/2}
            ! A pick square 0/4: no-platform (ZOM-17.5)
            ! A stop: other-question (TABLE-5)
            > A pick square 2/0
                pawn-put seat=A from=1/1 to=2/0
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_17_2_only_on_entering() {
    check(
        &["ZOM-17.2"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/4
     stack:
     deck 0
     begin movement 3",
        "A step 1/1
         A step 1/0
         ? A
         ! A ride",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            > A step 1/0
                moved seat=A from=1/1 to=1/0 is_below=false
            ? A: stop, step to=1/1
            ! A ride: no-ride-here (ZOM-17.2)
        "#]],
    );
}

#[test]
fn zom_17_8_no_turn_is_skipped_after_a_death() {
    check(
        &["ZOM-17.8"],
        "seats 2
     rules guts=off cards=z1
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     zombies: 1/4
     A: at 1/1, rides, life 1, bullets 0
     hand B: where-everybody
     stack:
     deck 0
     begin zombies 1",
        "B play where-everybody player A
         B step 1/4
         chance die 1
         A move-zombie 1/4 1/7
         chance cards where-everybody
         quiet
         chance die 1
         quiet
         B stop
         chance die 1
         B move-zombie 1/7 1/4
         quiet
         B keep
         = pending",
        expect![[r#"
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > B step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                deck-shuffled n=1
            > chance cards where-everybody
                cards-drawn seat=B n=1 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > quiet
            > B stop
                window-closed moment=after-movement-roll
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/7 1/4
                zombie-moved from=1/7 to=1/4 figure=zombie
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                restarted seat=A
                window-opened moment=turn-start subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
        "#]],
    );
}

#[test]
fn zom_17_8_not_after_a_death_in_another_players_skipped_turn_either() {
    check(
        &["ZOM-17.8"],
        "seats 2
     rules guts=off cards=z1
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     active B
     zombies: 1/4, 2/1
     A: at 1/1, rides, life 1, bullets 0
     B: at 2/1, rides
     hand B: where-everybody
     stack:
     deck 0
     begin tile",
        "B play where-everybody player A
         B step 1/4
         chance die 1
         chance die 4
         B pick square 1/1
         = pending",
        expect![[r#"
                turn-skipped seat=B
                fight-began seat=B at=2/1 figure=zombie
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > B step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            > chance die 4
                fight-rolled seat=B at=2/1 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=B at=2/1 figure=zombie
                kill-counted seat=B figure=zombie
            > B pick square 1/1
                pawn-put seat=B from=2/1 to=1/1
                turn-ended seat=B
                turn-began seat=A round=2
                restarted seat=A
                deck-shuffled n=1
            = chance cards={"seat":"A","n":1}
        "#]],
    );
}

#[test]
fn zom_17_2_no_ride_without_the_option() {
    check(
        &["ZOM-12.3"],
        "seats 2
     rules guts=off subway=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/7
     stack:
     begin movement 5",
        "A walk 1/1
         ? A
         ! A ride",
        expect![[r#"
            > A walk 1/1
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
            ? A: stop, step to=1/2, step to=1/4, step to=1/0, walk to=1/5, walk to=1/7, walk to=1/3, walk to=0/1
            ! A ride: no-ride-here (ZOM-17.2)
        "#]],
    );
}

#[test]
fn zom_17_1_a_walk_ends_where_a_ride_begins() {
    check(
        &["ZOM-12.16"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/7
     stack:
     begin movement 5",
        "? A
         A walk 1/0
         ? A
         not now A",
        expect![[r#"
            ? A: stop, place-manhole, step to=1/4, step to=0/1, walk to=1/1, walk to=1/5, walk to=1/3, walk to=0/4, walk to=1/2, walk to=1/0, walk to=0/5, walk to=0/7, walk to=0/3, walk to=2/7, walk to=2/4
            > A walk 1/0
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
            ? A: stop, ride, step to=1/2, step to=1/4, step to=1/0, walk to=1/5, walk to=1/7, walk to=1/3, walk to=0/1
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-here (ZOM-16.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
        "#]],
    );
}

#[test]
fn zom_17_2_a_walk_past_a_single_station() {
    check(
        &["ZOM-12.16"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     A: at 1/7
     stack:
     begin movement 5",
        "A walk 1/0
         ? A",
        expect![[r#"
            > A walk 1/0
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
                moved seat=A from=1/1 to=1/0 is_below=false
            ? A: stop, step to=1/1, walk to=1/2, walk to=1/4
        "#]],
    );
}

#[test]
fn zom_17_2_only_in_a_station() {
    check(
        &["ZOM-12.16"],
        "seats 2
     rules guts=off
     tile police-station 0 -1
     tile subway-station 1 0 turn 1
     tile subway-station 0 1 turn 2
     A: at 1/7
     stack:
     begin movement 5",
        "? A
         A walk 1/0
         ? A
         ! A ride",
        expect![[r#"
            ? A: stop, place-manhole, step to=1/4, step to=0/1, walk to=1/1, walk to=1/5, walk to=1/3, walk to=0/4, walk to=1/2, walk to=1/0, walk to=0/5, walk to=0/7, walk to=0/3, walk to=2/7, walk to=3/7, walk to=2/4, walk to=3/4
            > A walk 1/0
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
                moved seat=A from=1/1 to=1/0 is_below=false
            ? A: stop, step to=1/1, step to=1/3, walk to=1/2, walk to=1/4
            ! A ride: no-ride-here (ZOM-17.2)
        "#]],
    );
}

#[test]
fn zom_17_2_not_below() {
    check(
        &["ZOM-16.20"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/7, below
     stack:
     begin movement 5",
        "A walk 1/1
         ? A
         ! A ride",
        expect![[r#"
            > A walk 1/1
                moved seat=A from=1/7 to=1/4 is_below=true
                moved seat=A from=1/4 to=1/1 is_below=true
            ? A: stop, step to=1/2, step to=1/4, step to=1/0, walk to=1/5, walk to=1/7, walk to=1/3, walk to=1/8, walk to=0/1, walk to=1/6
            ! A ride: no-ride-here (ZOM-17.2)
        "#]],
    );
}

#[test]
fn zom_17_8_out_on_the_street_of_the_same_tile() {
    check(
        &["ZOM-17.8"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/1, rides
     hand B: where-everybody
     stack:
     deck 0
     active B
     begin movement 1",
        "B play where-everybody player A
         B walk 1/7
         B step 1/4
         = pending",
        expect![[r#"
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > B walk 1/7
                moved seat=A from=1/1 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/7 is_below=false
            > B step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_17_8_put_into_another_building() {
    check(
        &["ZOM-17.8", "ZOM-C-Z6-12"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     tile bank 1 0
     active B
     zombies: 3/0
     A: at 1/1, rides
     hand B: next-stop
     stack:
     deck 0
     begin movement 1",
        "B play next-stop player A
         B pick square 3/1
         B stop
         chance die 1
         B move-zombie 3/0 3/3
         = A
         = pending",
        expect![[r#"
            > B play next-stop player A
                card-played seat=B card=next-stop aim={"player":"A"}
                card-took-effect seat=B card=next-stop
            > B pick square 3/1
                picked seat=B card=next-stop aim={"square":3/1}
                pawn-put seat=A from=1/1 to=3/1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 3/0 3/3
                zombie-moved from=3/0 to=3/3 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=2
                turn-skipped seat=A
                turn-ended seat=A
                turn-began seat=B round=2
                deck-shuffled n=1
            = A: at 3/1, life 3, bullets 3, kills 0, hand []
            = chance cards={"seat":"B","n":1}
        "#]],
    );
}

#[test]
fn zom_17_8_dead_in_the_turn_of_the_declaration() {
    check(
        &["ZOM-17.8"],
        "seats 2
     rules guts=off cards=z1-z8
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     zombies: 0/3
     A: at 1/4, life 1
     B: at 2/4
     hand B: mystery-meat
     stack:
     deck 0
     begin movement 1",
        "A step 1/1
         A ride
         chance die 1
         B play mystery-meat player A
         chance die 1
         A move-zombie 0/3 0/4
         chance cards mystery-meat
         quiet
         chance die 1
         quiet
         B stop
         chance die 1
         B move-zombie 0/4 0/3
         quiet
         B keep
         quiet
         = pending",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            > A ride
                ride-declared seat=A
            > chance die 1
                zombies-rolled seat=A die=1
            > B play mystery-meat player A
                card-played seat=B card=mystery-meat aim={"player":"A"}
                card-took-effect seat=B card=mystery-meat
            > chance die 1
                die-rolled seat=A card=mystery-meat die=1
                life-lost seat=A halves=2 card=mystery-meat
                died seat=A
                pawn-put seat=A from=1/1 to=0/4
            > A move-zombie 0/3 0/4
                zombie-moved from=0/3 to=0/4 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                deck-shuffled n=1
            > chance cards mystery-meat
                cards-drawn seat=B n=1 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > quiet
            > B stop
                window-closed moment=after-movement-roll
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 0/4 0/3
                zombie-moved from=0/4 to=0/3 figure=zombie
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                restarted seat=A
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
                window-closed moment=before-movement-roll
            = chance movement={"seat":"A"}
        "#]],
    );
}
