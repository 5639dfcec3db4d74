//! Chapter 17: the subway.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex35_the_ride() {
    check(
        &["ZOM-17.1", "ZOM-17.3", "ZOM-17.4", "ZOM-17.5", "ZOM-17.6", "ZOM-17.7"],
        "seats 2
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     zombies: 2/0
     A: bullets 0
     stack:
     begin movement 5",
        "A walk 1/1
         ? A
         A ride
         = A
         chance die 1
         A move-zombie 2/0 2/1
         chance cards adrenaline-rush brain-cramp brain-cramp
         quiet
         chance die 1
         quiet
         B stop
         chance die 1
         B move-zombie 2/1 2/0
         quiet
         B keep
         = pending
         quiet
         A pick square 2/0
         = A",
        expect![[r#"
            > A walk 1/1
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
            ? A: stop, ride, step to=1/2, step to=1/4, step to=1/0
            > A ride
                ride-declared seat=A
            = A: at 1/1, life 3, bullets 0, guts 3, kills 0, hand []
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 2/0 2/1
                zombie-moved from=2/0 to=2/1 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            > chance cards adrenaline-rush brain-cramp brain-cramp
                cards-drawn seat=B n=3 cards=null
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
            > B move-zombie 2/1 2/0
                zombie-moved from=2/1 to=2/0 figure=zombie
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            > quiet
                window-closed moment=turn-start
                turn-skipped seat=A
            > A pick square 2/0
                pawn-put seat=A from=1/1 to=2/0
                window-opened moment=leaves-subway subject=A
            = A: at 2/0, life 3, bullets 0, guts 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_ex35_one_station() {
    check(
        &["ZOM-17.2"],
        "seats 2
     tile subway-station 0 -1 turn 0
     begin movement 5",
        "A walk 1/1
         ! A ride",
        expect![[r#"
            > A walk 1/1
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
            ! A ride: no-ride-here (ZOM-17.2)
        "#]],
    );
}

#[test]
fn zom_17_8_moved_off_the_station() {
    check(
        &["ZOM-17.8"],
        "seats 2
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     active B
     A: at 1/1, rides
     hand B: bad-sense-of-direction
     stack:
     begin start",
        "B play bad-sense-of-direction player A
         quiet
         = A
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=B
            > B play bad-sense-of-direction player A
                card-played seat=B card=bad-sense-of-direction aim={"player":"A"}
                life-lost seat=B halves=2 card=bad-sense-of-direction
                card-took-effect seat=B card=bad-sense-of-direction
                pawn-put seat=A from=1/1 to=0/4
                asked-anew moment=turn-start
                window-closed moment=turn-start
            > quiet
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand []
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

/// The ride is lost, but the turn is skipped all the same.
#[test]
fn zom_17_8_walked_off_the_station() {
    check(
        &["ZOM-17.8", "ZOM-17.4", "ZOM-C-Z1-25"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     active B
     A: at 1/1, rides
     hand B: where-everybody
     stack:
     deck 0
     begin movement 1",
        "B play where-everybody player A
         B walk 0/1
         B walk 0/5
         B stop
         = A
         = table",
        expect![[r#"
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > B walk 0/1
                moved seat=A from=1/1 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/7 is_below=false
                moved seat=A from=1/7 to=0/1 is_below=false
            > B walk 0/5
                moved seat=A from=0/1 to=0/4 is_below=false
                moved seat=A from=0/4 to=0/5 is_below=false
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=2
                turn-skipped seat=A
                turn-ended seat=A
                turn-began seat=B round=2
                deck-shuffled n=1
            = A: at 0/5, life 3, bullets 3, kills 0, hand []
            = table: active B, deck 1, discard [], stacks [city 0], lasting []
        "#]],
    );
}

/// A player who does not leave the station keeps the ride.
#[test]
fn zom_17_8_walked_about_in_the_station() {
    check(
        &["ZOM-17.5", "ZOM-C-Z1-25"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     active B
     A: at 1/1, rides
     hand B: where-everybody
     stack:
     deck 0
     begin movement 1",
        "B play where-everybody player A
         B step 1/2
         B step 1/1
         B step 1/2
         B step 1/1
         B step 1/2
         B stop
         = pending
         ? A",
        expect![[r#"
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > B step 1/2
                moved seat=A from=1/1 to=1/2 is_below=false
            > B step 1/1
                moved seat=A from=1/2 to=1/1 is_below=false
            > B step 1/2
                moved seat=A from=1/1 to=1/2 is_below=false
            > B step 1/1
                moved seat=A from=1/2 to=1/1 is_below=false
            > B step 1/2
                moved seat=A from=1/1 to=1/2 is_below=false
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=2
                turn-skipped seat=A
            = seats who=["A"] mode=turn question={"arrive":{"seat":"A"}}
            ? A: pick aim={"square":1/0}, pick aim={"square":1/1}, pick aim={"square":1/2}, pick aim={"square":2/0}, pick aim={"square":2/1}, pick aim={"square":2/2}
        "#]],
    );
}

/// A's next turn is a normal one.
#[test]
fn zom_17_8_a_death_before_the_skipped_turn_cancels_both() {
    check(
        &["ZOM-17.8", "ZOM-8.9"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     active B
     zombies: 1/4
     A: at 1/1, rides, life 1, bullets 0
     hand B: where-everybody
     stack:
     deck 0
     begin movement 1",
        "B play where-everybody player A
         B step 1/4
         chance die 1
         = A
         B stop
         chance die 1
         B move-zombie 1/4 1/7
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
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=2
                restarted seat=A
                deck-shuffled n=1
            = chance cards={"seat":"A","n":1}
        "#]],
    );
}

/// The ride is over, and so is the turn.
#[test]
fn zom_17_8_a_death_in_the_fight_of_the_skipped_turn() {
    check(
        &["ZOM-17.8"],
        "seats 2
     rules guts=off
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     active A
     zombies: 1/1
     A: at 1/1, rides, life 1, bullets 0
     stack:
     deck 0
     begin tile",
        "chance die 1
         = A
         = table
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
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = table: active B, deck 0, discard [], stacks [city 0], lasting []
            = chance movement={"seat":"B"}
        "#]],
    );
}
