//! Deserialises the lists of an offer. A client may send a list of any length, although few entries are
//! allowed.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use tinyvec::{Array, ArrayVec};

/// Reads a list and keeps as many entries as fit. The rules refuse a list that is filled to capacity, because
/// it is longer than they allow.
pub(crate) fn read_list<'de, D, A>(deserializer: D) -> Result<ArrayVec<A>, D::Error>
where
    D: Deserializer<'de>,
    A: Array,
    A::Item: Deserialize<'de>,
{
    deserializer.deserialize_seq(ListVisitor(PhantomData))
}

struct ListVisitor<A>(PhantomData<A>);

impl<'de, A: Array> Visitor<'de> for ListVisitor<A>
where
    A::Item: Deserialize<'de>,
{
    type Value = ArrayVec<A>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a list")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut entries: S) -> Result<ArrayVec<A>, S::Error> {
        let mut list = ArrayVec::new();
        while let Some(entry) = entries.next_element::<A::Item>()? {
            // Entries that do not fit are dropped.
            let _ = list.try_push(entry);
        }
        Ok(list)
    }
}
