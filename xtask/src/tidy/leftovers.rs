//! Nothing is left for later: no `todo!`, no `dbg!`, no disabled test, no placeholder of a template.

use super::violation::Violation;
use crate::new_card::PLACEHOLDER;
use crate::repository::TextFile;
use crate::rust_source::{Token, TokenKind};

const MACROS: [(&str, &str); 3] =
    [("todo", "write it, or remove it"), ("unimplemented", "write it, or remove it"), ("dbg", "remove it")];

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let in_code = files.iter().filter(|file| file.is_rust()).flat_map(check_file);
    let placeholders = files.iter().filter(|file| !is_template(file)).flat_map(placeholders);
    in_code.chain(placeholders).collect()
}

/// The files that `cargo xtask new-card` and `new-game` write from.
fn is_template(file: &TextFile) -> bool {
    file.path.contains("/new-card/") || file.path.contains("/templates/")
}

fn placeholders(file: &TextFile) -> impl Iterator<Item = Violation> + '_ {
    let left = file.text.lines().enumerate().filter(|(_, line)| line.contains(PLACEHOLDER));
    left.map(|(index, _)| {
        Violation::new(&file.path, index + 1, format!("`{PLACEHOLDER}` is left: fill it in"))
    })
}

fn check_file(file: &TextFile) -> Vec<Violation> {
    let Ok(source) = file.rust() else { return Vec::new() };
    let tokens = source.tokens();
    let found =
        (0..tokens.len()).filter_map(|index| Some((tokens[index].place.start, leftover(&tokens[index..])?)));
    found.map(|(at, what)| Violation::new(&file.path, source.line_of(at), what)).collect()
}

/// The leftover that these tokens begin with, if any.
fn leftover(tokens: &[Token]) -> Option<String> {
    let [first, rest @ ..] = tokens else { return None };
    let next = rest.first()?;
    if let TokenKind::Word(word) = &first.kind
        && next.kind.is_sign('!')
    {
        let (name, advice) = MACROS.iter().find(|(name, _)| name == word)?;
        return Some(format!("`{name}!` is left: {advice}"));
    }
    let is_ignore = first.kind.is_sign('#') && rest.get(1).is_some_and(|word| word.kind.is_word("ignore"));
    is_ignore.then(|| "`#[ignore` is left: make the test pass, or remove it".to_string())
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    #[test]
    fn leftovers_are_found() {
        let code = "fn a() { todo!() }\nfn b() { unimplemented!(\"x\") }\nfn c() { f!(dbg! [1]) }\n#[ignore = \"slow\"]\nfn d() {}";
        let found = lines(&check(&[text_file("crates/x/src/lib.rs", code)]));
        assert_eq!(found.len(), 4);
        assert_eq!(found[0], "crates/x/src/lib.rs:1: `todo!` is left: write it, or remove it");
        assert_eq!(found[3], "crates/x/src/lib.rs:4: `#[ignore` is left: make the test pass, or remove it");
    }

    #[test]
    fn placeholders_are_found_in_every_file_but_templates() {
        let row = format!("a\n| X-1 | {PLACEHOLDER} |\n");
        let files =
            [text_file("games/toy/rulebook/en.md", &row), text_file("games/toy/new-card/row.txt", &row)];
        let found = lines(&check(&files));
        assert_eq!(found, [format!("games/toy/rulebook/en.md:2: `{PLACEHOLDER}` is left: fill it in")]);
    }

    #[test]
    fn words_about_them_are_not() {
        let code = "// todo!( later\nconst X: &str = \"dbg!(\"; fn f() { ignore(a != todo); }";
        assert!(check(&[text_file("crates/x/src/lib.rs", code)]).is_empty());
    }
}
