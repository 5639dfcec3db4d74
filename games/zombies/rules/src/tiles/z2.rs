//! The tiles of Zombie Corps(e), the military base.

use super::Tile;
use super::facts::Facts;

pub const TILES: [Facts; 11] = [
    Facts::drawn(
        "ZOM-T-Z2-01",
        Tile::FrontGate,
        "
        . S .

        . S .

        . S .
        ",
    )
    .entrance(&[Tile::BaseStraight, Tile::BaseCrossroads]),
    Facts::drawn(
        "ZOM-T-Z2-02",
        Tile::BaseStraight,
        "
        . S .

        . S .

        . S .
        ",
    )
    .copies(2)
    .common(),
    Facts::drawn(
        "ZOM-T-Z2-03",
        Tile::BaseCorner,
        "
        . S .

        . S S

        . . .
        ",
    )
    .copies(2)
    .common(),
    Facts::drawn(
        "ZOM-T-Z2-04",
        Tile::BaseTJunction,
        "
        . S .

        S S S

        . . .
        ",
    )
    .copies(2)
    .common(),
    Facts::drawn(
        "ZOM-T-Z2-05",
        Tile::BaseCrossroads,
        "
        . S .

        S S S

        . S .
        ",
    )
    .copies(2)
    .common(),
    Facts::drawn(
        "ZOM-T-Z2-06",
        Tile::TopSecretLab,
        "
        B B B

        B B B
          +
        . S B
        ",
    )
    .enhanced()
    .by("ZOM-20.1")
    .named(6, 0, 0),
    Facts::drawn(
        "ZOM-T-Z2-07",
        Tile::MessHall,
        "
        B B B
          +
        S S S

        . . .
        ",
    )
    .named(3, 0, 2),
    Facts::drawn(
        "ZOM-T-Z2-08",
        Tile::Barracks,
        "
        B+S+B

        B S B

        B+S+B
        ",
    )
    .named(3, 1, 1),
    Facts::drawn(
        "ZOM-T-Z2-09",
        Tile::Armory,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .named(6, 6, 0),
    Facts::drawn(
        "ZOM-T-Z2-10",
        Tile::MotorPool,
        "
        B B B

        B B B
          +
        B S B
        ",
    )
    .reconstructed()
    .named(8, 1, 1),
    Facts::drawn(
        "ZOM-T-Z2-11",
        Tile::BaseHelipad,
        "
        S S S

        S S S

        S S S
        ",
    )
    .by("ZOM-5.17")
    .helipad(),
];
