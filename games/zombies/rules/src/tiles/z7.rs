//! The tiles of Send in the Clowns, the circus.

use super::Tile;
use super::facts::Facts;
use super::side::Side;

pub const TILES: [Facts; 12] = [
    Facts::drawn(
        "ZOM-T-Z7-01",
        Tile::TicketBooth,
        "
        . S .

        . S .

        . S .
        ",
    )
    .by("ZOM-24.4")
    .entrance(&[Tile::CarnivalCrossroads]),
    Facts::drawn(
        "ZOM-T-Z7-02",
        Tile::CarnivalCrossroads,
        "
        . S .

        S S S

        . S .
        ",
    )
    .copies(4)
    .reconstructed()
    .by("ZOM-24.2")
    .common(),
    Facts::drawn(
        "ZOM-T-Z7-03",
        Tile::BigTop1,
        "
        B B B
          +
        . S .

        . S .
        ",
    )
    .named(2, 1, 2),
    Facts::drawn(
        "ZOM-T-Z7-04",
        Tile::BigTop2,
        "
        B B B
          +
        . S .

        . S .
        ",
    )
    .named(2, 2, 1),
    Facts::drawn(
        "ZOM-T-Z7-05",
        Tile::FunHouse1,
        "
        . . .

        S S .

        . S .
        ",
    )
    .special(),
    Facts::drawn(
        "ZOM-T-Z7-06",
        Tile::FunHouse2,
        "
        . . .

        S S .

        . S .
        ",
    )
    .special(),
    Facts::drawn(
        "ZOM-T-Z7-07",
        Tile::FunHouse3,
        "
        . S .

        . S S

        . . .
        ",
    )
    .special(),
    Facts::drawn(
        "ZOM-T-Z7-08",
        Tile::FunHouse4,
        "
        . S .

        . S S

        . . .
        ",
    )
    .special(),
    Facts::drawn(
        "ZOM-T-Z7-09",
        Tile::FortuneTeller,
        "
        B B B
          +
        S S S

        . S .
        ",
    )
    .reconstructed()
    .named(2, 1, 2),
    Facts::drawn(
        "ZOM-T-Z7-10",
        Tile::FerrisWheel,
        "
        B B B
          +
        S S S

        . S .
        ",
    )
    .reconstructed()
    .named(2, 1, 1),
    Facts::drawn(
        "ZOM-T-Z7-11",
        Tile::FreakShow,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .named(2, 2, 2),
    Facts::drawn(
        "ZOM-T-Z7-12",
        Tile::MidwayGames,
        "
        B+S+B

        B+S+B

        B+S+B
        ",
    )
    .passages([Side::E, Side::W])
    .by("ZOM-24.8")
    .crowded()
    .named(9, 2, 2),
];
