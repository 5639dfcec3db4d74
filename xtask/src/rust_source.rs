//! Rust source, read once by proc-macro2 and syn, with the parts that the checks look at.
//!
//! Two views of the same file: its tokens, which include those inside macro calls but no comments, and its
//! structure ([`structure`]): items, tests and patterns, which syn finds outside macro calls.

mod structure;

use std::ops::Range;
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

pub use structure::StructPattern;
use structure::Structure;

/// The parts of one source file. Places are offsets in bytes from its beginning.
#[derive(Debug)]
pub struct RustSource {
    tokens: Vec<Token>,
    line_starts: Vec<usize>,
    structure: Structure,
}

/// A word, a sign, a literal or a bracket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub place: Range<usize>,
    pub kind: TokenKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// An identifier, a keyword or a lifetime's name.
    Word(String),
    /// One character of punctuation.
    Sign(char),
    Open(Delimiter),
    Close(Delimiter),
    /// A string literal of any notation, with the text that it stands for.
    Str(String),
    /// A number with a fraction, an exponent or a floating-point type.
    Float(String),
    OtherLiteral,
}

/// Why a file cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    pub line: usize,
    pub reason: String,
}

impl RustSource {
    pub fn parse(text: &str) -> Result<RustSource, Unreadable> {
        let stream = TokenStream::from_str(text).map_err(|error| Unreadable {
            line: error.span().start().line.max(1),
            reason: error.to_string(),
        })?;
        let mut tokens = Vec::new();
        flatten(stream.clone(), &mut tokens);
        let file: syn::File = syn::parse2(stream).map_err(|error| Unreadable {
            line: error.span().start().line.max(1),
            reason: error.to_string(),
        })?;
        let line_starts = text.match_indices('\n').map(|(at, _)| at + 1).collect();
        Ok(RustSource { tokens, line_starts, structure: Structure::of(&file) })
    }

    /// The line of a place; the first line is 1.
    pub fn line_of(&self, at: usize) -> usize {
        1 + self.line_starts.partition_point(|start| *start <= at)
    }

    /// All tokens in order. Comments have no tokens, and neither do doc comments, although the compiler sees
    /// them as attributes.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Every string literal with its place, also inside macro calls.
    pub fn strings(&self) -> impl Iterator<Item = (usize, &str)> {
        self.tokens.iter().filter_map(|token| match &token.kind {
            TokenKind::Str(text) => Some((token.place.start, text.as_str())),
            _ => None,
        })
    }

    /// The items that are only built for tests, each with its attributes.
    pub fn test_items(&self) -> &[Range<usize>] {
        &self.structure.test_items
    }

    /// Whether this place is only built for tests.
    pub fn is_test(&self, at: usize) -> bool {
        self.structure.test_items.iter().any(|item| item.contains(&at))
    }

    /// The names of modules in files of their own that are only built for tests: `#[cfg(test)] mod name;`.
    pub fn test_modules(&self) -> &[String] {
        &self.structure.test_modules
    }

    /// The functions with the attribute `#[test]`, each with its place.
    pub fn test_functions(&self) -> &[(usize, String)] {
        &self.structure.test_functions
    }

    /// The patterns that take a struct apart, not the variant of an enum.
    pub fn struct_patterns(&self) -> &[StructPattern] {
        &self.structure.struct_patterns
    }
}

impl TokenKind {
    pub fn is_word(&self, word: &str) -> bool {
        matches!(self, TokenKind::Word(own) if own == word)
    }

    pub fn is_sign(&self, sign: char) -> bool {
        *self == TokenKind::Sign(sign)
    }
}

fn flatten(stream: TokenStream, out: &mut Vec<Token>) {
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                let bang =
                    trees.next_if(|next| matches!(next, TokenTree::Punct(next) if next.as_char() == '!'));
                if trees.next_if(|next| matches!(next, TokenTree::Group(group) if is_doc(group))).is_some() {
                    continue;
                }
                let signs = [Some(TokenTree::Punct(sign)), bang].into_iter().flatten();
                out.extend(signs.map(|sign| leaf(&sign)));
            }
            TokenTree::Group(group) => {
                let delimiter = group.delimiter();
                out.push(Token { place: group.span_open().byte_range(), kind: TokenKind::Open(delimiter) });
                flatten(group.stream(), out);
                out.push(Token { place: group.span_close().byte_range(), kind: TokenKind::Close(delimiter) });
            }
            tree => out.push(leaf(&tree)),
        }
    }
}

