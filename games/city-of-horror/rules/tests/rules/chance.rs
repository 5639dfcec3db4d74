//! What chance is asked, what it says, and what it cannot say.

use std::collections::BTreeMap;

use city_of_horror::scene::scene;
use city_of_horror::{City, Place, Roll, Setup, Sides};
use expect_test::{Expect, expect};
use table_laws::{Script, words};

use crate::transcript::{check, check_from_start};

const DRAWS: u64 = 600;

/// How often chance says what, in so many draws.
#[track_caller]
fn count(g: &City, expected: Expect) {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..DRAWS {
        let roll = table::roll(g, &mut chance::Seeded::new(seed)).expect("chance is asked");
        for part in parts(&roll) {
            *found.entry(part).or_default() += 1;
        }
    }
    expected.assert_eq(&found.into_iter().map(|(part, n)| format!("{n} {part}\n")).collect::<String>());
}

fn parts(roll: &Roll) -> Vec<String> {
    let size = |n: usize| format!("{n} of them");
    match roll {
        Roll::Layout(corners) => vec![format!("first {}", words(&corners[0]))],
        Roll::Sides(sides) => {
            Place::ALL.iter().zip(sides).map(|(place, side)| format!("{} {side:?}", words(place))).collect()
        }
        Roll::Colours(colours) => vec![size(colours.len()), format!("first {}", words(&colours[0]))],
        Roll::Food(food) => food.iter().map(words).chain([size(food.len())]).collect(),
        Roll::Characters(roles) => vec![size(roles.len()), format!("first {}", words(&roles[0]))],
        Roll::Places(places) => vec![size(places.len()), format!("first {}", words(&places[0]))],
        Roll::Cards(cards) => cards.iter().map(words).chain([size(cards.len())]).collect(),
        Roll::FirstPlayer(_) | Roll::Invasion(_) | Roll::Stolen(_) => vec![words(roll)],
    }
}

/// Everything in the set-up is left to chance.
fn open_setup(seats: usize) -> Setup {
    Setup { sides: Sides::Random, ..Setup::new(seats) }
}

const ROLES: [&str; 18] = [
    "punk",
    "student",
    "granny",
    "mama",
    "geek",
    "thief",
    "agent",
    "rasta",
    "teen",
    "priest",
    "rocker",
    "guard",
    "grandpa",
    "blonde",
    "housewife",
    "businessman",
    "businesswoman",
    "sushi-chef",
];

