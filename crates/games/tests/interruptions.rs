//! A sample of `revenant simulate --interruptions`: how often a person is asked needlessly, and what they
//! miss, stays near what docs/interruptions.md says.

use std::num::NonZeroUsize;

use bots::Budget;
use bots::interruptions::{WindowHandling, measure};
use bots::simulate::SimulationPlan;
use games::{GameId, ListedGame, dispatch};
use table::GameInfo;

const SEATS: usize = 4;
const SEED: u64 = 4;

/// The most that a sample may have: needless stops in a game, and the share of plays that are missed, in
/// percent. Samples are small, so both leave a margin.
struct Most {
    for_nothing: f64,
    missed: f64,
}

fn check<G: ListedGame>(n_games: u64, mode: WindowHandling, most: &Most) {
    let options = match mode {
        WindowHandling::Days => G::options_over_days(Vec::new()),
        _ => Vec::new(),
    };
    let plan = SimulationPlan::<G> {
        setup: <G as GameInfo>::setup(SEATS, &options).unwrap(),
        kinds: vec!["thumb".to_string(); SEATS],
        games: n_games,
        seed: SEED,
        threads: NonZeroUsize::MIN,
        budget: Budget::Work(1),
    };
    let counted = measure::<G::Bots>(&plan, mode).unwrap();
    let (for_nothing, _) = counted.for_nothing_a_game();
    let (missed, _) = counted.share_missed();
    let (mode, missed) = (mode.name(), 100.0 * missed);
    assert!(for_nothing <= most.for_nothing, "{} {mode}: {for_nothing} stops for nothing", G::NAME);
    assert!(missed <= most.missed, "{} {mode}: {missed} % missed", G::NAME);
}

fn check_all(game: GameId, n_games: u64, alone: &Most, together: &Most, days: &Most) {
    for (mode, most) in
        [(WindowHandling::Alone, alone), (WindowHandling::Together, together), (WindowHandling::Days, days)]
    {
        dispatch!(game, G => check::<G>(n_games, mode, most));
    }
}

const fn most(for_nothing: f64, missed: f64) -> Most {
    Most { for_nothing, missed }
}

#[test]
fn mall_of_horror() {
    check_all(GameId::MallOfHorror, 40, &most(8.0, 3.0), &most(8.0, 0.0), &most(8.5, 5.0));
}

#[test]
fn city_of_horror() {
    check_all(GameId::CityOfHorror, 40, &most(11.5, 7.0), &most(2.0, 0.0), &most(12.0, 8.5));
}

#[test]
fn zombies() {
    check_all(GameId::Zombies, 40, &most(11.0, 7.0), &most(4.0, 0.0), &most(14.5, 9.0));
}

#[test]
fn marvel_zombies() {
    check_all(GameId::MarvelZombies, 4, &most(5.0, 10.0), &most(8.0, 0.0), &most(10.0, 10.0));
}
