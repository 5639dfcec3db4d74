//! The invasion cards: data that an owner of the real box can correct (CITY-1.8, CITY-24.7).

use serde::{Deserialize, Serialize};
use table::{SetupErrors, rule};

use crate::Slot;

/// CITY-1.7: one pack per hour, and the cards in each.
pub const N_HOURS: usize = 5;
pub const CARDS_PER_HOUR: usize = 4;
/// The greatest number on a card. A greater one is an error in the file.
const NUMBER_AT_MOST: u8 = 15;
const MOVES_AT_MOST: usize = 2;

const STANDARD: &str = include_str!("../data/invasion.json");

/// A deck as written in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct InvasionDeck {
    pub invasion_cards: Vec<InvasionData>,
}

/// A card as written in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InvasionData {
    #[serde(default)]
    pub key: String,
    pub hour: String,
    #[serde(default)]
    pub origin: Origin,
    #[serde(default)]
    pub moves: Vec<ZombieMove>,
    #[serde(default)]
    pub arrivals: Arrivals,
    #[serde(default)]
    pub airdrops: Vec<Airdrop>,
    #[serde(default)]
    pub leader: u8,
}

/// The origin of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Origin {
    /// From a printed rulebook.
    Seed,
    /// Designed to fit what is known about the printed cards.
    Recon,
    /// From an owner of the box.
    #[default]
    Owner,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZombieMove {
    pub from: Slot,
    pub to: Slot,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(non_snake_case, reason = "the names of the slots")]
pub struct Arrivals {
    pub T: u8,
    pub C1: u8,
    pub C2: u8,
    pub C3: u8,
    pub C4: u8,
    pub X: u8,
}

impl Arrivals {
    pub fn by_slot(self) -> [u8; 6] {
        [self.T, self.C1, self.C2, self.C3, self.C4, self.X]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Airdrop {
    pub slot: Slot,
    #[serde(default)]
    pub antidotes: u8,
    #[serde(default)]
    pub actions: u8,
}

impl InvasionDeck {
    /// The deck in the data file of this game.
    pub fn standard() -> InvasionDeck {
        serde_json::from_str(STANDARD).expect("the data file of this game is well-formed")
    }

    /// Parses a deck from the text of a file, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<InvasionDeck, String> {
        serde_json::from_str(text).map_err(|error| format!("the file cannot be read: {error}"))
    }

    /// CITY-24.7: checks and packs the cards of a file. Each error names the card and the field.
    pub(crate) fn pack(&self, errors: &mut SetupErrors) -> [[InvasionCard; CARDS_PER_HOUR]; N_HOURS] {
        rule!("CITY-1.7");
        rule!("CITY-24.7");
        let mut packs = [[InvasionCard::default(); CARDS_PER_HOUR]; N_HOURS];
        let mut sizes = [0; N_HOURS];
        for (index, data) in self.invasion_cards.iter().enumerate() {
            let name = if data.key.is_empty() { format!("card {}", index + 1) } else { data.key.clone() };
            let Some(hour) = Hour::ALL.into_iter().find(|hour| hour.name() == data.hour) else {
                add_error(
                    errors,
                    &name,
                    "hour",
                    format!("{:?} is none of 00:00, 1:00, 2:00, 3:00, 4:00", data.hour),
                );
                continue;
            };
            check_card(data, hour, &name, errors);
            let size = &mut sizes[hour as usize];
            if *size < CARDS_PER_HOUR {
                packs[hour as usize][*size] = InvasionCard::pack(data);
            }
            *size += 1;
        }
        for hour in Hour::ALL.into_iter().filter(|hour| sizes[*hour as usize] != CARDS_PER_HOUR) {
            let what = format!("there are {} cards, and there must be 4", sizes[hour as usize]);
            add_error(errors, hour.name(), "hour", what);
        }
        packs
    }
}

fn check_card(data: &InvasionData, hour: Hour, name: &str, errors: &mut SetupErrors) {
    let n_moves = data.moves.len();
    match hour {
        Hour::Midnight if n_moves > 0 => {
            add_error(errors, name, "moves", "a 00:00 card brings only arrivals")
        }
        Hour::One if n_moves > 0 => {
            rule!("CITY-7.2");
            add_error(errors, name, "moves", "a 1:00 card moves no zombies");
        }
        Hour::Two | Hour::Three | Hour::Four if !(1..=MOVES_AT_MOST).contains(&n_moves) => {
            add_error(
                errors,
                name,
                "moves",
                format!("there are {n_moves} moves, and there must be one or two"),
            );
        }
        _ => {}
    }
    if hour == Hour::Midnight && !data.airdrops.is_empty() {
        add_error(errors, name, "airdrops", "a 00:00 card brings only arrivals");
    }
    if hour == Hour::Midnight && data.leader > 0 {
        add_error(errors, name, "leader", "a 00:00 card brings only arrivals");
    }
    for ZombieMove { from, to } in &data.moves {
        if from == to {
            add_error(errors, name, "moves", format!("zombies move from {from:?} to the same slot"));
        }
    }
    for (index, Airdrop { slot, antidotes, actions }) in data.airdrops.iter().enumerate() {
        if matches!(slot, Slot::T | Slot::X) {
            add_error(errors, name, "airdrops", format!("nothing is dropped at {slot:?}"));
        }
        if data.airdrops[..index].iter().any(|earlier| earlier.slot == *slot) {
            add_error(errors, name, "airdrops", format!("{slot:?} is named twice"));
        }
        if *antidotes > NUMBER_AT_MOST || *actions > NUMBER_AT_MOST {
            add_error(
                errors,
                name,
                "airdrops",
                format!("a number at {slot:?} is greater than {NUMBER_AT_MOST}"),
            );
        }
    }
    if data.arrivals.by_slot().into_iter().any(|n| n > NUMBER_AT_MOST) {
        add_error(errors, name, "arrivals", format!("a number is greater than {NUMBER_AT_MOST}"));
    }
    if data.leader > NUMBER_AT_MOST {
        add_error(errors, name, "leader", format!("the number is greater than {NUMBER_AT_MOST}"));
    }
}

fn add_error(errors: &mut SetupErrors, card: &str, field: &str, what: impl std::fmt::Display) {
    errors.add("CITY-24.7", "invasion_deck", format!("{card}, {field}: {what}"));
}

/// The hour of a pack. The first is for the set-up, the others for the four turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Hour {
    #[default]
    Midnight,
    One,
    Two,
    Three,
    Four,
}

