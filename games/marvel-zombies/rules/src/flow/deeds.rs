//! Deeds that rules and effects have in common: experience, Hunger and Power, healing, changing zones.

use table::{Log, RulesKey, rule};

use super::mission;
use crate::MarvelZombies;
use crate::board::Zone;
use crate::cast::{Level, Mode};
use crate::effects::passive;
use crate::event::Event;
use crate::state::{HeroIx, MAX_GAUGE};

/// XP beyond Red changes nothing, and XP is never lost (MZ-6.12).
const MAX_XP: u16 = 999;

/// Gains experience. Each level crossed counts at once (MZ-6.10).
pub(crate) fn gain_xp(
    g: &mut MarvelZombies,
    hero: HeroIx,
    n: u8,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    if n == 0 || !g.is_in_play(hero) {
        return;
    }
    rule!("MZ-6.12");
    let before = g.level_of(hero);
    let xp = (g.hero(hero).xp + u16::from(n)).min(MAX_XP);
    g.hero_mut(hero).xp = xp;
    log.event(Event::XpGained { hero: g.who(hero), n, xp });
    let after = g.level_of(hero);
    for level in Level::ALL.into_iter().filter(|level| before < *level && *level <= after) {
        rule!("MZ-6.10");
        log.event(Event::LevelReached { hero: g.who(hero), level });
        mission::level_crossed(g, hero, level, key, log);
    }
    grant_fourth_action(g, hero, log);
}

/// MZ-6.10: the fourth Action can be used in the same turn in which the hero reaches Yellow.
fn grant_fourth_action(g: &mut MarvelZombies, hero: HeroIx, log: &mut impl Log<MarvelZombies>) {
    if g.is_turn_of(hero) && !g.turn.has_fourth && passive::has_fourth_action(g, hero) {
        g.turn.has_fourth = true;
        more_actions(g, 1, log);
    }
}

/// Adds Actions to what the current turn has left.
pub(crate) fn more_actions(g: &mut MarvelZombies, n: u8, log: &mut impl Log<MarvelZombies>) {
    g.turn.actions += n;
    log.event(Event::ActionsChanged { hero: g.who(g.active()), actions: g.turn.actions });
}

/// Hunger or Power rises by `n`, as far as the bounds allow (MZ-13.1, MZ-29.6).
pub(crate) fn raise_gauge(g: &mut MarvelZombies, hero: HeroIx, n: u8, log: &mut impl Log<MarvelZombies>) {
    let gauge = g.hero(hero).gauge.saturating_add(n).min(MAX_GAUGE);
    set_gauge(g, hero, gauge, log);
}

pub(crate) fn lower_gauge(g: &mut MarvelZombies, hero: HeroIx, n: u8, log: &mut impl Log<MarvelZombies>) {
    let gauge = g.hero(hero).gauge.saturating_sub(n);
    set_gauge(g, hero, gauge, log);
}

fn set_gauge(g: &mut MarvelZombies, hero: HeroIx, gauge: u8, log: &mut impl Log<MarvelZombies>) {
    if g.hero(hero).gauge == gauge || !g.is_in_play(hero) {
        return;
    }
    g.hero_mut(hero).gauge = gauge;
    let who = g.who(hero);
    log.event(match g.mode {
        Mode::Zombie => {
            rule!("MZ-13.1");
            rule!("MZ-13.7");
            rule!("MZ-13.11");
            Event::HungerChanged { hero: who, hunger: gauge }
        }
        Mode::Hero => {
            rule!("MZ-29.6");
            Event::PowerChanged { hero: who, power: gauge }
        }
    });
}

/// MZ-14.3
pub(crate) fn heal(g: &mut MarvelZombies, hero: HeroIx, n: u8, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-14.3");
    let health = (g.hero(hero).health + n).min(g.max_health());
    if g.is_in_play(hero) && health != g.hero(hero).health {
        g.hero_mut(hero).health = health;
        log.event(Event::Healed { hero: g.who(hero), health });
    }
}

/// A hero comes to another zone, by whatever way (MZ-23.12). `cost` is the number of Actions that it took.
pub(crate) fn go(
    g: &mut MarvelZombies,
    hero: HeroIx,
    to: Zone,
    cost: u8,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-23.12");
    let Some(from) = g.zone_of(hero) else { return };
    g.hero_mut(hero).zone = Some(to);
    log.event(Event::Moved { hero: g.who(hero), from, to, cost });
    mission::hero_entered(g, hero, to, key, log);
}
