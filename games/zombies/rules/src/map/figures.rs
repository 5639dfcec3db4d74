//! Zombies, dogs and clowns on the map.

use table::rule;

use crate::tiles::{ALL_SQUARES, Figure, Set};

use super::laid::{Laid, Layer};
use super::{Building, Map, Spot, Square, Squares, Zone};

impl Map {
    /// What kind of figure stands on a square. Two dogs are of one kind.
    pub fn figure(&self, square: Square) -> Option<Figure> {
        self.at(square.spot()).figure(square)
    }

    pub fn n_figures(&self, square: Square) -> u8 {
        let things = self.at(square.spot()).things;
        let has = |layer| u8::from(things.on(layer) & square.bit() != 0);
        has(Layer::Figure) + has(Layer::SecondDog)
    }

    pub fn has_figure(&self, square: Square) -> bool {
        self.at(square.spot()).things.on(Layer::Figure) & square.bit() != 0
    }

    /// The squares of a tile that hold a zombie.
    pub fn occupied(&self, spot: Spot) -> Squares {
        Squares { spot, mask: self.at(spot).things.on(Layer::Figure) }
    }

    /// Every square that holds a zombie, and the kind of zombie. A square with two dogs is listed once.
    pub fn figures(&self) -> impl Iterator<Item = (Square, Figure)> + '_ {
        let with_figure =
            self.tiles.iter().enumerate().filter(|(_, laid)| laid.things.on(Layer::Figure) != 0);
        with_figure.flat_map(|(at, laid)| {
            let squares = Squares { spot: Spot(at as u8), mask: laid.things.on(Layer::Figure) };
            squares.map(|square| (square, laid.figure(square).unwrap_or_default()))
        })
    }

    /// How many there are on the whole table, second dogs included.
    pub fn n_figures_on_table(&self) -> u16 {
        self.tiles.iter().map(|laid| u16::from(laid.n_figures())).sum()
    }

    pub fn n_figures_on(&self, spot: Spot) -> u8 {
        self.at(spot).n_figures()
    }

    pub fn n_figures_in(&self, building: Building) -> u8 {
        let n_in = |Squares { spot, mask }: Squares| self.at(spot).n_figures_among(mask);
        self.parts_of(building).into_iter().map(n_in).sum()
    }

    pub fn has_figures(&self) -> bool {
        self.tiles.iter().any(|laid| laid.things.on(Layer::Figure) != 0)
    }

    /// ZOM-11.14: what a card places here.
    pub fn native_figure(&self, spot: Spot) -> Figure {
        rule!("ZOM-11.14");
        match self.tile(spot).set() {
            Set::Z7 => Figure::Clown,
            Set::Z4 => Figure::Dog,
            _ => Figure::Zombie,
        }
    }

    /// ZOM-1.13, ZOM-11.2: whether one more figure may stand here.
    pub fn has_room(&self, square: Square, figure: Figure) -> bool {
        self.room_on(square.spot(), figure).has(square)
    }

    /// All squares of a tile where one more figure may stand.
    pub fn room_on(&self, spot: Spot, figure: Figure) -> Squares {
        let mask = self.at(spot).room_for(figure);
        Squares { spot, mask }
    }

    /// ZOM-6.2, ZOM-6.4, ZOM-6.8: where the next zombie of a new tile may go.
    pub fn room_for_newcomer(&self, spot: Spot) -> Squares {
        rule!("ZOM-6.2");
        rule!("ZOM-6.4");
        rule!("ZOM-6.8");
        let facts = self.at(spot).facts();
        let mut squares = self.room_on(spot, facts.figure);
        squares.mask &= facts.zombie_squares;
        squares
    }

    /// Puts a figure on a square that has room for it.
    pub fn put_figure(&mut self, square: Square, figure: Figure) {
        self.stand(square, figure);
        self.renew_moves(square.spot(), square.bit());
    }

    fn stand(&mut self, square: Square, figure: Figure) {
        debug_assert!(self.has_room(square, figure), "no room on {square:?} for a {figure:?}");
        let things = &mut self.at_mut(square.spot()).things;
        if things.on(Layer::Figure) & square.bit() != 0 {
            return things.add(Layer::SecondDog, square.bit());
        }
        things.add(Layer::Figure, square.bit());
        match figure {
            Figure::Enhanced => things.add(Layer::Enhanced, square.bit()),
            Figure::Dog => things.add(Layer::Dog, square.bit()),
            Figure::Zombie | Figure::Clown => {}
        }
    }

    /// Takes a figure off a square. Of two dogs, one stays.
    pub fn take_figure(&mut self, square: Square) -> Option<Figure> {
        let figure = self.lift(square)?;
        self.renew_moves(square.spot(), square.bit());
        Some(figure)
    }

    fn lift(&mut self, square: Square) -> Option<Figure> {
        let figure = self.figure(square)?;
        let things = &mut self.at_mut(square.spot()).things;
        if things.on(Layer::SecondDog) & square.bit() != 0 {
            things.remove(Layer::SecondDog, square.bit());
        } else {
            things.remove(Layer::Figure, square.bit());
            things.remove(Layer::Enhanced, square.bit());
            things.remove(Layer::Dog, square.bit());
        }
        Some(figure)
    }

    pub fn move_figure(&mut self, from: Square, to: Square) {
        if let Some(figure) = self.lift(from) {
            self.stand(to, figure);
            if from.spot() == to.spot() {
                return self.renew_moves(from.spot(), from.bit() | to.bit());
            }
            self.renew_moves(from.spot(), from.bit());
            self.renew_moves(to.spot(), to.bit());
        }
    }
}

impl Laid {
    pub(super) fn figure(&self, square: Square) -> Option<Figure> {
        let has = |layer| self.things.on(layer) & square.bit() != 0;
        if !has(Layer::Figure) {
            None
        } else if self.tile.set() == Set::Z7 {
            // ZOM-24.3: no other figures get there.
            Some(Figure::Clown)
        } else if has(Layer::Dog) {
            Some(Figure::Dog)
        } else if has(Layer::Enhanced) {
            Some(Figure::Enhanced)
        } else {
            Some(Figure::Zombie)
        }
    }

    fn n_figures(&self) -> u8 {
        self.n_figures_among(ALL_SQUARES)
    }

    fn n_figures_among(&self, squares: u16) -> u8 {
        let n_on = |layer| (self.things.on(layer) & squares).count_ones() as u8;
        n_on(Layer::Figure) + n_on(Layer::SecondDog)
    }

    /// ZOM-11.2: walkable squares without a zombie.
    pub(super) fn room_for(&self, figure: Figure) -> u16 {
        rule!("ZOM-1.13");
        rule!("ZOM-11.2");
        rule!("ZOM-24.3");
        rule!("ZOM-24.13");
        let is_circus = self.tile.set() == Set::Z7;
        if is_circus != (figure == Figure::Clown) || self.zone == Zone::FunHouse || self.is_gone() {
            return 0;
        }
        let free = self.facts().walkable & !self.things.on(Layer::Figure);
        match figure {
            Figure::Dog => {
                rule!("ZOM-22.5");
                free | self.things.on(Layer::Dog) & !self.things.on(Layer::SecondDog)
            }
            _ => free,
        }
    }
}
