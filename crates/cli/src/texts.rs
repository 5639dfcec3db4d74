//! Tests of the texts: everything that games say has its words, in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use chance::Seeded;
use city_of_horror::City;
use games::ListedGame;
use games::{GameId, Language, dispatch, table_rules};
use mall_of_horror::Mall;
use mall_of_horror::{Card, Colour, Place, Role};
use marvel_zombies::CitizenCard;
use marvel_zombies::MarvelZombies;
use serde_json::{Value, json};
use table::GameInfo;
use table::{
    Chance, Game, Input, Observer, Pending, Refusal, Seat, Silent, apply, awaited, legal, proposal, roll,
    start, thinkable,
};
use terminal::board::{Drawn, Sketch};
use terminal::seating::Seating;
use terminal::speech::Speech;
use zombies::Zombies;

use crate::choices::{Choice, Choices};
use crate::rulebook::Rulebook;
use crate::screen;

/// How much is played of a game, so that nearly everything happens and the tests stay quick.
struct Play {
    games_of_each_size: u64,
    /// Drawing is slow: one state of so many is drawn.
    states_per_drawing: usize,
    /// Thinking of everything that is not allowed is slow where there is much of it: one state of so many.
    states_per_thought: usize,
    /// One answer of so many is a proposal, where the game has them.
    answers_per_proposal: u32,
}

const MALL: Play = Play {
    games_of_each_size: 60,
    states_per_drawing: 40,
    states_per_thought: 1,
    answers_per_proposal: u32::MAX,
};
const CITY: Play =
    Play { games_of_each_size: 12, states_per_drawing: 150, states_per_thought: 50, answers_per_proposal: 5 };

const ZOMBIES: Play =
    Play { games_of_each_size: 4, states_per_drawing: 400, states_per_thought: 60, answers_per_proposal: 50 };
const MARVEL: Play = Play {
    games_of_each_size: 12,
    states_per_drawing: 150,
    states_per_thought: 20,
    answers_per_proposal: 20,
};

/// Of every game, whoever wrote it: a few whole games.
const A_LITTLE: Play =
    Play { games_of_each_size: 2, states_per_drawing: 150, states_per_thought: 60, answers_per_proposal: 50 };

const ALL_SETS: &str = "z1-z2-z3-z4-z5-z6-z7-z8";
const ALL_CARDS: &str = "z1-z2-z3-z3.5-z4-z5-z6-z7-z8";

/// Everything that was to be said in some games, each thing once, as it is serialised.
#[derive(Default)]
struct Said<G> {
    notices: BTreeSet<String>,
    chance_questions: BTreeSet<String>,
    questions: BTreeSet<String>,
    /// The variant of a question and an action in answer to it, with such a question.
    answers: BTreeMap<(String, String), String>,
    refusals: Vec<Refusal>,
    states: Vec<G>,
}

