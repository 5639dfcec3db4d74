//! Chapter 15: characters.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_15_1_powers_of_the_rested() {
    check(
        &[
            "CITY-15.1",
            "CITY-15.2",
            "CITY-15.4",
            "CITY-15.20",
            "CITY-15.21",
            "CITY-15.3",
            "CITY-14.5",
            "CITY-15.5",
        ],
        "seats 3
         church: A housewife, A guard, B student, C geek tired
         zombies: church 5
         hand A: energy-drink
         begin after-invasion",
        "! A use student
         ! C use geek at bank
         A use housewife
         ! A use housewife
         A play energy-drink who housewife
         all pass
         A use housewife
         A use guard
         ! A use guard
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A use student: not-your-character (CITY-15.1)
            ! C use geek at bank: not-rested (CITY-15.1)
            > A use housewife
                power-used seat=A role=housewife aim=nothing
                zombies-killed place=church n=2
            ! A use housewife: not-rested (CITY-15.1)
            > A play energy-drink who housewife
                card-played seat=A card=energy-drink aim={"character":"housewife"}
                card-carried-out seat=A card=energy-drink
                character-rested seat=A role=housewife
            > all pass
                window-closed moment=after-invasion
                move-began seat=A
            > A use housewife
                power-used seat=A role=housewife aim=nothing
                zombies-killed place=church n=2
            > A use guard
                power-used seat=A role=guard aim=nothing
                zombies-killed place=church n=1
            ! A use guard: not-rested (CITY-15.1)
            = at church: A housewife tired, A guard tired, B student, C geek tired, 0 zombies
        "#]],
    );
}

#[test]
fn city_15_13_businessman_and_businesswoman() {
    check(
        &["CITY-15.13", "CITY-15.14", "CITY-9.6", "CITY-13.8", "CITY-13.9"],
        "seats 3
         church: A businessman, A businesswoman, B student, C geek
         hand A: gun, molotov-cocktail
         deck 36
         begin after-invasion",
        "= table
         ! A use businessman swap alarm shotgun
         ! A use businessman swap gun gun
         A use businessman swap molotov-cocktail shotgun
         A use businesswoman swap gun molotov-cocktail
         = hand A
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            = table: first A, leader green, zombies 40, antidotes 20, deck 36, discard [shotgun rescue-flare]
            ! A use businessman swap alarm shotgun: card-not-held (CITY-15.13)
            ! A use businessman swap gun gun: not-in-the-pile (CITY-15.13)
            > A use businessman swap molotov-cocktail shotgun
                power-used seat=A role=businessman aim={"swap":["molotov-cocktail","shotgun"]}
                card-discarded seat=A card=molotov-cocktail
                card-taken seat=A card=shotgun
            > A use businesswoman swap gun molotov-cocktail
                power-used seat=A role=businesswoman aim={"swap":["gun","molotov-cocktail"]}
                card-discarded seat=A card=gun
                card-taken seat=A card=molotov-cocktail
            = hand A: shotgun, molotov-cocktail; antidotes 0, food []
            = table: first A, leader green, zombies 40, antidotes 20, deck 36, discard [gun rescue-flare]
        "#]],
    );
}

#[test]
fn city_15_15_the_sushi_chef_draws() {
    check(
        &["CITY-15.15"],
        "seats 3
         church: A sushi-chef, B student, C geek
         begin after-invasion",
        "A use sushi-chef
         chance cards gun
         @A
         = hand A",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A use sushi-chef
                power-used seat=A role=sushi-chef aim=nothing
            > chance cards gun
                card-drawn seat=A card=null
            @A
                card-drawn seat=A card=gun
            = hand A: gun; antidotes 0, food []
        "#]],
    );
    check(
        &["CITY-1.16"],
        "seats 3
         church: A sushi-chef, B student, C geek
         deck 0
         begin after-invasion",
        "! A use sushi-chef",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A use sushi-chef: deck-is-empty (CITY-1.16)
        "#]],
    );
}

