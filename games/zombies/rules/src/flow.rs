//! The procedures of the game, as frames of a stack.
//!
//! [`step`] runs the innermost frame until somebody, or chance, must answer; [`answer`] gives it an
//! input. Each is one match; what a procedure does is in the file of its name.

use serde::Serialize;
use table::{Chance, Input, InputOf, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step};
use tinyvec::ArrayVec;

use crate::cards::{Stage, StageName, asking, dispatch, playing};
use crate::map::{Square, Stack};
use crate::state::STACK_DEPTH;
use crate::tiles::{Figure, Tile as TileKind};
use crate::{Action, Card, Roll, Zombies};

pub(crate) mod cabin;
pub(crate) mod death;
pub(crate) mod deeds;
pub(crate) mod discard;
pub(crate) mod draw;
pub(crate) mod duct;
pub(crate) mod ending;
pub(crate) mod fight;
pub(crate) mod fun_house;
pub(crate) mod jeep;
pub(crate) mod movement;
pub(crate) mod ordering;
pub(crate) mod played;
pub(crate) mod put;
pub(crate) mod ride;
pub(crate) mod set_up;
pub(crate) mod start;
pub(crate) mod straightjacket;
pub(crate) mod tile;
pub(crate) mod toll;
pub(crate) mod turn;
pub(crate) mod window;
pub(crate) mod zombies;

pub use cabin::Spell;
pub use death::{Death, DeathStage};
pub use discard::Discarding;
pub use fight::{Fight, FightStage};
pub use fun_house::{Usher, UsherWay};
pub use movement::Movement;
pub use played::{Due, Effect, Played, PlayedStage, Source};
pub use put::Put;
pub use set_up::SetUpStage;
pub use tile::{TileStage, Tiling};
pub use turn::TurnStep;
pub use window::{Answer, Moment, N_MOMENTS, Window};

/// A procedure under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// What chance decides before anybody acts.
    SetUp(SetUpStage),
    /// A turn; the step to begin next.
    Turn(TurnStep),
    /// A tile is drawn and laid.
    Tile(Tiling),
    /// Zombies and tokens go on a new tile.
    Put(Put),
    /// Play stops, and some are asked for a card.
    Window(Window),
    Fight(Fight),
    /// A token may be taken outside a movement.
    Token {
        seat: Seat,
    },
    Death(Death),
    /// Collected figures are given back, of kinds that their owner chooses.
    GiveBack {
        seat: Seat,
        n: u8,
    },
    /// Cards are drawn.
    Draw {
        seat: Seat,
        n: u8,
    },
    /// The toll of the sewers.
    Toll {
        seat: Seat,
    },
    /// The way through a duct is open.
    Duct {
        seat: Seat,
    },
    Movement(Movement),
    /// Somebody comes into or out of the Fun House.
    Usher(Usher),
    /// The spell of the Cabin.
    Spell(Spell),
    /// Zombies move; how many have yet to.
    Zombies {
        left: u8,
    },
    Discard(Discarding),
    /// A ride arrives.
    Arrival {
        seat: Seat,
    },
    /// A card waits for replies, takes effect, and is laid down.
    Played(Played),
    /// A card asks on.
    Effect(Effect),
    /// A card asks on.
    Stage(Stage),
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Turn(TurnStep::Begin)
    }
}

/// What seats are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// After it: life, bullets, dodge or kill.
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
    /// Through a duct, or not.
    Duct {
        seat: Seat,
    },
    /// To which tile of the Fun House `who` comes.
    FunHouseTile {
        seat: Seat,
        who: Seat,
    },
    /// To which crossroads `who` comes out of the Fun House.
    CarnivalCrossroads {
        seat: Seat,
        who: Seat,
    },
    Move {
        seat: Seat,
        mover: Seat,
        left: u8,
    },
    MoveZombies {
        seat: Seat,
        left: u8,
    },
    /// Step 7: one card, or none.
    Discard {
        seat: Seat,
    },
    /// Down to so many cards.
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
    /// A card asks on.
    Choose {
        seat: Seat,
        card: Card,
        stage: StageName,
    },
}

