//! From options to the first state, or the reasons why they are refused.

use serde::{Deserialize, Serialize};
use table::{Kind, SetupErrors, rule};

use crate::cards::goods::jail;
use crate::cards::{CardKind, N_CARDS};
use crate::map::Doors;
use crate::rules::{EntrancePlace, FirstPasses, HelipadPlace, Rules, Sets, Start, Supply};
use crate::state::Zombies;
use crate::tiles::Set;
use crate::{Card, flow};

mod options;

pub use options::OPTIONS;

pub const MIN_SEATS: usize = 2;
pub const MAX_SEATS: usize = 6;

/// ZOM-2.18.
pub const ROUNDS: u16 = 200;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
    /// Boxes whose tiles are in play; Z1 always is.
    #[serde(default = "default_tiles")]
    pub tiles: Vec<Set>,
    /// Boxes whose event cards are in the deck.
    #[serde(default = "default_cards")]
    pub cards: Vec<Set>,
    /// Card kinds that the host leaves out.
    #[serde(default)]
    pub leave_out: Vec<Card>,
    /// Card kinds that the host puts back although this table has no use for them.
    #[serde(default)]
    pub put_back: Vec<Card>,
    #[serde(default = "yes")]
    pub guts: bool,
    /// If this is `None`, the sets decide. The same holds for the fields below.
    #[serde(default)]
    pub sewers: Option<bool>,
    #[serde(default)]
    pub subway: Option<bool>,
    #[serde(default)]
    pub dodge: Option<bool>,
    #[serde(default)]
    pub supply: Option<Supply>,
    #[serde(default)]
    pub helipad: HelipadPlace,
    #[serde(default)]
    pub entrance: EntrancePlace,
    #[serde(default)]
    pub mixed_stack: bool,
    #[serde(default)]
    pub doors: Doors,
    #[serde(default)]
    pub special_tile_retry: bool,
    #[serde(default)]
    pub peaceful_helipad: bool,
    #[serde(default)]
    pub cabin_victory: Option<bool>,
    #[serde(default)]
    pub carnival_start: bool,
    #[serde(default)]
    pub jail_start: bool,
    /// 0 means no limit.
    #[serde(default = "rounds")]
    pub round_limit: u16,
    #[serde(default)]
    pub first_passes: FirstPasses,
}

fn yes() -> bool {
    true
}

fn rounds() -> u16 {
    ROUNDS
}

fn default_tiles() -> Vec<Set> {
    vec![Set::Z1, Set::Z6]
}

fn default_cards() -> Vec<Set> {
    vec![Set::Z1, Set::Z35, Set::Z6]
}

impl Setup {
    /// ZOM-2.1: the default game.
    pub fn new(seats: usize) -> Setup {
        Setup {
            seats,
            tiles: default_tiles(),
            cards: default_cards(),
            leave_out: Vec::new(),
            put_back: Vec::new(),
            guts: true,
            sewers: None,
            subway: None,
            dodge: None,
            supply: None,
            helipad: HelipadPlace::Bottom,
            entrance: EntrancePlace::Anywhere,
            mixed_stack: false,
            doors: Doors::Strict,
            special_tile_retry: false,
            peaceful_helipad: false,
            cabin_victory: None,
            carnival_start: false,
            jail_start: false,
            round_limit: ROUNDS,
            first_passes: FirstPasses::None,
        }
    }

    /// Reads options as a person writes them.
    pub fn from_options(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
        options::read(seats, given)
    }

    /// The rules of this table.
    pub fn rules(&self) -> Rules {
        let tiles: Sets = self.tiles.iter().copied().collect();
        let cards: Sets = self.cards.iter().copied().collect();
        let only_base = tiles.iter().eq([Set::Z1]);
        let start = match (self.carnival_start, self.jail_start) {
            (true, _) => Start::Carnival,
            (_, true) => Start::Jail,
            _ => Start::Town,
        };
        rule!("ZOM-2.3");
        rule!("ZOM-2.4");
        rule!("ZOM-2.5");
        rule!("ZOM-1.7");
        rule!("ZOM-2.15");
        rule!("ZOM-23.1");
        rule!("ZOM-25.2");
        let mut rules = Rules {
            tiles,
            cards,
            guts: self.guts,
            sewers: self.sewers.unwrap_or(tiles.has(Set::Z6)),
            subway: self.subway.unwrap_or(tiles.has(Set::Z6)),
            dodge: self.dodge.unwrap_or(tiles.has(Set::Z8) || cards.has(Set::Z8)),
            supply: self.supply.unwrap_or(if only_base { Supply::Limited } else { Supply::Unlimited }),
            helipad: self.helipad,
            entrance: self.entrance,
            mixed_stack: self.mixed_stack,
            doors: self.doors,
            special_tile_retry: self.special_tile_retry,
            peaceful_helipad: self.peaceful_helipad,
            cabin_victory: self.cabin_victory.unwrap_or(tiles.has(Set::Z4)),
            start,
            round_limit: (self.round_limit > 0).then_some(self.round_limit),
            timings: 0,
        };
        for (card, count) in Card::ALL.into_iter().zip(self.deck(&rules)) {
            if count > 0 || card.facts().kind == CardKind::Vehicle {
                let codes = card.facts().play.iter().chain(card.facts().uses);
                rules.timings |= codes.fold(0, |bits, code| bits | code.bit());
            }
        }
        rules
    }

