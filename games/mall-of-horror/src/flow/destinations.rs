//! Every player chooses where one of his characters will go.

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{Frame, Question};
use crate::event::{Destination, Destinations};
use crate::{Action, Event, Mall, Place};

type Sealed = [Option<Secret<Place>>; 6];

pub(super) fn begin(g: &mut Mall) {
    rule!("MALL-5.1");
    g.destinations = [None; 6];
    g.stack.push(Frame::Destinations { sealed: [None; 6] });
}

/// MALL-5.2: a new Chief, who knows the dice, must show his choice first.
fn must_show_first(g: &Mall) -> Option<Seat> {
    rule!("MALL-5.2");
    (g.chief_is_new && g.destinations[g.chief.index()].is_none()).then_some(g.chief)
}

/// Those who choose in secret.
fn choosers(g: &Mall) -> SeatSet {
    if g.chief_is_new { g.living().without(g.chief) } else { g.living() }
}

fn ready(sealed: &Sealed, choosers: SeatSet) -> SeatSet {
    choosers.iter().filter(|seat| sealed[seat.index()].is_some()).collect()
}

pub(super) fn pending(g: &Mall, sealed: &Sealed) -> PendingOf<Mall> {
    match must_show_first(g) {
        Some(chief) => Pending::turn(chief, Question::ShowDestination),
        None => {
            let choosers = choosers(g);
            Pending::sealed(choosers, ready(sealed, choosers), Question::ChooseDestination)
        }
    }
}

pub(super) fn act(
    g: &mut Mall,
    mut sealed: Sealed,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let Action::GoTo(place) = action else { return Err(Refusal::OTHER_QUESTION) };
    if !g.open.has(place) {
        return Err(Refusal::new("MALL-5.3", "place-closed"));
    }
    if must_show_first(g) == Some(seat) {
        g.destinations[seat.index()] = Some(place);
        log.event(Event::DestinationShown { seat, place });
        return Ok(());
    }
    let choice = Secret::new(place, SeatSet::one(seat));
    sealed[seat.index()] = Some(choice);
    log.event(Event::DestinationSealed { seat, place: choice });
    g.go_on_as(Frame::Destinations { sealed });
    Ok(())
}

/// When the last choice is in, all are shown together. A new Chief has shown before anybody is asked.
pub(super) fn step(g: &mut Mall, sealed: &Sealed, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
    let choosers = choosers(g);
    if ready(sealed, choosers) != choosers {
        return Step::Waits;
    }
    rule!("MALL-5.4");
    let mut shown = Destinations::new();
    for seat in g.chief.clockwise(usize::from(g.n_seats)) {
        if let Some(choice) = &sealed[seat.index()] {
            let place = *choice.read(key);
            g.destinations[seat.index()] = Some(place);
            shown.push(Destination { seat, place });
        }
    }
    log.event(Event::DestinationsRevealed { destinations: shown });
    g.done()
}
