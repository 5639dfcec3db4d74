//! What chance must not deal (MZ-2), what players may propose, and that nothing is offered twice.

use chance::Seeded;
use expect_test::expect;
use marvel_zombies::scene::scene;
use marvel_zombies::{Action, CitizenCard, MarvelZombies, Roll, Setup};
use table::{Input, Line, Observer, Refusal, Seat, Silent, Table, apply, proposal, roll, thinkable};
use table_laws::words;

use crate::transcript::check_from_start;

#[test]
fn mz_2_5_a_deal_fits_the_mission() {
    check_from_start(
        &["MZ-2.5", "MZ-52.3"],
        1,
        "mission=MH1 team=thor heroes=3",
        r#"! chance {"deal":{"heroes":["spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","ms-marvel","black-panther"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["hulk","spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["thor","spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody","pepper-potts"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","wong","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","blue"],"leaders":[]}}
           ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":["hulk"]}}
           chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
           = thor
           = spider-man"#,
        expect![[r#"
            ! chance {"deal":{"heroes":["spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","ms-marvel","black-panther"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["hulk","spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["thor","spider-man"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody","pepper-potts"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","wong","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","blue"],"leaders":[]}}: impossible-roll (TABLE-6)
            ! chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":["hulk"]}}: impossible-roll (TABLE-6)
            > chance {"deal":{"heroes":["spider-man","ms-marvel"],"citizens":["wong","okoye","blind-al","aunt-may","mary-jane","nobody"],"objectives":["red","red","blue","green"],"leaders":[]}}
                hero-played hero=thor seat=A
                hero-played hero=spider-man seat=A
                hero-played hero=ms-marvel seat=A
                dealt
            = thor: at S0-2, health 3, power 0, xp 0
            = spider-man: at S0-2, health 3, power 0, xp 0
        "#]],
    );
}

#[test]
fn nothing_is_offered_twice() {
    let g = scene(
        "heroes hulk, wasp
         traits hulk: grisly-howl, grisly-howl
         S2-1: 1 operator
         begin turn hulk",
    )
    .expect("a scene");
    let mut actions = Vec::new();
    thinkable(&g, Seat::A, &mut actions);
    for (index, action) in actions.iter().enumerate() {
        assert!(!actions[..index].contains(action), "{action:?} is offered twice");
    }
}

#[test]
fn a_random_player_hands_over_a_hero_only_as_the_host() {
    let two = scene("seats 2\nheroes hulk, wasp\nbegin turns").expect("a scene");
    for seed in 0..5 {
        let tried = proposal(&two, Seat::A, &mut Seeded::new(seed)).expect("the host may hand over a hero");
        assert!(matches!(tried, Action::HandOver { to: Seat::B, .. }), "{tried:?}");
        let mut after = two;
        apply(&mut after, &Input::Act(Seat::A, tried), &mut Silent).expect("it is allowed");
    }
    assert_eq!(proposal(&two, Seat::B, &mut Seeded::new(1)), None);
    let one = scene("heroes hulk, wasp\nbegin turns").expect("a scene");
    assert_eq!(proposal(&one, Seat::A, &mut Seeded::new(1)), None);
}

#[test]
fn a_random_player_shares_all_the_wounds() {
    let g = scene("heroes hulk, wasp\nS2-1: 3 operators\nbegin enemies").expect("a scene");
    let g = *table_laws::Script::from_state(g).state();
    for seed in 0..5 {
        let tried = proposal(&g, Seat::A, &mut Seeded::new(seed)).expect("Wounds are shared");
        let Action::Share(shares) = tried else { panic!("{tried:?} does not share Wounds") };
        assert_eq!(shares.heroes.iter().sum::<u8>(), 3);
        let mut after = g;
        apply(&mut after, &Input::Act(Seat::A, tried), &mut Silent).expect("it is allowed");
    }
}

/// Hulk is in the team, so chance draws the two others; and Wong must lie somewhere.
#[test]
fn mz_33_5_fair_deals_fit_the_mission_and_none_does_without_wong() {
    let options = [("mission", "MZ3"), ("team", "hulk"), ("heroes", "3")];
    let options = options.map(|(key, value)| (key.to_string(), value.to_string()));
    let (table, _) = Table::<MarvelZombies>::start(&Setup::from_options(1, &options).unwrap()).unwrap();
    for seed in 0..20 {
        let Some(Roll::Deal(mut deal)) = roll(table.state(), &mut Seeded::new(seed)) else {
            panic!("no deal")
        };
        let dealt = |deal| apply(&mut table.state().clone(), &Input::Chance(Roll::Deal(deal)), &mut Silent);
        assert_eq!(dealt(deal.clone()).err(), None, "{deal:?}");
        let place = deal.citizens.iter().position(|card| *card == CitizenCard::Wong).expect("Wong is dealt");
        let is_left = |card: &CitizenCard| card.is_person() && !deal.citizens.contains(card);
        deal.citizens[place] = CitizenCard::ALL.into_iter().find(is_left).expect("not all are dealt");
        assert_eq!(dealt(deal).err(), Some(Refusal::IMPOSSIBLE_ROLL));
    }
}

/// Whoever watches sees one group go after another.
#[test]
fn enemies_move_group_by_group() {
    let g = scene(
        "heroes hulk
         hulk: at S0-0, xp 7
         S3-2: 1 guard
         S4-2: 1 guard
         deck spawn: 38
         spawn 1 off
         begin spawn",
    );
    let (mut table, _) = Table::from_state(g.expect("a scene"));
    let card = roll(table.state(), &mut Seeded::new(1)).expect("there is one card");
    let (told, film) = table.take_filmed(&Line::Chance(card)).expect("it is drawn");
    let notices = told.notices::<MarvelZombies>(Observer::Table);
    let is_move = |notice: &_| words(notice).starts_with("enemies-moved");
    let first = notices.iter().position(is_move).expect("the guards move");
    assert!(is_move(&notices[first + 1]), "both of them");
    assert!(film.steps().any(|step| step.n_events == first + 1));
}