    /// How many of each kind are in the deck (ZOM-2.7, ZOM-2.8).
    pub fn deck(&self, rules: &Rules) -> [u8; N_CARDS] {
        rule!("ZOM-2.7");
        rule!("ZOM-2.8");
        let mut counts = [0; N_CARDS];
        for card in Card::ALL {
            let facts = card.facts();
            let is_in = rules.cards.has(facts.set)
                && facts.kind != CardKind::Vehicle
                && !self.leave_out.contains(&card)
                && (rules.has_use_for(card) || self.put_back.contains(&card));
            if is_in {
                counts[card.index()] = facts.count;
            }
        }
        counts
    }

    fn check(&self, errors: &mut SetupErrors) {
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats) {
            errors.add("ZOM-3.1", "seats", format!("2 to 6 players can play, not {}", self.seats));
        }
        self.check_sets(errors);
        if self.subway == Some(true) && !self.tiles.contains(&Set::Z6) {
            errors.add("ZOM-2.4", "subway", "there is no subway without the tiles of Z6");
        }
        if self.carnival_start && self.jail_start {
            errors.add("ZOM-2.16", "jail_start", "the game starts at one place: carnival or jail");
        }
        if self.carnival_start && !self.tiles.contains(&Set::Z7) {
            errors.add("ZOM-2.16", "carnival_start", "the carnival needs the tiles of Z7");
        }
        if self.jail_start && !self.tiles.contains(&Set::Z8) {
            errors.add("ZOM-2.16", "jail_start", "the jail needs the tiles of Z8");
        }
        let rules = self.rules();
        if rules.start == Start::Jail && rules.tiles.has(Set::Z8) && !jail::opens_with(&self.deck(&rules)) {
            let what = "nobody leaves the jail without Get Out of Jail Free in the deck";
            errors.add("ZOM-2.16", "jail_start", what);
        }
        if self.cabin_victory == Some(true) && !self.tiles.contains(&Set::Z4) {
            errors.add("ZOM-2.15", "cabin_victory", "there is no Cabin without the tiles of Z4");
        }
        if self.mixed_stack && !self.tiles.iter().any(|set| matches!(set, Set::Z2 | Set::Z5 | Set::Z8)) {
            errors.add("ZOM-2.11", "mixed_stack", "only tiles of Z2, Z5 and Z8 can be mixed in");
        }
        if let Some(card) = self.leave_out.iter().find(|card| self.put_back.contains(card)) {
            let what = format!("{card:?} is both left out and put back");
            errors.add("ZOM-2.7", "put_back", what);
        }
    }

    fn check_sets(&self, errors: &mut SetupErrors) {
        if !self.tiles.contains(&Set::Z1) {
            errors.add("ZOM-2.6", "tiles", "the tiles of Z1 cannot be left out");
        }
        if self.tiles.contains(&Set::Z35) {
            errors.add("ZOM-2.6", "tiles", "Z3.5 has cards only");
        }
        if self.tiles.contains(&Set::Own) {
            errors.add("ZOM-2.19", "tiles", "there are no home-made tiles");
        }
        if self.cards.contains(&Set::Own) && !Set::Own.has_cards() {
            errors.add("ZOM-2.19", "cards", "there are no home-made cards");
        }
        for (field, sets) in [("tiles", &self.tiles), ("cards", &self.cards)] {
            if (1..sets.len()).any(|index| sets[..index].contains(&sets[index])) {
                errors.add("ZOM-2.6", field, "a set is named twice");
            }
        }
    }
}

pub(crate) fn first_state(setup: &Setup) -> Result<Zombies, SetupErrors> {
    rule!("ZOM-2.17");
    rule!("ZOM-3.1");
    let mut errors = SetupErrors::default();
    setup.check(&mut errors);
    errors.or(())?;
    let rules = setup.rules();
    let mut g = Zombies::empty(setup.seats, rules);
    flow::set_up::lay_out(&mut g, setup.deck(&rules), setup.first_passes);
    Ok(g)
}
