//! Life, bullets and guts gained, lost and handed over.

use table::{Log, RulesKey, Seat, Step, rule};

use super::opponents;
use crate::action::Good;
use crate::cards::Card;
use crate::cards::choosing::first_of;
pub(super) use crate::cards::quiet::{may_stop, rolled, toss};
use crate::event::Event;
use crate::flow::deeds::{GUTS_AT_MOST, LIFE_AT_MOST};
use crate::flow::{Effect, Frame, Played, deeds};
use crate::state::Lasting;
use crate::{Aim, Zombies};

pub(super) fn aims(g: &Zombies, card: Card, seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    let has_room = |player: &Seat| g.rules.guts && g.player(*player).guts < GUTS_AT_MOST;
    let has_guts = |player: &Seat| g.has_good(*player, Good::Guts);
    match card {
        Card::LotsOfAmmo | Card::SelfEsteem => out(Aim::Nothing),
        Card::FullyLoaded if richer(g, seat).next().is_some() => out(Aim::Nothing),
        Card::GoodBehavior if g.player(seat).is_jacketed || g.player(seat).life < LIFE_AT_MOST => {
            out(Aim::Nothing);
        }
        Card::Shots if g.seats().any(|player| has_room(&player)) => out(Aim::Nothing),
        Card::Electro => g.seats().filter(has_room).for_each(|player| out(Aim::Player(player))),
        Card::StraightJacket => opponents(g, seat).filter(has_guts).for_each(|other| out(Aim::Player(other))),
        Card::Sedatives => {
            for taker in g.seats().filter(has_room) {
                opponents(g, taker).filter(has_guts).for_each(|from| out(Aim::Players(taker, from)));
            }
        }
        Card::CouldUseThat => {
            for other in opponents(g, seat) {
                if g.has_good(other, Good::Bullets) {
                    out(Aim::Goods(other, Good::Bullets));
                }
                if has_guts(&other) && has_room(&seat) {
                    out(Aim::Goods(other, Good::Guts));
                }
            }
        }
        _ => {}
    }
}

/// ZOM-C-Z4-06: those who have more life or more bullets.
fn richer(g: &Zombies, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let own = g.player(seat);
    opponents(g, seat).filter(move |other| {
        let player = g.player(*other);
        player.life > own.life || player.bullets > own.bullets
    })
}

pub(super) fn resolve(g: &mut Zombies, played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, .. } = *played;
    match (card, aim) {
        (Card::LotsOfAmmo, _) => {
            rule!("ZOM-C-Z1-18");
            deeds::gain_bullets(g, by, 3, log);
        }
        (Card::FullyLoaded, _) => {
            rule!("ZOM-C-Z4-06");
            g.begin(Frame::Effect(Effect::of(played)));
        }
        (Card::Electro, Aim::Player(target)) => {
            rule!("ZOM-C-Z5-03");
            deeds::gain_guts(g, target, 3, log);
        }
        (Card::Sedatives, Aim::Players(taker, from)) => {
            rule!("ZOM-C-Z5-10");
            deeds::lose_guts(g, from, 1, log);
            deeds::gain_guts(g, taker, 1, log);
        }
        (Card::Shots, _) => {
            rule!("ZOM-C-Z5-11");
            g.seats().for_each(|player| deeds::gain_guts(g, player, 1, log));
        }
        (Card::StraightJacket, Aim::Player(target)) => {
            rule!("ZOM-C-Z5-12");
            deeds::lose_guts(g, target, GUTS_AT_MOST, log);
        }
        (Card::CouldUseThat, Aim::Goods(from, good)) => {
            rule!("ZOM-C-Z6-07");
            if good == Good::Guts {
                deeds::lose_guts(g, from, 1, log);
                deeds::gain_guts(g, by, 1, log);
            } else {
                deeds::lose_bullets(g, from, 1, log);
                deeds::gain_bullets(g, by, 1, log);
            }
        }
        (Card::SelfEsteem, _) => {
            rule!("ZOM-C-Z6-08");
            deeds::gain_life(g, by, LIFE_AT_MOST, log);
            let until = Zombies::during_next_turn(by);
            deeds::last(g, Lasting { card, by, aim: Aim::Player(by), until }, log);
        }
        (Card::GoodBehavior, _) => {
            rule!("ZOM-C-Z8-12");
            if std::mem::take(&mut g.players[by.index()].is_jacketed) {
                log.event(Event::JacketTakenOff { seat: by });
            } else {
                deeds::gain_life(g, by, 2, log);
            }
        }
        _ => {}
    }
}

/// Fully Loaded: whom to match?
pub(super) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    match first_of(|out| choices(g, &effect, key, out)) {
        (only, 1) => chosen(g, effect, only, key, log),
        _ => return Step::Waits,
    }
    Step::Ran
}

pub(super) fn choices(g: &Zombies, effect: &Effect, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    richer(g, effect.who).for_each(|other| out(Aim::Player(other)));
}

pub(super) fn chosen(
    g: &mut Zombies,
    effect: Effect,
    aim: Option<Aim>,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    g.done();
    if let Some(Aim::Player(other)) = aim {
        let (own, model) = (*g.player(effect.who), *g.player(other));
        deeds::gain_life(g, effect.who, model.life.saturating_sub(own.life), log);
        if model.bullets > own.bullets {
            deeds::gain_bullets(g, effect.who, model.bullets - own.bullets, log);
        }
    }
}
