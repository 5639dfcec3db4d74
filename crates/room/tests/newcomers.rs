//! People who take over the seats of bots in a running game.

use chance::Seeded;
use games::GameId;
use room::{Player, Request};
use table::{Observer, Seat};
use wire::{AnswerResult, Pace};

use crate::stepped_game::SteppedGame;
use crate::world::{BOTS_WAIT_MS, MINUTE_MS, World, act};

const GRACE_MS: u64 = 1_500;
const WINDOW_MS: u64 = 2_000;
/// So many lines are played before somebody comes.
const N_LINES_BEFORE: usize = 25;

/// People do the first thing that they may do, and time goes on.
fn step(game: &mut SteppedGame, people: &[Seat]) {
    match people.iter().find(|seat| game.room.awaited().has(**seat)) {
        Some(seat) => {
            let action = game.clients[seat.index()].allowed().first().cloned().expect("something to do");
            game.ask(*seat, act(&action));
            game.advance(WINDOW_MS);
        }
        None => game.next_tick(),
    }
}

/// A person alone with two bots, after a while.
fn under_way(game: GameId) -> SteppedGame {
    let mut game = SteppedGame::unwatched(game, "ptt", Pace::Relaxed, Some(GRACE_MS));
    game.connect(0);
    for _ in 0..2_000 {
        if game.journal.len() >= N_LINES_BEFORE {
            return game;
        }
        step(&mut game, &[Seat::A]);
    }
    panic!("nothing happens");
}

