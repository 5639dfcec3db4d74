//! Writes mutants into a source file. Each is inactive until its number is switched on.

use std::ops::Range;

use crate::mutant::{Edit, Mutant};

/// The module that knows which mutant is active. It is appended to the crate's `lib.rs`.
pub const SWITCH: &str = r#"
#[doc(hidden)]
#[allow(clippy::all)]
pub mod planted {
    use std::cell::RefCell;
    use std::collections::BTreeSet;
    use std::io::Write;
    use std::sync::LazyLock;

    static ACTIVE: LazyLock<u32> =
        LazyLock::new(|| std::env::var("MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(0));
    static TRACE: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("MUTANTS_REACHED").ok());
    thread_local! {
        static SEEN: RefCell<BTreeSet<u32>> = const { RefCell::new(BTreeSet::new()) };
    }

    #[inline]
    pub fn is(n: u32) -> bool {
        if TRACE.is_some() {
            reached(n);
        }
        *ACTIVE == n
    }

    /// Records which test reaches this mutant, by the name of its thread.
    fn reached(n: u32) {
        let is_new = SEEN.try_with(|seen| seen.borrow_mut().insert(n)).unwrap_or(true);
        if let (true, Some(path)) = (is_new, TRACE.as_ref()) {
            let thread = std::thread::current();
            let line = format!("{n} {}\n", thread.name().unwrap_or("?"));
            let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
            file.and_then(|mut file| file.write_all(line.as_bytes())).expect("the trace can be written");
        }
    }
}
"#;

/// A file with its mutants, and where each of them is.
pub struct Planted {
    pub text: String,
    /// The number of each mutant, and its bytes in the text.
    pub places: Vec<(usize, Range<usize>)>,
}

/// Writes mutants into the text of their file. Each comes with its number.
pub fn plant(text: &str, mutants: &[(usize, &Mutant)]) -> Planted {
    let mut sites: Vec<Site> = Vec::new();
    for (number, mutant) in mutants {
        match sites.iter_mut().find(|site| site.range == mutant.range) {
            Some(site) => site.mutants.push((*number, &mutant.edit)),
            None => sites.push(Site { range: mutant.range.clone(), mutants: vec![(*number, &mutant.edit)] }),
        }
    }
    // Outer sites before inner ones.
    sites.sort_by_key(|site| (site.range.start, usize::MAX - site.range.end));
    let mut writer = Writer {
        original: text,
        sites: &sites,
        planted: Planted { text: String::new(), places: Vec::new() },
    };
    let mut next = 0;
    writer.write(0..text.len(), &mut next);
    writer.planted
}

/// A piece of the original text with the mutants that change exactly this piece.
struct Site<'a> {
    range: Range<usize>,
    mutants: Vec<(usize, &'a Edit)>,
}

struct Writer<'a> {
    original: &'a str,
    sites: &'a [Site<'a>],
    planted: Planted,
}

impl Writer<'_> {
    /// Writes this range of the original with the sites inside it, starting at the site `next`.
    fn write(&mut self, range: Range<usize>, next: &mut usize) {
        let mut at = range.start;
        while let Some(site) = self.sites.get(*next).filter(|site| site.range.end <= range.end) {
            self.planted.text.push_str(&self.original[at..site.range.start]);
            *next += 1;
            self.site(site, next);
            at = site.range.end;
        }
        self.planted.text.push_str(&self.original[at..range.end]);
    }

    fn site(&mut self, site: &Site, next: &mut usize) {
        let start = self.planted.text.len();
        let is_statement = site.mutants.iter().any(|(_, edit)| matches!(edit, Edit::Without));
        if let [(number, Edit::Guard)] = site.mutants[..] {
            self.planted.text.push_str(&format!(" if !{}", is_active(number)));
        } else if is_statement {
            let conditions: Vec<String> =
                site.mutants.iter().map(|(n, _)| format!("!{}", is_active(*n))).collect();
            self.planted.text.push_str(&format!("if {} {{ ", conditions.join(" && ")));
            self.write(site.range.clone(), next);
            self.planted.text.push_str(" }");
        } else {
            // A match arm that is a block needs no comma, so a block must stay a block.
            let is_block = self.original[site.range.clone()].starts_with('{');
            let (open, close) = if is_block { ('{', '}') } else { ('(', ')') };
            self.planted.text.push(open);
            for (number, edit) in &site.mutants {
                if let Edit::Instead(new) = edit {
                    let from = self.planted.text.len();
                    self.planted.text.push_str(&format!("if {} {{ {new} }} else ", is_active(*number)));
                    self.planted.places.push((*number, from..self.planted.text.len()));
                }
            }
            self.planted.text.push_str("{ ");
            self.write(site.range.clone(), next);
            self.planted.text.push_str(" }");
            self.planted.text.push(close);
        }
        let end = self.planted.text.len();
        for (number, _) in &site.mutants {
            self.planted.places.push((*number, start..end));
        }
    }
}

fn is_active(number: usize) -> String {
    format!("crate::planted::is({number})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;
    use crate::source::Source;

    fn planted(text: &str) -> Planted {
        let source = Source { path: String::new(), module: String::new(), text: text.to_string() };
        let found = find::mutants(&source).unwrap();
        let numbered: Vec<(usize, &Mutant)> =
            found.iter().enumerate().map(|(n, mutant)| (n + 1, mutant)).collect();
        let mut planted = plant(text, &numbered);
        planted.text = planted.text.replace("crate::planted::", "");
        planted
    }

    #[test]
    fn nested_mutants_are_planted_together() {
        assert_eq!(
            planted("fn f() { if a < b && c {} }").text,
            "fn f() { if (if is(1) { true } else if is(3) { a >= b } else if is(4) { a <= b } else { a < b }) \
             && (if is(2) { true } else { c }) {} }"
        );
        assert_eq!(
            planted("fn f() { a(1); }").text,
            "fn f() { if !is(1) { a((if is(2) { 2 } else if is(3) { 0 } else { 1 })); } }"
        );
    }

    #[test]
    fn an_arm_gets_a_guard() {
        assert_eq!(
            planted("fn f() { match a { A => {} _ => {} } }").text,
            "fn f() { match a { A if !is(1) => {} _ => {} } }"
        );
    }

    #[test]
    fn an_arm_that_is_a_block_stays_one() {
        assert_eq!(
            planted("fn f() { match a { A => { b } B => c } }").text,
            "fn f() { match a { A => {if is(1) { c } else { { b } }} B => c } }"
        );
    }

    #[test]
    fn the_places_are_those_of_the_new_text() {
        let planted = planted_with_paths("fn f() { let x = a == b; }");
        let (number, range) = &planted.places[0];
        assert_eq!(*number, 1);
        assert_eq!(&planted.text[range.clone()], "if crate::planted::is(1) { a != b } else ");
    }

    fn planted_with_paths(text: &str) -> Planted {
        let source = Source { path: String::new(), module: String::new(), text: text.to_string() };
        let found = find::mutants(&source).unwrap();
        plant(text, &[(1, &found[0])])
    }
}
