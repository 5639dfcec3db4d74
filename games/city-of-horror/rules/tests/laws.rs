//! The laws of the table, on random games of every size, edition and option.

use city_of_horror::{City, DealVisibility, Edition, Promises, Setup, Sides, Switches};
use table::Seat;
use table_laws::Laws;

#[test]
fn laws() {
    let report = Laws::<City>::new(setups()).deducible(DEDUCIBLE).hold_for_env_or("all set-ups", 210);
    assert_eq!(report.never_tried(), [table_laws::Law::Canary], "{report}");
}

/// Many games of one edition after the other, on request:
/// `REVENANT_LAWS_GAMES=1000 cargo test --release -p city-of-horror --test laws each_edition -- --nocapture`.
#[test]
fn each_edition() {
    for edition in [Edition::FirstPrint, Edition::Revised] {
        let tables = (3..=6).map(|seats| Setup { edition, ..Setup::new(seats) }).collect();
        let name = format!("{edition:?}");
        Laws::<City>::new(tables).deducible(DEDUCIBLE).hold_for_env_or(&name, 0);
    }
}

/// It is public to whom an offer is made, and how long it stands.
const DEDUCIBLE: &[&str] = &["/offers/*/terms/to", "/offers/*/terms/lasts"];

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for seats in 3..=6 {
        setups.push(Setup::new(seats));
        setups.push(Setup { edition: Edition::FirstPrint, sides: Sides::AllB, ..Setup::new(seats) });
        setups.push(Setup {
            sides: Sides::AllB,
            draft: true,
            promo_lawn_mower: true,
            deal_visibility: DealVisibility::Parties,
            ..Setup::new(seats)
        });
    }
    let talk = Switches { promises: Some(Promises::Talk), ..Switches::default() };
    setups.push(Setup {
        sides: Sides::Random,
        switches: talk,
        show_cards: false,
        first_player: Some(Seat::C),
        edition: Edition::FirstPrint,
        ..Setup::new(4)
    });
    let binding = Switches { promises: Some(Promises::Enforced), ..Switches::default() };
    setups.push(Setup { edition: Edition::FirstPrint, switches: binding, ..Setup::new(3) });
    setups
}
