//! One game among bots, from its set-up to its end.

use std::fmt;

use table::limits::INPUTS_PER_GAME;
use table::{
    Chance, Digest, Game, Input, InputOf, Journal, Line, Outcome, Pending, Refusal, Seat, Silent, Table,
    apply, awaited, digest_of, legal, legal_of_asked, roll,
};

use crate::{Bot, Budget, DecisionContext};

/// A game that was played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// The winners, and the scores.
    pub outcome: Outcome,
    /// The number of actions and answers of chance.
    pub inputs: usize,
    /// The number of actions.
    pub decisions: usize,
    /// The digest of the last state.
    pub digest: Digest,
}

/// Why a game was not played to its end. This is a defect of a bot or of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameFailure {
    /// The game takes more inputs than the kernel allows.
    TooManyInputs,
    /// A bot did something illegal, or chance something impossible.
    Refused {
        /// The seat of the bot; `None` for chance.
        seat: Option<Seat>,
        /// Why it was refused.
        refusal: Refusal,
    },
    /// The game is over but has no outcome.
    NoOutcome,
}

impl fmt::Display for GameFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameFailure::TooManyInputs => write!(f, "the game is not over after {INPUTS_PER_GAME} inputs"),
            GameFailure::Refused { seat: Some(seat), refusal } => {
                write!(f, "the action of the bot in seat {seat} is refused: {refusal}")
            }
            GameFailure::Refused { seat: None, refusal } => {
                write!(f, "the answer of chance is refused: {refusal}")
            }
            GameFailure::NoOutcome => f.write_str("the game is over without an outcome"),
        }
    }
}

/// The bots at a table, which play one game after another.
pub struct SeatedBots<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    budget: Budget,
    /// The memory of the last decision, for the next one.
    memory: Vec<G::Action>,
}

impl<G: Game> SeatedBots<G> {
    /// One bot per seat, starting with seat A.
    pub fn new(bots: Vec<Box<dyn Bot<G>>>, budget: Budget) -> SeatedBots<G> {
        SeatedBots { bots, budget, memory: Vec::new() }
    }

    /// Puts other bots into the seats.
    pub fn replace_bots(&mut self, bots: Vec<Box<dyn Bot<G>>>) {
        self.bots = bots;
    }

    /// Plays one game to its end without recording it, which is fast.
    pub fn play(&mut self, begun: G, chance: &mut dyn Chance) -> Result<FinishedGame, GameFailure> {
        self.play_out(&mut Unrecorded(begun), chance)
    }

    /// Plays the same game as [`SeatedBots::play`] and records it. A game that fails is recorded up to the failure.
    pub fn play_and_record(
        &mut self,
        begun: Table<G>,
        journal: &mut Journal<G>,
        chance: &mut dyn Chance,
    ) -> Result<FinishedGame, GameFailure> {
        self.play_out(&mut Recorded { table: begun, journal }, chance)
    }

    /// Asks chance and the bots in turn. If several seats are awaited, they answer in the order of the seats.
    /// None of them sees the others' answers, so another order would give the same game.
    fn play_out(
        &mut self,
        run: &mut impl GameRun<G>,
        chance: &mut dyn Chance,
    ) -> Result<FinishedGame, GameFailure> {
        let mut decisions = 0;
        for inputs in 0..=INPUTS_PER_GAME {
            let state = run.state();
            let (seat, input) = match state.pending() {
                Pending::Over => {
                    let outcome = state.outcome().ok_or(GameFailure::NoOutcome)?;
                    return Ok(FinishedGame { outcome, inputs, decisions, digest: digest_of(state) });
                }
                _ if inputs == INPUTS_PER_GAME => break,
                Pending::Chance(_) => {
                    let roll = roll(state, chance).expect("chance is asked");
                    (None, Input::Chance(roll))
                }
                pending => {
                    let waits_for = if pending.is_reaction() { awaited(state) } else { pending.awaited() };
                    let (seat, action) = self.answer_to_a_proposal(state).unwrap_or_else(|| {
                        let seat =
                            waits_for.first().expect("a table that waits for seats waits for at least one");
                        (seat, self.ask(state, seat, legal_of_asked, |bot, decision| bot.choose(decision)))
                    });
                    decisions += 1;
                    (Some(seat), Input::Act(seat, action))
                }
            };
            run.take(input).map_err(|refusal| GameFailure::Refused { seat, refusal })?;
        }
        Err(GameFailure::TooManyInputs)
    }

    /// Bots that received a proposal answer it before the game goes on, although the table does not wait for them.
    fn answer_to_a_proposal(&mut self, state: &G) -> Option<(Seat, G::Action)> {
        if !G::HAS_PROPOSALS {
            return None;
        }
        let answer = |seat: Seat| {
            let action = self.ask(state, seat, legal, |bot, decision| bot.answer_proposal(decision))?;
            Some((seat, action))
        };
        state.addressed().iter().find_map(answer)
    }

    fn ask<A>(
        &mut self,
        state: &G,
        seat: Seat,
        list_legal: fn(&G, Seat, &mut Vec<G::Action>),
        question: impl FnOnce(&mut dyn Bot<G>, &mut DecisionContext<'_, G>) -> A,
    ) -> A {
        let mut actions = std::mem::take(&mut self.memory);
        list_legal(state, seat, &mut actions);
        let mut decision = DecisionContext::with_legal(actions, state, seat, self.budget);
        let answer = question(&mut *self.bots[seat.index()], &mut decision);
        self.memory = decision.into_memory();
        answer
    }
}

/// A game in progress, recorded or not.
trait GameRun<G: Game> {
    fn state(&self) -> &G;
    fn take(&mut self, input: InputOf<G>) -> Result<(), Refusal>;
}

struct Unrecorded<G>(G);

impl<G: Game> GameRun<G> for Unrecorded<G> {
    fn state(&self) -> &G {
        &self.0
    }

    fn take(&mut self, input: InputOf<G>) -> Result<(), Refusal> {
        apply(&mut self.0, &input, &mut Silent).map(|_| ())
    }
}

struct Recorded<'a, G: Game> {
    table: Table<G>,
    journal: &'a mut Journal<G>,
}

impl<G: Game> GameRun<G> for Recorded<'_, G> {
    fn state(&self) -> &G {
        self.table.state()
    }

    fn take(&mut self, input: InputOf<G>) -> Result<(), Refusal> {
        let line = match input {
            Input::Act(seat, action) => Line::Act(seat, action),
            Input::Chance(roll) => Line::Chance(roll),
        };
        self.table.take(&line)?;
        self.journal.push(line, self.table.digest());
        Ok(())
    }
}
