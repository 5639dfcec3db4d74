//! Pushing Enemies from a zone into a neighbouring one (MZ-23.4 to MZ-23.6).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

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

impl AsksSeats<MarvelZombies> for Push {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        if !can_push(g, self.from, self.with_leaders) {
            return g.stack.done();
        }
        match g.next_to(self.from).only() {
            Some(to) => {
                carry_out(g, self, to, log);
                Step::Ran
            }
            None => Step::Waits,
        }
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let hero = g.hero(self.hero);
        Pending::turn(hero.seat, Question::Push { hero: hero.who, from: self.from })
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(g.next_to(self.from).iter().map(|to| Action::Pick { aim: Aim::Zone(to) }));
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
        let Action::Pick { aim: Aim::Zone(to) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if !g.next_to(self.from).has(to) {
            return Err(Refusal::new("MZ-23.4", "not-adjacent"));
        }
        carry_out(g, self, to, log);
        Ok(())
    }
}

/// Whether there is anybody to push, and somewhere to push them (MZ-23.6).
pub(crate) fn can_push(g: &MarvelZombies, from: Zone, with_leaders: bool) -> bool {
    rule!("MZ-23.6");
    let has_common = g.crowd[from.index()].total() > 0;
    let has_leader = with_leaders && g.leaders_in(from).next().is_some();
    (has_common || has_leader) && !g.next_to(from).is_empty()
}

/// A push is not an activation and triggers nothing. Citizens stay (MZ-23.5).
fn carry_out(g: &mut MarvelZombies, push: Push, to: Zone, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-23.4");
    rule!("MZ-23.5");
    g.stack.done();
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
