//! The kernel and the games do no IO, read no clock, have no random generator, and use no hash-ordered
//! collections, floating point, interior mutability or unsafe code.

use proc_macro2::Delimiter;

use super::violation::Violation;
use crate::repository::{TextFile, names_of_games};
use crate::rust_source::{RustSource, Token, TokenKind};

/// The only place in the core with hidden state: the marks that tests record.
const MARKS: &str = "crates/table/src/marks.rs";
const ALLOWED_IN_MARKS: [&str; 4] = ["std::cell", "Cell", "RefCell", "thread_local"];

const MODULES: [(&str, &str); 8] = [
    ("fs", "does IO, which the core does not"),
    ("net", "does IO, which the core does not"),
    ("io", "does IO, which the core does not"),
    ("process", "does IO, which the core does not"),
    ("env", "reads the environment, which the core does not"),
    ("time", "reads a clock, which the core does not"),
    ("thread", "starts threads, which the core does not"),
    ("cell", SHARED_CHANGE),
];

const WORDS: [(&str, &str); 22] = [
    ("HashMap", "has no fixed order; use a BTreeMap or an array"),
    ("HashSet", "has no fixed order; use a BTreeSet or a set of bits"),
    ("RandomState", "has no fixed order; digests are made by table::digest_of"),
    ("f32", FLOATING_POINT),
    ("f64", FLOATING_POINT),
    ("rand", "is a generator; ask for a chance outcome instead"),
    ("rand_core", "is a generator; ask for a chance outcome instead"),
    ("rand_chacha", "is a generator; ask for a chance outcome instead"),
    ("getrandom", "is a generator; ask for a chance outcome instead"),
    ("thread_local", "is hidden state; put it into the game's state"),
    ("RefCell", SHARED_CHANGE),
    ("UnsafeCell", SHARED_CHANGE),
    ("OnceCell", SHARED_CHANGE),
    ("OnceLock", SHARED_CHANGE),
    ("LazyLock", SHARED_CHANGE),
    ("RwLock", SHARED_CHANGE),
    ("Mutex", SHARED_CHANGE),
    ("unsafe", "is not used in this project; write it in safe code"),
    ("println", "does IO; tell it with an event"),
    ("eprintln", "does IO; tell it with an event"),
    ("print", "does IO; tell it with an event"),
    ("eprint", "does IO; tell it with an event"),
];

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let mut folders = vec!["crates/table/src".to_string()];
    folders.extend(names_of_games(files).into_iter().map(|game| format!("games/{game}/rules/src")));
    let is_core = |file: &&TextFile| file.is_rust() && folders.iter().any(|folder| file.is_in(folder));
    files.iter().filter(is_core).flat_map(check_file).collect()
}

fn check_file(file: &TextFile) -> Vec<Violation> {
    let Ok(source) = file.rust() else { return Vec::new() };
    let is_allowed = |name: &str| file.path == MARKS && ALLOWED_IN_MARKS.contains(&name);
    let findings = (0..source.tokens().len()).flat_map(|index| findings_at(source, index));
    findings
        .filter(|(at, name, _)| !source.is_test(*at) && !is_allowed(name))
        .map(|(at, name, why)| Violation::new(&file.path, source.line_of(at), format!("`{name}` {why}")))
        .collect()
}

/// A place, the text there, and why it is forbidden.
type Finding = (usize, String, &'static str);

const SHARED_CHANGE: &str = "changes behind a shared reference; a state is plain data";
const FLOATING_POINT: &str = "is floating point; count in whole numbers";

/// What is forbidden about the token with this index.
fn findings_at(source: &RustSource, index: usize) -> Vec<Finding> {
    let (before, rest) = source.tokens().split_at(index);
    let Some((token, after)) = rest.split_first() else { return Vec::new() };
    let finding = |name: String, why: &'static str| (token.place.start, name, why);
    match &token.kind {
        TokenKind::Word(word) if word == "std" || word == "core" => {
            let modules = modules_behind(after).into_iter().filter_map(forbidden_module);
            modules.map(|(module, why)| finding(format!("std::{module}"), why)).collect()
        }
        TokenKind::Word(word) => {
            forbidden_word(word, after).map(|why| finding(word.clone(), why)).into_iter().collect()
        }
        // In `pair.0.1` the two fields are read as one number.
        TokenKind::Float(number) if !before.last().is_some_and(|token| token.kind.is_sign('.')) => {
            vec![finding(number.clone(), FLOATING_POINT)]
        }
        _ => Vec::new(),
    }
}

fn forbidden_word(word: &str, after: &[Token]) -> Option<&'static str> {
    let is_followed_by = |sign: char| after.first().is_some_and(|token| token.kind.is_sign(sign));
    let is_atomic =
        ["AtomicBool", "AtomicI", "AtomicU", "AtomicPtr"].iter().any(|atomic| word.starts_with(atomic));
    if is_atomic || (word == "Cell" && is_followed_by('<')) {
        return Some(SHARED_CHANGE);
    }
    let (name, why) = WORDS.iter().find(|(name, _)| *name == word)?;
    // A field or a method can be called `print`. Only the macro writes.
    (!name.contains("print") || is_followed_by('!')).then_some(*why)
}

