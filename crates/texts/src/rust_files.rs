//! String literals in Rust files. The reasons of refusals and the ids of the terminal's words are plain
//! strings, so no type lists them. Files are read as tokens, so comments do not count, and code inside macros
//! does.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};
use syn::Lit;

/// The Rust files of one or more folders.
pub struct RustFiles {
    files: Vec<TokenStream>,
}

impl RustFiles {
    /// All Rust files in a folder and below, given from the top of the repository.
    pub fn of_folder(folder: &str) -> RustFiles {
        let mut paths = Vec::new();
        collect(&from_root(folder), &mut paths);
        paths.sort();
        RustFiles { files: paths.iter().map(|path| tokens(path)).collect() }
    }

    #[must_use]
    pub fn and(mut self, other: RustFiles) -> RustFiles {
        self.files.extend(other.files);
        self
    }

    /// All string literals.
    pub fn literals(&self) -> BTreeSet<String> {
        let mut literals = Vec::new();
        self.files.iter().for_each(|file| collect_literals(file, &mut literals));
        literals.into_iter().collect()
    }

    /// The string literals anywhere in the arguments of all calls that look like this: `Refusal::new`.
    pub fn literals_in_calls(&self, callee: &str) -> Vec<String> {
        let mut literals = Vec::new();
        self.arguments(callee).iter().for_each(|arguments| collect_literals(arguments, &mut literals));
        literals
    }

    /// The first arguments of all calls that look like this: `.word`. Only string literals are listed.
    pub fn first_arguments(&self, callee: &str) -> Vec<String> {
        let first = |arguments: TokenStream| match arguments.into_iter().next()? {
            TokenTree::Literal(literal) => string_of(&literal),
            _ => None,
        };
        self.arguments(callee).into_iter().filter_map(first).collect()
    }

    fn arguments(&self, callee: &str) -> Vec<TokenStream> {
        let callee: TokenStream = callee.parse().expect("a callee is code");
        let callee: Vec<String> = callee.into_iter().map(|token| token.to_string()).collect();
        let mut calls = Vec::new();
        self.files.iter().for_each(|file| collect_calls(file, &callee, &mut calls));
        calls
    }
}

/// Whether there is such a folder, given from the top of the repository.
pub fn has_folder(folder: &str) -> bool {
    from_root(folder).is_dir()
}

fn from_root(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn tokens(path: &Path) -> TokenStream {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn collect_literals(tokens: &TokenStream, literals: &mut Vec<String>) {
    for token in tokens.clone() {
        match token {
            TokenTree::Literal(literal) => literals.extend(string_of(&literal)),
            TokenTree::Group(group) => collect_literals(&group.stream(), literals),
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// Collects the arguments of calls.
fn collect_calls(tokens: &TokenStream, callee: &[String], calls: &mut Vec<TokenStream>) {
    let mut before: Vec<String> = Vec::new();
    for token in tokens.clone() {
        if let TokenTree::Group(group) = &token {
            if group.delimiter() == Delimiter::Parenthesis && before.ends_with(callee) {
                calls.push(group.stream());
            }
            collect_calls(&group.stream(), callee, calls);
            before.clear();
        } else {
            before.push(token.to_string());
        }
    }
}

fn string_of(literal: &Literal) -> Option<String> {
    match Lit::new(literal.clone()) {
        Lit::Str(text) => Some(text.value()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(code: &str) -> RustFiles {
        RustFiles { files: vec![code.parse().unwrap()] }
    }

    #[test]
    fn calls_are_found_in_macros_and_not_in_comments() {
        let files = parsed(
            r#"fn f() { vec![speech.word("a"), g(Refusal::new(rule, if x { "b" } else { "c" }))];
                // speech.word("d")
                other.word("e"); words("f") }"#,
        );
        assert_eq!(files.first_arguments(".word"), ["a", "e"]);
        assert_eq!(files.first_arguments("speech.word"), ["a"]);
        assert_eq!(files.first_arguments("Refusal::new"), [""; 0]);
        assert_eq!(files.literals_in_calls("Refusal::new"), ["b", "c"]);
        assert_eq!(files.literals().len(), 5);
    }
}
