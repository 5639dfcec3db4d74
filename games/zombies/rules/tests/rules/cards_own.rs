//! Appendix B: home-made cards, one script each. `cargo xtask new-card` appends them.

use zombies::Card;
use zombies::tiles::Set;

/// Their ids show what they are, so that nobody takes them for cards of a box.
#[test]
fn zom_2_19_home_made_cards_have_ids_of_their_own() {
    for card in Card::ALL {
        let is_own = card.facts().set == Set::Own;
        assert_eq!(card.facts().rule.starts_with("ZOM-C-OWN-"), is_own, "{card:?}");
    }
}