fn of_seat_b(rows: &[String]) -> impl Iterator<Item = &String> {
    rows.iter().filter(|row| row.contains(r#"["B","#))
}

#[test]
fn a_newcomer_plays_on_where_the_bot_was() {
    for id in GameId::ALL {
        let mut game = under_way(id);
        assert!(game.clients[0].alone);
        let before = game.journal.clone();
        game.room.seat_newcomer(Seat::B, "B".to_string(), game.now_ms);
        game.settle();
        assert!(!game.clients[0].alone, "{id:?}: the person is told at once");
        assert!(!game.room.is_played_by_bot(Seat::B) && game.room.is_played_by_bot(Seat::C));
        game.connect(1);
        // The table waits for the newcomer, and no bot plays the seat any more.
        for _ in 0..2_000 {
            if game.room.awaited().has(Seat::B) || game.room.is_over() {
                break;
            }
            step(&mut game, &[Seat::A]);
        }
        assert!(game.room.awaited().has(Seat::B), "{id:?}");
        game.advance(10 * MINUTE_MS);
        assert!(game.room.awaited().has(Seat::B), "{id:?}");
        assert_eq!(of_seat_b(&game.journal[before.len()..]).count(), 0, "{id:?}");
        let action = game.clients[1].allowed()[0].clone();
        let request = game.ask(Seat::B, act(&action));
        game.advance(WINDOW_MS);
        assert!(matches!(game.answers[&request], AnswerResult::Done { .. }), "{id:?}");
        assert_eq!(game.journal[..before.len()], before, "{id:?}: what is written stays as it is");
    }
}

#[test]
fn the_journal_names_nobody() {
    let mut game = under_way(GameId::Zombies);
    game.room.seat_newcomer(Seat::B, "Nora".to_string(), game.now_ms);
    game.settle();
    game.connect(1);
    for _ in 0..60 {
        step(&mut game, &[Seat::A, Seat::B]);
    }
    assert!(game.journal[0].contains("bot:thumb") && game.journal.iter().all(|row| !row.contains("Nora")));
}

#[test]
fn only_the_seat_of_a_bot_is_taken_over() {
    let mut game = under_way(GameId::MallOfHorror);
    assert!(!game.room.is_seat_of_bot(Seat::A) && game.room.is_seat_of_bot(Seat::B));
    game.ask(Seat::A, Request::HandOver);
    assert!(!game.room.is_seat_of_bot(Seat::A), "a bot plays in the place of a person");
    for seat in [Seat::A, Seat::new(7)] {
        game.room.seat_newcomer(seat, "Nora".to_string(), game.now_ms);
        assert_eq!(game.room.effects(), [], "{seat}");
    }
    assert!(game.room.is_played_by_bot(Seat::A));
}

/// The person was about to let the window go by: the newcomer may use it.
#[test]
fn an_open_window_opens_anew_for_a_newcomer() {
    let mut n_windows = 0;
    for lines in (N_LINES_BEFORE..400).step_by(5) {
        let mut game = SteppedGame::unwatched(GameId::Zombies, "ptt", Pace::Relaxed, Some(GRACE_MS));
        game.connect(0);
        for _ in 0..2_000 {
            let is_open = !game.clients[0].grace.is_null();
            if game.room.is_over() || is_open && game.journal.len() >= lines {
                break;
            }
            step(&mut game, &[Seat::A]);
        }
        if game.clients[0].grace.is_null() {
            continue;
        }
        n_windows += 1;
        let version = game.room.version();
        game.room.seat_newcomer(Seat::B, "B".to_string(), game.now_ms);
        game.settle();
        assert_eq!(game.room.version(), version);
        assert_eq!(game.clients[0].grace["of_ms"], WINDOW_MS, "the grace of a table with several people");
    }
    assert!(n_windows > 10, "{n_windows}");
}

#[test]
fn a_restart_keeps_the_newcomer_and_the_clock() {
    let mut world = World::new("ptt", Pace::Live, 3);
    let mut seeded = Seeded::new(3);
    world.play_until(&mut seeded, |world| world.disk.rows.len() > 30 && world.of(Seat::A).is_awaited());
    world.advance(BOTS_WAIT_MS);
    let version = world.room.as_ref().unwrap().version();
    world.seat_newcomer(Seat::B);
    assert_eq!(world.document, format!(r#"{{"away":[],"joined":{{"B":{version}}},"resigned":[]}}"#));
    world.play_until(&mut seeded, |world| world.of(Seat::B).is_awaited());
    let clock = |world: &World| {
        let clocks = world.of(Seat::B).clocks.as_array().cloned().unwrap_or_default();
        clocks.into_iter().find(|clock| clock["seat"] == "B").expect("a clock")
    };
    let before = clock(&world);
    assert_eq!(before["runs"], true);
    world.crash_and_restart();
    assert!(!world.room.as_ref().unwrap().is_played_by_bot(Seat::B));
    assert_eq!(clock(&world), before);
    let n_rows = world.disk.rows.len();
    world.advance(10 * BOTS_WAIT_MS);
    assert_eq!(world.disk.rows.len(), n_rows, "no bot plays in the place of the newcomer");
    world.act_first(Seat::B);
    assert!(world.disk.rows.len() > n_rows);
    world.check_all();
    // The seat is now as that of any other person.
    world.ask(Seat::B, Request::Resign);
    assert!(world.room.as_ref().unwrap().is_played_by_bot(Seat::B));
    world.crash_and_restart();
    assert!(world.room.as_ref().unwrap().is_played_by_bot(Seat::B));
    assert!(matches!(world.plan.players[1], Player::Person { .. }));
}

/// A bot's answer may be on its way to the disk when a person takes the seat.
#[test]
fn a_line_of_the_bot_that_is_on_its_way_counts() {
    use crate::world::Fate;
    let mut world = World::new("ptp", Pace::Relaxed, 3);
    let mut seeded = Seeded::new(3);
    let is_for_b = |world: &World| {
        let room = world.room.as_ref().unwrap();
        room.awaited().has(Seat::B) && world.disk.rows.len() > 10
    };
    world.play_until(&mut seeded, is_for_b);
    world.fates.by_hand.extend([Fate::Stalls, Fate::Stores]);
    world.advance(BOTS_WAIT_MS);
    assert!(world.is_stalled());
    let n_rows = world.disk.rows.len();
    world.seat_newcomer(Seat::B);
    world.end_stall();
    assert!(world.disk.rows.len() > n_rows, "what the bot did is done");
    assert_eq!(world.of(Seat::B).observer, Observer::Seat(Seat::B));
    world.play_until(&mut seeded, |world| world.of(Seat::B).is_awaited());
    let n_rows = world.disk.rows.len();
    world.advance(MINUTE_MS);
    assert_eq!(world.disk.rows.len(), n_rows);
    world.check_all();
}
