//! Full Moon Fever: in step 2 of their next turn, the target must attack another player.

use std::cmp::Ordering;

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use crate::action::{Good, Roll};
use crate::cards::Card;
use crate::cards::choosing::opponents;
use crate::cards::deed::Deed;
use crate::cards::stages::{Asked, Asks, Picks, Rolls, settle};
use crate::event::Event;
use crate::flow::{ChanceQuestion, Played, deeds};
use crate::state::Lasting;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

pub(crate) struct FullMoon;

impl Deed for FullMoon {
    fn aims(&self, g: &Zombies, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        opponents(g, seat).for_each(|other| out(Aim::Player(other)));
    }

    fn resolve(&self, g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let Played { card, by, aim: aim @ Aim::Player(target), .. } = *played else { return };
        rule!("ZOM-C-Z4-05");
        let until = Zombies::during_next_turn(target);
        deeds::last(g, Lasting { card, by, aim, until }, log);
    }
}

/// Called at the start of step 2. If the active player has the fever, the attack begins; returns whether it
/// does.
pub(crate) fn breaks_out(g: &mut Zombies, log: &mut impl Log<Zombies>) -> bool {
    let attacker = g.active;
    let fever = |lasting: &Lasting| lasting.card == Card::FullMoon && lasting.is_on(attacker);
    let Some(index) = g.lasting.iter().position(fever) else { return false };
    rule!("ZOM-C-Z4-05");
    deeds::end_lasting(g, index, log);
    g.begin(Attack { attacker });
    true
}

fn asked(seat: Seat, aim: Aim) -> Asked {
    Asked { seat, card: Card::FullMoon, aim }
}

/// Asks which player is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    attacker: Seat,
}

impl Asks for Attack {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.attacker, Aim::Nothing)
    }

    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        settle(self, g, key, log)
    }

    fn choices(&self, g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        let alive = opponents(g, self.attacker).filter(|other| !g.player(*other).is_dead);
        alive.for_each(|other| out(Aim::Player(other)));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        false
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, _log: &mut impl Log<Zombies>) {
        let (Attack { attacker }, Some(Aim::Player(defender))) = (self, aim) else { return };
        g.go_on_as(AttackerThrow { attacker, defender });
    }
}

/// How much a die rolled by one of the two players counts.
fn counts(g: &Zombies, seat: Seat, roll: &Roll, log: &mut impl Log<Zombies>) -> Result<u8, Refusal> {
    let Roll::Die(die) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
    log.event(Event::DieRolled { seat, card: Card::FullMoon, die });
    Ok(g.die_of(seat, die) as u8)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttackerThrow {
    attacker: Seat,
    defender: Seat,
}

impl Rolls for AttackerThrow {
    fn asked(&self) -> Asked {
        asked(self.attacker, Aim::Player(self.defender))
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.attacker, card: Card::FullMoon }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let AttackerThrow { attacker, defender } = self;
        let attack = counts(g, attacker, roll, log)?;
        g.go_on_as(DefenderThrow { attacker, defender, attack });
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DefenderThrow {
    attacker: Seat,
    defender: Seat,
    attack: u8,
}

impl Rolls for DefenderThrow {
    fn asked(&self) -> Asked {
        asked(self.defender, Aim::Player(self.defender))
    }

    fn chance_question(&self, _g: &Zombies) -> ChanceQuestion {
        ChanceQuestion::Die { seat: self.defender, card: Card::FullMoon }
    }

    fn step(self, _g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        Step::Waits
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let DefenderThrow { attacker, defender, attack } = self;
        let defence = counts(g, defender, roll, log)?;
        g.go_on_as(DefenderSpend(Duel { attacker, defender, attack, defence }));
        Ok(())
    }
}

/// Both dice, with the bullets spent on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Duel {
    attacker: Seat,
    defender: Seat,
    attack: u8,
    defence: u8,
}

impl Duel {
    /// The loser goes to the Bridge, or to the Town Square if there is no Bridge.
    fn judge(&self, g: &mut Zombies, log: &mut impl Log<Zombies>) {
        g.done();
        let loser = match self.attack.cmp(&self.defence) {
            Ordering::Less => self.attacker,
            Ordering::Equal => return,
            Ordering::Greater => self.defender,
        };
        let place = g.map.find(Tile::Bridge).or(g.map.find(Tile::TownSquare));
        if let Some(spot) = place
            && g.may_be_moved(loser)
        {
            deeds::put_pawn(g, loser, spot.centre(), log);
        }
    }
}

/// Asks whether the defender spends bullets, one point at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DefenderSpend(Duel);

impl Asks for DefenderSpend {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.0.defender, Aim::Player(self.0.defender))
    }

    fn step(self, g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        if g.may_improve_die(self.0.defender) {
            return Step::Waits;
        }
        g.go_on_as(AttackerSpend(self.0));
        Step::Ran
    }

    fn choices(&self, _g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Good(Good::Bullets));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        true
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let DefenderSpend(duel) = self;
        if aim.is_none() {
            return g.go_on_as(AttackerSpend(duel));
        }
        deeds::lose_bullets(g, duel.defender, g.bullets_per_point(), log);
        g.go_on_as(DefenderSpend(Duel { defence: duel.defence + 1, ..duel }));
    }
}

/// Asks whether the attacker spends bullets, and then decides the duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttackerSpend(Duel);

impl Asks for AttackerSpend {
    const PICKS: Picks = Picks::Openly;

    fn asked(&self) -> Asked {
        asked(self.0.attacker, Aim::Player(self.0.defender))
    }

    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        if g.may_improve_die(self.0.attacker) {
            return Step::Waits;
        }
        self.0.judge(g, log);
        Step::Ran
    }

    fn choices(&self, _g: &Zombies, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        out(Aim::Good(Good::Bullets));
    }

    fn may_stop(&self, _g: &Zombies) -> bool {
        true
    }

    fn picked(self, g: &mut Zombies, aim: Option<Aim>, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        let AttackerSpend(duel) = self;
        if aim.is_none() {
            return duel.judge(g, log);
        }
        deeds::lose_bullets(g, duel.attacker, g.bullets_per_point(), log);
        g.go_on_as(AttackerSpend(Duel { attack: duel.attack + 1, ..duel }));
    }
}
