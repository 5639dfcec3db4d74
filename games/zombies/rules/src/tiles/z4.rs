//! The tiles of The End..., the woods.

use super::Tile;
use super::facts::Facts;

pub const TILES: [Facts; 24] = [
    Facts::drawn(
        "ZOM-T-Z4-01",
        Tile::Bridge,
        "
        . S .

        W S W

        . S .
        ",
    )
    .by("ZOM-22.10")
    .entrance(&[]),
    Facts::drawn(
        "ZOM-T-Z4-02",
        Tile::Cabin,
        "
        B B T

        B B T
        +
        G G T
        ",
    )
    .anywhere()
    .by("ZOM-22.3")
    .named(9, 0, 0),
    Facts::drawn(
        "ZOM-T-Z4-03",
        Tile::Altar,
        "
        A A G

        A A T

        G G T
        ",
    )
    .named(3, 1, 2),
    Facts::drawn(
        "ZOM-T-Z4-04",
        Tile::Boathouse,
        "
        T T G
            +
        B B B

        W W W
        ",
    )
    .named(3, 2, 1),
    Facts::drawn(
        "ZOM-T-Z4-05",
        Tile::BurntCabin,
        "
        B B G

        B B+G
        + +
        G G G
        ",
    )
    .named(4, 2, 1),
    Facts::drawn(
        "ZOM-T-Z4-06",
        Tile::Campground,
        "
        T G T

        G G G

        T G T
        ",
    )
    .named(6, 3, 2),
    Facts::drawn(
        "ZOM-T-Z4-07",
        Tile::AbandonedCars,
        "
        P P P

        T G T

        T T G
        ",
    )
    .named(3, 1, 2),
    Facts::drawn(
        "ZOM-T-Z4-08",
        Tile::Shed,
        "
        B B T

        B B G
        +
        G T T
        ",
    )
    .named(3, 3, 1),
    Facts::drawn(
        "ZOM-T-Z4-09",
        Tile::RangerPost,
        "
        B G T

        B+G G

        B T T
        ",
    )
    .named(0, 0, 3),
    Facts::drawn(
        "ZOM-T-Z4-10",
        Tile::PetCemetery,
        "
        G G G

        G G G

        G G G
        ",
    )
    .named(3, 0, 0),
    Facts::drawn(
        "ZOM-T-Z4-11",
        Tile::Outhouse,
        "
        T G+B
            -
        G G+B

        T G T
        ",
    )
    .named(3, 1, 1),
    Facts::drawn(
        "ZOM-T-Z4-12",
        Tile::Cave,
        "
        C C C

        C C C
          +
        G G G
        ",
    )
    .copies(2)
    .named(6, 3, 3),
    Facts::drawn(
        "ZOM-T-Z4-13",
        Tile::Woods01,
        "
        T T T

        G G G

        G G G
        ",
    )
    .copies(2)
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-14",
        Tile::Woods02,
        "
        T T G

        T T T

        T G T
        ",
    )
    .copies(2)
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-15",
        Tile::Woods03,
        "
        T T T

        T G T

        T G G
        ",
    )
    .copies(2)
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-16",
        Tile::Woods04,
        "
        T T T

        T G G

        G G G
        ",
    )
    .copies(2)
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-17",
        Tile::Woods05,
        "
        T T T

        T G G

        T G G
        ",
    )
    .reconstructed()
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-18",
        Tile::Woods06,
        "
        T G T

        G G G

        T G T
        ",
    )
    .copies(2)
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-19",
        Tile::Woods07,
        "
        T G G

        T G T

        T G T
        ",
    )
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-20",
        Tile::Woods08,
        "
        G G G

        G G G

        T T G
        ",
    )
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-21",
        Tile::Woods09,
        "
        G G G

        G G G

        G G G
        ",
    )
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-22",
        Tile::Woods11,
        "
        T T G

        G T T

        T G T
        ",
    )
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-23",
        Tile::Woods12,
        "
        T T G

        T T T

        G G T
        ",
    )
    .woods(),
    Facts::drawn(
        "ZOM-T-Z4-24",
        Tile::Woods13,
        "
        T G G

        G T T

        G T T
        ",
    )
    .woods(),
];