/// Whether this is `[doc = "…"]`, the form that a doc comment takes among tokens.
fn is_doc(group: &Group) -> bool {
    matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(word)) if word == "doc")
}

fn leaf(tree: &TokenTree) -> Token {
    let kind = match tree {
        TokenTree::Ident(word) => TokenKind::Word(word.to_string()),
        TokenTree::Punct(sign) => TokenKind::Sign(sign.as_char()),
        TokenTree::Literal(literal) => match syn::Lit::new(literal.clone()) {
            syn::Lit::Str(text) => TokenKind::Str(text.value()),
            syn::Lit::Float(number) => TokenKind::Float(number.to_string()),
            syn::Lit::Int(number) if number.suffix().starts_with('f') => TokenKind::Float(number.to_string()),
            _ => TokenKind::OtherLiteral,
        },
        TokenTree::Group(group) => TokenKind::Open(group.delimiter()),
    };
    Token { place: tree.span().byte_range(), kind }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> RustSource {
        RustSource::parse(text).unwrap_or_else(|unreadable| panic!("{text}: {unreadable:?}"))
    }

    fn words(text: &str) -> Vec<String> {
        let words = parse(text).tokens.into_iter().filter_map(|token| match token.kind {
            TokenKind::Word(word) => Some(word),
            _ => None,
        });
        words.collect()
    }

    fn strings(text: &str) -> Vec<String> {
        parse(text).strings().map(|(_, text)| text.to_string()).collect()
    }

    #[test]
    fn comments_and_literals_are_no_code() {
        assert_eq!(
            words("mod a; // b\nmod c; /* d /* e */ f */ mod g;"),
            ["mod", "a", "mod", "c", "mod", "g"]
        );
        assert_eq!(words(r#"a!("b \" c", 'd', '\'', '"', 'e');"#), ["a"]);
        assert_eq!(words(r###"x!(r"b", r#"c " d"#, br#"e"#);"###), ["x"]);
        assert_eq!(
            words("//! one\n/// two\n/** three */ mod a; #[doc = \"four\"] mod b;"),
            ["mod", "a", "mod", "b"]
        );
        assert_eq!(
            words("#![allow(dead_code)] #[inline] fn a() {}"),
            ["allow", "dead_code", "inline", "fn", "a"]
        );
    }

    #[test]
    fn lifetimes_and_raw_words_are_code() {
        assert_eq!(words("fn f<'a>(r#type: &'a u8) {}"), ["fn", "f", "a", "r#type", "a", "u8"]);
        assert_eq!(words("fn f() { 'outer: loop {} }"), ["fn", "f", "outer", "loop"]);
    }

    #[test]
    fn strings_are_kept_with_their_lines() {
        assert_eq!(strings(r###"f!("MALL-1.1", r#"a "b" c"#); // "no""###), ["MALL-1.1", "a \"b\" c"]);
        assert_eq!(strings("/// \"no\"\nfn f() { g(\"a\\nb\") }"), ["a\nb"]);
        let source = parse("mod é;\n/* x\ny */\nf!(\"z\");");
        let at = source.strings().next().unwrap().0;
        assert_eq!((source.line_of(0), source.line_of(at)), (1, 4));
    }

    #[test]
    fn places_are_byte_offsets_even_after_multibyte_letters() {
        let text = "mod é; /* ü */ f!(\"ä\", \"z\");";
        let source = parse(text);
        let token = source.tokens().iter().find(|token| token.kind == TokenKind::Str("z".into())).unwrap();
        assert_eq!(&text[token.place.clone()], "\"z\"");
    }

    #[test]
    fn a_file_that_is_not_rust_is_unreadable_at_its_line() {
        for text in ["mod a;\nfn (", "mod a;\nlet x = 1;", "mod a;\nfn f() { ) }"] {
            assert_eq!(RustSource::parse(text).err().map(|unreadable| unreadable.line), Some(2), "{text}");
        }
    }
}
