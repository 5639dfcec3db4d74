//! A Trait is drawn (MZ-9); where a hero holds too many, or loses one, a Trait goes.

use table::{Bag, Chance, Kind, Log, Pending, PendingOf, Refusal, RulesKey, Step, rule};

use super::{Frame, Question, Toss};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::cards::{N_TRAITS, Trait};
use crate::event::Event;
use crate::state::HeroIx;

/// MZ-9.1
pub(crate) const TRAITS_HELD: usize = 2;

pub(super) fn step(g: &mut MarvelZombies, hero: HeroIx, log: &mut impl Log<MarvelZombies>) -> Step {
    let is_exhausted = g.trait_deck.is_empty() && g.trait_discard == [0; N_TRAITS];
    if is_exhausted || !g.is_in_play(hero) {
        return g.done();
    }
    if g.trait_deck.is_empty() {
        rule!("MZ-9.7");
        g.trait_deck = Bag::new(std::mem::replace(&mut g.trait_discard, [0; N_TRAITS]));
        log.event(Event::TraitsShuffled);
    }
    Step::Waits
}

pub(super) fn pending(g: &MarvelZombies, hero: HeroIx) -> PendingOf<MarvelZombies> {
    Pending::Chance(Toss::Trait { hero: g.who(hero) })
}

pub(super) fn roll(g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Trait {
    g.trait_deck.sample::<1>(1, key, chance)[0]
}

pub(super) fn rolled(
    g: &mut MarvelZombies,
    hero: HeroIx,
    card: Trait,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    if !g.trait_deck.take(&[card], key) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    rule!("MZ-9.3");
    log.event(Event::TraitDrawn { hero: g.who(hero), card });
    g.done();
    receive(g, hero, card);
    Ok(())
}

/// A Trait comes to a hero, from the deck or from another (MZ-27.22).
pub(crate) fn receive(g: &mut MarvelZombies, hero: HeroIx, card: Trait) {
    rule!("MZ-9.1");
    g.hero_mut(hero).traits.push(card);
    if g.hero(hero).traits.len() > TRAITS_HELD {
        rule!("MZ-9.2");
        lose_one(g, hero);
    }
}

/// A hero who holds any discards one of choice (MZ-9.2, MZ-29.19).
pub(crate) fn lose_one(g: &mut MarvelZombies, hero: HeroIx) {
    if !g.hero(hero).traits.is_empty() {
        g.begin(Frame::LoseTrait { hero });
    }
}

/// Without a choice there is no question.
pub(super) fn step_loss(g: &mut MarvelZombies, hero: HeroIx, log: &mut impl Log<MarvelZombies>) -> Step {
    let held = g.hero(hero).traits;
    match held.first() {
        Some(card) if held.iter().all(|other| other == card) => drop_one(g, hero, *card, log),
        Some(_) => return Step::Waits,
        None => _ = g.done(),
    }
    Step::Ran
}

pub(super) fn pending_loss(g: &MarvelZombies, hero: HeroIx) -> PendingOf<MarvelZombies> {
    Pending::turn(g.hero(hero).seat, Question::DiscardTrait { hero: g.who(hero) })
}

pub(super) fn legal_loss(g: &MarvelZombies, hero: HeroIx, out: &mut Vec<Action>) {
    let held = &g.hero(hero).traits;
    let each_once = held.iter().enumerate().filter(|(index, card)| !held[..*index].contains(card));
    out.extend(each_once.map(|(_, card)| Action::Pick { aim: Aim::Trait(*card) }));
}

pub(super) fn act_loss(
    g: &mut MarvelZombies,
    hero: HeroIx,
    action: Action,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Trait(card) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if !g.hero(hero).traits.contains(&card) {
        return Err(Refusal::new("MZ-9.2", "trait-not-held"));
    }
    drop_one(g, hero, card, log);
    Ok(())
}

fn drop_one(g: &mut MarvelZombies, hero: HeroIx, card: Trait, log: &mut impl Log<MarvelZombies>) {
    g.done();
    discard(g, hero, card);
    log.event(Event::TraitDiscarded { hero: g.who(hero), card });
}

/// A Trait that this hero holds goes to the discard.
pub(crate) fn discard(g: &mut MarvelZombies, hero: HeroIx, card: Trait) {
    let held = &mut g.hero_mut(hero).traits;
    if let Some(index) = held.iter().position(|held| *held == card) {
        held.remove(index);
        g.trait_discard[card.index()] += 1;
    }
}
