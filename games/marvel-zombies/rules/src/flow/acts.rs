//! The Actions of heroes (MZ-8), whether paid for in their own turn or free.

use table::{Log, Refusal, RulesKey, rule};

use super::moving::{self, Manner};
use super::{DrawTrait, FreeKind, attack, citizens, deeds, mission, opening};
use crate::MarvelZombies;
use crate::action::Action;
use crate::board::{Door, Zone};
use crate::cast::{CitizenCard, Mode};
use crate::effects::{passive, sheets};
use crate::event::Event;
use crate::query;
use crate::state::{HeroIx, MAX_GAUGE};

/// What entitles a hero to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Right {
    /// An Action of the hero's own turn.
    Turn,
    /// A free Action of this kind, and whether it was paid for by raising Hunger (MZ-13.12).
    Free(FreeKind, bool),
}

/// Whether a hero may do this, and how many Actions it costs.
pub(crate) fn may(g: &MarvelZombies, hero: HeroIx, action: Action, right: Right) -> Result<u8, Refusal> {
    if !g.is_in_play(hero) {
        return Err(Refusal::new("MZ-14.8", "hero-not-in-play"));
    }
    covers(g, hero, action, right)?;
    match action {
        Action::Move { to } => return moving::may_move(g, hero, to, manner(right)),
        Action::Carry { to } => {
            is_free_of_hunger(g, hero, right)?;
            mission::may_carry(g, hero)?;
            return moving::may_move(g, hero, to, manner(right));
        }
        Action::Open { door } => may_open(g, hero, door, right)?,
        Action::GainTrait => may_gain_trait(g, hero, right)?,
        Action::Attack { form, at } => attack::may_attack(g, hero, form, at, range(right), is_paid(right))?,
        Action::Take { objective } => may_take(g, hero, objective, right)?,
        Action::TakeCard { card } => {
            is_free_of_hunger(g, hero, right)?;
            mission::may_take_card(g, hero, card)?;
        }
        Action::PowerUp => may_power_up(g, hero)?,
        Action::Save { citizen } => may_save(g, hero, citizen)?,
        Action::Begin { .. }
        | Action::EndTurn
        | Action::Leave
        | Action::Use { .. }
        | Action::Pass
        | Action::Pick { .. }
        | Action::Enough
        | Action::Vote(_)
        | Action::Share(_)
        | Action::GiveUp { .. }
        | Action::HandOver { .. }
        | Action::NameCaptain { .. }
        | Action::Order(_) => return Err(Refusal::OTHER_QUESTION),
    }
    match right {
        Right::Turn if g.turn.actions == 0 => Err(Refusal::new("MZ-8.4", "no-actions-left")),
        Right::Turn => Ok(1),
        Right::Free(..) => Ok(0),
    }
}

/// Whether a free Action of this kind covers it.
fn covers(g: &MarvelZombies, hero: HeroIx, action: Action, right: Right) -> Result<(), Refusal> {
    let Right::Free(what, _) = right else { return Ok(()) };
    let form_is_ranged = |form| sheets::of(g.who(hero), form).reach.is_ranged();
    let covers = match (what, action) {
        (FreeKind::Any, _) => true,
        (FreeKind::Move | FreeKind::MoveIgnoring | FreeKind::AttackOrMove, Action::Move { .. }) => true,
        (FreeKind::MoveThrough(door), Action::Move { to }) => leads_to(g, door, to),
        (FreeKind::Attack | FreeKind::AttackOrMove, Action::Attack { .. }) => true,
        (FreeKind::Form(only, _), Action::Attack { form, .. }) => form == only,
        (FreeKind::Ranged, Action::Attack { form, .. }) => form_is_ranged(form),
        _ => false,
    };
    if covers { Ok(()) } else { Err(Refusal::new("MZ-8.20", "other-free-action")) }
}

fn leads_to(g: &MarvelZombies, door: Door, to: Zone) -> bool {
    let edge = g.mission.board.edges[usize::from(g.mission.board.doors[door.index()])];
    edge.a == to || edge.b == to
}

fn manner(right: Right) -> Manner {
    match right {
        Right::Turn => Manner { is_free: false, ignores_enemies: false },
        Right::Free(what, _) => Manner { is_free: true, ignores_enemies: what == FreeKind::MoveIgnoring },
    }
}

