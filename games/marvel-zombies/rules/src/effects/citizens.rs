//! Citizen cards of both modes (MZ-27, MZ-49): the same effects, paid for with Hunger or with Power
//! (MZ-29.15).

use table::{Log, Refusal, RulesKey, rule};

use super::costs::wrong_aim;
use super::dispatch::{Aims, named};
use super::{Effect, parts, passive, rerolls, sheets, ward};
use crate::MarvelZombies;
use crate::action::{Aim, Form};
use crate::cards::Trait;
use crate::cast::{Character, CitizenCard, Mode};
use crate::event::Event;
use crate::flow::{Attack, DrawTrait, FreeKind, attack, deeds, keep, traits};
use crate::state::HeroIx;

/// Cards that nobody holds, and that give no effect.
macro_rules! not_people {
    () => {
        CitizenCard::Nobody | CitizenCard::SecretMission1 | CitizenCard::SecretMission2
    };
}

pub(super) fn aims(g: &MarvelZombies, hero: HeroIx, citizen: CitizenCard, aims: &mut Aims) {
    match citizen {
        CitizenCard::Wong => {
            parts::zones_in_sight(g, hero, aims);
            parts::other_heroes(g, hero, aims);
        }
        CitizenCard::JaneFoster => parts::doors_here(g, hero, aims),
        CitizenCard::EdwinJarvis => exchanges(g, hero, aims),
        CitizenCard::AgentCoulson
        | CitizenCard::PepperPotts
        | CitizenCard::MaryJane
        | CitizenCard::JonahJameson
        | CitizenCard::ThunderboltRoss
        | CitizenCard::AuntMay
        | CitizenCard::BlindAl
        | CitizenCard::MariaHill
        | CitizenCard::Okoye => aims.push(Aim::Nothing),
        not_people!() => {}
    }
}

/// Traits that could change hands with heroes in the same zone.
fn exchanges(g: &MarvelZombies, hero: HeroIx, aims: &mut Aims) {
    for other in g.heroes_in(parts::zone_of(g, hero)).without(hero).iter() {
        let who = g.who(other);
        let given = each_once(&g.hero(hero).traits).map(|held| Aim::Give(who, held));
        let taken = each_once(&g.hero(other).traits).map(|held| Aim::TakeFrom(who, held));
        aims.extend(given.chain(taken));
    }
}

fn each_once(held: &[Trait]) -> impl Iterator<Item = Trait> + '_ {
    held.iter().enumerate().filter(|(index, card)| !held[..*index].contains(card)).map(|(_, card)| *card)
}

pub(super) fn may_aim(
    g: &MarvelZombies,
    hero: HeroIx,
    citizen: CitizenCard,
    aim: Aim,
) -> Result<(), Refusal> {
    match citizen {
        CitizenCard::AgentCoulson => may_shoot(g, hero)?,
        CitizenCard::PepperPotts => {}
        CitizenCard::MaryJane => rerolls::may_reroll_every_die(g)?,
        CitizenCard::JonahJameson => parts::may_walk(g, hero)?,
        CitizenCard::ThunderboltRoss => parts::may_push(g, parts::zone_of(g, hero), true)?,
        CitizenCard::Wong => {
            return match aim {
                Aim::Hero(who) => may_change_places(g, hero, who),
                aim => parts::may_jump(g, hero, aim, "MZ-27.6"),
            };
        }
        CitizenCard::AuntMay => {
            if g.turn.has_attacked {
                return Err(Refusal::new("MZ-27.23", "has-attacked"));
            }
            parts::may_heal(g, hero)?;
        }
        CitizenCard::BlindAl => ward::may_cancel(g, hero)?,
        CitizenCard::MariaHill => {
            if g.stack.innermost::<Attack>().is_none_or(|attack| attack.form != Form::Unique) {
                return Err(Refusal::new("MZ-27.9", "other-attack"));
            }
        }
        CitizenCard::JaneFoster => return parts::may_open(g, hero, aim, "MZ-27.10"),
        CitizenCard::EdwinJarvis => return may_exchange(g, hero, aim),
        CitizenCard::Okoye => {
            let (form, range) = okoye_attack(g, hero);
            parts::may_attack(g, hero, form, range)?;
        }
        not_people!() => return Err(wrong_aim()),
    }
    parts::without_aim(aim)
}

/// MZ-27.17: whether the hero has a Ranged attack with a target, from the sheet or with the Sign.
fn may_shoot(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    let seen = g.ways.seen[parts::zone_of(g, hero).index()];
    let can_shoot = [Form::Unique, Form::Sign].into_iter().any(|form| {
        sheets::of(g.who(hero), form).reach.is_ranged()
            && seen.iter().any(|at| attack::may_attack(g, hero, form, at, None, true).is_ok())
    });
    if can_shoot { Ok(()) } else { Err(Refusal::new("MZ-27.17", "no-ranged-attack")) }
}

