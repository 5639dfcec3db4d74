//! Super-Heroes, or in Hero Mode Zombie Heroes: they come, act in their own ways, and fall (MZ-25, MZ-47).

use table::{Chance, Log, Pending, PendingOf, Refusal, RulesKey, Step, rule};

use super::activation::{self, nearest};
use super::{About, Frame, Toss, decision, mission, window};
use crate::MarvelZombies;
use crate::board::{Zone, ZoneSet};
use crate::cast::{Character, Kind, Mode};
use crate::effects::Moment;
use crate::event::Event;
use crate::state::{HeroIx, Leader, LeaderPlace};

/// A leader is drawn and placed, by a card or a mission (MZ-18.4, MZ-28.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Coming {
    pub zone: Zone,
    pub stage: ComingStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ComingStage {
    Draw,
    Place(Character),
    /// It has come; effects before anything else happens (MZ-18.10).
    React,
    Done,
}

/// Draws a leader for a zone.
pub(crate) fn spawn(g: &mut MarvelZombies, zone: Zone) {
    g.stack.push(Frame::LeaderComes(Coming { zone, stage: ComingStage::Draw }));
}

/// This leader comes to a zone (MZ-28.17).
pub(crate) fn comes(g: &mut MarvelZombies, who: Character, zone: Zone) {
    g.stack.push(Frame::LeaderComes(Coming { zone, stage: ComingStage::Place(who) }));
}

pub(super) fn step(g: &mut MarvelZombies, coming: Coming, log: &mut impl Log<MarvelZombies>) -> Step {
    match coming.stage {
        ComingStage::Draw => draw(g, log),
        ComingStage::Place(who) => place(g, who, coming.zone),
        ComingStage::React => {
            g.go_on_as(Frame::LeaderComes(Coming { stage: ComingStage::Done, ..coming }));
            window::open(g, Moment::EnemiesSpawned, coming.zone, g.heroes_in_play());
            Step::Ran
        }
        ComingStage::Done => g.done(),
    }
}

