//! Rules of thumb for Zombies!!!: fight where it pays, pick up what lies near, run for the helicopter when it
//! can be reached alive, and be a nuisance to any player who is about to win.
//!
//! 1. `sight`: what the seat sees: the map, where players stand, and how close each is to winning.
//! 2. `odds`: what a fight, or several in a row, may bring. `worth`: how much things count.
//! 3. `travel`: walking, and leading others. `captivity`: getting out of the Fun House, the carnival and the
//!    jail. `ducts`: through the walls of the mall. `sewers`: below the streets. `building`: laying tiles and
//!    what comes with them. `hordes`: moving zombies. `chores`: both, proposed to a person as a whole.
//! 4. `cards`: when to play a card, what to aim it at, and which to keep.
//! 5. `reasons`: why, in a word.
//!
//! A world is sampled only for its map, which everybody sees; the bot does not guess what the others hold.

use std::time::Duration;

use bots::bench::ExtraMeasurement;
use bots::best::best_of;
use bots::chore::ChoreStepContext;
use bots::{Bot, DecisionContext, GameBots};
use chance::Seeded;
use table::{Pending, Seat};
use zombies::Zombies;
use zombies::{Action, Aim, Question};

mod bench;
mod building;
mod captivity;
mod cards;
mod chores;
mod ducts;
mod fights;
mod hordes;
mod odds;
mod orders;
mod reasons;
mod sewers;
mod sight;
mod travel;
mod worth;

use orders::Asked;
use sight::Sight;

/// The bots of Zombies!!!.
pub struct Bots;

impl GameBots for Bots {
    type Game = Zombies;

    fn thumb(seed: u64) -> Box<dyn Bot<Zombies>> {
        Box::new(Thumb { chance: Seeded::new(seed), reason: None })
    }

    fn aims(decision: &DecisionContext<'_, Zombies>) -> Vec<String> {
        chores::aims(decision)
    }

    fn step_of_chore(
        decision: &mut DecisionContext<'_, Zombies>,
        context: &ChoreStepContext<'_>,
        chance: &mut Seeded,
    ) -> Action {
        chores::step(decision, context, chance)
    }

    fn extras(slice: Duration) -> Result<Vec<ExtraMeasurement>, String> {
        bench::extras(slice)
    }

    fn play_of(action: &Action) -> Option<u32> {
        match action {
            // ZOM-9.3: one card in a round.
            Action::Play { .. } => Some(0),
            Action::Use { card, .. } => Some(1 + *card as u32),
            _ => None,
        }
    }

    fn withdrawal() -> Option<Action> {
        Some(orders::withdrawal())
    }

    fn proposed_orders(decision: &mut DecisionContext<'_, Zombies>) -> Vec<Action> {
        let asked = if decision.legal().is_empty() { Asked::Later } else { Asked::Now };
        orders::proposed(decision.view(), decision.seat(), asked)
    }

    fn proposed_plays(decision: &mut DecisionContext<'_, Zombies>) -> Vec<Action> {
        orders::proposed_plays(decision.view(), decision.seat())
    }
}

struct Thumb {
    /// Samples worlds, and decides between equal choices.
    chance: Seeded,
    reason: Option<&'static str>,
}

impl Bot<Zombies> for Thumb {
    fn choose(&mut self, decision: &mut DecisionContext<'_, Zombies>) -> Action {
        self.reason = None;
        let first = decision.legal()[0];
        if decision.legal().len() == 1 {
            return first;
        }
        let Pending::Seats { question, .. } = decision.pending() else { return first };
        let Some(world) = decision.world(&mut self.chance) else { return first };
        let sight = Sight::new(decision.seat(), decision.view(), &world);
        let mut choice = Choice { legal: decision.legal(), chance: &mut self.chance, reason: None };
        let action = think(question, &sight, &mut choice);
        self.reason = choice.reason.or_else(|| reasons::of(decision.seat(), question, action));
        action
    }

    fn reason(&self) -> Option<&'static str> {
        self.reason
    }
}

fn think(question: Question, sight: &Sight<'_>, choice: &mut Choice<'_>) -> Action {
    if let Some(card) = cards::best_play(question, sight, choice) {
        return card;
    }
    match question {
        Question::DrawTile => choice.best(|_| 0.0),
        Question::PlaceTile { tile, .. } => building::best_place(sight, choice, tile),
        Question::PutZombie { .. } => building::best_square_for_zombie(sight, choice),
        Question::PutBullets { .. } | Question::PutLife { .. } => {
            building::best_square_for_token(sight, choice)
        }
        Question::Fight { .. } => choice.best(|action| f64::from(action == Action::Roll { with: None })),
        Question::FightResult { at, .. } => fights::best_answer(sight, choice, at),
        Question::TakeToken { .. } => choice.best(|action| f64::from(action == Action::Take)),
        Question::Toll { .. } => sewers::best_toll(sight, choice),
        Question::SetOut { seat, .. } | Question::FinishTurn { seat, .. } if seat != sight.me => Action::Pass,
        Question::Move { mover, left, .. } | Question::SetOut { mover, left, .. } if mover == sight.me => {
            travel::best_step(sight, choice, u16::from(left))
        }
        Question::Move { mover, .. } | Question::SetOut { mover, .. } => {
            travel::worst_step_for(sight, choice, mover)
        }
        Question::MoveZombies { .. } => hordes::best_move(sight, choice),
        Question::Discard { .. } | Question::FinishTurn { .. } => cards::best_discard(sight, choice, false),
        Question::Surplus { .. } => cards::best_discard(sight, choice, true),
        Question::GiveBack { .. } => choice.best(|_| 0.0),
        Question::FunHouseTile { who, .. } | Question::CarnivalCrossroads { who, .. } if who != sight.me => {
            choice.best(|action| match action {
                Action::Pick { aim: Aim::Tile(spot) } => -travel::worth_of_standing(sight, spot.centre()),
                _ => f64::NEG_INFINITY,
            })
        }
        Question::Arrive { .. }
        | Question::Duct { .. }
        | Question::FunHouseTile { .. }
        | Question::CarnivalCrossroads { .. } => choice.best(|action| match action {
            Action::Pick { aim: Aim::Square(at) } => travel::worth_of_standing(sight, at),
            Action::Pick { aim: Aim::Tile(spot) } => travel::worth_of_standing(sight, spot.centre()),
            Action::Stop | Action::Pass | Action::Keep => travel::worth_of_standing(sight, sight.own().at),
            _ => f64::NEG_INFINITY,
        }),
        Question::React { .. } => Action::Pass,
        Question::Choose { card, .. } => cards::best_pick(sight, choice, card),
    }
}

/// One decision among legal actions, of which there is at least one.
struct Choice<'a> {
    legal: &'a [Action],
    chance: &'a mut Seeded,
    /// The reason, if the choice itself does not show it.
    reason: Option<&'static str>,
}

impl Choice<'_> {
    /// The best action that plays no card. Cards were considered before.
    fn best(&mut self, mut score: impl FnMut(Action) -> f64) -> Action {
        best_of(self.legal, self.chance, |action| match action {
            Action::Play { .. } | Action::Use { .. } => f64::NEG_INFINITY,
            _ => score(action),
        })
    }

    fn allows(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }
}

/// The other seats.
fn others(me: Seat, n_seats: usize) -> impl Iterator<Item = Seat> {
    Seat::all(n_seats).filter(move |seat| *seat != me)
}
