//! Easily overlooked details of chapter 19.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

#[test]
fn city_19_15_a_promised_power_is_used_at_once() {
    check(
        &["CITY-19.15"],
        ATTACK,
        r#"A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"use":["student","nothing"]}}]}
           B accept A 1 []
           = table"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"use":["student","nothing"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"use":["student","nothing"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                promise-settled seat=B to=A clause={"use":["student","nothing"]} kept=kept is_private=false
                power-used seat=B role=student aim=nothing
                token-taken seat=B
            = table: first B, leader green, zombies 37, antidotes 18, deck 34, discard []
        "#]],
    );
}

#[test]
fn city_19_41_a_punk_exhausted_by_cancelling_breaks_a_promise() {
    check(
        &["CITY-19.41", "CITY-15.28"],
        "seats 3
         rules promises=logged armory_b_cost=exhaust-present
         sides b
         armory: A punk, B student
         bank: C thief
         zombies: bank 1
         hand C: gun
         deck 5
         begin location armory",
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-by-tiring":["punk","shotgun"]}}}]}
           B accept A 1 []
           C play gun at bank
           A cancel punk
           C pass
           = promises A"#,
        expect![[r#"
                location-began place=armory
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-by-tiring":["punk","shotgun"]}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"take-by-tiring":["punk","shotgun"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > A cancel punk
                power-used seat=A role=punk aim=nothing
                promise-settled seat=A to=B clause={"effect":{"take-by-tiring":["punk","shotgun"]}} kept=broken is_private=false
                card-cancelled seat=C card=gun by=A
            > C pass
                passed seat=C
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

/// C gives A an antidote, ten times.
fn ten_trades(first: usize) -> String {
    let trade =
        |n: usize| format!("A propose {{\"to\":\"C\",\"want\":{{\"antidotes\":1}}}}\nC accept A {n} []\n");
    (first..first + 10).map(trade).collect()
}

#[test]
fn city_19_29_at_most_ten_bargains_per_player_in_a_window() {
    let scene = "seats 3
         church: A punk, B student, C thief
         antidotes: A 1, B 1, C 10
         hand B: gun
         begin after-invasion";
    // Too many bargains for the maker of a standing offer.
    check(
        &["CITY-19.29"],
        scene,
        &(r#"A propose {"to":"B","give":{"antidotes":1}}
             "#
        .to_string()
            + &ten_trades(2)
            + r#"! B accept A 1 []
             ? B
             ! A propose {"to":"B","give":{"antidotes":1}}
             all pass
             = pending"#),
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=3 answers=null lasts=window terms=null
            > C accept A 3 []
                offer-ended seat=A number=3
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=4 answers=null lasts=window terms=null
            > C accept A 4 []
                offer-ended seat=A number=4
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=5 answers=null lasts=window terms=null
            > C accept A 5 []
                offer-ended seat=A number=5
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=6 answers=null lasts=window terms=null
            > C accept A 6 []
                offer-ended seat=A number=6
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=7 answers=null lasts=window terms=null
            > C accept A 7 []
                offer-ended seat=A number=7
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=8 answers=null lasts=window terms=null
            > C accept A 8 []
                offer-ended seat=A number=8
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=9 answers=null lasts=window terms=null
            > C accept A 9 []
                offer-ended seat=A number=9
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=10 answers=null lasts=window terms=null
            > C accept A 10 []
                offer-ended seat=A number=10
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=11 answers=null lasts=window terms=null
            > C accept A 11 []
                offer-ended seat=A number=11
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            ! B accept A 1 []: too-many-bargains (CITY-19.29)
            ? B: pass, use student nothing, refuse A 1
            ! A propose {"to":"B","give":{"antidotes":1}}: too-many-bargains (CITY-19.29)
            > all pass
                window-closed moment=after-invasion
                offer-ended seat=A number=1
                move-began seat=A
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move-character":{"seat":"A","place":"crossroads"}}
        "#]],
    );
    // Too many bargains for its taker.
    check(
        &["CITY-19.29"],
        scene,
        &(r#"B propose {"to":"A","give":{"antidotes":1}}
             "#
        .to_string()
            + &ten_trades(2)
            + "! A accept B 1 []\n ? A"),
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=B to=A number=1 answers=null lasts=window terms=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=3 answers=null lasts=window terms=null
            > C accept A 3 []
                offer-ended seat=A number=3
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=4 answers=null lasts=window terms=null
            > C accept A 4 []
                offer-ended seat=A number=4
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=5 answers=null lasts=window terms=null
            > C accept A 5 []
                offer-ended seat=A number=5
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=6 answers=null lasts=window terms=null
            > C accept A 6 []
                offer-ended seat=A number=6
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=7 answers=null lasts=window terms=null
            > C accept A 7 []
                offer-ended seat=A number=7
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=8 answers=null lasts=window terms=null
            > C accept A 8 []
                offer-ended seat=A number=8
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=9 answers=null lasts=window terms=null
            > C accept A 9 []
                offer-ended seat=A number=9
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=10 answers=null lasts=window terms=null
            > C accept A 10 []
                offer-ended seat=A number=10
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=11 answers=null lasts=window terms=null
            > C accept A 11 []
                offer-ended seat=A number=11
                trade-made seat=A with=C cards_given=0 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            ! A accept B 1 []: too-many-bargains (CITY-19.29)
            ? A: pass, refuse B 1
        "#]],
    );
}

#[test]
fn city_19_27_a_gift_does_not_end_a_deal_in_progress() {
    check(
        &["CITY-19.27"],
        &logged(ATTACK),
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           B accept A 1 []
           A propose {"to":"C","give":{"antidotes":1}}
           C accept A 2 []
           all pass
           A vote-for C
           B vote-for A
           C vote-for A
           = promises B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"C","give":{"antidotes":1}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=C cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                promise-settled seat=B to=A clause={"vote":["attack","C"]} kept=broken is_private=false
                character-lost seat=A role=punk place=church
                location-skipped place=hospital
                location-began place=bank
            = promises B: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_13_a_promised_ballot_counts_for_one_vote_only() {
    let scene = "seats 3
         church: A punk, A geek, B student, C thief
         zombies: church 5
         antidotes: church 1
         begin attack church";
    for (clause, expected) in [
        (
            r#"{"vote":["sharing","C"]}"#,
            expect![[r#"
                    window-opened moment=before-attack place=church
                > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["sharing","C"]}}]}
                    offer-made seat=A to=B number=1 answers=null lasts=window terms=null
                > B accept A 1 []
                    offer-ended seat=A number=1
                    deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                > all pass
                    window-closed moment=before-attack
                    zombies-attacked place=church zombies=5
                > A vote-for C
                    ballot-sealed seat=A is_ready=true ballot_of=null named=null
                > B vote-for A
                    ballot-sealed seat=B is_ready=true ballot_of=null named=null
                > C vote-for A
                    ballot-sealed seat=C is_ready=true ballot_of=null named=null
                    ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                    vote-tied purpose=attack place=church among=["A","C"]
                > A break-tie A
                    tie-broken seat=A named=A
                > A sacrifice geek
                    character-lost seat=A role=geek place=church
                    window-opened moment=before-sharing place=church
                > all pass
                    window-closed moment=before-sharing
                    ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ? B: vote-for C
            "#]],
        ),
        (
            r#"{"spare":["sharing","C"]}"#,
            expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["sharing","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=5
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=church among=["A","C"]
            > A break-tie A
                tie-broken seat=A named=A
            > A sacrifice geek
                character-lost seat=A role=geek place=church
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
            ? B: vote-for A, vote-for B
        "#]],
        ),
    ] {
        let script = format!(
            r#"A propose {{"to":"B","promises":[{{"by":"taker","clause":{clause}}}]}}
               B accept A 1 []
               all pass
               A vote-for C
               B vote-for A
               C vote-for A
               A break-tie A
               A sacrifice geek
               all pass
               ? B"#
        );
        check(&[], scene, &script, expected);
    }
}

#[test]
fn city_19_37_sparing_somebody_with_a_ballot_that_another_player_casts() {
    let scene = "seats 3
         rules promises=logged weapon_replica=proxy
         church: A punk, B student, C thief
         bank: A geek, B rasta, C mama
         zombies: church 3
         hand A: hideout
         hand C: weapon-replica
         begin attack church";
    let deal = r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}}]}
           B accept A 1 []
           "#
    .to_string();
    check(
        &["CITY-19.37"],
        scene,
        &(deal.clone()
            + "C play weapon-replica ballot church B
           all pass
           all pass
           A vote-for C
           C vote-for B
           C cast-for B A
           = promises B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["attack","A"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play weapon-replica ballot church B
                card-played seat=C card=weapon-replica aim={"ballot":["church","B"]}
            > all pass
                card-carried-out seat=C card=weapon-replica
                replica-shown seat=C place=church victim=B
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=false ballot_of=null named=null
            > C cast-for B A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"C"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                promise-settled seat=B to=A clause={"spare":["attack","A"]} kept=void is_private=false
                vote-tied purpose=attack place=church among=["A","B","C"]
            = promises B: 0 kept, 0 broken
        "#]],
    );
    check(
        &["CITY-19.37"],
        scene,
        &(deal.clone()
            + "A play hideout who punk
           all pass
           all pass
           B vote-for C
           C vote-for B
           = promises B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["attack","A"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A play hideout who punk
                card-played seat=A card=hideout aim={"character":"punk"}
            > all pass
                card-carried-out seat=A card=hideout
                character-hid seat=A role=punk
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                promise-settled seat=B to=A clause={"spare":["attack","A"]} kept=void is_private=false
                vote-tied purpose=attack place=church among=["B","C"]
            = promises B: 0 kept, 0 broken
        "#]],
    );
    check(
        &["CITY-19.37"],
        scene,
        &(deal + "all pass\n A vote-for C\n B vote-for A\n C vote-for A\n = promises B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["attack","A"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                promise-settled seat=B to=A clause={"spare":["attack","A"]} kept=broken is_private=false
                character-lost seat=A role=punk place=church
                location-skipped place=hospital
                location-began place=bank
            = promises B: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_41_a_player_with_another_ballot_may_hide() {
    let deal = r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           B accept A 1 []
           "#;
    let scene = ATTACK.replace("hand B: alarm", "hand B: weapon-replica");
    check(
        &["CITY-19.41"],
        &scene,
        &(deal.to_string()
            + "! B play hideout who student
           B play weapon-replica at church
           all pass
           B play hideout who student
           all pass
           = at church"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B play hideout who student: kept-for-a-promise (CITY-19.41)
            > B play weapon-replica at church
                card-played seat=B card=weapon-replica aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=weapon-replica
                replica-shown seat=B place=church victim=null
            > B play hideout who student
                card-played seat=B card=hideout aim={"character":"student"}
            > all pass
                card-carried-out seat=B card=hideout
                character-hid seat=B role=student
            = at church: A punk, B student hidden, C thief, 3 zombies
        "#]],
    );
    // Players who promised to name themselves must stay visible.
    check(
        &["CITY-19.41"],
        &scene,
        &(deal.replace("\"C\"]", "\"B\"]")
            + "B play weapon-replica at church
           all pass
           ! B play hideout who student
           B play hideout who rasta
           all pass"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B play weapon-replica at church
                card-played seat=B card=weapon-replica aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=weapon-replica
                replica-shown seat=B place=church victim=null
            ! B play hideout who student: kept-for-a-promise (CITY-19.41)
            > B play hideout who rasta
                card-played seat=B card=hideout aim={"character":"rasta"}
            > all pass
                card-carried-out seat=B card=hideout
                character-hid seat=B role=rasta
        "#]],
    );
}

#[test]
fn city_19_10_a_shown_card_is_known() {
    check(
        &[],
        "seats 3
         church: A punk, B student, C thief
         hand B: gun, gun, alarm
         begin after-invasion",
        "= seen B
         B show gun A
         = seen B
         B show gun C
         = seen B",
        expect![[r#"
                window-opened moment=after-invasion place=null
            = seen B: nothing
            > B show gun A
                card-shown seat=B to=A card=null
            = seen B: gun
            > B show gun C
                card-shown seat=B to=C card=null
            = seen B: gun
        "#]],
    );
}
