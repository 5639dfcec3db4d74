//! A round: the Players' phase, the Enemies' phase, the End phase (MZ-3.2, MZ-8, MZ-22).

use table::{AsksSeats, Log, PassUntil, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Escorts, Follow, Question, Turn, activation, deeds, ending, leaders, mission, ordering, spawn};
use crate::action::Action;
use crate::cast::{Character, Mode};
use crate::effects::EffectSet;
use crate::event::{Ending, Event};
use crate::state::{HeroIx, MarvelZombies, Phase};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    /// The step to begin next.
    pub next: RoundStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RoundStep {
    /// Hunger rises, and tokens are turned.
    Begin,
    /// A seat begins the turn of one of its heroes, unless all have been activated.
    Turns,
    Enemies,
    /// In Hero Mode, the Citizens move before spawning (MZ-29.20).
    Citizens,
    /// The next token in spawn order and, after the last one, Doctor Strange (MZ-25.8).
    Spawn(u8),
    /// A Guard for each escorted Citizen that has none (MZ-15.22).
    Escorts,
    End,
}

impl AsksSeats<MarvelZombies> for Round {
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match self.next {
            RoundStep::Begin => begin(g, key, log),
            RoundStep::Turns if unactivated(g).next().is_some() => return Step::Waits,
            RoundStep::Turns => {
                rule!("MZ-8.22");
                g.stack.go_on_as(Round { next: RoundStep::Enemies });
            }
            RoundStep::Enemies => {
                rule!("MZ-16.1");
                enter_phase(g, Phase::Enemies, log);
                g.stack.go_on_as(Round { next: RoundStep::Citizens });
                activation::begin_phase(g);
            }
            RoundStep::Citizens => {
                g.stack.go_on_as(Round { next: RoundStep::Spawn(0) });
                if g.mode == Mode::Hero {
                    Follow::begin(g);
                }
            }
            RoundStep::Spawn(next) => {
                // The spawn lies above this frame, which then goes on with the next token.
                spawn::next_of_phase(g, next);
            }
            RoundStep::Escorts => {
                g.stack.go_on_as(Round { next: RoundStep::End });
                g.stack.begin(Escorts { next: 0 });
            }
            RoundStep::End => end(g, key, log),
        }
        Step::Ran
    }

    /// MZ-50.2: any seat may begin the turn of one of its heroes.
    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        rule!("MZ-8.3");
        rule!("MZ-50.2");
        let seats: SeatSet = unactivated(g).map(|hero| g.hero(hero).seat).collect();
        match seats.only() {
            Some(seat) => Pending::turn(seat, Question::Begin),
            None => Pending::together(seats, SeatSet::EMPTY, Question::Begin),
        }
    }

    fn legal(&self, g: &MarvelZombies, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        rule!("MZ-50.17");
        let own = unactivated(g).filter(|hero| g.hero(*hero).seat == seat);
        out.extend(own.map(|hero| Action::Begin { hero: g.who(hero) }));
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Action::Begin { hero } = action else { return Err(Refusal::OTHER_QUESTION) };
        let hero = may_begin(g, seat, hero)?;
        Turn::begin(g, hero, log);
        Ok(())
    }
}

/// MZ-8.1, MZ-8.2, MZ-29.4: the Players' phase begins.
fn begin(g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) {
    ordering::end(g, PassUntil::Round, key);
    rule!("MZ-3.2");
    rule!("MZ-22.3");
    g.round += 1;
    log.event(Event::RoundBegan { round: g.round });
    enter_phase(g, Phase::Players, log);
    match g.mode {
        Mode::Zombie => {
            rule!("MZ-8.1");
            rule!("MZ-8.2");
            rule!("MZ-13.2");
        }
        Mode::Hero => rule!("MZ-29.4"),
    }
    for hero in g.hero_ixs() {
        deeds::raise_gauge(g, hero, 1, log);
        let hero = g.hero_mut(hero);
        hero.is_activated = false;
        hero.is_undying = false;
        hero.used_this_phase = EffectSet::default();
    }
    g.stack.go_on_as(Round { next: RoundStep::Turns });
}

/// MZ-22: the End phase.
fn end(g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) {
    enter_phase(g, Phase::End, log);
    if g.progress.has_lost_hero {
        rule!("MZ-3.5");
        rule!("MZ-14.4");
        rule!("MZ-22.1");
        rule!("MZ-29.24");
        return ending::finish(g, Ending::HeroLost, log);
    }
    rule!("MZ-22.2");
    g.stack.go_on_as(Round { next: RoundStep::Begin });
    leaders::end_phase(g, log);
    mission::end_phase(g, key, log);
}

fn enter_phase(g: &mut MarvelZombies, phase: Phase, log: &mut impl Log<MarvelZombies>) {
    g.phase = phase;
    log.event(Event::PhaseBegan { phase });
}

/// Heroes in play whose turn is still to come, in play order.
pub(super) fn unactivated(g: &MarvelZombies) -> impl Iterator<Item = HeroIx> + '_ {
    rule!("MZ-14.8");
    g.hero_ixs().filter(|hero| g.is_in_play(*hero) && !g.hero(*hero).is_activated)
}

/// MZ-50.2: whether any of several seats may begin, and no hero has had a turn in this round.
pub(crate) fn people_first(g: &MarvelZombies) -> bool {
    let is_begun = g.hero_ixs().any(|hero| g.hero(hero).is_activated);
    let is_between_turns = g.stack.top_as() == Some(&Round { next: RoundStep::Turns });
    !is_begun && is_between_turns && g.seats_of(unactivated(g).collect()).len() > 1
}

fn may_begin(g: &MarvelZombies, seat: Seat, who: Character) -> Result<HeroIx, Refusal> {
    let hero = g.played(who).ok_or_else(|| Refusal::new("MZ-2.5", "not-in-this-game"))?;
    if g.hero(hero).seat != seat {
        return Err(Refusal::new("MZ-50.1", "another-seats-hero"));
    }
    if !g.is_in_play(hero) {
        return Err(Refusal::new("MZ-14.8", "hero-not-in-play"));
    }
    if g.hero(hero).is_activated {
        return Err(Refusal::new("MZ-8.3", "turn-taken"));
    }
    Ok(hero)
}
