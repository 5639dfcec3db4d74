//! Easily overlooked details of offers, trades and debts.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

const TRADE: &str = "seats 3
     church: A punk, B student, C thief
     antidotes: A 2, B 1
     hand A: alarm, gun, gun, shotgun
     hand B: alarm, gun, kitten, kitten
     hand C: shotgun
     begin after-invasion";

#[test]
fn city_19_6_picks_are_complete_and_sorted() {
    check(
        &["CITY-19.6"],
        TRADE,
        r#"A propose {"to":"B","give":{"antidotes":1},"want":{"cards":["any","any"]}}
           ! B accept A 1 []
           ! B accept A 1 ["gun"]
           ! B accept A 1 ["gun","alarm"]
           ! B accept A 1 ["alarm","gun","gun"]
           ! B accept A 1 ["alarm","alarm"]
           ! B accept A 1 ["alarm","shotgun"]
           ? B
           B accept A 1 ["alarm","gun"]
           = hand A
           = hand B"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A propose {"to":"B","give":{"antidotes":1},"want":{"cards":["any","any"]}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            ! B accept A 1 []: wrong-ware (CITY-19.6)
            ! B accept A 1 ["gun"]: wrong-ware (CITY-19.6)
            ! B accept A 1 ["gun","alarm"]: wrong-ware (CITY-19.6)
            ! B accept A 1 ["alarm","gun","gun"]: wrong-ware (CITY-19.6)
            ! B accept A 1 ["alarm","alarm"]: goods-not-held (CITY-19.4)
            ! B accept A 1 ["alarm","shotgun"]: goods-not-held (CITY-19.4)
            ? B: pass, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}, use student nothing, refuse A 1, accept A 1 ["alarm","gun"], accept A 1 ["alarm","kitten"], accept A 1 ["gun","kitten"], accept A 1 ["kitten","kitten"]
            > B accept A 1 ["alarm","gun"]
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=2 antidotes_taken=0 given=null taken=null
            = hand A: alarm, alarm, gun, gun, gun, shotgun; antidotes 1, food []
            = hand B: kitten, kitten; antidotes 2, food []
        "#]],
    );
}

