//! Compares the files of the box with the catalogue.

use expect_test::{Expect, expect};
use marvel_zombies::board::Zone;
use marvel_zombies::cast::Color;
use marvel_zombies::mission::{
    BUILT_IN, CitizenPlaceKind, FigurePlace, Lock, Mission, Party, SpawnToken, look_at,
};
use table_laws::marks::assert_passes;

#[test]
fn no_file_of_the_box_has_a_problem() {
    for (code, text) in BUILT_IN {
        let (mission, problems) = look_at(text);
        assert_eq!(problems, [], "{code}");
        assert_eq!(mission, Mission::built_in(code));
    }
    assert_eq!(Mission::built_in("MZ11"), None);
}

/// Reads the mission, and asserts that its file is marked as the home of these rules.
#[track_caller]
fn check(code: &str, rules: &[&str], expected: Expect) {
    let mission = assert_passes(rules, || Mission::built_in(code)).expect("a mission of the box");
    expected.assert_eq(&written(&mission));
}

fn written(mission: &Mission) -> String {
    let name = |zone: Zone| mission.board.name(zone).to_string();
    let names = |zones: &[Zone]| zones.iter().map(|zone| name(*zone)).collect::<Vec<_>>().join(" ");
    let mut lines = vec![format!(
        "{:?}, {:?}, {} minutes; {} zones",
        mission.mode,
        mission.difficulty,
        mission.minutes,
        mission.board.zones.len()
    )];
    lines.push(format!(
        "start {} {:?}, exit {:?}, sign {:?}",
        names(&mission.start),
        mission.division,
        mission.exit.map(name),
        mission.sign.map(name)
    ));
    for spawn in &mission.spawns {
        let party = if spawn.party == Party::FiveOrSix { " with 5-6" } else { "" };
        let when = spawn.activated_by.map(|when| format!(" by {when:?}")).unwrap_or_default();
        let until = spawn.removed_by.map(|when| format!(" until {when:?}")).unwrap_or_default();
        lines.push(format!("spawn {:?} {}{party}{when}{until}", spawn.token, name(spawn.zone)));
    }
    for color in [Color::Red, Color::Blue, Color::Green] {
        let zones: Vec<Zone> = mission
            .objectives
            .iter()
            .filter(|objective| objective.color == color)
            .map(|objective| objective.zone)
            .collect();
        if !zones.is_empty() {
            let how = if mission.are_objectives_shuffled { " shuffled" } else { "" };
            lines.push(format!("objectives {color:?}{how} {}", names(&zones)));
        }
    }
    for door in mission.board.doors() {
        let state = mission.doors[door.index()];
        let edge = mission.board.edge(door);
        let is_of_rooms = mission.board.is_room(edge.a) && mission.board.is_room(edge.b);
        if state.lock != Lock::Closed || state.color.is_some() || is_of_rooms {
            lines.push(format!("door {}/{} {:?} {:?}", name(edge.a), name(edge.b), state.color, state.lock));
        }
    }
    for place in &mission.citizens {
        if place.kind != CitizenPlaceKind::Symbol {
            lines.push(format!("citizen {} {:?}", name(place.zone), place.kind));
        }
    }
    let n_symbols = mission.citizens.iter().filter(|place| place.kind == CitizenPlaceKind::Symbol).count();
    lines.push(format!("citizens on {n_symbols} symbols"));
    for figure in &mission.figures {
        lines.push(match figure {
            FigurePlace::Common { zone, kind, n } => format!("{n} {kind:?} in {}", name(*zone)),
            FigurePlace::Leader { zone, who } => format!("{who:?} in {}", name(*zone)),
            FigurePlace::AnyLeader { zone } => format!("any leader in {}", name(*zone)),
        });
    }
    lines.join("\n")
}

/// MZ-1.2: no mission of the box needs a token that the box does not hold.
#[test]
fn mz_1_2_the_box_holds_what_its_missions_need() {
    for (code, _) in BUILT_IN {
        let mission = assert_passes(&["MZ-1.2", "MZ-1.4", "MZ-1.10", "MZ-1.13"], || Mission::built_in(code));
        let mission = mission.expect("a mission of the box");
        let n = |token: SpawnToken| mission.spawns.iter().filter(|spawn| spawn.token == token).count();
        assert_eq!(n(SpawnToken::Initial), 1);
        assert!(n(SpawnToken::Red) <= 5 && n(SpawnToken::Blue) <= 1 && n(SpawnToken::Green) <= 1, "{code}");
    }
}

