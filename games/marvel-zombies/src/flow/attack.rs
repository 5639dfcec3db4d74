//! An attack of a hero (MZ-10): choose, pay, roll, reroll, assign Hits, eliminate and score, Hunger, what follows.

use serde::Serialize;
use table::{Log, Pending, PendingOf, Refusal, RulesKey, Step, rule};

use super::{Frame, Question, Toss, deeds, mission, window};
use crate::MarvelZombies;
use crate::action::{Action, Dice, Form};
use crate::board::Zone;
use crate::cast::{Character, CitizenCard, Kind, Mode, N_CITIZENS};
use crate::effects::{EffectSet, Moment, passive, sheets};
use crate::event::Event;
use crate::state::{HeroIx, HeroSet, Sign};

mod assign;
mod declare;

pub(crate) use declare::{may_attack, start};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    pub hero: HeroIx,
    pub form: Form,
    pub at: Zone,
    pub stage: AttackStage,
    /// Dice of effects used before the roll.
    pub more_dice: u8,
    /// Where an effect sets it (MZ-46.25, MZ-48.15).
    pub accuracy: Option<u8>,
    /// Feast (MZ-26.2).
    pub is_feast: bool,
    /// Dice that may still be rerolled by heroes, and those that may not.
    pub dice: Dice,
    pub rerolled: Dice,
    /// Hits left to assign.
    pub hits: u8,
    /// Enemies that it eliminated, by kind: leaders, Guards, Operators, Specialists.
    pub slain: [u8; 4],
    /// Citizens that it devoured, as bits of people.
    pub devoured: u16,
    pub xp: u8,
    /// Effects of the running moment that were used.
    pub used: EffectSet,
}

/// MZ-10.6
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AttackStage {
    BeforeRoll,
    Roll,
    /// So many dice are rolled again because Enemies force it (MZ-25.1).
    Forced(u8),
    AfterRoll,
    /// So many dice are added by sixes (MZ-46.13); at first the sixes have yet to be counted.
    Count,
    Chain(u8),
    Assign,
    Hunger,
    AfterAttack,
    Done,
}

