//! Options as a person writes them.

use serde::Deserialize;
use table::options::{self, is_on, word};
use table::{OptionSpec, Seat, SetupErrors};

use super::{DealVisibility, Setup, Sides};
use crate::invasion::InvasionDeck;
use crate::{Colour, Place, Side};

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("edition", "revised", "revised, first-print"),
    OptionSpec::new("first_player_mode", "by edition", "immediate, end-of-turn"),
    OptionSpec::new("first_player_no_loss", "by edition", "stay, pass-clockwise"),
    OptionSpec::new("share_tie", "by edition", "first-player, nobody"),
    OptionSpec::new("share_winner", "by edition", "free, takes-one"),
    OptionSpec::new("weapon_replica", "by edition", "plus-two, proxy"),
    OptionSpec::new("armory_b_cost", "by edition", "discard-action, exhaust-present"),
    OptionSpec::new("tower_markers", "by edition", "return, stay"),
    OptionSpec::new("energy_target", "by edition", "any, own"),
    OptionSpec::new("promises", "by edition", "enforced, logged, talk"),
    OptionSpec::new("sixth_color", "by edition", "white, orange"),
    OptionSpec::new("phase_labels", "by edition", "four, six"),
    OptionSpec::new("slot_labels", "by edition", "corners, numbers"),
    OptionSpec::new("layout", "random", "random, or the buildings at C1 to C4 joined by -"),
    OptionSpec::new(
        "sides",
        "a",
        "a, b, random, or six letters: tower, church, hospital, bank, armory, crossroads",
    ),
    OptionSpec::new("draft", "off", "off, on"),
    OptionSpec::new("first_player", "random", "random, or a seat from A to F"),
    OptionSpec::new("colours", "random", "random, or one colour per seat, joined by -"),
    OptionSpec::new("wheel", "standard", "standard, or six colours clockwise, joined by -"),
    OptionSpec::new("invasion_deck", "standard", "standard, or the text of a corrected file"),
    OptionSpec::new("show_cards", "on", "on, off"),
    OptionSpec::new("deal_visibility", "public", "public, parties"),
    OptionSpec::new("promo_lawn_mower", "off", "off, on"),
];

pub(super) fn read(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
    options::read(Setup::new(seats), OPTIONS, given, rule_of, set)
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
            let sides = sides.try_into().map_err(|_| format!("{value:?} does not have six letters"))?;
            Ok(Sides::Chosen(sides))
        }
    }
}

fn words<'a, W: Deserialize<'a>>(text: &'a str) -> Result<Vec<W>, String> {
    text.split('-').map(word).collect()
}

fn list<'a, W: Deserialize<'a>, const N: usize>(text: &'a str) -> Result<[W; N], String> {
    let words: Vec<W> = words(text)?;
    words.try_into().map_err(|_| format!("{text:?} does not have {N} words"))
}
