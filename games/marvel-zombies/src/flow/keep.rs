//! A Citizen card comes to a hero, who holds one (MZ-15.5, MZ-15.6, MZ-29.13).

use table::{Kind, Log, Pending, PendingOf, Refusal, Step, rule};

use super::{Question, mission};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::cast::CitizenCard;
use crate::event::Event;
use crate::state::HeroIx;

pub(super) fn step(
    g: &mut MarvelZombies,
    hero: HeroIx,
    card: CitizenCard,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    if !g.is_in_play(hero) {
        g.done();
        discard(g, hero, card, log);
        return Step::Ran;
    }
    if g.hero(hero).citizens.is_empty() || mission::holds_both(g, hero, card) {
        rule!("MZ-15.5");
        g.done();
        keep(g, hero, card, log);
        return Step::Ran;
    }
    Step::Waits
}

pub(super) fn pending(g: &MarvelZombies, hero: HeroIx, card: CitizenCard) -> PendingOf<MarvelZombies> {
    Pending::turn(g.hero(hero).seat, Question::KeepCitizen { hero: g.who(hero), card })
}

/// The new card, or one that is held: the other goes.
pub(super) fn legal(g: &MarvelZombies, hero: HeroIx, card: CitizenCard, out: &mut Vec<Action>) {
    out.push(Action::Pick { aim: Aim::Citizen(card) });
    out.extend(g.hero(hero).citizens.iter().map(|held| Action::Pick { aim: Aim::Citizen(*held) }));
}

pub(super) fn act(
    g: &mut MarvelZombies,
    hero: HeroIx,
    card: CitizenCard,
    action: Action,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Citizen(kept) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if kept != card && !g.hero(hero).citizens.contains(&kept) {
        return Err(Refusal::new("MZ-15.6", "citizen-not-held"));
    }
    rule!("MZ-15.6");
    rule!("MZ-29.13");
    g.done();
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

fn keep(g: &mut MarvelZombies, hero: HeroIx, card: CitizenCard, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-15.7");
    g.hero_mut(hero).citizens.push(card);
    log.event(Event::CitizenKept { hero: g.who(hero), card });
}

/// A card that this hero had, or might have had, goes to the discard.
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
