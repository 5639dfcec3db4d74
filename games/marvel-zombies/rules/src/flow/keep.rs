//! A hero gets a Citizen card. Heroes can hold one, so another card may have to be discarded (MZ-15.5, MZ-15.6,
//! MZ-29.13).

use table::{AsksSeats, Kind, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, mission};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::cast::CitizenCard;
use crate::event::Event;
use crate::state::HeroIx;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Keep {
    pub hero: HeroIx,
    pub card: CitizenCard,
}

impl AsksSeats<MarvelZombies> for Keep {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let Keep { hero, card } = self;
        if !g.is_in_play(hero) {
            g.stack.done();
            discard(g, hero, card, log);
            return Step::Ran;
        }
        if g.hero(hero).citizens.is_empty() || mission::holds_both(g, hero, card) {
            rule!("MZ-15.5");
            g.stack.done();
            keep(g, hero, card, log);
            return Step::Ran;
        }
        Step::Waits
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let question = Question::KeepCitizen { hero: g.who(self.hero), card: self.card };
        Pending::turn(g.hero(self.hero).seat, question)
    }

    /// Keep the new card or one already held; the other is discarded.
    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Pick { aim: Aim::Citizen(self.card) });
        let held = &g.hero(self.hero).citizens;
        out.extend(held.iter().map(|held| Action::Pick { aim: Aim::Citizen(*held) }));
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
        let Keep { hero, card } = self;
        let Action::Pick { aim: Aim::Citizen(kept) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if kept != card && !g.hero(hero).citizens.contains(&kept) {
            return Err(Refusal::new("MZ-15.6", "citizen-not-held"));
        }
        rule!("MZ-15.6");
        rule!("MZ-29.13");
        g.stack.done();
        if kept == card {
            for old in std::mem::take(&mut g.hero_mut(hero).citizens) {
                discard(g, hero, old, log);
            }
            keep(g, hero, card, log);
        } else {
            discard(g, hero, card, log);
        }
        Ok(())
    }
}

fn keep(g: &mut MarvelZombies, hero: HeroIx, card: CitizenCard, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-15.7");
    g.hero_mut(hero).citizens.push(card);
    log.event(Event::CitizenKept { hero: g.who(hero), card });
}

/// A card that this hero had, or could have kept, goes to the discard.
pub(crate) fn discard(
    g: &mut MarvelZombies,
    hero: HeroIx,
    card: CitizenCard,
    log: &mut impl Log<MarvelZombies>,
) {
    g.citizen_discard[card.index()] += 1;
    log.event(Event::CitizenCardDiscarded { hero: g.who(hero), card });
    mission::citizen_discarded(g, card, log);
}
