//! The procedures of the game, as frames of a stack.
//!
//! [`step`] runs the innermost frame until somebody, or chance, must answer; [`answer`] gives it an
//! input. Each is one match; what a procedure does is in the file of its name.

use serde::Serialize;
use table::{
    Chance, Input, InputOf, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step,
};
use tinyvec::ArrayVec;

use crate::{Action, Dice, Mall, Place, Roll};

mod attack;
mod destinations;
mod dice;
mod ending;
mod movement;
mod placement;
mod round;
mod sacrifice;
mod search;
mod vote;
mod window;
mod zombie_players;

pub use ending::Ending;
pub use round::Phase;
pub use search::Search;
pub use vote::{Purpose, Stage, Vote};
pub use window::Window;

/// A procedure under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// The first Chief is found.
    #[default]
    SetUp,
    /// One card each.
    Deal,
    /// Characters are placed; whose turn it is, and the dice once they are rolled.
    Placement {
        turn: Seat,
        dice: Option<[u8; 2]>,
    },
    /// The first zombies; once the dice are rolled, how many fell on a closed location.
    FirstZombies {
        homeless: Option<u8>,
    },
    /// The rounds; the phase to begin next.
    Round(Phase),
    Vote(Vote),
    /// The truck is searched.
    Search(Search),
    /// Security Cameras may be played.
    Cameras(Window),
    /// Eliminated players place zombies: those who have yet to.
    ZombiePlayers {
        left: SeatSet,
    },
    /// Destinations are chosen: those sealed so far.
    Destinations {
        sealed: [Option<Secret<Place>>; 6],
    },
    /// Characters move: the players who have yet to.
    Movement {
        left: SeatSet,
    },
    /// Zombies attack at one location after the other.
    Attack {
        place: Place,
        is_resolved: bool,
        somebody_was_eaten: bool,
    },
    /// A named player loses a character.
    Sacrifice {
        seat: Seat,
        place: Place,
    },
}

/// What seats are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    PlaceCharacter {
        dice: [u8; 2],
    },
    /// For a die on a closed location.
    PutFirstZombie,
    /// As an eliminated player.
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
    /// As the new Chief, for all to see.
    ShowDestination,
    ChooseDestination,
    MoveCharacter {
        place: Place,
    },
    LoseCharacter {
        place: Place,
    },
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Toss {
    Chief,
    Deal { n: u8 },
    PlacementDice { seat: Seat },
    FirstZombies,
    Truck { n: u8 },
    HiddenDice,
}

pub(crate) fn pending(g: &Mall) -> PendingOf<Mall> {
    let Some(frame) = g.stack.top() else { return Pending::Over };
    match frame {
        Frame::SetUp => Pending::Chance(Toss::Chief),
        Frame::Deal => Pending::Chance(Toss::Deal { n: g.n_seats }),
        Frame::Placement { turn, dice } => placement::pending(*turn, *dice),
        Frame::FirstZombies { homeless } => placement::pending_zombies(g, *homeless),
        Frame::Round(_) => Pending::Chance(Toss::HiddenDice),
        Frame::Vote(vote) => vote::pending(g, vote),
        Frame::Search(search) => search::pending(g, search),
        Frame::Cameras(window) => dice::pending(g, window),
        Frame::ZombiePlayers { left } => zombie_players::pending(g, *left),
        Frame::Destinations { sealed } => destinations::pending(g, sealed),
        Frame::Movement { left } => movement::pending(g, *left),
        Frame::Attack { .. } => unreachable!("an attack asks by its votes"),
        Frame::Sacrifice { seat, place } => Pending::turn(*seat, Question::LoseCharacter { place: *place }),
    }
}

pub(crate) fn step(g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
    let Some(frame) = g.stack.top() else { return Step::Over };
    match *frame {
        Frame::SetUp => placement::seat_the_chief(g, log),
        Frame::Deal => Step::Waits,
        Frame::Placement { .. } => placement::step(g),
        Frame::FirstZombies { homeless } => placement::step_zombies(g, homeless, log),
        Frame::Round(phase) => round::step(g, phase, key, log),
        Frame::Vote(vote) => vote::step(g, vote, log),
        Frame::Search(search) => search::step(g, search, key, log),
        Frame::Cameras(window) => dice::step(g, window),
        Frame::ZombiePlayers { left } => zombie_players::step(g, left),
        Frame::Destinations { sealed } => destinations::step(g, &sealed, key, log),
        Frame::Movement { left } => movement::step(g, left, log),
        Frame::Attack { place, is_resolved, somebody_was_eaten } => {
            attack::step(g, place, is_resolved, somebody_was_eaten, log)
        }
        Frame::Sacrifice { seat, place } => sacrifice::step(g, seat, place, log),
    }
}

pub(crate) fn answer(
    g: &mut Mall,
    input: &InputOf<Mall>,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    match *input {
        Input::Act(seat, action) => act(g, seat, action, key, log),
        Input::Chance(roll) => chance(g, roll, key, log),
    }
}

fn act(
    g: &mut Mall,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    match *frame {
        Frame::SetUp | Frame::Deal | Frame::Round(_) | Frame::Attack { .. } => Err(Refusal::NOT_ASKED),
        Frame::Placement { dice, .. } => placement::act(g, seat, dice, action, log),
        Frame::FirstZombies { homeless } => placement::put_zombie(g, seat, homeless, action, log),
        Frame::Vote(vote) => vote::act(g, vote, seat, action, key, log),
        Frame::Search(search) => search::act(g, search, action, key, log),
        Frame::Cameras(window) => dice::act(g, window, seat, action, key, log),
        Frame::ZombiePlayers { left } => zombie_players::act(g, left, seat, action, log),
        Frame::Destinations { sealed } => destinations::act(g, sealed, seat, action, log),
        Frame::Movement { left } => movement::act(g, left, seat, action, key, log),
        Frame::Sacrifice { place, .. } => sacrifice::act(g, seat, place, action, log),
    }
}

