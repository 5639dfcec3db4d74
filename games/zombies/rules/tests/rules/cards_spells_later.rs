//! Appendix B: cards with a lasting effect, from the later boxes.

use expect_test::expect;

use crate::transcript::check;

/// Woods beyond the Bridge.
const WOODS: &str = "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     tile woods09 0 -2
     stack:";

#[test]
fn zom_c_z4_04_dog_repellent() {
    check(
        &["ZOM-C-Z4-04", "ZOM-11.20"],
        &format!(
            "{WOODS}
     dogs: 2/1
     zombies: 2/0
     A: at 1/1
     hand A: dog-repellent
     begin zombies 6"
        ),
        "A play dog-repellent
         ? A
         ! A move-zombie 2/1 2/4
         A move-zombie 2/0 2/3",
        expect![[r#"
            > A play dog-repellent
                card-played seat=A card=dog-repellent aim=nothing
                card-took-effect seat=A card=dog-repellent
                effect-began seat=A card=dog-repellent aim=nothing
            ? A: move-zombie from=2/1 to=2/2, move-zombie from=2/1 to=2/5, move-zombie from=2/1 to=2/3, move-zombie from=2/0 to=2/3
            ! A move-zombie 2/1 2/4: zombie-cannot-go-there (ZOM-13.5)
            > A move-zombie 2/0 2/3
                zombie-moved from=2/0 to=2/3 figure=zombie
        "#]],
    );
}

#[test]
fn zom_c_z5_04_go_team_go() {
    check(
        &["ZOM-C-Z5-04", "ZOM-11.18", "ZOM-11.22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     tile straight 0 -1
     zombies: 0/4, 0/1, 1/7
     hand B: go-team
     stack:
     begin start",
        "B play go-team player A
         quiet
         chance cards fear fear brain-cramp
         quiet
         chance die 6
         quiet
         A step 0/1
         A step 1/7
         = pending
         = table",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B play go-team player A
                card-played seat=B card=go-team aim={"player":"A"}
                card-took-effect seat=B card=go-team
                effect-began seat=B card=go-team aim={"tile":0}
                asked-anew moment=turn-start
                window-closed moment=turn-start
            > quiet
            > chance cards fear fear brain-cramp
                cards-drawn seat=A n=3 cards=null
                window-opened moment=before-movement-roll subject=A
            > quiet
                window-closed moment=before-movement-roll
            > chance die 6
                movement-rolled seat=A die=6
                window-opened moment=after-movement-roll subject=A
            > quiet
            > A step 0/1
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/1 is_below=false
            > A step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            = seats who=["A"] mode=turn question={"fight":{"seat":"A","at":1/7}}
            = table: active A, deck 68, discard [go-team], stacks [city 0], lasting [go-team]
        "#]],
    );
}

#[test]
fn zom_c_z5_04_in_the_next_turn_and_two_at_once() {
    check(
        &["ZOM-C-Z5-04"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z5
     zombies: 0/4
     hand A: go-team
     hand C: go-team
     stack:
     begin discard",
        "C pass
         A play go-team player B
         C play go-team player C
         = table
         chance cards fear fear brain-cramp",
        expect![[r#"
                window-opened moment=after-zombies subject=A
            > C pass
            > A play go-team player B
                card-played seat=A card=go-team aim={"player":"B"}
                window-opened moment=card-played subject=A
            > C play go-team player C
                card-played seat=C card=go-team aim={"player":"C"}
                card-took-effect seat=C card=go-team
                effect-began seat=C card=go-team aim={"tile":0}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=go-team
                effect-began seat=A card=go-team aim={"tile":0}
                asked-anew moment=after-zombies
                window-closed moment=after-zombies
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 70, discard [go-team go-team], stacks [city 0], lasting [go-team go-team]
            > chance cards fear fear brain-cramp
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
        "#]],
    );
}

#[test]
fn zom_c_z5_06_pillow_fight() {
    check(
        &["ZOM-C-Z5-06"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     zombies: 0/1, 0/7
     hand B: pillow
     stack:
     begin movement 4",
        "B play pillow
         A step 0/1
         chance die 3
         A spend-bullets
         A walk 0/7
         chance die 3
         = A",
        expect![[r#"
            > B play pillow
                card-played seat=B card=pillow aim=nothing
                card-took-effect seat=B card=pillow
                effect-began seat=B card=pillow aim=nothing
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=2
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            > A walk 0/7
                moved seat=A from=0/1 to=0/4 is_below=false
                moved seat=A from=0/4 to=0/7 is_below=false
                fight-began seat=A at=0/7 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/7 figure=zombie die=3 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 0/7, life 2, bullets 1, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_01_are_you_scared_yet() {
    check(
        &["ZOM-C-Z6-01"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z6
     tile fire-station 0 -1
     zombies: 0/1
     items A: skateboard, grenade
     hand A: fire-axe
     hand B: scared-yet
     begin before-movement-roll",
        "B play scared-yet
         quiet
         chance die 2
         quiet
         = pending
         ! A use grenade building 1/0
         A step 0/1
         A roll
         chance die 3
         A spend-bullets
         = A",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > B play scared-yet
            > quiet
                card-played seat=B card=scared-yet aim=nothing
                card-took-effect seat=B card=scared-yet
                effect-began seat=B card=scared-yet aim=nothing
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 2
                movement-rolled seat=A die=2
                window-opened moment=after-movement-roll subject=A
            > quiet
            = seats who=["A"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":2}}
            ! A use grenade building 1/0: items-do-nothing (ZOM-C-Z6-01)
            > A step 0/1
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 3, bullets 2, kills 1, hand [fire-axe], items [skateboard grenade]
        "#]],
    );
}

#[test]
fn zom_c_z6_01_items_may_be_put_in_play() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z6
     tile fire-station 0 -1
     A: at 1/4
     hand A: fire-axe
     lasting scared-yet by B
     stack:
     begin movement 1",
        "A play fire-axe
         = A",
        expect![[r#"
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                item-put-in-play seat=A card=fire-axe
            = A: at 1/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
        "#]],
    );
}

/// Two manholes.
const MANHOLES: &str = "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z6
     manholes: 0/1, 0/7
     stack:";

#[test]
fn zom_c_z6_13_oh_thats_new() {
    check(
        &["ZOM-C-Z6-13"],
        &format!(
            "{MANHOLES}
     A: at 0/1, below, sewer 1
     hand B: thats-new
     begin movement 4"
        ),
        "? B
         B play thats-new square 0/1
         ! A come-up
         A step 0/4
         ? A",
        expect![[r#"
            ? B: pass, play card=thats-new aim={"square":0/1}, play card=thats-new aim={"square":0/7}
            > B play thats-new square 0/1
                card-played seat=B card=thats-new aim={"square":0/1}
                card-took-effect seat=B card=thats-new
                effect-began seat=B card=thats-new aim={"square":0/1}
            ! A come-up: manhole-is-closed (ZOM-C-Z6-13)
            > A step 0/4
                moved seat=A from=0/1 to=0/4 is_below=true
            ? A: stop, come-up, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=0/2, walk to=0/0, walk to=0/8, walk to=0/6
        "#]],
    );
}

#[test]
fn zom_c_z6_13_never_the_last_way_up() {
    check(
        &["ZOM-C-Z6-13"],
        &format!(
            "{MANHOLES}
     A: at 0/1, below, sewer 0
     hand A: thats-new
     hand B: thats-new
     begin movement 4"
        ),
        "B play thats-new square 0/1
         quiet
         ? A
         ! A play thats-new square 0/7
         A play thats-new square 0/1",
        expect![[r#"
            > B play thats-new square 0/1
                card-played seat=B card=thats-new aim={"square":0/1}
                card-took-effect seat=B card=thats-new
                effect-began seat=B card=thats-new aim={"square":0/1}
            > quiet
            ? A: stop, step to=0/2, step to=0/4, step to=0/0, walk to=0/5, walk to=0/7, walk to=0/3, walk to=0/8, walk to=0/6, play card=thats-new aim={"square":0/1}
            ! A play thats-new square 0/7: no-such-target (ZOM-9.17)
            > A play thats-new square 0/1
                card-played seat=A card=thats-new aim={"square":0/1}
                card-took-effect seat=A card=thats-new
                effect-began seat=A card=thats-new aim={"square":0/1}
        "#]],
    );
}

#[test]
fn zom_c_z7_07_seltzer_bottle() {
    check(
        &["ZOM-C-Z7-07", "ZOM-7.15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     zombies: 0/1, 0/4
     hand A: seltzer
     hand B: seltzer
     stack:
     begin fight",
        "! B play seltzer
         A play seltzer
         chance cards fear fear brain-cramp
         quiet
         chance die 3
         quiet
         A step 0/1
         A step 0/4
         = A",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            ! B play seltzer: not-at-this-time (ZOM-10.30)
            > A play seltzer
                card-played seat=A card=seltzer aim=nothing
                card-took-effect seat=A card=seltzer
                effect-began seat=A card=seltzer aim={"player":"A"}
            > chance cards fear fear brain-cramp
                cards-drawn seat=A n=3 cards=null
                window-opened moment=before-movement-roll subject=A
            > quiet
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            > quiet
            > A step 0/1
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/1 is_below=false
            > A step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
            = A: at 0/4, life 3, bullets 3, kills 0, hand [brain-cramp fear fear], played
        "#]],
    );
}

#[test]
fn zom_c_z7_07_after_a_lost_roll() {
    check(
        &["ZOM-C-Z7-07", "ZOM-7.15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     zombies: 0/1
     hand A: seltzer
     stack:
     begin movement 3",
        "A step 0/1
         A roll
         chance die 1
         A play seltzer
         A step 0/4
         = A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A play seltzer
                card-played seat=A card=seltzer aim=nothing
                card-took-effect seat=A card=seltzer
                effect-began seat=A card=seltzer aim={"player":"A"}
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            > A step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

/// The Hospital lies north of the Town Square.
const HOSPITAL: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile hospital 0 -1
     zombies: 1/4, 1/7
     stack:";

#[test]
fn zom_c_z8_10_lockdown() {
    check(
        &["ZOM-C-Z8-10"],
        &format!(
            "{HOSPITAL}
     A: at 1/1
     hand A: lockdown
     begin movement 4"
        ),
        "A play lockdown building 1/0
         A step 1/4
         chance die 6
         ! A step 1/7
         A stop
         chance die 2
         ? A",
        expect![[r#"
            > A play lockdown building 1/0
                card-played seat=A card=lockdown aim={"building":1/0}
                card-took-effect seat=A card=lockdown
                effect-began seat=A card=lockdown aim={"building":1/0}
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 6
                fight-rolled seat=A at=1/4 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            ! A step 1/7: no-way-there (ZOM-12.4)
            > A stop
                stopped seat=A led_by=null
            > chance die 2
                zombies-rolled seat=A die=2
            ? A: move-zombie from=1/7 to=0/1
        "#]],
    );
}

#[test]
fn zom_c_z8_10_its_doors_open_again() {
    check(
        &["ZOM-C-Z8-10", "ZOM-11.5"],
        &format!(
            "{HOSPITAL}
     zombies: 1/8
     hand A: lockdown
     begin discard"
        ),
        "A play lockdown building 1/0
         = table
         chance cards fear fear brain-cramp
         quiet
         chance die 1
         quiet
         B stop
         chance die 1
         B move-zombie 1/7 0/1
         quiet
         B keep
         quiet
         chance cards hysterical-paralysis shoe-untied zombie-master
         quiet
         chance die 1
         quiet
         A stop
         chance die 1
         A move-zombie 1/8 1/5
         quiet
         A keep
         = table
         quiet
         chance die 1
         quiet
         B stop
         chance die 1
         ? B",
        expect![[r#"
            > A play lockdown building 1/0
                card-played seat=A card=lockdown aim={"building":1/0}
                card-took-effect seat=A card=lockdown
                effect-began seat=A card=lockdown aim={"building":1/0}
                turn-ended seat=A
                turn-began seat=B round=1
            = table: active B, deck 77, discard [lockdown], stacks [city 0], lasting [lockdown]
            > chance cards fear fear brain-cramp
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
            > B move-zombie 1/7 0/1
                zombie-moved from=1/7 to=0/1 figure=zombie
            > quiet
            > B keep
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=A round=2
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
            > chance cards hysterical-paralysis shoe-untied zombie-master
                cards-drawn seat=A n=3 cards=null
                window-opened moment=before-movement-roll subject=A
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
                window-opened moment=after-movement-roll subject=A
            > quiet
            > A stop
                window-closed moment=after-movement-roll
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/8 1/5
                zombie-moved from=1/8 to=1/5 figure=zombie
                window-opened moment=after-zombies subject=A
            > quiet
            > A keep
                window-closed moment=after-zombies
                nothing-discarded seat=A
                turn-ended seat=A
                effect-ended card=lockdown aim={"building":1/0}
                turn-began seat=B round=2
                window-opened moment=turn-start subject=B
            = table: active B, deck 71, discard [lockdown], stacks [city 0], lasting []
            > quiet
                window-closed moment=turn-start
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > quiet
            > B stop
                window-closed moment=after-movement-roll
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            ? B: move-zombie from=0/1 to=0/4, move-zombie from=0/1 to=1/7, move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7, move-zombie from=1/4 to=1/3, move-zombie from=1/5 to=1/2, move-zombie from=1/5 to=1/8, play card=fear aim={"player":"A"}
        "#]],
    );
}
