//! Walking through several zones because of an effect.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::moving::{self, Manner};
use super::{Question, deeds};
use crate::MarvelZombies;
use crate::action::Action;
use crate::board::{Ways, Zone};
use crate::event::Event;
use crate::state::HeroIx;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Walk {
    pub hero: HeroIx,
    /// Zones left.
    pub left: u8,
    pub ignores_enemies: bool,
    /// The walk must end in a zone with Enemies (MZ-24.10).
    pub must_meet: bool,
    /// Each step must lead nearer to this zone (MZ-26.19).
    pub towards: Option<Zone>,
}

impl AsksSeats<MarvelZombies> for Walk {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        let can_walk = self.left > 0
            && g.zone_of(self.hero).is_some_and(|zone| ways_on(g, &self, zone).next().is_some());
        if can_walk { Step::Waits } else { g.stack.done() }
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let hero = g.hero(self.hero);
        Pending::turn(hero.seat, Question::Walk { hero: hero.who, left: self.left })
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let Some(from) = g.zone_of(self.hero) else { return };
        if may_stop(g, self) {
            out.push(Action::Enough);
        }
        out.extend(ways_on(g, self, from).map(|to| Action::Move { to }));
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Enough if may_stop(g, &self) => {
                log.event(Event::ActionDeclined { hero: g.who(self.hero) });
                g.stack.done();
            }
            Action::Enough => return Err(Refusal::new("MZ-24.10", "no-enemies-here")),
            Action::Move { to } => {
                let from = g.zone_of(self.hero).ok_or(Refusal::OTHER_QUESTION)?;
                let cost = may_step(g, &self, from, to)?;
                if cost > 0 {
                    g.turn.actions -= cost;
                }
                let is_stopped = !self.ignores_enemies
                    && !crate::effects::passive::ignores_enemies(g, self.hero)
                    && g.has_enemy(to);
                if is_stopped {
                    rule!("MZ-8.9");
                }
                let left = if is_stopped { 0 } else { self.left - 1 };
                g.stack.go_on_as(Walk { left, ..self });
                deeds::go(g, self.hero, to, cost, key, log);
            }
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }
}

/// The zones that this walk may enter next.
fn ways_on<'a>(g: &'a MarvelZombies, walk: &Walk, from: Zone) -> impl Iterator<Item = Zone> + 'a {
    let walk = *walk;
    g.next_to(from).iter().filter(move |to| may_step(g, &walk, from, *to).is_ok())
}

fn may_step(g: &MarvelZombies, walk: &Walk, from: Zone, to: Zone) -> Result<u8, Refusal> {
    let manner = Manner { is_free: true, ignores_enemies: walk.ignores_enemies };
    let cost = moving::may_move(g, walk.hero, to, manner)?;
    if walk.towards.is_some_and(|goal| g.distance(to, goal) >= g.distance(from, goal)) {
        return Err(Refusal::new("MZ-26.19", "not-nearer"));
    }
    if walk.must_meet && !meets_enemies(g, to, walk.left - 1) {
        return Err(Refusal::new("MZ-24.10", "no-enemies-there"));
    }
    Ok(cost)
}

/// Whether there are Enemies within this many moves.
pub(crate) fn meets_enemies(g: &MarvelZombies, from: Zone, left: u8) -> bool {
    let n_zones = g.mission.board.zones.len() as u8;
    (0..n_zones).map(Zone).any(|zone| {
        let distance = g.distance(from, zone);
        distance != Ways::NO_WAY && distance <= left && g.has_enemy(zone)
    })
}

/// A walk that must meet Enemies does not end elsewhere (MZ-24.10).
fn may_stop(g: &MarvelZombies, walk: &Walk) -> bool {
    !walk.must_meet || g.zone_of(walk.hero).is_some_and(|zone| g.has_enemy(zone))
}
