//! What one observer may know. Everything is public, except for what nobody knows (MZ-51).

use serde::Serialize;
use table::{Game, Holds, Observer, Outcome, PassAt, PlainPasses, Seat, SeatSet, StandingPass, rule};

use crate::board::Zone;
use crate::cards::{SpawnCard, Trait};
use crate::cast::{Character, CitizenCard, Level};
use crate::effects::Moment;
use crate::flow::{Spawn, Window};
pub use crate::state::HeroView;
use crate::state::{MarvelZombies, Phase, hero_view};

mod board;
mod figures;
mod mission;
mod moment;
mod parts;

pub use board::{BoardView, DoorState, DoorView, EdgeView, TileView, ZoneView};
pub use figures::{CardView, CitizenView, CrowdView, LeaderView, ObjectiveView, SheetView, SpawnView};
pub use mission::{MissionView, StepView};
pub use moment::{AttackView, DecisionView, StandView, TurnView, WoundsView};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub mission: MissionView,
    pub board: BoardView,
    /// In the order of the board's doors.
    pub doors: Vec<DoorView>,
    /// The zones in line of sight from each zone, including the zone itself.
    pub sight: Vec<Vec<Zone>>,
    /// 0 during the set-up.
    pub round: u16,
    pub phase: Phase,
    /// The highest Danger level (MZ-6.14).
    pub danger: Level,
    pub captain: Option<Seat>,
    /// In play order.
    pub heroes: Vec<HeroView>,
    /// By zone.
    pub crowds: Vec<CrowdView>,
    /// Leaders on the board, or on their way back to it.
    pub leaders: Vec<LeaderView>,
    pub citizens: Vec<CitizenView>,
    /// Citizen cards that lie on the board.
    pub cards: Vec<CardView>,
    pub objectives: Vec<ObjectiveView>,
    /// In spawn order.
    pub spawns: Vec<SpawnView>,
    pub exit: Option<Zone>,
    /// Heroes may leave (MZ-14.6).
    pub is_exit_open: bool,
    pub sign: Option<SignView>,
    /// Guards, Operators and Specialists left in the box (MZ-51.5).
    pub supply: [u8; 3],
    pub decks: DecksView,
    pub turn: Option<TurnView>,
    pub attack: Option<AttackView>,
    pub wounds: Option<WoundsView>,
    pub decision: Option<DecisionView>,
    /// The moment in which effects may be used.
    pub moment: Option<Moment>,
    /// The Action that Enemies are taking, from 1.
    pub enemies_action: Option<u8>,
    /// The Spawn card that is being carried out.
    pub spawn_card: Option<SpawnCard>,
    pub wish_to_give_up: SeatSet,
    /// Passes left in advance, by seat; shown to their owner only.
    pub passes: Vec<Option<Vec<PassAt<(), StandingPass>>>>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SignView {
    pub zone: Zone,
    pub is_damaged: bool,
}

/// The sizes of decks, and the discarded cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecksView {
    pub spawn: usize,
    pub traits: usize,
    pub citizens: usize,
    pub leaders: usize,
    pub spawn_discard: Vec<SpawnCard>,
    pub trait_discard: Vec<Trait>,
    pub citizen_discard: Vec<CitizenCard>,
    pub leader_discard: Vec<Character>,
}

pub(crate) fn view(g: &MarvelZombies, observer: Observer) -> View {
    rule!("MZ-51.1");
    rule!("MZ-51.5");
    let MarvelZombies {
        n_seats: _,
        mission,
        ways,
        mode: _,
        captain,
        round,
        phase,
        heroes: _,
        crowd,
        supply,
        leaders: _,
        citizens: _,
        face_down,
        objectives,
        spawns,
        open: _,
        opened: _,
        exit,
        sign,
        spawn_deck: _,
        spawn_discard: _,
        trait_deck: _,
        trait_discard: _,
        citizen_deck: _,
        citizen_discard: _,
        leader_deck: _,
        leader_discard: _,
        turn: _,
        progress: _,
        activations,
        plan: _,
        votes: _,
        wish_to_give_up,
        passes,
        stack,
        outcome,
    } = g;
    let n_zones = mission.board.zones.len();
    View {
        mission: self::mission::view(g),
        board: board::view(g),
        doors: board::doors(g),
        sight: ways.seen[..n_zones].iter().map(|seen| seen.iter().collect()).collect(),
        round: *round,
        phase: *phase,
        danger: g.highest_level(),
        captain: *captain,
        heroes: g.hero_ixs().map(|hero| hero_view(g.hero(hero), g, hero)).collect(),
        crowds: crowd[..n_zones].iter().map(figures::crowd).collect(),
        leaders: figures::leaders(g),
        citizens: figures::citizens(g),
        cards: face_down.iter().map(|card| figures::card(g, card, observer)).collect(),
        objectives: objectives.iter().map(|objective| figures::objective(objective, observer)).collect(),
        spawns: spawns.iter().map(figures::spawn).collect(),
        exit: *exit,
        is_exit_open: crate::flow::mission::is_exit_open(g),
        sign: sign.map(|sign| SignView { zone: sign.zone, is_damaged: sign.is_damaged }),
        supply: supply.0,
        decks: decks(g),
        turn: moment::turn(g),
        attack: moment::attack(g),
        wounds: moment::wounds(g),
        decision: moment::decision(g),
        moment: stack.top_as::<Window>().map(|window| window.moment),
        enemies_action: activations.last().map(|activation| activation.action),
        spawn_card: stack.iter().rev().filter_map(Holds::<Spawn>::held).find_map(|spawn| spawn.card),
        wish_to_give_up: *wish_to_give_up,
        passes: passes[..g.n_seats()]
            .iter()
            .map(|left| left.seen_by(observer).map(PlainPasses::shown))
            .collect(),
        outcome: *outcome,
    }
}

fn decks(g: &MarvelZombies) -> DecksView {
    DecksView {
        spawn: g.spawn_deck.len(),
        traits: g.trait_deck.len(),
        citizens: g.citizen_deck.len(),
        leaders: g.leader_deck.len(),
        spawn_discard: listed(&*g.spawn_discard),
        trait_discard: listed(&g.trait_discard),
        citizen_discard: listed(&*g.citizen_discard),
        leader_discard: listed(&g.leader_discard),
    }
}

fn listed<C: table::Kind>(counts: &[u8]) -> Vec<C> {
    let cards = counts.iter().enumerate();
    cards.flat_map(|(index, n)| std::iter::repeat_n(C::from_index(index), usize::from(*n))).collect()
}
