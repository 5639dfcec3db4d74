//! Decides which names count as the same.

use unicode_normalization::UnicodeNormalization;

/// The name of every deleted user. Nobody else can have it.
pub const GONE_NAME: &str = "gone";

/// The key of a name. Names with the same key look alike: they differ only in capitals, in how accents are
/// encoded, in white space or in invisible characters. Look-alike letters of different scripts have different
/// keys.
pub fn name_key(name: &str) -> String {
    let visible: String = name.nfkc().filter(|letter| !is_invisible(*letter)).collect();
    let lower: String = visible.to_lowercase().nfkc().collect();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Control characters, and characters that join, direct or vary others without being visible themselves.
fn is_invisible(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Ann", "ANN"),
            ("Éloïse", "e\u{301}loi\u{308}se"),
            ("ＡＮＮ", "ann"),
            ("  Ann   Lee ", "ann\u{a0}lee"),
            ("a\u{200b}nn", "ann"),
            ("\u{202e}ann", "ann"),
            ("ΣΊΣΥΦΟΣ", "σίσυφος"),
            ("ﬁn", "FIN"),
        ] {
            assert_eq!(name_key(one), name_key(other), "{one:?} {other:?}");
        }
    }

    #[test]
    fn names_that_differ_are_different() {
        for (one, other) in [("ann", "anne"), ("ann lee", "annlee"), ("e", "é"), ("'; --", "' --")] {
            assert_ne!(name_key(one), name_key(other));
        }
    }

    #[test]
    fn a_key_is_its_own_key() {
        for name in ["Ann", "İstanbul", "ǅ", "ΑΣ", "①²", "<b>Bold</b>", "Robert'); DROP TABLE users;--"]
        {
            assert_eq!(name_key(&name_key(name)), name_key(name));
        }
    }

    #[test]
    fn a_blank_name_has_no_key() {
        for name in ["", "  ", "\u{200b}", "\u{3164}", "\t\n"] {
            assert_eq!(name_key(name), "");
        }
    }
}
