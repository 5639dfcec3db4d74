//! What the platform stores with a table in addition to its journal. It contains the secret of chance, and is never
//! sent to a client as it is.

use chance::{Contribution, ServerSecret};
use hex::FromHex;
use serde::{Deserialize, Serialize};
use store::{SeatRecord, UserId};

use crate::random::{random_bytes, random_u64};

#[derive(Clone, Serialize, Deserialize)]
pub struct TableDocument {
    secret: String,
    /// By seat. `None` if the player has not contributed.
    contributions: Vec<Option<StoredContribution>>,
    pub entropy: u64,
    /// What the room wants to have stored.
    #[serde(default)]
    pub room: String,
    #[serde(default)]
    pub rematch: Option<String>,
}

/// A player's part of the key of chance. It counts only while that player has the seat. Otherwise a player
/// could start a game with a number that somebody else chose for them.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum StoredContribution {
    By {
        random: String,
        by: UserId,
    },
    /// The first tables did not store who gave it.
    ByUnknown(String),
}

impl StoredContribution {
    fn counts_for(&self, player: Option<UserId>) -> Option<&str> {
        match self {
            StoredContribution::By { random, by } => (player == Some(*by)).then_some(random),
            StoredContribution::ByUnknown(random) => Some(random),
        }
    }
}

impl TableDocument {
    pub fn new(n_seats: usize) -> TableDocument {
        TableDocument {
            secret: hex::encode(random_bytes::<32>()),
            contributions: vec![None; n_seats],
            entropy: random_u64(),
            room: String::new(),
            rematch: None,
        }
    }

    pub fn parse(text: &str) -> Result<TableDocument, String> {
        // The message of serde might quote the secret.
        serde_json::from_str(text)
            .map_err(|error| format!("the secrets of the table cannot be read: {:?}", error.classify()))
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("secrets are plain data")
    }

    pub fn secret(&self) -> ServerSecret {
        ServerSecret::new(FromHex::from_hex(&self.secret).expect("secrets have 64 hexadecimal digits"))
    }

    /// The secret as hexadecimal digits, to be shown when the game is over.
    pub fn secret_digits(&self) -> &str {
        &self.secret
    }

    pub fn commitment(&self) -> String {
        hex::encode(self.secret().commitment())
    }

    /// Takes a player's part of the key; returns `false` if it is not valid.
    pub fn contribute(&mut self, seat: usize, by: UserId, random: &str) -> bool {
        let is_valid = <[u8; 16]>::from_hex(random).is_ok() && seat < self.contributions.len();
        if is_valid {
            self.contributions[seat] = Some(StoredContribution::By { random: random.to_string(), by });
        }
        is_valid
    }

    /// The contributions of the players who had these seats when the game began. They do not change from then
    /// on, even if a person takes over the seat of a bot.
    pub fn contributions(&self, seats: &[SeatRecord]) -> Vec<Contribution> {
        let player = |index: usize| {
            let seat = seats.iter().find(|seat| usize::from(seat.seat) == index);
            seat.and_then(|seat| seat.holder_at_start().player())
        };
        let contribution = |(index, given): (usize, &Option<StoredContribution>)| {
            let digits = given.as_ref().and_then(|given| given.counts_for(player(index)));
            Contribution(digits.and_then(|digits| FromHex::from_hex(digits).ok()).unwrap_or_default())
        };
        self.contributions.iter().enumerate().map(contribution).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::SeatHolder;

    const RANDOM: &str = "0123456789abcdef0123456789abcdef";

    fn seats(sitters: [SeatHolder; 2]) -> Vec<SeatRecord> {
        let record = |(seat, holder)| SeatRecord::taken(seat, holder, "");
        (0..).zip(sitters).map(record).collect()
    }

    #[test]
    fn a_contribution_counts_only_for_the_player_who_gave_it() {
        let (ann, ben) = (UserId(1), UserId(2));
        let mut secrets = TableDocument::new(2);
        assert!(secrets.contribute(0, ann, RANDOM));
        assert!(!secrets.contribute(2, ann, RANDOM) && !secrets.contribute(1, ann, "few"));
        let secrets = TableDocument::parse(&secrets.write()).unwrap();
        let given = Contribution(FromHex::from_hex(RANDOM).unwrap());
        let (none, bot) = (Contribution::default(), SeatHolder::Bot("thumb".to_string()));
        for (sitter, contribution) in [
            (SeatHolder::User(ann), given),
            (SeatHolder::User(ben), none),
            (bot, none),
            (SeatHolder::Friend(ann), given),
        ] {
            let contributions = secrets.contributions(&seats([sitter, SeatHolder::User(ann)]));
            assert_eq!(contributions, [contribution, none]);
        }
    }

    #[test]
    fn the_secrets_of_the_first_tables_are_read() {
        let text = format!(
            r#"{{"secret":"{}","contributions":["{RANDOM}",null],"entropy":1,"room":"","rematch":null}}"#,
            "0".repeat(64)
        );
        let contributions = TableDocument::parse(&text).unwrap().contributions(&[]);
        assert_ne!(contributions[0], contributions[1]);
    }
}
