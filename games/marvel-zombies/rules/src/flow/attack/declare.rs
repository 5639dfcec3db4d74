//! Declaring an attack: its form, its zone, and what it costs (MZ-10.1 to MZ-10.8).

use table::{Log, Refusal, rule};

use super::assign;
use crate::MarvelZombies;
use crate::action::{Dice, Form};
use crate::board::Zone;
use crate::cast::Mode;
use crate::effects::sheets::{self, Reach};
use crate::effects::{EffectSet, passive};
use crate::event::Event;
use crate::flow::{Attack, AttackStage, deeds, mission};
use crate::state::HeroIx;

/// Whether a hero may make this attack. `range` is what an effect grants instead of the sheet's range
/// (MZ-24.5). `is_paid` marks a free attack that is made although its price made the hero Voracious
/// (MZ-13.12).
pub(crate) fn may_attack(
    g: &MarvelZombies,
    hero: HeroIx,
    form: Form,
    at: Zone,
    range: Option<u8>,
    is_paid: bool,
) -> Result<(), Refusal> {
    let Some(from) = g.zone_of(hero) else { return Err(Refusal::new("MZ-14.8", "hero-not-in-play")) };
    match form {
        Form::Devour if g.mode == Mode::Hero => return Err(Refusal::new("MZ-29.5", "no-devour")),
        Form::Sign if g.sign.is_none_or(|sign| sign.zone != from) => {
            return Err(Refusal::new("MZ-21.1", "no-sign-here"));
        }
        Form::Sign => mission::may_throw_sign(g)?,
        Form::Unique | Form::Devour => {}
    }
    if form != Form::Devour && passive::is_held_by_hunger(g, hero) {
        rule!("MZ-13.8");
        if !is_paid {
            return Err(Refusal::new("MZ-13.9", "voracious"));
        }
        rule!("MZ-13.12");
    }
    in_reach(g, hero, form, from, at, range)?;
    if !has_target(g, form, from, at) {
        return Err(match form {
            Form::Sign => Refusal::new("MZ-21.5", "no-target"),
            Form::Unique | Form::Devour => Refusal::new("MZ-10.7", "no-target"),
        });
    }
    Ok(())
}

fn in_reach(
    g: &MarvelZombies,
    hero: HeroIx,
    form: Form,
    from: Zone,
    at: Zone,
    range: Option<u8>,
) -> Result<(), Refusal> {
    rule!("MZ-10.1");
    let reach = sheets::of(g.who(hero), form).reach;
    let most = range.unwrap_or_else(|| passive::range_for(g, hero, form));
    let is_near = g.range(from, at).is_some_and(|range| range <= most);
    match reach {
        Reach::Melee(_) if is_near => {
            if at != from {
                rule!("MZ-10.4");
            }
            Ok(())
        }
        Reach::Ranged(_) if is_near => {
            rule!("MZ-10.5");
            Ok(())
        }
        Reach::Melee(_) => Err(Refusal::new("MZ-10.2", "out-of-reach")),
        Reach::Ranged(_) => Err(Refusal::new("MZ-10.3", "out-of-reach")),
    }
}

fn has_target(g: &MarvelZombies, form: Form, from: Zone, at: Zone) -> bool {
    let has_common = g.crowd[at.index()].total() > 0;
    match form {
        Form::Sign => has_common,
        Form::Unique => has_common || g.leaders_in(at).any(|who| assign::can_target(g, who, from, at)),
        Form::Devour => g.has_enemy(at) || g.citizens_in(at).next().is_some(),
    }
}

/// Begins an allowed attack.
pub(crate) fn start(
    g: &mut MarvelZombies,
    hero: HeroIx,
    form: Form,
    at: Zone,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-8.14");
    rule!("MZ-6.1");
    rule!("MZ-6.4");
    rule!("MZ-10.17");
    if form == Form::Devour {
        rule!("MZ-12.1");
    }
    if form == Form::Sign {
        rule!("MZ-21.1");
        rule!("MZ-21.6");
        rule!("MZ-21.7");
    }
    log.event(Event::Attacked { hero: g.who(hero), form, at });
    let range = g.zone_of(hero).and_then(|from| g.range(from, at)).unwrap_or(0);
    let power = passive::power_for_range(g, hero, form, range);
    deeds::lower_gauge(g, hero, power, log);
    let is_grown = g.is_turn_of(hero) && std::mem::take(&mut g.turn.is_grown);
    g.turn.has_attacked |= g.is_turn_of(hero);
    g.stack.begin(Attack {
        hero,
        form,
        at,
        stage: AttackStage::BeforeRoll,
        more_dice: 0,
        accuracy: is_grown.then_some(3),
        is_feast: false,
        dice: Dice::default(),
        rerolled: Dice::default(),
        hits: 0,
        slain: [0; 4],
        devoured: 0,
        xp: 0,
        used: EffectSet::default(),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::scene;

    /// MZ-46.25: a hero who grows does so for their own next attack, not for one that another hero makes in
    /// between.
    #[test]
    fn an_attack_of_another_hero_leaves_the_grown_one_grown() {
        let mut g = scene("mission MH5\nheroes ms-marvel, thor\nbegin turn ms-marvel").expect("a scene");
        g.turn.is_grown = true;
        let at = g.zone_of(HeroIx(1)).expect("a zone");
        let mut log = Vec::new();
        start(&mut g, HeroIx(1), Form::Unique, at, &mut log);
        assert_eq!(g.stack.top_as::<Attack>().map(|attack| attack.accuracy), Some(None));
        assert!(g.turn.is_grown);
        start(&mut g, HeroIx(0), Form::Unique, at, &mut log);
        assert_eq!(g.stack.top_as::<Attack>().map(|attack| attack.accuracy), Some(Some(3)));
        assert!(!g.turn.is_grown);
    }
}
