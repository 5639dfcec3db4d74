//! The kernel and the games do no IO, read no clock, hold no generator, and use no hash-ordered
//! collection, no floating point, no interior mutability and no unsafe code.

use super::violation::Violation;
use crate::repository::{TextFile, names_of_games};
use crate::rust_source::RustSource;

/// The one place of the core with a memory of its own: the marks that tests record.
const MARKS: &str = "crates/table/src/marks.rs";
const ALLOWED_IN_MARKS: [&str; 4] = ["std::cell", "Cell", "RefCell", "thread_local"];

const MODULES: [(&str, &str); 8] = [
    ("fs", "does IO, which the core does not"),
    ("net", "does IO, which the core does not"),
    ("io", "does IO, which the core does not"),
    ("process", "does IO, which the core does not"),
    ("env", "reads the surroundings, which the core does not know"),
    ("time", "reads a clock, which the core does not have"),
    ("thread", "starts threads, which the core leaves to others"),
    ("cell", "changes behind a shared reference; a state is plain data"),
];

const WORDS: [(&str, &str); 22] = [
    ("HashMap", "has no fixed order; take a BTreeMap or an array"),
    ("HashSet", "has no fixed order; take a BTreeSet or a set of bits"),
    ("RandomState", "has no fixed order; digests are made by table::digest_of"),
    ("f32", "is floating point; count in whole numbers"),
    ("f64", "is floating point; count in whole numbers"),
    ("rand", "is a generator; ask for a chance outcome instead"),
    ("rand_core", "is a generator; ask for a chance outcome instead"),
    ("rand_chacha", "is a generator; ask for a chance outcome instead"),
    ("getrandom", "is a generator; ask for a chance outcome instead"),
    ("thread_local", "is a hidden state; put it into the game's state"),
    ("RefCell", "changes behind a shared reference; a state is plain data"),
    ("UnsafeCell", "changes behind a shared reference; a state is plain data"),
    ("OnceCell", "changes behind a shared reference; a state is plain data"),
    ("OnceLock", "changes behind a shared reference; a state is plain data"),
    ("LazyLock", "changes behind a shared reference; a state is plain data"),
    ("RwLock", "changes behind a shared reference; a state is plain data"),
    ("Mutex", "changes behind a shared reference; a state is plain data"),
    ("unsafe", "is not used in this project; write it in safe code"),
    ("println", "does IO; tell it by an event"),
    ("eprintln", "does IO; tell it by an event"),
    ("print", "does IO; tell it by an event"),
    ("eprint", "does IO; tell it by an event"),
];

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let mut folders = vec!["crates/table/src".to_string()];
    folders.extend(names_of_games(files).into_iter().map(|game| format!("games/{game}/rules/src")));
    let is_core = |file: &&TextFile| file.is_rust() && folders.iter().any(|folder| file.is_in(folder));
    files.iter().filter(is_core).flat_map(check_file).collect()
}

fn check_file(file: &TextFile) -> Vec<Violation> {
    let source = RustSource::parse(&file.text);
    let tests = source.test_items();
    let found = [forbidden_words(&source), forbidden_modules(&source), decimal_numbers(&source)].concat();
    found
        .into_iter()
        .filter(|(at, _, _)| !tests.iter().any(|item| item.contains(at)))
        .filter(|(_, name, _)| file.path != MARKS || !ALLOWED_IN_MARKS.contains(&name.as_str()))
        .map(|(at, name, why)| Violation::new(&file.path, source.line_of(at), format!("`{name}` {why}")))
        .collect()
}

/// A place, what stands there, and why it must not.
type Finding = (usize, String, &'static str);

fn forbidden_words(source: &RustSource) -> Vec<Finding> {
    let of_word = |(at, word): (usize, &str)| {
        let rest = &source.code[at + word.len()..];
        if word == "Cell" && rest.trim_start().starts_with('<') {
            return Some((at, word.to_string(), "changes behind a shared reference; a state is plain data"));
        }
        if ["AtomicBool", "AtomicI", "AtomicU", "AtomicPtr"].iter().any(|atomic| word.starts_with(atomic)) {
            return Some((at, word.to_string(), "changes behind a shared reference; a state is plain data"));
        }
        // A field or method may be called `print`; the macro may not.
        let is_macro = rest.starts_with('!');
        let (name, why) = WORDS.iter().find(|(name, _)| *name == word)?;
        (!name.contains("print") || is_macro).then(|| (at, word.to_string(), *why))
    };
    source.words().filter_map(of_word).collect()
}

/// `std::fs`, also inside `use std::{fmt, fs}`.
fn forbidden_modules(source: &RustSource) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, word) in source.words().filter(|(_, word)| matches!(*word, "std" | "core")) {
        let after = at + word.len();
        let Some(rest) = source.code[after..].trim_start().strip_prefix("::") else { continue };
        for name in first_names(rest.trim_start()) {
            if let Some((module, why)) = MODULES.iter().find(|(module, _)| *module == name) {
                findings.push((at, format!("std::{module}"), *why));
            }
        }
    }
    findings
}

