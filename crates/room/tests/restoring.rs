//! Journals that are not what they should be, and what a restored room knows.

use chance::Seeded;
use room::{Effect, Player, Request, RequestKey};
use table::Seat;
use wire::{AnswerResult, Pace};

use crate::world::World;

fn played() -> World {
    let mut world = World::new("pppp", Pace::Live, 3);
    let mut seeded = Seeded::new(3);
    (0..20).for_each(|_| world.play_on(&mut seeded));
    world
}

#[test]
fn a_journal_that_was_changed_is_not_played_on() {
    let well = played().disk.rows;
    let swapped = [&well[..5], &well[6..7], &well[5..6], &well[7..]].concat();
    let mut other_digest = well.clone();
    let digest = other_digest[9].rsplit_once(" @").unwrap().0.rsplit_once(' ').unwrap().1.to_string();
    other_digest[9] = other_digest[9].replace(&digest, "0123456789abcdef");
    let mut cut_line = well.clone();
    cut_line[7].truncate(9);
    let with_row = |row: &str| {
        let mut rows = well.clone();
        rows[12] = row.to_string();
        rows
    };
    for (what, rows, complaint) in [
        ("nothing", Vec::new(), "the journal is empty"),
        ("no header", well[1..].to_vec(), "this is not a journal"),
        ("two lines swapped", swapped, "line 6: "),
        ("another digest", other_digest, "line 10: the digest differs"),
        ("a line cut short", cut_line, "line 8: "),
        ("no line", with_row(""), "line 13: "),
        ("no input", with_row(r#"12 {"act":["A","dance"]} 0123456789abcdef"#), "line 13: "),
    ] {
        let mut world = played();
        world.disk.rows = rows;
        let error = world.try_restored().err().unwrap_or_else(|| panic!("{what} is taken"));
        assert!(error.contains(complaint), "{what}: {error}");
    }
}

#[test]
fn there_must_be_as_many_players_as_the_journal_has_seats() {
    let mut world = played();
    world.plan.players.push(Player::Bot { kind: "thumb".to_string() });
    assert_eq!(world.try_restored().err().as_deref(), Some("5 players for 4 seats"));
}

#[test]
fn a_journal_without_times_and_requests_is_played_on() {
    let mut world = played();
    for row in world.disk.rows.iter_mut().skip(1) {
        *row = row.split_once(" @").unwrap().0.to_string();
    }
    let mut room = world.try_restored().unwrap();
    assert_eq!(room.version() as usize, world.disk.rows.len() - 1);
    // Time runs from now on, since nobody knows when anything came.
    assert_eq!(room.time_is_up_ms(), Some(world.now_ms + 6 * crate::world::MINUTE_MS));
    assert!(room.effects().is_empty());
}

/// A caller that carries out effects in their order has kept what it answers.
#[test]
fn what_is_to_be_kept_comes_before_the_answer() {
    let mut world = played();
    for (request, seat) in
        [(Request::HandOver, Seat::A), (Request::Resign, Seat::B), (Request::TakeBackSeat, Seat::A)]
    {
        let room = world.room.as_mut().unwrap();
        room.request(RequestKey { seat, id: format!("{request:?}") }, request, world.now_ms);
        let effects = room.effects();
        let [Effect::Keep { .. }, Effect::Answer { result: AnswerResult::Done { .. }, .. }] = &effects[..]
        else {
            panic!("{effects:?}")
        };
    }
    // If nothing changes, nothing need be kept.
    let room = world.room.as_mut().unwrap();
    room.request(RequestKey { seat: Seat::A, id: "again".to_string() }, Request::TakeBackSeat, world.now_ms);
    assert!(matches!(&room.effects()[..], [Effect::Answer { .. }]));
}

#[test]
fn a_journal_names_who_sits_where() {
    let world = World::new("ptr", Pace::Live, 3);
    let header: serde_json::Value = serde_json::from_str(&world.disk.rows[0]).unwrap();
    assert_eq!(header["players"], serde_json::json!(["person 0", "bot:thumb", "bot:random"]));
}
