//! The tiles of Six Feet Under, more of the city.

use super::Tile;
use super::facts::Facts;

pub const TILES: [Facts; 5] = [
    Facts::drawn(
        "ZOM-T-Z6-01",
        Tile::SubwayStation,
        "
        B B B
          +
        S S S

        . S .
        ",
    )
    .copies(6)
    .named(2, 1, 1),
    Facts::drawn(
        "ZOM-T-Z6-02",
        Tile::RecordStore,
        "
        B B B
          +
        B+S S

        B S .
        ",
    )
    .copies(2)
    .named(4, 3, 2),
    Facts::drawn(
        "ZOM-T-Z6-03",
        Tile::Bank,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .copies(2)
    .named(6, 1, 1),
    Facts::drawn(
        "ZOM-T-Z6-04",
        Tile::LiquorStore,
        "
        B B B
          +
        S S S

        . . .
        ",
    )
    .copies(2)
    .named(3, 1, 2),
    Facts::drawn(
        "ZOM-T-Z6-05",
        Tile::UndergroundTJunction,
        "
        . S .

        S S S

        . . .
        ",
    )
    .copies(4)
    .common(),
];
