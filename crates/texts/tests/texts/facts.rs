//! What a game is made of - places, cards, colours, phases - has its words.

use std::collections::BTreeSet;

use city_of_horror::City;
use games::{Language, ListedGame};
use mall_of_horror::Mall;
use marvel_zombies::MarvelZombies;
use strum::VariantArray;
use table::{Game, GameInfo, Observer, Silent, start};
use terminal::speech::Speech;
use texts::messages::ids;
use texts::names::variants;
use zombies::Zombies;
use zombies::cards::StageName;

use crate::table_of;
use crate::variants::city_values;

fn speech_of<G: ListedGame>(language: Language) -> Speech {
    Speech::new::<G::Terminal>(language, &table_of(3), Vec::new())
}

#[test]
fn the_facts_of_the_mall_have_their_words() {
    use mall_of_horror::{Card, Colour, Phase, Place, Purpose, Role, flow::Ending};
    for language in Language::ALL {
        let speech = speech_of::<Mall>(language);
        Place::ALL.iter().for_each(|place| drop(speech.word_of(place)));
        Role::ALL.iter().for_each(|role| drop(speech.word_of(role)));
        Card::ALL.iter().for_each(|card| drop(speech.word_of(card)));
        Colour::ALL.iter().for_each(|colour| drop(speech.word_of(colour)));
        for name in [variants::<Phase>(), variants::<Purpose>(), variants::<Ending>()].iter().flatten() {
            speech.word(name);
        }
        for option in Mall::OPTIONS {
            speech.word(&format!("option-{}", option.key));
        }
        assert_eq!(speech.faults(), [""; 0]);
    }
}

#[test]
fn the_facts_of_the_city_have_their_words_and_every_word_its_fact() {
    use city_of_horror::{
        Canceller, Card, Colour, DeckOrigin, Lasts, Moment, Origin, Party, Place, Purpose, Role, Scope,
    };
    use city_of_horror::{deals, flow, invasion, orders, view};
    let facts: BTreeSet<String> = [
        variants::<city_of_horror::Armory>(),
        variants::<Canceller>(),
        variants::<Card>(),
        variants::<Colour>(),
        variants::<DeckOrigin>(),
        variants::<view::FateView>(),
        variants::<invasion::Hour>(),
        variants::<deals::ItemKind>(),
        variants::<Lasts>(),
        variants::<flow::LocationStep>(),
        variants::<Moment>(),
        variants::<Origin>(),
        variants::<Party>(),
        variants::<orders::PassUntil>(),
        variants::<view::Phase>(),
        variants::<Place>(),
        variants::<Purpose>(),
        variants::<Role>(),
        variants::<Scope>(),
        variants::<deals::Verdict>(),
    ]
    .into_iter()
    .flatten()
    .collect();
    for language in Language::ALL {
        let speech = speech_of::<City>(language);
        facts.iter().for_each(|word| drop(speech.word(word)));
        assert_eq!(speech.faults(), [""; 0]);
    }
    let values = city_values().into_iter().flatten().chain(["title", "ruin", "later"].map(String::from));
    let words: BTreeSet<String> = facts.into_iter().chain(values).collect();
    // Only the bots know the reasons that they give.
    let prefixes =
        ["notice-", "action-", "question-", "chance-", "refusal-", "option-", "preset-", "value-", "reason-"];
    for id in ids(City::text(Language::English)) {
        let has_prefix = prefixes.iter().any(|prefix| id.starts_with(prefix));
        assert!(has_prefix || words.contains(&id), "{id} is said nowhere");
    }
}

#[test]
fn the_facts_of_zombies_have_their_words() {
    use zombies::{Good, Moment, PassUntil, Pile, flow, map, tiles};
    let facts = [
        variants::<tiles::Figure>(),
        variants::<Good>(),
        variants::<Moment>(),
        variants::<PassUntil>(),
        variants::<Pile>(),
        variants::<tiles::Set>(),
        variants::<tiles::Side>(),
        variants::<map::Stack>(),
        variants::<tiles::Tile>(),
        variants::<map::Token>(),
        variants::<flow::TurnStep>(),
    ];
    for language in Language::ALL {
        let speech = speech_of::<Zombies>(language);
        facts.iter().flatten().for_each(|word| drop(speech.word(word)));
        let asking = StageName::VARIANTS.iter().filter(|stage| stage.asks());
        asking.for_each(|stage| drop(speech.word_of(stage)));
        zombies::Card::ALL.iter().for_each(|card| drop(speech.word_of(card)));
        assert_eq!(speech.faults(), [""; 0]);
    }
}

#[test]
fn the_facts_of_marvel_zombies_have_their_words_in_both_modes() {
    use marvel_zombies::{Character, CitizenCard, Color, Kind, Level, Mode, Trait};
    use marvel_zombies::{action, effects, event, mission, view};
    let facts = [
        variants::<Character>(),
        variants::<Color>(),
        variants::<mission::Difficulty>(),
        variants::<view::DoorState>(),
        variants::<event::Ending>(),
        variants::<action::Form>(),
        variants::<Kind>(),
        variants::<Level>(),
        variants::<Mode>(),
        variants::<effects::Moment>(),
        variants::<mission::Order>(),
        variants::<marvel_zombies::Phase>(),
        variants::<effects::Skill>(),
        variants::<Trait>(),
    ];
    for (language, mission) in Language::ALL.into_iter().flat_map(|one| [(one, "MZ0"), (one, "MH1")]) {
        let options = [("mission".to_string(), mission.to_string())];
        let g: MarvelZombies = start(&MarvelZombies::setup(3, &options).unwrap(), &mut Silent).unwrap();
        let view = g.view(Observer::Table);
        let speech =
            Speech::at_table::<<MarvelZombies as ListedGame>::Terminal>(language, &table_of(3), &view);
        facts.iter().flatten().for_each(|word| drop(speech.word(word)));
        CitizenCard::ALL.iter().for_each(|card| drop(speech.word_of(card)));
        assert_eq!(speech.faults(), [""; 0]);
    }
}
