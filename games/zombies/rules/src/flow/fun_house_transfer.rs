//! Entering and leaving the Fun House (ZOM-24.11, ZOM-24.12).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, deeds, fun_house};
use crate::map::{Spot, Square, Zone};
use crate::tiles::Tile;
use crate::{Action, Aim, Zombies};

/// The player to the left decides where somebody goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FunHouseTransfer {
    pub who: Seat,
    pub way: TransferWay,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TransferWay {
    /// To the middle of a Fun House tile.
    #[default]
    In,
    /// To a crossroads of the carnival, from this square of the ring.
    Out { from: Square },
}

impl AsksSeats<Zombies> for FunHouseTransfer {
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        if let TransferWay::Out { from } = self.way
            && g.player(self.who).at != from
        {
            // A card or death took the player elsewhere from the threshold.
            return g.stack.done();
        }
        let first_two = {
            let mut tiles = self.tiles(g);
            (tiles.next(), tiles.next())
        };
        match first_two {
            (None, _) => g.stack.done(),
            (Some(only), None) => {
                bring(g, self, only, log);
                Step::Ran
            }
            _ => Step::Waits,
        }
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        let (seat, who) = (self.left(g), self.who);
        let question = match self.way {
            TransferWay::In => Question::FunHouseTile { seat, who },
            TransferWay::Out { .. } => Question::CarnivalCrossroads { seat, who },
        };
        Pending::turn(seat, question)
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(self.tiles(g).map(|spot| Action::Pick { aim: Aim::Tile(spot) }));
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
        let Action::Pick { aim: Aim::Tile(spot) } = action else { return Err(Refusal::OTHER_QUESTION) };
        if !self.tiles(g).any(|tile| tile == spot) {
            let rule = if self.way == TransferWay::In { "ZOM-24.12" } else { "ZOM-24.11" };
            return Err(Refusal::new(rule, "no-such-tile-there"));
        }
        bring(g, self, spot, log);
        Ok(())
    }
}

impl FunHouseTransfer {
    /// Leads a player into the Fun House.
    pub(super) fn inside(who: Seat) -> FunHouseTransfer {
        FunHouseTransfer { who, way: TransferWay::In }
    }

    /// The player who chooses.
    fn left(&self, g: &Zombies) -> Seat {
        self.who.left(usize::from(g.n_seats))
    }

    /// The tiles to choose from.
    fn tiles(self, g: &Zombies) -> impl Iterator<Item = Spot> + '_ {
        g.map.spots().filter(move |spot| match self.way {
            TransferWay::In => g.map.zone(*spot) == Zone::FunHouse,
            TransferWay::Out { .. } => g.map.tile(*spot) == Tile::CarnivalCrossroads,
        })
    }
}

fn bring(g: &mut Zombies, transfer: FunHouseTransfer, to: Spot, log: &mut impl Log<Zombies>) {
    g.stack.done();
    if let TransferWay::Out { from } = transfer.way {
        rule!("ZOM-24.11");
        fun_house::turn(g, from.spot(), log);
    }
    deeds::put_pawn(g, transfer.who, to.centre(), log);
}
