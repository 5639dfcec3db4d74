//! Text that fits the width of a terminal. Escape sequences take no room.

use textwrap::core::Fragment;
use textwrap::wrap_algorithms::wrap_first_fit;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// The number of columns that a text takes.
pub use textwrap::core::display_width as width_of;

/// The text, padded with spaces on the right.
pub fn left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(width_of(text))))
}

/// The text, padded with spaces on the left.
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(width_of(text))))
}

/// One text at the left edge and one at the right, or on two lines if there is no room.
pub fn at_both_edges(one: &str, other: &str, width: usize) -> Vec<String> {
    let taken = width_of(one) + width_of(other);
    if taken + 2 > width {
        return vec![one.to_string(), other.to_string()];
    }
    vec![format!("{one}{}{other}", " ".repeat(width - taken))]
}

/// Breaks a text at its spaces into lines of at most `width` columns. The first line begins with `first`, and
/// the others are indented as far.
pub fn wrapped(first: &str, text: &str, width: usize) -> Vec<String> {
    if text.is_empty() {
        return vec![first.to_string()];
    }
    let indent = " ".repeat(width_of(first));
    let options = Options::new(width)
        .initial_indent(first)
        .subsequent_indent(&indent)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    textwrap::wrap(text, options).into_iter().map(|line| line.into_owned()).collect()
}

/// Items that are never broken, one after the other with two spaces between them.
pub fn flowing(first: &str, items: &[String], width: usize) -> Vec<String> {
    let indent = width_of(first);
    let items: Vec<Item> = items.iter().map(|item| Item(item)).collect();
    let lines = wrap_first_fit(&items, &[width.saturating_sub(indent) as f64]);
    let line = |(index, items): (usize, &[Item<'_>])| {
        let begin = if index == 0 { first.to_string() } else { " ".repeat(indent) };
        let items: Vec<&str> = items.iter().map(|item| item.0).collect();
        format!("{begin}{}", items.join("  ")).trim_end().to_string()
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// An item of [`flowing`].
#[derive(Debug)]
struct Item<'a>(&'a str);

impl Fragment for Item<'_> {
    fn width(&self) -> f64 {
        width_of(self.0) as f64
    }

    fn whitespace_width(&self) -> f64 {
        2.0
    }

    fn penalty_width(&self) -> f64 {
        0.0
    }
}

/// A line across the screen.
pub fn rule(width: usize) -> String {
    crate::style::dim(&"─".repeat(width))
}

/// A whole number with a comma between thousands.
pub fn grouped(number: f64) -> String {
    let digits = format!("{:.0}", number.max(0.0));
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::style::bold;

    #[test]
    fn escape_sequences_take_no_room() {
        assert_eq!(width_of(&bold("Ada●")), 4);
        assert_eq!(left(&bold("ab"), 4), format!("{}  ", bold("ab")));
        assert_eq!(right("ab", 4), "  ab");
        assert_eq!(wrapped("", &format!("{} cd", bold("ab")), 5), [format!("{} cd", bold("ab"))]);
    }

    #[test]
    fn lines_break_at_spaces_and_are_indented() {
        assert_eq!(wrapped("1  ", "one two three", 10), ["1  one two", "   three"]);
        assert_eq!(wrapped("- ", "immeasurable", 6), ["- immeasurable"]);
        assert_eq!(wrapped("- ", "well-known", 6), ["- well-known"]);
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
        assert_eq!(flowing("> ", &[], 10), [">"]);
    }

    #[test]
    fn thousands_are_separated() {
        for (number, text) in
            [(0.0, "0"), (999.6, "1,000"), (123.0, "123"), (1234567.0, "1,234,567"), (100000.0, "100,000")]
        {
            assert_eq!(grouped(number), text);
        }
    }
}
