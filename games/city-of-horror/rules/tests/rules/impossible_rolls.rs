//! Answers that chance cannot give.

use city_of_horror::{City, Food, Roll};
use expect_test::expect;
use table::{Input, Refusal, Silent, apply};
use table_laws::Script;

use crate::chance::{FETCH, ROLES, open_setup};
use crate::small_print_of_promises::lay_out;
use crate::transcript::{check, check_from_start};

/// CITY-2.2 to CITY-2.20: each question of the set-up accepts only its own answers.
#[test]
fn city_2_2_impossible_answers_in_the_set_up() {
    let roles = ROLES[..15].join(" ");
    let settle = |seat: &str, roles: &[&str]| {
        // CITY-2.24: the last of them goes to the last location.
        let places = ["church", "bank", "hospital", "armory"];
        roles
            .iter()
            .zip(places)
            .map(|(role, place)| format!("{seat} settle {role} {place}\n"))
            .collect::<String>()
    };
    let cards = "gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket \
                 chainsaw flashlight flashlight back-door back-door canned-food";
    let script = format!(
        r#"= pending
           ! chance first-player A
           ! chance layout church church bank armory
           ! chance layout church hospital bank water-tower
           chance layout bank church armory hospital
           = pending
           ! chance layout bank church armory hospital
           ! chance sides ruin A A A A A
           ! chance sides A A A A A ruin
           chance sides A A B B A B
           = pending
           ! chance sides A A B B A B
           ! chance colours red green
           ! chance colours red green blue purple
           ! chance colours red green red
           ! chance colours orange green red
           ! chance colours red green orange
           chance colours red green blue
           = pending
           ! chance colours red green blue
           ! chance first-player D
           chance first-player A
           = pending
           ! chance first-player A
           ! chance food 1 1
           ! chance food 3 3 1
           chance food 2 0 1
           = pending
           ! chance food 1 1 2
           ! chance characters punk student
           ! chance characters {roles} blonde
           ! chance characters {roles} businessman
           ! chance characters {short} punk
           chance characters {roles}
           = pending
           ! chance food 1 1 2
           ! chance places church bank hospital armory
           ! chance places church bank hospital armory church
           chance places church bank hospital armory crossroads
           {c}
           chance places church bank hospital armory crossroads
           {b}
           chance places church bank hospital armory crossroads
           {a}
           = pending
           ! chance places church bank hospital armory crossroads
           ! chance cards {cards}
           ! chance cards {cards} canned-food canned-food
           ! chance cards {cards} lawn-mower
           chance cards {cards} canned-food
           = pending
           ! chance cards gun
           ! chance invasion 4
           chance invasion 3
           = table"#,
        short = ROLES[..14].join(" "),
        c = settle("C", &ROLES[10..15]),
        b = settle("B", &ROLES[5..10]),
        a = settle("A", &ROLES[..5]),
    );
    check_from_start(
        &[],
        open_setup(3),
        &script,
        expect![[r#"
            = chance layout
            ! chance first-player A: impossible-roll (TABLE-6)
            ! chance layout church church bank armory: impossible-roll (TABLE-6)
            ! chance layout church hospital bank water-tower: impossible-roll (TABLE-6)
            > chance layout bank church armory hospital
                layout-dealt corners=["bank","church","armory","hospital"]
            = chance sides
            ! chance layout bank church armory hospital: impossible-roll (TABLE-6)
            ! chance sides ruin A A A A A: impossible-roll (TABLE-6)
            ! chance sides A A A A A ruin: impossible-roll (TABLE-6)
            > chance sides A A B B A B
                sides-dealt side_a=["water-tower","church","armory"] side_b=["hospital","bank","crossroads"]
            = chance colours
            ! chance sides A A B B A B: impossible-roll (TABLE-6)
            ! chance colours red green: impossible-roll (TABLE-6)
            ! chance colours red green blue purple: impossible-roll (TABLE-6)
            ! chance colours red green red: impossible-roll (TABLE-6)
            ! chance colours orange green red: impossible-roll (TABLE-6)
            ! chance colours red green orange: impossible-roll (TABLE-6)
            > chance colours red green blue
                colours-dealt colours=["red","green","blue"]
            = chance first-player
            ! chance colours red green blue: impossible-roll (TABLE-6)
            ! chance first-player D: impossible-roll (TABLE-6)
            > chance first-player A
                first-player-seated seat=A colour=red
            = chance open-food
            ! chance first-player A: impossible-roll (TABLE-6)
            ! chance food 1 1: impossible-roll (TABLE-6)
            ! chance food 3 3 1: impossible-roll (TABLE-6)
            > chance food 2 0 1
                food-laid-open food=[0,1,2]
            = chance characters
            ! chance food 1 1 2: impossible-roll (TABLE-6)
            ! chance characters punk student: impossible-roll (TABLE-6)
            ! chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife blonde: impossible-roll (TABLE-6)
            ! chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife businessman: impossible-roll (TABLE-6)
            ! chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde punk: impossible-roll (TABLE-6)
            > chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife
                characters-dealt seat=A roles=["punk","student","granny","mama","geek"]
                characters-dealt seat=B roles=["thief","agent","rasta","teen","priest"]
                characters-dealt seat=C roles=["rocker","guard","grandpa","blonde","housewife"]
            = chance placement-cards={"seat":"C","n":5}
            ! chance food 1 1 2: impossible-roll (TABLE-6)
            ! chance places church bank hospital armory: impossible-roll (TABLE-6)
            ! chance places church bank hospital armory church: impossible-roll (TABLE-6)
            > chance places church bank hospital armory crossroads
                placement-drawn seat=C places=["church","hospital","bank","armory","crossroads"]
            > C settle rocker church
                character-placed seat=C role=rocker place=church
            > C settle guard bank
                character-placed seat=C role=guard place=bank
            > C settle grandpa hospital
                character-placed seat=C role=grandpa place=hospital
            > C settle blonde armory
                character-placed seat=C role=blonde place=armory
                character-placed seat=C role=housewife place=crossroads
            > chance places church bank hospital armory crossroads
                placement-drawn seat=B places=["church","hospital","bank","armory","crossroads"]
            > B settle thief church
                character-placed seat=B role=thief place=church
            > B settle agent bank
                character-placed seat=B role=agent place=bank
            > B settle rasta hospital
                character-placed seat=B role=rasta place=hospital
            > B settle teen armory
                character-placed seat=B role=teen place=armory
                character-placed seat=B role=priest place=crossroads
            > chance places church bank hospital armory crossroads
                placement-drawn seat=A places=["church","hospital","bank","armory","crossroads"]
            > A settle punk church
                character-placed seat=A role=punk place=church
            > A settle student bank
                character-placed seat=A role=student place=bank
            > A settle granny hospital
                character-placed seat=A role=granny place=hospital
            > A settle mama armory
                character-placed seat=A role=mama place=armory
                character-placed seat=A role=geek place=crossroads
            = chance deal
            ! chance places church bank hospital armory crossroads: impossible-roll (TABLE-6)
            ! chance cards gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food: impossible-roll (TABLE-6)
            ! chance cards gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food canned-food canned-food: impossible-roll (TABLE-6)
            ! chance cards gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food lawn-mower: impossible-roll (TABLE-6)
            > chance cards gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food canned-food
                cards-dealt seat=A n=7 cards=null
                cards-dealt seat=B n=7 cards=null
                cards-dealt seat=C n=7 cards=null
            = chance invasion={"hour":"midnight"}
            ! chance cards gun: impossible-roll (TABLE-6)
            ! chance invasion 4: impossible-roll (TABLE-6)
            > chance invasion 3
                invasion-shown hour=midnight card=3 origin=recon
                zombies-arrived place=water-tower n=1
                zombies-arrived place=bank n=1
                zombies-arrived place=church n=1
                zombies-arrived place=armory n=2
                zombies-arrived place=hospital n=2
                zombies-arrived place=crossroads n=1
                turn-began turn=1
                window-opened moment=start-of-turn place=null
            = table: first A, leader red, zombies 32, antidotes 20, deck 19, discard []
        "#]],
    );
}

#[test]
fn city_13_22_impossible_answers_for_kittens_thieves_and_cards() {
    check(
        &["CITY-13.22"],
        FETCH,
        "A play kitten at church
         all pass
         = pending
         ! chance places
         ! chance places church bank
         ! chance invasion 1
         chance places church
         = at church
         B use thief player A
         = pending
         ! chance stolen alarm
         ! chance cards gun
         chance stolen gun
         A use sushi-chef
         = pending
         ! chance cards
         ! chance cards gun gun
         ! chance cards lawn-mower
         ! chance food 1
         chance cards alarm
         A use rasta
         = pending
         ! chance invasion 4
         ! chance cards gun
         chance invasion 3
         = hand A
         = hand B
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play kitten at church
                card-played seat=A card=kitten aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=kitten
            = chance kitten={"seat":"A"}
            ! chance places: impossible-roll (TABLE-6)
            ! chance places church bank: impossible-roll (TABLE-6)
            ! chance invasion 1: impossible-roll (TABLE-6)
            > chance places church
                kitten-ran seat=A from=church to=church
            = at church: C student, 3 zombies
            > B use thief player A
                power-used seat=B role=thief aim={"player":"A"}
            = chance theft={"seat":"B","from":"A"}
            ! chance stolen alarm: impossible-roll (TABLE-6)
            ! chance cards gun: impossible-roll (TABLE-6)
            > chance stolen gun
                card-stolen seat=B from=A card=null
            > A use sushi-chef
                power-used seat=A role=sushi-chef aim=nothing
            = chance cards={"n":1}
            ! chance cards: impossible-roll (TABLE-6)
            ! chance cards gun gun: impossible-roll (TABLE-6)
            ! chance cards lawn-mower: impossible-roll (TABLE-6)
            ! chance food 1: impossible-roll (TABLE-6)
            > chance cards alarm
                card-drawn seat=A card=null
            > A use rasta
                power-used seat=A role=rasta aim=nothing
            = chance invasion={"hour":"two"}
            ! chance invasion 4: impossible-roll (TABLE-6)
            ! chance cards gun: impossible-roll (TABLE-6)
            > chance invasion 3
                invasion-seen seat=A hour=two card=null
            = hand A: alarm, gun; antidotes 0, food [Food(3)]
            = hand B: gun; antidotes 0, food []
            = table: first A, leader green, zombies 35, antidotes 20, deck 35, discard [kitten]
        "#]],
    );
    let food = FETCH.replace("begin after-invasion", "begin location crossroads");
    check(
        &["CITY-22.6"],
        &food,
        r#"A activate {"food-for-card":"gun"}
           = pending
           ! chance food
           ! chance food 1 1
           ! chance food 3
           ! chance cards gun
           chance food 0
           = hand A
           @A"#,
        expect![[r#"
                location-began place=crossroads
            > A activate {"food-for-card":"gun"}
                effect-used seat=A place=crossroads effect={"food-for-card":"gun"}
                card-discarded seat=A card=gun
            = chance food
            ! chance food: impossible-roll (TABLE-6)
            ! chance food 1 1: impossible-roll (TABLE-6)
            ! chance food 3: impossible-roll (TABLE-6)
            ! chance cards gun: impossible-roll (TABLE-6)
            > chance food 0
                food-drawn seat=A food=null
            = hand A: gun, kitten; antidotes 0, food [Food(0), Food(3)]
            @A
                food-drawn seat=A food=0
        "#]],
    );
    check(
        &["CITY-16.14"],
        &food,
        r#"A activate {"open-food-for-card":["gun",1]}
           = pending
           ! chance food
           ! chance food 1 1
           ! chance food 3
           chance food 0"#,
        expect![[r#"
                location-began place=crossroads
            > A activate {"open-food-for-card":["gun",1]}
                effect-used seat=A place=crossroads effect={"open-food-for-card":["gun",1]}
                card-discarded seat=A card=gun
                food-taken seat=A food=1
            = chance food
            ! chance food: impossible-roll (TABLE-6)
            ! chance food 1 1: impossible-roll (TABLE-6)
            ! chance food 3: impossible-roll (TABLE-6)
            > chance food 0
                food-turned-up food=0
        "#]],
    );
    check(
        &["CITY-12.4"],
        &FETCH.replace("begin after-invasion", "on church: 2\n begin sharing church"),
        "all pass
         = pending
         ! chance cards gun
         ! chance cards gun gun shotgun
         ! chance cards gun lawn-mower
         ! chance invasion 1
         chance cards gun shotgun
         ? C",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=C
                share-leader-chosen seat=C place=church
            = chance cards={"n":2}
            ! chance cards gun: impossible-roll (TABLE-6)
            ! chance cards gun gun shotgun: impossible-roll (TABLE-6)
            ! chance cards gun lawn-mower: impossible-roll (TABLE-6)
            ! chance invasion 1: impossible-roll (TABLE-6)
            > chance cards gun shotgun
                items-seen seat=C place=church n=2 cards=null
            ? C: give {"card":"gun"} A, give {"card":"gun"} B, give {"card":"gun"} C, give {"card":"shotgun"} A, give {"card":"shotgun"} B, give {"card":"shotgun"} C
        "#]],
    );
    check(
        &[],
        &FETCH.replace("begin after-invasion", "begin invasion"),
        "= pending
         ! chance invasion 4
         ! chance cards gun
         chance invasion 3",
        expect![[r#"
            = chance invasion={"hour":"one"}
            ! chance invasion 4: impossible-roll (TABLE-6)
            ! chance cards gun: impossible-roll (TABLE-6)
            > chance invasion 3
                invasion-shown hour=one card=3 origin=recon
                zombies-arrived place=water-tower n=2
                zombies-arrived place=church n=1
                zombies-arrived place=bank n=1
                zombies-arrived place=armory n=2
                supplies-dropped place=hospital antidotes=1 cards=1
                supplies-dropped place=armory antidotes=1 cards=1
                leader-moved colour=white
                window-opened moment=after-invasion place=null
        "#]],
    );
}

/// A number that is not a food value cannot be written in a script.
#[test]
fn city_1_9_food_has_one_of_four_values() {
    let food = |values: &[u8]| Input::Chance(Roll::Food(values.iter().copied().map(Food).collect()));
    let mut table = Script::<City>::start(&open_setup(3));
    table.play("chance layout bank church armory hospital\n chance sides A A B B A B");
    table.play("chance colours red green blue\n chance first-player A");
    let refused = apply(&mut table.state().clone(), &food(&[1, 1, 4]), &mut Silent);
    assert_eq!(refused, Err(Refusal::IMPOSSIBLE_ROLL));
    let mut table = lay_out(&FETCH.replace("begin after-invasion", "begin location crossroads"));
    table.play(r#"A activate {"food-for-card":"gun"}"#);
    let refused = apply(&mut table.state().clone(), &food(&[4]), &mut Silent);
    assert_eq!(refused, Err(Refusal::IMPOSSIBLE_ROLL));
}
