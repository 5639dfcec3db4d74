//! First entries of lists, lone cards and other small limits.

use chance::Seeded;
use expect_test::expect;
use marvel_zombies::mission::{BUILT_IN, CitizenPlaceKind};
use marvel_zombies::scene::{door_name, scene_of, zone_name, zone_names};
use marvel_zombies::{ChanceQuestion, CitizenCard, Door, Mission, Roll, Setup};
use table::{Game, Input, Observer, Pending, apply, roll};
use table_laws::Script;

use crate::transcript::check;

#[test]
fn mz_35_10_a_lone_card_in_the_discard_is_drawn() {
    check(
        &["MZ-35.10", "MZ-15.24"],
        "mission MZ5
         heroes hulk
         hulk: at 4V.a
         taken hulk: 0, 1
         people: agent-coulson S0-0, pepper-potts S0-0, mary-jane S0-0, jonah-jameson S0-0, thunderbolt-ross S0-0, wong S0-0
         people: aunt-may S0-0, blind-al S0-0, maria-hill S0-0, jane-foster S0-0, edwin-jarvis S0-0
         cards: nobody 5R.a, nobody 5R.b
         deck citizens:
         begin turn hulk",
        "A take 2
         = pending
         A pick
         chance citizen okoye",
        expect![[r#"
            > A take 2
                objective-taken hero=hulk objective=2 at=4V.a
                xp-gained hero=hulk n=5 xp=5
            = seats who=["A"] mode=turn question={"draw-citizen":{"hero":"hulk"}}
            > A pick
                citizens-shuffled
            > chance citizen okoye
                citizen-drawn card=okoye
                citizen-kept hero=hulk card=okoye
        "#]],
    );
}

#[test]
fn mz_15_24_nobody_appears_and_nothing_is_shuffled_if_no_card_is_left() {
    check(
        &["MZ-17.4"],
        "mission MZ5
         heroes hulk
         hulk: at 4V.a
         people: agent-coulson S0-0, pepper-potts S0-0, mary-jane S0-0, jonah-jameson S0-0, thunderbolt-ross S0-0, wong S0-0
         people: aunt-may S0-0, blind-al S0-0, maria-hill S0-0, jane-foster S0-0, edwin-jarvis S0-0, okoye S0-0
         cards: nobody 5R.a, nobody 5R.b
         deck citizens:
         deck spawn: 40
         spawn 1 off
         begin spawn",
        "chance #040
         = pending",
        expect![[r#"
            > chance #040
                spawn-drawn zone=S4-6 card=39 level=blue
                enemies-placed zone=S4-6 kind=guard n=1
                spawns-shuffled
            = chance spawn={"zone":S2-0}
        "#]],
    );
}

#[test]
fn mz_16_1_enemies_of_the_first_zone_act() {
    check(
        &[],
        "mission MZ5
         heroes hulk
         hulk: at 2V.a
         2V.a: 1 operator
         begin enemies",
        "= hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=2V.a crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
            = hulk: at 2V.a, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_42_7_the_first_of_the_people_may_be_stuck() {
    check(
        &[],
        "mission MH5
         heroes thor
         leaders: hulk S2-2 gone
         people: agent-coulson S2-4 objective stuck, pepper-potts S2-4
         begin citizens",
        "= pending",
        expect![[r#"
                citizen-moved citizen=pepper-potts from=S2-4 to=S2-5 why={"follows":S2-6}
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn mz_29_18_fewer_wounds_than_people_are_for_the_table() {
    check(
        &[],
        "mission MH5
         heroes thor
         leaders: hulk S2-2 gone
         people: agent-coulson S2-4, pepper-potts S2-4
         S2-4: 1 walker
         begin enemies",
        "= pending
         ? A",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-4 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            = seats who=["A"] mode=turn question={"decide":{"wounds":{"zone":S2-4,"n":1}}}
            ? A: vote evenly, vote shares={"heroes":[0,0,0,0,0,0],"citizens":1}, vote shares={"heroes":[0,0,0,0,0,0],"citizens":2}
        "#]],
    );
}

#[test]
fn mz_34_7_an_escorted_citizen_does_not_hurry() {
    check(
        &[],
        "mission MZ4
         heroes hulk
         people: okoye S2-2 escorted 3, aunt-may S2-2
         S2-2: 1 guard
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=guard n=1 from=S2-2 to=S2-1 why={"way":S4-3}
                citizen-moved citizen=aunt-may from=S2-2 to=S2-1 why={"flight":S0-0}
                citizen-moved citizen=okoye from=S2-2 to=S2-1 why=escort
                citizen-moved citizen=aunt-may from=S2-1 to=S2-0 why={"flight":S0-0}
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn mz_46_33_only_enemies_of_the_zone_are_stopped() {
    check(
        &["MZ-46.33"],
        "mission MH5
         heroes spider-man
         spider-man: xp 19, power 2
         S2-4: 1 walker
         leaders: captain-america S0-6, hulk S2-2 gone
         begin enemies",
        "= pending
         A use spider-man skill web-shooters zone S2-4",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-move","zone":S0-6}}
            > A use spider-man skill web-shooters zone S2-4
                effect-used hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-4}
                power-changed hero=spider-man power=1
                enemies-stopped zone=S2-4
                leader-moved who=captain-america from=S0-6 to=S1-6 why={"sees":S2-6}
                next-action action=2
                leader-moved who=captain-america from=S1-6 to=S2-6 why={"sees":S2-6}
        "#]],
    );
}

#[test]
fn mz_44_4_only_people_who_belong_nowhere_else_are_trapped() {
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ3").expect("MZ3 is a mission of the box");
    let text = format!("{file}\n[citizens]\ntrapped = [\"7V.b\"]\n");
    let places = Mission::read(&text).expect("a mission").citizens;
    let trapped = places.iter().position(|place| place.kind == CitizenPlaceKind::Trapped).expect("a place");
    let setup = Setup { mission: text, heroes: 1, ..Setup::new(1) };
    let state = scene_of(&setup, "begin deal").unwrap_or_else(|error| panic!("{error}"));
    let (mut n_nobodies, mut n_wongs, mut n_others) = (0, 0, 0);
    for seed in 0..20 {
        let Some(Roll::Deal(fair)) = roll(&state, &mut Seeded::new(seed)) else { panic!("cards are dealt") };
        for other in 0..fair.citizens.len() {
            let mut deal = fair.clone();
            let card = deal.citizens[other];
            deal.citizens.swap(trapped, other);
            let is_possible =
                apply(&mut state.clone(), &Input::Chance(Roll::Deal(deal)), &mut Vec::new()).is_ok();
            match card {
                CitizenCard::Nobody => n_nobodies += 1,
                CitizenCard::Wong => n_wongs += 1,
                _ => n_others += usize::from(is_possible),
            }
            let is_free = card.is_person() && card != CitizenCard::Wong;
            assert!(is_free || !is_possible, "seed {seed}: {card:?}");
        }
    }
    assert!(n_nobodies > 0 && n_wongs > 0 && n_others > 0);
}

#[test]
fn mz_5_10_cards_in_an_open_building_are_turned_up() {
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ3").expect("MZ3 is a mission of the box");
    // The cards that stay face down in the first building.
    let left = |text: &str| {
        let setup = Setup { mission: text.to_string(), heroes: 1, ..Setup::new(1) };
        let mut g = scene_of(&setup, "begin deal").unwrap_or_else(|error| panic!("{error}"));
        let names = zone_names(&g);
        let dealt = roll(&g, &mut Seeded::new(1)).expect("cards are dealt");
        apply(&mut g, &Input::Chance(dealt), &mut Vec::new()).expect("a fair deal");
        let view = g.view(Observer::Table);
        let n = view.cards.iter().filter(|card| names[card.zone.index()].starts_with(&names[0][..3])).count();
        let doors = (0..view.doors.len() as u8).map(|door| door_name(&g, Door(door)));
        let door = doors.into_iter().find(|door| door.starts_with(&names[0][..3]) && door.contains("/S"));
        (n, door.expect("the building has a door"))
    };
    let (n, door) = left(file);
    assert!(n > 0, "cards lie there");
    let open = format!("doors = [\n{{ between = \"{door}\", is = \"open\" }},");
    assert_eq!(left(&file.replace("doors = [", &open)).0, 0, "{door}");
}

#[test]
fn mz_25_8_doctor_strange_draws_after_a_lone_token_that_draws_twice() {
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ0").expect("MZ0 is a mission of the box");
    let text = file
        .replace("    { zone = \"S4-2\", token = \"red\" },\n", "")
        .replace("rules = [", "rules = [\n{ initial-draws-twice = \"any\" },");
    let setup = Setup { mission: text, heroes: 1, ..Setup::new(1) };
    let layout = "leaders: doctor-strange S3-2\n deck spawn: 1, 2, 7\n begin spawn";
    let laid_out = scene_of(&setup, layout).unwrap_or_else(|error| panic!("{error}"));
    let mut g = *Script::from_state(laid_out).state();
    let mut drawn_for = Vec::new();
    for seed in 0..10 {
        let Pending::Chance(ChanceQuestion::Spawn { zone }) = g.pending() else { break };
        drawn_for.push(zone_name(&g, zone));
        let card = roll(&g, &mut Seeded::new(seed)).expect("a card is drawn");
        apply(&mut g, &Input::Chance(card), &mut Vec::new()).expect("a fair draw");
    }
    assert_eq!(drawn_for, ["S0-0", "S0-0", "S3-2"]);
}
