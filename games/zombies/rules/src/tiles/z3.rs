//! The tiles of Mall Walkers, the mall.

use super::Tile;
use super::facts::Facts;

pub const TILES: [Facts; 14] = [
    Facts::drawn(
        "ZOM-T-Z3-01",
        Tile::FrontDoor,
        "
        . H .

        . H .

        . S .
        ",
    )
    .entrance(&[Tile::MallCrossroads]),
    Facts::drawn(
        "ZOM-T-Z3-02",
        Tile::MallCrossroads,
        "
        . H .

        H H H

        . H .
        ",
    )
    .copies(3)
    .common(),
    Facts::drawn(
        "ZOM-T-Z3-03",
        Tile::PetStore,
        "
        m M M
          +
        H H H

        . H .
        ",
    )
    .named(1, 1, 1),
    Facts::drawn(
        "ZOM-T-Z3-04",
        Tile::LingerieShop,
        "
        M M m
          +
        H H H

        . H .
        ",
    )
    .named(1, 3, 0),
    Facts::drawn(
        "ZOM-T-Z3-05",
        Tile::Outfitter,
        "
        M M M
          +
        M+H H

        m H .
        ",
    )
    .named(5, 3, 2),
    Facts::drawn(
        "ZOM-T-Z3-06",
        Tile::MusicStore,
        "
        M M m
          +
        H H+M

        . H M
        ",
    )
    .named(3, 0, 0),
    Facts::drawn(
        "ZOM-T-Z3-07",
        Tile::Escalator,
        "
        . H .

        H E H

        . E .
        ",
    )
    .special(),
    Facts::drawn(
        "ZOM-T-Z3-08",
        Tile::ApplianceStore,
        "
        M M M

        m M M
          +
        M H M
        ",
    )
    .named(4, 3, 0),
    Facts::drawn(
        "ZOM-T-Z3-09",
        Tile::DepartmentStore,
        "
        m M M

        M M M
          +
        M H M
        ",
    )
    .named(7, 3, 3),
    Facts::drawn(
        "ZOM-T-Z3-10",
        Tile::FoodCourt,
        "
        M M M

        M M M
          +
        m H M
        ",
    )
    .named(6, 1, 3),
    Facts::drawn(
        "ZOM-T-Z3-11",
        Tile::ConsignmentShop,
        "
        M H .

        m+H .

        M H .
        ",
    )
    .named(2, 1, 0),
    Facts::drawn(
        "ZOM-T-Z3-12",
        Tile::CostumeShop,
        "
        M H .

        m+H .

        M H .
        ",
    )
    .named(3, 2, 0),
    Facts::drawn(
        "ZOM-T-Z3-13",
        Tile::GameStore,
        "
        M H .

        m+H .

        M H .
        ",
    )
    .named(3, 0, 1),
    Facts::drawn(
        "ZOM-T-Z3-14",
        Tile::MallHelipad,
        "
        S s S

        s S s

        S s S
        ",
    )
    .reconstructed()
    .by("ZOM-5.17")
    .helipad(),
];
