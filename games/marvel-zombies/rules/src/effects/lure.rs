//! Live Bait and Provocation: the Operators and Guards of a zone come 1 zone nearer. This is not an
//! activation (MZ-26.21).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::asking::Asking;
use super::costs::{changes_nothing, is_within, wrong_aim};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::board::{Zone, ZoneSet};
use crate::cast::Kind;
use crate::event::Event;
use crate::flow::{Question, activation, figures};
use crate::state::{Crowd, HeroIx};

/// How far away the bait is seen.
const RANGE: u8 = 2;
/// The kinds that are lured.
const LURED: [Kind; 2] = [Kind::Guard, Kind::Operator];

/// Enemies of a zone go 1 zone towards the hero. `left` counts those who have yet to go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lure {
    pub hero: HeroIx,
    pub from: Zone,
    pub left: Crowd,
}

impl AsksSeats<MarvelZombies> for Lure {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let Lure { hero, from, left } = self;
        if left.total() == 0 {
            return g.stack.done();
        }
        let Some(to) = routes(g, hero, from).only() else { return Step::Waits };
        for kind in LURED {
            come(g, kind, left.of(kind), from, to, log);
        }
        g.stack.done()
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let question = Question::Lure { hero: g.who(self.hero), from: self.from };
        Pending::turn(g.hero(self.hero).seat, question)
    }

    /// Figures of a kind are alike, so one of each kind may be sent along any of the ways.
    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let Lure { hero, from, left } = *self;
        for kind in LURED.into_iter().filter(|kind| left.of(*kind) > 0) {
            out.extend(routes(g, hero, from).iter().map(|to| Action::Pick { aim: Aim::Kind(kind, to) }));
        }
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Lure { hero, from, mut left } = self;
        let Action::Pick { aim: Aim::Kind(kind, to) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if !LURED.contains(&kind) || left.of(kind) == 0 || !routes(g, hero, from).has(to) {
            return Err(Refusal::new("MZ-26.21", "wrong-aim"));
        }
        come(g, kind, 1, from, to, log);
        left.0[kind.place()] -= 1;
        g.stack.go_on_as(Asking::from(Lure { hero, from, left }));
        Ok(())
    }
}

impl Lure {
    pub(super) fn begin(g: &mut MarvelZombies, hero: HeroIx, from: Zone) {
        rule!("MZ-26.21");
        let mut left = Crowd::default();
        for kind in LURED {
            left.0[kind.place()] = g.n_in(from, kind);
        }
        g.stack.begin(Asking::from(Lure { hero, from, left }));
    }
}

pub(super) fn may_aim(g: &MarvelZombies, hero: HeroIx, aim: Aim, rule: &'static str) -> Result<(), Refusal> {
    let Aim::Zone(from) = aim else { return Err(wrong_aim()) };
    is_within(g, hero, from, RANGE, rule)?;
    let is_crowded = LURED.into_iter().any(|kind| g.n_in(from, kind) > 0);
    if is_crowded && !routes(g, hero, from).is_empty() { Ok(()) } else { Err(changes_nothing()) }
}

/// The next zones on the shortest open paths to the hero.
fn routes(g: &MarvelZombies, hero: HeroIx, from: Zone) -> ZoneSet {
    g.zone_of(hero).map_or(ZoneSet::EMPTY, |to| activation::ways_to(g, from, ZoneSet::one(to)))
}

fn come(g: &mut MarvelZombies, kind: Kind, n: u8, from: Zone, to: Zone, log: &mut impl Log<MarvelZombies>) {
    if n > 0 {
        figures::shift(g, kind, n, from, to);
        log.event(Event::EnemiesLured { kind, n, from, to });
    }
}

#[cfg(test)]
mod tests {
    use table::{Input, apply, legal};

    use super::*;
    use crate::flow::Turn;
    use crate::scene::{scene, zone_named};

    /// No board of the box has two equal ways within sight of a bait, so this tests the procedure directly.
    #[test]
    fn each_lured_figure_goes_the_way_that_the_player_likes() {
        let mut g = scene(
            "mission MZ1
             heroes hulk
             hulk: at 5R.a
             open 5R.a/S4-2
             open 8R.b/S4-1
             S4-1: 2 operators, 1 guard
             begin turn hulk",
        )
        .expect("a scene");
        let zone = |name: &str| zone_named(&g, name).expect("a zone");
        let (from, room, street) = (zone("S4-1"), zone("8R.b"), zone("S4-2"));
        let mut log = Vec::new();
        let mut actions = Vec::new();
        let mut pick = |g: &mut MarvelZombies, kind: Kind, to: Zone| {
            apply(g, &Input::Act(Seat::A, Action::Pick { aim: Aim::Kind(kind, to) }), &mut log)
        };
        Lure::begin(&mut g, HeroIx(0), from);
        legal(&g, Seat::A, &mut actions);
        assert_eq!(actions.len(), 4);
        assert!(actions.contains(&Action::Pick { aim: Aim::Kind(Kind::Guard, room) }));
        for (kind, to) in [(Kind::Leader, room), (Kind::Specialist, room), (Kind::Guard, from)] {
            pick(&mut g, kind, to).expect_err("they cannot go there");
        }
        pick(&mut g, Kind::Guard, room).expect("it is legal");
        for to in [room, street] {
            legal(&g, Seat::A, &mut actions);
            assert_eq!(actions.len(), 2);
            pick(&mut g, Kind::Guard, room).expect_err("no Guard is left");
            assert!(g.stack.top_as::<Asking>().is_some(), "it asks again");
            pick(&mut g, Kind::Operator, to).expect("it is legal");
        }
        assert_eq!(g.n_enemies_in(from), 0);
        assert_eq!((g.n_enemies_in(room), g.n_enemies_in(street)), (2, 1));
        assert!(g.stack.top_as::<Turn>().is_some());
    }
}