/// Plays games at random at a table of this size, and tries what is not allowed as well.
fn played<G: ListedGame>(n_seats: usize, play: &Play, options: &[(String, String)]) -> Said<G> {
    let mut said = Said {
        notices: BTreeSet::new(),
        chance_questions: BTreeSet::new(),
        questions: BTreeSet::new(),
        answers: BTreeMap::new(),
        refusals: Vec::new(),
        states: Vec::new(),
    };
    let setup = G::setup(n_seats, options).unwrap();
    let (mut actions, mut n_inputs) = (Vec::new(), 0);
    for seed in 0..play.games_of_each_size {
        let chance: &mut dyn Chance = &mut Seeded::stream(seed, n_seats as u64);
        let mut events = Vec::new();
        let mut g: G = start(&setup, &mut events).unwrap();
        loop {
            said.hear::<G>(&events, n_seats);
            n_inputs += 1;
            if n_inputs % play.states_per_drawing == 0 {
                said.states.push(g.clone());
            }
            let input = match g.pending() {
                Pending::Over => break,
                Pending::Chance(question) => {
                    said.chance_questions.insert(json!(question).to_string());
                    Input::Chance(roll(&g, chance).unwrap())
                }
                Pending::Seats { who, question, .. } => {
                    let question = json!(question).to_string();
                    if n_inputs % play.states_per_thought == 0 {
                        who.iter().for_each(|seat| said.think::<G>(&g, seat, &question));
                    }
                    said.questions.insert(question.clone());
                    let seat = awaited(&g).first().unwrap();
                    let proposed = match chance.below(play.answers_per_proposal) {
                        0 => proposal(&g, seat, chance),
                        _ => None,
                    };
                    let is_fit = |action: &G::Action| {
                        apply(&mut g.clone(), &Input::Act(seat, *action), &mut Silent).is_ok()
                    };
                    if let Some(action) = proposed {
                        said.answer(&question, json!(action).to_string());
                    }
                    let action = proposed.filter(is_fit).unwrap_or_else(|| {
                        legal(&g, seat, &mut actions);
                        chance.pick(&actions)
                    });
                    Input::Act(seat, action)
                }
            };
            events.clear();
            apply(&mut g, &input, &mut events).unwrap();
        }
        said.states.push(g);
    }
    said
}

impl<S> Said<S> {
    fn hear<G: ListedGame>(&mut self, events: &[G::Event], n_seats: usize) {
        let seats = Seat::all(n_seats).map(Observer::Seat);
        for observer in seats.chain([Observer::Table, Observer::All]) {
            let notices = events.iter().filter_map(|event| G::notice(event, observer));
            self.notices.extend(notices.map(|notice| json!(notice).to_string()));
        }
    }

    fn answer(&mut self, question: &str, action: String) {
        let variant = question.split('"').nth(1).unwrap_or_default().to_string();
        self.answers.entry((variant, action)).or_insert_with(|| question.to_string());
    }

    fn think<G: ListedGame>(&mut self, g: &G, seat: Seat, question: &str) {
        let mut actions = Vec::new();
        thinkable(g, seat, &mut actions);
        actions.iter().for_each(|action| self.answer(question, json!(action).to_string()));
        let choices = Choices::of(g, seat);
        for (number, _) in choices.refused() {
            if let Some(Choice::Refused(_, refusal)) = choices.by_number(number)
                && !self.refusals.contains(&refusal)
            {
                self.refusals.push(refusal);
            }
        }
    }
}

fn value(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

fn table_of(n_seats: usize) -> Seating {
    Seating::parse(&["you"].repeat(n_seats).join(",")).unwrap()
}

fn everything_has_its_words<G: ListedGame>(n_seats: usize, play: &Play, options: &[(&str, &str)]) {
    let options: Vec<(String, String)> =
        options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let said = played::<G>(n_seats, play, &options);
    let seating = table_of(n_seats);
    let book = Rulebook::new(&[G::rules(Language::English), table_rules(Language::English)]);
    for language in Language::ALL {
        let speech =
            Speech::at_table::<G::Terminal>(language, &seating, &said.states[0].view(Observer::Table));
        let mut texts: Vec<String> = Vec::new();
        texts.extend(said.notices.iter().map(|notice| speech.notice(&value(notice))));
        texts.extend(said.chance_questions.iter().map(|chance| speech.chance(&value(chance))));
        texts.extend(said.refusals.iter().map(|refusal| speech.refusal(refusal)));
        let questions = said.questions.iter().map(|question| value(question));
        texts.extend(questions.map(|question| speech.question(&question, seating.humans())));
        for ((_, action), question) in &said.answers {
            let (question, action) = (value(question), value(action));
            let phrase = speech.action_phrase(&action, &question);
            texts.push(speech.say(&phrase));
            texts.extend(["effect", "short"].iter().filter_map(|a| speech.say_attribute_if_any(&phrase, a)));
            let rules = speech.rules_of(&action, &question);
            assert!(!rules.is_empty(), "{action} falls under no rule");
            for id in &rules {
                assert!(book.rule(id).is_some(), "{action} falls under {id}, which is not in the book");
            }
        }
        for state in &said.states {
            // A line of a drawing may be blank.
            texts.extend(drawn(state, &speech, &seating).into_iter().filter(|line| !line.is_empty()));
        }
        assert_eq!(speech.faults(), [""; 0], "{} {n_seats}", language.code());
        for text in texts {
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{text:?}");
        }
    }
}

/// The table for every observer, and the screens of those who are asked.
fn drawn<G: ListedGame>(state: &G, speech: &Speech, seating: &Seating) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, width) in Seat::all(state.n_seats()).zip([40, 80, 120].into_iter().cycle()) {
        let sketch = Sketch { observer: Observer::Seat(seat), speech, seating, width };
        lines.extend(screen::table_as_seen(state, &sketch));
        if state.pending().asked().has(seat) {
            lines.extend(screen::choices(state, seat, &Choices::of(state, seat), speech, width));
        }
    }
    for observer in [Observer::Table, Observer::All] {
        lines.extend(screen::table_and_question(state, observer, speech, seating, 80));
    }
    lines
}

