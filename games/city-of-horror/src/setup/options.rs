//! Options as a person writes them.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use table::{OptionSpec, Seat, SetupErrors};

use super::{DealVisibility, Setup, Sides};
use crate::invasion::InvasionDeck;
use crate::{Colour, Place, Side};

const fn option(key: &'static str, default: &'static str, values: &'static str) -> OptionSpec {
    OptionSpec { key, default, values }
}

pub const OPTIONS: &[OptionSpec] = &[
    option("edition", "revised", "revised, first-print"),
    option("first_player_mode", "by edition", "immediate, end-of-turn"),
    option("first_player_no_loss", "by edition", "stay, pass-clockwise"),
    option("share_tie", "by edition", "first-player, nobody"),
    option("share_winner", "by edition", "free, takes-one"),
    option("weapon_replica", "by edition", "plus-two, proxy"),
    option("armory_b_cost", "by edition", "discard-action, exhaust-present"),
    option("tower_markers", "by edition", "return, stay"),
    option("energy_target", "by edition", "any, own"),
    option("promises", "by edition", "enforced, logged, talk"),
    option("sixth_color", "by edition", "white, orange"),
    option("phase_labels", "by edition", "four, six"),
    option("slot_labels", "by edition", "corners, numbers"),
    option("layout", "random", "random, or the buildings at C1 to C4 joined by -"),
    option("sides", "a", "a, b, random, or six letters: tower, church, hospital, bank, armory, crossroads"),
    option("draft", "off", "off, on"),
    option("first_player", "random", "random, or a seat from A to F"),
    option("colours", "random", "random, or one colour a seat, joined by -"),
    option("wheel", "standard", "standard, or six colours clockwise, joined by -"),
    option("invasion_deck", "standard", "standard, or the text of a corrected file"),
    option("show_cards", "on", "on, off"),
    option("deal_visibility", "public", "public, parties"),
    option("promo_lawn_mower", "off", "off, on"),
];

pub(super) fn read(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
    let mut setup = Setup::new(seats);
    let mut errors = SetupErrors::default();
    errors.add_unknown_options(OPTIONS, given);
    for (key, value) in given {
        let rule = rule_of(key);
        if let Err(reason) = set(&mut setup, key, value) {
            errors.add(rule, key, reason);
        }
    }
    errors.or(setup)
}

fn rule_of(key: &str) -> &'static str {
    match key {
        "edition" => "CITY-24.2",
        "first_player_mode" => "CITY-23.1",
        "first_player_no_loss" => "CITY-23.2",
        "share_tie" => "CITY-23.3",
        "share_winner" => "CITY-23.4",
        "weapon_replica" => "CITY-23.5",
        "armory_b_cost" => "CITY-23.6",
        "tower_markers" => "CITY-23.7",
        "energy_target" => "CITY-23.8",
        "promises" => "CITY-23.9",
        "sixth_color" => "CITY-23.10",
        "phase_labels" => "CITY-23.11",
        "slot_labels" => "CITY-23.12",
        "layout" | "sides" => "CITY-24.3",
        "draft" => "CITY-24.4",
        "first_player" => "CITY-24.5",
        "wheel" => "CITY-24.6",
        "invasion_deck" => "CITY-24.7",
        "show_cards" | "deal_visibility" => "CITY-24.8",
        "promo_lawn_mower" => "CITY-24.9",
        _ => "CITY-2.7",
    }
}

fn set(setup: &mut Setup, key: &str, value: &str) -> Result<(), String> {
    let switches = &mut setup.switches;
    match key {
        "edition" => setup.edition = word(value)?,
        "first_player_mode" => switches.first_player_mode = Some(word(value)?),
        "first_player_no_loss" => switches.first_player_no_loss = Some(word(value)?),
        "share_tie" => switches.share_tie = Some(word(value)?),
        "share_winner" => switches.share_winner = Some(word(value)?),
        "weapon_replica" => switches.weapon_replica = Some(word(value)?),
        "armory_b_cost" => switches.armory_b_cost = Some(word(value)?),
        "tower_markers" => switches.tower_markers = Some(word(value)?),
        "energy_target" => switches.energy_target = Some(word(value)?),
        "promises" => switches.promises = Some(word(value)?),
        "sixth_color" => switches.sixth_color = Some(word(value)?),
        "phase_labels" => switches.phase_labels = Some(word(value)?),
        "slot_labels" => switches.slot_labels = Some(word(value)?),
        "layout" if value == "random" => setup.layout = None,
        "layout" => setup.layout = Some(list::<Place, 4>(value)?),
        "sides" => setup.sides = sides(value)?,
        "draft" => setup.draft = is_on(value)?,
        "first_player" if value == "random" => setup.first_player = None,
        "first_player" => setup.first_player = Some(value.parse::<Seat>()?),
        "colours" if value == "random" => setup.colours = Vec::new(),
        "colours" => setup.colours = words::<Colour>(value)?,
        "wheel" if value == "standard" => setup.wheel = Vec::new(),
        "wheel" => setup.wheel = words::<Colour>(value)?,
        "invasion_deck" if value == "standard" => setup.invasion_deck = None,
        "invasion_deck" => setup.invasion_deck = Some(InvasionDeck::parse(value)?),
        "show_cards" => setup.show_cards = is_on(value)?,
        "deal_visibility" => setup.deal_visibility = word::<DealVisibility>(value)?,
        "promo_lawn_mower" => setup.promo_lawn_mower = is_on(value)?,
        _ => {}
    }
    Ok(())
}

fn is_on(value: &str) -> Result<bool, String> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("{value:?} is neither on nor off")),
    }
}

fn sides(value: &str) -> Result<Sides, String> {
    let side = |letter: u8| match letter {
        b'a' => Ok(Side::A),
        b'b' => Ok(Side::B),
        _ => Err(format!("{value:?} is neither a, b, random nor six letters a or b")),
    };
    match value.as_bytes() {
        b"a" => Ok(Sides::AllA),
        b"b" => Ok(Sides::AllB),
        b"random" => Ok(Sides::Random),
        letters => {
            let sides: Vec<Side> = letters.iter().map(|letter| side(*letter)).collect::<Result<_, _>>()?;
            let sides = sides.try_into().map_err(|_| format!("{value:?} has not six letters"))?;
            Ok(Sides::Chosen(sides))
        }
    }
}

fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text)).map_err(|error| error.to_string())
}

fn words<'a, W: Deserialize<'a>>(text: &'a str) -> Result<Vec<W>, String> {
    text.split('-').map(word).collect()
}

fn list<'a, W: Deserialize<'a>, const N: usize>(text: &'a str) -> Result<[W; N], String> {
    let words: Vec<W> = words(text)?;
    words.try_into().map_err(|_| format!("{text:?} has not {N} words"))
}
