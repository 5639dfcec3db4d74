//! What the bot `thumb` does in simple situations of Mall of Horror.

use bots::{Budget, DecisionContext, seat_bot};
use mall_of_horror::Mall;
use mall_of_horror::scene::scene;
use mall_of_horror::{Action, Card, Role};
use mall_of_horror_bot::Bots;
use table::{Game, Input, Pending, Seat, Silent, Table, apply, legal};

/// Lays out a scene, lets the others pass until `seat` has several legal actions including one that
/// `is_meant` accepts, and returns what `thumb` chooses there with five different seeds.
fn answers(text: &str, seat: Seat, is_meant: fn(&Action) -> bool) -> Vec<Action> {
    let (table, _) = Table::<Mall>::from_state(scene(text).unwrap());
    let mut g = *table.state();
    for _ in 0..100 {
        let Pending::Seats { .. } = g.pending() else { panic!("no player is asked: {:?}", g.pending()) };
        let awaited = g.pending().awaited();
        let mut actions = Vec::new();
        if awaited.has(seat) {
            legal(&g, seat, &mut actions);
            if actions.len() > 1 && actions.iter().any(is_meant) {
                let choose = |seed| {
                    let mut decision = DecisionContext::new(&g, seat, Budget::default());
                    seat_bot::<Bots>("thumb", seed).unwrap().choose(&mut decision)
                };
                return (1..=5).map(choose).collect();
            }
        }
        let next = awaited.first().unwrap();
        legal(&g, next, &mut actions);
        apply(&mut g, &Input::Act(next, actions[0]), &mut Silent).unwrap();
    }
    panic!("{seat} was never asked for such a choice");
}

fn check(text: &str, seat: Seat, expected: Action) {
    let same_kind = match expected {
        Action::Pass | Action::Play(_) | Action::Hide(_) => |action: &Action| matches!(action, Action::Pass),
        Action::VoteFor(_) => |action: &Action| matches!(action, Action::VoteFor(_)),
        Action::BreakTie(_) => |action: &Action| matches!(action, Action::BreakTie(_)),
        Action::Sacrifice(_) => |action: &Action| matches!(action, Action::Sacrifice(_)),
        Action::PutZombie(_) => |action: &Action| matches!(action, Action::PutZombie(_)),
        Action::Move(_) | Action::Sprint(..) => |action: &Action| matches!(action, Action::Move(_)),
        Action::GoTo(_) => |action: &Action| matches!(action, Action::GoTo(_)),
        _ => |_: &Action| true,
    };
    assert_eq!(answers(text, seat, same_kind), [expected; 5], "{text}");
}

#[test]
fn a_weapon_is_used_where_it_keeps_the_zombies_out() {
    let scene = "seats 4
        chief A
        restrooms: A pin-up, B tough-guy, C tough-guy
        megatoys: A gunman, B gunman, C gunman, D pin-up
        parking: A tough-guy, B pin-up, C pin-up
        zombies: restrooms 6
        hand A: grenade
        begin attack";
    check(scene, Seat::A, Action::Play(Card::Grenade));
}

#[test]
fn a_weapon_is_kept_where_it_changes_nothing() {
    let scene = "seats 4
        chief A
        restrooms: A pin-up, B tough-guy, C tough-guy
        megatoys: A gunman, B gunman, C gunman, D pin-up
        parking: A tough-guy, B pin-up, C pin-up
        zombies: restrooms 9
        hand A: grenade
        begin attack";
    check(scene, Seat::A, Action::Pass);
}

#[test]
fn hardware_is_not_wasted_on_the_supermarket() {
    let scene = "seats 4
        chief A
        supermarket: A pin-up, B tough-guy, C tough-guy
        megatoys: A gunman, B gunman, C gunman, D pin-up
        zombies: supermarket 4
        hand A: hardware
        begin attack";
    check(scene, Seat::A, Action::Pass);
}

#[test]
fn an_outvoted_player_hides() {
    let scene = "seats 4
        chief A
        restrooms: A pin-up, B gunman, B tough-guy
        megatoys: A gunman, B pin-up, C gunman, D pin-up
        zombies: restrooms 7
        hand A: hidden
        begin attack";
    check(scene, Seat::A, Action::Hide(Role::PinUp));
}

#[test]
fn a_player_who_outvotes_the_others_saves_their_cards() {
    let scene = "seats 4
        chief A
        restrooms: A gunman, A pin-up, B tough-guy
        megatoys: A tough-guy, B pin-up, C gunman, D pin-up
        zombies: restrooms 5
        hand A: hidden, hardware, grenade
        begin attack";
    check(scene, Seat::A, Action::Pass);
}

#[test]
fn a_threat_is_made_where_it_tips_the_vote() {
    let scene = "seats 4
        chief A
        restrooms: A pin-up, B pin-up
        megatoys: A gunman, B gunman, B tough-guy, C gunman
        parking: C pin-up, D pin-up
        zombies: restrooms 7
        hand A: threat
        begin attack";
    check(scene, Seat::A, Action::Play(Card::Threat));
}

#[test]
fn the_leader_is_named() {
    let scene = "seats 4
        chief A
        restrooms: A gunman, B gunman, C gunman
        megatoys: A pin-up, B pin-up, B tough-guy
        supermarket: C pin-up, D gunman
        zombies: restrooms 7
        begin attack";
    check(scene, Seat::A, Action::VoteFor(Seat::B));
    check(scene, Seat::C, Action::VoteFor(Seat::B));
}

#[test]
fn the_cheapest_character_is_given_up() {
    let scene = "seats 4
        chief A
        restrooms: A pin-up, A gunman, A tough-guy
        megatoys: B pin-up, B tough-guy, C gunman
        supermarket: C pin-up, D gunman
        zombies: restrooms 7
        begin attack";
    check(scene, Seat::A, Action::Sacrifice(Role::Gunman));
}

#[test]
fn a_player_votes_for_themselves_at_the_truck() {
    let scene = "seats 4
        chief A
        parking: A pin-up, B gunman, C gunman
        megatoys: B pin-up, B tough-guy, C pin-up
        supermarket: D gunman, D pin-up
        begin truck";
    for seat in [Seat::A, Seat::B, Seat::C] {
        check(scene, seat, Action::VoteFor(seat));
    }
}