#[test]
fn everything_in_a_few_usual_rounds_of_every_game_has_its_words() {
    for game in GameId::ALL {
        dispatch!(game, G => everything_has_its_words::<G>(*G::SEATS.end(), &A_LITTLE, &[]));
    }
}

#[test]
fn everything_in_games_of_three_and_four_has_its_words() {
    everything_has_its_words::<Mall>(3, &MALL, &[]);
    everything_has_its_words::<Mall>(4, &MALL, &[]);
}

#[test]
fn everything_in_games_of_five_and_six_has_its_words() {
    everything_has_its_words::<Mall>(5, &MALL, &[]);
    everything_has_its_words::<Mall>(6, &MALL, &[]);
}

#[test]
fn everything_in_the_city_of_three_and_four_has_its_words() {
    everything_has_its_words::<City>(3, &CITY, &[]);
    everything_has_its_words::<City>(
        4,
        &CITY,
        &[("edition", "first-print"), ("draft", "on"), ("sides", "b")],
    );
}

#[test]
fn everything_in_the_city_of_five_and_six_has_its_words() {
    everything_has_its_words::<City>(5, &CITY, &[("sides", "random"), ("deal_visibility", "parties")]);
    everything_has_its_words::<City>(6, &CITY, &[("sides", "b"), ("promo_lawn_mower", "on")]);
}

#[test]
fn everything_among_zombies_has_its_words() {
    let limit = ("round_limit", "12");
    everything_has_its_words::<Zombies>(2, &ZOMBIES, &[limit]);
    everything_has_its_words::<Zombies>(3, &ZOMBIES, &[limit, ("tiles", ALL_SETS), ("cards", ALL_CARDS)]);
    everything_has_its_words::<Zombies>(
        6,
        &ZOMBIES,
        &[("round_limit", "6"), ("tiles", "z1-z7-z8"), ("cards", "z1-z7-z8"), ("jail_start", "on")],
    );
}

#[test]
fn everything_against_the_city_has_its_words() {
    everything_has_its_words::<MarvelZombies>(1, &MARVEL, &[("mission", "MZ1")]);
    everything_has_its_words::<MarvelZombies>(4, &MARVEL, &[("mission", "MZ7")]);
    everything_has_its_words::<MarvelZombies>(6, &MARVEL, &[("mission", "MZ10")]);
}

#[test]
fn everything_against_the_dead_has_its_words() {
    everything_has_its_words::<MarvelZombies>(2, &MARVEL, &[("mission", "MH1")]);
    everything_has_its_words::<MarvelZombies>(3, &MARVEL, &[("mission", "MH3")]);
    everything_has_its_words::<MarvelZombies>(6, &MARVEL, &[("mission", "MH4")]);
}

