//! Orders that are proposed to a seat: the rules accept them, and they say nothing that the seat does not know.

use bots::{Bot, Budget, DecisionContext, GameBots};
use chance::Seeded;
use games::{GameId, ListedGame, dispatch};
use table::{Input, Pending, Seat, Silent, apply, awaited, resample, roll, start};

/// With this many inputs, nearly every game is long enough to ask each kind of question.
const INPUTS: u32 = 600;
const BUDGET: Budget = Budget::Work(4);

#[test]
fn proposed_orders_are_accepted_and_depend_on_what_the_seat_sees() {
    for game in GameId::ALL {
        let n_proposed: usize = (0..3).map(|seed| dispatch!(game, G => check_game::<G>(seed))).sum();
        let has_orders = !matches!(game.code(), "marvel-zombies");
        assert_eq!(n_proposed > 0, has_orders, "{game}: {n_proposed} orders");
    }
}

/// Plays a game at random, and returns how many orders were proposed.
fn check_game<G: ListedGame>(seed: u64) -> usize {
    let mut chance = Seeded::new(seed);
    let mut bot = bots::random::RandomBot::new(seed);
    let mut g: G = start(&G::setup(*G::SEATS.end().min(&4), &[]).unwrap(), &mut Silent).unwrap();
    let mut n_proposed = 0;
    for _ in 0..INPUTS {
        if let Some(roll) = roll(&g, &mut chance) {
            apply(&mut g, &Input::Chance(roll), &mut Silent).unwrap();
            continue;
        }
        for seat in Seat::all(g.n_seats()) {
            n_proposed += check_seat(&g, seat, &mut chance);
        }
        let Some(seat) = awaited(&g).first() else { break };
        let action = bot.choose(&mut DecisionContext::new(&g, seat, BUDGET));
        apply(&mut g, &Input::Act(seat, action), &mut Silent).unwrap();
    }
    n_proposed
}

fn check_seat<G: ListedGame>(g: &G, seat: Seat, chance: &mut Seeded) -> usize {
    let proposed = |g: &G| {
        let mut decision = DecisionContext::new(g, seat, BUDGET);
        [G::Bots::proposed_orders(&mut decision), G::Bots::proposed_plays(&mut decision)].concat()
    };
    let orders = proposed(g);
    assert_eq!(orders, proposed(&resample(g, seat, chance)), "{}: they tell a secret", G::NAME);
    let mut after = g.clone();
    for order in &orders {
        // An order may answer the open question, and then chance is next.
        if matches!(after.pending(), Pending::Seats { .. }) {
            let taken = apply(&mut after, &Input::Act(seat, *order), &mut Silent);
            assert!(G::is_order(order) && taken.is_ok(), "{}: {order:?}: {taken:?}", G::NAME);
        }
    }
    orders.len()
}