fn chance(g: &mut Mall, roll: Roll, key: &RulesKey, log: &mut impl Log<Mall>) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    match (*frame, roll) {
        (Frame::SetUp, Roll::Chief(seat)) => placement::chief_drawn(g, seat, log),
        (Frame::Deal, Roll::Cards(cards)) => placement::deal(g, &cards, key, log),
        (Frame::Placement { turn, .. }, Roll::Dice(dice)) => placement::rolled(g, turn, &dice, log),
        (Frame::FirstZombies { .. }, Roll::Dice(dice)) => placement::zombies_rolled(g, &dice, log),
        (Frame::Search(search), Roll::Cards(cards)) => search::drawn(g, search, &cards, key, log),
        (Frame::Round(_), Roll::Dice(dice)) => dice::rolled(g, &dice, log),
        _ => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}

pub(crate) fn legal(g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    match frame {
        Frame::SetUp | Frame::Deal | Frame::Round(_) | Frame::Attack { .. } => {}
        Frame::Placement { dice, .. } => placement::legal(g, seat, *dice, out),
        Frame::FirstZombies { .. } | Frame::ZombiePlayers { .. } => {
            out.extend(g.open.iter().map(Action::PutZombie));
        }
        Frame::Vote(vote) => vote::legal(g, vote, seat, key, out),
        Frame::Search(search) => search::legal(g, search, key, out),
        Frame::Cameras(_) => dice::legal(g, seat, key, out),
        Frame::Destinations { .. } => out.extend(g.open.iter().map(Action::GoTo)),
        Frame::Movement { .. } => movement::legal(g, seat, key, out),
        Frame::Sacrifice { place, .. } => {
            out.extend(g.visible_at(seat, *place).iter().map(Action::Sacrifice));
        }
    }
}

pub(crate) fn thinkable(g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    match frame {
        Frame::SetUp | Frame::Deal | Frame::Round(_) | Frame::Attack { .. } => {}
        Frame::Placement { .. } => placement::thinkable(g, seat, out),
        Frame::FirstZombies { .. } | Frame::ZombiePlayers { .. } => {
            out.extend(Place::ALL.map(Action::PutZombie));
        }
        Frame::Vote(vote) => vote::thinkable(g, vote, seat, key, out),
        Frame::Search(search) => search::thinkable(g, search, key, out),
        Frame::Cameras(_) => window::thinkable(g, seat, key, out),
        Frame::Destinations { .. } => out.extend(Place::ALL.map(Action::GoTo)),
        Frame::Movement { .. } => movement::thinkable(g, seat, key, out),
        Frame::Sacrifice { .. } => sacrifice::thinkable(g, seat, out),
    }
}

/// MALL-8.4: what is done for a player whose time is up.
pub(crate) fn timeout(g: &Mall, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
    table::rule!("MALL-8.4");
    let mut actions = Vec::new();
    legal(g, seat, key, &mut actions);
    if actions.contains(&Action::Pass) {
        return Action::Pass;
    }
    if let Some(Frame::Vote(vote)) = g.stack.top() {
        vote::missing_ballot(vote, seat, &mut actions);
    }
    chance.pick(&actions)
}

pub(crate) fn roll(g: &Mall, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
    let dice = |n: usize, chance: &mut dyn Chance| -> Dice { (0..n).map(|_| chance.d6()).collect() };
    match g.stack.top() {
        Some(Frame::SetUp) => Roll::Chief(Seat::new(chance.below(u32::from(g.n_seats)) as usize)),
        Some(Frame::Deal) => Roll::Cards(g.deck.sample(usize::from(g.n_seats), key, chance)),
        Some(Frame::Search(search)) => Roll::Cards(g.deck.sample(search.n_to_find(g), key, chance)),
        Some(Frame::Placement { .. }) => Roll::Dice(dice(2, chance)),
        _ => Roll::Dice(dice(4, chance)),
    }
}

/// The dice of a roll, if they are `N` and have six sides.
fn dice_of<const N: usize>(dice: &ArrayVec<[u8; 4]>) -> Result<[u8; N], Refusal> {
    let dice: [u8; N] = dice.as_slice().try_into().map_err(|_| Refusal::IMPOSSIBLE_ROLL)?;
    if dice.iter().all(|die| (1..=6).contains(die)) { Ok(dice) } else { Err(Refusal::IMPOSSIBLE_ROLL) }
}

impl Mall {
    /// The innermost procedure goes on as `frame`.
    pub(crate) fn go_on_as(&mut self, frame: Frame) {
        *self.stack.top_mut().expect("a procedure is under way") = frame;
    }

    /// The innermost procedure is done.
    pub(crate) fn done(&mut self) -> Step {
        self.stack.pop();
        Step::Ran
    }

    pub(crate) fn search(&self) -> Option<&Search> {
        match self.stack.top() {
            Some(Frame::Search(search)) => Some(search),
            _ => None,
        }
    }

    pub(crate) fn vote(&self) -> Option<&Vote> {
        match self.stack.top() {
            Some(Frame::Vote(vote)) => Some(vote),
            _ => None,
        }
    }
}
