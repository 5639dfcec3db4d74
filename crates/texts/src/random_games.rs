//! Plays games at random and collects everything that needs a text.

use std::collections::{BTreeMap, BTreeSet};

use chance::Seeded;
use games::ListedGame;
use serde_json::json;
use table::{
    Chance, Input, InputOf, Observer, Pending, Refusal, Seat, Silent, apply, awaited, legal, proposal, roll,
    start, thinkable,
};
use terminal::choices::{Choice, Choices};

/// How much of a game is played. It should be enough for nearly everything to happen, and little enough for
/// tests to stay quick.
pub struct SampleSize {
    pub games: u64,
    /// Drawing is slow: one state in this many is kept to be drawn.
    pub inputs_per_state: usize,
    /// Trying every action that is not allowed is slow if there are many: this is done for one question in
    /// this many.
    pub inputs_per_refusals: usize,
    /// One answer in this many is a proposal, if the game has them.
    pub answers_per_proposal: u32,
}

/// Everything that was said in some games, each thing once, as it is serialised.
pub struct CollectedOutput<G> {
    pub notices: BTreeSet<String>,
    pub chance_questions: BTreeSet<String>,
    pub questions: BTreeSet<String>,
    /// For each variant of a question and each action that answers it, one such question.
    pub answers: BTreeMap<(String, String), String>,
    pub refusals: Vec<Refusal>,
    pub states: Vec<G>,
}

impl<G: ListedGame> CollectedOutput<G> {
    /// Plays games at random at a table of this size, and also tries actions that are not allowed.
    pub fn of_random_games(
        n_seats: usize,
        size: &SampleSize,
        options: &[(String, String)],
    ) -> CollectedOutput<G> {
        let mut output = CollectedOutput {
            notices: BTreeSet::new(),
            chance_questions: BTreeSet::new(),
            questions: BTreeSet::new(),
            answers: BTreeMap::new(),
            refusals: Vec::new(),
            states: Vec::new(),
        };
        let setup = G::setup(n_seats, options).expect("the options are valid");
        let mut n_inputs: usize = 0;
        for seed in 0..size.games {
            let mut chance = Seeded::stream(seed, n_seats as u64);
            let mut events = Vec::new();
            let mut g: G = start(&setup, &mut events).expect("the options are valid");
            loop {
                output.add_notices(&events, n_seats);
                n_inputs += 1;
                if n_inputs.is_multiple_of(size.inputs_per_state) {
                    output.states.push(g.clone());
                }
                let Some(input) = output.next_input(&g, n_inputs, size, &mut chance) else { break };
                events.clear();
                apply(&mut g, &input, &mut events).expect("the input is legal");
            }
            output.states.push(g);
        }
        output
    }

    /// The next input, or `None` when the game is over.
    fn next_input(
        &mut self,
        g: &G,
        n_inputs: usize,
        size: &SampleSize,
        chance: &mut dyn Chance,
    ) -> Option<InputOf<G>> {
        let (who, question) = match g.pending() {
            Pending::Over => return None,
            Pending::Chance(question) => {
                self.chance_questions.insert(json!(question).to_string());
                return Some(Input::Chance(roll(g, chance)?));
            }
            Pending::Seats { who, question, .. } => (who, json!(question).to_string()),
        };
        if n_inputs.is_multiple_of(size.inputs_per_refusals) {
            who.iter().for_each(|seat| self.add_answers(g, seat, &question));
        }
        self.questions.insert(question.clone());
        let seat = awaited(g).first()?;
        let proposed = match chance.below(size.answers_per_proposal) {
            0 => proposal(g, seat, chance),
            _ => None,
        };
        if let Some(action) = proposed {
            self.add_answer(&question, json!(action).to_string());
        }
        let is_allowed =
            |action: &G::Action| apply(&mut g.clone(), &Input::Act(seat, *action), &mut Silent).is_ok();
        let action = proposed.filter(is_allowed).unwrap_or_else(|| {
            let mut actions = Vec::new();
            legal(g, seat, &mut actions);
            chance.pick(&actions)
        });
        Some(Input::Act(seat, action))
    }

    fn add_notices(&mut self, events: &[G::Event], n_seats: usize) {
        let seats = Seat::all(n_seats).map(Observer::Seat);
        for observer in seats.chain([Observer::Table, Observer::All]) {
            let notices = events.iter().filter_map(|event| G::notice(event, observer));
            self.notices.extend(notices.map(|notice| json!(notice).to_string()));
        }
    }

    /// Every answer that a player might think of, and every refusal.
    fn add_answers(&mut self, g: &G, seat: Seat, question: &str) {
        let mut actions = Vec::new();
        thinkable(g, seat, &mut actions);
        actions.iter().for_each(|action| self.add_answer(question, json!(action).to_string()));
        let choices = Choices::of(g, seat);
        for (number, _) in choices.refused() {
            if let Some(Choice::Refused(_, refusal)) = choices.by_number(number)
                && !self.refusals.contains(&refusal)
            {
                self.refusals.push(refusal);
            }
        }
    }

    fn add_answer(&mut self, question: &str, action: String) {
        let variant = question.split('"').nth(1).unwrap_or_default().to_string();
        self.answers.entry((variant, action)).or_insert_with(|| question.to_string());
    }
}
