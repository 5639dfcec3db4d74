//! How a vote may go whose ballots one can only guess at.

/// How likely a player with the weight `own` is named, where each of the others names it with the
/// probability `each`, and a tie with nobody else's weight left goes against it with `ties`.
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

/// How likely `against` prevails over `own` weight on one other and the `rest` anywhere else.
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
