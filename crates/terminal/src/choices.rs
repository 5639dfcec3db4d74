//! The actions that a seat may take now, and those that it might try but may not take, numbered together.

use table::{Game, Input, Refusal, Seat, Silent, apply, legal, thinkable};

pub struct Choices<G: Game> {
    legal: Vec<G::Action>,
    refused: Vec<(G::Action, Refusal)>,
}

/// The action behind a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice<Action> {
    Legal(Action),
    Refused(Action, Refusal),
}

impl<G: Game> Choices<G> {
    pub fn of(state: &G, seat: Seat) -> Choices<G> {
        let (mut legal_actions, mut thinkable_actions) = (Vec::new(), Vec::new());
        legal(state, seat, &mut legal_actions);
        thinkable(state, seat, &mut thinkable_actions);
        let refusal_of = |action: G::Action| {
            let tried = apply(&mut state.clone(), &Input::Act(seat, action), &mut Silent);
            Some((action, tried.err()?))
        };
        let refused = thinkable_actions.into_iter().filter_map(refusal_of).collect();
        Choices { legal: legal_actions, refused }
    }

    /// The actions that are allowed, with their numbers.
    pub fn legal(&self) -> impl ExactSizeIterator<Item = (usize, &G::Action)> {
        self.legal.iter().enumerate().map(|(index, action)| (index + 1, action))
    }

    /// The actions that are not allowed, with their numbers.
    pub fn refused(&self) -> impl ExactSizeIterator<Item = (usize, &G::Action)> {
        let first = self.legal.len() + 1;
        self.refused.iter().enumerate().map(move |(index, (action, _))| (first + index, action))
    }

    pub fn by_number(&self, number: usize) -> Option<Choice<G::Action>> {
        let index = number.checked_sub(1)?;
        let refused = || self.refused.get(index.checked_sub(self.legal.len())?);
        match self.legal.get(index) {
            Some(action) => Some(Choice::Legal(*action)),
            None => refused().map(|(action, refusal)| Choice::Refused(*action, *refusal)),
        }
    }

    /// How many actions have a number.
    pub fn n_numbered(&self) -> usize {
        self.legal.len() + self.refused.len()
    }
}

#[cfg(test)]
mod tests {
    use chance::Seeded;
    use mall_of_horror::Mall;
    use mall_of_horror::Setup;
    use table::{roll, start};

    use super::*;

    #[test]
    fn refused_actions_are_numbered_after_legal_ones() {
        let mut chance = Seeded::new(3);
        let mut g: Mall = start(&Setup::new(4), &mut Silent).unwrap();
        while let Some(roll) = roll(&g, &mut chance) {
            apply(&mut g, &Input::Chance(roll), &mut Silent).unwrap();
        }
        let seat = g.pending().awaited().first().unwrap();
        let choices = Choices::of(&g, seat);
        let n_legal = choices.legal().len();
        assert!(n_legal > 0 && choices.n_numbered() > n_legal);
        assert!(matches!(choices.by_number(n_legal), Some(Choice::Legal(_))));
        assert!(matches!(choices.by_number(n_legal + 1), Some(Choice::Refused(..))));
        assert!(matches!(choices.by_number(choices.n_numbered()), Some(Choice::Refused(..))));
        assert_eq!(choices.by_number(0), None);
        assert_eq!(choices.by_number(choices.n_numbered() + 1), None);
        assert_eq!(choices.refused().next().map(|(number, _)| number), Some(n_legal + 1));
    }
}
