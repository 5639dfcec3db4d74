//! Offers a token outside the player's own movement (ZOM-12.12, ZOM-12.17).

use table::{AsksSeats, Log, PendingOf, Refusal, RulesKey, Seat, Step};

use super::{Question, movement};
use crate::event::Event;
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TokenOffer {
    pub seat: Seat,
}

impl AsksSeats<Zombies> for TokenOffer {
    /// Asks nothing if the token cannot be taken.
    fn step(self, g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        if g.may_take_token(self.seat) { Step::Waits } else { g.stack.done() }
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        g.open_moment(self.seat, Question::TakeToken { seat: self.seat })
    }

    fn legal(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend([Action::Take, Action::Stop]);
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        match action {
            // Once the token is taken, nothing more is asked.
            Action::Take => movement::take_token(g, self.seat, log)?,
            Action::Stop => {
                log.event(Event::TokenLeft { seat: self.seat });
                g.stack.done();
            }
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }
}
