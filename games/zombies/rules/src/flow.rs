//! The procedures of the game, as frames of a stack.
//!
//! [`Frame`] lists them; the file named after a procedure says what it asks, accepts and does. This file
//! holds what is common to all of them: orders that may be left at any time, and the cards that everybody may
//! play while one player decides (ZOM-10.1).

use serde::Serialize;
use table::{
    Chance, Game, Input, InputOf, Log, Pending, PendingOf, Procedure, Refusal, RulesKey, Seat, SeatSet, Step,
    frames,
};

use crate::cards::{Stage, StageName, playing};
use crate::map::{Square, Stack};
use crate::tiles::{Figure, Tile as TileKind};
use crate::{Action, Card, Roll, Zombies};

mod arrival;
mod death;
pub(crate) mod deeds;
mod discard;
pub(crate) mod draw;
mod duct;
pub(crate) mod ending;
pub(crate) mod fight;
pub(crate) mod fun_house;
mod fun_house_transfer;
mod give_back;
pub(crate) mod jeep;
mod merging;
pub(crate) mod movement;
pub(crate) mod ordering;
pub(crate) mod played;
mod put;
pub(crate) mod ride;
pub(crate) mod set_up;
mod spell;
pub(crate) mod start;
pub(crate) mod straightjacket;
pub(crate) mod tile;
mod token_offer;
mod toll;
mod turn;
mod window;
mod zombie_moves;

pub use arrival::Arrival;
pub use death::{Death, DeathStage};
pub use discard::Discarding;
pub use draw::Draw;
pub use duct::Duct;
pub use fight::{Fight, FightStage};
pub use fun_house_transfer::{FunHouseTransfer, TransferWay};
pub use give_back::GiveBack;
pub use movement::Movement;
pub use played::{Due, Played, PlayedStage, Source};
pub use put::Put;
pub use set_up::SetUp;
pub use spell::Spell;
pub use tile::{TileStage, Tiling};
pub use token_offer::TokenOffer;
pub use toll::Toll;
pub use turn::{Turn, TurnStep};
pub use window::{Answer, Moment, N_MOMENTS, Window};
pub use zombie_moves::ZombieMoves;

frames! {
    /// A procedure under way.
    pub enum Frame of Zombies {
        SetUp(SetUp) asks chance,
        Turn(Turn) asks chance,
        Tile(Tiling) asks both,
        Put(Put) asks both,
        Window(Window) asks seats,
        Fight(Fight) asks both,
        TokenOffer(TokenOffer) asks seats,
        Death(Death) asks nobody,
        GiveBack(GiveBack) asks seats,
        Draw(Draw) asks chance,
        Toll(Toll) asks seats,
        Duct(Duct) asks seats,
        Movement(Movement) asks seats,
        FunHouseTransfer(FunHouseTransfer) asks seats,
        Spell(Spell) asks chance,
        ZombieMoves(ZombieMoves) asks seats,
        Discard(Discarding) asks seats,
        Arrival(Arrival) asks seats,
        Played(Played) asks nobody,
        Stage(Stage) asks both,
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Turn { next: TurnStep::Begin }.into()
    }
}

