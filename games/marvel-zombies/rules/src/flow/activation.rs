//! Enemies and Citizens act (MZ-16): rounds of Actions until nobody has one left.
//!
//! In each round all attacks come first (`attacks`), then all moves at the same time: `plan` decides where
//! everybody goes, `routes` finds the ways, and `going` moves the figures.

mod attacks;
mod going;
mod plan;
mod routes;

use serde::Serialize;
use table::{AsksNobody, Log, RulesKey, Step, rule};

use crate::MarvelZombies;
use crate::action::Choice;
use crate::board::{ZONES, Zone, ZoneSet};
use crate::cast::{COMMON, Character, CitizenCard, Kind, Mode, N_CITIZENS, PER_SIDE};
use crate::effects::Moment;
use crate::event::Event;
use crate::flow::{leaders, window};
use crate::state::{ACTIVATIONS, Crowd};

pub use plan::{Mover, PLANNED, Planned, Why};
pub(crate) use routes::{is_target, nearest, targets, ways_to};

/// The innermost of `g.activations` is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activating;

/// An activation: the figures that act, and how far it has come. Figures of a kind in one zone are alike, so
/// they are only counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activation {
    pub cause: Cause,
    pub stage: Stage,
    /// The current Action, from 1.
    pub action: u8,
    /// By zone, figures that have the current Action, and those that have taken it and have another one.
    pub now: [Crowd; ZONES],
    pub later: [Crowd; ZONES],
    /// Nobody outside these zones has the current Action.
    pub zones: ZoneSet,
    /// The Actions of each leader, by position; 0 if the leader is not activated.
    pub leaders: [u8; PER_SIDE],
    /// Leaders that have taken the current Action, as bits of their positions.
    pub acted: u8,
    /// The zones that leaders attack from afar.
    pub aims: [Option<Zone>; PER_SIDE],
    /// Citizens that have yet to act, as bits of people.
    pub citizens: u16,
    /// Zones whose Operators have one more Action (MZ-47.2).
    pub keen: ZoneSet,
    /// Zones with heroes that Enemies entered with the current Action (MZ-23.11).
    pub entered: ZoneSet,
    /// Captain Marvel goes one zone further (MZ-47.4), and so do these Citizens (MZ-34.7).
    pub is_swift: bool,
    pub hurried: u16,
}

impl Default for Activation {
    fn default() -> Activation {
        Activation {
            cause: Cause::EnemiesPhase,
            stage: Stage::Begin,
            action: 1,
            now: [Crowd::default(); ZONES],
            later: [Crowd::default(); ZONES],
            zones: ZoneSet::EMPTY,
            leaders: [0; PER_SIDE],
            acted: 0,
            aims: [None; PER_SIDE],
            citizens: 0,
            keen: ZoneSet::EMPTY,
            entered: ZoneSet::EMPTY,
            is_swift: false,
            hurried: 0,
        }
    }
}

/// Why Enemies are activated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Cause {
    EnemiesPhase,
    Rush,
    ExtraActivation(Kind),
    Shortage(Kind),
    /// They first move into this zone (MZ-24.39).
    Lured(Zone),
    /// Walkers attack wherever they are (MZ-49.20).
    Feed,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    Begin,
    /// Leaders who attack from afar choose a zone.
    Aim,
    Attack,
    /// Heroes may stop Enemies that are about to move (MZ-46.10).
    Halt,
    /// Decide where everybody goes. The number counts the zones already covered.
    Plan(u8),
    Go(u8),
    Entered,
    NextAction,
}

impl AsksNobody<MarvelZombies> for Activating {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match running(g).stage {
            Stage::Begin => start(g, log),
            Stage::Aim => attacks::aim(g),
            Stage::Attack => attacks::next(g, log),
            Stage::Halt => halt(g),
            Stage::Plan(gone) => plan::next(g, gone),
            Stage::Go(gone) => going::go(g, gone, log),
            Stage::Entered => entered(g),
            Stage::NextAction => next_action(g, log),
        }
    }
}

