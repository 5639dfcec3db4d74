//! Every file of Rust can be parsed: the other checks skip a file that cannot.

use super::violation::Violation;
use crate::repository::TextFile;

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let unreadable =
        files.iter().filter(|file| file.is_rust()).filter_map(|file| Some((file, file.rust().err()?)));
    let violation = |(file, fault): (&TextFile, &crate::rust_source::Unreadable)| {
        Violation::new(&file.path, fault.line, format!("it cannot be parsed as Rust: {}", fault.reason))
    };
    unreadable.map(violation).collect()
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    #[test]
    fn a_file_that_is_not_rust_is_found() {
        let files =
            [text_file("a.rs", "mod b;\n"), text_file("a.md", "fn ("), text_file("b.rs", "mod b;\nfn (")];
        let found = lines(&check(&files));
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("b.rs:2: it cannot be parsed as Rust: "), "{found:?}");
    }
}
