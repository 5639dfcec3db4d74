//! The procedures of the game, as frames of a stack.
//!
//! [`Frame`] lists them; each has a file of the same name that says what it asks, accepts and does. This file
//! holds what they share: orders and time-outs.

use serde::Serialize;
use table::{Chance, Game, Input, InputOf, Log, Procedure, Refusal, RulesKey, Seat, frames};

use crate::{Action, Mall, Place, Roll};

mod attack;
mod cameras;
mod deal;
mod destinations;
mod dice;
mod ending;
mod first_zombies;
mod movement;
pub(crate) mod ordering;
mod placement;
mod round;
mod sacrifice;
mod search;
mod set_up;
mod vote;
mod window;
mod zombie_placement;

pub use attack::Attack;
pub use cameras::Cameras;
pub use deal::Deal;
pub use destinations::Destinations;
pub use ending::Ending;
pub use first_zombies::FirstZombies;
pub use movement::Movement;
pub use placement::Placement;
pub use round::{Phase, Round};
pub use sacrifice::Sacrifice;
pub use search::Search;
pub use set_up::SetUp;
pub use vote::{Purpose, Stage, Vote};
pub use window::Window;
pub use zombie_placement::ZombiePlacement;

frames! {
    /// A procedure under way.
    pub enum Frame of Mall {
        SetUp(SetUp) asks chance,
        Deal(Deal) asks chance,
        Placement(Placement) asks both,
        FirstZombies(FirstZombies) asks both,
        Round(Round) asks chance,
        Vote(Vote) asks seats,
        Search(Search) asks both,
        Cameras(Cameras) asks seats,
        ZombiePlacement(ZombiePlacement) asks seats,
        Destinations(Destinations) asks seats,
        Movement(Movement) asks seats,
        Attack(Attack) asks nobody,
        Sacrifice(Sacrifice) asks seats,
    }
}

impl Default for Frame {
    fn default() -> Frame {
        SetUp.into()
    }
}

/// The questions that players are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Question {
    PlaceCharacter {
        dice: [u8; 2],
    },
    /// For a die that shows a closed location.
    PutFirstZombie,
    /// For an eliminated player.
    PutZombie,
    PlayCards {
        purpose: Purpose,
        place: Place,
    },
    PlayCamera,
    Vote {
        purpose: Purpose,
        place: Place,
    },
    VoteAgain {
        purpose: Purpose,
        place: Place,
    },
    BreakTie {
        place: Place,
    },
    KeepCard,
    GiveCard,
    /// For a new Chief, who chooses openly.
    ShowDestination,
    ChooseDestination,
    MoveCharacter {
        place: Place,
    },
    LoseCharacter {
        place: Place,
    },
}

/// The questions that chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum ChanceQuestion {
    Chief,
    Deal { n: u8 },
    PlacementDice { seat: Seat },
    FirstZombies,
    Truck { n: u8 },
    HiddenDice,
}

/// Accepts orders at any time; everything else goes to the innermost procedure.
pub(crate) fn answer(
    g: &mut Mall,
    input: &InputOf<Mall>,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top().copied() else { return Err(Refusal::OVER) };
    match *input {
        Input::Act(seat, Action::Order(order)) => ordering::leave(g, seat, order, key, log),
        Input::Act(..) | Input::Chance(_) => frame.answer(g, input, key, log),
    }
}

/// MALL-8.4: the action taken for a player whose time is up.
pub(crate) fn timeout(g: &Mall, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
    table::rule!("MALL-8.4");
    let mut actions = Vec::new();
    g.legal(seat, key, &mut actions);
    if actions.contains(&Action::Pass) {
        return Action::Pass;
    }
    if let Some(vote) = g.stack.top_as::<Vote>() {
        vote.missing_ballot(seat, &mut actions);
    }
    chance.pick(&actions)
}

fn roll_dice(n: usize, chance: &mut dyn Chance) -> Roll {
    Roll::Dice((0..n).map(|_| chance.d6()).collect())
}

/// The dice of a roll, if there are exactly `N` and all show 1 to 6.
fn dice_of<const N: usize>(roll: &Roll) -> Result<[u8; N], Refusal> {
    let Roll::Dice(dice) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    let dice: [u8; N] = dice.as_slice().try_into().map_err(|_| Refusal::IMPOSSIBLE_ROLL)?;
    if dice.iter().all(|die| (1..=6).contains(die)) { Ok(dice) } else { Err(Refusal::IMPOSSIBLE_ROLL) }
}
