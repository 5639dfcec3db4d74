//! The end of a hero's turn: effects, the Wound of Hunger, the Exit, the token (MZ-8.18).

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, Step, rule};

use super::{Question, mission, window, wounds};
use crate::MarvelZombies;
use crate::action::Action;
use crate::effects::Moment;
use crate::event::Event;
use crate::state::{HeroIx, HeroSet, Turn};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndOfTurn {
    pub stage: EndStage,
}

/// MZ-8.18: the stages at the end of a turn, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndStage {
    Effects,
    Wound,
    Exit,
    Token,
}

impl AsksSeats<MarvelZombies> for EndOfTurn {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        rule!("MZ-8.18");
        let hero = g.active();
        let Some(zone) = g.zone_of(hero) else { return end(g, hero, log) };
        match self.stage {
            EndStage::Effects => {
                g.stack.go_on_as(EndOfTurn { stage: EndStage::Wound });
                window::open(g, Moment::EndOfTurn, zone, HeroSet::one(hero));
            }
            EndStage::Wound => {
                g.stack.go_on_as(EndOfTurn { stage: EndStage::Exit });
                if g.is_voracious(hero) {
                    rule!("MZ-13.10");
                    rule!("MZ-13.14");
                    wounds::suffer(g, hero, log);
                }
            }
            EndStage::Exit if may_leave(g, hero) => return Step::Waits,
            EndStage::Exit | EndStage::Token => return end(g, hero, log),
        }
        Step::Ran
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let hero = g.hero(g.active());
        Pending::turn(hero.seat, Question::Leave { hero: hero.who })
    }

    fn legal(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend([Action::Leave, Action::Enough]);
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let hero = g.active();
        let who = g.who(hero);
        match action {
            Action::Leave => {
                rule!("MZ-14.8");
                rule!("MZ-14.10");
                let hero = g.hero_mut(hero);
                hero.zone = None;
                hero.has_left = true;
                log.event(Event::HeroLeft { hero: who });
            }
            Action::Enough => log.event(Event::HeroStayed { hero: who }),
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        g.stack.go_on_as(EndOfTurn { stage: EndStage::Token });
        Ok(())
    }
}

/// MZ-14.7: whether the hero may leave, even while Voracious (MZ-13.13).
fn may_leave(g: &MarvelZombies, hero: HeroIx) -> bool {
    let zone = g.zone_of(hero);
    let may = zone.is_some()
        && zone == g.exit
        && mission::is_exit_open(g)
        && zone.is_some_and(|zone| !g.has_enemy(zone));
    if may {
        rule!("MZ-13.13");
        rule!("MZ-14.6");
        rule!("MZ-14.7");
    }
    may
}

fn end(g: &mut MarvelZombies, hero: HeroIx, log: &mut impl Log<MarvelZombies>) -> Step {
    g.hero_mut(hero).is_activated = true;
    g.turn = Turn::default();
    // MZ-47.1: Banner becomes Hulk again.
    g.leaders.iter_mut().for_each(|leader| leader.is_banner = false);
    log.event(Event::TurnEnded { hero: g.who(hero) });
    g.stack.done()
}
