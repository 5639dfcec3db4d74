//! The files of the project, in the form in which every check reads them.

use std::cell::OnceCell;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::output_of;
use crate::failure::Failure;
use crate::rust_source::{RustSource, Unreadable};

/// A text file of the project.
pub struct TextFile {
    /// From the top of the repository, with `/` on every system.
    pub path: String,
    pub text: String,
    /// The file as Rust source, from the first time that somebody asks for it.
    source: OnceCell<Result<RustSource, Unreadable>>,
}

impl TextFile {
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> TextFile {
        TextFile { path: path.into(), text: text.into(), source: OnceCell::new() }
    }

    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// The file as Rust source. Tidy reports the files that cannot be parsed.
    pub fn rust(&self) -> Result<&RustSource, &Unreadable> {
        self.source.get_or_init(|| RustSource::parse(&self.text)).as_ref()
    }

    /// Whether the file lies in this folder, or in one inside it.
    pub fn is_in(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }
}

/// The top of the repository, found from the folder the command was called in.
pub fn find_root() -> Result<PathBuf, Failure> {
    let here = std::env::current_dir().map_err(|error| Failure::Wrong(format!("no folder: {error}")))?;
    let top = here.ancestors().find(|folder| folder.join("xtask/Cargo.toml").is_file());
    match top {
        Some(top) => Ok(top.to_path_buf()),
        None => Err(Failure::Wrong("run it inside the repository of the project".to_string())),
    }
}

/// The paths of all files that git tracks or would track, so that a new file is checked before it is
/// committed. A file that was deleted but is still tracked does not count.
pub fn list_files(root: &Path) -> Result<Vec<String>, Failure> {
    let mut command = Command::new("git");
    command.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let listing = output_of(&mut command, "git ls-files")?;
    let mut paths: Vec<String> = listing.split_terminator('\0').map(str::to_string).collect();
    paths.sort_unstable();
    paths.dedup();
    paths.retain(|path| root.join(path).is_file());
    Ok(paths)
}

/// All text files of the project; pictures and the like are left out.
pub fn read_text_files(root: &Path) -> Result<Vec<TextFile>, Failure> {
    let readable = list_files(root)?.into_iter().filter_map(|path| {
        let text = std::fs::read_to_string(root.join(&path)).ok().filter(|text| !text.contains('\0'))?;
        Some(TextFile::new(path, text))
    });
    Ok(readable.collect())
}

/// The folders of the games, `games/<game>`, by name.
pub fn names_of_games(files: &[TextFile]) -> Vec<&str> {
    let mut names: Vec<&str> = files
        .iter()
        .filter_map(|file| file.path.strip_prefix("games/")?.split_once('/'))
        .map(|(name, _)| name)
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[cfg(test)]
pub fn text_file(path: &str, text: &str) -> TextFile {
    TextFile::new(path, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_a_folder_in_games() {
        let files = [
            text_file("games/mall/rules/src/lib.rs", ""),
            text_file("games/city/rules/Cargo.toml", ""),
            text_file("games/mall/rules/Cargo.toml", ""),
            text_file("games/README.md", ""),
            text_file("crates/games/src/lib.rs", ""),
        ];
        assert_eq!(names_of_games(&files), ["city", "mall"]);
    }

    #[test]
    fn a_folder_is_not_one_whose_name_only_begins_like_it() {
        assert!(text_file("crates/table/src/lib.rs", "").is_in("crates/table"));
        assert!(!text_file("crates/table-laws/src/lib.rs", "").is_in("crates/table"));
    }
}
