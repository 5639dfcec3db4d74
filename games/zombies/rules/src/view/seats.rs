//! What is seen of one player.

use serde::Serialize;
use table::{Observer, PassAt, Seat, rule};

use crate::Card;
use crate::flow::Moment;
use crate::map::Square;
use crate::orders::{Passes, StandingPass};
use crate::state::{Item, Player, Ride, Zombies};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    pub at: Square,
    /// In the sewers.
    pub is_below: bool,
    /// In halves of a token.
    pub life: u8,
    pub bullets: u16,
    pub guts: u8,
    pub sewer_tokens: u8,
    /// Collected zombies, enhanced ones, dogs and clowns.
    pub kills: [u8; 4],
    pub items: Vec<Item>,
    /// Between death and restart.
    pub is_dead: bool,
    /// The card of the round has been played.
    pub has_played: bool,
    pub ride: Ride,
    /// In a straightjacket.
    pub is_jacketed: bool,
    /// Has come out of the carnival or the jail where the game began.
    pub has_escaped: bool,
    pub has_jeep: bool,
    /// The duct square where the last own turn ended.
    pub duct: Option<Square>,
    /// Stands on the centre of a helipad, and wins there only by a kill.
    pub owes_kill: bool,
    pub hand: CardsView,
    /// Standing passes, for their owner.
    pub passes: Option<Vec<PassAt<Moment, StandingPass>>>,
}

/// Cards somewhere: how many, and those that the observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardsView {
    pub size: usize,
    pub known: Vec<Card>,
}

pub(super) fn seat_view(g: &Zombies, seat: Seat, observer: Observer) -> SeatView {
    rule!("ZOM-26.2");
    let Player {
        at,
        is_below,
        life,
        bullets,
        guts,
        sewer_tokens,
        kills,
        items,
        is_dead,
        has_played,
        ride,
        is_jacketed,
        has_escaped,
        has_jeep,
        duct,
        owes_kill_at,
    } = *g.player(seat);
    let hand = &g.hands[seat.index()];
    SeatView {
        seat,
        at,
        is_below,
        life,
        bullets,
        guts,
        sewer_tokens,
        kills,
        items: items.to_vec(),
        is_dead,
        has_played,
        ride,
        is_jacketed,
        has_escaped,
        has_jeep,
        duct,
        owes_kill: owes_kill_at.is_some(),
        hand: CardsView { size: hand.len(), known: hand.seen_by(observer).collect() },
        passes: g.passes[seat.index()].seen_by(observer).map(Passes::shown),
    }
}
