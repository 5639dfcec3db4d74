//! What a room does without a request, and when; and what it says about its game.

use games::{GameId, PromiseCounts};

use super::*;
use crate::limits::TRY_AGAIN_MS;

/// A room of a person in seat A and bots.
fn among_bots(toy: ToyTable) -> Room {
    let mut players = vec![Player::Bot { kind: "thumb".to_string() }; toy.n_seats];
    players[0] = Player::Person { name: "p".to_string() };
    let committed = CommittedChance::new(&ServerSecret::new([1; 32]), &[]);
    let mut room = Room::around(Box::new(toy), players, Pace::Relaxed, committed, DELAYS, 1);
    room.n_lines = 1;
    room.wait_for_answers(0);
    room
}

#[test]
fn where_all_decide_together_bots_let_people_go_first() {
    let due_ms = |mode, passed| {
        let room = among_bots(ToyTable { mode, passed, ..ToyTable::new(2, 100) });
        room.awaited_bots.due_ms
    };
    let nobody = SeatSet::EMPTY;
    assert_eq!(due_ms(AskMode::Together, nobody), Some(5_000));
    assert_eq!(due_ms(AskMode::Together, SeatSet::one(Seat::A)), Some(500), "no person is awaited");
    assert_eq!(due_ms(AskMode::Window, nobody), Some(500));
    assert_eq!(due_ms(AskMode::Together, SeatSet::one(Seat::B)), None, "no bot is awaited");
}

#[test]
fn a_bot_that_was_offered_something_has_its_own_time() {
    let mut toy =
        ToyTable { addressed: SeatSet::one(Seat::B), passed: SeatSet::one(Seat::B), ..ToyTable::new(2, 100) };
    let mut room = among_bots(toy.clone());
    assert_eq!((room.awaited_bots.due_ms, room.addressed_bots.due_ms), (None, Some(500)));
    assert_eq!(room.next_tick_ms(), Some(500));
    room.tick(500);
    assert_eq!(room.next_tick_ms(), None, "it leaves the offer open, and is not asked again");
    toy.addressed = SeatSet::one(Seat::A);
    assert_eq!(among_bots(toy).addressed_bots.due_ms, None, "people answer when they like");
}

#[test]
fn after_a_failed_write_a_room_does_nothing_unasked_for_a_while() {
    let mut toy = ToyTable::new(2, 100);
    toy.addressed = SeatSet::one(Seat::B);
    let mut room = among_bots(toy);
    room.request(key(Seat::A, 0), pass(), 100);
    room.effects();
    room.stored(Err(()), 100);
    assert_eq!(room.next_tick_ms(), Some(100 + TRY_AGAIN_MS));
    room.effects();
    room.tick(100 + TRY_AGAIN_MS - 1);
    assert_eq!(room.effects(), []);
    assert!(room.awaited_bots.due_ms.is_some() && room.addressed_bots.due_ms.is_some());
    room.tick(100 + TRY_AGAIN_MS);
    assert!(appended(&room.effects()).is_some(), "now the bot passes");
    assert_eq!(room.addressed_bots.due_ms, None);
}

#[test]
fn a_time_out_that_was_not_stored_waits_like_everything_else() {
    let mut room = room(ToyTable::new(1, 100), Pace::Live);
    let due_ms = room.next_tick_ms().unwrap();
    room.tick(due_ms - 1);
    assert_eq!(room.effects(), []);
    room.tick(due_ms);
    assert!(appended(&room.effects()).is_some());
    assert_eq!(room.next_tick_ms(), None, "the disk is at work");
    room.stored(Err(()), due_ms + 10);
    assert_eq!(room.effects(), []);
    assert_eq!(room.next_tick_ms(), Some(due_ms + 10 + TRY_AGAIN_MS));
    room.tick(due_ms + 10 + TRY_AGAIN_MS);
    assert!(appended(&room.effects()).is_some());
}

