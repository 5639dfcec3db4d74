//! Players by name.

use bots::{KINDS, seat_bot};
use mall_of_horror_bot::Bots;

#[test]
fn every_kind_can_be_seated() {
    for kind in KINDS {
        assert!(seat_bot::<Bots>(kind, 1).is_ok(), "{kind}");
    }
}

#[test]
fn an_unknown_kind_is_answered_with_the_known_ones() {
    let Err(message) = seat_bot::<Bots>("oracle", 1) else { panic!("there is no oracle") };
    assert_eq!(message, r#"there is no bot "oracle"; there are random, thumb"#);
}
