//! The toll of the sewers at the start of step 4, or the way up before it (ZOM-16.11 to ZOM-16.13).

use table::{Log, Refusal, Seat, Step, rule};

use super::{deeds, movement};
use crate::action::Good;
use crate::{Action, Zombies};

pub(super) fn step(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) -> Step {
    // Neither the dead nor whom a card brought up are below.
    if !g.player(seat).is_below {
        return g.done();
    }
    let is_free = g.may_come_up(seat) || g.player(seat).guts > 0 || g.may_react().has(seat);
    if is_free {
        return Step::Waits;
    }
    rule!("ZOM-16.10");
    pay(g, seat, Good::Life, log);
    Step::Ran
}

fn pay(g: &mut Zombies, seat: Seat, good: Good, log: &mut impl Log<Zombies>) {
    rule!("ZOM-16.11");
    g.done();
    match good {
        Good::Guts => deeds::lose_guts(g, seat, 1, log),
        _ => {
            rule!("ZOM-16.13");
            deeds::take_life(g, seat, 2, None, log);
        }
    }
}

/// ZOM-22.7: half a life is no life, unless nothing else is left to lose.
fn may_pay_life(g: &Zombies, seat: Seat) -> bool {
    rule!("ZOM-22.7");
    g.player(seat).life >= 2 || g.player(seat).guts == 0
}

pub(super) fn legal(g: &Zombies, seat: Seat, out: &mut Vec<Action>) {
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

pub(super) fn act(
    g: &mut Zombies,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    match action {
        Action::ComeUp => {
            g.refuse_coming_up(seat)?;
            rule!("ZOM-16.12");
            rule!("ZOM-16.21");
            g.turn.came_up_early = true;
            // Above, no toll is due.
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
