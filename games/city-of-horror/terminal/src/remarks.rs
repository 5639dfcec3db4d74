//! Helpful facts next to an action: what is already at the place it concerns.

use city_of_horror::view::{CharacterView, FateView, PlaceView, View};
use city_of_horror::{Action, Place, Purpose, Role};
use table::Seat;

use terminal::speech::Speech;
use terminal::words::Phrase;

pub fn remark(view: &View, seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
    match action {
        Action::Settle(_, place) | Action::Choose(place) => {
            place_view(view, *place).map(|place| state_of(place, speech))
        }
        Action::Move(role) => where_from(view, seat, *role, speech),
        Action::VoteFor(named) | Action::CastFor(_, named) | Action::BreakTie(named) => {
            who_could_be_lost(view, *named, speech)
        }
        _ => None,
    }
}

fn place_view(view: &View, place: Place) -> Option<&PlaceView> {
    view.places.iter().find(|other| other.place == place)
}

fn state_of(place: &PlaceView, speech: &Speech) -> String {
    let room = match place.spaces {
        None => speech.word("city-no-limit"),
        Some(_) if place.is_full => speech.word("city-full"),
        Some(spaces) => speech.with("city-free", "n", spaces.saturating_sub(place.n_characters)),
    };
    speech.say(&Phrase::new("city-remark-place").with("n", place.zombies).with("room", room))
}

fn where_from(view: &View, seat: Seat, role: Role, speech: &Speech) -> Option<String> {
    let own = &view.seats[seat.index()];
    let from = own.characters.iter().find(|one| one.role == role)?.place?;
    Some(speech.about("city-remark-from", "place", &from))
}

/// In an attack, the characters that the named player could lose.
fn who_could_be_lost(view: &View, named: Seat, speech: &Speech) -> Option<String> {
    let vote = view.vote.as_ref().filter(|vote| vote.purpose == Purpose::Attack)?;
    let can_be_lost =
        |one: &&CharacterView| one.fate == FateView::Alive && one.place == Some(vote.place) && !one.is_hidden;
    let roles: Vec<String> = view.seats[named.index()]
        .characters
        .iter()
        .filter(can_be_lost)
        .map(|one| speech.word_of(&one.role))
        .collect();
    (!roles.is_empty()).then(|| speech.with("city-remark-has-here", "roles", speech.joined(&roles)))
}