#[test]
fn mz_30_1_mz0_is_laid_out_as_its_legend_says() {
    check(
        "MZ0",
        &["MZ-30.1", "MZ-30.8"],
        expect![[r#"
        Zombie, Easy, 25 minutes; 14 zones
        start S2-1 Together, exit Some("3V.a"), sign None
        spawn Initial S0-0
        spawn Red S4-2
        objectives Blue 8R.a
        door 3V.c/S2-1 Some(Blue) LockedUntil(Taken(Tokens([0, 1, 0])))
        citizens on 2 symbols"#]],
    );
}

#[test]
fn mz_31_1_mz1_is_laid_out_as_its_legend_says() {
    check(
        "MZ1",
        &["MZ-31.1", "MZ-31.9"],
        expect![[r#"
        Zombie, Easy, 25 minutes; 28 zones
        start S0-0 Together, exit Some("S4-4"), sign None
        spawn Initial S4-0
        spawn Green S4-2 with 5-6
        spawn Red S2-4
        objectives Red 3R.a 8R.b 9V.d 5R.b
        citizens on 4 symbols"#]],
    );
}

#[test]
fn mz_32_1_mz2_is_laid_out_as_its_legend_says() {
    check(
        "MZ2",
        &["MZ-32.1", "MZ-32.14"],
        expect![[r#"
        Zombie, Easy, 45 minutes; 41 zones
        start S2-4 Together, exit Some("6V.c"), sign Some("S2-2")
        spawn Initial S0-0
        spawn Red S4-0
        spawn Blue S4-6 by Revealed(SecretMission1)
        spawn Red S0-6
        spawn Green S0-3 by Revealed(SecretMission1)
        objectives Red 6V.d 5V.d
        door 5V.b/S3-4 Some(Green) LockedUntil(ObjectiveCitizenDevoured)
        door 6V.a/S0-5 Some(Blue) LockedUntil(ObjectiveCitizenDevoured)
        door 6V.b/S2-4 Some(Red) Sealed
        citizens on 6 symbols"#]],
    );
}

#[test]
fn mz_33_1_mz3_is_laid_out_as_its_legend_says() {
    check(
        "MZ3",
        &["MZ-33.1", "MZ-33.12"],
        expect![[r#"
        Zombie, Medium, 45 minutes; 40 zones
        start S0-6 Together, exit Some("7V.a"), sign None
        spawn Initial S4-0
        spawn Red S4-4
        spawn Green S4-6 with 5-6
        spawn Red S0-2
        door 7V.b/S2-0 Some(Red) LockedUntil(Gone(DoctorStrange))
        door 7V.c/S0-2 Some(Red) LockedUntil(Gone(DoctorStrange))
        door 7V.d/S2-1 Some(Red) LockedUntil(Gone(DoctorStrange))
        citizens on 6 symbols
        DoctorStrange in S2-1"#]],
    );
}

#[test]
fn mz_34_1_mz4_is_laid_out_as_its_legend_says() {
    check(
        "MZ4",
        &["MZ-34.1", "MZ-34.11"],
        expect![[r#"
        Zombie, Medium, 60 minutes; 61 zones
        start S4-3 Together, exit Some("S6-0"), sign Some("S2-4")
        spawn Initial S0-0
        spawn Green S6-3 with 5-6
        spawn Red S6-6
        spawn Red S0-6
        objectives Red 3R.a 9V.d 6V.c 2V.c 8V.b 1R.b
        citizens on 9 symbols"#]],
    );
}

#[test]
fn mz_35_1_mz5_is_laid_out_as_its_legend_says() {
    check(
        "MZ5",
        &["MZ-35.1", "MZ-35.12"],
        expect![[r#"
        Zombie, Medium, 45 minutes; 40 zones
        start S0-0 Together, exit Some("3V.a"), sign None
        spawn Initial S4-6
        spawn Red S0-6
        spawn Red S2-0
        spawn Green S4-2 with 5-6
        objectives Red 2V.c 8R.c
        objectives Blue 4V.a
        objectives Green 4V.d
        door 3V.c/S2-3 Some(Blue) LockedUntil(Taken(Tokens([0, 1, 1])))
        door 4V.c/S2-1 None LockedUntil(Taken(Tokens([2, 0, 0])))
        door 4V.d/S4-2 None LockedUntil(Taken(Tokens([2, 0, 0])))
        door 9V.b/S1-2 Some(Red) Sealed
        door 9V.d/S2-4 Some(Red) Sealed
        citizens on 6 symbols"#]],
    );
}

#[test]
fn mz_36_1_mz6_is_laid_out_as_its_legend_says() {
    check(
        "MZ6",
        &["MZ-36.1", "MZ-36.14"],
        expect![[r#"
        Zombie, Medium, 60 minutes; 38 zones
        start 3R.a Together, exit None, sign None
        spawn Initial S0-0
        spawn Red S4-0
        spawn Red S4-2 with 5-6
        spawn Green S4-4 by Taken(Green)
        spawn Blue S0-6 by Taken(Blue)
        objectives Red shuffled 7R.a 5R.a 9R.a
        objectives Blue shuffled 6R.b
        objectives Green shuffled 2R.c
        door 2R.a/2R.c None Closed
        door 3R.a/S1-2 None Open
        door 3R.b/S2-4 None Open
        door 6R.a/6R.b None Closed
        door 7R.a/7R.c None Closed
        citizens on 6 symbols"#]],
    );
}

#[test]
fn mz_37_1_mz7_is_laid_out_as_its_legend_says() {
    check(
        "MZ7",
        &["MZ-37.1", "MZ-37.12"],
        expect![[r#"
        Zombie, Hard, 120 minutes; 53 zones
        start S0-0 S2-8 Evenly, exit None, sign Some("S2-5")
        spawn Initial S4-2
        spawn Red S4-4
        spawn Green S4-6 with 5-6 by Taken(Green)
        spawn Red S0-6
        spawn Blue S0-4 with 5-6 by Taken(Blue)
        spawn Red S0-2
        objectives Red shuffled 1V.b 3V.a 7R.c 6R.b 5R.b 4R.a
        objectives Blue shuffled 2V.c
        objectives Green shuffled 8V.b
        citizens on 8 symbols
        Thor in S2-4"#]],
    );
}

#[test]
fn mz_38_1_mz8_is_laid_out_as_its_legend_says() {
    check(
        "MZ8",
        &["MZ-38.1", "MZ-38.15"],
        expect![[r#"
        Zombie, Hard, 30 minutes; 32 zones
        start 4V.c Together, exit Some("S4-2"), sign None
        spawn Initial 1V.a
        spawn Green 2V.d by OpenedOnto(TileName { number: 2, face: V })
        spawn Red 1V.c
        spawn Blue 6V.d by OpenedOnto(TileName { number: 6, face: V })
        spawn Red 6V.a with 5-6
        objectives Red shuffled 6V.a 2V.a 4V.b
        objectives Blue shuffled 1V.c
        door 1V.a/6V.b None Closed
        door 1V.a/S2-0 None Sealed
        door 1V.b/1V.d None Closed
        door 1V.d/2V.b None Closed
        door 1V.d/S4-2 Some(Blue) LockedUntil(Taken(Tokens([0, 1, 0])))
        door 2V.a/2V.b None Closed
        door 2V.b/S4-2 None Sealed
        door 2V.c/4V.d None Closed
        door 2V.d/S3-4 None Sealed
        door 4V.a/4V.b None Closed
        door 4V.a/6V.c None Closed
        door 4V.c/S0-3 None Sealed
        door 4V.d/S2-4 None Sealed
        door 6V.a/S0-1 None Sealed
        door 6V.b/6V.d None Closed
        door 6V.b/S2-0 None Sealed
        citizens on 3 symbols
        1 Guard in 4V.a
        2 Operator in 4V.a
        1 Guard in 4V.d
        2 Operator in 4V.d"#]],
    );
}

#[test]
fn mz_39_1_mz9_is_laid_out_as_its_legend_says() {
    check(
        "MZ9",
        &["MZ-39.1", "MZ-39.12"],
        expect![[r#"
        Zombie, Hard, 60 minutes; 40 zones
        start S2-6 Together, exit None, sign None
        spawn Initial S0-0
        spawn Red S4-0
        spawn Green S4-2 with 5-6
        spawn Blue S4-4 with 5-6
        spawn Red S0-4
        objectives Red 6R.a 3R.a 7R.c 9V.d 1R.b
        citizen 1R.b UnderObjective(4)
        citizen 3R.a UnderObjective(1)
        citizen 6R.a UnderObjective(0)
        citizen 7R.c UnderObjective(2)
        citizen 9V.d UnderObjective(3)
        citizens on 6 symbols"#]],
    );
}

#[test]
fn mz_40_1_mz10_is_laid_out_as_its_legend_says() {
    check(
        "MZ10",
        &["MZ-40.1", "MZ-40.16"],
        expect![[r#"
        Zombie, VeryHard, 120 minutes; 60 zones
        start S2-4 Together, exit None, sign Some("S4-2")
        spawn Initial S0-0
        spawn Blue S4-0 with 5-6
        spawn Red S6-0
        spawn Green S6-4 with 5-6
        spawn Red S6-6
        spawn Red S0-6
        objectives Red shuffled 9V.a 2R.b 4V.d 8V.b
        objectives Blue shuffled 6R.a
        objectives Green shuffled 5V.d
        citizen 1R.b FaceUp { card: SecretMission1, after: Blue }
        citizen 3R.a FaceUp { card: SecretMission2, after: Green }
        citizens on 9 symbols
        any leader in 9V.d
        any leader in 1R.b
        any leader in 2R.a
        any leader in 4V.a
        any leader in 8V.a
        any leader in 7R.c"#]],
    );
}

#[test]
fn mz_41_1_mh1_is_laid_out_as_its_legend_says() {
    check(
        "MH1",
        &["MZ-41.1", "MZ-41.10"],
        expect![[r#"
        Hero, Medium, 45 minutes; 41 zones
        start S0-2 S5-0 OneAlone, exit Some("3V.a"), sign None
        spawn Initial S2-4
        spawn Red S2-0
        spawn Blue S6-2 by Taken(Blue)
        spawn Red S6-4
        spawn Green S3-3 by Taken(Green)
        objectives Red shuffled 7V.c 1V.c
        objectives Blue shuffled 5V.d
        objectives Green shuffled 4R.a
        door 1V.b/1V.d None Closed
        door 2R.b/5V.a None Closed
        door 3V.c/S4-3 Some(Blue) LockedUntil(Taken(Tokens([0, 1, 1])))
        door 7V.a/7V.c None Closed
        citizens on 6 symbols"#]],
    );
}

#[test]
fn mz_42_1_mh2_is_laid_out_as_its_legend_says() {
    check(
        "MH2",
        &["MZ-42.1", "MZ-42.13", "MZ-42.11", "MZ-42.12"],
        expect![[r#"
        Hero, Easy, 25 minutes; 30 zones
        start S2-0 Together, exit Some("S4-0"), sign None
        spawn Initial S2-4
        spawn Green 3V.d with 5-6 by Opened(Blue)
        spawn Blue 3V.a by Opened(Blue)
        spawn Red S4-2
        door 3V.c/S0-3 Some(Blue) Closed
        citizen 3V.b Standing
        citizens on 4 symbols"#]],
    );
}

#[test]
fn mz_43_1_mh3_is_laid_out_as_its_legend_says() {
    check(
        "MH3",
        &["MZ-43.1", "MZ-43.15"],
        expect![[r#"
        Hero, Easy, 45 minutes; 41 zones
        start S4-6 Together, exit Some("S4-0"), sign Some("S2-5")
        spawn Initial S0-2
        spawn Green S2-0 until Taken(Green)
        spawn Red S4-2
        spawn Blue S0-4 until Taken(Blue)
        objectives Red 2V.d 4V.a
        objectives Blue 9V.d
        objectives Green 5V.b
        citizens on 6 symbols"#]],
    );
}

#[test]
fn mz_44_1_mh4_is_laid_out_as_its_legend_says() {
    check(
        "MH4",
        &["MZ-44.1", "MZ-44.15"],
        expect![[r#"
        Hero, Easy, 25 minutes; 39 zones
        start S0-4 Together, exit Some("S6-4"), sign None
        spawn Initial S0-0
        spawn Red S4-0
        spawn Red S6-2
        spawn Green S4-4 with 5-6
        objectives Red 7R.a 7R.c
        objectives Blue 1R.b
        objectives Green 1R.a
        door 6R.a/S3-0 Some(Red) LockedUntil(Taken(Tokens([2, 0, 0])))
        door 6R.b/S4-2 Some(Red) LockedUntil(Taken(Tokens([2, 0, 0])))
        door 9R.a/S4-2 Some(Blue) LockedUntil(Taken(Tokens([0, 1, 1])))
        door 9R.b/S5-4 Some(Green) LockedUntil(Taken(Tokens([0, 1, 1])))
        citizen 6R.a Trapped
        citizen 9R.b Trapped
        citizens on 4 symbols"#]],
    );
}

#[test]
fn mz_45_1_mh5_is_laid_out_as_its_legend_says() {
    check(
        "MH5",
        &["MZ-45.1", "MZ-45.15"],
        expect![[r#"
        Hero, Hard, 90 minutes; 45 zones
        start S2-6 Together, exit Some("S4-0"), sign None
        spawn Initial S0-0
        spawn Blue S4-2 with 5-6
        spawn Red S4-4
        spawn Red S0-4
        spawn Green S0-2 with 5-6
        objectives Red 3V.a 6V.c 2V.c 9V.d
        objectives Blue 4V.a
        objectives Green 8V.c
        door 3V.b/3V.d None Closed
        door 4V.d/9V.a None Closed
        door 6V.b/6V.d None Closed
        door 8V.b/8V.c None Closed
        citizens on 6 symbols
        Hulk in S2-2"#]],
    );
}