/// The Enemies' phase: everybody acts, including the Citizens in Zombie Mode (MZ-15.9).
pub(crate) fn begin_phase(g: &mut MarvelZombies) {
    rule!("MZ-16.1");
    let mut activation = Activation { cause: Cause::EnemiesPhase, now: g.crowd, ..Activation::default() };
    activate_leaders(g, &mut activation, |_| true);
    if g.mode == Mode::Zombie {
        // Only figures act. A face-down card has no figure yet.
        rule!("MZ-15.1");
        rule!("MZ-15.9");
        activation.citizens = citizens_where(g, |_| true);
    }
    begin(g, activation);
}

/// An Extra Activation or a shortage: all figures of a kind, and the Citizens whom activated Guards escort.
pub(crate) fn all_of(g: &mut MarvelZombies, kind: Kind, cause: Cause) {
    let mut activation = Activation { cause, ..Activation::default() };
    match kind {
        Kind::Leader => activate_leaders(g, &mut activation, |_| true),
        Kind::Guard | Kind::Operator | Kind::Specialist => {
            for (mine, all) in activation.now.iter_mut().zip(&g.crowd) {
                mine.0[kind.place()] = all.of(kind);
            }
        }
    }
    if kind == Kind::Guard {
        activation.citizens = escorted_by_activated_guards(g, &activation);
    }
    begin(g, activation);
}

/// MZ-24.15: activates all Enemies of a zone, who first move into another zone.
pub(crate) fn lure(g: &mut MarvelZombies, from: Zone, to: Zone) {
    let mut activation = Activation { cause: Cause::Lured(to), ..Activation::default() };
    activation.now[from.index()] = g.crowd[from.index()];
    activate_leaders(g, &mut activation, |zone| zone == from);
    activation.citizens = escorted_by_activated_guards(g, &activation);
    begin(g, activation);
}

/// MZ-49.20: every Walker with somebody to bite attacks; nobody else does anything.
pub(crate) fn feed(g: &mut MarvelZombies) {
    rule!("MZ-49.20");
    let mut activation = Activation { cause: Cause::Feed, ..Activation::default() };
    for zone in targets(g).iter() {
        activation.now[zone.index()].0[Kind::Operator.place()] = g.n_in(zone, Kind::Operator);
    }
    begin(g, activation);
}

/// Records figures that a Rush card has placed; [`rush`] activates them (MZ-18.2). If anything happens to
/// these figures in between, it is tracked as in any running activation.
pub(crate) fn note_rush(g: &mut MarvelZombies, kind: Kind, n: u8, zone: Zone) {
    rule!("MZ-18.2");
    let mut activation = Activation { cause: Cause::Rush, ..Activation::default() };
    activation.now[zone.index()].0[kind.place()] = n;
    note(g, activation);
}

pub(crate) fn rush(g: &mut MarvelZombies) {
    let is_noted =
        |activation: &Activation| activation.cause == Cause::Rush && activation.stage == Stage::Begin;
    if g.activations.last().is_some_and(is_noted) {
        g.stack.begin(Activating);
    }
}

fn begin(g: &mut MarvelZombies, activation: Activation) {
    if note(g, activation) {
        g.stack.begin(Activating);
    }
}

/// A home-made mission might trigger endlessly nested activations: those beyond the limit are skipped.
fn note(g: &mut MarvelZombies, activation: Activation) -> bool {
    let has_room = g.activations.len() < ACTIVATIONS;
    if has_room {
        g.activations.push(activation);
    }
    has_room
}

/// The number of Actions is determined when the activation begins.
fn activate_leaders(g: &MarvelZombies, activation: &mut Activation, is_in: impl Fn(Zone) -> bool) {
    for (who, zone) in g.leaders_on_board() {
        if is_in(zone) && leaders::may_act(g, who) {
            activation.leaders[who.place()] = Kind::Leader.actions();
        }
    }
}

fn citizens_where(g: &MarvelZombies, holds: impl Fn(Zone) -> bool) -> u16 {
    let people = g.citizens.iter().enumerate();
    let acting = people.filter(|(_, citizen)| citizen.zone.is_some_and(&holds));
    acting.fold(0, |bits, (index, _)| bits | 1 << index)
}

