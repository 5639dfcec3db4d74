//! Chapters 3 and 18: the turn, and the first-player token.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_3_1_four_turns_and_then_the_end() {
    check(
        &["CITY-3.1", "CITY-3.2", "CITY-3.9", "CITY-15.9", "CITY-18.4"],
        "seats 3
         edition first-print
         first B
         turn 3
         church: A punk, B student hidden, C grandpa awake
         begin end",
        "= at church
         = table
         = pending",
        expect![[r#"
                token-taken seat=C
                turn-ended turn=3
                turn-began turn=4
                window-opened moment=start-of-turn place=null
            = at church: A punk, B student, C grandpa, 0 zombies
            = table: first C, leader green, zombies 40, antidotes 20, deck 40, discard []
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"start-of-turn","place":null}}
        "#]],
    );
    check(
        &["CITY-3.10", "CITY-5.14", "CITY-18.4"],
        "seats 3
         turn 4
         church: A punk, B student, C grandpa
         begin end",
        "= pending
         = table",
        expect![[r#"
                turn-ended turn=4
                window-opened moment=last-window place=null
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"last-window","place":null}}
            = table: first A, leader green, zombies 40, antidotes 20, deck 40, discard []
        "#]],
    );
}

#[test]
fn city_3_3_players_on_the_tower_look_at_the_top_card() {
    check(
        &["CITY-3.3", "CITY-22.7", "CITY-5.1", "CITY-19.9"],
        "seats 3
         water-tower: A punk, B student
         church: C thief
         begin turn",
        "chance invasion 2
         @A
         @C
         = pending
         = table
         quiet",
        expect![[r#"
            > chance invasion 2
                invasion-seen seat=A hour=one card=null
                invasion-seen seat=B hour=one card=null
                window-opened moment=start-of-turn place=null
            @A
                invasion-seen seat=A hour=one card=2
                invasion-seen seat=B hour=one card=null
                window-opened moment=start-of-turn place=null
            @C
                invasion-seen seat=A hour=one card=null
                invasion-seen seat=B hour=one card=null
                window-opened moment=start-of-turn place=null
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"start-of-turn","place":null}}
            = table: first A, leader green, zombies 40, antidotes 20, deck 40, discard []
            > quiet
                window-closed moment=start-of-turn
        "#]],
    );
}

#[test]
fn city_5_4_a_window_before_the_invasion() {
    check(
        &["CITY-5.4"],
        "seats 3
         church: A punk, B student, C thief
         cards: A bank, B bank, C bank
         begin before-invasion",
        "= pending
         all pass
         = pending",
        expect![[r#"
                window-opened moment=before-invasion place=null
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-invasion","place":null}}
            > all pass
                window-closed moment=before-invasion
            = chance invasion={"hour":"one"}
        "#]],
    );
}

#[test]
fn city_3_6_locations_in_their_order_and_never_again() {
    check(
        &["CITY-3.6", "CITY-3.7", "CITY-3.8", "CITY-9.1", "CITY-9.7"],
        "seats 3
         corners armory-bank-church-hospital
         water-tower: A punk
         bank: B student
         crossroads: C thief
         begin locations",
        "all pass
         B decline
         all pass
         C decline
         all pass",
        expect![[r#"
                location-began place=water-tower
                window-opened moment=before-attack place=water-tower
            > all pass
                window-closed moment=before-attack
                no-attack place=water-tower zombies=0
                location-skipped place=armory
                location-began place=bank
            > B decline
                declined seat=B
                window-opened moment=before-attack place=bank
            > all pass
                window-closed moment=before-attack
                no-attack place=bank zombies=0
                location-skipped place=church
                location-skipped place=hospital
                location-began place=crossroads
            > C decline
                declined seat=C
                window-opened moment=before-attack place=crossroads
            > all pass
                window-closed moment=before-attack
                no-attack place=crossroads zombies=0
                turn-ended turn=1
                turn-began turn=2
        "#]],
    );
}

#[test]
fn city_18_1_the_token_at_once_or_at_the_end_of_the_turn() {
    let scene = "seats 4
         first A
         church: B punk, B student, C thief
         bank: A geek
         hospital: D agent
         zombies: church 3
         begin attack church";
    check(
        &["CITY-18.2", "CITY-9.14", "CITY-9.13"],
        scene,
        "all pass
         B vote-for B
         C vote-for B
         B sacrifice student
         = table",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"B","named":"B","weight":2,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
            > B sacrifice student
                character-lost seat=B role=student place=church
                token-taken seat=B
                location-began place=hospital
            = table: first B, leader green, zombies 37, antidotes 20, deck 40, discard []
        "#]],
    );
    check(
        &["CITY-18.7"],
        &scene.replace("seats 4", "seats 4\n edition first-print").replace("first A", "first C"),
        "all pass
         B vote-for C
         C vote-for B
         = table",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"C","named":"B","weight":1,"cast_by":"C"},{"seat":"B","named":"C","weight":2,"cast_by":"B"}]
                character-lost seat=C role=thief place=church
                player-eliminated seat=C
                token-taken seat=D
                location-began place=hospital
            = table: first D, leader green, zombies 37, antidotes 20, deck 40, discard []
        "#]],
    );
}

#[test]
fn city_18_6_an_eliminated_player_does_not_take_the_token() {
    check(
        &["CITY-18.6", "CITY-20.1", "CITY-20.2", "CITY-20.3"],
        "seats 4
         first A
         church: B punk, C thief, C mama
         bank: A geek
         hospital: D agent
         zombies: church 3
         hand B: gun, shotgun
         antidotes: B 2
         begin attack church",
        "all pass
         C vote-for B
         B vote-for C
         = table
         = hand B
         ! B play gun at church",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":2,"cast_by":"C"}]
                character-lost seat=B role=punk place=church
                token-taken seat=C
                player-eliminated seat=B
                location-began place=hospital
            = table: first C, leader green, zombies 37, antidotes 18, deck 38, discard []
            = hand B: ; antidotes 0, food []
            ! B play gun at church: not-asked (TABLE-2)
        "#]],
    );
}

#[test]
fn city_18_8_the_student_takes_the_token_and_loses_it_again() {
    check(
        &["CITY-18.8", "CITY-15.23", "CITY-15.3"],
        "seats 3
         first A
         church: B student, C thief
         bank: A geek
         zombies: church 3
         begin attack church",
        "B use student
         = table
         ! B use student
         all pass
         B vote-for C
         C vote-for B
         = table",
        expect![[r#"
                window-opened moment=before-attack place=church
            > B use student
                power-used seat=B role=student aim=nothing
                token-taken seat=B
            = table: first B, leader green, zombies 37, antidotes 20, deck 40, discard []
            ! B use student: not-rested (CITY-15.1)
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=church among=["B","C"]
            = table: first B, leader green, zombies 37, antidotes 20, deck 40, discard []
        "#]],
    );
}
