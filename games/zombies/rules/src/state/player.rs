//! One player, and what others see of them.

use serde::Serialize;
use table::{Observer, PassAt, Seat, shown};
use tinyvec::ArrayVec;

use super::{ITEMS_AT_ONCE, Item, Ride, Zombies};
use crate::flow::Moment;
use crate::map::Square;
use crate::orders::{NextPlay, Passes, StandingPass};
use crate::view::CardsView;

shown! {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Player;

    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct SeatView;

    pub(crate) fn seat_view(player: &Player, g: &Zombies, seat: Seat, observer: Observer) -> SeatView;

    also seat: Seat = seat,
    all at: Square,
    /// In the sewers.
    all is_below: bool,
    /// In half tokens (ZOM-22.7).
    all life: u8,
    all bullets: u16,
    all guts: u8,
    all sewer_tokens: u8,
    /// Collected zombies, enhanced ones, dogs and clowns.
    all kills: [u8; 4],
    all items: ArrayVec<[Item; ITEMS_AT_ONCE]> as Vec<Item> = player.items.to_vec(),
    /// From death until the restart.
    all is_dead: bool,
    /// The player has played their card of the round.
    all has_played: bool,
    all ride: Ride,
    /// In a straightjacket (ZOM-25.5).
    all is_jacketed: bool,
    /// Has left the carnival or the jail where the game began (ZOM-24.16, ZOM-25.10).
    all has_escaped: bool,
    all has_jeep: bool,
    /// The duct square where the player's last turn ended (ZOM-21.6).
    all duct: Option<Square>,
    /// The centre of a helipad where the player cannot win without a kill, until they leave it (ZOM-14.17).
    nobody owes_kill_at: Option<Square>,
    /// Stands on the centre of a helipad, and wins there only by a kill (ZOM-14.17).
    also owes_kill: bool = player.owes_kill_at.is_some(),
    also hand: CardsView = CardsView::of(&g.hands[seat.index()], observer),
    /// Standing passes, shown to their owner only.
    also passes: Option<Vec<PassAt<Moment, StandingPass>>> = g.passes[seat.index()].seen_by(observer).map(Passes::shown),
    /// The card left for somebody's next moment, shown to its owner only.
    also next_play: Option<NextPlay> = g.next_plays[seat.index()].seen_by(observer).and_then(|order| order.left()),
}