fn forbidden_module(name: &str) -> Option<(&'static str, &'static str)> {
    MODULES.iter().find(|(module, _)| *module == name).copied()
}

/// The modules that follow `std`: one in `std::fs`, several in `use std::{fmt, fs}`.
fn modules_behind(after: &[Token]) -> Vec<&str> {
    let [first, second, rest @ ..] = after else { return Vec::new() };
    if !first.kind.is_sign(':') || !second.kind.is_sign(':') {
        return Vec::new();
    }
    let mut modules = Vec::new();
    let mut depth = 0;
    let mut is_first_of_path = true;
    for token in rest {
        match &token.kind {
            TokenKind::Open(Delimiter::Brace) => depth += 1,
            TokenKind::Close(Delimiter::Brace) => depth -= 1,
            TokenKind::Word(word) if is_first_of_path => modules.push(word.as_str()),
            _ => {}
        }
        is_first_of_path = depth == 1 && (token.kind.is_sign(',') || is_first_of_path && modules.is_empty());
        if depth < 1 {
            break;
        }
    }
    modules
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    fn faults(path: &str, text: &str) -> Vec<String> {
        lines(&check(&[text_file(path, text)]))
    }

    /// What is found in a function with this body.
    fn faults_in_body(path: &str, body: &str) -> Vec<String> {
        faults(path, &format!("fn f() {{\n{body}\n}}\n"))
    }

    #[test]
    fn every_forbidden_thing_is_found() {
        for code in [
            "use std::fs;",
            "use std::{fmt, collections::{BTreeMap}, io::Write};",
            "use std::{fs::{self, File}, fmt};",
            "std::net::TcpStream::connect();",
            "std::time::Instant::now();",
            "std::env::var();",
            "std::process::exit(1);",
            "std :: thread :: spawn();",
            "let m = HashMap::new();",
            "let x: HashSet<u8>;",
            "RandomState;",
            "let x: f32;",
            "x as f64;",
            "rand::random();",
            "use rand_chacha::ChaCha8Rng;",
            "thread_local! {}",
            "let x: Cell<u8>;",
            "RefCell::new(1);",
            "Mutex::new(1);",
            "AtomicU32::new(1);",
            "unsafe { x }",
            "println!(\"x\");",
            "let half = 0.5;",
            "let many = 1e9;",
            "let half = [1f32];",
            "frames! { Vote(HashMap) }",
        ] {
            for path in ["games/mall/rules/src/flow/vote.rs", "crates/table/src/seat.rs"] {
                let found = faults_in_body(path, code);
                assert_eq!(found.len(), 1, "{code}: {found:?}");
                assert!(found[0].starts_with(&format!("{path}:2: ")), "{found:?}");
            }
        }
        assert_eq!(
            faults("games/mall/rules/src/a.rs", "// one\nuse std::fs;"),
            ["games/mall/rules/src/a.rs:2: `std::fs` does IO, which the core does not"]
        );
    }

    #[test]
    fn harmless_code_is_left_alone() {
        let code = "// HashMap, std::fs\nuse std::fmt; use std::{hash::Hash, collections::{BTreeMap, btree_map::Entry}};\n\
                    /// f64\nfn f() { let x = \"f64 std::fs\"; pair.0.1; for _ in 0..5 {} random(); operand;
                    /// Cell::Wall;\n\
                    self.print(); }\n\
                    #[cfg(test)] mod tests { use std::collections::HashMap; }";
        assert_eq!(faults("games/mall/rules/src/lib.rs", code), [""; 0]);
    }

    #[test]
    fn only_the_core_is_checked() {
        assert!(faults("crates/cli/src/main.rs", "use std::fs;").is_empty());
        assert!(faults("games/mall/rules/tests/laws.rs", "use std::collections::HashMap;").is_empty());
    }

    #[test]
    fn the_marks_may_have_state_but_do_no_io() {
        let code = "use std::cell::RefCell; thread_local! { static A: RefCell<u8>; }";
        assert!(faults(MARKS, code).is_empty());
        assert_eq!(faults(MARKS, "use std::fs;").len(), 1);
    }
}
