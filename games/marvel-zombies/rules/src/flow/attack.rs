//! An attack of a hero (MZ-10): choose, pay, roll, reroll, assign Hits, eliminate and score, change Hunger,
//! and follow up.

use serde::Serialize;
use table::{AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{ChanceQuestion, Keep, Question, deeds, mission, window};
use crate::MarvelZombies;
use crate::action::{Action, Dice, Form, Roll};
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
    /// Dice added by effects used before the roll.
    pub more_dice: u8,
    /// Set if an effect determines it (MZ-46.25, MZ-48.15).
    pub accuracy: Option<u8>,
    /// Feast (MZ-26.2).
    pub is_feast: bool,
    /// Dice that may still be rerolled by heroes, and those that may not.
    pub dice: Dice,
    pub rerolled: Dice,
    /// Hits left to assign.
    pub hits: u8,
    /// Enemies eliminated by it, by kind: leaders, Guards, Operators, Specialists.
    pub slain: [u8; 4],
    /// Citizens devoured in it, as bits of people.
    pub devoured: u16,
    pub xp: u8,
    /// Effects used in the current moment.
    pub used: EffectSet,
}

/// MZ-10.6
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum AttackStage {
    BeforeRoll,
    Roll,
    /// This many dice are rolled again because Enemies force it (MZ-25.1).
    Forced(u8),
    AfterRoll,
    /// Count the sixes, then roll this many dice that they add (MZ-46.13).
    Count,
    Chain(u8),
    Assign,
    Hunger,
    AfterAttack,
    Done,
}

impl AsksSeats<MarvelZombies> for Attack {
    /// MZ-10.6
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        rule!("MZ-10.6");
        match self.stage {
            AttackStage::BeforeRoll => {
                rule!("MZ-10.8");
                self.go_to(g, AttackStage::Roll);
                window::open(g, Moment::BeforeRoll, self.at, HeroSet::one(self.hero));
            }
            AttackStage::Roll if n_dice(g, &self) == 0 => self.go_to(g, AttackStage::Assign),
            AttackStage::Roll | AttackStage::Forced(_) | AttackStage::Chain(_) => return Step::Waits,
            AttackStage::AfterRoll => {
                self.go_to(g, AttackStage::Count);
                window::open(g, Moment::AfterRoll, self.at, g.heroes_in_play());
            }
            AttackStage::Count => count(g, self, log),
            AttackStage::Assign => return assign::step(g, self, key, log),
            AttackStage::Hunger => {
                self.go_to(g, AttackStage::AfterAttack);
                change_hunger(g, &self, log);
                move_sign(g, &self, log);
                keep_cards(g, &self);
            }
            AttackStage::AfterAttack => {
                rule!("MZ-10.14");
                rule!("MZ-10.15");
                self.go_to(g, AttackStage::Done);
                window::open(g, Moment::AfterAttack, self.at, HeroSet::one(self.hero));
            }
            AttackStage::Done => finish(g, &self, key, log),
        }
        Step::Ran
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let hero = g.who(self.hero);
        match self.stage {
            AttackStage::Roll => Pending::Chance(ChanceQuestion::Attack { hero, n: n_dice(g, self) }),
            AttackStage::Forced(n) => Pending::Chance(ChanceQuestion::Reroll { hero, n }),
            AttackStage::Chain(n) => Pending::Chance(ChanceQuestion::Attack { hero, n }),
            AttackStage::BeforeRoll
            | AttackStage::AfterRoll
            | AttackStage::Count
            | AttackStage::Assign
            | AttackStage::Hunger
            | AttackStage::AfterAttack
            | AttackStage::Done => {
                Pending::turn(g.hero(self.hero).seat, Question::Target { hero, at: self.at })
            }
        }
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        assign::each_choice(g, self, |aim| out.push(Action::Pick { aim }));
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Action::Pick { aim } = action else { return Err(Refusal::OTHER_QUESTION) };
        let mut is_choice = false;
        assign::each_choice(g, &self, |choice| is_choice |= choice == aim);
        if !is_choice {
            return Err(Refusal::new("MZ-11.3", "no-target-among-equals"));
        }
        assign::give(g, self, aim, key, log);
        Ok(())
    }
}

impl AsksBoth<MarvelZombies> for Attack {
    fn roll(&self, g: &MarvelZombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        super::roll_dice(self.n_to_roll(g), chance)
    }

