//! Placing and moving characters, by imagining what the others and the night will do.

use city_of_horror::board::N_PLACES;
use city_of_horror::view::View;
use city_of_horror::{Action, Aim, Card, Place, Role};
use table::{Seat, SeatSet};

use super::Choice;
use super::board::{Board, WayIn};
use super::future::Future;
use super::outlook::outlook;
use super::sight::Sight;
use super::stakes::Stakes;

/// The movement card to choose. Waiting to see the others' cards allows a better choice.
pub(super) fn best_card(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let mut worths = [0.0; N_PLACES];
    for _ in 0..choice.n_futures {
        let future = Future::imagine(sight, choice.chance);
        let board = future.until_own_move(sight);
        for (place, worth) in Place::ALL.into_iter().zip(&mut worths) {
            *worth += worth_of_card(sight, &future, &board, place, WayIn::Ordinary);
        }
    }
    choice.best(|action| match action {
        Action::Choose(place) => worths[place.index()],
        Action::ChooseLater => f64::INFINITY,
        _ => f64::NEG_INFINITY,
    })
}

/// The best result that a movement card allows in one future; which character moves is decided later.
fn worth_of_card(sight: &Sight, future: &Future, board: &Board, wanted: Place, way_in: WayIn) -> f64 {
    let moves = movable(board, sight.me, wanted).into_iter().flatten();
    let worths = moves.map(|role| worth_of_move(sight, future, board, role, wanted, way_in));
    worths.max_by(f64::total_cmp).unwrap_or_else(|| outlook(&future.after_own_move(sight, *board), sight))
}

fn worth_of_move(
    sight: &Sight,
    future: &Future,
    board: &Board,
    role: Role,
    wanted: Place,
    way_in: WayIn,
) -> f64 {
    let mut board = *board;
    board.go(role, wanted, way_in);
    outlook(&future.after_own_move(sight, board), sight)
}

fn movable(board: &Board, seat: Seat, wanted: Place) -> [Option<Role>; 5] {
    let mut roles = [None; 5];
    let able = board.of(seat).filter(|(role, figure)| figure.place != wanted && board.may_move(*role));
    roles.iter_mut().zip(able).for_each(|(slot, (role, _))| *slot = Some(role));
    roles
}

/// The best move, with the cards and powers that may be used for it.
pub(super) fn best_move(sight: &Sight, choice: &mut Choice<'_>, wanted: Place) -> Action {
    let futures: Vec<Future> = (0..choice.n_futures).map(|_| Future::imagine(sight, choice.chance)).collect();
    let mean = |worth: &dyn Fn(&Future) -> f64| -> f64 {
        futures.iter().map(worth).sum::<f64>() / futures.len() as f64
    };
    let board = &sight.board;
    let of_move =
        |role, place, way_in| mean(&|future| worth_of_move(sight, future, board, role, place, way_in));
    let of_card =
        |board: &Board, place, way_in| mean(&|future| worth_of_card(sight, future, board, place, way_in));
    choice.best(|action| match action {
        Action::Move(role) => of_move(role, wanted, WayIn::Ordinary),
        Action::Stay => mean(&|future| outlook(&future.after_own_move(sight, *board), sight)),
        Action::Use(Role::Mama, _) => {
            of_move(Role::Mama, wanted, WayIn::Made) - sight.stakes.cost_of_tiring(Role::Mama)
        }
        Action::Use(Role::Granny, _) => {
            let mut awake = *board;
            if let Some(granny) = &mut awake.figures[Role::Granny.index()] {
                granny.is_awake = true;
                granny.is_exhausted = true;
            }
            of_card(&awake, wanted, WayIn::Ordinary) - sight.stakes.cost_of_tiring(Role::Granny)
        }
        Action::Use(Role::Teen, Aim::At(place)) => {
            of_card(board, place, WayIn::Ordinary) - sight.stakes.cost_of_tiring(Role::Teen)
        }
        Action::Use(Role::Blonde, _) => {
            let mut calm = *board;
            if let Some(blonde) = &mut calm.figures[Role::Blonde.index()] {
                blonde.is_exhausted = true;
            }
            of_card(&calm, wanted, WayIn::Ordinary) - sight.stakes.cost_of_tiring(Role::Blonde)
        }
        Action::Play(Card::RunningShoes, Aim::At(place)) => {
            of_card(board, place, WayIn::Ordinary) - sight.worth_of(Card::RunningShoes)
        }
        Action::Play(Card::BackDoor, _) => {
            of_card(board, wanted, WayIn::Made) - sight.worth_of(Card::BackDoor)
        }
        _ => f64::NEG_INFINITY,
    })
}

/// Whether to undo a move with the Priest.
pub(super) fn priest(sight: &Sight, choice: &mut Choice<'_>, role: Role, from: Place) -> Action {
    let undone = {
        let mut board = sight.board;
        board.go(role, from, WayIn::Made);
        board
    };
    let mut gain = -sight.stakes.cost_of_tiring(Role::Priest);
    for _ in 0..choice.n_futures {
        let future = Future::imagine(sight, choice.chance);
        let difference = outlook(&future.after_own_move(sight, undone), sight)
            - outlook(&future.after_own_move(sight, sight.board), sight);
        gain += difference / f64::from(choice.n_futures);
    }
    choice.best(|action| match action {
        Action::Use(Role::Priest, _) => gain,
        _ => 0.0,
    })
}

/// Characters are placed before the first zombies arrive, each at the best of the drawn locations.
pub(super) fn best_placement(view: &View, sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let futures: Vec<Future> = (0..choice.n_futures).map(|_| Future::imagine(sight, choice.chance)).collect();
    choice.best(|action| {
        let Action::Settle(role, place) = action else { return f64::NEG_INFINITY };
        let mut settled = sight.clone();
        settled.board.settle(sight.me, role, place);
        settled.stakes = Stakes::new(sight.me, view, &settled.board);
        settled.living = SeatSet::EMPTY;
        futures.iter().map(|future| outlook(&future.until_own_move(&settled), &settled)).sum()
    })
}
