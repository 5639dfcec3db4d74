//! `thumb` plays clearly better than chance.

use bots::Budget;
use bots::simulate::{NoListener, SimulationPlan, SimulationTotals, simulate};
use city_of_horror::City;
use games::ListedGame;
use mall_of_horror::Mall;
use marvel_zombies::MarvelZombies;
use table::Seat;
use zombies::Zombies;

fn play<G: ListedGame>(kinds: &[&str], games: u64, seed: u64) -> SimulationTotals {
    play_with::<G>(kinds, games, seed, <G::Bots as bots::GameBots>::budget())
}

fn play_with<G: ListedGame>(kinds: &[&str], games: u64, seed: u64, budget: Budget) -> SimulationTotals {
    play_set_up::<G>(kinds, &[], games, seed, budget)
}

fn play_set_up<G: ListedGame>(
    kinds: &[&str],
    options: &[(String, String)],
    games: u64,
    seed: u64,
    budget: Budget,
) -> SimulationTotals {
    let plan = SimulationPlan::<G> {
        setup: G::setup(kinds.len(), options).unwrap(),
        kinds: kinds.iter().map(|kind| kind.to_string()).collect(),
        games,
        seed,
        threads: std::thread::available_parallelism().unwrap(),
        budget,
    };
    let totals = simulate::<G::Bots>(&plan, &NoListener).unwrap();
    assert_eq!(totals.errors, 0);
    totals
}

/// One `thumb` in each of the seats of a table, the others `random`: the whole interval of its win rate
/// must lie above `least`.
fn beats_random<G: ListedGame>(n_seats: usize, games: u64, least: f64) {
    for seat in Seat::all(n_seats) {
        let mut kinds = vec!["random"; n_seats];
        kinds[seat.index()] = "thumb";
        let [low, high] = play::<G>(&kinds, games, 2024).win_interval(seat);
        assert!(low > least, "{n_seats} seats, thumb in {seat}: {low:.3} to {high:.3}");
    }
}

#[test]
fn thumb_beats_three_random_players_of_mall_in_every_seat() {
    beats_random::<Mall>(4, 600, 0.5);
}

#[test]
fn thumb_beats_random_players_of_mall_at_tables_of_any_size() {
    beats_random::<Mall>(3, 150, 0.5);
    beats_random::<Mall>(5, 150, 0.5);
    beats_random::<Mall>(6, 150, 0.5);
}

#[test]
fn thumb_beats_three_random_players_of_city_in_every_seat() {
    beats_random::<City>(4, 60, 0.8);
}

#[test]
fn thumb_beats_random_players_of_city_at_tables_of_any_size() {
    beats_random::<City>(3, 30, 0.6);
    beats_random::<City>(5, 30, 0.5);
    beats_random::<City>(6, 30, 0.5);
}

#[test]
fn thumb_beats_three_random_players_of_zombies_in_every_seat() {
    beats_random::<Zombies>(4, 30, 0.6);
}

#[test]
fn thumb_beats_random_players_of_zombies_at_tables_of_any_size() {
    beats_random::<Zombies>(2, 20, 0.6);
    beats_random::<Zombies>(6, 40, 0.5);
}

/// Heroes win together, or not at all. `docs/balance-marvel-zombies.md` says how often they win each mission
/// when the bot has its whole budget; here it has little of it.
#[test]
fn thumb_wins_the_first_mission_of_marvel_zombies_more_often_than_not() {
    let totals = play_with::<MarvelZombies>(&["thumb"], 40, 2024, Budget::Work(40));
    let rate = totals.win_rate(Seat::A);
    assert!(rate > 0.5, "{rate:.3}");
}

/// With six heroes there are more Enemies, and more depends on each decision.
#[test]
fn thumb_wins_the_first_mission_of_marvel_zombies_with_six_heroes_too() {
    let six = [("heroes".to_string(), "6".to_string())];
    let totals = play_set_up::<MarvelZombies>(&["thumb"], &six, 20, 2024, Budget::Work(40));
    let rate = totals.win_rate(Seat::A);
    assert!(rate > 0.5, "{rate:.3}");
}

/// Ties are broken by chance: among equals no seat does better than another.
#[test]
fn no_seat_is_favoured_among_four_thumbs() {
    let totals = play::<Mall>(&["thumb"; 4], 1200, 7);
    let rates: Vec<f64> = Seat::all(4).map(|seat| totals.win_rate(seat)).collect();
    let mean = rates.iter().sum::<f64>() / 4.0;
    // Three standard deviations of a rate of 0.28 in 1,200 games.
    assert!(rates.iter().all(|rate| (rate - mean).abs() < 0.039), "{rates:?}");
}