/// MZ-10.6
pub(super) fn step(
    g: &mut MarvelZombies,
    attack: Attack,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Step {
    rule!("MZ-10.6");
    match attack.stage {
        AttackStage::BeforeRoll => {
            rule!("MZ-10.8");
            go_to(g, attack, AttackStage::Roll);
            window::open(g, Moment::BeforeRoll, attack.at, HeroSet::one(attack.hero));
        }
        AttackStage::Roll if n_dice(g, &attack) == 0 => go_to(g, attack, AttackStage::Assign),
        AttackStage::Roll | AttackStage::Forced(_) | AttackStage::Chain(_) => return Step::Waits,
        AttackStage::AfterRoll => {
            go_to(g, attack, AttackStage::Count);
            window::open(g, Moment::AfterRoll, attack.at, g.heroes_in_play());
        }
        AttackStage::Count => count(g, attack, log),
        AttackStage::Assign => return assign::step(g, attack, key, log),
        AttackStage::Hunger => {
            go_to(g, attack, AttackStage::AfterAttack);
            change_hunger(g, &attack, log);
            move_sign(g, &attack, log);
            keep_cards(g, &attack);
        }
        AttackStage::AfterAttack => {
            rule!("MZ-10.14");
            rule!("MZ-10.15");
            go_to(g, attack, AttackStage::Done);
            window::open(g, Moment::AfterAttack, attack.at, HeroSet::one(attack.hero));
        }
        AttackStage::Done => finish(g, &attack, key, log),
    }
    Step::Ran
}

fn go_to(g: &mut MarvelZombies, attack: Attack, stage: AttackStage) {
    g.go_on_as(Frame::Attack(Attack { stage, ..attack }));
}

/// MZ-10.9: what is rolled; the Sign counts Enemies in place of all that (MZ-21.2).
pub(crate) fn n_dice(g: &MarvelZombies, attack: &Attack) -> u8 {
    rule!("MZ-10.9");
    rule!("MZ-10.19");
    rule!("MZ-13.3");
    match attack.form {
        Form::Sign => {
            rule!("MZ-21.2");
            rule!("MZ-29.27");
            g.crowd[attack.at.index()].total()
        }
        Form::Devour => passive::dice_for(g, attack.hero, attack.form) + attack.more_dice,
        Form::Unique => {
            passive::dice_for(g, attack.hero, attack.form) + attack.more_dice + mission::more_dice(g)
        }
    }
}

/// MZ-10.18: no effect makes it better than 2+.
pub(crate) fn accuracy(g: &MarvelZombies, attack: &Attack) -> u8 {
    rule!("MZ-10.18");
    attack.accuracy.unwrap_or_else(|| sheets::of(g.who(attack.hero), attack.form).accuracy).max(2)
}

/// MZ-10.10
pub(crate) fn hits(dice: &Dice, accuracy: u8) -> u8 {
    rule!("MZ-10.10");
    dice[usize::from(accuracy) - 1..].iter().sum()
}

pub(super) fn pending(g: &MarvelZombies, attack: &Attack) -> PendingOf<MarvelZombies> {
    let hero = g.who(attack.hero);
    match attack.stage {
        AttackStage::Roll => Pending::Chance(Toss::Attack { hero, n: n_dice(g, attack) }),
        AttackStage::Forced(n) => Pending::Chance(Toss::Reroll { hero, n }),
        AttackStage::Chain(n) => Pending::Chance(Toss::Attack { hero, n }),
        AttackStage::BeforeRoll
        | AttackStage::AfterRoll
        | AttackStage::Count
        | AttackStage::Assign
        | AttackStage::Hunger
        | AttackStage::AfterAttack
        | AttackStage::Done => {
            Pending::turn(g.hero(attack.hero).seat, Question::Target { hero, at: attack.at })
        }
    }
}

pub(super) fn rolled(
    g: &mut MarvelZombies,
    mut attack: Attack,
    dice: Dice,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let hero = g.who(attack.hero);
    match attack.stage {
        AttackStage::Roll => {
            expect(dice, n_dice(g, &attack))?;
            attack.dice = dice;
            let accuracy = accuracy(g, &attack);
            log.event(Event::AttackRolled { hero, dice, accuracy });
            attack.stage = match hits(&dice, accuracy) {
                0 => AttackStage::AfterRoll,
                n if is_hexed(g, &attack) => {
                    // The dice that hit are taken up again.
                    attack.dice[usize::from(accuracy) - 1..].fill(0);
                    AttackStage::Forced(n)
                }
                _ => AttackStage::AfterRoll,
            };
        }
        AttackStage::Forced(n) => {
            rule!("MZ-10.11");
            expect(dice, n)?;
            add(&mut attack.dice, &dice);
            log.event(Event::DiceRerolled { hero, dice, is_forced: true });
            attack.stage = AttackStage::AfterRoll;
        }
        AttackStage::Chain(n) => {
            expect(dice, n)?;
            add(&mut attack.rerolled, &dice);
            log.event(Event::DiceAdded { hero, dice });
            attack.stage = AttackStage::Chain(dice[5]);
            if dice[5] == 0 {
                attack = with_hits(g, attack, log);
            }
        }
        AttackStage::BeforeRoll
        | AttackStage::AfterRoll
        | AttackStage::Count
        | AttackStage::Assign
        | AttackStage::Hunger
        | AttackStage::AfterAttack
        | AttackStage::Done => return Err(Refusal::IMPOSSIBLE_ROLL),
    }
    g.go_on_as(Frame::Attack(attack));
    Ok(())
}

/// Chance gives as many dice as it was asked for.
pub(crate) fn expect(dice: Dice, n: u8) -> Result<(), Refusal> {
    let sum: u16 = dice.iter().map(|n| u16::from(*n)).sum();
    if sum == u16::from(n) { Ok(()) } else { Err(Refusal::IMPOSSIBLE_ROLL) }
}

fn add(dice: &mut Dice, more: &Dice) {
    dice.iter_mut().zip(more).for_each(|(n, more)| *n += more);
}

/// MZ-25.1, MZ-25.7: Scarlet Witch forces those who stand in her zone to roll their Hits again.
fn is_hexed(g: &MarvelZombies, attack: &Attack) -> bool {
    let is_hexed = g.mode == Mode::Zombie
        && g.zone_of(attack.hero).is_some_and(|zone| {
            g.leaders_in(zone).any(|who| who == Character::ScarletWitch && mission::is_awake(g, who))
        });
    if is_hexed {
        rule!("MZ-25.1");
        rule!("MZ-25.7");
    }
    is_hexed
}

/// MZ-46.13: after rerolls sixes may add dice.
fn count(g: &mut MarvelZombies, attack: Attack, log: &mut impl Log<MarvelZombies>) {
    let sixes = attack.dice[5] + attack.rerolled[5];
    let attack = match sixes {
        1.. if passive::chains(g, &attack) => Attack { stage: AttackStage::Chain(sixes), ..attack },
        _ => with_hits(g, attack, log),
    };
    g.go_on_as(Frame::Attack(attack));
}

fn with_hits(g: &MarvelZombies, attack: Attack, log: &mut impl Log<MarvelZombies>) -> Attack {
    let accuracy = accuracy(g, &attack);
    let hits = hits(&attack.dice, accuracy) + hits(&attack.rerolled, accuracy);
    log.event(Event::HitsCounted { hero: g.who(attack.hero), hits });
    Attack { hits, stage: AttackStage::Assign, ..attack }
}

/// MZ-27.25: dice that heroes have rolled again lie with the others, to be rolled once more.
pub(crate) fn take_up_again(g: &mut MarvelZombies) {
    g.change_attack(|attack| {
        let rerolled = std::mem::take(&mut attack.rerolled);
        if rerolled != Dice::default() {
            rule!("MZ-27.25");
        }
        add(&mut attack.dice, &rerolled);
    });
}

/// These dice of the innermost attack are rolled again by a hero's effect, each at most once (MZ-10.11).
pub(crate) fn reroll(g: &mut MarvelZombies, again: Dice) {
    rule!("MZ-10.11");
    g.change_attack(|attack| attack.dice.iter_mut().zip(again).for_each(|(n, again)| *n -= again));
    if again.iter().any(|n| *n > 0) {
        g.begin(Frame::Reroll { n: again.iter().sum() });
    }
}

pub(super) fn pending_reroll(g: &MarvelZombies, n: u8) -> PendingOf<MarvelZombies> {
    let attack = g.attack().expect("dice are rolled again in an attack");
    Pending::Chance(Toss::Reroll { hero: g.who(attack.hero), n })
}

pub(super) fn rerolled(
    g: &mut MarvelZombies,
    n: u8,
    dice: Dice,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    expect(dice, n)?;
    g.done();
    g.change_attack(|attack| add(&mut attack.rerolled, &dice));
    let hero = g.who(g.attack().expect("dice are rolled again in an attack").hero);
    log.event(Event::DiceRerolled { hero, dice, is_forced: false });
    Ok(())
}

pub(super) fn legal(g: &MarvelZombies, attack: &Attack, out: &mut Vec<Action>) {
    assign::each_choice(g, attack, |aim| out.push(Action::Pick { aim }));
}

pub(super) fn act(
    g: &mut MarvelZombies,
    attack: Attack,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim } = action else { return Err(Refusal::OTHER_QUESTION) };
    let mut is_choice = false;
    assign::each_choice(g, &attack, |choice| is_choice |= choice == aim);
    if !is_choice {
        return Err(Refusal::new("MZ-11.3", "no-target-among-equals"));
    }
    assign::give(g, attack, aim, key, log);
    Ok(())
}

