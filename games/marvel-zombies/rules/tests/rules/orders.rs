//! Passes left in advance (MZ-50.22).

use std::collections::BTreeSet;

use chance::Seeded;
use expect_test::expect;
use marvel_zombies::scene::scene;
use table::{Game, Observer, Seat, resample};
use table_laws::{Script, words};

use crate::transcript::check;

/// A's Wasp may cancel Wounds in the Enemies' phase; B's Deadpool has nothing to use there.
const TURNS: &str = "seats 2
     heroes wasp, deadpool
     wasp: xp 43
     S2-1: 1 operator
     spawn 0 off
     spawn 1 off
     deadpool: at S0-0, activated
     begin turn wasp";

const ASKED: &str = "seats 2
     heroes wasp, deadpool
     wasp: xp 43
     S2-1: 1 operator
     spawn 0 off
     spawn 1 off
     begin enemies";

#[test]
fn mz_50_22_a_pass_is_left_at_any_time_and_counts_until_the_end_of_the_round() {
    check(
        &["MZ-50.22"],
        TURNS,
        "A order {\"pass\":{\"pass\":{\"until\":\"round\"}}}
         @A
         @B
         = passes A
         A end-turn
         = passes A
         = pending",
        expect![[r#"
            > A order {"pass":{"pass":{"until":"round"}}}
            @A
                order-left seat=A order={"pass":{"at":null,"pass":{"until":"round"}}}
            @B
            = passes A: until round
            > A end-turn
                turn-ends hero=wasp
                turn-ended hero=wasp
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                passed-ahead seat=A
                wounds-taken hero=wasp n=1 health=4
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=wasp hunger=1
                hunger-changed hero=deadpool hunger=1
            = passes A: none
            = seats who=["A","B"] mode=together question=begin
        "#]],
    );
}

#[test]
fn mz_50_22_a_player_who_is_not_asked_may_leave_one_too() {
    check(
        &["MZ-50.22"],
        TURNS,
        "B order {\"pass\":{\"pass\":{\"until\":\"game\"}}}
         = pending
         = passes B
         B order {\"pass\":{\"pass\":null}}
         = passes B",
        expect![[r#"
            > B order {"pass":{"pass":{"until":"game"}}}
            = seats who=["A"] mode=turn question={"turn":{"hero":"wasp","actions":4}}
            = passes B: until game
            > B order {"pass":{"pass":null}}
            = passes B: none
        "#]],
    );
}

#[test]
fn mz_50_22_a_player_who_is_being_asked_passes_with_it() {
    check(
        &["MZ-50.22"],
        ASKED,
        "= pending
         A order {\"pass\":{\"pass\":{\"until\":\"game\"}}}
         = passes A",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-come","zone":S2-1}}
            > A order {"pass":{"pass":{"until":"game"}}}
                effects-declined seat=A
            = passes A: until game
        "#]],
    );
    // A pass left for this moment only is a plain pass, and no pass remains afterwards.
    check(
        &["MZ-50.22"],
        ASKED,
        "A order {\"pass\":{\"pass\":{\"until\":\"window\"}}}
         = passes A",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            > A order {"pass":{"pass":{"until":"window"}}}
                effects-declined seat=A
            = passes A: none
        "#]],
    );
}

#[test]
fn mz_50_22_a_pass_for_this_moment_is_left_only_while_there_is_one() {
    check(
        &["MZ-50.22"],
        TURNS,
        "! A order {\"pass\":{\"pass\":{\"until\":\"window\"}}}",
        expect![[r#"
            ! A order {"pass":{"pass":{"until":"window"}}}: no-window-open (MZ-50.22)
        "#]],
    );
}

/// The passes that B has left in worlds that A cannot tell from the true one.
fn passes_of_b(layout: &str, lines: &str) -> String {
    let mut table = Script::from_state(scene(layout).unwrap_or_else(|error| panic!("{error}")));
    table.play(lines);
    let passes = |seed| {
        let world = resample(table.state(), Seat::A, &mut Seeded::new(seed));
        let of_b = world.view(Observer::Seat(Seat::B)).passes[1].clone().expect("B's own");
        of_b.first().map_or("none".to_string(), |left| words(&left.pass.until))
    };
    (1..=20).map(passes).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(", ")
}

/// Where chance is next, others may have left any pass. Where a player is next, the worlds of a seat keep what others
/// have really left.
#[test]
fn mz_50_22_players_do_not_know_what_others_have_left() {
    let left = "B order {\"pass\":{\"pass\":{\"until\":\"game\"}}}";
    assert_eq!(passes_of_b(TURNS, left), "game");
    assert_eq!(passes_of_b(TURNS, ""), "none");
    let spawning = TURNS.replace("S2-1: 1 operator", "").replace("spawn 0 off", "");
    assert_eq!(passes_of_b(&spawning, "A end-turn"), "game, none, round");
    assert_eq!(passes_of_b(&spawning, &format!("{left}\nA end-turn")), "game, none, round");
}
