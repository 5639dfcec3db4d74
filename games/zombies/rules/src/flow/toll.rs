//! The toll of the sewers at the start of step 4, or coming up before it (ZOM-16.11 to ZOM-16.13).

use table::{AsksSeats, Log, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, deeds, movement};
use crate::action::Good;
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Toll {
    pub seat: Seat,
}

impl AsksSeats<Zombies> for Toll {
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let seat = self.seat;
        // Players who died or were brought up by a card are not below.
        if !g.player(seat).is_below {
            return g.stack.done();
        }
        let is_free = g.may_come_up(seat) || g.player(seat).guts > 0 || g.may_react().has(seat);
        if is_free {
            return Step::Waits;
        }
        rule!("ZOM-16.10");
        pay(g, seat, Good::Life, log);
        Step::Ran
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        g.open_moment(self.seat, Question::Toll { seat: self.seat })
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let seat = self.seat;
        if g.may_come_up(seat) {
            out.push(Action::ComeUp);
        }
        if g.player(seat).guts > 0 {
            out.push(Action::Pay { good: Good::Guts });
        }
        if may_pay_life(g, seat) {
            out.push(Action::Pay { good: Good::Life });
        }
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
        let seat = self.seat;
        match action {
            Action::ComeUp => {
                g.refuse_coming_up(seat)?;
                rule!("ZOM-16.12");
                rule!("ZOM-16.21");
                g.turn.came_up_early = true;
                // No toll is due above ground.
                movement::come_up(g, seat, log);
                Ok(())
            }
            Action::Pay { good: Good::Guts } if g.player(seat).guts == 0 => {
                Err(Refusal::new("ZOM-16.13", "no-guts"))
            }
            Action::Pay { good: Good::Life } if !may_pay_life(g, seat) => {
                Err(Refusal::new("ZOM-22.7", "half-a-life-is-not-enough"))
            }
            Action::Pay { good: good @ (Good::Guts | Good::Life) } => {
                pay(g, seat, good, log);
                Ok(())
            }
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

fn pay(g: &mut Zombies, seat: Seat, good: Good, log: &mut impl Log<Zombies>) {
    rule!("ZOM-16.11");
    g.stack.done();
    match good {
        Good::Guts => deeds::lose_guts(g, seat, 1, log),
        _ => {
            rule!("ZOM-16.13");
            deeds::take_life(g, seat, 2, None, log);
        }
    }
}

/// ZOM-22.7: half a life does not count as a life, unless nothing else is left to lose.
fn may_pay_life(g: &Zombies, seat: Seat) -> bool {
    rule!("ZOM-22.7");
    g.player(seat).life >= 2 || g.player(seat).guts == 0
}
