//! Everything that is said in games at random has its words.

use city_of_horror::City;
use games::{GameId, Language, ListedGame, dispatch, table_rules};
use mall_of_horror::Mall;
use marvel_zombies::MarvelZombies;
use serde_json::Value;
use table::{GameInfo, Observer, Seat};
use terminal::board::DrawContext;
use terminal::choices::Choices;
use terminal::rulebook::Rulebook;
use terminal::screen;
use terminal::seating::Seating;
use terminal::speech::Speech;
use texts::random_games::{CollectedOutput, SampleSize};
use zombies::Zombies;

use crate::table_of;

const MALL: SampleSize =
    SampleSize { games: 60, inputs_per_state: 40, inputs_per_refusals: 1, answers_per_proposal: u32::MAX };
const CITY: SampleSize =
    SampleSize { games: 12, inputs_per_state: 150, inputs_per_refusals: 50, answers_per_proposal: 5 };
const ZOMBIES: SampleSize =
    SampleSize { games: 4, inputs_per_state: 400, inputs_per_refusals: 60, answers_per_proposal: 50 };
const MARVEL: SampleSize =
    SampleSize { games: 12, inputs_per_state: 150, inputs_per_refusals: 20, answers_per_proposal: 20 };
/// For any game: a few whole games.
const ANY_GAME: SampleSize =
    SampleSize { games: 2, inputs_per_state: 150, inputs_per_refusals: 60, answers_per_proposal: 50 };

const ALL_SETS: &str = "z1-z2-z3-z4-z5-z6-z7-z8";
const ALL_CARDS: &str = "z1-z2-z3-z3.5-z4-z5-z6-z7-z8";

#[test]
fn everything_in_a_few_usual_games_has_its_words() {
    for game in GameId::ALL {
        dispatch!(game, G => everything_has_its_words::<G>(*G::SEATS.end(), &ANY_GAME, &[]));
    }
}

#[test]
fn everything_in_the_mall_of_three_and_four_has_its_words() {
    everything_has_its_words::<Mall>(3, &MALL, &[]);
    everything_has_its_words::<Mall>(4, &MALL, &[]);
}

#[test]
fn everything_in_the_mall_of_five_and_six_has_its_words() {
    everything_has_its_words::<Mall>(5, &MALL, &[]);
    everything_has_its_words::<Mall>(6, &MALL, &[]);
}

#[test]
fn everything_in_the_city_of_three_and_four_has_its_words() {
    everything_has_its_words::<City>(3, &CITY, &[]);
    let options = [("edition", "first-print"), ("draft", "on"), ("sides", "b")];
    everything_has_its_words::<City>(4, &CITY, &options);
}

#[test]
fn everything_in_the_city_of_five_and_six_has_its_words() {
    everything_has_its_words::<City>(5, &CITY, &[("sides", "random"), ("deal_visibility", "parties")]);
    everything_has_its_words::<City>(6, &CITY, &[("sides", "b"), ("promo_lawn_mower", "on")]);
}

#[test]
fn everything_in_zombies_has_its_words() {
    let limit = ("round_limit", "12");
    everything_has_its_words::<Zombies>(2, &ZOMBIES, &[limit]);
    everything_has_its_words::<Zombies>(3, &ZOMBIES, &[limit, ("tiles", ALL_SETS), ("cards", ALL_CARDS)]);
    let options = [("round_limit", "6"), ("tiles", "z1-z7-z8"), ("cards", "z1-z7-z8"), ("jail_start", "on")];
    everything_has_its_words::<Zombies>(6, &ZOMBIES, &options);
}

#[test]
fn everything_in_zombie_mode_has_its_words() {
    everything_has_its_words::<MarvelZombies>(1, &MARVEL, &[("mission", "MZ1")]);
    everything_has_its_words::<MarvelZombies>(4, &MARVEL, &[("mission", "MZ7")]);
    everything_has_its_words::<MarvelZombies>(6, &MARVEL, &[("mission", "MZ10")]);
}

#[test]
fn everything_in_hero_mode_has_its_words() {
    everything_has_its_words::<MarvelZombies>(2, &MARVEL, &[("mission", "MH1")]);
    everything_has_its_words::<MarvelZombies>(3, &MARVEL, &[("mission", "MH3")]);
    everything_has_its_words::<MarvelZombies>(6, &MARVEL, &[("mission", "MH4")]);
}

fn everything_has_its_words<G: ListedGame>(n_seats: usize, size: &SampleSize, options: &[(&str, &str)]) {
    let options: Vec<(String, String)> =
        options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let output = CollectedOutput::<G>::of_random_games(n_seats, size, &options);
    let seating = table_of(n_seats);
    let book = Rulebook::new(&[G::rules(Language::English), table_rules(Language::English)]);
    for language in Language::ALL {
        let view = output.states[0].view(Observer::Table);
        let speech = Speech::at_table::<G::Terminal>(language, &seating, &view);
        let mut texts: Vec<String> = Vec::new();
        texts.extend(output.notices.iter().map(|notice| speech.notice(&value(notice))));
        texts.extend(output.chance_questions.iter().map(|question| speech.chance(&value(question))));
        texts.extend(output.refusals.iter().map(|refusal| speech.refusal(refusal)));
        let questions = output.questions.iter().map(|question| value(question));
        texts.extend(questions.map(|question| speech.question(&question, seating.humans())));
        for ((_, action), question) in &output.answers {
            let (question, action) = (value(question), value(action));
            let phrase = speech.action_phrase(&action, &question);
            texts.push(speech.say(&phrase));
            texts.extend(["effect", "short"].iter().filter_map(|a| speech.say_attribute_if_any(&phrase, a)));
            let rules = speech.rules_of(&action, &question);
            assert!(!rules.is_empty(), "{action} names no rule");
            for id in &rules {
                assert!(book.rule(id).is_some(), "{action} names {id}, which is not in the book");
            }
        }
        for state in &output.states {
            // A line of a drawing may be blank.
            texts.extend(drawn(state, &speech, &seating).into_iter().filter(|line| !line.is_empty()));
        }
        assert_eq!(speech.faults(), [""; 0], "{} {n_seats}", language.code());
        for text in texts {
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{text:?}");
        }
    }
}

fn value(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

/// The table for every observer, and the screens of the seats that are asked.
fn drawn<G: ListedGame>(state: &G, speech: &Speech, seating: &Seating) -> Vec<String> {
    let mut lines = Vec::new();
    for (seat, width) in Seat::all(state.n_seats()).zip([40, 80, 120].into_iter().cycle()) {
        let context = DrawContext { observer: Observer::Seat(seat), speech, seating, width };
        lines.extend(screen::table_as_seen::<G::Terminal>(state, &context));
        if state.pending().asked().has(seat) {
            let choices = Choices::of(state, seat);
            lines.extend(screen::choices::<G::Terminal>(state, seat, &choices, speech, width));
        }
    }
    for observer in [Observer::Table, Observer::All] {
        lines.extend(screen::table_and_question::<G::Terminal>(state, observer, speech, seating, 80));
    }
    lines
}