/// What chance is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Toss {
    Dealer,
    Deal,
    Tile {
        stack: Stack,
    },
    /// Who of the tied lays the helipad.
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
    /// A die, or dice, of a card.
    Die {
        seat: Seat,
        card: Card,
    },
    Dice {
        seat: Seat,
        card: Card,
    },
    /// A card out of somebody's hand.
    Theft {
        seat: Seat,
        from: Seat,
    },
}

pub(crate) fn pending(g: &Zombies) -> PendingOf<Zombies> {
    let Some(frame) = g.stack.top() else { return Pending::Over };
    match frame {
        Frame::SetUp(stage) => Pending::Chance(set_up::toss(*stage)),
        Frame::Turn(step) => Pending::Chance(turn::toss(g, *step)),
        Frame::Tile(tiling) => tile::pending(g, tiling),
        Frame::Put(put) => put::pending(g, put),
        Frame::Window(window) => window::pending(g, window),
        Frame::Fight(fight) => fight::pending(g, fight),
        Frame::Token { seat } => g.open_moment(*seat, Question::TakeToken { seat: *seat }),
        Frame::Death(_) => unreachable!("a death asks by its window and by what is given back"),
        Frame::GiveBack { seat, n } => Pending::turn(*seat, Question::GiveBack { seat: *seat, n: *n }),
        Frame::Draw { seat, n } => Pending::Chance(draw::toss(g, *seat, *n)),
        Frame::Toll { seat } => g.open_moment(*seat, Question::Toll { seat: *seat }),
        Frame::Duct { seat } => g.open_moment(*seat, Question::Duct { seat: *seat }),
        Frame::Movement(movement) => movement::pending(g, movement),
        Frame::Usher(usher) => fun_house::pending(g, usher),
        Frame::Spell(spell) => Pending::Chance(Toss::Spell { seat: spell.seat }),
        Frame::Zombies { left } => {
            g.open_moment(g.active, Question::MoveZombies { seat: g.active, left: *left })
        }
        Frame::Discard(discarding) => discard::pending(g, discarding),
        Frame::Arrival { seat } => Pending::turn(*seat, Question::Arrive { seat: *seat }),
        Frame::Played(_) => unreachable!("a card asks by its window and its effect"),
        Frame::Effect(effect) => dispatch::pending(g, effect),
        Frame::Stage(stage) => asking::pending(g, stage),
    }
}

/// Who has answered: public but for answers in a window.
pub(crate) fn answered(g: &Zombies, _key: &RulesKey) -> SeatSet {
    match g.stack.top() {
        Some(Frame::Window(window)) => {
            window.asked.iter().filter(|seat| g.answers[seat.index()].is_some()).collect()
        }
        _ => pending(g).ready(),
    }
}

pub(crate) fn step(g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    ending::end_if_won(g, log);
    let Some(frame) = g.stack.top() else { return Step::Over };
    match *frame {
        Frame::SetUp(stage) => set_up::step(g, stage),
        Frame::Turn(step) => turn::step(g, step, key, log),
        Frame::Tile(tiling) => tile::step(g, tiling, key, log),
        Frame::Put(put) => put::step(g, put, log),
        Frame::Window(window) => window::step(g, window, key, log),
        Frame::Fight(fight) => fight::step(g, fight, key, log),
        Frame::Token { seat } => movement::step_token(g, seat),
        Frame::Death(death) => death::step(g, death, key, log),
        Frame::GiveBack { seat, n } => death::step_give_back(g, seat, n, log),
        Frame::Draw { seat, n } => draw::step(g, seat, n, key, log),
        Frame::Toll { seat } => toll::step(g, seat, log),
        Frame::Duct { seat } => duct::step(g, seat),
        Frame::Movement(movement) => movement::step(g, movement, key, log),
        Frame::Usher(usher) => fun_house::step(g, usher, log),
        Frame::Spell(spell) => cabin::step(g, spell, log),
        Frame::Zombies { left } => zombies::step(g, left),
        Frame::Discard(discarding) => discard::step(g, discarding),
        Frame::Arrival { seat } => ride::step(g, seat, log),
        Frame::Played(played) => played::step(g, played, key, log),
        Frame::Effect(effect) => dispatch::step(g, effect, key, log),
        Frame::Stage(stage) => stage.step(g, key, log),
    }
}

pub(crate) fn answer(
    g: &mut Zombies,
    input: &InputOf<Zombies>,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    match input {
        Input::Act(seat, action) => act(g, *seat, *action, key, log),
        Input::Chance(roll) => chance(g, roll, key, log),
    }
}

