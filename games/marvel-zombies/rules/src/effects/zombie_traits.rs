//! Zombie Traits (MZ-26).

use table::{Log, Refusal, rule};
use tinyvec::ArrayVec;

use super::costs::wrong_aim;
use super::dispatch::Aims;
use super::lure::{self, Lure};
use super::{parts, rerolls, ward};
use crate::MarvelZombies;
use crate::action::{Aim, Form};
use crate::board::{Ways, Zone};
use crate::cards::Trait;
use crate::cast::{Kind, PER_SIDE};
use crate::flow::{Attack, AttackStage, FreeKind, Walk, attack, deeds, leaders};
use crate::state::HeroIx;

/// Traits of the other mode.
macro_rules! of_heroes {
    () => {
        Trait::SecondWind
            | Trait::Momentum
            | Trait::DecisiveStrike
            | Trait::Focus
            | Trait::Rampart
            | Trait::FirstAid
            | Trait::ExpressRescue
            | Trait::Shockwave
            | Trait::TeamCall
            | Trait::BreakThrough
            | Trait::Inspiration
            | Trait::BeyondLimits
            | Trait::CounterAttack
            | Trait::Provocation
            | Trait::FinalEffort
    };
}

pub(super) fn aims(g: &MarvelZombies, hero: HeroIx, held: Trait, aims: &mut Aims) {
    match held {
        Trait::ScentOfBlood => {
            let zones = (0..g.mission.board.zones.len() as u8).map(Zone);
            aims.extend(zones.filter(|zone| smells(g, *zone)).map(Aim::Zone));
        }
        Trait::PackInstinct => parts::other_heroes(g, hero, aims),
        Trait::BrutalCharge => parts::doors_here(g, hero, aims),
        Trait::LiveBait => parts::zones_in_sight(g, hero, aims),
        Trait::Gorging
        | Trait::Feast
        | Trait::InForTheKill
        | Trait::RottenHide
        | Trait::HungryFury
        | Trait::SteelJaw
        | Trait::Relentless
        | Trait::GrislyHowl
        | Trait::SuddenSurge
        | Trait::SlowDigestion
        | Trait::MendedFlesh => aims.push(Aim::Nothing),
        of_heroes!() => {}
    }
}

/// An Enemy or a Citizen stands there. Nobody moves while the hero follows the scent, so the zone is enough
/// to identify the figure.
fn smells(g: &MarvelZombies, zone: Zone) -> bool {
    g.has_enemy(zone) || g.citizens_in(zone).next().is_some()
}

pub(super) fn may_aim(g: &MarvelZombies, hero: HeroIx, held: Trait, aim: Aim) -> Result<(), Refusal> {
    let zone = parts::zone_of(g, hero);
    match held {
        Trait::Gorging => {
            let attack = of_form(g, Form::Devour, "MZ-26.1")?;
            if !attack.has_slain(Kind::Guard) && !attack.has_slain(Kind::Leader) {
                return Err(Refusal::new("MZ-26.1", "nobody-tough-devoured"));
            }
            parts::may_heal(g, hero)?;
        }
        Trait::Feast => {
            let attack = of_form(g, Form::Devour, "MZ-26.2")?;
            parts::if_changes(!attack.is_feast && devours_more(g, attack))?;
        }
        Trait::InForTheKill => {
            let can_bite = parts::may_attack(g, hero, Form::Devour, 0).is_ok();
            parts::if_changes(can_bite || parts::may_walk(g, hero).is_ok())?;
        }
        Trait::RottenHide => ward::may_cancel(g, hero)?,
        Trait::ScentOfBlood => return may_follow(g, zone, aim),
        Trait::HungryFury => {
            of_form(g, Form::Unique, "MZ-26.6")?;
        }
        Trait::SteelJaw => {
            of_form(g, Form::Devour, "MZ-26.7")?;
        }
        Trait::Relentless => rerolls::may_reroll_misses(g)?,
        Trait::GrislyHowl => parts::may_push(g, zone, false)?,
        Trait::PackInstinct => {
            let other = parts::may_help(g, hero, aim, parts::NEAR, "MZ-26.10")?;
            return parts::may_step(g, other);
        }
        Trait::SuddenSurge => {}
        Trait::SlowDigestion => parts::if_changes(g.hero(hero).gauge > 0)?,
        Trait::BrutalCharge => {
            parts::may_act(g, hero, "MZ-9.8")?;
            return parts::may_open(g, hero, aim, "MZ-26.13");
        }
        Trait::LiveBait => return lure::may_aim(g, hero, aim, "MZ-26.14"),
        Trait::MendedFlesh => {
            if g.hero(hero).gauge > 0 {
                return Err(Refusal::new("MZ-26.15", "hungry"));
            }
            parts::may_heal(g, hero)?;
        }
        of_heroes!() => return Err(wrong_aim()),
    }
    parts::without_aim(aim)
}