#[test]
fn an_unexpected_report_of_the_disk_changes_nothing() {
    let mut room = room(ToyTable::new(1, 100), Pace::Live);
    let due_ms = room.next_tick_ms();
    for is_on_disk in [Ok(()), Err(())] {
        // Not even what is due is done now: nothing was at work.
        room.stored(is_on_disk, 1_000_000_000);
        assert_eq!(room.effects(), []);
        assert_eq!((room.version(), room.next_tick_ms()), (0, due_ms));
    }
}

#[test]
fn a_game_ends_once_and_a_player_who_was_away_stays_away() {
    let mut room = room(ToyTable::new(2, 100), Pace::Live);
    done(&mut room, Seat::B, 0, Request::HandOver);
    assert_eq!((room.is_over(), room.outcome().is_some()), (false, false));
    room.request(key(Seat::A, 0), act(r#""end""#), 0);
    assert!(!room.effects().contains(&Effect::Over), "it is not on disk yet");
    room.stored(Ok(()), 0);
    let effects = room.effects();
    assert_eq!(effects.last(), Some(&Effect::Over), "after everything else");
    assert_eq!(answers(&effects), [(Seat::A, AnswerResult::Done { version: 1 })]);
    assert_eq!((room.is_over(), room.outcome().is_some(), room.next_tick_ms()), (true, true, None));
    room.request(key(Seat::B, 1), pass(), 0);
    let effects = room.effects();
    assert_eq!(answers(&effects), [(Seat::B, AnswerResult::Refused(table::Refusal::OVER))]);
    assert_eq!(effects.len(), 1, "nothing is to be kept");
    assert!(room.is_played_by_bot(Seat::B));
}

#[test]
fn a_room_says_of_its_game_what_the_game_says() {
    for (game, is_cooperative) in [
        (GameId::MallOfHorror, false),
        (GameId::CityOfHorror, false),
        (GameId::Zombies, false),
        (GameId::MarvelZombies, true),
    ] {
        let toy = ToyTable { game, ..ToyTable::new(3, 100) };
        let thinks_long = games::thinks_long(&toy);
        let room = room(toy, Pace::Live);
        assert_eq!((room.is_cooperative(), room.thinks_long()), (is_cooperative, thinks_long), "{game}");
        assert_eq!(room.promises(Seat::C), PromiseCounts { kept: 2, broken: 1 });
    }
}

#[test]
fn a_table_that_asks_chance_goes_on_at_once() {
    let mut room = room(ToyTable { n_rolls_due: 1, ..ToyTable::new(2, 100) }, Pace::Relaxed);
    assert_eq!(room.next_tick_ms(), Some(0));
    room.tick(0);
    assert!(appended(&room.effects()).is_some());
}

#[test]
fn a_table_that_takes_no_answer_of_chance_is_left_alone() {
    let mut room = room(ToyTable { n_rolls_due: 1, ..ToyTable::new(2, 0) }, Pace::Relaxed);
    room.tick(0);
    assert_eq!((room.effects(), room.next_tick_ms()), (vec![], None));
}

#[test]
fn first_lines_that_are_not_on_disk_are_due_at_once() {
    let mut room = room(ToyTable::new(2, 100), Pace::Relaxed);
    assert_eq!(room.next_tick_ms(), None);
    let staged = room.stager(0).stage_chance(room.table.boxed_clone());
    room.unwritten_start = Some(JournalStart { header: "header".to_string(), staged });
    assert_eq!(room.next_tick_ms(), Some(0));
    room.tick(0);
    assert_eq!(appended(&room.effects()), Some(&["header".to_string()][..]));
}

#[test]
fn a_restored_room_remembers_the_last_versions_only() {
    let mut toy = ToyTable::new(1, 10_000);
    let mut observers = Observers::default();
    let n_versions = TOLD_VERSIONS as u32 + 5;
    for version in 1..=n_versions {
        observers.remember(version, toy.take(&crate::toy::pass(Seat::A)).unwrap());
    }
    let missed = observers.missed(Observer::Table, 0);
    assert_eq!((missed.len(), missed[0].version), (TOLD_VERSIONS, 6));
}
