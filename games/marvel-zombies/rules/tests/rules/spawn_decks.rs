//! Chapters 18 and 49: the lines of the Spawn cards, in both modes.

use expect_test::{Expect, expect};
use marvel_zombies::SpawnCard;
use marvel_zombies::cards::{N_SPAWN_CARDS, Spawning};
use marvel_zombies::cast::{Kind, Mode};

use crate::transcript::check;

type Line = [u8; 4];

fn cards() -> impl Iterator<Item = SpawnCard> {
    (0..N_SPAWN_CARDS as u8).map(SpawnCard)
}

/// The figures that each card lists at Blue, Yellow, Orange and Red.
#[track_caller]
fn check_deck(mode: Mode, expected: Expect) {
    let mut written = String::new();
    for card in cards() {
        let text = match card.spawning(mode) {
            Spawning::Normal(kind, line) => format!("{kind:?} {line:?}"),
            Spawning::Rush(kind, line) => format!("{kind:?} {line:?} rush"),
            Spawning::ExtraActivation(kind) => format!("{kind:?} again"),
            Spawning::Leader => "Leader".to_string(),
            Spawning::Citizen(line) => format!("Citizen with Guard {line:?}"),
            Spawning::Drop(line) => format!("Drop {line:?}"),
            Spawning::OpenFire => "Open Fire".to_string(),
        };
        written += &format!("#{:03} {text}\n", card.number());
    }
    expected.assert_eq(&written);
}

