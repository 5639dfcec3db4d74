//! The facts of a kind of tile: what its row says, and what follows from its drawing.

use super::drawing::{Drawing, Ground};
use super::shape::{MIDDLE, n_turns, towards};
use super::side::{ALL_SQUARES, N_SQUARES, Side};
use super::{Figure, Kind, Set, Tile};

/// ZOM-6.1, ZOM-6.3, ZOM-6.9, ZOM-22.3: how many zombies come with a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Newcomers {
    Fixed(u8),
    OnePerExit,
    OnEverySquare,
    OneDie,
}

#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Its row in the catalogue.
    pub rule: &'static str,
    /// The rule that makes it special.
    pub odd_rule: Option<&'static str>,
    pub tile: Tile,
    pub set: Set,
    pub kind: Kind,
    pub copies: u8,
    /// Whether part of it could not be found and was designed to fit.
    pub is_reconstructed: bool,
    pub drawing: Drawing,
    pub newcomers: Newcomers,
    pub figure: Figure,
    pub bullets: u8,
    pub life: u8,
    /// ZOM-23.3: where the campus helipad may be attached.
    pub roof: Option<Side>,
    /// ZOM-19.3: laid in line beyond an entrance.
    pub companions: &'static [Tile],

    pub walkable: u16,
    pub inside: u16,
    pub street: u16,
    /// The squares where its zombies and its tokens go.
    pub zombie_squares: u16,
    pub token_squares: u16,
    /// ZOM-22.1: it joins other tiles wherever ground meets ground.
    pub has_open_edges: bool,
    /// For each side, which of its three squares lead out of the tile, clockwise, one bit each.
    pub ways_out: [u8; 4],
    /// For each square, the sides on which the next square can be walked to: with doors as drawn, and with
    /// buildings open to the street all around.
    pub open_sides: [u8; 9],
    pub open_sides_all_around: [u8; 9],
    /// The same the other way round: for each side, the squares that are open on it.
    pub open_towards: [u16; 4],
    pub open_towards_all_around: [u16; 4],
    /// ZOM-11.1: its buildings.
    pub buildings: [u16; MAX_BUILDINGS],
    pub n_buildings: u8,
    /// The number of quarter turns after which it looks the same again: 1, 2 or 4.
    pub n_turns: u8,
}

/// The Solitary Cells have the most.
pub const MAX_BUILDINGS: usize = 6;

impl Facts {
    pub(super) const fn drawn(rule: &'static str, tile: Tile, text: &str) -> Facts {
        let drawing = Drawing::read(text);
        let mut facts = Facts {
            rule,
            odd_rule: None,
            tile,
            set: Set::Z1,
            kind: Kind::Common,
            copies: 1,
            is_reconstructed: false,
            drawing,
            newcomers: Newcomers::Fixed(0),
            figure: Figure::Zombie,
            bullets: 0,
            life: 0,
            roof: None,
            companions: &[],
            walkable: 0,
            inside: 0,
            street: 0,
            zombie_squares: 0,
            token_squares: 0,
            has_open_edges: false,
            ways_out: [0; 4],
            open_sides: [0; 9],
            open_sides_all_around: [0; 9],
            open_towards: [0; 4],
            open_towards_all_around: [0; 4],
            buildings: [0; MAX_BUILDINGS],
            n_buildings: 0,
            n_turns: n_turns(&drawing),
        };
        let mut at = 0;
        while at < N_SQUARES {
            let ground = drawing.squares[at as usize];
            facts.walkable |= (ground.is_walkable() as u16) << at;
            facts.inside |= (ground.is_inside() as u16) << at;
            facts.street |= (ground.is_street() as u16) << at;
            facts.has_open_edges |= ground.is_woodland();
            facts.open_sides[at as usize] = drawing.open_sides(at, false);
            facts.open_sides_all_around[at as usize] = drawing.open_sides(at, true);
            at += 1;
        }
        if facts.has_open_edges {
            facts.figure = Figure::Dog;
        }
        facts.open_towards = towards(&facts.open_sides);
        facts.open_towards_all_around = towards(&facts.open_sides_all_around);
        facts.find_ways_out();
        facts.find_buildings();
        facts
    }

    pub(super) const fn copies(mut self, copies: u8) -> Facts {
        self.copies = copies;
        self
    }

    pub(super) const fn by(mut self, rule: &'static str) -> Facts {
        self.odd_rule = Some(rule);
        self
    }

    pub(super) const fn reconstructed(mut self) -> Facts {
        self.is_reconstructed = true;
        self
    }

    pub(super) const fn enhanced(mut self) -> Facts {
        self.figure = Figure::Enhanced;
        self
    }

