//! The examples do what they say: each of them asserts its own result.

#[path = "../examples/procedures.rs"]
mod procedures;

#[path = "../examples/bot.rs"]
mod bot;

#[path = "../examples/broken_law.rs"]
mod broken_law;

use bot::game;

#[test]
fn the_game_is_played_to_its_end() {
    game::main();
    procedures::main();
}

#[test]
fn the_bot_wins_more_often_than_by_luck() {
    bot::main();
}

#[test]
fn the_leak_breaks_a_law() {
    broken_law::main();
}

#[test]
fn the_game_obeys_the_laws() {
    let setups = (2..=4).map(|seats| game::Setup { seats }).collect();
    table_laws::Laws::<game::LowBid>::new(setups).hold_for(60);
    let setups = (2..=4).map(|seats| procedures::Setup { seats }).collect();
    table_laws::Laws::<procedures::LowBid>::new(setups).hold_for(60);
}

#[test]
fn a_game_that_says_nothing_of_windows_has_none() {
    use table::Game;

    let (table, _) = table::Table::<game::LowBid>::start(&game::Setup { seats: 2 }).unwrap();
    let (low_bid, bid) = (table.state(), game::Action::Bid(1));
    assert_eq!(low_bid.window(table::Seat::A), None);
    assert!(!low_bid.is_bound(table::Seat::A, &bid) && !low_bid.may_propose(table::Seat::A));
    assert!(!game::LowBid::is_press(&bid), "the table may answer for a player who has no choice");
}
