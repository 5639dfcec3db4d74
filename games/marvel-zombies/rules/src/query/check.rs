//! What must always hold: each card and each figure is in exactly one place, and a game that was called lost is never
//! won.

use table::{Broken, Holds, RulesKey};

use crate::MarvelZombies;
use crate::board::{ZONES, Zone};
use crate::cards::{HARSH, SpawnCard, Spawning, TRAIT_COPIES, TRAITS_OF_A_MODE};
use crate::cast::{COMMON, Character, CitizenCard, Mode, N_CITIZENS};
use crate::flow::{AttackStage, Coming, Frame, Spawn};
use crate::state::{LeaderPlace, MAX_GAUGE};

pub(crate) fn check(g: &MarvelZombies, key: &RulesKey) -> Result<(), Broken> {
    if let Some(outcome) = g.outcome {
        // MZ-3.10: a mission that was said to be impossible must not be won.
        let is_won_after_all = g.progress.is_lost_for_good && !outcome.winners.is_empty();
        return if is_won_after_all { broken("won after it was called lost".to_string()) } else { Ok(()) };
    }
    figures(g)?;
    activations(g)?;
    leaders(g, key)?;
    spawn_cards(g, key)?;
    traits(g, key)?;
    citizens(g, key)?;
    heroes(g)
}

fn broken(what: String) -> Result<(), Broken> {
    Err(Broken(what))
}

/// MZ-1.4, MZ-1.12
fn figures(g: &MarvelZombies) -> Result<(), Broken> {
    for kind in COMMON {
        let on_board: u16 = g.crowd.iter().map(|crowd| u16::from(crowd.of(kind))).sum();
        if on_board + u16::from(g.supply.of(kind)) != u16::from(kind.figures()) {
            return broken(format!("{on_board} of {kind:?} on the board, {} in the box", g.supply.of(kind)));
        }
    }
    Ok(())
}

/// Only figures that are there can act.
fn activations(g: &MarvelZombies) -> Result<(), Broken> {
    for activation in &g.activations {
        for zone in (0..ZONES as u8).map(Zone) {
            let (now, later) = (activation.now[zone.index()], activation.later[zone.index()]);
            if COMMON.into_iter().any(|kind| now.of(kind) + later.of(kind) > g.crowd[zone.index()].of(kind)) {
                return broken(format!("more are activated in {zone:?} than stand there"));
            }
        }
    }
    Ok(())
}

fn leaders(g: &MarvelZombies, key: &RulesKey) -> Result<(), Broken> {
    for who in Character::leaders(g.mode) {
        let index = *who as usize;
        let comes = g.stack.iter().filter_map(Holds::<Coming>::held).filter(|coming| coming.has(*who));
        let is_placed = g.leaders[who.place()].place != LeaderPlace::Away;
        let n = g.leader_deck.counts(key)[index] + g.leader_discard[index] + u8::from(is_placed);
        if usize::from(n) + comes.count() != 1 {
            return broken(format!("{who:?} is in {n} places"));
        }
    }
    Ok(())
}

fn spawn_cards(g: &MarvelZombies, key: &RulesKey) -> Result<(), Broken> {
    for (index, in_deck) in g.spawn_deck.counts(key).iter().enumerate() {
        let card = SpawnCard(index as u8);
        let escorts = g.citizens.iter().filter(|citizen| citizen.escort == Some(card)).count();
        let spawns = g.stack.iter().filter_map(Holds::<Spawn>::held);
        let drawn = spawns.filter(|spawn| spawn.card == Some(card));
        let n = usize::from(in_deck + g.spawn_discard[index]) + escorts + drawn.count();
        let may_be_out = HARSH.contains(&card) || card.spawning(g.mode) == Spawning::Leader;
        if n != 1 && !(n == 0 && may_be_out) {
            return broken(format!("Spawn card {} is in {n} places", card.number()));
        }
    }
    Ok(())
}

fn traits(g: &MarvelZombies, key: &RulesKey) -> Result<(), Broken> {
    for (index, in_deck) in g.trait_deck.counts(key).iter().enumerate() {
        let held =
            g.heroes.iter().flat_map(|hero| hero.traits).filter(|held| *held as usize == index).count();
        let n = usize::from(in_deck + g.trait_discard[index]) + held;
        let is_of_mode = (index < TRAITS_OF_A_MODE) == (g.mode == Mode::Zombie);
        if n != if is_of_mode { usize::from(TRAIT_COPIES) } else { 0 } {
            return broken(format!("there are {n} of the Trait {index}"));
        }
    }
    Ok(())
}

fn citizens(g: &MarvelZombies, key: &RulesKey) -> Result<(), Broken> {
    if g.round == 0 {
        // The mission has not dealt its cards yet.
        return Ok(());
    }
    for citizen in CitizenCard::ALL[..N_CITIZENS].iter().copied() {
        let index = citizen as usize;
        let face_down = g.face_down.iter().filter(|laid| *laid.card.read(key) == citizen).count();
        let held = g.heroes.iter().flat_map(|hero| hero.citizens).filter(|card| *card == citizen).count();
        let on_the_way = g.stack.iter().filter(|frame| match frame {
            Frame::Keep(keep) => keep.card == citizen,
            Frame::Attack(attack) => {
                let is_eaten = attack.devoured & 1 << citizen as u16 != 0;
                is_eaten && matches!(attack.stage, AttackStage::Assign | AttackStage::Hunger)
            }
            _ => false,
        });
        let piles = g.citizen_deck.counts(key)[index] + g.citizen_discard[index];
        let stands = usize::from(g.citizens[index].zone.is_some());
        let n = usize::from(piles) + face_down + held + on_the_way.count() + stands;
        if n != 1 {
            return broken(format!("{citizen:?} is in {n} places"));
        }
    }
    Ok(())
}

fn heroes(g: &MarvelZombies) -> Result<(), Broken> {
    for hero in &g.heroes {
        let is_in_play = hero.zone.is_some();
        if hero.gauge > MAX_GAUGE || hero.health > g.max_health() || is_in_play && hero.health == 0 {
            return broken(format!(
                "{:?} has Health {} and Hunger or Power {}",
                hero.who, hero.health, hero.gauge
            ));
        }
    }
    Ok(())
}