/// MZ-27.21: with a hero anywhere on the board.
fn may_change_places(g: &MarvelZombies, hero: HeroIx, who: Character) -> Result<(), Refusal> {
    let other = named(g, who).ok_or_else(|| Refusal::new("MZ-27.21", "not-in-play"))?;
    parts::if_changes(g.zone_of(other) != g.zone_of(hero))
}

fn may_exchange(g: &MarvelZombies, hero: HeroIx, aim: Aim) -> Result<(), Refusal> {
    let (Aim::Give(who, held) | Aim::TakeFrom(who, held)) = aim else { return Err(wrong_aim()) };
    let other = named(g, who).filter(|other| *other != hero && g.zone_of(*other) == g.zone_of(hero));
    let other = other.ok_or_else(|| Refusal::new("MZ-27.11", "not-here"))?;
    let from = if matches!(aim, Aim::Give(..)) { hero } else { other };
    let is_held = g.hero(from).traits.contains(&held);
    if is_held { Ok(()) } else { Err(Refusal::new("MZ-27.11", "not-held")) }
}

/// The attack that Okoye gives: a Devour or, in Hero Mode, the unique attack.
fn okoye_attack(g: &MarvelZombies, hero: HeroIx) -> (Form, u8) {
    match g.mode {
        Mode::Zombie => (Form::Devour, 0),
        Mode::Hero => (Form::Unique, passive::range_for(g, hero, Form::Unique)),
    }
}

/// The hero whose player has to agree (MZ-27.21, MZ-27.22).
pub(super) fn must_agree(g: &MarvelZombies, effect: Effect, aim: Aim) -> Option<HeroIx> {
    match (effect, aim) {
        (Effect::Citizen(CitizenCard::Wong), Aim::Hero(_))
        | (Effect::Citizen(CitizenCard::EdwinJarvis), Aim::Give(..) | Aim::TakeFrom(..)) => {
            Some(parts::aimed_hero(g, aim))
        }
        _ => None,
    }
}

pub(super) fn run(
    g: &mut MarvelZombies,
    hero: HeroIx,
    citizen: CitizenCard,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    mark(g.mode, citizen);
    match citizen {
        CitizenCard::AgentCoulson => {
            rule!("MZ-27.17");
            rule!("MZ-27.18");
            parts::free_and_paid(g, hero, FreeKind::Ranged);
        }
        CitizenCard::PepperPotts => {
            rule!("MZ-9.3");
            g.stack.begin(DrawTrait { hero });
        }
        CitizenCard::MaryJane => {
            rule!("MZ-27.19");
            rerolls::reroll_every_die(g);
        }
        CitizenCard::JonahJameson => {
            rule!("MZ-27.20");
            parts::walk(g, hero, 1, true);
        }
        CitizenCard::ThunderboltRoss => parts::push_away(g, hero, parts::zone_of(g, hero), true),
        CitizenCard::Wong => {
            rule!("MZ-27.21");
            match aim {
                Aim::Hero(_) => change_places(g, hero, parts::aimed_hero(g, aim), key, log),
                aim => parts::jump(g, hero, aim, key, log),
            }
        }
        CitizenCard::AuntMay => {
            rule!("MZ-27.23");
            deeds::heal(g, hero, 1, log);
        }
        CitizenCard::BlindAl => ward::cancel(g, hero, 1, log),
        CitizenCard::MariaHill => {
            // In Zombie Mode, the Hunger that was paid adds the other die.
            let dice = match g.mode {
                Mode::Zombie => 1,
                Mode::Hero => 2,
            };
            Attack::under_way(g).more_dice += dice;
        }
        CitizenCard::JaneFoster => parts::open(g, hero, aim, log),
        CitizenCard::EdwinJarvis => exchange(g, hero, aim, log),
        CitizenCard::Okoye => {
            let (form, range) = okoye_attack(g, hero);
            parts::free_and_paid(g, hero, FreeKind::Form(form, range));
        }
        not_people!() => {}
    }
}

fn change_places(
    g: &mut MarvelZombies,
    hero: HeroIx,
    other: HeroIx,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let (here, there) = (parts::zone_of(g, hero), parts::zone_of(g, other));
    deeds::go(g, other, here, 0, key, log);
    deeds::go(g, hero, there, 0, key, log);
}

