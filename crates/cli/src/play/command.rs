//! What a player may type at the prompt.

use terminal::board::TypedProposal;
use terminal::speech::Speech;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// An empty line: shows the screen again.
    Look,
    Choose(usize),
    Why(Option<usize>),
    Undo,
    /// A proposal, which is not in the list of choices.
    Propose(TypedProposal),
    Rules(Option<String>),
    Log,
    Save(Option<String>),
    Help,
    Quit,
    Unknown(String),
}

/// The commands by their English names. The message `command-<name>` lists the names of a command in a
/// language. The first one is shown.
const NAMES: [&str; 12] =
    ["why", "undo", "offer", "counter", "accept", "sleep", "share", "rules", "log", "save", "help", "quit"];

impl Command {
    pub fn parse(line: &str, speech: &Speech) -> Command {
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word.to_lowercase(), Some(rest.trim()).filter(|rest| !rest.is_empty())),
            None => (line.to_lowercase(), None),
        };
        if word.is_empty() {
            return Command::Look;
        }
        if let (Ok(number), None) = (word.parse(), rest) {
            return Command::Choose(number);
        }
        let has_name = |name: &&str| {
            *name == word
                || speech.word(&format!("command-{name}")).split_whitespace().any(|other| other == word)
        };
        match (NAMES.into_iter().find(has_name), rest) {
            (Some("why"), rest) => Command::Why(rest.and_then(|number| number.parse().ok())),
            (Some("undo"), None) => Command::Undo,
            (Some("offer"), rest) => {
                Command::Propose(TypedProposal::Offer(rest.unwrap_or_default().to_string()))
            }
            (Some("counter"), rest) => {
                Command::Propose(TypedProposal::Counter(rest.unwrap_or_default().to_string()))
            }
            (Some("accept"), rest) => {
                Command::Propose(TypedProposal::Accept(rest.unwrap_or_default().to_string()))
            }
            (Some("sleep"), None) => Command::Propose(TypedProposal::Sleep),
            (Some("share"), rest) => {
                Command::Propose(TypedProposal::Share(rest.unwrap_or_default().to_string()))
            }
            (Some("rules"), rest) => Command::Rules(rest.map(str::to_string)),
            (Some("log"), None) => Command::Log,
            (Some("save"), rest) => Command::Save(rest.map(str::to_string)),
            (Some("help"), None) => Command::Help,
            (Some("quit"), None) => Command::Quit,
            _ => Command::Unknown(line.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use games::Language;
    use mall_of_horror::Mall;

    use super::*;
    use terminal::seating::Seating;

    fn parsed(line: &str, language: Language) -> Command {
        let seating = Seating::parse("you,you:Ann,bot:thumb").unwrap();
        Command::parse(
            line,
            &Speech::new::<<Mall as games::ListedGame>::Terminal>(language, &seating, Vec::new()),
        )
    }

    #[test]
    fn commands_are_read_in_both_languages() {
        for (line, expected) in [
            ("", Command::Look),
            ("12", Command::Choose(12)),
            ("why 3", Command::Why(Some(3))),
            ("WHY", Command::Why(None)),
            ("undo", Command::Undo),
            ("offer B gun", Command::Propose(TypedProposal::Offer("B gun".to_string()))),
            ("counter B gun", Command::Propose(TypedProposal::Counter("B gun".to_string()))),
            ("accept B 3 gun", Command::Propose(TypedProposal::Accept("B 3 gun".to_string()))),
            ("sleep", Command::Propose(TypedProposal::Sleep)),
            ("rules MALL-3.7", Command::Rules(Some("MALL-3.7".to_string()))),
            ("save my game.journal", Command::Save(Some("my game.journal".to_string()))),
            ("log", Command::Log),
            ("help", Command::Help),
            ("quit", Command::Quit),
            ("quit now", Command::Unknown("quit now".to_string())),
            ("-1", Command::Unknown("-1".to_string())),
            ("99999999999999999999999", Command::Unknown("99999999999999999999999".to_string())),
        ] {
            assert_eq!(parsed(line, Language::English), expected, "{line}");
            assert_eq!(parsed(line, Language::French), expected, "{line}");
        }
        for (line, expected) in [
            ("pourquoi 3", Command::Why(Some(3))),
            ("règles", Command::Rules(None)),
            ("regles MALL-1", Command::Rules(Some("MALL-1".to_string()))),
            ("annuler", Command::Undo),
            ("offrir B gun", Command::Propose(TypedProposal::Offer("B gun".to_string()))),
            ("dormir", Command::Propose(TypedProposal::Sleep)),
            ("quitter", Command::Quit),
        ] {
            assert_eq!(parsed(line, Language::French), expected, "{line}");
        }
    }
}
