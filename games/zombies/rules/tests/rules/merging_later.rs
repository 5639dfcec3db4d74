//! Chapter 10: questions that wait for the next one of the same turn.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_10_45_a_manhole_waits_for_the_zombies() {
    check(
        &["ZOM-10.45", "ZOM-16.5", "ZOM-16.7", "ZOM-16.20"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     zombies: 1/4
     stack:
     begin movement 1",
        "A step 0/1
         = pending
         chance die 2
         = pending
         ? A
         ! A go-down
         ! A come-up
         A place-manhole
         ? A
         A go-down
         ? A
         = A
         A move-zombie 1/4 1/7",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            = chance zombies={"seat":"A"}
            > chance die 2
                zombies-rolled seat=A die=2
            = seats who=["A"] mode=turn question={"move-zombies":{"seat":"A","left":2}}
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7, place-manhole
            ! A go-down: no-way-down (ZOM-16.7)
            ! A come-up: other-question (TABLE-5)
            > A place-manhole
                manhole-placed seat=A at=0/1
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7, go-down
            > A go-down
                went-down seat=A
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7
            = A: at 0/1, life 3, bullets 3, kills 0, hand [], below
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_10_45_until_the_first_zombie_moves() {
    check(
        &["ZOM-10.45"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     zombies: 1/4, 1/1
     stack:
     begin movement 1",
        "A step 0/1
         chance die 2
         not now A
         A move-zombie 1/4 1/7
         ? A
         ! A place-manhole
         A undo
         A place-manhole
         A undo
         ? A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            > chance die 2
                zombies-rolled seat=A die=2
            not now A:
                go-down: no-way-down (ZOM-16.7)
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
            ? A: move-zombie from=1/1 to=1/4
            ! A place-manhole: other-question (TABLE-5)
            > A undo
                taken-back A
            > A place-manhole
                manhole-placed seat=A at=0/1
            > A undo
                taken-back A
            ? A: move-zombie from=1/4 to=1/7, place-manhole
        "#]],
    );
}

#[test]
fn zom_10_45_not_if_there_is_more_to_do() {
    check(
        &["ZOM-12.13"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     bullets: 0/1
     zombies: 1/4
     stack:
     begin movement 1",
        "A step 0/1
         ? A
         A take
         = pending",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ? A: stop, take
            > A take
                token-taken seat=A at=0/1 token=bullet
                bullets-gained seat=A n=1
            = chance zombies={"seat":"A"}
        "#]],
    );
    check(
        &["ZOM-13.10"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     stack:
     begin movement 1",
        "A step 0/1
         ? A
         A place-manhole
         ? A
         A stop",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ? A: stop, place-manhole
            > A place-manhole
                manhole-placed seat=A at=0/1
            ? A: stop, go-down
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_10_45_the_mover_decides_below_whether_to_come_up() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     zombies: 1/4
     manholes: 0/1
     A: below
     stack:
     begin movement 1",
        "A step 0/1
         ? A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=true
            ? A: stop, come-up
        "#]],
    );
}

#[test]
fn zom_10_45_cards_of_the_movement_wait_too() {
    check(
        &["ZOM-10.45", "ZOM-10.36", "ZOM-C-Z3-10"],
        "seats 2
     rules guts=off tiles=z1-z3-z6 cards=z1-z3
     tile straight 0 -1
     zombies: 1/4
     B: at 0/1
     hand A: lots-of-luck
     stack:
     stack mall:
     begin movement 1",
        "A step 0/1
         chance die 2
         cards A
         A play lots-of-luck player B
         ? A
         A move-zombie 1/4 1/7",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            > chance die 2
                zombies-rolled seat=A die=2
            cards A: play lots-of-luck aim={"player":"B"}
            > A play lots-of-luck player B
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                card-took-effect seat=A card=lots-of-luck
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_10_45_a_player_put_elsewhere_finishes_the_movement_there() {
    check(
        &["ZOM-10.45", "ZOM-C-Z8-14"],
        "seats 2
     rules guts=off tiles=z1-z6-z8 cards=z1-z8
     tile straight 0 -1
     bullets: 1/7
     zombies: 1/1
     hand A: escape-tunnel
     stack:
     begin movement 1",
        "A step 0/1
         chance die 2
         A play escape-tunnel
         A pick square 1/7
         ? A
         A take
         = pending
         ? A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            > chance die 2
                zombies-rolled seat=A die=2
            > A play escape-tunnel
                card-played seat=A card=escape-tunnel aim=nothing
                card-took-effect seat=A card=escape-tunnel
            > A pick square 1/7
                picked seat=A card=escape-tunnel aim={"square":1/7}
                pawn-put seat=A from=0/1 to=1/7
            ? A: stop, take
            > A take
                token-taken seat=A at=1/7 token=bullet
                bullets-gained seat=A n=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
            ? A: stop, place-manhole
        "#]],
    );
}

#[test]
fn zom_10_46_who_holds_too_many_cards_is_not_asked_whether_to_keep_them() {
    check(
        &["ZOM-10.46", "ZOM-4.9", "ZOM-9.19", "ZOM-15.9"],
        "seats 2
     A: dead, guts 0
     hand A: fear, grenade
     stack:
     begin discard",
        "= pending
         ? A
         ! A keep
         A discard fear
         = A",
        expect![[r#"
            = seats who=["A"] mode=turn question={"discard":{"seat":"A","surplus":1}}
            ? A: discard card=fear, discard card=grenade, play card=fear aim={"player":"B"}
            ! A keep: hand-above-limit (ZOM-10.46)
            > A discard fear
                card-discarded seat=A card=fear
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 0, bullets 0, guts 0, kills 0, hand [grenade], dead
        "#]],
    );
}

#[test]
fn zom_10_46_the_rest_of_the_surplus_follows() {
    check(
        &["ZOM-10.46", "ZOM-9.21"],
        "seats 2
     A: dead, guts 0
     hand A: fear, fear, grenade
     stack:
     begin discard",
        "? A
         = pending
         A discard fear
         = pending
         A discard grenade
         = A",
        expect![[r#"
            ? A: discard card=fear, discard card=grenade, play card=fear aim={"player":"B"}
            = seats who=["A"] mode=turn question={"discard":{"seat":"A","surplus":2}}
            > A discard fear
                card-discarded seat=A card=fear
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":1}}
            > A discard grenade
                card-discarded seat=A card=grenade
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 0, bullets 0, guts 0, kills 0, hand [fear], dead
        "#]],
    );
}

#[test]
fn zom_10_46_in_the_window_too_where_a_card_comes_first() {
    check(
        &["ZOM-10.46", "ZOM-10.42"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear, grenade, grenade, claustrophobia
     hand B: claustrophobia
     stack:
     begin discard",
        "= pending
         ? A
         ! A keep
         A play fear player B
         B pass
         = pending
         ? A
         B pass
         A keep",
        expect![[r#"
                window-opened moment=after-zombies subject=A
            = seats who=["A","B"] mode=reaction question={"finish-turn":{"seat":"A","surplus":1}}
            ? A: discard card=claustrophobia, discard card=fear, discard card=grenade, play card=claustrophobia aim={"player":"B"}, play card=fear aim={"player":"B"}
            ! A keep: hand-above-limit (ZOM-10.46)
            > A play fear player B
            > B pass
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                asked-anew moment=after-zombies
            = seats who=["A","B"] mode=reaction question={"finish-turn":{"seat":"A","surplus":0}}
            ? A: discard card=claustrophobia, discard card=grenade, keep
            > B pass
            > A keep
                window-closed moment=after-zombies
                nothing-discarded seat=A
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
        "#]],
    );
}

#[test]
fn zom_10_45_asked_alone_if_no_zombie_has_to_move_after_all() {
    check(
        &["ZOM-10.45", "ZOM-11.19"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z3
     tile straight 0 -1
     zombies: 1/4
     lasting abandon-hope by B on A now
     stack:
     begin movement 2",
        "A step 0/1
         chance die 1
         = pending
         ? A
         A place-manhole
         A stop",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            > chance die 1
                zombies-rolled seat=A die=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
            ? A: stop, place-manhole
            > A place-manhole
                manhole-placed seat=A at=0/1
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                effect-ended card=abandon-hope aim={"player":"A"}
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_10_45_a_roll_of_no_squares_waits_too() {
    check(
        &["ZOM-10.45", "ZOM-10.12"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z3
     tile straight 0 -1
     zombies: 1/4
     lasting abandon-hope by B on A now
     hand B: fear
     stack:
     begin movement-roll",
        "chance die 1
         = pending
         B pass
         chance die 2
         ? A",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
                window-opened moment=after-movement-roll subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"after-movement-roll","subject":"A","card":null}}
            > B pass
                window-closed moment=after-movement-roll
            > chance die 2
                zombies-rolled seat=A die=2
            ? A: move-zombie from=1/4 to=1/1, move-zombie from=1/4 to=1/7, place-manhole
        "#]],
    );
}

#[test]
fn zom_10_45_asked_before_the_zombies_if_none_of_them_moves_this_turn() {
    check(
        &["ZOM-C-Z1-02", "ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1
     tile straight 0 -1
     zombies: 1/4
     lasting all-the-marbles by B
     stack:
     begin movement 1",
        "A step 0/1
         = pending
         ? A
         A place-manhole
         A go-down
         A stop
         = A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
            ? A: stop, place-manhole
            > A place-manhole
                manhole-placed seat=A at=0/1
            > A go-down
                went-down seat=A
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 3, kills 0, hand [], below
        "#]],
    );
}

#[test]
fn zom_10_41_a_one_leads_into_the_fun_house_only_from_where_it_was_rolled() {
    check(
        &["ZOM-10.41", "ZOM-4.7"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house 1 0 0 0
     stack:
     stack circus:
     A: at 0/1
     hand B: fear
     begin after-movement-roll 1",
        "A step 1/7
         quiet
         = A
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > A step 1/7
            > quiet
                window-closed moment=after-movement-roll
                moved seat=A from=0/1 to=1/7 is_below=false
                window-opened moment=after-zombies subject=A
                window-closed moment=after-zombies
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
            = A: at 1/7, life 3, bullets 3, kills 0, hand []
            = chance cards={"seat":"B","n":2}
        "#]],
    );
}
