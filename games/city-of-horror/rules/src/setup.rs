//! From options to the first state, or the reasons why they are refused.

use serde::{Deserialize, Serialize};
use table::{Bag, Kind, Seat, SetupErrors, rule};

use crate::flow::SetUp;
use crate::invasion::InvasionDeck;
use crate::state::DeckOrigin;
use crate::{Card, City, Colour, Edition, Food, Place, Rules, Side, Switches};

mod options;

pub use options::OPTIONS;

pub const MIN_SEATS: usize = 3;
pub const MAX_SEATS: usize = 6;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
    #[serde(default)]
    pub edition: Edition,
    /// Individual switches of the edition.
    #[serde(default)]
    pub switches: Switches,
    /// The buildings at C1 to C4; `None` deals them at random.
    #[serde(default)]
    pub layout: Option<[Place; 4]>,
    #[serde(default)]
    pub sides: Sides,
    #[serde(default)]
    pub draft: bool,
    /// `None` draws the first player at random.
    #[serde(default)]
    pub first_player: Option<Seat>,
    /// One colour per seat; empty draws them at random.
    #[serde(default)]
    pub colours: Vec<Colour>,
    /// The wheel, clockwise; empty means the usual one.
    #[serde(default)]
    pub wheel: Vec<Colour>,
    /// A corrected deck to use instead of the one in the data file.
    #[serde(default)]
    pub invasion_deck: Option<InvasionDeck>,
    #[serde(default = "enabled")]
    pub show_cards: bool,
    #[serde(default)]
    pub deal_visibility: DealVisibility,
    #[serde(default)]
    pub promo_lawn_mower: bool,
}

fn enabled() -> bool {
    true
}

/// The sides that are up (CITY-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    #[default]
    AllA,
    AllB,
    Random,
    /// Water Tower, Church, Hospital, Bank, Armory, Crossroads.
    Chosen([Side; 6]),
}

/// The players who see a concluded deal (CITY-19.28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DealVisibility {
    #[default]
    Public,
    Parties,
}

impl Setup {
    pub fn new(seats: usize) -> Setup {
        Setup {
            seats,
            edition: Edition::Revised,
            switches: Switches::default(),
            layout: None,
            sides: Sides::AllA,
            draft: false,
            first_player: None,
            colours: Vec::new(),
            wheel: Vec::new(),
            invasion_deck: None,
            show_cards: true,
            deal_visibility: DealVisibility::Public,
            promo_lawn_mower: false,
        }
    }

    /// Parses options as a person writes them.
    pub fn from_options(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
        options::read(seats, given)
    }

    fn check(&self, errors: &mut SetupErrors) {
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats) {
            errors.add("CITY-24.1", "seats", format!("3 to 6 players can play, not {}", self.seats));
        }
        if let Some(first) = self.first_player
            && first.index() >= self.seats
        {
            let what = format!("there is no seat {first} at a table of {}", self.seats);
            errors.add("CITY-24.5", "first_player", what);
        }
        if let Some(layout) = self.layout
            && !Place::BUILDINGS.iter().all(|building| layout.contains(building))
        {
            let what = "church, hospital, bank and armory stand at one corner each";
            errors.add("CITY-2.1", "layout", what);
        }
        if let Sides::Chosen(sides) = self.sides
            && sides.contains(&Side::Ruin)
        {
            errors.add("CITY-2.4", "sides", "the Water Tower starts standing");
        }
        self.check_colours(errors);
    }

    fn check_colours(&self, errors: &mut SetupErrors) {
        let wheel = self.wheel();
        let usual = Rules::of(self).wheel();
        if wheel.len() != usual.len() || !usual.iter().all(|colour| wheel.contains(colour)) {
            errors.add("CITY-24.6", "wheel", "the wheel has each of the six colours once");
        }
        if self.colours.is_empty() {
            return;
        }
        if self.colours.len() < self.seats {
            let (colours, seats) = (self.colours.len(), self.seats);
            errors.add("CITY-2.7", "colours", format!("{colours} colours are given for {seats} players"));
        }
        let chosen = &self.colours;
        if (1..chosen.len()).any(|index| chosen[..index].contains(&chosen[index])) {
            errors.add("CITY-2.7", "colours", "two players have the same colour");
        }
        if let Some(colour) = chosen.iter().find(|colour| !usual.contains(colour)) {
            let what = format!("{} is not on the wheel of this edition", colour.name());
            errors.add("CITY-1.12", "colours", what);
        }
    }

    fn wheel(&self) -> Vec<Colour> {
        rule!("CITY-24.6");
        if self.wheel.is_empty() { Rules::of(self).wheel().to_vec() } else { self.wheel.clone() }
    }
}

/// CITY-1.13: how many characters each player has.
pub(crate) fn n_characters(n_seats: usize) -> usize {
    rule!("CITY-1.13");
    [5, 4, 3, 3][n_seats - MIN_SEATS]
}

/// CITY-1.14: how many action cards each player is dealt.
pub(crate) fn n_cards(n_seats: usize) -> usize {
    rule!("CITY-1.14");
    [7, 6, 5, 4][n_seats - MIN_SEATS]
}

/// The table before anything has happened.
pub(crate) fn first_state(setup: &Setup) -> Result<City, SetupErrors> {
    let mut errors = SetupErrors::default();
    setup.check(&mut errors);
    let (packs, deck_origin) = match &setup.invasion_deck {
        Some(deck) => (deck.pack(&mut errors), DeckOrigin::Replaced),
        None => {
            rule!("CITY-1.8");
            (InvasionDeck::standard().pack(&mut errors), DeckOrigin::Reconstructed)
        }
    };
    errors.or(())?;
    rule!("CITY-24.12");
    let rules = Rules::of(setup);
    let mut wheel = rules.wheel();
    wheel.iter_mut().zip(setup.wheel()).for_each(|(space, colour)| *space = colour);
    let mut counts = Card::ALL.map(Card::copies);
    if setup.promo_lawn_mower {
        rule!("CITY-24.9");
        counts[Card::LawnMower.index()] = 1;
    }
    let mut colours = wheel;
    colours.iter_mut().zip(&setup.colours).for_each(|(colour, chosen)| *colour = *chosen);
    let sides = match setup.sides {
        Sides::AllB => [Side::B; 6],
        Sides::Chosen(sides) => sides,
        Sides::AllA | Sides::Random => [Side::A; 6],
    };
    rule!("CITY-2.6");
    let bag = Bag::new(counts);
    let mut g = City {
        n_seats: setup.seats as u8,
        rules,
        corners: setup.layout.unwrap_or(Place::BUILDINGS),
        sides,
        wheel,
        colours,
        first: setup.first_player.unwrap_or_default(),
        packs,
        deck_origin,
        deck_size: bag.len() as u8,
        bag,
        food_bag: Bag::new(Food::counts()),
        ..City::empty()
    };
    g.stack.begin(SetUp {
        stage: Default::default(),
        has_layout: setup.layout.is_some(),
        has_sides: setup.sides != Sides::Random,
        has_colours: !setup.colours.is_empty(),
        has_first: setup.first_player.is_some(),
        drafts: setup.draft,
    });
    Ok(g)
}
