//! After the last turn: one more window, the vaccination, canned food, the score.

use table::{AsksNobody, Log, Outcome, RulesKey, SeatSet, Step, limits, rule};

use super::{Moment, Vaccination, Window, free_actions};
use crate::action::Aim;
use crate::cards::Food;
use crate::pile::Holder;
use crate::{Card, City, Event};

/// The stage that begins next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    pub next: EndStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EndStage {
    #[default]
    LastWindow,
    Vaccination,
    CannedFood,
    Score,
}

impl AsksNobody<City> for Ending {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        rule!("CITY-21.1");
        match self.next {
            EndStage::LastWindow => {
                rule!("CITY-5.14");
                g.stack.go_on_as(Ending { next: EndStage::Vaccination });
                Window::open(g, Moment::LastWindow, key, log)
            }
            EndStage::Vaccination => {
                g.stack.go_on_as(Ending { next: EndStage::CannedFood });
                Vaccination::ask(g)
            }
            EndStage::CannedFood => declare(g, key, log),
            EndStage::Score => score(g, key, log),
        }
    }
}

/// CITY-21.6, CITY-5.16: players declare one Canned Food after another in turn order; each can be cancelled.
fn declare(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    rule!("CITY-5.16");
    rule!("CITY-21.6");
    rule!("CITY-14.10");
    match g.turn_order().find(|seat| g.holds_card(*seat, Card::CannedFood, key)) {
        Some(seat) => free_actions::play(g, seat, Card::CannedFood, Aim::Nothing, None, key, log),
        None => g.stack.go_on_as(Ending { next: EndStage::Score }),
    }
    Step::Ran
}

fn score(g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    rule!("CITY-21.7");
    rule!("CITY-20.4");
    rule!("CITY-20.6");
    let mut scores = [0; limits::SEATS];
    for seat in g.living.iter() {
        let shown = g.shown_food[seat.index()].iter().zip(0u8..).map(|(n, value)| n * value).sum::<u8>();
        let hidden = g.food.cards(Holder::hand(seat), key).map(|Food(value)| value).sum::<u8>();
        let characters = g.character_points(seat);
        let (antidotes, canned) = (g.antidotes[seat.index()], g.canned[seat.index()]);
        scores[seat.index()] = i16::from(characters + antidotes + shown + hidden + canned);
        log.event(Event::Scored { seat, characters, antidotes, food: shown + hidden, canned });
    }
    rule!("CITY-21.8");
    rule!("CITY-21.9");
    let rank = |seat: &table::Seat| (scores[seat.index()], g.n_own(*seat));
    let best = g.living.iter().map(|seat| rank(&seat)).max();
    let winners: SeatSet = g.living.iter().filter(|seat| Some(rank(seat)) == best).collect();
    g.finish(Outcome { winners, scores }, log);
    Step::Ran
}
