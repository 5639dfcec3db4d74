//! Wounds dealt together to the figures in one zone (MZ-14, MZ-16.7 to MZ-16.9): cancelled, shared, taken.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Step, rule};

use super::{About, ChanceQuestion, Free, FreeKind, attack, citizens, decision, mission, sharing, window};
use crate::MarvelZombies;
use crate::action::{Roll, Shares};
use crate::board::Zone;
use crate::effects::passive::SHIELD_PARRY_FROM;
use crate::effects::{Moment, Skill};
use crate::event::Event;
use crate::flow::activation::people;
use crate::state::{HeroIx, HeroSet};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wounds {
    pub zone: Zone,
    pub n: u8,
    pub stage: WoundsStage,
    pub shares: Shares,
    /// Heroes to whom none of these Wounds can be assigned (MZ-24.31).
    pub spared: HeroSet,
    /// Deadpool has come back, and attacks once all these Wounds are dealt with (MZ-24.40).
    pub avenger: Option<HeroIx>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WoundsStage {
    /// Cancelling rolls that are made automatically (MZ-24.3).
    Parry,
    WoundsCome,
    Share,
    /// This hero's effects against the Wounds assigned to them.
    Take(HeroIx),
    /// The hero's Health falls.
    Fall(HeroIx),
    Done,
}

impl AsksChance<MarvelZombies> for Wounds {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match self.stage {
            WoundsStage::Parry if self.parrying(g).is_some() => Step::Waits,
            WoundsStage::Parry => self.go_to(g, WoundsStage::WoundsCome),
            WoundsStage::WoundsCome => {
                self.go_to(g, WoundsStage::Share);
                if self.n > 0 {
                    window::open(g, Moment::WoundsCome, self.zone, g.heroes_in(self.zone));
                }
                Step::Ran
            }
            WoundsStage::Share => self.share(g),
            WoundsStage::Take(hero) if hero.index() >= g.heroes.len() => {
                self.go_to(g, WoundsStage::Done);
                for citizen in people(self.shares.citizens) {
                    citizens::is_lost(g, citizen, log);
                }
                Step::Ran
            }
            WoundsStage::Take(hero) if self.shares.heroes[hero.index()] == 0 => {
                self.go_to(g, WoundsStage::Take(HeroIx(hero.0 + 1)))
            }
            WoundsStage::Take(hero) => {
                self.go_to(g, WoundsStage::Fall(hero));
                window::open(g, Moment::WoundsAssigned, self.zone, HeroSet::one(hero));
                Step::Ran
            }
            WoundsStage::Fall(hero) => {
                let came_back = hurt(g, hero, self.shares.heroes[hero.index()], log);
                let avenger = self.avenger.or(came_back.then_some(hero));
                Wounds { avenger, ..self }.go_to(g, WoundsStage::Take(HeroIx(hero.0 + 1)))
            }
            WoundsStage::Done => {
                g.stack.done();
                if let Some(hero) = self.avenger {
                    avenge(g, hero);
                }
                Step::Ran
            }
        }
    }

    fn question(&self, g: &MarvelZombies) -> ChanceQuestion {
        let hero = self.parrying(g).expect("Wounds ask chance for a parry only");
        ChanceQuestion::Parry { hero: g.who(hero), n: self.n }
    }

    fn roll(&self, _g: &MarvelZombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        super::roll_dice(self.n, chance)
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Some(hero) = self.parrying(g).filter(|_| self.stage == WoundsStage::Parry) else {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        };
        let dice = super::dice_of(roll, self.n)?;
        rule!("MZ-24.3");
        rule!("MZ-24.32");
        let cancelled = attack::hits(&dice, SHIELD_PARRY_FROM);
        log.event(Event::ParryRolled { hero: g.who(hero), dice, cancelled });
        Wounds { n: self.n - cancelled, ..self }.go_to(g, WoundsStage::WoundsCome);
        Ok(())
    }
}

impl Wounds {
    fn go_to(self, g: &mut MarvelZombies, stage: WoundsStage) -> Step {
        g.stack.go_on_as(Wounds { stage, ..self });
        Step::Ran
    }

