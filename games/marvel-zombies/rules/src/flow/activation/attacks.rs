//! Enemies attack: all who have the current Action and somebody in their zone, zone by zone.

use table::{Log, Step, rule};

use super::{Stage, go_to, is_target, nearest, people, running, running_mut, targets};
use crate::MarvelZombies;
use crate::board::{Zone, ZoneSet};
use crate::cast::{COMMON, Character, CitizenCard, Mode};
use crate::effects::Skill;
use crate::event::{Event, Leaders, People};
use crate::flow::activation::Cause;
use crate::flow::{About, citizens, decision, leaders, wounds};

/// MZ-25.5, MZ-47.3: leaders who attack another zone choose the nearest one in range; ties are a shared
/// decision.
pub(super) fn aim(g: &mut MarvelZombies) -> Step {
    if g.heroes_in_play().is_empty() {
        rule!("MZ-16.19");
        return give_up(g);
    }
    if is_lured(g) {
        return go_to(g, Stage::Plan(0));
    }
    let activation = running(g);
    let far = g.leaders_on_board().find_map(|(who, zone)| {
        let waits = activation.has_action(who) && activation.aims[who.place()].is_none();
        let reach = if waits && !is_target(g, zone) { leaders::reach(g, who, zone) } else { ZoneSet::EMPTY };
        let zones = nearest(g, zone, reach.and(targets(g)));
        (!zones.is_empty()).then_some((who, zones))
    });
    match far {
        None => go_to(g, Stage::Attack),
        Some((who, zones)) => decision::ask(g, About::LeaderZone { who, zones }),
    }
}

/// Ends an activation in which nobody has anything to do.
fn give_up(g: &mut MarvelZombies) -> Step {
    g.activations.pop();
    g.stack.done()
}

/// MZ-24.39: the first Action of lured Enemies is a move, even with a hero in their zone.
fn is_lured(g: &MarvelZombies) -> bool {
    matches!(running(g).cause, Cause::Lured(_)) && running(g).action == 1
}

/// Attacks the next zone, or goes on to the moves.
pub(super) fn next(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> Step {
    rule!("MZ-16.3");
    let zones = attacked(g);
    match zones.first() {
        None => go_to(g, Stage::Halt),
        Some(_) if zones.len() > 1 && does_order_matter(g, zones) => {
            decision::ask(g, About::AttackOrder { zones })
        }
        Some(first) => {
            attack(g, first, log);
            Step::Ran
        }
    }
}

/// The zones that somebody can attack now.
fn attacked(g: &MarvelZombies) -> ZoneSet {
    let activation = running(g);
    let is_attacked = |zone: &Zone| {
        activation.now[zone.index()].total() > 0
            || attackers(g, *zone).next().is_some()
            || fighters(g, *zone).next().is_some()
    };
    targets(g).iter().filter(is_attacked).collect()
}

/// MZ-16.21: the order matters only if what happens in one zone changes something for another: Deadpool's
/// attack on coming back, or the loss of a Citizen, which costs every hero something.
fn does_order_matter(g: &MarvelZombies, zones: ZoneSet) -> bool {
    rule!("MZ-16.21");
    match g.mode {
        Mode::Zombie => g.heroes_in_play().iter().any(|hero| {
            let is_there = g.zone_of(hero).is_some_and(|zone| zones.has(zone));
            is_there && !g.hero(hero).has_come_back && g.has_skill(hero, Skill::NotAimingForTheHead)
        }),
        Mode::Hero => zones.iter().any(|zone| g.citizens_in(zone).next().is_some()),
    }
}

/// The leaders who attack this zone, from inside or from afar.
fn attackers(g: &MarvelZombies, at: Zone) -> impl Iterator<Item = Character> + '_ {
    let activation = running(g);
    let acting = g.leaders_on_board().filter(|(who, _)| activation.has_action(*who));
    acting.filter(move |(who, zone)| activation.aims[who.place()].unwrap_or(*zone) == at).map(|(who, _)| who)
}

/// The fighters among the Citizens who act in this zone (MZ-15.10, MZ-15.20).
fn fighters(g: &MarvelZombies, at: Zone) -> impl Iterator<Item = CitizenCard> + '_ {
    let acting = people(running(g).citizens);
    acting.filter(move |citizen| {
        g.citizens[*citizen as usize].zone == Some(at) && citizens::fights(g, *citizen)
    })
}

/// All who can attack this zone do so (MZ-16.6). Each deals 1 Wound without a roll (MZ-16.5), Thor 2.
pub(super) fn attack(g: &mut MarvelZombies, zone: Zone, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-16.2");
    rule!("MZ-16.5");
    rule!("MZ-16.6");
    rule!("MZ-16.7");
    let leaders: Leaders = attackers(g, zone).collect();
    let citizens: People = fighters(g, zone).collect();
    let crowd = running(g).now[zone.index()];
    let by_leaders: u8 = leaders.iter().map(|who| leaders::wounds(*who)).sum();
    let wounds = crowd.total() + by_leaders + citizens.len() as u8;
    if !citizens.is_empty() {
        rule!("MZ-15.10");
        rule!("MZ-15.12");
        rule!("MZ-15.20");
    }
    let activation = running_mut(g);
    for kind in COMMON {
        activation.spend(kind, crowd.of(kind), zone, zone);
    }
    for who in leaders {
        activation.acted |= 1 << who.place();
    }
    for citizen in citizens {
        activation.citizens &= !(1 << citizen as u8);
    }
    log.event(Event::EnemiesAttacked { zone, crowd, leaders, citizens, wounds });
    wounds::batch(g, zone, wounds);
}