#[test]
fn city_2_1_what_chance_says_in_the_set_up() {
    let mut table = Script::<City>::start(&open_setup(3));
    count(
        table.state(),
        expect![[r#"
        143 first armory
        150 first bank
        149 first church
        158 first hospital
    "#]],
    );
    table.play("chance layout bank church armory hospital");
    count(
        table.state(),
        expect![[r#"
        317 armory A
        283 armory B
        288 bank A
        312 bank B
        306 church A
        294 church B
        285 crossroads A
        315 crossroads B
        302 hospital A
        298 hospital B
        292 water-tower A
        308 water-tower B
    "#]],
    );
    table.play(r#"chance sides A A B B A B"#);
    count(
        table.state(),
        expect![[r#"
        600 3 of them
        95 first blue
        83 first green
        111 first purple
        111 first red
        102 first white
        98 first yellow
    "#]],
    );
    table.play("chance colours red green blue");
    count(
        table.state(),
        expect![[r#"
        189 first-player A
        206 first-player B
        205 first-player C
    "#]],
    );
    table.play("chance first-player A");
    count(
        table.state(),
        expect![[r#"
        151 0
        748 1
        743 2
        158 3
        600 3 of them
    "#]],
    );
    table.play("chance food 0 1 2");
    count(
        table.state(),
        expect![[r#"
        600 15 of them
        21 first agent
        25 first blonde
        31 first businessman
        36 first businesswoman
        38 first geek
        38 first grandpa
        24 first granny
        31 first guard
        26 first housewife
        27 first little-boy
        29 first little-girl
        35 first mama
        28 first pregnant-woman
        32 first priest
        30 first punk
        31 first rasta
        21 first rocker
        29 first student
        16 first sushi-chef
        31 first teen
        21 first thief
    "#]],
    );
    table.play(&format!("chance characters {}", ROLES[..15].join(" ")));
    count(
        table.state(),
        expect![[r#"
        600 5 of them
        111 first armory
        95 first bank
        111 first church
        98 first crossroads
        102 first hospital
        83 first water-tower
    "#]],
    );
    for (seat, roles) in [("C", &ROLES[10..15]), ("B", &ROLES[5..10]), ("A", &ROLES[..5])] {
        table.play("chance places church bank hospital armory crossroads");
        for (role, place) in roles.iter().zip(["church", "bank", "hospital", "armory", "crossroads"]) {
            table.play(&format!("{seat} settle {role} {place}"));
        }
    }
    count(
        table.state(),
        expect![[r#"
        600 21 of them
        651 alarm
        623 back-door
        627 canned-food
        316 chainsaw
        613 energy-drink
        620 flashlight
        977 gun
        628 hideout
        643 kitten
        635 makeshift-bomb
        932 molotov-cocktail
        622 night-vision-goggles
        919 pepper-spray
        312 pickpocket
        942 rescue-flare
        642 running-shoes
        1265 shotgun
        633 weapon-replica
    "#]],
    );
    table.play("chance cards gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food canned-food");
    count(
        table.state(),
        expect![[r#"
        146 invasion 0
        146 invasion 1
        148 invasion 2
        160 invasion 3
    "#]],
    );
}

#[test]
fn city_2_11_more_players_are_dealt_other_numbers() {
    for (seats, n_roles, expected) in [
        (
            4,
            16,
            expect![[r#"
            chance layout: 5 words
            chance colours: 5 words
            chance first-player: 2 words
            chance characters: 17 words
            chance placement-cards={"seat":"D","n":4}: 5 words
            chance placement-cards={"seat":"C","n":4}: 5 words
            chance placement-cards={"seat":"B","n":4}: 5 words
            chance placement-cards={"seat":"A","n":4}: 5 words
        "#]],
        ),
        (
            5,
            15,
            expect![[r#"
            chance layout: 5 words
            chance colours: 6 words
            chance first-player: 2 words
            chance characters: 16 words
            chance placement-cards={"seat":"A","n":3}: 4 words
            chance placement-cards={"seat":"E","n":3}: 4 words
            chance placement-cards={"seat":"D","n":3}: 4 words
            chance placement-cards={"seat":"C","n":3}: 4 words
            chance placement-cards={"seat":"B","n":3}: 4 words
        "#]],
        ),
        (
            6,
            18,
            expect![[r#"
            chance layout: 5 words
            chance colours: 7 words
            chance first-player: 2 words
            chance characters: 19 words
            chance placement-cards={"seat":"A","n":3}: 4 words
            chance placement-cards={"seat":"F","n":3}: 4 words
            chance placement-cards={"seat":"E","n":3}: 4 words
            chance placement-cards={"seat":"D","n":3}: 4 words
            chance placement-cards={"seat":"C","n":3}: 4 words
            chance placement-cards={"seat":"B","n":3}: 4 words
        "#]],
        ),
    ] {
        let mut table = Script::<City>::start(&Setup::new(seats));
        let mut asked = String::new();
        while !table.pending().contains("deal") {
            let chance = &mut chance::Seeded::new(5);
            let roll = match table::roll(table.state(), chance) {
                Some(roll) => roll,
                None => {
                    let seat = table::awaited(table.state()).first().expect("somebody is asked");
                    let action = table::timeout(table.state(), seat, chance).expect("the seat is asked");
                    table.play(&format!("{seat} {}", words(&action)));
                    continue;
                }
            };
            if let Roll::Characters(roles) = &roll {
                assert_eq!(roles.len(), n_roles);
            }
            asked += &format!("{}: {} words\n", table.pending(), words(&roll).split_whitespace().count());
            table.play(&format!("chance {}", words(&roll)));
        }
        expected.assert_eq(&asked);
    }
}

/// CITY-2.2 to CITY-2.20: each question of the set-up takes its own answer only.
#[test]
fn city_2_2_what_chance_cannot_say_in_the_set_up() {
    let roles = ROLES[..15].join(" ");
    let settle = |seat: &str, roles: &[&str]| {
        let places = ["church", "bank", "hospital", "armory", "crossroads"];
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
        > C settle housewife crossroads
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
        > B settle priest crossroads
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
        > A settle geek crossroads
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

const FETCH: &str = "seats 3
     sides b
     water-tower: A rasta
     crossroads: A sushi-chef, B thief
     church: C student
     zombies: church 3, bank 2
     hand A: kitten, gun, gun
     hand C: alarm
     food A: 3
     open-food: 1, 2, 2
     begin after-invasion";

#[test]
fn city_13_22_what_chance_says_of_kittens_thieves_and_cards() {
    let after = |layout: &str, script: &str| {
        let mut table = Script::from_state(scene(layout).unwrap_or_else(|error| panic!("{error}")));
        table.play(script);
        table
    };
    let kitten = r#"A play kitten {"at":"church"}
        A pass
        C pass"#;
    count(
        after(FETCH, kitten).state(),
        expect![[r#"
        600 1 of them
        106 first armory
        103 first bank
        89 first church
        99 first crossroads
        103 first hospital
        100 first water-tower
    "#]],
    );
    count(
        after(FETCH, r#"B use thief {"player":"A"}"#).state(),
        expect![[r#"
        395 stolen gun
        205 stolen kitten
    "#]],
    );
    count(
        after(FETCH, "A use sushi-chef nothing").state(),
        expect![[r#"
        600 1 of them
        20 alarm
        27 back-door
        35 canned-food
        17 chainsaw
        24 energy-drink
        33 flashlight
        19 gun
        39 hideout
        15 kitten
        29 makeshift-bomb
        69 molotov-cocktail
        34 night-vision-goggles
        44 pepper-spray
        17 pickpocket
        45 rescue-flare
        31 running-shoes
        71 shotgun
        31 weapon-replica
    "#]],
    );
    count(
        after(FETCH, "A use rasta nothing").state(),
        expect![[r#"
        146 invasion 0
        146 invasion 1
        148 invasion 2
        160 invasion 3
    "#]],
    );
    let food = FETCH.replace("begin after-invasion", "begin location crossroads");
    count(
        after(&food, r#"A activate {"food-for-card":"gun"}"#).state(),
        expect![[r#"
        68 0
        299 1
        600 1 of them
        233 2
    "#]],
    );
    count(
        after(&food, r#"A activate {"open-food-for-card":["gun",1]}"#).state(),
        expect![[r#"
        68 0
        299 1
        600 1 of them
        233 2
    "#]],
    );
    let invasion = FETCH.replace("begin after-invasion", "begin invasion");
    count(
        after(&invasion, "").state(),
        expect![[r#"
        146 invasion 0
        146 invasion 1
        148 invasion 2
        160 invasion 3
    "#]],
    );
    let unseen = FETCH.replace("begin after-invasion", "on church: 2\n begin sharing church");
    count(
        after(&unseen, "A pass\n B pass\n C pass").state(),
        expect![[r#"
        600 2 of them
        36 alarm
        59 back-door
        73 canned-food
        37 chainsaw
        56 energy-drink
        65 flashlight
        33 gun
        73 hideout
        32 kitten
        62 makeshift-bomb
        114 molotov-cocktail
        67 night-vision-goggles
        97 pepper-spray
        42 pickpocket
        95 rescue-flare
        62 running-shoes
        133 shotgun
        64 weapon-replica
    "#]],
    );
}

#[test]
fn city_13_22_what_chance_cannot_say_of_kittens_thieves_and_cards() {
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
