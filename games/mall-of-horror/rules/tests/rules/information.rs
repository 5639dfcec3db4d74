//! Chapter 8: who knows what, and what happens to players who do not answer.

use std::collections::BTreeSet;

use chance::Seeded;
use mall_of_horror::scene::scene;
use mall_of_horror::{Action, Card, Mall, Place, Role, Setup};
use table::{
    Chance, Game, Input, Observer, Pending, Seat, Silent, Table, apply, legal, roll, start, timeout,
};
use table_laws::assert_passes;
use table_laws::line;

fn table_of(layout: &str) -> Table<Mall> {
    Table::from_state(scene(layout).expect("the scene is well-formed")).0
}

fn take(table: &mut Table<Mall>, inputs: &str) {
    for input in inputs.lines().map(str::trim) {
        table.take(&line::<Mall>(input)).unwrap_or_else(|refusal| panic!("{input}: {refusal}"));
    }
}

fn known_hand(table: &Table<Mall>, of: Seat, by: Observer) -> Vec<Card> {
    table.state().view(by).seats[of.index()].hand.known.clone()
}

const TRUCK: &str = "seats 4
    parking: A pin-up
    megatoys: B pin-up, C pin-up, D pin-up
    hand C: threat
    begin truck";

/// MALL-8.1 and MALL-8.2: the number of cards is public, the cards are not.
#[test]
fn mall_8_1_sizes_of_hands_and_deck_are_public() {
    let mut table = table_of(TRUCK);
    take(&mut table, "chance cards axe sprint grenade\nA keep axe\nA give sprint B");
    let view = table.state().view(Observer::Table);
    let sizes: Vec<usize> = view.seats.iter().map(|seat| seat.hand.size).collect();
    assert_eq!(sizes, [1, 1, 1, 0]);
    assert_eq!(view.deck.size, 20 - 2);
    assert!(view.seats.iter().all(|seat| seat.hand.known.is_empty()));
    assert_eq!(view.deck.unseen, None);
}

#[test]
fn mall_8_2_hands_and_cards_given_or_put_under_are_secret() {
    let mut table = table_of(TRUCK);
    take(&mut table, "chance cards axe sprint grenade\nA keep axe\nA give sprint B");
    let by = Observer::Seat;
    assert_eq!(known_hand(&table, Seat::A, by(Seat::A)), [Card::Axe]);
    assert_eq!(known_hand(&table, Seat::B, by(Seat::A)), [Card::Sprint], "the giver knows");
    assert_eq!(known_hand(&table, Seat::B, by(Seat::B)), [Card::Sprint]);
    assert_eq!(known_hand(&table, Seat::B, by(Seat::C)), []);
    assert_eq!(known_hand(&table, Seat::C, by(Seat::A)), []);
    let under = |seat: Seat| table.state().view(by(seat)).deck.under.clone();
    assert_eq!(under(Seat::A), [Some(Card::Grenade)], "the searcher knows what lies under the deck");
    assert_eq!(under(Seat::B), [None]);
}

#[test]
fn mall_8_2_dice_ballots_and_destinations_are_secret() {
    let mut table = table_of(
        "seats 4
         chief A
         security-hq: B gunman, C pin-up
         megatoys: A pin-up, C gunman, D pin-up
         begin election",
    );
    take(&mut table, "B vote-for B");
    let named = |table: &Table<Mall>, seat: Seat| {
        table.state().view(Observer::Seat(seat)).vote.unwrap().ballots[0].named
    };
    assert_eq!(named(&table, Seat::B), Some(Seat::B));
    assert_eq!(named(&table, Seat::C), None);
    take(&mut table, "C vote-for C\nchance dice 6 1 4 1");
    let dice = |table: &Table<Mall>, seat: Seat| table.state().view(Observer::Seat(seat)).dice.unwrap().dice;
    assert_eq!(dice(&table, Seat::B), Some([1, 1, 4, 6]), "the new Chief looks");
    assert_eq!(dice(&table, Seat::A), None);
    take(&mut table, "B go-to parking\nA go-to restrooms");
    let destination = |table: &Table<Mall>, seat: Seat, of: Seat| {
        table.state().view(Observer::Seat(seat)).seats[of.index()].destination
    };
    assert_eq!(destination(&table, Seat::D, Seat::B), Some(Place::Parking), "a new Chief shows his");
    assert_eq!(destination(&table, Seat::A, Seat::A), Some(Place::Restrooms));
    assert_eq!(destination(&table, Seat::D, Seat::A), None);
    assert!(table.state().view(Observer::Table).seats[0].destination_is_sealed);
}

