//! JSON whose fields keep their order. `serde_json::Value` sorts them, and the feature that prevents this would apply to
//! every crate in the build.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::Serialize;
use serde_json::Value;

use crate::json::text_of;

pub(crate) enum OrderedJson {
    Plain(Value),
    List(Vec<OrderedJson>),
    Fields(Vec<(String, OrderedJson)>),
}

impl OrderedJson {
    pub fn of(thing: &impl Serialize) -> OrderedJson {
        serde_json::from_str(&text_of(thing)).expect("JSON that was just written can be read")
    }
}

/// Without spaces, as in a journal.
impl fmt::Display for OrderedJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrderedJson::Plain(value) => write!(f, "{value}"),
            OrderedJson::List(items) => {
                let items: Vec<String> = items.iter().map(OrderedJson::to_string).collect();
                write!(f, "[{}]", items.join(","))
            }
            OrderedJson::Fields(fields) => {
                let fields: Vec<String> =
                    fields.iter().map(|(key, value)| format!("{}:{value}", text_of(key))).collect();
                write!(f, "{{{}}}", fields.join(","))
            }
        }
    }
}

impl<'de> Deserialize<'de> for OrderedJson {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OrderedJson, D::Error> {
        struct AnyJson;
        impl<'de> Visitor<'de> for AnyJson {
            type Value = OrderedJson;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any JSON")
            }
            fn visit_unit<E: Error>(self) -> Result<OrderedJson, E> {
                Ok(OrderedJson::Plain(Value::Null))
            }
            fn visit_bool<E: Error>(self, value: bool) -> Result<OrderedJson, E> {
                Ok(OrderedJson::Plain(value.into()))
            }
            fn visit_u64<E: Error>(self, value: u64) -> Result<OrderedJson, E> {
                Ok(OrderedJson::Plain(value.into()))
            }
            fn visit_i64<E: Error>(self, value: i64) -> Result<OrderedJson, E> {
                Ok(OrderedJson::Plain(value.into()))
            }
            fn visit_f64<E: Error>(self, value: f64) -> Result<OrderedJson, E> {
                Ok(OrderedJson::Plain(value.into()))
            }
            fn visit_str<E: Error>(self, value: &str) -> Result<OrderedJson, E> {
                Ok(OrderedJson::Plain(value.into()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<OrderedJson, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = from.next_element()? {
                    items.push(item);
                }
                Ok(OrderedJson::List(items))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<OrderedJson, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = from.next_entry()? {
                    fields.push(field);
                }
                Ok(OrderedJson::Fields(fields))
            }
        }
        from.deserialize_any(AnyJson)
    }
}