/// MZ-27.22: a hero who then has three Traits discards one.
fn exchange(g: &mut MarvelZombies, hero: HeroIx, aim: Aim, log: &mut impl Log<MarvelZombies>) {
    let (Aim::Give(_, held) | Aim::TakeFrom(_, held)) = aim else { return };
    let other = parts::aimed_hero(g, aim);
    rule!("MZ-27.22");
    rule!("MZ-9.9");
    let (from, to) = if matches!(aim, Aim::Give(..)) { (hero, other) } else { (other, hero) };
    let given = &mut g.hero_mut(from).traits;
    let Some(place) = given.iter().position(|other| *other == held) else { return };
    given.remove(place);
    log.event(Event::TraitGiven { from: g.who(from), to: g.who(to), card: held });
    traits::receive(g, to, held);
}

/// MZ-47.1: a hero in Hulk's zone turns Hulk into Banner by discarding their own Citizen card.
pub(super) fn may_banner(g: &MarvelZombies, hero: HeroIx, aim: Aim) -> Result<(), Refusal> {
    let zone = parts::zone_of(g, hero);
    if !g.leaders_in(zone).any(|who| who == Character::Hulk) {
        return Err(Refusal::new("MZ-47.1", "hulk-not-here"));
    }
    let Aim::Citizen(card) = aim else { return Err(wrong_aim()) };
    if !g.hero(hero).citizens.contains(&card) {
        return Err(Refusal::new("MZ-47.1", "not-held"));
    }
    parts::if_changes(!g.leaders[Character::Hulk.place()].is_banner)
}

pub(super) fn make_banner(g: &mut MarvelZombies, hero: HeroIx, aim: Aim, log: &mut impl Log<MarvelZombies>) {
    let Aim::Citizen(card) = aim else { return };
    rule!("MZ-47.1");
    rule!("MZ-47.11");
    g.hero_mut(hero).citizens.retain(|held| *held != card);
    g.leaders[Character::Hulk.place()].is_banner = true;
    keep::discard(g, hero, card, log);
}

/// Marks the rule of the card, in the chapter of the mode.
fn mark(mode: Mode, citizen: CitizenCard) {
    match (mode, citizen) {
        (Mode::Zombie, CitizenCard::AgentCoulson) => rule!("MZ-27.1"),
        (Mode::Zombie, CitizenCard::PepperPotts) => rule!("MZ-27.2"),
        (Mode::Zombie, CitizenCard::MaryJane) => rule!("MZ-27.3"),
        (Mode::Zombie, CitizenCard::JonahJameson) => rule!("MZ-27.4"),
        (Mode::Zombie, CitizenCard::ThunderboltRoss) => rule!("MZ-27.5"),
        (Mode::Zombie, CitizenCard::Wong) => rule!("MZ-27.6"),
        (Mode::Zombie, CitizenCard::AuntMay) => rule!("MZ-27.7"),
        (Mode::Zombie, CitizenCard::BlindAl) => rule!("MZ-27.8"),
        (Mode::Zombie, CitizenCard::MariaHill) => rule!("MZ-27.9"),
        (Mode::Zombie, CitizenCard::JaneFoster) => rule!("MZ-27.10"),
        (Mode::Zombie, CitizenCard::EdwinJarvis) => rule!("MZ-27.11"),
        (Mode::Zombie, CitizenCard::Okoye) => rule!("MZ-27.12"),
        (Mode::Hero, CitizenCard::AgentCoulson) => rule!("MZ-49.1"),
        (Mode::Hero, CitizenCard::PepperPotts) => rule!("MZ-49.2"),
        (Mode::Hero, CitizenCard::MaryJane) => rule!("MZ-49.3"),
        (Mode::Hero, CitizenCard::JonahJameson) => rule!("MZ-49.4"),
        (Mode::Hero, CitizenCard::ThunderboltRoss) => rule!("MZ-49.5"),
        (Mode::Hero, CitizenCard::Wong) => rule!("MZ-49.6"),
        (Mode::Hero, CitizenCard::AuntMay) => rule!("MZ-49.7"),
        (Mode::Hero, CitizenCard::BlindAl) => rule!("MZ-49.8"),
        (Mode::Hero, CitizenCard::MariaHill) => rule!("MZ-49.9"),
        (Mode::Hero, CitizenCard::JaneFoster) => rule!("MZ-49.10"),
        (Mode::Hero, CitizenCard::EdwinJarvis) => rule!("MZ-49.11"),
        (Mode::Hero, CitizenCard::Okoye) => rule!("MZ-49.12"),
        (Mode::Zombie | Mode::Hero, not_people!()) => {}
    }
}
