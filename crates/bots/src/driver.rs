//! One game among bots, from its set-up to its end.

use std::fmt;

use table::limits::INPUTS_PER_GAME;
use table::{
    Chance, Digest, Game, Input, InputOf, Journal, Line, Outcome, Pending, Refusal, Seat, Silent, Table,
    apply, awaited, digest_of, roll,
};

use crate::{Bot, Budget, Desk};

/// A game that came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    pub outcome: Outcome,
    /// Actions and answers of chance.
    pub inputs: usize,
    /// Actions alone.
    pub decisions: usize,
    /// Of the last state.
    pub digest: Digest,
}

/// Why a game did not come to its end. It is a defect of a bot or of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The game takes more inputs than the kernel allows.
    TooManyInputs,
    /// A bot did something illegal, or chance something impossible, where no seat is named.
    Refused { seat: Option<Seat>, refusal: Refusal },
    /// The game is over and does not say how it ended.
    NoOutcome,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::TooManyInputs => write!(f, "the game is not over after {INPUTS_PER_GAME} inputs"),
            Trouble::Refused { seat: Some(seat), refusal } => {
                write!(f, "what the bot in seat {seat} did is refused: {refusal}")
            }
            Trouble::Refused { seat: None, refusal } => write!(f, "what chance said is refused: {refusal}"),
            Trouble::NoOutcome => f.write_str("the game is over without an outcome"),
        }
    }
}

/// Bots round a table, who play one game after the other.
pub struct Players<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    budget: Budget,
    /// Of the last desk, for the next one.
    memory: Vec<G::Action>,
}

impl<G: Game> Players<G> {
    /// The bot of seat A first.
    pub fn new(bots: Vec<Box<dyn Bot<G>>>, budget: Budget) -> Players<G> {
        Players { bots, budget, memory: Vec::new() }
    }

    /// Others take their seats.
    pub fn make_room_for(&mut self, bots: Vec<Box<dyn Bot<G>>>) {
        self.bots = bots;
    }

    /// Plays one game to its end. Nothing is written down, so it is fast.
    pub fn play(&mut self, begun: G, chance: &mut dyn Chance) -> Result<Played, Trouble> {
        self.play_out(&mut Unwritten(begun), chance)
    }

    /// Plays one game to its end and writes it down: the same game as [`Players::play`] plays. A game
    /// in trouble is written down as far as it came.
    pub fn play_and_write(
        &mut self,
        begun: Table<G>,
        journal: &mut Journal<G>,
        chance: &mut dyn Chance,
    ) -> Result<Played, Trouble> {
        self.play_out(&mut Written { table: begun, journal }, chance)
    }

    /// Asks chance and bots by turns. Where several seats are awaited they answer in the order of
    /// seats: none of them sees the others' answers, so another order would be the same game.
    fn play_out(&mut self, course: &mut impl Course<G>, chance: &mut dyn Chance) -> Result<Played, Trouble> {
        let mut decisions = 0;
        for inputs in 0..=INPUTS_PER_GAME {
            let state = course.state();
            let (seat, input) = match state.pending() {
                Pending::Over => {
                    let outcome = state.outcome().ok_or(Trouble::NoOutcome)?;
                    return Ok(Played { outcome, inputs, decisions, digest: digest_of(state) });
                }
                _ if inputs == INPUTS_PER_GAME => break,
                Pending::Chance(_) => {
                    let roll = roll(state, chance).expect("chance is asked");
                    (None, Input::Chance(roll))
                }
                pending => {
                    let waits_for = if pending.is_reaction() { awaited(state) } else { pending.awaited() };
                    let (seat, action) = self.answer_to_a_proposal(state).unwrap_or_else(|| {
                        let seat = waits_for.first().expect("a table that waits for seats waits for one");
                        (seat, self.ask(state, seat, |bot, desk| bot.choose(desk)))
                    });
                    decisions += 1;
                    (Some(seat), Input::Act(seat, action))
                }
            };
            course.take(input).map_err(|refusal| Trouble::Refused { seat, refusal })?;
        }
        Err(Trouble::TooManyInputs)
    }

    /// Who was made a proposal answers before the table goes on, though it does not wait for him.
    fn answer_to_a_proposal(&mut self, state: &G) -> Option<(Seat, G::Action)> {
        if !G::HAS_PROPOSALS {
            return None;
        }
        let answer = |seat: Seat| {
            let action = self.ask(state, seat, |bot, desk| bot.answer_proposal(desk))?;
            Some((seat, action))
        };
        state.addressed().iter().find_map(answer)
    }

    fn ask<A>(
        &mut self,
        state: &G,
        seat: Seat,
        question: impl FnOnce(&mut dyn Bot<G>, &mut Desk<'_, G>) -> A,
    ) -> A {
        let mut desk = Desk::reusing(std::mem::take(&mut self.memory), state, seat, self.budget);
        let answer = question(&mut *self.bots[seat.index()], &mut desk);
        self.memory = desk.into_memory();
        answer
    }
}

/// A game under way, written down or not.
trait Course<G: Game> {
    fn state(&self) -> &G;
    fn take(&mut self, input: InputOf<G>) -> Result<(), Refusal>;
}

struct Unwritten<G>(G);

impl<G: Game> Course<G> for Unwritten<G> {
    fn state(&self) -> &G {
        &self.0
    }

    fn take(&mut self, input: InputOf<G>) -> Result<(), Refusal> {
        apply(&mut self.0, &input, &mut Silent).map(|_| ())
    }
}

struct Written<'a, G: Game> {
    table: Table<G>,
    journal: &'a mut Journal<G>,
}

impl<G: Game> Course<G> for Written<'_, G> {
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
