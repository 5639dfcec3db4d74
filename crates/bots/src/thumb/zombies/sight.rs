//! What a seat sees, in the form in which it is thought about.

use std::cell::OnceCell;

use table::Seat;
use zombies::Card;
use zombies::map::{Map, Reach, Spot, Square, Way};
use zombies::tiles::Figure;
use zombies::view::{SeatView, View};

use super::odds::{Fighter, Odds, kills_of};
use super::worth;

/// Further away nobody looks.
const FAR: u16 = 60;

pub struct Sight<'a> {
    pub me: Seat,
    pub view: &'a View,
    pub map: &'a Map,
    pub helipads: Vec<Spot>,
    /// Ways from the own square, and from the helipads' middles.
    ways: OnceCell<Reach>,
    ways_home: OnceCell<Vec<Reach>>,
    odds: OnceCell<Odds>,
}

impl<'a> Sight<'a> {
    pub fn new(me: Seat, view: &'a View, map: &'a Map) -> Sight<'a> {
        let helipads = map.helipads().collect();
        let (ways, ways_home, odds) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Sight { me, view, map, helipads, ways, ways_home, odds }
    }

    pub fn own(&self) -> &'a SeatView {
        self.of(self.me)
    }

    pub fn of(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> {
        super::others(self.me, self.view.seats.len())
    }

    pub fn lasts(&self, card: Card) -> bool {
        self.view.lasting.iter().any(|lasting| lasting.card == card)
    }

    pub fn kill_number(&self, figure: Figure) -> i8 {
        match figure {
            Figure::Enhanced | Figure::Dog => 5,
            Figure::Zombie if self.lasts(Card::GovEnhanced) => 5,
            Figure::Zombie | Figure::Clown => 4,
        }
    }

    pub fn fighter(&self, seat: Seat, figure: Figure) -> Fighter {
        Fighter::new(self.of(seat), self.kill_number(figure), !self.helipads.is_empty())
    }

    /// What fights with zombies bring me.
    pub fn odds(&self) -> &Odds {
        self.odds.get_or_init(|| Odds::new(self.fighter(self.me, Figure::Zombie), 0.0))
    }

    /// Everywhere one can walk from the own square.
    pub fn ways(&self) -> &Reach {
        self.ways.get_or_init(|| self.ways_from(self.own().at, FAR))
    }

    pub fn ways_from(&self, at: Square, steps: u16) -> Reach {
        let mut reach = Reach::default();
        reach.walk(self.map, at, steps, |_, _| Way::Open);
        reach
    }

    /// Who comes there, and kills the zombie if there is one, has won.
    pub fn is_goal(&self, at: Square) -> bool {
        self.helipads.iter().any(|spot| spot.centre() == at)
    }

    /// Steps and zombies between a square and the nearest helipad's middle.
    pub fn way_home(&self, at: Square) -> Option<(u16, u16)> {
        let ways = self
            .ways_home
            .get_or_init(|| self.helipads.iter().map(|spot| self.ways_from(spot.centre(), FAR)).collect());
        ways.iter().filter_map(|reach| reach.to(at)).map(|found| (found.steps, found.zombies)).min()
    }

    pub fn steps_to(&self, at: Square) -> Option<u16> {
        self.ways().to(at).map(|found| found.steps)
    }

    /// How near a player is to winning, from 0 to 1.
    pub fn threat(&self, seat: Seat) -> f64 {
        let view = self.of(seat);
        let by_kills = (f64::from(kills_of(view)) / f64::from(worth::ZOMBIES_TO_WIN)).powi(2);
        let by_helipad = match self.way_home(view.at) {
            Some((steps, _)) if !view.is_dead => 1.0 / (1.0 + f64::from(steps) / 8.0),
            _ => 0.0,
        };
        by_kills.max(by_helipad)
    }

    /// The other player who is nearest to winning.
    pub fn rival(&self) -> Seat {
        let by_threat = |one: &Seat, other: &Seat| self.threat(*one).total_cmp(&self.threat(*other));
        self.others().max_by(by_threat).expect("nobody plays alone")
    }
}
