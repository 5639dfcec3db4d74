//! The tiles of Jailbreak, the prison.

use super::Tile;
use super::facts::Facts;

pub const TILES: [Facts; 12] = [
    Facts::drawn(
        "ZOM-T-Z8-01",
        Tile::PrisonGate,
        "
        . S .

        . S .

        . S .
        ",
    )
    .reconstructed()
    .by("ZOM-25.3")
    .entrance(&[Tile::PrisonCrossroads]),
    Facts::drawn(
        "ZOM-T-Z8-02",
        Tile::MentalWard,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .reconstructed()
    .by("ZOM-25.3")
    .named(0, 0, 0),
    Facts::drawn(
        "ZOM-T-Z8-03",
        Tile::ExecutionChamber,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .reconstructed()
    .named(6, 2, 1),
    Facts::drawn(
        "ZOM-T-Z8-04",
        Tile::PrisonYard,
        "
        P P P

        P P P

        P P P
        ",
    )
    .reconstructed()
    .by("ZOM-6.8")
    .named(6, 1, 1),
    Facts::drawn(
        "ZOM-T-Z8-05",
        Tile::Infirmary,
        "
        B B B
          +
        S S S

        . . .
        ",
    )
    .reconstructed()
    .named(3, 0, 3),
    Facts::drawn(
        "ZOM-T-Z8-06",
        Tile::Library,
        "
        B B B
          +
        S S S

        . S .
        ",
    )
    .reconstructed()
    .named(3, 1, 1),
    Facts::drawn(
        "ZOM-T-Z8-07",
        Tile::Cafeteria,
        "
        B B B

        B B B
          +
        B S B
        ",
    )
    .reconstructed()
    .named(8, 1, 3),
    Facts::drawn(
        "ZOM-T-Z8-08",
        Tile::SolitaryCells,
        "
        B+S+B
        -   -
        B+S+B
        -   -
        B+S+B
        ",
    )
    .reconstructed()
    .named(3, 1, 1),
    Facts::drawn(
        "ZOM-T-Z8-09",
        Tile::TheHole,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .reconstructed()
    .named(4, 2, 0),
    Facts::drawn(
        "ZOM-T-Z8-10",
        Tile::WardensOffice,
        "
        B B B
          +
        B+S S

        B S .
        ",
    )
    .reconstructed()
    .named(4, 4, 1),
    Facts::drawn(
        "ZOM-T-Z8-11",
        Tile::CellBlock,
        "
        B+S+B

        B S B

        B+S+B
        ",
    )
    .copies(2)
    .reconstructed()
    .named(4, 1, 1),
    Facts::drawn(
        "ZOM-T-Z8-12",
        Tile::PrisonCrossroads,
        "
        . S .

        S S S

        . S .
        ",
    )
    .copies(4)
    .reconstructed()
    .common(),
];
