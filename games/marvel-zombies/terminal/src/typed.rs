//! Wounds as a player shares them, hero by hero in play order, followed by the letters of the Citizens who
//! take one:
//!
//! ```text
//! share 2 0 1
//! share 1 0 0 wo
//! ```

use marvel_zombies::view::View;
use marvel_zombies::{Action, CitizenCard, Shares};
use terminal::board::TypedProposal;

use super::signs;

pub fn action(view: &View, typed: &TypedProposal) -> Option<Action> {
    match typed {
        TypedProposal::Share(text) => shares(view, text).map(Action::Share),
        TypedProposal::Offer(_)
        | TypedProposal::Counter(_)
        | TypedProposal::Accept(_)
        | TypedProposal::Sleep => None,
    }
}

fn shares(view: &View, text: &str) -> Option<Shares> {
    let mut shares = Shares::default();
    let mut heroes = shares.heroes.iter_mut().take(view.heroes.len());
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        match word.parse() {
            Ok(n) => *heroes.next()? = n,
            Err(_) => {
                let place = CitizenCard::ALL.iter().position(|card| signs::of_citizen(*card) == word)?;
                shares.citizens |= 1 << place;
            }
        }
    }
    (!text.is_empty()).then_some(shares)
}
