//! `cargo xtask test --changed`: runs the steps that a change can affect; clippy and the tests run only on
//! the packages that it can affect.
//!
//! The change is everything since the commit at which this branch left the branch it follows, committed or
//! not.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use super::scope::Scope;
use super::{Planned, Step};
use crate::cargo::output_of;
use crate::failure::Failure;
use crate::metadata::{Member, read_members};
use crate::repository::{TextFile, read_text_files};

/// Files that every crate is built with.
const OF_ALL_CRATES: [&str; 6] = [
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
    "clippy.toml",
    ".cargo/config.toml",
    ".config/nextest.toml",
];

/// Crates that read or write folders of the client: one is built from it, and the golden tests of others
/// write types and tables into it.
const READERS_OF_THE_CLIENT: [(&str, &str); 3] =
    [("web/", "crates/client"), ("web/src/lib/", "crates/wire"), ("web/src/games/", "crates/games")];

/// The package of the program that the browser tests start.
const PROGRAM: &str = "cli";

/// The steps that the change can affect. It prints what is left out, and why.
pub fn plan(root: &Path, since: Option<&str>, steps: &'static [Step]) -> Result<Vec<Planned>, Failure> {
    let base = match since {
        Some(commit) => commit.to_string(),
        None => base_of_change(root)?,
    };
    let change = Change {
        paths: changed_paths(root, &base)?,
        members: read_members(root)?,
        files: read_text_files(root)?,
    };
    println!("{} files have changed since {base}.", change.paths.len());
    let affected = change.affected();
    let scope = affected.scope(&change.members);
    let mut planned = Vec::new();
    for step in steps {
        match affected.reason_to_leave_out(step.name) {
            Some(reason) => println!("left out: {}, because {reason}", step.name),
            None => planned.push(Planned::within(step, &scope)),
        }
    }
    if let Scope::Packages(names) = &scope {
        let others = change.members.iter().filter(|member| !names.contains(&member.package.name));
        let others: Vec<&str> = others.map(|member| member.package.name.as_str()).collect();
        println!("left out of clippy and the tests: {}, which the change cannot reach", others.join(", "));
    }
    Ok(planned)
}

/// The commit at which this branch left the branch that it follows, or the last commit if it follows none.
fn base_of_change(root: &Path) -> Result<String, Failure> {
    for branch in ["@{upstream}", "origin/HEAD", "origin/main", "main"] {
        let base = git(root, &["merge-base", "HEAD", branch]);
        if let Ok(base) = base {
            return Ok(base.trim().to_string());
        }
    }
    git(root, &["rev-parse", "HEAD"]).map(|commit| commit.trim().to_string())
}

/// Every file that differs from that commit: changed, deleted or new, committed or not.
fn changed_paths(root: &Path, base: &str) -> Result<BTreeSet<String>, Failure> {
    let tracked = git(root, &["diff", "--name-only", "--no-renames", "-z", base, "--"])?;
    let new = git(root, &["ls-files", "-z", "--others", "--exclude-standard"])?;
    Ok(tracked.split_terminator('\0').chain(new.split_terminator('\0')).map(str::to_string).collect())
}

fn git(root: &Path, arguments: &[&str]) -> Result<String, Failure> {
    output_of(Command::new("git").current_dir(root).args(arguments), &format!("git {}", arguments.join(" ")))
}

struct Change {
    paths: BTreeSet<String>,
    members: Vec<Member>,
    /// All files of the project as they are now.
    files: Vec<TextFile>,
}

/// What a change can affect.
#[derive(PartialEq, Eq, Debug)]
struct Affected {
    /// Packages that must be checked and tested anew.
    tested: BTreeSet<String>,
    /// Those of them that are themselves built differently. The others are only tested together with one of
    /// these.
    built: BTreeSet<String>,
    has_rules: bool,
    has_client: bool,
    has_python: bool,
}

