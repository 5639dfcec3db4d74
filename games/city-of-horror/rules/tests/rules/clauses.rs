//! Chapter 19: promises not to name somebody, where a marker goes, impossible promises, and promised actions.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

/// C is about to throw something, and the marker can go to either of two places.
const MARKER: &str = "seats 3
     church: A punk, B student, C thief
     water-tower: A geek
     armory: B rasta
     zombies: church 4
     antidotes: A 1, B 1
     hand C: molotov-cocktail, molotov-cocktail
     begin attack church";

#[test]
fn city_19_42_promises_that_could_never_be_kept_are_refused() {
    check(
        &["CITY-19.22", "CITY-19.42"],
        "seats 4
         sides aaaaaa
         bank: A punk, B student, C thief hidden temporary, D grandpa
         church: A geek
         water-tower: C priest
         markers: armory 3
         armory burnt
         hand A: gun, molotov-cocktail
         begin location bank",
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-steps":1}}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-for-card":["shotgun","red"]}}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-for-card":["gun","green"]}}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["sharing","B"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","C"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["attack","C"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["sharing","B"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"C"}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare-in-tie":"C"}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"marker":"armory"}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"marker":"church"}}]}
           ! C propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","A"]}}]}
           ! D propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","A"]}}]}
           ! D propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["attack","A"]}}]}
           ! A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"survives":"geek"}}}}
           ! A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"dies":"mama"}}}}
           ! A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"leads":"A"}}}}
           ! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"leader-steps":1}}}]}
           ! A propose {"promises":[{"by":"taker","clause":{"vote":["sharing","A"]}}]}
           ! A propose {"to":"C","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","B"]}}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["attack","B"]}}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"marker":"water-tower"}}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-for-card":["gun","purple"]}}}]}"#,
        expect![[r#"
                location-began place=bank
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-steps":1}}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-for-card":["shotgun","red"]}}}]}: goods-not-held (CITY-19.34)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-for-card":["gun","green"]}}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["sharing","B"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","C"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["attack","C"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["sharing","B"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"C"}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare-in-tie":"C"}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"marker":"armory"}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"marker":"church"}}]}: cannot-be-kept (CITY-19.22)
            ! C propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","A"]}}]}: cannot-be-kept (CITY-19.22)
            ! D propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","A"]}}]}: cannot-be-kept (CITY-19.22)
            ! D propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["attack","A"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"survives":"geek"}}}}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"dies":"mama"}}}}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"leads":"A"}}}}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"leader-steps":1}}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"promises":[{"by":"taker","clause":{"vote":["sharing","A"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"C","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}: cannot-be-kept (CITY-19.22)
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"spare":["attack","B"]}}]}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"marker":"water-tower"}}]}
                offer-made seat=A to=B number=3 answers=null lasts=window terms=null
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"leader-for-card":["gun","purple"]}}}]}
                offer-made seat=A to=B number=4 answers=null lasts=window terms=null
        "#]],
    );
    // If only one player can be named, there is no ballot, and nobody else can lead; after the attack, nobody votes
    // about it any more.
    check(
        &["CITY-19.22"],
        "seats 3
         church: A punk, A geek
         bank: B student, C thief
         antidotes: church 1
         begin sharing church",
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["sharing","A"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"A"}}]}
           ! B propose {"to":"A","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}}]}
           ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"unharmed":"A"}}}}
           ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"leads":"B"}}}}
           A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"leads":"A"}}}}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}"#,
        expect![[r#"
                window-opened moment=before-sharing place=church
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["sharing","A"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"A"}}]}: cannot-be-kept (CITY-19.22)
            ! B propose {"to":"A","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"unharmed":"A"}}}}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"leads":"B"}}}}: cannot-be-kept (CITY-19.22)
            > A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"leads":"A"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
        "#]],
    );
    // In the first print nobody breaks a tie in a sharing, and its leader first takes one item.
    check(
        &["CITY-19.22"],
        "seats 3
         edition first-print
         rules promises=enforced
         church: A punk, B student
         bank: C thief
         antidotes: church 1
         begin sharing church",
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"A"}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","A"]}}]}"#,
        expect![[r#"
                window-opened moment=before-sharing place=church
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"A"}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}: more-than-lies-here (CITY-19.22)
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","A"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        "#]],
    );
}

