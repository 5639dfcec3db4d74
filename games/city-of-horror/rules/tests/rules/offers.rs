//! Chapter 19: several offers at once, how long they stand, answers to them, and their limits.

use expect_test::expect;

use crate::trades::PEOPLE;
use crate::transcript::check;

#[test]
fn city_19_33_four_offers_at_once() {
    check(
        &["CITY-19.33", "CITY-19.34"],
        PEOPLE,
        r#"A propose {"to":"B","give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
           A propose {"to":"C","give":{"cards":[{"named":"gun"}]},"want":{"cards":["any"]}}
           A propose {"give":{"antidotes":1}}
           A propose {"to":"B","want":{"antidotes":1}}
           ! A propose {"to":"C","want":{"antidotes":1}}
           B propose {"to":"C","give":{"antidotes":1}}
           B refuse A 4
           ! B refuse A 2
           A withdraw 3
           ! A withdraw 5
           C accept A 2 ["gun"]
           = hand A
           B accept A 1 []"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"C","give":{"cards":[{"named":"gun"}]},"want":{"cards":["any"]}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > A propose {"give":{"antidotes":1}}
                offer-made seat=A to=null number=3 answers=null lasts=window terms=null
            > A propose {"to":"B","want":{"antidotes":1}}
                offer-made seat=A to=B number=4 answers=null lasts=window terms=null
            ! A propose {"to":"C","want":{"antidotes":1}}: too-many-offers (CITY-19.33)
            > B propose {"to":"C","give":{"antidotes":1}}
                offer-made seat=B to=C number=5 answers=null lasts=window terms=null
            > B refuse A 4
                offer-refused seat=B of=A number=4
                offer-ended seat=A number=4
            ! B refuse A 2: no-such-offer (CITY-19.34)
            > A withdraw 3
                offer-ended seat=A number=3
            ! A withdraw 5: no-such-offer (CITY-19.34)
            > C accept A 2 ["gun"]
                offer-ended seat=A number=2
                trade-made seat=A with=C cards_given=1 antidotes_given=0 cards_taken=1 antidotes_taken=0 given=null taken=null
            = hand A: gun, shotgun; antidotes 1, food []
            > B accept A 1 []
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=1 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
                offer-ended seat=B number=5
        "#]],
    );
    // Losing a card ends the maker's offers that name it, and no others.
    check(
        &["CITY-19.34"],
        PEOPLE,
        r#"A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}
           A propose {"to":"C","give":{"cards":[{"blind":"gun"}]}}
           A propose {"to":"C","give":{"cards":[{"named":"shotgun"}]}}
           A play gun at church"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"C","give":{"cards":[{"blind":"gun"}]}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > A propose {"to":"C","give":{"cards":[{"named":"shotgun"}]}}
                offer-made seat=A to=C number=3 answers=null lasts=window terms=null
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
                offer-ended seat=A number=1
                offer-ended seat=A number=2
        "#]],
    );
}

