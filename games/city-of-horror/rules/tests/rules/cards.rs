//! Chapter 13: action cards.

use expect_test::expect;

use crate::transcript::check;

const PEOPLE: &str = "seats 3
     church: A punk, A geek tired, B student, C thief tired
     zombies: church 3, bank 8
     begin after-invasion";

fn with(hands: &str) -> String {
    PEOPLE.replace("begin", &format!("{hands}\n begin"))
}

#[test]
fn city_13_1_only_cards_in_hand_and_only_with_an_effect() {
    check(
        &["CITY-13.1", "CITY-13.5", "CITY-13.6", "CITY-13.2", "CITY-13.4", "CITY-13.10"],
        &with("hand A: gun, gun, alarm"),
        "! A play shotgun at church
         ! A play gun at hospital
         ! A play gun who punk
         A play gun at church
         all pass
         A play gun at church
         all pass
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play shotgun at church: card-not-held (CITY-13.1)
            ! A play gun at hospital: no-zombie-there (CITY-13.5)
            ! A play gun who punk: wrong-aim (CITY-13.6)
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            = at church: A geek tired, A punk, B student, C thief tired, 1 zombies
        "#]],
    );
}

#[test]
fn city_13_12_the_alarm() {
    check(
        &["CITY-13.12"],
        &with("hand A: alarm, alarm"),
        "! A play alarm at bank
         A play alarm at church
         all pass
         A play alarm at church
         all pass
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play alarm at bank: no-room-for-zombies (CITY-13.12)
            > A play alarm at church
                card-played seat=A card=alarm aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=alarm
                zombies-arrived place=church n=3
            > A play alarm at church
                card-played seat=A card=alarm aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=alarm
                zombies-arrived place=church n=2
            = at church: A geek tired, A punk, B student, C thief tired, 8 zombies
        "#]],
    );
}

#[test]
fn city_13_13_the_energy_drink() {
    check(
        &["CITY-13.13", "CITY-23.8"],
        &with("hand A: energy-drink"),
        "! A play energy-drink who punk
         A play energy-drink who thief
         all pass
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play energy-drink who punk: not-exhausted (CITY-13.13)
            > A play energy-drink who thief
                card-played seat=A card=energy-drink aim={"character":"thief"}
            > all pass
                card-carried-out seat=A card=energy-drink
                character-rested seat=C role=thief
            = at church: A geek tired, A punk, B student, C thief, 3 zombies
        "#]],
    );
    check(
        &["CITY-13.13"],
        &with("hand A: energy-drink").replace("seats 3", "seats 3\n edition first-print"),
        "! A play energy-drink who thief
         A play energy-drink who geek
         all pass",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play energy-drink who thief: not-your-character (CITY-13.13)
            > A play energy-drink who geek
                card-played seat=A card=energy-drink aim={"character":"geek"}
            > all pass
                card-carried-out seat=A card=energy-drink
                character-rested seat=A role=geek
        "#]],
    );
    check(
        &["CITY-15.8", "CITY-15.26"],
        "seats 3
         church: A punk, A pregnant-woman tired, B student hidden tired, C thief
         hand A: energy-drink
         begin after-invasion",
        "! A play energy-drink who student
         ! A play energy-drink who pregnant-woman",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=B
            ! A play energy-drink who student: character-is-hidden (CITY-15.8)
            ! A play energy-drink who pregnant-woman: never-turned (CITY-13.13)
        "#]],
    );
}

#[test]
fn city_13_14_cards_that_wait_for_their_moment() {
    check(
        &["CITY-13.14", "CITY-13.15", "CITY-13.17", "CITY-13.26"],
        &with("hand A: canned-food, pepper-spray, back-door, running-shoes"),
        "! A play canned-food
         ! A play pepper-spray
         ! A play back-door
         ! A play running-shoes at bank",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play canned-food: only-at-the-end (CITY-13.14)
            ! A play pepper-spray: only-against-a-card (CITY-13.15)
            ! A play back-door: only-in-your-move (CITY-13.17)
            ! A play running-shoes at bank: no-card-to-change (CITY-13.26)
        "#]],
    );
}

