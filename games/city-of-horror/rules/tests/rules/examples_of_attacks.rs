//! Chapter 25, examples 1 to 6: invasion, movement, votes, with exactly their numbers.

use expect_test::expect;

use crate::transcript::{check, check_difference};

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
            = table: first A, leader green, zombies 29, antidotes 20, deck 40, discard []
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
            = table: first A, leader purple, zombies 20, antidotes 17, deck 39, discard []
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
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
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
            = table: first B, leader green, zombies 34, antidotes 19, deck 39, discard []
        "#]],
    );
    check_difference(
        &["CITY-11.11"],
        [TIE, &TIE.replace("seats 4", "seats 4\n edition first-print")],
        ballots,
        expect![[r#"
                  character-lost seat=B role=student place=armory
            -     token-taken seat=B
                  location-skipped place=crossroads
            +     token-taken seat=B
        "#]],
    );
    check_difference(
        &["CITY-18.6"],
        [TIE, &TIE.replace("bank: D agent, B rasta", "bank: D agent")],
        ballots,
        expect![[r#"
                  character-lost seat=B role=student place=armory
            -     token-taken seat=B
            +     token-taken seat=C
            +     player-eliminated seat=B
              = at armory: A geek, A punk, C thief, 6 zombies
            - = table: first B, leader green, zombies 34, antidotes 19, deck 39, discard []
            + = table: first C, leader green, zombies 34, antidotes 19, deck 39, discard []
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
                offer-made seat=B to=D number=1 answers=null lasts=window terms=null
            > A propose {"to":"D","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"tie":"B"}}]}
                offer-made seat=A to=D number=2 answers=null lasts=window terms=null
            > D accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=D promises=[{"by":"taker","clause":{"tie":"B"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! D accept B 1 []: contradicts-a-promise (CITY-19.22)
            ! D propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"A"}}]}: contradicts-a-promise (CITY-19.22)
            > all pass
                window-closed moment=before-attack
                offer-ended seat=B number=1
                zombies-attacked place=armory zombies=6
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
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
