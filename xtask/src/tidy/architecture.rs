//! Every crate is on the map in ARCHITECTURE.md.

use super::violation::Violation;
use crate::metadata::Member;
use crate::repository::TextFile;

const MAP: &str = "ARCHITECTURE.md";

pub fn check(members: &[Member], files: &[TextFile]) -> Vec<Violation> {
    let map = files.iter().find(|file| file.path == MAP).map_or("", |file| file.text.as_str());
    let is_absent = |member: &&Member| !shows(map, &member.folder);
    let violation = |member: &Member| {
        Violation::new(MAP, 1, format!("the map does not show the crate `{}`: add it", member.folder))
    };
    members.iter().filter(is_absent).map(violation).collect()
}

/// Whether the map names the folder as a folder, `table/`, or as code, `` `table` ``. The bare word could be
/// prose.
fn shows(map: &str, folder: &str) -> bool {
    let name = folder.rsplit('/').next().unwrap_or(folder);
    let is_name_at = |at: usize| {
        let before = map[..at].chars().next_back();
        let after = map[at + name.len()..].chars().next();
        let begins = !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
        let is_code = before == Some('`') || map[..at].ends_with(&folder[..folder.len() - name.len()]);
        begins && (after == Some('/') || (after == Some('`') && is_code))
    };
    map.match_indices(name).any(|(at, _)| is_name_at(at))
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::metadata::member;
    use crate::repository::text_file;

    fn faults(map: &str, folder: &str) -> Vec<String> {
        lines(&check(&[member(folder, &[])], &[text_file(MAP, map)]))
    }

    #[test]
    fn a_crate_on_the_map_passes() {
        for map in [
            "crates/\n  table/   the kernel",
            "the kernel, `table`, is",
            "`crates/table`",
            "see crates/table/src",
        ] {
            assert_eq!(faults(map, "crates/table"), [""; 0], "{map}");
        }
    }

    #[test]
    fn a_crate_missing_from_the_map_is_found() {
        for map in ["", "people sit at a table", "crates/table-laws/", "`table-laws`", "turntable/"] {
            assert_eq!(
                faults(map, "crates/table"),
                ["ARCHITECTURE.md:1: the map does not show the crate `crates/table`: add it"],
                "{map}"
            );
        }
        assert_eq!(check(&[member("xtask", &[])], &[]).len(), 1);
    }
}
