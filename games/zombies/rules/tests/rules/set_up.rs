//! Chapters 1 to 3: components and set-up.

use chance::Seeded;
use expect_test::expect;
use table::{Chance, Game, Input, Observer, Pending, Silent, apply, awaited, legal, roll, start};
use table_laws::assert_passes;
use zombies::rules::{EntrancePlace, HelipadPlace, Supply};
use zombies::tiles::{Kind, Set, Tile};
use zombies::{Event, Setup, Zombies};

use crate::transcript::check_from_start;

#[test]
fn zom_3_2_dealer_and_deal() {
    check_from_start(
        &["ZOM-3.2", "ZOM-3.3", "ZOM-3.6", "ZOM-3.7", "ZOM-3.8", "ZOM-3.9", "ZOM-3.10", "ZOM-2.1", "ZOM-2.2"],
        Setup::new(2),
        "= pending
         chance seat B
         chance cards fear fear grenade molotov molotov chainsaw
         @A
         = A
         = B
         = table",
        expect![[r#"
            = chance dealer
            > chance seat B
                dealer-drawn seat=B
            > chance cards fear fear grenade molotov molotov chainsaw
                cards-drawn seat=B n=3 cards=null
                cards-drawn seat=A n=3 cards=null
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            @A
                cards-drawn seat=B n=3 cards=null
                cards-drawn seat=A n=3 cards=["molotov","molotov","chainsaw"]
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [chainsaw molotov molotov]
            = B: at 0/4, life 3, bullets 3, guts 3, kills 0, hand [fear fear grenade]
            = table: active B, deck 126, discard [], stacks [city 45], lasting []
        "#]],
    );
}

#[test]
fn zom_3_9_sizes_of_stack_and_deck() {
    let g: Zombies = start(&Setup::new(4), &mut Silent).unwrap();
    let view = g.view(Observer::Table);
    assert_eq!(view.deck_size, 132);
    assert_eq!(view.stacks[0].size, 45);
    let base = Setup { tiles: vec![zombies::tiles::Set::Z1], ..Setup::new(4) };
    let g: Zombies = start(&base, &mut Silent).unwrap();
    assert_eq!(g.view(Observer::Table).stacks[0].size, 29);
}

/// The tiles of the city stack in the order in which a random game draws them.
fn drawn(setup: &Setup, seed: u64) -> Vec<Tile> {
    let mut chance = Seeded::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let mut g: Zombies = start(setup, &mut events).unwrap();
    let mut actions = Vec::new();
    while g.outcome().is_none() && g.view(Observer::Table).stacks[0].size > 0 {
        let input = match g.pending() {
            Pending::Chance(_) => Input::Chance(roll(&g, &mut chance).unwrap()),
            _ => {
                let seat = awaited(&g).first().unwrap();
                legal(&g, seat, &mut actions);
                Input::Act(seat, (&mut chance as &mut dyn Chance).pick(&actions))
            }
        };
        apply(&mut g, &input, &mut events).unwrap();
    }
    let tiles = events.iter().filter_map(|event| match event {
        Event::TileDrawn { tile, .. } => Some(*tile),
        _ => None,
    });
    tiles.collect()
}

#[test]
fn zom_ex18_the_helipad_in_the_lower_half() {
    assert_passes(&["ZOM-3.5", "ZOM-2.9"], || {
        let short = Setup { tiles: vec![Set::Z1], helipad: HelipadPlace::Short, ..Setup::new(2) };
        for seed in 0..6 {
            let place = drawn(&short, seed).iter().position(|tile| *tile == Tile::Helipad);
            // The helipad is none of the top 15 of the 29 tiles.
            assert!(place.is_none_or(|place| place >= 15), "{place:?}");
        }
    });
}

#[test]
fn zom_3_4_the_helipad_lies_under_the_stack() {
    assert_passes(&["ZOM-3.4"], || {
        let base = Setup { tiles: vec![Set::Z1], ..Setup::new(2) };
        for seed in 0..3 {
            let tiles = drawn(&base, seed);
            let place = tiles.iter().position(|tile| *tile == Tile::Helipad);
            assert!(place.is_none_or(|place| place == 28), "{place:?}");
        }
    });
}

#[test]
fn zom_19_4_entrances_in_the_upper_half() {
    assert_passes(&["ZOM-19.4", "ZOM-19.5", "ZOM-19.6", "ZOM-19.7", "ZOM-2.10"], || {
        let tiles = vec![Set::Z1, Set::Z2, Set::Z5];
        let upper = Setup { tiles, entrance: EntrancePlace::UpperHalf, ..Setup::new(2) };
        let view = start::<Zombies>(&upper, &mut Silent).unwrap().view(Observer::Table);
        let sizes: Vec<usize> = view.stacks.iter().map(|stack| stack.size).collect();
        // The city with two entrances; the base without its own entrance, a straight and a crossroads; the
        // campus without its own entrance and a crossroads.
        assert_eq!(sizes, [31, 12, 14]);
        for seed in 0..4 {
            let tiles = drawn(&upper, seed);
            let city: Vec<Tile> = tiles.into_iter().filter(|tile| is_of_city(*tile)).collect();
            for (place, tile) in city.iter().enumerate() {
                let is_entrance = matches!(tile, Tile::FrontGate | Tile::SchoolEntrance);
                assert!(!is_entrance || place < 16, "{tile:?} is drawn at {place}");
            }
        }
    });
}

fn is_of_city(tile: Tile) -> bool {
    tile.set() == Set::Z1 || matches!(tile, Tile::FrontGate | Tile::SchoolEntrance)
}

/// How many tiles of a set are in the stacks, whether a helipad or entrance is among them, and how many
/// stacks there are.
fn undrawn(tiles: &[Set], mixed_stack: bool, of: Set) -> (u8, bool, usize) {
    let setup = Setup { tiles: tiles.to_vec(), mixed_stack, ..Setup::new(2) };
    let view = start::<Zombies>(&setup, &mut Silent).unwrap().view(Observer::Table);
    let of_set = || view.undrawn.iter().filter(|count| count.tile.set() == of);
    let is_special = |tile: Tile| tile.is_helipad() || tile.kind() == Kind::Entrance;
    let n = of_set().map(|count| count.n).sum();
    (n, of_set().any(|count| is_special(count.tile)), view.stacks.len())
}

#[test]
fn zom_2_11_a_mixed_stack() {
    assert_passes(&["ZOM-2.11"], || {
        let tiles = [Set::Z1, Set::Z2, Set::Z3, Set::Z5, Set::Z8];
        // All street tiles of the set are mixed in, but neither its entrance nor its helipad.
        assert_eq!(undrawn(&tiles, true, Set::Z2), (13, false, 2));
        assert_eq!(undrawn(&tiles, true, Set::Z5), (14, false, 2));
        assert_eq!(undrawn(&tiles, true, Set::Z8), (15, false, 2));
        // The mall stays separate, with its entrance in the city.
        assert_eq!(undrawn(&tiles, true, Set::Z3), (15, true, 2));
        let apart = undrawn(&tiles, false, Set::Z2);
        assert!(apart.1 && apart.2 == 5, "{apart:?}");
    });
}

#[test]
fn zom_2_11_the_prison_where_the_game_begins_stays_apart() {
    assert_passes(&["ZOM-2.11", "ZOM-25.5"], || {
        let tiles = vec![Set::Z1, Set::Z2, Set::Z8];
        let setup = Setup { tiles, cards: vec![Set::Z1, Set::Z8], mixed_stack: true, ..Setup::new(2) };
        let is_special = |tile: Tile| tile.is_helipad() || tile.kind() == Kind::Entrance;
        for (jail_start, special, n_stacks) in [(true, vec![Tile::PrisonGate], 2), (false, vec![], 1)] {
            let setup = Setup { jail_start, ..setup.clone() };
            let view = start::<Zombies>(&setup, &mut Silent).unwrap().view(Observer::Table);
            let of_boxes = view.undrawn.iter().map(|count| count.tile).filter(|tile| tile.set() != Set::Z1);
            assert_eq!(of_boxes.filter(|tile| is_special(*tile)).collect::<Vec<_>>(), special);
            assert_eq!(view.stacks.iter().filter(|stack| stack.size > 0).count(), n_stacks);
        }
    });
}

#[test]
fn zom_1_7_supply_and_options_by_sets() {
    assert_passes(&["ZOM-1.7", "ZOM-2.3", "ZOM-2.4", "ZOM-2.5", "ZOM-2.15", "ZOM-2.17", "ZOM-15.1"], || {
        let base = Setup { tiles: vec![Set::Z1], ..Setup::new(2) };
        let view = start::<Zombies>(&base, &mut Silent).unwrap().view(Observer::Table);
        assert_eq!(view.supply, Some([100, 0, 0, 0]));
        assert!(view.rules.guts && !view.rules.sewers && !view.rules.subway && !view.rules.dodge);
        assert_eq!(view.seats[0].guts, 3);
        let all = Setup { tiles: vec![Set::Z1, Set::Z4, Set::Z6, Set::Z8], ..Setup::new(2) };
        let view = start::<Zombies>(&all, &mut Silent).unwrap().view(Observer::Table);
        assert_eq!(view.rules.supply, Supply::Unlimited);
        assert!(view.rules.sewers && view.rules.subway && view.rules.dodge && view.rules.cabin_victory);
    });
}

#[test]
fn zom_26_1_what_everybody_sees() {
    assert_passes(&["ZOM-26.1", "ZOM-26.2", "ZOM-26.4"], || {
        let g: Zombies = start(&Setup::new(2), &mut Silent).unwrap();
        let view = g.view(Observer::Table);
        let n: u32 = view.undrawn.iter().map(|count| u32::from(count.n)).sum();
        assert_eq!(n, 45);
        assert!(view.seats.iter().all(|seat| seat.hand.known.is_empty() && seat.passes.is_none()));
        assert_eq!(view.unseen, None);
    });
}