#[test]
fn the_table_explains_its_own_refusals() {
    let book = Rulebook::new(&[table_rules(Language::English)]);
    for language in Language::ALL {
        let speech = Speech::new::<<Mall as ListedGame>::Terminal>(language, &table_of(3), Vec::new());
        for refusal in Refusal::OF_THE_TABLE {
            speech.refusal(&refusal);
            assert!(book.rule(refusal.rule).is_some(), "{} is in no book", refusal.rule);
        }
        assert_eq!(speech.faults(), [""; 0]);
    }
}

/// A game that draws its own table has no words for the names of its fields: they are shown as they are.
#[test]
fn a_table_that_its_game_does_not_draw_is_shown_row_by_row() {
    type Plain = terminal::plain::Plain<Mall>;
    let g: Mall = start(&Mall::setup(3, &[]).unwrap(), &mut Silent).unwrap();
    let view = g.view(Observer::Seat(Seat::A));
    let seating = table_of(3);
    let speech = Speech::at_table::<Plain>(Language::English, &seating, &view);
    let sketch = Sketch { observer: Observer::Seat(Seat::A), speech: &speech, seating: &seating, width: 80 };
    let drawn = Plain::draw(&view, &sketch).join("\n");
    for (_, player) in seating.seats() {
        assert!(drawn.contains(&player.name), "{} has no plate:\n{drawn}", player.name);
    }
    for said in ["field-supply", "Restrooms", "plain"] {
        assert_eq!(drawn.contains(said), said != "plain", "{said}:\n{drawn}");
    }
    assert_eq!(Plain::heading(&view, &speech), "Round 0");
}

#[test]
fn the_facts_of_the_mall_have_their_words() {
    for language in Language::ALL {
        let speech = Speech::new::<<Mall as ListedGame>::Terminal>(language, &table_of(3), Vec::new());
        Place::ALL.iter().for_each(|place| drop(speech.word_of(place)));
        Role::ALL.iter().for_each(|role| drop(speech.word_of(role)));
        Card::ALL.iter().for_each(|card| drop(speech.word_of(card)));
        Colour::ALL.iter().for_each(|colour| drop(speech.word_of(colour)));
        for name in ["Phase", "Purpose", "Ending"] {
            let variants = variants_of(&source_in(MALL_SOURCE), &format!("enum {name} {{"));
            variants.iter().for_each(|word| drop(speech.word(word)));
        }
        for option in Mall::OPTIONS {
            speech.word(&format!("option-{}", option.key));
        }
        assert_eq!(speech.faults(), [""; 0]);
    }
}

/// What the city is made of, as it is serialised.
const CITY_FACTS: [&str; 20] = [
    "Armory",
    "Canceller",
    "Card",
    "Colour",
    "DeckOrigin",
    "FateView",
    "Hour",
    "ItemKind",
    "Lasts",
    "LocationStep",
    "Moment",
    "Origin",
    "Party",
    "PassUntil",
    "Phase",
    "Place",
    "Purpose",
    "Role",
    "Scope",
    "Verdict",
];
/// Values of the city inside others.
const CITY_VALUES: [&str; 10] =
    ["Aim", "CancelOrder", "Case", "Clause", "Effect", "Item", "Order", "Ware", "When", "Wish"];

/// The variants of all these enums.
fn variants_of_all(source: &str, names: &[&str]) -> BTreeSet<String> {
    let of_enum = |name: &&str| {
        let variants = variants_of(source, &format!("enum {name} {{"));
        assert!(!variants.is_empty(), "{name}: the source was not understood");
        variants
    };
    names.iter().flat_map(of_enum).collect()
}

