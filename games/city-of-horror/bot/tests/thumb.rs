//! What the bot `thumb` does in simple situations of City of Horror.

use bots::{Budget, DecisionContext, seat_bot};
use city_of_horror::City;
use city_of_horror::orders::PassUntil;
use city_of_horror::scene::scene;
use city_of_horror::{
    Action, Aim, Card, Clause, Effect, Goods, Item, Offer, Order, Place, Purpose, Role, Ware,
};
use city_of_horror_bot::Bots;
use table::{Game, Input, PassOrder, Pending, Seat, SeatSet, Silent, Table, apply, legal};

/// Lays out a scene, and lets everybody do nothing until `seat` has several legal actions including one that
/// `is_meant` accepts.
fn until(text: &str, seat: Seat, is_meant: fn(&Action) -> bool) -> City {
    let (table, _) = Table::<City>::from_state(scene(text).unwrap());
    let mut g = table.state().clone();
    for _ in 0..100 {
        let Pending::Seats { .. } = g.pending() else { panic!("no player is asked: {:?}", g.pending()) };
        let awaited = g.pending().awaited();
        let mut actions = Vec::new();
        if awaited.has(seat) {
            legal(&g, seat, &mut actions);
            if actions.iter().any(is_meant) {
                return g;
            }
        }
        let next = awaited.first().unwrap();
        legal(&g, next, &mut actions);
        let quiet = actions.iter().find(|action| matches!(action, Action::Pass | Action::Decline));
        apply(&mut g, &Input::Act(next, *quiet.unwrap_or(&actions[0])), &mut Silent).unwrap();
    }
    panic!("{seat} was never asked for such a choice");
}

/// What `thumb` chooses with five different seeds.
fn answers(g: &City, seat: Seat) -> Vec<Action> {
    let choose = |seed| {
        let mut decision = DecisionContext::new(g, seat, Budget::default());
        seat_bot::<Bots>("thumb", seed).unwrap().choose(&mut decision)
    };
    (1..=5).map(choose).collect()
}

fn check(text: &str, seat: Seat, expected: Action) {
    let same_kind = match expected {
        Action::Play(..) | Action::Use(..) => |action: &Action| matches!(action, Action::Pass),
        Action::VoteFor(_) => |action: &Action| matches!(action, Action::VoteFor(_)),
        Action::BreakTie(_) => |action: &Action| matches!(action, Action::BreakTie(_)),
        Action::Sacrifice(_) => |action: &Action| matches!(action, Action::Sacrifice(_)),
        Action::Give(..) => |action: &Action| matches!(action, Action::Give(..)),
        Action::Activate(_) => |action: &Action| matches!(action, Action::Activate(_)),
        Action::Move(_) => |action: &Action| matches!(action, Action::Move(_)),
        Action::Vaccinate(_) => |action: &Action| matches!(action, Action::Vaccinate(_)),
        _ => |_: &Action| true,
    };
    assert_eq!(answers(&until(text, seat, same_kind), seat), [expected; 5], "{text}");
}

#[test]
fn a_card_is_exchanged_for_an_antidote_at_the_hospital() {
    let scene = "seats 3
        hospital: A punk
        crossroads: A rasta, B mama, C geek
        hand A: night-vision-goggles, shotgun
        begin location hospital";
    check(scene, Seat::A, Action::Activate(Effect::AntidoteForCard(Card::NightVisionGoggles)));
}

#[test]
fn a_player_alone_with_zombies_shoots() {
    let scene = "seats 3
        turn 3
        church: A punk
        crossroads: A rasta, B mama, C geek
        zombies: church 3
        antidotes: A 2
        hand A: shotgun
        begin location church";
    check(scene, Seat::A, Action::Play(Card::Shotgun, Aim::At(Place::Church)));
}

#[test]
fn the_cheapest_character_is_given_up() {
    let scene = "seats 3
        turn 3
        church: A student, A little-girl
        crossroads: B mama, C geek
        zombies: church 4
        antidotes: A 2
        begin location church";
    check(scene, Seat::A, Action::Sacrifice(Role::Student));
}

#[test]
fn a_share_leader_keeps_the_antidote_it_needs() {
    let scene = "seats 3
        turn 3
        bank: A student, A little-girl
        crossroads: B mama, C geek
        antidotes: bank 1
        on bank: gun
        begin sharing bank";
    check(scene, Seat::A, Action::Give(Item::Antidote, Seat::A));
}

#[test]
fn the_leading_rival_is_named() {
    let scene = "seats 3
        turn 4
        bank: A student, B mama, C geek
        church: B little-boy, B little-girl, A rasta
        zombies: bank 4
        antidotes: A 1, B 3, C 1
        begin location bank";
    check(scene, Seat::A, Action::VoteFor(Seat::B));
    check(scene, Seat::C, Action::VoteFor(Seat::B));
}

#[test]
fn the_best_are_vaccinated() {
    let scene = "seats 3
        turn 4
        bank: A student, A little-girl, A mama
        church: B geek, C rasta
        antidotes: A 2, B 1, C 1
        begin vaccination";
    let best = [Role::LittleGirl, Role::Mama].into_iter().collect();
    check(scene, Seat::A, Action::Vaccinate(best));
}

