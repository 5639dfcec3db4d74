//! Tiles, the boards that they form, and the distances and lines of sight on them.

mod examples;
mod graphs;
mod open_doors;
mod sight;
mod tiles;
