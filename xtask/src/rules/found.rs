//! The rule ids in the source of one crate: marks in its code, and ids in its tests.

use std::collections::BTreeMap;

use super::catalogue::Catalogue;
use super::id::{id_in_name, ids_in, is_id};
use crate::repository::TextFile;

/// Each id with the first place it was found at, `file:line`.
#[derive(Default)]
pub struct Found {
    pub marks: BTreeMap<String, String>,
    pub tests: BTreeMap<String, String>,
    /// Files that cannot be parsed, each as `file:line: reason`.
    pub unreadable: Vec<String>,
}

impl Found {
    /// Looks through `src` and `tests` of a crate's folder.
    pub fn add_crate(&mut self, files: &[TextFile], folder: &str, catalogue: &Catalogue) {
        let source_folder = format!("{folder}/src");
        let test_folder = format!("{folder}/tests");
        for file in files.iter().filter(|file| file.is_rust()) {
            if file.is_in(&source_folder) {
                self.add_file(file, file.path.ends_with("/tests.rs"), catalogue);
            } else if file.is_in(&test_folder) {
                self.add_file(file, true, catalogue);
            }
        }
    }

    fn add_file(&mut self, file: &TextFile, is_all_test: bool, catalogue: &Catalogue) {
        let source = match file.rust() {
            Ok(source) => source,
            Err(unreadable) => {
                self.unreadable.push(format!("{}:{}: {}", file.path, unreadable.line, unreadable.reason));
                return;
            }
        };
        let is_test = |at: usize| is_all_test || source.is_test(at);
        for (at, text) in source.strings() {
            let place = || format!("{}:{}", file.path, source.line_of(at));
            if is_test(at) {
                for id in ids_in(text) {
                    self.tests.entry(id.to_string()).or_insert_with(place);
                }
            } else if is_id(text) {
                self.marks.entry(text.to_string()).or_insert_with(place);
            }
        }
        let Some(letters) = catalogue.letters() else { return };
        // Only functions with the attribute `#[test]` count: a helper of the same name proves nothing.
        for (at, name) in source.test_functions().iter().filter(|(at, _)| is_test(*at)) {
            if let Some(id) = id_in_name(name, letters, |id| catalogue.has(id)) {
                let place = || format!("{}:{}", file.path, source.line_of(*at));
                self.tests.entry(id).or_insert_with(place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::text_file;

    fn found(files: &[TextFile]) -> Found {
        let catalogue = Catalogue::parse("| MALL-3.7 | a |\n| MALL-3.8 | b |\n| MALL-EX4 | c |\n");
        let mut found = Found::default();
        found.add_crate(files, "games/mall/rules", &catalogue);
        found
    }

    fn keys(map: &BTreeMap<String, String>) -> Vec<&str> {
        map.keys().map(String::as_str).collect()
    }

    #[test]
    fn a_mark_is_a_literal_that_is_an_id() {
        let code = "// \"MALL-1.1\"\nfn f() { rule!(\"MALL-3.7\"); Refusal::new(\"MALL-3.8\", \"x\");\n\
                    errors.add(\"MALL-9.9\", \"seats\"); log(\"as in MALL-1.2\"); }";
        let found = found(&[text_file("games/mall/rules/src/flow/vote.rs", code)]);
        assert_eq!(keys(&found.marks), ["MALL-3.7", "MALL-3.8", "MALL-9.9"]);
        assert_eq!(found.marks["MALL-9.9"], "games/mall/rules/src/flow/vote.rs:3");
        assert!(found.tests.is_empty());
    }

    #[test]
    fn a_test_carries_an_id_in_its_name_or_in_a_string() {
        let code = "#[test]\n#[should_panic(expected = \"x\")]\nfn mall_3_7_ties() {}\nfn mall_3_8_helper() {}\n\
                    const ROWS: &str = \"vote B => refused, MALL-EX4\";";
        let found = found(&[text_file("games/mall/rules/tests/rules/votes.rs", code)]);
        assert_eq!(keys(&found.tests), ["MALL-3.7", "MALL-EX4"]);
        assert!(found.marks.is_empty());
    }

    #[test]
    fn a_test_module_in_the_source_is_a_test_and_no_mark() {
        let code = "fn f() { rule!(\"MALL-3.8\") }\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn mall_ex4() { check(\"MALL-3.7\") }\n}";
        let found = found(&[text_file("games/mall/rules/src/query.rs", code)]);
        assert_eq!(keys(&found.marks), ["MALL-3.8"]);
        assert_eq!(keys(&found.tests), ["MALL-3.7", "MALL-EX4"]);
    }

    #[test]
    fn another_crate_is_not_looked_at() {
        let found = found(&[text_file("games/mall-two/rules/src/lib.rs", "fn f() { rule!(\"MALL-3.7\") }")]);
        assert!(found.marks.is_empty());
    }

    #[test]
    fn ids_in_comments_are_neither_marks_nor_tests() {
        let code = "//! \"MALL-3.7\"\n/// MALL-3.8\nfn f() {} /* rule!(\"MALL-EX4\") */";
        for folder in ["src", "tests"] {
            let found = found(&[text_file(&format!("games/mall/rules/{folder}/a.rs"), code)]);
            assert!(found.marks.is_empty() && found.tests.is_empty(), "{folder}");
        }
    }

    #[test]
    fn a_file_that_is_not_rust_is_reported() {
        let found = found(&[text_file("games/mall/rules/src/a.rs", "mod a;\nfn (")]);
        assert!(found.unreadable[0].starts_with("games/mall/rules/src/a.rs:2: "), "{:?}", found.unreadable);
    }
}
