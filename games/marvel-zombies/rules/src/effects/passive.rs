//! Passive skills: pure questions that the flow asks.

use table::rule;

use super::Skill;
use super::sheets::{self, Sheet};
use crate::MarvelZombies;
use crate::action::Form;
use crate::board::ZoneSet;
use crate::cast::{Character, Level, Mode};
use crate::flow::Attack;
use crate::state::{Hero, HeroIx};

/// The skills that a hero has unlocked, lowest level first.
pub(crate) fn skills(hero: &Hero) -> impl Iterator<Item = Skill> + use<> {
    let (who, level) = (hero.who, Level::of(hero.xp));
    Level::ALL
        .into_iter()
        .filter(move |unlocked| *unlocked <= level)
        .filter_map(move |level| Skill::of(who, level))
}

/// At Yellow every hero has one more Action (MZ-6.3).
pub(crate) fn has_fourth_action(g: &MarvelZombies, hero: HeroIx) -> bool {
    let has_fourth = g.level_of(hero) >= Level::Yellow;
    if has_fourth {
        match g.mode {
            Mode::Zombie => rule!("MZ-24.1"),
            Mode::Hero => rule!("MZ-46.1"),
        }
        mark_fourth_action(g.who(hero));
    }
    has_fourth
}

/// Marks the line of the sheet that says so.
fn mark_fourth_action(who: Character) {
    match who {
        Character::CaptainAmerica => rule!("MZ-24.4"),
        Character::CaptainMarvel => rule!("MZ-24.9"),
        Character::Deadpool => rule!("MZ-24.14"),
        Character::IronMan => rule!("MZ-24.19"),
        Character::Hulk => rule!("MZ-24.24"),
        Character::Wasp => rule!("MZ-24.29"),
        Character::Thor => rule!("MZ-46.4"),
        Character::SpiderMan => rule!("MZ-46.9"),
        Character::BlackPanther => rule!("MZ-46.14"),
        Character::DoctorStrange => rule!("MZ-46.19"),
        Character::MsMarvel => rule!("MZ-46.24"),
        Character::ScarletWitch => rule!("MZ-46.29"),
    }
}

/// The dice that a hero brings to an attack: the base dice and the levels of Hunger (MZ-10.9). The Sign gets
/// neither.
pub(crate) fn dice_for(g: &MarvelZombies, hero: HeroIx, form: Form) -> u8 {
    let Sheet { dice, .. } = sheets::of(g.hero(hero).who, form);
    dice + hunger_dice(g, hero, form)
}

fn hunger_dice(g: &MarvelZombies, hero: HeroIx, form: Form) -> u8 {
    let hunger = match g.mode {
        Mode::Zombie => g.hero(hero).gauge,
        Mode::Hero => 0,
    };
    match form {
        Form::Sign => 0,
        Form::Devour => hunger,
        Form::Unique if g.has_skill(hero, Skill::HungryRage) => {
            rule!("MZ-24.23");
            2 * hunger
        }
        Form::Unique => hunger,
    }
}

/// The dice gained for each Power spent on them.
pub(crate) fn dice_for_power(g: &MarvelZombies, hero: HeroIx) -> u8 {
    if g.has_skill(hero, Skill::MightOfTheAllFather) {
        rule!("MZ-46.6");
        2
    } else {
        1
    }
}

/// How far this attack reaches, including what the hero could pay for.
pub(crate) fn range_for(g: &MarvelZombies, hero: HeroIx, form: Form) -> u8 {
    let printed = sheets::of(g.hero(hero).who, form).reach.max();
    if form == Form::Unique && g.has_skill(hero, Skill::HammerThrow) {
        printed + g.hero(hero).gauge.min(HAMMER_THROW)
    } else {
        printed
    }
}

/// How many more zones Mjolnir may be thrown (MZ-46.3).
const HAMMER_THROW: u8 = 2;

/// The Power that an attack at this range costs.
pub(crate) fn power_for_range(g: &MarvelZombies, hero: HeroIx, form: Form, range: u8) -> u8 {
    let printed = sheets::of(g.hero(hero).who, form).reach.max();
    if form == Form::Unique && range > printed && g.has_skill(hero, Skill::HammerThrow) {
        rule!("MZ-46.3");
        rule!("MZ-46.32");
        range - printed
    } else {
        0
    }
}

/// Whether this hero's Moves, including free ones, ignore Enemies.
pub(crate) fn ignores_enemies(g: &MarvelZombies, hero: HeroIx) -> bool {
    let ignores = g.has_skill(hero, Skill::Shrunk);
    if ignores {
        rule!("MZ-24.28");
        rule!("MZ-24.44");
    }
    ignores
}

/// Whether Hunger bars this hero from all Actions but Move and Devour (MZ-13.8).
pub(crate) fn is_held_by_hunger(g: &MarvelZombies, hero: HeroIx) -> bool {
    if g.is_voracious(hero) && g.has_skill(hero, Skill::AutomatedArmour) {
        rule!("MZ-24.21");
        rule!("MZ-24.46");
        return false;
    }
    g.is_voracious(hero)
}

/// Each die at or above this cancels a Wound (MZ-24.3).
pub(crate) const SHIELD_PARRY_FROM: u8 = 5;

/// Whether each 6 of this attack adds a die.
pub(crate) fn chains(g: &MarvelZombies, attack: &Attack) -> bool {
    let chains = attack.form == Form::Unique && g.has_skill(attack.hero, Skill::ChainSlashes);
    if chains {
        rule!("MZ-46.13");
        rule!("MZ-46.36");
    }
    chains
}

/// The Power that a hero gains when their turn begins.
pub(crate) fn power_of_turn(g: &MarvelZombies, hero: HeroIx) -> u8 {
    if g.has_skill(hero, Skill::MightOfTheAllFather) {
        rule!("MZ-46.35");
        1
    } else {
        0
    }
}

/// The zones whose doors and Objectives a hero can use.
pub(crate) fn in_reach(g: &MarvelZombies, hero: HeroIx) -> ZoneSet {
    let Some(zone) = g.hero(hero).zone else { return ZoneSet::EMPTY };
    let own = ZoneSet::one(zone);
    if g.has_skill(hero, Skill::Stretch) {
        rule!("MZ-46.23");
        rule!("MZ-46.38");
        own.or(g.ways.next[zone.index()].and(g.ways.seen[zone.index()]))
    } else {
        own
    }
}
