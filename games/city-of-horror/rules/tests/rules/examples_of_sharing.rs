//! Chapter 25, examples 7 to 12: sharings and the leader, with exactly their numbers.

use expect_test::expect;

use crate::transcript::{check, check_difference};

/// Steve is A, Nick B, Emily C.
#[test]
fn city_ex7_a_sharing_at_the_hospital() {
    for (edition, expected) in [
        (
            "edition revised",
            expect![[r#"
                    window-opened moment=before-sharing place=hospital
                > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"taker","clause":{"vote":["sharing","A"]}}]}
                    offer-made seat=A to=B number=1 answers=null lasts=window terms=null
                > C propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}]}
                    offer-made seat=C to=B number=2 answers=null lasts=window terms=null
                > B accept C 2 []
                    offer-ended seat=C number=2
                    deal-made seat=C with=B promises=[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                    card-played seat=C card=gun aim={"at":"bank"}
                > quiet
                    card-carried-out seat=C card=gun
                    promise-settled seat=C to=B clause={"play":["gun",{"at":"bank"}]} kept=kept is_private=false
                    zombies-killed place=bank n=1
                    window-closed moment=before-sharing
                    offer-ended seat=A number=1
                    ballot-sealed seat=B is_ready=true ballot_of=null named=null
                > A vote-for A
                    ballot-sealed seat=A is_ready=true ballot_of=null named=null
                > B vote-for C
                    ballot-sealed seat=B is_ready=true ballot_of=null named=null
                > C vote-for C
                    ballot-sealed seat=C is_ready=true ballot_of=null named=null
                    ballots-revealed purpose=sharing place=hospital ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"C","weight":1,"cast_by":"C"}]
                    promise-settled seat=B to=C clause={"vote":["sharing","C"]} kept=kept is_private=false
                    share-leader-chosen seat=C place=hospital
                    items-seen seat=C place=hospital n=1 cards=null
                ! C give antidote B: promised-otherwise (CITY-19.21)
                > C give {"card":"alarm"} B
                    item-given seat=C to=B kind=card card=null
                    promise-settled seat=C to=B clause={"share":["card","B"]} kept=kept is_private=false
                > C give antidote C
                    item-given seat=C to=C kind=antidote card=null
                    location-began place=bank
            "#]],
        ),
        (
            "edition first-print\n rules promises=enforced",
            expect![[r#"
                    window-opened moment=before-sharing place=hospital
                > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"taker","clause":{"vote":["sharing","A"]}}]}
                    offer-made seat=A to=B number=1 answers=null lasts=window terms=null
                > C propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}]}
                    offer-made seat=C to=B number=2 answers=null lasts=window terms=null
                > B accept C 2 []
                    offer-ended seat=C number=2
                    deal-made seat=C with=B promises=[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                    card-played seat=C card=gun aim={"at":"bank"}
                > quiet
                    card-carried-out seat=C card=gun
                    promise-settled seat=C to=B clause={"play":["gun",{"at":"bank"}]} kept=kept is_private=false
                    zombies-killed place=bank n=1
                    window-closed moment=before-sharing
                    offer-ended seat=A number=1
                    ballot-sealed seat=B is_ready=true ballot_of=null named=null
                > A vote-for A
                    ballot-sealed seat=A is_ready=true ballot_of=null named=null
                > B vote-for C
                    ballot-sealed seat=B is_ready=true ballot_of=null named=null
                > C vote-for C
                    ballot-sealed seat=C is_ready=true ballot_of=null named=null
                    ballots-revealed purpose=sharing place=hospital ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"C","weight":1,"cast_by":"C"}]
                    promise-settled seat=B to=C clause={"vote":["sharing","C"]} kept=kept is_private=false
                    share-leader-chosen seat=C place=hospital
                    items-seen seat=C place=hospital n=1 cards=null
                ! C give antidote B: leader-takes-one-first (CITY-12.5)
                > C give antidote C
                    item-given seat=C to=C kind=antidote card=null
                > C give {"card":"alarm"} B
                    item-given seat=C to=B kind=card card=null
                    promise-settled seat=C to=B clause={"share":["card","B"]} kept=kept is_private=false
                    location-began place=bank
            "#]],
        ),
    ] {
        check(
            &["CITY-12.2", "CITY-12.5", "CITY-19.13", "CITY-19.15", "CITY-19.18"],
            &format!(
                "seats 3
                 {edition}
                 hospital: A punk, B student, C thief
                 bank: A geek
                 zombies: bank 2
                 antidotes: hospital 1
                 on hospital: alarm
                 hand C: gun
                 begin sharing hospital"
            ),
            r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"taker","clause":{"vote":["sharing","A"]}}]}
               C propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}]}
               B accept C 2 []
               quiet
               A vote-for A
               B vote-for C
               C vote-for C
               ! C give antidote B
               C give {"card":"alarm"} B-or-antidote"#
                .replace("C give {\"card\":\"alarm\"} B-or-antidote", if edition.contains("first") { "C give antidote C\n C give {\"card\":\"alarm\"} B" } else { "C give {\"card\":\"alarm\"} B\n C give antidote C" })
                .as_str(),
            expected,
        );
    }
}

