//! Placing and moving characters, by imagining what the others and the dice will do.

use mall_of_horror::board::N_PLACES;
use mall_of_horror::{Action, Card, Place, Role};
use table::{Chance, Seat};

use super::Choice;
use super::attack::outlook;
use super::board::Board;
use super::future::Future;
use super::sight::Sight;
use super::tuning;

pub(super) fn best_destination(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let values = worth_of_destinations(sight, choice).known_now;
    choice.best(|action| match action {
        Action::GoTo(place) => values[place.index()],
        _ => f64::NEG_INFINITY,
    })
}

/// How much better the player could choose if it knew the future.
pub(super) fn worth_of_foresight(sight: &Sight, choice: &mut Choice<'_>) -> f64 {
    let Destinations { known_now, foreseen } = worth_of_destinations(sight, choice);
    foreseen - known_now.into_iter().fold(f64::NEG_INFINITY, f64::max)
}

struct Destinations {
    /// The mean value of each place over all futures; negative infinity if it is closed.
    known_now: [f64; N_PLACES],
    /// The mean over all futures of the value of the best place in each.
    foreseen: f64,
}

fn worth_of_destinations(sight: &Sight, choice: &mut Choice<'_>) -> Destinations {
    let part = 1.0 / f64::from(choice.n_futures);
    let mut worth = Destinations { known_now: [f64::NEG_INFINITY; N_PLACES], foreseen: 0.0 };
    sight.board.open.iter().for_each(|place| worth.known_now[place.index()] = 0.0);
    for _ in 0..choice.n_futures {
        let future = Future::imagine(sight, choice.chance);
        let board = future.until_own_move(sight);
        let mut highest = f64::NEG_INFINITY;
        for place in sight.board.open.iter() {
            let value = worth_of_destination(sight, &future, &board, place);
            worth.known_now[place.index()] += part * value;
            highest = highest.max(value);
        }
        worth.foreseen += part * highest;
    }
    worth
}

/// The best result that a destination allows in one future; which character moves is decided after the dice
/// are shown.
fn worth_of_destination(sight: &Sight, future: &Future, board: &Board, wanted: Place) -> f64 {
    let landing = board.landing(wanted);
    let leaves = |role: &Role| match board.place_of(sight.me, *role) {
        Some(from) => from != wanted && from != landing,
        None => false,
    };
    let worth_of_moving = |role: Role| {
        let mut board = *board;
        board.put(sight.me, role, landing);
        worth_of_position(sight, future, board)
    };
    let moves = Role::ALL.into_iter().filter(leaves).map(worth_of_moving);
    moves.max_by(f64::total_cmp).unwrap_or_else(|| worth_of_position(sight, future, *board))
}

fn worth_of_position(sight: &Sight, future: &Future, board: Board) -> f64 {
    outlook(future.after_own_move(sight, board), &sight.stakes)
}

pub(super) fn best_move(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let futures: Vec<Future> = (0..choice.n_futures).map(|_| Future::imagine(sight, choice.chance)).collect();
    let mean_worth = |board: Board| -> f64 {
        let sum: f64 = futures.iter().map(|future| worth_of_position(sight, future, board)).sum();
        sum / futures.len() as f64
    };
    let wanted = sight.destinations[sight.me.index()].unwrap_or(Place::Parking);
    choice.best(|action| {
        let mut board = sight.board;
        match action {
            Action::Move(role) => {
                board.put(sight.me, role, board.landing(wanted));
                mean_worth(board)
            }
            Action::Sprint(role, place) => {
                if board.place_of(sight.me, role) != Some(place) {
                    board.put(sight.me, role, board.landing(place));
                }
                mean_worth(board) - tuning::worth_of(Card::Sprint)
            }
            _ => mean_worth(board),
        }
    })
}

/// Characters are placed before the first zombies arrive, and stay put for at least one round.
const DICE_UNTIL_THE_FIRST_ATTACK: usize = 8;

pub(super) fn best_placement(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let legal = choice.legal;
    let mut worths = vec![0.0; legal.len()];
    for _ in 0..choice.n_futures {
        let chance: &mut dyn Chance = choice.chance;
        let dice = [(); DICE_UNTIL_THE_FIRST_ATTACK].map(|()| chance.d6());
        for (action, worth) in legal.iter().zip(&mut worths) {
            let Action::PlaceCharacter(role, place) = *action else { continue };
            let mut board = sight.board;
            board.put(sight.me, role, place);
            place_the_others(&mut board, sight.me, chance);
            board.bring(&dice);
            *worth += outlook(board, &sight.stakes);
        }
    }
    let mut worths = worths.into_iter();
    choice.best(|_| worths.next().unwrap_or(f64::NEG_INFINITY))
}

/// Places at random everybody who is not on the board yet, one character at a time, clockwise from the
/// player's left. As in a real game, the last players then find the small places full.
fn place_the_others(board: &mut Board, me: Seat, chance: &mut dyn Chance) {
    for role in Role::of_each_player(board.n_seats) {
        for seat in me.left(board.n_seats).clockwise(board.n_seats) {
            if board.place_of(seat, *role).is_none() {
                let wanted = board.any_open(chance);
                board.put(seat, *role, board.landing(wanted));
            }
        }
    }
}
