//! Chapters 23 and 24: editions and options.

use city_of_horror::{City, InvasionDeck, OPTIONS, Setup};
use table::{Game, Observer, Silent, start};
use table_laws::{marks::record, words};

fn options(text: &str) -> Vec<(String, String)> {
    let pair = |word: &str| {
        let (key, value) = word.split_once('=').expect("key=value");
        (key.to_string(), value.to_string())
    };
    text.split_whitespace().map(pair).collect()
}

/// The rules of a table with these options, or why they are refused.
fn rules(seats: usize, text: &str) -> String {
    let opened =
        Setup::from_options(seats, &options(text)).and_then(|setup| start::<City>(&setup, &mut Silent));
    match opened {
        Ok(g) => words(&g.view(Observer::Table).rules),
        Err(errors) => errors.to_string(),
    }
}

/// CITY-23.1 to CITY-23.12: the two values of each switch, set one at a time.
#[test]
fn city_23_1_editions_and_switches() {
    let (revised, passed) = record(|| rules(4, ""));
    assert_eq!(
        revised,
        "edition=revised first_player_mode=immediate first_player_no_loss=stay share_tie=first-player share_winner=free \
         weapon_replica=plus-two armory_b_cost=discard-action tower_markers=return energy_target=any promises=enforced \
         sixth_color=white phase_labels=four slot_labels=corners show_cards=true deal_visibility=public"
    );
    assert_eq!(
        rules(4, "edition=first-print"),
        "edition=first-print first_player_mode=end-of-turn first_player_no_loss=pass-clockwise share_tie=nobody \
         share_winner=takes-one weapon_replica=proxy armory_b_cost=exhaust-present tower_markers=stay energy_target=own \
         promises=logged sixth_color=orange phase_labels=six slot_labels=numbers show_cards=true deal_visibility=public"
    );
    let switches = [
        ("CITY-23.1", "first_player_mode=end-of-turn"),
        ("CITY-23.2", "first_player_no_loss=pass-clockwise"),
        ("CITY-23.3", "share_tie=nobody"),
        ("CITY-23.4", "share_winner=takes-one"),
        ("CITY-23.5", "weapon_replica=proxy"),
        ("CITY-23.6", "armory_b_cost=exhaust-present"),
        ("CITY-23.7", "tower_markers=stay"),
        ("CITY-23.8", "energy_target=own"),
        ("CITY-23.9", "promises=talk"),
        ("CITY-23.10", "sixth_color=orange"),
        ("CITY-23.11", "phase_labels=six"),
        ("CITY-23.12", "slot_labels=numbers"),
    ];
    for (rule, option) in switches {
        assert!(passed.contains(rule), "{rule}");
        assert!(rules(4, option).contains(option), "{rule}: {option}");
        let wrong = option.split_once('=').unwrap().0.to_string() + "=nonsense";
        assert!(rules(4, &wrong).ends_with(&format!("({rule})")), "{}", rules(4, &wrong));
    }
    assert!(passed.contains("CITY-23.13"), "what only one book answers holds in both");
}

/// One row per case: the options, and what is wrong with them.
#[test]
fn city_24_1_refused_options() {
    let rows = [
        (2, "", "seats: 3 to 6 players can play, not 2 (CITY-24.1)"),
        (7, "", "seats: 3 to 6 players can play, not 7 (CITY-24.1)"),
        (4, "edition=third", "(CITY-24.2)"),
        (
            4,
            "layout=church-church-bank-armory",
            "layout: church, hospital, bank and armory stand at one corner each (CITY-2.1)",
        ),
        (4, "layout=church-bank", "layout: \"church-bank\" does not have 4 words (CITY-24.3)"),
        (4, "sides=aab", "sides: \"aab\" does not have six letters (CITY-24.3)"),
        (4, "sides=abcabc", "(CITY-24.3)"),
        (4, "draft=maybe", "draft: \"maybe\" is neither on nor off (CITY-24.4)"),
        (4, "first_player=F", "first_player: there is no seat F at a table of 4 (CITY-24.5)"),
        (4, "wheel=red-green", "wheel: the wheel has each of the six colours once (CITY-24.6)"),
        (4, "colours=red-green", "colours: 2 colours are given for 4 players (CITY-2.7)"),
        (3, "colours=red-red-blue", "colours: two players have the same colour (CITY-2.7)"),
        (3, "colours=red-orange-blue", "colours: orange is not on the wheel of this edition (CITY-1.12)"),
        (4, "invasion_deck={}", "invasion_deck: the file cannot be read: missing field `invasion_cards`"),
        (4, "show_cards=perhaps", "(CITY-24.8)"),
        (4, "deal_visibility=nobody", "(CITY-24.8)"),
        (4, "promo_lawn_mower=yes", "(CITY-24.9)"),
        (4, "pace=live", "pace: no such option"),
    ];
    for (seats, text, expected) in rows {
        let said = rules(seats, text);
        assert!(said.contains(expected), "{text}: {said}");
    }
}

