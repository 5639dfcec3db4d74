//! Enemies are pushed from a zone into one beside it (MZ-23.4 to MZ-23.6).

use table::{Log, Pending, PendingOf, Refusal, Step, rule};

use super::{Question, figures};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::board::Zone;
use crate::cast::{COMMON, Character};
use crate::event::Event;
use crate::state::HeroIx;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Push {
    pub hero: HeroIx,
    pub from: Zone,
    pub with_leaders: bool,
}

/// Whether there is anybody to push, and somewhere to push them (MZ-23.6).
pub(crate) fn can_push(g: &MarvelZombies, from: Zone, with_leaders: bool) -> bool {
    rule!("MZ-23.6");
    let has_common = g.crowd[from.index()].total() > 0;
    let has_leader = with_leaders && g.leaders_in(from).next().is_some();
    (has_common || has_leader) && !g.next_to(from).is_empty()
}

pub(super) fn step(g: &mut MarvelZombies, push: Push, log: &mut impl Log<MarvelZombies>) -> Step {
    if !can_push(g, push.from, push.with_leaders) {
        return g.done();
    }
    match g.next_to(push.from).only() {
        Some(to) => {
            carry_out(g, push, to, log);
            Step::Ran
        }
        None => Step::Waits,
    }
}

pub(super) fn pending(g: &MarvelZombies, push: &Push) -> PendingOf<MarvelZombies> {
    let hero = g.hero(push.hero);
    Pending::turn(hero.seat, Question::Push { hero: hero.who, from: push.from })
}

pub(super) fn legal(g: &MarvelZombies, push: &Push, out: &mut Vec<Action>) {
    out.extend(g.next_to(push.from).iter().map(|to| Action::Pick { aim: Aim::Zone(to) }));
}

pub(super) fn act(
    g: &mut MarvelZombies,
    push: Push,
    action: Action,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Zone(to) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if !g.next_to(push.from).has(to) {
        return Err(Refusal::new("MZ-23.4", "not-adjacent"));
    }
    carry_out(g, push, to, log);
    Ok(())
}

/// It is no activation and triggers nothing; Citizens stay (MZ-23.5).
fn carry_out(g: &mut MarvelZombies, push: Push, to: Zone, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-23.4");
    rule!("MZ-23.5");
    g.done();
    for kind in COMMON {
        figures::shift(g, kind, g.n_in(push.from, kind), push.from, to);
    }
    if push.with_leaders {
        for &who in Character::leaders(g.mode) {
            if g.leaders_in(push.from).any(|there| there == who) {
                figures::move_leader(g, who, to);
            }
        }
    }
    log.event(Event::Pushed { hero: g.who(push.hero), from: push.from, to });
}
