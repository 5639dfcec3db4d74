//! The spellings of a name in code, texts and file names.

use crate::new_game::names::RESERVED;

/// Words in lower case, to be written as `red-lamp`, `RedLamp` or `red_lamp`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(Vec<String>);

impl Name {
    /// Takes `red-lamp` or `RedLamp`.
    pub fn parse(text: &str) -> Result<Name, String> {
        let mut words: Vec<String> = Vec::new();
        for part in text.split('-') {
            for (at, letter) in part.char_indices() {
                if at == 0 || letter.is_ascii_uppercase() {
                    words.push(String::new());
                }
                words.last_mut().expect("a part begins with a word").push(letter.to_ascii_lowercase());
            }
            if part.is_empty() {
                words.push(String::new());
            }
        }
        let is_word = |word: &String| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        let name = Name(words);
        if RESERVED.contains(&name.snake().as_str()) {
            Err(format!("{text:?} is a keyword of Rust: add another word"))
        } else if name.0.iter().all(is_word) {
            Ok(name)
        } else {
            Err(format!(
                "{text:?} cannot be a name: write words of letters and digits, as in red-lamp or RedLamp"
            ))
        }
    }

    pub fn kebab(&self) -> String {
        self.0.join("-")
    }

    pub fn snake(&self) -> String {
        self.0.join("_")
    }

    pub fn camel(&self) -> String {
        let capital = |word: &String| word[..1].to_ascii_uppercase() + &word[1..];
        self.0.iter().map(capital).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_spellings_are_one_name() {
        for text in ["red-lamp2", "RedLamp2"] {
            let name = Name::parse(text).unwrap();
            assert_eq!(
                (name.kebab(), name.snake(), name.camel()),
                ("red-lamp2".into(), "red_lamp2".into(), "RedLamp2".into())
            );
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for text in
            ["", "-", "red--lamp", "red_lamp", "9-lives", "lampe-dorée", "red lamp", "../lamp", "match"]
        {
            assert!(Name::parse(text).is_err(), "{text:?}");
        }
    }
}
