//! In and out of the Fun House, and its tiles that turn (ZOM-24.9 to ZOM-24.12, ZOM-24.17).

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Moment, Movement, Question, deeds, tile, window};
use crate::cards::{Modifier, Timing};
use crate::event::Event;
use crate::map::{Spot, Square, Zone};
use crate::state::MovementRoll;
use crate::tiles::{Set, Tile};
use crate::{Action, Aim, Zombies};

/// The player to the left says where somebody comes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Usher {
    pub who: Seat,
    pub way: UsherWay,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum UsherWay {
    /// To the middle of a Fun House tile.
    #[default]
    In,
    /// To a crossroads of the carnival, from this square of the ring.
    Out { from: Square },
}

impl Usher {
    pub(super) fn into(who: Seat) -> Frame {
        Frame::Usher(Usher { who, way: UsherWay::In })
    }

    /// Who chooses.
    pub(super) fn left(&self, g: &Zombies) -> Seat {
        self.who.left(usize::from(g.n_seats))
    }

    /// The tiles to choose from.
    fn tiles(self, g: &Zombies) -> impl Iterator<Item = Spot> + '_ {
        g.map.spots().filter(move |spot| match self.way {
            UsherWay::In => g.map.zone(*spot) == Zone::FunHouse,
            UsherWay::Out { .. } => g.map.tile(*spot) == Tile::CarnivalCrossroads,
        })
    }
}

/// ZOM-24.9: the ring is laid with the Ticket Booth, if it does not lie there from the start.
pub(super) fn lay(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    if g.map.fun_house().next().is_none() {
        for spot in g.map.lay_fun_house() {
            tile::tell_laid(g, spot, seat, log);
        }
    }
}

pub(super) fn pending(g: &Zombies, usher: &Usher) -> PendingOf<Zombies> {
    let (seat, who) = (usher.left(g), usher.who);
    let question = match usher.way {
        UsherWay::In => Question::FunHouseTile { seat, who },
        UsherWay::Out { .. } => Question::CarnivalCrossroads { seat, who },
    };
    Pending::turn(seat, question)
}

pub(super) fn step(g: &mut Zombies, usher: Usher, log: &mut impl Log<Zombies>) -> Step {
    if let UsherWay::Out { from } = usher.way
        && g.player(usher.who).at != from
    {
        // A card, or death, took the player elsewhere on the threshold.
        return g.done();
    }
    let first_two = {
        let mut tiles = usher.tiles(g);
        (tiles.next(), tiles.next())
    };
    match first_two {
        (None, _) => g.done(),
        (Some(only), None) => {
            bring(g, usher, only, log);
            Step::Ran
        }
        _ => Step::Waits,
    }
}

pub(super) fn legal(g: &Zombies, usher: &Usher, out: &mut Vec<Action>) {
    out.extend(usher.tiles(g).map(|spot| Action::Pick { aim: Aim::Tile(spot) }));
}

pub(super) fn act(
    g: &mut Zombies,
    usher: Usher,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Tile(spot) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if !usher.tiles(g).any(|tile| tile == spot) {
        let rule = if usher.way == UsherWay::In { "ZOM-24.12" } else { "ZOM-24.11" };
        return Err(Refusal::new(rule, "no-such-tile-there"));
    }
    bring(g, usher, spot, log);
    Ok(())
}

fn bring(g: &mut Zombies, usher: Usher, to: Spot, log: &mut impl Log<Zombies>) {
    g.done();
    if let UsherWay::Out { from } = usher.way {
        rule!("ZOM-24.11");
        turn(g, from.spot(), log);
    }
    deeds::put_pawn(g, usher.who, to.centre(), log);
}

/// ZOM-24.12: whether the movement roll leads into the Fun House instead.
pub(super) fn swallows(g: &Zombies, seat: Seat) -> bool {
    let player = g.player(seat);
    let spot = player.at.spot();
    let swallows = matches!(g.turn.movement, MovementRoll::Rolled { natural: 1, .. })
        && !player.is_below
        && g.map.tile(spot).set() == Set::Z7
        && g.map.zone(spot) != Zone::FunHouse
        && g.map.fun_house().next().is_some();
    if swallows {
        rule!("ZOM-24.12");
    }
    swallows
}

/// ZOM-24.11: whether the next step may lead off the ring.
pub(super) fn may_leave(g: &Zombies, movement: &Movement) -> bool {
    let mover = movement.mover;
    movement.companion.is_none()
        && g.map.leads_off_ring(g.player(mover).at)
        && movement.left(g) > 0
        && g.map.find(Tile::CarnivalCrossroads).is_some()
        && g.changed_for(Modifier::StaysOnTile, mover).is_none()
}

/// Whether this player stands on the threshold.
pub(crate) fn is_leaving(g: &Zombies, who: Seat) -> bool {
    let usher = Usher { who, way: UsherWay::Out { from: g.player(who).at } };
    g.stack.iter().any(|frame| *frame == Frame::Usher(usher))
}

/// ZOM-10.18: the others may still do something about it while the player stands on the threshold.
pub(super) fn leave(g: &mut Zombies, mut movement: Movement, key: &RulesKey, log: &mut impl Log<Zombies>) {
    let mover = movement.mover;
    movement.count_step(g);
    movement.has_arrived = true;
    g.go_on_as(Frame::Movement(movement));
    log.event(Event::LeavesFunHouse { seat: mover });
    let from = g.player(mover).at;
    g.begin(Frame::Usher(Usher { who: mover, way: UsherWay::Out { from } }));
    if g.rules.names(Timing::OpponentLeavesFunHouse) {
        let others = SeatSet::all(usize::from(g.n_seats)).without(mover);
        window::open(g, Moment::LeavesFunHouse, mover, others, key, log);
    }
}

/// ZOM-24.10: a step was made; a tile of the ring turns behind it.
pub(super) fn stepped(g: &mut Zombies, from: Square, to: Square, log: &mut impl Log<Zombies>) {
    if from.spot() != to.spot() && g.map.zone(from.spot()) == Zone::FunHouse {
        turn(g, from.spot(), log);
    }
}

/// ZOM-24.17: whether the own tile may be turned instead of moving.
pub(super) fn may_turn(g: &Zombies, movement: &Movement) -> bool {
    let spot = g.player(movement.mover).at.spot();
    movement.is_free() && g.turn.walked == 0 && g.map.zone(spot) == Zone::FunHouse && !g.map.has_way_off(spot)
}

pub(super) fn turn(g: &mut Zombies, spot: Spot, log: &mut impl Log<Zombies>) {
    g.map.turn_fun_house(spot);
    log.event(Event::TileTurned { spot, turn: g.map.turn(spot) });
}
