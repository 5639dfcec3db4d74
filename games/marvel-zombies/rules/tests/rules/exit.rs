//! Chapters 3 and 14: winning, losing, leaving.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex45_who_may_leave() {
    check(
        &["MZ-14.6", "MZ-14.7"],
        "heroes hulk, wasp, deadpool
         hulk: at 3V.a
         wasp: at 3V.a
         3V.a: 1 operator
         opened 3V.a
         begin turn hulk",
        "A end-turn
         A begin wasp
         A attack unique 3V.a
         chance 6 6
         A end-turn
         A enough
         = wasp",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
            > A begin wasp
                turn-began hero=wasp actions=3
            > A attack unique 3V.a
                attacked hero=wasp form=unique at=3V.a
            > chance 6 6
                attack-rolled hero=wasp dice=[6 6] accuracy=3
                hits-counted hero=wasp hits=2
                enemies-eliminated hero=wasp kind=operator n=1 at=3V.a
                hits-lost hero=wasp hits=1
                xp-gained hero=wasp n=1 xp=1
            > A end-turn
                turn-ends hero=wasp
            > A enough
                hero-stayed hero=wasp
                turn-ended hero=wasp
            = wasp: at 3V.a, health 5, hunger 0, xp 1, activated
        "#]],
    );
}

