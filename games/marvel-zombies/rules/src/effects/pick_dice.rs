//! Chaos: the player picks dice of the current attack to roll again (MZ-46.28).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step};

use super::asking::Asking;
use super::costs::{changes_nothing, wrong_aim};
use super::rerolls::n_dice;
use crate::MarvelZombies;
use crate::action::{Action, Aim, Dice};
use crate::event::Event;
use crate::flow::{Attack, Question, reroll};
use crate::state::HeroIx;

/// The faces of a die.
const FACES: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PickDice {
    pub hero: HeroIx,
    pub picked: Dice,
}

impl AsksSeats<MarvelZombies> for PickDice {
    fn step(self, _g: &mut MarvelZombies, _key: &RulesKey, _log: &mut impl Log<MarvelZombies>) -> Step {
        Step::Waits
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        Pending::turn(g.hero(self.hero).seat, Question::Dice { hero: g.who(self.hero) })
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(self.left(g).map(|face| Action::Pick { aim: Aim::Number(face) }));
        if n_dice(&self.picked) > 0 {
            out.push(Action::Enough);
        }
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        mut self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let (hero, n) = (g.who(self.hero), n_dice(&self.picked));
        match action {
            Action::Pick { aim: Aim::Number(face) } if self.left(g).any(|other| other == face) => {
                self.picked[usize::from(face - 1)] += 1;
                log.event(Event::DiePicked { hero, face });
                g.stack.go_on_as(Asking::from(self));
                Ok(())
            }
            Action::Enough if n > 0 => {
                log.event(Event::DicePicked { hero, n });
                g.stack.done();
                reroll::begin(g, self.picked);
                Ok(())
            }
            Action::Enough => Err(changes_nothing()),
            Action::Pick { .. } => Err(wrong_aim()),
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

impl PickDice {
    pub(super) fn begin(g: &mut MarvelZombies, hero: HeroIx) {
        g.stack.begin(Asking::from(PickDice { hero, picked: Dice::default() }));
    }

    /// The faces of the dice that may still be picked, die by die.
    fn left(&self, g: &MarvelZombies) -> impl Iterator<Item = u8> + use<> {
        let dice = g.stack.innermost::<Attack>().map_or(Dice::default(), |attack| attack.dice);
        let picked = self.picked;
        (1..=FACES).filter(move |face| {
            let index = usize::from(face - 1);
            picked[index] < dice[index]
        })
    }
}
