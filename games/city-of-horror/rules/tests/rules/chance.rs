//! What chance is asked, and what it answers.

use std::collections::BTreeMap;

use city_of_horror::scene::scene;
use city_of_horror::{City, Place, Roll, Setup, Sides};
use expect_test::{Expect, expect};
use table_laws::{Script, words};

const DRAWS: u64 = 600;

/// How often chance gives each answer, over `DRAWS` draws.
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

/// A set-up that leaves everything to chance.
pub fn open_setup(seats: usize) -> Setup {
    Setup { sides: Sides::Random, ..Setup::new(seats) }
}

pub const ROLES: [&str; 18] = [
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

pub const FETCH: &str = "seats 3
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
fn city_2_1_answers_of_chance_in_the_set_up() {
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
        for (role, place) in roles.iter().zip(["church", "bank", "hospital", "armory"]) {
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
fn city_2_11_larger_tables_are_dealt_fewer_characters_each() {
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

#[test]
fn city_13_22_answers_for_kittens_thieves_and_cards() {
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
