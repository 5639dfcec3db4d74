//! No file of the project names a folder of one person's machine.

use super::violation::Violation;
use crate::repository::TextFile;

/// Folders at the top of a machine in which people work. They have no slashes here so that this file passes
/// its own check.
const FOLDERS: [&str; 5] = ["work", "root", "home", "tmp", "Users"];

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            if let Some(folder) = FOLDERS.iter().find(|folder| names(line, folder)) {
                let what = format!(
                    "`/{folder}/` is a folder of one machine: write a path that begins at the top of the project"
                );
                violations.push(Violation::new(&file.path, index + 1, what));
            }
        }
    }
    violations
}

/// Whether a line has an absolute path into this folder. `target/tmp/` is a relative one.
fn names(line: &str, folder: &str) -> bool {
    let path = format!("/{folder}/");
    line.match_indices(&path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || "._-~})>*".contains(letter))
    })
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    #[test]
    fn absolute_paths_of_machines_are_found() {
        for folder in FOLDERS {
            for before in ["", "see ", "\"", "file://", "(", "=", "`"] {
                let text = format!("first\n{before}/{folder}/x/y\n");
                let found = lines(&check(&[text_file("docs/a.md", &text)]));
                assert_eq!(found.len(), 1, "{text}");
                assert!(found[0].starts_with("docs/a.md:2: "), "{found:?}");
            }
        }
    }

    #[test]
    fn relative_paths_and_addresses_are_not_found() {
        let folder = format!("/{}/", FOLDERS[0]);
        let texts = ["target", "$OUT_DIR", "https://example.org", "..", "{root}"]
            .map(|before| format!("{before}{folder}x\n"));
        let files = texts.map(|text| text_file("docs/a.md", &text));
        assert!(check(&files).is_empty());
        assert!(check(&[text_file("docs/a.md", "frameworks and /usr/bin")]).is_empty());
    }
}
