//! What is going on now.

use serde::Serialize;
use table::Seat;

use crate::action::{Choice, Dice, Form, Shares};
use crate::board::Zone;
use crate::cast::Character;
use crate::flow::{
    About, Attack, AttackStage, Decision, Wounds, WoundsStage, attack as attacks, decision as decisions,
    moving,
};
use crate::state::MarvelZombies;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    pub hero: Character,
    pub actions: u8,
    /// The number of Actions that a Move out of the zone costs (MZ-8.7).
    pub leaving_costs: u8,
    pub has_gained_trait: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackView {
    pub hero: Character,
    pub form: Form,
    pub at: Zone,
    pub stage: AttackStage,
    pub accuracy: u8,
    /// How many dice will be rolled, before the roll.
    pub n_dice: u8,
    /// Ones, twos … sixes, after the roll.
    pub dice: Dice,
    pub hits: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WoundsView {
    pub zone: Zone,
    pub n: u8,
    /// What each hero takes, once the Wounds are shared.
    pub shares: Option<Shares>,
}

/// A shared decision (MZ-50).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionView {
    pub about: About,
    /// What happens if nobody proposes anything (MZ-50.10 to MZ-50.14).
    pub default: Choice,
    /// The choices that seats support.
    pub stands: Vec<StandView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandView {
    pub seat: Seat,
    pub choice: Choice,
}

pub(super) fn turn(g: &MarvelZombies) -> Option<TurnView> {
    let hero = g.turn.hero?;
    Some(TurnView {
        hero: g.hero(hero).who,
        actions: g.turn.actions,
        leaving_costs: moving::leaving_cost(g, hero),
        has_gained_trait: g.turn.has_gained_trait,
    })
}

pub(super) fn attack(g: &MarvelZombies) -> Option<AttackView> {
    let attack = g.stack.innermost::<Attack>()?;
    Some(AttackView {
        hero: g.hero(attack.hero).who,
        form: attack.form,
        at: attack.at,
        stage: attack.stage,
        accuracy: attacks::accuracy(g, attack),
        n_dice: attacks::n_dice(g, attack),
        dice: std::array::from_fn(|face| attack.dice[face] + attack.rerolled[face]),
        hits: attack.hits,
    })
}

pub(super) fn wounds(g: &MarvelZombies) -> Option<WoundsView> {
    let wounds = g.stack.innermost::<Wounds>()?;
    let shares = match wounds.stage {
        WoundsStage::Parry | WoundsStage::WoundsCome | WoundsStage::Share => None,
        WoundsStage::Take(_) | WoundsStage::Fall(_) | WoundsStage::Done => Some(wounds.shares),
    };
    Some(WoundsView { zone: wounds.zone, n: wounds.n, shares })
}

pub(super) fn decision(g: &MarvelZombies) -> Option<DecisionView> {
    let decision = g.stack.top_as::<Decision>()?;
    let seats = Seat::all(usize::from(g.n_seats));
    let stands = seats.filter_map(|seat| {
        g.votes[seat.index()].map(|vote| StandView { seat, choice: decision.as_listed(g, vote.choice) })
    });
    Some(DecisionView {
        about: decision.about,
        default: decisions::default_choice(g, decision.about),
        stands: stands.collect(),
    })
}
