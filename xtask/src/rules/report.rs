//! What `cargo xtask rules` reports about each game, and about the kernel itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::Serialize;

use super::catalogue::Catalogue;
use super::found::Found;
use super::id::{is_example, letters_of};
use crate::repository::{TextFile, names_of_games};

/// Scripts read it with `--json` and rely on the keys.
#[derive(Serialize)]
pub struct Report {
    pub game: String,
    pub ids: usize,
    /// Ids that have a mark or need none: examples, and those listed as without code.
    pub marked: usize,
    /// Ids that have a test or need none: those listed as without code.
    pub tested: usize,
    pub missing: Vec<String>,
    /// Ids in the code or in a test that the catalogue does not have, and faults of the catalogue.
    pub unknown: Vec<String>,
}

impl Report {
    pub fn n_faults(&self) -> usize {
        self.missing.len() + self.unknown.len()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, ids, marked, tested, missing, unknown } = self;
        write!(f, "{game}: {ids} ids, {marked} marked, {tested} tested")?;
        missing.iter().try_for_each(|what| write!(f, "\n  missing  {what}"))?;
        unknown.iter().try_for_each(|what| write!(f, "\n  unknown  {what}"))
    }
}

/// The catalogue of the kernel's own refusals, and the crate that enforces them. The tests of the laws count
/// for it too, because they play whole games.
const TABLE: &str = "table";
const TABLE_CRATE: &str = "crates/table";
const LAWS_CRATE: &str = "crates/table-laws";

/// One report per game, then one for the kernel.
pub fn reports(files: &[TextFile]) -> Vec<Report> {
    let catalogues = read_catalogues(files);
    let mut games: BTreeSet<&str> = names_of_games(files).into_iter().collect();
    games.extend(catalogues.keys());
    games.remove(TABLE);
    games.into_iter().chain([TABLE]).map(|game| report(files, game, &catalogues)).collect()
}

/// The letters that the rule ids of each catalogue begin with, and its game.
pub fn letters_of_catalogues(files: &[TextFile]) -> BTreeMap<String, &str> {
    let catalogues = read_catalogues(files);
    catalogues
        .into_iter()
        .filter_map(|(game, catalogue)| Some((catalogue.letters()?.to_string(), game)))
        .collect()
}

/// The catalogues by game. A file without any id, such as a README, is not a catalogue.
fn read_catalogues(files: &[TextFile]) -> BTreeMap<&str, Catalogue> {
    let named = files.iter().filter_map(|file| {
        let (game, language) = rulebook_of(&file.path)?;
        // A translation is compared with the original, not counted.
        (language == "en").then(|| (game, Catalogue::parse(&file.text)))
    });
    named.filter(|(_, catalogue)| !catalogue.ids.is_empty()).collect()
}

/// The game and the language of a rulebook: `games/<game>/rulebook/fr.md`.
fn rulebook_of(path: &str) -> Option<(&str, &str)> {
    let shelf = path.strip_prefix("games/").or_else(|| path.strip_prefix("crates/"))?;
    let (game, file) = shelf.split_once("/rulebook/")?;
    Some((game, file.strip_suffix(".md")?))
}

fn rulebook(game: &str) -> String {
    let folder = if game == TABLE { TABLE_CRATE.to_string() } else { format!("games/{game}") };
    format!("{folder}/rulebook/en.md")
}

/// The ids that a translation lacks, and those that only it has.
fn faults_of_translations(files: &[TextFile], game: &str, catalogue: &Catalogue) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files {
        let Some((of, language)) = rulebook_of(&file.path) else { continue };
        if of != game || language == "en" {
            continue;
        }
        let translated = Catalogue::parse(&file.text);
        let lacks = catalogue.ids.iter().filter(|id| !translated.ids.contains(id));
        faults.extend(lacks.map(|id| format!("{id}: not in {language}")));
        let strange = translated.ids.iter().filter(|id| !catalogue.ids.contains(id));
        faults.extend(strange.map(|id| format!("{id}: only in {language}")));
    }
    faults
}

fn report(files: &[TextFile], game: &str, catalogues: &BTreeMap<&str, Catalogue>) -> Report {
    let mut report = Report {
        game: game.to_string(),
        ids: 0,
        marked: 0,
        tested: 0,
        missing: Vec::new(),
        unknown: Vec::new(),
    };
    let Some(catalogue) = catalogues.get(game) else {
        report.missing.push(format!("{}: no catalogue", rulebook(game)));
        return report;
    };
    let found = find(files, game, catalogue);
    report.ids = catalogue.ids.len();
    for id in &catalogue.ids {
        let is_without_code = catalogue.without_code.contains(id);
        if is_without_code || is_example(id) || found.marks.contains_key(id) {
            report.marked += 1;
        } else {
            report.missing.push(format!("{id}: no mark"));
        }
        if is_without_code || found.tests.contains_key(id) {
            report.tested += 1;
        } else {
            report.missing.push(format!("{id}: no test"));
        }
    }
    report.missing.extend(faults_of_translations(files, game, catalogue));
    for (line, what) in &catalogue.faults {
        report.unknown.push(format!("{}:{line}: {what}", rulebook(game)));
    }
    report.unknown.extend(found.unreadable);
    for (id, place) in found.marks.iter().chain(&found.tests) {
        if is_unknown(id, catalogues) {
            report.unknown.push(format!("{id}: {place}"));
        }
    }
    report
}

