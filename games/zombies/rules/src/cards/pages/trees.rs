//! The Trees Are Alive!: opponents among trees roll until they win or die (ZOM-C-Z4-21).

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::{Good, Roll};
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls};
use crate::cards::{Card, weapons};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Fight, Played, deeds};
use crate::tiles::Ground;
use crate::{Aim, Zombies};

/// The lowest roll that wins.
const NEEDED: u8 = 4;

pub(crate) struct PageTrees;

impl Deed for PageTrees {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if g.seats().any(|other| other != seat && is_caught(g, other)) {
            out(Aim::Nothing);
        }
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z4-21");
        if let Some(who) = next_caught(g, played.by, played.by) {
            g.begin(Throw { by: played.by, who, n_rolls: 0 });
        }
    }
}

/// Whether this player stands among trees. Players who are dead or below do not.
fn is_caught(g: &Zombies, seat: Seat) -> bool {
    g.map.ground(g.player(seat).at) == Ground::Wooded
}

/// The next opponent of the card's player who stands among trees, clockwise.
fn next_caught(g: &Zombies, by: Seat, after: Seat) -> Option<Seat> {
    let others = after.clockwise(usize::from(g.n_seats)).skip(1).take_while(|seat| *seat != by);
    others.into_iter().find(|seat| is_caught(g, *seat))
}

/// Goes on with the next opponent, who has not rolled yet.
fn go_on(g: &mut Zombies, by: Seat, after: Seat) {
    match next_caught(g, by, after) {
        Some(who) => g.go_on_as(Throw { by, who, n_rolls: 0 }),
        None => _ = g.done(),
    }
}

fn asked(seat: Seat) -> Asked {
    Asked { seat, card: Card::PageTrees, aim: Aim::Nothing }
}

/// Rolls a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw {
    by: Seat,
    who: Seat,
    /// How many rolls there were before.
    n_rolls: u8,
}

impl Rolls for Throw {
    fn asked(&self) -> Asked {
        asked(self.who)
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.who, card: Card::PageTrees }
    }

    fn step(self, g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        if is_caught(g, self.who) {
            return Step::Waits;
        }
        go_on(g, self.by, self.who);
        Step::Ran
    }

    /// Items count as they do on a combat roll.
    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let Roll::Die(die) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let Throw { by, who, n_rolls } = self;
        let roll = Fight { n_rolls, ..Fight::on(who, g.player(who).at) };
        let result = die as i8 + weapons::bonus(g, &roll);
        let item = weapons::item_of(g, &roll);
        log.event(Event::DieRolled { seat: who, card: Card::PageTrees, die });
        weapons::roll_made(g, who, item, log);
        if result >= NEEDED as i8 {
            go_on(g, by, who);
        } else {
            let result = result.max(0) as u8;
            g.go_on_as(Pay { by, who, n_rolls: n_rolls.saturating_add(1), result });
        }
        Ok(())
    }
}

/// The roll failed and must be paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pay {
    by: Seat,
    who: Seat,
    n_rolls: u8,
    result: u8,
}

impl Asks for Pay {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.who)
    }

    /// Without enough bullets there is nothing to choose.
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        if self.bullets(g).is_some() {
            return Step::Waits;
        }
        self.picked(g, Some(Aim::Good(Good::Life)), key, log);
        Step::Ran
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Good(Good::Life));
        if self.bullets(g).is_some() {
            out(Aim::Good(Good::Bullets));
        }
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Pay { by, who, n_rolls, .. } = self;
        weapons::paid(g, who, log);
        match (aim, self.bullets(g)) {
            (Some(Aim::Good(Good::Bullets)), Some(needed)) => {
                deeds::lose_bullets(g, who, needed, log);
                go_on(g, by, who);
            }
            _ => {
                g.go_on_as(Throw { by, who, n_rolls });
                deeds::lose_life(g, who, 2, Some(Card::PageTrees), log);
            }
        }
    }
}

impl Pay {
    /// How many bullets turn the failed roll into a win, if the player has them.
    fn bullets(&self, g: &Zombies) -> Option<u16> {
        let needed = u16::from(NEEDED - self.result) * g.bullets_per_point();
        (g.may_spend_bullets(self.who) && g.player(self.who).bullets >= needed).then_some(needed)
    }
}
