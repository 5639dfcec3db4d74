//! What is proposed for players without a plan: every kind of offer, answer and order comes up, and each of
//! them is legal. The numbers say how often each came up in `DRAWS` draws.

use std::collections::BTreeMap;

use city_of_horror::Action;
use city_of_horror::deals::{Clause, Goods, Offer, Ware, When};
use city_of_horror::orders::{CancelOrder, Order, StandingPass};
use city_of_horror::scene::scene;
use expect_test::{Expect, expect};
use table::{PassOrder, Seat, proposal, why_not};
use table_laws::{Script, words};

/// Enough draws for every possibility to come up.
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
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..DRAWS {
        let chance = &mut chance::Seeded::new(seed);
        let Some(action) = proposal(table.state(), Seat::A, chance) else {
            *found.entry("nothing".to_string()).or_default() += 1;
            continue;
        };
        assert_eq!(why_not(table.state(), Seat::A, action), None, "{}", words(&action));
        for part in parts(&action) {
            *found.entry(part).or_default() += 1;
        }
    }
    expected.assert_eq(&found.into_iter().map(|(part, n)| format!("{n} {part}\n")).collect::<String>());
}

/// The parts of a proposal.
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
        Order::Pass(PassOrder { pass: Some(StandingPass { until, alarms, cards }), .. }) => {
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
            1636 0 promises
            509 gives 0 antidotes
            545 gives 1 antidotes
            582 gives 2 antidotes
            566 gives blind gun
            252 gives blind shotgun
            546 gives named gun
            309 gives named shotgun
            409 lasts turn
            1227 lasts window
            64 nothing
            581 offer, to B
            620 offer, to C
            435 offer, to all
            981 order
            72 show gun B
            74 show gun C
            79 show shotgun B
            94 show shotgun C
            1202 wants 0 antidotes
            434 wants 1 antidotes
            406 wants 1 cards of any kind
            106 wants 4 cards of any kind
            446 wants a card by name
        "#]],
    );
}

