//! What is said: which game, which table and what happened, and never what anybody plays or offers.

use serde::Serialize;
use table::Language;
use terminal::words::{Phrase, Words};

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    Turn,
    Deal,
    End,
    /// A player tries out whether messages arrive.
    Test,
}

/// A message, ready to be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    pub title: String,
    pub body: String,
    /// The page that it leads to, from the top of our site.
    #[serde(rename = "url")]
    pub path: String,
    /// A later message with the same tag replaces this one.
    pub tag: String,
    pub table: Option<String>,
    #[serde(rename = "kind")]
    pub about: About,
}

/// The words of messages.
pub fn text(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/en.ftl"),
        Language::French => include_str!("../text/fr.ftl"),
    }
}

/// The name of a game, which is in its texts.
pub fn title_in(text: &str, language: Language) -> String {
    Words::new(language, &[text]).word("title")
}

impl Message {
    /// A message about a table: the id, the name of its game in this language, its host and its code.
    pub fn of_table(
        language: Language,
        about: About,
        id: &str,
        game: &str,
        host: &str,
        code: &str,
    ) -> Message {
        let words = Words::new(language, &[text(language)]);
        let title = match about {
            About::Turn => Phrase::new("turn"),
            About::Deal => Phrase::new("deal"),
            About::End => Phrase::new("end"),
            About::Test => Phrase::new("test"),
        };
        let body = Phrase::new("table").with("host", host.to_string()).with("code", code.to_string());
        Message {
            title: words.say(&title.with("game", game.to_string())),
            body: words.say(&body),
            path: format!("/table/{id}"),
            tag: id.to_string(),
            table: Some(id.to_string()),
            about,
        }
    }

    /// A message by which a player tries a channel out.
    pub fn test(language: Language) -> Message {
        let words = Words::new(language, &[text(language)]);
        Message {
            title: words.say(&Phrase::new("test")),
            body: words.say(&Phrase::new("test-body")),
            path: "/".to_string(),
            tag: "test".to_string(),
            table: None,
            about: About::Test,
        }
    }

    /// The message as a browser gets it.
    pub fn payload(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("messages are plain data")
    }

    /// The page that it leads to. `site` is the address of our pages.
    pub fn link(&self, site: &str) -> String {
        format!("{}{}", site.trim_end_matches('/'), self.path)
    }
}

#[cfg(test)]
pub mod tests {
    use serde_json::json;

    use super::*;

    pub fn message(host: &str) -> Message {
        Message::of_table(Language::English, About::Turn, "1vjd3knq4h5c8", "Mall of Horror", host, "L3ZGQJLH")
    }

    #[test]
    fn a_message_says_what_happened_where() {
        let expected = json!({
            "title": "Your turn in Mall of Horror",
            "body": "Ann’s table, code L3ZGQJLH",
            "url": "/table/1vjd3knq4h5c8",
            "tag": "1vjd3knq4h5c8",
            "table": "1vjd3knq4h5c8",
            "kind": "turn",
        });
        assert_eq!(serde_json::to_value(message("Ann")).unwrap(), expected);
    }

    #[test]
    fn every_message_has_its_words() {
        for language in Language::ALL {
            for about in [About::Turn, About::Deal, About::End] {
                let message = Message::of_table(language, about, "id", "GAME", "HOST", "CODE");
                assert!(message.title.contains("GAME"), "{message:?}");
                assert!(message.body.contains("HOST") && message.body.contains("CODE"), "{message:?}");
            }
            let Message { title, body, .. } = Message::test(language);
            assert!(title.contains(' ') && body.contains(' '), "{title} {body}");
        }
    }
}
