//! Chapters 1, 4, 8, 9, 11 and 13 at their edges: turns, restarts, lasting effects, zombies.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_9_31_an_item_discarded_after_a_roll_helps_the_next_one() {
    check(
        &["ZOM-9.31", "ZOM-C-Z1-07"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0
     items A: chainsaw
     begin fight",
        "A roll
         chance die 2
         ? A
         A use chainsaw
         chance die 2",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
            ? A: lose-life, use card=chainsaw aim=nothing
            > A use chainsaw
                item-used seat=A card=chainsaw aim=nothing
                card-took-effect seat=A card=chainsaw
                effect-began seat=A card=chainsaw aim={"player":"A"}
                life-lost seat=A halves=2 card=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=2 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
        "#]],
    );
}

#[test]
fn zom_9_31_before_a_roll_it_helps_that_one() {
    check(
        &["ZOM-9.31", "ZOM-C-Z1-19"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile police-station 0 -1
     zombies: 1/0
     A: at 1/0, bullets 0
     items A: molotov
     begin fight",
        "A use molotov building 1/0
         chance die 2",
        expect![[r#"
                fight-began seat=A at=1/0 figure=zombie
            > A use molotov building 1/0
                item-used seat=A card=molotov aim={"building":1/0}
                card-took-effect seat=A card=molotov
                effect-began seat=A card=molotov aim={"building":1/0}
            > chance die 2
                fight-rolled seat=A at=1/0 figure=zombie die=2 plus=2 needed=4
                zombie-killed seat=A at=1/0 figure=zombie
                kill-counted seat=A figure=zombie
        "#]],
    );
}

#[test]
fn zom_8_2_death_ends_the_walk() {
    check(
        &["ZOM-8.2"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 0/4
     A: bullets 0, life 1
     B: at 1/7
     stack:
     deck 0
     begin movement 4",
        "A walk 1/1
         chance die 1
         chance die 1
         A move-zombie 0/4 0/3
         chance die 3
         = pending",
        expect![[r#"
            > A walk 1/1
                fight-began seat=A at=0/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=0/4 to=0/4
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 0/4 0/3
                zombie-moved from=0/4 to=0/3 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 3
                movement-rolled seat=B die=3
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"B","left":3}}
        "#]],
    );
}

#[test]
fn zom_8_17_the_kinds_given_back() {
    check(
        &["ZOM-8.17"],
        "seats 2
     rules guts=off tiles=z1-z4-z7 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0, kills 3, dogs 1
     stack:
     deck 0
     begin fight",
        "chance die 1
         ? A
         ! A pick figure clown
         ! A stop
         A pick figure dog
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            ? A: pick aim={"figure":"zombie"}, pick aim={"figure":"dog"}
            ! A pick figure clown: none-of-that-kind (ZOM-8.17)
            ! A stop: other-question (TABLE-5)
            > A pick figure dog
                zombies-lost seat=A figure=dog n=1
                zombies-lost seat=A figure=zombie n=1
            = chance zombies={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_8_4_nothing_to_give_back() {
    check(
        &["ZOM-8.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0
     stack:
     deck 0
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_11_9_a_walk_of_ones_own_by_a_card() {
    check(
        &["ZOM-C-Z35-07"],
        "seats 2
     tile straight 0 -1
     manholes: 0/4
     bullets: 0/1
     A: at 1/4
     lasting running by B on A now
     stack:
     deck 0
     begin movement 2",
        "? B
         not now B
         B step 0/1
         ? B",
        expect![[r#"
            ? B: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7
            not now B:
                take: no-token-here (ZOM-12.11)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-now (ZOM-16.5)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
            > B step 0/1
                moved seat=B from=0/4 to=0/1 is_below=false
            ? B: stop, take, step to=1/7, step to=0/4
        "#]],
    );
}

#[test]
fn zom_11_5_an_effect_that_waits_does_not_end_with_the_turn() {
    check(
        &["ZOM-C-Z7-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: what-the
     stack:
     deck 0
     begin movement 1",
        "? A
         A play what-the player B
         = lasting
         A stop
         = lasting",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=what-the aim={"player":"B"}
            > A play what-the player B
                card-played seat=A card=what-the aim={"player":"B"}
                card-took-effect seat=A card=what-the
                effect-began seat=A card=what-the aim={"player":"B"}
            = lasting: what-the on player B used
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
                deck-shuffled n=1
            = lasting: what-the on player B used
        "#]],
    );
}

#[test]
fn zom_11_7_renewed_for_the_next_turn() {
    check(
        &["ZOM-11.7"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     lasting claustrophobia by B on A now
     hand C: claustrophobia
     stack:
     deck 0
     begin movement 1",
        "C play claustrophobia player A
         = lasting",
        expect![[r#"
            > C play claustrophobia player A
                card-played seat=C card=claustrophobia aim={"player":"A"}
                card-took-effect seat=C card=claustrophobia
                effect-began seat=C card=claustrophobia aim={"player":"A"}
            = lasting: claustrophobia on player A during of=A has_begun=false
        "#]],
    );
}

#[test]
fn zom_1_9_what_does_not_fit_goes_to_the_supply() {
    check(
        &["ZOM-1.9"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4 supply=limited
     tile straight 0 -1
     zombies: 0/1, 0/3, 0/5, 0/7
     hand A: bad-zombie
     stack:
     stack woods:
     deck 0
     begin movement 1",
        "A play bad-zombie tile 1
         quiet
         = tile 0
         = tile 1",
        expect![[r#"
            > A play bad-zombie tile 1
                card-played seat=A card=bad-zombie aim={"tile":1}
                card-took-effect seat=A card=bad-zombie
                zombie-moved from=0/1 to=1/1 figure=zombie
                zombie-moved from=0/3 to=1/4 figure=zombie
                zombie-moved from=0/5 to=1/7 figure=zombie
                zombie-removed at=0/7 figure=zombie
            > quiet
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_1_1_a_die_has_six_sides() {
    check(
        &["ZOM-1.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     stack:
     begin movement-roll",
        "! chance die 0
         ! chance die 7
         ! chance seat A
         chance die 6
         = pending",
        expect![[r#"
            ! chance die 0: impossible-roll (TABLE-6)
            ! chance die 7: impossible-roll (TABLE-6)
            ! chance seat A: impossible-roll (TABLE-6)
            > chance die 6
                movement-rolled seat=A die=6
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":6}}
        "#]],
    );
}

#[test]
fn zom_9_10_sixteen_items() {
    check(
        &["ZOM-9.10"],
        "seats 2
     rules guts=off tiles=z1-z2-z3 cards=z1-z2-z3
     tile police-station 0 -1
     A: at 1/0
     items A: all-the-marbles, fire-axe, first-aid-kit, chainsaw, grenade, lots-of-ammo, molotov, skateboard, adjusting-nicely, i-see-helicopter, rocket-launcher, aww-cute, crossbow, gross, one-mans-garbage
     hand A: shotgun
     stack:
     stack mall:
     stack base:
     begin movement 1",
        "A play shotgun
         quiet
         = A",
        expect![[r#"
            > A play shotgun
                card-played seat=A card=shotgun aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                item-put-in-play seat=A card=shotgun
            = A: at 1/0, life 3, bullets 3, kills 0, hand [], items [all-the-marbles fire-axe first-aid-kit chainsaw grenade lots-of-ammo molotov skateboard adjusting-nicely i-see-helicopter rocket-launcher aww-cute crossbow gross one-mans-garbage shotgun], played
        "#]],
    );
}

#[test]
fn zom_9_10_the_seventeenth_item_is_discarded() {
    check(
        &["ZOM-9.10"],
        "seats 2
     rules guts=off tiles=z1-z2-z3 cards=z1-z2-z3
     tile police-station 0 -1
     A: at 1/0
     items A: all-the-marbles, fire-axe, first-aid-kit, chainsaw, grenade, lots-of-ammo, molotov, skateboard, adjusting-nicely, i-see-helicopter, rocket-launcher, aww-cute, crossbow, gross, one-mans-garbage, fries
     hand A: shotgun
     stack:
     stack mall:
     stack base:
     begin movement 1",
        "A play shotgun
         quiet
         = A
         = table",
        expect![[r#"
            > A play shotgun
                card-played seat=A card=shotgun aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
            = A: at 1/0, life 3, bullets 3, kills 0, hand [], items [all-the-marbles fire-axe first-aid-kit chainsaw grenade lots-of-ammo molotov skateboard adjusting-nicely i-see-helicopter rocket-launcher aww-cute crossbow gross one-mans-garbage fries], played
            = table: active A, deck 95, discard [shotgun], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_11_6_an_effect_waits_for_its_turn() {
    check(
        &["ZOM-11.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     lasting fear by A on B
     lasting claustrophobia by B on A
     stack:
     deck 0
     begin turn",
        "= lasting
         chance die 1
         = lasting
         A stop
         = lasting",
        expect![[r#"
                turn-began seat=A round=1
            = lasting: fear on player B during of=B has_begun=false, claustrophobia on player A during of=A has_begun=true
            > chance die 1
                movement-rolled seat=A die=1
            = lasting: fear on player B during of=B has_begun=false, claustrophobia on player A during of=A has_begun=true
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                effect-ended card=claustrophobia aim={"player":"A"}
                turn-began seat=B round=1
                no-movement-roll seat=B
                turn-ended seat=B
                effect-ended card=fear aim={"player":"B"}
                turn-began seat=A round=2
            = lasting:
        "#]],
    );
}

#[test]
fn zom_11_7_on_another_player_both_last() {
    check(
        &["ZOM-11.6"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     hand B: fear
     stack:
     deck 0
     begin movement 1",
        "A play fear player B
         B play fear player C
         = lasting",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            > B play fear player C
                card-played seat=B card=fear aim={"player":"C"}
                card-took-effect seat=B card=fear
                effect-began seat=B card=fear aim={"player":"C"}
            = lasting: fear on player B during of=B has_begun=false, fear on player C during of=C has_begun=false
        "#]],
    );
}

#[test]
fn zom_4_11_a_lost_turn_and_a_ride() {
    check(
        &["ZOM-4.10", "ZOM-17.5"],
        "seats 2
     rules guts=off cards=z1
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/1, rides
     lasting hysterical-paralysis by B on A now
     stack:
     deck 0
     begin tile",
        "= pending
         A pick square 2/1",
        expect![[r#"
                turn-skipped seat=A
            = seats who=["A"] mode=turn question={"arrive":{"seat":"A"}}
            > A pick square 2/1
                pawn-put seat=A from=1/1 to=2/1
                turn-ended seat=A
                effect-ended card=hysterical-paralysis aim={"player":"A"}
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_13_3_a_second_dog_may_still_move() {
    check(
        &["ZOM-13.3"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1
     tile straight 0 -1
     tile police-station 0 -2
     dogs: 1/4, 1/7
     zombies: 2/0, 2/3
     stack:
     deck 0
     begin zombies 5",
        "? A
         A move-zombie 1/7 1/4
         ? A
         ! A move-zombie 9/0 0/4
         ! A move-zombie 1/4 9/4
         ! A move-zombie 1/1 1/4
         A move-zombie 2/3 2/4
         ? A
         A move-zombie 1/4 1/7
         ! A move-zombie 1/4 1/1
         ? A",
        expect![[r#"
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7, move-zombie from=1/4 to=2/7, move-zombie from=1/4 to=0/1, move-zombie from=1/7 to=1/4, move-zombie from=1/7 to=0/1, move-zombie from=1/7 to=1/1, move-zombie from=1/7 to=0/4, move-zombie from=2/0 to=2/1, move-zombie from=2/3 to=2/4
            > A move-zombie 1/7 1/4
                zombie-moved from=1/7 to=1/4 figure=dog
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7, move-zombie from=1/4 to=2/7, move-zombie from=1/4 to=0/1, move-zombie from=2/0 to=2/1, move-zombie from=2/3 to=2/4
            ! A move-zombie 9/0 0/4: no-such-square (ZOM-13.2)
            ! A move-zombie 1/4 9/4: no-such-square (ZOM-13.2)
            ! A move-zombie 1/1 1/4: no-zombie-there (ZOM-13.2)
            > A move-zombie 2/3 2/4
                zombie-moved from=2/3 to=2/4 figure=zombie
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7, move-zombie from=1/4 to=2/7, move-zombie from=1/4 to=0/1, move-zombie from=2/0 to=2/1, move-zombie from=2/0 to=2/3
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=dog
            ! A move-zombie 1/4 1/1: has-moved-already (ZOM-13.3)
            ? A: move-zombie from=2/0 to=2/1, move-zombie from=2/0 to=2/3
        "#]],
    );
}

#[test]
fn zom_13_3_moved_in_the_turn_before() {
    check(
        &["ZOM-13.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     stack:
     deck 0
     begin zombies 1",
        "A move-zombie 1/4 1/7
         chance die 1
         B stop
         chance die 1
         ? B",
        expect![[r#"
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            ? B: move-zombie from=1/7 to=1/4, move-zombie from=1/7 to=0/1
        "#]],
    );
}

#[test]
fn zom_8_10_a_restart_with_a_full_hand() {
    check(
        &["ZOM-8.9", "ZOM-8.10"],
        "seats 2
     rules tiles=z1 cards=z1
     A: dead
     hand A: fear, claustrophobia, grenade
     stack:
     begin turn",
        "quiet
         = A",
        expect![[r#"
                turn-began seat=A round=1
                restarted seat=A
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [claustrophobia fear grenade]
        "#]],
    );
}

#[test]
fn zom_8_10_a_restart_with_one_card_too_many() {
    check(
        &["ZOM-8.9", "ZOM-8.10"],
        "seats 2
     rules tiles=z1 cards=z1
     A: dead
     hand A: fear, claustrophobia, grenade, molotov
     stack:
     begin turn",
        "= pending
         ? A
         not now A
         ! A keep
         A discard fear
         quiet
         = A",
        expect![[r#"
                turn-began seat=A round=1
                restarted seat=A
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":3}}
            ? A: discard card=claustrophobia, discard card=fear, discard card=grenade, discard card=molotov
            not now A:
            ! A keep: hand-above-limit (ZOM-9.19)
            > A discard fear
                card-discarded seat=A card=fear
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [claustrophobia grenade molotov]
        "#]],
    );
}

#[test]
fn zom_8_10_without_guts_the_hand_stays() {
    check(
        &["ZOM-8.9"],
        "seats 2
     rules tiles=z1 cards=z1 guts=off
     A: dead
     hand A: fear, claustrophobia, grenade, molotov
     stack:
     begin turn",
        "quiet
         = A",
        expect![[r#"
                turn-began seat=A round=1
                restarted seat=A
                window-opened moment=turn-start subject=A
            > quiet
                window-closed moment=turn-start
            = A: at 0/4, life 3, bullets 3, kills 0, hand [claustrophobia fear grenade molotov]
        "#]],
    );
}

#[test]
fn zom_9_20_one_card_or_none() {
    check(
        &["ZOM-4.9"],
        "seats 2
     rules tiles=z1 cards=z1 guts=off
     hand A: fear, claustrophobia
     hand B: fear
     stack:
     begin discard",
        "= pending
         ? A
         not now A
         not now B
         ! B keep
         ! A discard grenade
         ! A stop
         quiet
         A discard fear",
        expect![[r#"
                window-opened moment=after-zombies subject=A
            = seats who=["A","B"] mode=reaction question={"finish-turn":{"seat":"A","surplus":0}}
            ? A: discard card=claustrophobia, discard card=fear, keep, play card=claustrophobia aim={"player":"B"}, play card=fear aim={"player":"B"}
            not now A:
                play card=claustrophobia aim=nothing: no-such-target (ZOM-9.17)
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
            not now B:
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
            ! B keep: window-is-open (ZOM-10.2)
            ! A discard grenade: card-not-held (ZOM-9.20)
            ! A stop: other-question (TABLE-5)
            > quiet
            > A discard fear
                window-closed moment=after-zombies
                card-discarded seat=A card=fear
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
        "#]],
    );
}

#[test]
fn zom_4_6_no_roll_no_movement() {
    check(
        &["ZOM-4.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     lasting hysterical-paralysis by B on A now
     stack:
     deck 0
     begin movement-roll",
        "= pending",
        expect![[r#"
            = chance movement={"seat":"A"}
        "#]],
    );
}