#[test]
fn the_facts_of_the_city_have_their_words_and_every_word_its_fact() {
    let source = source_in(CITY_SOURCE);
    let facts = variants_of_all(&source, &CITY_FACTS);
    for language in Language::ALL {
        let speech = Speech::new::<<City as ListedGame>::Terminal>(language, &table_of(3), Vec::new());
        facts.iter().for_each(|word| drop(speech.word(word)));
        assert_eq!(speech.faults(), [""; 0]);
    }
    let others = variants_of_all(&source, &CITY_VALUES)
        .into_iter()
        .chain(["title", "ruin", "later"].map(str::to_string));
    let words: BTreeSet<String> = facts.into_iter().chain(others).collect();
    // Why a bot would do something, only `bots` knows.
    let prefixes = ["notice-", "action-", "question-", "chance-", "refusal-", "option-", "value-", "reason-"];
    for id in City::text(Language::English).lines().filter_map(id_in) {
        let has_prefix = prefixes.iter().any(|prefix| id.starts_with(prefix));
        assert!(has_prefix || words.contains(id), "{id} is said nowhere");
    }
}

/// What is played with among zombies, as it is serialised.
const ZOMBIES_FACTS: [&str; 11] =
    ["Figure", "Good", "Moment", "PassUntil", "Pile", "Set", "Side", "Stack", "Tile", "Token", "TurnStep"];
/// Values inside others.
const ZOMBIES_VALUES: [&str; 3] = ["Aim", "Order", "Victory"];

#[test]
fn the_facts_among_zombies_have_their_words() {
    let source = source_in(ZOMBIES_SOURCE);
    let mut facts = variants_of_all(&source, &ZOMBIES_FACTS);
    facts.extend(stages_that_ask(&source));
    for language in Language::ALL {
        let speech = Speech::new::<<Zombies as ListedGame>::Terminal>(language, &table_of(3), Vec::new());
        facts.iter().for_each(|word| drop(speech.word(word)));
        zombies::Card::ALL.iter().for_each(|card| drop(speech.word_of(card)));
        assert_eq!(speech.faults(), [""; 0]);
    }
}

/// The stages at which a card asks a player. Random games may miss a rare card; the source does not.
fn stages_that_ask(source: &str) -> Vec<String> {
    let (_, list) = source.split_once("\nstages! {").unwrap();
    let (list, _) = list.split_once("\n}").unwrap();
    let asks = list.lines().filter_map(|line| line.strip_suffix(" asks,"));
    let stages: Vec<String> =
        asks.filter_map(|line| line.split_once('(')).map(|(name, _)| kebab(name.trim())).collect();
    assert!(!stages.is_empty(), "the source was not understood");
    stages
}

/// What Marvel Zombies is played with, as it is serialised.
const MARVEL_FACTS: [&str; 14] = [
    "Character",
    "Color",
    "Difficulty",
    "DoorState",
    "Ending",
    "Form",
    "Kind",
    "Level",
    "Mode",
    "Moment",
    "Order",
    "Phase",
    "Skill",
    "Trait",
];
/// Values inside others.
const MARVEL_VALUES: [&str; 10] =
    ["About", "Aim", "AttackStage", "Cause", "Choice", "Effect", "FreeKind", "Goal", "PlainOrder", "Why"];
const MALL_VALUES: [&str; 1] = ["PlainOrder"];

#[test]
fn the_facts_of_marvel_zombies_have_their_words_in_both_modes() {
    let facts = variants_of_all(&source_in(MARVEL_SOURCE), &MARVEL_FACTS);
    for (language, mission) in Language::ALL.into_iter().flat_map(|one| [(one, "MZ0"), (one, "MH1")]) {
        let options = [("mission".to_string(), mission.to_string())];
        let g: MarvelZombies = start(&MarvelZombies::setup(3, &options).unwrap(), &mut Silent).unwrap();
        let speech = Speech::at_table::<<MarvelZombies as ListedGame>::Terminal>(
            language,
            &table_of(3),
            &g.view(Observer::Table),
        );
        facts.iter().for_each(|word| drop(speech.word(word)));
        CitizenCard::ALL.iter().for_each(|card| drop(speech.word_of(card)));
        assert_eq!(speech.faults(), [""; 0]);
    }
}

