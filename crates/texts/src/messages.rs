//! The messages of a Fluent text.

use std::collections::BTreeSet;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;

/// The ids of all messages.
pub fn ids(text: &str) -> BTreeSet<String> {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("the text cannot be read: {errors:?}"));
    let id = |entry: Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_string()),
        _ => None,
    };
    resource.body.into_iter().filter_map(id).collect()
}

/// The ids of the messages whose ids begin with `prefix-`, without that beginning.
pub fn ids_after(text: &str, prefix: &str) -> BTreeSet<String> {
    let prefix = format!("{prefix}-");
    ids(text).iter().filter_map(|id| Some(id.strip_prefix(&prefix)?.to_string())).collect()
}
