//! Appendix B: cards that change movements and turns.

use expect_test::expect;

use crate::transcript::check;

/// A smells something on the Town Square.
const SMELL: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile straight 0 -1
     hand B: smell
     stack:
     begin before-movement-roll";

#[test]
fn zom_c_z2_13_what_is_that_smell() {
    check(
        &["ZOM-C-Z2-13"],
        SMELL,
        "B play smell player A
         chance die 3
         ! A stop
         ! A step 0/3
         A step 0/1
         ! A stop
         ! A step 0/4
         A step 1/7
         A stop",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
            ! A stop: must-go-on (ZOM-C-Z2-13)
            ! A step 0/3: no-way-there (ZOM-12.4)
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A stop: must-go-on (ZOM-C-Z2-13)
            ! A step 0/4: no-way-there (ZOM-12.4)
            > A step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
            > A stop
                stopped seat=A
                effect-ended card=smell aim={"tile":0}
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_c_z2_13_not_back_again() {
    check(
        &["ZOM-C-Z2-13"],
        SMELL,
        "B play smell player A
         chance die 4
         A step 0/1
         A step 1/7
         ? A
         ! A step 0/1
         A stop
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 4
                movement-rolled seat=A die=4
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            > A step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
            ? A: stop, step to=1/4, walk to=1/1
            ! A step 0/1: no-way-there (ZOM-12.4)
            > A stop
                stopped seat=A
                effect-ended card=smell aim={"tile":0}
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 77, discard [smell], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_13_the_roll_does_not_reach() {
    check(
        &["ZOM-C-Z2-13", "ZOM-4.10"],
        SMELL,
        "B play smell player A
         chance die 1
         ? A
         A stop
         = table
         chance cards fear brain-cramp brain-cramp
         quiet
         chance die 1
         quiet
         B stop
         quiet
         B keep
         quiet",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > A stop
                stopped seat=A
                effect-began seat=B card=smell aim={"player":"A"}
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 77, discard [smell], stacks [city 0], lasting [smell]
            > chance cards fear brain-cramp brain-cramp
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > quiet
                window-closed moment=after-movement-roll
            > B stop
                stopped seat=B
                window-opened moment=after-zombies subject=B
            > quiet
                window-closed moment=after-zombies
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
                turn-skipped seat=A
                turn-ended seat=A
                effect-ended card=smell aim={"player":"A"}
                turn-began seat=B round=2
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=B
                window-closed moment=before-movement-roll
        "#]],
    );
}

#[test]
fn zom_c_z2_13_only_before_the_roll() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand B: smell
     begin after-movement-roll 3",
        "! B play smell player A",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            ! B play smell player A: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_c_z3_10_lots_of_luck_with_that() {
    check(
        &["ZOM-C-Z3-10", "ZOM-11.13"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3
     hand A: lots-of-luck
     hand B: fear, grenade
     C: at 0/1
     stack:
     begin movement 4",
        "? A
         A play lots-of-luck player B
         = pending
         chance card fear
         @B
         = A
         = B
         = pending",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=lots-of-luck aim={"player":"B"}
            > A play lots-of-luck player B
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                card-took-effect seat=A card=lots-of-luck
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            = chance theft={"seat":"A","from":"B"}
            > chance card fear
                card-taken seat=A from=B card=null
                window-opened moment=after-zombies subject=A
            @B
                card-taken seat=A from=B card=fear
                window-opened moment=after-zombies subject=A
            = A: at 0/4, life 3, bullets 4, kills 0, hand [fear], played
            = B: at 0/4, life 3, bullets 2, kills 0, hand [grenade]
            = seats who=["B"] mode=reaction question={"react":{"moment":"after-zombies","subject":"A","card":null}}
        "#]],
    );
}

#[test]
fn zom_c_z3_10_alone_or_with_the_poor() {
    check(
        &[],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3
     hand A: lots-of-luck
     B: bullets 0
     C: at 0/1
     begin movement 4",
        "! A play lots-of-luck player B
         ! A play lots-of-luck player C",
        expect![[r#"
            ! A play lots-of-luck player B: no-such-target (ZOM-9.17)
            ! A play lots-of-luck player C: no-such-target (ZOM-9.17)
        "#]],
    );
}

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
                stopped seat=B
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
                stopped seat=A
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
                stopped seat=A
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
            ! A go-down: no-way-down (ZOM-16.8)
            ! A place-manhole: no-manhole-here (ZOM-16.2)
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
fn zom_c_z4_07_lost_in_the_woods() {
    check(
        &["ZOM-C-Z4-07", "ZOM-11.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     tile straight 0 -1
     hand B: lost-woods
     stack:
     begin movement 3",
        "B play lost-woods player A
         ? A
         A step 0/1
         ! A step 1/7",
        expect![[r#"
            > B play lost-woods player A
                card-played seat=B card=lost-woods aim={"player":"A"}
                card-took-effect seat=B card=lost-woods
                effect-began seat=B card=lost-woods aim={"player":"A"}
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A step 1/7: no-way-there (ZOM-12.4)
        "#]],
    );
}

#[test]
fn zom_c_z4_07_below_too() {
    check(
        &["ZOM-C-Z4-07"],
        "seats 2
     rules guts=off cards=z1-z4
     tile straight 0 -1
     A: at 0/1, below
     hand B: lost-woods
     stack:
     begin movement 2",
        "B play lost-woods player A
         ? A",
        expect![[r#"
            > B play lost-woods player A
                card-played seat=B card=lost-woods aim={"player":"A"}
                card-took-effect seat=B card=lost-woods
                effect-began seat=B card=lost-woods aim={"player":"A"}
            ? A: stop, come-up, step to=0/2, step to=0/4, step to=0/0, walk to=0/5, walk to=0/7, walk to=0/3
        "#]],
    );
}

#[test]
fn zom_c_z8_13_solitary_confinement() {
    check(
        &["ZOM-C-Z8-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile straight 0 -1
     hand B: solitary-confinement
     hand A: escape-tunnel
     stack:
     begin movement 3",
        "B play solitary-confinement player A
         A step 0/1
         ! A step 1/7
         A play escape-tunnel
         A pick square 1/7
         ? A",
        expect![[r#"
            > B play solitary-confinement player A
                card-played seat=B card=solitary-confinement aim={"player":"A"}
                card-took-effect seat=B card=solitary-confinement
                effect-began seat=B card=solitary-confinement aim={"player":"A"}
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A step 1/7: no-way-there (ZOM-12.4)
            > A play escape-tunnel
                card-played seat=A card=escape-tunnel aim=nothing
                card-took-effect seat=A card=escape-tunnel
            > A pick square 1/7
                picked seat=A card=escape-tunnel aim={"square":1/7}
                pawn-put seat=A from=0/1 to=1/7
            ? A: stop, step to=1/4, walk to=1/1
        "#]],
    );
}

#[test]
fn zom_c_z5_15_wheres_the_admin_building() {
    check(
        &["ZOM-C-Z5-15"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1-z5
     tile school-entrance 0 -1
     tile admin-building 0 -3
     lasting wheres-the-admin by B on A now
     A: at 2/4
     stack:
     begin movement 6",
        "? A
         ! A stop
         A walk 3/4
         = pending",
        expect![[r#"
            ? A: step to=2/1, walk to=3/7, walk to=3/4
            ! A stop: must-go-on (ZOM-C-Z5-15)
            > A walk 3/4
                moved seat=A from=2/4 to=2/1 is_below=false
                moved seat=A from=2/1 to=3/7 is_below=false
                moved seat=A from=3/7 to=3/4 is_below=false
                turn-ended seat=A
                effect-ended card=wheres-the-admin aim={"player":"A"}
                turn-began seat=B round=1
                step-began seat=B step=tile
            = chance tile={"stack":"campus"}
        "#]],
    );
}

#[test]
fn zom_c_z5_15_to_the_town_square() {
    check(
        &["ZOM-C-Z5-15", "ZOM-11.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     tile straight 0 -1
     tile straight 0 -2
     hand A: wheres-the-admin
     active B
     B: at 2/4
     stack:
     begin movement 1",
        "A play wheres-the-admin player B
         = table
         ? B
         B stop
         = pending",
        expect![[r#"
            > A play wheres-the-admin player B
                card-played seat=A card=wheres-the-admin aim={"player":"B"}
                card-took-effect seat=A card=wheres-the-admin
                effect-began seat=A card=wheres-the-admin aim={"player":"B"}
            = table: active B, deck 71, discard [wheres-the-admin], stacks [city 0], lasting [wheres-the-admin]
            ? B: stop, step to=2/1, step to=2/7
            > B stop
                stopped seat=B
                turn-ended seat=B
                turn-began seat=A round=2
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z5_15_one_way_to_the_town_square() {
    check(
        &["ZOM-C-Z5-15"],
        "seats 2
     rules guts=off cards=z1-z5
     tile straight 0 -1
     manholes: 1/4
     lasting wheres-the-admin by B on A now
     A: at 1/4
     stack:
     begin movement 3",
        "? A
         A walk 0/1
         ! A stop
         A step 0/4
         = pending",
        expect![[r#"
            ? A: step to=1/7, walk to=0/1, walk to=0/4
            > A walk 0/1
                moved seat=A from=1/4 to=1/7 is_below=false
                moved seat=A from=1/7 to=0/1 is_below=false
            ! A stop: must-go-on (ZOM-C-Z5-15)
            > A step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
        "#]],
    );
}

#[test]
fn zom_c_z6_14_we_gotta_get_out_of_this_place() {
    check(
        &["ZOM-C-Z6-14", "ZOM-11.8"],
        "seats 2
     rules guts=off
     items A: skateboard
     hand B: gotta-get-out
     stack:
     begin before-movement-roll",
        "B play gotta-get-out
         quiet
         chance die 3
         quiet
         = pending
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play gotta-get-out
                card-played seat=B card=gotta-get-out aim=nothing
                card-took-effect seat=B card=gotta-get-out
                effect-began seat=B card=gotta-get-out aim=nothing
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            > chance die 3
                movement-rolled seat=A die=3
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":10}}
            = table: active A, deck 130, discard [gotta-get-out], stacks [city 0], lasting [gotta-get-out]
        "#]],
    );
}

#[test]
fn zom_c_z7_14_whoaaa() {
    check(
        &["ZOM-C-Z7-14", "ZOM-11.21"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     items A: skateboard, fire-axe
     hand B: whoa
     stack:
     begin before-movement-roll",
        "B play whoa player A
         ? A
         A pick card skateboard
         chance die 5
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play whoa player A
                card-played seat=B card=whoa aim={"player":"A"}
                card-took-effect seat=B card=whoa
                effect-began seat=B card=whoa aim={"player":"A"}
            ? A: pick aim={"card":"skateboard"}, pick aim={"card":"fire-axe"}
            > A pick card skateboard
                picked seat=A card=whoa aim={"card":"skateboard"}
                item-lost seat=A card=skateboard
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 5
                movement-rolled seat=A die=5
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z7_14_the_movement_has_begun() {
    check(
        &["ZOM-C-Z7-14"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     items A: fire-axe
     hand B: whoa
     stack:
     begin movement 4",
        "B play whoa player A
         = pending
         = A",
        expect![[r#"
            > B play whoa player A
                card-played seat=B card=whoa aim={"player":"A"}
                card-took-effect seat=B card=whoa
                effect-began seat=B card=whoa aim={"player":"A"}
                item-lost seat=A card=fire-axe
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z8_02_stir_crazy() {
    check(
        &["ZOM-C-Z8-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile straight 0 -1
     bullets: 0/1
     zombies: 1/7
     lasting stir-crazy by B on A now
     A: bullets 0
     stack:
     begin movement 4",
        "? A
         A pick number 2
         = pending
         ! B stop
         B step 0/1
         = pending
         A take
         B step 1/7
         = pending",
        expect![[r#"
            ? A: pick aim={"number":0}, pick aim={"number":1}, pick aim={"number":2}, pick aim={"number":3}, pick aim={"number":4}
            > A pick number 2
                picked seat=A card=stir-crazy aim={"number":2}
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":2}}
            ! B stop: must-go-on (ZOM-C-Z8-02)
            > B step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            = seats who=["A"] mode=turn question={"take-token":{"seat":"A"}}
            > A take
                token-taken seat=A at=0/1 token=bullet
                bullets-gained seat=A n=1
            > B step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z8_02_on_the_next_turn() {
    check(
        &["ZOM-C-Z8-02", "ZOM-11.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand B: stir-crazy
     stack:
     begin movement 4",
        "B play stir-crazy player A
         = pending
         = table",
        expect![[r#"
            > B play stir-crazy player A
                card-played seat=B card=stir-crazy aim={"player":"A"}
                card-took-effect seat=B card=stir-crazy
                effect-began seat=B card=stir-crazy aim={"player":"A"}
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
            = table: active A, deck 77, discard [stir-crazy], stacks [city 0], lasting [stir-crazy]
        "#]],
    );
}

#[test]
fn zom_c_z8_06_a_last_meal() {
    check(
        &["ZOM-C-Z8-06", "ZOM-11.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: last-meal
     stack:
     begin before-movement-roll",
        "A play last-meal
         = A
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play last-meal
                card-played seat=A card=last-meal aim=nothing
                card-took-effect seat=A card=last-meal
                no-movement-roll seat=A
                life-gained seat=A halves=4
                bullets-lost seat=A n=1
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 5, bullets 2, kills 0, hand [], played
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z8_06_without_a_bullet() {
    check(
        &["ZOM-C-Z8-06"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: last-meal
     A: life 1, bullets 0
     stack:
     begin before-movement-roll",
        "A play last-meal
         = A",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play last-meal
                card-played seat=A card=last-meal aim=nothing
                card-took-effect seat=A card=last-meal
                no-movement-roll seat=A
                life-gained seat=A halves=6
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 4, bullets 0, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_13_below_and_away() {
    check(
        &["ZOM-C-Z2-13"],
        "seats 2
     rules guts=off cards=z1-z2
     tile straight 0 -1
     hand B: smell
     A: at 0/2, below, sewer 0
     stack:
     begin before-movement-roll",
        "B play smell player A
         chance die 1
         ? A
         ! A stop
         A step 1/8
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play smell player A
                card-played seat=B card=smell aim={"player":"A"}
                card-took-effect seat=B card=smell
                effect-began seat=B card=smell aim={"tile":0}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
            ? A: step to=1/8
            ! A stop: must-go-on (ZOM-C-Z2-13)
            > A step 1/8
                moved seat=A from=0/2 to=1/8 is_below=true
                effect-ended card=smell aim={"tile":0}
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 77, discard [smell], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_07_for_a_whole_turn() {
    check(
        &["ZOM-C-Z4-07", "ZOM-11.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4
     tile straight 0 -1
     hand A: lost-woods
     B: at 1/4
     stack:
     begin movement 1",
        "A play lost-woods player B
         A stop
         chance cards fear brain-cramp brain-cramp
         quiet
         chance die 6
         quiet
         ? B
         B stop
         quiet
         B keep
         = table",
        expect![[r#"
            > A play lost-woods player B
                card-played seat=A card=lost-woods aim={"player":"B"}
                card-took-effect seat=A card=lost-woods
                effect-began seat=A card=lost-woods aim={"player":"B"}
            > A stop
                stopped seat=A
                turn-ended seat=A
                turn-began seat=B round=1
            > chance cards fear brain-cramp brain-cramp
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 6
                movement-rolled seat=B die=6
                window-opened moment=after-movement-roll subject=B
            > quiet
                window-closed moment=after-movement-roll
            ? B: stop, step to=1/1, step to=1/7, play card=fear aim={"player":"A"}
            > B stop
                stopped seat=B
                window-opened moment=after-zombies subject=B
            > quiet
                window-closed moment=after-zombies
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                effect-ended card=lost-woods aim={"player":"B"}
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            = table: active A, deck 60, discard [lost-woods], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_14_waits_for_a_roll() {
    check(
        &["ZOM-C-Z7-14"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     hand A: much-needed-rest
     hand B: whoa
     stack:
     begin before-movement-roll",
        "B play whoa player A
         A pass
         A play much-needed-rest
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play whoa player A
            > A pass
                card-played seat=B card=whoa aim={"player":"A"}
                card-took-effect seat=B card=whoa
                effect-began seat=B card=whoa aim={"player":"A"}
                asked-anew moment=before-movement-roll
            > A play much-needed-rest
                card-played seat=A card=much-needed-rest aim=nothing
                card-took-effect seat=A card=much-needed-rest
                no-movement-roll seat=A
                life-gained seat=A halves=4
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 74, discard [whoa much-needed-rest], stacks [city 0 circus 8], lasting [whoa]
        "#]],
    );
}

#[test]
fn zom_c_z8_02_not_a_single_square() {
    check(
        &["ZOM-C-Z8-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     bullets: 0/4
     lasting stir-crazy by B on A now
     stack:
     begin movement 4",
        "A pick number 0
         = pending
         ! A step 0/1
         A take
         = A",
        expect![[r#"
            > A pick number 0
                picked seat=A card=stir-crazy aim={"number":0}
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
            ! A step 0/1: no-squares-left (ZOM-12.1)
            > A take
                token-taken seat=A at=0/4 token=bullet
                bullets-gained seat=A n=1
                turn-ended seat=A
                effect-ended card=stir-crazy aim={"player":"A"}
                turn-began seat=B round=1
            = A: at 0/4, life 3, bullets 4, kills 0, hand []
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
     begin after-zombies",
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
                window-opened moment=after-zombies subject=B
            > B play not-so-scary
                card-played seat=B card=not-so-scary aim=nothing
                card-took-effect seat=B card=not-so-scary
                asked-anew moment=after-zombies
                window-closed moment=after-zombies
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
                window-closed moment=after-movement-roll
            > B stop
                stopped seat=B
                window-opened moment=after-zombies subject=B
            > quiet
                window-closed moment=after-zombies
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            = table: active A, deck 96, discard [not-so-scary], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z3_10_while_a_card_walks_its_player() {
    check(
        &["ZOM-C-Z3-10", "ZOM-10.36"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     hand B: where-everybody
     hand A: lots-of-luck
     A: at 0/1
     stack:
     begin movement 2",
        "B play where-everybody player A
         B step 0/4
         A play lots-of-luck player B
         = A
         = pending",
        expect![[r#"
            > B play where-everybody player A
                card-played seat=B card=where-everybody aim={"player":"A"}
                card-took-effect seat=B card=where-everybody
            > B step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
            > A play lots-of-luck player B
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                card-took-effect seat=A card=lots-of-luck
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            = A: at 0/4, life 3, bullets 4, kills 0, hand [], played
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}