/// The questions that seats are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Question {
    DrawTile,
    PlaceTile {
        seat: Seat,
        tile: TileKind,
    },
    /// Where the next zombie goes.
    PutZombie {
        seat: Seat,
        figure: Figure,
    },
    PutBullets {
        seat: Seat,
    },
    PutLife {
        seat: Seat,
    },
    /// Before a roll of a fight.
    Fight {
        seat: Seat,
        at: Square,
    },
    /// After a roll: life, bullets, dodge or kill.
    FightResult {
        seat: Seat,
        at: Square,
    },
    TakeToken {
        seat: Seat,
    },
    Toll {
        seat: Seat,
    },
    /// Whether to go through a duct.
    Duct {
        seat: Seat,
    },
    /// Which tile of the Fun House `who` comes to.
    FunHouseTile {
        seat: Seat,
        who: Seat,
    },
    /// Which crossroads `who` reaches on leaving the Fun House.
    CarnivalCrossroads {
        seat: Seat,
        who: Seat,
    },
    Move {
        seat: Seat,
        mover: Seat,
        left: u8,
    },
    /// The same in the window after the movement roll, where others may play a card first (ZOM-10.41).
    SetOut {
        seat: Seat,
        mover: Seat,
        left: u8,
    },
    MoveZombies {
        seat: Seat,
        left: u8,
    },
    /// Step 7: one card, or none. If there are cards above the hand limit, one must go (ZOM-10.46).
    Discard {
        seat: Seat,
        surplus: u8,
    },
    /// The same in the window after the zombies, where others may play a card first (ZOM-10.42).
    FinishTurn {
        seat: Seat,
        surplus: u8,
    },
    /// Discard down to this many cards.
    Surplus {
        seat: Seat,
        down_to: u8,
    },
    GiveBack {
        seat: Seat,
        n: u8,
    },
    Arrive {
        seat: Seat,
    },
    /// A window.
    React {
        moment: Moment,
        subject: Seat,
        card: Option<Card>,
    },
    /// A follow-up question of a card.
    Choose {
        seat: Seat,
        card: Card,
        stage: StageName,
    },
}

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum ChanceQuestion {
    Dealer,
    Deal,
    Tile {
        stack: Stack,
    },
    /// Which of the tied players lays the helipad.
    Placer {
        among: SeatSet,
    },
    /// How many zombies come with a tile.
    Newcomers {
        seat: Seat,
    },
    Fight {
        seat: Seat,
    },
    Movement {
        seat: Seat,
    },
    Zombies {
        seat: Seat,
    },
    /// The spell of the Cabin.
    Spell {
        seat: Seat,
    },
    /// Out of the straightjacket.
    Jacket {
        seat: Seat,
    },
    Cards {
        seat: Seat,
        n: u8,
    },
    /// One or more dice of a card.
    Die {
        seat: Seat,
        card: Card,
    },
    Dice {
        seat: Seat,
        card: Card,
    },
    /// A card from somebody's hand.
    Theft {
        seat: Seat,
        from: Seat,
    },
}

/// The seats that have answered. This is public, except for answers in a window.
pub(crate) fn answered(g: &Zombies) -> SeatSet {
    g.stack.top_as::<Window>().map_or_else(|| g.pending().ready(), |window| window.answered(g))
}

pub(crate) fn step(g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    ending::end_if_won(g, log);
    let Some(frame) = g.stack.top().copied() else { return Step::Over };
    frame.step(g, key, log)
}

pub(crate) fn answer(
    g: &mut Zombies,
    input: &InputOf<Zombies>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top().copied() else { return Err(Refusal::OVER) };
    match input {
        Input::Act(seat, action) => act(g, frame, *seat, *action, key, log),
        Input::Chance(Roll::Die(die)) if !(1..=6).contains(die) => Err(Refusal::IMPOSSIBLE_ROLL),
        Input::Chance(roll) => frame.rolled(g, roll, key, log),
    }
}

fn act(
    g: &mut Zombies,
    frame: Frame,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if let Action::Order(order) = action {
        return ordering::leave(g, seat, order, key, log);
    }
    if let Some(decider) = decider(g, &frame) {
        // ZOM-10.1: while one player decides, everybody may play a card first.
        match action {
            Action::Play { card, aim } => return played::play(g, seat, card, aim, key, log),
            Action::Use { card, aim } => return played::use_item(g, seat, card, aim, key, log),
            Action::Pass if seat != decider => return Ok(()),
            _ if seat != decider => return Err(Refusal::new("ZOM-10.1", "another-decides")),
            _ => {}
        }
    }
    frame.act(g, seat, action, key, log).map_err(|refusal| match action {
        Action::Play { .. } | Action::Use { .. } if refusal == Refusal::OTHER_QUESTION => {
            playing::refuse_out_of_turn(g, seat, action)
        }
        _ => refusal,
    })
}