fn act(
    g: &mut Zombies,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    let frame = *frame;
    if let Action::Order(order) = action {
        return ordering::leave(g, seat, order, key, log);
    }
    if let Frame::Window(_) = frame {
        return window::act(g, seat, action, key, log);
    }
    if let Some(decider) = decider(g, &frame) {
        // ZOM-10.1: while one decides, everybody may play a card first.
        match action {
            Action::Play { card, aim } => return played::play(g, seat, card, aim, key, log),
            Action::Use { card, aim } => return played::use_item(g, seat, card, aim, key, log),
            Action::Pass if seat != decider => return Ok(()),
            _ if seat != decider => return Err(Refusal::new("ZOM-10.1", "another-decides")),
            _ => {}
        }
    }
    let answered = match frame {
        Frame::Tile(tiling) => tile::act(g, tiling, action, log),
        Frame::Put(put) => put::act(g, put, action, log),
        Frame::Fight(fight) => fight::act(g, fight, action, key, log),
        Frame::Token { seat } => movement::act_token(g, seat, action, log),
        Frame::GiveBack { seat, n } => death::act_give_back(g, seat, n, action, log),
        Frame::Toll { seat } => toll::act(g, seat, action, log),
        Frame::Duct { seat } => duct::act(g, seat, action, log),
        Frame::Usher(usher) => fun_house::act(g, usher, action, log),
        Frame::Movement(movement) => movement::act(g, movement, seat, action, key, log),
        Frame::Zombies { left } => zombies::act(g, left, action, log),
        Frame::Discard(discarding) => discard::act(g, discarding, action, key, log),
        Frame::Arrival { seat } => ride::act(g, seat, action, key, log),
        Frame::Effect(effect) => dispatch::act(g, effect, seat, action, key, log),
        Frame::Stage(stage) => asking::act(g, stage, action, key, log),
        _ => Err(Refusal::NOT_ASKED),
    };
    answered.map_err(|refusal| match action {
        Action::Play { .. } | Action::Use { .. } if refusal == Refusal::OTHER_QUESTION => {
            playing::refuse_out_of_turn(g, seat, action)
        }
        _ => refusal,
    })
}

