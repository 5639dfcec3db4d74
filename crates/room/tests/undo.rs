//! An action can be taken back until something is revealed, drawn or done by somebody else.

use chance::Seeded;
use room::Request;
use table::{Refusal, Seat};
use wire::{AnswerResult, Pace};

use crate::world::{Fate, World};

/// A vote in which a seat has just cast its ballot, and others have not; the view before it.
fn ballot_cast() -> (World, Seat, serde_json::Value) {
    let mut world = World::new("pppp", Pace::Live, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() >= 3);
    let seat = world.awaited()[1];
    let before = world.of(seat).view.clone();
    world.act_first(seat);
    assert_eq!(world.of(seat).undo, seat.letter());
    (world, seat, before)
}

fn undo(world: &mut World, seat: Seat) -> Option<AnswerResult> {
    let id = world.ask(seat, Request::Undo);
    world.of(seat).answer(&id).cloned()
}

#[test]
fn it_leads_back_to_the_view_before() {
    let (mut world, seat, before) = ballot_cast();
    let version = world.oracle.version();
    assert_eq!(undo(&mut world, seat), Some(AnswerResult::Done { version: version + 1 }));
    assert_eq!(world.of(seat).view, before);
    assert!(world.of(seat).is_awaited());
    assert!(world.disk.rows.last().unwrap().contains(&format!(r#"{{"undo":"{seat}"}}"#)));
    // It works only once.
    assert_eq!(undo(&mut world, seat), Some(AnswerResult::Refused(Refusal::NOTHING_TO_UNDO)));
    world.check_all();
}

#[test]
fn it_works_through_a_reload_and_through_a_restart() {
    let (mut world, seat, before) = ballot_cast();
    world.disconnect(world.index_of(seat));
    world.connect(world.index_of(seat));
    assert_eq!(world.of(seat).undo, seat.letter());
    world.crash_and_restart();
    assert_eq!(world.of(seat).undo, seat.letter());
    assert!(matches!(undo(&mut world, seat), Some(AnswerResult::Done { .. })));
    assert_eq!(world.of(seat).view, before);
    // It is undone in a restored room too.
    world.crash_and_restart();
    assert_eq!(world.of(seat).view, before);
    assert_eq!(undo(&mut world, seat), Some(AnswerResult::Refused(Refusal::NOTHING_TO_UNDO)));
}

#[test]
fn others_cannot_take_it_back_and_nobody_can_once_another_seat_has_acted() {
    let (mut world, seat, _) = ballot_cast();
    let rows = world.disk.rows.len();
    let other = world.awaited()[0];
    let refused = Some(AnswerResult::Refused(Refusal::NOTHING_TO_UNDO));
    assert_eq!(undo(&mut world, other), refused);
    assert_eq!(world.disk.rows.len(), rows);
    world.act_first(other);
    assert_eq!(undo(&mut world, seat), refused);
    assert!(matches!(undo(&mut world, other), Some(AnswerResult::Done { .. })));
}

#[test]
fn nobody_can_take_back_what_came_before_a_reveal_or_a_draw() {
    let mut world = World::new("pppp", Pace::Relaxed, 3);
    // The next player's dice are rolled when a character is placed.
    let seat = world.awaited()[0];
    world.act_first(seat);
    assert!(world.of(seat).undo.is_null());
    assert_eq!(undo(&mut world, seat), Some(AnswerResult::Refused(Refusal::NOTHING_TO_UNDO)));
    // The last ballot reveals all of them.
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.clients[0].mode() == "sealed" && world.awaited().len() == 1);
    let seat = world.awaited()[0];
    world.act_first(seat);
    assert_eq!(undo(&mut world, seat), Some(AnswerResult::Refused(Refusal::NOTHING_TO_UNDO)));
}

#[test]
fn like_everything_it_is_on_disk_before_it_is_seen() {
    let (mut world, seat, before) = ballot_cast();
    let after = world.of(seat).view.clone();
    world.fates.by_hand.push_back(Fate::Stalls);
    let id = world.ask(seat, Request::Undo);
    assert_eq!((&world.of(seat).view, world.of(seat).answer(&id)), (&after, None));
    world.fates.by_hand.push_back(Fate::DiesAfter);
    world.end_stall();
    world.start();
    world.connect_all();
    assert_eq!(world.of(seat).view, before);
    assert!(matches!(world.of(seat).answer(&id), Some(AnswerResult::Done { .. })));
}
