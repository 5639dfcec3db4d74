//! Chores: several small actions in a row, such as moving many pieces. A player usually has one of a few
//! ideas in mind. So a bot proposes the whole chore, and the player changes what they like and confirms it as
//! one gesture.
//!
//! A chore is tried in a world that the seat cannot tell from the true one, so that the proposal shows
//! nothing hidden. It ends when chance is asked, when something is revealed, or when the game asks something
//! else.

use chance::Seeded;
use table::{Game, Input, Log, Refusal, Seat, apply, resample, why_not};

use crate::{DecisionContext, GameBots};

/// The most actions in one proposal. The rest of a longer chore is proposed afterwards.
pub const STEPS: usize = 32;

/// A player's wishes for a proposal.
#[derive(Clone, Debug)]
pub struct ChorePreferences<Action> {
    /// The actions that the chore begins with.
    pub keep: Vec<Action>,
    /// What the rest should achieve: some of [`ProposedChore::aims`].
    pub aims: Vec<String>,
    /// How many proposals the player has already seen and rejected.
    pub n_tries: u32,
}

/// A chore as it could be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProposedChore<Action> {
    pub steps: Vec<ChoreStep<Action>>,
    /// What a player can aim at.
    pub aims: Vec<String>,
}

/// One action of a proposed chore.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoreStep<Action> {
    pub action: Action,
    /// What could be done instead of it.
    pub others: Vec<Action>,
}

/// What a bot must take into account for the next step of a chore.
#[derive(Clone, Copy, Debug)]
pub struct ChoreStepContext<'a> {
    /// What the whole chore should achieve. If there are none, the bot decides.
    pub aims: &'a [String],
    /// The steps before this one.
    pub n_steps: usize,
    /// How many proposals the player has already seen and rejected.
    pub n_tries: u32,
}

/// Why a chore cannot be proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProposalError {
    /// A rule refuses one of the actions, or the seat has no chore to do.
    Refused(Refusal),
    /// There is no such aim here.
    UnknownAim,
}

impl From<Refusal> for ProposalError {
    fn from(refusal: Refusal) -> ProposalError {
        ProposalError::Refused(refusal)
    }
}

/// How this seat could do its chore. The same preferences get the same answer as long as what the seat sees does
/// not change.
pub fn propose<B: GameBots>(
    g: &B::Game,
    seat: Seat,
    preferences: &ChorePreferences<<B::Game as Game>::Action>,
) -> Result<ProposedChore<<B::Game as Game>::Action>, ProposalError> {
    if !g.is_chore(seat) {
        return Err(Refusal::NOT_ASKED.into());
    }
    let mut chance = Seeded::new(u64::from(preferences.n_tries));
    let mut world = resample(g, seat, &mut chance);
    let aims = B::aims(&DecisionContext::new(&world, seat, B::budget()));
    if !preferences.aims.iter().all(|aim| aims.contains(aim)) {
        return Err(ProposalError::UnknownAim);
    }
    let mut steps = Vec::new();
    let mut has_revealed = Revealed(false);
    while world.is_chore(seat) && !has_revealed.0 && steps.len() < STEPS {
        let mut decision = DecisionContext::new(&world, seat, B::budget());
        let action = match preferences.keep.get(steps.len()) {
            Some(kept) => *kept,
            None => {
                let context = ChoreStepContext {
                    aims: &preferences.aims,
                    n_steps: steps.len(),
                    n_tries: preferences.n_tries,
                };
                B::step_of_chore(&mut decision, &context, &mut chance)
            }
        };
        let mut others = decision.into_memory();
        if !others.contains(&action) {
            return Err(why_not(&world, seat, action).unwrap_or(Refusal::OTHER_QUESTION).into());
        }
        others.retain(|other| *other != action);
        apply(&mut world, &Input::Act(seat, action), &mut has_revealed)?;
        steps.push(ChoreStep { action, others });
    }
    // The chore ended before all of these actions were taken.
    if preferences.keep.len() > steps.len() {
        return Err(Refusal::OTHER_QUESTION.into());
    }
    Ok(ProposedChore { steps, aims })
}

/// A log that only remembers whether something was revealed.
struct Revealed(bool);

impl<G: Game> Log<G> for Revealed {
    fn event(&mut self, event: G::Event) {
        self.0 |= G::reveals(&event);
    }
}
