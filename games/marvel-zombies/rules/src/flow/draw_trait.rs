//! Drawing a Trait (MZ-9).

use table::{AsksChance, Bag, Chance, Log, Refusal, RulesKey, Step, rule};

use super::{ChanceQuestion, traits};
use crate::MarvelZombies;
use crate::action::Roll;
use crate::cards::N_TRAITS;
use crate::event::Event;
use crate::state::HeroIx;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawTrait {
    pub hero: HeroIx,
}

impl AsksChance<MarvelZombies> for DrawTrait {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let is_exhausted = g.trait_deck.is_empty() && g.trait_discard == [0; N_TRAITS];
        if is_exhausted || !g.is_in_play(self.hero) {
            return g.stack.done();
        }
        if g.trait_deck.is_empty() {
            rule!("MZ-9.7");
            g.trait_deck = Bag::new(std::mem::replace(&mut g.trait_discard, [0; N_TRAITS]));
            log.event(Event::TraitsShuffled);
        }
        Step::Waits
    }

    fn question(&self, g: &MarvelZombies) -> ChanceQuestion {
        ChanceQuestion::Trait { hero: g.who(self.hero) }
    }

    fn roll(&self, g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Trait(g.trait_deck.sample::<1>(1, key, chance)[0])
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Roll::Trait(card) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        if !g.trait_deck.take(&[card], key) {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        rule!("MZ-9.3");
        log.event(Event::TraitDrawn { hero: g.who(self.hero), card });
        g.stack.done();
        traits::receive(g, self.hero, card);
        Ok(())
    }
}
