//! Rust source with code, comments and literals told apart, so that a word in a comment is never taken
//! for code. It is no parser: it knows just enough to find words, strings, brackets and test modules.

use std::ops::Range;

/// The parts of one source file.
pub struct RustSource {
    /// The text, with every character of a comment and every one inside a literal replaced by a space.
    /// Lines stay where they were.
    pub code: String,
    pub strings: Vec<StringLiteral>,
}

pub struct StringLiteral {
    /// Where it begins in `code`.
    pub at: usize,
    pub text: String,
}

impl RustSource {
    pub fn parse(text: &str) -> RustSource {
        let mut reader =
            Reader { chars: text.chars().collect(), next: 0, code: String::new(), strings: Vec::new() };
        reader.read();
        RustSource { code: reader.code, strings: reader.strings }
    }

    /// The line of a place in `code`, the first being 1.
    pub fn line_of(&self, at: usize) -> usize {
        1 + self.code[..at].matches('\n').count()
    }

    /// Every identifier, keyword and number with its place.
    pub fn words(&self) -> impl Iterator<Item = (usize, &str)> {
        words_of(&self.code)
    }

    /// The items that only tests are built with: each from its `#[cfg(test)]` to its end.
    pub fn test_items(&self) -> Vec<Range<usize>> {
        let marks = self.code.match_indices("#[cfg(").filter(|(at, _)| {
            let rest = &self.code[*at..];
            let condition = &rest[..rest.find(']').unwrap_or(rest.len())];
            words_of(condition).any(|(_, word)| word == "test") && !condition.contains("not(")
        });
        marks.map(|(at, _)| at..self.end_of_item(at)).collect()
    }

    fn end_of_item(&self, at: usize) -> usize {
        match self.code[at..].find([';', '{']).map(|offset| at + offset) {
            Some(open) if self.code.as_bytes()[open] == b'{' => self.closing(open),
            Some(end) => end,
            None => self.code.len(),
        }
    }

    /// The place after the brace that closes the one at `open`.
    pub fn closing(&self, open: usize) -> usize {
        let mut depth = 0;
        for (offset, letter) in self.code[open..].char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return open + offset + 1;
            }
        }
        self.code.len()
    }
}

fn words_of(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + code[rest..].find(is_word_letter)?;
        let length = code[start..].find(|letter| !is_word_letter(letter)).unwrap_or(code.len() - start);
        rest = start + length;
        Some((start, &code[start..rest]))
    })
}

fn is_word_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

struct Reader {
    chars: Vec<char>,
    next: usize,
    code: String,
    strings: Vec<StringLiteral>,
}

impl Reader {
    fn read(&mut self) {
        while let Some(letter) = self.ahead(0) {
            match (letter, self.ahead(1)) {
                ('/', Some('/')) => self.line_comment(),
                ('/', Some('*')) => self.block_comment(),
                ('"', _) => self.string(),
                ('\'', _) => self.char_or_lifetime(),
                ('r', Some('"' | '#')) if !self.is_inside_a_word() => self.raw_string_or_code(),
                _ => self.keep(),
            }
        }
    }

    fn ahead(&self, n: usize) -> Option<char> {
        self.chars.get(self.next + n).copied()
    }

    /// Whether the letter before belongs to the same word; the `b` of `br"…"` and the `c` of `cr"…"`
    /// do not count.
    fn is_inside_a_word(&self) -> bool {
        let mut before = self.code.chars().rev();
        match before.next() {
            Some('b' | 'c') => before.next().is_some_and(is_word_letter),
            Some(letter) => is_word_letter(letter),
            None => false,
        }
    }

    fn keep(&mut self) {
        self.code.extend(self.ahead(0));
        self.next += 1;
    }

    fn blank(&mut self) {
        self.code.push(if self.ahead(0) == Some('\n') { '\n' } else { ' ' });
        self.next += 1;
    }