#[test]
fn city_19_37_a_promise_not_to_vote_against_somebody() {
    let script = r#"! A propose {"to":"C","promises":[{"by":"maker","clause":{"spare":["attack","B"]}},{"by":"maker","clause":{"vote":["attack","B"]}}]}
           ! A propose {"to":"C","promises":[{"by":"maker","clause":{"spare":["attack","A"]}},{"by":"maker","clause":{"spare":["attack","B"]}},{"by":"maker","clause":{"spare":["attack","C"]}}]}
           A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"spare":["attack","A"]}}]}
           B accept A 1 []
           all pass
           ? B
           ! B vote-for A
           B vote-for C
           A vote-for B
           C vote-for A
           "#;
    check(
        &["CITY-19.37", "CITY-19.21"],
        ATTACK,
        script,
        expect![[r#"
            window-opened moment=before-attack place=church
        ! A propose {"to":"C","promises":[{"by":"maker","clause":{"spare":["attack","B"]}},{"by":"maker","clause":{"vote":["attack","B"]}}]}: contradicts-a-promise (CITY-19.22)
        ! A propose {"to":"C","promises":[{"by":"maker","clause":{"spare":["attack","A"]}},{"by":"maker","clause":{"spare":["attack","B"]}},{"by":"maker","clause":{"spare":["attack","C"]}}]}: contradicts-a-promise (CITY-19.22)
        > A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"spare":["attack","A"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["attack","A"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=church zombies=3
        ? B: vote-for B, vote-for C
        ! B vote-for A: promised-otherwise (CITY-19.21)
        > B vote-for C
            ballot-sealed seat=B is_ready=true ballot_of=null named=null
        > A vote-for B
            ballot-sealed seat=A is_ready=true ballot_of=null named=null
        > C vote-for A
            ballot-sealed seat=C is_ready=true ballot_of=null named=null
            ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
            promise-settled seat=B to=A clause={"spare":["attack","A"]} kept=kept is_private=false
            vote-tied purpose=attack place=church among=["A","B","C"]
    "#]],
    );
    check(
        &["CITY-19.37"],
        &logged(ATTACK),
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}}]}
           B accept A 1 []
           all pass
           B vote-for A
           A vote-for B
           C vote-for A
           = promises B"#,
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
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                promise-settled seat=B to=A clause={"spare":["attack","A"]} kept=broken is_private=false
                character-lost seat=A role=punk place=church
                location-skipped place=hospital
                location-began place=bank
            = promises B: 0 kept, 1 broken
        "#]],
    );
    // If all others hide, nobody else can be named, and the promise is void.
    check(
        &["CITY-19.37", "CITY-19.23"],
        ATTACK,
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","B"]}}]}
           B accept A 1 []
           C play hideout who thief
           all pass
           all pass
           ? B
           B vote-for A
           A vote-for B
           = promises B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["attack","A"]}},{"by":"taker","clause":{"spare":["attack","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play hideout who thief
                card-played seat=C card=hideout aim={"character":"thief"}
            > all pass
                card-carried-out seat=C card=hideout
                character-hid seat=C role=thief
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            ? B: vote-for A, vote-for B
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                promise-settled seat=B to=A clause={"spare":["attack","A"]} kept=void is_private=false
                promise-settled seat=B to=A clause={"spare":["attack","B"]} kept=kept is_private=false
                vote-tied purpose=attack place=church among=["A","B"]
            = promises B: 1 kept, 0 broken
        "#]],
    );
}

#[test]
fn city_19_38_a_promise_not_to_choose_somebody_in_a_tie() {
    let script = r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare-in-tie":"B"}},{"by":"maker","clause":{"tie":"B"}}]}
           B propose {"to":"A","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"spare-in-tie":"B"}}]}
           A accept B 1 []
           all pass
           A vote-for B
           B vote-for C
           C vote-for A
           ? A
           "#;
    check(
        &["CITY-19.38", "CITY-19.21"],
        ATTACK,
        &(script.to_string() + "! A break-tie B\n A break-tie C\n = promises A\n = hand A"),
        expect![[r#"
                window-opened moment=before-attack place=church
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"spare-in-tie":"B"}},{"by":"maker","clause":{"tie":"B"}}]}: contradicts-a-promise (CITY-19.22)
            > B propose {"to":"A","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"spare-in-tie":"B"}}]}
                offer-made seat=B to=A number=1 answers=null lasts=window terms=null
            > A accept B 1 []
                offer-ended seat=B number=1
                deal-made seat=B with=A promises=[{"by":"taker","clause":{"spare-in-tie":"B"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=church among=["A","B","C"]
            ? A: break-tie A, break-tie C
            ! A break-tie B: promised-otherwise (CITY-19.21)
            > A break-tie C
                tie-broken seat=A named=C
                promise-settled seat=A to=B clause={"spare-in-tie":"B"} kept=kept is_private=false
                character-lost seat=C role=thief place=church
                player-eliminated seat=C
                payment-settled seat=B to=A antidotes=1 cards=0 kept=kept is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 1 kept, 0 broken
            = hand A: gun, shotgun; antidotes 2, food []
        "#]],
    );
    check(
        &["CITY-19.38"],
        &logged(ATTACK),
        r#"B propose {"to":"A","promises":[{"by":"taker","clause":{"spare-in-tie":"B"}}]}
           A accept B 1 []
           all pass
           A vote-for B
           B vote-for C
           C vote-for A
           A break-tie B
           = promises A"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > B propose {"to":"A","promises":[{"by":"taker","clause":{"spare-in-tie":"B"}}]}
                offer-made seat=B to=A number=1 answers=null lasts=window terms=null
            > A accept B 1 []
                offer-ended seat=B number=1
                deal-made seat=B with=A promises=[{"by":"taker","clause":{"spare-in-tie":"B"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=church among=["A","B","C"]
            > A break-tie B
                tie-broken seat=A named=B
                promise-settled seat=A to=B clause={"spare-in-tie":"B"} kept=broken is_private=false
                character-lost seat=B role=student place=church
                token-taken seat=B
                location-skipped place=hospital
                location-began place=bank
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_39_where_an_explosion_marker_goes() {
    let script = r#"A propose {"to":"C","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"marker":"armory"}}]}
           C accept A 1 []
           B propose {"to":"C","promises":[{"by":"taker","clause":{"marker":"water-tower"}}]}
           "#;
    check(
        &["CITY-19.39", "CITY-19.21", "CITY-19.22"],
        MARKER,
        &(script.to_string()
            + "! C accept B 2 []
               C play molotov-cocktail at church
               all pass
               ? C
               ! C put-marker water-tower
               C put-marker armory
               C play molotov-cocktail at church
               all pass
               C put-marker water-tower"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"C","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"marker":"armory"}}]}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[{"by":"taker","clause":{"marker":"armory"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B propose {"to":"C","promises":[{"by":"taker","clause":{"marker":"water-tower"}}]}
                offer-made seat=B to=C number=2 answers=null lasts=window terms=null
            ! C accept B 2 []: contradicts-a-promise (CITY-19.22)
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            ? C: put-marker armory
            ! C put-marker water-tower: promised-otherwise (CITY-19.21)
            > C put-marker armory
                marker-put seat=C place=armory n=1
                promise-settled seat=C to=A clause={"marker":"armory"} kept=kept is_private=false
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=1
        "#]],
    );
    check(
        &["CITY-19.39"],
        &logged(MARKER),
        &(script.to_string()
            + "C play molotov-cocktail at church
               all pass
               C put-marker water-tower
               = promises C"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"C","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"marker":"armory"}}]}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[{"by":"taker","clause":{"marker":"armory"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B propose {"to":"C","promises":[{"by":"taker","clause":{"marker":"water-tower"}}]}
                offer-made seat=B to=C number=2 answers=null lasts=window terms=null
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=1
                promise-settled seat=C to=A clause={"marker":"armory"} kept=broken is_private=false
            = promises C: 0 kept, 1 broken
        "#]],
    );
    // Void if the promised place has exploded meanwhile, or if there is no marker at all.
    check(
        &["CITY-19.39", "CITY-19.23"],
        &MARKER.replace("hand C", "markers: armory 2\n hand B: molotov-cocktail\n hand C"),
        r#"A propose {"to":"C","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"marker":"armory"}}]}
           C accept A 1 []
           A propose {"to":"B","promises":[{"by":"taker","clause":{"marker":"armory"}}]}
           B accept A 2 []
           B play molotov-cocktail at church
           all pass
           B put-marker armory
           C play molotov-cocktail at church
           all pass
           C put-marker water-tower
           = promises C"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"C","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"marker":"armory"}}]}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[{"by":"taker","clause":{"marker":"armory"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"marker":"armory"}}]}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"marker":"armory"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B play molotov-cocktail at church
                card-played seat=B card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=molotov-cocktail
                zombies-killed place=church n=1
            > B put-marker armory
                marker-put seat=B place=armory n=3
                promise-settled seat=B to=A clause={"marker":"armory"} kept=kept is_private=false
                armory-burnt
                character-fled seat=B role=rasta
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=1
                promise-settled seat=C to=A clause={"marker":"armory"} kept=void is_private=false
            = promises C: 0 kept, 0 broken
        "#]],
    );
}

#[test]
fn city_17_16_an_explosion_comes_between_two_promised_actions() {
    let scene = "seats 3
         church: A punk, B student
         water-tower: B rasta, C thief
         zombies: church 4, water-tower 2
         markers: water-tower 2
         hand C: molotov-cocktail, gun
         begin attack church";
    check(
        &["CITY-17.16", "CITY-17.4"],
        scene,
        r#"C propose {"to":"A","promises":[{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}},{"by":"maker","clause":{"play":["gun",{"at":"water-tower"}]}}]}
           A accept C 1 []
           all pass
           C put-marker water-tower
           = at water-tower"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > C propose {"to":"A","promises":[{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}},{"by":"maker","clause":{"play":["gun",{"at":"water-tower"}]}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}},{"by":"maker","clause":{"play":["gun",{"at":"water-tower"}]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                promise-settled seat=C to=A clause={"play":["molotov-cocktail",{"at":"church"}]} kept=kept is_private=false
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=2
                character-lost seat=B role=rasta place=water-tower
                character-lost seat=C role=thief place=water-tower
                token-taken seat=B
                promise-settled seat=C to=A clause={"play":["gun",{"at":"water-tower"}]} kept=void is_private=false
                player-eliminated seat=C
            = at water-tower: 0 zombies
        "#]],
    );
}
