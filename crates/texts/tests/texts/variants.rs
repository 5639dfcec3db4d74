//! Every variant has its message, and every message its variant. Games at random may miss a rare event; types
//! do not.

use std::collections::BTreeSet;

use city_of_horror::City;
use games::{GameId, Language, ListedGame, dispatch};
use mall_of_horror::Mall;
use marvel_zombies::MarvelZombies;
use strum::VariantNames;
use table::{Game, GameInfo, PlainOrder};
use texts::messages::{ids, ids_after};
use texts::names::variants;
use texts::rust_files::RustFiles;
use zombies::Zombies;

#[test]
fn every_variant_has_its_message_and_every_message_its_variant() {
    for game in GameId::ALL {
        dispatch!(game, G => every_variant_has_its_message::<G>());
    }
}

fn every_variant_has_its_message<G>()
where
    G: ListedGame<
            Notice: VariantNames,
            Action: VariantNames,
            Question: VariantNames,
            ChanceQuestion: VariantNames,
        >,
{
    let text = G::text(Language::English);
    for (prefix, expected) in [
        ("notice", variants::<G::Notice>()),
        ("action", variants::<G::Action>()),
        ("question", variants::<G::Question>()),
        ("chance", variants::<G::ChanceQuestion>()),
        ("refusal", reasons_of_refusals::<G>()),
        ("option", G::OPTIONS.iter().map(|option| option.key.to_string()).collect()),
    ] {
        assert_eq!(ids_after(text, prefix), expected, "{prefix} of {}", G::NAME);
    }
}

/// The reason is a literal in a call that refuses. The id of its rule, which begins with a capital, may be
/// one too.
fn reasons_of_refusals<G: GameInfo>() -> BTreeSet<String> {
    let files = RustFiles::of_folder(&format!("games/{}/rules/src", G::NAME));
    let mut literals = files.literals_in_calls("Refusal::new");
    if G::NAME == City::NAME {
        // In the city this function makes refusals.
        literals.extend(files.literals_in_calls("needs"));
    }
    literals.into_iter().filter(|text| text.starts_with(|letter: char| letter.is_ascii_lowercase())).collect()
}

/// A value inside another one is said by a plain word, or by a message `value-…` if it has fields.
#[test]
fn every_value_inside_another_has_its_message_and_every_message_its_value() {
    every_value_has_its_message::<Mall>(&[
        variants::<mall_of_horror::Order>(),
        variants::<mall_of_horror::Occasion>(),
    ]);
    every_value_has_its_message::<City>(&city_values());
    every_value_has_its_message::<Zombies>(&[
        variants::<zombies::Aim>(),
        variants::<zombies::Order>(),
        variants::<zombies::Victory>(),
    ]);
    every_value_has_its_message::<MarvelZombies>(&[
        variants::<marvel_zombies::flow::About>(),
        variants::<marvel_zombies::Aim>(),
        variants::<marvel_zombies::flow::AttackStage>(),
        variants::<marvel_zombies::flow::Cause>(),
        variants::<marvel_zombies::Choice>(),
        variants::<marvel_zombies::Effect>(),
        variants::<marvel_zombies::flow::FreeKind>(),
        variants::<marvel_zombies::mission::Goal>(),
        variants::<PlainOrder>(),
        variants::<marvel_zombies::flow::Why>(),
    ]);
}

pub fn city_values() -> [BTreeSet<String>; 10] {
    use city_of_horror::{Aim, Case, Clause, Effect, Item, Order, Ware, When, orders};
    [
        variants::<Aim>(),
        variants::<orders::CancelOrder>(),
        variants::<Case>(),
        variants::<Clause>(),
        variants::<Effect>(),
        variants::<Item>(),
        variants::<Order>(),
        variants::<Ware>(),
        variants::<When>(),
        variants::<orders::Wish>(),
    ]
}

fn every_value_has_its_message<G: GameInfo>(values: &[BTreeSet<String>]) {
    let text = G::text(Language::English);
    let (ids, values): (_, BTreeSet<String>) = (ids(text), values.iter().flatten().cloned().collect());
    for value in &values {
        assert!(ids.contains(value) || ids.contains(&format!("value-{value}")), "{value} has no message");
    }
    for id in ids_after(text, "value") {
        assert!(values.contains(&id), "value-{id} is said nowhere");
    }
}
