//! Wounds that come to the figures of one zone together (MZ-14, MZ-16.7 to MZ-16.9): cancelled, shared, taken.

use table::{Log, Pending, PendingOf, Refusal, Step, rule};

use super::{About, Frame, Free, FreeKind, Toss, attack, citizens, decision, mission, sharing, window};
use crate::MarvelZombies;
use crate::action::{Dice, Shares};
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
    /// Whose Wounds none of these are (MZ-24.31).
    pub spared: HeroSet,
    /// Deadpool has come back, and attacks when the batch is done (MZ-24.40).
    pub avenger: Option<HeroIx>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WoundsStage {
    /// Cancelling rolls that are made without being asked for (MZ-24.3).
    Parry,
    WoundsCome,
    Share,
    /// Effects of this hero against what was shared out to it.
    Take(HeroIx),
    /// Its Health falls.
    Fall(HeroIx),
    Done,
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
    g.stack.push(Frame::Wounds(wounds));
}

pub(super) fn step(g: &mut MarvelZombies, wounds: Wounds, log: &mut impl Log<MarvelZombies>) -> Step {
    match wounds.stage {
        WoundsStage::Parry if parrying(g, &wounds).is_some() => Step::Waits,
        WoundsStage::Parry => go_to(g, wounds, WoundsStage::WoundsCome),
        WoundsStage::WoundsCome => {
            go_to(g, wounds, WoundsStage::Share);
            if wounds.n > 0 {
                window::open(g, Moment::WoundsCome, wounds.zone, g.heroes_in(wounds.zone));
            }
            Step::Ran
        }
        WoundsStage::Share => share(g, wounds),
        WoundsStage::Take(hero) if hero.index() >= g.heroes.len() => {
            go_to(g, wounds, WoundsStage::Done);
            for citizen in people(wounds.shares.citizens) {
                citizens::is_lost(g, citizen, log);
            }
            Step::Ran
        }
        WoundsStage::Take(hero) if wounds.shares.heroes[hero.index()] == 0 => {
            go_to(g, wounds, WoundsStage::Take(HeroIx(hero.0 + 1)))
        }
        WoundsStage::Take(hero) => {
            go_to(g, wounds, WoundsStage::Fall(hero));
            window::open(g, Moment::WoundsAssigned, wounds.zone, HeroSet::one(hero));
            Step::Ran
        }
        WoundsStage::Fall(hero) => {
            let came_back = hurt(g, hero, wounds.shares.heroes[hero.index()], log);
            let avenger = wounds.avenger.or(came_back.then_some(hero));
            go_to(g, Wounds { avenger, ..wounds }, WoundsStage::Take(HeroIx(hero.0 + 1)))
        }
        WoundsStage::Done => {
            g.done();
            if let Some(hero) = wounds.avenger {
                avenge(g, hero);
            }
            Step::Ran
        }
    }
}

fn go_to(g: &mut MarvelZombies, wounds: Wounds, stage: WoundsStage) -> Step {
    g.go_on_as(Frame::Wounds(Wounds { stage, ..wounds }));
    Step::Ran
}

/// MZ-24.3, MZ-24.32: rolled without being asked for, against the whole batch.
fn parrying(g: &MarvelZombies, wounds: &Wounds) -> Option<HeroIx> {
    let mut there = g.heroes_in(wounds.zone).iter();
    there.find(|hero| wounds.n > 0 && g.has_skill(*hero, Skill::ShieldParry))
}

pub(super) fn pending(g: &MarvelZombies, wounds: &Wounds) -> PendingOf<MarvelZombies> {
    let hero = parrying(g, wounds).expect("Wounds ask chance for a parry only");
    Pending::Chance(Toss::Parry { hero: g.who(hero), n: wounds.n })
}

pub(super) fn rolled(
    g: &mut MarvelZombies,
    wounds: Wounds,
    dice: Dice,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Some(hero) = parrying(g, &wounds).filter(|_| wounds.stage == WoundsStage::Parry) else {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    };
    attack::expect(dice, wounds.n)?;
    rule!("MZ-24.3");
    rule!("MZ-24.32");
    let cancelled = attack::hits(&dice, SHIELD_PARRY_FROM);
    log.event(Event::ParryRolled { hero: g.who(hero), dice, cancelled });
    go_to(g, Wounds { n: wounds.n - cancelled, ..wounds }, WoundsStage::WoundsCome);
    Ok(())
}

/// MZ-16.9: the players share the batch as they like; where there is one sharing only, nobody is asked.
fn share(g: &mut MarvelZombies, wounds: Wounds) -> Step {
    match sharing::only(g, &wounds) {
        Some(shares) => {
            shared(g, wounds, shares);
            Step::Ran
        }
        None => decision::ask(g, About::Wounds { zone: wounds.zone, n: wounds.n }),
    }
}

pub(super) fn shared(g: &mut MarvelZombies, wounds: Wounds, shares: Shares) {
    rule!("MZ-16.9");
    go_to(g, Wounds { shares, ..wounds }, WoundsStage::Take(HeroIx(0)));
}

/// Health falls at once (MZ-14.1). `true` where Deadpool came back: [`avenge`] is to follow.
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

/// MZ-24.16: the free attack of who came back.
fn avenge(g: &mut MarvelZombies, hero: HeroIx) {
    g.stack.push(Frame::Free(Free { hero, what: FreeKind::Attack, is_paid: false }));
}

/// MZ-14.2: off the board; Traits and Citizen card are discarded.
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
