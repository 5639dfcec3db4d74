//! Random play from late positions, which random games hardly ever reach: every skill unlocked, dashboards
//! full, the city crowded. Every offered action must be accepted, and every position must be consistent.

use chance::Seeded;
use marvel_zombies::cards::{TRAITS_OF_A_MODE, Trait};
use marvel_zombies::mission::BUILT_IN;
use marvel_zombies::scene::scene;
use marvel_zombies::{Action, Character, CitizenCard, MarvelZombies, Mission};
use table::{Chance, Game, Input, Kind, Pending, Silent, apply, awaited, check, legal, roll};
use table_laws::words;

/// The most inputs of one game.
const INPUTS: usize = 400;

#[test]
fn late_positions() {
    for (index, (code, _)) in BUILT_IN.iter().enumerate() {
        for seed in 0..3 {
            play(code, seed * 100 + index as u64);
        }
    }
}

fn play(code: &str, seed: u64) {
    let mut chance = Seeded::new(seed);
    let text = layout(code, &mut chance);
    let mut g = scene(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    // A scene must first be run until somebody is asked.
    let (table, _) = table::Table::from_state(g);
    g = *table.state();
    let mut actions = Vec::new();
    for input in 0..INPUTS {
        let at = || format!("{code}, seed {seed}, input {input}");
        check(&g).unwrap_or_else(|broken| panic!("{}: {broken}", at()));
        let next = match g.pending() {
            Pending::Over => return,
            Pending::Chance(_) => Input::Chance(roll(&g, &mut chance).expect("chance is asked")),
            Pending::Seats { .. } => {
                let seats: Vec<_> = awaited(&g).iter().collect();
                let seat = (&mut chance as &mut dyn Chance).pick(&seats);
                legal(&g, seat, &mut actions);
                assert!(!actions.is_empty(), "{}: {seat} may do nothing", at());
                for action in &actions {
                    apply(&mut g.clone(), &Input::Act(seat, *action), &mut Silent).unwrap_or_else(
                        |refusal| panic!("{}: {} is offered: {refusal}", at(), words(action)),
                    );
                }
                // A turn lasts longer if it seldom ends at random.
                actions.retain(|action| *action != Action::EndTurn || chance.below(4) == 0);
                match actions.is_empty() {
                    true => Input::Act(seat, Action::EndTurn),
                    false => Input::Act(seat, (&mut chance as &mut dyn Chance).pick(&actions)),
                }
            }
        };
        apply(&mut g, &next, &mut Silent).unwrap_or_else(|refusal| panic!("{}: {refusal}", at()));
    }
}

/// Six heroes at Red in the middle of a crowd.
fn layout(code: &str, chance: &mut dyn Chance) -> String {
    let mode = Mission::built_in(code).expect("it is a mission of the box").mode;
    let name = |who: &Character| words(who);
    let heroes = Character::heroes(mode);
    let mut text = format!("mission {code}\nseats {}\n", 1 + chance.below(3));
    text += &format!("heroes {}\n", heroes.iter().map(name).collect::<Vec<_>>().join(", "));
    let first = if mode == marvel_zombies::Mode::Zombie { 0 } else { TRAITS_OF_A_MODE };
    let gauge = if mode == marvel_zombies::Mode::Zombie { "hunger" } else { "power" };
    let mut traits: Vec<Trait> = (first..first + TRAITS_OF_A_MODE).map(Trait::from_index).collect();
    chance.shuffle(&mut traits);
    let mut people: Vec<CitizenCard> = CitizenCard::ALL[..12].to_vec();
    chance.shuffle(&mut people);
    for (index, who) in heroes.iter().enumerate() {
        let xp = [0, 8, 20, 45][chance.below(4) as usize];
        text += &format!("{}: xp {xp}, {gauge} {}\n", name(who), chance.below(5));
        let held: Vec<String> = traits.drain(..2).map(|held| words(&held)).collect();
        text += &format!("traits {}: {}\n", name(who), held.join(", "));
        text += &format!("citizens {}: {}\n", name(who), words(&people[index]));
    }
    let start = MarvelZombies::new(&marvel_zombies::Setup {
        mission: code.to_string(),
        ..marvel_zombies::Setup::new(1)
    })
    .expect("a set-up");
    let zones = marvel_zombies::scene::zone_names(&start);
    for kind in ["operators", "guards", "specialists"].into_iter().cycle().take(12) {
        let zone = &zones[chance.below(zones.len() as u32) as usize];
        text += &format!("{zone}: {} {kind}\n", 1 + chance.below(2));
    }
    let leaders = Character::leaders(mode);
    let placed: Vec<Character> = leaders.iter().copied().filter(|_| chance.below(2) == 0).collect();
    for who in placed {
        let zone = &zones[chance.below(zones.len() as u32) as usize];
        text += &format!("leaders: {} {zone}\n", name(&who));
    }
    for citizen in &people[6..9] {
        let zone = &zones[chance.below(zones.len() as u32) as usize];
        text += &format!("people: {} {zone}\n", words(citizen));
    }
    text + "begin turns"
}
