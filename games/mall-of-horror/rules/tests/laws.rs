//! The laws of the table, on random games of every size and with every option.

use mall_of_horror::{Card, Mall, Setup, ZombiePlayers};
use serde_json::Value;
use table::{Observer, Seat};
use table_laws::{Laws, words};

#[test]
fn laws() {
    Laws::<Mall>::new(setups()).canaries(hidden_weapons).hold_for_env_or("all set-ups", 350);
}

fn setups() -> Vec<Setup> {
    let every_size = [3, 4, 5, 6].map(Setup::new);
    let mut setups = every_size.to_vec();
    setups.extend(every_size.map(|setup| Setup {
        zombie_players: ZombiePlayers::Once,
        chief: Some(Seat::C),
        ..setup
    }));
    setups
}

/// There is one of each weapon, so the name of a weapon that nobody has shown must not appear anywhere.
/// Spectators know only weapons that have been played. Players may have been given one, so for them only
/// those that still lie unseen in the deck count.
fn hidden_weapons(everything: &Value, observer: Observer) -> Vec<String> {
    let weapons = Card::ALL.into_iter().filter(|card| card.kills().is_some());
    let is_unseen = |card: &Card| everything["deck"]["unseen"][*card as usize] == 1;
    let is_played = |card: &Card| {
        let played = everything["played"].as_array().expect("played cards are public");
        played.iter().any(|played| played.as_str() == Some(&words(card)))
    };
    match observer {
        Observer::Table => weapons.filter(|card| !is_played(card)).map(|card| words(&card)).collect(),
        Observer::Seat(_) => weapons.filter(is_unseen).map(|card| words(&card)).collect(),
        Observer::All => Vec::new(),
    }
}