impl Hour {
    pub const ALL: [Hour; N_HOURS] = [Hour::Midnight, Hour::One, Hour::Two, Hour::Three, Hour::Four];

    pub fn name(self) -> &'static str {
        ["00:00", "1:00", "2:00", "3:00", "4:00"][self as usize]
    }

    /// CITY-3.1: the hour of a turn, 1 to 4.
    pub fn of_turn(turn: u8) -> Hour {
        Hour::ALL[usize::from(turn)]
    }
}

/// A card as a state holds it: ten bytes, so that a whole deck fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct InvasionCard {
    /// Two slots per byte, four bits each.
    arrivals: [u8; 3],
    /// C1 to C4: antidotes in the low bits, cards in the high ones.
    drops: [u8; 4],
    /// From and to, three bits each; 0 means no move.
    moves: [u8; MOVES_AT_MOST],
    /// The steps of the leader in the low bits, the origin in the high ones.
    leader: u8,
}

impl InvasionCard {
    fn pack(data: &InvasionData) -> InvasionCard {
        let mut card = InvasionCard::default();
        for (index, n) in data.arrivals.by_slot().into_iter().enumerate() {
            card.arrivals[index / 2] |= (n & 15) << (4 * (index % 2));
        }
        for Airdrop { slot, antidotes, actions } in &data.airdrops {
            if let Some(drop) = slot.index().checked_sub(1).and_then(|index| card.drops.get_mut(index)) {
                *drop = (antidotes & 15) | (actions & 15) << 4;
            }
        }
        for (packed, ZombieMove { from, to }) in card.moves.iter_mut().zip(&data.moves) {
            *packed = 64 | *from as u8 | (*to as u8) << 3;
        }
        card.leader = (data.leader & 15) | (data.origin as u8) << 4;
        card
    }

    pub fn arrivals(&self, slot: Slot) -> u8 {
        self.arrivals[slot.index() / 2] >> (4 * (slot.index() % 2)) & 15
    }

    pub fn airdrop(&self, slot: Slot) -> Airdrop {
        let packed =
            slot.index().checked_sub(1).and_then(|index| self.drops.get(index)).copied().unwrap_or(0);
        Airdrop { slot, antidotes: packed & 15, actions: packed >> 4 }
    }

    pub fn moves(&self) -> impl Iterator<Item = ZombieMove> {
        let slot = |bits: u8| Slot::ALL[usize::from(bits & 7)];
        let moves = self.moves.into_iter().filter(|packed| *packed != 0);
        moves.map(move |packed| ZombieMove { from: slot(packed), to: slot(packed >> 3) })
    }

    pub fn leader(&self) -> u8 {
        self.leader & 15
    }

    pub fn origin(&self) -> Origin {
        [Origin::Seed, Origin::Recon, Origin::Owner][usize::from(self.leader >> 4)]
    }
}
