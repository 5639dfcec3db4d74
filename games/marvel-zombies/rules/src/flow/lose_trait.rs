//! A hero discards one of their Traits (MZ-9.2, MZ-29.19).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step};

use super::{Question, traits};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::cards::Trait;
use crate::event::Event;
use crate::state::HeroIx;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoseTrait {
    pub hero: HeroIx,
}

impl AsksSeats<MarvelZombies> for LoseTrait {
    /// Asks only if there is a choice.
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let held = g.hero(self.hero).traits;
        match held.first() {
            Some(card) if held.iter().all(|other| other == card) => {
                drop_one(g, self.hero, *card, log);
                Step::Ran
            }
            Some(_) => Step::Waits,
            None => g.stack.done(),
        }
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        Pending::turn(g.hero(self.hero).seat, Question::DiscardTrait { hero: g.who(self.hero) })
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let held = &g.hero(self.hero).traits;
        let each_once = held.iter().enumerate().filter(|(index, card)| !held[..*index].contains(card));
        out.extend(each_once.map(|(_, card)| Action::Pick { aim: Aim::Trait(*card) }));
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Action::Pick { aim: Aim::Trait(card) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if !g.hero(self.hero).traits.contains(&card) {
            return Err(Refusal::new("MZ-9.2", "trait-not-held"));
        }
        drop_one(g, self.hero, card, log);
        Ok(())
    }
}

fn drop_one(g: &mut MarvelZombies, hero: HeroIx, card: Trait, log: &mut impl Log<MarvelZombies>) {
    g.stack.done();
    traits::discard(g, hero, card);
    log.event(Event::TraitDiscarded { hero: g.who(hero), card });
}
