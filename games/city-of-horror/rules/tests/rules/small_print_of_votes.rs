//! Easily overlooked details of votes, sharing and the end of a turn.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_4_24_a_ballot_ahead_waits_while_its_owner_has_no_ballot() {
    check(
        &["CITY-11.6"],
        "seats 3
         rules weapon_replica=proxy
         church: A punk, B student
         bank: C thief
         zombies: church 4
         hand C: weapon-replica
         begin attack church",
        r#"C play weapon-replica ballot church A
           all pass
           all pass
           C order {"ballot":["attack",{"place":"church","named":"A"}]}
           = orders C
           B order {"ballot":["attack",{"place":"bank","named":"A"}]}
           = orders B
           B order {"ballot":["sharing",{"place":"church","named":"A"}]}
           B order {"ballot":["attack",{"place":"church","named":"A"}]}
           = orders B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > C play weapon-replica ballot church A
                card-played seat=C card=weapon-replica aim={"ballot":["church","A"]}
            > all pass
                card-carried-out seat=C card=weapon-replica
                replica-shown seat=C place=church victim=A
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=4
            > C order {"ballot":["attack",{"place":"church","named":"A"}]}
            = orders C: ballot attack church A
            > B order {"ballot":["attack",{"place":"bank","named":"A"}]}
            = orders B: ballot attack bank A
            > B order {"ballot":["sharing",{"place":"church","named":"A"}]}
            > B order {"ballot":["attack",{"place":"church","named":"A"}]}
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            = orders B: ballot sharing church A
        "#]],
    );
}

#[test]
fn city_11_5_a_ballot_that_weighs_nothing_is_not_cast() {
    check(
        &["CITY-11.5"],
        "seats 3
         rules weapon_replica=proxy
         church: A punk, C thief
         bank: B student
         zombies: church 4
         hand C: weapon-replica
         begin attack church",
        "C play weapon-replica ballot church B
         all pass
         all pass
         ! C cast-for B A
         ! C cast-for A A
         ? C",
        expect![[r#"
                window-opened moment=before-attack place=church
            > C play weapon-replica ballot church B
                card-played seat=C card=weapon-replica aim={"ballot":["church","B"]}
            > all pass
                card-carried-out seat=C card=weapon-replica
                replica-shown seat=C place=church victim=B
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=4
            ! C cast-for B A: not-your-ballot (CITY-11.5)
            ! C cast-for A A: not-your-ballot (CITY-11.5)
            ? C: vote-for A, vote-for C
        "#]],
    );
}

#[test]
fn city_4_9_after_an_active_pass_the_standing_pass_applies_again() {
    check(
        &["CITY-4.9"],
        "seats 3
         church: A punk
         bank: B student, C thief
         hand A: gun
         begin after-invasion",
        r#"A order {"pass":{"pass":{"until":"turn"}}}
           A take-back-pass
           = pending
           A pass
           B use student
           = pending"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order {"pass":{"pass":{"until":"turn"}}}
                passed-ahead seat=A
            > A take-back-pass
                pass-taken-back seat=A
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > A pass
                passed seat=A
            > B use student
                power-used seat=B role=student aim=nothing
                token-taken seat=B
                passed-ahead seat=A
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"after-invasion","place":null}}
        "#]],
    );
}

#[test]
fn city_19_23_a_promised_single_item() {
    let scene = "seats 3
         rules share_winner=MODE
         church: A punk
         bank: B student, C thief
         antidotes: church 1
         begin sharing church";
    for (mode, to, expected) in [
        (
            "free",
            "B",
            expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            ? A: give antidote B
            > A give antidote B
                item-given seat=A to=B kind=antidote card=null
                promise-settled seat=A to=B clause={"share":["antidote","B"]} kept=kept is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 1 kept, 0 broken
        "#]],
        ),
        (
            "takes-one",
            "A",
            expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","A"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","A"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            ? A: give antidote A
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                promise-settled seat=A to=B clause={"share":["antidote","A"]} kept=kept is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 1 kept, 0 broken
        "#]],
        ),
    ] {
        let script = format!(
            r#"A propose {{"to":"B","promises":[{{"by":"maker","clause":{{"share":["antidote","{to}"]}}}}]}}
               B accept A 1 []
               all pass
               ? A
               A give antidote {to}
               = promises A"#
        );
        check(&[], &scene.replace("MODE", mode), &script, expected);
    }
}

#[test]
fn city_3_9_movement_cards_go_back_with_the_turn() {
    check(
        &["CITY-3.9"],
        "seats 3
         crossroads: A teen, B student, C thief
         cards: A bank, B bank, C bank
         begin location crossroads",
        "A decline
         B decline
         C decline
         all pass
         ! A use teen at church
         = pending",
        expect![[r#"
                location-began place=crossroads
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=crossroads
            > all pass
                window-closed moment=before-attack
                no-attack place=crossroads zombies=0
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            ! A use teen at church: no-card-to-change (CITY-13.26)
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"start-of-turn","place":null}}
        "#]],
    );
}

#[test]
fn city_12_4_the_leader_sees_the_cards_in_order() {
    check(
        &["CITY-12.4"],
        "seats 3
         church: A punk
         bank: B student, C thief
         on church: shotgun, kitten, alarm
         begin sharing church",
        "all pass\n @A",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=3 cards=null
            @A
                passed seat=C
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=3 cards=["alarm","kitten","shotgun"]
        "#]],
    );
}

#[test]
fn city_21_2_used_antidotes_are_gone() {
    check(
        &["CITY-21.2"],
        "seats 3
         church: A punk, B student
         bank: C thief, C teen
         antidotes: A 2, C 1
         begin vaccination",
        "? C
         C vaccinate [\"teen\"]
         = table
         = outcome",
        expect![[r#"
            ? C: vaccinate teen, vaccinate thief
            > C vaccinate ["teen"]
                vaccination-chosen seat=C roles=null
                vaccinated seat=A roles=["punk"]
                vaccinated seat=B roles=[]
                vaccinated seat=C roles=["teen"]
                character-lost seat=B role=student place=church
                character-lost seat=C role=thief place=bank
                player-eliminated seat=B
                scored seat=A characters=4 antidotes=1 food=0 canned=0
                scored seat=C characters=4 antidotes=0 food=0 canned=0
                game-ended winners=["A"]
            = table: first A, leader green, zombies 40, antidotes 17, deck 40, discard []
            = outcome: winners=["A"] scores=[5,0,4,0,0,0,0,0]
        "#]],
    );
}