/// MALL-8.3: in random play a hand grows only by the deal and by the truck.
#[test]
fn mall_8_3_cards_change_hands_only_through_the_truck() {
    let mut actions = Vec::new();
    for game in 0..50 {
        let mut chance = Seeded::stream(83, game);
        let mut g: Mall = start(&Setup::new(4), &mut Silent).unwrap();
        loop {
            let sizes = hand_sizes(&g);
            let input = match g.pending() {
                Pending::Over => break,
                Pending::Chance(_) => Input::Chance(roll(&g, &mut chance).unwrap()),
                Pending::Seats { .. } => {
                    let seat = g.pending().awaited().first().unwrap();
                    legal(&g, seat, &mut actions);
                    Input::Act(seat, (&mut chance as &mut dyn Chance).pick(&actions))
                }
            };
            let was_dealt = g.view(Observer::Table).round == 0;
            apply(&mut g, &input, &mut Silent).unwrap();
            let grew = (0..4).any(|seat| hand_sizes(&g)[seat] > sizes[seat]);
            let by_the_truck =
                matches!(input, Input::Act(_, Action::Keep(_) | Action::Give(..)) | Input::Chance(_));
            assert!(!grew || by_the_truck || was_dealt, "{input:?} made a hand grow");
        }
    }
}

fn hand_sizes(g: &Mall) -> [usize; 4] {
    let seats = g.view(Observer::Table).seats;
    [0, 1, 2, 3].map(|seat: usize| seats[seat].hand.size)
}

/// The actions that time-outs take for a seat, over many draws of chance.
fn timeouts(table: &Table<Mall>, seat: Seat) -> BTreeSet<String> {
    let mut chance = Seeded::new(84);
    (0..100).map(|_| format!("{:?}", timeout(table.state(), seat, &mut chance).unwrap())).collect()
}

fn set(actions: &[Action]) -> BTreeSet<String> {
    actions.iter().map(|action| format!("{action:?}")).collect()
}

#[test]
fn mall_8_4_time_outs_act_for_players_who_do_not_answer() {
    assert_passes(&["MALL-8.4"], || {
        // Truck: the player. In the second vote of an absent player: any of the tied players.
        let mut truck = table_of(
            "seats 4
             parking: A pin-up, B pin-up
             megatoys: C pin-up, D pin-up
             begin truck",
        );
        assert_eq!(timeouts(&truck, Seat::A), set(&[Action::VoteFor(Seat::A)]));
        assert_eq!(timeout(truck.state(), Seat::D, &mut Seeded::new(1)), None, "D is not asked");
        take(&mut truck, "A vote-for A\nB vote-for B");
        assert_eq!(timeouts(&truck, Seat::D), set(&[Action::VoteFor(Seat::A), Action::VoteFor(Seat::B)]));

        // Sacrifice: any other player.
        let attack = table_of(
            "seats 4
             restrooms: A pin-up, B pin-up, C pin-up
             megatoys: C gunman, D pin-up, D gunman
             zombies: restrooms 5
             begin attack",
        );
        assert_eq!(timeouts(&attack, Seat::A), set(&[Action::VoteFor(Seat::B), Action::VoteFor(Seat::C)]));

        // A card window: a pass.
        let window = table_of(
            "seats 4
             parking: A pin-up, B pin-up
             megatoys: C pin-up, D pin-up
             hand A: threat
             begin truck",
        );
        assert_eq!(timeouts(&window, Seat::A), set(&[Action::Pass]));

        // Anything else: any legal action.
        let sacrifice = table_of(
            "seats 4
             restrooms: A pin-up, A gunman
             megatoys: C gunman, D pin-up, D gunman
             zombies: restrooms 5
             begin attack",
        );
        assert_eq!(
            timeouts(&sacrifice, Seat::A),
            set(&[Action::Sacrifice(Role::PinUp), Action::Sacrifice(Role::Gunman)])
        );
    });
}
