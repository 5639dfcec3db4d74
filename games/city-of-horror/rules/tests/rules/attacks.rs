//! Chapters 9 and 11: attacks and votes.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_9_8_everybody_may_act_before_the_attack() {
    check(
        &["CITY-9.8", "CITY-9.9", "CITY-9.16", "CITY-5.10", "CITY-13.2"],
        "seats 3
         church: A punk, B student
         bank: C thief
         zombies: church 3
         hand C: gun
         begin attack church",
        "C play gun at church
         all pass
         all pass",
        expect![[r#"
                window-opened moment=before-attack place=church
            > C play gun at church
                card-played seat=C card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=church n=1
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_9_11_an_attack_kills_exactly_one() {
    check(
        &[
            "CITY-15.11",
            "CITY-9.11",
            "CITY-9.12",
            "CITY-9.13",
            "CITY-9.14",
            "CITY-11.1",
            "CITY-11.7",
            "CITY-11.10",
            "CITY-5.11",
        ],
        "seats 3
         church: A punk, A geek, B student
         bank: C thief
         zombies: church 8
         begin attack church",
        "all pass
         = pending
         ! A vote-for C
         A vote-for B
         @B
         A vote-for A
         B vote-for A
         ! A sacrifice student
         A sacrifice geek
         = at church",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=8
            = seats who=["A","B"] mode=sealed question={"vote":{"purpose":"attack","place":"church"}}
            ! A vote-for C: cannot-be-named (CITY-11.9)
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            @B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
            ! A sacrifice student: character-not-here (CITY-9.13)
            > A sacrifice geek
                character-lost seat=A role=geek place=church
                location-skipped place=hospital
                location-began place=bank
            = at church: A punk, B student, 8 zombies
        "#]],
    );
}

#[test]
fn city_9_10_all_characters_count_and_hidden_ones_cannot_be_named() {
    check(
        &["CITY-9.10", "CITY-11.9", "CITY-11.12"],
        "seats 3
         hospital: A punk hidden, B grandpa, C thief hidden
         zombies: hospital 4
         begin attack hospital",
        "all pass
         = at hospital",
        expect![[r#"
                window-opened moment=before-attack place=hospital
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=hospital zombies=4
                settled-without-ballot purpose=attack place=hospital seat=B
                character-lost seat=B role=grandpa place=hospital
                token-taken seat=C
                player-eliminated seat=B
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at hospital: A punk, C thief, 4 zombies
        "#]],
    );
    check(
        &["CITY-9.15"],
        "seats 3
         hospital: A punk hidden
         bank: B student, C thief
         zombies: hospital 4
         begin attack hospital",
        "all pass",
        expect![[r#"
                window-opened moment=before-attack place=hospital
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=hospital zombies=4
                nobody-eaten place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_11_2_weights_of_ballots() {
    check(
        &["CITY-11.2", "CITY-11.3", "CITY-11.6", "CITY-15.18", "CITY-15.26"],
        "seats 4
         armory: A pregnant-woman, A geek, B grandpa, C student
         bank: D thief
         zombies: armory 3
         begin attack armory",
        "A use pregnant-woman
         all pass
         = pending
         A vote-for C
         C vote-for B",
        expect![[r#"
                window-opened moment=before-attack place=armory
            > A use pregnant-woman
                power-used seat=A role=pregnant-woman aim=nothing
                child-born seat=A
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=armory zombies=3
            = seats who=["A","C"] mode=sealed question={"vote":{"purpose":"attack","place":"armory"}}
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=armory ballots=[{"seat":"A","named":"C","weight":3,"cast_by":"A"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                character-lost seat=C role=student place=armory
                token-taken seat=D
                player-eliminated seat=C
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

#[test]
fn city_11_4_a_replica_adds_two_even_for_the_absent() {
    check(
        &["CITY-11.4", "CITY-13.24", "CITY-23.5"],
        "seats 3
         armory: A punk, B geek
         bank: C thief
         zombies: armory 3
         hand C: weapon-replica
         begin attack armory",
        "! C play weapon-replica at crossroads
         ! C play weapon-replica at church
         C play weapon-replica at armory
         all pass
         all pass
         = pending
         C vote-for A
         A vote-for B
         B vote-for A",
        expect![[r#"
                window-opened moment=before-attack place=armory
            ! C play weapon-replica at crossroads: no-vote-there (CITY-13.24)
            ! C play weapon-replica at church: votes-are-over (CITY-13.24)
            > C play weapon-replica at armory
                card-played seat=C card=weapon-replica aim={"at":"armory"}
            > all pass
                card-carried-out seat=C card=weapon-replica
                replica-shown seat=C place=armory victim=null
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=armory zombies=3
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"attack","place":"armory"}}
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=armory ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":2,"cast_by":"C"}]
                character-lost seat=A role=punk place=armory
                token-taken seat=B
                player-eliminated seat=A
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

#[test]
fn city_11_5_a_replica_of_the_first_print_takes_a_ballot() {
    check(
        &["CITY-11.5", "CITY-13.24", "CITY-13.32", "CITY-23.5"],
        "seats 3
         edition first-print
         armory: A punk, B geek, B rasta
         bank: C thief, C mama
         zombies: armory 3
         hand C: weapon-replica
         hand A: weapon-replica
         begin attack armory",
        "! C play weapon-replica ballot armory C
         C play weapon-replica ballot armory B
         all pass
         A play weapon-replica ballot armory B
         all pass
         all pass
         = pending
         ! B vote-for A
         ! A cast-for C A
         A vote-for B
         A cast-for B B
         B sacrifice geek",
        expect![[r#"
                window-opened moment=before-attack place=armory
            ! C play weapon-replica ballot armory C: no-such-ballot (CITY-13.24)
            > C play weapon-replica ballot armory B
                card-played seat=C card=weapon-replica aim={"ballot":["armory","B"]}
            > all pass
                card-carried-out seat=C card=weapon-replica
                replica-shown seat=C place=armory victim=B
            > A play weapon-replica ballot armory B
                card-played seat=A card=weapon-replica aim={"ballot":["armory","B"]}
            > all pass
                card-carried-out seat=A card=weapon-replica
                replica-shown seat=A place=armory victim=B
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=armory zombies=3
            = seats who=["A"] mode=sealed question={"vote":{"purpose":"attack","place":"armory"}}
            ! B vote-for A: not-asked (TABLE-2)
            ! A cast-for C A: not-your-ballot (CITY-11.5)
            > A vote-for B
                ballot-sealed seat=A is_ready=false ballot_of=null named=null
            > A cast-for B B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=armory ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":2,"cast_by":"A"}]
            > B sacrifice geek
                character-lost seat=B role=geek place=armory
                location-skipped place=crossroads
                token-taken seat=B
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

#[test]
fn city_11_11_the_first_player_breaks_ties_among_the_tied() {
    check(
        &["CITY-11.11", "CITY-18.1", "CITY-11.8", "CITY-22.4"],
        "seats 4
         first D
         church: A punk, B student
         bank: D thief, C geek
         zombies: church 3
         begin attack church",
        "all pass
         A vote-for B
         B vote-for A
         = pending
         ! D break-tie C
         D break-tie A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                vote-tied purpose=attack place=church among=["A","B"]
            = seats who=["D"] mode=turn question={"break-tie":{"purpose":"attack","place":"church"}}
            ! D break-tie C: not-tied (CITY-11.11)
            > D break-tie A
                tie-broken seat=D named=A
                character-lost seat=A role=punk place=church
                token-taken seat=B
                player-eliminated seat=A
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_11_14_weights_are_fixed_when_the_window_closes() {
    check(
        &["CITY-11.14", "CITY-11.12"],
        "seats 3
         sides aaabaa
         bank: A grandpa, B student
         church: C thief, B geek
         zombies: bank 3
         hand B: hideout
         begin attack bank",
        "B play hideout who student
         all pass
         all pass",
        expect![[r#"
                window-opened moment=before-attack place=bank
            > B play hideout who student
                card-played seat=B card=hideout aim={"character":"student"}
                card-carried-out seat=B card=hideout
                character-hid seat=B role=student
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=bank zombies=3
                settled-without-ballot purpose=attack place=bank seat=A
                character-lost seat=A role=grandpa place=bank
                token-taken seat=B
                player-eliminated seat=A
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            > all pass
                window-closed moment=start-of-turn
        "#]],
    );
}
