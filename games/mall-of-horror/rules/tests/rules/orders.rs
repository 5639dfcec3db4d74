//! Chapter 8: passes left in advance.

use std::collections::BTreeSet;

use chance::Seeded;
use expect_test::expect;
use mall_of_horror::scene::scene;
use mall_of_horror::{Action, Mall, Setup};
use table::{
    AskMode, Game, Input, Line, Observer, PassUntil, Pending, Seat, SeatSet, Silent, Table, apply, order,
    resample, roll, start, timeout,
};
use table_laws::{Script, line, words};

use crate::transcript::check;

/// Everybody may play cards before this vote: first A, then B, then C.
const WINDOW: &str = "seats 4
     parking: A gunman, B pin-up, C tough-guy
     megatoys: D pin-up
     hand A: threat
     hand B: threat
     hand C: threat
     hand D: hardware
     begin truck";

#[test]
fn mall_8_5_a_pass_is_left_at_any_time_and_passes_when_its_turn_comes() {
    check(
        &["MALL-8.5"],
        WINDOW,
        "C order {\"pass\":{\"pass\":{\"until\":\"round\"}}}
         @C
         @D
         = pending
         = passes C
         A pass
         B pass
         = pending
         = passes C",
        expect![[r#"
                vote-called purpose=truck place=parking
            > C order {"pass":{"pass":{"until":"round"}}}
            @C
                order-left seat=C order={"pass":{"at":null,"pass":{"until":"round"}}}
            @D
            = seats who=["A"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
            = passes C: until round
            > A pass
                passed seat=A
            > B pass
                passed seat=B
                passed-ahead seat=C
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"truck","place":"parking"}}
            = passes C: until round
        "#]],
    );
}

#[test]
fn mall_8_5_a_player_being_asked_passes_with_it_and_may_take_it_back() {
    let (mut table, _) = Table::from_state(scene(WINDOW).unwrap());
    let before = table.digest();
    assert_eq!(table.state().pending().asked(), SeatSet::one(Seat::A));
    table.take(&line::<Mall>("A order {\"pass\":{\"pass\":{\"until\":\"game\"}}}")).unwrap();
    assert_eq!(table.state().pending().asked(), SeatSet::one(Seat::B));
    assert_eq!(table.may_undo(), Some(Seat::A));
    table.take(&Line::Undo(Seat::A)).unwrap();
    assert_eq!(table.digest(), before);
}

#[test]
fn mall_8_5_until_the_end_of_the_window_is_until_somebody_plays_a_card() {
    check(
        &["MALL-8.5"],
        WINDOW,
        "A order {\"pass\":{\"pass\":{\"until\":\"window\"}}}
         = passes A
         B play threat
         = passes A
         C pass
         = pending",
        expect![[r#"
                vote-called purpose=truck place=parking
            > A order {"pass":{"pass":{"until":"window"}}}
                passed seat=A
            = passes A: until window
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=parking threats=1
            = passes A: none
            > C pass
                passed seat=C
            = seats who=["A"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
        "#]],
    );
    // Nobody plays a card; the pass ends with the window all the same.
    check(
        &["MALL-8.5"],
        WINDOW,
        "C order {\"pass\":{\"pass\":{\"until\":\"window\"}}}
         A pass
         B pass
         = pending
         = passes C",
        expect![[r#"
                vote-called purpose=truck place=parking
            > C order {"pass":{"pass":{"until":"window"}}}
            > A pass
                passed seat=A
            > B pass
                passed seat=B
                passed-ahead seat=C
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"truck","place":"parking"}}
            = passes C: none
        "#]],
    );
}

/// The pass that A still has in the second round of a game in which A left one at the beginning.
fn in_the_second_round(until: &str) -> Option<PassUntil> {
    let mut chance = Seeded::new(7);
    let mut g: Mall = start(&Setup::new(4), &mut Silent).unwrap();
    let order = line::<Mall>(&format!("A order {{\"pass\":{{\"pass\":{{\"until\":\"{until}\"}}}}}}"));
    let Line::Act(seat, action) = order else { panic!("it is an action") };
    let mut order = Some(Input::Act(seat, action));
    while g.round() < 2 {
        let seats = g.pending().awaited();
        let input = match seats.first() {
            None => Input::Chance(roll(&g, &mut chance).unwrap()),
            Some(seat) => order
                .take()
                .unwrap_or_else(|| Input::Act(seat, timeout(&g, seat, &mut chance).expect("it is asked"))),
        };
        let is_window = matches!(g.pending(), Pending::Seats { mode: AskMode::Window, .. });
        assert!(!is_window || !seats.has(Seat::A), "A passes in every window");
        apply(&mut g, &input, &mut Silent).unwrap();
    }
    let passes = g.view(Observer::Seat(Seat::A)).seats[0].passes.clone().expect("A's own");
    passes.first().map(|left| left.pass.until)
}

#[test]
fn mall_8_5_until_the_end_of_the_round_or_of_the_game() {
    assert_eq!(in_the_second_round("round"), None);
    assert_eq!(in_the_second_round("game"), Some(PassUntil::Game));
}

#[test]
fn mall_8_5_a_pass_is_withdrawn_at_any_time() {
    check(
        &["MALL-8.5"],
        WINDOW,
        "C order {\"pass\":{\"pass\":{\"until\":\"game\"}}}
         C order {\"pass\":{\"pass\":null}}
         = passes C
         A pass
         B pass
         = pending",
        expect![[r#"
                vote-called purpose=truck place=parking
            > C order {"pass":{"pass":{"until":"game"}}}
            > C order {"pass":{"pass":null}}
            = passes C: none
            > A pass
                passed seat=A
            > B pass
                passed seat=B
            = seats who=["C"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
        "#]],
    );
}

/// Other players cannot tell what was left, nor that anything was, until it is used.
#[test]
fn mall_8_5_nobody_else_sees_what_was_left() {
    for order in ["round", "game"] {
        let mut script = Script::from_state(scene(WINDOW).unwrap());
        script.play(&format!("D order {{\"pass\":{{\"pass\":{{\"until\":\"{order}\"}}}}}}"));
        for other in [Observer::Seat(Seat::A), Observer::Table] {
            assert_eq!(script.told(other), "", "{order}");
        }
    }
}

#[test]
fn mall_8_5_outside_a_window_no_pass_can_last_until_its_end() {
    check(
        &["MALL-8.5"],
        "seats 3
         supermarket: A gunman, B pin-up
         megatoys: C pin-up
         dice: 1, 2, 3, 4
         begin destinations",
        "! A order {\"pass\":{\"pass\":{\"until\":\"window\"}}}
         A order {\"pass\":{\"pass\":{\"until\":\"round\"}}}",
        expect![[r#"
            ! A order {"pass":{"pass":{"until":"window"}}}: no-window-open (MALL-8.5)
            > A order {"pass":{"pass":{"until":"round"}}}
        "#]],
    );
}

/// The window for Cameras counts too.
#[test]
fn mall_8_5_a_pass_also_covers_the_window_for_cameras() {
    check(
        &["MALL-8.5"],
        "seats 3
         supermarket: A gunman, B pin-up
         megatoys: C pin-up
         hand A: security-camera
         hand B: security-camera
         hand C: security-camera
         begin hidden-dice",
        "~ chance dice 1 2 3 4
         = pending
         A order {\"pass\":{\"pass\":{\"until\":\"round\"}}}
         = pending",
        expect![[r#"
            = seats who=["A"] mode=window question=play-camera
            > A order {"pass":{"pass":{"until":"round"}}}
                passed seat=A
            = seats who=["B"] mode=window question=play-camera
        "#]],
    );
}

/// A pass for this window is over with it, for Cameras as elsewhere.
#[test]
fn mall_8_5_a_pass_for_the_window_for_cameras_ends_with_it() {
    check(
        &["MALL-8.5"],
        "seats 3
         supermarket: A gunman, B pin-up
         megatoys: C pin-up
         hand A: security-camera
         hand B: security-camera
         hand C: security-camera
         begin hidden-dice",
        "~ chance dice 1 2 3 4
         C order {\"pass\":{\"pass\":{\"until\":\"window\"}}}
         = passes C
         A pass
         B pass
         = passes C
         = pending",
        expect![[r#"
            > C order {"pass":{"pass":{"until":"window"}}}
            = passes C: until window
            > A pass
                passed seat=A
            > B pass
                passed seat=B
                passed-ahead seat=C
            = passes C: none
            = seats who=["A","B","C"] mode=sealed question=choose-destination
        "#]],
    );
}

/// If everybody has left a pass, nobody is asked.
#[test]
fn mall_8_5_everybody_may_have_left_a_pass() {
    let (mut table, _) = Table::from_state(scene(&WINDOW.replace("seats 4", "seats 6")).unwrap());
    for seat in ["F", "E", "D", "C", "B", "A"] {
        let order = format!("{seat} order {{\"pass\":{{\"pass\":{{\"until\":\"game\"}}}}}}");
        table.take(&line::<Mall>(&order)).unwrap();
    }
    assert!(
        matches!(table.state().pending(), Pending::Seats { mode: AskMode::Sealed, .. }),
        "all have passed"
    );
}

#[test]
fn mall_8_5_a_player_being_asked_who_withdraws_a_pass_does_not_pass() {
    let (mut table, _) = Table::from_state(scene(WINDOW).unwrap());
    table.take(&line::<Mall>("A order {\"pass\":{\"pass\":null}}")).unwrap();
    assert_eq!(table.state().pending().asked(), SeatSet::one(Seat::A));
}

/// A scene in which players choose where to go. If there are destinations, they have chosen these and now
/// move.
fn going_to(destinations: &[&str]) -> String {
    let (chosen, phase) = match destinations {
        [] => (String::new(), "destinations"),
        _ => (format!("destinations: {}\n", destinations.join(", ")), "movement"),
    };
    let people = "seats 3\n supermarket: A gunman, B pin-up\n megatoys: C pin-up\n";
    format!("{people} dice: 1, 2, 3, 4\n {chosen} begin {phase}")
}

/// All orders that random draws give to A in this scene.
fn orders(layout: &str) -> String {
    let (table, _) = Table::from_state(scene(layout).unwrap());
    let any = |seed| order(table.state(), Seat::A, &mut Seeded::new(seed)).map(|order| words(&order));
    (1..=40).filter_map(any).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join("\n")
}

#[test]
fn mall_8_5_any_pass_that_is_possible_now_may_be_left_and_withdrawn() {
    expect![[r#"
        order pass={"at":"attack","pass":null}
        order pass={"at":"attack","pass":{"until":"window"}}
        order pass={"at":"dice","pass":null}
        order pass={"at":"dice","pass":{"until":"window"}}
        order pass={"at":"election","pass":null}
        order pass={"at":"election","pass":{"until":"round"}}
        order pass={"at":"election","pass":{"until":"window"}}
        order pass={"at":"move","pass":null}
        order pass={"at":"move","pass":{"until":"game"}}
        order pass={"at":"move","pass":{"until":"round"}}
        order pass={"at":"move","pass":{"until":"window"}}
        order pass={"at":"truck","pass":null}
        order pass={"at":"truck","pass":{"until":"round"}}
        order pass={"at":"truck","pass":{"until":"window"}}
        order pass={"at":null,"pass":null}
        order pass={"at":null,"pass":{"until":"game"}}
        order pass={"at":null,"pass":{"until":"round"}}
        order pass={"at":null,"pass":{"until":"window"}}"#]]
    .assert_eq(&orders(WINDOW));
    expect![[r#"
        order pass={"at":"attack","pass":null}
        order pass={"at":"attack","pass":{"until":"round"}}
        order pass={"at":"dice","pass":null}
        order pass={"at":"dice","pass":{"until":"round"}}
        order pass={"at":"election","pass":null}
        order pass={"at":"election","pass":{"until":"round"}}
        order pass={"at":"move","pass":null}
        order pass={"at":"move","pass":{"until":"game"}}
        order pass={"at":"move","pass":{"until":"round"}}
        order pass={"at":"truck","pass":null}
        order pass={"at":"truck","pass":{"until":"game"}}
        order pass={"at":"truck","pass":{"until":"round"}}
        order pass={"at":null,"pass":null}
        order pass={"at":null,"pass":{"until":"game"}}
        order pass={"at":null,"pass":{"until":"round"}}"#]]
    .assert_eq(&orders(&going_to(&[])));
}

/// Plays these lines, and returns the passes that B has left in worlds that A cannot tell from the true one.
fn passes_of_b(layout: &str, lines: &str) -> String {
    let (mut table, _) = Table::from_state(scene(layout).unwrap());
    for text in lines.lines() {
        table.take(&line::<Mall>(text.trim())).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    let passes = |seed| {
        let world = resample(table.state(), Seat::A, &mut Seeded::new(seed));
        let view = world.view(Observer::Seat(Seat::B));
        let own = view.seats[1].passes.as_ref().expect("B's own");
        own.first().map_or("none".to_string(), |left| words(&left.pass.until))
    };
    (1..=20).map(passes).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(", ")
}

/// In a window, and where a window may open before anything is revealed, the worlds of a seat keep the passes
/// that others have really left. Elsewhere others may have left any.
#[test]
fn mall_8_5_players_do_not_know_what_others_have_left() {
    let left = "B order {\"pass\":{\"pass\":{\"until\":\"game\"}}}";
    assert_eq!(passes_of_b(&going_to(&[]), ""), "game, none, round");
    assert_eq!(passes_of_b(&going_to(&[]), left), "game, none, round");
    assert_eq!(passes_of_b(WINDOW, left), "game");
    assert_eq!(passes_of_b(WINDOW, ""), "none");
    let voting = format!("{left}\nA pass\nC pass");
    assert_eq!(passes_of_b(WINDOW, &voting), "game, none, round");
    let all_alike = WINDOW.replace("gunman", "pin-up").replace("tough-guy", "pin-up");
    let tied = format!("{voting}\nA vote-for B\nB vote-for C\nC vote-for A");
    assert_eq!(passes_of_b(&all_alike, &tied), "game, none, round");
    assert_eq!(passes_of_b(&going_to(&["A parking", "B parking", "C parking"]), left), "game");
}

#[test]
fn mall_8_6_a_pass_for_one_occasion_leaves_the_others_open() {
    check(
        &["MALL-8.6"],
        WINDOW,
        "A order {\"pass\":{\"at\":\"attack\",\"pass\":{\"until\":\"game\"}}}
         = pending
         A order {\"pass\":{\"at\":\"truck\",\"pass\":{\"until\":\"game\"}}}
         = pending",
        expect![[r#"
                vote-called purpose=truck place=parking
            > A order {"pass":{"at":"attack","pass":{"until":"game"}}}
            = seats who=["A"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
            > A order {"pass":{"at":"truck","pass":{"until":"game"}}}
                passed seat=A
            = seats who=["B"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
        "#]],
    );
}

/// Two players stand where only one move is possible; the one who passes in moves is not asked.
#[test]
fn mall_8_6_a_move_that_leaves_no_choice_is_made_without_asking() {
    let plays = |first_passes: &str| {
        let options = [("first_passes".to_string(), first_passes.to_string())];
        let setup = Setup::from_options(4, &options).unwrap();
        let mut g: Mall = start(&setup, &mut Silent).unwrap();
        let mut chance = Seeded::new(7);
        let mut n_single_moves = 0;
        while g.pending() != Pending::Over {
            let input = match roll(&g, &mut chance) {
                Some(roll) => Input::Chance(roll),
                None => {
                    let seat = table::awaited(&g).first().unwrap();
                    let mut legal = Vec::new();
                    table::legal(&g, seat, &mut legal);
                    let is_move = legal.iter().any(|action| matches!(action, Action::Move(_) | Action::Stay));
                    n_single_moves += usize::from(is_move && legal.len() == 1);
                    Input::Act(seat, legal[0])
                }
            };
            apply(&mut g, &input, &mut Silent).unwrap();
        }
        n_single_moves
    };
    assert!(plays("none") > 0);
    assert_eq!(plays("moves"), 0);
}

#[test]
fn mall_8_7_first_passes_are_none_or_moves() {
    let of = |value: &str| Setup::from_options(4, &[("first_passes".to_string(), value.to_string())]);
    assert_eq!(of("none").unwrap(), Setup::new(4));
    assert_ne!(of("moves").unwrap(), Setup::new(4));
    assert!(of("all").unwrap_err().to_string().contains("MALL-8.7"));
}
