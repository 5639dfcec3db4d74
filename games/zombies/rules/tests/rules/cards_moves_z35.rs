//! Appendix B: cards that change movements and turns, from Not Dead Yet!.

use expect_test::expect;

use crate::transcript::check;

const SLEEP: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand B: dont-sleep
     stack:
     begin start";

#[test]
fn zom_c_z35_02_a_turn_overslept() {
    check(
        &["ZOM-C-Z35-02", "ZOM-4.10"],
        SLEEP,
        "B play dont-sleep player A
         quiet
         chance die 2
         quiet
         = tile 0
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B play dont-sleep player A
                card-played seat=B card=dont-sleep aim={"player":"A"}
                card-took-effect seat=B card=dont-sleep
            > quiet
            > chance die 2
                die-rolled seat=A card=dont-sleep die=2
                effect-began seat=B card=dont-sleep aim={"player":"A"}
                zombie-put at=0/4 figure=zombie
                asked-anew moment=turn-start
                window-closed moment=turn-start
                turn-skipped seat=A
                turn-ended seat=A
                effect-ended card=dont-sleep aim={"player":"A"}
                turn-began seat=B round=1
                fight-began seat=B at=0/4 figure=zombie
            > quiet
            = tile 0: town-square at 0 0 turn 0, zombies [4], bullets [], life [], manholes []
            = chance fight={"seat":"B"}
        "#]],
    );
}

