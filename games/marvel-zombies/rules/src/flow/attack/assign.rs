//! Assigning Hits by priority, eliminating targets, and the experience gained by it (MZ-11, MZ-12, MZ-6).

use table::{Log, RulesKey, Step, rule};

use crate::MarvelZombies;
use crate::action::{Aim, Form};
use crate::board::Zone;
use crate::cast::{COMMON, Character, Kind, Mode};
use crate::event::Event;
use crate::flow::{Attack, AttackStage, citizens, deeds, figures, leaders};

/// The target of the next Hits (MZ-11.1).
enum Target {
    /// One of the leaders whom the Hits can eliminate.
    Leaders,
    Common(Kind),
    Citizens,
    /// Nobody, or nobody whom the remaining Hits can eliminate.
    Nobody,
}

/// Assigns Hits as long as there is nothing to choose.
pub(super) fn step(
    g: &mut MarvelZombies,
    attack: Attack,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    let target = if is_done(&attack) { Target::Nobody } else { next(g, &attack) };
    match target {
        Target::Nobody => score(g, attack, key, log),
        Target::Common(kind) => give_to_common(g, attack, kind, log),
        Target::Leaders | Target::Citizens => {
            let mut choices = 0;
            let mut first = Aim::Nothing;
            each_choice(g, &attack, |aim| {
                choices += 1;
                if choices == 1 {
                    first = aim;
                }
            });
            if choices > 1 && !are_enough_for_all(g, &attack) {
                rule!("MZ-11.3");
                return Step::Waits;
            }
            give(g, attack, first, key, log);
        }
    }
    Step::Ran
}

/// If all leaders in the zone are eliminated, there is nothing to choose.
fn are_enough_for_all(g: &MarvelZombies, attack: &Attack) -> bool {
    let needed: u8 = targets(g, attack).map(|who| leaders::endurance(g, who)).sum();
    let is_single = attack.form == Form::Devour && !attack.is_feast;
    needed > 0 && needed <= attack.hits && !is_single
}

/// MZ-12.4: a Devour eliminates only one target, except with Feast.
fn is_done(attack: &Attack) -> bool {
    let is_sated = attack.form == Form::Devour && !attack.is_feast && attack.is_successful();
    if is_sated {
        rule!("MZ-12.4");
    }
    attack.hits == 0 || is_sated
}

fn next(g: &MarvelZombies, attack: &Attack) -> Target {
    rule!("MZ-11.1");
    rule!("MZ-11.2");
    let at = attack.at;
    if targets(g, attack).next().is_some() {
        // Hits that cannot eliminate anybody of the current priority are lost.
        rule!("MZ-11.4");
        let is_enough = targets(g, attack).any(|who| leaders::endurance(g, who) <= attack.hits);
        return if is_enough { Target::Leaders } else { Target::Nobody };
    }
    if attack.form == Form::Sign {
        rule!("MZ-21.3");
    }
    if let Some(kind) = COMMON.into_iter().find(|kind| g.n_in(at, *kind) > 0) {
        rule!("MZ-11.4");
        rule!("MZ-12.3");
        return if kind.endurance() <= attack.hits { Target::Common(kind) } else { Target::Nobody };
    }
    let has_citizen = g.citizens_in(at).next().is_some();
    match attack.form {
        Form::Devour if has_citizen => {
            rule!("MZ-12.3");
            rule!("MZ-15.4");
            Target::Citizens
        }
        Form::Devour | Form::Unique | Form::Sign => {
            rule!("MZ-11.5");
            rule!("MZ-11.6");
            rule!("MZ-29.11");
            Target::Nobody
        }
    }
}

/// Leaders of the target zone who take Hits of this attack.
fn targets<'a>(g: &'a MarvelZombies, attack: &Attack) -> impl Iterator<Item = Character> + 'a {
    let (at, form) = (attack.at, attack.form);
    let from = g.zone_of(attack.hero).unwrap_or(at);
    g.leaders_in(at).filter(move |who| form != Form::Sign && can_target(g, *who, from, at))
}