/// The current attack must be of this form.
fn of_form<'a>(g: &'a MarvelZombies, form: Form, rule: &'static str) -> Result<&'a Attack, Refusal> {
    g.stack
        .innermost::<Attack>()
        .filter(|attack| attack.form == form)
        .ok_or_else(|| Refusal::new(rule, "other-attack"))
}

/// Whether Feast would let the hero devour a second target. Before the roll this only says that it is
/// possible.
fn devours_more(g: &MarvelZombies, attack: &Attack) -> bool {
    let accuracy = attack::accuracy(g, attack);
    let mut hits = match attack.stage {
        AttackStage::BeforeRoll | AttackStage::Roll => u8::MAX,
        AttackStage::Forced(_)
        | AttackStage::AfterRoll
        | AttackStage::Count
        | AttackStage::Chain(_)
        | AttackStage::Assign
        | AttackStage::Hunger
        | AttackStage::AfterAttack
        | AttackStage::Done => {
            attack::hits(&attack.dice, accuracy) + attack::hits(&attack.rerolled, accuracy)
        }
    };
    let mut leaders: Endurances = g.leaders_in(attack.at).map(|who| leaders::endurance(g, who)).collect();
    leaders.sort_unstable();
    let common = g.common_in(attack.at);
    let common = common.flat_map(|(kind, n)| std::iter::repeat_n(kind.endurance(), usize::from(n)));
    let citizens = g.citizens_in(attack.at).map(|_| 1);
    let devoured = leaders.into_iter().chain(common).chain(citizens).take_while(|endurance| {
        let is_enough = *endurance <= hits;
        hits -= if is_enough { *endurance } else { 0 };
        is_enough
    });
    devoured.take(2).count() == 2
}

type Endurances = ArrayVec<[u8; PER_SIDE]>;

fn may_follow(g: &MarvelZombies, from: Zone, aim: Aim) -> Result<(), Refusal> {
    let Aim::Zone(to) = aim else { return Err(wrong_aim()) };
    if to.index() >= g.mission.board.zones.len() || !smells(g, to) {
        return Err(Refusal::new("MZ-26.5", "nobody-there"));
    }
    match g.distance(from, to) {
        0 => Err(super::costs::changes_nothing()),
        Ways::NO_WAY => Err(Refusal::new("MZ-26.19", "no-way-there")),
        _ => Ok(()),
    }
}

pub(super) fn run(
    g: &mut MarvelZombies,
    hero: HeroIx,
    held: Trait,
    aim: Aim,
    log: &mut impl Log<MarvelZombies>,
) {
    let zone = parts::zone_of(g, hero);
    match held {
        Trait::Gorging => {
            rule!("MZ-26.1");
            deeds::heal(g, hero, 1, log);
        }
        Trait::Feast => {
            rule!("MZ-26.2");
            rule!("MZ-26.16");
            Attack::under_way(g).is_feast = true;
        }
        Trait::InForTheKill => {
            rule!("MZ-26.3");
            rule!("MZ-26.17");
            rule!("MZ-26.22");
            parts::free_and_paid(g, hero, FreeKind::Form(Form::Devour, 0));
            parts::walk(g, hero, 1, true);
        }
        Trait::RottenHide => {
            rule!("MZ-26.4");
            ward::cancel(g, hero, 2, log);
        }
        Trait::ScentOfBlood => {
            rule!("MZ-26.5");
            rule!("MZ-26.19");
            if let Aim::Zone(to) = aim {
                let towards = Some(to);
                g.stack.begin(Walk { hero, left: 2, ignores_enemies: true, must_meet: false, towards });
            }
        }
        Trait::HungryFury => {
            rule!("MZ-26.6");
            Attack::under_way(g).more_dice += 2;
        }
        Trait::SteelJaw => {
            rule!("MZ-26.7");
            Attack::under_way(g).more_dice += 2;
        }
        Trait::Relentless => {
            rule!("MZ-26.8");
            rule!("MZ-26.18");
            rerolls::reroll_misses(g);
        }
        Trait::GrislyHowl => {
            rule!("MZ-26.9");
            parts::push_away(g, hero, zone, false);
        }
        Trait::PackInstinct => {
            rule!("MZ-26.10");
            parts::free(g, parts::aimed_hero(g, aim), FreeKind::Move);
        }
        Trait::SuddenSurge => {
            rule!("MZ-26.11");
            deeds::more_actions(g, 1, log);
        }
        Trait::SlowDigestion => {
            rule!("MZ-26.12");
            deeds::lower_gauge(g, hero, 2, log);
        }
        Trait::BrutalCharge => {
            rule!("MZ-26.13");
            rule!("MZ-26.20");
            if let Aim::Door(door) = aim {
                parts::free(g, hero, FreeKind::MoveThrough(door));
            }
            parts::open(g, hero, aim, log);
        }
        Trait::LiveBait => {
            rule!("MZ-26.14");
            if let Aim::Zone(from) = aim {
                Lure::begin(g, hero, from);
            }
        }
        Trait::MendedFlesh => {
            rule!("MZ-26.15");
            deeds::heal(g, hero, 1, log);
        }
        of_heroes!() => {}
    }
}
