//! An open window: everybody may act, as often as he likes, until all have passed since the last
//! action.

use serde::Serialize;
use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Question, bargain, deeds, explosion, offers, ordering, payments};
use crate::editions::ShareTie;
use crate::setup::MAX_SEATS;
use crate::{Action, City, Event, Place};

/// When a window is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// Those who passed by themselves since the last action.
    pub plain: SeatSet,
    /// Those whose standing or automatic pass is suspended here, until they pass by themselves.
    pub awake: SeatSet,
    /// Those who passed by themselves though an attack is due; it wakes them again when they are named.
    pub warned: SeatSet,
    /// Everybody who has passed, in whatever way: it is shown to all.
    pub passed: SeatSet,
    /// An action is under way, or was.
    pub is_stirred: bool,
}

impl Window {
    /// Opens a window inside the procedure under way.
    pub(super) fn open(g: &mut City, moment: Moment, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        rule!("CITY-4.2");
        g.bargains = [0; MAX_SEATS];
        let place = place_of(g, moment);
        log.event(Event::WindowOpened { moment, place });
        let window = Window { moment, ..Window::default() };
        g.stack.push(Frame::Window(window));
        refresh(g, window, key, log);
        Step::Ran
    }
}

fn place_of(g: &City, moment: Moment) -> Option<Place> {
    match moment {
        Moment::BeforeAttack | Moment::BeforeSharing => g.location().map(|(place, _)| place),
        _ => None,
    }
}

pub(super) fn pending(g: &City, window: &Window) -> PendingOf<City> {
    rule!("CITY-4.3");
    rule!("CITY-4.17");
    let question = Question::Act { moment: window.moment, place: place_of(g, window.moment) };
    Pending::open(g.living, window.passed, question)
}

pub(super) fn step(g: &mut City, mut window: Window, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    if !g.explosions.is_empty() {
        rule!("CITY-17.11");
        if window.moment == Moment::BeforeAttack {
            rule!("CITY-17.13");
        }
        return explosion::carry_out(g, key, log);
    }
    if window.is_stirred {
        rule!("CITY-4.6");
        // Whoever passes again by a standing pass, which may have been left meanwhile, is named again.
        window.passed = window.passed.minus(window.plain);
        window.plain = SeatSet::EMPTY;
        window.is_stirred = false;
    }
    window = refresh(g, window, key, log);
    if !g.living.minus(window.passed).is_empty() {
        return Step::Waits;
    }
    rule!("CITY-4.5");
    rule!("CITY-4.20");
    log.event(Event::WindowClosed { moment: window.moment });
    match window.moment {
        Moment::LastWindow => offers::end_all(g, log),
        _ => offers::window_closed(g, log),
    }
    if matches!(window.moment, Moment::StartOfTurn | Moment::LastWindow) {
        payments::debts_ended(g, log);
    }
    g.done()
}

/// Counts anew who has passed: on their own, by a standing pass, or because there is nothing for them here.
fn refresh(g: &mut City, mut window: Window, key: &RulesKey, log: &mut impl Log<City>) -> Window {
    let mut passed = window.plain;
    for seat in g.living.minus(window.awake).iter() {
        if has_no_part(g, seat, window.moment) {
            passed = passed.with(seat);
        }
        if ordering::lets_pass(g, seat, &window, key) {
            rule!("CITY-4.7");
            passed = passed.with(seat);
        }
    }
    for seat in passed.minus(window.passed).minus(window.plain).iter() {
        log.event(Event::PassedAhead { seat });
    }
    window.passed = passed;
    g.go_on_as(Frame::Window(window));
    window
}

/// CITY-4.22: who has nothing to play, to give, to answer or to promise is passed. All of this is public.
fn has_no_part(g: &City, seat: Seat, moment: Moment) -> bool {
    rule!("CITY-4.22");
    let has_rested = || g.own(seat).any(|role| !g.person(role).is_exhausted);
    let is_poor = g.n_hand(seat) == 0 && g.antidotes[seat.index()] == 0;
    is_poor && !has_rested() && !bargain::is_offered_something(g, seat) && !has_a_say(g, seat, moment)
}

/// Whether a player has a part in the attack that is due after this window, or in the sharing: by a ballot,
/// by a character that can be named, or by breaking a tie.
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

pub(super) fn legal(g: &City, window: &Window, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if window.passed.has(seat) {
        out.push(Action::TakeBackPass);
    }
    deeds::legal(g, seat, key, out);
}

pub(super) fn act(
    g: &mut City,
    mut window: Window,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    match action {
        Action::Pass => {
            window.plain = window.plain.with(seat);
            window.passed = window.passed.with(seat);
            window.awake = window.awake.without(seat);
            if ordering::threatens(g, seat, window.moment) {
                window.warned = window.warned.with(seat);
            }
            log.event(Event::Passed { seat });
        }
        Action::TakeBackPass => {
            if !window.passed.has(seat) {
                return Err(Refusal::new("CITY-4.9", "no-pass-to-take-back"));
            }
            rule!("CITY-4.9");
            rule!("CITY-4.23");
            window.plain = window.plain.without(seat);
            window.awake = window.awake.with(seat);
            window.warned = window.warned.without(seat);
            window.passed = window.passed.without(seat);
            log.event(Event::PassTakenBack { seat });
        }
        _ => return deeds::act(g, seat, action, key, log),
    }
    g.go_on_as(Frame::Window(window));
    Ok(())
}

impl City {
    /// Whether the first player breaks a tie in the vote after this window.
    fn has_tie_break(&self, place: Place, moment: Moment) -> bool {
        match moment {
            Moment::BeforeSharing => self.rules.share_tie == ShareTie::FirstPlayer,
            _ => place != Place::Crossroads,
        }
    }

    /// CITY-4.6, CITY-4.8: an action has begun, which wakes those whom it names.
    pub(crate) fn stir(&mut self, named: SeatSet, key: &RulesKey) {
        let awake = ordering::woken(self, named, key);
        if let Some(Frame::Window(window)) = self.stack.top_mut() {
            window.is_stirred = true;
            window.awake = window.awake.and(awake);
            window.warned = window.warned.minus(named);
        }
    }
}