fn range(right: Right) -> Option<u8> {
    match right {
        Right::Free(FreeKind::Form(_, range), _) => Some(range),
        Right::Turn | Right::Free(..) => None,
    }
}

fn is_paid(right: Right) -> bool {
    matches!(right, Right::Free(_, true))
}

/// MZ-13.8: a Voracious hero performs only Move and Devour, free Actions included.
fn is_free_of_hunger(g: &MarvelZombies, hero: HeroIx, right: Right) -> Result<(), Refusal> {
    if !is_paid(right) && passive::is_held_by_hunger(g, hero) {
        rule!("MZ-13.8");
        return Err(Refusal::new("MZ-13.9", "voracious"));
    }
    Ok(())
}

/// MZ-8.12: a closed door of the hero's own zone or, with Stretch, of a neighbouring one.
pub(crate) fn may_open(g: &MarvelZombies, hero: HeroIx, door: Door, right: Right) -> Result<(), Refusal> {
    is_free_of_hunger(g, hero, right)?;
    door_may_open(g, hero, door)
}

/// The same without checking whether the hero is Voracious, for effects that check it themselves.
pub(crate) fn door_may_open(g: &MarvelZombies, hero: HeroIx, door: Door) -> Result<(), Refusal> {
    let board = &g.mission.board;
    let Some(edge) = board.doors.get(door.index()).map(|edge| board.edges[usize::from(*edge)]) else {
        return Err(Refusal::new("MZ-8.12", "no-such-door"));
    };
    let reach = passive::in_reach(g, hero);
    if !reach.has(edge.a) && !reach.has(edge.b) {
        return Err(Refusal::new("MZ-8.12", "door-not-here"));
    }
    rule!("MZ-5.12");
    if g.open.has(door) {
        return Err(Refusal::new("MZ-5.2", "door-is-open"));
    }
    mission::may_open(g, door)
}

/// MZ-8.13, MZ-8.21: a hero draws a Trait once per turn. A free draw in another turn does not count.
fn may_gain_trait(g: &MarvelZombies, hero: HeroIx, right: Right) -> Result<(), Refusal> {
    is_free_of_hunger(g, hero, right)?;
    if !g.is_turn_of(hero) {
        rule!("MZ-8.21");
        return Ok(());
    }
    if g.turn.has_gained_trait {
        return Err(Refusal::new("MZ-8.13", "trait-gained-already"));
    }
    Ok(())
}

/// MZ-8.15, MZ-8.16: a hero may take an Objective even while Enemies stand there.
fn may_take(g: &MarvelZombies, hero: HeroIx, objective: u8, right: Right) -> Result<(), Refusal> {
    is_free_of_hunger(g, hero, right)?;
    let Some(token) = g.objectives.get(usize::from(objective)) else {
        return Err(Refusal::new("MZ-8.15", "no-objective-here"));
    };
    if token.taken_by.is_some() || !passive::in_reach(g, hero).has(token.zone) {
        return Err(Refusal::new("MZ-8.15", "no-objective-here"));
    }
    rule!("MZ-8.16");
    Ok(())
}

/// MZ-29.7: whether the hero may gain Power as an Action.
fn may_power_up(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    if g.mode == Mode::Zombie {
        return Err(Refusal::new("MZ-29.7", "no-power-in-this-mode"));
    }
    if g.hero(hero).gauge == MAX_GAUGE {
        return Err(Refusal::new("MZ-29.6", "power-is-full"));
    }
    rule!("MZ-29.7");
    Ok(())
}

/// MZ-29.12: whether the hero may save this Citizen.
fn may_save(g: &MarvelZombies, hero: HeroIx, citizen: CitizenCard) -> Result<(), Refusal> {
    if g.mode == Mode::Zombie {
        return Err(Refusal::new("MZ-29.12", "nobody-is-saved-in-this-mode"));
    }
    let zone = g.zone_of(hero);
    if zone.is_none_or(|zone| !g.citizens_in(zone).any(|card| card == citizen)) {
        return Err(Refusal::new("MZ-29.12", "citizen-not-here"));
    }
    if zone.is_some_and(|zone| g.has_enemy(zone)) {
        return Err(Refusal::new("MZ-29.12", "enemies-here"));
    }
    rule!("MZ-29.12");
    Ok(())
}