fn find(files: &[TextFile], game: &str, catalogue: &Catalogue) -> Found {
    let mut found = Found::default();
    if game == TABLE {
        found.add_crate(files, LAWS_CRATE, catalogue);
        found.marks.clear();
        found.add_crate(files, TABLE_CRATE, catalogue);
    } else {
        found.add_crate(files, &format!("games/{game}/rules"), catalogue);
    }
    found
}

/// Whether it looks like an id of one of the games but no catalogue has it. `UTF-8` belongs to no game.
fn is_unknown(id: &str, catalogues: &BTreeMap<&str, Catalogue>) -> bool {
    let is_of_a_game = catalogues.values().any(|catalogue| catalogue.letters() == Some(letters_of(id)));
    is_of_a_game && !catalogues.values().any(|catalogue| catalogue.has(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::text_file;

    const MALL: &str = "| MALL-1.1 | a [seed] |\n| MALL-1.2 | b [seed] |\n| MALL-EX1 | c |\n## Without code\n| MALL-1.2 | d |\n";
    const OF_THE_TABLE: &str = "| TABLE-1 | a [ruling] |\n";

    fn reports_on(source: &str, tests: &str) -> Vec<Report> {
        reports(&[
            text_file("games/mall/rulebook/en.md", MALL),
            text_file("crates/table/rulebook/en.md", OF_THE_TABLE),
            text_file("docs/rules/README.md", "About ids."),
            text_file("games/mall/rules/src/lib.rs", &format!("fn f() {{ {source} }}")),
            text_file("games/mall/rules/tests/rules.rs", tests),
            text_file("crates/table/src/refusal.rs", "fn f() { Refusal { rule: \"TABLE-1\" } }"),
            text_file("crates/table-laws/tests/toys.rs", "#[test] fn table_1_over() {}"),
        ])
    }

    #[test]
    fn a_complete_game_has_no_fault() {
        let reports = reports_on(
            "rule!(\"MALL-1.1\"); refuse(\"TABLE-1\"); print(\"UTF-8\");",
            "#[test] fn mall_1_1_a() {} #[test] fn mall_ex1() {}",
        );
        assert_eq!(
            serde_json::to_string(&reports).unwrap(),
            r#"[{"game":"mall","ids":3,"marked":3,"tested":3,"missing":[],"unknown":[]},{"game":"table","ids":1,"marked":1,"tested":1,"missing":[],"unknown":[]}]"#
        );
    }

    #[test]
    fn missing_and_unknown_ids_are_named() {
        let reports = reports_on("rule!(\"MALL-9.9\"); rule!(\"TABLE-7\");", "#[test] fn mall_1_3_x() {}");
        let expected = "\
mall: 3 ids, 2 marked, 1 tested
  missing  MALL-1.1: no mark
  missing  MALL-1.1: no test
  missing  MALL-EX1: no test
  unknown  MALL-9.9: games/mall/rules/src/lib.rs:1
  unknown  TABLE-7: games/mall/rules/src/lib.rs:1
  unknown  MALL-1.3: games/mall/rules/tests/rules.rs:1";
        assert_eq!(reports[0].to_string(), expected);
        assert_eq!(reports[0].n_faults(), 6);
    }

    #[test]
    fn a_game_without_catalogue_and_a_catalogue_without_game_are_faults() {
        let files =
            [text_file("games/city/rules/src/lib.rs", ""), text_file("games/mall/rulebook/en.md", MALL)];
        let reports = reports(&files);
        assert_eq!(reports[0].missing, ["games/city/rulebook/en.md: no catalogue"]);
        assert_eq!(reports[1].missing.len(), 3);
        assert_eq!(reports[2].missing, ["crates/table/rulebook/en.md: no catalogue"]);
    }

    #[test]
    fn a_translation_states_the_same_rules() {
        let files = [
            text_file("games/mall/rules/src/lib.rs", ""),
            text_file("games/mall/rulebook/en.md", MALL),
            text_file(
                "games/mall/rulebook/fr.md",
                "| MALL-1.1 | a [seed] |\n| MALL-EX1 | c |\n| MALL-1.9 | z [seed] |\n",
            ),
        ];
        let reports = reports(&files);
        assert_eq!(reports.len(), 2, "a translation is no game");
        let of_translation: Vec<&String> =
            reports[0].missing.iter().filter(|fault| fault.contains(" fr")).collect();
        assert_eq!(of_translation, ["MALL-1.2: not in fr", "MALL-1.9: only in fr"]);
    }
}
