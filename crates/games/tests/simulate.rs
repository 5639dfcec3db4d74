//! Many games: the same results on any number of threads, written down or not.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Budget;
use bots::simulate::{GameListener, NoListener, SimulationPlan, simulate};
use mall_of_horror::Mall;
use table::GameInfo;
use table::{Game, Journal, Seat};

fn plan(games: u64, seed: u64, threads: usize) -> SimulationPlan<Mall> {
    SimulationPlan {
        setup: Mall::setup(4, &[]).unwrap(),
        kinds: ["thumb", "random", "random", "thumb"].map(String::from).to_vec(),
        games,
        seed,
        threads: NonZeroUsize::new(threads).unwrap(),
        budget: Budget::Work(2),
    }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let alone = simulate::<mall_of_horror_bot::Bots>(&plan(120, 9, 1), &NoListener).unwrap();
    for threads in [2, 3, 8, 200] {
        assert_eq!(
            simulate::<mall_of_horror_bot::Bots>(&plan(120, 9, threads), &NoListener).unwrap(),
            alone,
            "{threads} threads"
        );
    }
}

#[test]
fn another_seed_gives_another_digest() {
    let one = simulate::<mall_of_horror_bot::Bots>(&plan(20, 1, 1), &NoListener).unwrap();
    let two = simulate::<mall_of_horror_bot::Bots>(&plan(20, 2, 1), &NoListener).unwrap();
    assert_ne!(one.digest(), two.digest());
}

/// The games of a simulation do not affect each other: the first games of a longer simulation are the same as
/// those of a shorter one.
#[test]
fn games_do_not_depend_on_each_other() {
    let texts = |games| {
        let keeper = Keeper::default();
        simulate::<mall_of_horror_bot::Bots>(&plan(games, 4, 2), &keeper).unwrap();
        let mut texts = keeper.texts.into_inner().unwrap();
        texts.sort();
        texts
    };
    assert_eq!(texts(6), texts(12)[..6]);
}

#[derive(Default)]
struct Keeper {
    texts: Mutex<Vec<(u64, String)>>,
}

impl GameListener<Mall> for Keeper {
    fn wants_journals(&self) -> bool {
        true
    }

    fn game_ended(&self, game: u64, journal: Option<&Journal<Mall>>) -> Result<(), String> {
        let journal = journal.ok_or("journals were wanted")?;
        self.texts.lock().unwrap().push((game, journal.write()));
        Ok(())
    }
}

#[test]
fn games_that_are_written_down_are_the_same_games() {
    let keeper = Keeper::default();
    let written = simulate::<mall_of_horror_bot::Bots>(&plan(30, 6, 2), &keeper).unwrap();
    assert_eq!(written, simulate::<mall_of_horror_bot::Bots>(&plan(30, 6, 2), &NoListener).unwrap());

    let mut wins = [0; 4];
    for (_, text) in keeper.texts.into_inner().unwrap() {
        let journal = Journal::<Mall>::parse(&text).unwrap();
        assert_eq!(journal.header.players, ["bot:thumb", "bot:random", "bot:random", "bot:thumb"]);
        let outcome = journal.replay(|_, _, _, _| {}).unwrap().state().outcome().unwrap();
        outcome.winners.iter().for_each(|seat| wins[seat.index()] += 1);
    }
    assert_eq!(wins, [0, 1, 2, 3].map(|index| written.wins(Seat::new(index))));
}

struct GivesUp(AtomicU64);

impl GameListener<Mall> for GivesUp {
    fn wants_journals(&self) -> bool {
        false
    }

    fn game_ended(&self, _game: u64, _journal: Option<&Journal<Mall>>) -> Result<(), String> {
        match self.0.fetch_add(1, Ordering::Relaxed) {
            3 => Err("the disk is full".to_string()),
            _ => Ok(()),
        }
    }
}

#[test]
fn a_listener_that_fails_ends_the_simulation() {
    let listener = GivesUp(AtomicU64::new(0));
    assert_eq!(
        simulate::<mall_of_horror_bot::Bots>(&plan(1_000_000, 1, 2), &listener),
        Err("the disk is full".to_string())
    );
    assert!(listener.0.into_inner() < 1000);
}

#[test]
fn a_plan_that_cannot_be_played_is_refused() {
    let refused = |change: fn(&mut SimulationPlan<Mall>)| {
        let mut plan = plan(5, 1, 1);
        change(&mut plan);
        simulate::<mall_of_horror_bot::Bots>(&plan, &NoListener).unwrap_err()
    };
    assert!(refused(|plan| plan.setup.seats = 9).contains("3 to 6 players"));
    assert_eq!(refused(|plan| plan.kinds.truncate(3)), "3 bots are named for 4 seats");
    assert!(refused(|plan| plan.kinds[2] = "oracle".into()).starts_with("there is no bot \"oracle\""));
}