fn draw(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> Step {
    rule!("MZ-18.4");
    if !g.leader_deck.is_empty() {
        return Step::Waits;
    }
    if g.leader_discard.iter().all(|n| *n == 0) {
        rule!("MZ-18.12");
        rule!("MZ-19.6");
        rule!("MZ-49.21");
        g.go_on_as(Frame::Shortage { kind: Kind::Leader });
        return Step::Ran;
    }
    rule!("MZ-18.11");
    g.leader_deck = table::Bag::new(g.leader_discard);
    g.leader_discard = Default::default();
    log.event(Event::LeadersShuffled);
    Step::Waits
}

pub(super) fn pending() -> PendingOf<MarvelZombies> {
    Pending::Chance(Toss::Leader)
}

pub(super) fn roll(g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Character {
    g.leader_deck.sample::<1>(1, key, chance)[0]
}

pub(super) fn rolled(
    g: &mut MarvelZombies,
    coming: Coming,
    who: Character,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    if coming.stage != ComingStage::Draw || !g.leader_deck.take(&[who], key) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    rule!("MZ-49.17");
    log.event(Event::LeaderDrawn { who });
    g.go_on_as(Frame::LeaderComes(Coming { stage: ComingStage::Place(who), ..coming }));
    Ok(())
}

fn place(g: &mut MarvelZombies, who: Character, zone: Zone) -> Step {
    let zones = if who == Character::SpiderMan {
        rule!("MZ-25.3");
        rule!("MZ-25.9");
        nearest(g, zone, g.hero_zones())
    } else {
        ZoneSet::one(zone)
    };
    let zones = if zones.is_empty() { ZoneSet::one(zone) } else { zones };
    decision::ask(g, About::LeaderZone { who, zones })
}

/// Where it appears is settled.
pub(super) fn placed(g: &mut MarvelZombies, coming: Coming, zone: Zone, log: &mut impl Log<MarvelZombies>) {
    let ComingStage::Place(who) = coming.stage else { return };
    rule!("MZ-7.8");
    g.leaders[who.place()] = Leader { place: LeaderPlace::Board(zone), ..Leader::default() };
    log.event(Event::LeaderPlaced { who, zone });
    g.go_on_as(Frame::LeaderComes(Coming { zone, stage: ComingStage::React }));
}

/// Its card goes to the discard (MZ-7.9), unless it is not over: the mission brings it back, or it only lies down.
pub(crate) fn eliminate(
    g: &mut MarvelZombies,
    who: Character,
    by: Option<HeroIx>,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let LeaderPlace::Board(zone) = g.leaders[who.place()].place else { return };
    for activation in &mut g.activations {
        activation.leaders[who.place()] = 0;
    }
    let falls_first = who == Character::Deadpool && !g.leaders[who.place()].has_fallen;
    let place = match mission::leader_eliminated(g, who, by, key, log) {
        Some(place) => place,
        None if falls_first => {
            rule!("MZ-47.5");
            rule!("MZ-47.9");
            g.leaders[who.place()].has_fallen = true;
            LeaderPlace::Lies(zone)
        }
        None => {
            rule!("MZ-7.9");
            g.leader_discard[who as usize] += 1;
            LeaderPlace::Away
        }
    };
    let leader = &mut g.leaders[who.place()];
    *leader = match place {
        LeaderPlace::Lies(_) => Leader { place, is_banner: false, ..*leader },
        LeaderPlace::Away | LeaderPlace::Board(_) | LeaderPlace::Returns(_) | LeaderPlace::Gone => {
            Leader { place, ..Leader::default() }
        }
    };
    log.event(Event::LeaderEliminated { who, zone, lies: matches!(place, LeaderPlace::Lies(_)) });
}

/// The End phase: who lies stands up again (MZ-45.8, MZ-47.9), who rested no longer does (MZ-45.12).
pub(crate) fn end_phase(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) {
    for who in Character::leaders(g.mode) {
        let leader = &mut g.leaders[who.place()];
        leader.rests = false;
        if let LeaderPlace::Lies(zone) = leader.place {
            rule!("MZ-45.8");
            leader.place = LeaderPlace::Board(zone);
            log.event(Event::LeaderStoodUp { who: *who, zone });
        }
    }
}

/// Hits that eliminate it now (MZ-25, MZ-47); Banner has fewer (MZ-47.1).
pub(crate) fn endurance(g: &MarvelZombies, who: Character) -> u8 {
    if g.leaders[who.place()].is_banner {
        rule!("MZ-47.1");
        2
    } else {
        who.endurance()
    }
}

/// Whether it is activated at all: not while it sleeps (MZ-40.9) or rests (MZ-45.12).
pub(crate) fn may_act(g: &MarvelZombies, who: Character) -> bool {
    rule!("MZ-45.12");
    mission::is_awake(g, who) && !g.leaders[who.place()].rests
}

/// Actions of one activation.
pub(crate) fn actions(g: &MarvelZombies, who: Character) -> u8 {
    rule!("MZ-7.4");
    match who {
        Character::BlackPanther => {
            rule!("MZ-25.6");
            rule!("MZ-25.12");
            2 + g.highest_level() as u8
        }
        _ => Kind::Leader.actions(),
    }
}

/// Wounds of one attack.
pub(super) fn wounds(who: Character) -> u8 {
    match who {
        Character::Thor => {
            rule!("MZ-25.4");
            rule!("MZ-25.10");
            2
        }
        _ => 1,
    }
}

/// Zones that it attacks from where it stands, beside its own.
pub(super) fn reach(g: &MarvelZombies, who: Character, from: Zone) -> ZoneSet {
    let within = |zones: ZoneSet, most: u8, far: &[u8]| {
        zones.iter().filter(|zone| far[zone.index()] <= most).collect()
    };
    match (who, g.mode) {
        (Character::MsMarvel, Mode::Zombie) => {
            rule!("MZ-25.5");
            rule!("MZ-25.11");
            within(activation::targets(g), 3, &g.ways.distance[from.index()])
        }
        (Character::IronMan, Mode::Hero) => {
            rule!("MZ-47.3");
            rule!("MZ-47.10");
            within(g.ways.seen[from.index()], 1, &g.ways.range[from.index()])
        }
        _ => ZoneSet::EMPTY,
    }
}

/// Zones whose Walkers have one more Action (MZ-47.2).
pub(super) fn rallied(g: &MarvelZombies) -> ZoneSet {
    let captain = g.leaders_on_board().find(|(who, _)| *who == Character::CaptainAmerica);
    let Some((_, from)) = captain.filter(|(who, _)| mission::is_awake(g, *who)) else {
        return ZoneSet::EMPTY;
    };
    rule!("MZ-47.2");
    rule!("MZ-47.8");
    g.ways.seen[from.index()]
        .iter()
        .filter(|zone| g.range(from, *zone).is_some_and(|range| range <= 1))
        .collect()
}

/// Whether a move of hers from here covers two zones (MZ-47.4).
pub(super) fn is_swift_in(g: &MarvelZombies, who: Character, from: Zone) -> bool {
    rule!("MZ-47.4");
    who == Character::CaptainMarvel && g.mission.board.zones[from.index()].building.is_none()
}

impl Coming {
    /// Whether this leader is drawn and not placed yet.
    pub(crate) fn has(&self, who: Character) -> bool {
        self.stage == ComingStage::Place(who)
    }
}
