//! What might happen before the next attack.

use mall_of_horror::setup::MAX_SEATS;
use mall_of_horror::{Place, Role};
use table::{Chance, Seat};

use super::board::Board;
use super::sight::Sight;

/// The dice, where each rival goes, and with which character. Each of the player's choices is tried with the
/// same futures, so that luck does not decide which one looks best.
pub(super) struct Future {
    dice: [u8; 4],
    destinations: [Place; MAX_SEATS],
    mover_picks: [u32; MAX_SEATS],
}

/// Divisible by two, three and four, so that every character is equally likely.
const N_MOVER_PICKS: u32 = 12;

impl Future {
    /// Uses the dice and destinations that are known, and random ones otherwise.
    pub fn imagine(sight: &Sight, chance: &mut dyn Chance) -> Future {
        let mut future = Future {
            dice: sight.dice.unwrap_or_else(|| [(); 4].map(|()| chance.d6())),
            destinations: [Place::Parking; MAX_SEATS],
            mover_picks: [0; MAX_SEATS],
        };
        for seat in sight.living.without(sight.me).iter() {
            let known = sight.destinations[seat.index()];
            future.destinations[seat.index()] = known.unwrap_or_else(|| sight.board.any_open(chance));
            future.mover_picks[seat.index()] = chance.below(N_MOVER_PICKS);
        }
        future
    }

    /// Reveals the dice and moves the rivals who come before the player.
    pub fn until_own_move(&self, sight: &Sight) -> Board {
        let mut board = sight.board;
        board.bring(&self.dice);
        for seat in order_of_play(sight).take_while(|seat| *seat != sight.me) {
            self.move_rival(&mut board, seat);
        }
        board
    }

    /// Moves the rivals who come after the player.
    pub fn after_own_move(&self, sight: &Sight, mut board: Board) -> Board {
        for seat in order_of_play(sight).skip_while(|seat| *seat != sight.me).skip(1) {
            self.move_rival(&mut board, seat);
        }
        board
    }

    fn move_rival(&self, board: &mut Board, seat: Seat) {
        let wanted = self.destinations[seat.index()];
        let landing = board.landing(wanted);
        let leaves = |role: &Role| match board.place_of(seat, *role) {
            Some(from) => from != wanted && from != landing,
            None => false,
        };
        let n_movable = Role::ALL.iter().filter(|role| leaves(role)).count() as u32;
        if n_movable == 0 {
            return;
        }
        let nth = self.mover_picks[seat.index()] % n_movable;
        if let Some(role) = Role::ALL.into_iter().filter(leaves).nth(nth as usize) {
            board.put(seat, role, landing);
        }
    }
}

/// The players who are still in the game, starting with the Chief and going clockwise.
fn order_of_play(sight: &Sight) -> impl Iterator<Item = Seat> + use<> {
    let living = sight.living;
    sight.chief.clockwise(sight.board.n_seats).filter(move |seat| living.has(*seat))
}
