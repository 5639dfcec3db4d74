//! Get Out of Jail Free (ZOM-25.4, ZOM-25.9).

use table::{Kind, Log, Seat, rule};

use crate::Zombies;
use crate::cards::{Card, N_CARDS};
use crate::flow::deeds;
use crate::map::Square;
use crate::rules::Start;
use crate::setup::MAX_SEATS;
use crate::tiles::Tile;

/// The square of the Prison Gate on its city side.
pub(crate) const CITY_SIDE: u8 = 7;

/// Whether the deck contains a card that lets anybody out of the prison.
pub(crate) fn opens_with(deck: &[u8; N_CARDS]) -> bool {
    deck[Card::GetOutOfJail.index()] > 0
}

/// Whether this is the step out of the prison: from the centre of the gate to the only square next to it on
/// the city side of the same tile.
fn leaves_prison(g: &Zombies, from: Square, to: Square) -> bool {
    g.rules.start == Start::Jail
        && to == from.spot().square(CITY_SIDE)
        && g.map.tile(from.spot()) == Tile::PrisonGate
}

/// Whether the gate lets this player take a step. Only the card lets players out of the prison.
pub(crate) fn may_pass_gate(g: &Zombies, mover: Seat, from: Square, to: Square) -> bool {
    !leaves_prison(g, from, to) || g.has_item(mover, Card::GetOutOfJail)
}

/// A step was made. If it led out of the prison, the card is spent.
pub(crate) fn pass_gate(g: &mut Zombies, mover: Seat, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    if leaves_prison(g, from, to) {
        rule!("ZOM-25.9");
        rule!("ZOM-C-Z8-01");
        deeds::discard_item(g, mover, Card::GetOutOfJail, log);
    }
}

/// At the end of a round everybody passes the card to the next player, all at once.
pub(crate) fn pass_on(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    let n_seats = usize::from(g.n_seats);
    let mut passed = [None; MAX_SEATS];
    g.seats().for_each(|from| passed[from.index()] = g.take_item(from, Card::GetOutOfJail));
    for from in g.seats() {
        if let Some(item) = passed[from.index()] {
            rule!("ZOM-25.4");
            rule!("ZOM-C-Z8-01");
            deeds::hand_over(g, from, from.left(n_seats), item, log);
        }
    }
}
