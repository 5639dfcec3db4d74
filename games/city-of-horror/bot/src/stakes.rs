//! What the players can win and lose.

use city_of_horror::Role;
use city_of_horror::characters::N_ROLES;
use city_of_horror::setup::MAX_SEATS;
use city_of_horror::view::View;
use table::Seat;

use super::board::{Board, Figure};
use super::tuning;

/// The number of turns in a game.
const TURNS: u8 = 4;

#[derive(Clone, Copy, Debug)]
pub(super) struct Stakes {
    pub me: Seat,
    pub turns_to_come: f64,
    /// The expected score of each seat.
    pub scores: [f64; MAX_SEATS],
    /// What the death of a character costs its owner.
    losses: [f64; N_ROLES],
    /// The probability that a character is vaccinated, so that its points count.
    needs: [f64; N_ROLES],
    /// The worth of one more antidote.
    antidotes: [f64; MAX_SEATS],
    /// What it is worth to the player when a seat loses a point; -1 for the player's own.
    worths: [f64; MAX_SEATS],
}

impl Stakes {
    pub fn new(me: Seat, view: &View, board: &Board) -> Stakes {
        let turns_to_come = f64::from(TURNS - view.turn.min(TURNS));
        let mut stakes = Stakes {
            me,
            turns_to_come,
            scores: [0.0; MAX_SEATS],
            losses: [0.0; N_ROLES],
            needs: [0.0; N_ROLES],
            antidotes: [0.0; MAX_SEATS],
            worths: [tuning::RIVAL_LOSES; MAX_SEATS],
        };
        for seat in view.seats.iter().filter(|seat| seat.is_living || view.turn == 0) {
            let found = turns_to_come * tuning::ANTIDOTES_PER_TURN;
            stakes.weigh(seat.seat, f64::from(seat.antidotes) + found, board);
            let food = seat.shown_food.iter().map(|food| f64::from(food.0)).sum::<f64>();
            stakes.scores[seat.seat.index()] += food + tuning::FOOD * seat.n_food as f64;
        }
        let rivals = || Seat::all(view.seats.len()).filter(|seat| *seat != me);
        let scores = stakes.scores;
        let most = rivals().map(|seat| scores[seat.index()]).fold(0.0, f64::max);
        for seat in rivals().filter(|seat| scores[seat.index()] >= most - 0.5) {
            stakes.worths[seat.index()] = tuning::LEADER_LOSES;
        }
        stakes.worths[me.index()] = -1.0;
        stakes
    }

    fn weigh(&mut self, seat: Seat, antidotes: f64, board: &Board) {
        let mut values = [0.0; N_ROLES];
        let mut n = 0;
        for (role, figure) in board.of(seat) {
            values[n] = value_of(role, figure);
            n += 1;
        }
        let values = &mut values[..n];
        values.sort_unstable_by(|one, other| other.total_cmp(one));
        let score = score(values, antidotes, None);
        self.scores[seat.index()] = score;
        self.antidotes[seat.index()] = score_with_more(values, antidotes) - score;
        for (role, figure) in board.of(seat) {
            let value = value_of(role, figure);
            let rank = values.iter().rposition(|other| *other == value).unwrap_or(0);
            let last = if n == 1 && seat == self.me { tuning::LAST_CHARACTER } else { 0.0 };
            let presence = tuning::WORTH_PER_TURN * self.turns_to_come;
            self.losses[role.index()] = score - self::score(values, antidotes, Some(rank)) + presence + last;
            let first = values.iter().position(|other| *other == value).unwrap_or(0);
            self.needs[role.index()] = (antidotes - first as f64).clamp(0.0, 1.0);
        }
    }

    /// What it is worth to the player that this character dies.
    pub fn worth_of_death(&self, role: Role, owner: Seat) -> f64 {
        self.losses[role.index()] * self.worths[owner.index()]
    }

    pub fn loss(&self, role: Role) -> f64 {
        self.losses[role.index()]
    }

    /// What it costs the owner to have this character exhausted.
    pub fn cost_of_tiring(&self, role: Role) -> f64 {
        let (rested, exhausted) = role.values();
        f64::from(rested - exhausted) * self.needs[role.index()].max(0.3) + tuning::use_of(role)
    }

    /// What one more antidote is worth to a seat.
    pub fn antidote(&self, seat: Seat) -> f64 {
        self.antidotes[seat.index()]
    }

    /// What it is worth to the player when this seat gains a point.
    pub fn gain_of(&self, seat: Seat) -> f64 {
        -self.worths[seat.index()]
    }

    /// How much of a card's worth is left: in the last turn most cards are of little use.
    pub fn of_cards(&self) -> f64 {
        (1.0 + self.turns_to_come) / f64::from(TURNS)
    }
}

fn value_of(role: Role, figure: &Figure) -> f64 {
    let (rested, exhausted) = role.values();
    f64::from(if figure.is_exhausted { exhausted } else { rested })
}

/// The final score with these characters, by value from the highest, without one of them, and with this many
/// antidotes: the best are vaccinated, and each leftover antidote counts one point.
fn score(values: &[f64], antidotes: f64, without: Option<usize>) -> f64 {
    let kept = values.iter().enumerate().filter(|(rank, _)| Some(*rank) != without);
    let mut sum = 0.0;
    let mut n = 0.0;
    for (_, value) in kept {
        sum += value * (antidotes - n).clamp(0.0, 1.0);
        n += 1.0;
    }
    if n == 0.0 { 0.0 } else { sum + (antidotes - n).max(0.0) }
}

fn score_with_more(values: &[f64], antidotes: f64) -> f64 {
    score(values, antidotes + 1.0, None)
}