#[test]
fn about_the_current_location() {
    check(
        &TABLE.replace("begin after-invasion", "begin attack church"),
        "",
        expect![[r#"
            1062 0 promises
            208 1 promises
            159 2 promises
            468 gives 0 antidotes
            473 gives 1 antidotes
            488 gives 2 antidotes
            481 gives blind gun
            223 gives blind shotgun
            3 gives if dies=geek
            6 gives if dies=punk
            9 gives if dies=student
            6 gives if dies=thief
            11 gives if leads=A
            4 gives if leads=B
            13 gives if leads=C
            7 gives if loses=A
            10 gives if loses=B
            6 gives if loses=C
            69 gives if no-attack
            1 gives if survives=geek
            12 gives if survives=punk
            3 gives if survives=student
            10 gives if survives=thief
            8 gives if unharmed=A
            7 gives if unharmed=B
            9 gives if unharmed=C
            127 gives if-kept
            63 gives in-any-case
            475 gives named gun
            266 gives named shotgun
            127 lasts location
            231 lasts turn
            1071 lasts window
            11 maker promises hold-back everything
            7 maker promises hold-back here
            13 maker promises marker armory
            16 maker promises marker water-tower
            8 maker promises play gun
            5 maker promises play shotgun
            6 maker promises share antidote A
            7 maker promises share antidote B
            7 maker promises share antidote C
            4 maker promises spare attack A
            7 maker promises spare attack B
            10 maker promises spare attack C
            4 maker promises spare sharing A
            4 maker promises spare sharing B
            8 maker promises spare sharing C
            15 maker promises spare-in-tie A
            8 maker promises spare-in-tie B
            14 maker promises spare-in-tie C
            6 maker promises tie A
            14 maker promises tie B
            14 maker promises tie C
            14 maker promises vote attack A
            4 maker promises vote attack B
            11 maker promises vote attack C
            9 maker promises vote sharing A
            13 maker promises vote sharing B
            10 maker promises vote sharing C
            271 nothing
            525 offer, to B
            533 offer, to C
            371 offer, to all
            981 order
            72 show gun B
            74 show gun C
            79 show shotgun B
            94 show shotgun C
            19 taker promises hold-back everything
            17 taker promises hold-back here
            12 taker promises marker armory
            28 taker promises marker water-tower
            6 taker promises no-effect
            15 taker promises play gun
            8 taker promises play molotov-cocktail
            13 taker promises play shotgun
            7 taker promises share antidote A
            5 taker promises share antidote B
            8 taker promises share antidote C
            6 taker promises spare attack A
            7 taker promises spare attack B
            3 taker promises spare attack C
            3 taker promises spare sharing A
            2 taker promises spare sharing B
            5 taker promises spare sharing C
            5 taker promises spare-in-tie A
            18 taker promises spare-in-tie B
            11 taker promises spare-in-tie C
            6 taker promises tie A
            11 taker promises tie B
            10 taker promises tie C
            6 taker promises vote attack A
            13 taker promises vote attack B
            9 taker promises vote attack C
            8 taker promises vote sharing A
            8 taker promises vote sharing B
            8 taker promises vote sharing C
            1052 wants 0 antidotes
            377 wants 1 antidotes
            364 wants 1 cards of any kind
            85 wants 4 cards of any kind
            382 wants a card by name
            2 wants if dies=geek
            7 wants if dies=punk
            7 wants if dies=student
            7 wants if dies=thief
            5 wants if leads=A
            5 wants if leads=B
            10 wants if leads=C
            11 wants if loses=A
            5 wants if loses=B
            3 wants if loses=C
            77 wants if no-attack
            2 wants if survives=geek
            2 wants if survives=punk
            11 wants if survives=student
            9 wants if survives=thief
            7 wants if unharmed=A
            13 wants if unharmed=B
            10 wants if unharmed=C
            138 wants if-kept
            72 wants in-any-case
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
            935 0 promises
            137 1 promises
            63 2 promises
            1135 gives 0 antidotes
            406 gives blind gun
            10 gives if dies=punk
            10 gives if dies=student
            1 gives if dies=thief
            4 gives if leads=A
            2 gives if leads=B
            3 gives if leads=C
            4 gives if loses=A
            7 gives if loses=B
            50 gives if no-attack
            8 gives if survives=punk
            8 gives if survives=student
            3 gives if survives=thief
            7 gives if unharmed=A
            2 gives if unharmed=B
            1 gives if unharmed=C
            90 gives if-kept
            46 gives in-any-case
            400 gives named gun
            91 lasts location
            202 lasts turn
            842 lasts window
            6 maker promises effect antidote-for-card=gun
            11 maker promises hold-back everything
            10 maker promises hold-back here
            11 maker promises marker armory
            12 maker promises marker water-tower
            25 maker promises no-effect
            6 maker promises spare attack A
            6 maker promises spare attack B
            12 maker promises spare-in-tie A
            7 maker promises spare-in-tie B
            5 maker promises tie A
            7 maker promises tie B
            11 maker promises vote attack A
            2 maker promises vote attack B
            565 nothing
            437 offer, to B
            403 offer, to C
            295 offer, to all
            981 order
            151 show gun B
            168 show gun C
            3 taker promises effect antidote-for-card=gun
            13 taker promises hold-back everything
            11 taker promises hold-back here
            10 taker promises marker armory
            13 taker promises marker water-tower
            9 taker promises no-effect
            10 taker promises play gun
            7 taker promises play molotov-cocktail
            7 taker promises play shotgun
            4 taker promises spare attack A
            5 taker promises spare attack B
            7 taker promises spare-in-tie A
            15 taker promises spare-in-tie B
            3 taker promises tie A
            8 taker promises tie B
            1 taker promises vote attack A
            6 taker promises vote attack B
            820 wants 0 antidotes
            315 wants 1 antidotes
            307 wants 1 cards of any kind
            76 wants 4 cards of any kind
            335 wants a card by name
            8 wants if dies=punk
            12 wants if dies=student
            1 wants if dies=thief
            1 wants if leads=B
            1 wants if leads=C
            7 wants if loses=A
            3 wants if loses=B
            2 wants if loses=C
            52 wants if no-attack
            9 wants if survives=punk
            5 wants if survives=student
            4 wants if survives=thief
            7 wants if unharmed=A
            8 wants if unharmed=B
            2 wants if unharmed=C
            105 wants if-kept
            52 wants in-any-case
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
            1636 0 promises
            810 answer to B 1, to B
            496 gives 0 antidotes
            537 gives 1 antidotes
            603 gives 2 antidotes
            537 gives blind gun
            275 gives blind shotgun
            589 gives named gun
            288 gives named shotgun
            419 lasts turn
            1217 lasts window
            64 nothing
            300 offer, to B
            322 offer, to C
            204 offer, to all
            981 order
            72 show gun B
            74 show gun C
            79 show shotgun B
            94 show shotgun C
            1207 wants 0 antidotes
            429 wants 1 antidotes
            424 wants 1 cards of any kind
            109 wants 4 cards of any kind
            425 wants a card by name
        "#]],
    );
    let many = TABLE.replace("hand A: gun, shotgun", "hand A: gun, gun, shotgun, alarm");
    let script = r#"B propose {"to":"A","want":{"cards":["any","any","any","any"]}}"#;
    check(
        &many,
        script,
        expect![[r#"
            826 0 promises
            840 accept B 1 ["alarm","gun","gun","shotgun"]
            261 gives 0 antidotes
            268 gives 1 antidotes
            297 gives 2 antidotes
            272 gives blind alarm
            137 gives blind gun
            305 gives named alarm
            154 gives named gun
            206 lasts turn
            620 lasts window
            34 nothing
            300 offer, to B
            322 offer, to C
            204 offer, to all
            981 order
            32 show alarm B
            42 show alarm C
            81 show gun B
            77 show gun C
            38 show shotgun B
            49 show shotgun C
            610 wants 0 antidotes
            216 wants 1 antidotes
            210 wants 1 cards of any kind
            56 wants 4 cards of any kind
            215 wants a card by name
        "#]],
    );
}

#[test]
fn where_nothing_can_be_shown_or_nobody_is_left() {
    check(
        &TABLE.replace("seats 3", "seats 3\n rules show_cards=off"),
        "",
        expect![[r#"
            1949 0 promises
            606 gives 0 antidotes
            652 gives 1 antidotes
            691 gives 2 antidotes
            683 gives blind gun
            318 gives blind shotgun
            655 gives named gun
            371 gives named shotgun
            478 lasts turn
            1471 lasts window
            70 nothing
            703 offer, to B
            730 offer, to C
            516 offer, to all
            981 order
            1443 wants 0 antidotes
            506 wants 1 antidotes
            481 wants 1 cards of any kind
            126 wants 4 cards of any kind
            534 wants a card by name
        "#]],
    );
    check(
        "seats 3\n church: A punk\n antidotes: A 1\n hand A: gun\n begin after-invasion",
        "",
        expect![[r#"
            2019 nothing
            981 order
        "#]],
    );
}

#[test]
fn offers_with_three_cards_to_pick_or_more_than_the_taker_has() {
    let accepts = |action: &Action| match action {
        Action::Accept(..) => vec![words(action)],
        Action::Counter(..) => vec!["answer".to_string()],
        _ => vec![],
    };
    let three = r#"B propose {"to":"A","want":{"cards":["any","any","any"]}}"#;
    let many = TABLE.replace("hand A: gun, shotgun", "hand A: gun, gun, shotgun");
    list(
        &many,
        three,
        accepts,
        expect![[r#"
        810 answer
        64 nothing
    "#]],
    );
    let four = r#"B propose {"to":"A","want":{"cards":["any","any","any","any"]}}"#;
    list(
        &many,
        four,
        accepts,
        expect![[r#"
        810 answer
        64 nothing
    "#]],
    );
}

#[test]
fn about_the_effect_of_a_bank() {
    let bank = "seats 3
         sides b
         bank: A punk, B student
         church: C thief
         begin location bank";
    let effects =
        |action: &Action| parts(action).into_iter().filter(|part| part.contains("effect")).collect();
    list(
        bank,
        "",
        effects,
        expect![[r#"
        4 maker promises effect leader-steps=1
        25 maker promises no-effect
        902 nothing
        4 taker promises effect leader-steps=1
        17 taker promises no-effect
    "#]],
    );
}

#[test]
fn by_players_with_nothing_or_with_many_cards() {
    check(
        &TABLE.replace("     hand A: gun, shotgun\n", ""),
        "",
        expect![[r#"
            1809 0 promises
            450 gives 0 antidotes
            673 gives 1 antidotes
            686 gives 2 antidotes
            459 lasts turn
            1350 lasts window
            210 nothing
            634 offer, to B
            683 offer, to C
            492 offer, to all
            981 order
            1354 wants 0 antidotes
            455 wants 1 antidotes
            535 wants 1 cards of any kind
            117 wants 4 cards of any kind
            532 wants a card by name
        "#]],
    );
    let many = TABLE.replace("bank: A geek", "bank: A geek, A rasta, A teen");
    list(
        &many.replace("begin after-invasion", "begin movement-cards"),
        "",
        |action| parts_of_order(action).into_iter().filter(|part| part.contains("victims")).collect(),
        expect![[r#"
            390 order standing-victims geek punk
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
            72 ballot attack at armory
            57 ballot attack at bank
            62 ballot attack at church
            61 ballot attack at crossroads
            55 ballot attack at hospital
            57 ballot attack at water-tower
            127 ballot attack for A
            120 ballot attack for B
            117 ballot attack for C
            374 order ballot sharing null
            382 order hold
            41 order movement-card armory
            27 order movement-card bank
            32 order movement-card church
            25 order movement-card crossroads
            33 order movement-card hospital
            189 order movement-card null
            37 order movement-card water-tower
            377 order mover geek
            87 order pass at=null pass=null
            62 order standing-answers always-pass
            47 order standing-answers ask
            51 order standing-answers ask-if-touched
            390 order standing-victims geek punk
            345 order wish church decline
            47 standing answers: cancel 1 kind of card
            54 standing pass but for attacks
            44 standing pass but for offers
            38 standing pass for cards, too
            41 standing pass unless named
            41 standing pass until game
            25 standing pass until location
            24 standing pass until turn
        "#]],
    );
    // A player with a hold does not hold again.
    list(
        &choice,
        "A order hold",
        parts_of_order,
        expect![[r#"
            72 ballot attack at armory
            57 ballot attack at bank
            62 ballot attack at church
            61 ballot attack at crossroads
            55 ballot attack at hospital
            57 ballot attack at water-tower
            127 ballot attack for A
            120 ballot attack for B
            117 ballot attack for C
            374 order ballot sharing null
            41 order movement-card armory
            27 order movement-card bank
            32 order movement-card church
            25 order movement-card crossroads
            33 order movement-card hospital
            189 order movement-card null
            37 order movement-card water-tower
            377 order mover geek
            193 order pass at=null pass=null
            105 order standing-answers always-pass
            116 order standing-answers ask
            94 order standing-answers ask-if-touched
            390 order standing-victims geek punk
            345 order wish church decline
            91 standing answers: cancel 1 kind of card
            93 standing pass but for attacks
            83 standing pass but for offers
            72 standing pass for cards, too
            81 standing pass unless named
            72 standing pass until game
            47 standing pass until location
            48 standing pass until turn
        "#]],
    );
}
