//! Files are short, end with a newline, and have no blanks at the ends of lines and, in Rust, no tabs.

use super::violation::Violation;
use crate::repository::TextFile;

/// A longer file of Rust probably serves more than one purpose.
const LINES_PER_RUST_FILE: usize = 700;

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    files.iter().flat_map(check_file).collect()
}

fn check_file(file: &TextFile) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut found = |line: usize, what: String| violations.push(Violation::new(&file.path, line, what));
    let n_lines = file.text.lines().count();
    if file.is_rust() && n_lines > LINES_PER_RUST_FILE {
        found(n_lines, format!("the file has more than {LINES_PER_RUST_FILE} lines: split it by purpose"));
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        found(n_lines, "the last line has no newline: add one".to_string());
    }
    for (index, line) in file.text.split('\n').enumerate() {
        if line.ends_with([' ', '\t', '\r']) {
            found(index + 1, "there are blanks at the end of the line: remove them".to_string());
        }
        if file.is_rust() && line.contains('\t') {
            found(index + 1, "there is a tab: indent by spaces, or write \\t".to_string());
        }
    }
    violations
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
    fn a_clean_file_and_an_empty_one_pass() {
        assert!(faults("a.rs", "fn a() {}\n").is_empty());
        assert!(faults("a.md", "").is_empty());
        assert!(faults("Makefile", "a:\n\tb\n").is_empty());
    }

    #[test]
    fn each_fault_is_found() {
        assert_eq!(faults("a.md", "a\nb"), ["a.md:2: the last line has no newline: add one"]);
        assert!(faults("a.md", "a\nb \nc\n")[0].starts_with("a.md:2: there are blanks"));
        assert!(faults("a.md", "a\r\n")[0].starts_with("a.md:1: there are blanks"));
        assert!(faults("a.rs", "\tfn a() {}\n")[0].starts_with("a.rs:1: there is a tab"));
    }

    #[test]
    fn a_long_file_of_rust_is_found() {
        let longest = "//\n".repeat(LINES_PER_RUST_FILE);
        assert!(faults("a.rs", &longest).is_empty());
        assert!(faults("a.rs", &format!("{longest}//\n"))[0].contains("more than 700 lines"));
        assert!(faults("a.md", &format!("{longest}//\n")).is_empty());
    }
}