#[test]
fn mz_14_8_a_hero_who_has_left_is_out_of_play() {
    check(
        &["MZ-14.8", "MZ-6.14"],
        "heroes hulk, wasp
         hulk: left, xp 43
         spawn 1 off
         begin turn wasp",
        "A end-turn
         chance #001
         = pending",
        expect![[r#"
            > A end-turn
                turn-ends hero=wasp
                turn-ended hero=wasp
                phase-began phase=enemies
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=blue
                enemies-placed zone=S0-0 kind=operator n=2
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=wasp hunger=1
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn mz_ex54_lost_at_the_end_phase() {
    check(
        &["MZ-3.5", "MZ-22.1", "MZ-14.4"],
        "heroes hulk, wasp
         hulk: eliminated
         wasp: at 3V.a
         round 4
         begin end",
        "= outcome",
        expect![[r#"
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_22_3_a_new_round() {
    check(
        &["MZ-22.2", "MZ-22.3", "MZ-3.2"],
        "heroes hulk
         round 4
         begin end",
        "= pending",
        expect![[r#"
                phase-began phase=end
                round-began round=5
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn mz_52_9_giving_up() {
    check(
        &["MZ-52.9"],
        "seats 2
         heroes hulk, wasp
         begin turns",
        "A give-up
         ! A give-up
         A go-on
         B give-up
         A give-up
         = outcome",
        expect![[r#"
            > A give-up
                give-up-wished seat=A wish=true
            ! A give-up: already-said (MZ-52.9)
            > A go-on
                give-up-wished seat=A wish=false
            > B give-up
                give-up-wished seat=B wish=true
            > A give-up
                give-up-wished seat=A wish=true
                game-ended how=given-up
            = outcome: lost, scores [0, 0]
        "#]],
    );
}

#[test]
fn mz_50_18_handing_over() {
    check(
        &["MZ-50.18", "MZ-52.8", "MZ-50.7"],
        "seats 2
         heroes hulk, wasp
         begin turns",
        "! B hand-over hulk B
         ! A hand-over hulk A
         A hand-over wasp A
         = table
         ! A name-captain F
         A name-captain A
         A begin wasp
         ! A hand-over wasp B",
        expect![[r#"
            ! B hand-over hulk B: only-the-host (MZ-50.18)
            ! A hand-over hulk A: cannot-be-handed-over (MZ-50.18)
            > A hand-over wasp A
                handed-over hero=wasp to=A
            = table: round 1, players phase, A: hulk wasp, B: , supply [14, 35, 14], spawn deck 42, traits 45, citizens 14, leaders 6, open []
            ! A name-captain F: no-other-captain (MZ-52.8)
            > A name-captain A
                captain-named captain=A
            > A begin wasp
                turn-began hero=wasp actions=3
            ! A hand-over wasp B: between-turns-only (MZ-50.18)
        "#]],
    );
}

#[test]
fn mz_3_4_victory_is_seen_when_the_action_is_done() {
    check(
        &["MZ-3.3", "MZ-3.4", "MZ-3.1"],
        "mission MZ7
         heroes hulk, wasp
         hulk: devoured 1, xp 42
         wasp: devoured 1, xp 43, health 1
         S0-0: 2 operators
         begin turn hulk",
        "A attack unique S0-0
         chance 6 2
         = outcome
         A pass
         = outcome",
        expect![[r#"
            > A attack unique S0-0
                attacked hero=hulk form=unique at=S0-0
            > chance 6 2
                attack-rolled hero=hulk dice=[6 2] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S0-0
                xp-gained hero=hulk n=1 xp=43
                level-reached hero=hulk level=red
            = outcome: none
            > A pass
                effects-declined seat=A
                game-ended how=won
            = outcome: won, scores [86]
        "#]],
    );
}

#[test]
fn mz_3_6_a_victory_after_a_hero_was_lost_stands() {
    // The last Objective is taken in the round in which a hero fell; the mission does not require all heroes
    // to leave.
    let layout = "mission MH3
         heroes thor, spider-man
         thor: at S4-0
         spider-man: eliminated
         taken thor: 2, 3
         sign S4-1";
    check(
        &["MZ-3.6"],
        &format!("{layout}\nthor: at S4-1\nbegin turn thor"),
        "A carry S4-0
         = outcome",
        expect![[r#"
            > A carry S4-0
                moved hero=thor from=S4-1 to=S4-0 cost=1
                sign-carried hero=thor to=S4-0
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
    // If the round ends before the last Objective is taken, it is the last round.
    check(
        &["MZ-3.5"],
        &format!("{layout}\nbegin end"),
        "= outcome",
        expect![[r#"
            phase-began phase=end
            game-ended how=hero-lost
        = outcome: lost, scores [0]
    "#]],
    );
}

#[test]
fn mz_52_6_when_the_clock_ends() {
    use marvel_zombies::Action;
    use marvel_zombies::scene::scene;
    let seat = table::Seat::A;
    let timeout = |text: &str| {
        let script = table_laws::Script::from_state(scene(text).expect("a scene"));
        table::timeout(script.state(), seat, &mut chance::Seeded::new(1)).expect("the seat is asked")
    };
    assert_eq!(timeout("heroes hulk\nbegin turn hulk"), Action::EndTurn, "MZ-50.15");
    let hero = marvel_zombies::Character::Hulk;
    assert_eq!(timeout("heroes hulk, wasp\nbegin turns"), Action::Begin { hero }, "MZ-50.17");
    assert_eq!(
        timeout("heroes hulk\nhulk: health 4\ntraits hulk: mended-flesh\nbegin end-of-turn hulk"),
        Action::Pass
    );
    assert_eq!(timeout("heroes hulk\nhulk: at 3V.a\nbegin end-of-turn hulk"), Action::Leave, "MZ-50.21");
}

#[test]
fn mz_14_9_not_all_can_leave_any_more() {
    check(
        &["MZ-14.9", "MZ-3.5"],
        "heroes hulk, wasp
         hulk: eliminated
         wasp: at 3V.a
         spawn 1 off
         begin end-of-turn wasp",
        "A leave
         chance #001
         = outcome",
        expect![[r#"
                lost-for-good goal=leave
            > A leave
                hero-left hero=wasp
                turn-ended hero=wasp
                phase-began phase=enemies
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=blue
                enemies-placed zone=S0-0 kind=operator n=2
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_3_8_won_and_lost_together_is_lost() {
    use marvel_zombies::Setup;
    use marvel_zombies::scene::scene_of;
    // All Citizens must be devoured, and none may leave: the last one leaves the board.
    let (_, file) = marvel_zombies::mission::BUILT_IN[0];
    let mission = file.replace("\"leave\",", "").replace("exit = \"3V.a\"", "");
    let setup = Setup { mission, heroes: 1, ..Setup::new(1) };
    let layout = "people: blind-al S1-0\nbegin enemies";
    let state = scene_of(&setup, layout).unwrap_or_else(|error| panic!("{error}"));
    let ((), passed) = table_laws::marks::record(|| {
        let script = table_laws::Script::from_state(state);
        let told = script.told(table::Observer::Table);
        assert!(told.ends_with("game-ended how=mission-lost"), "{told}");
    });
    assert!(passed.contains("MZ-3.7") && passed.contains("MZ-3.8"));
}
