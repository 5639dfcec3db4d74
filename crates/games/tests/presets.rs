//! What a host chooses with one click.

use std::collections::BTreeSet;

use games::{GameId, Language, ListedGame, dispatch};
use table::{Game, GameInfo};
use terminal::speech::words_of;
use terminal::words::Phrase;

#[test]
fn every_preset_is_a_valid_setup_for_every_number_of_seats() {
    for game in GameId::ALL {
        dispatch!(game, G => is_valid::<G>());
    }
}

fn is_valid<G: ListedGame>() {
    for preset in G::PRESETS {
        let options = preset.options_with(Vec::new());
        for seats in G::SEATS {
            let begun = G::setup(seats, &options).and_then(|setup| <G as Game>::new(&setup).map(drop));
            assert!(begun.is_ok(), "{} {} for {seats}: {begun:?}", G::NAME, preset.key);
        }
        assert!(preset.minutes > 0, "{} {}", G::NAME, preset.key);
    }
}

#[test]
fn the_presets_of_a_game_differ_and_none_repeats_a_default() {
    for game in GameId::ALL {
        dispatch!(game, G => differ::<G>());
    }
}

fn differ<G: GameInfo>() {
    let keys: BTreeSet<_> = G::PRESETS.iter().map(|preset| preset.key).collect();
    let chosen: BTreeSet<_> = G::PRESETS.iter().map(|preset| preset.options_with(Vec::new())).collect();
    assert_eq!((keys.len(), chosen.len()), (G::PRESETS.len(), G::PRESETS.len()), "{}", G::NAME);
    for (key, value) in G::PRESETS.iter().flat_map(|preset| preset.options) {
        let option = G::OPTIONS.iter().find(|option| option.key == *key);
        assert!(option.is_some_and(|option| option.default != *value), "{} {key}={value}", G::NAME);
    }
}

#[test]
fn every_preset_has_its_words() {
    for game in GameId::ALL {
        dispatch!(game, G => is_said::<G>());
    }
}

fn is_said<G: ListedGame>() {
    for language in Language::ALL {
        let words = words_of::<G::Terminal>(language);
        for preset in G::PRESETS {
            let name = format!("preset-{}", preset.key);
            for said in [words.word(&name), words.say_attribute(&Phrase::new(&name), "about")] {
                assert!(!said.is_empty() && !said.contains(&name), "{} {language:?}: {said}", G::NAME);
            }
        }
    }
}