fn chance(g: &mut Zombies, roll: &Roll, key: &RulesKey, log: &mut impl Log<Zombies>) -> Result<(), Refusal> {
    let Some(frame) = g.stack.top() else { return Err(Refusal::OVER) };
    if let Roll::Die(die) = roll
        && !(1..=6).contains(die)
    {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    match (*frame, roll) {
        (Frame::SetUp(stage), roll) => set_up::rolled(g, stage, roll, key, log),
        (Frame::Turn(step), Roll::Die(die)) => turn::rolled(g, step, *die, key, log),
        (Frame::Tile(tiling), roll) => tile::rolled(g, tiling, roll, key, log),
        (Frame::Put(put), Roll::Die(die)) => put::rolled(g, put, *die, key, log),
        (Frame::Fight(fight), Roll::Die(die)) => fight::rolled(g, fight, *die, key, log),
        (Frame::Spell(spell), Roll::Die(die)) => cabin::rolled(g, spell, *die, key, log),
        (Frame::Draw { seat, n }, Roll::Cards(cards)) => draw::rolled(g, seat, n, cards, key, log),
        (Frame::Effect(effect), roll) => dispatch::rolled(g, effect, roll, key, log),
        (Frame::Stage(stage), roll) => asking::rolled(g, stage, roll, key, log),
        _ => Err(Refusal::IMPOSSIBLE_ROLL),
    }
}

/// Who decides at an open moment (ZOM-10.1); nobody where none is.
pub(crate) fn decider(g: &Zombies, frame: &Frame) -> Option<Seat> {
    match frame {
        Frame::Tile(tiling) => tiling.decider(g),
        Frame::Put(put) => Some(put.by),
        Frame::Fight(fight) => Some(fight.seat),
        Frame::Token { seat } | Frame::Toll { seat } | Frame::Duct { seat } => Some(*seat),
        Frame::Movement(movement) => Some(movement.leader),
        Frame::Zombies { .. } => Some(g.active),
        Frame::Discard(discarding) => discarding.is_open_moment().then_some(discarding.seat),
        _ => None,
    }
}

pub(crate) fn legal(g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    if let Frame::Window(window) = frame {
        return window::legal(g, window, seat, key, out);
    }
    let decider = decider(g, frame);
    if decider.is_some_and(|decider| decider != seat) {
        out.push(Action::Pass);
        return playing::legal(g, seat, key, out);
    }
    match frame {
        Frame::Tile(tiling) => tile::legal(g, tiling, out),
        Frame::Put(put) => put::legal(g, put, out),
        Frame::Fight(fight) => fight::legal(g, fight, out),
        Frame::Token { .. } => out.extend([Action::Take, Action::Stop]),
        Frame::GiveBack { seat, .. } => death::legal_give_back(g, *seat, out),
        Frame::Toll { seat } => toll::legal(g, *seat, out),
        Frame::Duct { seat } => duct::legal(g, *seat, out),
        Frame::Usher(usher) => fun_house::legal(g, usher, out),
        Frame::Movement(movement) => movement::legal(g, movement, out),
        Frame::Zombies { .. } => zombies::legal(g, out),
        Frame::Discard(discarding) => discard::legal(g, discarding, key, out),
        Frame::Arrival { .. } => ride::legal(g, out),
        Frame::Effect(effect) => dispatch::legal(g, effect, seat, key, out),
        Frame::Stage(stage) => asking::legal(g, stage, key, out),
        _ => {}
    }
    if decider.is_some() {
        playing::legal(g, seat, key, out);
    }
}

/// What else a person might try.
pub(crate) fn thinkable(g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let Some(frame) = g.stack.top() else { return };
    let is_decider = decider(g, frame) == Some(seat);
    match frame {
        Frame::Window(_) => playing::thinkable(g, seat, key, out),
        Frame::Fight(_) if is_decider => fight::thinkable(out),
        Frame::Movement(movement) if is_decider => movement::thinkable(g, movement, out),
        _ => {}
    }
    if decider(g, frame).is_some() {
        playing::thinkable(g, seat, key, out);
    }
}

/// What is done for a player whose time is up: a pass, a stop, the first legal thing.
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
    match g.stack.top() {
        // ZOM-13.6: zombies must move, whichever.
        Some(Frame::Zombies { .. } | Frame::Put(_) | Frame::Arrival { .. }) => chance.pick(&actions),
        _ => actions[0],
    }
}

pub(crate) fn roll(g: &Zombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
    match g.stack.top() {
        Some(Frame::SetUp(stage)) => set_up::roll(g, *stage, key, chance),
        Some(Frame::Tile(tiling)) => tile::roll(g, tiling, key, chance),
        Some(Frame::Draw { n, .. }) => draw::roll(g, *n, key, chance),
        Some(Frame::Effect(effect)) => dispatch::roll(g, effect, key, chance),
        Some(Frame::Stage(stage)) => asking::roll(g, stage, key, chance),
        _ => Roll::Die(chance.d6()),
    }
}

impl Zombies {
    /// The innermost procedure goes on as `frame`.
    pub(crate) fn go_on_as(&mut self, frame: impl Into<Frame>) {
        self.stack.go_on_as(frame);
    }

    /// The innermost procedure is done.
    pub(crate) fn done(&mut self) -> Step {
        self.stack.pop();
        Step::Ran
    }

    /// Begins a procedure inside the one under way.
    pub(crate) fn begin(&mut self, frame: impl Into<Frame>) -> Step {
        self.stack.begin(frame)
    }

    /// Changes the innermost procedure that `change` knows, below others that go on after it.
    pub(crate) fn change_below(&mut self, mut change: impl FnMut(&mut Frame) -> bool) {
        let mut above = ArrayVec::<[Frame; STACK_DEPTH]>::new();
        while let Some(frame) = self.stack.top_mut() {
            if change(frame) {
                break;
            }
            above.extend(self.stack.pop());
        }
        above.into_iter().rev().for_each(|frame| self.stack.push(frame));
    }

    /// ZOM-10.1: a decision of one, before which others may play a card.
    pub(crate) fn open_moment(&self, decider: Seat, question: Question) -> PendingOf<Zombies> {
        table::rule!("ZOM-10.1");
        Pending::turn_among(decider, self.may_react().without(decider), question)
    }
}
