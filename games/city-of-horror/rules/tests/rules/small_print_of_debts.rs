//! Easily overlooked details of debts, sharing and ties.

use city_of_horror::City;
use expect_test::expect;
use table::{Game, Observer, Seat};
use table_laws::Script;

use crate::promises::{ATTACK, logged};
use crate::small_print_of_promises::lay_out;
use crate::transcript::check;

fn kept(table: &Script<City>) -> (u16, usize) {
    (u16::from(table.state().promise_record(Seat::A).kept), table.state().view(Observer::Table).deals.len())
}

/// A owes B the goods of each of these deals.
fn owing(goods: &[&str]) -> Script<City> {
    let scene = logged(&ATTACK.replace("church 3", "church 2").replace("A 1, B 1", "A 4, B 1"));
    let mut table = lay_out(&scene);
    for (index, goods) in goods.iter().enumerate() {
        table.play(&format!(
            r#"A propose {{"to":"B","give":{{{goods},"when":{{"if":{{"survives":"punk"}}}}}}}}
               B accept A {} []"#,
            index + 1
        ));
    }
    table.play("A pass\n B pass\n C pass");
    table
}

fn give(table: &mut Script<City>, number: usize, goods: &str) -> (u16, usize) {
    table.play(&format!("A propose {{\"to\":\"B\",\"give\":{{{goods}}}}}\n B accept A {number} []"));
    kept(table)
}

