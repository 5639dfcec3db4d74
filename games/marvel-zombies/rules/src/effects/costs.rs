//! What effects cost, how often they may be used, and what is told about their use.

use table::{Log, Refusal, rule};

use super::facts::{Cost, Facts, Limit, facts};
use super::{Effect, EffectSet, Moment};
use crate::MarvelZombies;
use crate::action::Aim;
use crate::board::Zone;
use crate::cast::Mode;
use crate::event::Event;
use crate::flow::{Attack, Window, deeds, traits};
use crate::state::{HeroIx, MAX_GAUGE};

pub(super) fn may_pay(g: &MarvelZombies, hero: HeroIx, cost: Cost) -> Result<(), Refusal> {
    let gauge = g.hero(hero).gauge;
    match cost {
        Cost::Hunger if gauge == MAX_GAUGE => {
            // Automated Armour does not help here.
            rule!("MZ-24.43");
            Err(Refusal::new("MZ-13.6", "too-hungry"))
        }
        Cost::Power(n) if gauge < n => Err(Refusal::new("MZ-29.6", "too-little-power")),
        Cost::Action if g.turn.actions == 0 => Err(Refusal::new("MZ-8.8", "too-few-actions")),
        Cost::Nothing | Cost::Hunger | Cost::Power(_) | Cost::Action => Ok(()),
    }
}

pub(super) fn pay(g: &mut MarvelZombies, hero: HeroIx, effect: Effect, log: &mut impl Log<MarvelZombies>) {
    let Some(Facts { cost, .. }) = facts(effect, g.mode) else { return };
    match cost {
        Cost::Nothing => {}
        Cost::Hunger => {
            rule!("MZ-13.5");
            deeds::raise_gauge(g, hero, 1, log);
        }
        Cost::Power(n) => {
            if matches!(effect, Effect::Citizen(_)) {
                rule!("MZ-29.15");
            }
            deeds::lower_gauge(g, hero, n, log);
        }
        Cost::Action => {
            g.turn.actions -= 1;
            log.event(Event::ActionsChanged { hero: g.who(hero), actions: g.turn.actions });
        }
    }
}

pub(super) fn may_use_again(
    g: &MarvelZombies,
    hero: HeroIx,
    effect: Effect,
    facts: &Facts,
) -> Result<(), Refusal> {
    match facts.limit {
        Limit::Trigger if used_here(g, facts).has(effect) => Err(Refusal::new("MZ-23.1", "used-already")),
        Limit::Turn if g.turn.used.has(effect) => Err(Refusal::new("MZ-23.2", "used-this-turn")),
        Limit::EnemiesPhase | Limit::Round if g.hero(hero).used_this_phase.has(effect) => {
            Err(Refusal::new("MZ-23.1", "used-already"))
        }
        Limit::None | Limit::Trigger | Limit::Turn | Limit::EnemiesPhase | Limit::Round => Ok(()),
    }
}

/// Records that the effect was used.
pub(super) fn count_use(g: &mut MarvelZombies, hero: HeroIx, effect: Effect) {
    let Some(facts) = facts(effect, g.mode) else { return };
    match facts.limit {
        Limit::None => {}
        Limit::Trigger => count_here(g, &facts, effect),
        Limit::Turn => g.turn.used = g.turn.used.with(effect),
        Limit::EnemiesPhase | Limit::Round => {
            let used = &mut g.hero_mut(hero).used_this_phase;
            *used = used.with(effect);
        }
    }
}

/// Whether the attack records the use. In other moments the window does.
const fn is_of_attack(facts: &Facts) -> bool {
    matches!(facts.moments[0], Moment::BeforeRoll | Moment::AfterRoll | Moment::AfterAttack)
}

fn used_here(g: &MarvelZombies, facts: &Facts) -> EffectSet {
    let used = if is_of_attack(facts) {
        g.stack.innermost::<Attack>().map(|attack| attack.used)
    } else {
        g.stack.innermost::<Window>().map(|window| window.used)
    };
    used.unwrap_or_default()
}

fn count_here(g: &mut MarvelZombies, facts: &Facts, effect: Effect) {
    let used = if is_of_attack(facts) {
        g.stack.innermost_mut::<Attack>().map(|attack| &mut attack.used)
    } else {
        g.stack.innermost_mut::<Window>().map(|window| &mut window.used)
    };
    if let Some(used) = used {
        *used = used.with(effect);
    }
}

/// Logs the use. A Trait is gone once it is used (MZ-9.4).
pub(super) fn tell_use(
    g: &mut MarvelZombies,
    hero: HeroIx,
    effect: Effect,
    aim: Aim,
    log: &mut impl Log<MarvelZombies>,
) {
    log.event(Event::EffectUsed { hero: g.who(hero), effect, aim });
    if let Effect::Trait(held) = effect {
        rule!("MZ-9.4");
        rule!("MZ-9.5");
        rule!("MZ-9.6");
        if g.mode == Mode::Hero {
            rule!("MZ-29.9");
        }
        traits::discard(g, hero, held);
    }
}

/// MZ-4.17: in line of sight, and within this range.
pub(super) fn is_within(
    g: &MarvelZombies,
    hero: HeroIx,
    zone: Zone,
    range: u8,
    rule: &'static str,
) -> Result<(), Refusal> {
    rule!("MZ-4.17");
    let from = g.zone_of(hero);
    match from.and_then(|from| g.range(from, zone)) {
        Some(distance) if distance <= range => Ok(()),
        Some(_) => Err(Refusal::new(rule, "too-far")),
        None => Err(Refusal::new(rule, "not-in-sight")),
    }
}

/// MZ-23.7
pub(super) fn changes_nothing() -> Refusal {
    Refusal::new("MZ-23.7", "changes-nothing")
}

/// Refuses an aim that is not of the kind that the effect takes.
pub(super) fn wrong_aim() -> Refusal {
    Refusal::new("MZ-23.7", "wrong-aim")
}