#[test]
fn city_19_6_only_the_maker_picks_blind() {
    check(
        &["CITY-19.6"],
        TRADE,
        r#"! A propose {"to":"B","want":{"cards":[{"blind":"gun"}]}}
           ! A propose {"to":"B","give":{"cards":["any"]}}
           ! A propose {"to":"B","give":{"cards":[{"blind":"kitten"}]}}
           ! A propose {"to":"B","give":{"cards":[{"blind":"gun"},{"named":"gun"},{"blind":"gun"}]}}
           ! A propose {"to":"B","give":{"antidotes":3}}
           ! A propose {"to":"A","give":{"antidotes":1}}
           ! A propose {"to":"B"}
           A propose {"to":"B","give":{"cards":[{"blind":"gun"},{"named":"gun"}],"antidotes":2}}
           B accept A 1 []
           @B
           = hand A"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A propose {"to":"B","want":{"cards":[{"blind":"gun"}]}}: wrong-ware (CITY-19.6)
            ! A propose {"to":"B","give":{"cards":["any"]}}: wrong-ware (CITY-19.6)
            ! A propose {"to":"B","give":{"cards":[{"blind":"kitten"}]}}: goods-not-held (CITY-19.34)
            ! A propose {"to":"B","give":{"cards":[{"blind":"gun"},{"named":"gun"},{"blind":"gun"}]}}: goods-not-held (CITY-19.34)
            ! A propose {"to":"B","give":{"antidotes":3}}: goods-not-held (CITY-19.34)
            ! A propose {"to":"A","give":{"antidotes":1}}: no-such-player (CITY-19.2)
            ! A propose {"to":"B"}: empty-offer (CITY-19.3)
            > A propose {"to":"B","give":{"cards":[{"blind":"gun"},{"named":"gun"}],"antidotes":2}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=2 antidotes_given=2 cards_taken=0 antidotes_taken=0 given=null taken=null
            @B
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=2 antidotes_given=2 cards_taken=0 antidotes_taken=0 given=["gun","gun"] taken=[]
            = hand A: alarm, shotgun; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_19_34_addressed_players_know_the_cards_an_offer_names() {
    check(
        &[],
        TRADE,
        r#"B propose {"to":"C","give":{"cards":[{"named":"gun"}]}}
           = seen B
           B propose {"to":"A","give":{"cards":[{"named":"kitten"},{"blind":"gun"},{"named":"kitten"},{"named":"alarm"}]}}
           = seen B
           C propose {"give":{"cards":[{"named":"shotgun"}]}}
           = seen C"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B propose {"to":"C","give":{"cards":[{"named":"gun"}]}}
                offer-made seat=B to=C number=1 answers=null lasts=window terms=null
            = seen B: nothing
            > B propose {"to":"A","give":{"cards":[{"named":"kitten"},{"blind":"gun"},{"named":"kitten"},{"named":"alarm"}]}}
                offer-made seat=B to=A number=2 answers=null lasts=window terms=null
            = seen B: alarm, kitten, kitten
            > C propose {"give":{"cards":[{"named":"shotgun"}]}}
                offer-made seat=C to=null number=3 answers=null lasts=window terms=null
            = seen C: shotgun
        "#]],
    );
}

#[test]
fn city_19_30_at_most_sixteen_deals_about_a_location() {
    let scene = "seats 6
         church: A punk, B student, C thief, D geek
         bank: E rasta, F teen
         antidotes: A 1
         begin attack church";
    let deal = |maker: char, taker: char, number: usize| {
        format!(
            r#"{maker} propose {{"to":"{taker}","promises":[{{"by":"maker","clause":{{"hold-back":"here"}}}}]}}
               {taker} accept {maker} {number} []
               "#
        )
    };
    let mut script = r#"A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"}}
        "#
    .to_string();
    (2..10).for_each(|number| script += &deal('C', 'D', number));
    (10..17).for_each(|number| script += &deal('E', 'F', number));
    script += "? B\n";
    script += &deal('E', 'F', 17);
    script += r#"! B accept A 1 []
        ? B
        ! A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}"#;
    check(
        &["CITY-19.11"],
        scene,
        &script,
        expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"}}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=2 answers=null lasts=window terms=null
        > D accept C 2 []
            offer-ended seat=C number=2
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=3 answers=null lasts=window terms=null
        > D accept C 3 []
            offer-ended seat=C number=3
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=4 answers=null lasts=window terms=null
        > D accept C 4 []
            offer-ended seat=C number=4
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=5 answers=null lasts=window terms=null
        > D accept C 5 []
            offer-ended seat=C number=5
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=6 answers=null lasts=window terms=null
        > D accept C 6 []
            offer-ended seat=C number=6
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=7 answers=null lasts=window terms=null
        > D accept C 7 []
            offer-ended seat=C number=7
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=8 answers=null lasts=window terms=null
        > D accept C 8 []
            offer-ended seat=C number=8
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=9 answers=null lasts=window terms=null
        > D accept C 9 []
            offer-ended seat=C number=9
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=10 answers=null lasts=window terms=null
        > F accept E 10 []
            offer-ended seat=E number=10
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=11 answers=null lasts=window terms=null
        > F accept E 11 []
            offer-ended seat=E number=11
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=12 answers=null lasts=window terms=null
        > F accept E 12 []
            offer-ended seat=E number=12
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=13 answers=null lasts=window terms=null
        > F accept E 13 []
            offer-ended seat=E number=13
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=14 answers=null lasts=window terms=null
        > F accept E 14 []
            offer-ended seat=E number=14
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=15 answers=null lasts=window terms=null
        > F accept E 15 []
            offer-ended seat=E number=15
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=16 answers=null lasts=window terms=null
        > F accept E 16 []
            offer-ended seat=E number=16
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        ? B: pass, use student nothing, refuse A 1, accept A 1 []
        > E propose {"to":"F","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=E to=F number=17 answers=null lasts=window terms=null
        > F accept E 17 []
            offer-ended seat=E number=17
            deal-made seat=E with=F promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        ! B accept A 1 []: too-many-deals (CITY-19.30)
        ? B: pass, use student nothing, refuse A 1
        ! A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}: too-many-deals (CITY-19.30)
    "#]],
    );
}

#[test]
fn city_19_23_gifts_to_eliminated_players_are_void_when_the_sharing_begins() {
    let scene = logged(
        "seats 3
         church: A punk, B student, C thief
         bank: A geek, B rasta
         zombies: church 4
         antidotes: church 2
         begin attack church",
    );
    check(
        &["CITY-19.23"],
        &scene,
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","C"]}}]}
           B accept A 1 []
           all pass
           A vote-for C
           B vote-for C
           C vote-for A
           all pass
           A vote-for A
           B vote-for A
           = promises A"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=4
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                character-lost seat=C role=thief place=church
                player-eliminated seat=C
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
                promise-settled seat=A to=B clause={"share":["antidote","C"]} kept=void is_private=false
            = promises A: 0 kept, 0 broken
        "#]],
    );
}

#[test]
fn city_19_27_a_debt_is_paid_in_parts() {
    let scene = logged(&ATTACK.replace("church 3", "church 2"));
    let deal = r#"A propose {"to":"B","give":{"cards":[{"named":"gun"},{"named":"shotgun"}],"antidotes":1,"when":{"if":{"survives":"punk"}}}}
           B accept A 1 []
           all pass
           "#
    .to_string();
    check(
        &["CITY-19.27"],
        &scene,
        &(deal.clone()
            + r#"A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}
           B accept A 2 []
           = promises A
           A propose {"to":"B","give":{"antidotes":1}}
           B accept A 3 []
           = promises A
           A propose {"to":"B","give":{"cards":[{"named":"shotgun"}]}}
           B accept A 4 []
           = promises A"#),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"cards":[{"named":"gun"},{"named":"shotgun"}],"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":2,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=A to=B antidotes=1 cards=2 kept=open is_private=false
                location-skipped place=hospital
                location-began place=bank
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=B cards_given=1 antidotes_given=0 cards_taken=0 antidotes_taken=0 given=null taken=null
            = promises A: 0 kept, 0 broken
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=3 answers=null lasts=window terms=null
            > B accept A 3 []
                offer-ended seat=A number=3
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            = promises A: 0 kept, 0 broken
            > A propose {"to":"B","give":{"cards":[{"named":"shotgun"}]}}
                offer-made seat=A to=B number=4 answers=null lasts=window terms=null
            > B accept A 4 []
                offer-ended seat=A number=4
                trade-made seat=A with=B cards_given=1 antidotes_given=0 cards_taken=0 antidotes_taken=0 given=null taken=null
                payment-settled seat=A to=B antidotes=0 cards=1 kept=kept is_private=false
            = promises A: 1 kept, 0 broken
        "#]],
    );
    // A gift to somebody else pays no debt, and neither does a gift from the other party.
    check(
        &["CITY-19.27"],
        &scene,
        &(deal
            + r#"A propose {"to":"C","give":{"cards":[{"named":"gun"},{"named":"shotgun"}],"antidotes":1}}
           C accept A 2 []
           B propose {"to":"A","give":{"cards":[{"named":"alarm"},{"named":"hideout"}],"antidotes":1}}
           A accept B 3 []
           = promises A
           = promises B"#),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"cards":[{"named":"gun"},{"named":"shotgun"}],"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":2,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=A to=B antidotes=1 cards=2 kept=open is_private=false
                location-skipped place=hospital
                location-began place=bank
            > A propose {"to":"C","give":{"cards":[{"named":"gun"},{"named":"shotgun"}],"antidotes":1}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=C cards_given=2 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > B propose {"to":"A","give":{"cards":[{"named":"alarm"},{"named":"hideout"}],"antidotes":1}}
                offer-made seat=B to=A number=3 answers=null lasts=window terms=null
            > A accept B 3 []
                offer-ended seat=B number=3
                trade-made seat=B with=A cards_given=2 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            = promises A: 0 kept, 0 broken
            = promises B: 0 kept, 0 broken
        "#]],
    );
}

#[test]
fn city_19_41_swapping_a_card_for_the_same_kind_keeps_the_promise() {
    check(
        &["CITY-19.41"],
        "seats 3
         sides b
         armory: A businessman, B student
         bank: C thief
         zombies: bank 2
         hand A: alarm, gun, gun, kitten
         hand C: gun
         begin location armory",
        r#"C play gun at bank
           all pass
           A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
           B accept A 1 []
           ! A use businessman swap kitten gun
           ! A use businessman swap alarm gun
           ! A use businessman swap gun kitten
           A use businessman swap gun gun
           = hand A
           = table"#,
        expect![[r#"
                location-began place=armory
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A use businessman swap kitten gun: kept-for-a-promise (CITY-19.41)
            ! A use businessman swap alarm gun: kept-for-a-promise (CITY-19.41)
            ! A use businessman swap gun kitten: not-in-the-pile (CITY-15.13)
            > A use businessman swap gun gun
                power-used seat=A role=businessman aim={"swap":["gun","gun"]}
                card-discarded seat=A card=gun
                card-taken seat=A card=gun
            = hand A: alarm, gun, gun, kitten; antidotes 0, food []
            = table: first A, leader green, zombies 39, antidotes 20, deck 35, discard [gun]
        "#]],
    );
}

#[test]
fn city_12_9_what_nobody_takes_is_left() {
    check(
        &["CITY-12.9"],
        "seats 3
         church: A punk
         bank: B student, C thief
         on church: gun, alarm, kitten, shotgun
         begin sharing church",
        "all pass
         A give {\"card\":\"gun\"} A
         A give {\"card\":\"alarm\"} B
         ! A give {\"card\":\"kitten\"} B
         ! A give antidote C
         ! A give {\"card\":\"gun\"} C
         A give {\"card\":\"kitten\"} C",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=4 cards=null
            > A give {"card":"gun"} A
                item-given seat=A to=A kind=card card=null
            > A give {"card":"alarm"} B
                item-given seat=A to=B kind=card card=null
            ! A give {"card":"kitten"} B: has-one-already (CITY-12.6)
            ! A give antidote C: item-not-here (CITY-12.4)
            ! A give {"card":"gun"} C: item-not-here (CITY-12.4)
            > A give {"card":"kitten"} C
                item-given seat=A to=C kind=card card=null
                items-left place=church antidotes=0 cards=1
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_13_26_a_player_who_moved_may_change_the_card_of_the_next_turn() {
    check(
        &["CITY-13.26", "CITY-3.9"],
        "seats 3
         church: A teen, B student, C thief
         cards: A bank, B bank, C bank
         begin moves",
        "A move teen
         ! A use teen at church
         B move student
         C move thief
         A decline
         B decline
         C decline
         quiet
         ! A use teen at church
         A choose church
         B choose church
         C choose church
         A use teen at bank",
        expect![[r#"
                move-began seat=A
            > A move teen
                character-moved seat=A role=teen from=church to=bank
                move-began seat=B
            ! A use teen at church: has-moved (CITY-13.26)
            > B move student
                character-moved seat=B role=student from=church to=bank
                move-began seat=C
            > C move thief
                character-moved seat=C role=thief from=church to=bank
                location-skipped place=water-tower
                location-skipped place=church
                location-skipped place=hospital
                location-began place=bank
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=bank
            > quiet
                window-closed moment=before-attack
                no-attack place=bank zombies=0
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                window-closed moment=start-of-turn
            ! A use teen at church: no-action-now (CITY-4.1)
            > A choose church
                card-chosen seat=A place=null
            > B choose church
                card-chosen seat=B place=null
            > C choose church
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"A","place":"church"},{"seat":"B","place":"church"},{"seat":"C","place":"church"}]
                window-opened moment=before-invasion place=null
            > A use teen at bank
                power-used seat=A role=teen aim={"at":"bank"}
                movement-card-changed seat=A place=bank
                passed-ahead seat=A
        "#]],
    );
}