#[test]
fn city_19_35_a_decision_ends_no_offer() {
    check(
        &["CITY-19.35"],
        "seats 3
         church: A punk, B student, C thief
         bank: A geek, B rasta, C mama
         antidotes: A 1, B 1
         hand C: gun
         cards: A church, B church, C church
         begin moves",
        r#"C propose {"to":"A","give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
           A move geek
           B move rasta
           A accept C 1 []
           B propose {"to":"C","give":{"antidotes":1}}
           C move mama"#,
        expect![[r#"
                move-began seat=A
            > C propose {"to":"A","give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A move geek
                character-moved seat=A role=geek from=bank to=church
                move-began seat=B
            > B move rasta
                character-diverted seat=B role=rasta from=bank wanted=church
                move-began seat=C
            > A accept C 1 []
                offer-ended seat=C number=1
                trade-made seat=C with=A cards_given=1 antidotes_given=0 cards_taken=0 antidotes_taken=1 given=null taken=null
            > B propose {"to":"C","give":{"antidotes":1}}
                offer-made seat=B to=C number=2 answers=null lasts=window terms=null
            > C move mama
                character-diverted seat=C role=mama from=bank wanted=church
                offer-ended seat=B number=2
                location-skipped place=water-tower
                location-began place=church
        "#]],
    );
    check(
        &["CITY-19.35"],
        "seats 3
         hospital: A punk, B student
         bank: C thief
         antidotes: A 1, B 1
         hand C: gun
         begin location hospital",
        r#"C propose {"give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
           C propose {"to":"B","give":{"cards":[{"named":"gun"}]},"lasts":"location"}
           A decline
           B decline"#,
        expect![[r#"
                location-began place=hospital
            > C propose {"give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
                offer-made seat=C to=null number=1 answers=null lasts=window terms=null
            > C propose {"to":"B","give":{"cards":[{"named":"gun"}]},"lasts":"location"}
                offer-made seat=C to=B number=2 answers=null lasts=location terms=null
            > A decline
                declined seat=A
            > B decline
                declined seat=B
                offer-ended seat=C number=1
                window-opened moment=before-attack place=hospital
        "#]],
    );
}

#[test]
fn city_19_35_how_long_an_offer_stands() {
    let scene = "seats 3
         church: A punk, B student, C thief
         bank: A geek, B rasta
         antidotes: A 1, church 1
         hand A: gun
         begin attack church";
    check(
        &["CITY-19.35"],
        scene,
        r#"! A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}}],"lasts":"turn"}
           A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}
           A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["sharing","A"]}}],"lasts":"location"}
           A propose {"to":"B","give":{"antidotes":1},"lasts":"turn"}
           all pass
           ? B
           all pass
           A vote-for A
           B vote-for A
           C vote-for A
           A give antidote A
           A decline
           B decline
           all pass"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}}],"lasts":"turn"}: deals-end-with-the-location (CITY-19.35)
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["sharing","A"]}}],"lasts":"location"}
                offer-made seat=A to=B number=2 answers=null lasts=location terms=null
            > A propose {"to":"B","give":{"antidotes":1},"lasts":"turn"}
                offer-made seat=A to=B number=3 answers=null lasts=turn terms=null
            > all pass
                window-closed moment=before-attack
                offer-ended seat=A number=1
                no-attack place=church zombies=0
                window-opened moment=before-sharing place=church
            ? B: pass, use student nothing, use rasta nothing, refuse A 2, accept A 2 [], refuse A 3, accept A 3 []
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                offer-ended seat=A number=2
                location-skipped place=hospital
                location-began place=bank
            > A decline
                declined seat=A
            > B decline
                declined seat=B
                window-opened moment=before-attack place=bank
            > all pass
                window-closed moment=before-attack
                no-attack place=bank zombies=0
                location-skipped place=armory
                location-skipped place=crossroads
                offer-ended seat=A number=3
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
    check(
        &["CITY-19.35"],
        PEOPLE,
        r#"! A propose {"to":"B","give":{"antidotes":1},"lasts":"location"}"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A propose {"to":"B","give":{"antidotes":1},"lasts":"location"}: no-location-at-hand (CITY-19.35)
        "#]],
    );
    // No offer outlasts the last window of the game.
    check(
        &["CITY-19.35"],
        "seats 3
         church: A punk, B student, C thief
         antidotes: A 1
         begin ending",
        "A propose {\"to\":\"B\",\"give\":{\"antidotes\":1},\"lasts\":\"turn\"}\n all pass",
        expect![[r#"
                window-opened moment=last-window place=null
            > A propose {"to":"B","give":{"antidotes":1},"lasts":"turn"}
                offer-made seat=A to=B number=1 answers=null lasts=turn terms=null
            > all pass
                window-closed moment=last-window
                offer-ended seat=A number=1
                vaccinated seat=A roles=["punk"]
                vaccinated seat=B roles=[]
                vaccinated seat=C roles=[]
                character-lost seat=B role=student place=church
                character-lost seat=C role=thief place=church
                player-eliminated seat=B
                player-eliminated seat=C
                scored seat=A characters=4 antidotes=0 food=0 canned=0
                game-ended winners=["A"]
        "#]],
    );
}

#[test]
fn city_19_36_an_offer_is_answered_by_another_one() {
    check(
        &["CITY-19.36"],
        PEOPLE,
        r#"A propose {"give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
           ! B counter A 2 {"give":{"cards":[{"named":"alarm"}]}}
           ! B counter C 1 {"give":{"cards":[{"named":"alarm"}]}}
           ! B counter A 1 {"to":"C","give":{"cards":[{"named":"alarm"}]}}
           ! B counter A 1 {}
           ! B counter A 1 {"give":{"cards":[{"named":"shotgun"}]}}
           B counter A 1 {"give":{"cards":[{"named":"alarm"}]},"want":{"cards":[{"named":"gun"}]}}
           @A
           @C
           ! B accept A 1 []
           ! C accept B 2 []
           A counter B 2 {"give":{"cards":[{"named":"gun"}]},"want":{"cards":[{"named":"alarm"}],"antidotes":1}}
           ? B
           B accept A 3 []
           = hand A
           = hand B"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A propose {"give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
                offer-made seat=A to=null number=1 answers=null lasts=window terms=null
            ! B counter A 2 {"give":{"cards":[{"named":"alarm"}]}}: no-such-offer (CITY-19.34)
            ! B counter C 1 {"give":{"cards":[{"named":"alarm"}]}}: no-such-offer (CITY-19.34)
            ! B counter A 1 {"to":"C","give":{"cards":[{"named":"alarm"}]}}: no-such-player (CITY-19.36)
            ! B counter A 1 {}: empty-offer (CITY-19.3)
            ! B counter A 1 {"give":{"cards":[{"named":"shotgun"}]}}: goods-not-held (CITY-19.34)
            > B counter A 1 {"give":{"cards":[{"named":"alarm"}]},"want":{"cards":[{"named":"gun"}]}}
                offer-refused seat=B of=A number=1
                offer-made seat=B to=A number=2 answers=1 lasts=window terms=null
            @A
                offer-refused seat=B of=A number=1
                offer-made seat=B to=A number=2 answers=1 lasts=window terms={"to":"A","give":{"cards":[{"named":"alarm"}],"antidotes":0,"when":"at-once"},"want":{"cards":[{"named":"gun"}],"antidotes":0,"when":"at-once"},"promises":[],"lasts":"window"}
            @C
                offer-refused seat=B of=A number=1
                offer-made seat=B to=A number=2 answers=1 lasts=window terms=null
            ! B accept A 1 []: no-such-offer (CITY-19.34)
            ! C accept B 2 []: no-such-offer (CITY-19.34)
            > A counter B 2 {"give":{"cards":[{"named":"gun"}]},"want":{"cards":[{"named":"alarm"}],"antidotes":1}}
                offer-refused seat=A of=B number=2
                offer-ended seat=B number=2
                offer-made seat=A to=B number=3 answers=2 lasts=window terms=null
            ? B: pass, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}, play hideout {"character":"student"}, use student nothing, refuse A 3, accept A 3 []
            > B accept A 3 []
                offer-ended seat=A number=3
                trade-made seat=A with=B cards_given=1 antidotes_given=0 cards_taken=1 antidotes_taken=1 given=null taken=null
                offer-ended seat=A number=1
            = hand A: alarm, shotgun; antidotes 2, food []
            = hand B: hideout, gun; antidotes 0, food []
        "#]],
    );
}

