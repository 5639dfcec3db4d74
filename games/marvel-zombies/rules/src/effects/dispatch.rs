//! Says whether an effect may be used now, lists the effects that may, and carries them out. Every use goes
//! through the same steps: moment, limit, cost, and the conditions of its family.

use table::{Log, Refusal, RulesKey, rule};
use tinyvec::ArrayVec;

use super::facts::{Facts, Limit, facts};
use super::{
    Effect, Moment, Occasion, Skill, citizens, costs, hero_skills, hero_traits, parts, passive,
    zombie_skills, zombie_traits,
};
use crate::MarvelZombies;
use crate::action::{Action, Aim};
use crate::cast::{Character, Mode};
use crate::event::Event;
use crate::flow::{Agree, Attack, spawn};
use crate::state::{HeroIx, Phase};

/// The possible aims of an effect.
pub(crate) type Aims = ArrayVec<[Aim; 64]>;

/// Whether `hero` may use this effect on this occasion. An effect that could not change anything cannot be
/// used, so that nobody pays for nothing (MZ-23.7).
pub(crate) fn may_use(
    g: &MarvelZombies,
    hero: HeroIx,
    effect: Effect,
    aim: Aim,
    at: Occasion,
) -> Result<(), Refusal> {
    may_begin(g, hero, effect, at)?;
    match effect {
        Effect::Skill(skill) if g.mode == Mode::Zombie => zombie_skills::may_aim(g, hero, skill, aim),
        Effect::Skill(skill) => hero_skills::may_aim(g, hero, skill, aim),
        Effect::Trait(held) if g.mode == Mode::Zombie => zombie_traits::may_aim(g, hero, held, aim),
        Effect::Trait(held) => hero_traits::may_aim(g, hero, held, aim),
        Effect::Citizen(citizen) => citizens::may_aim(g, hero, citizen, aim),
        Effect::Power => hero_skills::may_power(g, aim),
        Effect::Banner => citizens::may_banner(g, hero, aim),
    }
}

/// Checks everything but the aim.
fn may_begin(g: &MarvelZombies, hero: HeroIx, effect: Effect, at: Occasion) -> Result<(), Refusal> {
    if !g.is_in_play(hero) {
        return Err(Refusal::new("MZ-23.9", "not-in-play"));
    }
    may_hold(g, hero, effect)?;
    let facts = facts(effect, g.mode).filter(|facts| facts.moments.contains(&at.moment));
    let Some(facts) = facts else { return Err(Refusal::new("MZ-8.19", "wrong-moment")) };
    may_at(g, hero, effect, &facts, at)?;
    costs::may_use_again(g, hero, effect, &facts)?;
    costs::may_pay(g, hero, facts.cost)
}

fn may_hold(g: &MarvelZombies, hero: HeroIx, effect: Effect) -> Result<(), Refusal> {
    let holds = match effect {
        Effect::Skill(skill) if !g.has_skill(hero, skill) => {
            return Err(Refusal::new("MZ-6.3", "skill-locked"));
        }
        Effect::Skill(_) => true,
        Effect::Trait(held) => g.hero(hero).traits.contains(&held),
        Effect::Citizen(citizen) => g.hero(hero).citizens.contains(&citizen),
        Effect::Power | Effect::Banner => g.mode == Mode::Hero,
    };
    if holds { Ok(()) } else { Err(Refusal::new("MZ-9.4", "not-held")) }
}

/// Checks that the moment belongs to this hero: as the attacker, or as a hero whom it concerns.
fn may_at(
    g: &MarvelZombies,
    hero: HeroIx,
    effect: Effect,
    facts: &Facts,
    at: Occasion,
) -> Result<(), Refusal> {
    match at.moment {
        Moment::StartOfTurn | Moment::Turn | Moment::EndOfTurn if !g.is_turn_of(hero) => {
            return Err(Refusal::new("MZ-23.2", "not-your-turn"));
        }
        Moment::BeforeRoll | Moment::AfterRoll | Moment::AfterAttack => {
            // MZ-46.37: Doctor Strange may reroll the dice of any Super-Hero.
            let is_own = g.stack.innermost::<Attack>().is_some_and(|attack| attack.hero == hero);
            if !is_own && effect != Effect::Skill(Skill::EyeOfAgamotto) {
                return Err(Refusal::new("MZ-8.19", "wrong-moment"));
            }
        }
        Moment::EnemiesSpawned => is_near_spawn(g, hero)?,
        Moment::WoundsCome if g.zone_of(hero) != Some(at.zone) => {
            return Err(Refusal::new("MZ-8.19", "wrong-moment"));
        }
        Moment::StartOfTurn
        | Moment::Turn
        | Moment::EndOfTurn
        | Moment::WoundsCome
        | Moment::WoundsAssigned
        | Moment::EnemiesEntered
        | Moment::EnemiesMove
        | Moment::CardDrawn => {}
    }
    match facts.limit {
        Limit::Turn if !g.is_turn_of(hero) => Err(Refusal::new("MZ-23.2", "not-your-turn")),
        Limit::EnemiesPhase if g.phase != Phase::Enemies => Err(Refusal::new("MZ-8.19", "wrong-moment")),
        Limit::None | Limit::Trigger | Limit::Turn | Limit::EnemiesPhase | Limit::Round => Ok(()),
    }
}

