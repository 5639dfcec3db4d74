//! Dependencies point downward: `table` ← a game, `bots`, `terminal` ← its bots and its terminal ← `games` ←
//! the platform. A game never depends on another, the laws are for tests only, and the core has few foreign
//! dependencies, each of them listed here.

use super::violation::{Violation, line_where};
use crate::metadata::{Dependency, Member};
use crate::repository::TextFile;

/// The layers of the project, from the kernel upwards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    Table,
    Chance,
    Laws,
    Game,
    Bots,
    Terminal,
    /// The bots of one game, or its table in a terminal.
    PartOfGame,
    Games,
    Lessons,
    Wire,
    Store,
    Notify,
    Room,
    Server,
    Client,
    Measure,
    Texts,
    Cli,
    Mutants,
    Xtask,
}

use Layer::{
    Bots, Chance, Cli, Client, Game, Games, Laws, Lessons, Measure, Mutants, Notify, PartOfGame, Room,
    Server, Store, Table, Terminal, Texts, Wire, Xtask,
};

fn layer_of(folder: &str) -> Option<Layer> {
    match folder {
        "crates/table" => Some(Table),
        "crates/chance" => Some(Chance),
        "crates/table-laws" => Some(Laws),
        "crates/games" => Some(Games),
        "crates/lessons" => Some(Lessons),
        "crates/bots" => Some(Bots),
        "crates/terminal" => Some(Terminal),
        "crates/wire" => Some(Wire),
        "crates/store" => Some(Store),
        "crates/notify" => Some(Notify),
        "crates/room" => Some(Room),
        "crates/server" => Some(Server),
        "crates/client" => Some(Client),
        "crates/measure" => Some(Measure),
        "crates/texts" => Some(Texts),
        "crates/cli" => Some(Cli),
        "crates/mutants" => Some(Mutants),
        "xtask" => Some(Xtask),
        _ if folder.starts_with("games/") && folder.ends_with("/rules") => Some(Game),
        _ if folder.starts_with("games/") => Some(PartOfGame),
        _ => None,
    }
}

impl Layer {
    fn may_use(self) -> &'static [Layer] {
        match self {
            Table | Store | Client | Mutants | Xtask => &[],
            Chance | Game | Terminal => &[Table],
            Laws => &[Table, Chance],
            Bots => &[Table, Chance],
            PartOfGame => &[Table, Chance, Game, Bots, Terminal],
            Games => &[Table, Bots, Terminal, Game, PartOfGame],
            Lessons => &[Table, Games],
            Wire => &[Table],
            Notify => &[Table, Terminal],
            Room => &[Table, Chance, Games, Lessons, Wire],
            Server => &[Table, Chance, Games, Lessons, Bots, Wire, Store, Notify, Room, Client],
            Measure => &[Table, Chance, Games, Bots, Terminal, Store],
            Texts => &[Table, Chance, Games, Terminal],
            Cli => &[Table, Chance, Games, Lessons, Bots, Terminal, Store, Server, Measure],
        }
    }

    /// Tests of every crate may use the laws, and a generator.
    fn may_use_in_tests(self, other: Layer) -> bool {
        // The store's tests use its own suite, which is behind a feature.
        // Those of the platform play a real game.
        (self != Xtask && matches!(other, Laws | Chance))
            || matches!(
                (self, other),
                (Store, Store)
                    | (Table, Bots)
                    | (Games, Wire)
                    | (Texts, Notify)
                    | (Bots | Terminal | Texts | Room | Server | Cli, Game)
                    | (Cli, PartOfGame)
            )
    }

    /// What the core may use from outside; the other layers may use whatever the licence check allows.
    fn foreign_allowed(self) -> Option<&'static [&'static str]> {
        match self {
            Table => Some(&["serde", "serde_json", "strum", "tinyvec", "ts-rs", "xxhash-rust"]),
            // `serde_json` and `toml` read data that a person may correct or write.
            Game => Some(&["serde", "serde_json", "strum", "tinyvec", "toml", "ts-rs"]),
            Xtask => Some(&["proc-macro2", "serde", "serde_json", "signal-hook", "spdx", "syn"]),
            Chance | Laws | Games | Lessons | Bots | Terminal | PartOfGame | Wire | Store | Notify | Room
            | Server | Client | Measure | Texts | Cli | Mutants => None,
        }
    }
}

pub fn check(members: &[Member], files: &[TextFile]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for member in members {
        let manifest = format!("{}/Cargo.toml", member.folder);
        let Some(layer) = layer_of(&member.folder) else {
            let what = "the crate has no layer: say in xtask/src/tidy/dependencies.rs what it may use";
            violations.push(Violation::new(&manifest, 1, what));
            continue;
        };
        for dependency in &member.package.dependencies {
            let fault = match &dependency.path {
                Some(_) => fault_of_own(layer, dependency, members),
                None => fault_of_foreign(layer, dependency),
            };
            if let Some(what) = fault {
                let names_it = |line: &str| {
                    line.strip_prefix(&dependency.name).is_some_and(|rest| rest.starts_with([' ', '.', '=']))
                };
                violations.push(Violation::new(&manifest, line_where(files, &manifest, names_it), what));
            }
        }
    }
    violations
}