/// MZ-47.6: as an Enemy, Wasp can be hit only from the same zone.
pub(super) fn can_target(g: &MarvelZombies, who: Character, from: Zone, at: Zone) -> bool {
    let is_out_of_reach = g.mode == Mode::Hero && who == Character::Wasp && from != at;
    if is_out_of_reach {
        rule!("MZ-47.6");
    }
    !is_out_of_reach
}

/// The targets of the next priority among which the attacker's player chooses (MZ-11.3).
pub(super) fn each_choice(g: &MarvelZombies, attack: &Attack, mut tell: impl FnMut(Aim)) {
    if is_done(attack) {
        return;
    }
    match next(g, attack) {
        Target::Leaders => {
            let within = targets(g, attack).filter(|who| leaders::endurance(g, *who) <= attack.hits);
            within.for_each(|who| tell(Aim::Leader(who)));
        }
        Target::Citizens => g.citizens_in(attack.at).for_each(|card| tell(Aim::Citizen(card))),
        Target::Common(_) | Target::Nobody => {}
    }
}

/// Eliminates a leader, or devours a Citizen.
pub(super) fn give(
    g: &mut MarvelZombies,
    mut attack: Attack,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    let hero = g.who(attack.hero);
    match aim {
        Aim::Leader(who) => {
            rule!("MZ-6.6");
            rule!("MZ-6.7");
            rule!("MZ-7.6");
            if g.leaders[who.place()].is_banner {
                rule!("MZ-47.7");
            }
            attack.hits -= leaders::endurance(g, who);
            attack.xp += who.endurance();
            attack.slain[Kind::Leader as usize] += 1;
            g.stack.go_on_as(attack);
            leaders::eliminate(g, who, Some(attack.hero), key, log);
        }
        Aim::Citizen(citizen) => {
            rule!("MZ-12.2");
            attack.hits -= 1;
            attack.devoured |= 1 << citizen as u16;
            g.stack.go_on_as(attack);
            log.event(Event::CitizenDevoured { hero, citizen, at: attack.at });
            citizens::devour(g, attack.hero, citizen);
        }
        Aim::Nothing
        | Aim::Zone(_)
        | Aim::Hero(_)
        | Aim::Door(_)
        | Aim::Kind(..)
        | Aim::Trait(_)
        | Aim::Give(..)
        | Aim::TakeFrom(..)
        | Aim::Number(_) => unreachable!("only leaders and Citizens are offered"),
    }
}

/// Figures of a common kind are alike.
fn give_to_common(g: &mut MarvelZombies, mut attack: Attack, kind: Kind, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-6.5");
    rule!("MZ-7.6");
    rule!("MZ-29.10");
    rule!("MZ-10.12");
    let most = if attack.form == Form::Devour && !attack.is_feast { 1 } else { u8::MAX };
    let n = (attack.hits / kind.endurance()).min(g.n_in(attack.at, kind)).min(most);
    if attack.is_feast {
        rule!("MZ-12.9");
    }
    attack.hits -= n * kind.endurance();
    attack.slain[kind as usize] += n;
    attack.xp += n;
    g.stack.go_on_as(attack);
    figures::remove(g, kind, n, attack.at);
    log.event(Event::EnemiesEliminated { hero: g.who(attack.hero), kind, n, at: attack.at });
}

/// MZ-6.11: the XP of one attack is added together.
fn score(g: &mut MarvelZombies, attack: Attack, key: &RulesKey, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-6.8");
    rule!("MZ-6.9");
    rule!("MZ-6.11");
    rule!("MZ-6.13");
    rule!("MZ-7.7");
    rule!("MZ-10.16");
    if attack.hits > 0 {
        log.event(Event::HitsLost { hero: g.who(attack.hero), hits: attack.hits });
    }
    g.stack.go_on_as(Attack { stage: AttackStage::Hunger, hits: 0, ..attack });
    deeds::gain_xp(g, attack.hero, attack.xp, key, log);
}
