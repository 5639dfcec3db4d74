//! What might happen before the attacks of a turn.

use city_of_horror::setup::MAX_SEATS;
use city_of_horror::view::InvasionView;
use city_of_horror::{Place, Role};
use table::{Chance, Seat};

use super::board::{Board, WayIn};
use super::sight::Sight;

/// An invasion, where each rival goes, and with which character. Each of the player's choices is tried with
/// the same futures, so that luck does not decide which one looks best.
pub(super) struct Future {
    invasion: Invasion,
    destinations: [Place; MAX_SEATS],
    mover_picks: [u32; MAX_SEATS],
}

enum Invasion {
    /// It has already happened.
    Over,
    Known(InvasionView),
    Imagined {
        moves: Option<(usize, usize)>,
        arrivals: [u8; 6],
        drops: [(usize, u8, u8); 2],
        leader: u8,
    },
}

/// Divisible by two, three, four and five, so that every character is equally likely.
const N_MOVER_PICKS: u32 = 60;

impl Future {
    /// Uses the cards that are known, and random ones otherwise.
    pub fn imagine(sight: &Sight, chance: &mut dyn Chance) -> Future {
        let invasion = match (sight.invasion_to_come, &sight.invasion) {
            (false, _) => Invasion::Over,
            (true, Some(card)) => Invasion::Known(card.clone()),
            (true, None) => imagined(sight, chance),
        };
        let mut future =
            Future { invasion, destinations: [Place::Crossroads; MAX_SEATS], mover_picks: [0; MAX_SEATS] };
        for seat in sight.living.without(sight.me).iter() {
            let known = sight.destinations[seat.index()];
            future.destinations[seat.index()] = known.unwrap_or_else(|| chance.pick(&Place::ALL));
            future.mover_picks[seat.index()] = chance.below(N_MOVER_PICKS);
        }
        future
    }

    /// Lets the invasion happen and moves the rivals who come before the player.
    pub fn until_own_move(&self, sight: &Sight) -> Board {
        let mut board = sight.board;
        self.invade(&mut board);
        for seat in movers(sight).take_while(|seat| *seat != sight.me) {
            self.move_rival(&mut board, seat);
        }
        board
    }

    /// Moves the rivals who come after the player.
    pub fn after_own_move(&self, sight: &Sight, mut board: Board) -> Board {
        let has_moved = sight.has_moved.has(sight.me);
        let behind = movers(sight).skip_while(|seat| !has_moved && *seat != sight.me);
        for seat in behind.filter(|seat| *seat != sight.me) {
            self.move_rival(&mut board, seat);
        }
        board
    }

    fn invade(&self, board: &mut Board) {
        match &self.invasion {
            Invasion::Over => {}
            Invasion::Known(card) => board.invade(card),
            Invasion::Imagined { moves, arrivals, drops, leader } => {
                if let Some((from, to)) = *moves {
                    let (from, to) = (board.order[from], board.order[to]);
                    board.move_zombies(from, to, board.zombies[from.index()]);
                }
                for (place, n) in board.order.into_iter().zip(*arrivals) {
                    board.add_zombies(place, n);
                }
                for (slot, antidotes, cards) in *drops {
                    let place = board.order[slot].index();
                    board.antidotes[place] += antidotes;
                    board.cards[place] += cards;
                }
                board.advance_leader(*leader);
            }
        }
    }

    fn move_rival(&self, board: &mut Board, seat: Seat) {
        let wanted = self.destinations[seat.index()];
        let pick = self.mover_picks[seat.index()];
        if let Some(role) = some_mover(board, seat, wanted, pick) {
            board.go(role, wanted, WayIn::Ordinary);
        }
    }
}

/// A character of this seat that can move there, chosen by `pick`.
fn some_mover(board: &Board, seat: Seat, wanted: Place, pick: u32) -> Option<Role> {
    let movable = || {
        let stands_elsewhere = board.of(seat).filter(|(_, figure)| figure.place != wanted);
        stands_elsewhere.map(|(role, _)| role).filter(|role| board.may_move(*role))
    };
    let n = movable().count() as u32;
    if n == 0 { None } else { movable().nth((pick % n) as usize) }
}

/// A typical card: zombies everywhere, supplies at two corners, and later in the game a move.
fn imagined(sight: &Sight, chance: &mut dyn Chance) -> Invasion {
    let one_corner = 1 + chance.below(4) as usize;
    let other_corner = 1 + (one_corner + chance.below(3) as usize) % 4;
    let moves = (sight.turn > 1).then(|| {
        let from = chance.below(6) as usize;
        (from, (from + 1 + chance.below(5) as usize) % 6)
    });
    let mut arrivals = [0; 6];
    for n in &mut arrivals {
        *n = [0, 1, 1, 2, 2][chance.below(5) as usize];
    }
    let rest = [(1, 1), (0, 2), (1, 1)][chance.below(3) as usize];
    Invasion::Imagined {
        moves,
        arrivals,
        drops: [(one_corner, 2, 0), (other_corner, rest.0, rest.1)],
        leader: 1 + chance.below(2) as u8,
    }
}

/// The players who have yet to move, in their order.
fn movers(sight: &Sight) -> impl Iterator<Item = Seat> + use<> {
    let waiting = if sight.moves_to_come { sight.living.minus(sight.has_moved) } else { Default::default() };
    sight.board.first.clockwise(sight.board.n_seats).filter(move |seat| waiting.has(*seat))
}
