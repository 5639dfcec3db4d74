//! Chapter 19: deals: promises, and whether they are kept.

use expect_test::expect;

use crate::trades::PEOPLE;
use crate::transcript::check;

fn at_the_church(edition: &str, begin: &str) -> String {
    PEOPLE.replace("seats 3", &format!("seats 3\n {edition}")).replace("begin after-invasion", begin)
}

#[test]
fn city_19_11_deals_are_about_the_current_location() {
    check(
        &["CITY-19.12"],
        PEOPLE,
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"B"}}]}"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"B"}}]}: no-location-at-hand (CITY-19.12)
        "#]],
    );
    check(
        &["CITY-19.27", "CITY-23.9"],
        &at_the_church("rules promises=talk", "begin attack church"),
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"B"}}]}"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"B"}}]}: no-deals-here (CITY-19.27)
        "#]],
    );
    check(
        &["CITY-19.11", "CITY-19.13", "CITY-19.20", "CITY-19.21", "CITY-19.28"],
        &at_the_church("edition revised", "begin attack church"),
        r#"A propose {"to":"B","give":{"antidotes":1,"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           B accept A 1 []
           = hand A
           ! A play gun at church
           ! A propose {"to":"C","give":{"antidotes":1}}
           all pass
           ! B vote-for A
           A vote-for B
           B vote-for C
           C vote-for B
           = hand B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":1,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            = hand A: shotgun; antidotes 0, food []
            ! A play gun at church: card-not-held (CITY-13.1)
            ! A propose {"to":"C","give":{"antidotes":1}}: goods-not-held (CITY-19.34)
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            ! B vote-for A: promised-otherwise (CITY-19.21)
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                promise-settled seat=B to=A clause={"vote":["attack","C"]} kept=kept is_private=false
                character-lost seat=B role=student place=church
                token-taken seat=C
                payment-settled seat=A to=B antidotes=1 cards=1 kept=kept is_private=false
                player-eliminated seat=B
                window-opened moment=before-sharing place=church
            = hand B: ; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_19_15_promised_actions_happen_at_once() {
    check(
        &["CITY-19.15", "CITY-19.24"],
        &at_the_church("edition revised", "begin attack church"),
        r#"A propose {"to":"C","want":{"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"maker","clause":{"play":["shotgun",{"at":"church"}]}},{"by":"maker","clause":{"tie":"B"}}]}
           C accept A 1 []
           all pass"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"C","want":{"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"maker","clause":{"play":["shotgun",{"at":"church"}]}},{"by":"maker","clause":{"tie":"B"}}]}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[{"by":"maker","clause":{"play":["shotgun",{"at":"church"}]}},{"by":"maker","clause":{"tie":"B"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":1,"when":"if-kept"}} is_private=false
                card-played seat=A card=shotgun aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=shotgun
                promise-settled seat=A to=C clause={"play":["shotgun",{"at":"church"}]} kept=kept is_private=false
                zombies-killed place=church n=2
        "#]],
    );
    check(
        &["CITY-19.24"],
        "seats 3
         church: A geek, B student, C thief
         zombies: church 3
         hand A: gun, pepper-spray
         hand B: alarm
         begin attack church",
        r#"A propose {"to":"B","want":{"cards":[{"named":"alarm"}],"when":"if-kept"},"promises":[{"by":"maker","clause":{"play":["gun",{"at":"church"}]}}]}
           B accept A 1 []
           A cancel pepper-spray
           quiet
           B vote-for A
           A vote-for A
           C vote-for A
           = hand B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","want":{"cards":[{"named":"alarm"}],"when":"if-kept"},"promises":[{"by":"maker","clause":{"play":["gun",{"at":"church"}]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"play":["gun",{"at":"church"}]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":1,"when":"if-kept"}} is_private=false
                card-played seat=A card=gun aim={"at":"church"}
            > A cancel pepper-spray
                card-played seat=A card=pepper-spray aim=nothing
                card-carried-out seat=A card=pepper-spray
                card-cancelled seat=A card=gun by=A
                promise-settled seat=A to=B clause={"play":["gun",{"at":"church"}]} kept=broken is_private=false
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                character-lost seat=A role=geek place=church
                token-taken seat=B
                payment-settled seat=B to=A antidotes=0 cards=1 kept=void is_private=false
                player-eliminated seat=A
                location-skipped place=hospital
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = hand B: alarm; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_19_16_holding_back() {
    check(
        &["CITY-19.16", "CITY-19.21"],
        &at_the_church("edition revised", "begin attack church"),
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}},{"by":"taker","clause":{"hold-back":"everything"}}]}
           B accept A 1 []
           ! A play gun at church
           ! B play alarm at bank
           ! B use student"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}},{"by":"taker","clause":{"hold-back":"everything"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}},{"by":"taker","clause":{"hold-back":"everything"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A play gun at church: promised-to-hold-back (CITY-19.21)
            ! B play alarm at bank: promised-to-hold-back (CITY-19.21)
            ! B use student: promised-to-hold-back (CITY-19.21)
        "#]],
    );
}