    pub(super) const fn roof(mut self, side: Side) -> Facts {
        let mut index = 0;
        while index < 3 {
            let is_inside = self.inside & 1 << side.squares()[index] != 0;
            assert!(is_inside, "a roof side must lie along inside squares");
            index += 1;
        }
        self.roof = Some(side);
        self
    }

    /// ZOM-24.8: exits through inside squares.
    pub(super) const fn passages(mut self, sides: [Side; 2]) -> Facts {
        let mut index = 0;
        while index < sides.len() {
            let side = sides[index];
            assert!(self.inside & 1 << side.middle() != 0, "a passage must go through an inside square");
            self.ways_out[side.index()] = MIDDLE;
            index += 1;
        }
        self
    }

    /// ZOM-22.3: its zombies may stand inside or outside.
    pub(super) const fn anywhere(mut self) -> Facts {
        self.zombie_squares = self.walkable;
        self
    }

    /// ZOM-24.8: one zombie on each square.
    pub(super) const fn crowded(mut self) -> Facts {
        self.zombie_squares = self.walkable;
        self.newcomers = Newcomers::OnEverySquare;
        self
    }

    pub(super) const fn start(self) -> Facts {
        self.of_kind(Kind::Start)
    }

    pub(super) const fn special(self) -> Facts {
        self.of_kind(Kind::Special)
    }

    /// ZOM-5.17, ZOM-6.9: open ground with four exits and a zombie on each square.
    pub(super) const fn helipad(mut self) -> Facts {
        assert!(self.street == ALL_SQUARES, "a helipad must be open ground");
        self.newcomers = Newcomers::OnEverySquare;
        self.zombie_squares = self.walkable;
        self.of_kind(Kind::Helipad)
    }

    pub(super) const fn common(mut self) -> Facts {
        assert!(self.inside == 0, "a common tile must not have a named building");
        self.newcomers = Newcomers::OnePerExit;
        self.zombie_squares = self.street;
        self.of_kind(Kind::Common)
    }

    pub(super) const fn woods(mut self) -> Facts {
        assert!(self.has_open_edges && self.inside == 0, "woods must be open ground");
        self.newcomers = Newcomers::OneDie;
        self.zombie_squares = self.walkable;
        self.of_kind(Kind::Common)
    }

    /// ZOM-19.8: its south side joins the city, and its north side joins its own set.
    pub(super) const fn entrance(mut self, companions: &'static [Tile]) -> Facts {
        assert!(
            self.ways_out[Side::N.index()] == MIDDLE && self.ways_out[Side::S.index()] == MIDDLE,
            "an entrance must lead from south to north"
        );
        self.companions = companions;
        self.newcomers = Newcomers::OnePerExit;
        self.zombie_squares = self.street;
        // Its two ends differ.
        self.n_turns = 4;
        self.of_kind(Kind::Entrance)
    }

    pub(super) const fn named(mut self, zombies: u8, bullets: u8, life: u8) -> Facts {
        // ZOM-6.2, ZOM-6.8: inside, or anywhere if there is no inside.
        let home = if self.inside == 0 { self.walkable } else { self.inside };
        if self.zombie_squares == 0 {
            self.zombie_squares = home;
        }
        self.token_squares = home;
        if !matches!(self.newcomers, Newcomers::OnEverySquare) {
            self.newcomers = Newcomers::Fixed(zombies);
        }
        self.bullets = bullets;
        self.life = life;
        self.of_kind(Kind::Named)
    }

    /// The last step of building a tile: checks that everything about it is consistent.
    const fn of_kind(mut self, kind: Kind) -> Facts {
        self.kind = kind;
        assert!(self.copies > 0, "a kind of tile must have at least one copy");
        assert!(self.n_exits() > 0, "a tile must have an exit");
        assert!(self.reached_from_outside() == self.walkable, "every walkable square must be reachable");
        let per_square = if matches!(self.figure, Figure::Dog) { 2 } else { 1 };
        let room = self.zombie_squares.count_ones() as u8 * per_square;
        let n_zombies = match self.newcomers {
            Newcomers::Fixed(n) => n,
            Newcomers::OnePerExit => self.n_exits(),
            Newcomers::OnEverySquare => self.walkable.count_ones() as u8,
            Newcomers::OneDie => 6,
        };
        // ZOM-6.7 would allow it, but no tile needs that.
        assert!(n_zombies <= room, "there must be room for its zombies");
        assert!(
            self.bullets + self.life <= self.token_squares.count_ones() as u8,
            "there must be room for its tokens"
        );
        self
    }

    pub const fn n_exits(&self) -> u8 {
        let mut n = 0;
        let mut index = 0;
        while index < 4 {
            n += (self.ways_out[index] != 0) as u8;
            index += 1;
        }
        n
    }

    pub fn ground(&self, at: u8) -> Ground {
        self.drawing.squares[usize::from(at)]
    }
}
