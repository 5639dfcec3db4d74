//! The tables that the web client gets at the start: the cards and the tiles of the boxes.

use table::ClientTables;

mod deck;
mod tiles;

pub fn tables(tables: &mut impl ClientTables) {
    tables.table("tiles.ts", tiles::HEAD, tiles::rows());
    tables.table("deck.ts", deck::HEAD, deck::rows());
}
