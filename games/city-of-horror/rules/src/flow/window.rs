//! An open window: everybody may act as often as they like, until all have passed since the last action.

use serde::Serialize;
use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Question, bargain, explosion, free_actions, offers, ordering, payments};
use crate::board::PlaceSet;
use crate::editions::ShareTie;
use crate::setup::MAX_SEATS;
use crate::{Action, City, Event, Place};

/// The occasion of a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Moment {
    #[default]
    StartOfTurn,
    BeforeInvasion,
    AfterInvasion,
    BeforeLure,
    BeforeAttack,
    BeforeSharing,
    LastWindow,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Window {
    pub moment: Moment,
    /// Players who have actively passed since the last action.
    pub actively_passed: SeatSet,
    /// Players whose standing or automatic pass is suspended here until they actively pass.
    pub awake: SeatSet,
    /// Players who actively passed although an attack is due; being named alerts them again.
    pub warned: SeatSet,
    /// Players who actively passed although a card or a power in their alarms would decide the attack. They
    /// are asked again once somebody uses a card or a power there.
    pub declined: SeatSet,
    /// Everybody who has passed in any way, which is public.
    pub passed: SeatSet,
    /// Somebody has acted since the last step.
    pub has_new_action: bool,
}

impl Window {
    /// Opens a window within the current procedure.
    pub(super) fn open(g: &mut City, moment: Moment, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        rule!("CITY-4.2");
        g.bargains = [0; MAX_SEATS];
        let place = place_of(g, moment);
        log.event(Event::WindowOpened { moment, place });
        let window = Window { moment, ..Window::default() };
        g.stack.begin(window);
        window.refresh(g, key, log);
        Step::Ran
    }

    /// Updates the list of players who have passed: actively, by a standing pass, or because they can do
    /// nothing.
    fn refresh(mut self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Window {
        let mut passed = self.actively_passed;
        for seat in g.living.minus(self.awake).minus(self.actively_passed).iter() {
            if has_nothing_to_do(g, seat, self.moment) {
                passed = passed.with(seat);
            }
            if ordering::lets_pass(g, seat, &self, key) {
                rule!("CITY-4.7");
                passed = passed.with(seat);
            }
        }
        for seat in passed.minus(self.passed).minus(self.actively_passed).iter() {
            log.event(Event::PassedAhead { seat });
        }
        self.passed = passed;
        g.stack.go_on_as(self);
        self
    }
}

fn place_of(g: &City, moment: Moment) -> Option<Place> {
    match moment {
        Moment::BeforeAttack | Moment::BeforeSharing => g.location().map(|(place, _)| place),
        _ => None,
    }
}

impl AsksSeats<City> for Window {
    fn step(mut self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if !g.explosions.is_empty() {
            rule!("CITY-17.11");
            if self.moment == Moment::BeforeAttack {
                rule!("CITY-17.13");
            }
            return explosion::carry_out(g, key, log);
        }
        if self.has_new_action {
            rule!("CITY-4.6");
            // Announces again each player who now passes by a standing pass, since that pass may be new.
            self.passed = self.passed.minus(self.actively_passed);
            self.actively_passed = SeatSet::EMPTY;
            self.has_new_action = false;
        }
        self = self.refresh(g, key, log);
        if !g.living.minus(self.passed).is_empty() {
            return Step::Waits;
        }
        rule!("CITY-4.5");
        rule!("CITY-4.20");
        log.event(Event::WindowClosed { moment: self.moment });
        match self.moment {
            Moment::LastWindow => offers::end_all(g, log),
            _ => offers::window_closed(g, log),
        }
        if matches!(self.moment, Moment::StartOfTurn | Moment::LastWindow) {
            payments::debts_ended(g, log);
        }
        g.stack.done()
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        rule!("CITY-4.3");
        rule!("CITY-4.17");
        let question = Question::Act { moment: self.moment, place: place_of(g, self.moment) };
        Pending::open(g.living, self.passed, question)
    }

    fn legal(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        if self.passed.has(seat) {
            out.push(Action::TakeBackPass);
        }
        free_actions::legal(g, seat, key, out);
    }

    fn thinkable(&self, g: &City, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        free_actions::thinkable(g, seat, key, out);
    }

    fn act(
        mut self,
        g: &mut City,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Pass => {
                self.actively_passed = self.actively_passed.with(seat);
                self.passed = self.passed.with(seat);
                self.awake = self.awake.without(seat);
                if ordering::threatens(g, seat, self.moment) {
                    self.warned = self.warned.with(seat);
                }
                self.declined = self.declined.with(seat);
                log.event(Event::Passed { seat });
            }
            Action::TakeBackPass => {
                if !self.passed.has(seat) {
                    return Err(Refusal::new("CITY-4.9", "no-pass-to-take-back"));
                }
                rule!("CITY-4.9");
                rule!("CITY-4.23");
                self.actively_passed = self.actively_passed.without(seat);
                self.awake = self.awake.with(seat);
                self.warned = self.warned.without(seat);
                self.declined = self.declined.without(seat);
                self.passed = self.passed.without(seat);
                log.event(Event::PassTakenBack { seat });
            }
            _ => return free_actions::act(g, seat, action, key, log),
        }
        g.stack.go_on_as(self);
        Ok(())
    }
}

/// CITY-4.22: players with nothing to play, give, answer or promise pass automatically. All of this is
/// public.
fn has_nothing_to_do(g: &City, seat: Seat, moment: Moment) -> bool {
    rule!("CITY-4.22");
    let has_rested = || g.own(seat).any(|role| !g.person(role).is_exhausted);
    let is_poor = g.n_hand(seat) == 0 && g.antidotes[seat.index()] == 0;
    is_poor && !has_rested() && !bargain::is_offered_something(g, seat) && !has_a_say(g, seat, moment)
}

/// Whether a player takes part in the attack or sharing after this window: with a ballot, with a character
/// that can be named, or by breaking a tie.
fn has_a_say(g: &City, seat: Seat, moment: Moment) -> bool {
    let Some(place) = place_of(g, moment) else { return false };
    let is_due = match moment {
        Moment::BeforeAttack => g.attack_is_due(place),
        _ => true,
    };
    let visible = g.visibly_present(place);
    let breaks_ties = || g.first == seat && visible.len() > 1 && g.has_tie_break(place, moment);
    is_due && (visible.has(seat) || g.votes_at(seat, place) || breaks_ties())
}

impl City {
    /// Records that a card or a power was used at these places.
    pub(crate) fn record_use(&mut self, named: SeatSet, places: PlaceSet, key: &RulesKey) {
        self.record_action(named, key);
        if self.location().is_some_and(|(place, _)| places.has(place))
            && let Some(window) = self.stack.top_as_mut::<Window>()
        {
            window.declined = SeatSet::EMPTY;
        }
    }

    /// Whether the first player breaks a tie in the vote after this window.
    fn has_tie_break(&self, place: Place, moment: Moment) -> bool {
        match moment {
            Moment::BeforeSharing => self.rules.share_tie == ShareTie::FirstPlayer,
            _ => place != Place::Crossroads,
        }
    }

    /// CITY-4.6, CITY-4.8: records an action, which alerts the players it names.
    pub(crate) fn record_action(&mut self, named: SeatSet, key: &RulesKey) {
        let awake = ordering::woken(self, named, key);
        if let Some(window) = self.stack.top_as_mut::<Window>() {
            window.has_new_action = true;
            window.awake = window.awake.union(awake);
            window.warned = window.warned.minus(named);
        }
    }
}
