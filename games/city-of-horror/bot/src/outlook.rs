//! What a position is worth for the rest of the turn.
//!
//! All values are points of the final score. The player's own expected losses count against the position.
//! Those of rivals count for it, and those of the leader most of all.

use bots::odds::chance_to_be_outvoted;
use city_of_horror::setup::MAX_SEATS;
use city_of_horror::{Place, Role, Side};
use table::Seat;

use super::board::Board;
use super::sight::Sight;
use super::stakes::Stakes;
use super::tuning;

/// The attacks, sharings and effects still to come this turn, and a little of what comes after.
pub(super) fn outlook(board: &Board, sight: &Sight) -> f64 {
    let mut board = *board;
    if sight.lure_to_come {
        board.lure();
    }
    let dangers: f64 = sight.attacks_to_come.iter().map(|place| danger(&board, place, &sight.stakes)).sum();
    let expected_loot: f64 =
        sight.sharings_to_come.iter().map(|place| expected_loot(&board, place, sight)).sum();
    let effects: f64 = sight.effects_to_come.iter().map(|place| effect(&board, place, sight)).sum();
    dangers + expected_loot + effects
}

/// What the attack at a place is worth to the player.
pub(super) fn danger(board: &Board, place: Place, stakes: &Stakes) -> f64 {
    let crowd = Crowd::new(board, place, stakes);
    let short = board.zombies_short(place);
    if short == 0 {
        return attack(board, place, &crowd, stakes);
    }
    if stakes.turns_to_come == 0.0 || crowd.victims[stakes.me.index()].is_none() {
        return 0.0;
    }
    // Zombies that are too few to attack now stay, and more will come.
    let soon = tuning::NEXT_ATTACK * ARRIVALS_PER_TURN[usize::from(short.min(4))];
    soon * attack(board, place, &crowd, stakes).min(0.0)
}

/// The probability that at least this many zombies come to one place in a turn.
const ARRIVALS_PER_TURN: [f64; 5] = [1.0, 0.8, 0.4, 0.1, 0.03];

fn attack(board: &Board, place: Place, crowd: &Crowd, stakes: &Stakes) -> f64 {
    if place == Place::Crossroads {
        let victim = board.leader_victim().and_then(|seat| Some((seat, crowd.victims[seat.index()]?)));
        return victim.map_or(0.0, |(seat, role)| stakes.worth_of_death(role, seat));
    }
    let me = stakes.me.index();
    let named = crowd.chance_to_be_named(stakes);
    let own = crowd.victims[me].map_or(0.0, |role| stakes.worth_of_death(role, stakes.me));
    let (mut sum, mut most, mut n) = (0.0, 0.0_f64, 0.0);
    for seat in Seat::all(board.n_seats).filter(|seat| *seat != stakes.me) {
        if let Some(role) = crowd.victims[seat.index()] {
            let gain = stakes.worth_of_death(role, seat);
            sum += gain;
            most = most.max(gain);
            n += 1.0;
        }
    }
    if n == 0.0 {
        return named * own;
    }
    let say = crowd.share(stakes.me);
    named * own + (1.0 - named) * (say * most + (1.0 - say) * sum / n)
}

/// The people at a place, as far as they matter in a vote.
pub(super) struct Crowd {
    pub weights: [u8; MAX_SEATS],
    /// The character that each seat would give up.
    pub victims: [Option<Role>; MAX_SEATS],
    first: Seat,
}

impl Crowd {
    pub fn new(board: &Board, place: Place, stakes: &Stakes) -> Crowd {
        let mut victims: [Option<Role>; MAX_SEATS] = [None; MAX_SEATS];
        for (role, figure) in board.at(place).filter(|(_, figure)| !figure.is_hidden) {
            let victim = &mut victims[figure.owner.index()];
            if victim.is_none_or(|other| stakes.loss(role) < stakes.loss(other)) {
                *victim = Some(role);
            }
        }
        Crowd { weights: board.weights(place), victims, first: board.first }
    }

    /// A seat's share of the total weight in a vote.
    pub fn share(&self, seat: Seat) -> f64 {
        let all: u8 = self.weights.iter().sum();
        if all == 0 { 0.0 } else { f64::from(self.weights[seat.index()]) / f64::from(all) }
    }

