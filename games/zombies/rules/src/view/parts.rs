//! The parts of a view that are sent separately when they change.

use table::parted;

use super::{StackView, TileView, View};

parted!(View {
    rules, round, dealer, active, step, turn, undrawn, helicopter, supply, deck_size, discard, gone, lasting, drawn,
    fight, movement, zombies_left, window, played, effect, wish_to_end, unseen, outcome;
    seats, tiles, stacks
});

parted!(TileView { spot, tile, zone, cell, turn, figures, bullets, life, manholes, passages });

parted!(StackView { stack, is_open, size, top });
