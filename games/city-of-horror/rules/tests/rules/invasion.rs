//! Chapters 7 and 10: invasion, zombies, Crossroads and leader.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_7_1_moves_arrivals_airdrops_leader() {
    check(
        &[
            "CITY-7.1",
            "CITY-7.3",
            "CITY-7.4",
            "CITY-7.5",
            "CITY-7.6",
            "CITY-7.8",
            "CITY-7.9",
            "CITY-7.11",
            "CITY-7.17",
            "CITY-10.2",
            "CITY-7.12",
        ],
        "seats 4
         turn 4
         tower fallen
         church: A punk, B student, C thief, D geek
         zombies: church 5, bank 7, water-tower 2
         leader red
         begin invasion",
        "chance invasion 0
         = at church
         = at bank
         = at water-tower
         = table",
        expect![[r#"
            > chance invasion 0
                invasion-shown hour=four card=0 origin=recon
                zombies-moved from=church to=bank n=1
                zombies-moved from=water-tower to=hospital n=2
                zombies-arrived place=water-tower n=2
                zombies-arrived place=church n=2
                zombies-arrived place=hospital n=1
                zombies-arrived place=armory n=1
                zombies-arrived place=crossroads n=1
                supplies-dropped place=hospital antidotes=1 cards=1
                supplies-dropped place=bank antidotes=2 cards=0
                leader-moved colour=green
                window-opened moment=after-invasion place=null
            = at church: A punk, B student, C thief, D geek, 6 zombies
            = at bank: 8 zombies, 2 antidotes, 0 cards
            = at water-tower: 2 zombies
            = table: first A, leader green, zombies 19, antidotes 17, deck 39, discard []
        "#]],
    );
}

#[test]
fn city_7_7_the_reserve_runs_out_in_the_order_of_the_slots() {
    check(
        &["CITY-7.7", "CITY-7.10", "CITY-1.4", "CITY-1.10", "CITY-1.16", "CITY-7.13"],
        "seats 3
         turn 2
         armory burnt
         church: A punk, B student, C thief
         zombies: church 8, hospital 8, bank 8, armory 7, crossroads 7
         antidotes: A 19
         deck 0
         begin invasion",
        "chance invasion 0
         = at water-tower
         = at bank
         = at church
         = table",
        expect![[r#"
            > chance invasion 0
                invasion-shown hour=two card=0 origin=recon
                zombies-arrived place=water-tower n=1
                zombies-arrived place=armory n=1
                supplies-dropped place=church antidotes=1 cards=0
                leader-moved colour=white
                window-opened moment=after-invasion place=null
            = at water-tower: 1 zombies
            = at bank: 8 zombies
            = at church: A punk, B student, C thief, 8 zombies, 1 antidotes, 0 cards
            = table: first A, leader white, zombies 0, antidotes 0, deck 0, discard [alarm alarm energy-drink energy-drink canned-food canned-food pepper-spray pepper-spray pepper-spray hideout hideout back-door back-door gun gun gun night-vision-goggles night-vision-goggles chainsaw flashlight flashlight kitten kitten pickpocket weapon-replica weapon-replica shotgun shotgun shotgun shotgun running-shoes running-shoes molotov-cocktail molotov-cocktail molotov-cocktail rescue-flare rescue-flare rescue-flare makeshift-bomb makeshift-bomb]
        "#]],
    );
}

#[test]
fn city_7_14_killed_zombies_go_back() {
    check(
        &["CITY-7.14", "CITY-7.15", "CITY-13.25", "CITY-7.16", "CITY-13.11"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 1, bank 8
         hand A: shotgun, rescue-flare
         begin after-invasion",
        "= table
         ! A play rescue-flare from church church
         ! A play rescue-flare from hospital church
         ! A play rescue-flare from church bank
         ! A play shotgun at hospital
         A play shotgun at church
         all pass
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            = table: first A, leader green, zombies 31, antidotes 20, deck 38, discard []
            ! A play rescue-flare from church church: the-same-place (CITY-7.16)
            ! A play rescue-flare from hospital church: no-zombie-there (CITY-13.33)
            ! A play rescue-flare from church bank: no-room-for-zombies (CITY-7.16)
            ! A play shotgun at hospital: no-zombie-there (CITY-13.5)
            > A play shotgun at church
                card-played seat=A card=shotgun aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=shotgun
                zombies-killed place=church n=1
            = table: first A, leader green, zombies 32, antidotes 20, deck 38, discard [shotgun]
        "#]],
    );
}

#[test]
fn city_10_4_the_leader_attacks_at_the_crossroads() {
    check(
        &["CITY-10.4", "CITY-10.5", "CITY-10.6", "CITY-10.7", "CITY-10.9", "CITY-10.10"],
        "seats 4
         colours red-green-blue-purple
         leader purple
         crossroads: A punk, A student, B thief hidden, C geek
         bank: B rasta
         zombies: crossroads 1
         begin attack crossroads",
        "all pass
         ! C sacrifice geek
         = pending
         = table",
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=crossroads zombies=1
                leader-moved colour=blue
                character-lost seat=C role=geek place=crossroads
                leader-moved colour=red
                player-eliminated seat=C
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            ! C sacrifice geek: not-asked (TABLE-2)
            = seats who=["A","B"] mode=window question={"act":{"moment":"start-of-turn","place":null}}
            = table: first A, leader red, zombies 39, antidotes 20, deck 40, discard []
        "#]],
    );
}

#[test]
fn city_10_8_if_all_hide_nobody_is_eaten() {
    check(
        &["CITY-10.8", "CITY-9.15"],
        "seats 3
         colours red-green-blue
         leader green
         crossroads: A punk hidden, B thief hidden
         church: C geek
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
            = table: first A, leader green, zombies 38, antidotes 20, deck 40, discard []
        "#]],
    );
}

#[test]
fn city_10_3_any_other_colour_without_a_cache() {
    check(
        &["CITY-10.3", "CITY-13.21", "CITY-15.30"],
        "seats 3
         colours red-green-blue
         leader green
         church: A agent, B thief, C geek
         hand A: flashlight
         begin after-invasion",
        "! A play flashlight colour green
         ! A play flashlight colour yellow
         A play flashlight colour blue
         all pass
         A use agent colour red
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A play flashlight colour green: no-such-colour (CITY-10.3)
            ! A play flashlight colour yellow: no-such-colour (CITY-10.3)
            > A play flashlight colour blue
                card-played seat=A card=flashlight aim={"colour":"blue"}
                card-carried-out seat=A card=flashlight
                leader-moved colour=blue
            > all pass
                window-closed moment=after-invasion
                move-began seat=A
            > A use agent colour red
                power-used seat=A role=agent aim={"colour":"red"}
                leader-moved colour=red
            = table: first A, leader red, zombies 40, antidotes 20, deck 39, discard [flashlight]
        "#]],
    );
}