#[test]
fn zom_c_z35_02_awake() {
    check(
        &["ZOM-C-Z35-02"],
        SLEEP,
        "B play dont-sleep player A
         quiet
         chance die 6
         quiet
         = tile 0
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B play dont-sleep player A
                card-played seat=B card=dont-sleep aim={"player":"A"}
                card-took-effect seat=B card=dont-sleep
            > quiet
            > chance die 6
                die-rolled seat=A card=dont-sleep die=6
                asked-anew moment=turn-start
                window-closed moment=turn-start
            > quiet
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z35_02_no_second_zombie() {
    check(
        &["ZOM-C-Z35-02"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z3.5
     tile bridge 0 -1
     tile woods09 0 -2
     dogs: 2/4
     A: at 2/4
     hand B: dont-sleep
     stack:
     begin start",
        "B play dont-sleep player A
         quiet
         chance die 5
         quiet
         = tile 2",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B play dont-sleep player A
                card-played seat=B card=dont-sleep aim={"player":"A"}
                card-took-effect seat=B card=dont-sleep
            > quiet
            > chance die 5
                die-rolled seat=A card=dont-sleep die=5
                effect-began seat=B card=dont-sleep aim={"player":"A"}
                asked-anew moment=turn-start
                window-closed moment=turn-start
                turn-skipped seat=A
                turn-ended seat=A
                effect-ended card=dont-sleep aim={"player":"A"}
                turn-began seat=B round=1
                step-began seat=B step=tile
            > quiet
            = tile 2: woods09 at 0 -2 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z35_07_lots_of_running_and_screaming() {
    check(
        &["ZOM-C-Z35-07", "ZOM-11.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 0/1
     items A: skateboard
     hand B: running
     B: bullets 0
     stack:
     begin before-movement-roll",
        "B play running player A
         quiet
         chance die 3
         quiet
         = pending
         ! A step 0/3
         B step 0/1
         chance die 6
         quiet
         B step 1/7
         B stop
         = pending
         = A
         = B",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play running player A
                card-played seat=B card=running aim={"player":"A"}
                card-took-effect seat=B card=running
                effect-began seat=B card=running aim={"player":"A"}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 3
                movement-rolled seat=A die=3
            > quiet
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"B","left":3}}
            ! A step 0/3: not-asked (TABLE-2)
            > B step 0/1
                moved seat=B from=0/4 to=0/1 is_below=false
                fight-began seat=B at=0/1 figure=zombie
            > chance die 6
                fight-rolled seat=B at=0/1 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=B at=0/1 figure=zombie
                kill-counted seat=B figure=zombie
            > quiet
            > B step 1/7
                moved seat=B from=0/1 to=1/7 is_below=false
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=A
                effect-ended card=running aim={"player":"A"}
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [skateboard]
            = B: at 1/7, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_15_thats_not_so_scary() {
    check(
        &["ZOM-C-Z35-15", "ZOM-9.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: not-so-scary
     A: life 1, bullets 1
     stack:
     begin movement 1",
        "A play not-so-scary
         quiet
         = A
         A stop
         = A
         = pending",
        expect![[r#"
            > A play not-so-scary
                card-played seat=A card=not-so-scary aim=nothing
                card-took-effect seat=A card=not-so-scary
            > quiet
            = A: at 0/4, life 1, bullets 1, kills 0, hand [], played
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=A round=1
            = A: at 0/4, life 1, bullets 1, kills 0, hand []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z35_15_too_well_off() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: not-so-scary
     A: life 1, bullets 2
     begin movement 1",
        "! A play not-so-scary",
        expect![[r#"
            ! A play not-so-scary: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_18_too_tired_to_run() {
    check(
        &["ZOM-C-Z35-18", "ZOM-C-Z1-17", "ZOM-11.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: keys-still-in-it
     hand B: too-tired
     stack:
     begin before-movement-roll",
        "B play too-tired
         A pass
         A play keys-still-in-it
         quiet
         = pending
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play too-tired
            > A pass
                card-played seat=B card=too-tired aim=nothing
                card-took-effect seat=B card=too-tired
                effect-began seat=B card=too-tired aim=nothing
                asked-anew moment=before-movement-roll
            > A play keys-still-in-it
                card-played seat=A card=keys-still-in-it aim=nothing
                card-took-effect seat=A card=keys-still-in-it
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":10}}
            = table: active A, deck 98, discard [too-tired keys-still-in-it], stacks [city 0], lasting [too-tired]
        "#]],
    );
}

#[test]
fn zom_c_z35_18_nobody_rolls() {
    check(
        &["ZOM-C-Z35-18"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     lasting too-tired by B
     stack:
     begin before-movement-roll",
        "= pending",
        expect![[r#"
                no-movement-roll seat=A
                turn-ended seat=A
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

const TOGETHER: &str = "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 0/1, 1/4
     hand A: private
     A: bullets 0, life 1
     C: at 0/1
     stack:
     begin movement 4";

#[test]
fn zom_c_z35_23_some_place_more_private() {
    check(
        &["ZOM-C-Z35-23"],
        TOGETHER,
        "? A
         A play private player B
         quiet
         A step 0/1
         chance die 4
         quiet
         A step 1/7
         A stop
         = A
         = B
         = C",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, walk to=1/4, walk to=1/1, play card=private aim={"player":"B"}
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=B from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 4
                fight-rolled seat=A at=0/1 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            > quiet
            > A step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
                moved seat=B from=0/1 to=1/7 is_below=false
            > A stop
                stopped seat=A led_by=null
            = A: at 1/7, life 1, bullets 0, kills 1, hand [], played
            = B: at 1/7, life 3, bullets 3, kills 0, hand []
            = C: at 0/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_23_where_the_leader_dies() {
    check(
        &["ZOM-C-Z35-23", "ZOM-8.2"],
        TOGETHER,
        "A play private player B
         quiet
         A step 0/1
         chance die 1
         quiet
         = A
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=B from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=0/1 to=0/4
            > quiet
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead, played
            = B: at 0/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_23_no_sewers_and_no_subway() {
    check(
        &["ZOM-C-Z35-23"],
        "seats 2
     rules guts=off cards=z1-z3.5
     tile subway-station 0 -1
     tile subway-station 0 1 turn 2
     manholes: 1/7
     hand A: private
     stack:
     begin movement 6",
        "A play private player B
         quiet
         A walk 1/7
         ! A go-down
         ! A place-manhole
         A walk 1/1
         ! A ride
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A walk 1/7
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=B from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                moved seat=B from=0/1 to=1/7 is_below=false
            ! A go-down: no-way-down (ZOM-16.7)
            ! A place-manhole: no-manhole-now (ZOM-16.5)
            > A walk 1/1
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
                moved seat=B from=1/4 to=1/1 is_below=false
            ! A ride: no-ride-here (ZOM-17.2)
            = B: at 1/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_07_only_the_natural_roll() {
    check(
        &["ZOM-C-Z35-07"],
        "seats 2
     rules guts=off
     lasting gotta-get-out by A
     hand B: running
     stack:
     begin before-movement-roll",
        "B play running player A
         quiet
         chance die 2
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play running player A
                card-played seat=B card=running aim={"player":"A"}
                card-took-effect seat=B card=running
                effect-began seat=B card=running aim={"player":"A"}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 2
                movement-rolled seat=A die=2
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"B","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z35_15_the_next_player_after_it() {
    check(
        &["ZOM-C-Z35-15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     active B
     hand B: not-so-scary
     B: life 1, bullets 1
     stack:
     begin discard",
        "B play not-so-scary
         quiet
         chance cards fear brain-cramp brain-cramp
         quiet
         chance die 1
         quiet
         B stop
         quiet
         B keep
         = table",
        expect![[r#"
            > B play not-so-scary
                card-played seat=B card=not-so-scary aim=nothing
                card-took-effect seat=B card=not-so-scary
                turn-ended seat=B
                turn-began seat=B round=1
            > quiet
            > chance cards fear brain-cramp brain-cramp
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
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            = table: active A, deck 96, discard [not-so-scary], stacks [city 0], lasting []
        "#]],
    );
}
