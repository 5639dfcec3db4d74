//! A moment in which heroes may use effects. Only heroes who have an effect that would change something are
//! asked (MZ-23.7). Effects are used one after another, as the players ask for them (MZ-23.3).

use table::{AsksSeats, Log, PassUntil, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Question, ordering};
use crate::MarvelZombies;
use crate::action::Action;
use crate::board::Zone;
use crate::effects::{self, EffectSet, Moment, Occasion};
use crate::event::Event;
use crate::state::HeroSet;

/// Heroes may use effects of a moment, or pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    pub moment: Moment,
    /// The zone that it is about: of the spawn or the Wounds, or the zone entered.
    pub zone: Zone,
    /// The heroes who have not passed.
    pub heroes: HeroSet,
    /// The effects used in it (MZ-23.1).
    pub used: EffectSet,
}

impl AsksSeats<MarvelZombies> for Window {
    /// After an effect, other heroes may no longer have anything to use.
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        let heroes = without_passes(g, able(g, self.occasion(), self.heroes), key, log);
        if heroes.is_empty() {
            ordering::end(g, PassUntil::Window, key);
            return g.stack.done();
        }
        g.stack.go_on_as(Window { heroes, ..self });
        Step::Waits
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let seats = g.seats_of(self.heroes);
        let question = Question::Effects { moment: self.moment, zone: self.zone };
        match seats.only() {
            Some(seat) => Pending::turn(seat, question),
            None => Pending::together(seats, SeatSet::EMPTY, question),
        }
    }

    fn legal(&self, g: &MarvelZombies, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for hero in self.heroes.iter().filter(|hero| g.hero(*hero).seat == seat) {
            effects::usable(g, hero, self.occasion(), out);
        }
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut MarvelZombies,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Pass => {
                log.event(Event::EffectsDeclined { seat });
                let others = self.heroes.iter().filter(|hero| g.hero(*hero).seat != seat).collect();
                g.stack.go_on_as(Window { heroes: others, ..self });
                Ok(())
            }
            Action::Use { hero: who, effect, aim } => {
                let hero = g.played(who).filter(|hero| g.hero(*hero).seat == seat && self.heroes.has(*hero));
                let Some(hero) = hero else { return Err(Refusal::new("MZ-50.1", "another-seats-hero")) };
                effects::may_use(g, hero, effect, aim, self.occasion())?;
                rule!("MZ-23.3");
                ordering::end(g, PassUntil::Window, key);
                effects::run(g, hero, effect, aim, key, log);
                Ok(())
            }
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

impl Window {
    const fn occasion(&self) -> Occasion {
        Occasion { moment: self.moment, zone: self.zone }
    }
}

/// Opens a window, if any of these heroes has an effect to use.
pub(crate) fn open(g: &mut MarvelZombies, moment: Moment, zone: Zone, heroes: HeroSet) {
    let heroes = able(g, Occasion { moment, zone }, heroes);
    if !heroes.is_empty() {
        g.stack.begin(Window { moment, zone, heroes, used: EffectSet::default() });
    }
}

/// MZ-50.22: heroes whose seat has left a pass have passed.
fn without_passes(
    g: &MarvelZombies,
    heroes: HeroSet,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) -> HeroSet {
    let lets_pass = |seat: &Seat| ordering::lets_pass(g, *seat, key);
    let passed: SeatSet = g.seats_of(heroes).iter().filter(lets_pass).collect();
    for seat in passed.iter() {
        rule!("MZ-50.22");
        log.event(Event::PassedAhead { seat });
    }
    heroes.iter().filter(|hero| !passed.has(g.hero(*hero).seat)).collect()
}

/// MZ-23.9: heroes who are not in play trigger nothing.
fn able(g: &MarvelZombies, at: Occasion, heroes: HeroSet) -> HeroSet {
    rule!("MZ-23.7");
    rule!("MZ-23.9");
    heroes.iter().filter(|hero| g.is_in_play(*hero) && effects::has_usable(g, *hero, at)).collect()
}
