//! What one observer may know.

use serde::Serialize;
use table::{Observer, Outcome, Seat, SeatSet, rule};

use crate::action::Aim;
use crate::cards::stages::Asked;
use crate::cards::{Stage, StageName};
use crate::flow::ending::Helicopter;
use crate::flow::{
    self, Answer, Fight, FightStage, Moment, Movement, Played, Tiling, TurnStep, Window, ZombieMoves, fight,
    movement,
};
use crate::map::{Square, Stack};
use crate::rules::Rules;
use crate::state::{Lasting, Zombies, seat_view, turn_view};
pub use crate::state::{SeatView, TurnView};
use crate::tiles::{Figure, Tile};
use crate::{Action, Card};

mod cards;
mod parts;
mod tiles;

pub use cards::CardsView;
pub use tiles::{PassageView, StandsView, TileView};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub rules: Rules,
    /// 0 during the set-up.
    pub round: u16,
    pub dealer: Seat,
    pub active: Seat,
    /// The step of the turn that comes next.
    pub step: Option<TurnStep>,
    pub turn: TurnView,
    pub seats: Vec<SeatView>,
    pub tiles: Vec<TileView>,
    pub stacks: Vec<StackView>,
    /// The tiles that are still in the stacks, by kind.
    pub undrawn: Vec<TileCount>,
    pub helicopter: Helicopter,
    /// Figures left, by kind, if the supply is limited.
    pub supply: Option<[u8; 4]>,
    pub deck_size: usize,
    /// The last one lies on top.
    pub discard: Vec<Card>,
    /// Cards that left the game.
    pub gone: u16,
    pub lasting: Vec<Lasting>,
    pub drawn: Option<DrawnView>,
    pub fight: Option<FightView>,
    pub movement: Option<MovementView>,
    /// How many zombies have yet to move in step 6.
    pub zombies_left: Option<u8>,
    pub window: Option<WindowView>,
    /// Cards that are waiting for replies or being resolved, the first one first.
    pub played: Vec<PlayedView>,
    pub effect: Option<EffectView>,
    /// The players who wish to end the game.
    pub wish_to_end: SeatSet,
    /// Cards that nobody has seen, by kind; only for observers who may see everything.
    pub unseen: Option<Vec<u8>>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackView {
    pub stack: Stack,
    pub is_open: bool,
    pub size: usize,
    /// The tiles that somebody has looked at, the next one first; `None` for those that the observer has not
    /// seen.
    pub top: Vec<Option<Tile>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileCount {
    pub tile: Tile,
    pub n: u8,
}

/// A tile that was drawn and not laid yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawnView {
    pub tile: Tile,
    pub stack: Stack,
    pub placer: Seat,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FightView {
    pub seat: Seat,
    pub at: Square,
    pub stage: FightStage,
    pub figure: Option<Figure>,
    pub kill_number: i8,
    /// `None` before the roll.
    pub die: Option<u8>,
    pub plus: i8,
    /// How many bullets make a kill; `None` if bullets cannot.
    pub bullets: Option<u16>,
    pub n_rolls: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MovementView {
    pub mover: Seat,
    pub leader: Seat,
    /// The player who moves along.
    pub companion: Option<Seat>,
    pub left: u8,
    /// The squares in reach, each with the shortest way that meets the fewest zombies.
    pub ways: Vec<WayView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WayView {
    pub to: Square,
    pub steps: u16,
    /// Fights on the way.
    pub zombies: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WindowView {
    pub moment: Moment,
    /// The next moment, if both are one window (ZOM-10.43).
    pub later: Option<Moment>,
    pub subject: Seat,
    /// The answers that the observer may know, which is only their own.
    pub answers: Vec<AnswerView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnswerView {
    pub seat: Seat,
    /// `None` is a pass or a decision.
    pub card: Option<Card>,
    pub aim: Option<Aim>,
    /// What the player who decides next will do (ZOM-10.41, ZOM-10.42).
    pub decision: Option<Action>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedView {
    pub seat: Seat,
    pub card: Card,
    pub aim: Aim,
}

/// A follow-up question of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EffectView {
    pub seat: Seat,
    pub card: Card,
    pub aim: Aim,
    pub stage: StageName,
}

/// The state is destructured without `..`, so that a new field does not compile until somebody has decided
/// who may see it.
pub(crate) fn view(g: &Zombies, observer: Observer) -> View {
    rule!("ZOM-26.1");
    rule!("ZOM-26.2");
    rule!("ZOM-26.4");
    let Zombies {
        n_seats: _,
        rules,
        dealer,
        active,
        round,
        turn,
        map: _,
        piles,
        supply,
        players: _,
        hands: _,
        deck,
        discard,
        n_gone,
        n_cards: _,
        lasting,
        goal: _,
        answers: _,
        passes: _,
        next_plays: _,
        wish_to_end,
        quiet_turns: _,
        stack,
        outcome,
    } = g;
    let top = |stack: Stack| piles.top(stack).map(|tile| tile.seen_by(observer).copied()).collect();
    let in_play = |stack: &Stack| piles.is_open(*stack) || piles.len(*stack) > 0;
    View {
        rules: *rules,
        round: *round,
        dealer: *dealer,
        active: *active,
        step: stack.innermost::<flow::Turn>().map(|turn| turn.next),
        turn: turn_view(turn, g),
        seats: g.seats().map(|seat| seat_view(g.player(seat), g, seat, observer)).collect(),
        tiles: g.map.spots().map(|spot| tiles::tile_view(g, spot)).collect(),
        stacks: Stack::ALL
            .into_iter()
            .filter(in_play)
            .map(|stack| StackView {
                stack,
                is_open: piles.is_open(stack),
                size: piles.len(stack),
                top: top(stack),
            })
            .collect(),
        undrawn: piles.left().map(|(tile, n)| TileCount { tile, n }).collect(),
        helicopter: Helicopter::of(g),
        supply: *supply,
        deck_size: deck.len(),
        discard: discard.clone(),
        gone: *n_gone,
        lasting: lasting.to_vec(),
        drawn: g.tile_in_hand().map(drawn_view),
        fight: stack.innermost().map(|fight| fight_view(g, fight)),
        movement: stack.innermost().map(|movement| movement_view(g, movement)),
        zombies_left: stack.innermost::<ZombieMoves>().map(|moves| moves.left),
        window: stack.top_as().map(|window| window_view(g, window, observer)),
        played: stack.all().rev().map(played_view).collect(),
        effect: stack.top_as().and_then(effect_view),
        wish_to_end: *wish_to_end,
        unseen: deck.bag().seen_by(observer).map(|counts| counts.to_vec()),
        outcome: *outcome,
    }
}

fn drawn_view(tiling: &Tiling) -> DrawnView {
    DrawnView { tile: tiling.tile, stack: tiling.stack, placer: tiling.placer }
}

fn fight_view(g: &Zombies, fight: &Fight) -> FightView {
    let Fight {
        seat,
        at,
        stage,
        item: _,
        natural,
        from_items,
        from_cards,
        n_rolls,
        killed,
        is_in_step_two: _,
    } = *fight;
    let figure = killed.or(g.map.figure(at));
    FightView {
        seat,
        at,
        stage,
        figure,
        kill_number: g.kill_number(figure.unwrap_or_default()),
        die: (natural > 0).then_some(natural),
        plus: from_items + from_cards,
        bullets: (stage == FightStage::Judge).then(|| fight::chances(g, fight).bullets).flatten(),
        n_rolls,
    }
}

fn movement_view(g: &Zombies, movement: &Movement) -> MovementView {
    let reach = movement::reach(g, movement);
    let ways = reach.found().iter().skip(1);
    MovementView {
        mover: movement.mover,
        leader: movement.leader,
        companion: movement.companion,
        left: movement.left(g),
        ways: ways
            .map(|found| WayView { to: found.square, steps: found.steps, zombies: found.zombies })
            .collect(),
    }
}

fn window_view(g: &Zombies, window: &Window, observer: Observer) -> WindowView {
    let known = g.seats().filter_map(|seat| {
        let (card, aim, decision) = match *g.answers[seat.index()]?.seen_by(observer)? {
            Answer::Pass => (None, None, None),
            Answer::Play(card, aim) | Answer::Use(card, aim) => (Some(card), Some(aim), None),
            Answer::Decide(decision) => (None, None, Some(decision)),
        };
        Some(AnswerView { seat, card, aim, decision })
    });
    let answers = known.collect();
    WindowView { moment: window.moment, later: window.later, subject: window.subject, answers }
}

fn played_view(played: &Played) -> PlayedView {
    let Played { card, by, aim, from: _, stage: _, is_copy: _, recoil_by: _, copied_by: _, due: _ } = *played;
    PlayedView { seat: by, card, aim }
}

fn effect_view(stage: &Stage) -> Option<EffectView> {
    let Asked { seat, card, aim } = stage.asked()?;
    Some(EffectView { seat, card, aim, stage: stage.name() })
}
