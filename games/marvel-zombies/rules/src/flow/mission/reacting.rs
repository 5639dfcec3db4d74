//! The mission reacts to what has happened.

use table::{AsksNobody, Log, RulesKey, Step, rule};

use super::Happened;
use super::drawing::{Drawing, DrawnFor};
use crate::MarvelZombies;
use crate::board::{Zone, ZoneSet};
use crate::cast::Color;
use crate::event::Event;
use crate::flow::{About, DrawTrait, coming, decision, deeds, spawn};
use crate::mission::Consequence;
use crate::state::LeaderPlace;

/// The reactions to things that happened at the same time, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reacting {
    pub happened: Happened,
    /// The first reaction in the mission's list that has not been considered.
    pub next: u8,
    /// How many of the waiting events happened at the same time and come after this one.
    pub waiting: u8,
}

impl AsksNobody<MarvelZombies> for Reacting {
    /// The next reaction to what happened.
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let rest = g.mission.reactions.iter().enumerate().skip(usize::from(self.next));
        let found =
            rest.map(|(index, reaction)| (index, *reaction)).find(|(_, it)| it.when == self.happened.when);
        let Some((index, reaction)) = found else { return next_waiting(g, self.waiting) };
        g.stack.go_on_as(Reacting { next: index as u8 + 1, ..self });
        carry_out(g, self.happened, reaction.then, key, log);
        Step::Ran
    }
}

/// Begins the reactions to everything that has just happened, in order.
pub(crate) fn begin_waiting(g: &mut MarvelZombies) {
    let happened = std::mem::take(&mut g.progress.happened);
    let [first, others @ ..] = happened.as_slice() else { return };
    g.progress.waiting.extend(others.iter().rev().copied());
    let waiting = others.len() as u8;
    g.stack.begin(Reacting { happened: *first, next: 0, waiting });
}

/// Goes on with what happened at the same time, or ends.
fn next_waiting(g: &mut MarvelZombies, waiting: u8) -> Step {
    let Some(waiting) = waiting.checked_sub(1) else { return g.stack.done() };
    let happened = g.progress.waiting.pop().expect("`waiting` counts them");
    g.stack.go_on_as(Reacting { happened, next: 0, waiting });
    Step::Ran
}

fn carry_out(
    g: &mut MarvelZombies,
    happened: Happened,
    then: Consequence,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let Happened { hero, zone, .. } = happened;
    match then {
        Consequence::Xp(n) => {
            rule!("MZ-28.4");
            hero.into_iter().for_each(|hero| deeds::gain_xp(g, hero, n, key, log));
        }
        Consequence::XpToAll(n) => {
            rule!("MZ-28.4");
            g.heroes_in_play().iter().for_each(|hero| deeds::gain_xp(g, hero, n, key, log));
        }
        Consequence::PlaceExit => {
            rule!("MZ-36.9");
            g.exit = Some(zone);
            log.event(Event::ExitPlaced { zone });
        }
        Consequence::SpawnLeaderAt(color) => {
            rule!("MZ-28.13");
            rule!("MZ-36.10");
            rule!("MZ-36.11");
            let token = g.spawns.iter().find(|token| !token.is_initial && token.color == color);
            if let Some(zone) = token.map(|token| token.zone) {
                coming::spawn(g, zone);
            }
        }
        Consequence::SpawnLeaderHere => {
            rule!("MZ-28.13");
            rule!("MZ-39.9");
            coming::spawn(g, zone);
        }
        Consequence::SpawnObjectiveCitizenHere => {
            g.stack.begin(Drawing::of(DrawnFor::Objective(zone)));
        }
        Consequence::TurnUpObjective => {
            rule!("MZ-36.7");
            let is_hidden = |color: &table::Secret<Color>| color.audience().is_empty();
            if g.objectives.iter().any(|token| token.taken_by.is_none() && is_hidden(&token.color)) {
                decision::ask(g, About::Objective);
            }
        }
        Consequence::SpawnAtNearest { .. } => {
            rule!("MZ-40.11");
            rule!("MZ-40.12");
            let zones = nearest_spawns(g, hero.and_then(|hero| g.zone_of(hero)));
            if !zones.is_empty() {
                decision::ask(g, About::SpawnZone { zones });
            }
        }
        Consequence::DrawCitizenCard => {
            rule!("MZ-35.10");
            if let Some(hero) = hero {
                g.stack.begin(Drawing::Offered(hero));
            }
        }
        Consequence::DrawTrait => {
            rule!("MZ-45.13");
            if let Some(hero) = hero {
                g.stack.begin(DrawTrait { hero });
            }
        }
        Consequence::Rest(who) => {
            if let LeaderPlace::Board(_) | LeaderPlace::Lies(_) = g.leaders[who.place()].place {
                rule!("MZ-45.12");
                g.leaders[who.place()].rests = true;
                log.event(Event::LeaderRests { who });
            }
        }
    }
}

/// The spawn zones nearest to a zone; all of them if no way leads to any (MZ-40.17).
fn nearest_spawns(g: &MarvelZombies, from: Option<Zone>) -> ZoneSet {
    let spawns: ZoneSet = g.spawns.iter().filter(|token| token.is_active).map(|token| token.zone).collect();
    let Some(from) = from else { return ZoneSet::EMPTY };
    let nearest = g.ways.nearest(from, spawns);
    if nearest.is_empty() {
        rule!("MZ-40.17");
        spawns
    } else {
        nearest
    }
}

/// The players chose in which of the nearest spawn zones figures appear.
pub(crate) fn spawn_zone_chosen(
    g: &mut MarvelZombies,
    zone: Zone,
    _key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let Some(reacting) = g.stack.top_as::<Reacting>() else { return };
    if let Consequence::SpawnAtNearest { kind, n } = g.mission.reactions[usize::from(reacting.next) - 1].then
    {
        spawn::by_rule(g, kind, n, zone, log);
    }
}