impl Change {
    fn affected(&self) -> Affected {
        let touches = |is_meant: &dyn Fn(&str) -> bool| self.paths.iter().any(|path| is_meant(path));
        let built = self.built();
        let of_tests = self.members.iter().filter(|member| {
            member.package.dependencies.iter().any(|dependency| built.contains(&dependency.name))
        });
        let mut tested: BTreeSet<String> = of_tests.map(|member| member.package.name.clone()).collect();
        tested.extend(built.iter().cloned());
        Affected {
            tested,
            built,
            has_rules: touches(&|path| {
                ["games/", "crates/table/", "crates/table-laws/", "xtask/"]
                    .iter()
                    .any(|folder| path.starts_with(folder))
            }),
            has_client: touches(&|path| {
                path.starts_with("web/") || path.ends_with(".ftl") || path.starts_with("crates/games/")
            }),
            has_python: touches(&|path| path.starts_with("clients/python/")),
        }
    }

    /// The packages of changed files, and all that are built with one of them.
    fn built(&self) -> BTreeSet<String> {
        let mut built: BTreeSet<String> = self.paths.iter().flat_map(|path| self.packages_of(path)).collect();
        loop {
            let uses_one = |member: &&Member| {
                member.package.dependencies.iter().any(|dependency| {
                    dependency.kind.as_deref() != Some("dev") && built.contains(&dependency.name)
                })
            };
            let more: Vec<String> =
                self.members.iter().filter(uses_one).map(|member| member.package.name.clone()).collect();
            let n_before = built.len();
            built.extend(more);
            if built.len() == n_before {
                return built;
            }
        }
    }

    fn packages_of(&self, path: &str) -> Vec<String> {
        let name_of = |member: &Member| member.package.name.clone();
        if OF_ALL_CRATES.contains(&path) {
            return self.members.iter().map(name_of).collect();
        }
        let is_inside = |member: &Member, path: &str| {
            path.strip_prefix(&member.folder).is_some_and(|rest| rest.starts_with('/'))
        };
        if let Some(member) = self.members.iter().find(|member| is_inside(member, path)) {
            return vec![name_of(member)];
        }
        if let [Some("games"), Some(game)] = [path.split('/').next(), path.split('/').nth(1)] {
            // Texts and rulebooks lie beside the crates of their game.
            let folder = format!("games/{game}/");
            let of_game = self.members.iter().filter(|member| member.folder.starts_with(&folder));
            return of_game.map(name_of).collect();
        }
        if path.starts_with("web/") {
            let reads = |member: &&Member| {
                READERS_OF_THE_CLIENT.iter().any(|(read, by)| path.starts_with(read) && member.folder == *by)
            };
            return self.members.iter().filter(reads).map(name_of).collect();
        }
        // Some tests compare documents with the code. Their source names the documents.
        let readers: Vec<&TextFile> =
            self.files.iter().filter(|file| file.is_rust() && file.text.contains(path)).collect();
        let reads = |member: &&Member| readers.iter().any(|file| is_inside(member, &file.path));
        self.members.iter().filter(reads).map(name_of).collect()
    }
}

impl Affected {
    fn scope(&self, members: &[Member]) -> Scope {
        if members.iter().all(|member| self.tested.contains(&member.package.name)) {
            return Scope::Workspace;
        }
        Scope::Packages(self.tested.iter().cloned().collect())
    }

