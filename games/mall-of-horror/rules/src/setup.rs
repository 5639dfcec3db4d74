//! From options to the first state, or the reasons why they are refused.

use serde::{Deserialize, Serialize};
use table::{
    Counts, Deck, OptionSpec, PassOrder, PassUntil, Seat, SeatSet, Secret, SetupErrors, Stack, StandingPass,
    options, rule,
};

use crate::board::N_PLACES;
use crate::flow::SetUp;
use crate::orders::{Occasion, Passes};
use crate::{Card, Fate, Mall, Place, PlaceSet, Role};

pub const MIN_SEATS: usize = 3;
pub const MAX_SEATS: usize = 6;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
    /// The first Chief of Security; `None` means drawn at random.
    #[serde(default)]
    pub chief: Option<Seat>,
    #[serde(default)]
    pub zombie_players: ZombiePlayers,
    /// One colour per seat; empty means the colours in their usual order.
    #[serde(default)]
    pub colours: Vec<Colour>,
    #[serde(default)]
    pub first_passes: FirstPasses,
}

/// The passes that everybody has left when the game begins (MALL-8.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstPasses {
    #[default]
    None,
    /// For play over days: moves that leave no choice are made without asking.
    Moves,
}

/// How often an eliminated player places a zombie (MALL-4.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ZombiePlayers {
    #[default]
    EveryRound,
    Once,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Colour {
    #[default]
    Sky,
    Coral,
    Jade,
    Violet,
    Lemon,
    Bone,
}

impl Colour {
    pub const ALL: [Colour; MAX_SEATS] =
        [Colour::Sky, Colour::Coral, Colour::Jade, Colour::Violet, Colour::Lemon, Colour::Bone];

    pub fn name(self) -> &'static str {
        match self {
            Colour::Sky => "sky",
            Colour::Coral => "coral",
            Colour::Jade => "jade",
            Colour::Violet => "violet",
            Colour::Lemon => "lemon",
            Colour::Bone => "bone",
        }
    }
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "chief", default: "random", values: "random, or a seat from A to F" },
    OptionSpec { key: "zombie_players", default: "every_round", values: "every_round, once" },
    OptionSpec {
        key: "colours",
        default: "sky-coral-jade-violet-lemon-bone",
        values: "one colour per seat, joined by -: sky, coral, jade, violet, lemon, bone",
    },
    OptionSpec::new("first_passes", "none", "none, moves"),
];

impl Setup {
    pub fn new(seats: usize) -> Setup {
        Setup {
            seats,
            chief: None,
            zombie_players: ZombiePlayers::EveryRound,
            colours: Vec::new(),
            first_passes: FirstPasses::None,
        }
    }

    /// Parses options as a person writes them.
    pub fn from_options(seats: usize, options: &[(String, String)]) -> Result<Setup, SetupErrors> {
        let mut setup = Setup::new(seats);
        let mut errors = SetupErrors::default();
        errors.add_unknown_options(OPTIONS, options);
        for (key, value) in options {
            match key.as_str() {
                "chief" if value == "random" => setup.chief = None,
                "chief" => match value.parse() {
                    Ok(seat) => setup.chief = Some(seat),
                    Err(reason) => errors.add("MALL-2.2", key, reason),
                },
                "zombie_players" => match value.as_str() {
                    "every_round" => setup.zombie_players = ZombiePlayers::EveryRound,
                    "once" => setup.zombie_players = ZombiePlayers::Once,
                    _ => errors.add("MALL-4.8", key, format!("{value:?} is neither every_round nor once")),
                },
                "first_passes" => match options::word(value) {
                    Ok(passes) => setup.first_passes = passes,
                    Err(reason) => errors.add("MALL-8.7", key, reason),
                },
                "colours" => setup.colours = colours_from(value, &mut errors),
                _ => {}
            }
        }
        errors.or(setup)
    }

    fn check(&self) -> Result<(), SetupErrors> {
        let mut errors = SetupErrors::default();
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats) {
            errors.add("MALL-2.8", "seats", format!("3 to 6 players can play, not {}", self.seats));
        }
        if let Some(chief) = self.chief
            && chief.index() >= self.seats
        {
            errors.add("MALL-2.2", "chief", format!("there is no seat {chief} at a table of {}", self.seats));
        }
        let all_differ =
            (1..self.colours.len()).all(|index| !self.colours[..index].contains(&self.colours[index]));
        if !all_differ {
            errors.add("MALL-2.7", "colours", "two players have the same colour");
        }
        if !self.colours.is_empty() && self.colours.len() < self.seats {
            let (colours, seats) = (self.colours.len(), self.seats);
            errors.add("MALL-2.7", "colours", format!("{colours} colours are given for {seats} players"));
        }
        errors.or(())
    }
}

fn colours_from(value: &str, errors: &mut SetupErrors) -> Vec<Colour> {
    let mut colours = Vec::new();
    for name in value.split('-') {
        match Colour::ALL.into_iter().find(|colour| colour.name() == name) {
            Some(colour) => colours.push(colour),
            None => errors.add("MALL-2.7", "colours", format!("{name:?} is not a colour")),
        }
    }
    colours
}

/// The table before anything has happened.
pub(crate) fn first_state(setup: &Setup) -> Result<Mall, SetupErrors> {
    setup.check()?;
    rule!("MALL-2.7");
    let mut colours = Colour::ALL;
    for (colour, chosen) in colours.iter_mut().zip(&setup.colours) {
        *colour = *chosen;
    }
    let mut standing = [[Fate::Absent; 4]; MAX_SEATS];
    for seat in Seat::all(setup.seats) {
        for role in Role::of_each_player(setup.seats) {
            standing[seat.index()][role.index()] = Fate::Waiting;
        }
    }
    let mut stack = Stack::default();
    stack.begin(SetUp);
    Ok(Mall {
        n_seats: setup.seats as u8,
        zombie_players: setup.zombie_players,
        colours,
        first_chief: setup.chief,
        chief: setup.chief.unwrap_or_default(),
        chief_is_new: false,
        round: 0,
        last_loss_in: 0,
        standing,
        hidden: [Default::default(); MAX_SEATS],
        eliminated_in: [None; MAX_SEATS],
        open: open_places(setup.seats),
        zombies: [0; N_PLACES],
        barricades: [0; N_PLACES],
        hands: Default::default(),
        deck: Deck::new(Card::counts()),
        played: Counts::NONE,
        out_of_play: Default::default(),
        covered_dice: None,
        destinations: [None; MAX_SEATS],
        passes: std::array::from_fn(|seat| {
            Secret::new(first_passes(setup.first_passes), SeatSet::one(Seat::new(seat)))
        }),
        stack,
        outcome: None,
    })
}

/// MALL-8.7: the first passes are the same for everybody, so they reveal nothing about a hand.
fn first_passes(wanted: FirstPasses) -> Passes {
    rule!("MALL-8.7");
    let mut passes = Passes::default();
    if wanted == FirstPasses::Moves {
        let pass = Some(StandingPass { until: PassUntil::Game });
        passes.leave(PassOrder { at: Some(Occasion::Move), pass });
    }
    passes
}

/// MALL-2.1: the Cachou is closed with three or four players.
fn open_places(n_seats: usize) -> PlaceSet {
    rule!("MALL-2.1");
    if n_seats <= 4 { PlaceSet::ALL.without(Place::Cachou) } else { PlaceSet::ALL }
}