/// MZ-15.19, MZ-15.27
fn escorted_by_activated_guards(g: &MarvelZombies, activation: &Activation) -> u16 {
    rule!("MZ-15.11");
    rule!("MZ-15.19");
    rule!("MZ-15.27");
    let has_guards = |zone: Zone| activation.now[zone.index()].of(Kind::Guard) > 0;
    let beside = citizens_where(g, has_guards);
    let escorted = g.citizens.iter().enumerate().filter(|(_, citizen)| citizen.escort.is_some());
    beside & escorted.fold(0, |bits, (index, _)| bits | 1 << index)
}

pub(super) fn running(g: &MarvelZombies) -> &Activation {
    g.activations.last().expect("an activation is under way")
}

pub(super) fn running_mut(g: &mut MarvelZombies) -> &mut Activation {
    g.activations.last_mut().expect("an activation is under way")
}

fn go_to(g: &mut MarvelZombies, stage: Stage) -> Step {
    running_mut(g).stage = stage;
    Step::Ran
}

/// At the start of an activation, determines the Actions of Black Panther and of Captain America's Walkers.
fn start(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> Step {
    let mut activation = *running(g);
    activation.zones =
        (0..ZONES as u8).map(Zone).filter(|zone| activation.now[zone.index()].total() > 0).collect();
    for (who, _) in g.leaders_on_board() {
        let actions = &mut activation.leaders[who.place()];
        if *actions > 0 {
            *actions = leaders::actions(g, who);
        }
    }
    if activation.cause != Cause::Feed {
        activation.keen = leaders::rallied(g);
    }
    activation.stage = if activation.is_spent() { Stage::NextAction } else { Stage::Aim };
    if !activation.is_spent() {
        log.event(Event::ActivationBegan { cause: activation.cause });
    }
    *running_mut(g) = activation;
    Step::Ran
}

fn halt(g: &mut MarvelZombies) -> Step {
    running_mut(g).stage = Stage::Plan(0);
    let movers = going_away(g);
    if let Some(first) = movers.first() {
        window::open(g, Moment::EnemiesMove, first, g.heroes_in_play());
    }
    Step::Ran
}

/// The zones whose Enemies are about to move.
fn going_away(g: &MarvelZombies) -> ZoneSet {
    let activation = running(g);
    let mut zones = ZoneSet::EMPTY;
    for zone in activation.zones.iter().filter(|zone| activation.now[zone.index()].total() > 0) {
        zones = zones.with(zone);
    }
    zones.or(g
        .leaders_on_board()
        .filter(|(who, _)| activation.has_action(*who))
        .map(|(_, zone)| zone)
        .collect())
}

/// Whether Enemies of this zone are about to move (MZ-46.10).
pub(crate) fn may_stop(g: &MarvelZombies, zone: Zone) -> bool {
    let is_time = g.activations.last().is_some_and(|activation| activation.stage == Stage::Plan(0));
    is_time && going_away(g).has(zone) && !routes::routes(g, zone).is_empty()
}

/// MZ-46.33: these Enemies do nothing with this Action.
pub(crate) fn stop(g: &mut MarvelZombies, zone: Zone, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-46.33");
    for kind in COMMON {
        let n = running(g).now[zone.index()].of(kind);
        running_mut(g).spend(kind, n, zone, zone);
    }
    let held: u8 = g.leaders_in(zone).fold(0, |bits, who| bits | 1 << who.place());
    running_mut(g).acted |= held;
    log.event(Event::EnemiesStopped { zone });
}

/// MZ-23.11: the moment after all moves of a round of Actions.
fn entered(g: &mut MarvelZombies) -> Step {
    running_mut(g).stage = Stage::NextAction;
    let zones = running(g).entered;
    if let Some(first) = zones.first() {
        rule!("MZ-23.11");
        let there =
            g.heroes_in_play().iter().filter(|hero| g.zone_of(*hero).is_some_and(|zone| zones.has(zone)));
        let heroes = there.collect();
        window::open(g, Moment::EnemiesEntered, first, heroes);
    }
    Step::Ran
}

/// MZ-16.4: those with another Action take it.
fn next_action(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> Step {
    let activation = running_mut(g);
    activation.now = activation.later;
    activation.later = [Crowd::default(); ZONES];
    activation.zones =
        (0..ZONES as u8).map(Zone).filter(|zone| activation.now[zone.index()].total() > 0).collect();
    activation.action += 1;
    activation.acted = 0;
    activation.aims = [None; PER_SIDE];
    activation.citizens = 0;
    activation.entered = ZoneSet::EMPTY;
    if activation.is_spent() {
        g.activations.pop();
        return g.stack.done();
    }
    rule!("MZ-16.4");
    activation.stage = Stage::Aim;
    let action = activation.action;
    log.event(Event::NextAction { action });
    Step::Ran
}

impl Activation {
    pub(super) fn has_action(&self, who: Character) -> bool {
        self.leaders[who.place()] >= self.action && self.acted & 1 << who.place() == 0
    }

    /// Whether nobody has the current Action.
    fn is_spent(&self) -> bool {
        let has_leader = self.leaders.iter().any(|actions| *actions >= self.action);
        self.zones.is_empty() && !has_leader && self.citizens == 0
    }

    /// Figures take the current Action and end in `to`. Those with another Action have it later.
    fn spend(&mut self, kind: Kind, n: u8, from: Zone, to: Zone) {
        self.now[from.index()].0[kind.place()] -= n;
        self.keep(kind, n, from, to);
    }

    fn keep(&mut self, kind: Kind, n: u8, from: Zone, to: Zone) {
        rule!("MZ-7.1");
        rule!("MZ-7.2");
        rule!("MZ-7.3");
        let more = u8::from(kind == Kind::Operator && self.keen.has(from));
        if self.action < kind.actions() + more {
            self.later[to.index()].0[kind.place()] += n;
        }
    }
}

/// MZ-16.13 to MZ-16.16: applies what the players chose for figures that cannot be split evenly.
pub(crate) fn split_decided(g: &mut MarvelZombies, from: Zone, kind: Kind, routes: ZoneSet, choice: Choice) {
    let favoured = match choice {
        Choice::Zone(zone) => ZoneSet::one(zone),
        Choice::Routes(zones) => zones,
        _ => unreachable!("a split is decided by routes"),
    };
    plan::split(g, from, kind, routes, favoured);
}

/// Applies where a leader aims or goes.
pub(crate) fn leader_decided(g: &mut MarvelZombies, who: Character, zone: Zone) {
    match running(g).stage {
        Stage::Aim => running_mut(g).aims[who.place()] = Some(zone),
        _ => plan::leader(g, who, zone),
    }
}

pub(crate) fn citizen_decided(g: &mut MarvelZombies, citizen: CitizenCard, zone: Zone) {
    plan::citizen(g, citizen, zone);
}

pub(crate) fn attack_decided(g: &mut MarvelZombies, zone: Zone, log: &mut impl Log<MarvelZombies>) {
    attacks::attack(g, zone, log);
}

/// The Citizens of a bit set.
pub(crate) fn people(bits: u16) -> impl Iterator<Item = CitizenCard> {
    CitizenCard::ALL[..N_CITIZENS].iter().copied().filter(move |citizen| bits & 1 << *citizen as u8 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::scene;

    #[test]
    fn the_depth_of_nested_activations_is_limited() {
        let mut g = scene("heroes hulk\nbegin turn hulk").expect("a scene");
        for _ in 0..ACTIVATIONS {
            assert!(note(&mut g, Activation::default()));
        }
        assert!(!note(&mut g, Activation::default()), "it is skipped");
        assert_eq!(g.activations.len(), ACTIVATIONS);
    }

    #[test]
    fn only_walkers_are_rallied() {
        let zone = Zone(1);
        let mut activation = Activation { keen: ZoneSet::one(zone), ..Activation::default() };
        for kind in [Kind::Operator, Kind::Guard] {
            activation.keep(kind, 1, zone, zone);
        }
        assert_eq!(activation.later[zone.index()].of(Kind::Operator), 1);
        assert_eq!(activation.later[zone.index()].of(Kind::Guard), 0);
    }

    #[test]
    fn figures_that_have_attacked_are_not_about_to_move() {
        let mut g = scene("heroes hulk\nbegin turn hulk").expect("a scene");
        let (spent, ready) = (Zone(1), Zone(2));
        let mut activation = Activation { zones: ZoneSet::one(spent).with(ready), ..Activation::default() };
        activation.now[ready.index()].0[Kind::Operator.place()] = 1;
        assert!(note(&mut g, activation));
        assert_eq!(going_away(&g), ZoneSet::one(ready));
    }
}
