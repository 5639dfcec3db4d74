//! Limits that effects set on where a player may walk.

use table::{Seat, rule};

use crate::cards::Modifier;
use crate::flow::Movement;
use crate::map::{Reach, Spot, Square, Way};
use crate::state::{Lasting, Until};
use crate::tiles::Tile;
use crate::{Aim, Card, Zombies};

/// The limits on one movement from its current square. They are consulted for every step of a search.
#[derive(Default)]
pub(crate) struct Bounds {
    /// ZOM-C-Z1-08: the player enters no building and, if inside one, leaves by the shortest way.
    fears_walls: bool,
    stays_on_tile: bool,
    smell: Option<Smell>,
    /// ZOM-C-Z5-15: the distances from every square of the goal.
    goal: Vec<Reach>,
}

/// ZOM-C-Z2-13: a tile that the player must leave.
struct Smell {
    tile: Spot,
    at: Square,
    is_below: bool,
    /// The number of squares left to walk, if they suffice to leave the tile. Every step must then keep it
    /// possible to leave the tile.
    left: Option<u16>,
}

impl Bounds {
    /// The cards that set limits, apart from those that hold a player on a tile.
    const BY: [Card; 3] = [Card::Claustrophobia, Card::Smell, Card::WheresTheAdmin];

    pub(crate) fn of(g: &Zombies, movement: &Movement) -> Bounds {
        let sets_some =
            |lasting: &Lasting| lasting.changes(Modifier::StaysOnTile) || Bounds::BY.contains(&lasting.card);
        if !g.lasting.iter().any(sets_some) {
            return Bounds::default();
        }
        let mover = movement.mover;
        let player = g.player(mover);
        let is_own = movement.walk.is_none();
        Bounds {
            fears_walls: !player.is_below && g.lasts_on(Card::Claustrophobia, mover),
            stays_on_tile: g.changed_for(Modifier::StaysOnTile, mover).is_some(),
            smell: smelly_tile(g, mover).map(|tile| Smell {
                tile,
                at: player.at,
                is_below: player.is_below,
                left: Some(u16::from(movement.left(g))).filter(|left| {
                    is_own
                        && player.at.spot() == tile
                        && g.changed_for(Modifier::StaysOnTile, mover).is_none()
                        && leads_off(g, player.at, player.is_below, *left)
                }),
            }),
            goal: if is_own && !player.is_below { goal_of(g, mover) } else { Vec::new() },
        }
    }

    /// Whether the limits allow a step that the map allows.
    #[inline]
    pub(crate) fn allow(&self, g: &Zombies, from: Square, to: Square) -> bool {
        self.are_none() || self.let_pass(g, from, to)
    }

    /// Whether every step is allowed.
    #[inline]
    pub(crate) fn are_none(&self) -> bool {
        !self.fears_walls && !self.stays_on_tile && self.smell.is_none() && self.goal.is_empty()
    }

    fn let_pass(&self, g: &Zombies, from: Square, to: Square) -> bool {
        !(self.fears_walls && is_against_claustrophobia(g, from, to)
            || self.stays_on_tile && from.spot() != to.spot()
            || self.smell.as_ref().is_some_and(|smell| smell.forbids(g, from, to))
            || !self.goal.is_empty() && self.steps_to_goal(to) >= self.steps_to_goal(from))
    }

    /// The card that forbids the movement to stop here while it can go on.
    pub(crate) fn forced_by(&self, g: &Zombies, at: Square) -> Option<Card> {
        if self.fears_walls && g.map.is_inside(at) {
            Some(Card::Claustrophobia)
        } else if self.smell.as_ref().is_some_and(|smell| smell.left.is_some()) {
            Some(Card::Smell)
        } else {
            (!self.goal.is_empty()).then_some(Card::WheresTheAdmin)
        }
    }

    fn steps_to_goal(&self, from: Square) -> u16 {
        let steps = self.goal.iter().filter_map(|reach| Some(reach.to(from)?.steps));
        steps.min().unwrap_or(u16::MAX)
    }
}

/// ZOM-C-Z2-13: the tile that this player must leave in the current turn.
pub(super) fn smelly_tile(g: &Zombies, seat: Seat) -> Option<Spot> {
    g.lasting.iter().find_map(|lasting| match *lasting {
        Lasting { card: Card::Smell, aim: Aim::Tile(tile), until: Until::During { of, .. }, .. } => {
            (of == seat).then_some(tile)
        }
        _ => None,
    })
}

impl Smell {
    /// Checks only the first step of a search, because each step on the way begins a new search.
    fn forbids(&self, g: &Zombies, from: Square, to: Square) -> bool {
        let comes_back = from.spot() != self.tile && to.spot() == self.tile;
        let strays = from == self.at
            && to.spot() == self.tile
            && self.left.is_some_and(|left| !leads_off(g, to, self.is_below, left - 1));
        comes_back || strays
    }
}

/// Whether this many steps lead off the tile of this square.
fn leads_off(g: &Zombies, from: Square, is_below: bool, steps: u16) -> bool {
    let mut reach = Reach::default();
    match is_below {
        true => reach.walk_below(&g.map, from, steps, |_, _| Way::Open),
        false => reach.walk(&g.map, from, steps, |_, _| Way::Open),
    }
    reach.found().iter().any(|found| found.square.spot() != from.spot())
}

/// ZOM-C-Z5-15: the Admin Building or the centre of the Town Square, if the card affects this player and a
/// way leads there.
fn goal_of(g: &Zombies, mover: Seat) -> Vec<Reach> {
    if !g.lasts_on(Card::WheresTheAdmin, mover) {
        return Vec::new();
    }
    rule!("ZOM-C-Z5-15");
    let squares: Vec<Square> = match g.map.find(Tile::AdminBuilding) {
        Some(admin) => g.map.walkable(admin).filter(|at| g.map.is_inside(*at)).collect(),
        None => g.map.find(Tile::TownSquare).map(Spot::centre).into_iter().collect(),
    };
    let from = |square: Square| {
        let mut reach = Reach::default();
        reach.walk(&g.map, square, u16::MAX, |_, _| Way::Open);
        reach
    };
    let mut goal: Vec<Reach> = squares.into_iter().map(from).collect();
    goal.retain(|reach| reach.to(g.player(mover).at).is_some());
    goal
}

/// ZOM-C-Z1-08.
fn is_against_claustrophobia(g: &Zombies, from: Square, to: Square) -> bool {
    rule!("ZOM-C-Z1-08");
    let enters = g.map.is_inside(to) && g.map.building_of(to) != g.map.building_of(from);
    let strays = g.map.is_inside(from) && steps_to_door(g, to) >= steps_to_door(g, from);
    enters || strays
}

/// How many steps lead out of a building; 0 outside.
fn steps_to_door(g: &Zombies, from: Square) -> u16 {
    let Some(building) = g.map.building_of(from) else { return 0 };
    let mut reach = Reach::default();
    let is_here = |to: Square| g.map.building_of(to) == Some(building);
    reach.walk(&g.map, from, u16::MAX, |_, to| if is_here(to) { Way::Open } else { Way::Closed });
    let steps = g.map.doors_of(building).filter_map(|door| reach.to(door.inside)).map(|found| found.steps);
    steps.min().map_or(u16::MAX, |inside| inside.saturating_add(1))
}
