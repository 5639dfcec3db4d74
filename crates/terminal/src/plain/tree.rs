//! A view as a tree of values, with fields in the order in which the game declares them.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use table::Seat;

#[derive(Clone, PartialEq, Debug)]
pub enum ViewTree {
    Nothing,
    Flag(bool),
    Number(String),
    Seat(Seat),
    /// The id of a message.
    Word(String),
    List(Vec<ViewTree>),
    Fields(Vec<(String, ViewTree)>),
}

impl ViewTree {
    pub fn of(view: &impl Serialize) -> ViewTree {
        let json = serde_json::to_string(view).expect("a view is plain data");
        serde_json::from_str(&json).expect("every JSON value is a tree")
    }

    pub fn field(&self, name: &str) -> Option<&ViewTree> {
        self.fields().iter().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    pub fn fields(&self) -> &[(String, ViewTree)] {
        match self {
            ViewTree::Fields(fields) => fields,
            _ => &[],
        }
    }
}

impl<'de> Deserialize<'de> for ViewTree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ViewTree, D::Error> {
        deserializer.deserialize_any(TreeVisitor)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = ViewTree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_unit<E>(self) -> Result<ViewTree, E> {
        Ok(ViewTree::Nothing)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<ViewTree, E> {
        Ok(ViewTree::Flag(flag))
    }

    fn visit_u64<E>(self, number: u64) -> Result<ViewTree, E> {
        Ok(ViewTree::Number(number.to_string()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<ViewTree, E> {
        Ok(ViewTree::Number(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<ViewTree, E> {
        Ok(ViewTree::Number(number.to_string()))
    }

    /// Seats are capital letters; all other words are in lower case.
    fn visit_str<E>(self, word: &str) -> Result<ViewTree, E> {
        let seat = Seat::all(table::limits::SEATS).find(|seat| seat.letter() == word);
        Ok(seat.map_or_else(|| ViewTree::Word(word.to_string()), ViewTree::Seat))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<ViewTree, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(ViewTree::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<ViewTree, A::Error> {
        let mut fields = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            fields.push(entry);
        }
        Ok(ViewTree::Fields(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_keep_their_order_and_seats_are_not_words() {
        let tree: ViewTree =
            serde_json::from_str(r#"{"z":1,"a":["B","axe",null,true],"m":{"y":-2,"x":"A"}}"#).unwrap();
        let expected = ViewTree::Fields(vec![
            ("z".to_string(), ViewTree::Number("1".to_string())),
            (
                "a".to_string(),
                ViewTree::List(vec![
                    ViewTree::Seat(Seat::new(1)),
                    ViewTree::Word("axe".to_string()),
                    ViewTree::Nothing,
                    ViewTree::Flag(true),
                ]),
            ),
            (
                "m".to_string(),
                ViewTree::Fields(vec![
                    ("y".to_string(), ViewTree::Number("-2".to_string())),
                    ("x".to_string(), ViewTree::Seat(Seat::new(0))),
                ]),
            ),
        ]);
        assert_eq!(tree, expected);
        assert_eq!(tree.field("z"), Some(&ViewTree::Number("1".to_string())));
        assert_eq!(tree.field("q"), None);
    }
}
