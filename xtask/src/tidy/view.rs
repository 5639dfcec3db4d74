//! `view` destructures the state without `..`, and the files of the view do the same with everything that
//! they destructure. So a new field does not compile until somebody has decided who sees it.

use super::violation::Violation;
use crate::repository::{TextFile, names_of_games};

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for game in names_of_games(files) {
        let path = format!("games/{game}/rules/src/view.rs");
        match files.iter().find(|file| file.path == path) {
            Some(file) => violations.extend(check_view(file)),
            None => violations.push(Violation::new(
                &path,
                1,
                "the game has no view: write what each observer may know",
            )),
        }
        let folder = format!("games/{game}/rules/src/view/");
        let parts = files.iter().filter(|file| file.path.starts_with(&folder) && file.path.ends_with(".rs"));
        violations.extend(parts.flat_map(check_patterns));
    }
    violations
}

fn check_view(file: &TextFile) -> Vec<Violation> {
    if file.rust().is_ok_and(|source| source.struct_patterns().is_empty()) {
        let what = "the view does not destructure the state: begin with `let State { every, field } = self;`";
        return vec![Violation::new(&file.path, 1, what)];
    }
    check_patterns(file)
}

fn check_patterns(file: &TextFile) -> Vec<Violation> {
    let Ok(source) = file.rust() else { return Vec::new() };
    let hiding = source.struct_patterns().iter().filter(|pattern| pattern.has_rest);
    let violation = |at: usize| {
        let what = "`..` would hide a new field: name every field and decide who sees it";
        Violation::new(&file.path, source.line_of(at), what)
    };
    hiding.map(|pattern| violation(pattern.at)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    fn faults(text: &str) -> Vec<String> {
        lines(&check(&[text_file("games/mall/rules/src/view.rs", text)]))
    }

    /// What is found in a view with this body.
    fn faults_in_body(body: &str) -> Vec<String> {
        faults(&format!("fn view() {{ {body} }}"))
    }

    #[test]
    fn a_state_destructured_field_by_field_passes() {
        assert_eq!(faults("fn view() {\n let Mall { chief, round: _ } = self;\n }"), [""; 0]);
        assert_eq!(
            faults_in_body("let state::Mall { a } = self; if let Frame::Vote { b, .. } = f {}"),
            [""; 0]
        );
    }

    #[test]
    fn two_dots_are_found() {
        let found = faults("fn view() {\n    let Mall {\n        chief,\n        ..\n    } = self;\n}");
        assert_eq!(
            found,
            [
                "games/mall/rules/src/view.rs:2: `..` would hide a new field: name every field and decide who sees it"
            ]
        );
        assert_eq!(faults_in_body("let Mall { chief } = self; let Hand { size, .. } = hand;").len(), 1);
    }

    #[test]
    fn a_view_that_reads_fields_one_by_one_is_found() {
        assert!(faults("fn view() { View { chief: self.chief } }")[0].contains("does not destructure"));
        assert!(
            faults_in_body("let n = { 1 }; let Some(x) = y else { z };")[0].contains("does not destructure")
        );
    }

    #[test]
    fn two_dots_are_found_in_the_files_of_a_view() {
        let faults = |text| {
            let view = text_file("games/mall/rules/src/view.rs", "fn view() { let Mall { chief } = self; }");
            lines(&check(&[view, text_file("games/mall/rules/src/view/seats.rs", text)]))
        };
        assert_eq!(faults("fn f() { let Hand { size } = hand; }"), [""; 0]);
        assert_eq!(faults("fn size() { hand.size }"), [""; 0], "the state is taken apart by the view itself");
        let found = faults("\nfn f(Hand { size, .. }: Hand) {}");
        assert!(found[0].starts_with("games/mall/rules/src/view/seats.rs:2: `..` would hide"), "{found:?}");
    }

    #[test]
    fn a_game_has_a_view() {
        let found = lines(&check(&[text_file("games/mall/rules/src/lib.rs", "")]));
        assert!(found[0].starts_with("games/mall/rules/src/view.rs:1: the game has no view"), "{found:?}");
    }
}
