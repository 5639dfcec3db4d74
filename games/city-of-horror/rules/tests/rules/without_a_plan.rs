//! What is proposed for players without a plan: every kind of offer, answer and order comes up, and
//! each of them may be made.

use std::collections::BTreeSet;

use city_of_horror::Action;
use city_of_horror::deals::{Clause, Goods, Offer, Ware, When};
use city_of_horror::orders::{CancelOrder, Order, StandingPass};
use city_of_horror::scene::scene;
use expect_test::{Expect, expect};
use table::{Seat, proposal, why_not};
use table_laws::{Script, words};

/// Enough that whatever can come up does.
const DRAWS: u64 = 3000;

#[track_caller]
fn check(layout: &str, script: &str, expected: Expect) {
    list(layout, script, parts, expected);
}

#[track_caller]
fn list(layout: &str, script: &str, parts: impl Fn(&Action) -> Vec<String>, expected: Expect) {
    let mut table = Script::from_state(scene(layout).unwrap_or_else(|error| panic!("{error}")));
    if !script.is_empty() {
        table.play(script);
    }
    let mut found: BTreeSet<String> = BTreeSet::new();
    for seed in 0..DRAWS {
        let chance = &mut chance::Seeded::new(seed);
        let Some(action) = proposal(table.state(), Seat::A, chance) else {
            found.insert("nothing".to_string());
            continue;
        };
        assert_eq!(why_not(table.state(), Seat::A, action), None, "{}", words(&action));
        found.extend(parts(&action));
    }
    expected.assert_eq(&found.into_iter().map(|part| part + "\n").collect::<String>());
}

/// What a proposal consists of.
fn parts(action: &Action) -> Vec<String> {
    match action {
        Action::Propose(offer) => parts_of_offer("offer", offer),
        Action::Counter(maker, number, offer) => {
            parts_of_offer(&format!("answer to {maker} {number}"), offer)
        }
        Action::Order(_) => vec!["order".to_string()],
        _ => vec![words(action)],
    }
}

fn parts_of_order(action: &Action) -> Vec<String> {
    let Action::Order(order) = action else { return vec![words(action)] };
    match order {
        Order::StandingPass(Some(StandingPass { until, alarms, cards })) => {
            let traits = [
                (alarms.attack, "standing pass but for attacks"),
                (alarms.named, "standing pass unless named"),
                (alarms.offer, "standing pass but for offers"),
                (*cards, "standing pass for cards, too"),
            ];
            let said = traits.iter().filter(|(is_said, _)| *is_said).map(|(_, text)| text.to_string());
            said.chain([format!("standing pass until {}", words(until))]).collect()
        }
        Order::StandingAnswers(CancelOrder::Cancel(targets)) => {
            vec![format!("standing answers: cancel {} kind of card", targets.cards.len())]
        }
        Order::Ballot(purpose, Some(ahead)) => {
            let purpose = words(purpose);
            vec![
                format!("ballot {purpose} at {}", words(&ahead.place)),
                format!("ballot {purpose} for {}", ahead.named),
            ]
        }
        _ => vec![format!("order {}", words(order))],
    }
}

fn parts_of_offer(kind: &str, offer: &Offer) -> Vec<String> {
    let mut parts = vec![match offer.to {
        Some(to) => format!("{kind}, to {to}"),
        None => format!("{kind}, to all"),
    }];
    parts.push(format!("lasts {}", words(&offer.lasts)));
    parts.extend(parts_of_goods("gives", &offer.give));
    parts.extend(parts_of_goods("wants", &offer.want));
    parts.push(format!("{} promises", offer.promises.len()));
    for promise in &offer.promises {
        let clause = match promise.clause {
            Clause::Play(card, _) => format!("play {}", words(&card)),
            clause => words(&clause),
        };
        parts.push(format!("{} promises {clause}", words(&promise.by)));
    }
    parts
}

