//! Chapter 25: the examples of the rulebooks, with exactly their numbers.

use expect_test::expect;

use crate::transcript::check;

const INVASION: &str = "seats 4
     turn 3
     corners church-hospital-bank-armory
     colours green-purple-blue-red
     leader green
     church: A punk, B student, C thief, D geek
     zombies: church 7, armory 4
     begin invasion";

#[test]
fn city_ex1_the_known_invasion_card() {
    check(
        &["CITY-7.1", "CITY-7.3", "CITY-7.5", "CITY-7.6", "CITY-7.8", "CITY-7.11"],
        INVASION,
        "= table
         chance invasion 0
         = at water-tower
         = at church
         = at hospital
         = at bank
         = at armory
         = at crossroads
         = table",
        expect![[r#"
            = table: first A, leader green, zombies 29, antidotes 20, deck 40, discard 
            > chance invasion 0
                invasion-shown hour=three card=0 origin=seed
                zombies-moved from=church to=armory n=4
                zombies-arrived place=water-tower n=2
                zombies-arrived place=church n=3
                zombies-arrived place=hospital n=2
                zombies-arrived place=bank n=1
                zombies-arrived place=crossroads n=1
                supplies-dropped place=church antidotes=2 cards=0
                supplies-dropped place=armory antidotes=1 cards=1
                leader-moved colour=purple
                window-opened moment=after-invasion place=null
            = at water-tower: 2 zombies
            = at church: A punk, B student, C thief, D geek, 6 zombies, 2 antidotes, 0 cards
            = at hospital: 2 zombies
            = at bank: 1 zombies
            = at armory: 8 zombies, 1 antidotes, 1 cards
            = at crossroads: 1 zombies
            = table: first A, leader purple, zombies 20, antidotes 17, deck 39, discard 
        "#]],
    );
}

#[test]
fn city_ex2_the_same_in_revised_labels() {
    for edition in ["edition revised", "edition first-print"] {
        let state =
            city_of_horror::scene::scene(&INVASION.replace("seats 4", &format!("seats 4\n {edition}")));
        let mut script = table_laws::Script::from_state(state.unwrap());
        script.play("chance invasion 0");
        let told = script.told(table::Observer::Table);
        let moves: Vec<&str> = told.lines().filter(|line| line.starts_with("zombies-moved")).collect();
        assert_eq!(moves, ["zombies-moved from=church to=armory n=4"], "from location 1 to location 4");
        let labels =
            table_laws::words(&table::Game::view(script.state(), table::Observer::Table).rules.slot_labels);
        assert_eq!(labels, if edition.ends_with("revised") { "corners" } else { "numbers" });
    }
}

#[test]
fn city_ex3_movement() {
    check(
        &["CITY-8.1", "CITY-8.3", "CITY-8.5"],
        "seats 4
         colours red-purple-green-blue
         first A
         church: A granny, B geek, D businessman
         bank: A little-boy
         crossroads: B punk
         armory: C thief
         hospital: C businesswoman
         cards: A church, B church, C armory, D crossroads
         begin moves",
        "A move little-boy
         = at church
         B move punk
         ! C move thief
         C move businesswoman
         D move businessman
         = at church
         = at crossroads",
        expect![[r#"
                move-began seat=A
            > A move little-boy
                character-moved seat=A role=little-boy from=bank to=church
                move-began seat=B
            = at church: A granny, A little-boy, B geek, D businessman, 0 zombies
            > B move punk
                character-stayed seat=B role=punk wanted=church
                move-began seat=C
            ! C move thief: stands-there-already (CITY-8.3)
            > C move businesswoman
                character-moved seat=C role=businesswoman from=hospital to=armory
                move-began seat=D
            > D move businessman
                character-moved seat=D role=businessman from=church to=crossroads
                location-skipped place=water-tower
                location-began place=church
            = at church: A granny, A little-boy, B geek, 0 zombies
            = at crossroads: B punk, D businessman, 0 zombies
        "#]],
    );
}

const ARMORY: &str = "seats 3
     armory: A punk, A geek, B student
     bank: C thief
     zombies: armory 4
     hand B: shotgun
     begin attack armory";

#[test]
fn city_ex4_an_attack_avoided() {
    check(
        &["CITY-9.8", "CITY-9.9", "CITY-13.25"],
        &ARMORY.replace("begin attack", "begin location"),
        "A decline
         B decline
         B play shotgun at armory
         all pass
         all pass
         = at armory",
        expect![[r#"
                location-began place=armory
            > A decline
                declined seat=A
            > B decline
                declined seat=B
                window-opened moment=before-attack place=armory
            > B play shotgun at armory
                card-played seat=B card=shotgun aim={"at":"armory"}
            > all pass
                card-carried-out seat=B card=shotgun
                zombies-killed place=armory n=2
            > all pass
                window-closed moment=before-attack
                no-attack place=armory zombies=2
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at armory: A geek, A punk, B student, 2 zombies
        "#]],
    );
    check(
        &["CITY-9.11"],
        ARMORY,
        "all pass",
        expect![[r#"
            window-opened moment=before-attack place=armory
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=armory zombies=4
    "#]],
    );
}

/// Annie is A, Nick B, Emily C, Chloe D.
const TIE: &str = "seats 4
     first D
     armory: A punk, A geek, B student, C thief
     bank: D agent, B rasta
     zombies: armory 6
     antidotes: A 1
     hand B: gun
     begin attack armory";

#[test]
fn city_ex5_a_tie() {
    let ballots = "all pass
         A vote-for B
         B vote-for A
         C vote-for A
         D break-tie B
         = at armory
         = table";
    check(
        &["CITY-11.8", "CITY-11.11", "CITY-9.14", "CITY-18.2"],
        TIE,
        ballots,
        expect![[r#"
            window-opened moment=before-attack place=armory
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=armory zombies=6
        > A vote-for B
            ballot-sealed seat=A ballot_of=A named=null
        > B vote-for A
            ballot-sealed seat=B ballot_of=B named=null
        > C vote-for A
            ballot-sealed seat=C ballot_of=C named=null
            ballots-revealed purpose=attack place=armory ballots=[{"seat":"A","named":"B","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
            vote-tied purpose=attack place=armory among=["A","B"]
        > D break-tie B
            tie-broken seat=D named=B
            character-lost seat=B role=student place=armory
            token-taken seat=B
            location-skipped place=crossroads
            turn-ended turn=1
            turn-began turn=2
            window-opened moment=start-of-turn place=null
        = at armory: A geek, A punk, C thief, 6 zombies
        = table: first B, leader green, zombies 34, antidotes 19, deck 39, discard 
    "#]],
    );
    check(
        &["CITY-11.11"],
        &TIE.replace("seats 4", "seats 4\n edition first-print"),
        ballots,
        expect![[r#"
                window-opened moment=before-attack place=armory
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=armory zombies=6
            > A vote-for B
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for A
                ballot-sealed seat=B ballot_of=B named=null
            > C vote-for A
                ballot-sealed seat=C ballot_of=C named=null
                ballots-revealed purpose=attack place=armory ballots=[{"seat":"A","named":"B","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=armory among=["A","B"]
            > D break-tie B
                tie-broken seat=D named=B
                character-lost seat=B role=student place=armory
                location-skipped place=crossroads
                token-taken seat=B
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at armory: A geek, A punk, C thief, 6 zombies
            = table: first B, leader green, zombies 34, antidotes 19, deck 39, discard 
        "#]],
    );
    check(
        &["CITY-18.6"],
        &TIE.replace("bank: D agent, B rasta", "bank: D agent"),
        ballots,
        expect![[r#"
                window-opened moment=before-attack place=armory
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=armory zombies=6
            > A vote-for B
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for A
                ballot-sealed seat=B ballot_of=B named=null
            > C vote-for A
                ballot-sealed seat=C ballot_of=C named=null
                ballots-revealed purpose=attack place=armory ballots=[{"seat":"A","named":"B","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=armory among=["A","B"]
            > D break-tie B
                tie-broken seat=D named=B
                character-lost seat=B role=student place=armory
                token-taken seat=C
                player-eliminated seat=B
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at armory: A geek, A punk, C thief, 6 zombies
            = table: first C, leader green, zombies 34, antidotes 19, deck 39, discard 
        "#]],
    );
}

#[test]
fn city_ex6_the_bargain_before_it() {
    check(
        &["CITY-19.14", "CITY-19.19", "CITY-19.21", "CITY-19.22"],
        TIE,
        r#"B propose {"to":"D","give":{"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"tie":"A"}}]}
           A propose {"to":"D","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"tie":"B"}}]}
           D accept A 2 []
           ! D accept B 1 []
           ! D propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"A"}}]}
           all pass
           A vote-for B
           B vote-for A
           C vote-for A
           ? D
           ! D break-tie A
           D break-tie B
           = hand D"#,
        expect![[r#"
                window-opened moment=before-attack place=armory
            > B propose {"to":"D","give":{"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"tie":"A"}}]}
                offer-made seat=B to=D number=1 terms=null
            > A propose {"to":"D","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"tie":"B"}}]}
                offer-made seat=A to=D number=2 terms=null
            > D accept A 2 []
                deal-made seat=A with=D promises=[{"by":"taker","clause":{"tie":"B"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! D accept B 1 []: contradicts-a-promise (CITY-19.22)
            ! D propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"A"}}]}: contradicts-a-promise (CITY-19.22)
            > all pass
                window-closed moment=before-attack
                offer-ended seat=B
                zombies-attacked place=armory zombies=6
            > A vote-for B
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for A
                ballot-sealed seat=B ballot_of=B named=null
            > C vote-for A
                ballot-sealed seat=C ballot_of=C named=null
                ballots-revealed purpose=attack place=armory ballots=[{"seat":"A","named":"B","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=armory among=["A","B"]
            ? D: break-tie B
            ! D break-tie A: promised-otherwise (CITY-19.21)
            > D break-tie B
                tie-broken seat=D named=B
                promise-settled seat=D to=A clause={"tie":"B"} kept=kept is_private=false
                character-lost seat=B role=student place=armory
                token-taken seat=B
                payment-settled seat=A to=D antidotes=1 cards=0 kept=kept is_private=false
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = hand D: ; antidotes 1, food []
        "#]],
    );
}

/// Steve is A, Nick B, Emily C.
#[test]
fn city_ex7_a_sharing_at_the_hospital() {
    for (edition, expected) in [
        (
            "edition revised",
            expect![[r#"
                window-opened moment=before-sharing place=hospital
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"taker","clause":{"vote":["sharing","A"]}}]}
                offer-made seat=A to=B number=1 terms=null
            > C propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}]}
                offer-made seat=C to=B number=2 terms=null
            > B accept C 2 []
                deal-made seat=C with=B promises=[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                card-played seat=C card=gun aim={"at":"bank"}
            > quiet
                card-carried-out seat=C card=gun
                promise-settled seat=C to=B clause={"play":["gun",{"at":"bank"}]} kept=kept is_private=false
                zombies-killed place=bank n=1
                window-closed moment=before-sharing
                offer-ended seat=A
            > A vote-for A
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for C
                ballot-sealed seat=B ballot_of=B named=null
            > C vote-for C
                ballot-sealed seat=C ballot_of=C named=null
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
                offer-made seat=A to=B number=1 terms=null
            > C propose {"to":"B","promises":[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}]}
                offer-made seat=C to=B number=2 terms=null
            > B accept C 2 []
                deal-made seat=C with=B promises=[{"by":"maker","clause":{"share":["card","B"]}},{"by":"maker","clause":{"play":["gun",{"at":"bank"}]}},{"by":"taker","clause":{"vote":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                card-played seat=C card=gun aim={"at":"bank"}
            > quiet
                card-carried-out seat=C card=gun
                promise-settled seat=C to=B clause={"play":["gun",{"at":"bank"}]} kept=kept is_private=false
                zombies-killed place=bank n=1
                window-closed moment=before-sharing
                offer-ended seat=A
            > A vote-for A
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for C
                ballot-sealed seat=B ballot_of=B named=null
            > C vote-for C
                ballot-sealed seat=C ballot_of=C named=null
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
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for B
                ballot-sealed seat=B ballot_of=B named=null
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
            ballot-sealed seat=A ballot_of=A named=null
        > B vote-for B
            ballot-sealed seat=B ballot_of=B named=null
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
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for B
                ballot-sealed seat=B ballot_of=B named=null
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
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for B
                ballot-sealed seat=B ballot_of=B named=null
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
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for B
                ballot-sealed seat=B ballot_of=B named=null
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
            = table: first B, leader red, zombies 39, antidotes 19, deck 38, discard hideout gun
        "#]],
    );
    check(
        &["CITY-10.7", "CITY-18.3"],
        &LEADER.replace("seats 3", "seats 3\n edition first-print"),
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
                leader-moved colour=red
                token-taken seat=B
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at crossroads: A rocker, B punk, C student, 1 zombies
            = table: first B, leader red, zombies 39, antidotes 19, deck 38, discard hideout gun
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
        &["CITY-19.11", "CITY-19.16"],
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
                offer-made seat=C to=A number=1 terms=null
            > A accept C 1 []
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
            = table: first B, leader red, zombies 39, antidotes 19, deck 38, discard hideout gun
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
            = table: first A, leader blue, zombies 39, antidotes 20, deck 40, discard 
        "#]],
    );
}

#[test]
fn city_ex13_the_chainsaw() {
    check(
        &["CITY-13.20"],
        "seats 3
         church: A punk, A businessman, B student, C thief
         zombies: church 3, bank 2, hospital 1
         hand A: chainsaw, gun
         begin after-invasion",
        "! A play chainsaw at hospital
         A play chainsaw at church
         all pass
         = at church
         A use businessman swap gun chainsaw
         A play chainsaw at bank
         all pass
         = at bank",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A play chainsaw at hospital: too-few-zombies (CITY-13.20)
            > A play chainsaw at church
                card-played seat=A card=chainsaw aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=chainsaw
                zombies-killed place=church n=1
            = at church: A businessman, A punk, B student, C thief, 2 zombies
            > A use businessman swap gun chainsaw
                power-used seat=A role=businessman aim={"swap":["gun","chainsaw"]}
                card-discarded seat=A card=gun
                card-taken seat=A card=chainsaw
            > A play chainsaw at bank
                card-played seat=A card=chainsaw aim={"at":"bank"}
            > all pass
                card-carried-out seat=A card=chainsaw
                zombies-killed place=bank n=1
            = at bank: 1 zombies
        "#]],
    );
}

#[test]
fn city_ex14_two_replicas_against_each_other() {
    check(
        &["CITY-11.5", "CITY-13.31"],
        "seats 3
         edition first-print
         church: A punk, A geek, B student
         bank: C thief
         zombies: church 3
         hand A: weapon-replica
         hand B: weapon-replica
         begin attack church",
        "A play weapon-replica ballot church B
         all pass
         B play weapon-replica ballot church A
         all pass
         all pass
         A cast-for B B
         B cast-for A A
         A sacrifice geek",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A play weapon-replica ballot church B
                card-played seat=A card=weapon-replica aim={"ballot":["church","B"]}
            > all pass
                card-carried-out seat=A card=weapon-replica
                replica-shown seat=A place=church victim=B
            > B play weapon-replica ballot church A
                card-played seat=B card=weapon-replica aim={"ballot":["church","A"]}
            > all pass
                card-carried-out seat=B card=weapon-replica
                replica-shown seat=B place=church victim=A
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A cast-for B B
                ballot-sealed seat=A ballot_of=B named=null
            > B cast-for A A
                ballot-sealed seat=B ballot_of=A named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"B"},{"seat":"B","named":"B","weight":1,"cast_by":"A"}]
            > A sacrifice geek
                character-lost seat=A role=geek place=church
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_ex15_the_kitten() {
    check(
        &["CITY-13.22"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 5, bank 6
         hand A: kitten, kitten
         begin after-invasion",
        "A play kitten at church
         all pass
         chance places church
         = at church
         A play kitten at church
         all pass
         chance places bank
         = at church
         = at bank",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play kitten at church
                card-played seat=A card=kitten aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=kitten
            > chance places church
                kitten-ran seat=A from=church to=church
            = at church: A punk, B student, C thief, 5 zombies
            > A play kitten at church
                card-played seat=A card=kitten aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=kitten
            > chance places bank
                kitten-ran seat=A from=church to=bank
                zombies-moved from=church to=bank n=2
            = at church: A punk, B student, C thief, 3 zombies
            = at bank: 8 zombies
        "#]],
    );
}

#[test]
fn city_ex16_pepper_spray() {
    let scene = "seats 3
         church: A geek, B student, C thief
         zombies: church 3
         hand A: kitten, molotov-cocktail, molotov-cocktail, pepper-spray
         hand B: pepper-spray, pepper-spray
         begin after-invasion";
    check(
        &["CITY-14.1", "CITY-14.2", "CITY-14.3", "CITY-14.4", "CITY-14.6"],
        scene,
        "A play kitten at church
         A pass
         B cancel pepper-spray
         all pass
         = at church
         A play molotov-cocktail at church
         A pass
         B cancel pepper-spray
         all pass
         = at church
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play kitten at church
                card-played seat=A card=kitten aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=kitten by=B
            = at church: A geek, B student, C thief, 3 zombies
            > A play molotov-cocktail at church
                card-played seat=A card=molotov-cocktail aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=molotov-cocktail by=B
            = at church: A geek, B student, C thief, 3 zombies
            = table: first A, leader green, zombies 37, antidotes 20, deck 34, discard pepper-spray pepper-spray kitten molotov-cocktail
        "#]],
    );
    check(
        &["CITY-14.8"],
        scene,
        "A play molotov-cocktail at church
         A pass
         B cancel pepper-spray
         A cancel pepper-spray
         B pass
         all pass
         all pass
         A put-marker armory
         = at church
         = at armory",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play molotov-cocktail at church
                card-played seat=A card=molotov-cocktail aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > A cancel pepper-spray
            > B pass
                card-played seat=A card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=A card=pepper-spray
                card-cancelled seat=B card=pepper-spray by=A
            > all pass
                card-carried-out seat=A card=molotov-cocktail
                zombies-killed place=church n=1
            > A put-marker armory
                marker-put seat=A place=armory n=1
            = at church: A geek, B student, C thief, 2 zombies
            = at armory: 0 zombies, 1 markers
        "#]],
    );
}

#[test]
fn city_ex17_mama_on_a_temporary_space() {
    check(
        &["CITY-8.6", "CITY-8.7", "CITY-15.22"],
        "seats 4
         church: A punk, B student, C thief, D geek
         bank: A mama, C agent
         cards: A church, B bank, C church, D bank
         begin moves",
        "A use mama
         = at church
         B move student
         C move agent
         D move geek
         = at church",
        expect![[r#"
                move-began seat=A
            > A use mama
                power-used seat=A role=mama aim=nothing
                character-squeezed-in seat=A role=mama from=bank to=church
                move-began seat=B
            = at church: A mama tired temporary, A punk, B student, C thief, D geek, 0 zombies
            > B move student
                character-moved seat=B role=student from=church to=bank
                move-began seat=C
            > C move agent
                character-moved seat=C role=agent from=bank to=church
                move-began seat=D
            > D move geek
                character-moved seat=D role=geek from=church to=bank
                location-skipped place=water-tower
                location-began place=church
            = at church: A mama tired temporary, A punk, C agent, C thief, 0 zombies
        "#]],
    );
    check(
        &["CITY-8.7"],
        "seats 4
         church: A mama temporary, A punk, B student, C thief, D geek
         bank: D agent
         hospital: B rasta
         cards: A bank, B church, C bank, D church
         begin moves",
        "A move mama
         B move rasta
         C move thief
         D move agent
         = at church
         = at crossroads",
        expect![[r#"
                move-began seat=A
            > A move mama
                character-moved seat=A role=mama from=church to=bank
                move-began seat=B
            > B move rasta
                character-diverted seat=B role=rasta from=hospital wanted=church
                move-began seat=C
            > C move thief
                character-moved seat=C role=thief from=church to=bank
                move-began seat=D
            > D move agent
                character-moved seat=D role=agent from=bank to=church
                location-skipped place=water-tower
                location-began place=church
            = at church: A punk, B student, D geek, D agent, 0 zombies
            = at crossroads: B rasta, 0 zombies
        "#]],
    );
}

#[test]
fn city_ex18_four_items_and_three_players() {
    check(
        &["CITY-12.6", "CITY-12.8", "CITY-12.9"],
        "seats 3
         church: A punk
         bank: B student, C thief
         antidotes: church 4
         begin sharing church",
        "all pass
         A give antidote A
         A give antidote B
         A give antidote C
         = at church",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
            > A give antidote B
                item-given seat=A to=B kind=antidote card=null
            > A give antidote C
                item-given seat=A to=C kind=antidote card=null
                items-left place=church antidotes=1 cards=0
                location-skipped place=hospital
                location-began place=bank
            = at church: A punk, 0 zombies, 1 antidotes, 0 cards
        "#]],
    );
}

#[test]
fn city_ex19_all_hidden_at_the_crossroads() {
    check(
        &["CITY-10.8"],
        "seats 3
         colours green-blue-red
         leader blue
         crossroads: A punk hidden, B student hidden, C thief hidden
         zombies: crossroads 2
         begin attack crossroads",
        "all pass
         = table",
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=crossroads zombies=2
                nobody-eaten place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = table: first A, leader blue, zombies 38, antidotes 20, deck 40, discard 
        "#]],
    );
}

#[test]
fn city_ex20_hidden_characters_count_at_the_hospital() {
    let scene = "seats 3
         hospital: A punk hidden, B student
         bank: C thief, B geek
         zombies: hospital 2
         begin attack hospital";
    check(
        &["CITY-9.10", "CITY-9.16"],
        scene,
        "all pass",
        expect![[r#"
            window-opened moment=before-attack place=hospital
        > all pass
            window-closed moment=before-attack
            no-attack place=hospital zombies=2
            location-began place=bank
    "#]],
    );
    check(
        &["CITY-9.10", "CITY-11.9"],
        &scene.replace("hospital 2", "hospital 3"),
        "all pass
         = at hospital",
        expect![[r#"
                window-opened moment=before-attack place=hospital
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=hospital zombies=3
                settled-without-ballot purpose=attack place=hospital seat=B
                character-lost seat=B role=student place=hospital
                token-taken seat=B
                location-began place=bank
            = at hospital: A punk hidden, 3 zombies
        "#]],
    );
}

#[test]
fn city_ex21_a_ballot_is_never_divided() {
    check(
        &["CITY-11.8"],
        "seats 3
         church: A punk, A geek, B student, C thief
         zombies: church 3
         begin attack church",
        "all pass
         A vote-for B
         A vote-for C
         B vote-for A
         C vote-for A
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A ballot_of=A named=null
            > A vote-for C
                ballot-sealed seat=A ballot_of=A named=null
            > B vote-for A
                ballot-sealed seat=B ballot_of=B named=null
            > C vote-for A
                ballot-sealed seat=C ballot_of=C named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=church among=["A","C"]
            = seats who=["A"] mode=turn question={"break-tie":{"purpose":"attack","place":"church"}}
        "#]],
    );
}

#[test]
fn city_ex22_a_hidden_character_at_a_sharing() {
    check(
        &["CITY-11.3", "CITY-11.9", "CITY-12.7"],
        "seats 3
         church: A punk hidden, B student, C thief
         antidotes: church 1
         begin sharing church",
        "all pass
         = pending
         ! B vote-for A
         B vote-for B
         C vote-for B
         B give antidote A",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
            = seats who=["B","C"] mode=sealed question={"vote":{"purpose":"sharing","place":"church"}}
            ! B vote-for A: cannot-be-named (CITY-11.9)
            > B vote-for B
                ballot-sealed seat=B ballot_of=B named=null
            > C vote-for B
                ballot-sealed seat=C ballot_of=C named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"B","named":"B","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                share-leader-chosen seat=B place=church
                items-seen seat=B place=church n=0 cards=null
            > B give antidote A
                item-given seat=B to=A kind=antidote card=null
                location-skipped place=hospital
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

#[test]
fn city_ex23_the_last_character_and_the_token() {
    check(
        &["CITY-18.6", "CITY-20.1"],
        "seats 3
         first C
         church: A punk
         bank: B student, C thief
         zombies: church 3
         begin attack church",
        "all pass
         = table",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                settled-without-ballot purpose=attack place=church seat=A
                character-lost seat=A role=punk place=church
                token-taken seat=B
                player-eliminated seat=A
                location-skipped place=hospital
                location-began place=bank
            = table: first B, leader green, zombies 37, antidotes 20, deck 40, discard 
        "#]],
    );
}

#[test]
fn city_ex24_no_move_from_a_blocked_armory() {
    let scene = "seats 3
         sides aaaaba
         armory blocked
         armory: A punk
         church: A granny, B student, C thief
         cards: A bank, B bank, C bank
         begin moves";
    check(
        &["CITY-8.8", "CITY-8.9"],
        scene,
        "? A\n A stay",
        expect![[r#"
            move-began seat=A
        ? A: stay, use granny nothing
        > A stay
            nobody-moved seat=A
            move-began seat=B
    "#]],
    );
    check(
        &["CITY-8.8"],
        &scene.replace("church: A granny", "hospital: A geek\n church: A granny"),
        "! A stay
         ! A move granny
         A move geek",
        expect![[r#"
                move-began seat=A
            ! A stay: must-move (CITY-8.2)
            ! A move granny: cannot-move (CITY-8.8)
            > A move geek
                character-moved seat=A role=geek from=hospital to=bank
                move-began seat=B
        "#]],
    );
}

#[test]
fn city_ex25_granny_runs_from_the_fire() {
    check(
        &["CITY-17.7", "CITY-17.8"],
        "seats 3
         armory: A granny
         church: B student, C thief
         zombies: church 1
         markers: armory 2
         hand B: molotov-cocktail
         begin after-invasion",
        "B play molotov-cocktail at church
         all pass
         B put-marker armory
         = at crossroads",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B play molotov-cocktail at church
                card-played seat=B card=molotov-cocktail aim={"at":"church"}
                card-carried-out seat=B card=molotov-cocktail
                zombies-killed place=church n=1
            > all pass
            > B put-marker armory
                marker-put seat=B place=armory n=3
                armory-burnt
                character-fled seat=A role=granny
            = at crossroads: A granny, 0 zombies
        "#]],
    );
}

#[test]
fn city_ex26_off_the_tower_before_it_falls() {
    check(
        &["CITY-17.4", "CITY-17.12"],
        "seats 3
         water-tower: A punk, B student
         church: B geek, C thief
         zombies: church 1
         markers: water-tower 2
         cards: A bank, B bank, C bank
         hand C: molotov-cocktail
         begin moves",
        "C play molotov-cocktail at church
         all pass
         C put-marker water-tower
         A move punk
         = at bank
         = at water-tower",
        expect![[r#"
                move-began seat=A
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
            > A move punk
                character-moved seat=A role=punk from=water-tower to=bank
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=B
                move-began seat=B
            = at bank: A punk, 0 zombies
            = at water-tower: 0 zombies
        "#]],
    );
}

#[test]
fn city_ex27_canned_food_and_pepper_spray() {
    check(
        &["CITY-14.10", "CITY-21.6"],
        "seats 3
         church: A punk, B student, C thief
         antidotes: A 1, B 1, C 1
         hand A: canned-food
         hand B: pepper-spray
         begin vaccination",
        "A pass
         B cancel pepper-spray
         all pass
         = outcome",
        expect![[r#"
                vaccinated seat=A roles=["punk"]
                vaccinated seat=B roles=["student"]
                vaccinated seat=C roles=["thief"]
                card-played seat=A card=canned-food aim=nothing
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=canned-food by=B
                scored seat=A characters=4 antidotes=0 food=0 canned=0
                scored seat=B characters=3 antidotes=0 food=0 canned=0
                scored seat=C characters=4 antidotes=0 food=0 canned=0
                game-ended winners=["A","C"]
            = outcome: winners=["A","C"] scores=[4,3,4,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn city_ex28_food_for_a_rest() {
    check(
        &["CITY-16.2"],
        "seats 3
         sides abaaaa
         church: A punk tired, B student, C thief
         food A: 2
         begin location church",
        "A activate {\"rest-for-food\":[2,\"punk\"]}
         = hand A
         = at church",
        expect![[r#"
                location-began place=church
            > A activate {"rest-for-food":[2,"punk"]}
                effect-used seat=A place=church effect={"rest-for-food":[2,"punk"]}
                food-discarded seat=A food=2
                character-rested seat=A role=punk
            = hand A: ; antidotes 0, food []
            = at church: A punk, B student, C thief, 0 zombies
        "#]],
    );
}

#[test]
fn city_ex29_the_teen_and_another_mover() {
    check(
        &["CITY-15.31"],
        "seats 3
         church: A teen, A student, B geek, C thief
         cards: A bank, B bank, C bank
         begin moves",
        "A use teen at hospital
         A move student
         = at hospital",
        expect![[r#"
                move-began seat=A
            > A use teen at hospital
                power-used seat=A role=teen aim={"at":"hospital"}
                movement-card-changed seat=A place=hospital
            > A move student
                character-moved seat=A role=student from=church to=hospital
                move-began seat=B
            = at hospital: A student, 0 zombies
        "#]],
    );
}

#[test]
fn city_ex30_the_score() {
    let scene = "seats 3
         church: A punk, A student, A granny tired
         bank: B geek, C thief
         antidotes: A 2
         food A: 2
         hand A: canned-food
         begin vaccination";
    check(
        &["CITY-21.2", "CITY-21.3", "CITY-21.4", "CITY-21.5", "CITY-21.6", "CITY-21.7"],
        scene,
        "A vaccinate punk student
         A pass
         = outcome",
        expect![[r#"
            > A vaccinate punk student
                vaccination-chosen seat=A roles=null
                vaccinated seat=A roles=["student","punk"]
                vaccinated seat=B roles=[]
                vaccinated seat=C roles=[]
                character-lost seat=B role=geek place=bank
                character-lost seat=A role=granny place=church
                character-lost seat=C role=thief place=bank
                player-eliminated seat=B
                player-eliminated seat=C
                card-played seat=A card=canned-food aim=nothing
            > A pass
                card-carried-out seat=A card=canned-food
                canned-food-kept seat=A
                scored seat=A characters=7 antidotes=0 food=2 canned=1
                game-ended winners=["A"]
            = outcome: winners=["A"] scores=[10,0,0,0,0,0,0,0]
        "#]],
    );
    check(
        &["CITY-21.7"],
        &scene.replace("A 2\n", "A 4\n"),
        "A pass\n = outcome",
        expect![[r#"
            vaccinated seat=A roles=["granny","student","punk"]
            vaccinated seat=B roles=[]
            vaccinated seat=C roles=[]
            character-lost seat=B role=geek place=bank
            character-lost seat=C role=thief place=bank
            player-eliminated seat=B
            player-eliminated seat=C
            card-played seat=A card=canned-food aim=nothing
        > A pass
            card-carried-out seat=A card=canned-food
            canned-food-kept seat=A
            scored seat=A characters=9 antidotes=1 food=2 canned=1
            game-ended winners=["A"]
        = outcome: winners=["A"] scores=[13,0,0,0,0,0,0,0]
    "#]],
    );
    let mut chance = chance::Seeded::new(1);
    let (table, _) = table::Table::from_state(city_of_horror::scene::scene(scene).unwrap());
    let default = table::timeout(table.state(), table::Seat::A, &mut chance).unwrap();
    assert_eq!(table_laws::words(&default), "vaccinate student punk", "Punk and Student by default");
}
