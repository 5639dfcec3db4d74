//! Things that several effects have in common: moves, free Actions, pushes, doors, help for another hero.

use table::{Log, Refusal, RulesKey, rule};

use super::costs::{changes_nothing, is_within, wrong_aim};
use super::dispatch::{Aims, named};
use super::passive;
use crate::MarvelZombies;
use crate::action::{Aim, Form};
use crate::board::{Zone, ZoneSet};
use crate::flow::moving::{self, Manner};
use crate::flow::{Free, FreeKind, Push, Walk, acts, attack, deeds, opening, push};
use crate::state::HeroIx;

/// "At range 2 or less", as most effects say.
pub(super) const NEAR: u8 = 2;

/// The zone of the hero, who is in play.
pub(super) fn zone_of(g: &MarvelZombies, hero: HeroIx) -> Zone {
    g.zone_of(hero).expect("only a hero in play uses effects")
}

/// The effect takes no aim.
pub(super) fn without_aim(aim: Aim) -> Result<(), Refusal> {
    if aim == Aim::Nothing { Ok(()) } else { Err(wrong_aim()) }
}

pub(super) fn if_changes(changes: bool) -> Result<(), Refusal> {
    if changes { Ok(()) } else { Err(changes_nothing()) }
}

/// Zones in sight, as aims.
pub(super) fn zones_in_sight(g: &MarvelZombies, hero: HeroIx, aims: &mut Aims) {
    let seen = g.zone_of(hero).map_or(ZoneSet::EMPTY, |zone| g.ways.seen[zone.index()]);
    aims.extend(seen.iter().map(Aim::Zone));
}

/// Other heroes in play, as aims.
pub(super) fn other_heroes(g: &MarvelZombies, hero: HeroIx, aims: &mut Aims) {
    aims.extend(g.heroes_in_play().without(hero).iter().map(|other| Aim::Hero(g.who(other))));
}

/// The aim must be another hero in sight, within this range.
pub(super) fn may_help(
    g: &MarvelZombies,
    hero: HeroIx,
    aim: Aim,
    range: u8,
    rule: &'static str,
) -> Result<HeroIx, Refusal> {
    let Aim::Hero(who) = aim else { return Err(wrong_aim()) };
    let other = named(g, who).ok_or_else(|| Refusal::new("MZ-23.9", "not-in-play"))?;
    if other == hero {
        return Err(Refusal::new(rule, "another-hero"));
    }
    is_within(g, hero, zone_of(g, other), range, rule)?;
    Ok(other)
}

/// The other hero that an aim names.
pub(super) fn aimed_hero(g: &MarvelZombies, aim: Aim) -> HeroIx {
    match aim {
        Aim::Hero(who) | Aim::Give(who, _) | Aim::TakeFrom(who, _) => named(g, who),
        _ => None,
    }
    .expect("the aim was checked")
}

/// Whether the hero can go anywhere from here.
pub(super) fn may_walk(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    let manner = Manner { is_free: true, ignores_enemies: true };
    let mut next = g.next_to(zone_of(g, hero)).iter();
    if_changes(next.any(|to| moving::may_move(g, hero, to, manner).is_ok()))
}

/// Whether another hero, who gets a free Move, can leave their zone (MZ-8.11).
pub(super) fn may_step(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    let manner = Manner { is_free: true, ignores_enemies: false };
    let mut next = g.next_to(zone_of(g, hero)).iter();
    if_changes(next.any(|to| moving::may_move(g, hero, to, manner).is_ok()))
}

/// Walks up to this many zones.
pub(super) fn walk(g: &mut MarvelZombies, hero: HeroIx, left: u8, ignores_enemies: bool) {
    g.stack.begin(Walk { hero, left, ignores_enemies, must_meet: false, towards: None });
}

pub(super) fn free(g: &mut MarvelZombies, hero: HeroIx, what: FreeKind) {
    g.stack.begin(Free { hero, what, is_paid: false });
}

/// A free Action that was paid for by raising Hunger: it is performed even if that made the hero Voracious.
pub(super) fn free_and_paid(g: &mut MarvelZombies, hero: HeroIx, what: FreeKind) {
    rule!("MZ-13.12");
    g.stack.begin(Free { hero, what, is_paid: true });
}

/// There must be something to attack in this form, within this range.
pub(super) fn may_attack(g: &MarvelZombies, hero: HeroIx, form: Form, range: u8) -> Result<(), Refusal> {
    let seen = g.ways.seen[zone_of(g, hero).index()];
    if_changes(seen.iter().any(|at| attack::may_attack(g, hero, form, at, Some(range), true).is_ok()))
}

/// Refuses a Voracious hero: the effect gives an Action other than Move and Devour.
pub(super) fn may_act(g: &MarvelZombies, hero: HeroIx, rule: &'static str) -> Result<(), Refusal> {
    if passive::is_held_by_hunger(g, hero) { Err(Refusal::new(rule, "voracious")) } else { Ok(()) }
}

/// There must be somebody to push and somewhere for them to go (MZ-23.6).
pub(super) fn may_push(g: &MarvelZombies, from: Zone, with_leaders: bool) -> Result<(), Refusal> {
    if_changes(push::can_push(g, from, with_leaders))
}

pub(super) fn push_away(g: &mut MarvelZombies, hero: HeroIx, from: Zone, with_leaders: bool) {
    g.stack.begin(Push { hero, from, with_leaders });
}

/// Doors of the hero's zone, as aims.
pub(super) fn doors_here(g: &MarvelZombies, hero: HeroIx, aims: &mut Aims) {
    aims.extend(acts::doors_of(g, hero).map(Aim::Door));
}

/// The aim must be a closed door of the hero's own zone that may be opened (MZ-5.5).
pub(super) fn may_open(g: &MarvelZombies, hero: HeroIx, aim: Aim, rule: &'static str) -> Result<(), Refusal> {
    let Aim::Door(door) = aim else { return Err(wrong_aim()) };
    rule!("MZ-5.5");
    acts::door_may_open(g, hero, door)?;
    // Stretch opens doors further away, but only with the usual Action (MZ-46.38).
    let edge = g.mission.board.edges[usize::from(g.mission.board.doors[door.index()])];
    if [edge.a, edge.b].contains(&zone_of(g, hero)) {
        Ok(())
    } else {
        Err(Refusal::new(rule, "door-not-here"))
    }
}

pub(super) fn open(g: &mut MarvelZombies, hero: HeroIx, aim: Aim, log: &mut impl Log<MarvelZombies>) {
    if let Aim::Door(door) = aim {
        opening::open(g, hero, door, log);
    }
}

/// The aim must be a zone in sight other than the hero's own.
pub(super) fn may_jump(g: &MarvelZombies, hero: HeroIx, aim: Aim, rule: &'static str) -> Result<(), Refusal> {
    let Aim::Zone(to) = aim else { return Err(wrong_aim()) };
    is_within(g, hero, to, NEAR, rule)?;
    if_changes(to != zone_of(g, hero))
}

/// Puts the hero there. This is neither a Move nor a walk.
pub(super) fn jump(
    g: &mut MarvelZombies,
    hero: HeroIx,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    if let Aim::Zone(to) = aim {
        deeds::go(g, hero, to, 0, key, log);
    }
}

pub(super) fn may_heal(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    if_changes(g.hero(hero).health < g.max_health())
}