fn parts_of_goods(verb: &str, goods: &Goods) -> Vec<String> {
    let mut parts = vec![format!("{verb} {} antidotes", goods.antidotes)];
    let is_any = |ware: &&Ware| **ware == Ware::Any;
    match goods.cards.iter().filter(is_any).count() {
        0 => parts.extend(goods.cards.iter().map(|ware| match ware {
            Ware::Named(_) if verb == "wants" => format!("{verb} a card by name"),
            ware => format!("{verb} {}", words(ware)),
        })),
        n => parts.push(format!("{verb} {n} cards of any kind")),
    }
    if goods.when != When::AtOnce {
        parts.push(format!("{verb} {}", words(&goods.when)));
    }
    parts
}

const TABLE: &str = "seats 3
     church: A punk, B student, C thief
     bank: A geek
     zombies: church 3
     antidotes: A 3, church 1
     hand A: gun, shotgun
     hand B: alarm
     begin after-invasion";

#[test]
fn in_a_window_of_the_turn() {
    check(
        TABLE,
        "",
        expect![[r#"
            0 promises
            gives 0 antidotes
            gives 1 antidotes
            gives 2 antidotes
            gives blind gun
            gives blind shotgun
            gives named gun
            gives named shotgun
            lasts turn
            lasts window
            nothing
            offer, to B
            offer, to C
            offer, to all
            order
            show gun B
            show gun C
            show shotgun B
            show shotgun C
            wants 0 antidotes
            wants 1 antidotes
            wants 1 cards of any kind
            wants 4 cards of any kind
            wants a card by name
        "#]],
    );
}

#[test]
fn about_the_location_at_hand() {
    check(
        &TABLE.replace("begin after-invasion", "begin attack church"),
        "",
        expect![[r#"
            0 promises
            1 promises
            2 promises
            gives 0 antidotes
            gives 1 antidotes
            gives 2 antidotes
            gives blind gun
            gives blind shotgun
            gives if dies=geek
            gives if dies=punk
            gives if dies=student
            gives if dies=thief
            gives if leads=A
            gives if leads=B
            gives if leads=C
            gives if loses=A
            gives if loses=B
            gives if loses=C
            gives if no-attack
            gives if survives=geek
            gives if survives=punk
            gives if survives=student
            gives if survives=thief
            gives if unharmed=A
            gives if unharmed=B
            gives if unharmed=C
            gives if-kept
            gives in-any-case
            gives named gun
            gives named shotgun
            lasts location
            lasts turn
            lasts window
            maker promises hold-back everything
            maker promises hold-back here
            maker promises marker armory
            maker promises marker water-tower
            maker promises play gun
            maker promises play shotgun
            maker promises share antidote A
            maker promises share antidote B
            maker promises share antidote C
            maker promises spare attack A
            maker promises spare attack B
            maker promises spare attack C
            maker promises spare sharing A
            maker promises spare sharing B
            maker promises spare sharing C
            maker promises spare-in-tie A
            maker promises spare-in-tie B
            maker promises spare-in-tie C
            maker promises tie A
            maker promises tie B
            maker promises tie C
            maker promises vote attack A
            maker promises vote attack B
            maker promises vote attack C
            maker promises vote sharing A
            maker promises vote sharing B
            maker promises vote sharing C
            nothing
            offer, to B
            offer, to C
            offer, to all
            order
            show gun B
            show gun C
            show shotgun B
            show shotgun C
            taker promises hold-back everything
            taker promises hold-back here
            taker promises marker armory
            taker promises marker water-tower
            taker promises no-effect
            taker promises play gun
            taker promises play molotov-cocktail
            taker promises play shotgun
            taker promises share antidote A
            taker promises share antidote B
            taker promises share antidote C
            taker promises spare attack A
            taker promises spare attack B
            taker promises spare attack C
            taker promises spare sharing A
            taker promises spare sharing B
            taker promises spare sharing C
            taker promises spare-in-tie A
            taker promises spare-in-tie B
            taker promises spare-in-tie C
            taker promises tie A
            taker promises tie B
            taker promises tie C
            taker promises vote attack A
            taker promises vote attack B
            taker promises vote attack C
            taker promises vote sharing A
            taker promises vote sharing B
            taker promises vote sharing C
            wants 0 antidotes
            wants 1 antidotes
            wants 1 cards of any kind
            wants 4 cards of any kind
            wants a card by name
            wants if dies=geek
            wants if dies=punk
            wants if dies=student
            wants if dies=thief
            wants if leads=A
            wants if leads=B
            wants if leads=C
            wants if loses=A
            wants if loses=B
            wants if loses=C
            wants if no-attack
            wants if survives=geek
            wants if survives=punk
            wants if survives=student
            wants if survives=thief
            wants if unharmed=A
            wants if unharmed=B
            wants if unharmed=C
            wants if-kept
            wants in-any-case
        "#]],
    );
}

#[test]
fn where_a_card_may_pay_for_an_effect() {
    let hospital = "seats 3
         sides aaaaaa
         hospital: A punk, B student
         bank: C thief
         hand A: gun
         begin location hospital";
    check(
        hospital,
        "",
        expect![[r#"
            0 promises
            1 promises
            2 promises
            gives 0 antidotes
            gives blind gun
            gives if dies=punk
            gives if dies=student
            gives if dies=thief
            gives if leads=A
            gives if leads=B
            gives if leads=C
            gives if loses=A
            gives if loses=B
            gives if no-attack
            gives if survives=punk
            gives if survives=student
            gives if survives=thief
            gives if unharmed=A
            gives if unharmed=B
            gives if unharmed=C
            gives if-kept
            gives in-any-case
            gives named gun
            lasts location
            lasts turn
            lasts window
            maker promises effect antidote-for-card=gun
            maker promises hold-back everything
            maker promises hold-back here
            maker promises marker armory
            maker promises marker water-tower
            maker promises no-effect
            maker promises spare attack A
            maker promises spare attack B
            maker promises spare-in-tie A
            maker promises spare-in-tie B
            maker promises tie A
            maker promises tie B
            maker promises vote attack A
            maker promises vote attack B
            nothing
            offer, to B
            offer, to C
            offer, to all
            order
            show gun B
            show gun C
            taker promises effect antidote-for-card=gun
            taker promises hold-back everything
            taker promises hold-back here
            taker promises marker armory
            taker promises marker water-tower
            taker promises no-effect
            taker promises play gun
            taker promises play molotov-cocktail
            taker promises play shotgun
            taker promises spare attack A
            taker promises spare attack B
            taker promises spare-in-tie A
            taker promises spare-in-tie B
            taker promises tie A
            taker promises tie B
            taker promises vote attack A
            taker promises vote attack B
            wants 0 antidotes
            wants 1 antidotes
            wants 1 cards of any kind
            wants 4 cards of any kind
            wants a card by name
            wants if dies=punk
            wants if dies=student
            wants if dies=thief
            wants if leads=B
            wants if leads=C
            wants if loses=A
            wants if loses=B
            wants if loses=C
            wants if no-attack
            wants if survives=punk
            wants if survives=student
            wants if survives=thief
            wants if unharmed=A
            wants if unharmed=B
            wants if unharmed=C
            wants if-kept
            wants in-any-case
        "#]],
    );
}

#[test]
fn in_answer_to_an_offer() {
    let script = r#"B propose {"to":"A","give":{"cards":[{"named":"alarm"}]},"want":{"cards":["any"]}}"#;
    check(
        TABLE,
        script,
        expect![[r#"
            0 promises
            answer to B 1, to B
            gives 0 antidotes
            gives 1 antidotes
            gives 2 antidotes
            gives blind gun
            gives blind shotgun
            gives named gun
            gives named shotgun
            lasts turn
            lasts window
            nothing
            offer, to B
            offer, to C
            offer, to all
            order
            show gun B
            show gun C
            show shotgun B
            show shotgun C
            wants 0 antidotes
            wants 1 antidotes
            wants 1 cards of any kind
            wants 4 cards of any kind
            wants a card by name
        "#]],
    );
    let many = TABLE.replace("hand A: gun, shotgun", "hand A: gun, gun, shotgun, alarm");
    let script = r#"B propose {"to":"A","want":{"cards":["any","any","any","any"]}}"#;
    check(
        &many,
        script,
        expect![[r#"
            0 promises
            accept B 1 ["alarm","gun","gun","shotgun"]
            gives 0 antidotes
            gives 1 antidotes
            gives 2 antidotes
            gives blind alarm
            gives blind gun
            gives named alarm
            gives named gun
            lasts turn
            lasts window
            nothing
            offer, to B
            offer, to C
            offer, to all
            order
            show alarm B
            show alarm C
            show gun B
            show gun C
            show shotgun B
            show shotgun C
            wants 0 antidotes
            wants 1 antidotes
            wants 1 cards of any kind
            wants 4 cards of any kind
            wants a card by name
        "#]],
    );
}

#[test]
fn where_nothing_can_be_shown_or_nobody_is_left() {
    check(
        &TABLE.replace("seats 3", "seats 3\n rules show_cards=off"),
        "",
        expect![[r#"
            0 promises
            gives 0 antidotes
            gives 1 antidotes
            gives 2 antidotes
            gives blind gun
            gives blind shotgun
            gives named gun
            gives named shotgun
            lasts turn
            lasts window
            nothing
            offer, to B
            offer, to C
            offer, to all
            order
            wants 0 antidotes
            wants 1 antidotes
            wants 1 cards of any kind
            wants 4 cards of any kind
            wants a card by name
        "#]],
    );
    check(
        "seats 3\n church: A punk\n antidotes: A 1\n hand A: gun\n begin after-invasion",
        "",
        expect![[r#"
            nothing
            order
        "#]],
    );
}

#[test]
fn while_a_vote_or_a_choice_is_under_way() {
    let choice = TABLE.replace("begin after-invasion", "begin movement-cards");
    list(
        &choice,
        "",
        parts_of_order,
        expect![[r#"
            ballot attack at armory
            ballot attack at bank
            ballot attack at church
            ballot attack at crossroads
            ballot attack at hospital
            ballot attack at water-tower
            ballot attack for A
            ballot attack for B
            ballot attack for C
            order ballot sharing null
            order hold
            order movement-card armory
            order movement-card bank
            order movement-card church
            order movement-card crossroads
            order movement-card hospital
            order movement-card null
            order movement-card water-tower
            order mover geek
            order standing-answers always-pass
            order standing-answers ask
            order standing-answers ask-if-touched
            order standing-pass null
            order standing-victims geek punk
            order wish church decline
            standing answers: cancel 1 kind of card
            standing pass but for attacks
            standing pass but for offers
            standing pass for cards, too
            standing pass unless named
            standing pass until game
            standing pass until location
            standing pass until turn
        "#]],
    );
    // A player who holds already does not hold again.
    list(
        &choice,
        "A order hold",
        parts_of_order,
        expect![[r#"
            ballot attack at armory
            ballot attack at bank
            ballot attack at church
            ballot attack at crossroads
            ballot attack at hospital
            ballot attack at water-tower
            ballot attack for A
            ballot attack for B
            ballot attack for C
            order ballot sharing null
            order movement-card armory
            order movement-card bank
            order movement-card church
            order movement-card crossroads
            order movement-card hospital
            order movement-card null
            order movement-card water-tower
            order mover geek
            order standing-answers always-pass
            order standing-answers ask
            order standing-answers ask-if-touched
            order standing-pass null
            order standing-victims geek punk
            order wish church decline
            standing answers: cancel 1 kind of card
            standing pass but for attacks
            standing pass but for offers
            standing pass for cards, too
            standing pass unless named
            standing pass until game
            standing pass until location
            standing pass until turn
        "#]],
    );
}