/// Steve is A, Nick B, Chloe C.
#[test]
fn city_ex8_a_sharing_at_the_armory() {
    let scene = "seats 3
         armory: A punk, A geek, B student
         bank: C thief
         antidotes: armory 2
         begin sharing armory";
    let ballots = "all pass
         A vote-for A
         B vote-for B\n";
    check(
        &["CITY-12.5", "CITY-12.6", "CITY-12.7"],
        scene,
        &format!("{ballots} A give antidote C\n ! A give antidote C\n A give antidote A\n = hand C"),
        expect![[r#"
                window-opened moment=before-sharing place=armory
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=armory ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                share-leader-chosen seat=A place=armory
                items-seen seat=A place=armory n=0 cards=null
            > A give antidote C
                item-given seat=A to=C kind=antidote card=null
            ! A give antidote C: has-one-already (CITY-12.6)
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = hand C: ; antidotes 1, food []
        "#]],
    );
    check(
        &["CITY-12.5"],
        scene,
        &format!("{ballots} A give antidote B\n A give antidote C"),
        expect![[r#"
                window-opened moment=before-sharing place=armory
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=armory ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                share-leader-chosen seat=A place=armory
                items-seen seat=A place=armory n=0 cards=null
            > A give antidote B
                item-given seat=A to=B kind=antidote card=null
            > A give antidote C
                item-given seat=A to=C kind=antidote card=null
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
    check(
        &["CITY-12.5"],
        &scene.replace("seats 3", "seats 3\n edition first-print"),
        &format!("{ballots} ! A give antidote B\n A give antidote A\n A give antidote C"),
        expect![[r#"
                window-opened moment=before-sharing place=armory
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=armory ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                share-leader-chosen seat=A place=armory
                items-seen seat=A place=armory n=0 cards=null
            ! A give antidote B: leader-takes-one-first (CITY-12.5)
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
            > A give antidote C
                item-given seat=A to=C kind=antidote card=null
                location-skipped place=crossroads
                token-taken seat=B
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

/// Steve is A, Nick B.
#[test]
fn city_ex9_a_tied_sharing_at_the_bank() {
    let scene = "seats 3
         first C
         bank: A punk, B student
         church: C thief
         on bank: 2
         begin sharing bank";
    let ballots = "all pass
         A vote-for A
         B vote-for B\n";
    check(
        &["CITY-12.3"],
        &scene.replace("seats 3", "seats 3\n edition first-print"),
        &format!("{ballots} = at bank"),
        expect![[r#"
                window-opened moment=before-sharing place=bank
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=bank ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                vote-tied purpose=sharing place=bank among=["A","B"]
                nobody-shares place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                token-taken seat=A
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at bank: A punk, B student, 0 zombies, 0 antidotes, 2 cards
        "#]],
    );
    check(
        &["CITY-12.3"],
        scene,
        &format!(
            "{ballots} C break-tie A\n chance cards gun shotgun\n A give {{\"card\":\"gun\"}} A\n A give {{\"card\":\"shotgun\"}} C"
        ),
        expect![[r#"
                window-opened moment=before-sharing place=bank
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=bank ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                vote-tied purpose=sharing place=bank among=["A","B"]
            > C break-tie A
                tie-broken seat=C named=A
                share-leader-chosen seat=A place=bank
            > chance cards gun shotgun
                items-seen seat=A place=bank n=2 cards=null
            > A give {"card":"gun"} A
                item-given seat=A to=A kind=card card=null
            > A give {"card":"shotgun"} C
                item-given seat=A to=C kind=card card=null
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

/// Nick is green, A; Greg blue, B; Lawrence red, C.
const LEADER: &str = "seats 3
     colours green-blue-red
     leader green
     first C
     crossroads: A rocker, B punk, B geek, C student
     church: A thief
     zombies: crossroads 2
     antidotes: C 1
     hand A: hideout
     hand B: gun
     begin attack crossroads";

#[test]
fn city_ex10_the_leader() {
    let script = "A play hideout who rocker
         all pass
         B play gun at crossroads
         all pass
         all pass
         ! B sacrifice rocker
         B sacrifice geek
         = at crossroads
         = table";
    check(
        &[
            "CITY-10.2",
            "CITY-10.4",
            "CITY-10.5",
            "CITY-10.6",
            "CITY-10.7",
            "CITY-13.16",
            "CITY-13.18",
            "CITY-18.2",
        ],
        &LEADER.replace("seats 3", "seats 3\n rules show_cards=off"),
        script,
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > A play hideout who rocker
                card-played seat=A card=hideout aim={"character":"rocker"}
            > all pass
                card-carried-out seat=A card=hideout
                character-hid seat=A role=rocker
            > B play gun at crossroads
                card-played seat=B card=gun aim={"at":"crossroads"}
            > all pass
                card-carried-out seat=B card=gun
                zombies-killed place=crossroads n=1
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=crossroads zombies=1
                leader-moved colour=blue
            ! B sacrifice rocker: character-not-here (CITY-9.13)
            > B sacrifice geek
                character-lost seat=B role=geek place=crossroads
                token-taken seat=B
                leader-moved colour=red
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at crossroads: A rocker, B punk, C student, 1 zombies
            = table: first B, leader red, zombies 39, antidotes 19, deck 38, discard [hideout gun]
        "#]],
    );
    check_difference(
        &["CITY-10.7", "CITY-18.3"],
        [LEADER, &LEADER.replace("seats 3", "seats 3\n edition first-print")],
        script,
        expect![[r#"
                  character-lost seat=B role=geek place=crossroads
            -     token-taken seat=B
                  leader-moved colour=red
            +     token-taken seat=B
        "#]],
    );
}

#[test]
fn city_ex11_the_bargain_with_the_rocker() {
    check(
        &["CITY-15.7"],
        LEADER,
        "A play hideout who rocker
         all pass
         B play gun at crossroads
         all pass
         A use rocker at bank
         all pass
         = at bank",
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > A play hideout who rocker
                card-played seat=A card=hideout aim={"character":"rocker"}
            > all pass
                card-carried-out seat=A card=hideout
                character-hid seat=A role=rocker
            > B play gun at crossroads
                card-played seat=B card=gun aim={"at":"crossroads"}
            > all pass
                card-carried-out seat=B card=gun
                zombies-killed place=crossroads n=1
            > A use rocker at bank
                power-used seat=A role=rocker aim={"at":"bank"}
                zombies-moved from=crossroads to=bank n=1
            > all pass
                window-closed moment=before-attack
                no-attack place=crossroads zombies=0
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at bank: 1 zombies
        "#]],
    );
    check(
        &["CITY-19.8", "CITY-19.11", "CITY-19.16"],
        LEADER,
        r#"A play hideout who rocker
           all pass
           B play gun at crossroads
           all pass
           C propose {"to":"A","give":{"antidotes":1},"promises":[{"by":"taker","clause":{"hold-back":"everything"}}]}
           A accept C 1 []
           ! A use rocker at bank
           all pass
           B sacrifice geek
           = table"#,
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > A play hideout who rocker
                card-played seat=A card=hideout aim={"character":"rocker"}
            > all pass
                card-carried-out seat=A card=hideout
                character-hid seat=A role=rocker
            > B play gun at crossroads
                card-played seat=B card=gun aim={"at":"crossroads"}
            > all pass
                card-carried-out seat=B card=gun
                zombies-killed place=crossroads n=1
            > C propose {"to":"A","give":{"antidotes":1},"promises":[{"by":"taker","clause":{"hold-back":"everything"}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                trade-made seat=C with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"hold-back":"everything"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A use rocker at bank: promised-to-hold-back (CITY-19.21)
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=crossroads zombies=1
                leader-moved colour=blue
            > B sacrifice geek
                character-lost seat=B role=geek place=crossroads
                token-taken seat=B
                leader-moved colour=red
                promise-settled seat=A to=C clause={"hold-back":"everything"} kept=kept is_private=false
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = table: first B, leader red, zombies 39, antidotes 19, deck 38, discard [hideout gun]
        "#]],
    );
}

/// Chloe is A.
#[test]
fn city_ex12_the_token_at_the_end_of_the_turn() {
    check(
        &["CITY-10.4", "CITY-10.7", "CITY-18.3"],
        "seats 3
         edition first-print
         colours green-blue-red
         leader green
         first C
         crossroads: A punk, B student
         church: A geek, C thief
         zombies: crossroads 1
         begin attack crossroads",
        "all pass
         = table",
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=crossroads zombies=1
                character-lost seat=A role=punk place=crossroads
                leader-moved colour=blue
                token-taken seat=A
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = table: first A, leader blue, zombies 39, antidotes 20, deck 40, discard []
        "#]],
    );
}
