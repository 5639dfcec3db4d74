//! A mission makes somebody draw a Citizen card. A card that shows nobody is discarded, and another one drawn
//! (MZ-32.9, MZ-35.11).

use table::{AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use crate::MarvelZombies;
use crate::action::{Action, Aim, Roll};
use crate::board::Zone;
use crate::cast::CitizenCard;
use crate::event::Event;
use crate::flow::{ChanceQuestion, Keep, Question, citizens};
use crate::state::{Citizen, HeroIx};

/// A draw under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Drawing {
    /// Whether this hero draws a card (MZ-35.14).
    Offered(HeroIx),
    /// Cards that show nobody are kept aside until the draw is done; otherwise it would never end if only
    /// they were left.
    Draw { to: DrawnFor, nobodies: u8 },
}

/// What the card is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawnFor {
    /// Onto this hero's dashboard.
    Hero(HeroIx),
    /// An Objective Citizen, who appears here.
    Objective(Zone),
}

impl Drawing {
    pub(super) const fn of(to: DrawnFor) -> Drawing {
        Drawing::Draw { to, nobodies: 0 }
    }
}

impl AsksSeats<MarvelZombies> for Drawing {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match self {
            Drawing::Offered(hero) if g.is_in_play(hero) && citizens::has_cards(g) => Step::Waits,
            Drawing::Offered(_) => g.stack.done(),
            Drawing::Draw { .. } if citizens::may_draw(g, log) => Step::Waits,
            Drawing::Draw { to, nobodies } => {
                if let DrawnFor::Objective(_) = to {
                    g.progress.n_never_came += 1;
                }
                end(g, nobodies)
            }
        }
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        match *self {
            Drawing::Offered(hero) => {
                Pending::turn(g.hero(hero).seat, Question::DrawCitizen { hero: g.who(hero) })
            }
            Drawing::Draw { .. } => Pending::Chance(ChanceQuestion::Citizen),
        }
    }

    fn legal(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        match *self {
            Drawing::Offered(_) => out.extend([Action::Pick { aim: Aim::Nothing }, Action::Enough]),
            Drawing::Draw { .. } => {}
        }
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Drawing::Offered(hero) = self else { return Err(Refusal::NOT_ASKED) };
        match action {
            Action::Pick { aim: Aim::Nothing } => g.stack.go_on_as(Drawing::of(DrawnFor::Hero(hero))),
            Action::Enough => {
                rule!("MZ-35.14");
                log.event(Event::ActionDeclined { hero: g.who(hero) });
                g.stack.done();
            }
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }
}

impl AsksBoth<MarvelZombies> for Drawing {
    fn roll(&self, g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Citizen(g.citizen_deck.sample::<1>(1, key, chance)[0])
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Roll::Citizen(card) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let Drawing::Draw { to, nobodies } = self else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        citizens::take_card(g, card, key)?;
        log.event(Event::CitizenDrawn { card });
        if !card.is_person() {
            rule!("MZ-35.11");
            g.stack.go_on_as(Drawing::Draw { to, nobodies: nobodies + 1 });
            return Ok(());
        }
        end(g, nobodies);
        match to {
            DrawnFor::Hero(hero) => {
                g.stack.begin(Keep { hero, card });
            }
            DrawnFor::Objective(zone) => {
                rule!("MZ-32.9");
                let facts = Citizen { zone: Some(zone), is_objective: true, ..Citizen::default() };
                citizens::place(g, card, facts, log);
            }
        }
        Ok(())
    }
}

/// Discards the cards that show nobody.
fn end(g: &mut MarvelZombies, nobodies: u8) -> Step {
    g.citizen_discard[CitizenCard::Nobody as usize] += nobodies;
    g.stack.done()
}

#[cfg(test)]
mod tests {
    use table::{Input, apply};

    use super::*;
    use crate::flow::Turn;
    use crate::scene::scene;

    /// MZ-35.11: one Citizen is drawn, and the card that shows nobody is in the discard.
    #[test]
    fn a_card_that_shows_nobody_is_discarded_and_one_citizen_drawn() {
        let mut g = scene(
            "mission MZ5
             heroes hulk
             hulk: at 4V.a
             taken hulk: 0, 1
             cards: nobody 5R.a
             deck citizens: nobody, wong, okoye
             begin turn hulk",
        )
        .expect("a scene");
        assert_eq!(g.citizen_discard[CitizenCard::Nobody as usize], 0);
        for input in [
            Input::Act(Seat::A, Action::Take { objective: 2 }),
            Input::Act(Seat::A, Action::Pick { aim: Aim::Nothing }),
            Input::Chance(Roll::Citizen(CitizenCard::Nobody)),
            Input::Chance(Roll::Citizen(CitizenCard::Wong)),
        ] {
            apply(&mut g, &input, &mut Vec::new()).expect("it is legal");
        }
        assert_eq!(g.citizen_discard[CitizenCard::Nobody as usize], 1);
        assert!(g.stack.top_as::<Turn>().is_some(), "no further card is drawn");
    }
}
