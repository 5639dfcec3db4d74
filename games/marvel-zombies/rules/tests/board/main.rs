//! Tiles, the boards they make, and what is near and seen on them.

mod examples;
mod graphs;
mod open_doors;
mod sight;
mod tiles;