#[test]
fn city_2_4_the_tower_starts_standing() {
    let mut sides = [city_of_horror::Side::A; 6];
    sides[0] = city_of_horror::Side::Ruin;
    let setup = Setup { sides: city_of_horror::Sides::Chosen(sides), ..Setup::new(4) };
    let refused = start::<City>(&setup, &mut Silent).unwrap_err().to_string();
    assert_eq!(refused, "sides: the Water Tower starts standing (CITY-2.4)");
}

#[test]
fn city_24_2_accepted_options() {
    let all = "edition=first-print layout=bank-church-armory-hospital sides=ababab draft=on first_player=C \
               colours=red-orange-blue-green wheel=red-green-blue-orange-purple-yellow show_cards=off \
               deal_visibility=parties promo_lawn_mower=on invasion_deck=standard";
    let (said, passed) = record(|| rules(4, all));
    assert!(said.contains("show_cards=false deal_visibility=parties"), "{said}");
    let wanted = [
        "CITY-24.2",
        "CITY-24.6",
        "CITY-24.7",
        "CITY-24.9",
        "CITY-24.12",
        "CITY-1.12",
        "CITY-10.1",
        "CITY-2.3",
    ];
    wanted.iter().for_each(|rule| assert!(passed.contains(rule), "{rule}"));
    let keys: Vec<&str> = OPTIONS.iter().map(|option| option.key).collect();
    for key in ["players", "pace", "absent"] {
        assert!(!keys.contains(&key), "the platform asks for {key}");
    }
    assert!(
        keys.contains(&"draft") && keys.contains(&"layout") && keys.contains(&"first_player"),
        "CITY-24.3 CITY-24.4 CITY-24.5"
    );
}

/// CITY-24.7: every error names the card and the field.
#[test]
fn city_24_7_a_corrected_deck_is_checked() {
    type Change = fn(&mut InvasionDeck);
    let rows: [(Change, &str); 9] = [
        (|deck| drop(deck.invasion_cards.pop()), "4:00, hour: there are 3 cards, and there must be 4"),
        (|deck| deck.invasion_cards[0].hour = "5:00".to_string(), "00-a, hour: \"5:00\" is none of"),
        (|deck| deck.invasion_cards[0].leader = 1, "00-a, leader: a 00:00 card brings only arrivals"),
        (
            |deck| deck.invasion_cards[4].moves = deck.invasion_cards[8].moves.clone(),
            "01-a, moves: a 1:00 card moves no zombies",
        ),
        (
            |deck| deck.invasion_cards[8].moves.clear(),
            "02-a, moves: there are 0 moves, and there must be one or two",
        ),
        (
            |deck| deck.invasion_cards[8].airdrops[0].slot = city_of_horror::Slot::T,
            "02-a, airdrops: nothing is dropped at T",
        ),
        (
            |deck| deck.invasion_cards[8].airdrops[0].antidotes = 99,
            "02-a, airdrops: a number at C3 is greater than 15",
        ),
        (|deck| deck.invasion_cards[8].arrivals.T = 99, "02-a, arrivals: a number is greater than 15"),
        (
            |deck| deck.invasion_cards[8].moves[0].to = deck.invasion_cards[8].moves[0].from,
            "02-a, moves: zombies move from C2 to the same slot",
        ),
    ];
    for (change, expected) in rows {
        let mut deck = InvasionDeck::standard();
        change(&mut deck);
        let setup = Setup { invasion_deck: Some(deck), ..Setup::new(4) };
        let (refused, passed) = record(|| start::<City>(&setup, &mut Silent).unwrap_err().to_string());
        assert!(refused.contains(expected), "{refused}");
        assert!(passed.contains("CITY-24.7"));
    }
    let mut deck = InvasionDeck::standard();
    deck.invasion_cards[4].moves = deck.invasion_cards[8].moves.clone();
    let setup = Setup { invasion_deck: Some(deck), ..Setup::new(4) };
    assert!(record(|| start::<City>(&setup, &mut Silent)).1.contains("CITY-7.2"));
    let setup = Setup { invasion_deck: Some(InvasionDeck::standard()), ..Setup::new(4) };
    let g = start::<City>(&setup, &mut Silent).unwrap();
    assert_eq!(words(&g.view(Observer::Table).deck_origin), "replaced");
}
