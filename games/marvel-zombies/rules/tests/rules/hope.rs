//! When a mission can no longer be won, and what the players do then (MZ-3.9 to MZ-3.16).

use expect_test::expect;
use marvel_zombies::Setup;
use marvel_zombies::mission::BUILT_IN;
use marvel_zombies::scene::{scene, scene_of};
use table::Observer;
use table_laws::Script;

use crate::transcript::check;

#[test]
fn mz_3_11_mz4_is_lost_for_good_when_too_few_objectives_are_left() {
    // Hulk takes a third Objective, which leaves one for each of the other three heroes.
    check(
        &["MZ-8.15"],
        "mission MZ4
         heroes hulk, wasp, deadpool, iron-man
         hulk: at 2V.c
         taken hulk: 0, 1
         begin turn hulk",
        "A take 3
         = pending
         = mission",
        expect![[r#"
            > A take 3
                objective-taken hero=hulk objective=3 at=2V.c
                xp-gained hero=hulk n=5 xp=5
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
            = mission: EachHeroTakesObjective 1/4 open; EachHeroDevoursCitizen 0/4 open; Leave 0/4 shut
        "#]],
    );
    // A fourth is one too many. The seats decide together, may change their minds, and play on.
    check(
        &["MZ-3.9", "MZ-3.10", "MZ-3.11", "MZ-50.5"],
        "mission MZ4
         seats 2
         heroes hulk, wasp, deadpool, iron-man
         hulk: at 2V.c
         taken hulk: 0, 1, 2
         begin turn hulk",
        "A take 3
         = pending
         ? B
         A vote end-game
         B vote play-on
         = pending
         A vote play-on
         = mission
         = pending
         A end-turn",
        expect![[r#"
            > A take 3
                objective-taken hero=hulk objective=3 at=2V.c
                xp-gained hero=hulk n=5 xp=5
                lost-for-good goal=each-hero-takes-objective
            = seats who=["A","B"] mode=together question={"decide":"lost-for-good"}
            ? B: vote play-on, vote end-game
            > A vote end-game
                stood-for seat=A choice=end-game
            > B vote play-on
                stood-for seat=B choice=play-on
            = seats who=["A","B"] ready=["A"] mode=together question={"decide":"lost-for-good"}
            > A vote play-on
                stood-for seat=A choice=play-on
                decided about=lost-for-good choice=play-on
            = mission: EachHeroTakesObjective 1/4 open; EachHeroDevoursCitizen 0/4 open; Leave 0/4 shut
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
        "#]],
    );
}

#[test]
fn mz_3_15_the_table_ends_a_game_that_cannot_be_won() {
    let layout = "mission MZ4
         seats 2
         heroes hulk, wasp, deadpool, iron-man
         hulk: at 2V.c
         taken hulk: 0, 1, 2
         begin turn hulk";
    check(
        &["MZ-3.15"],
        layout,
        "A take 3
         A vote end-game
         = outcome
         B vote end-game
         = outcome",
        expect![[r#"
            > A take 3
                objective-taken hero=hulk objective=3 at=2V.c
                xp-gained hero=hulk n=5 xp=5
                lost-for-good goal=each-hero-takes-objective
            > A vote end-game
                stood-for seat=A choice=end-game
            = outcome: none
            > B vote end-game
                stood-for seat=B choice=end-game
                decided about=lost-for-good choice=end-game
                game-ended how=given-up
            = outcome: lost, scores [5, 0]
        "#]],
    );
    // Only the captain decides (MZ-50.7); saying nothing means playing on.
    check(
        &["MZ-3.15", "MZ-50.7"],
        &layout.replace("seats 2", "seats 2\n options captain=B"),
        "A take 3
         = pending
         B vote end-game
         = outcome",
        expect![[r#"
            > A take 3
                objective-taken hero=hulk objective=3 at=2V.c
                xp-gained hero=hulk n=5 xp=5
                lost-for-good goal=each-hero-takes-objective
            = seats who=["B"] mode=turn question={"decide":"lost-for-good"}
            > B vote end-game
                decided about=lost-for-good choice=end-game
                game-ended how=given-up
            = outcome: lost, scores [5, 0]
        "#]],
    );
    let mut script = Script::from_state(scene(layout).expect("a scene"));
    script.play("A take objective=3");
    let by_clock = table::timeout(script.state(), table::Seat::B, &mut chance::Seeded::new(1));
    assert_eq!(by_clock, Some(marvel_zombies::Action::Vote(marvel_zombies::Choice::PlayOn)));
}

#[test]
fn mz_3_16_a_player_who_wishes_to_give_up_votes_for_the_end() {
    let layout = "mission MZ4
         seats 3
         heroes hulk, wasp, deadpool, iron-man
         hulk: at 2V.c
         taken hulk: 0, 1, 2
         begin turn hulk";
    let is_over = |inputs: &str| {
        let mut script = Script::from_state(scene(layout).expect("a scene"));
        script.play("A take objective=3");
        for input in inputs.lines() {
            script.play(input);
        }
        table::Game::outcome(script.state()).is_some()
    };
    let wishes = "B give-up wish=true\nC give-up wish=true\n";
    let votes = "B vote play-on\nC vote play-on\n";
    assert!(!is_over(&format!("{wishes}{votes}")), "nobody has said that it ends");
    assert!(is_over(&format!("{wishes}A vote end-game")));
    assert!(is_over(&format!("{wishes}{votes}A vote end-game")), "also when they have voted before");
    assert!(!is_over(&format!("{wishes}{votes}A vote play-on")), "A plays on");
    assert!(is_over(&format!("{wishes}{votes}A vote play-on\nA give-up wish=true")), "and gives up later");
    assert!(!is_over(&format!("{wishes}B give-up wish=false\nA vote end-game")), "B has taken it back");
    assert!(!is_over("B give-up wish=true\nA vote end-game"), "C has said nothing");
    assert!(!is_over(&format!("{votes}A vote end-game")), "B and C play on");
}

#[test]
fn mz_3_11_and_mz_3_12_a_hero_who_is_gone_does_nothing_more() {
    // Nobody is asked: the round is the last one anyway.
    check(
        &["MZ-3.12"],
        "mission MZ5
         heroes hulk, wasp
         wasp: health 1
         S0-0: 1 operator
         hulk: at S2-1
         begin enemies",
        "= mission",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S0-0 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=0
                hero-eliminated hero=wasp
                lost-for-good goal=leave
            = mission: Take(Tokens([2, 0, 0])) 0/2 open; Take(Tokens([0, 1, 1])) 0/2 shut; Leave 0/2 shut
        "#]],
    );
    // MZ7 has no Exit: a hero who was eliminated at Red after devouring has done what was required.
    for (wasp, is_lost) in [
        ("xp 43, devoured 1, eliminated", false),
        ("xp 42, devoured 1, eliminated", true),
        ("xp 43, eliminated", true),
        ("xp 42", false),
    ] {
        let layout = format!("mission MZ7\nheroes hulk, wasp\nwasp: {wasp}\nbegin turn hulk");
        assert_eq!(is_told(scene(&layout)), is_lost, "{wasp}");
    }
}

#[test]
fn mz_3_13_and_mz_3_14_no_card_is_left_for_an_objective_citizen() {
    // Secret Mission 1 is found while all Citizen cards are elsewhere: the Tower stays shut, and with it
    // Objectives and Exit.
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ2").expect("MZ2 is a mission of the box");
    let mission = file.replace("rules = [", "rules = [\n    \"well-hidden\",");
    let setup = Setup { mission, heroes: 1, ..Setup::new(1) };
    let people = ["agent-coulson", "pepper-potts", "mary-jane", "jonah-jameson", "thunderbolt-ross", "wong"];
    let others = ["aunt-may", "blind-al", "maria-hill", "jane-foster", "edwin-jarvis", "okoye"];
    let all = people.iter().chain(&others).map(|who| format!("{who} S2-2")).collect::<Vec<_>>().join(", ");
    // It makes no difference whether no card is left, or only cards that show nobody: each of those is drawn
    // only once.
    for (nobodies, n_drawn) in [("2V.a, nobody 4V.b", 0), ("2V.a", 1)] {
        let layout = format!(
            "hulk: at 1R.b\nopened 1R.a\npeople: {all}\ncards: secret-mission-1 1R.a, nobody {nobodies}\nbegin turn hulk"
        );
        let setup = Setup { team: vec![marvel_zombies::Character::Hulk], ..setup.clone() };
        let state = scene_of(&setup, &layout).unwrap_or_else(|error| panic!("{error}"));
        let zone = marvel_zombies::scene::zone_named(&state, "1R.a").expect("a room").0;
        let ((), passed) = table_laws::marks::record(|| {
            let mut script = Script::from_state(state);
            script.play(&format!("A move to={zone}"));
            for _ in 0..n_drawn {
                script.play("chance citizen nobody");
            }
            let told = script.told(Observer::Table);
            assert!(told.contains("lost-for-good"), "{told}");
        });
        assert!(passed.contains("MZ-3.14"));
    }
}

#[test]
fn mz_3_13_more_to_save_than_dashboards_hold() {
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MH2").expect("MH2 is a mission of the box");
    let mission = |n: usize| {
        let zones = ["\"3V.b\"", "\"8R.a\"", "\"2R.a\""][..n].join(", ");
        file.replace("standing = [\"3V.b\"]", &format!("standing = [{zones}]"))
    };
    for (n, heroes, is_lost) in [(2, 2, false), (3, 2, true), (3, 3, false), (2, 1, false), (3, 1, true)] {
        let setup = Setup { mission: mission(n), heroes, ..Setup::new(1) };
        assert_eq!(is_told(scene_of(&setup, "begin turns")), is_lost, "{n} to save, {heroes} heroes");
    }
}

#[test]
fn mz_3_14_things_behind_a_lock_that_never_opens() {
    // Wong must be devoured before Thor goes for good, and the Exit lies behind Thor's doors. No step asks
    // for Wong himself: if no Spawn card can be drawn any more, Wong does not come back once away.
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ3").expect("MZ3 is a mission of the box");
    let mission = file
        .replace("    { devour = \"wong\" },  # MZ-33.2\n", "")
        .replace("    { eliminate-for-good = \"doctor-strange\" },  # MZ-33.3\n", "")
        .replace("doctor-strange", "thor");
    let setup = Setup { mission, heroes: 1, ..Setup::new(1) };
    let rooms = marvel_zombies::scene::zone_names(&scene_of(&setup, "begin turns").expect("a scene"));
    let opened: String =
        rooms.iter().filter(|zone| zone.contains('.')).map(|room| format!("opened {room}\n")).collect();
    let no_tokens = "spawn 3 off\nspawn 1 off\nspawn 0 off\n";
    let told = |wong: &str, thor: &str, spawns: &str, opened: &str| {
        is_told(scene_of(&setup, &format!("leaders: thor {thor}\n{wong}{spawns}{opened}begin turns")))
    };
    assert!(told("", "S2-1", no_tokens, &opened), "Wong is away for good");
    assert!(!told("people: wong S0-6\n", "S2-1", no_tokens, &opened), "Wong stands there");
    assert!(!told("cards: nobody 1V.c\n", "S2-1", no_tokens, &opened), "Wong may lie there");
    assert!(told("cards: nobody 7V.a\n", "S2-1", no_tokens, &opened), "Wong was not dealt there");
    assert!(!told("", "S2-1", "", &opened), "Wong may come back with an escort");
    assert!(!told("", "S2-1", no_tokens, ""), "Wong may come back in a building");
    assert!(!told("", "S2-1 gone", no_tokens, &opened), "the doors may be opened");
    assert!(!told("devoured: wong\n", "S2-1", no_tokens, &opened), "Wong is devoured");
}

#[test]
fn mz_3_14_citizens_behind_a_lock_that_never_opens() {
    // As above, but nobody leaves: somebody behind Thor's doors must be devoured.
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ3").expect("MZ3 is a mission of the box");
    for (who, steps) in [
        ("trapped = [\"7V.b\"]", "\"devour-objective-citizens\""),
        ("standing = [\"7V.b\"]", "\"devour-objective-citizens\""),
        ("not-on = [\"7V\"]\nstanding = [\"7V.b\"]", "\"devour-all-citizens\""),
    ] {
        let mission = file
            .replace("    { devour = \"wong\" },  # MZ-33.2\n", "")
            .replace("    { eliminate-for-good = \"doctor-strange\" },  # MZ-33.3\n", "")
            .replace("\"leave\"", steps)
            .replace("doctor-strange", "thor")
            + &format!("\n[citizens]\n{who}\n");
        let setup = Setup { mission, heroes: 1, ..Setup::new(1) };
        let rooms = marvel_zombies::scene::zone_names(&scene_of(&setup, "begin turns").expect("a scene"));
        let opened: String =
            rooms.iter().filter(|zone| zone.contains('.')).map(|room| format!("opened {room}\n")).collect();
        let waits = match who.contains("trapped") {
            true => "cards: okoye 7V.b\n",
            false => "people: okoye 7V.b objective stuck\n",
        };
        let told = |thor: &str, wong: &str| {
            let spawns = "spawn 3 off\nspawn 1 off\nspawn 0 off\n";
            let layout = format!("leaders: thor {thor}\n{waits}{wong}{spawns}{opened}begin turns");
            is_told(scene_of(&setup, &layout))
        };
        assert!(told("S2-1", ""), "{who}: Wong is away for good, and the doors stay shut");
        assert!(!told("S2-1", "devoured: wong\n"), "{who}: Wong is devoured");
        assert!(!told("S2-1 gone", ""), "{who}: the doors may be opened");
    }
}

/// Whether the players are told at once that the mission cannot be won.
#[track_caller]
fn is_told(state: Result<marvel_zombies::MarvelZombies, String>) -> bool {
    let script = Script::from_state(state.unwrap_or_else(|error| panic!("{error}")));
    script.told(Observer::Table).contains("lost-for-good")
}