/// MZ-18.14, MZ-18.15, MZ-18.16, MZ-18.17, MZ-18.18, MZ-18.21, MZ-18.24, MZ-18.25
#[test]
fn mz_18_14_to_25_the_lines_of_zombie_mode() {
    check_deck(
        Mode::Zombie,
        expect![[r#"
            #001 Operator [2, 3, 8, 9]
            #002 Operator [2, 3, 8, 9]
            #003 Operator [3, 5, 7, 9]
            #004 Operator [3, 5, 7, 9] rush
            #005 Operator [3, 5, 7, 9] rush
            #006 Operator [3, 5, 7, 9] rush
            #007 Guard [1, 1, 4, 5]
            #008 Guard [1, 1, 4, 5]
            #009 Guard [1, 2, 3, 4] rush
            #010 Guard [1, 2, 3, 4] rush
            #011 Specialist [1, 2, 3, 4]
            #012 Specialist [1, 2, 3, 4]
            #013 Specialist [1, 2, 3, 4]
            #014 Leader
            #015 Leader
            #016 Leader
            #017 Operator [2, 3, 8, 9]
            #018 Operator [3, 5, 7, 9]
            #019 Operator [3, 5, 7, 9]
            #020 Operator [3, 5, 7, 9] rush
            #021 Operator [3, 5, 7, 9] rush
            #022 Operator [3, 5, 7, 9] rush
            #023 Guard [1, 1, 4, 5]
            #024 Guard [1, 1, 4, 5]
            #025 Guard [1, 2, 3, 4] rush
            #026 Guard [1, 2, 3, 4] rush
            #027 Specialist [1, 2, 3, 4]
            #028 Specialist [1, 2, 3, 4]
            #029 Specialist [1, 2, 3, 4]
            #030 Leader
            #031 Leader
            #032 Leader
            #033 Drop [1, 2, 3, 4]
            #034 Drop [1, 2, 3, 4]
            #035 Open Fire
            #036 Open Fire
            #037 Operator again
            #038 Guard again
            #039 Specialist again
            #040 Citizen with Guard [1, 2, 3, 4]
            #041 Citizen with Guard [1, 2, 3, 4]
            #042 Citizen with Guard [1, 2, 3, 4]
        "#]],
    );
}

#[test]
fn mz_49_23_the_lines_of_hero_mode() {
    check_deck(
        Mode::Hero,
        expect![[r#"
            #001 Operator [1, 2, 5, 5]
            #002 Operator [1, 2, 5, 5]
            #003 Operator [2, 3, 4, 5]
            #004 Operator [2, 3, 4, 5] rush
            #005 Operator [2, 3, 4, 5] rush
            #006 Operator [2, 3, 4, 5] rush
            #007 Guard [1, 1, 2, 3]
            #008 Guard [1, 1, 2, 3]
            #009 Guard [1, 1, 2, 2] rush
            #010 Guard [1, 1, 2, 2] rush
            #011 Specialist [1, 1, 2, 2]
            #012 Specialist [1, 1, 2, 2]
            #013 Specialist [1, 1, 2, 2]
            #014 Leader
            #015 Leader
            #016 Leader
            #017 Operator [1, 2, 5, 5]
            #018 Operator [2, 3, 4, 5]
            #019 Operator [2, 3, 4, 5]
            #020 Operator [2, 3, 4, 5] rush
            #021 Operator [2, 3, 4, 5] rush
            #022 Operator [2, 3, 4, 5] rush
            #023 Guard [1, 1, 2, 3]
            #024 Guard [1, 1, 2, 3]
            #025 Guard [1, 1, 2, 2] rush
            #026 Guard [1, 1, 2, 2] rush
            #027 Specialist [1, 1, 2, 2]
            #028 Specialist [1, 1, 2, 2]
            #029 Specialist [1, 1, 2, 2]
            #030 Leader
            #031 Leader
            #032 Leader
            #033 Drop [1, 1, 2, 2]
            #034 Drop [1, 1, 2, 2]
            #035 Open Fire
            #036 Open Fire
            #037 Operator again
            #038 Guard again
            #039 Specialist again
            #040 Citizen with Guard [1, 1, 2, 2]
            #041 Citizen with Guard [1, 1, 2, 2]
            #042 Citizen with Guard [1, 1, 2, 2]
        "#]],
    );
}

/// The cards that the rulebook shows: rule, number, and what is on the card.
const PRINTED: [(&str, u8, Spawning); 13] = [
    ("MZ-18.14", 1, Spawning::Normal(Kind::Operator, [2, 3, 8, 9])),
    ("MZ-18.14", 3, Spawning::Normal(Kind::Operator, [3, 5, 7, 9])),
    ("MZ-18.15", 7, Spawning::Normal(Kind::Guard, [1, 1, 4, 5])),
    ("MZ-18.15", 9, Spawning::Rush(Kind::Guard, [1, 2, 3, 4])),
    ("MZ-18.15", 11, Spawning::Normal(Kind::Specialist, [1, 2, 3, 4])),
    ("MZ-18.16", 14, Spawning::Leader),
    ("MZ-18.14", 20, Spawning::Rush(Kind::Operator, [3, 5, 7, 9])),
    ("MZ-18.16", 30, Spawning::Leader),
    ("MZ-18.17", 33, Spawning::Drop([1, 2, 3, 4])),
    ("MZ-18.17", 35, Spawning::OpenFire),
    ("MZ-18.17", 38, Spawning::ExtraActivation(Kind::Guard)),
    ("MZ-18.17", 39, Spawning::ExtraActivation(Kind::Specialist)),
    ("MZ-18.17", 42, Spawning::Citizen([1, 2, 3, 4])),
];

/// MZ-18.14 to MZ-18.17 are kept, and MZ-18.21, MZ-18.24 and MZ-18.25 repeat them. Only #037, the Extra
/// Activation of the third kind, has no model.
#[test]
fn mz_18_24_and_mz_18_25_no_card_contradicts_what_is_printed() {
    for (rule, number, printed) in PRINTED {
        assert_eq!(SpawnCard(number - 1).spawning(Mode::Zombie), printed, "{rule}: #{number:03}");
    }
    let models: Vec<Spawning> = PRINTED
        .map(|(_, _, printed)| printed)
        .into_iter()
        .chain([Spawning::ExtraActivation(Kind::Operator)])
        .collect();
    for card in cards() {
        assert!(models.contains(&card.spawning(Mode::Zombie)), "#{:03}", card.number());
    }
    let n = |wanted: Spawning| cards().filter(|card| card.spawning(Mode::Zombie) == wanted).count();
    assert_eq!(n(Spawning::Normal(Kind::Operator, [2, 3, 8, 9])), 3);
    assert_eq!(n(Spawning::Normal(Kind::Operator, [3, 5, 7, 9])), 3);
}

#[test]
fn mz_18_21_the_special_cards_that_are_not_printed() {
    let is = |number: u8| SpawnCard(number - 1).spawning(Mode::Zombie);
    assert_eq!([15, 16, 31, 32].map(is), [Spawning::Leader; 4]);
    assert_eq!(is(34), Spawning::Drop([1, 2, 3, 4]));
    assert_eq!(is(36), Spawning::OpenFire);
    assert_eq!(is(37), Spawning::ExtraActivation(Kind::Operator));
    assert_eq!([40, 41].map(is), [Spawning::Citizen([1, 2, 3, 4]); 2]);
}

/// A Super-Hero has Health 3 and a Zombie Hero 5, so each line has three fifths of the figures, rounded to
/// the nearest and at least one.
#[test]
fn mz_49_22_and_mz_49_23_hero_mode_has_three_fifths_of_the_figures() {
    let three_fifths = |line: Line| line.map(|n| ((n * 3 + 2) / 5).max(1));
    for card in cards() {
        let expected = match card.spawning(Mode::Zombie) {
            Spawning::Normal(kind, line) => Spawning::Normal(kind, three_fifths(line)),
            Spawning::Rush(kind, line) => Spawning::Rush(kind, three_fifths(line)),
            Spawning::Citizen(line) => Spawning::Citizen(three_fifths(line)),
            Spawning::Drop(line) => Spawning::Drop(three_fifths(line)),
            same => same,
        };
        assert_eq!(card.spawning(Mode::Hero), expected, "#{:03}", card.number());
    }
}

#[test]
fn mz_49_23_the_lines_of_hero_mode_are_played() {
    check(
        &["MZ-49.22", "MZ-49.23", "MZ-29.25", "MZ-29.26"],
        "mission MH2
         heroes thor
         begin spawn",
        "= table
         chance #001
         = S2-4
         chance #003
         = S4-2",
        expect![[r#"
            = table: round 1, enemies phase, A: thor, supply [14, 35, 14], spawn deck 42, traits 45, citizens 14, leaders 6, open []
            > chance #001
                spawn-drawn zone=S2-4 card=0 level=blue
                enemies-placed zone=S2-4 kind=operator n=1
            = S2-4: 1 walker, spawn
            > chance #003
                spawn-drawn zone=S4-2 card=2 level=blue
                enemies-placed zone=S4-2 kind=operator n=2
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                power-changed hero=thor power=1
            = S4-2: 2 walkers, spawn
        "#]],
    );
    check(
        &["MZ-49.22", "MZ-49.23"],
        "mission MH2
         heroes thor
         thor: xp 19
         begin spawn",
        "chance #001
         = S2-4
         chance #007
         = S4-2",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S2-4 card=0 level=orange
                enemies-placed zone=S2-4 kind=operator n=5
            = S2-4: 5 walkers, spawn
            > chance #007
                spawn-drawn zone=S4-2 card=6 level=orange
                enemies-placed zone=S4-2 kind=guard n=2
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                power-changed hero=thor power=1
            = S4-2: 2 brutes, spawn
        "#]],
    );
}
