//! Events and notices from one list.

/// Writes `Event`, `Notice`, `told` and `reveals` of a game from one list, so that no event can lack its notice and
/// each says whether somebody knows more by it (`reveals`) or not (`tells`). The two enums are the same but for
/// secrets: where an event has a [`Secret`](crate::Secret), its notice has what the observer may see of it.
///
/// ```text
/// table::events! {
///     tells DoorOpened { seat: Seat, door: Door },
///     reveals CardDrawn { seat: Seat; secret card: Card },
/// }
/// ```
#[macro_export]
macro_rules! events {
    ($($(#[$doc:meta])* $how:ident $name:ident $({ $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? $(; secret $($(#[$notice_attribute:meta])* $secret:ident: $hidden:ty),*)? })?,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Event {
            $($(#[$doc])* $name $({ $($field: $type,)* $($($secret: $crate::Secret<$hidden>,)*)? })?,)*
        }

        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
        #[serde(rename_all = "kebab-case")]
        pub enum Notice {
            $($(#[$doc])* $name $({
                $($(#[$attribute])* $field: $type,)*
                $($($(#[$notice_attribute])* $secret: Option<$hidden>,)*)?
            })?,)*
        }

        fn told(event: &Event, observer: $crate::Observer) -> Notice {
            // Events without secrets look the same to everybody.
            let _ = observer;
            match event {
                $(Event::$name $({ $($field,)* $($($secret,)*)? })? => Notice::$name $({
                    $($field: *$field,)*
                    $($($secret: $secret.seen_by(observer).copied(),)*)?
                })?,)*
            }
        }

        /// Whether somebody knows more by this event than before, or can no longer go back.
        pub(crate) fn reveals(event: &Event) -> bool {
            match event {
                $(Event::$name $({ $($field: _,)* $($($secret: _,)*)? })? => $crate::events!(@ $how),)*
            }
        }
    };
    (@ reveals) => { true };
    (@ tells) => { false };
}
