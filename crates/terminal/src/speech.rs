//! All texts of one table, in the words of its game and of the terminal, and with the names of its players.

use fluent_bundle::FluentValue;
use serde::Serialize;
use table::{GameInfo, Language, Refusal, Seat, SeatSet};

use crate::board::{TerminalBoard, ViewOf};
use crate::seating::Seating;
use crate::style::{self, TerminalColour};
use crate::words::{Phrase, Words};

/// The words of the terminal itself, and of the refusals that every table has.
pub fn text_of_terminal(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/en.ftl"),
        Language::French => include_str!("../text/fr.ftl"),
    }
}

/// All words of a game and its table.
pub fn words_of<B: TerminalBoard>(language: Language) -> Words {
    Words::new(language, &[text_of_terminal(language), B::Game::text(language), B::text(language)])
}

pub struct Speech {
    language: Language,
    words: Words,
    /// The players' names, with their shapes and colours.
    names: Vec<String>,
    seat_colours: Vec<TerminalColour>,
}

impl Speech {
    /// The speech of a table with this view, which may know more about structs than the texts do.
    pub fn at_table<B: TerminalBoard>(language: Language, seating: &Seating, view: &ViewOf<B>) -> Speech {
        let mut speech = Speech::new::<B>(language, seating, B::seat_colours(view));
        for (name, value) in B::constants(view) {
            speech.words = speech.words.at(name, value);
        }
        speech.words.learn(B::known(view));
        speech
    }

    pub fn new<B: TerminalBoard>(
        language: Language,
        seating: &Seating,
        seat_colours: Vec<TerminalColour>,
    ) -> Speech {
        let mut speech =
            Speech { language, words: words_of::<B>(language), names: Vec::new(), seat_colours: Vec::new() };
        speech.set_colours(seating, seat_colours);
        // If several people read one screen, texts address nobody as "you".
        speech.words.set_reader(seating.humans().only());
        speech
    }

    /// The same speech for texts that are addressed to nobody in particular, such as a replay.
    #[must_use]
    pub fn spoken_to_nobody(mut self) -> Speech {
        self.words.set_reader(None);
        self
    }

    /// Updates the colours, and what is known about structs, from a later view of the table.
    pub fn look_at<B: TerminalBoard>(&mut self, seating: &Seating, view: &ViewOf<B>) {
        self.set_colours(seating, B::seat_colours(view));
        self.words.learn(B::known(view));
    }

    /// Gives the players their colours, which may be dealt only after the table has been opened.
    fn set_colours(&mut self, seating: &Seating, seat_colours: Vec<TerminalColour>) {
        let colour = |seat: Seat| seat_colours.get(seat.index()).copied().unwrap_or(TerminalColour::ORANGE);
        let named = seating.seats().map(|(seat, player)| style::name(seat, &player.name, colour(seat)));
        self.names = named.collect();
        self.seat_colours = seat_colours;
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or(seat.letter(), String::as_str)
    }

    /// Several names, joined as in a sentence.
    pub fn names(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat).to_string()).collect();
        self.words.joined(&names)
    }

    pub fn joined(&self, parts: &[String]) -> String {
        self.words.joined(parts)
    }

    pub fn colour(&self, seat: Seat) -> TerminalColour {
        self.seat_colours.get(seat.index()).copied().unwrap_or(TerminalColour::ORANGE)
    }

    pub fn badge(&self, seat: Seat) -> String {
        style::badge(seat, self.colour(seat))
    }

    /// The letter of a seat in its colour, where there is no room for a badge.
    pub fn letter(&self, seat: Seat) -> String {
        style::bold_coloured(seat.letter(), self.colour(seat))
    }

    pub fn phrase(&self, prefix: &str, value: &impl Serialize) -> Phrase {
        self.words.phrase(prefix, value, &self.names)
    }

    pub fn notice(&self, notice: &impl Serialize) -> String {
        self.words.say(&self.phrase("notice", notice))
    }

    pub fn chance(&self, chance: &impl Serialize) -> String {
        self.words.say(&self.phrase("chance", chance))
    }

    /// The question as it is put to these seats: they are the argument `asked`, and also `seat` if the
    /// question names no seat.
    pub fn question(&self, question: &impl Serialize, asked: SeatSet) -> String {
        let phrase = self.phrase("question", question);
        let seat = self.words.with_value(phrase.without_arguments(), "seat", &asked, &self.names);
        let phrase = self.words.with_value(phrase, "asked", &asked, &self.names);
        self.words.say(&phrase.with_defaults_of(&seat))
    }

    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.words.word(&format!("refusal-{}", refusal.reason))
    }

    /// An action as an answer to a question.
    pub fn action_phrase(&self, action: &impl Serialize, question: &impl Serialize) -> Phrase {
        self.phrase("action", action).with_all_of("question", &self.phrase("question", question))
    }

    /// The ids of the rules for an action, as an answer to a question.
    pub fn rules_of(&self, action: &impl Serialize, question: &impl Serialize) -> Vec<String> {
        let of_action = self.say_attribute_if_any(&self.action_phrase(action, question), "rules");
        let of_question = self.say_attribute_if_any(&self.phrase("question", question), "rules");
        let mut rules: Vec<String> = Vec::new();
        for text in [of_action, of_question].into_iter().flatten() {
            for id in text.split_whitespace() {
                if !rules.iter().any(|known| known == id) {
                    rules.push(id.to_string());
                }
            }
        }
        rules
    }

    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    pub fn say_attribute_if_any(&self, phrase: &Phrase, attribute: &str) -> Option<String> {
        self.words.say_attribute_if_any(phrase, attribute)
    }

    /// A message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.words.word(id)
    }

    /// The word for a value that is serialised as a plain word: a place, a card …
    pub fn word_of(&self, value: &impl Serialize) -> String {
        match serde_json::to_value(value) {
            Ok(serde_json::Value::String(word)) => self.words.word(&word),
            _ => String::new(),
        }
    }

    /// An attribute of such a word, if it has that attribute.
    pub fn attribute_of(&self, value: &impl Serialize, attribute: &str) -> Option<String> {
        let serde_json::Value::String(word) = serde_json::to_value(value).ok()? else { return None };
        self.words.say_attribute_if_any(&Phrase::new(word), attribute)
    }

    /// A message with one argument.
    pub fn with(&self, id: &str, name: &str, value: impl Into<FluentValue<'static>>) -> String {
        self.words.say(&Phrase::new(id).with(name, value))
    }

    /// A message with one value of the game as its argument, with all its attributes.
    pub fn about(&self, id: &str, name: &str, value: &impl Serialize) -> String {
        self.words.say(&self.words.with_value(Phrase::new(id), name, value, &self.names))
    }

    /// Everything that could not be said, for tests of texts.
    pub fn faults(&self) -> Vec<String> {
        self.words.faults()
    }
}