#[test]
fn city_13_16_the_hideout() {
    check(
        &["CITY-13.16", "CITY-13.3"],
        &with("hand A: hideout, hideout"),
        "! A play hideout who student
         A play hideout who geek
         all pass
         ! A play hideout who geek
         = at church
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play hideout who student: not-your-character (CITY-13.16)
            > A play hideout who geek
                card-played seat=A card=hideout aim={"character":"geek"}
            > all pass
                card-carried-out seat=A card=hideout
                character-hid seat=A role=geek
            ! A play hideout who geek: already-hidden (CITY-13.5)
            = at church: A geek tired hidden, A punk, B student, C thief tired, 3 zombies
            = table: first A, leader green, zombies 29, antidotes 20, deck 38, discard [hideout]
        "#]],
    );
}

#[test]
fn city_13_19_night_vision_goggles() {
    check(
        &["CITY-22.7"],
        &with("hand A: night-vision-goggles"),
        "A play night-vision-goggles
         all pass
         chance invasion 3
         @A
         @B",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            > A play night-vision-goggles
                card-played seat=A card=night-vision-goggles aim=nothing
            > all pass
                card-carried-out seat=A card=night-vision-goggles
            > chance invasion 3
                invasion-seen seat=A hour=two card=null
            @A
                invasion-seen seat=A hour=two card=3
            @B
                invasion-seen seat=A hour=two card=null
        "#]],
    );
    check(
        &["CITY-13.19", "CITY-15.29"],
        "seats 3
         turn 5
         church: A rasta, B student, C thief
         hand A: night-vision-goggles
         begin ending",
        "! A play night-vision-goggles
         ! A use rasta",
        expect![[r#"
                window-opened moment=last-window place=null
            ! A play night-vision-goggles: no-invasion-card-left (CITY-13.19)
            ! A use rasta: no-invasion-card-left (CITY-15.29)
        "#]],
    );
}

#[test]
fn city_13_20_the_chainsaw_and_the_kitten() {
    check(
        &["CITY-13.20", "CITY-13.22", "CITY-14.1"],
        &with("hand A: chainsaw, kitten, kitten"),
        "! A play chainsaw at hospital
         A play chainsaw at bank
         all pass
         ! A play kitten at hospital
         A play kitten at bank
         all pass
         chance places church
        ",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play chainsaw at hospital: too-few-zombies (CITY-13.20)
            > A play chainsaw at bank
                card-played seat=A card=chainsaw aim={"at":"bank"}
            > all pass
                card-carried-out seat=A card=chainsaw
                zombies-killed place=bank n=4
            ! A play kitten at hospital: no-zombie-there (CITY-13.5)
            > A play kitten at bank
                card-played seat=A card=kitten aim={"at":"bank"}
            > all pass
                card-carried-out seat=A card=kitten
            > chance places church
                kitten-ran seat=A from=bank to=church
                zombies-moved from=bank to=church n=4
        "#]],
    );
}

#[test]
fn city_13_23_the_pickpocket() {
    check(
        &["CITY-13.23", "CITY-22.8"],
        &with("hand A: pickpocket\n hand B: gun"),
        "! A play pickpocket player A
         ! A play pickpocket player C
         A play pickpocket player B
         all pass
         ! chance stolen shotgun
         chance stolen gun
         @A
         @C
         = hand A",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play pickpocket player A: nothing-to-steal (CITY-13.23)
            ! A play pickpocket player C: nothing-to-steal (CITY-13.23)
            > A play pickpocket player B
                card-played seat=A card=pickpocket aim={"player":"B"}
            > all pass
                card-carried-out seat=A card=pickpocket
            ! chance stolen shotgun: impossible-roll (TABLE-6)
            > chance stolen gun
                card-stolen seat=A from=B card=null
            @A
                card-stolen seat=A from=B card=gun
            @C
                card-stolen seat=A from=B card=null
            = hand A: gun; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_13_27_cards_that_explode() {
    check(
        &["CITY-13.7", "CITY-13.27", "CITY-13.28", "CITY-13.29", "CITY-13.33", "CITY-17.1", "CITY-1.11"],
        &with("hand A: molotov-cocktail, rescue-flare, makeshift-bomb"),
        "! A play molotov-cocktail at hospital
         ! A play rescue-flare from hospital church
         A play molotov-cocktail at church
         all pass
         = pending
         ! A put-marker church
         A put-marker armory
         A play rescue-flare from bank hospital
         all pass
         A put-marker water-tower
         A play makeshift-bomb at church
         all pass
         A put-marker armory
         = at armory",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=C
            ! A play molotov-cocktail at hospital: no-zombie-there (CITY-13.33)
            ! A play rescue-flare from hospital church: no-zombie-there (CITY-13.33)
            > A play molotov-cocktail at church
                card-played seat=A card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=molotov-cocktail
                zombies-killed place=church n=1
            = seats who=["A"] mode=turn question=put-marker
            ! A put-marker church: takes-no-marker (CITY-17.1)
            > A put-marker armory
                marker-put seat=A place=armory n=1
            > A play rescue-flare from bank hospital
                card-played seat=A card=rescue-flare aim={"from":["bank","hospital"]}
            > all pass
                card-carried-out seat=A card=rescue-flare
                zombies-moved from=bank to=hospital n=1
            > A put-marker water-tower
                marker-put seat=A place=water-tower n=1
            > A play makeshift-bomb at church
                card-played seat=A card=makeshift-bomb aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=makeshift-bomb
                zombies-killed place=church n=2
            > A put-marker armory
                marker-put seat=A place=armory n=2
            = at armory: 0 zombies, 2 markers
        "#]],
    );
}

#[test]
fn city_13_30_the_lawn_mower() {
    check(
        &["CITY-13.30", "CITY-24.9"],
        "seats 3
         rules promo_lawn_mower=on
         church: A punk, A pregnant-woman, A geek tired, B student
         hospital: C thief
         zombies: bank 8
         hand A: lawn-mower
         begin after-invasion",
        "! A play lawn-mower mow geek bank
         ! A play lawn-mower mow pregnant-woman bank
         ! A play lawn-mower mow punk church
         A play lawn-mower mow punk bank
         all pass
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A play lawn-mower mow geek bank: not-rested (CITY-13.30)
            ! A play lawn-mower mow pregnant-woman bank: not-rested (CITY-13.30)
            ! A play lawn-mower mow punk church: no-zombie-there (CITY-13.5)
            > A play lawn-mower mow punk bank
                card-played seat=A card=lawn-mower aim={"mow":["punk","bank"]}
            > all pass
                card-carried-out seat=A card=lawn-mower
                character-exhausted seat=A role=punk
                zombies-killed place=bank n=8
            = table: first A, leader green, zombies 40, antidotes 20, deck 40, discard []
        "#]],
    );
}

#[test]
fn city_13_31_two_replicas_against_each_other() {
    check(
        &["CITY-13.31", "CITY-11.5"],
        "seats 3
         edition first-print
         bank: A punk, B geek
         church: C thief
         antidotes: bank 1
         zombies: bank 0
         hand A: weapon-replica
         hand B: weapon-replica
         begin sharing bank",
        "A play weapon-replica ballot bank B
         all pass
         B play weapon-replica ballot bank A
         all pass
         all pass
         ? A
         A cast-for B A
         B cast-for A B",
        expect![[r#"
                window-opened moment=before-sharing place=bank
            > A play weapon-replica ballot bank B
                card-played seat=A card=weapon-replica aim={"ballot":["bank","B"]}
            > all pass
                card-carried-out seat=A card=weapon-replica
                replica-shown seat=A place=bank victim=B
            > B play weapon-replica ballot bank A
                card-played seat=B card=weapon-replica aim={"ballot":["bank","A"]}
            > all pass
                card-carried-out seat=B card=weapon-replica
                replica-shown seat=B place=bank victim=A
            > all pass
                window-closed moment=before-sharing
            ? A: cast-for B A, cast-for B B
            > A cast-for B A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B cast-for A B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=bank ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"B"},{"seat":"B","named":"A","weight":1,"cast_by":"A"}]
                vote-tied purpose=sharing place=bank among=["A","B"]
                nobody-shares place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                token-taken seat=B
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}
