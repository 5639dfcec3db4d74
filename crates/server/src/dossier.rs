//! What the platform keeps with a table beside its journal. It holds the secret of chance and is
//! never shown as it is.

use chance::{Contribution, Secret};
use serde::{Deserialize, Serialize};

use crate::random::{from_hexadecimal, hexadecimal, random_bytes, random_u64};

#[derive(Clone, Serialize, Deserialize)]
pub struct Dossier {
    secret: String,
    /// One a seat; nothing from those who gave none.
    contributions: Vec<Option<String>>,
    pub entropy: u64,
    /// What the room wants to remember.
    #[serde(default)]
    pub room: String,
    #[serde(default)]
    pub rematch: Option<String>,
}

impl Dossier {
    pub fn new(n_seats: usize) -> Dossier {
        Dossier {
            secret: hexadecimal(&random_bytes::<32>()),
            contributions: vec![None; n_seats],
            entropy: random_u64(),
            room: String::new(),
            rematch: None,
        }
    }

    pub fn parse(text: &str) -> Result<Dossier, String> {
        // What serde says might quote the secret.
        serde_json::from_str(text)
            .map_err(|error| format!("the dossier of the table cannot be read: {:?}", error.classify()))
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a dossier is plain data")
    }

    pub fn secret(&self) -> Secret {
        Secret::new(from_hexadecimal(&self.secret).expect("a dossier holds 64 digits"))
    }

    /// To be shown when the game is over.
    pub fn secret_digits(&self) -> &str {
        &self.secret
    }

    pub fn commitment(&self) -> String {
        hexadecimal(&self.secret().commitment())
    }

    /// A seat's part of the key; `false` where it is none.
    pub fn contribute(&mut self, seat: usize, random: &str) -> bool {
        let is_fine = from_hexadecimal::<16>(random).is_some() && seat < self.contributions.len();
        if is_fine {
            self.contributions[seat] = Some(random.to_string());
        }
        is_fine
    }

    pub fn contributions(&self) -> Vec<Contribution> {
        let contribution = |digits: &Option<String>| {
            Contribution(digits.as_deref().and_then(from_hexadecimal).unwrap_or_default())
        };
        self.contributions.iter().map(contribution).collect()
    }
}