/// A location where A and B have enough to fill every list.
const RICH: &str = "seats 3
     church: A punk, B student, C thief
     bank: A geek
     zombies: church 3
     antidotes: A 1, B 1, C 1
     hand A: gun, gun, gun, shotgun, shotgun, alarm, alarm, hideout, hideout
     hand B: kitten, kitten, flashlight, flashlight, running-shoes, running-shoes, chainsaw, rescue-flare
     begin attack church";

#[test]
fn city_19_31_eight_cards_on_a_side() {
    let eight = r#"{"named":"gun"},{"named":"gun"},{"named":"gun"},{"named":"shotgun"},{"named":"shotgun"},{"named":"alarm"},{"named":"alarm"},{"blind":"hideout"}"#;
    let any = r#""any","any","any","any","any","any","any","any""#;
    let script = [
        format!(r#"! A propose {{"to":"B","give":{{"cards":[{eight},{{"named":"hideout"}}]}}}}"#),
        format!(r#"! A propose {{"to":"B","give":{{"cards":[{eight},{eight}]}}}}"#),
        format!(r#"! A propose {{"to":"B","want":{{"cards":[{any},"any"]}}}}"#),
        format!(r#"A propose {{"to":"B","give":{{"cards":[{eight}]}},"want":{{"cards":[{any}]}}}}"#),
        r#"! B accept A 1 ["chainsaw"]"#.to_string(),
        r#"! B accept A 1 ["chainsaw","flashlight","flashlight","kitten","kitten","running-shoes","running-shoes","rescue-flare","rescue-flare"]"#.to_string(),
        r#"B accept A 1 ["chainsaw","flashlight","flashlight","kitten","kitten","running-shoes","running-shoes","rescue-flare"]"#.to_string(),
        "= hand A".to_string(),
        "= hand B".to_string(),
    ];
    check(
        &["CITY-19.31"],
        RICH,
        &script.join("\n"),
        expect![[r#"
            window-opened moment=before-attack place=church
        ! A propose {"to":"B","give":{"cards":[{"named":"gun"},{"named":"gun"},{"named":"gun"},{"named":"shotgun"},{"named":"shotgun"},{"named":"alarm"},{"named":"alarm"},{"blind":"hideout"},{"named":"hideout"}]}}: too-many-cards (CITY-19.31)
        ! A propose {"to":"B","give":{"cards":[{"named":"gun"},{"named":"gun"},{"named":"gun"},{"named":"shotgun"},{"named":"shotgun"},{"named":"alarm"},{"named":"alarm"},{"blind":"hideout"},{"named":"gun"},{"named":"gun"},{"named":"gun"},{"named":"shotgun"},{"named":"shotgun"},{"named":"alarm"},{"named":"alarm"},{"blind":"hideout"}]}}: too-many-cards (CITY-19.31)
        ! A propose {"to":"B","want":{"cards":["any","any","any","any","any","any","any","any","any"]}}: too-many-cards (CITY-19.31)
        > A propose {"to":"B","give":{"cards":[{"named":"gun"},{"named":"gun"},{"named":"gun"},{"named":"shotgun"},{"named":"shotgun"},{"named":"alarm"},{"named":"alarm"},{"blind":"hideout"}]},"want":{"cards":["any","any","any","any","any","any","any","any"]}}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        ! B accept A 1 ["chainsaw"]: wrong-ware (CITY-19.6)
        ! B accept A 1 ["chainsaw","flashlight","flashlight","kitten","kitten","running-shoes","running-shoes","rescue-flare","rescue-flare"]: wrong-ware (CITY-19.6)
        > B accept A 1 ["chainsaw","flashlight","flashlight","kitten","kitten","running-shoes","running-shoes","rescue-flare"]
            offer-ended seat=A number=1
            trade-made seat=A with=B cards_given=8 antidotes_given=0 cards_taken=8 antidotes_taken=0 given=null taken=null
        = hand A: hideout, chainsaw, flashlight, flashlight, kitten, kitten, running-shoes, running-shoes, rescue-flare; antidotes 1, food []
        = hand B: alarm, alarm, hideout, gun, gun, gun, shotgun, shotgun; antidotes 1, food []
    "#]],
    );
}

#[test]
fn city_19_32_eight_promises_in_a_deal() {
    let spare = r#"{"by":"taker","clause":{"spare":["attack","A"]}}"#;
    let offer = |n: usize| format!(r#"A propose {{"to":"B","promises":[{}]}}"#, vec![spare; n].join(","));
    let script = format!("! {}\n! {}\n{}\nB accept A 1 []", offer(9), offer(20), offer(8));
    check(
        &["CITY-19.32"],
        RICH,
        &script,
        expect![[r#"
            window-opened moment=before-attack place=church
        ! A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}}]}: too-many-promises (CITY-19.32)
        ! A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}}]}: too-many-promises (CITY-19.32)
        > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","A"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
    "#]],
    );
}

#[test]
fn city_19_30_sixteen_deals_at_one_location() {
    let pairs = ["AB", "BC", "CD", "DA"];
    let mut script = String::new();
    for number in 1..=17 {
        let pair = pairs[number % pairs.len()];
        let (from, to) = (&pair[..1], &pair[1..]);
        let refused = if number == 17 { "! " } else { "" };
        script += &format!(
            "{refused}{from} propose {{\"to\":\"{to}\",\"give\":{{\"antidotes\":1,\"when\":\"at-once\"}},\"promises\":[{{\"by\":\"maker\",\"clause\":{{\"hold-back\":\"here\"}}}}]}}\n"
        );
        if number < 17 {
            script += &format!("{to} accept {from} {number} []\n");
        }
    }
    let scene = RICH
        .replace("seats 3", "seats 4")
        .replace("bank: A geek", "bank: A geek, D mama")
        .replace("A 1, B 1, C 1", "A 1, B 1, C 1, D 1");
    check(
        &["CITY-19.30"],
        &scene,
        &script,
        expect![[r#"
            window-opened moment=before-attack place=church
        > B propose {"to":"C","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=B to=C number=1 answers=null lasts=window terms=null
        > C accept B 1 []
            offer-ended seat=B number=1
            trade-made seat=B with=C cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=B with=C promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=2 answers=null lasts=window terms=null
        > D accept C 2 []
            offer-ended seat=C number=2
            trade-made seat=C with=D cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > D propose {"to":"A","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=D to=A number=3 answers=null lasts=window terms=null
        > A accept D 3 []
            offer-ended seat=D number=3
            trade-made seat=D with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=D with=A promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A propose {"to":"B","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=A to=B number=4 answers=null lasts=window terms=null
        > B accept A 4 []
            offer-ended seat=A number=4
            trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B propose {"to":"C","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=B to=C number=5 answers=null lasts=window terms=null
        > C accept B 5 []
            offer-ended seat=B number=5
            trade-made seat=B with=C cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=B with=C promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=6 answers=null lasts=window terms=null
        > D accept C 6 []
            offer-ended seat=C number=6
            trade-made seat=C with=D cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > D propose {"to":"A","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=D to=A number=7 answers=null lasts=window terms=null
        > A accept D 7 []
            offer-ended seat=D number=7
            trade-made seat=D with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=D with=A promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A propose {"to":"B","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=A to=B number=8 answers=null lasts=window terms=null
        > B accept A 8 []
            offer-ended seat=A number=8
            trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B propose {"to":"C","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=B to=C number=9 answers=null lasts=window terms=null
        > C accept B 9 []
            offer-ended seat=B number=9
            trade-made seat=B with=C cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=B with=C promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=10 answers=null lasts=window terms=null
        > D accept C 10 []
            offer-ended seat=C number=10
            trade-made seat=C with=D cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > D propose {"to":"A","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=D to=A number=11 answers=null lasts=window terms=null
        > A accept D 11 []
            offer-ended seat=D number=11
            trade-made seat=D with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=D with=A promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A propose {"to":"B","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=A to=B number=12 answers=null lasts=window terms=null
        > B accept A 12 []
            offer-ended seat=A number=12
            trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B propose {"to":"C","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=B to=C number=13 answers=null lasts=window terms=null
        > C accept B 13 []
            offer-ended seat=B number=13
            trade-made seat=B with=C cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=B with=C promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"D","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=C to=D number=14 answers=null lasts=window terms=null
        > D accept C 14 []
            offer-ended seat=C number=14
            trade-made seat=C with=D cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=C with=D promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > D propose {"to":"A","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=D to=A number=15 answers=null lasts=window terms=null
        > A accept D 15 []
            offer-ended seat=D number=15
            trade-made seat=D with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=D with=A promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A propose {"to":"B","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=A to=B number=16 answers=null lasts=window terms=null
        > B accept A 16 []
            offer-ended seat=A number=16
            trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        ! B propose {"to":"C","give":{"antidotes":1,"when":"at-once"},"promises":[{"by":"maker","clause":{"hold-back":"here"}}]}: too-many-deals (CITY-19.30)
    "#]],
    );
}
