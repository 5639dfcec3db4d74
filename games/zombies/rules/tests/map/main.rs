//! The tiles and the map.

mod buildings;
mod fun_house;
mod laying;
mod moving_tiles;
mod random_maps;
mod rows;
mod sketch;
mod tiles;
mod town;
mod walking;
mod zones;
