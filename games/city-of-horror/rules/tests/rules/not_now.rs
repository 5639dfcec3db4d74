//! Actions shown to players although they are not legal now, each with the reason.

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn city_2_13_while_characters_are_placed() {
    use city_of_horror::Setup;

    check_from_start(
        &["CITY-2.13"],
        Setup::new(3),
        "chance layout bank church armory hospital
         chance colours red green blue
         chance first-player B
         chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife
         chance places church bank hospital armory water-tower
         A settle punk church
         ? A
         ?? A
         ! A order hold",
        expect![[r#"
            > chance layout bank church armory hospital
                layout-dealt corners=["bank","church","armory","hospital"]
                sides-dealt side_a=["water-tower","church","hospital","bank","armory","crossroads"] side_b=[]
            > chance colours red green blue
                colours-dealt colours=["red","green","blue"]
            > chance first-player B
                first-player-seated seat=B colour=green
            > chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife
                characters-dealt seat=A roles=["punk","student","granny","mama","geek"]
                characters-dealt seat=B roles=["thief","agent","rasta","teen","priest"]
                characters-dealt seat=C roles=["rocker","guard","grandpa","blonde","housewife"]
            > chance places church bank hospital armory water-tower
                placement-drawn seat=A places=["water-tower","church","hospital","bank","armory"]
            > A settle punk church
                character-placed seat=A role=punk place=church
            ? A: settle geek water-tower, settle geek hospital, settle geek bank, settle geek armory, settle granny water-tower, settle granny hospital, settle granny bank, settle granny armory, settle mama water-tower, settle mama hospital, settle mama bank, settle mama armory, settle student water-tower, settle student hospital, settle student bank, settle student armory
            ?? A:
                place-not-drawn (CITY-2.13): settle geek church, settle geek crossroads, settle granny church, settle granny crossroads, settle mama church, settle mama crossroads, settle student church, settle student crossroads
                not-to-be-placed (CITY-2.13): settle punk water-tower, settle punk church, settle punk hospital, settle punk bank, settle punk armory, settle punk crossroads
            ! A order hold: set-up-not-over (CITY-2.16)
        "#]],
    );
}

#[test]
fn city_13_5_cards_and_powers_in_a_window() {
    check(
        &["CITY-13.5", "CITY-15.3"],
        "seats 3
         leader green
         church: A punk, A geek, A agent tired
         hospital: A housewife
         bank: A teen, B student, C thief
         zombies: church 2
         hand A: gun, chainsaw, running-shoes, back-door
         cards: A church, B bank, C bank
         begin after-invasion",
        "? A
         ?? A",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ? A: pass, play gun {"at":"church"}, play chainsaw {"at":"church"}, play running-shoes {"at":"water-tower"}, play running-shoes {"at":"hospital"}, play running-shoes {"at":"bank"}, play running-shoes {"at":"armory"}, play running-shoes {"at":"crossroads"}, use geek {"at":"water-tower"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}, use teen {"at":"water-tower"}, use teen {"at":"hospital"}, use teen {"at":"bank"}, use teen {"at":"armory"}, use teen {"at":"crossroads"}
            ?? A:
                only-in-your-move (CITY-13.17): play back-door nothing
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
                too-few-zombies (CITY-13.20): play chainsaw {"at":"water-tower"}, play chainsaw {"at":"hospital"}, play chainsaw {"at":"bank"}, play chainsaw {"at":"armory"}, play chainsaw {"at":"crossroads"}
                the-same-card (CITY-13.26): play running-shoes {"at":"church"}, use teen {"at":"church"}
                the-same-place (CITY-7.16): use geek {"at":"church"}
                no-zombie-there (CITY-15.3): use housewife nothing
                not-rested (CITY-15.1): use agent {"colour":"green"}, use agent {"colour":"purple"}, use agent {"colour":"white"}, use agent {"colour":"blue"}, use agent {"colour":"red"}, use agent {"colour":"yellow"}
        "#]],
    );
}

#[test]
fn city_15_13_only_cards_of_the_pile_come_to_mind_for_a_swap() {
    check(
        &["CITY-13.5"],
        "seats 3
         church: A punk, B student, C thief
         bank: A businessman tired
         zombies: church 2
         hand A: gun, gun, alarm
         begin after-invasion",
        "A play gun at church
         all pass
         ?? A",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            ?? A:
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
                not-rested (CITY-15.1): use businessman {"swap":["alarm","gun"]}, use businessman {"swap":["gun","gun"]}
        "#]],
    );
}

#[test]
fn city_13_13_cards_that_are_aimed_at_people() {
    check(
        &["CITY-13.5"],
        "seats 3
         church: A little-boy hidden, A pregnant-woman tired, B student tired
         hospital: C thief
         zombies: church 2, hospital 1
         hand A: energy-drink, hideout, flashlight, pickpocket
         hand B: gun
         begin after-invasion",
        "? A
         ?? A
         ? B
         ?? B
         ?? C",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ? A: pass, play energy-drink {"character":"student"}, play hideout {"character":"pregnant-woman"}, play flashlight {"colour":"purple"}, play flashlight {"colour":"white"}, play pickpocket {"player":"B"}
            ?? A:
                not-exhausted (CITY-13.13): play energy-drink {"character":"little-boy"}, play energy-drink {"character":"thief"}
                never-turned (CITY-13.13): play energy-drink {"character":"pregnant-woman"}
                already-hidden (CITY-13.5): play hideout {"character":"little-boy"}
                no-such-colour (CITY-10.3): play flashlight {"colour":"green"}, play flashlight {"colour":"blue"}, play flashlight {"colour":"red"}, play flashlight {"colour":"yellow"}
                nothing-to-steal (CITY-13.23): play pickpocket {"player":"A"}, play pickpocket {"player":"C"}
                already-hidden (CITY-15.3): use little-boy nothing
                not-rested (CITY-15.1): use pregnant-woman nothing
            ? B: pass, play gun {"at":"church"}, play gun {"at":"hospital"}
            ?? B:
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
                not-rested (CITY-15.1): use student nothing
            ?? C:
                nothing-to-steal (CITY-15.32): use thief {"player":"C"}
        "#]],
    );
    check(
        &["CITY-13.5"],
        "seats 3
         rules energy_target=any promo_lawn_mower=on
         church: A pregnant-woman, A geek tired, A punk, B student tired hidden
         hospital: C thief tired
         zombies: church 2, hospital 1
         hand A: energy-drink, lawn-mower
         begin after-invasion",
        "? A
         ?? A",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=B
                passed-ahead seat=C
            ? A: pass, play energy-drink {"character":"geek"}, play energy-drink {"character":"thief"}, play lawn-mower {"mow":["punk","church"]}, play lawn-mower {"mow":["punk","hospital"]}, use pregnant-woman nothing
            ?? A:
                character-is-hidden (CITY-15.8): play energy-drink {"character":"student"}
                never-turned (CITY-13.13): play energy-drink {"character":"pregnant-woman"}
                not-exhausted (CITY-13.13): play energy-drink {"character":"punk"}
                not-rested (CITY-13.30): play lawn-mower {"mow":["geek","water-tower"]}, play lawn-mower {"mow":["geek","church"]}, play lawn-mower {"mow":["geek","hospital"]}, play lawn-mower {"mow":["geek","bank"]}, play lawn-mower {"mow":["geek","armory"]}, play lawn-mower {"mow":["geek","crossroads"]}, play lawn-mower {"mow":["pregnant-woman","water-tower"]}, play lawn-mower {"mow":["pregnant-woman","church"]}, play lawn-mower {"mow":["pregnant-woman","hospital"]}, play lawn-mower {"mow":["pregnant-woman","bank"]}, play lawn-mower {"mow":["pregnant-woman","armory"]}, play lawn-mower {"mow":["pregnant-woman","crossroads"]}
                no-zombie-there (CITY-13.5): play lawn-mower {"mow":["punk","water-tower"]}, play lawn-mower {"mow":["punk","bank"]}, play lawn-mower {"mow":["punk","armory"]}, play lawn-mower {"mow":["punk","crossroads"]}
                not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
        "#]],
    );
}

#[test]
fn city_13_24_zombies_and_votes_that_cards_are_aimed_at() {
    check(
        &["CITY-13.24"],
        "seats 3
         hospital: A mama, B student
         church: C thief
         zombies: hospital 3, bank 1
         hand A: rescue-flare, weapon-replica, alarm, kitten
         begin attack hospital",
        "? A
         ?? A",
        expect![[r#"
                window-opened moment=before-attack place=hospital
            ? A: pass, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}, play kitten {"at":"hospital"}, play kitten {"at":"bank"}, play weapon-replica {"at":"hospital"}, play weapon-replica {"at":"bank"}, play weapon-replica {"at":"armory"}, play rescue-flare {"from":["hospital","water-tower"]}, play rescue-flare {"from":["hospital","church"]}, play rescue-flare {"from":["hospital","bank"]}, play rescue-flare {"from":["hospital","armory"]}, play rescue-flare {"from":["hospital","crossroads"]}, play rescue-flare {"from":["bank","water-tower"]}, play rescue-flare {"from":["bank","church"]}, play rescue-flare {"from":["bank","hospital"]}, play rescue-flare {"from":["bank","armory"]}, play rescue-flare {"from":["bank","crossroads"]}
            ?? A:
                no-zombie-there (CITY-13.5): play kitten {"at":"water-tower"}, play kitten {"at":"church"}, play kitten {"at":"armory"}, play kitten {"at":"crossroads"}
                votes-are-over (CITY-13.24): play weapon-replica {"at":"water-tower"}, play weapon-replica {"at":"church"}
                no-vote-there (CITY-13.24): play weapon-replica {"at":"crossroads"}
                the-same-place (CITY-7.16): play rescue-flare {"from":["water-tower","water-tower"]}, play rescue-flare {"from":["church","church"]}, play rescue-flare {"from":["hospital","hospital"]}, play rescue-flare {"from":["bank","bank"]}, play rescue-flare {"from":["armory","armory"]}, play rescue-flare {"from":["crossroads","crossroads"]}
                no-zombie-there (CITY-13.33): play rescue-flare {"from":["water-tower","church"]}, play rescue-flare {"from":["water-tower","hospital"]}, play rescue-flare {"from":["water-tower","bank"]}, play rescue-flare {"from":["water-tower","armory"]}, play rescue-flare {"from":["water-tower","crossroads"]}, play rescue-flare {"from":["church","water-tower"]}, play rescue-flare {"from":["church","hospital"]}, play rescue-flare {"from":["church","bank"]}, play rescue-flare {"from":["church","armory"]}, play rescue-flare {"from":["church","crossroads"]}, play rescue-flare {"from":["armory","water-tower"]}, play rescue-flare {"from":["armory","church"]}, play rescue-flare {"from":["armory","hospital"]}, play rescue-flare {"from":["armory","bank"]}, play rescue-flare {"from":["armory","crossroads"]}, play rescue-flare {"from":["crossroads","water-tower"]}, play rescue-flare {"from":["crossroads","church"]}, play rescue-flare {"from":["crossroads","hospital"]}, play rescue-flare {"from":["crossroads","bank"]}, play rescue-flare {"from":["crossroads","armory"]}
        "#]],
    );
    check(
        &["CITY-13.24"],
        "seats 3
         edition first-print
         hospital: A mama, B student
         church: C thief
         zombies: hospital 3
         hand A: weapon-replica
         begin attack hospital",
        "? A
         ?? A",
        expect![[r#"
                window-opened moment=before-attack place=hospital
            ? A: pass, play weapon-replica {"ballot":["hospital","B"]}, play weapon-replica {"ballot":["hospital","C"]}, play weapon-replica {"ballot":["bank","B"]}, play weapon-replica {"ballot":["bank","C"]}, play weapon-replica {"ballot":["armory","B"]}, play weapon-replica {"ballot":["armory","C"]}
            ?? A:
                votes-are-over (CITY-13.24): play weapon-replica {"ballot":["water-tower","A"]}, play weapon-replica {"ballot":["water-tower","B"]}, play weapon-replica {"ballot":["water-tower","C"]}, play weapon-replica {"ballot":["church","A"]}, play weapon-replica {"ballot":["church","B"]}, play weapon-replica {"ballot":["church","C"]}
                no-such-ballot (CITY-13.24): play weapon-replica {"ballot":["hospital","A"]}, play weapon-replica {"ballot":["bank","A"]}, play weapon-replica {"ballot":["armory","A"]}
                no-vote-there (CITY-13.24): play weapon-replica {"ballot":["crossroads","A"]}, play weapon-replica {"ballot":["crossroads","B"]}, play weapon-replica {"ballot":["crossroads","C"]}
        "#]],
    );
}

#[test]
fn city_6_3_while_movement_cards_are_chosen() {
    check(
        &["CITY-6.1"],
        "seats 3
         sides baaaaa
         water-tower: A punk
         church: B student
         bank: C thief
         begin movement-cards",
        "? A
         ?? A
         ? B
         ?? B
         ! B choose-later
         ! B pass",
        expect![[r#"
            ? A: choose water-tower, choose church, choose hospital, choose bank, choose armory, choose crossroads, choose-later
            ?? A:
            ? B: choose water-tower, choose church, choose hospital, choose bank, choose armory, choose crossroads
            ?? B:
            ! B choose-later: not-on-the-tower (CITY-6.3)
            ! B pass: no-action-now (CITY-4.1)
        "#]],
    );
}

#[test]
fn city_8_1_while_somebody_moves() {
    check(
        &["CITY-8.2"],
        "seats 3
         church: A punk, A granny, A geek
         bank: A mama, B student
         hospital: C thief
         hand A: back-door, gun
         cards: A church, B bank, C church
         begin moves",
        "? A
         ?? A
         ? B
         ?? B
         B hold
         ? A
         ?? A
         ! A stay
         ! A use mama
         ? B
         ! B hold",
        expect![[r#"
                move-began seat=A
            ? A: move mama, use granny nothing
            ?? A:
                not-full (CITY-13.17): play back-door nothing
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
                no-zombie-there (CITY-15.3): use geek {"at":"water-tower"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
                the-same-place (CITY-7.16): use geek {"at":"church"}
                stands-there-already (CITY-8.3): move geek, move punk
                cannot-move (CITY-8.8): move granny
                must-move (CITY-8.2): stay
            ? B: pass, hold, use student nothing
            ?? B:
            > B hold
                held seat=B
            ? A: pass, hold, use granny nothing
            ?? A:
                not-full (CITY-13.17): play back-door nothing
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
                no-zombie-there (CITY-15.3): use geek {"at":"water-tower"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
                the-same-place (CITY-7.16): use geek {"at":"church"}
                somebody-holds (CITY-4.15): move geek, move granny, move mama, move punk, stay
            ! A stay: somebody-holds (CITY-4.15)
            ! A use mama: somebody-holds (CITY-4.15)
            ? B: pass, use student nothing
            ! B hold: holds-already (CITY-4.15)
        "#]],
    );
}

#[test]
fn city_9_5_effects_that_cannot_be_used_now() {
    let at = |place: &str, sides: &str| {
        format!(
            "seats 3
             sides {sides}
             {place}: A punk, A geek tired, B student
             water-tower: C thief, A pregnant-woman
             hand A: gun, gun
             hand B: shotgun
             food A: 2
             shown A: 1
             deck 0
             begin location {place}"
        )
    };
    let shown = |place: &str, sides: &str, expected: expect_test::Expect| {
        check(&[], &at(place, sides), "? A\n ?? A\n ?? B", expected);
    };
    shown(
        "church",
        "aaaaaa",
        expect![[r#"
            location-began place=church
        ? A: activate rest-for-card=["gun","geek"], decline, use pregnant-woman nothing
        ?? A:
            no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
            not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
            never-turned (CITY-16.16): activate rest-for-card=["gun","pregnant-woman"]
            not-exhausted (CITY-16.1): activate rest-for-card=["gun","punk"]
        ?? B:
            no-zombie-there (CITY-13.5): play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
    "#]],
    );
    shown(
        "church",
        "bbbbbb",
        expect![[r#"
            location-began place=church
        ? A: activate rest-for-food=[1,"geek"], activate rest-for-food=[2,"geek"], decline, use pregnant-woman nothing
        ?? A:
            no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
            not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
            never-turned (CITY-16.16): activate rest-for-food=[1,"pregnant-woman"], activate rest-for-food=[2,"pregnant-woman"]
            not-exhausted (CITY-16.1): activate rest-for-food=[1,"punk"], activate rest-for-food=[2,"punk"]
        ?? B:
            no-zombie-there (CITY-13.5): play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
    "#]],
    );
    shown(
        "hospital",
        "aaaaaa",
        expect![[r#"
            location-began place=hospital
        ? A: activate antidote-for-card=gun, decline, use pregnant-woman nothing
        ?? A:
            no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
            not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
        ?? B:
            no-zombie-there (CITY-13.5): play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
    "#]],
    );
    shown(
        "hospital",
        "bbbbbb",
        expect![[r#"
            location-began place=hospital
        ? A: activate antidote-by-tiring=punk, decline, use pregnant-woman nothing
        ?? A:
            no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
            not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
            not-rested-here (CITY-15.6): activate antidote-by-tiring=geek
        ?? B:
            no-zombie-there (CITY-13.5): play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
    "#]],
    );
    shown(
        "bank",
        "aaaaaa",
        expect![[r#"
            location-began place=bank
        ? A: activate leader-for-card=["gun","purple"], activate leader-for-card=["gun","white"], decline, use pregnant-woman nothing
        ?? A:
            no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
            not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
            no-such-colour (CITY-10.3): activate leader-for-card=["gun","green"], activate leader-for-card=["gun","blue"], activate leader-for-card=["gun","red"], activate leader-for-card=["gun","yellow"]
        ?? B:
            no-zombie-there (CITY-13.5): play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
    "#]],
    );
    shown(
        "bank",
        "bbbbbb",
        expect![[r#"
            location-began place=bank
        ? A: activate leader-steps=0, activate leader-steps=1, decline, use pregnant-woman nothing
        ?? A:
            no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
            not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
        ?? B:
            no-zombie-there (CITY-13.5): play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
    "#]],
    );
    shown(
        "armory",
        "aaaaaa",
        expect![[r#"
            location-began place=armory
        ? A: decline, use pregnant-woman nothing
        ?? A:
            no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
            not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
            nothing-left (CITY-16.15): activate draw-for-card=gun
        ?? B:
            no-zombie-there (CITY-13.5): play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
    "#]],
    );
}

#[test]
fn city_16_15_effects_that_have_run_out() {
    check(
        &["CITY-16.8"],
        "seats 3
         sides bbbbbb
         armory: A punk, A geek tired, B student
         water-tower: C thief
         hand A: gun, shotgun
         deck 30
         begin location armory",
        "? A
         ?? A
         ! A activate {\"take-for-card\":[\"gun\",\"kitten\"]}
         ! A activate {\"take-by-tiring\":[\"punk\",\"gun\"]}",
        expect![[r#"
                location-began place=armory
            ? A: activate take-for-card=["gun","pepper-spray"], activate take-for-card=["gun","shotgun"], activate take-for-card=["gun","running-shoes"], activate take-for-card=["gun","molotov-cocktail"], activate take-for-card=["gun","rescue-flare"], activate take-for-card=["gun","makeshift-bomb"], activate take-for-card=["shotgun","pepper-spray"], activate take-for-card=["shotgun","shotgun"], activate take-for-card=["shotgun","running-shoes"], activate take-for-card=["shotgun","molotov-cocktail"], activate take-for-card=["shotgun","rescue-flare"], activate take-for-card=["shotgun","makeshift-bomb"], decline
            ?? A:
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}, play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
                not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
            ! A activate {"take-for-card":["gun","kitten"]}: nothing-left (CITY-16.15)
            ! A activate {"take-by-tiring":["punk","gun"]}: not-the-effect-here (CITY-9.2)
        "#]],
    );
    check(
        &[],
        "seats 3
         sides bbbbbb
         edition first-print
         armory: A punk, A geek tired, B student
         water-tower: C thief, A blonde
         hand A: gun, shotgun
         deck 30
         begin location armory",
        "? A
         ?? A
         ! A activate {\"take-for-card\":[\"gun\",\"gun\"]}
         ! A activate {\"take-by-tiring\":[\"blonde\",\"gun\"]}",
        expect![[r#"
                location-began place=armory
            ? A: activate take-by-tiring=["punk","pepper-spray"], activate take-by-tiring=["punk","shotgun"], activate take-by-tiring=["punk","running-shoes"], activate take-by-tiring=["punk","molotov-cocktail"], activate take-by-tiring=["punk","rescue-flare"], activate take-by-tiring=["punk","makeshift-bomb"], decline, use blonde nothing
            ?? A:
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}, play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
                not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
                not-rested-here (CITY-15.6): activate take-by-tiring=["geek","pepper-spray"], activate take-by-tiring=["geek","shotgun"], activate take-by-tiring=["geek","running-shoes"], activate take-by-tiring=["geek","molotov-cocktail"], activate take-by-tiring=["geek","rescue-flare"], activate take-by-tiring=["geek","makeshift-bomb"]
            ! A activate {"take-for-card":["gun","gun"]}: not-the-effect-here (CITY-9.2)
            ! A activate {"take-by-tiring":["blonde","gun"]}: not-rested-here (CITY-15.6)
        "#]],
    );
    check(
        &["CITY-16.12", "CITY-16.13"],
        "seats 3
         sides bbbbbb
         crossroads: A punk, B student
         water-tower: C thief
         hand A: gun, shotgun
         open-food: 1, 1, 3
         begin location crossroads",
        "? A
         ?? A
         ! A activate {\"open-food-for-card\":[\"gun\",2]}
         ! A activate {\"open-food-for-card\":[\"kitten\",3]}",
        expect![[r#"
                location-began place=crossroads
            ? A: activate food-for-card=gun, activate food-for-card=shotgun, activate open-food-for-card=["gun",1], activate open-food-for-card=["shotgun",1], activate open-food-for-card=["gun",3], activate open-food-for-card=["shotgun",3], decline
            ?? A:
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}, play shotgun {"at":"water-tower"}, play shotgun {"at":"church"}, play shotgun {"at":"hospital"}, play shotgun {"at":"bank"}, play shotgun {"at":"armory"}, play shotgun {"at":"crossroads"}
            ! A activate {"open-food-for-card":["gun",2]}: nothing-left (CITY-16.15)
            ! A activate {"open-food-for-card":["kitten",3]}: card-not-held (CITY-9.5)
        "#]],
    );
    check(
        &["CITY-16.3"],
        "seats 3
         sides aaaaaa
         hospital: A punk, B student
         bank: C thief
         hand A: gun
         antidotes: A 7, B 7, C 6
         begin location hospital",
        "? A
         ?? A",
        expect![[r#"
                location-began place=hospital
            ? A: decline
            ?? A:
                no-zombie-there (CITY-13.5): play gun {"at":"water-tower"}, play gun {"at":"church"}, play gun {"at":"hospital"}, play gun {"at":"bank"}, play gun {"at":"armory"}, play gun {"at":"crossroads"}
                nothing-left (CITY-16.15): activate antidote-for-card=gun
        "#]],
    );
}

#[test]
fn city_11_9_in_a_vote_and_after_it() {
    check(
        &["CITY-11.9"],
        "seats 4
         first B
         church: A punk, A geek, A little-boy hidden, B student
         bank: C granny
         hospital: D thief, A rasta
         zombies: church 4
         begin attack church",
        "all pass
         ? A
         ?? A
         ! A break-tie B
         ! A cast-for A B
         ! A pass
         A vote-for A
         B vote-for A
         ?? A
         ! A sacrifice little-boy
         ! A sacrifice rasta
         ! A sacrifice student
         ! A vote-for B
         ? A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=4
            ? A: vote-for A, vote-for B
            ?? A:
                cannot-be-named (CITY-11.9): vote-for C, vote-for D
            ! A break-tie B: other-question (TABLE-5)
            ! A cast-for A B: other-question (TABLE-5)
            ! A pass: vote-has-begun (CITY-4.19)
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"A","named":"A","weight":2,"cast_by":"A"}]
            ?? A:
                character-is-hidden (CITY-13.16): sacrifice little-boy
                character-not-here (CITY-9.13): sacrifice rasta
            ! A sacrifice little-boy: character-is-hidden (CITY-13.16)
            ! A sacrifice rasta: character-not-here (CITY-9.13)
            ! A sacrifice student: character-not-here (CITY-9.13)
            ! A vote-for B: vote-has-begun (CITY-4.19)
            ? A: sacrifice geek, sacrifice punk
        "#]],
    );
    check(
        &["CITY-11.11"],
        "seats 4
         first D
         church: A punk, B student, C rasta
         bank: D thief
         zombies: church 4
         begin attack church",
        "all pass
         A vote-for B
         B vote-for A
         C vote-for C
         ? D
         ?? D
         ! D vote-for A
         ! D cast-for B A
         D break-tie B",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=4
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for C
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"C","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=church among=["A","B","C"]
            ? D: break-tie A, break-tie B, break-tie C
            ?? D:
                not-tied (CITY-11.11): break-tie D
            ! D vote-for A: other-question (TABLE-5)
            ! D cast-for B A: other-question (TABLE-5)
            > D break-tie B
                tie-broken seat=D named=B
                character-lost seat=B role=student place=church
                token-taken seat=C
                player-eliminated seat=B
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_12_6_while_items_are_shared() {
    check(
        &["CITY-12.6", "CITY-12.7"],
        "seats 4
         church: A punk
         bank: B student, C thief
         antidotes: church 1
         on church: gun, shotgun
         begin sharing church",
        "quiet
         ? A
         ?? A
         ! A pass
         A give antidote A
         ? A
         ?? A
         ! A give antidote B",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > quiet
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=2 cards=null
            ? A: give antidote A, give antidote B, give antidote C, give {"card":"gun"} A, give {"card":"gun"} B, give {"card":"gun"} C, give {"card":"shotgun"} A, give {"card":"shotgun"} B, give {"card":"shotgun"} C
            ?? A:
                player-eliminated (CITY-12.7): give antidote D, give {"card":"gun"} D, give {"card":"shotgun"} D
            ! A pass: sharing-has-begun (CITY-4.19)
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
            ? A: give {"card":"gun"} B, give {"card":"gun"} C, give {"card":"shotgun"} B, give {"card":"shotgun"} C
            ?? A:
                has-one-already (CITY-12.6): give {"card":"gun"} A, give {"card":"shotgun"} A
                player-eliminated (CITY-12.7): give {"card":"gun"} D, give {"card":"shotgun"} D
            ! A give antidote B: item-not-here (CITY-12.4)
        "#]],
    );
}

#[test]
fn city_14_1_while_a_card_waits() {
    check(
        &["CITY-14.1"],
        "seats 3
         church: A punk tired, B student, C thief
         zombies: church 3
         hand A: gun
         hand B: pepper-spray
         hand C: molotov-cocktail
         begin after-invasion",
        "C play molotov-cocktail at church
         ? A
         ?? A
         ? B
         ?? B
         ! A play gun at church
         A pass
         B pass
         ? C
         ?? C
         ! C pass",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            ? A: pass
            ?? A:
                card-not-held (CITY-13.15): cancel pepper-spray
                not-rested (CITY-15.28): cancel punk
            ? B: pass, cancel pepper-spray
            ?? B:
                not-rested (CITY-15.28): cancel punk
            ! A play gun at church: card-waits-for-answers (CITY-4.14)
            > A pass
            > B pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            ? C: put-marker water-tower, put-marker armory
            ?? C:
                takes-no-marker (CITY-17.1): put-marker church, put-marker hospital, put-marker bank, put-marker crossroads
            ! C pass: no-action-now (CITY-4.1)
        "#]],
    );
}
