//! Requests of several seats that come while the disk is busy are written together, and told once.

use chance::Seeded;
use room::Request;
use serde_json::json;
use table::Seat;
use wire::{AnswerResult, Failure, Pace};

use crate::world::{Fate, World, act};

/// Four people, at least three of whom are asked in secret, with a disk that stalls and then does this.
fn asked_in_secret(fate: Fate) -> (World, Vec<Seat>) {
    let mut world = World::new("pppp", Pace::Relaxed, 5);
    let is_sealed =
        |world: &World| world.awaited().len() >= 3 && world.of(world.awaited()[0]).mode() == "sealed";
    world.play_until(&mut Seeded::new(5), is_sealed);
    world.fates.by_hand.extend([Fate::Stalls, Fate::Stores, fate]);
    let awaited = world.awaited();
    (world, awaited)
}

#[test]
fn ballots_that_come_together_are_one_append_and_one_update() {
    let (mut world, seats) = asked_in_secret(Fate::Stores);
    let version = world.disk.rows.len() as u32;
    let before: Vec<u32> = world.clients.iter().map(|client| client.n_updates).collect();
    let ids: Vec<String> = seats.iter().map(|seat| world.act_first(*seat)).collect();
    assert_eq!(world.disk.rows.len() as u32, version, "the disk stalls");
    world.end_stall();
    for (n, (seat, id)) in (0..).zip(seats.iter().zip(&ids)) {
        assert_eq!(world.of(*seat).answer(id), Some(&AnswerResult::Done { version: version + n }));
    }
    for (client, before) in world.clients.iter().zip(before) {
        assert_eq!(client.n_updates, before + 2, "the first alone, the others together");
    }
    world.check_all();
}

#[test]
fn a_failed_append_is_answered_to_all_of_them() {
    let (mut world, seats) = asked_in_secret(Fate::Fails);
    let version = world.disk.rows.len();
    let ids: Vec<String> = seats.iter().map(|seat| world.act_first(*seat)).collect();
    world.end_stall();
    assert_eq!(world.disk.rows.len(), version + 1);
    assert_eq!(world.counts["answered not-stored"], seats.len() as u32 - 1);
    let (last, id) = (seats[seats.len() - 1], &ids[seats.len() - 1]);
    assert_eq!(world.of(last).answer(id), None, "a client sends it again");
    world.send_again(world.index_of(last));
    assert!(matches!(world.of(last).answer(id), Some(AnswerResult::Done { .. })));
    world.check_all();
}

#[test]
fn a_wrong_request_among_them_is_judged_when_the_others_are_stored() {
    let (mut world, seats) = asked_in_secret(Fate::Stalls);
    world.fates.by_hand.push_back(Fate::Stores);
    world.act_first(seats[0]);
    let second = world.act_first(seats[1]);
    let wrong = world.ask(seats[2], act(&json!("nonsense")));
    let right = world.act_first(seats[2]);
    world.end_stall();
    // The second is on its way, and the requests behind it wait.
    assert_eq!(world.of(seats[1]).answer(&second), None);
    assert_eq!(world.of(seats[2]).answer(&wrong), None);
    world.end_stall();
    assert_eq!(world.of(seats[2]).answer(&wrong), Some(&AnswerResult::Failed(Failure::Unreadable)));
    assert!(matches!(world.of(seats[2]).answer(&right), Some(AnswerResult::Done { .. })));
    world.check_all();
}

#[test]
fn an_action_and_its_undo_together_are_one_append_and_one_update() {
    let (mut world, seats) = asked_in_secret(Fate::Stores);
    let spectator = world.clients.len() - 1;
    let before = world.clients[spectator].n_updates;
    world.act_first(seats[0]);
    world.act_first(seats[1]);
    let id = world.ask(seats[1], Request::Undo);
    world.end_stall();
    assert!(matches!(world.of(seats[1]).answer(&id), Some(AnswerResult::Done { .. })));
    assert!(world.of(seats[1]).is_awaited());
    assert_eq!(world.clients[spectator].n_updates, before + 2, "the first alone, the others together");
    world.check_all();
}
