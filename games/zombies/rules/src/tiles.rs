//! The tiles: 107 kinds, each drawn in the file of its set.
//!
//! Drawings are read at compile time, and an impossible tile (an unreachable square, a door into a wall, more
//! zombies than squares, a set with too many tiles) does not compile.

mod drawing;
mod facts;
mod kinds;
mod shape;
mod side;
mod z1;
mod z2;
mod z3;
mod z4;
mod z5;
mod z6;
mod z7;
mod z8;

use serde::{Deserialize, Serialize};
use table::rule;

pub use drawing::{Drawing, Ground};
pub use facts::{Facts, MAX_BUILDINGS, Newcomers};
pub use kinds::{Figure, Kind, Set};
pub use shape::MIDDLE;
pub use side::{
    ALL_SQUARES, CENTRE, N_PLACES, N_SQUARES, Side, Turn, along, beside, places_of, turned_square,
};

/// A kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
#[repr(u8)]
pub enum Tile {
    #[default]
    // Z1
    TownSquare,
    Helipad,
    Straight,
    Corner,
    TJunction,
    Crossroads,
    ArmySurplusStore,
    DrugStore,
    GasStation,
    SkateShop,
    FloristShop,
    PoliceStation,
    SportingGoodsStore,
    Hospital,
    LawnAndGardenStore,
    HardwareStore,
    ToyStore,
    FireStation,
    // Z2
    FrontGate,
    BaseStraight,
    BaseCorner,
    BaseTJunction,
    BaseCrossroads,
    TopSecretLab,
    MessHall,
    Barracks,
    Armory,
    MotorPool,
    BaseHelipad,
    // Z3
    FrontDoor,
    MallCrossroads,
    PetStore,
    LingerieShop,
    Outfitter,
    MusicStore,
    Escalator,
    ApplianceStore,
    DepartmentStore,
    FoodCourt,
    ConsignmentShop,
    CostumeShop,
    GameStore,
    MallHelipad,
    // Z4
    Bridge,
    Cabin,
    Altar,
    Boathouse,
    BurntCabin,
    Campground,
    AbandonedCars,
    Shed,
    RangerPost,
    PetCemetery,
    Outhouse,
    Cave,
    Woods01,
    Woods02,
    Woods03,
    Woods04,
    Woods05,
    Woods06,
    Woods07,
    Woods08,
    Woods09,
    Woods11,
    Woods12,
    Woods13,
    // Z5
    SchoolEntrance,
    CampusCrossroads,
    CampusParkingLot,
    UniversityHospital,
    ScienceCenter,
    Dormitory,
    MedicalSchool,
    AdminBuilding,
    PhysEdBuilding,
    RecHall,
    CampusHelipad,
    // Z6
    SubwayStation,
    RecordStore,
    Bank,
    LiquorStore,
    UndergroundTJunction,
    // Z7
    TicketBooth,
    CarnivalCrossroads,
    BigTop1,
    BigTop2,
    FunHouse1,
    FunHouse2,
    FunHouse3,
    FunHouse4,
    FortuneTeller,
    FerrisWheel,
    FreakShow,
    MidwayGames,
    // Z8
    PrisonGate,
    MentalWard,
    ExecutionChamber,
    PrisonYard,
    Infirmary,
    Library,
    Cafeteria,
    SolitaryCells,
    TheHole,
    WardensOffice,
    CellBlock,
    PrisonCrossroads,
}

pub const N_KINDS: usize = 107;

static FACTS: [Facts; N_KINDS] = gathered();

impl Tile {
    pub fn all() -> impl Iterator<Item = Tile> {
        FACTS.iter().map(|facts| facts.tile)
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn facts(self) -> &'static Facts {
        &FACTS[self.index()]
    }

    pub fn set(self) -> Set {
        self.facts().set
    }

    pub fn kind(self) -> Kind {
        self.facts().kind
    }

    pub fn copies(self) -> u8 {
        self.facts().copies
    }

    pub fn is_helipad(self) -> bool {
        self.kind() == Kind::Helipad
    }

    /// ZOM-9.23: the Town Square and the helipads are not named.
    pub fn is_named(self) -> bool {
        rule!("ZOM-1.5");
        rule!("ZOM-9.23");
        self.kind() == Kind::Named
    }

    /// ZOM-9.26: a store of the mall.
    pub fn is_store(self) -> bool {
        rule!("ZOM-9.26");
        self.is_named() && self.set() == Set::Z3
    }

    pub const fn is_fun_house(self) -> bool {
        matches!(self, Tile::FunHouse1 | Tile::FunHouse2 | Tile::FunHouse3 | Tile::FunHouse4)
    }

    pub const fn is_big_top(self) -> bool {
        matches!(self, Tile::BigTop1 | Tile::BigTop2)
    }

    /// Whether it is never in a stack, because it is laid first, separately, or along with another tile.
    pub fn is_kept_aside(self) -> bool {
        self.kind() == Kind::Start || self.is_fun_house() || self == Tile::BigTop2
    }

    /// How many zombies come with it, or `None` if a die decides.
    pub fn n_zombies(self) -> Option<u8> {
        let facts = self.facts();
        match facts.newcomers {
            Newcomers::Fixed(n) => {
                rule!("ZOM-6.1");
                Some(n)
            }
            Newcomers::OnePerExit => {
                rule!("ZOM-6.3");
                if facts.kind == Kind::Entrance {
                    rule!("ZOM-19.10");
                }
                Some(facts.n_exits())
            }
            Newcomers::OnEverySquare => {
                rule!("ZOM-6.9");
                Some(facts.walkable.count_ones() as u8)
            }
            Newcomers::OneDie => {
                rule!("ZOM-22.3");
                None
            }
        }
    }
}

/// All tiles in the order of [`Tile`].
const fn gathered() -> [Facts; N_KINDS] {
    let sets: [(Set, &[Facts]); 8] = [
        (Set::Z1, &z1::TILES),
        (Set::Z2, &z2::TILES),
        (Set::Z3, &z3::TILES),
        (Set::Z4, &z4::TILES),
        (Set::Z5, &z5::TILES),
        (Set::Z6, &z6::TILES),
        (Set::Z7, &z7::TILES),
        (Set::Z8, &z8::TILES),
    ];
    let mut all = [z1::TILES[0]; N_KINDS];
    let (mut index, mut n) = (0, 0);
    while index < sets.len() {
        let (set, tiles) = sets[index];
        let (mut row, mut n_tiles) = (0, 0);
        while row < tiles.len() {
            all[n] = tiles[row];
            all[n].set = set;
            if matches!(set, Set::Z7) {
                // ZOM-24.2
                all[n].figure = Figure::Clown;
            }
            assert!(all[n].tile as usize == n, "tiles must be drawn in the order of `Tile`");
            n_tiles += all[n].copies;
            n += 1;
            row += 1;
        }
        assert!(n_tiles == set.n_tiles(), "a set must have as many tiles as its box");
        index += 1;
    }
    assert!(n == N_KINDS, "every kind must be drawn");
    all
}
