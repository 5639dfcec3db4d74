//! Chapter 17: explosions.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_17_4_the_tower_falls() {
    let scene = "seats 4
         first C
         water-tower: A punk, B student hidden
         church: B geek, C thief, D agent
         zombies: water-tower 3, church 2
         markers: water-tower 2
         hand D: molotov-cocktail, molotov-cocktail
         begin after-invasion";
    check(
        &[
            "CITY-17.1",
            "CITY-17.2",
            "CITY-17.4",
            "CITY-17.5",
            "CITY-17.6",
            "CITY-17.11",
            "CITY-18.5",
            "CITY-18.9",
            "CITY-23.7",
            "CITY-20.1",
        ],
        scene,
        "D play molotov-cocktail at church
         all pass
         D put-marker water-tower
         = at water-tower
         = table
         D play molotov-cocktail at church
         all pass
         ! D put-marker water-tower
         D put-marker armory",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > D play molotov-cocktail at church
                card-played seat=D card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=D card=molotov-cocktail
                zombies-killed place=church n=1
            > D put-marker water-tower
                marker-put seat=D place=water-tower n=3
                tower-collapsed zombies=3
                character-lost seat=B role=student place=water-tower
                character-lost seat=A role=punk place=water-tower
                token-taken seat=B
                player-eliminated seat=A
            = at water-tower: 0 zombies
            = table: first B, leader green, zombies 39, antidotes 20, deck 38, discard [molotov-cocktail]
            > D play molotov-cocktail at church
                card-played seat=D card=molotov-cocktail aim={"at":"church"}
                card-carried-out seat=D card=molotov-cocktail
                zombies-killed place=church n=1
            > all pass
            ! D put-marker water-tower: takes-no-marker (CITY-17.2)
            > D put-marker armory
                marker-put seat=D place=armory n=1
        "#]],
    );
    check(
        &["CITY-17.6"],
        &scene.replace("seats 4", "seats 4\n edition first-print"),
        "D play molotov-cocktail at church
         all pass
         D put-marker water-tower
         = at water-tower
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > D play molotov-cocktail at church
                card-played seat=D card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=D card=molotov-cocktail
                zombies-killed place=church n=1
            > D put-marker water-tower
                marker-put seat=D place=water-tower n=3
                tower-collapsed zombies=3
                character-lost seat=B role=student place=water-tower
                character-lost seat=A role=punk place=water-tower
                player-eliminated seat=A
            = at water-tower: 0 zombies, 3 markers
            = table: first C, leader green, zombies 39, antidotes 20, deck 38, discard [molotov-cocktail]
        "#]],
    );
}

#[test]
fn city_17_7_the_armory_burns() {
    check(
        &["CITY-17.7", "CITY-17.8", "CITY-17.15", "CITY-17.13", "CITY-17.2"],
        "seats 3
         armory: A granny, B student hidden, B mama temporary
         church: C thief
         zombies: armory 4
         markers: armory 2
         antidotes: armory 1
         hand C: molotov-cocktail, molotov-cocktail
         begin attack armory",
        "C play molotov-cocktail at armory
         all pass
         C put-marker armory
         = at armory
         = at crossroads
         C play molotov-cocktail at armory
         all pass
         ! C put-marker armory
         C put-marker water-tower
         all pass",
        expect![[r#"
                window-opened moment=before-attack place=armory
            > C play molotov-cocktail at armory
                card-played seat=C card=molotov-cocktail aim={"at":"armory"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=armory n=1
            > C put-marker armory
                marker-put seat=C place=armory n=3
                armory-burnt
                character-fled seat=A role=granny
                character-fled seat=B role=mama
                character-fled seat=B role=student
            = at armory: 3 zombies, 1 antidotes, 0 cards, 3 markers
            = at crossroads: A granny, B mama, B student hidden, 0 zombies
            > C play molotov-cocktail at armory
                card-played seat=C card=molotov-cocktail aim={"at":"armory"}
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=armory n=1
            > all pass
            ! C put-marker armory: takes-no-marker (CITY-17.2)
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=1
            > all pass
                window-closed moment=before-attack
                location-began place=crossroads
        "#]],
    );
}

#[test]
fn city_17_9_the_other_side_is_blocked() {
    check(
        &["CITY-17.9", "CITY-17.10", "CITY-17.3"],
        "seats 3
         sides aaaaba
         tower fallen
         armory: A punk, B student
         church: C thief
         zombies: armory 2
         markers: armory 1
         hand C: molotov-cocktail, molotov-cocktail
         begin attack armory",
        "C play molotov-cocktail at armory
         all pass
         C put-marker armory
         C play molotov-cocktail at armory
         all pass
         all pass
         = at armory",
        expect![[r#"
                window-opened moment=before-attack place=armory
            > C play molotov-cocktail at armory
                card-played seat=C card=molotov-cocktail aim={"at":"armory"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=armory n=1
            > C put-marker armory
                marker-put seat=C place=armory n=2
                armory-blocked
            > C play molotov-cocktail at armory
                card-played seat=C card=molotov-cocktail aim={"at":"armory"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=armory n=1
            > all pass
                window-closed moment=before-attack
                no-attack place=armory zombies=0
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = at armory: A punk, B student, 0 zombies, 2 markers
        "#]],
    );
}

#[test]
fn city_17_12_in_a_move_the_explosion_waits_for_the_whole_step() {
    check(
        &["CITY-17.12", "CITY-17.14"],
        "seats 3
         water-tower: A punk, B student
         armory: C geek
         church: C thief, B rasta
         zombies: church 5
         markers: water-tower 2, armory 2
         cards: A bank, B bank, C bank
         hand C: molotov-cocktail, molotov-cocktail
         begin moves",
        "C play molotov-cocktail at church
         all pass
         C put-marker armory
         C play molotov-cocktail at church
         all pass
         ! C put-marker armory
         C put-marker water-tower
         A move punk
         = at water-tower
         = at crossroads",
        expect![[r#"
                move-began seat=A
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker armory
                marker-put seat=C place=armory n=3
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            ! C put-marker armory: takes-no-marker (CITY-17.2)
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
            > A move punk
                character-moved seat=A role=punk from=water-tower to=bank
                armory-burnt
                character-fled seat=C role=geek
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=B
                move-began seat=B
            = at water-tower: 0 zombies
            = at crossroads: C geek, 0 zombies
        "#]],
    );
}
