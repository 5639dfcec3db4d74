//! Films: what the view looked like between two updates, for connections that asked for it. The world
//! compares every step with the states that the journal leads through; these tests check that none
//! is missing.

use chance::Seeded;
use room::UpdateDetail;
use wire::Pace;

use crate::world::{Fates, TablePlan, World};

/// Plays on and counts the steps of the films of everybody who asked for them.
fn n_steps_of_a_game(mut world: World, seed: u64) -> usize {
    let mut seeded = Seeded::new(seed);
    let mut n_steps = 0;
    while !world.oracle.is_over() {
        let before: Vec<_> = world.clients.iter().map(|client| client.version.unwrap()).collect();
        world.play_on(&mut seeded);
        world.advance(1_000);
        for (client, before) in world.clients.iter().zip(before) {
            let Some(version) = client.version.filter(|version| *version > before) else { continue };
            if client.detail == UpdateDetail::Film && client.n_updates_since(before) == 1 {
                let mut expected = world.oracle.film(client.observer, before + 1..=version);
                let mut last = world.oracle.view(before, client.observer);
                expected.retain(|(_, view)| std::mem::replace(&mut last, view.clone()) != *view);
                assert_eq!(client.film, expected, "{:?} from {before} to {version}", client.observer);
                n_steps += expected.len();
            }
        }
    }
    n_steps
}

#[test]
fn a_film_has_every_step() {
    let n_steps = n_steps_of_a_game(World::new("pppp", Pace::Relaxed, 2), 2);
    assert!(n_steps > 100, "{n_steps}");
}

#[test]
fn a_film_of_several_lines_has_every_step() {
    let mut plan = TablePlan::new("pppp", Pace::Relaxed, 3);
    plan.bystander_interval_ms = 100;
    let mut world = World::asleep(plan, Fates::honest());
    world.start();
    world.connect_all();
    let n_steps = n_steps_of_a_game(world, 3);
    assert!(n_steps > 100, "{n_steps}");
}