/// The names that follow `std::`: one, or in braces several.
fn first_names(rest: &str) -> Vec<&str> {
    let Some(group) = rest.strip_prefix('{') else {
        return leading_word(rest).into_iter().collect();
    };
    let mut names = Vec::new();
    let mut depth = 0;
    let mut is_first = true;
    for (at, letter) in group.char_indices() {
        match letter {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => is_first = true,
            _ if is_first && !letter.is_whitespace() => {
                names.extend(leading_word(&group[at..]));
                is_first = false;
            }
            _ => {}
        }
    }
    names
}

fn leading_word(text: &str) -> Option<&str> {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len());
    (end > 0).then(|| &text[..end])
}

/// `0.5`, but neither `0..5` nor the fields in `pair.0.1`.
fn decimal_numbers(source: &RustSource) -> Vec<Finding> {
    let is_decimal = |(at, word): &(usize, &str)| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_');
        let mut after = source.code[at + word.len()..].chars();
        let has_decimals = after.next() == Some('.') && after.next().is_some_and(|c| c.is_ascii_digit());
        is_number && has_decimals && !source.code[..*at].ends_with('.')
    };
    let finding =
        |(at, word): (usize, &str)| (at, format!("{word}.…"), "is floating point; count in whole numbers");
    source.words().filter(is_decimal).map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    fn faults(path: &str, text: &str) -> Vec<String> {
        lines(&check(&[text_file(path, text)]))
    }

    #[test]
    fn every_forbidden_thing_is_found() {
        for code in [
            "use std::fs;",
            "use std::{fmt, collections::{BTreeMap}, io::Write};",
            "std::net::TcpStream",
            "std::time::Instant::now()",
            "std::env::var",
            "std::process::exit(1)",
            "std :: thread :: spawn",
            "let m = HashMap::new();",
            "HashSet<u8>",
            "RandomState",
            "x: f32",
            "x as f64",
            "rand::random()",
            "use rand_chacha::ChaCha8Rng;",
            "thread_local! {}",
            "x: Cell<u8>",
            "RefCell::new(1)",
            "Mutex::new(1)",
            "AtomicU32::new(1)",
            "unsafe { x }",
            "println!(\"x\")",
            "let half = 0.5;",
        ] {
            for path in ["games/mall/rules/src/flow/vote.rs", "crates/table/src/seat.rs"] {
                assert_eq!(faults(path, &format!("\n{code}")).len(), 1, "{code}");
            }
        }
        assert_eq!(
            faults("games/mall/rules/src/a.rs", "// one\nuse std::fs;"),
            ["games/mall/rules/src/a.rs:2: `std::fs` does IO, which the core does not"]
        );
    }

    #[test]
    fn harmless_code_is_left_alone() {
        let code = "// HashMap, std::fs\nuse std::fmt; use std::{hash::Hash, collections::BTreeMap};\n\
                    let x = \"f64 std::fs\"; pair.0.1; 0..5; random(); operand; Cell::Wall; self.print();\n\
                    #[cfg(test)] mod tests { use std::collections::HashMap; }";
        assert_eq!(faults("games/mall/rules/src/lib.rs", code), [""; 0]);
    }

    #[test]
    fn only_the_core_is_held_to_it() {
        assert!(faults("crates/cli/src/main.rs", "use std::fs;").is_empty());
        assert!(faults("games/mall/rules/tests/laws.rs", "use std::collections::HashMap;").is_empty());
    }

    #[test]
    fn the_marks_may_remember_but_do_no_io() {
        assert!(faults(MARKS, "use std::cell::RefCell; thread_local! { static A: RefCell<u8>; }").is_empty());
        assert_eq!(faults(MARKS, "use std::fs;").len(), 1);
    }
}
