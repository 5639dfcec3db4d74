//! Giving back collected figures, of kinds that their owner chooses (ZOM-8.17).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, deeds};
use crate::tiles::Figure;
use crate::{Action, Aim, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GiveBack {
    pub seat: Seat,
    /// How many figures to give back.
    pub n: u8,
}

impl AsksSeats<Zombies> for GiveBack {
    /// Asks which kinds, if there are several.
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let GiveBack { seat, n } = self;
        if n == 0 {
            return g.stack.done();
        }
        rule!("ZOM-8.17");
        let first_two = {
            let mut kinds = kinds(g, seat);
            (kinds.next(), kinds.next())
        };
        match first_two {
            (None, _) => g.stack.done(),
            (Some(figure), None) => {
                let has = g.player(seat).kills[figure.index()];
                deeds::give_back(g, seat, figure, n.min(has), log);
                g.stack.done()
            }
            _ => Step::Waits,
        }
    }

    fn pending(&self, _g: &Zombies) -> PendingOf<Zombies> {
        let GiveBack { seat, n } = *self;
        Pending::turn(seat, Question::GiveBack { seat, n })
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(kinds(g, self.seat).map(|figure| Action::Pick { aim: Aim::Figure(figure) }));
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
        let GiveBack { seat, n } = self;
        let Action::Pick { aim: Aim::Figure(figure) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if g.player(seat).kills[figure.index()] == 0 {
            return Err(Refusal::new("ZOM-8.17", "none-of-that-kind"));
        }
        deeds::give_back(g, seat, figure, 1, log);
        g.stack.go_on_as(GiveBack { seat, n: n - 1 });
        Ok(())
    }
}

/// The kinds that this player has collected.
fn kinds(g: &Zombies, seat: Seat) -> impl Iterator<Item = Figure> + '_ {
    Figure::ALL.into_iter().filter(move |figure| g.player(seat).kills[figure.index()] > 0)
}
