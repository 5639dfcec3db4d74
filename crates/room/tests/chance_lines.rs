//! Chance can be checked: every roll follows from the secret and the contributions.

use chance::{CommittedChance, Seeded};
use mall_of_horror::Mall;
use table::{Journal, Line, roll};
use wire::Pace;

use crate::world::{Fate, Fates, TablePlan, World};

/// What a player does with the journal when the secret is shown.
fn check_chance(world: &World) -> u32 {
    let journal = Journal::<Mall>::parse(&world.disk.text()).unwrap();
    let header = journal.header.chance.as_ref().expect("the header has the commitment");
    let hexadecimal = |bytes: &[u8]| -> String { bytes.iter().map(|byte| format!("{byte:02x}")).collect() };
    let (secret, contributions) = (world.plan.secret(), world.plan.contributions());
    assert_eq!(header.commitment, hexadecimal(&secret.commitment()));
    let named: Vec<String> = contributions.iter().map(|contribution| hexadecimal(&contribution.0)).collect();
    assert_eq!(header.contributions, named);
    let committed = CommittedChance::new(&secret, &contributions);
    let (mut n_draws, mut asked) = (0, None);
    journal
        .replay(|_, line, _, table| {
            if let Some(Line::Chance(rolled)) = line {
                assert_eq!(Some(rolled), asked.as_ref(), "draw {n_draws}");
                n_draws += 1;
            }
            asked = roll(table.state(), &mut committed.draw(n_draws));
        })
        .unwrap();
    n_draws
}

#[test]
fn every_roll_of_a_game_can_be_drawn_again() {
    for seed in 0..4 {
        let mut world = World::new("pptt", Pace::Relaxed, seed);
        world.play_to_the_end(&mut Seeded::new(seed));
        assert!(check_chance(&world) > 15);
    }
}

#[test]
fn no_fault_skips_or_repeats_a_draw() {
    for seed in 0..4 {
        let fates = Fates::faulty(seed, 3, &Fate::FAULTS);
        let mut world = World::asleep(TablePlan::new("tttt", Pace::Relaxed, seed), fates);
        for _ in 0..20_000 {
            if world.oracle.is_over() {
                break;
            }
            if world.room.is_none() {
                world.start();
            }
            world.end_stall();
            world.advance(1_000);
        }
        assert!(world.oracle.is_over());
        assert!(check_chance(&world) > 15);
    }
}