    /// Why a step need not run, or `None` if it must run. A step that is not named here runs the program.
    fn reason_to_leave_out(&self, step: &str) -> Option<&'static str> {
        let has_program = self.built.contains(PROGRAM);
        let (is_affected, reason) = match step {
            "tidy" | "fmt" => return None,
            "clippy" | "tests" => (!self.tested.is_empty(), "no crate is affected"),
            "rules" => (self.has_rules, "no game and nothing of the table has changed"),
            "client" => (self.has_client, "neither the client nor a text has changed"),
            "python" => (
                self.has_python || has_program,
                "neither the client in Python nor the program it talks to has changed",
            ),
            _ => {
                (self.has_client || has_program, "neither the client nor the program it talks to has changed")
            }
        };
        (!is_affected).then_some(reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::member;
    use crate::repository::text_file;

    fn affected(paths: &[&str]) -> Affected {
        let members = vec![
            member("crates/table", &[]),
            member("crates/table-laws", &["./table"]),
            member("crates/store", &[]),
            member("crates/client", &[]),
            member("crates/wire", &["./games", "./table"]),
            member("crates/games", &["./mall", "./mall-bot", "./table"]),
            member("crates/server", &["./wire", "./store", "./client", "./city dev"]),
            member("crates/cli", &["./server", "./games"]),
            member("games/mall/rules", &["./table", "./table-laws dev"]),
            member("games/mall/bot", &["./mall"]),
            member("games/city/rules", &["./table"]),
            member("xtask", &["serde"]),
        ];
        let files =
            vec![text_file("crates/server/tests/described.rs", "const PAGE: &str = \"docs/protocol.md\";")];
        Change { paths: paths.iter().map(ToString::to_string).collect(), members, files }.affected()
    }

    fn names(packages: &BTreeSet<String>) -> Vec<&str> {
        packages.iter().map(String::as_str).collect()
    }

    fn left_out(affected: &Affected) -> Vec<&'static str> {
        let steps = ["tidy", "fmt", "clippy", "tests", "rules", "client", "browser", "python"];
        steps.into_iter().filter(|step| affected.reason_to_leave_out(step).is_some()).collect()
    }

    #[test]
    fn a_crate_affects_all_that_are_built_or_tested_with_it() {
        let store = affected(&["crates/store/src/lib.rs"]);
        assert_eq!(names(&store.tested), ["cli", "server", "store"]);
        assert_eq!(left_out(&store), ["rules", "client"]);
        let city = affected(&["games/city/rules/src/lib.rs"]);
        assert_eq!(names(&city.tested), ["city", "server"]);
        assert_eq!(names(&city.built), ["city"], "the server uses it in its tests only");
        assert_eq!(left_out(&city), ["client", "browser", "python"]);
    }

    #[test]
    fn a_change_for_tests_alone_goes_no_further() {
        let laws = affected(&["crates/table-laws/src/lib.rs"]);
        assert_eq!(names(&laws.tested), ["mall", "table-laws"]);
        assert_eq!(left_out(&laws), ["client", "browser", "python"]);
    }

    #[test]
    fn a_text_belongs_to_the_crates_of_its_game() {
        let text = affected(&["games/mall/text/en.ftl"]);
        assert_eq!(names(&text.tested), ["cli", "games", "mall", "mall-bot", "server", "wire"]);
        assert_eq!(left_out(&text), [""; 0]);
    }

    #[test]
    fn the_client_affects_the_program_that_serves_it() {
        let style = affected(&["web/src/styles/a.css"]);
        assert_eq!(names(&style.tested), ["cli", "client", "server"]);
        assert_eq!(left_out(&style), ["rules"]);
        assert!(affected(&["web/src/lib/wire.ts"]).built.contains("wire"));
        assert!(affected(&["web/src/games/mall/wire.ts"]).built.contains("games"));
    }

    #[test]
    fn the_client_in_python_is_tested_when_it_changes() {
        let python = affected(&["clients/python/play.py"]);
        assert_eq!(left_out(&python), ["clippy", "tests", "rules", "client", "browser"]);
    }

    #[test]
    fn documents_affect_only_the_crates_that_read_them() {
        assert_eq!(
            left_out(&affected(&["README.md"])),
            ["clippy", "tests", "rules", "client", "browser", "python"]
        );
        assert_eq!(names(&affected(&["docs/protocol.md"]).built), ["cli", "server"]);
    }

    #[test]
    fn the_lock_file_affects_everything() {
        let all = affected(&["Cargo.lock"]);
        assert_eq!(all.tested.len(), 12);
        assert_eq!(left_out(&all), ["rules", "client"]);
    }
}
