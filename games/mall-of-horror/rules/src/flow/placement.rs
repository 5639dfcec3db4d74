//! Players place their characters one at a time, each time by a roll of two dice.

use table::{AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{ChanceQuestion, FirstZombies, Question, dice_of, roll_dice};
use crate::{Action, Event, Fate, Mall, Place, PlaceSet, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// The player whose turn it is.
    pub turn: Seat,
    /// `None` until they are rolled.
    pub dice: Option<[u8; 2]>,
}

impl AsksSeats<Mall> for Placement {
    /// MALL-2.4: players place one character at a time until all stand.
    fn step(self, g: &mut Mall, _key: &RulesKey, _log: &mut impl Log<Mall>) -> Step {
        let all_stand = !g.standing.iter().flatten().any(|fate| *fate == Fate::Waiting);
        if all_stand {
            g.stack.go_on_as(FirstZombies { n_unplaced: None });
            return Step::Ran;
        }
        Step::Waits
    }

    fn pending(&self, _g: &Mall) -> PendingOf<Mall> {
        match self.dice {
            None => Pending::Chance(ChanceQuestion::PlacementDice { seat: self.turn }),
            Some(dice) => Pending::turn(self.turn, Question::PlaceCharacter { dice }),
        }
    }

    fn legal(&self, g: &Mall, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let places = self.choices(g);
        for role in g.roles_with(seat, Fate::Waiting).iter() {
            out.extend(places.iter().map(|place| Action::PlaceCharacter(role, place)));
        }
    }

    fn thinkable(&self, g: &Mall, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        for role in g.own_roles(seat) {
            out.extend(Place::ALL.map(|place| Action::PlaceCharacter(role, place)));
        }
    }

    fn act(
        self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let Action::PlaceCharacter(role, place) = action else { return Err(Refusal::OTHER_QUESTION) };
        if g.fate(seat, role) != Fate::Waiting {
            return Err(Refusal::new("MALL-2.4", "already-placed"));
        }
        if !g.open.has(place) {
            return Err(Refusal::new("MALL-2.5", "place-closed"));
        }
        if g.is_full(place) {
            return Err(Refusal::new("MALL-2.5", "place-full"));
        }
        if !self.choices(g).has(place) {
            return Err(Refusal::new("MALL-2.4", "not-rolled"));
        }
        rule!("MALL-2.4");
        g.standing[seat.index()][role.index()] = Fate::At(place);
        log.event(Event::CharacterPlaced { seat, role, place });
        g.stack.go_on_as(Placement { turn: g.left_of(seat), dice: None });
        Ok(())
    }
}

impl AsksBoth<Mall> for Placement {
    fn roll(&self, _g: &Mall, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        roll_dice(2, chance)
    }

    fn rolled(
        self,
        g: &mut Mall,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let dice = dice_of::<2>(roll)?;
        log.event(Event::PlacementRolled { seat: self.turn, dice });
        g.stack.go_on_as(Placement { dice: Some(dice), ..self });
        Ok(())
    }
}

impl Placement {
    /// MALL-2.5: the rolled locations that have room, or every location with room if neither has.
    fn choices(&self, g: &Mall) -> PlaceSet {
        rule!("MALL-2.5");
        let rolled = self.dice.into_iter().flatten().filter_map(Place::by_number);
        let usable: PlaceSet = rolled.filter(|place| g.has_room(*place)).collect();
        if usable != PlaceSet::default() {
            return usable;
        }
        Place::ALL.into_iter().filter(|place| g.has_room(*place)).collect()
    }
}
