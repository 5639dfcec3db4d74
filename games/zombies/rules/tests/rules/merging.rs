//! Chapter 10: windows that are merged with what comes next.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_10_41_the_first_square_is_chosen_in_the_window() {
    check(
        &["ZOM-10.41", "ZOM-10.12", "ZOM-4.7"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     hand B: brain-cramp
     stack:
     begin movement-roll",
        "chance die 3
         = pending
         ? A
         ? B
         ! A pass
         ! B stop
         A step 0/1
         @A
         @B
         = A
         A walk 1/7
         B pass
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            = seats who=["A","B"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":3}}
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, walk to=1/4
            ? B: pass, play card=brain-cramp aim={"player":"A"}
            ! A pass: other-question (TABLE-5)
            ! B stop: window-is-open (ZOM-10.2)
            > A step 0/1
            @A
                answered seat=A passes=true
            @B
            = A: at 0/4, life 3, bullets 3, kills 0, hand []
            > A walk 1/7
            > B pass
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_10_41_what_was_chosen_can_be_taken_back_but_the_window_stays_closed() {
    check(
        &["ZOM-10.41"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand B: brain-cramp
     stack:
     begin after-movement-roll 3",
        "A step 0/1
         B pass
         ! B undo
         A undo
         = A
         = pending
         cards B",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > A step 0/1
            > B pass
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/1 is_below=false
            ! B undo: nothing-to-undo (TABLE-7)
            > A undo
                taken-back A
            = A: at 0/4, life 3, bullets 3, kills 0, hand []
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
            cards B:
        "#]],
    );
}

#[test]
fn zom_10_41_a_fight_cannot_be_taken_back() {
    check(
        &["ZOM-10.41"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/4
     hand B: brain-cramp
     stack:
     begin after-movement-roll 3",
        "B pass
         A step 0/1
         chance die 6
         ! A undo",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > B pass
            > A step 0/1
                window-closed moment=after-movement-roll
                fight-began seat=A at=0/4 figure=zombie
            > chance die 6
                fight-rolled seat=A at=0/4 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=0/4 figure=zombie
                kill-counted seat=A figure=zombie
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A undo: nothing-to-undo (TABLE-7)
        "#]],
    );
}

#[test]
fn zom_10_41_a_card_does_not_wait_for_whoever_can_play_none() {
    check(
        &["ZOM-10.41", "ZOM-C-Z1-05"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     hand B: brain-cramp
     hand C: fear
     stack:
     begin after-movement-roll 3",
        "B play brain-cramp player A
         C pass
         = pending
         ? A
         ? B
         B step 0/1
         C pass
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > B play brain-cramp player A
            > C pass
                card-played seat=B card=brain-cramp aim={"player":"A"}
                card-took-effect seat=B card=brain-cramp
                effect-began seat=B card=brain-cramp aim={"player":"A"}
                asked-anew moment=after-movement-roll
            = seats who=["B","C"] mode=reaction question={"set-out":{"seat":"B","mover":"A","left":3}}
            ? A:
            ? B: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > B step 0/1
            > C pass
                window-closed moment=after-movement-roll
                moved seat=A from=0/4 to=0/1 is_below=false
            = seats who=["B","C"] ready=["C"] mode=turn question={"move":{"seat":"B","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_10_41_a_card_comes_before_the_decision() {
    check(
        &["ZOM-10.41", "ZOM-C-Z1-26", "ZOM-C-Z1-01"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     hand A: adrenaline-rush
     hand B: shoe-untied
     stack:
     begin after-movement-roll 3",
        "B play shoe-untied player A
         = pending
         A walk 1/7
         = pending
         = A
         A play adrenaline-rush
         = pending
         A stop
         = lasting",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > B play shoe-untied player A
            = seats who=["A","B"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":3}}
            > A walk 1/7
                card-played seat=B card=shoe-untied aim={"player":"A"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"A"}
                asked-anew moment=after-movement-roll
            = seats who=["A"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":1}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [adrenaline-rush]
            > A play adrenaline-rush
                card-played seat=A card=adrenaline-rush aim=nothing
                card-took-effect seat=A card=adrenaline-rush
                effect-began seat=A card=adrenaline-rush aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                effect-ended card=shoe-untied aim={"player":"A"}
                effect-ended card=adrenaline-rush aim={"player":"A"}
                turn-began seat=B round=1
            = lasting:
        "#]],
    );
}

#[test]
fn zom_10_41_cards_of_both_moments() {
    check(
        &["ZOM-10.41", "ZOM-10.35", "ZOM-10.36", "ZOM-C-Z8-14"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8
     tile straight 0 -1
     hand A: adrenaline-rush, escape-tunnel
     hand B: brain-cramp
     stack:
     begin after-movement-roll 3",
        "cards A
         cards B
         A play escape-tunnel
         B pass
         A pick square 1/4
         B play brain-cramp player A
         = pending
         ? B",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            cards A: play adrenaline-rush aim=nothing, play escape-tunnel aim=nothing
            cards B: play brain-cramp aim={"player":"A"}
            > A play escape-tunnel
            > B pass
                card-played seat=A card=escape-tunnel aim=nothing
                card-took-effect seat=A card=escape-tunnel
            > A pick square 1/4
                picked seat=A card=escape-tunnel aim={"square":1/4}
                pawn-put seat=A from=0/4 to=1/4
                asked-anew moment=after-movement-roll
            > B play brain-cramp player A
                card-played seat=B card=brain-cramp aim={"player":"A"}
                card-took-effect seat=B card=brain-cramp
                effect-began seat=B card=brain-cramp aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":3}}
            ? B: stop, step to=1/1, step to=1/7, walk to=0/1, walk to=0/4
        "#]],
    );
}

#[test]
fn zom_10_41_a_card_in_the_window_ends_the_movement() {
    check(
        &["ZOM-10.41", "ZOM-C-Z3-10"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile straight 0 -1
     A: at 0/1
     B: at 0/1
     hand A: lots-of-luck
     hand B: fear
     stack:
     begin after-movement-roll 3",
        "cards A
         A play lots-of-luck player B
         B pass",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            cards A: play lots-of-luck aim={"player":"B"}
            > A play lots-of-luck player B
            > B pass
                card-played seat=A card=lots-of-luck aim={"player":"B"}
                card-took-effect seat=A card=lots-of-luck
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
        "#]],
    );
}

#[test]
fn zom_10_41_not_if_a_card_has_a_say_first() {
    check(
        &["ZOM-C-Z35-07"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z3.5-z8
     lasting running by B on A now
     hand A: fear
     hand B: fear
     stack:
     begin after-movement-roll 3",
        "? A
         A pass
         B pass
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            ? A: pass, play card=fear aim={"player":"B"}
            > A pass
            > B pass
                window-closed moment=after-movement-roll
            = seats who=["A","B"] ready=["A"] mode=turn question={"move":{"seat":"B","mover":"B","left":3}}
        "#]],
    );
    check(
        &["ZOM-C-Z8-02"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8
     lasting stir-crazy by B on A now
     hand A: fear
     hand B: fear
     stack:
     begin after-movement-roll 3",
        "? A
         quiet
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            ? A: pass, play card=fear aim={"player":"B"}
            > quiet
                window-closed moment=after-movement-roll
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"stir-crazy","stage":"stir-crazy-squares"}}
        "#]],
    );
}

#[test]
fn zom_10_41_not_if_the_roll_leads_into_the_fun_house() {
    check(
        &["ZOM-24.12"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house 1 0 0 0
     stack:
     stack circus:
     A: at 1/4
     hand A: fear
     hand B: fear
     begin after-movement-roll 1",
        "? A
         quiet
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            ? A: pass, play card=fear aim={"player":"B"}
            > quiet
                window-closed moment=after-movement-roll
            = seats who=["B"] mode=turn question={"fun-house-tile":{"seat":"B","who":"A"}}
        "#]],
    );
}

#[test]
fn zom_10_41_not_if_there_is_nothing_to_decide() {
    check(
        &["ZOM-10.12"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     A: at 0/4, dead
     hand A: fear
     hand B: fear
     stack:
     begin after-movement-roll 1",
        "? A
         quiet",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            ? A: pass, play card=fear aim={"player":"B"}
            > quiet
                window-closed moment=after-movement-roll
                window-opened moment=after-zombies subject=A
        "#]],
    );
}

#[test]
fn zom_10_41_a_standing_pass_is_no_decision() {
    check(
        &["ZOM-10.41", "ZOM-10.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     hand B: fear
     stack:
     begin movement-roll",
        "chance die 2
         A order {\"pass\":{\"at\":null,\"pass\":{\"until\":\"withdrawn\",\"unless_mine\":false}}}
         B pass
         = pending",
        expect![[r#"
            > chance die 2
                movement-rolled seat=A die=2
                window-opened moment=after-movement-roll subject=A
            > A order {"pass":{"at":null,"pass":{"until":"withdrawn","unless_mine":false}}}
            > B pass
            = seats who=["A","B"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_10_42_the_discard_is_chosen_in_the_window() {
    check(
        &["ZOM-10.42", "ZOM-10.23", "ZOM-4.9", "ZOM-9.21"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear, grenade
     hand B: claustrophobia
     stack:
     begin discard",
        "= pending
         ? A
         ? B
         A discard fear
         @A
         @B
         = A
         B play claustrophobia player A
         = pending
         = A
         A discard grenade
         = A",
        expect![[r#"
                window-opened moment=after-zombies subject=A
            = seats who=["A","B"] mode=reaction question={"finish-turn":{"seat":"A","surplus":0}}
            ? A: discard card=fear, discard card=grenade, keep, play card=fear aim={"player":"B"}
            ? B: pass, play card=claustrophobia aim={"player":"A"}
            > A discard fear
            @A
                answered seat=A passes=true
            @B
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear grenade]
            > B play claustrophobia player A
                card-played seat=B card=claustrophobia aim={"player":"A"}
                card-took-effect seat=B card=claustrophobia
                effect-began seat=B card=claustrophobia aim={"player":"A"}
                asked-anew moment=after-zombies
                window-closed moment=after-zombies
            = seats who=["A"] mode=turn question={"discard":{"seat":"A","surplus":0}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear grenade]
            > A discard grenade
                card-discarded seat=A card=grenade
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear]
        "#]],
    );
}

#[test]
fn zom_10_42_no_window_for_the_player_who_discards_alone() {
    check(
        &["ZOM-10.42", "ZOM-10.30"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear, grenade
     B: played
     hand B: fear
     stack:
     begin discard",
        "= pending
         A play fear player B
         = pending
         A discard grenade",
        expect![[r#"
            = seats who=["A"] mode=turn question={"discard":{"seat":"A","surplus":0}}
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            = seats who=["A"] mode=turn question={"discard":{"seat":"A","surplus":0}}
            > A discard grenade
                card-discarded seat=A card=grenade
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
        "#]],
    );
}

#[test]
fn zom_10_42_the_others_are_asked_alone_if_there_is_nothing_to_discard() {
    check(
        &["ZOM-10.23"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     items A: lots-of-ammo
     hand B: fear
     stack:
     begin discard",
        "= pending
         ? A
         A pass
         B pass",
        expect![[r#"
                window-opened moment=after-zombies subject=A
            = seats who=["A","B"] mode=reaction question={"react":{"moment":"after-zombies","subject":"A","card":null}}
            ? A: pass, use card=lots-of-ammo aim=nothing
            > A pass
            > B pass
                window-closed moment=after-zombies
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
        "#]],
    );
}

#[test]
fn zom_10_43_the_start_of_a_turn_is_also_the_moment_before_the_roll() {
    check(
        &["ZOM-10.43", "ZOM-10.32", "ZOM-10.34", "ZOM-10.35"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     hand A: adrenaline-rush, in-the-zone, keys-still-in-it
     hand B: dont-sleep, running, smell
     stack:
     begin start",
        "cards A
         cards B
         B pass
         A pass
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            cards A: play adrenaline-rush aim=nothing, play keys-still-in-it aim=nothing, play in-the-zone aim=nothing
            cards B: play smell aim={"player":"A"}, play dont-sleep aim={"player":"A"}, play running aim={"player":"A"}
            > B pass
            > A pass
                window-closed moment=turn-start
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_10_43_a_card_for_the_roll_leads_past_the_first_steps() {
    check(
        &["ZOM-10.43", "ZOM-C-Z1-17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     hand A: in-the-zone, keys-still-in-it, fear
     hand B: dont-sleep, running
     stack:
     begin start",
        "A play keys-still-in-it
         B pass
         = pending
         cards B
         B pass
         = pending
         B pass
         = pending
         = A",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > A play keys-still-in-it
            > B pass
                card-played seat=A card=keys-still-in-it aim=nothing
                window-opened moment=card-played subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"card-played","subject":"A","card":"keys-still-in-it"}}
            cards B:
            > B pass
                window-closed moment=card-played
                card-took-effect seat=A card=keys-still-in-it
                asked-anew moment=turn-start
            = seats who=["B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            > B pass
                window-closed moment=turn-start
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":10}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear in-the-zone], played
        "#]],
    );
}

#[test]
fn zom_10_43_a_card_may_bring_something_between() {
    check(
        &["ZOM-10.43", "ZOM-10.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     hand A: fear, keys-still-in-it, in-the-zone
     hand B: dont-sleep, running
     stack:
     begin start",
        "A play fear player B
         B pass
         B pass
         cards B
         B pass
         chance cards grenade
         = pending
         cards B",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > A play fear player B
            > B pass
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B pass
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                asked-anew moment=turn-start
            cards B: play dont-sleep aim={"player":"A"}
            > B pass
                window-closed moment=turn-start
            > chance cards grenade
                cards-drawn seat=A n=1 cards=null
                window-opened moment=before-movement-roll subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"before-movement-roll","subject":"A","card":null}}
            cards B: play running aim={"player":"A"}
        "#]],
    );
}

#[test]
fn zom_10_43_not_with_something_between() {
    let scene = |between: &str| {
        format!(
            "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z4-z6 sewers=on
     hand A: fear, grenade, keys-still-in-it
     hand B: claustrophobia
     tile straight 0 -1
     {between}
     begin start"
        )
    };
    let expected = expect![[r#"
        stack: hospital: play fear aim={"player":"B"}
        stack:, zombies: 0/4: play fear aim={"player":"B"}
        stack:, A: below, sewer 1: play fear aim={"player":"B"}
        stack:, lasting full-moon by B on A now: play fear aim={"player":"B"}
        stack:, lasting hysterical-paralysis by B on A now: play fear aim={"player":"B"}
        stack:, A: rides: play fear aim={"player":"B"}
    "#]];
    let cases = [
        "stack: hospital",
        "stack:\nzombies: 0/4",
        "stack:\nA: below, sewer 1",
        "stack:\nlasting full-moon by B on A now",
        "stack:\nlasting hysterical-paralysis by B on A now",
        "stack:\nA: rides",
    ];
    let mut written = String::new();
    for between in cases {
        let cards = crate::transcript::cards(&scene(between), "A");
        written += &format!("{}: {cards}\n", between.replace('\n', ", "));
    }
    expected.assert_eq(&written);
}

#[test]
fn zom_10_43_a_standing_pass_must_hold_for_both() {
    let scene = "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear, fear, grenade
     A: played
     hand B: claustrophobia
     stack:
     begin start";
    check(
        &["ZOM-10.43", "ZOM-10.6"],
        scene,
        "B pass on turn-start
         = pending
         B pass on before-movement-roll
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B pass on turn-start
            = seats who=["B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            > B pass on before-movement-roll
                window-closed moment=turn-start
            = chance movement={"seat":"A"}
        "#]],
    );
}