    fn rolled(
        mut self,
        g: &mut MarvelZombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let dice = super::dice_of(roll, self.n_to_roll(g))?;
        let hero = g.who(self.hero);
        match self.stage {
            AttackStage::Roll => {
                self.dice = dice;
                let accuracy = accuracy(g, &self);
                log.event(Event::AttackRolled { hero, dice, accuracy });
                self.stage = match hits(&dice, accuracy) {
                    0 => AttackStage::AfterRoll,
                    n if is_hexed(g, &self) => {
                        // The dice that hit are picked up again.
                        self.dice[usize::from(accuracy) - 1..].fill(0);
                        AttackStage::Forced(n)
                    }
                    _ => AttackStage::AfterRoll,
                };
            }
            AttackStage::Forced(_) => {
                rule!("MZ-10.11");
                add(&mut self.dice, &dice);
                log.event(Event::DiceRerolled { hero, dice, is_forced: true });
                self.stage = AttackStage::AfterRoll;
            }
            AttackStage::Chain(_) => {
                add(&mut self.rerolled, &dice);
                log.event(Event::DiceAdded { hero, dice });
                self.stage = AttackStage::Chain(dice[5]);
                if dice[5] == 0 {
                    self = with_hits(g, self, log);
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
        g.stack.go_on_as(self);
        Ok(())
    }
}

/// MZ-10.9: how many dice are rolled. The Sign counts Enemies instead (MZ-21.2).
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

pub(super) fn add(dice: &mut Dice, more: &Dice) {
    dice.iter_mut().zip(more).for_each(|(n, more)| *n += more);
}

/// MZ-25.1, MZ-25.7: Scarlet Witch forces attackers in the same zone to roll their Hits again.
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

/// MZ-46.13: after rerolls, sixes may add dice.
fn count(g: &mut MarvelZombies, attack: Attack, log: &mut impl Log<MarvelZombies>) {
    let sixes = attack.dice[5] + attack.rerolled[5];
    let attack = match sixes {
        1.. if passive::chains(g, &attack) => Attack { stage: AttackStage::Chain(sixes), ..attack },
        _ => with_hits(g, attack, log),
    };
    g.stack.go_on_as(attack);
}

fn with_hits(g: &MarvelZombies, attack: Attack, log: &mut impl Log<MarvelZombies>) -> Attack {
    let accuracy = accuracy(g, &attack);
    let hits = hits(&attack.dice, accuracy) + hits(&attack.rerolled, accuracy);
    log.event(Event::HitsCounted { hero: g.who(attack.hero), hits });
    Attack { hits, stage: AttackStage::Assign, ..attack }
}

/// MZ-10.13, MZ-12.5 to MZ-12.7: in Hero Mode, ones do nothing (MZ-29.5).
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

/// MZ-21.4: after its first throw the Sign lies damaged where it fell. After the second it is gone.
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

/// MZ-12.8: the hero gets the card of a devoured Citizen.
fn keep_cards(g: &mut MarvelZombies, attack: &Attack) {
    for card in attack.devoured_cards() {
        rule!("MZ-12.8");
        g.stack.begin(Keep { hero: attack.hero, card });
    }
}

/// The mission reacts to devoured Citizens once everything else is done (MZ-39.10).
fn finish(g: &mut MarvelZombies, attack: &Attack, key: &RulesKey, log: &mut impl Log<MarvelZombies>) {
    g.stack.done();
    for card in attack.devoured_cards() {
        mission::citizen_devoured(g, attack.hero, card, attack.at, key, log);
    }
}

impl Attack {
    /// The innermost attack, so that a procedure inside it can change it.
    pub(crate) fn under_way(g: &mut MarvelZombies) -> &mut Attack {
        g.stack.innermost_mut().expect("an attack is under way")
    }

    fn go_to(self, g: &mut MarvelZombies, stage: AttackStage) {
        g.stack.go_on_as(Attack { stage, ..self });
    }

    /// The number of dice that chance is asked for now.
    fn n_to_roll(&self, g: &MarvelZombies) -> u8 {
        match self.stage {
            AttackStage::Roll => n_dice(g, self),
            AttackStage::Forced(n) | AttackStage::Chain(n) => n,
            AttackStage::BeforeRoll
            | AttackStage::AfterRoll
            | AttackStage::Count
            | AttackStage::Assign
            | AttackStage::Hunger
            | AttackStage::AfterAttack
            | AttackStage::Done => 0,
        }
    }

    pub(crate) fn n_eliminated(&self) -> u8 {
        self.slain.iter().sum()
    }

    /// Whether anybody was eliminated or devoured.
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
