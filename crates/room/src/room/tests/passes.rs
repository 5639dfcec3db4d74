//! Passes that stand, in a window that never closes by itself.

use super::*;
use crate::limits::STANDING_PASSES_A_REQUEST;

fn stand(room: &mut Room, seat: Seat, until: Standing) -> usize {
    done(room, seat, 0, Request::StandingPass { until })
}

#[test]
fn standing_passes_end_at_their_limit() {
    for until in [Standing::EndOfWindow, Standing::EndOfRound, Standing::EndOfGame] {
        let mut room = room(Toy::new(1, 10_000), Pace::Relaxed);
        assert_eq!(stand(&mut room, Seat::A, until), STANDING_PASSES_A_REQUEST, "{until:?}");
        assert_eq!(room.seats[0].standing, Standing::Never, "{until:?}");
        assert_eq!(room.next_tick_ms(), None);
        assert_eq!(done(&mut room, Seat::A, 1, pass()), 1, "the seat is asked again");
    }
}

#[test]
fn whoever_stands_passes_though_others_before_him_are_asked_too() {
    let mut room = room(Toy::new(3, 10_000), Pace::Relaxed);
    room.request(key(Seat::C, 0), Request::StandingPass { until: Standing::EndOfGame }, 0);
    assert_eq!(settle(&mut room, 0), 1);
    assert_eq!(room.awaited(), SeatSet::all(2));
    // A and B pass, the window opens again, and C passes in it.
    room.request(key(Seat::A, 0), pass(), 0);
    assert_eq!(settle(&mut room, 0), 1);
    room.request(key(Seat::B, 0), pass(), 0);
    assert_eq!(settle(&mut room, 0), 2);
}

#[test]
fn until_the_end_of_the_window_stands_while_others_pass() {
    let mut room = room(Toy::new(3, 10_000), Pace::Relaxed);
    room.request(key(Seat::C, 0), Request::StandingPass { until: Standing::EndOfWindow }, 0);
    assert_eq!(settle(&mut room, 0), 1);
    room.request(key(Seat::A, 0), pass(), 0);
    settle(&mut room, 0);
    assert_eq!(room.seats[2].standing, Standing::EndOfWindow);
}

#[test]
fn standing_passes_that_a_full_table_refuses_are_not_tried_for_ever() {
    let mut room = room(Toy::new(2, 0), Pace::Relaxed);
    room.request(key(Seat::A, 0), Request::StandingPass { until: Standing::EndOfGame }, 0);
    assert_eq!(settle(&mut room, 0), 0);
    room.tick(1_000_000);
    assert_eq!((settle(&mut room, 0), room.next_tick_ms()), (0, None));
}

#[test]
fn what_is_played_ends_passes_in_the_window_and_no_others() {
    let mut room = room(Toy::new(3, 10_000), Pace::Relaxed);
    stand(&mut room, Seat::B, Standing::EndOfGame);
    stand(&mut room, Seat::C, Standing::EndOfWindow);
    assert_eq!(room.awaited(), SeatSet::one(Seat::A));
    room.request(key(Seat::A, 0), act(r#""play""#), 0);
    assert_eq!(appended(&room.effects()).unwrap().len(), 2, "B passes once more with it");
    room.stored(Ok(()), 0);
    assert_eq!(room.awaited(), SeatSet::all(3).without(Seat::B));
    let standing: Vec<Standing> = room.seats.iter().map(|state| state.standing).collect();
    assert_eq!(standing, [Standing::Never, Standing::EndOfGame, Standing::Never]);
}

#[test]
fn another_round_asks_another_question_and_ends_what_was_for_the_last() {
    let mut room = room(Toy::new(4, 10_000), Pace::Relaxed);
    stand(&mut room, Seat::B, Standing::EndOfRound);
    stand(&mut room, Seat::C, Standing::EndOfWindow);
    stand(&mut room, Seat::D, Standing::EndOfGame);
    done(&mut room, Seat::A, 0, act(r#""next-round""#));
    let standing: Vec<Standing> = room.seats[1..].iter().map(|state| state.standing).collect();
    assert_eq!(standing, [Standing::Never, Standing::Never, Standing::EndOfGame]);
    done(&mut room, Seat::B, 1, Request::StandingPass { until: Standing::EndOfRound });
    assert_eq!(room.seats[1].standing_since_round, 1);
    done(&mut room, Seat::A, 1, act(r#""play""#));
    assert_eq!(room.seats[1].standing, Standing::EndOfRound, "it stands in this one");
}

#[test]
fn nobody_passes_by_themselves_outside_a_window() {
    let toy = Toy { mode: AskMode::Together, ..Toy::new(2, 10_000) };
    let mut room = room(toy, Pace::Relaxed);
    assert_eq!(stand(&mut room, Seat::A, Standing::EndOfGame), 0);
    assert_eq!(room.awaited(), SeatSet::all(2));
    assert_eq!(done(&mut room, Seat::B, 0, pass()), 1);
    assert_eq!(room.seats[0].standing, Standing::EndOfGame);
}

#[test]
fn a_pass_in_a_window_that_is_gone_ends_with_the_next_line() {
    let toy = Toy { mode: AskMode::Together, ..Toy::new(2, 10_000) };
    let mut room = room(toy, Pace::Relaxed);
    room.seats[0].standing = Standing::EndOfWindow;
    done(&mut room, Seat::B, 0, pass());
    assert_eq!(room.seats[0].standing, Standing::Never);
}

#[test]
fn what_cannot_be_taken_back_leaves_the_pass_standing() {
    let mut room = room(Toy::new(2, 10_000), Pace::Relaxed);
    stand(&mut room, Seat::A, Standing::EndOfGame);
    assert_eq!(done(&mut room, Seat::A, 1, Request::Undo), 0);
    assert_eq!(room.seats[0].standing, Standing::EndOfGame);
}
