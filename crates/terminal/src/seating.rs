//! The players of a table, as a person types them and as a journal stores them.

use table::limits::SEATS;
use table::{Seat, SeatSet};

use crate::layout::width_of;

/// The most columns of a name. Longer names would break the rows of the players.
const NAME_COLUMNS: usize = 16;

/// Names for bots, and for people who only typed `you`. Each begins with the letter of its seat.
const NAMES: [&str; SEATS] = ["Ada", "Bruno", "Chloé", "Dario", "Elsa", "Félix", "Gina", "Hugo"];

const BOT: &str = "bot:";
const YOU: &str = "you";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    players: Vec<Player>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub name: String,
    pub kind: PlayerKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    Human,
    /// A bot of this kind.
    Bot(String),
}

impl Seating {
    /// Reads a list like `you:Ann,bot:thumb,bot:random`.
    pub fn parse(text: &str) -> Result<Seating, String> {
        Seating::of(text.split(',').map(str::trim))
    }

    /// Reads the players that a journal names.
    pub fn from_journal(players: &[String]) -> Result<Seating, String> {
        Seating::of(players.iter().map(String::as_str))
    }

    fn of<'a>(entries: impl Iterator<Item = &'a str>) -> Result<Seating, String> {
        let entries: Vec<&str> = entries.collect();
        if entries.len() > SEATS {
            return Err(format!("{} seats are too many: a table has at most {SEATS}", entries.len()));
        }
        let mut players: Vec<Player> = Vec::new();
        for (seat, entry) in Seat::all(entries.len()).zip(&entries) {
            let (name, kind) = match (entry.strip_prefix(BOT), name_of(entry)) {
                (Some(bot), _) => (None, PlayerKind::Bot(bot.to_string())),
                (None, name) => (name.map(|name| checked(seat, name)).transpose()?, PlayerKind::Human),
            };
            let is_given = name.is_some();
            let name = name.unwrap_or_else(|| unused_name(seat, &entries));
            if is_given && players.iter().any(|player| player.name == name) {
                return Err(format!("seat {seat}: {name:?} already sits at the table"));
            }
            players.push(Player { name, kind });
        }
        Ok(Seating { players })
    }

    /// The players as a journal stores them: a name, or `bot:` and its kind.
    pub fn for_journal(&self) -> Vec<String> {
        let entry = |player: &Player| match &player.kind {
            PlayerKind::Human => player.name.clone(),
            PlayerKind::Bot(kind) => format!("{BOT}{kind}"),
        };
        self.players.iter().map(entry).collect()
    }

    pub fn n_seats(&self) -> usize {
        self.players.len()
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.players.len()).zip(&self.players)
    }

    pub fn humans(&self) -> SeatSet {
        let is_human = |(seat, player): (Seat, &Player)| (player.kind == PlayerKind::Human).then_some(seat);
        self.seats().filter_map(is_human).collect()
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or(seat.letter(), |player| &player.name)
    }

    pub fn bot(&self, seat: Seat) -> Option<&str> {
        match &self.players.get(seat.index())?.kind {
            PlayerKind::Human => None,
            PlayerKind::Bot(kind) => Some(kind),
        }
    }
}

/// The name in `you:Ann` or `Ann`. `None` for `you` and for bots.
fn name_of(entry: &str) -> Option<&str> {
    match entry.strip_prefix(YOU) {
        Some("") => None,
        Some(rest) if rest.starts_with(':') => Some(rest[1..].trim()),
        _ if entry.starts_with(BOT) => None,
        _ => Some(entry),
    }
}

/// A name is printed on everybody's terminal, so it must be visible text, and short.
fn checked(seat: Seat, name: &str) -> Result<String, String> {
    if name.is_empty() {
        return Err(format!("seat {seat}: the name is empty; write you, you:Name or bot:thumb"));
    }
    if name.chars().any(is_invisible) {
        return Err(format!("seat {seat}: a name has letters only, not {name:?}"));
    }
    if width_of(name) > NAME_COLUMNS {
        return Err(format!("seat {seat}: the name is longer than {NAME_COLUMNS} letters"));
    }
    Ok(name.to_string())
}

/// Escape characters, and marks that would reverse or join the letters around them.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn unused_name(seat: Seat, entries: &[&str]) -> String {
    let mut name = NAMES[seat.index()].to_string();
    while entries.iter().any(|entry| name_of(entry) == Some(&name)) {
        name = format!("{name} {seat}");
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Result<Vec<String>, String> {
        Ok(Seating::parse(text)?.players.into_iter().map(|player| player.name).collect())
    }

    #[test]
    fn everybody_has_a_different_name() {
        assert_eq!(
            names("you,you:Ann,bot:thumb,Bob"),
            Ok(["Ada", "Ann", "Chloé", "Bob"].map(String::from).into())
        );
        assert_eq!(names("Bruno,bot:thumb,bot:thumb").unwrap()[1], "Bruno B");
        assert!(names("Ann,Ann,bot:thumb").is_err());
        assert_eq!(names("Bruno B,bot:thumb,Bruno").unwrap()[1], "Bruno B B");
    }

    #[test]
    fn a_journal_restores_the_same_seating() {
        let seating = Seating::parse("you,bot:thumb,you:Ann,bot:random").unwrap();
        assert_eq!(Seating::from_journal(&seating.for_journal()), Ok(seating));
    }

    #[test]
    fn a_bad_name_is_refused_with_its_seat() {
        for (text, word) in [
            ("you,", "seat B: the name is empty"),
            ("you:,bot:thumb", "seat A: the name is empty"),
            ("Ann\u{1b}[2J,you", "letters only"),
            ("\u{202e}Ann,you", "letters only"),
            ("Maximilian the Third,you", "longer than 16"),
            ("a,b,c,d,e,f,g,h,i", "at most 8"),
        ] {
            let refusal = names(text).unwrap_err();
            assert!(refusal.contains(word), "{text:?}: {refusal}");
        }
    }
}
