//! `cargo xtask tidy`: checks those invariants in ARCHITECTURE.md that a program can check. Each check has a
//! file of its own; each violation is one line `file:line: what is wrong and what to do`.

mod architecture;
mod core_code;
mod core_lints;
mod counts;
mod dependencies;
mod layout;
mod leftovers;
mod licences;
mod names_of_games;
mod paths;
mod readable;
mod texts;
mod view;
mod violation;

use crate::failure::{Failure, refuse_arguments};
use crate::metadata::{read_all_packages, read_members};
use crate::repository::{find_root, read_text_files};

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    refuse_arguments(arguments)?;
    let root = find_root()?;
    let files = read_text_files(&root)?;
    let members = read_members(&root)?;
    let (packages, unreadable) = match read_all_packages(&root) {
        Ok(packages) => (packages, Vec::new()),
        Err(failure) => (Vec::new(), vec![licences::unreadable(&failure)]),
    };
    let mut violations = [
        unreadable,
        readable::check(&files),
        dependencies::check(&members, &files),
        core_code::check(&files),
        core_lints::check(&files),
        counts::check(&files),
        view::check(&files),
        leftovers::check(&files),
        texts::check(&files),
        layout::check(&files),
        names_of_games::check(&files),
        paths::check(&files),
        architecture::check(&members, &files),
        licences::check_packages(&packages, &files),
        licences::check_sources(&files),
    ]
    .concat();
    violations.sort();
    violations.iter().for_each(|violation| println!("{violation}"));
    match violations.len() {
        0 => {
            println!("tidy: {} files and {} packages, no violations", files.len(), packages.len());
            Ok(())
        }
        n => Err(Failure::Wrong(format!("tidy found {n} violations"))),
    }
}
