//! What a seat sees, in a form that suits decisions.

use std::cell::OnceCell;

use table::Seat;
use zombies::map::{Map, Reach, Spot, Square, Way};
use zombies::tiles::Figure;
use zombies::view::{SeatView, View};
use zombies::{Card, Zombies};

use super::ducts::Ducts;
use super::odds::{Fighter, Odds, kills_of};
use super::worth;

/// Nothing further away is considered.
pub const FAR: u16 = 60;

pub struct Sight<'a> {
    pub me: Seat,
    pub view: &'a View,
    pub map: &'a Map,
    /// One of many worlds that look the same to this seat. Only public facts are read from it.
    world: &'a Zombies,
    pub helipads: Vec<Spot>,
    /// Ways from my own square, and from the centres of the helipads.
    ways: OnceCell<Reach>,
    ways_home: OnceCell<Vec<Reach>>,
    ducts: OnceCell<Ducts>,
    odds: OnceCell<Odds>,
}

impl<'a> Sight<'a> {
    pub fn new(me: Seat, view: &'a View, world: &'a Zombies) -> Sight<'a> {
        let map = world.map();
        let helipads = map.helipads().collect();
        Sight {
            me,
            view,
            map,
            world,
            helipads,
            ways: OnceCell::new(),
            ways_home: OnceCell::new(),
            ducts: OnceCell::new(),
            odds: OnceCell::new(),
        }
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

    pub fn has_in_play(&self, card: Card) -> bool {
        self.own().items.iter().any(|item| item.card == card)
    }

    pub fn kill_number(&self, figure: Figure) -> i8 {
        match figure {
            Figure::Enhanced | Figure::Dog => 5,
            Figure::Zombie if self.lasts(Card::GovEnhanced) => 5,
            Figure::Zombie | Figure::Clown => 4,
        }
    }

    pub fn fighter(&self, seat: Seat, figure: Figure) -> Fighter {
        Fighter::new(self.of(seat), self.kill_number(figure), !self.helipads.is_empty(), self.haste())
    }

    /// What fights with zombies bring me.
    pub fn odds(&self) -> &Odds {
        self.odds.get_or_init(|| Odds::new(self.fighter(self.me, Figure::Zombie), 0.0))
    }

    /// Every square that can be walked to from my own.
    pub fn ways(&self) -> &Reach {
        self.ways.get_or_init(|| self.walk(self.own().at, |from, to| (from, to)))
    }

    /// Every square that can be reached from my own below the streets.
    pub fn ways_below(&self) -> Reach {
        let mut reach = Reach::default();
        reach.walk_below(self.map, self.own().at, FAR, |_, _| Way::Open);
        reach
    }

    /// Every square that can be walked to. The search may go backwards: `step` turns a step of the search
    /// into the step that I would take. Gates that are shut to me are not passed.
    fn walk(&self, at: Square, step: impl Fn(Square, Square) -> (Square, Square)) -> Reach {
        let mut reach = Reach::default();
        reach.walk(self.map, at, FAR, |one, other| {
            let (from, to) = step(one, other);
            if self.is_gate_open(from, to) { Way::Open } else { Way::Closed }
        });
        reach
    }

    pub fn is_gate_open(&self, from: Square, to: Square) -> bool {
        self.world.is_gate_open_for(self.me, from, to)
    }

    /// How much reason there is to take a risk now, from 0 to 1. While tiles are left, waiting may pay.
    /// Afterwards, a game in which everybody waits for somebody else to take a risk would never end.
    pub fn haste(&self) -> f64 {
        let has_tiles = self.view.stacks.iter().any(|stack| stack.is_open && stack.size > 0);
        match has_tiles {
            true => 0.0,
            false => (f64::from(self.view.round) / worth::PATIENCE - 1.0).clamp(0.0, 1.0),
        }
    }

    /// Whether a player wins by going there and killing the zombie, if there is one.
    pub fn is_goal(&self, at: Square) -> bool {
        self.helipads.iter().any(|spot| spot.centre() == at)
    }

    /// Steps and zombies between a square and the nearest helipad centre.
    pub fn way_home(&self, at: Square) -> Option<(u16, u16)> {
        let ways = self
            .ways_home
            .get_or_init(|| self.helipads.iter().map(|spot| self.way_back(spot.centre())).collect());
        ways.iter().filter_map(|reach| reach.to(at)).map(|found| (found.steps, found.zombies)).min()
    }

    pub fn ducts(&self) -> &Ducts {
        self.ducts.get_or_init(|| Ducts::new(self.map, |at| self.way_home(at).is_some()))
    }

    /// Every square from which one can walk to this one.
    fn way_back(&self, at: Square) -> Reach {
        self.walk(at, |one, other| (other, one))
    }

    pub fn steps_to(&self, at: Square) -> Option<u16> {
        self.ways().to(at).map(|found| found.steps)
    }

    /// How close a player is to winning, from 0 to 1.
    pub fn threat(&self, seat: Seat) -> f64 {
        let view = self.of(seat);
        let by_kills = (f64::from(kills_of(view)) / f64::from(worth::ZOMBIES_TO_WIN)).powi(2);
        let by_helipad = match self.way_home(view.at) {
            Some((steps, _)) if !view.is_dead => 1.0 / (1.0 + f64::from(steps) / 8.0),
            _ => 0.0,
        };
        by_kills.max(by_helipad)
    }

    /// The other player who is closest to winning.
    pub fn rival(&self) -> Seat {
        let by_threat = |one: &Seat, other: &Seat| self.threat(*one).total_cmp(&self.threat(*other));
        self.others().max_by(by_threat).expect("nobody plays alone")
    }
}
