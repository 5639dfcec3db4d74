//! Heroes gain and lose Traits (MZ-9); a hero with too many discards one.

use table::{Kind, rule};

use super::LoseTrait;
use crate::MarvelZombies;
use crate::cards::Trait;
use crate::state::HeroIx;

/// MZ-9.1
pub(crate) const TRAITS_HELD: usize = 2;

/// A hero gets a Trait, from the deck or from another hero (MZ-27.22).
pub(crate) fn receive(g: &mut MarvelZombies, hero: HeroIx, card: Trait) {
    rule!("MZ-9.1");
    g.hero_mut(hero).traits.push(card);
    if g.hero(hero).traits.len() > TRAITS_HELD {
        rule!("MZ-9.2");
        lose_one(g, hero);
    }
}

/// A hero who has any Traits discards one of their choice (MZ-9.2, MZ-29.19).
pub(crate) fn lose_one(g: &mut MarvelZombies, hero: HeroIx) {
    if !g.hero(hero).traits.is_empty() {
        g.stack.begin(LoseTrait { hero });
    }
}

/// A Trait of this hero goes to the discard.
pub(crate) fn discard(g: &mut MarvelZombies, hero: HeroIx, card: Trait) {
    let held = &mut g.hero_mut(hero).traits;
    if let Some(index) = held.iter().position(|held| *held == card) {
        held.remove(index);
        g.trait_discard[card.index()] += 1;
    }
}
