//! Can't Sleep. Clowns Will Eat Me!: three cards are drawn, shown, and played as far as possible.
//!
//! The card itself is laid down before the three are played. So all of them are played at the same point of
//! the turn as the card itself. The card that is being played remembers which ones are still due
//! (`Played::due`).

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use crate::action::{Cards, Roll};
use crate::cards::choosing::first_of;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls, settle};
use crate::cards::{Card, playing};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Due, Played, deeds, draw, played};
use crate::{Aim, Zombies};

const DRAWN: u8 = 3;

pub(crate) struct CantSleep;

impl Deed for CantSleep {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if !g.deck.is_empty() || !g.discard.is_empty() {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z7-02");
        g.begin(Draw { by: played.by, left: DRAWN, due: played.due });
    }
}

/// A card has been laid down. The cards that are due after it follow.
pub(crate) fn go_on(g: &mut Zombies, played: &Played) {
    if !played.due.is_empty() {
        g.begin(Next { by: played.by, due: played.due });
    }
}

fn asked(seat: Seat, aim: Aim) -> Asked {
    Asked { seat, card: Card::CantSleep, aim }
}

/// Draws three cards, in several goes if the deck runs out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    by: Seat,
    left: u8,
    /// The cards drawn so far, and any that were due before.
    due: Due,
}

impl Rolls for Draw {
    fn asked(&self) -> Asked {
        asked(self.by, Aim::Nothing)
    }

    fn chance_question(&self, g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Cards { seat: self.by, n: g.deck.n_undecided(self.n_at_once(g)) as u8 }
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        if self.left > 0 && g.deck.is_empty() && !g.discard.is_empty() {
            draw::reshuffle(g, log);
        }
        let n = self.n_at_once(g);
        if g.deck.n_undecided(n) > 0 {
            return Step::Waits;
        }
        if n > 0 {
            self.take(g, &[], key, log).expect("every card is known");
            return Step::Ran;
        }
        g.done();
        if let Some(&played) = g.stack.top_as::<Played>() {
            g.done();
            played::lay_down(g, &played);
        }
        g.begin(Next { by: self.by, due: self.due })
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        match roll {
            Roll::Cards(decided) => self.take(g, decided, key, log),
            _ => Err(Refusal::IMPOSSIBLE_ROLL),
        }
    }
}

impl Draw {
    /// How many cards are drawn in one go, as the deck may have fewer.
    fn n_at_once(&self, g: &Zombies) -> usize {
        let room = g.hands[self.by.index()].room().min(self.due.capacity() - self.due.len());
        usize::from(self.left).min(g.deck.len()).min(room)
    }

    /// They are drawn openly: whatever happens to them will be seen anyway.
    fn take(
        mut self,
        g: &mut Zombies,
        decided: &[Card],
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let seat = self.by;
        let all = SeatSet::all(usize::from(g.n_seats));
        let drawn: Cards = g.deck.draw(self.n_at_once(g), decided, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
        drawn.iter().for_each(|card| g.hands[seat.index()].add(*card, all));
        self.due.extend(drawn.iter().copied());
        self.left -= drawn.len() as u8;
        drawn.iter().for_each(|card| log.event(Event::CardShown { seat, card: *card }));
        g.go_on_as(self);
        Ok(())
    }
}

/// Asks which of the cards is played next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Next {
    by: Seat,
    due: Due,
}

impl Asks for Next {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.by, Aim::Nothing)
    }

    /// Cards that cannot be played are discarded.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        match first_of(|out| self.choices(g, key, out)) {
            (None, _) => {
                g.done();
                self.due.iter().for_each(|card| deeds::discard_from_hand(g, self.by, *card, key, log));
            }
            (only, 1) => self.picked(g, only, key, log),
            _ => return Step::Waits,
        }
        Step::Ran
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let moment = moment_below(g);
        for (index, card) in self.due.iter().enumerate() {
            let is_listed = self.due[..index].contains(card);
            if !is_listed && g.hands[self.by.index()].has(*card, key) {
                let (aim, _) = first_of(|out| playing::aims_from_hand(&moment, self.by, *card, key, out));
                aim.iter().for_each(|_| out(Aim::Card(*card)));
            }
        }
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let (Next { by, due }, Some(Aim::Card(card))) = (self, aim) else { return };
        g.go_on_as(How { by, card, due });
    }
}

/// Asks what that card is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct How {
    by: Seat,
    card: Card,
    due: Due,
}

impl Asks for How {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.by, Aim::Card(self.card))
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        playing::aims_from_hand(&moment_below(g), self.by, self.card, key, out);
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
        let (How { by, card, mut due }, Some(aim)) = (self, aim) else { return };
        rule!("ZOM-9.27");
        if let Some(index) = due.iter().position(|other| *other == card) {
            due.remove(index);
        }
        g.done();
        played::start(g, by, card, aim, key, log);
        if let Some(played) = g.stack.top_as_mut::<Played>() {
            played.due = due;
        }
    }
}

/// The game at the moment at which the next card is played. That moment lies below this stage.
fn moment_below(g: &Zombies) -> Zombies {
    let mut moment = g.clone();
    moment.stack.done();
    moment
}