    /// MZ-24.3, MZ-24.32: the hero whose skill rolls dice against the whole batch. The roll is automatic.
    fn parrying(&self, g: &MarvelZombies) -> Option<HeroIx> {
        let mut there = g.heroes_in(self.zone).iter();
        there.find(|hero| self.n > 0 && g.has_skill(*hero, Skill::ShieldParry))
    }

    /// MZ-16.9: the players share the batch as they like. If there is only one way, nobody is asked.
    fn share(self, g: &mut MarvelZombies) -> Step {
        match sharing::only(g, &self) {
            Some(shares) => {
                self.shared(g, shares);
                Step::Ran
            }
            None => decision::ask(g, About::Wounds { zone: self.zone, n: self.n }),
        }
    }

    pub(super) fn shared(self, g: &mut MarvelZombies, shares: Shares) {
        rule!("MZ-16.9");
        Wounds { shares, ..self }.go_to(g, WoundsStage::Take(HeroIx(0)));
    }
}

/// Enemies deal Wounds to the figures of a zone.
pub(super) fn batch(g: &mut MarvelZombies, zone: Zone, n: u8) {
    rule!("MZ-16.8");
    let wounds = Wounds {
        zone,
        n,
        stage: WoundsStage::Parry,
        shares: Shares::default(),
        spared: HeroSet::EMPTY,
        avenger: None,
    };
    g.stack.begin(wounds);
}

/// Health falls at once (MZ-14.1). Returns `true` if Deadpool came back: [`avenge`] must follow.
fn hurt(g: &mut MarvelZombies, hero: HeroIx, n: u8, log: &mut impl Log<MarvelZombies>) -> bool {
    if n == 0 || !g.is_in_play(hero) {
        return false;
    }
    rule!("MZ-14.1");
    rule!("MZ-14.5");
    let who = g.who(hero);
    let health = g.hero(hero).health.saturating_sub(n);
    let comes_back = health == 0 && may_come_back(g, hero);
    if comes_back {
        rule!("MZ-24.16");
        rule!("MZ-24.40");
        let deadpool = g.hero_mut(hero);
        (deadpool.has_come_back, deadpool.is_undying) = (true, true);
    }
    let health = if g.hero(hero).is_undying {
        rule!("MZ-24.40");
        health.max(1)
    } else {
        health
    };
    g.hero_mut(hero).health = health;
    log.event(Event::WoundsTaken { hero: who, n, health });
    if comes_back {
        log.event(Event::CameBack { hero: who });
    }
    if health == 0 {
        eliminate(g, hero, log);
    }
    comes_back
}

fn may_come_back(g: &MarvelZombies, hero: HeroIx) -> bool {
    !g.hero(hero).has_come_back && g.has_skill(hero, Skill::NotAimingForTheHead)
}

/// A Wound that does not come from Enemies (MZ-13.10).
pub(super) fn suffer(g: &mut MarvelZombies, hero: HeroIx, log: &mut impl Log<MarvelZombies>) {
    if hurt(g, hero, 1, log) {
        avenge(g, hero);
    }
}

/// MZ-24.16: the free attack of the hero who came back.
fn avenge(g: &mut MarvelZombies, hero: HeroIx) {
    g.stack.begin(Free { hero, what: FreeKind::Attack, is_paid: false });
}

/// MZ-14.2: the hero leaves the board; their Traits and Citizen card are discarded.
fn eliminate(g: &mut MarvelZombies, hero: HeroIx, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-14.2");
    g.progress.has_lost_hero = true;
    let gone = g.hero_mut(hero);
    gone.zone = None;
    let (who, traits, cards) =
        (gone.who, std::mem::take(&mut gone.traits), std::mem::take(&mut gone.citizens));
    log.event(Event::HeroEliminated { hero: who });
    for held in traits {
        g.trait_discard[held as usize] += 1;
    }
    for card in cards {
        g.citizen_discard[card as usize] += 1;
        mission::citizen_discarded(g, card, log);
    }
}
