//! Text that fits the width of a terminal. Escapes take no room.

use unicode_width::UnicodeWidthChar;

/// How many columns a text takes.
pub fn width_of(text: &str) -> usize {
    visible(text).map(|letter| letter.width().unwrap_or(0)).sum()
}

/// The letters of a text without its escapes, all of which have the form `ESC [ … letter`.
fn visible(text: &str) -> impl Iterator<Item = char> {
    let mut in_escape = false;
    text.chars().filter(move |letter| {
        let was_in_escape = in_escape;
        in_escape = match *letter {
            '\u{1b}' => true,
            last if last.is_ascii_alphabetic() => false,
            _ => in_escape,
        };
        !was_in_escape && !in_escape
    })
}

/// The text, filled with blanks on the right.
pub fn left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(width_of(text))))
}

/// The text, filled with blanks on the left.
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(width_of(text))))
}

/// One text at the left edge and one at the right; below each other where there is no room.
pub fn at_both_edges(one: &str, other: &str, width: usize) -> Vec<String> {
    let taken = width_of(one) + width_of(other);
    if taken + 2 > width {
        return vec![one.to_string(), other.to_string()];
    }
    vec![format!("{one}{}{other}", " ".repeat(width - taken))]
}

/// Lines of at most `width` columns, broken at blanks; `first` stands before the first line, and the
/// others are as far from the edge.
pub fn wrapped(first: &str, text: &str, width: usize) -> Vec<String> {
    let indent = width_of(first);
    let mut lines = Vec::new();
    let mut line = first.to_string();
    let mut used = indent;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let needed = width_of(word);
        let is_fresh = used == indent;
        if !is_fresh && used + 1 + needed > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            used = indent;
        } else if !is_fresh {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += needed;
    }
    lines.push(line);
    lines
}

/// Items that are not to be broken, one after the other with two blanks between them.
pub fn flowing(first: &str, items: &[String], width: usize) -> Vec<String> {
    let indent = width_of(first);
    let mut lines = Vec::new();
    let mut line = first.to_string();
    let mut used = indent;
    for (index, item) in items.iter().enumerate() {
        let needed = width_of(item);
        if index > 0 && used + 2 + needed > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            used = indent;
        } else if index > 0 {
            line.push_str("  ");
            used += 2;
        }
        line.push_str(item);
        used += needed;
    }
    lines.push(line);
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

pub fn rule(width: usize) -> String {
    crate::style::dim(&"─".repeat(width))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::bold;

    #[test]
    fn escapes_take_no_room() {
        assert_eq!(width_of(&bold("Ada●")), 4);
        assert_eq!(left(&bold("ab"), 4), format!("{}  ", bold("ab")));
        assert_eq!(right("ab", 4), "  ab");
    }

    #[test]
    fn lines_break_at_blanks_and_hang() {
        assert_eq!(wrapped("1  ", "one two three", 10), ["1  one two", "   three"]);
        assert_eq!(wrapped("- ", "immeasurable", 6), ["- immeasurable"]);
        assert_eq!(wrapped("- ", "", 6), ["- "]);
    }

    #[test]
    fn a_no_break_space_does_not_break() {
        assert_eq!(wrapped("", "qui\u{a0}: moi", 5), ["qui\u{a0}:", "moi"]);
    }

    #[test]
    fn items_flow_unbroken() {
        let items = ["a b".to_string(), "c d".to_string(), "e f".to_string()];
        assert_eq!(flowing("> ", &items, 10), ["> a b  c d", "  e f"]);
    }
}