fn fault_of_own(layer: Layer, dependency: &Dependency, members: &[Member]) -> Option<String> {
    let name = &dependency.name;
    let target = members.iter().find(|member| member.package.name == *name);
    let Some(target) = target.and_then(|member| layer_of(&member.folder)) else {
        return Some(format!("`{name}` lies outside the workspace: take it in or from the registry"));
    };
    let is_for_tests = dependency.kind.as_deref() == Some("dev");
    if layer.may_use().contains(&target) || (is_for_tests && layer.may_use_in_tests(target)) {
        return None;
    }
    Some(match (layer, target) {
        (Game, Game) => format!("a game never knows another: do without `{name}`"),
        (_, Laws) => format!("`{name}` is for tests only: move it to [dev-dependencies]"),
        _ => format!("dependencies point downward and `{name}` is not below this crate: do without it"),
    })
}

fn fault_of_foreign(layer: Layer, dependency: &Dependency) -> Option<String> {
    let allowed = layer.foreign_allowed()?;
    let is_for_tests = dependency.kind.as_deref() == Some("dev");
    if is_for_tests || (dependency.kind.is_none() && allowed.contains(&dependency.name.as_str())) {
        return None;
    }
    Some(format!(
        "`{}` is not among the foreign dependencies of this crate ({}): do without it",
        dependency.name,
        allowed.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::metadata::member;
    use crate::repository::text_file;

    fn house(changed: Member) -> Vec<Member> {
        let mut members = vec![
            member("crates/table", &["serde", "serde_json", "tinyvec", "xxhash-rust", "./table-laws dev"]),
            member("crates/chance", &["./table", "rand_chacha"]),
            member("crates/table-laws", &["./table", "./chance", "insta"]),
            member(
                "games/mall/rules",
                &["./table", "serde", "tinyvec", "./table-laws dev", "./chance dev", "insta dev"],
            ),
            member("games/city/rules", &["./table"]),
            member("crates/bots", &["./table", "./chance", "./mall dev", "./table-laws dev"]),
            member("crates/terminal", &["./table", "fluent-bundle"]),
            member("games/city/bot", &["./table", "./chance", "./bots", "./city"]),
            member("games/city/terminal", &["./table", "./terminal", "./city"]),
            member("crates/games", &["./table", "./bots", "./terminal", "./mall", "./city", "./city-bot"]),
            member("crates/cli", &["./table", "./chance", "./games", "./bots", "clap"]),
            member("xtask", &["serde", "serde_json"]),
        ];
        members.retain(|member| member.folder != changed.folder);
        members.push(changed);
        members
    }

    fn faults(changed: Member) -> Vec<String> {
        lines(&check(&house(changed), &[]))
    }

    #[test]
    fn allowed_dependencies_pass() {
        assert!(faults(member("games/city/rules", &["./table"])).is_empty());
    }

    #[test]
    fn every_forbidden_direction_is_found() {
        for (folder, dependency, word) in [
            ("games/city/rules", "./mall", "never knows another"),
            ("games/city/rules", "./mall dev", "never knows another"),
            ("games/city/rules", "./chance", "downward"),
            ("games/city/rules", "./games dev", "downward"),
            ("crates/table", "./mall", "downward"),
            ("crates/bots", "./games", "downward"),
            ("games/city/rules", "./city-bot", "downward"),
            ("crates/bots", "./cli", "downward"),
            ("crates/cli", "./table-laws", "tests only"),
            ("crates/cli", "./elsewhere", "outside the workspace"),
            ("xtask", "./table", "downward"),
            ("games/city/rules", "rand", "foreign"),
            ("games/city/rules", "serde_yaml", "foreign"),
            ("games/city/rules", "serde build", "foreign"),
            ("crates/table", "arrayvec", "foreign"),
            ("crates/attic", "serde", "no layer"),
        ] {
            let found = faults(member(folder, &[dependency]));
            assert_eq!(found.len(), 1, "{folder} {dependency}: {found:?}");
            assert!(found[0].contains(word), "{folder} {dependency}: {found:?}");
        }
    }

    #[test]
    fn the_line_is_that_of_the_manifest() {
        let manifest =
            text_file("games/city/rules/Cargo.toml", "[dependencies]\nrandom = \"1\"\nrand = \"1\"\n");
        let found = check(&house(member("games/city/rules", &["rand"])), &[manifest]);
        assert!(lines(&found)[0].starts_with("games/city/rules/Cargo.toml:3: `rand`"), "{found:?}");
    }
}
