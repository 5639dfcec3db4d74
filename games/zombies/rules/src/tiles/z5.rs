//! The tiles of School's Out Forever, the campus.

use super::Tile;
use super::facts::Facts;
use super::side::Side;

pub const TILES: [Facts; 11] = [
    Facts::drawn(
        "ZOM-T-Z5-01",
        Tile::SchoolEntrance,
        "
        . S .

        . S .

        . S .
        ",
    )
    .entrance(&[Tile::CampusCrossroads]),
    Facts::drawn(
        "ZOM-T-Z5-02",
        Tile::CampusCrossroads,
        "
        . S .

        S S S

        . S .
        ",
    )
    .copies(5)
    .common(),
    Facts::drawn(
        "ZOM-T-Z5-03",
        Tile::CampusParkingLot,
        "
        P P P

        P P P

        P P P
        ",
    )
    .copies(2)
    .by("ZOM-23.2")
    .common(),
    Facts::drawn(
        "ZOM-T-Z5-04",
        Tile::UniversityHospital,
        "
        B B B

        B B B
          +
        B S B
        ",
    )
    .roof(Side::N)
    .named(8, 4, 4),
    Facts::drawn(
        "ZOM-T-Z5-05",
        Tile::ScienceCenter,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .roof(Side::N)
    .named(6, 2, 3),
    Facts::drawn(
        "ZOM-T-Z5-06",
        Tile::Dormitory,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .roof(Side::N)
    .named(6, 1, 1),
    Facts::drawn(
        "ZOM-T-Z5-07",
        Tile::MedicalSchool,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .roof(Side::N)
    .named(6, 1, 5),
    Facts::drawn(
        "ZOM-T-Z5-08",
        Tile::AdminBuilding,
        "
        B B B

        B B B
          +
        . S .
        ",
    )
    .roof(Side::N)
    .named(6, 3, 1),
    Facts::drawn(
        "ZOM-T-Z5-09",
        Tile::PhysEdBuilding,
        "
        B B B
          +
        B+S S

        B S .
        ",
    )
    .roof(Side::N)
    .named(5, 2, 2),
    Facts::drawn(
        "ZOM-T-Z5-10",
        Tile::RecHall,
        "
        B S .

        B+S .

        B S .
        ",
    )
    .roof(Side::W)
    .named(3, 1, 1),
    Facts::drawn(
        "ZOM-T-Z5-11",
        Tile::CampusHelipad,
        "
        S S S

        S S S

        S S S
        ",
    )
    .by("ZOM-23.4")
    .helipad(),
];
