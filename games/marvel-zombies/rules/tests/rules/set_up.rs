//! Chapters 1 and 2: components and set-up.

use expect_test::expect;

use crate::transcript::check_from_start;

#[test]
fn mz_2_1_a_game_is_set_up() {
    check_from_start(
        &[
            "MZ-1.1", "MZ-1.10", "MZ-1.11", "MZ-2.1", "MZ-2.4", "MZ-2.5", "MZ-2.6", "MZ-2.9", "MZ-2.10",
            "MZ-2.11", "MZ-2.12", "MZ-2.15", "MZ-5.10", "MZ-1.4", "MZ-1.9", "MZ-5.1", "MZ-2.7", "MZ-2.8",
        ],
        3,
        "mission=MZ1 team=hulk,wasp,deadpool,iron-man",
        "= pending
         chance fair 1
         = pending
         = hulk
         = wasp
         = table",
        expect![[r#"
            = chance deal
            > chance fair 1
                hero-played hero=hulk seat=A
                hero-played hero=wasp seat=B
                hero-played hero=deadpool seat=C
                hero-played hero=iron-man seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=deadpool hunger=1
                hunger-changed hero=iron-man hunger=1
            = seats who=["A","B","C"] mode=together question=begin
            = hulk: at S0-0, health 5, hunger 1, xp 0
            = wasp: at S0-0, health 5, hunger 1, xp 0
            = table: round 1, players phase, A: hulk iron-man, B: wasp, C: deadpool, supply [14, 35, 14], spawn deck 42, traits 45, citizens 10, leaders 6, open []
        "#]],
    );
}

#[test]
fn mz_52_3_heroes_are_drawn() {
    check_from_start(
        &["MZ-52.3", "MZ-2.5", "MZ-29.3", "MZ-29.9", "MZ-29.26", "MZ-29.29"],
        2,
        "mission=MH1 team=thor seating=A,A,A,B",
        "chance fair 1
         = table
         = thor",
        expect![[r#"
            > chance fair 1
                hero-played hero=thor seat=A
                hero-played hero=doctor-strange seat=A
                hero-played hero=black-panther seat=A
                hero-played hero=scarlet-witch seat=B
                dealt
            = table: round 0, set-up phase, A: thor doctor-strange black-panther, B: scarlet-witch, supply [14, 35, 14], spawn deck 42, traits 45, citizens 8, leaders 6, open []
            = thor: at S0-2, health 3, power 0, xp 0
        "#]],
    );
}

#[test]
fn mz_2_13_a_leader_of_the_mission_is_out_of_the_deck() {
    check_from_start(
        &["MZ-2.13", "MZ-52.4"],
        1,
        "mission=MZ3 team=hulk,wasp,deadpool,iron-man gentle_deck=on",
        "chance fair 1
         = S2-1
         = table",
        expect![[r#"
            > chance fair 1
                hero-played hero=hulk seat=A
                hero-played hero=wasp seat=A
                hero-played hero=deadpool seat=A
                hero-played hero=iron-man seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=deadpool hunger=1
                hunger-changed hero=iron-man hunger=1
            = S2-1: leader doctor-strange
            = table: round 1, players phase, A: hulk wasp deadpool iron-man, supply [14, 35, 14], spawn deck 38, traits 45, citizens 8, leaders 5, open []
        "#]],
    );
}

#[test]
fn mz_2_14_a_spawn_after_set_up() {
    check_from_start(
        &["MZ-2.14", "MZ-2.2"],
        1,
        "mission=MH5 team=thor,spider-man,black-panther,ms-marvel",
        "chance fair 1
         chance #001
         chance #007
         chance #011
         = pending",
        expect![[r#"
            > chance fair 1
                hero-played hero=thor seat=A
                hero-played hero=spider-man seat=A
                hero-played hero=black-panther seat=A
                hero-played hero=ms-marvel seat=A
                dealt
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=blue
                enemies-placed zone=S0-0 kind=operator n=1
            > chance #007
                spawn-drawn zone=S4-4 card=6 level=blue
                enemies-placed zone=S4-4 kind=guard n=1
            > chance #011
                spawn-drawn zone=S0-4 card=10 level=blue
                enemies-placed zone=S0-4 kind=specialist n=1
                round-began round=1
                phase-began phase=players
                power-changed hero=thor power=1
                power-changed hero=spider-man power=1
                power-changed hero=black-panther power=1
                power-changed hero=ms-marvel power=1
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn mz_2_3_fewer_heroes_play_as_four() {
    check_from_start(
        &["MZ-2.2", "MZ-2.3"],
        1,
        "mission=MZ1 heroes=1 team=hulk",
        "chance fair 1
         = S4-2",
        expect![[r#"
            > chance fair 1
                hero-played hero=hulk seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S4-2: nothing
        "#]],
    );
    check_from_start(
        &["MZ-2.2"],
        1,
        "mission=MZ1 heroes=5",
        "chance fair 1
         = S4-2",
        expect![[r#"
            > chance fair 1
                hero-played hero=iron-man seat=A
                hero-played hero=deadpool seat=A
                hero-played hero=wasp seat=A
                hero-played hero=captain-america seat=A
                hero-played hero=captain-marvel seat=A
                dealt
                round-began round=1
                phase-began phase=players
                hunger-changed hero=iron-man hunger=1
                hunger-changed hero=deadpool hunger=1
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=captain-america hunger=1
                hunger-changed hero=captain-marvel hunger=1
            = S4-2: spawn
        "#]],
    );
}

#[test]
fn mz_1_3_coloured_objectives_lie_face_down() {
    use marvel_zombies::{MarvelZombies, Setup};
    use table::{Game, Observer};
    let setup = Setup { mission: "MZ10".to_string(), ..Setup::new(1) };
    let mut g: MarvelZombies = table::start(&setup, &mut table::Silent).expect("a set-up");
    let deal = table::roll(&g, &mut chance::Seeded::new(1)).expect("chance is asked");
    table::apply(&mut g, &table::Input::Chance(deal), &mut table::Silent).expect("a fair deal");
    let colors = |observer| {
        let view = serde_json::to_value(g.view(observer)).expect("a view is written");
        let objectives = view["objectives"].as_array().expect("there are Objectives").clone();
        objectives.iter().map(|objective| objective["color"].clone()).collect::<Vec<_>>()
    };
    let hidden = colors(Observer::Table);
    assert_eq!(hidden.len(), 6);
    assert!(hidden.iter().all(serde_json::Value::is_null), "MZ-28.5: {hidden:?}");
    let all = colors(Observer::All);
    assert_eq!(all.iter().filter(|color| *color == "red").count(), 4, "{all:?}");
}