#[test]
fn city_15_16_geek_and_rocker_move_a_zombie() {
    check(
        &["CITY-15.16", "CITY-15.17", "CITY-15.7", "CITY-7.16"],
        "seats 3
         church: A geek hidden, B student, C rocker
         zombies: church 1, bank 8
         begin after-invasion",
        "! A use geek at church
         ! A use geek at bank
         A use geek at hospital
         ! C use rocker at hospital",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A use geek at church: the-same-place (CITY-7.16)
            ! A use geek at bank: no-room-for-zombies (CITY-7.16)
            > A use geek at hospital
                power-used seat=A role=geek aim={"at":"hospital"}
                zombies-moved from=church to=hospital n=1
                passed-ahead seat=A
            ! C use rocker at hospital: no-zombie-there (CITY-15.3)
        "#]],
    );
}

#[test]
fn city_15_18_grandpa_and_granny() {
    check(
        &["CITY-15.18", "CITY-15.19", "CITY-15.10"],
        "seats 3
         church: A grandpa, A granny, B blonde, C geek
         zombies: church 3
         cards: A bank, B bank, C bank
         begin after-invasion",
        "A use grandpa
         A use granny
         B use blonde
         quiet
         A move granny
         B move blonde
         C move geek
         = at bank
         = at crossroads",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A use grandpa
                power-used seat=A role=grandpa aim=nothing
            > A use granny
                power-used seat=A role=granny aim=nothing
                passed-ahead seat=A
            > B use blonde
                power-used seat=B role=blonde aim=nothing
                passed-ahead seat=B
            > quiet
                window-closed moment=after-invasion
                move-began seat=A
            > A move granny
                character-moved seat=A role=granny from=church to=bank
                move-began seat=B
            > B move blonde
                character-moved seat=B role=blonde from=church to=bank
                move-began seat=C
            > C move geek
                character-moved seat=C role=geek from=church to=bank
                location-skipped place=water-tower
                location-began place=church
            = at bank: A granny tired awake, B blonde tired, C geek, 0 zombies
            = at crossroads: 0 zombies
        "#]],
    );
    check(
        &["CITY-15.19"],
        "seats 3
         church: A grandpa, A granny, B blonde, C geek
         cards: A bank, B bank, C bank
         begin moves",
        "A move grandpa
         ! A use granny",
        expect![[r#"
                move-began seat=A
            > A move grandpa
                character-moved seat=A role=grandpa from=church to=bank
                move-began seat=B
            ! A use granny: has-moved (CITY-15.19)
        "#]],
    );
}

#[test]
fn city_15_24_the_children_hide() {
    check(
        &["CITY-15.24", "CITY-15.25"],
        "seats 3
         church: A little-boy, B little-girl, C geek
         begin after-invasion",
        "A use little-boy
         B use little-girl
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A use little-boy
                power-used seat=A role=little-boy aim=nothing
                character-hid seat=A role=little-boy
                passed-ahead seat=A
            > B use little-girl
                power-used seat=B role=little-girl aim=nothing
                character-hid seat=B role=little-girl
                passed-ahead seat=B
            = at church: A little-boy tired hidden, B little-girl tired hidden, C geek, 0 zombies
        "#]],
    );
}

#[test]
fn city_15_29_rasta_and_thief() {
    check(
        &["CITY-15.29", "CITY-15.32"],
        "seats 3
         church: A rasta, B thief, C geek
         hand A: gun
         begin after-invasion",
        "A use rasta
         chance invasion 1
         @A
         ! B use thief player C
         ! B use thief player B
         B use thief player A
         chance stolen gun
         = hand B",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A use rasta
                power-used seat=A role=rasta aim=nothing
            > chance invasion 1
                invasion-seen seat=A hour=two card=null
            @A
                invasion-seen seat=A hour=two card=1
            ! B use thief player C: nothing-to-steal (CITY-15.32)
            ! B use thief player B: nothing-to-steal (CITY-15.32)
            > B use thief player A
                power-used seat=B role=thief aim={"player":"A"}
            > chance stolen gun
                card-stolen seat=B from=A card=null
                passed-ahead seat=A
            = hand B: gun; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_15_6_exhausting_as_a_cost_does_not_use_the_power() {
    check(
        &["CITY-15.6", "CITY-16.4"],
        "seats 3
         sides aabaaa
         hospital: A housewife hidden, A student tired, B thief, C geek
         zombies: hospital 1
         begin location hospital",
        "! A activate {\"antidote-by-tiring\":\"student\"}
         A activate {\"antidote-by-tiring\":\"housewife\"}
         = at hospital
         B decline
         C decline
         quiet",
        expect![[r#"
                location-began place=hospital
            ! A activate {"antidote-by-tiring":"student"}: not-rested-here (CITY-15.6)
            > A activate {"antidote-by-tiring":"housewife"}
                effect-used seat=A place=hospital effect={"antidote-by-tiring":"housewife"}
                character-exhausted seat=A role=housewife
                antidote-taken seat=A
            = at hospital: A housewife tired hidden, A student tired, B thief, C geek, 1 zombies
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=hospital
            > quiet
                window-closed moment=before-attack
                no-attack place=hospital zombies=1
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                window-closed moment=start-of-turn
        "#]],
    );
}

#[test]
fn city_15_18_grandpa_votes_once_his_power_is_used() {
    let scene = |grandpa: &str| {
        format!(
            "seats 3
             church: A grandpa {grandpa}, B student, C thief
             zombies: church 3
             antidotes: church 1
             hand B: gun
             begin attack church"
        )
    };
    check(
        &["CITY-15.18", "CITY-11.3"],
        &scene(""),
        "A use grandpa
         quiet
         A vote-for B
         B vote-for C
         C vote-for B
         quiet
         = pending
         = at church",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A use grandpa
                power-used seat=A role=grandpa aim=nothing
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                character-lost seat=B role=student place=church
                token-taken seat=C
                player-eliminated seat=B
                window-opened moment=before-sharing place=church
            > quiet
                window-closed moment=before-sharing
            = seats who=["A","C"] mode=sealed question={"vote":{"purpose":"sharing","place":"church"}}
            = at church: A grandpa tired awake, C thief, 3 zombies, 1 antidotes, 0 cards
        "#]],
    );
    // If he is exhausted in another way, he has no vote; and he has none again in the next turn.
    check(
        &["CITY-15.18"],
        &scene("tired"),
        "quiet
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            = seats who=["B","C"] mode=sealed question={"vote":{"purpose":"attack","place":"church"}}
        "#]],
    );
    check(
        &["CITY-15.9"],
        "seats 3
         church: A grandpa awake tired, B student, C thief
         begin end",
        "= at church",
        expect![[r#"
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                passed-ahead seat=A
            = at church: A grandpa tired, B student, C thief, 0 zombies
        "#]],
    );
}

#[test]
fn city_15_3_a_power_that_changes_nothing_is_refused() {
    let scene = |first: &str, zombies: u8| {
        format!(
            "seats 3
             first {first}
             church: A student, A housewife, A guard, B geek
             crossroads: C thief
             zombies: church {zombies}, bank 3
             begin after-invasion"
        )
    };
    check(
        &["CITY-15.3"],
        &scene("A", 0),
        "! A use student
         ! A use housewife
         ! A use guard",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A use student: has-the-token (CITY-15.3)
            ! A use housewife: no-zombie-there (CITY-15.3)
            ! A use guard: no-zombie-there (CITY-15.3)
        "#]],
    );
    check(
        &["CITY-15.20", "CITY-15.23"],
        &scene("B", 1),
        "A use student
         A use housewife
         ! A use guard
         = at church
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A use student
                power-used seat=A role=student aim=nothing
                token-taken seat=A
            > A use housewife
                power-used seat=A role=housewife aim=nothing
                zombies-killed place=church n=1
            ! A use guard: no-zombie-there (CITY-15.3)
            = at church: A housewife tired, A guard, A student tired, B geek, 0 zombies
            = table: first A, leader green, zombies 37, antidotes 20, deck 40, discard []
        "#]],
    );
    check(
        &["CITY-15.21"],
        &scene("B", 1),
        "A use guard
         ! A use housewife
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A use guard
                power-used seat=A role=guard aim=nothing
                zombies-killed place=church n=1
            ! A use housewife: no-zombie-there (CITY-15.3)
            = at church: A housewife, A guard tired, A student, B geek, 0 zombies
        "#]],
    );
}
