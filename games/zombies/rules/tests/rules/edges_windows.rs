//! Chapter 10 at its edges: answers and standing passes.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_10_1_a_pass_while_another_decides() {
    check(
        &["ZOM-10.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     hand B: fear
     stack:
     begin movement 1",
        "B pass
         = pending
         ! A pass
         ! B stop
         A stop
         not now B",
        expect![[r#"
            > B pass
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            ! A pass: other-question (TABLE-5)
            ! B stop: another-decides (ZOM-10.1)
            > A stop
                stopped seat=A led_by=null
                window-opened moment=after-zombies subject=A
            not now B:
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_10_18_only_when_the_player_leaves() {
    check(
        &["ZOM-24.11"],
        "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house 1 0 0 0
     stack:
     stack circus:
     A: at 3/4
     C: at 3/4
     hand B: not-exit
     begin movement 3",
        "A step 3/3
         A leave
         ? B
         not now B
         ! B play not-exit player C",
        expect![[r#"
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            > A leave
                leaves-fun-house seat=A
                window-opened moment=leaves-fun-house subject=A
            ? B: pass, play card=not-exit aim={"player":"A"}
            not now B:
                play card=not-exit aim=nothing: no-such-target (ZOM-9.17)
            ! B play not-exit player C: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_10_28_ones_own_roll_in_another_players_turn() {
    check(
        &["ZOM-10.28"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     zombies: 0/1
     hand A: where-everybody
     hand B: fear
     stack:
     begin movement 2",
        "B pass on die-rolled
         A play where-everybody player B
         quiet
         A step 0/1
         B roll
         chance die 1
         = pending",
        expect![[r#"
            > B pass on die-rolled
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                card-took-effect seat=A card=where-everybody
            > quiet
            > A step 0/1
                moved seat=B from=0/4 to=0/1 is_below=false
                fight-began seat=B at=0/1 figure=zombie
            > B roll
                combat-roll-called seat=B item=null
            > chance die 1
                fight-rolled seat=B at=0/1 figure=zombie die=1 plus=0 needed=4
                window-opened moment=die-rolled subject=B
            = seats who=["B"] mode=reaction question={"react":{"moment":"die-rolled","subject":"B","card":null}}
        "#]],
    );
}

#[test]
fn zom_10_3_an_answer_is_told_to_its_owner_alone() {
    check(
        &["ZOM-10.3"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     hand B: fear
     hand C: claustrophobia
     stack:
     begin start",
        "B pass
         @ B
         @ A
         C play claustrophobia player A
         @ C
         @ A
         B play fear player A
         @ B
         A pass",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B pass
            @ B
                answered seat=B passes=true
            @ A
            > C play claustrophobia player A
            @ C
                answered seat=C passes=false
            @ A
            > B play fear player A
            @ B
                answered seat=B passes=false
            > A pass
                card-played seat=B card=fear aim={"player":"A"}
                card-took-effect seat=B card=fear
                effect-began seat=B card=fear aim={"player":"A"}
                asked-anew moment=turn-start
        "#]],
    );
}

#[test]
fn zom_10_6_a_standing_pass_leaves_an_answer_alone() {
    check(
        &["ZOM-10.6"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     hand B: fear
     hand C: fear
     stack:
     begin start",
        "B play fear player C
         B pass on turn-start
         C pass on turn-start",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B play fear player C
            > B pass on turn-start
            > C pass on turn-start
                card-played seat=B card=fear aim={"player":"C"}
                card-took-effect seat=B card=fear
                effect-began seat=B card=fear aim={"player":"C"}
                asked-anew moment=turn-start
                window-closed moment=turn-start
        "#]],
    );
}

#[test]
fn zom_10_28_in_ones_own_turn() {
    check(
        &["ZOM-10.28"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     hand B: fear
     stack:
     begin start",
        "A pass on turn-start
         = pending
         B pass on turn-start
         = pending
         A order {\"pass\":{\"at\":\"turn-start\",\"pass\":{\"until\":\"withdrawn\",\"unless_mine\":false}}}
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > A pass on turn-start
            = seats who=["A","B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            > B pass on turn-start
            = seats who=["A","B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            > A order {"pass":{"at":"turn-start","pass":{"until":"withdrawn","unless_mine":false}}}
                window-closed moment=turn-start
            = chance cards={"seat":"A","n":2}
        "#]],
    );
}

#[test]
fn zom_10_6_a_withdrawn_pass_answers_nothing() {
    check(
        &["ZOM-10.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     hand B: fear
     stack:
     begin start",
        "B order {\"pass\":{\"at\":\"turn-start\",\"pass\":null}}
         A pass
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B order {"pass":{"at":"turn-start","pass":null}}
            > A pass
            = seats who=["A","B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
        "#]],
    );
}

#[test]
fn zom_10_6_how_long_a_pass_stands() {
    check(
        &["ZOM-10.6"],
        "seats 4
     rules guts=off tiles=z1 cards=z1
     hand B: fear
     hand C: claustrophobia
     hand D: grenade
     stack:
     deck 0
     begin start",
        "B order {\"pass\":{\"at\":null,\"pass\":{\"until\":\"turn\",\"unless_mine\":false}}}
         C order {\"pass\":{\"at\":null,\"pass\":{\"until\":\"round\",\"unless_mine\":false}}}
         D order {\"pass\":{\"at\":null,\"pass\":{\"until\":\"withdrawn\",\"unless_mine\":false}}}
         chance die 1
         A stop
         = pending
         B pass
         = pending
         B pass
         chance die 1
         B stop
         B keep
         B pass
         = pending
         C pass
         B pass
         C pass
         chance die 1",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B order {"pass":{"at":null,"pass":{"until":"turn","unless_mine":false}}}
            > C order {"pass":{"at":null,"pass":{"until":"round","unless_mine":false}}}
            > D order {"pass":{"at":null,"pass":{"until":"withdrawn","unless_mine":false}}}
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
                window-opened moment=after-movement-roll subject=A
            > A stop
                window-closed moment=after-movement-roll
                stopped seat=A led_by=null
                window-opened moment=after-zombies subject=A
                window-closed moment=after-zombies
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = seats who=["B","C","D"] mode=reaction question={"react":{"moment":"turn-start","subject":"B","card":null}}
            > B pass
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=B
            = seats who=["B","C","D"] mode=reaction question={"react":{"moment":"before-movement-roll","subject":"B","card":null}}
            > B pass
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > B stop
                window-closed moment=after-movement-roll
                stopped seat=B led_by=null
                window-opened moment=after-zombies subject=B
            > B keep
                window-closed moment=after-zombies
                nothing-discarded seat=B
                turn-ended seat=B
                turn-began seat=C round=1
                window-opened moment=turn-start subject=C
            > B pass
            = seats who=["B","C","D"] mode=reaction question={"react":{"moment":"turn-start","subject":"C","card":null}}
            > C pass
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=C
            > B pass
            > C pass
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=C die=1
                window-opened moment=after-movement-roll subject=C
        "#]],
    );
}

#[test]
fn zom_10_24_by_correspondence_players_are_asked_in_their_own_turn() {
    check(
        &["ZOM-10.24"],
        "seats 2
     rules guts=off tiles=z1 cards=z1 first_passes=others-turns
     hand A: fear
     hand B: fear
     stack:
     begin start",
        "= pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            = seats who=["A","B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
        "#]],
    );
}

#[test]
fn zom_10_28_ones_own_turn_and_another_players_card() {
    check(
        &["ZOM-10.28"],
        "seats 4
     rules guts=off tiles=z1 cards=z1-z2
     hand A: fear
     hand B: fear
     hand C: claustrophobia
     hand D: claustrophobia
     stack:
     begin movement 2",
        "A pass on card-played
         B pass on card-played
         D pass on card-played
         B play fear player C
         = pending
         C pass
         = pending",
        expect![[r#"
            > A pass on card-played
            > B pass on card-played
            > D pass on card-played
            > B play fear player C
                card-played seat=B card=fear aim={"player":"C"}
                window-opened moment=card-played subject=B
            = seats who=["A","C","D"] mode=reaction question={"react":{"moment":"card-played","subject":"B","card":"fear"}}
            > C pass
            = seats who=["A","C","D"] mode=reaction question={"react":{"moment":"card-played","subject":"B","card":"fear"}}
        "#]],
    );
}