    /// The probability that the others name this player and prevail, if this player names one of them. It
    /// tries all the ways in which the others' ballots may fall, at most 32.
    pub fn chance_to_be_named(&self, stakes: &Stakes) -> f64 {
        let me = stakes.me.index();
        if self.victims[me].is_none() {
            return 0.0;
        }
        let rivals = |seat: &usize| *seat != me;
        let n_candidates = self.victims.iter().flatten().count();
        if n_candidates == 1 {
            return 1.0;
        }
        let mut others = [0; MAX_SEATS];
        let mut n_others = 0;
        for seat in (0..MAX_SEATS).filter(rivals).filter(|seat| self.weights[*seat] > 0) {
            others[n_others] = self.weights[seat];
            n_others += 1;
        }
        let others = &others[..n_others];
        let all_others: u8 = others.iter().sum();
        let own = self.weights[me];
        if own > all_others {
            return 0.0;
        }
        let leads = (0..MAX_SEATS)
            .filter(rivals)
            .filter(|seat| self.victims[*seat].is_some())
            .all(|seat| stakes.scores[seat] <= stakes.scores[me]);
        let random = 1.0 / (n_candidates as f64 - 0.5);
        let envy = if leads { 1.0 } else { 0.0 };
        let each = random + tuning::VOTES_AGAINST_LEADER * (envy - random);
        let wins_ties = if self.first == stakes.me { 0.0 } else { 0.5 };
        chance_to_be_outvoted(own, others, each, wins_ties)
    }
}

/// The expected worth of the player's share of what lies at a place.
fn expected_loot(board: &Board, place: Place, sight: &Sight) -> f64 {
    let (antidotes, cards) = (board.antidotes[place.index()], board.cards[place.index()]);
    if antidotes + cards == 0 || (place == Place::Armory && board.is_shut && !board.is_blocked) {
        return 0.0;
    }
    let (mut rivals_there, mut own_there) = (false, false);
    for seat in board.visibly_present(place).iter() {
        own_there |= seat == sight.me;
        rivals_there |= seat != sight.me;
    }
    if !own_there && !rivals_there {
        return 0.0;
    }
    let antidote = sight.stakes.antidote(sight.me);
    let card = tuning::UNSEEN_CARD * sight.stakes.of_cards();
    let best = match (antidotes, cards) {
        (0, _) => card,
        (_, 0) => antidote,
        _ => antidote.max(card),
    };
    let weights = board.weights(place);
    let all: u8 = weights.iter().sum();
    let own = weights[sight.me.index()];
    let leads = match (own_there, rivals_there) {
        (false, _) => 0.0,
        (true, false) => 1.0,
        _ if 2 * own > all => 1.0,
        _ if 2 * own == all && board.first == sight.me => 1.0,
        _ => f64::from(own) / f64::from(all.max(1)),
    };
    let n_others = sight.living.len().saturating_sub(1).max(1) as f64;
    let gift = tuning::CHANCE_OF_A_GIFT * (f64::from(antidotes + cards - 1) / n_others).min(1.0);
    best * (leads + (1.0 - leads) * gift)
}

/// What the effect of a place is worth to the player, if it has a character there.
fn effect(board: &Board, place: Place, sight: &Sight) -> f64 {
    if !board.is_present(sight.me, place) {
        return 0.0;
    }
    let card = sight.cheapest_card();
    let paid = |gain: f64| card.map_or(0.0, |card| (gain - card).max(0.0));
    let tired = board
        .of(sight.me)
        .filter(|(role, figure)| figure.is_exhausted && *role != Role::PregnantWoman)
        .map(|(role, _)| f64::from(role.values().0 - role.values().1))
        .fold(0.0, f64::max);
    match (place, sight.sides[place.index()]) {
        (Place::Hospital, Side::A) => paid(sight.stakes.antidote(sight.me)),
        (Place::Hospital, _) => {
            let rested = board.of(sight.me).filter(|(role, figure)| {
                figure.place == place && !figure.is_exhausted && *role != Role::PregnantWoman
            });
            let cheapest = rested.map(|(role, _)| sight.stakes.cost_of_tiring(role)).min_by(f64::total_cmp);
            cheapest.map_or(0.0, |cost| (sight.stakes.antidote(sight.me) - cost).max(0.0))
        }
        (Place::Church, Side::A) => paid(tired),
        (Place::Crossroads, _) => paid(tuning::FOOD),
        (Place::Armory, _) => paid(tuning::UNSEEN_CARD * sight.stakes.of_cards()),
        _ => 0.0,
    }
}