#[test]
fn city_19_17_promises_about_the_effect() {
    check(
        &["CITY-19.17", "CITY-19.21"],
        "seats 3
         sides aaabaa
         bank: A punk, B student
         church: C thief
         antidotes: C 1
         begin location bank",
        r#"C propose {"to":"A","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"effect":{"leader-steps":1}}}]}
           A accept C 1 []
           ! A decline
           ! A activate {"leader-steps":0}
           C propose {"to":"B","promises":[{"by":"taker","clause":"no-effect"}]}
           B accept C 2 []
           A activate {"leader-steps":1}
           ! B activate {"leader-steps":0}
           B decline
           all pass
           = hand A"#,
        expect![[r#"
                location-began place=bank
            > C propose {"to":"A","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"effect":{"leader-steps":1}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"leader-steps":1}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A decline: promised-otherwise (CITY-19.21)
            ! A activate {"leader-steps":0}: promised-otherwise (CITY-19.21)
            > C propose {"to":"B","promises":[{"by":"taker","clause":"no-effect"}]}
                offer-made seat=C to=B number=2 answers=null lasts=window terms=null
            > B accept C 2 []
                offer-ended seat=C number=2
                deal-made seat=C with=B promises=[{"by":"taker","clause":"no-effect"}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A activate {"leader-steps":1}
                promise-settled seat=A to=C clause={"effect":{"leader-steps":1}} kept=kept is_private=false
                effect-used seat=A place=bank effect={"leader-steps":1}
                leader-moved colour=purple
            ! B activate {"leader-steps":0}: promised-otherwise (CITY-19.21)
            > B decline
                promise-settled seat=B to=C clause=no-effect kept=kept is_private=false
                declined seat=B
                window-opened moment=before-attack place=bank
            > all pass
                window-closed moment=before-attack
                no-attack place=bank zombies=0
                payment-settled seat=C to=A antidotes=1 cards=0 kept=kept is_private=false
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = hand A: ; antidotes 1, food []
        "#]],
    );
}

#[test]
fn city_19_18_promises_of_a_share_leader() {
    check(
        &["CITY-11.15", "CITY-19.18", "CITY-19.21", "CITY-19.22"],
        "seats 3
         edition first-print
         rules promises=enforced
         church: A punk, A geek, B student
         bank: C thief
         antidotes: church 1
         on church: gun
         begin sharing church",
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}},{"by":"maker","clause":{"share":["antidote","C"]}}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}},{"by":"taker","clause":{"vote":["sharing","A"]}}]}
           B accept A 1 []
           all pass
           ! B vote-for B
           A vote-for A
           ! A give antidote A
           A give {"card":"gun"} A
           ! A give antidote C
           A give antidote B"#,
        expect![[r#"
                window-opened moment=before-sharing place=church
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}},{"by":"maker","clause":{"share":["antidote","C"]}}]}: more-than-lies-here (CITY-19.22)
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}},{"by":"taker","clause":{"vote":["sharing","A"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","B"]}},{"by":"taker","clause":{"vote":["sharing","A"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            ! B vote-for B: promised-otherwise (CITY-19.21)
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                promise-settled seat=B to=A clause={"vote":["sharing","A"]} kept=kept is_private=false
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=1 cards=null
            ! A give antidote A: promised-otherwise (CITY-19.21)
            > A give {"card":"gun"} A
                item-given seat=A to=A kind=card card=null
            ! A give antidote C: promised-otherwise (CITY-19.21)
            > A give antidote B
                item-given seat=A to=B kind=antidote card=null
                promise-settled seat=A to=B clause={"share":["antidote","B"]} kept=kept is_private=false
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_19_22_contradictions_and_impossible_promises() {
    check(
        &["CITY-19.22"],
        &at_the_church("edition revised", "begin attack church"),
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","B"]}},{"by":"maker","clause":{"vote":["attack","C"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}},{"by":"maker","clause":{"play":["gun",{"at":"church"}]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":"no-effect"}]}
           A propose {"to":"B","promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
           ! B accept A 1 []"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","B"]}},{"by":"maker","clause":{"vote":["attack","C"]}}]}: contradicts-a-promise (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}},{"by":"maker","clause":{"play":["gun",{"at":"church"}]}}]}: contradicts-a-promise (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":"no-effect"}]}: cannot-be-kept (CITY-19.22)
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            ! B accept A 1 []: goods-not-held (CITY-19.4)
        "#]],
    );
}

