//! What the platform keeps with a table beside its journal. It holds the secret of chance and is
//! never shown as it is.

use chance::{Contribution, Secret};
use serde::{Deserialize, Serialize};
use store::{SeatRecord, UserId};

use crate::random::{from_hexadecimal, hexadecimal, random_bytes, random_u64};

#[derive(Clone, Serialize, Deserialize)]
pub struct TableSecrets {
    secret: String,
    /// One a seat; nothing from those who gave none.
    contributions: Vec<Option<Given>>,
    pub entropy: u64,
    /// What the room wants to remember.
    #[serde(default)]
    pub room: String,
    #[serde(default)]
    pub rematch: Option<String>,
}

/// A part of the key of chance. It counts while the one who gave it plays the seat: nobody begins a game
/// with a number that another has put under his name.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum Given {
    By {
        random: String,
        by: UserId,
    },
    /// By nobody knows whom: the first tables did not say.
    Before(String),
}

impl Given {
    fn counts_for(&self, player: Option<UserId>) -> Option<&str> {
        match self {
            Given::By { random, by } => (player == Some(*by)).then_some(random),
            Given::Before(random) => Some(random),
        }
    }
}

impl TableSecrets {
    pub fn new(n_seats: usize) -> TableSecrets {
        TableSecrets {
            secret: hexadecimal(&random_bytes::<32>()),
            contributions: vec![None; n_seats],
            entropy: random_u64(),
            room: String::new(),
            rematch: None,
        }
    }

    pub fn parse(text: &str) -> Result<TableSecrets, String> {
        // What serde says might quote the secret.
        serde_json::from_str(text)
            .map_err(|error| format!("the secrets of the table cannot be read: {:?}", error.classify()))
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("secrets are plain data")
    }

    pub fn secret(&self) -> Secret {
        Secret::new(from_hexadecimal(&self.secret).expect("secrets hold 64 digits"))
    }

    /// To be shown when the game is over.
    pub fn secret_digits(&self) -> &str {
        &self.secret
    }

    pub fn commitment(&self) -> String {
        hexadecimal(&self.secret().commitment())
    }

    /// A seat's part of the key; `false` where it is none.
    pub fn contribute(&mut self, seat: usize, by: UserId, random: &str) -> bool {
        let is_fine = from_hexadecimal::<16>(random).is_some() && seat < self.contributions.len();
        if is_fine {
            self.contributions[seat] = Some(Given::By { random: random.to_string(), by });
        }
        is_fine
    }

    /// What the sitters of these seats have given. Once the game has begun they stay the same.
    pub fn contributions(&self, seats: &[SeatRecord]) -> Vec<Contribution> {
        let player = |index: usize| {
            seats.iter().find(|seat| usize::from(seat.seat) == index).and_then(|seat| seat.holder.player())
        };
        let contribution = |(index, given): (usize, &Option<Given>)| {
            let digits = given.as_ref().and_then(|given| given.counts_for(player(index)));
            Contribution(digits.and_then(from_hexadecimal).unwrap_or_default())
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
        let record = |(seat, holder)| SeatRecord { seat, holder, name: String::new() };
        (0..).zip(sitters).map(record).collect()
    }

    #[test]
    fn a_contribution_counts_for_the_one_who_gave_it() {
        let (ann, ben) = (UserId(1), UserId(2));
        let mut secrets = TableSecrets::new(2);
        assert!(secrets.contribute(0, ann, RANDOM));
        assert!(!secrets.contribute(2, ann, RANDOM) && !secrets.contribute(1, ann, "few"));
        let secrets = TableSecrets::parse(&secrets.write()).unwrap();
        let given = Contribution(from_hexadecimal(RANDOM).unwrap());
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
        let contributions = TableSecrets::parse(&text).unwrap().contributions(&[]);
        assert_ne!(contributions[0], contributions[1]);
    }
}
