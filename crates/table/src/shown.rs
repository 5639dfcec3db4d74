//! A part of a state and its view, from one list.

/// Writes a struct of the state, the struct of its view, the function that makes the view, and
/// [`diff_by_part!`](crate::diff_by_part) of the view, all from one list of fields. Each field begins with a word that
/// says who sees it, and there is no default:
///
/// - `all field: Type,` is shown as it is. With `as Shown = expression` after the type, the expression is shown instead.
/// - `nobody field: Type,` is only in the state.
/// - `also field: Type = expression,` is only in the view: it is computed.
///
/// Both structs have their fields in the order of the list. The order matters for the digest of the state and for the
/// wire format of the view. Use this macro where the fields correspond one to one, and write other views by hand.
///
/// ```
/// table::shown! {
///     /// Somebody on the table.
///     #[derive(Clone, Copy, Default)]
///     pub struct Person;
///
///     #[derive(Clone, PartialEq, Debug, serde::Serialize)]
///     pub struct PersonView;
///
///     pub fn person_view(person: &Person, name: &str) -> PersonView;
///
///     also name: String = name.to_string(),
///     /// In halves.
///     all life: u8 as u16 = u16::from(person.life) * 2,
///     all is_dead: bool,
///     nobody last_roll: u8,
/// }
///
/// let ann = Person { life: 3, is_dead: false, last_roll: 6 };
/// assert_eq!(person_view(&ann, "Ann"), PersonView { name: "Ann".to_string(), life: 6, is_dead: false });
/// ```
///
/// A field without such a word does not compile:
///
/// ```compile_fail
/// table::shown! {
///     pub struct Person;
///     #[derive(PartialEq, serde::Serialize)]
///     pub struct PersonView;
///     pub fn person_view(person: &Person) -> PersonView;
///     all is_dead: bool,
///     last_roll: u8,
/// }
/// ```
#[macro_export]
macro_rules! shown {
    (
        $(#[$state_meta:meta])* $state_vis:vis struct $State:ident;
        $(#[$view_meta:meta])* $view_vis:vis struct $View:ident;
        $fn_vis:vis fn $view_of:ident($state:ident: $StateRef:ty $(, $given:ident: $Given:ty)* $(,)?) -> $Out:ident;
        $($fields:tt)*
    ) => {
        $crate::shown! {
            @sort $state {
                $(#[$state_meta])* $state_vis struct $State;
                $(#[$view_meta])* $view_vis struct $View;
                $fn_vis fn $view_of($state: $StateRef $(, $given: $Given)*) -> $Out;
            } [] [] [] [] $($fields)*
        }
    };
    (
        @sort $state:ident $head:tt [$($kept:tt)*] [$($seen:tt)*] [$($made:tt)*] [$($part:ident)*]
        $(#[$meta:meta])* all $field:ident: $Type:ty, $($rest:tt)*
    ) => {
        $crate::shown! {
            @sort $state $head [$($kept)* $(#[$meta])* pub $field: $Type,] [$($seen)* $(#[$meta])* pub $field: $Type,]
            [$($made)* $field: $state.$field,] [$($part)* $field] $($rest)*
        }
    };
    (
        @sort $state:ident $head:tt [$($kept:tt)*] [$($seen:tt)*] [$($made:tt)*] [$($part:ident)*]
        $(#[$meta:meta])* all $field:ident: $Type:ty as $Shown:ty = $how:expr, $($rest:tt)*
    ) => {
        $crate::shown! {
            @sort $state $head [$($kept)* $(#[$meta])* pub $field: $Type,] [$($seen)* $(#[$meta])* pub $field: $Shown,]
            [$($made)* $field: $how,] [$($part)* $field] $($rest)*
        }
    };
    (
        @sort $state:ident $head:tt [$($kept:tt)*] [$($seen:tt)*] [$($made:tt)*] [$($part:ident)*]
        $(#[$meta:meta])* nobody $field:ident: $Type:ty, $($rest:tt)*
    ) => {
        $crate::shown! {
            @sort $state $head [$($kept)* $(#[$meta])* pub $field: $Type,] [$($seen)*] [$($made)*] [$($part)*] $($rest)*
        }
    };
    (
        @sort $state:ident $head:tt [$($kept:tt)*] [$($seen:tt)*] [$($made:tt)*] [$($part:ident)*]
        $(#[$meta:meta])* also $field:ident: $Type:ty = $how:expr, $($rest:tt)*
    ) => {
        $crate::shown! {
            @sort $state $head [$($kept)*] [$($seen)* $(#[$meta])* pub $field: $Type,]
            [$($made)* $field: $how,] [$($part)* $field] $($rest)*
        }
    };
    (
        @sort $state:ident {
            $(#[$state_meta:meta])* $state_vis:vis struct $State:ident;
            $(#[$view_meta:meta])* $view_vis:vis struct $View:ident;
            $fn_vis:vis fn $view_of:ident($_state:ident: $StateRef:ty $(, $given:ident: $Given:ty)*) -> $Out:ident;
        } [$($kept:tt)*] [$($seen:tt)*] [$($made:tt)*] [$($part:ident)*]
    ) => {
        $(#[$state_meta])*
        $state_vis struct $State { $($kept)* }

        $(#[$view_meta])*
        $view_vis struct $View { $($seen)* }

        $fn_vis fn $view_of($state: $StateRef $(, $given: $Given)*) -> $Out {
            $View { $($made)* }
        }

        $crate::diff_by_part!($View { $($part),* });
    };
    (
        @sort $state:ident $head:tt [$($kept:tt)*] [$($seen:tt)*] [$($made:tt)*] [$($part:ident)*]
        $(#[$meta:meta])* $field:ident $($rest:tt)*
    ) => {
        compile_error!(concat!("who sees `", stringify!($field), "`? A field begins with `all`, `nobody` or `also`"));
    };
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use crate::{ChangeWriter, digest_of};

    #[derive(Hash)]
    struct ByHand {
        life: u8,
        secret: u8,
        items: [u8; 2],
    }

    shown! {
        #[derive(Clone, Copy, Hash)]
        struct Player;

        #[derive(Clone, PartialEq, Debug, Serialize)]
        struct PlayerView;

        fn player_view(player: &Player, name: &'static str) -> PlayerView;

        also name: &'static str = name,
        all life: u8,
        /// Nobody sees it.
        nobody secret: u8,
        all items: [u8; 2] as Vec<u8> = player.items.to_vec(),
        also is_lucky: bool = player.secret == 7,
    }

    const PLAYER: Player = Player { life: 3, secret: 7, items: [1, 2] };

    #[test]
    fn the_view_has_its_fields_in_the_order_of_the_list() {
        let view = player_view(&PLAYER, "Ann");
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(json, r#"{"name":"Ann","life":3,"items":[1,2],"is_lucky":true}"#);
    }

    #[test]
    fn the_state_is_the_same_as_a_handwritten_struct() {
        let Player { life, secret, items } = PLAYER;
        assert_eq!(digest_of(&PLAYER), digest_of(&ByHand { life, secret, items }));
    }

    #[test]
    fn the_view_is_compared_field_by_field() {
        let (before, now) = (player_view(&PLAYER, "Ann"), player_view(&Player { life: 2, ..PLAYER }, "Ann"));
        let mut json = Vec::new();
        ChangeWriter::write(&before, &now, &mut json);
        assert_eq!(String::from_utf8(json).unwrap(), r#"{"life":2}"#);
    }
}