    fn line_comment(&mut self) {
        while self.ahead(0).is_some_and(|letter| letter != '\n') {
            self.blank();
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 0;
        while let Some(letter) = self.ahead(0) {
            match (letter, self.ahead(1)) {
                ('/', Some('*')) => depth += 1,
                ('*', Some('/')) => depth -= 1,
                _ => {
                    self.blank();
                    continue;
                }
            }
            self.blank();
            self.blank();
            if depth == 0 {
                return;
            }
        }
    }

    fn string(&mut self) {
        let at = self.code.len();
        let mut text = String::new();
        self.keep();
        while let Some(letter) = self.ahead(0) {
            if letter == '"' {
                self.keep();
                break;
            }
            if letter == '\\' {
                text.push(letter);
                self.blank();
            }
            text.extend(self.ahead(0));
            self.blank();
        }
        self.strings.push(StringLiteral { at, text });
    }

    /// `r"…"` and `r#"…"#`, but `r#type` is a word.
    fn raw_string_or_code(&mut self) {
        let n_hashes = self.chars[self.next + 1..].iter().take_while(|letter| **letter == '#').count();
        if self.ahead(1 + n_hashes) != Some('"') {
            return self.keep();
        }
        let at = self.code.len();
        for _ in 0..n_hashes + 2 {
            self.keep();
        }
        let mut text = String::new();
        while let Some(letter) = self.ahead(0) {
            if letter == '"' && (1..=n_hashes).all(|n| self.ahead(n) == Some('#')) {
                for _ in 0..n_hashes + 1 {
                    self.keep();
                }
                break;
            }
            text.push(letter);
            self.blank();
        }
        self.strings.push(StringLiteral { at, text });
    }

    fn char_or_lifetime(&mut self) {
        self.keep();
        let is_char = self.ahead(0) == Some('\\') || self.ahead(1) == Some('\'');
        if !is_char {
            return;
        }
        if self.ahead(0) == Some('\\') {
            self.blank();
        }
        self.blank();
        while self.ahead(0).is_some_and(|letter| letter != '\'') {
            self.blank();
        }
        self.keep();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        RustSource::parse(text).words().map(|(_, word)| word.to_string()).collect()
    }

    fn strings(text: &str) -> Vec<String> {
        RustSource::parse(text).strings.into_iter().map(|literal| literal.text).collect()
    }

    #[test]
    fn comments_and_literals_are_no_code() {
        assert_eq!(words("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
        assert_eq!(words(r#"a("b \" c", 'd', '\'', '"', 'e') f"#), ["a", "f"]);
        assert_eq!(words(r###"x(r"b", r#"c " d"#, br#"e"#) y"###), ["x", "r", "r", "br", "y"]);
    }

    #[test]
    fn lifetimes_and_raw_words_are_code() {
        assert_eq!(words("fn f<'a>(r#type: &'a u8) {}"), ["fn", "f", "a", "r", "type", "a", "u8"]);
        assert_eq!(words("for x in 'outer: loop"), ["for", "x", "in", "outer", "loop"]);
    }

    #[test]
    fn strings_are_kept_with_their_lines() {
        assert_eq!(strings(r###"f("MALL-1.1", r#"a "b" c"#); // "no""###), ["MALL-1.1", "a \"b\" c"]);
        let source = RustSource::parse("a\n/* x\ny */\nf(\"z\")");
        assert_eq!(source.line_of(source.strings[0].at), 4);
    }

    #[test]
    fn a_test_module_reaches_to_its_closing_brace() {
        let text =
            "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { \"}\"; } }\nfn c() {}\n#[cfg(test)]\nmod d;";
        let source = RustSource::parse(text);
        let items = source.test_items();
        assert_eq!(items.len(), 2);
        assert!(source.code[items[0].clone()].contains("fn b"));
        assert!(!source.code[items[0].clone()].contains("fn c"));
    }

    #[test]
    fn code_that_tests_are_built_without_is_no_test() {
        assert!(RustSource::parse("#[cfg(not(test))] fn a() {}").test_items().is_empty());
        assert!(RustSource::parse("#[cfg(feature = \"test\")] fn a() {}").test_items().is_empty());
    }
}