/// The player who decides at an open moment (ZOM-10.1), if one is open.
pub(crate) fn decider(g: &Zombies, frame: &Frame) -> Option<Seat> {
    match frame {
        Frame::Tile(tiling) => tiling.decider(g),
        Frame::Put(put) => Some(put.by),
        Frame::Fight(fight) => Some(fight.seat),
        Frame::TokenOffer(TokenOffer { seat }) | Frame::Toll(Toll { seat }) | Frame::Duct(Duct { seat }) => {
            Some(*seat)
        }
        Frame::Movement(movement) => Some(movement.leader),
        Frame::ZombieMoves(_) => Some(g.active),
        Frame::Discard(discarding) => discarding.is_open_moment().then_some(discarding.seat),
        Frame::SetUp(_)
        | Frame::Turn(_)
        | Frame::Window(_)
        | Frame::Death(_)
        | Frame::GiveBack(_)
        | Frame::Draw(_)
        | Frame::FunHouseTransfer(_)
        | Frame::Spell(_)
        | Frame::Arrival(_)
        | Frame::Played(_)
        | Frame::Stage(_) => None,
    }
}

pub(crate) fn legal(g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    let decider = decider(g, frame);
    match decider.is_none_or(|decider| decider == seat) {
        true => frame.legal(g, seat, key, out),
        false => out.push(Action::Pass),
    }
    if decider.is_some() {
        playing::legal(g, seat, key, out);
    }
}

pub(crate) fn thinkable(g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    let decider = decider(g, frame);
    if decider.is_none_or(|decider| decider == seat) {
        frame.thinkable(g, seat, key, out);
    }
    if decider.is_some() {
        playing::thinkable(g, seat, key, out);
    }
}

/// What is done for a player whose time is up: a pass, a stop, or the first legal action.
pub(crate) fn timeout(g: &Zombies, seat: Seat, key: &RulesKey, chance: &mut dyn Chance) -> Action {
    table::rule!("ZOM-10.7");
    let mut actions = Vec::new();
    legal(g, seat, key, &mut actions);
    let quiet = [
        Action::Pass,
        Action::Stop,
        Action::Keep,
        Action::Enough,
        Action::Kill,
        Action::Dodge,
        Action::SpendBullets,
        Action::LoseLife,
        Action::Roll { with: None },
    ];
    if let Some(action) = quiet.into_iter().find(|action| actions.contains(action)) {
        return action;
    }
    actions.retain(|action| !matches!(action, Action::Play { .. } | Action::Use { .. }));
    match g.stack.top().expect("somebody is asked") {
        // ZOM-13.6: zombies must move, no matter which.
        Frame::ZombieMoves(_) => {
            actions.retain(|action| matches!(action, Action::MoveZombie { .. }));
            chance.pick(&actions)
        }
        Frame::Put(_) | Frame::Arrival(_) => chance.pick(&actions),
        Frame::SetUp(_)
        | Frame::Turn(_)
        | Frame::Tile(_)
        | Frame::Window(_)
        | Frame::Fight(_)
        | Frame::TokenOffer(_)
        | Frame::Death(_)
        | Frame::GiveBack(_)
        | Frame::Draw(_)
        | Frame::Toll(_)
        | Frame::Duct(_)
        | Frame::Movement(_)
        | Frame::FunHouseTransfer(_)
        | Frame::Spell(_)
        | Frame::Discard(_)
        | Frame::Played(_)
        | Frame::Stage(_) => actions[0],
    }
}

/// The die of a roll.
fn die_of(roll: &Roll) -> Result<u8, Refusal> {
    let Roll::Die(die) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    Ok(*die)
}

impl Zombies {
    /// Begins a procedure inside the one under way.
    pub(crate) fn begin(&mut self, procedure: impl Into<Frame>) -> Step {
        self.stack.begin(procedure)
    }

    /// Replaces the innermost procedure by this one.
    pub(crate) fn go_on_as(&mut self, procedure: impl Into<Frame>) {
        self.stack.go_on_as(procedure);
    }

    /// Ends the innermost procedure.
    pub(crate) fn done(&mut self) -> Step {
        self.stack.done()
    }

    /// ZOM-10.1: one player decides, and others may play a card first.
    pub(crate) fn open_moment(&self, decider: Seat, question: Question) -> PendingOf<Zombies> {
        table::rule!("ZOM-10.1");
        Pending::turn_among(decider, self.may_react().without(decider), question)
    }
}