#[test]
fn city_19_27_one_gift_does_not_pay_two_debts() {
    let cards = [r#""cards":[{"named":"gun"}]"#, r#""cards":[{"named":"shotgun"}]"#];
    let mut table = owing(&cards);
    assert_eq!(kept(&table), (0, 2));
    assert_eq!(give(&mut table, 3, cards[0]), (1, 1));
    assert_eq!(give(&mut table, 4, cards[1]), (2, 0));
    let mut table = owing(&[r#""antidotes":2"#, r#""antidotes":2"#]);
    assert_eq!(give(&mut table, 3, r#""antidotes":1"#), (0, 2));
    assert_eq!(give(&mut table, 4, r#""antidotes":1"#), (1, 1));
    assert_eq!(give(&mut table, 5, r#""antidotes":1"#), (1, 1));
    assert_eq!(give(&mut table, 6, r#""antidotes":1"#), (2, 0));
    // Enough for both at once.
    let mut table = owing(&[r#""antidotes":2"#, r#""antidotes":2"#]);
    assert_eq!(give(&mut table, 3, r#""antidotes":4"#), (2, 0));
}

#[test]
fn city_19_25_a_deal_that_is_over_and_paid_is_forgotten() {
    let mut table = lay_out(&ATTACK.replace("church 3", "church 2"));
    table.play(
        r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
           B accept A 1 []"#,
    );
    assert_eq!(kept(&table).1, 1);
    table.play("A pass\n B pass\n C pass");
    assert_eq!(kept(&table).1, 0);
}

#[test]
fn city_19_43_the_last_window_ends_all_debts() {
    check(
        &["CITY-19.43"],
        "seats 3
         rules promises=logged
         turn 4
         crossroads: A punk, B student, C thief
         antidotes: A 1
         begin attack crossroads",
        r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
           B accept A 1 []
           all pass
           all pass
           = promises A"#,
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                no-attack place=crossroads zombies=0
                payment-settled seat=A to=B antidotes=1 cards=0 kept=open is_private=false
                turn-ended turn=4
                window-opened moment=last-window place=null
            > all pass
                window-closed moment=last-window
                payment-settled seat=A to=B antidotes=1 cards=0 kept=broken is_private=false
                vaccinated seat=A roles=["punk"]
                vaccinated seat=B roles=[]
                vaccinated seat=C roles=[]
                character-lost seat=B role=student place=crossroads
                character-lost seat=C role=thief place=crossroads
                player-eliminated seat=B
                player-eliminated seat=C
                scored seat=A characters=4 antidotes=0 food=0 canned=0
                game-ended winners=["A"]
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_19_a_party_that_broke_a_promise_is_not_paid_by_outcome() {
    for (named, expected) in [
        (
            "A",
            expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"unharmed":"B"}}},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"unharmed":"B"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=church zombies=3
        > A vote-for C
            ballot-sealed seat=A is_ready=true ballot_of=null named=null
        > B vote-for A
            ballot-sealed seat=B is_ready=true ballot_of=null named=null
        > C vote-for B
            ballot-sealed seat=C is_ready=true ballot_of=null named=null
            ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
            promise-settled seat=B to=A clause={"vote":["attack","C"]} kept=broken is_private=false
            character-lost seat=C role=thief place=church
            player-eliminated seat=C
            payment-settled seat=A to=B antidotes=1 cards=0 kept=void is_private=false
            location-skipped place=hospital
            location-began place=bank
    "#]],
        ),
        (
            "C",
            expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"unharmed":"B"}}},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"unharmed":"B"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=church zombies=3
        > A vote-for C
            ballot-sealed seat=A is_ready=true ballot_of=null named=null
        > B vote-for C
            ballot-sealed seat=B is_ready=true ballot_of=null named=null
        > C vote-for B
            ballot-sealed seat=C is_ready=true ballot_of=null named=null
            ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":2,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
            promise-settled seat=B to=A clause={"vote":["attack","C"]} kept=kept is_private=false
            character-lost seat=C role=thief place=church
            player-eliminated seat=C
            payment-settled seat=A to=B antidotes=1 cards=0 kept=open is_private=false
            location-skipped place=hospital
            location-began place=bank
    "#]],
        ),
    ] {
        check(
            &["CITY-19.19"],
            &logged(&ATTACK.replace("church: A punk", "church: A punk, A teen")),
            &format!(
                r#"A propose {{"to":"B","give":{{"antidotes":1,"when":{{"if":{{"unharmed":"B"}}}}}},"promises":[{{"by":"taker","clause":{{"vote":["attack","C"]}}}}]}}
                   B accept A 1 []
                   all pass
                   A vote-for C
                   B vote-for {named}
                   C vote-for B"#
            ),
            expected,
        );
    }
}

#[test]
fn city_19_20_an_empty_payment_counts_as_none() {
    check(
        &[],
        ATTACK,
        r#"A propose {"to":"B","give":{"when":"if-kept"},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
           B accept A 1 []"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"when":"if-kept"},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        "#]],
    );
}

#[test]
fn city_19_14_a_promised_tie_binds_where_it_can_be_kept() {
    for (clause, expected) in [
        (
            r#"{"tie":"C"}"#,
            expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"C"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"tie":"C"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play hideout who thief
                card-played seat=C card=hideout aim={"character":"thief"}
            > all pass
                card-carried-out seat=C card=hideout
                character-hid seat=C role=thief
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                vote-tied purpose=attack place=church among=["A","B"]
            ? A: break-tie A, break-tie B
            > A break-tie B
                tie-broken seat=A named=B
                character-lost seat=B role=student place=church
                token-taken seat=B
                promise-settled seat=A to=B clause={"tie":"C"} kept=void is_private=false
                location-skipped place=hospital
                location-began place=bank
        "#]],
        ),
        (
            r#"{"tie":"B"}"#,
            expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"B"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"tie":"B"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play hideout who thief
                card-played seat=C card=hideout aim={"character":"thief"}
            > all pass
                card-carried-out seat=C card=hideout
                character-hid seat=C role=thief
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                vote-tied purpose=attack place=church among=["A","B"]
            ? A: break-tie B
            > A break-tie B
                tie-broken seat=A named=B
                promise-settled seat=A to=B clause={"tie":"B"} kept=kept is_private=false
                character-lost seat=B role=student place=church
                token-taken seat=B
                location-skipped place=hospital
                location-began place=bank
        "#]],
        ),
        (
            r#"{"spare-in-tie":"C"}"#,
            expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"spare-in-tie":"C"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"spare-in-tie":"C"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play hideout who thief
                card-played seat=C card=hideout aim={"character":"thief"}
            > all pass
                card-carried-out seat=C card=hideout
                character-hid seat=C role=thief
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                vote-tied purpose=attack place=church among=["A","B"]
            ? A: break-tie A, break-tie B
            > A break-tie B
                tie-broken seat=A named=B
                character-lost seat=B role=student place=church
                token-taken seat=B
                promise-settled seat=A to=B clause={"spare-in-tie":"C"} kept=void is_private=false
                location-skipped place=hospital
                location-began place=bank
        "#]],
        ),
        (
            r#"{"spare-in-tie":"B"}"#,
            expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"spare-in-tie":"B"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"spare-in-tie":"B"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play hideout who thief
                card-played seat=C card=hideout aim={"character":"thief"}
            > all pass
                card-carried-out seat=C card=hideout
                character-hid seat=C role=thief
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                vote-tied purpose=attack place=church among=["A","B"]
            ? A: break-tie A
            > A break-tie A
                tie-broken seat=A named=A
                promise-settled seat=A to=B clause={"spare-in-tie":"B"} kept=kept is_private=false
                character-lost seat=A role=punk place=church
                location-skipped place=hospital
                location-began place=bank
        "#]],
        ),
    ] {
        let script = format!(
            r#"A propose {{"to":"B","promises":[{{"by":"maker","clause":{clause}}}]}}
               B accept A 1 []
               C play hideout who thief
               all pass
               all pass
               A vote-for B
               B vote-for A
               ? A
               A break-tie {named}"#,
            named = if clause == r#"{"spare-in-tie":"B"}"# { "A" } else { "B" },
        );
        check(&["CITY-19.14"], ATTACK, &script, expected);
    }
    // Both tied players are spared, so the first player is free to choose.
    let script = r#"A propose {"to":"C","promises":[{"by":"maker","clause":{"spare-in-tie":"B"}},{"by":"maker","clause":{"spare-in-tie":"A"}}]}
         C accept A 1 []
         C play hideout who thief
         all pass
         all pass
         A vote-for B
         B vote-for A
         ? A
         A break-tie B"#;
    check(
        &["CITY-19.38"],
        ATTACK,
        script,
        expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"C","promises":[{"by":"maker","clause":{"spare-in-tie":"B"}},{"by":"maker","clause":{"spare-in-tie":"A"}}]}
            offer-made seat=A to=C number=1 answers=null lasts=window terms=null
        > C accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=C promises=[{"by":"maker","clause":{"spare-in-tie":"B"}},{"by":"maker","clause":{"spare-in-tie":"A"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C play hideout who thief
            card-played seat=C card=hideout aim={"character":"thief"}
        > all pass
            card-carried-out seat=C card=hideout
            character-hid seat=C role=thief
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=church zombies=3
        > A vote-for B
            ballot-sealed seat=A is_ready=true ballot_of=null named=null
        > B vote-for A
            ballot-sealed seat=B is_ready=true ballot_of=null named=null
            ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
            vote-tied purpose=attack place=church among=["A","B"]
        ? A: break-tie A, break-tie B
        > A break-tie B
            tie-broken seat=A named=B
            promise-settled seat=A to=C clause={"spare-in-tie":"B"} kept=void is_private=false
            promise-settled seat=A to=C clause={"spare-in-tie":"A"} kept=kept is_private=false
            character-lost seat=B role=student place=church
            token-taken seat=B
            location-skipped place=hospital
            location-began place=bank
    "#]],
    );
}

#[test]
fn city_19_37_a_player_spared_in_the_sharing_may_be_named_in_the_attack() {
    check(
        &["CITY-19.37"],
        &ATTACK.replace("begin", "antidotes: church 1\n begin"),
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["sharing","C"]}}]}
           B accept A 1 []
           all pass
           ? B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["sharing","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            ? B: vote-for A, vote-for B, vote-for C
        "#]],
    );
}

#[test]
fn city_12_13_a_late_share_leader_keeps_a_promise() {
    check(
        &["CITY-12.13"],
        "seats 3
         church: A punk
         bank: B student, C thief
         antidotes: church 1
         on church: gun
         begin sharing church",
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
           B accept A 1 []
           all pass
           late A
           @A"#,
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
                items-seen seat=A place=church n=1 cards=null
            late A: give antidote B
            @A
                passed seat=C
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=1 cards=["gun"]
        "#]],
    );
}

#[test]
fn city_19_18_a_leader_who_takes_first_leaves_promised_items() {
    let scene = "seats 3
         rules share_winner=takes-one
         church: A punk
         bank: B student, C thief
         ITEMS
         begin sharing church";
    let deal = |kind: &str, to: &str| {
        format!(
            r#"A propose {{"to":"B","promises":[{{"by":"maker","clause":{{"share":["{kind}","{to}"]}}}}]}}
               B accept A 1 []
               all pass
               ? A"#
        )
    };
    for (items, kind, to, expected) in [
        (
            "antidotes: church 1\n on church: gun",
            "antidote",
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
                items-seen seat=A place=church n=1 cards=null
            ? A: give {"card":"gun"} A
        "#]],
        ),
        (
            "antidotes: church 1\n on church: gun",
            "card",
            "B",
            expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["card","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=1 cards=null
            ? A: give antidote A
        "#]],
        ),
        (
            "antidotes: church 2\n on church: gun",
            "antidote",
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
                items-seen seat=A place=church n=1 cards=null
            ? A: give antidote A, give {"card":"gun"} A
        "#]],
        ),
        (
            "antidotes: church 1\n on church: gun",
            "antidote",
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
                items-seen seat=A place=church n=1 cards=null
            ? A: give antidote A
        "#]],
        ),
        (
            "antidotes: church 2",
            "antidote",
            "C",
            expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            ? A: give antidote A
        "#]],
        ),
    ] {
        check(&["CITY-19.18"], &scene.replace("ITEMS", items), &deal(kind, to), expected);
    }
}

#[test]
fn city_19_22_an_offer_that_contradicts_a_promise_of_its_maker_cannot_be_accepted() {
    check(
        &["CITY-19.22"],
        ATTACK,
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","C"]}}]}
           A propose {"to":"C","promises":[{"by":"maker","clause":{"vote":["attack","B"]}}]}
           A propose {"to":"C","want":{"antidotes":1}}
           ? A
           C accept A 2 []
           ! B accept A 1 []
           ! C accept A 3 []"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"C","promises":[{"by":"maker","clause":{"vote":["attack","B"]}}]}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > A propose {"to":"C","want":{"antidotes":1}}
                offer-made seat=A to=C number=3 answers=null lasts=window terms=null
            ? A: pass, play gun {"at":"church"}, play shotgun {"at":"church"}, withdraw 1, withdraw 2, withdraw 3
            > C accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=C promises=[{"by":"maker","clause":{"vote":["attack","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B accept A 1 []: contradicts-a-promise (CITY-19.22)
            ! C accept A 3 []: goods-not-held (CITY-19.4)
        "#]],
    );
}

#[test]
fn city_19_42_promises_that_come_too_late_or_too_early() {
    // In a window of the turn there is no location, whoever is named.
    check(
        &[],
        &ATTACK.replace("seats 3", "seats 4").replace("attack church", "after-invasion"),
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","D"]}}]}"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","D"]}}]}: no-location-at-hand (CITY-19.12)
        "#]],
    );
    // At the Crossroads nobody votes on the attack; B has already decided; C is not there.
    check(
        &["CITY-19.42"],
        "seats 3
         sides b
         crossroads: B student, A punk
         bank: C thief
         first B
         hand A: gun
         open-food: 1
         begin location crossroads",
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","B"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"B"}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"use":["punk","nothing"]}}]}
           B decline
           ! A propose {"to":"B","promises":[{"by":"taker","clause":"no-effect"}]}
           ! A propose {"to":"C","promises":[{"by":"taker","clause":"no-effect"}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":"no-effect"}]}"#,
        expect![[r#"
                location-began place=crossroads
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","B"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"B"}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"use":["punk","nothing"]}}]}: cannot-be-kept (CITY-19.22)
            > B decline
                declined seat=B
            ! A propose {"to":"B","promises":[{"by":"taker","clause":"no-effect"}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"C","promises":[{"by":"taker","clause":"no-effect"}]}: cannot-be-kept (CITY-19.22)
            > A propose {"to":"B","promises":[{"by":"maker","clause":"no-effect"}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        "#]],
    );
}

#[test]
fn city_19_34_a_player_robbed_of_a_promised_card_may_offer_others() {
    check(
        &["CITY-19.34"],
        "seats 3
         hospital: A punk, B student
         bank: C thief
         hand A: gun, alarm
         begin location hospital",
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
           B accept A 1 []
           C use thief player A
           chance stolen gun
           A propose {"to":"B","give":{"cards":[{"named":"alarm"}]}}"#,
        expect![[r#"
                location-began place=hospital
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C use thief player A
                power-used seat=C role=thief aim={"player":"A"}
            > chance stolen gun
                card-stolen seat=C from=A card=null
            > A propose {"to":"B","give":{"cards":[{"named":"alarm"}]}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
        "#]],
    );
}
