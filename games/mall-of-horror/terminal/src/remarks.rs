//! Helpful facts next to an action: what is already at the place it concerns.

use mall_of_horror::view::{CharacterView, FateView, PlaceView, SeatView, View};
use mall_of_horror::{Action, Place, Purpose, Role};
use table::Seat;
use terminal::speech::Speech;
use terminal::words::Phrase;

use super::{four_enter, n_at, place_view};

pub fn remark(view: &View, seat: Seat, action: &Action, speech: &Speech) -> Option<String> {
    match action {
        Action::PlaceCharacter(_, place) | Action::PutZombie(place) | Action::GoTo(place) => {
            Some(state_of(view, *place, speech))
        }
        Action::Move(role) => Some(where_from(view, seat, *role, speech)),
        Action::VoteFor(named) => who_could_be_lost(view, *named, speech),
        _ => None,
    }
}

fn state_of(view: &View, place: Place, speech: &Speech) -> String {
    let (place, n_people) = (place_view(view, place), n_at(view, place));
    let room = match place.spaces {
        None => speech.word("board-no-limit"),
        Some(spaces) => speech.with("board-free", "n", spaces.saturating_sub(n_people)),
    };
    let message = match place.place {
        _ if !place.is_open => return speech.word("verdict-closed"),
        Place::Parking => "remark-zombies",
        _ if n_people == 0 => "remark-zombies",
        _ if four_enter(place) => "remark-zombies-of-four",
        _ => "remark-zombies-and-strength",
    };
    let phrase = Phrase::new(message)
        .with("zombies", place.zombies)
        .with("strength", place.strength)
        .with("room", room);
    speech.say(&phrase)
}

fn where_from(view: &View, seat: Seat, role: Role, speech: &Speech) -> String {
    let seat = &view.seats[seat.index()];
    let mut parts = Vec::new();
    if let Some(place) = seat.characters.iter().find(|one| one.role == role).and_then(|one| one.place) {
        parts.push(speech.about("remark-from", "place", &place));
    }
    if seat.destination.is_some_and(|place| has_no_way_in(view, place)) {
        parts.push(speech.word("remark-no-way-in"));
    }
    parts.join(&speech.word("list-comma"))
}

fn has_no_way_in(view: &View, place: Place) -> bool {
    let PlaceView { is_open, spaces, .. } = place_view(view, place);
    !is_open || spaces.is_some_and(|spaces| n_at(view, place) >= spaces)
}

/// In a sacrifice, the characters that the named player could lose.
fn who_could_be_lost(view: &View, named: Seat, speech: &Speech) -> Option<String> {
    let vote = view.vote.as_ref().filter(|vote| vote.purpose == Purpose::Sacrifice)?;
    let SeatView { characters, .. } = &view.seats[named.index()];
    let can_be_lost = |one: &&CharacterView| one.fate == FateView::Alive && one.place == Some(vote.place);
    let roles: Vec<String> = characters
        .iter()
        .filter(can_be_lost)
        .map(|one| format!("{} {}", speech.word_of(&one.role), one.value))
        .collect();
    (!roles.is_empty()).then(|| speech.with("remark-has-here", "roles", speech.joined(&roles)))
}
