//! Drawing and placing a leader, because of a card or a mission (MZ-18.4, MZ-28.13).

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Step, rule};

use super::activation::nearest;
use super::{About, ChanceQuestion, Shortage, decision, window};
use crate::MarvelZombies;
use crate::action::Roll;
use crate::board::{Zone, ZoneSet};
use crate::cast::{Character, Kind};
use crate::effects::Moment;
use crate::event::Event;
use crate::state::{Leader, LeaderPlace};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Coming {
    pub zone: Zone,
    pub stage: ComingStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ComingStage {
    Draw,
    Place(Character),
    /// The leader has come. Effects are used before anything else happens (MZ-18.10).
    React,
    Done,
}

impl AsksChance<MarvelZombies> for Coming {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match self.stage {
            ComingStage::Draw => draw(g, log),
            ComingStage::Place(who) => place(g, who, self.zone),
            ComingStage::React => {
                g.stack.go_on_as(Coming { stage: ComingStage::Done, ..self });
                window::open(g, Moment::EnemiesSpawned, self.zone, g.heroes_in_play());
                Step::Ran
            }
            ComingStage::Done => g.stack.done(),
        }
    }

    fn question(&self, _g: &MarvelZombies) -> ChanceQuestion {
        ChanceQuestion::Leader
    }

    fn roll(&self, g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Leader(g.leader_deck.sample::<1>(1, key, chance)[0])
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Roll::Leader(who) = *roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        if self.stage != ComingStage::Draw || !g.leader_deck.take(&[who], key) {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        rule!("MZ-49.17");
        log.event(Event::LeaderDrawn { who });
        g.stack.go_on_as(Coming { stage: ComingStage::Place(who), ..self });
        Ok(())
    }
}

impl Coming {
    /// Whether this leader has been drawn and not placed yet.
    pub(crate) fn has(&self, who: Character) -> bool {
        self.stage == ComingStage::Place(who)
    }

    /// The leader's zone is decided.
    pub(super) fn placed(self, g: &mut MarvelZombies, zone: Zone, log: &mut impl Log<MarvelZombies>) {
        let ComingStage::Place(who) = self.stage else { return };
        rule!("MZ-7.8");
        g.leaders[who.place()] = Leader { place: LeaderPlace::Board(zone), ..Leader::default() };
        log.event(Event::LeaderPlaced { who, zone });
        g.stack.go_on_as(Coming { zone, stage: ComingStage::React });
    }
}

/// Draws a leader for a zone.
pub(crate) fn spawn(g: &mut MarvelZombies, zone: Zone) {
    g.stack.begin(Coming { zone, stage: ComingStage::Draw });
}

/// Brings this leader to a zone (MZ-28.17).
pub(crate) fn comes(g: &mut MarvelZombies, who: Character, zone: Zone) {
    g.stack.begin(Coming { zone, stage: ComingStage::Place(who) });
}

fn draw(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> Step {
    rule!("MZ-18.4");
    if !g.leader_deck.is_empty() {
        return Step::Waits;
    }
    if g.leader_discard.iter().all(|n| *n == 0) {
        rule!("MZ-18.12");
        rule!("MZ-19.6");
        rule!("MZ-49.21");
        g.stack.go_on_as(Shortage { kind: Kind::Leader });
        return Step::Ran;
    }
    rule!("MZ-18.11");
    g.leader_deck = table::Bag::new(g.leader_discard);
    g.leader_discard = Default::default();
    log.event(Event::LeadersShuffled);
    Step::Waits
}

fn place(g: &mut MarvelZombies, who: Character, zone: Zone) -> Step {
    let zones = if who == Character::SpiderMan {
        rule!("MZ-25.3");
        rule!("MZ-25.9");
        nearest(g, zone, g.hero_zones())
    } else {
        ZoneSet::one(zone)
    };
    let zones = if zones.is_empty() { ZoneSet::one(zone) } else { zones };
    decision::ask(g, About::LeaderZone { who, zones })
}
