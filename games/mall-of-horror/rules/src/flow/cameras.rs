//! The dice lie under the cover, and players may play Security Cameras to look at them.

use table::{AsksSeats, Log, PassUntil, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Question, Window, dice, ordering, window};
use crate::{Action, Card, Event, Mall};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cameras {
    pub window: Window,
}

impl AsksSeats<Mall> for Cameras {
    fn step(self, g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        let window = self.window.apply_passes(g, invited(g), key, log);
        if window.asked(g, invited(g)).is_none() {
            ordering::end(g, PassUntil::Window, key);
            return g.stack.done();
        }
        g.stack.go_on_as(Cameras { window });
        Step::Waits
    }

    fn pending(&self, g: &Mall) -> PendingOf<Mall> {
        let asked = self.window.asked(g, invited(g)).expect("`step` closes a window with nobody left to ask");
        Pending::window(asked, Question::PlayCamera)
    }

    fn legal(&self, g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if g.hands[seat.index()].has(Card::SecurityCamera, key) {
            out.push(Action::Play(Card::SecurityCamera));
        }
    }

    fn thinkable(&self, g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        window::thinkable_cards(g, seat, key, out);
    }

    fn act(
        self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Pass => {
                log.event(Event::Passed { seat });
                g.stack.go_on_as(Cameras { window: self.window.after_pass(g, seat) });
                Ok(())
            }
            Action::Play(card) if !g.hands[seat.index()].has(card, key) => {
                Err(Refusal::new("MALL-4.9", "card-not-held"))
            }
            Action::Play(card @ Card::SecurityCamera) => {
                window::discard(g, seat, card, key);
                log.event(Event::CardPlayed { seat, card });
                dice::look(g, seat, log);
                let window = self.window.after_card(g, seat, key);
                g.stack.go_on_as(Cameras { window });
                Ok(())
            }
            Action::Play(_) | Action::Hide(_) => Err(Refusal::new("MALL-4.9", "only-cameras-now")),
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

/// MALL-4.9: players with a character who have not looked yet may play a Security Camera.
fn invited(g: &Mall) -> SeatSet {
    rule!("MALL-4.9");
    let looked = g.covered_dice.map_or(SeatSet::EMPTY, |dice| dice.audience());
    g.living().minus(looked)
}
