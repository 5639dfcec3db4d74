//! The odds of a vote with unknown ballots.

/// The probability that a vote goes against a player who has the weight `own`. Each of the others names that player
/// with probability `each`; a tie in which all weights are cast goes against the player with probability `ties`.
pub fn chance_to_be_outvoted(own: u8, others: &[u8], each: f64, ties: f64) -> f64 {
    let all_others: u8 = others.iter().sum();
    let mut chance = 0.0;
    for mask in 1u32..1 << others.len() {
        let mut probability = 1.0;
        let mut against = 0;
        for (index, weight) in others.iter().enumerate() {
            if mask & (1 << index) != 0 {
                probability *= each;
                against += weight;
            } else {
                probability *= 1.0 - each;
            }
        }
        chance += probability * chance_to_lose(own, against, all_others - against, ties);
    }
    chance
}

/// The probability that `against` beats `own`. The weight `own` is cast for one other player, and the weight
/// `rest` may be cast for anybody else.
fn chance_to_lose(own: u8, against: u8, rest: u8, ties: f64) -> f64 {
    if against < own {
        0.0
    } else if against > own + rest {
        1.0
    } else if against == own {
        if rest == 0 { ties } else { 0.7 * ties }
    } else {
        0.7
    }
}
