//! Live Bait and Provocation: Operators and Guards of a zone come 1 zone nearer. It is no activation (MZ-26.21).

use table::{Log, Refusal, Step, rule};

use super::asking::Asking;
use super::costs::{changes_nothing, is_within, wrong_aim};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::board::{Zone, ZoneSet};
use crate::cast::Kind;
use crate::event::Event;
use crate::flow::{Frame, activation, figures};
use crate::state::{Crowd, HeroIx};

/// How far bait is seen.
const RANGE: u8 = 2;
/// Who falls for it.
const LURED: [Kind; 2] = [Kind::Guard, Kind::Operator];

pub(super) fn may_aim(g: &MarvelZombies, hero: HeroIx, aim: Aim, rule: &'static str) -> Result<(), Refusal> {
    let Aim::Zone(from) = aim else { return Err(wrong_aim()) };
    is_within(g, hero, from, RANGE, rule)?;
    let is_crowded = LURED.into_iter().any(|kind| g.n_in(from, kind) > 0);
    if is_crowded && !routes(g, hero, from).is_empty() { Ok(()) } else { Err(changes_nothing()) }
}

pub(super) fn begin(g: &mut MarvelZombies, hero: HeroIx, from: Zone) {
    rule!("MZ-26.21");
    let mut left = Crowd::default();
    for kind in LURED {
        left.0[kind.place()] = g.n_in(from, kind);
    }
    g.begin(Frame::Effect(Asking::Lure { hero, from, left }));
}

/// Next zones on shortest open paths to the hero.
fn routes(g: &MarvelZombies, hero: HeroIx, from: Zone) -> ZoneSet {
    g.zone_of(hero).map_or(ZoneSet::EMPTY, |to| activation::ways_to(g, from, ZoneSet::one(to)))
}

pub(super) fn step(
    g: &mut MarvelZombies,
    hero: HeroIx,
    from: Zone,
    left: Crowd,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    if left.total() == 0 {
        return g.done();
    }
    let Some(to) = routes(g, hero, from).only() else { return Step::Waits };
    for kind in LURED {
        come(g, kind, left.of(kind), from, to, log);
    }
    g.done()
}

fn come(g: &mut MarvelZombies, kind: Kind, n: u8, from: Zone, to: Zone, log: &mut impl Log<MarvelZombies>) {
    if n > 0 {
        figures::shift(g, kind, n, from, to);
        log.event(Event::EnemiesLured { kind, n, from, to });
    }
}

/// Figures of a kind are alike, so one of each kind may be sent any of the ways.
pub(super) fn legal(g: &MarvelZombies, hero: HeroIx, from: Zone, left: Crowd, out: &mut Vec<Action>) {
    for kind in LURED.into_iter().filter(|kind| left.of(*kind) > 0) {
        out.extend(routes(g, hero, from).iter().map(|to| Action::Pick { aim: Aim::Kind(kind, to) }));
    }
}

pub(super) fn act(
    g: &mut MarvelZombies,
    hero: HeroIx,
    from: Zone,
    left: Crowd,
    action: Action,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Kind(kind, to) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if !LURED.contains(&kind) || left.of(kind) == 0 || !routes(g, hero, from).has(to) {
        return Err(Refusal::new("MZ-26.21", "wrong-aim"));
    }
    come(g, kind, 1, from, to, log);
    let mut left = left;
    left.0[kind.place()] -= 1;
    g.go_on_as(Frame::Effect(Asking::Lure { hero, from, left }));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{scene, zone_named};

    /// No board of the box has two equal ways within sight of a bait, so the frame is looked at by itself.
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
        begin(&mut g, HeroIx(0), from);
        let step_and_list = |g: &mut MarvelZombies, log: &mut Vec<Event>| {
            let Some(Frame::Effect(Asking::Lure { hero, from, left })) = g.stack.top().copied() else {
                return None;
            };
            step(g, hero, from, left, log);
            let mut actions = Vec::new();
            legal(g, hero, from, left, &mut actions);
            Some((left, actions))
        };
        let (left, actions) = step_and_list(&mut g, &mut log).expect("it asks");
        assert_eq!(actions.len(), 4);
        let to_room = Action::Pick { aim: Aim::Kind(Kind::Guard, room) };
        assert!(actions.contains(&to_room));
        for (kind, to) in [(Kind::Specialist, room), (Kind::Guard, from)] {
            let pick = Action::Pick { aim: Aim::Kind(kind, to) };
            act(&mut g, HeroIx(0), from, left, pick, &mut log).expect_err("it is no way of theirs");
        }
        act(&mut g, HeroIx(0), from, left, to_room, &mut log).expect("it is legal");
        for to in [room, street] {
            let (left, actions) = step_and_list(&mut g, &mut log).expect("it asks on");
            assert_eq!(actions.len(), 2);
            act(&mut g, HeroIx(0), from, left, to_room, &mut log).expect_err("no Guard is left");
            let pick = Action::Pick { aim: Aim::Kind(Kind::Operator, to) };
            act(&mut g, HeroIx(0), from, left, pick, &mut log).expect("it is legal");
        }
        assert_eq!(g.n_enemies_in(from), 0);
        assert_eq!((g.n_enemies_in(room), g.n_enemies_in(street)), (2, 1));
        let Some(Frame::Effect(Asking::Lure { left, .. })) = g.stack.top().copied() else {
            panic!("it is under way")
        };
        assert_eq!(step(&mut g, HeroIx(0), from, left, &mut log), Step::Ran);
        assert!(matches!(g.stack.top(), Some(Frame::Turn)));
    }
}
