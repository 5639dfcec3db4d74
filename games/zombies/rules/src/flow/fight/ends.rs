//! What a roll leads to: a kill, a dodge, or a life lost and the next roll.

use table::{Log, rule};

use super::{Fight, FightStage};
use crate::Zombies;
use crate::cards::weapons;
use crate::event::Event;
use crate::flow::deeds;
use crate::tiles::Figure;

/// ZOM-7.7, ZOM-10.14: the kill counts once its window has closed.
pub(crate) fn win(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) {
    let killed = deeds::take_figure(g, fight.at);
    log.event(Event::ZombieKilled { seat: fight.seat, at: fight.at, figure: killed.unwrap_or_default() });
    g.fight_on_as(Fight { stage: FightStage::Killed, killed, ..fight });
}

/// ZOM-18.1: the fight ends with a dodge.
pub(crate) fn dodged(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) {
    rule!("ZOM-18.1");
    rule!("ZOM-18.2");
    rule!("ZOM-18.8");
    rule!("ZOM-18.9");
    log.event(Event::ZombieDodged { seat: fight.seat, at: fight.at });
    g.turn.dodged[fight.seat.index()] += 1;
    g.fight_on_as(Fight { stage: FightStage::Over, ..fight });
    g.stop_walks();
}

/// ZOM-7.8, ZOM-7.11: the player loses a life, and the next roll follows.
pub(super) fn lose(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) {
    rule!("ZOM-7.8");
    rule!("ZOM-7.11");
    rule!("ZOM-7.12");
    let halves = if g.map.figure(fight.at) == Some(Figure::Dog) {
        rule!("ZOM-22.4");
        1
    } else {
        2
    };
    again(g, fight);
    weapons::paid(g, fight.seat, log);
    // Anything that could save the life could have been used before.
    deeds::take_life(g, fight.seat, halves, None, log);
}

/// The fight goes on with a new roll.
pub(crate) fn again(g: &mut Zombies, fight: Fight) {
    let Fight { seat, at, n_rolls, is_in_step_two, .. } = fight;
    g.fight_on_as(Fight { seat, at, n_rolls, is_in_step_two, stage: FightStage::Ready, ..Fight::default() });
}