/// MZ-23.8: figures were placed near the hero and in sight.
fn is_near_spawn(g: &MarvelZombies, hero: HeroIx) -> Result<(), Refusal> {
    let mut zones = spawn::zones(g).iter();
    if zones.any(|zone| costs::is_within(g, hero, zone, parts::NEAR, "MZ-23.8").is_ok()) {
        rule!("MZ-23.8");
        rule!("MZ-23.13");
        Ok(())
    } else {
        Err(Refusal::new("MZ-23.8", "too-far"))
    }
}

/// Everything that `hero` may use on this occasion.
pub(crate) fn usable(g: &MarvelZombies, hero: HeroIx, at: Occasion, out: &mut Vec<Action>) {
    each_usable(g, hero, at, &mut |action| out.push(action));
}

/// Whether there is anything to ask this hero about.
pub(crate) fn has_usable(g: &MarvelZombies, hero: HeroIx, at: Occasion) -> bool {
    let mut has_any = false;
    each_usable(g, hero, at, &mut |_| has_any = true);
    has_any
}

fn each_usable(g: &MarvelZombies, hero: HeroIx, at: Occasion, tell: &mut impl FnMut(Action)) {
    let who = g.who(hero);
    for effect in held(g, hero).filter(|effect| may_begin(g, hero, *effect, at).is_ok()) {
        rule!("MZ-23.7");
        for aim in aims(g, hero, effect) {
            if may_use(g, hero, effect, aim, at).is_ok() {
                tell(Action::Use { hero: who, effect, aim });
            }
        }
    }
}

/// What a hero might want to use in their own turn, allowed or not.
pub(crate) fn thinkable(g: &MarvelZombies, hero: HeroIx, out: &mut Vec<Action>) {
    let who = g.who(hero);
    for effect in held(g, hero) {
        let aims = aims(g, hero, effect);
        let first = if aims.is_empty() { Some(Aim::Nothing) } else { None };
        out.extend(aims.into_iter().chain(first).map(|aim| Action::Use { hero: who, effect, aim }));
    }
}

/// The effects that a hero has, each once.
fn held(g: &MarvelZombies, hero: HeroIx) -> impl Iterator<Item = Effect> + use<'_> {
    let hero = g.hero(hero);
    let skills = passive::skills(hero).map(Effect::Skill);
    let traits = hero.traits.iter().enumerate();
    let traits = traits.filter(|(index, held)| !hero.traits[..*index].contains(held));
    let citizens = hero.citizens.iter().copied().map(Effect::Citizen);
    let of_mode: &[Effect] = match g.mode {
        Mode::Zombie => &[],
        Mode::Hero => &[Effect::Power, Effect::Banner],
    };
    skills.chain(traits.map(|(_, held)| Effect::Trait(*held))).chain(citizens).chain(of_mode.iter().copied())
}

/// The possible aims of this effect from where the hero stands.
fn aims(g: &MarvelZombies, hero: HeroIx, effect: Effect) -> Aims {
    let mut aims = Aims::new();
    match effect {
        Effect::Skill(skill) if g.mode == Mode::Zombie => zombie_skills::aims(g, hero, skill, &mut aims),
        Effect::Skill(skill) => hero_skills::aims(g, hero, skill, &mut aims),
        Effect::Trait(held) if g.mode == Mode::Zombie => zombie_traits::aims(g, hero, held, &mut aims),
        Effect::Trait(held) => hero_traits::aims(g, hero, held, &mut aims),
        Effect::Citizen(citizen) => citizens::aims(g, hero, citizen, &mut aims),
        Effect::Power => aims.push(Aim::Nothing),
        Effect::Banner => aims.extend(g.hero(hero).citizens.iter().copied().map(Aim::Citizen)),
    }
    aims
}

/// Uses an effect. If another player has to agree, they are asked first.
pub(crate) fn run(
    g: &mut MarvelZombies,
    hero: HeroIx,
    effect: Effect,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    costs::count_use(g, hero, effect);
    match citizens::must_agree(g, effect, aim) {
        Some(with) => {
            // The effect counts as used even if the other player refuses. Otherwise a player could ask
            // forever.
            rule!("MZ-27.24");
            if g.hero(hero).seat != g.hero(with).seat {
                log.event(Event::AgreementAsked { by: g.who(hero), with: g.who(with), effect, aim });
            }
            g.stack.begin(Agree { by: hero, with, effect, aim });
        }
        None => carry_out(g, hero, effect, aim, key, log),
    }
}

/// Pays for the effect and carries it out, including one that another player has agreed to.
pub(crate) fn carry_out(
    g: &mut MarvelZombies,
    hero: HeroIx,
    effect: Effect,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    costs::tell_use(g, hero, effect, aim, log);
    costs::pay(g, hero, effect, log);
    match effect {
        Effect::Skill(skill) if g.mode == Mode::Zombie => zombie_skills::run(g, hero, skill, aim, log),
        Effect::Skill(skill) => hero_skills::run(g, hero, skill, aim, key, log),
        Effect::Trait(held) if g.mode == Mode::Zombie => zombie_traits::run(g, hero, held, aim, log),
        Effect::Trait(held) => hero_traits::run(g, hero, held, aim, key, log),
        Effect::Citizen(citizen) => citizens::run(g, hero, citizen, aim, key, log),
        Effect::Power => hero_skills::add_power_dice(g, hero),
        Effect::Banner => citizens::make_banner(g, hero, aim, log),
    }
}

/// The hero that an aim names.
pub(super) fn named(g: &MarvelZombies, who: Character) -> Option<HeroIx> {
    g.played(who).filter(|hero| g.is_in_play(*hero))
}
