//! The TypeScript of everything that is sent to the client or by it. Tests write it to the client's sources: the
//! messages from here, and the types of each game from `games`.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{ClientTables, Game, GameInfo, Pending};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{ClientMessage, ServerMessage};

/// The messages.
pub fn messages() -> String {
    let mut types = Types::default();
    types.add::<ClientMessage>();
    types.add::<ServerMessage>();
    types.text()
}

/// The types of a game that travel: views, notices, actions and questions.
pub fn game<G>() -> String
where
    G: Game<View: TS, Notice: TS, Action: TS, Question: TS, ChanceQuestion: TS>,
{
    let mut types = Types::default();
    types.add::<G::View>();
    types.add::<G::Notice>();
    types.add::<G::Action>();
    types.add::<Pending<G::Question, G::ChanceQuestion>>();
    types.add::<G::Question>();
    types.add::<G::ChanceQuestion>();
    types.text()
}

/// The tables of a game that its client has from the start: the names of their files, and their content.
pub fn tables<G: GameInfo>() -> Vec<(&'static str, String)> {
    let mut files = Files(Vec::new());
    G::client_tables(&mut files);
    files.0
}

struct Files(Vec<(&'static str, String)>);

impl ClientTables for Files {
    fn table<R: Serialize>(&mut self, file: &'static str, head: &str, rows: impl Iterator<Item = R>) {
        let mut text =
            format!("// Written by `cargo xtask golden` from the tables in Rust. Do not edit.\n{head}");
        for row in rows {
            let row = serde_json::to_string(&row).expect("a row is plain data");
            text.push_str(&format!("  {row},\n"));
        }
        text.push_str("];\n");
        self.0.push((file, text));
    }
}

/// Declarations by name.
#[derive(Default)]
struct Types {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl Types {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    fn text(&self) -> String {
        let mut text = "// Written by `cargo xtask golden` from the Rust types. Do not edit.\n".to_string();
        for declaration in self.declarations.values() {
            text.push_str("\nexport ");
            for line in declaration.lines() {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        text
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.declarations.contains_key(&name) {
            return;
        }
        self.declarations.insert(name, T::decl(&self.config));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
