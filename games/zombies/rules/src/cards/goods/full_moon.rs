//! Full Moon Fever: in step 2 of the next own turn its target must attack another player.

use table::{Log, Refusal, RulesKey, Seat, Step, rule};

use super::opponents;
use crate::action::{Good, Roll};
use crate::cards::Card;
use crate::cards::choosing::first_of;
use crate::event::Event;
use crate::flow::{Effect, Frame, Played, Toss, deeds};
use crate::state::Lasting;
use crate::tiles::Tile;
use crate::{Aim, Zombies};

/// The stages: who is attacked, two dice, bullets on them. `dice` are those of attacker and defender.
const NAME: u8 = 0;
const ATTACKER_DIE: u8 = 1;
const DEFENDER_DIE: u8 = 2;
const DEFENDER_BULLETS: u8 = 3;
const ATTACKER_BULLETS: u8 = 4;
const JUDGE: u8 = 5;

pub(super) fn aims(g: &Zombies, _card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    opponents(g, seat).for_each(|other| out(Aim::Player(other)));
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    if let Aim::Player(target) = aim {
        rule!("ZOM-C-Z4-05");
        let until = Zombies::during_next_turn(target);
        deeds::last(g, Lasting { card, by, aim, until }, log);
    }
}

/// At the begin of step 2: the fever of the active player breaks out. Says whether it does.
pub(crate) fn breaks_out(g: &mut Zombies, log: &mut impl Log<Zombies>) -> bool {
    let seat = g.active;
    let fever = |lasting: &Lasting| lasting.card == Card::FullMoon && lasting.is_on(seat);
    let Some(index) = g.lasting.iter().position(fever) else { return false };
    rule!("ZOM-C-Z4-05");
    let Lasting { card, by, .. } = g.lasting[index];
    deeds::end_lasting(g, index, log);
    g.begin(Frame::Effect(Effect { card, by, who: seat, ..Effect::default() }));
    true
}

fn defender(effect: &Effect) -> Seat {
    effect.aim.players().next().unwrap_or_default()
}

pub(super) fn toss(_g: &Zombies, effect: &Effect) -> Option<Toss> {
    let Effect { card, who: seat, stage, .. } = *effect;
    matches!(stage, ATTACKER_DIE | DEFENDER_DIE).then_some(Toss::Die { seat, card })
}

pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    let go_on = |g: &mut Zombies, stage, who| g.go_on_as(Frame::Effect(Effect { stage, who, ..effect }));
    match effect.stage {
        NAME => match first_of(|out| choices(g, &effect, key, out)) {
            (None, _) => return g.done(),
            (only, 1) => chosen(g, effect, only, key, log),
            _ => return Step::Waits,
        },
        DEFENDER_BULLETS if !g.may_improve_die(effect.who) => go_on(g, ATTACKER_BULLETS, g.active),
        ATTACKER_BULLETS if !g.may_improve_die(effect.who) => go_on(g, JUDGE, effect.who),
        JUDGE => judge(g, &effect, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

/// The loser goes to the Bridge, or to the Town Square where there is none.
fn judge(g: &mut Zombies, effect: &Effect, log: &mut impl Log<Zombies>) {
    g.done();
    let [attack, defence] = effect.dice;
    let loser = match attack.cmp(&defence) {
        std::cmp::Ordering::Less => g.active,
        std::cmp::Ordering::Equal => return,
        std::cmp::Ordering::Greater => defender(effect),
    };
    let place = g.map.find(Tile::Bridge).or(g.map.find(Tile::TownSquare));
    if let Some(spot) = place
        && g.may_be_moved(loser)
    {
        deeds::put_pawn(g, loser, spot.centre(), log);
    }
}

pub(super) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    match effect.stage {
        NAME => opponents(g, effect.who)
            .filter(|other| !g.player(*other).is_dead)
            .for_each(|other| out(Aim::Player(other))),
        // Who cannot is not asked.
        DEFENDER_BULLETS | ATTACKER_BULLETS => out(Aim::Good(Good::Bullets)),
        _ => {}
    }
}

pub(super) fn may_stop(_g: &Zombies, effect: &Effect) -> bool {
    matches!(effect.stage, DEFENDER_BULLETS | ATTACKER_BULLETS)
}

pub(super) fn chosen(
    g: &mut Zombies,
    mut effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    match (effect.stage, aim) {
        (NAME, Some(aim)) => effect = Effect { aim, stage: ATTACKER_DIE, ..effect },
        (stage, Some(_)) => {
            deeds::lose_bullets(g, effect.who, g.bullets_per_point(), log);
            effect.dice[usize::from(stage == DEFENDER_BULLETS)] += 1;
        }
        (DEFENDER_BULLETS, None) => effect = Effect { who: g.active, stage: ATTACKER_BULLETS, ..effect },
        (_, None) => effect.stage = JUDGE,
    }
    g.go_on_as(Frame::Effect(effect));
}

pub(super) fn rolled(
    g: &mut Zombies,
    mut effect: Effect,
    roll: &Roll,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let (Effect { who: seat, card, stage, .. }, Roll::Die(die)) = (effect, roll) else {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    };
    log.event(Event::DieRolled { seat, card, die: *die });
    effect.dice[usize::from(stage == DEFENDER_DIE)] = g.die_of(seat, *die) as u8;
    effect = Effect { who: defender(&effect), stage: stage + 1, ..effect };
    g.go_on_as(Frame::Effect(effect));
    Ok(())
}
