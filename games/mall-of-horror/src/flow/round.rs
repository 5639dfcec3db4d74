//! The round and its six phases.

use serde::{Deserialize, Serialize};
use table::{Log, RulesKey, SeatSet, Step, rule};

use super::{Frame, Purpose, Vote, Window, attack, destinations, dice, ending};
use crate::{Event, Mall, Place};

/// What happens in a round, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    #[default]
    Truck,
    Election,
    /// The dice are rolled under the cover.
    HiddenDice,
    /// Eliminated players add zombies.
    ZombiePlayers,
    Destinations,
    Movement,
    Attack,
    RoundEnd,
}

/// Begins a phase; the frame names the next one already, so that a finished phase leads there.
pub(super) fn step(g: &mut Mall, phase: Phase, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
    match phase {
        Phase::Truck => {
            rule!("MALL-4.1");
            g.go_on_as(Frame::Round(Phase::Election));
            call_vote(g, Purpose::Truck, Place::Parking, log);
        }
        Phase::Election => {
            rule!("MALL-4.4");
            g.chief_is_new = false;
            g.go_on_as(Frame::Round(Phase::HiddenDice));
            if !call_vote(g, Purpose::Chief, Place::SecurityHq, log) {
                rule!("MALL-4.5");
                log.event(Event::ChiefStays { seat: g.chief });
            }
        }
        Phase::HiddenDice => return Step::Waits,
        Phase::ZombiePlayers => {
            g.go_on_as(Frame::Round(Phase::Destinations));
            g.stack.push(Frame::ZombiePlayers { left: super::zombie_players::who_place(g) });
        }
        Phase::Destinations => {
            g.go_on_as(Frame::Round(Phase::Movement));
            destinations::begin(g);
        }
        Phase::Movement => {
            g.go_on_as(Frame::Round(Phase::Attack));
            dice::reveal(g, key, log);
            g.stack.push(Frame::Movement { left: g.living() });
        }
        Phase::Attack => {
            g.go_on_as(Frame::Round(Phase::RoundEnd));
            attack::begin(g, log);
        }
        Phase::RoundEnd => ending::end_of_round(g, log),
    }
    Step::Ran
}

/// MALL-3.1: the players at a location vote, if there are any.
fn call_vote(g: &mut Mall, purpose: Purpose, place: Place, log: &mut impl Log<Mall>) -> bool {
    rule!("MALL-3.1");
    let is_called = !g.present(place).is_empty();
    if is_called {
        log.event(Event::VoteCalled { purpose, place });
        g.stack.push(Frame::Vote(Vote::new(purpose, place, g.chief)));
    } else {
        log.event(Event::NobodyThere { purpose, place });
    }
    is_called
}

/// Goes on after the dice were covered.
pub(super) fn after_hidden_dice(g: &mut Mall) {
    g.go_on_as(Frame::Round(Phase::ZombiePlayers));
    g.stack.push(Frame::Cameras(Window { turn: g.chief, passed: SeatSet::EMPTY }));
}
