//! Ways to share Wounds among the figures in a zone (MZ-16.9, MZ-29.17).

use table::{Refusal, rule};

use super::Wounds;
use crate::MarvelZombies;
use crate::action::{Choice, Shares};
use crate::cast::{CitizenCard, Mode, PER_SIDE};
use crate::flow::activation::people;
use crate::state::{HeroIx, HeroSet};

/// The heroes in the zone to whom Wounds may be assigned.
pub(super) fn takers(g: &MarvelZombies, wounds: &Wounds) -> HeroSet {
    HeroSet(g.heroes_in(wounds.zone).0 & !wounds.spared.0)
}

/// The Citizens in the zone, each of whom takes at most one Wound (MZ-29.17), as bits.
fn victims(g: &MarvelZombies, wounds: &Wounds) -> u16 {
    match g.mode {
        Mode::Zombie => 0,
        Mode::Hero => g.citizens_in(wounds.zone).fold(0, |bits, citizen| bits | 1 << citizen as u16),
    }
}

/// The number of Wounds that somebody can take; the others are lost (MZ-24.31, MZ-29.18).
fn n_taken(g: &MarvelZombies, wounds: &Wounds) -> u8 {
    if takers(g, wounds).is_empty() {
        rule!("MZ-29.18");
        wounds.n.min(victims(g, wounds).count_ones() as u8)
    } else {
        wounds.n
    }
}

/// The way to share, if there is only one.
pub(super) fn only(g: &MarvelZombies, wounds: &Wounds) -> Option<Shares> {
    let (heroes, victims, n) = (takers(g, wounds), victims(g, wounds), n_taken(g, wounds));
    let n_victims = victims.count_ones() as u8;
    let is_settled = n == 0 || heroes.len() == 1 && n_victims == 0 || heroes.is_empty() && n == n_victims;
    is_settled.then(|| evenly(g, wounds))
}

/// MZ-50.10: one at a time to the hero with the most Health left; to a Citizen only if no hero has more than
/// 1 Health.
pub(super) fn evenly(g: &MarvelZombies, wounds: &Wounds) -> Shares {
    evenly_with(g, wounds, Shares::default())
}

/// Shares the remaining Wounds as the default does.
fn evenly_with(g: &MarvelZombies, wounds: &Wounds, mut shares: Shares) -> Shares {
    let heroes = in_seat_order(g, takers(g, wounds));
    let mut victims = victims(g, wounds) & !shares.citizens;
    for _ in total(&shares)..n_taken(g, wounds) {
        let left = |hero: &HeroIx| g.hero(*hero).health.saturating_sub(shares.heroes[hero.index()]);
        // Of several heroes, the first in seat order: `max_by_key` would return the last.
        let hardiest = heroes.iter().flatten().rev().max_by_key(|hero| left(hero)).copied();
        let citizen = people(victims).next();
        match (hardiest, citizen) {
            (Some(hero), None) => {
                rule!("MZ-50.10");
                shares.heroes[hero.index()] += 1;
            }
            (Some(hero), Some(_)) if left(&hero) > 1 => {
                rule!("MZ-50.10");
                shares.heroes[hero.index()] += 1;
            }
            (_, Some(citizen)) => {
                rule!("MZ-50.10");
                shares.citizens |= 1 << citizen as u16;
                victims &= !(1 << citizen as u16);
            }
            (None, None) => break,
        }
    }
    shares
}

fn in_seat_order(g: &MarvelZombies, heroes: HeroSet) -> [Option<HeroIx>; PER_SIDE] {
    let mut sorted = [None; PER_SIDE];
    for (place, hero) in heroes.iter().enumerate() {
        sorted[place] = Some(hero);
    }
    sorted[..heroes.len()].sort_by_key(|hero| hero.map(|hero| (g.hero(hero).seat, hero)));
    sorted
}

fn total(shares: &Shares) -> u8 {
    shares.heroes.iter().fold(shares.citizens.count_ones() as u8, |sum, n| sum.saturating_add(*n))
}

/// All Wounds on one hero.
fn all_on(g: &MarvelZombies, wounds: &Wounds, hero: HeroIx) -> Shares {
    let mut shares = Shares::default();
    shares.heroes[hero.index()] = n_taken(g, wounds);
    shares
}

/// This Citizen takes one Wound; the rest are shared as the default does.
fn first_on(g: &MarvelZombies, wounds: &Wounds, citizen: CitizenCard) -> Shares {
    evenly_with(g, wounds, Shares { citizens: 1 << citizen as u16, ..Shares::default() })
}

/// The offered ways to share, the default first. Others may be proposed.
pub(super) fn each(g: &MarvelZombies, wounds: &Wounds, mut f: impl FnMut(Choice)) {
    f(Choice::Evenly);
    takers(g, wounds).iter().for_each(|hero| f(Choice::AllOn(g.who(hero))));
    people(victims(g, wounds)).for_each(|citizen| f(Choice::Shares(first_on(g, wounds, citizen))));
}

/// What a choice amounts to, or why it is impossible.
pub(super) fn meant(g: &MarvelZombies, wounds: &Wounds, choice: Choice) -> Result<Shares, Refusal> {
    let shares = match choice {
        Choice::Evenly => evenly(g, wounds),
        Choice::AllOn(who) => match g.played(who).filter(|hero| takers(g, wounds).has(*hero)) {
            Some(hero) => all_on(g, wounds, hero),
            None => return Err(Refusal::new("MZ-16.9", "hero-not-among-the-wounded")),
        },
        Choice::Shares(shares) => shares,
        Choice::Zone(_)
        | Choice::Routes(_)
        | Choice::Objective(_)
        | Choice::Nothing
        | Choice::Second(_)
        | Choice::Hero(_)
        | Choice::PlayOn
        | Choice::EndGame => {
            return Err(Refusal::new("MZ-50.3", "not-among-the-choices"));
        }
    };
    check(g, wounds, &shares)?;
    Ok(shares)
}

fn check(g: &MarvelZombies, wounds: &Wounds, shares: &Shares) -> Result<(), Refusal> {
    let takers = takers(g, wounds);
    let is_outside = |hero: usize| !takers.has(HeroIx(hero as u8)) && shares.heroes[hero] > 0;
    if (0..PER_SIDE).any(is_outside) {
        return Err(Refusal::new("MZ-16.9", "hero-not-among-the-wounded"));
    }
    if shares.citizens & !victims(g, wounds) != 0 {
        return Err(Refusal::new("MZ-29.17", "citizen-not-among-the-wounded"));
    }
    if total(shares) != n_taken(g, wounds) {
        return Err(Refusal::new("MZ-16.9", "wounds-do-not-add-up"));
    }
    Ok(())
}

/// A random way to share, for bots that play at random.
pub(super) fn any(g: &MarvelZombies, wounds: &Wounds, chance: &mut dyn table::Chance) -> Option<Shares> {
    let heroes = takers(g, wounds);
    if heroes.is_empty() {
        return None;
    }
    let mut shares = Shares::default();
    for _ in 0..n_taken(g, wounds) {
        let nth = chance.below(heroes.len() as u32) as usize;
        let hero = heroes.iter().nth(nth)?;
        shares.heroes[hero.index()] += 1;
    }
    Some(shares)
}