/// MZ-10.13, MZ-12.5 to MZ-12.7; in Hero Mode ones do nothing (MZ-29.5).
fn change_hunger(g: &mut MarvelZombies, attack: &Attack, log: &mut impl Log<MarvelZombies>) {
    if g.mode == Mode::Hero {
        rule!("MZ-29.5");
        return;
    }
    if attack.form == Form::Devour && attack.is_successful() {
        rule!("MZ-12.5");
        rule!("MZ-12.6");
        return deeds::lower_gauge(g, attack.hero, u8::MAX, log);
    }
    rule!("MZ-10.13");
    rule!("MZ-13.4");
    if attack.form == Form::Devour {
        rule!("MZ-12.7");
    }
    deeds::raise_gauge(g, attack.hero, attack.dice[0] + attack.rerolled[0], log);
}

/// MZ-21.4: thrown once it lies damaged where it fell, thrown twice it is gone.
fn move_sign(g: &mut MarvelZombies, attack: &Attack, log: &mut impl Log<MarvelZombies>) {
    if attack.form != Form::Sign {
        return;
    }
    rule!("MZ-21.4");
    g.sign = match g.sign {
        Some(Sign { is_damaged: false, .. }) => Some(Sign { zone: attack.at, is_damaged: true }),
        _ => None,
    };
    log.event(Event::SignThrown { at: g.sign.map(|sign| sign.zone) });
}

/// MZ-12.8: a devoured Citizen gives its card.
fn keep_cards(g: &mut MarvelZombies, attack: &Attack) {
    for card in attack.devoured_cards() {
        rule!("MZ-12.8");
        g.begin(Frame::Keep { hero: attack.hero, card });
    }
}

/// The mission hears of devoured Citizens when all else is done (MZ-39.10).
fn finish(g: &mut MarvelZombies, attack: &Attack, key: &RulesKey, log: &mut impl Log<MarvelZombies>) {
    g.done();
    for card in attack.devoured_cards() {
        mission::citizen_devoured(g, attack.hero, card, attack.at, key, log);
    }
}

impl Attack {
    pub(crate) fn n_eliminated(&self) -> u8 {
        self.slain.iter().sum()
    }

    /// Something was eliminated or devoured.
    pub(crate) fn is_successful(&self) -> bool {
        self.n_eliminated() > 0 || self.devoured != 0
    }

    pub(crate) fn has_slain(&self, kind: Kind) -> bool {
        self.slain[kind as usize] > 0
    }

    fn devoured_cards(&self) -> impl Iterator<Item = CitizenCard> + use<> {
        let devoured = self.devoured;
        CitizenCard::ALL[..N_CITIZENS].iter().copied().filter(move |card| devoured & 1 << *card as u16 != 0)
    }
}

impl MarvelZombies {
    /// Changes the innermost attack, below what goes on inside it.
    pub(crate) fn change_attack(&mut self, change: impl FnOnce(&mut Attack)) {
        let attack = self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        });
        change(attack.expect("an attack is under way"));
    }
}
