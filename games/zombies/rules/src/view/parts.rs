//! Which parts of a view travel alone when they change.

use table::diff_by_part;

use super::{StackView, TileView, View};

diff_by_part!(View {
    rules, round, dealer, active, step, turn, undrawn, helicopter, supply, deck_size, discard, gone, lasting, drawn,
    fight, movement, zombies_left, window, played, effect, wish_to_end, unseen, outcome;
    seats, tiles, stacks
});

diff_by_part!(TileView { spot, tile, zone, cell, turn, figures, bullets, life, manholes, passages });

diff_by_part!(StackView { stack, is_open, size, top });
