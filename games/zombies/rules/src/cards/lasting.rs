//! Lasting effects: what they change for whom, and how they end.

use table::{Log, Seat, marks};

use super::changes::{Modifier, Whom};
use super::{Card, Ends, Lasts, goods};
use crate::flow::{Moment, Played, deeds};
use crate::map::Square;
use crate::state::{Lasting, MovementRoll, Until};
use crate::{Aim, Zombies};

impl Zombies {
    /// Whether an effect of this card lasts now, whomever it affects. Most of the time, no effect does.
    #[inline]
    pub(crate) fn lasts(&self, card: Card) -> bool {
        !self.lasting.is_empty() && self.lasting.iter().any(|lasting| lasting.card == card)
    }

    /// Whether the effect of this card is in force on this player now.
    #[inline]
    pub(crate) fn lasts_on(&self, card: Card, seat: Seat) -> bool {
        !self.lasting.is_empty() && self.effect_on(card, seat).is_some()
    }

    /// The effect of this card that is in force on this player now.
    pub(crate) fn effect_on(&self, card: Card, seat: Seat) -> Option<&Lasting> {
        self.lasting.iter().find(|lasting| lasting.card == card && lasting.is_on(seat))
    }

    /// The rule that changes this for everybody now, if there is one. Changes for one player are ignored.
    #[inline]
    pub(crate) fn changed(&self, what: Modifier) -> Option<&'static str> {
        if self.lasting.is_empty() { None } else { self.rule_of(what, |_, whom| whom == Whom::Everybody) }
    }

    /// The rule that changes this for a player here and now, whether for that player alone or for everybody.
    #[inline]
    pub(crate) fn changed_for(&self, what: Modifier, seat: Seat) -> Option<&'static str> {
        if self.lasting.is_empty() { None } else { self.rule_for(what, seat) }
    }

    fn rule_for(&self, what: Modifier, seat: Seat) -> Option<&'static str> {
        self.rule_of(what, |lasting, whom| self.is_for(lasting, whom, seat))
    }

    /// The rule that changes this for a square now.
    #[inline]
    pub(crate) fn changed_at(&self, what: Modifier, at: Square) -> Option<&'static str> {
        if self.lasting.is_empty() {
            return None;
        }
        self.rule_of(what, |lasting, whom| whom == Whom::ItsSquare && lasting.aim == Aim::Square(at))
    }

    /// How many effects change this for a player here and now.
    pub(crate) fn n_changes_for(&self, what: Modifier, seat: Seat) -> u32 {
        let rules = self.lasting.iter().filter_map(|lasting| {
            let facts = lasting.card.facts();
            let is_one = facts.changes.has(what) && self.is_for(lasting, facts.changes.whom, seat);
            is_one.then_some(facts.rule)
        });
        rules.inspect(|rule| marks::pass(rule)).count() as u32
    }

    /// If several cards change it, the first one in the list names the rule.
    fn rule_of(&self, what: Modifier, is_for: impl Fn(&Lasting, Whom) -> bool) -> Option<&'static str> {
        let by = |lasting: &&Lasting| {
            let changes = lasting.card.facts().changes;
            changes.has(what) && is_for(lasting, changes.whom)
        };
        let card = self.lasting.iter().filter(by).map(|lasting| lasting.card).min()?;
        marks::pass(card.facts().rule);
        Some(card.facts().rule)
    }

    fn is_for(&self, lasting: &Lasting, whom: Whom, seat: Seat) -> bool {
        match whom {
            Whom::Everybody => true,
            Whom::Target => lasting.is_on(seat),
            Whom::OnItsTile => {
                lasting.aim == Aim::Tile(self.player(seat).at.spot())
                    && lasting.until == Until::During { of: seat, has_begun: true }
            }
            Whom::ItsSquare => false,
        }
    }
}

impl Lasting {
    /// Whether the effect is in force on a player now. An effect for a turn of that player is in force only
    /// in that turn.
    pub(crate) fn is_on(&self, seat: Seat) -> bool {
        let is_target = self.aim.players().any(|target| target == seat);
        is_target && !matches!(self.until, Until::During { has_begun: false, .. })
    }

    /// Whether the effect changes this, whomever it affects.
    pub(crate) fn changes(&self, what: Modifier) -> bool {
        self.card.facts().changes.has(what)
    }
}

/// A card takes effect that does nothing but start a lasting effect.
pub(super) fn begin(g: &mut Zombies, played: &Played, lasts: Lasts, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    marks::pass(card.facts().rule);
    let target = aim.players().next().unwrap_or(by);
    let (aim, until) = match lasts {
        Lasts::ToNextTurn => (aim, Zombies::until_next_turn_over(target)),
        Lasts::NextTurn => (aim, Zombies::during_next_turn(target)),
        Lasts::OneTurn => (Aim::Player(target), g.for_one_turn(target)),
        Lasts::OneTurnOnTile => (Aim::Tile(g.player(target).at.spot()), g.for_one_turn(target)),
        Lasts::OneRoll => (aim, for_the_roll(g, target)),
    };
    deeds::last(g, Lasting { card, by, aim, until }, log);
}

/// Until the current movement roll if it was just made or is still to come, otherwise until the next one.
pub(super) fn for_the_roll(g: &Zombies, target: Seat) -> Until {
    // If the turn ends without a roll, the effect waits (`Modifier::WaitsForRoll`).
    let is_to_come = g.turn.movement == MovementRoll::NotYet;
    let is_current = target == g.active && (is_to_come || g.subject_of(Moment::AfterMovementRoll).is_some());
    Until::During { of: target, has_begun: is_current }
}

/// Does what the card says about the end of an effect.
pub(crate) fn is_over(g: &mut Zombies, lasting: &Lasting, log: &mut impl Log<Zombies>) {
    match (lasting.card.facts().ends, lasting.aim) {
        (Ends::Quietly, _) => {}
        (Ends::Unlocking, Aim::Building(building)) => g.map.unlock(building),
        (Ends::Unlocking, _) => {}
        (Ends::GivingBack, _) => goods::give_back_loan(g, lasting, log),
    }
}
