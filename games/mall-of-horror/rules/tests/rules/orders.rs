//! Chapter 8: passes left in advance.

use chance::Seeded;
use expect_test::expect;
use mall_of_horror::scene::scene;
use mall_of_horror::{Mall, Setup};
use table::{
    AskMode, Game, Input, Line, Observer, PassUntil, Pending, Seat, SeatSet, Silent, Table, apply, roll,
    start, timeout,
};
use table_laws::{Script, line};

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