/// What a value inside another one is: a plain word, or a message `value-…` where it has fields.
#[test]
fn every_value_inside_another_has_its_message_and_every_message_its_value() {
    every_value_has_its_message::<Mall>(MALL_SOURCE, &MALL_VALUES);
    every_value_has_its_message::<City>(CITY_SOURCE, &CITY_VALUES);
    every_value_has_its_message::<Zombies>(ZOMBIES_SOURCE, &ZOMBIES_VALUES);
    every_value_has_its_message::<MarvelZombies>(MARVEL_SOURCE, &MARVEL_VALUES);
}

fn every_value_has_its_message<G: GameInfo>(folder: &str, values: &[&str]) {
    // Orders that several games have are the kernel's.
    let (source, text) = (source_in(folder) + &source_in(KERNEL_SOURCE), G::text(Language::English));
    let values = variants_of_all(&source, values);
    let ids: BTreeSet<&str> = text.lines().filter_map(id_in).collect();
    for value in &values {
        let has_message = ids.contains(value.as_str()) || ids.contains(format!("value-{value}").as_str());
        assert!(has_message, "{value} has no message");
    }
    for id in messages_of(text, "value") {
        assert!(values.contains(&id), "value-{id} is said nowhere");
    }
}

/// Random games may miss a rare event; the source does not.
#[test]
fn every_variant_in_the_source_has_a_message_and_every_message_a_variant() {
    every_variant_has_its_message::<Mall>(MALL_SOURCE, &["Refusal::new("]);
    every_variant_has_its_message::<City>(CITY_SOURCE, &["Refusal::new(", "needs("]);
    every_variant_has_its_message::<Zombies>(ZOMBIES_SOURCE, &["Refusal::new("]);
    every_variant_has_its_message::<MarvelZombies>(MARVEL_SOURCE, &["Refusal::new("]);
}

fn every_variant_has_its_message<G: GameInfo>(folder: &str, refusing: &[&str]) {
    let (source, text) = (source_in(folder), G::text(Language::English));
    for (prefix, variants) in [
        ("notice", variants_of(&source, "events! {")),
        ("action", variants_of(&source, "enum Action {")),
        ("question", variants_of(&source, "enum Question {")),
        ("chance", variants_of(&source, "enum ChanceQuestion {")),
        ("refusal", reasons_in(&source, refusing)),
        ("option", G::OPTIONS.iter().map(|option| option.key.to_string()).collect()),
    ] {
        assert!(!variants.is_empty(), "{prefix}: the source was not understood");
        assert_eq!(messages_of(text, prefix), variants, "{prefix}");
    }
}

/// The ids of the messages that begin like this, without the beginning.
fn messages_of(text: &str, prefix: &str) -> BTreeSet<String> {
    let of_prefix = format!("{prefix}-");
    text.lines().filter_map(id_in).filter_map(|id| Some(id.strip_prefix(&of_prefix)?.to_string())).collect()
}

#[test]
fn every_rule_that_a_text_names_is_in_the_book() {
    every_named_rule_is_in_the_book::<Mall>("MALL-");
    every_named_rule_is_in_the_book::<City>("CITY-");
    every_named_rule_is_in_the_book::<Zombies>("ZOM-");
    every_named_rule_is_in_the_book::<MarvelZombies>("MZ-");
}

fn every_named_rule_is_in_the_book<G: GameInfo>(letters: &str) {
    for language in Language::ALL {
        let book = Rulebook::new(&[G::rules(language)]);
        let named =
            G::text(language).split(|letter: char| !letter.is_ascii_alphanumeric() && !"-.".contains(letter));
        for id in named.filter(|word| word.starts_with(letters)) {
            assert!(book.rule(id).is_some(), "{id} is not in the book");
        }
    }
}

