//! Chapter 25, examples 17 to 30: places, characters, the end, with exactly their numbers.

use expect_test::expect;

use crate::transcript::check;

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
            = table: first A, leader blue, zombies 38, antidotes 20, deck 40, discard []
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
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
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
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
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
            = table: first B, leader green, zombies 37, antidotes 20, deck 40, discard []
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
