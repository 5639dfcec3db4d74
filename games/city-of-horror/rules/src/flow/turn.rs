//! A turn, from the look at the invasion card to the return of the movement cards.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, SeatSet, Step, rule};

use super::{
    ChanceQuestion, EndStage, Ending, Fetch, Location, LocationStep, Moment, MovementCards, Moves, Window,
    invasion, offers, ordering,
};
use crate::board::{Place, Side, Slot};
use crate::characters::Role;
use crate::editions::{FirstPlayerMode, FirstPlayerNoLoss};
use crate::invasion::{CARDS_PER_HOUR, Hour};
use crate::orders::PassUntil;
use crate::setup::MAX_SEATS;
use crate::{City, Event, Roll};

/// CITY-3.1: the number of turns.
const LAST_TURN: u8 = 4;

/// The stage that begins next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    pub next: TurnStage,
}

/// CITY-3.2: the stages of a turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TurnStage {
    #[default]
    Observation,
    Start,
    MovementCards,
    BeforeInvasion,
    Invasion,
    AfterInvasion,
    Moves,
    BeforeLure,
    Lure,
    Locations,
    End,
}

impl AsksChance<City> for Turn {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        rule!("CITY-3.2");
        let go_on = |g: &mut City, next| g.stack.go_on_as(Turn { next });
        match self.next {
            TurnStage::Observation => {
                go_on(g, TurnStage::Start);
                observe(g)
            }
            TurnStage::Start => {
                rule!("CITY-5.1");
                go_on(g, TurnStage::MovementCards);
                Window::open(g, Moment::StartOfTurn, key, log)
            }
            TurnStage::MovementCards => {
                go_on(g, TurnStage::BeforeInvasion);
                MovementCards::ask(g, key, log)
            }
            TurnStage::BeforeInvasion => {
                rule!("CITY-5.4");
                go_on(g, TurnStage::Invasion);
                Window::open(g, Moment::BeforeInvasion, key, log)
            }
            TurnStage::Invasion => {
                let hour = Hour::of_turn(g.turn);
                if g.drawn[hour as usize].is_none() {
                    return Step::Waits;
                }
                invasion::show_and_apply(g, hour, key, log);
                go_on(g, TurnStage::AfterInvasion);
                Step::Ran
            }
            TurnStage::AfterInvasion => {
                rule!("CITY-5.5");
                go_on(g, TurnStage::Moves);
                Window::open(g, Moment::AfterInvasion, key, log)
            }
            TurnStage::Moves => {
                rule!("CITY-8.1");
                go_on(g, TurnStage::BeforeLure);
                // CITY-3.5: the order of the moves is fixed now.
                rule!("CITY-3.5");
                g.stack.begin(Moves { from: g.first, left: g.living })
            }
            TurnStage::BeforeLure => {
                go_on(g, TurnStage::Lure);
                match g.rested(Role::Blonde) {
                    Some(_) => {
                        rule!("CITY-5.8");
                        Window::open(g, Moment::BeforeLure, key, log)
                    }
                    None => Step::Ran,
                }
            }
            TurnStage::Lure => {
                rule!("CITY-8.15");
                lure(g, log);
                go_on(g, TurnStage::Locations);
                Step::Ran
            }
            TurnStage::Locations => {
                go_on(g, TurnStage::End);
                g.stack.begin(Location { slot: Slot::T, next: LocationStep::Begin })
            }
            TurnStage::End => end(g, key, log),
        }
    }

    fn question(&self, g: &City) -> ChanceQuestion {
        ChanceQuestion::Invasion { hour: Hour::of_turn(g.turn) }
    }

    fn roll(&self, _g: &City, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Invasion(chance.below(CARDS_PER_HOUR as u32) as u8)
    }

    fn rolled(
        self,
        g: &mut City,
        roll: &Roll,
        _key: &RulesKey,
        _log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Roll::Invasion(index) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        invasion::drawn(g, *index, SeatSet::EMPTY)
    }
}

/// CITY-3.3: the players on side A of the Water Tower look at the top invasion card.
fn observe(g: &mut City) -> Step {
    let watchers = g.present(Place::WaterTower);
    if g.side_of(Place::WaterTower) != Side::A || watchers.is_empty() {
        return Step::Ran;
    }
    rule!("CITY-3.3");
    g.stack.begin(Fetch::Look { seats: watchers })
}

/// CITY-15.12: the Blonde, while rested, attracts a zombie.
fn lure(g: &mut City, log: &mut impl Log<City>) {
    rule!("CITY-15.12");
    let Some(_) = g.rested(Role::Blonde) else { return };
    let Some(place) = g.person(Role::Blonde).place() else { return };
    if g.reserve() > 0 && g.room_for_zombies(place) > 0 {
        g.zombies[place.index()] += 1;
        log.event(Event::ZombieLured { place });
    }
}

/// CITY-3.9: passes on the token, ends everything that lasts for a turn, and returns the movement cards.
fn end(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    rule!("CITY-3.9");
    pass_the_token_on(g, log);
    rule!("CITY-15.9");
    for person in &mut g.people {
        person.is_hidden = false;
        person.is_awake = false;
    }
    g.replicas.clear();
    g.chosen = [None; MAX_SEATS];
    g.moved = SeatSet::EMPTY;
    g.last_loss = None;
    offers::end_all(g, log);
    ordering::end(g, PassUntil::Turn, key);
    log.event(Event::TurnEnded { turn: g.turn });
    if g.turn == LAST_TURN {
        rule!("CITY-3.10");
        g.stack.go_on_as(Ending { next: EndStage::LastWindow });
        return Step::Ran;
    }
    rule!("CITY-3.1");
    g.turn += 1;
    log.event(Event::TurnBegan { turn: g.turn });
    g.stack.go_on_as(Turn { next: TurnStage::Observation });
    Step::Ran
}

fn pass_the_token_on(g: &mut City, log: &mut impl Log<City>) {
    match g.last_loss {
        Some(seat) if g.rules.first_player_mode == FirstPlayerMode::EndOfTurn => {
            rule!("CITY-18.3");
            g.take_token(seat, log);
        }
        None if g.rules.first_player_no_loss == FirstPlayerNoLoss::PassClockwise => {
            rule!("CITY-18.4");
            g.take_token(g.left_of(g.first), log);
        }
        None => rule!("CITY-18.4"),
        Some(_) => {}
    }
}
