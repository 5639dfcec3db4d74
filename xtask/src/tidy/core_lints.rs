//! Every core crate has the same clippy.toml as the kernel. Clippy reads only the nearest one, so a game
//! without it would get the milder settings of the other crates.

use super::violation::Violation;
use crate::repository::{TextFile, names_of_games};

const MODEL: &str = "crates/table/clippy.toml";

pub fn check(files: &[TextFile]) -> Vec<Violation> {
    let text_of = |path: &str| files.iter().find(|file| file.path == path).map(|file| &file.text);
    let paths = names_of_games(files).into_iter().map(|game| format!("games/{game}/rules/clippy.toml"));
    paths
        .filter(|path| text_of(MODEL).is_none() || text_of(path) != text_of(MODEL))
        .map(|path| Violation::new(&path, 1, format!("it must be the same as {MODEL}: copy that file")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::repository::text_file;

    #[test]
    fn a_game_has_the_settings_of_the_kernel() {
        let files = [
            text_file(MODEL, "a"),
            text_file("games/mall/rules/clippy.toml", "a"),
            text_file("games/city/rules/clippy.toml", "b"),
            text_file("games/zombies/rules/src/lib.rs", ""),
        ];
        assert_eq!(
            lines(&check(&files)),
            [
                "games/city/rules/clippy.toml:1: it must be the same as crates/table/clippy.toml: copy that file",
                "games/zombies/rules/clippy.toml:1: it must be the same as crates/table/clippy.toml: copy that file",
            ]
        );
        assert_eq!(check(&files[1..2]).len(), 1);
    }
}