/// The words of the terminal are named in its own source.
#[test]
fn every_word_of_the_terminal_is_there_and_used() {
    let has_board = |folder: &String| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).exists();
    let boards = GameId::ALL.map(|title| format!("../../games/{title}/terminal/src"));
    let of_boards: Vec<String> =
        boards.into_iter().filter(has_board).map(|folder| source_in(&folder)).collect();
    let source = [source_in("src"), source_in("../terminal/src"), of_boards.concat()].concat();
    let named: BTreeSet<&str> = [".word(\"", "speech.with(\"", ".about(\"", "Phrase::new(\"", ".tell(\""]
        .iter()
        .flat_map(|call| source.split(call).skip(1))
        .filter_map(|rest| rest.split('"').next())
        // What the help of a command is about is a sentence, and no id.
        .filter(|id| !id.contains(' '))
        .collect();
    let of_games: BTreeSet<&str> = GameId::ALL
        .into_iter()
        .flat_map(|game| dispatch!(game, G => <G as GameInfo>::text(Language::English)).lines())
        .filter_map(id_in)
        .collect();
    let of_boards = GameId::ALL
        .into_iter()
        .map(|game| dispatch!(game, G => <G as ListedGame>::Terminal::text(Language::English)));
    let of_terminal: BTreeSet<&str> = of_boards
        .chain([include_str!("../../terminal/text/en.ftl")])
        .flat_map(str::lines)
        .filter_map(id_in)
        .collect();
    for id in named {
        assert!(of_games.contains(id) || of_terminal.contains(id), "{id} has no message");
    }
    for id in of_terminal {
        let is_made = ["refusal-", "command-", "help-"].iter().any(|prefix| id.starts_with(prefix));
        assert!(is_made || source.contains(&format!("\"{id}\"")), "{id} is said nowhere");
    }
}

fn id_in(line: &str) -> Option<&str> {
    let id = line.split_once(" =")?.0;
    id.starts_with(|letter: char| letter.is_ascii_lowercase()).then_some(id)
}

/// The variants of an enum in the source of a game, as they are serialised.
fn variants_of(source: &str, opening: &str) -> BTreeSet<String> {
    let Some((_, body)) = source.split_once(opening) else { return BTreeSet::new() };
    let mut variants = BTreeSet::new();
    let mut depth = 0;
    for line in body.lines() {
        let code = line.split("//").next().unwrap_or_default();
        // Some lists say a small word of each variant before its name.
        let name =
            code.trim_start().trim_start_matches(|letter: char| letter.is_ascii_lowercase()).trim_start();
        let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect();
        if depth == 0 && name.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            variants.insert(kebab(&name));
        }
        depth += code.matches(['{', '(']).count() as i32 - code.matches(['}', ')']).count() as i32;
        if depth < 0 {
            break;
        }
    }
    variants
}

/// The reasons of refusals: each stands after the id of its rule, in a call that refuses.
fn reasons_in(source: &str, refusing: &[&str]) -> BTreeSet<String> {
    let code: String = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let calls = refusing.iter().flat_map(|call| code.split(call).skip(1));
    let reasons = calls.filter_map(|rest| {
        let call = rest.split(';').next()?;
        call.split('"')
            .skip(1)
            .step_by(2)
            .find(|literal| literal.starts_with(|letter: char| letter.is_ascii_lowercase()))
    });
    reasons.map(str::to_string).collect()
}

const MALL_SOURCE: &str = "../../games/mall-of-horror/rules/src";
const CITY_SOURCE: &str = "../../games/city-of-horror/rules/src";
const ZOMBIES_SOURCE: &str = "../../games/zombies/rules/src";
const KERNEL_SOURCE: &str = "../table/src";
const MARVEL_SOURCE: &str = "../../games/marvel-zombies/rules/src";

/// All files of a folder, from this crate, one after the other.
fn source_in(folder: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}
