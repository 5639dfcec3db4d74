//! Step 1: a tile is drawn, shown and laid, and gets its zombies and tokens.

use table::{
    AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule,
};

use super::ending::Helicopter;
use super::{ChanceQuestion, Moment, Put, Question, fun_house, start, window};
use crate::action::Roll;
use crate::cards::Timing;
use crate::event::Event;
use crate::map::{LaidTiles, Placement, Spot, Stack};
use crate::tiles::{Kind, Tile};
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tiling {
    pub stage: TileStage,
    pub stack: Stack,
    pub tile: Tile,
    /// The player who lays it.
    pub placer: Seat,
    /// The tied players, one of whom has to lay it.
    pub tied: SeatSet,
    pub laid: LaidTiles,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TileStage {
    /// Which stack to draw from.
    #[default]
    Choose,
    Draw,
    Drawn,
    /// Chance decides who lays a helipad.
    Placer,
    Place,
    /// The zombies and tokens of the laid tiles, one tile after another.
    Fill(u8),
    Close,
}

impl AsksSeats<Zombies> for Tiling {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let go_on = |g: &mut Zombies, stage| g.stack.go_on_as(Tiling { stage, ..self });
        match self.stage {
            TileStage::Choose => {
                rule!("ZOM-19.6");
                rule!("ZOM-19.7");
                let first_two = {
                    let mut stacks = g.piles.drawable();
                    (stacks.next(), stacks.next())
                };
                match first_two {
                    (None, _) => return g.stack.done(),
                    (Some(stack), None) => {
                        g.stack.go_on_as(Tiling { stage: TileStage::Draw, stack, ..self });
                    }
                    _ => return Step::Waits,
                }
            }
            TileStage::Draw => {
                if g.piles.is_undecided(self.stack) {
                    return Step::Waits;
                }
                let tile = g.piles.draw(self.stack, None, key).expect("a tile lies on top");
                drawn(g, self, tile, log);
            }
            TileStage::Drawn => {
                go_on(g, TileStage::Placer);
                if g.rules.names(Timing::OwnTileDraw) || g.rules.names(Timing::OpponentTileDraw) {
                    let all = SeatSet::all(usize::from(g.n_seats));
                    window::open(g, Moment::TileDrawn, g.active, all, key, log);
                }
            }
            TileStage::Placer => return choose_placer(g, self, log),
            TileStage::Place => return offer_places(g, self, log),
            TileStage::Fill(next) => match self.laid.get(usize::from(next)) {
                Some(spot) => {
                    rule!("ZOM-19.11");
                    go_on(g, TileStage::Fill(next + 1));
                    g.stack.begin(Put::on(*spot, self.placer));
                }
                None => go_on(g, TileStage::Close),
            },
            TileStage::Close => {
                g.stack.done();
                if close(g, self.placer, log) && self.placer == g.active {
                    rule!("ZOM-5.11");
                    g.turn.is_cut = true;
                }
            }
        }
        Step::Ran
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        let Tiling { stack, tile, placer, tied, .. } = *self;
        match self.stage {
            TileStage::Choose => g.open_moment(g.active, Question::DrawTile),
            TileStage::Placer => Pending::Chance(ChanceQuestion::Placer { among: tied }),
            TileStage::Place => g.open_moment(placer, Question::PlaceTile { seat: placer, tile }),
            _ => Pending::Chance(ChanceQuestion::Tile { stack }),
        }
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        match self.stage {
            TileStage::Choose => out.extend(g.piles.drawable().map(|stack| Action::Draw { stack })),
            TileStage::Place => {
                let mut places = Vec::new();
                g.map.placements(self.tile, self.stack, &mut places);
                out.extend(places.into_iter().map(|Placement { cell, turn }| Action::Place { cell, turn }));
            }
            _ => {}
        }
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (TileStage::Choose, Action::Draw { stack }) => {
                if !g.piles.drawable().any(|drawable| drawable == stack) {
                    return Err(Refusal::new("ZOM-19.6", "stack-not-open"));
                }
                log.event(Event::StackChosen { seat: g.active, stack });
                g.stack.go_on_as(Tiling { stage: TileStage::Draw, stack, ..self });
                Ok(())
            }
            (TileStage::Place, Action::Place { cell, turn }) => {
                let placement = Placement { cell, turn };
                if !g.map.may_lay(self.tile, self.stack, placement) {
                    return Err(Refusal::new("ZOM-5.5", "tile-does-not-fit"));
                }
                lay(g, self, placement, log);
                Ok(())
            }
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

impl AsksBoth<Zombies> for Tiling {
    fn roll(&self, g: &Zombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        match self.stage {
            TileStage::Placer => {
                let tied: Vec<Seat> = self.tied.iter().collect();
                Roll::Seat(chance.pick(&tied))
            }
            _ => Roll::Tile(g.piles.sample(self.stack, key, chance)),
        }
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        match (self.stage, roll) {
            (TileStage::Placer, Roll::Seat(seat)) if self.tied.has(*seat) => {
                log.event(Event::PlacerDrawn { seat: *seat });
                g.stack.go_on_as(Tiling { stage: TileStage::Place, placer: *seat, ..self });
                Ok(())
            }
            (TileStage::Draw, Roll::Tile(tile)) => {
                let tile = g.piles.draw(self.stack, Some(*tile), key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
                drawn(g, self, tile, log);
                Ok(())
            }
            _ => Err(Refusal::IMPOSSIBLE_ROLL),
        }
    }
}

impl Tiling {
    /// Whether the tile was drawn and not laid yet.
    fn is_in_hand(&self) -> bool {
        matches!(self.stage, TileStage::Drawn | TileStage::Placer | TileStage::Place)
    }

    pub(super) fn decider(&self, g: &Zombies) -> Option<Seat> {
        match self.stage {
            TileStage::Choose => Some(g.active),
            TileStage::Place => Some(self.placer),
            _ => None,
        }
    }
}

/// ZOM-5.1: the tile is shown to everybody.
fn drawn(g: &mut Zombies, tiling: Tiling, tile: Tile, log: &mut impl Log<Zombies>) {
    rule!("ZOM-5.1");
    log.event(Event::TileDrawn { seat: g.active, stack: tiling.stack, tile });
    g.stack.go_on_as(Tiling { stage: TileStage::Drawn, tile, placer: g.active, ..tiling });
}

/// ZOM-5.14: the player with the fewest zombies lays a helipad.
fn choose_placer(g: &mut Zombies, tiling: Tiling, log: &mut impl Log<Zombies>) -> Step {
    let place = |g: &mut Zombies, placer| {
        g.stack.go_on_as(Tiling { stage: TileStage::Place, placer, ..tiling });
        Step::Ran
    };
    if !tiling.tile.is_helipad() {
        return place(g, tiling.placer);
    }
    if waits_for_escalator(g, tiling.tile) {
        rule!("ZOM-21.4");
        shuffle_back(g, tiling, log);
        return Step::Ran;
    }
    rule!("ZOM-5.14");
    let fewest = g.seats().map(|seat| g.n_kills(seat)).min();
    let tied: SeatSet = g.seats().filter(|seat| Some(g.n_kills(*seat)) == fewest).collect();
    match tied.only() {
        Some(placer) => place(g, placer),
        None => {
            rule!("ZOM-5.15");
            g.stack.go_on_as(Tiling { tied, ..tiling });
            Step::Waits
        }
    }
}

/// ZOM-5.7, ZOM-5.8: a tile that can be laid must be laid; one that cannot leaves the game.
fn offer_places(g: &mut Zombies, tiling: Tiling, log: &mut impl Log<Zombies>) -> Step {
    let mut places = Vec::new();
    g.map.placements(tiling.tile, tiling.stack, &mut places);
    match places[..] {
        [] => {
            unplaceable(g, tiling, log);
            Step::Ran
        }
        [only] => {
            rule!("ZOM-5.7");
            lay(g, tiling, only, log);
            Step::Ran
        }
        _ => Step::Waits,
    }
}

fn unplaceable(g: &mut Zombies, tiling: Tiling, log: &mut impl Log<Zombies>) {
    let Tiling { stack, tile, .. } = tiling;
    let hoped_for = Helicopter::of(g);
    let is_special = tile.is_helipad() || tile.kind() == Kind::Entrance;
    if is_special && g.rules.special_tile_retry && !g.turn.has_retried && g.piles.len(stack) > 0 {
        rule!("ZOM-2.13");
        g.turn.has_retried = true;
        shuffle_back(g, tiling, log);
        return;
    }
    rule!("ZOM-5.8");
    log.event(Event::TileLeft { tile });
    g.stack.done();
    if tile.kind() == Kind::Entrance {
        match start::is_shut_in(g) {
            true => start::set_free(g, g.active, log),
            false => lose_stack(g, Stack::of(tile.set()), log),
        }
    }
    hoped_for.tell_if_lost(g, log);
}

/// ZOM-19.16: nothing will ever open this stack.
fn lose_stack(g: &mut Zombies, stack: Stack, log: &mut impl Log<Zombies>) {
    rule!("ZOM-19.16");
    let tiles = g.piles.drop_stack(stack);
    log.event(Event::StackLost { stack, tiles });
}

/// ZOM-21.4: the helipad of the mall belongs on floor 2, which the Escalator leads to.
fn waits_for_escalator(g: &Zombies, tile: Tile) -> bool {
    tile == Tile::MallHelipad && g.piles.holds(Tile::Escalator)
}

/// Shuffles the tile back, so that another one is drawn instead.
fn shuffle_back(g: &mut Zombies, tiling: Tiling, log: &mut impl Log<Zombies>) {
    g.piles.shuffle_in(tiling.stack, tiling.tile);
    log.event(Event::TileShuffledBack { tile: tiling.tile });
    g.stack.go_on_as(Tiling { stage: TileStage::Draw, ..tiling });
}

fn lay(g: &mut Zombies, tiling: Tiling, placement: Placement, log: &mut impl Log<Zombies>) {
    rule!("ZOM-5.1");
    let laid = g.map.lay(tiling.tile, tiling.stack, placement);
    for spot in laid {
        tell_laid(g, spot, tiling.placer, log);
    }
    if tiling.tile.kind() == Kind::Entrance {
        rule!("ZOM-19.6");
        g.piles.open(Stack::of(tiling.tile.set()));
        // It leads to the city if the game began behind it.
        g.piles.open(Stack::City);
    }
    if tiling.tile == Tile::TicketBooth {
        fun_house::lay(g, tiling.placer, log);
    }
    if tiling.tile.is_helipad() {
        rule!("ZOM-5.16");
    }
    g.stack.go_on_as(Tiling { stage: TileStage::Fill(0), laid, ..tiling });
}

pub(crate) fn tell_laid(g: &Zombies, spot: Spot, seat: Seat, log: &mut impl Log<Zombies>) {
    let (tile, cell, turn) = (g.map.tile(spot), g.map.cell(spot), g.map.turn(spot));
    log.event(Event::TileLaid { seat, spot, tile, cell, turn });
}

/// ZOM-5.20, ZOM-5.12: if tiles are left but none of them can be laid any more, they leave the game; returns
/// whether that is so. Only the player's own tile of step 1 costs them the rest of the turn.
pub(crate) fn close(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) -> bool {
    if g.piles.n_undrawn() == 0 || has_next_tile(g) {
        return false;
    }
    let hoped_for = Helicopter::of(g);
    if start::is_shut_in(g) {
        start::set_free(g, seat, log);
        return false;
    }
    rule!("ZOM-5.10");
    rule!("ZOM-5.12");
    rule!("ZOM-5.13");
    let tiles = g.piles.clear();
    log.event(Event::MapClosed { seat, tiles });
    hoped_for.tell_if_lost(g, log);
    true
}

/// Whether one of the undrawn tiles, or the tile in hand, has a place on the map. A stack that waits for its
/// entrance has no zone to lay its tiles in.
fn has_next_tile(g: &Zombies) -> bool {
    rule!("ZOM-5.20");
    let in_hand = g.tile_in_hand().map(|tiling| (tiling.tile, tiling.stack));
    in_hand.into_iter().chain(g.piles.drawable_kinds()).any(|(tile, stack)| g.map.has_place(tile, stack))
}

impl Zombies {
    /// The tile that was drawn and not laid yet.
    pub(crate) fn tile_in_hand(&self) -> Option<&Tiling> {
        self.stack.all::<Tiling>().find(|tiling| tiling.is_in_hand())
    }
}
