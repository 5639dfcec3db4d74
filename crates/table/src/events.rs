//! Events and notices from one list.

/// Writes the enums `Event` and `Notice` and the functions `told` and `reveals` of a game from one list, so that every
/// event has a notice.
///
/// Each event says whether somebody knows more after it (`reveals`) or not (`tells`). The two enums are the same except
/// for secrets: where an event has a [`Secret`](crate::Secret), its notice has an `Option` with what the observer may
/// see.
///
/// ```
/// use serde::Serialize;
/// use table::{Observer, Seat, SeatSet, Secret};
///
/// table::events! {
///     tells DoorOpened { seat: Seat },
///     reveals CardDrawn { seat: Seat; secret card: u8 },
/// }
///
/// let card = Secret::new(7, SeatSet::one(Seat::A));
/// let event = Event::CardDrawn { seat: Seat::A, card };
/// let to_a = told(&event, Observer::Seat(Seat::A));
/// let to_b = told(&event, Observer::Seat(Seat::B));
/// assert_eq!(to_a, Notice::CardDrawn { seat: Seat::A, card: Some(7) });
/// assert_eq!(to_b, Notice::CardDrawn { seat: Seat::A, card: None });
/// assert!(reveals(&event) && !reveals(&Event::DoorOpened { seat: Seat::A }));
/// ```
#[macro_export]
macro_rules! events {
    ($($(#[$doc:meta])* $how:ident $name:ident $({ $($(#[$attribute:meta])* $field:ident: $type:ty),* $(,)? $(; secret $($(#[$notice_attribute:meta])* $secret:ident: $hidden:ty),*)? })?,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Event {
            $($(#[$doc])* $name $({ $($field: $type,)* $($($secret: $crate::Secret<$hidden>,)*)? })?,)*
        }

        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum Notice {
            $($(#[$doc])* $name $({
                $($(#[$attribute])* $field: $type,)*
                $($($(#[$notice_attribute])* $secret: Option<$hidden>,)*)?
            })?,)*
        }

        fn told(event: &Event, observer: $crate::Observer) -> Notice {
            // It is unused if no event has a secret.
            let _ = observer;
            match event {
                $(Event::$name $({ $($field,)* $($($secret,)*)? })? => Notice::$name $({
                    $($field: *$field,)*
                    $($($secret: $secret.seen_by(observer).copied(),)*)?
                })?,)*
            }
        }

        /// Whether somebody knows more after this event than before.
        pub(crate) fn reveals(event: &Event) -> bool {
            match event {
                $(Event::$name $({ $($field: _,)* $($($secret: _,)*)? })? => $crate::events!(@ $how),)*
            }
        }
    };
    (@ reveals) => { true };
    (@ tells) => { false };
}
