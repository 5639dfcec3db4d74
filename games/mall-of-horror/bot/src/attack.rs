//! The losses that an attack on a position would cause to each player.
//!
//! All values are points of the final score. The player's own expected losses count against the position.
//! Those of rivals count for it, and those of the leader most of all.

use bots::odds::chance_to_be_outvoted;
use mall_of_horror::Place;
use mall_of_horror::setup::MAX_SEATS;

use super::board::{Board, Crowd};
use super::stakes::Stakes;
use super::tuning;

/// What an attack on this position is worth to the player.
pub(super) fn outlook(mut board: Board, stakes: &Stakes) -> f64 {
    let crowds = board.crowds();
    board.draw_more(&crowds);
    let people = Place::ALL.into_iter().filter(|place| crowds[place.index()].n_characters > 0);
    people.map(|place| outlook_at(place, &crowds[place.index()], board.zombies[place.index()], stakes)).sum()
}

fn outlook_at(place: Place, crowd: &Crowd, zombies: u8, stakes: &Stakes) -> f64 {
    let short = crowd.zombies_short(place, zombies);
    if short == 0 {
        return outlook_of_entry(place, crowd, zombies, stakes);
    }
    if crowd.weights[stakes.me.index()] == 0 {
        return 0.0;
    }
    // Zombies that cannot enter now stay, and more will come.
    let soon = tuning::NEXT_ATTACK * AT_LEAST_OF_FOUR_DICE[usize::from(short.min(4))];
    soon * ballot_on(crowd, stakes).value.min(0.0)
        + share(&crowd.weights, stakes) * tuning::worth_of_standing_at(place)
}

/// The probability that at least this many of four dice show a given number.
const AT_LEAST_OF_FOUR_DICE: [f64; 5] = [1.0, 0.5177, 0.1319, 0.0162, 0.0008];

/// The expected value where zombies enter: one vote, or on the Parking one for each zombie.
pub(super) fn outlook_of_entry(place: Place, crowd: &Crowd, zombies: u8, stakes: &Stakes) -> f64 {
    if place != Place::Parking {
        return ballot_on(crowd, stakes).value;
    }
    let mut crowd = *crowd;
    let mut value = 0.0;
    for _ in 0..zombies {
        let ballot = ballot_on(&crowd, stakes);
        let Some(victim) = ballot.likely_victim else { break };
        value += ballot.value;
        crowd.lose_cheapest(victim);
    }
    value
}

/// The expected result of one vote about a sacrifice.
struct Ballot {
    value: f64,
    /// The index of a seat.
    likely_victim: Option<usize>,
}

fn ballot_on(crowd: &Crowd, stakes: &Stakes) -> Ballot {
    let me = stakes.me.index();
    let named = chance_to_be_named(&crowd.weights, stakes);
    let own_loss = crowd.cheapest[me].map_or(0.0, |role| stakes.own_loss(role));
    let mut best: Option<(usize, f64)> = None;
    let (mut sum_of_gains, mut n_rivals) = (0.0, 0.0);
    for &seat in stakes.rivals() {
        let Some(role) = crowd.cheapest[seat] else { continue };
        let gain = stakes.gain(seat, role);
        if best.is_none_or(|(_, best)| gain > best) {
            best = Some((seat, gain));
        }
        sum_of_gains += gain;
        n_rivals += 1.0;
    }
    let Some((best_rival, best_gain)) = best else {
        return Ballot { value: -named * own_loss, likely_victim: crowd.cheapest[me].map(|_| me) };
    };
    let say = share(&crowd.weights, stakes);
    let gain = say * best_gain + (1.0 - say) * sum_of_gains / n_rivals;
    Ballot {
        value: (1.0 - named) * gain - named * own_loss,
        likely_victim: Some(if named > 0.5 { me } else { best_rival }),
    }
}

/// The probability that the others name this player and prevail, if this player names one of them. It tries
/// all the ways in which the others' ballots may fall, at most 32.
fn chance_to_be_named(weights: &[u8; MAX_SEATS], stakes: &Stakes) -> f64 {
    let me = stakes.me.index();
    let own = weights[me];
    if own == 0 {
        return 0.0;
    }
    let mut others = [0; MAX_SEATS];
    let mut n_others = 0;
    let mut is_leader = true;
    for &seat in stakes.rivals().iter().filter(|seat| weights[**seat] > 0) {
        others[n_others] = weights[seat];
        n_others += 1;
        is_leader &= stakes.points[seat] <= stakes.points[me];
    }
    let others = &others[..n_others];
    let all_others: u8 = others.iter().sum();
    if others.is_empty() {
        return 1.0;
    }
    if own > all_others {
        return 0.0;
    }
    let random = 1.0 / (n_others + 1) as f64;
    let envy = if is_leader { 1.0 } else { 0.0 };
    let each = random + tuning::VOTES_AGAINST_LEADER * (envy - random);
    chance_to_be_outvoted(own, others, each, 0.5)
}

/// The player's share of the total weight in a vote.
fn share(weights: &[u8; MAX_SEATS], stakes: &Stakes) -> f64 {
    let all: u8 = weights.iter().sum();
    if all == 0 { 0.0 } else { f64::from(weights[stakes.me.index()]) / f64::from(all) }
}
