//! The TypeScript of everything that travels, written to the client's sources by a test.

use std::collections::BTreeMap;

use table::{Game, Pending};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{ClientMessage, ServerMessage};

mod deck;
mod tiles;

pub use deck::deck;
pub use tiles::tiles;

/// The messages.
pub fn messages() -> String {
    let mut types = Types::default();
    types.add::<ClientMessage>();
    types.add::<ServerMessage>();
    types.text()
}

/// What a game sends and takes.
pub fn game<G>() -> String
where
    G: Game<View: TS, Notice: TS, Action: TS, Question: TS, Toss: TS>,
{
    let mut types = Types::default();
    types.add::<G::View>();
    types.add::<G::Notice>();
    types.add::<G::Action>();
    types.add::<Pending<G::Question, G::Toss>>();
    types.add::<G::Question>();
    types.add::<G::Toss>();
    types.text()
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