/// Performs an allowed Action, after paying its cost.
pub(crate) fn act(
    g: &mut MarvelZombies,
    hero: HeroIx,
    action: Action,
    right: Right,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let cost = may(g, hero, action, right)?;
    rule!("MZ-8.5");
    if cost > 0 {
        g.turn.actions -= cost;
    }
    match action {
        Action::Move { to } => deeds::go(g, hero, to, cost, key, log),
        Action::Carry { to } => {
            deeds::go(g, hero, to, cost, key, log);
            mission::carry(g, hero, to, log);
        }
        Action::Open { door } => opening::open(g, hero, door, log),
        Action::GainTrait => {
            if g.is_turn_of(hero) {
                rule!("MZ-8.13");
                g.turn.has_gained_trait = true;
            } else {
                rule!("MZ-8.21");
            }
            log.event(Event::TraitSought { hero: g.who(hero) });
            g.stack.begin(DrawTrait { hero });
        }
        Action::Attack { form, at } => attack::start(g, hero, form, at, log),
        Action::Take { objective } => take(g, hero, objective, key, log),
        Action::TakeCard { card } => mission::take_card(g, hero, card, key, log),
        Action::PowerUp => deeds::raise_gauge(g, hero, 2, log),
        Action::Save { citizen } => citizens::save(g, hero, citizen, key, log),
        Action::Begin { .. }
        | Action::EndTurn
        | Action::Leave
        | Action::Use { .. }
        | Action::Pass
        | Action::Pick { .. }
        | Action::Enough
        | Action::Vote(_)
        | Action::Share(_)
        | Action::GiveUp { .. }
        | Action::HandOver { .. }
        | Action::NameCaptain { .. }
        | Action::Order(_) => unreachable!("`may` refuses it"),
    }
    Ok(())
}

/// MZ-8.15, MZ-8.16: the token leaves the board; the mission says what follows.
fn take(
    g: &mut MarvelZombies,
    hero: HeroIx,
    objective: u8,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-8.15");
    let who = g.who(hero);
    let token = &mut g.objectives[usize::from(objective)];
    token.taken_by = Some(who);
    let at = token.zone;
    g.hero_mut(hero).n_objectives += 1;
    log.event(Event::ObjectiveTaken { hero: who, objective, at });
    mission::objective_taken(g, hero, objective, key, log);
}

/// Every Action that a hero might want to perform where they stand, allowed or not.
pub(crate) fn each(g: &MarvelZombies, hero: HeroIx, mut tell: impl FnMut(Action)) {
    let Some(zone) = g.zone_of(hero) else { return };
    g.next_to(zone).iter().for_each(|to| tell(Action::Move { to }));
    for &form in query::forms(g.mode) {
        g.ways.seen[zone.index()].iter().for_each(|at| tell(Action::Attack { form, at }));
    }
    for door in doors_of(g, hero) {
        tell(Action::Open { door });
    }
    for objective in 0..g.objectives.len() as u8 {
        tell(Action::Take { objective });
    }
    tell(Action::GainTrait);
    match g.mode {
        Mode::Zombie => {}
        Mode::Hero => {
            tell(Action::PowerUp);
            g.citizens_in(zone).for_each(|citizen| tell(Action::Save { citizen }));
        }
    }
    if g.sign.is_some_and(|sign| sign.zone == zone) {
        g.next_to(zone).iter().for_each(|to| tell(Action::Carry { to }));
    }
    for card in [CitizenCard::SecretMission1, CitizenCard::SecretMission2] {
        tell(Action::TakeCard { card });
    }
}

/// The doors of the zones in reach.
pub(crate) fn doors_of(g: &MarvelZombies, hero: HeroIx) -> impl Iterator<Item = Door> + '_ {
    let reach = passive::in_reach(g, hero);
    let edges = &g.mission.board.edges;
    g.mission.board.doors.iter().enumerate().filter_map(move |(door, edge)| {
        let edge = edges[usize::from(*edge)];
        (reach.has(edge.a) || reach.has(edge.b)).then_some(Door(door as u8))
    })
}
