//! Finds the packages that have examples in doc comments. cargo-nextest does not run them. `cargo test --doc`
//! does, but it builds every package even if there are none, and fails for packages without a library.
//!
//! Comments are not part of the syntax tree, so this looks at lines.

use crate::metadata::Member;
use crate::repository::TextFile;
use crate::test::scope::Scope;

/// The part of a scope that has examples. `None` if no part has any.
pub fn with_doctests(scope: &Scope, members: &[Member], files: &[TextFile]) -> Option<Scope> {
    let has_doctests = |member: &&Member| {
        let source = format!("{}/src", member.folder);
        let is_library = files.iter().any(|file| file.path == format!("{source}/lib.rs"));
        is_library
            && files.iter().any(|file| file.is_rust() && file.is_in(&source) && has_doctest(&file.text))
    };
    let names: Vec<String> = members
        .iter()
        .filter(|member| scope.has(&member.package.name))
        .filter(has_doctests)
        .map(|member| member.package.name.clone())
        .collect();
    match scope {
        _ if names.is_empty() => None,
        // All packages together are built with the same features as for the other tests.
        Scope::Workspace => Some(Scope::Workspace),
        Scope::Packages(_) => Some(Scope::Packages(names)),
    }
}

fn has_doctest(text: &str) -> bool {
    let mut is_inside_a_block = false;
    for line in text.lines() {
        let line = line.trim_start();
        let Some(words) = line.strip_prefix("///").or(line.strip_prefix("//!")) else {
            is_inside_a_block = false;
            continue;
        };
        let Some(language) = words.trim_start().strip_prefix("```") else { continue };
        if !is_inside_a_block && is_run(language) {
            return true;
        }
        is_inside_a_block = !is_inside_a_block;
    }
    false
}

/// For rustdoc, a block without a language is Rust.
fn is_run(language: &str) -> bool {
    let first = language.split([',', ' ']).next().unwrap_or_default().trim();
    matches!(first, "" | "rust" | "no_run" | "should_panic" | "compile_fail") || first.starts_with("edition")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::member;
    use crate::repository::text_file;

    #[test]
    fn only_libraries_with_examples_are_built_for_them() {
        let example = "/// ```\n/// assert!(true);\n/// ```";
        let members = ["crates/dice", "crates/cards", "crates/cli"].map(|folder| member(folder, &[]));
        let files = [
            text_file("crates/dice/src/lib.rs", ""),
            text_file("crates/dice/src/throw.rs", example),
            text_file("crates/cards/src/lib.rs", "/// A card."),
            text_file("crates/cli/src/main.rs", example),
        ];
        let packages = |names: &[&str]| Scope::Packages(names.iter().map(ToString::to_string).collect());
        let with_doctests = |scope: &Scope| with_doctests(scope, &members, &files);
        assert_eq!(with_doctests(&packages(&["cards", "cli", "dice"])), Some(packages(&["dice"])));
        assert_eq!(with_doctests(&packages(&["cards", "cli"])), None);
        assert_eq!(with_doctests(&Scope::Workspace), Some(Scope::Workspace));
    }

    #[test]
    fn a_block_of_rust_is_run() {
        assert!(has_doctest("/// It adds.\n/// ```\n/// assert_eq!(1 + 1, 2);\n/// ```\nfn add() {}"));
        assert!(has_doctest("//! ```compile_fail\n//! x\n//! ```"));
    }

    #[test]
    fn a_block_of_text_is_not() {
        assert!(!has_doctest("//! ```text\n//! a journal\n//! ```\n"));
        assert!(!has_doctest("/// ```ignore\n/// x\n/// ```\nlet a = \"```\";"));
    }
}