const THREE_IN_THE_CHURCH: &str = "seats 4
    first D
    turn 3
    church: A little-girl, B mama, C geek
    crossroads: A rasta, B student, C teen, D thief
    zombies: church 6
    antidotes: A 2, B 1, C 1, D 1
    hand A: gun
    hand B: shotgun
    begin location church";

#[test]
fn a_player_in_danger_bids_for_its_life() {
    let g = until(THREE_IN_THE_CHURCH, Seat::A, |action| matches!(action, Action::Pass));
    let is_bid = |action: &Action| match action {
        Action::Propose(offer) => {
            offer.give.cards.as_slice() == [Ware::Named(Card::Gun)]
                && matches!(offer.promises[0].clause, Clause::Vote(Purpose::Attack, named) if named != Seat::A)
        }
        _ => false,
    };
    let answers = answers(&g, Seat::A);
    assert!(answers.iter().any(is_bid), "{answers:?}");
}

#[test]
fn a_good_offer_is_accepted_and_a_bad_one_refused() {
    let g = until(THREE_IN_THE_CHURCH, Seat::A, |action| matches!(action, Action::Pass));
    let offered = |give: Goods, want: Goods| {
        let mut g = g.clone();
        let offer = Offer { to: Some(Seat::B), give, want, ..Offer::default() };
        apply(&mut g, &Input::Act(Seat::A, Action::Propose(offer)), &mut Silent).unwrap();
        answers(&g, Seat::B)
    };
    let antidote = Goods { antidotes: 1, ..Goods::default() };
    let gun = Goods { cards: [Ware::Named(Card::Gun)].into_iter().collect(), ..Goods::default() };
    let is_taken = |action: &Action| matches!(action, Action::Accept(Seat::A, ..));
    let is_refused = |action: &Action| matches!(action, Action::Refuse(Seat::A, _));
    assert!(offered(gun, Goods::default()).iter().all(is_taken));
    assert!(offered(gun, antidote).iter().all(is_refused));
}

/// A player who answers an offer with another one gets an answer in turn.
#[test]
fn a_counter_offer_is_answered() {
    let g = until(THREE_IN_THE_CHURCH, Seat::A, |action| matches!(action, Action::Pass));
    let gun = Goods { cards: [Ware::Named(Card::Gun)].into_iter().collect(), ..Goods::default() };
    let antidote = Goods { antidotes: 1, ..Goods::default() };
    let greedy = Offer { to: Some(Seat::B), give: gun, want: antidote, ..Offer::default() };
    let answered = |give: Goods, want: Goods| {
        let mut g = g.clone();
        apply(&mut g, &Input::Act(Seat::A, Action::Propose(greedy)), &mut Silent).unwrap();
        let answer = Action::Counter(Seat::A, 1, Offer { give, want, ..Offer::default() });
        apply(&mut g, &Input::Act(Seat::B, answer), &mut Silent).unwrap();
        answers(&g, Seat::A)
    };
    let is_taken = |action: &Action| matches!(action, Action::Accept(Seat::B, 2, _));
    let is_refused = |action: &Action| matches!(action, Action::Refuse(Seat::B, 2));
    assert!(answered(antidote, Goods::default()).iter().all(is_taken));
    assert!(answered(Goods::default(), gun).iter().all(is_refused));
}

/// Somebody else decides, and the table does not wait for the player who received the offer.
#[test]
fn an_offer_is_answered_while_another_player_decides() {
    let scene = "seats 3
        church: A punk, B mama, C geek
        cards: A bank, B bank, C bank
        hand A: gun, alarm
        hand B: shotgun
        begin moves";
    let g = until(scene, Seat::A, |action| matches!(action, Action::Move(_)));
    let gun = Goods { cards: [Ware::Named(Card::Gun)].into_iter().collect(), ..Goods::default() };
    let gift = Offer { to: Some(Seat::B), give: gun, ..Offer::default() };
    let mut offered = g.clone();
    apply(&mut offered, &Input::Act(Seat::A, Action::Propose(gift)), &mut Silent).unwrap();
    assert_eq!(offered.pending().awaited(), SeatSet::one(Seat::A));
    assert_eq!((g.addressed(), offered.addressed()), (SeatSet::EMPTY, SeatSet::one(Seat::B)));
    for seed in 1..=5 {
        let answer = |kind| {
            let mut decision = DecisionContext::new(&offered, Seat::B, Budget::default());
            seat_bot::<Bots>(kind, seed).unwrap().answer_proposal(&mut decision)
        };
        assert!(matches!(answer("thumb"), Some(Action::Accept(Seat::A, ..))));
        assert_eq!(answer("random"), None, "it never looks");
    }
}

/// So a table never waits for a bot that nothing affects, and the bot still hears of offers.
#[test]
fn a_pass_stands_until_an_alarm_interrupts_it() {
    let scene = "seats 3
        hospital: A punk
        crossroads: A rasta, B mama, C geek
        begin turn";
    let g = until(scene, Seat::A, |action| matches!(action, Action::Pass));
    for answer in answers(&g, Seat::A) {
        let Action::Order(Order::Pass(PassOrder { pass: Some(pass), .. })) = answer else {
            panic!("{answer:?}")
        };
        assert_eq!(pass.until, PassUntil::Turn);
        assert!(pass.alarms.attack && pass.alarms.named && pass.alarms.offer);
    }
}
