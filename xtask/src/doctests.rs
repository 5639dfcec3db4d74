//! Whether there are examples in doc comments. cargo-nextest does not run them, and `cargo test --doc` builds
//! everything even where there are none.
//!
//! Comments are not part of the syntax tree, so this looks at lines.

use crate::repository::TextFile;

pub fn has_doctests(files: &[TextFile]) -> bool {
    let in_libraries = |file: &&TextFile| file.is_rust() && file.path.contains("/src/");
    files.iter().filter(in_libraries).any(|file| has_doctest(&file.text))
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
