//! The spell of the Cabin (ZOM-22.9).

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::ending::{self, Victory};
use super::{ChanceQuestion, Moment, Movement, die_of, window};
use crate::Zombies;
use crate::action::Roll;
use crate::cards::{CardKind, Timing, hands};
use crate::event::Event;
use crate::tiles::{Figure, Tile};

/// The die of the spell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spell {
    pub seat: Seat,
    /// `None` before the roll.
    pub die: Option<u8>,
}

impl AsksChance<Zombies> for Spell {
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let Spell { seat, die: Some(die) } = self else { return Step::Waits };
        let result = g.die_of(seat, die) + n_pages(g, seat) as i8;
        g.stack.done();
        if result >= NEEDED {
            ending::finish(g, SeatSet::one(seat), Victory::Cabin, log);
            return Step::Over;
        }
        Step::Ran
    }

    fn question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Spell { seat: self.seat }
    }

    fn roll(&self, _g: &Zombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Die(chance.d6())
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let die = die_of(roll)?;
        let Spell { seat, die: None } = self else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        log.event(Event::SpellRolled { seat, die, pages: n_pages(g, seat) as u8 });
        g.stack.go_on_as(Spell { seat, die: Some(die) });
        if g.rules.names(Timing::OwnRoll) {
            window::open(g, Moment::DieRolled, seat, SeatSet::one(seat), key, log);
        }
        hands::rolled_natural(g, seat, &[die]);
        Ok(())
    }
}

/// The sum that the die and the pages must reach.
const NEEDED: i8 = 6;

/// Once per turn of the player, in step 5, inside the Cabin and with no dog there.
pub(super) fn may_cast(g: &Zombies, movement: &Movement) -> bool {
    let seat = movement.mover;
    let player = g.player(seat);
    let spot = player.at.spot();
    g.rules.cabin_victory
        && movement.walk.is_none()
        && movement.leader == seat
        && !g.turn.has_cast
        && !player.is_below
        && g.map.tile(spot) == Tile::Cabin
        && g.map.is_inside(player.at)
        && !g.map.occupied(spot).any(|at| g.map.is_inside(at) && g.map.figure(at) == Some(Figure::Dog))
}

pub(super) fn cast(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    rule!("ZOM-22.9");
    g.turn.has_cast = true;
    log.event(Event::SpellCast { seat });
    g.stack.begin(Spell { seat, die: None });
}

fn n_pages(g: &Zombies, seat: Seat) -> usize {
    g.player(seat).items.iter().filter(|item| item.card.facts().kind == CardKind::Page).count()
}