#[test]
fn city_19_23_void_promises_and_payments() {
    let scene = at_the_church("edition revised", "begin attack church").replace("church 3", "church 2");
    check(
        &["CITY-19.23", "CITY-19.19", "CITY-19.25"],
        &scene,
        r#"A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"tie":"C"}}]}
           B accept A 1 []
           B propose {"to":"C","give":{"cards":[{"named":"alarm"}],"when":"in-any-case"},"promises":[{"by":"taker","clause":{"tie":"A"}}]}
           C accept B 2 []
           quiet
           A vote-for A
           B vote-for A
           C vote-for A
           A give antidote A
           = hand A
           = hand C"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"tie":"C"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"tie":"C"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B propose {"to":"C","give":{"cards":[{"named":"alarm"}],"when":"in-any-case"},"promises":[{"by":"taker","clause":{"tie":"A"}}]}
                offer-made seat=B to=C number=2 answers=null lasts=window terms=null
            > C accept B 2 []
                offer-ended seat=B number=2
                deal-made seat=B with=C promises=[{"by":"taker","clause":{"tie":"A"}}] pays={"maker":{"antidotes":0,"cards":1,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > quiet
                window-closed moment=before-attack
                no-attack place=church zombies=2
                window-opened moment=before-sharing place=church
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
                promise-settled seat=B to=A clause={"tie":"C"} kept=void is_private=false
                payment-settled seat=A to=B antidotes=1 cards=0 kept=void is_private=false
                promise-settled seat=C to=B clause={"tie":"A"} kept=void is_private=false
                payment-settled seat=B to=C antidotes=0 cards=1 kept=kept is_private=false
                location-skipped place=hospital
                location-began place=bank
            = hand A: gun, shotgun; antidotes 2, food []
            = hand C: alarm, gun; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_19_26_an_eliminated_party_ends_its_deals() {
    check(
        &["CITY-19.26"],
        &at_the_church("edition revised", "begin attack church"),
        r#"B propose {"to":"A","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
           A accept B 1 []
           all pass
           A vote-for B
           B vote-for A
           C vote-for B
           = hand A"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > B propose {"to":"A","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
                offer-made seat=B to=A number=1 answers=null lasts=window terms=null
            > A accept B 1 []
                offer-ended seat=B number=1
                deal-made seat=B with=A promises=[{"by":"taker","clause":{"vote":["attack","B"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                promise-settled seat=A to=B clause={"vote":["attack","B"]} kept=kept is_private=false
                character-lost seat=B role=student place=church
                token-taken seat=C
                payment-settled seat=B to=A antidotes=1 cards=0 kept=kept is_private=false
                player-eliminated seat=B
                window-opened moment=before-sharing place=church
            = hand A: gun, shotgun; antidotes 2, food []
        "#]],
    );
}

#[test]
fn city_19_27_promises_that_are_only_logged() {
    check(
        &["CITY-19.27", "CITY-23.9"],
        &at_the_church("edition first-print", "begin attack church"),
        r#"A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"maker","clause":{"hold-back":"everything"}},{"by":"taker","clause":{"vote":["attack","C"]}}]}
           B accept A 1 []
           = hand A
           A play gun at church
           all pass
           A propose {"to":"B","give":{"antidotes":1}}
           B accept A 2 []
           = hand B
           = promises A"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"maker","clause":{"hold-back":"everything"}},{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"everything"}},{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            = hand A: gun, shotgun; antidotes 1, food []
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
                promise-settled seat=A to=B clause={"hold-back":"everything"} kept=broken is_private=false
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
            = hand B: alarm, hideout; antidotes 2, food []
            = promises A: 1 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_28_private_deals() {
    check(
        &["CITY-19.28"],
        &at_the_church("rules deal_visibility=parties", "begin attack church"),
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           @C
           B accept A 1 []
           @A
           @C"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            @C
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
            @A
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=true
            @C
                offer-ended seat=A number=1
        "#]],
    );
}
