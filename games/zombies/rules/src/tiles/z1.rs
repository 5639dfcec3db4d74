//! The tiles of the base game.

use super::Tile;
use super::facts::Facts;

pub const TILES: [Facts; 18] = [
    Facts::drawn(
        "ZOM-T-Z1-01",
        Tile::TownSquare,
        "
        . S .

        S S S

        . S .
        ",
    )
    .start(),
    Facts::drawn(
        "ZOM-T-Z1-02",
        Tile::Helipad,
        "
        S S S

        S S S

        S S S
        ",
    )
    .by("ZOM-5.17")
    .helipad(),
    Facts::drawn(
        "ZOM-T-Z1-03",
        Tile::Straight,
        "
        . S .

        . S .

        . S .
        ",
    )
    .copies(4)
    .common(),
    Facts::drawn(
        "ZOM-T-Z1-04",
        Tile::Corner,
        "
        . S .

        . S S

        . . .
        ",
    )
    .copies(4)
    .common(),
    Facts::drawn(
        "ZOM-T-Z1-05",
        Tile::TJunction,
        "
        . S .

        S S S

        . . .
        ",
    )
    .copies(4)
    .common(),
    Facts::drawn(
        "ZOM-T-Z1-06",
        Tile::Crossroads,
        "
        . S .

        S S S

        . S .
        ",
    )
    .copies(4)
    .common(),
    Facts::drawn(
        "ZOM-T-Z1-07",
        Tile::ArmySurplusStore,
        "
        B B B
          +
        S S S

        . . .
        ",
    )
    .named(2, 2, 0),
    Facts::drawn(
        "ZOM-T-Z1-08",
        Tile::DrugStore,
        "
        B B B
          +
        S S S

        . . .
        ",
    )
    .named(3, 0, 3),
    Facts::drawn(
        "ZOM-T-Z1-09",
        Tile::GasStation,
        "
        B B B
          +
        S S S

        . S .
        ",
    )
    .named(3, 2, 1),
    Facts::drawn(
        "ZOM-T-Z1-10",
        Tile::SkateShop,
        "
        B B B
          +
        S S S

        . S .
        ",
    )
    .named(3, 1, 0),
    Facts::drawn(
        "ZOM-T-Z1-11",
        Tile::FloristShop,
        "
        B B B
          +
        S S S

        . S .
        ",
    )
    .named(3, 1, 1),
    Facts::drawn(
        "ZOM-T-Z1-12",
        Tile::PoliceStation,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .named(6, 4, 2),
    Facts::drawn(
        "ZOM-T-Z1-13",
        Tile::SportingGoodsStore,
        "
        B B B

        B B B
          +
        B S .
        ",
    )
    .reconstructed()
    .named(6, 4, 2),
    Facts::drawn(
        "ZOM-T-Z1-14",
        Tile::Hospital,
        "
        B B B

        B B B
          +
        B S B
        ",
    )
    .named(8, 0, 4),
    Facts::drawn(
        "ZOM-T-Z1-15",
        Tile::LawnAndGardenStore,
        "
        B B B

        B B B
          +
        B S B
        ",
    )
    .named(6, 3, 2),
    Facts::drawn(
        "ZOM-T-Z1-16",
        Tile::HardwareStore,
        "
        B B B
          +
        B+S S

        B S .
        ",
    )
    .named(3, 2, 1),
    Facts::drawn(
        "ZOM-T-Z1-17",
        Tile::ToyStore,
        "
        B B B
            +
        B S S

        B+S .
        ",
    )
    .named(3, 1, 1),
    Facts::drawn(
        "ZOM-T-Z1-18",
        Tile::FireStation,
        "
        B B B

        B B B
        + +
        S S+B
        ",
    )
    .reconstructed()
    .named(6, 2, 4),
];
