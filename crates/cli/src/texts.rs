//! Tests of the texts: everything that games say has its words, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use chance::Seeded;
use games::{Language, Mall, Titled, table_rules};
use mall_of_horror::{Card, Colour, Place, Role};
use serde_json::{Value, json};
use table::{Chance, Input, Observer, Pending, Refusal, Seat, apply, legal, roll, start, thinkable};

use crate::board::{Drawn, Sketch};
use crate::choices::{Choice, Choices};
use crate::rulebook::Rulebook;
use crate::screen;
use crate::seating::Seating;
use crate::speech::Speech;

const GAMES_OF_EACH_SIZE: u64 = 60;
/// Drawing is slow: one state of so many is drawn.
const STATES_PER_DRAWING: usize = 40;

/// Everything that was to be said in some games, each thing once, as it is serialised.
#[derive(Default)]
struct Said<G> {
    notices: BTreeSet<String>,
    tosses: BTreeSet<String>,
    /// A question and an action in answer to it.
    answers: BTreeSet<(String, String)>,
    refusals: Vec<Refusal>,
    states: Vec<G>,
}

/// Plays games at random at a table of this size, and tries what is not allowed as well.
fn played<G: Drawn>(n_seats: usize) -> Said<G> {
    let mut said = Said {
        notices: BTreeSet::new(),
        tosses: BTreeSet::new(),
        answers: BTreeSet::new(),
        refusals: Vec::new(),
        states: Vec::new(),
    };
    let setup = G::setup(n_seats, &[]).unwrap();
    let (mut actions, mut n_inputs) = (Vec::new(), 0);
    for seed in 0..GAMES_OF_EACH_SIZE {
        let chance: &mut dyn Chance = &mut Seeded::stream(seed, n_seats as u64);
        let mut events = Vec::new();
        let mut g: G = start(&setup, &mut events).unwrap();
        loop {
            said.hear::<G>(&events, n_seats);
            n_inputs += 1;
            if n_inputs % STATES_PER_DRAWING == 0 {
                said.states.push(g.clone());
            }
            let input = match g.pending() {
                Pending::Over => break,
                Pending::Chance(toss) => {
                    said.tosses.insert(json!(toss).to_string());
                    Input::Chance(roll(&g, chance).unwrap())
                }
                Pending::Seats { who, ready, question, .. } => {
                    for seat in who.iter() {
                        said.think::<G>(&g, seat, &json!(question).to_string());
                    }
                    let seat = who.minus(ready).first().unwrap();
                    legal(&g, seat, &mut actions);
                    Input::Act(seat, chance.pick(&actions))
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
    fn hear<G: Drawn>(&mut self, events: &[G::Event], n_seats: usize) {
        let seats = Seat::all(n_seats).map(Observer::Seat);
        for observer in seats.chain([Observer::Table, Observer::All]) {
            let notices = events.iter().filter_map(|event| G::notice(event, observer));
            self.notices.extend(notices.map(|notice| json!(notice).to_string()));
        }
    }

    fn think<G: Drawn>(&mut self, g: &G, seat: Seat, question: &str) {
        let mut actions = Vec::new();
        thinkable(g, seat, &mut actions);
        self.answers.extend(actions.iter().map(|action| (question.to_string(), json!(action).to_string())));
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

fn everything_has_its_words<G: Drawn>(n_seats: usize) {
    let said = played::<G>(n_seats);
    let seating = table_of(n_seats);
    let book = Rulebook::new(&[G::rules(Language::English), table_rules(Language::English)]);
    for language in Language::ALL {
        let speech = Speech::new::<G>(language, &seating, G::hues(&said.states[0].view(Observer::Table)));
        let mut texts: Vec<String> = Vec::new();
        texts.extend(said.notices.iter().map(|notice| speech.notice(&value(notice))));
        texts.extend(said.tosses.iter().map(|toss| speech.toss(&value(toss))));
        texts.extend(said.refusals.iter().map(|refusal| speech.refusal(refusal)));
        for (question, action) in &said.answers {
            let (question, action) = (value(question), value(action));
            let phrase = speech.action_phrase(&action, &question);
            texts.push(speech.question(&question, seating.humans()));
            texts.push(speech.say(&phrase));
            texts.extend(["effect", "short"].iter().filter_map(|a| speech.say_attribute_if_any(&phrase, a)));
            let rules = speech.rules_of(&action, &question);
            assert!(!rules.is_empty(), "{action} falls under no rule");
            for id in &rules {
                assert!(book.rule(id).is_some(), "{action} falls under {id}, which is not in the book");
            }
        }
        for state in &said.states {
            texts.extend(drawn(state, &speech, &seating));
        }
        assert_eq!(speech.faults(), [""; 0], "{} {n_seats}", language.code());
        for text in texts {
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{text:?}");
        }
    }
}

/// The table for every observer, and the screens of those who are asked.
fn drawn<G: Drawn>(state: &G, speech: &Speech, seating: &Seating) -> Vec<String> {
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
fn everything_in_games_of_three_and_four_has_its_words() {
    everything_has_its_words::<Mall>(3);
    everything_has_its_words::<Mall>(4);
}

#[test]
fn everything_in_games_of_five_and_six_has_its_words() {
    everything_has_its_words::<Mall>(5);
    everything_has_its_words::<Mall>(6);
}

#[test]
fn the_table_explains_its_own_refusals() {
    let book = Rulebook::new(&[table_rules(Language::English)]);
    for language in Language::ALL {
        let speech = Speech::new::<Mall>(language, &table_of(3), Vec::new());
        for refusal in Refusal::OF_THE_TABLE {
            speech.refusal(&refusal);
            assert!(book.rule(refusal.rule).is_some(), "{} is in no book", refusal.rule);
        }
        assert_eq!(speech.faults(), [""; 0]);
    }
}

#[test]
fn the_facts_of_the_mall_have_their_words() {
    for language in Language::ALL {
        let speech = Speech::new::<Mall>(language, &table_of(3), Vec::new());
        Place::ALL.iter().for_each(|place| drop(speech.word_of(place)));
        Role::ALL.iter().for_each(|role| drop(speech.word_of(role)));
        Card::ALL.iter().for_each(|card| drop(speech.word_of(card)));
        Colour::ALL.iter().for_each(|colour| drop(speech.word_of(colour)));
        for name in ["Phase", "Purpose", "Ending"] {
            variants_of(&format!("enum {name} {{")).iter().for_each(|word| drop(speech.word(word)));
        }
        for option in Mall::OPTIONS {
            speech.word(&format!("option-{}", option.key));
        }
        assert_eq!(speech.faults(), [""; 0]);
    }
}

/// Random games may miss a rare event; the source does not.
#[test]
fn every_variant_in_the_source_has_a_message_and_every_message_a_variant() {
    let text = Mall::text(Language::English);
    for (prefix, variants) in [
        ("notice", variants_of("events! {")),
        ("action", variants_of("enum Action {")),
        ("question", variants_of("enum Question {")),
        ("toss", variants_of("enum Toss {")),
        ("refusal", reasons_in_the_source()),
        ("option", Mall::OPTIONS.iter().map(|option| option.key.to_string()).collect()),
    ] {
        let of_prefix = format!("{prefix}-");
        let messages: BTreeSet<String> = text
            .lines()
            .filter_map(|line| {
                line.strip_prefix(&of_prefix)?.split_once(" =").map(|(tag, _)| tag.to_string())
            })
            .collect();
        assert!(!variants.is_empty(), "{prefix}: the source was not understood");
        assert_eq!(messages, variants, "{prefix}");
    }
}

#[test]
fn every_rule_that_a_text_names_is_in_the_book() {
    let book = Rulebook::new(&[Mall::rules(Language::English)]);
    for language in Language::ALL {
        let named = Mall::text(language)
            .split(|letter: char| !letter.is_ascii_alphanumeric() && !"-.".contains(letter));
        for id in named.filter(|word| word.starts_with("MALL-")) {
            assert!(book.rule(id).is_some(), "{id} is not in the book");
        }
    }
}

/// The words of the terminal are named in its own source.
#[test]
fn every_word_of_the_terminal_is_there_and_used() {
    let source = source_in("src");
    let named: BTreeSet<&str> = [".word(\"", "speech.with(\"", ".about(\"", "Phrase::new(\"", ".tell(\""]
        .iter()
        .flat_map(|call| source.split(call).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .collect();
    let of_games: BTreeSet<&str> = Mall::text(Language::English).lines().filter_map(id_in).collect();
    let of_terminal: BTreeSet<&str> = include_str!("../text/en.ftl").lines().filter_map(id_in).collect();
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

/// The variants of an enum in the source of the Mall, as they are serialised.
fn variants_of(opening: &str) -> BTreeSet<String> {
    let source = source_of_the_mall();
    let Some((_, body)) = source.split_once(opening) else { return BTreeSet::new() };
    let mut variants = BTreeSet::new();
    let mut depth = 0;
    for line in body.lines() {
        let code = line.split("//").next().unwrap_or_default();
        let name: String = code.trim_start().chars().take_while(char::is_ascii_alphanumeric).collect();
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

fn reasons_in_the_source() -> BTreeSet<String> {
    let source = source_of_the_mall();
    let refusals = source.split("Refusal::new(").skip(1);
    refusals.filter_map(|rest| rest.split('"').nth(3)).map(str::to_string).collect()
}

fn source_of_the_mall() -> String {
    source_in("../../games/mall-of-horror/src")
}

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
