//! Chapter 4: who passes automatically, and who may still act before a vote.

use city_of_horror::scene::scene;
use expect_test::expect;
use table_laws::Script;
use table_laws::marks::record;

use crate::transcript::check;

const STANDING: &str = "{\"pass\":{\"pass\":{\"until\":\"game\"}}}";

/// B has nothing but a vote.
const VOTE: &str = "seats 3
     church: A punk, B student tired, C thief
     zombies: church 3
     hand A: gun
     begin location church";

#[test]
fn city_4_22_a_vote_prevents_an_automatic_pass_before_an_attack() {
    check(
        &["CITY-4.22"],
        VOTE,
        &format!(
            "A order {STANDING}
             C order {STANDING}
             A decline
             B decline
             C decline
             = pending
             B propose {{\"to\":\"A\",\"give\":{{\"antidotes\":0}},\"promises\":[{{\"by\":\"maker\",\"clause\":{{\"vote\":[\"attack\",\"C\"]}}}}]}}
             B pass
             = pending"
        ),
        expect![[r#"
                location-began place=church
            > A order {"pass":{"pass":{"until":"game"}}}
            > C order {"pass":{"pass":{"until":"game"}}}
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
                passed-ahead seat=A
                passed-ahead seat=C
            = seats who=["A","B","C"] ready=["A","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > B propose {"to":"A","give":{"antidotes":0},"promises":[{"by":"maker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=B to=A number=1 answers=null lasts=window terms=null
            > B pass
                passed seat=B
                window-closed moment=before-attack
                offer-ended seat=B number=1
                zombies-attacked place=church zombies=3
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"attack","place":"church"}}
        "#]],
    );
}

#[test]
fn city_4_22_a_vote_prevents_an_automatic_pass_before_a_sharing() {
    check(
        &["CITY-4.22"],
        "seats 3
         church: A punk, B student tired, C thief
         antidotes: church 1
         begin attack church",
        &format!(
            "A order {STANDING}
             C order {STANDING}
             = pending
             B pass
             = pending"
        ),
        expect![[r#"
                window-opened moment=before-attack place=church
                passed-ahead seat=B
            > A order {"pass":{"pass":{"until":"game"}}}
                passed-ahead seat=A
            > C order {"pass":{"pass":{"until":"game"}}}
                passed-ahead seat=C
                window-closed moment=before-attack
                no-attack place=church zombies=0
                window-opened moment=before-sharing place=church
                passed-ahead seat=A
                passed-ahead seat=C
            = seats who=["A","B","C"] ready=["A","C"] mode=window question={"act":{"moment":"before-sharing","place":"church"}}
            > B pass
                passed seat=B
                window-closed moment=before-sharing
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"sharing","place":"church"}}
        "#]],
    );
}

/// Both sides of every condition: who has passed when the window opens. B has no cards, no antidotes and no
/// rested character.
#[test]
fn city_4_22_players_with_a_say_do_not_pass_automatically() {
    let rows = [
        // An attack that is due, and one that is not.
        ("church: A punk, B student tired, C thief\n zombies: church 3\n begin attack church", ""),
        ("church: A punk, B student tired, C thief\n zombies: church 2\n begin attack church", "B"),
        // A vote, or a character that can be named, or neither.
        ("church: A punk, B grandpa tired, C thief\n zombies: church 3\n begin attack church", ""),
        ("church: A punk, B student tired hidden, C thief\n zombies: church 3\n begin attack church", "B"),
        ("church: A punk, C thief\n bank: B student tired\n zombies: church 3\n begin attack church", "B"),
        // At the Crossroads nobody votes, but somebody is eaten all the same.
        (
            "crossroads: A punk, B student tired, C thief\n zombies: crossroads 1\n begin attack crossroads",
            "",
        ),
        (
            "crossroads: A punk, C thief\n bank: B student tired\n first B\n zombies: crossroads 1\n begin attack crossroads",
            "B",
        ),
        // The player with the token may break a tie, if two players can be named.
        (
            "church: A punk, C thief\n bank: B student tired\n first B\n zombies: church 3\n begin attack church",
            "",
        ),
        (
            "church: A punk\n bank: B student tired, C thief\n first B\n zombies: church 3\n begin attack church",
            "B",
        ),
        (
            "church: A punk, C thief hidden\n bank: B student tired\n first B\n zombies: church 3\n begin attack church",
            "B",
        ),
        // A sharing always follows its window.
        ("church: A punk, B student tired, C thief\n antidotes: church 1\n begin sharing church", ""),
        ("church: A punk, C thief\n bank: B student tired\n antidotes: church 1\n begin sharing church", "B"),
        (
            "church: A punk, C thief\n bank: B student tired\n first B\n antidotes: church 1\n begin sharing church",
            "",
        ),
        (
            "edition first-print\n church: A punk, C thief\n bank: B student tired\n first B\n antidotes: church 1\n begin sharing church",
            "B",
        ),
        // No vote follows other windows; any of four things is enough to be asked there.
        ("church: A punk, B student tired, C thief\n zombies: church 3\n begin after-invasion", "B"),
        ("church: A punk, B student, C thief\n begin after-invasion", ""),
        ("church: A punk, B student tired, C thief\n hand B: gun\n begin after-invasion", ""),
        ("church: A punk, B student tired, C thief\n antidotes: B 1\n begin after-invasion", ""),
    ];
    for (layout, passed) in rows {
        let (pending, marks) = record(|| {
            let state = scene(&format!("seats 3\n {layout}")).unwrap_or_else(|error| panic!("{error}"));
            Script::from_state(state).pending()
        });
        let expected = if passed.is_empty() { String::new() } else { format!("ready=[\"{passed}\"] ") };
        assert!(
            pending.contains(&format!("who=[\"A\",\"B\",\"C\"] {expected}mode=window")),
            "{layout}: {pending}"
        );
        assert!(marks.contains("CITY-4.22"), "{layout}");
    }
}

/// A ballot taken by a Weapon Replica counts for the player who holds it, not for its owner.
#[test]
fn city_4_22_a_replica_gives_a_say() {
    check(
        &["CITY-4.22"],
        "seats 4
         edition first-print
         church: A punk, C thief
         bank: B student tired, D geek
         zombies: church 3
         hand B: weapon-replica
         begin attack church",
        "= pending
         B play weapon-replica ballot church A
         all pass
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
            = seats who=["A","B","C","D"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > B play weapon-replica ballot church A
                card-played seat=B card=weapon-replica aim={"ballot":["church","A"]}
            > all pass
                card-carried-out seat=B card=weapon-replica
                replica-shown seat=B place=church victim=A
            = seats who=["A","B","C","D"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
    check(
        &["CITY-4.22"],
        "seats 4
         church: A punk, C thief
         bank: B student tired, D geek
         zombies: church 3
         hand B: weapon-replica, gun
         begin before-invasion",
        "B play weapon-replica at church
         all pass
         = pending",
        expect![[r#"
                window-opened moment=before-invasion place=null
            > B play weapon-replica at church
                card-played seat=B card=weapon-replica aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=weapon-replica
                replica-shown seat=B place=church victim=null
            = seats who=["A","B","C","D"] mode=window question={"act":{"moment":"before-invasion","place":null}}
        "#]],
    );
}

#[test]
fn city_4_22_a_new_danger_asks_again() {
    check(
        &["CITY-4.22"],
        "seats 3
         church: A punk, B student tired, C thief
         zombies: church 2
         hand A: alarm
         begin attack church",
        "= pending
         C pass
         A play alarm at church
         A pass
         C pass
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > C pass
                passed seat=C
            > A play alarm at church
                card-played seat=A card=alarm aim={"at":"church"}
            > A pass
                card-carried-out seat=A card=alarm
                zombies-arrived place=church n=3
            > C pass
                passed seat=C
            = seats who=["A","B","C"] ready=["C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
}

#[test]
fn city_4_23_an_automatic_pass_is_taken_back() {
    check(
        &["CITY-4.23", "CITY-4.22"],
        "seats 3
         church: A punk, B student tired, C thief
         zombies: church 1
         hand A: gun
         hand C: gun
         begin attack church",
        "= pending
         ? B
         B take-back-pass
         ! B take-back-pass
         = pending
         A pass
         C pass
         = pending
         A play gun at church
         A pass
         C pass
         = pending
         B order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"C\"}]}
         = pending
         A pass
         B pass
         C pass",
        expect![[r#"
                window-opened moment=before-attack place=church
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            ? B: pass, take-back-pass
            > B take-back-pass
                pass-taken-back seat=B
            ! B take-back-pass: no-pass-to-take-back (CITY-4.9)
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A pass
                passed seat=A
            > C pass
                passed seat=C
            = seats who=["A","B","C"] ready=["A","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            > C pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > B order {"ballot":["attack",{"place":"church","named":"C"}]}
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A pass
                passed seat=A
            > B pass
                passed seat=B
            > C pass
                passed seat=C
                window-closed moment=before-attack
                no-attack place=church zombies=0
                location-skipped place=hospital
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                passed-ahead seat=B
        "#]],
    );
}

/// Once a player is in the window, no order but a new standing pass takes them out again.
#[test]
fn city_4_23_an_order_for_later_is_not_a_pass() {
    check(
        &["CITY-4.23", "CITY-4.9"],
        VOTE,
        &format!(
            "B order {STANDING}
             C order {STANDING}
             A decline
             B decline
             C decline
             C take-back-pass
             C order {{\"ballot\":[\"attack\",{{\"place\":\"church\",\"named\":\"A\"}}]}}
             = pending
             C order {STANDING}
             = pending"
        ),
        expect![[r#"
                location-began place=church
            > B order {"pass":{"pass":{"until":"game"}}}
            > C order {"pass":{"pass":{"until":"game"}}}
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
                passed-ahead seat=B
                passed-ahead seat=C
            > C take-back-pass
                pass-taken-back seat=C
            > C order {"ballot":["attack",{"place":"church","named":"A"}]}
            = seats who=["A","B","C"] ready=["B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > C order {"pass":{"pass":{"until":"game"}}}
                passed-ahead seat=C
            = seats who=["A","B","C"] ready=["B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
}

fn alarm_for(card: &str) -> String {
    let alarms = format!("{{\"cards\":[\"{card}\"]}}");
    format!("{{\"pass\":{{\"pass\":{{\"until\":\"game\",\"alarms\":{alarms}}}}}}}")
}

/// A Gun averts this attack, and a Flashlight does nothing about it. A holds a Gun and B no card, which does not matter.
#[test]
fn city_4_27_an_alarm_for_cards_rings_where_they_would_decide_an_attack() {
    check(
        &["CITY-4.27"],
        VOTE,
        &format!(
            "A order {}
             B order {}
             C order {}
             A decline
             B decline
             C decline
             = pending
             A pass
             = pending",
            alarm_for("flashlight"),
            alarm_for("gun"),
            alarm_for("gun"),
        ),
        expect![[r#"
                location-began place=church
            > A order {"pass":{"pass":{"until":"game","alarms":{"cards":["flashlight"]}}}}
            > B order {"pass":{"pass":{"until":"game","alarms":{"cards":["gun"]}}}}
            > C order {"pass":{"pass":{"until":"game","alarms":{"cards":["gun"]}}}}
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
                passed-ahead seat=A
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A pass
                passed seat=A
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
}

/// Both sides of every condition: whether the alarm suspends B's pass before an attack. The zombies attack the Church if
/// there are 3.
#[test]
fn city_4_8_an_alarm_rings_when_a_few_more_zombies_would_attack_others() {
    let others = "church: A punk, C thief\n bank: B student";
    let rows = [
        (others, 2, 1, true),
        (others, 1, 1, false),
        (others, 1, 2, true),
        (others, 0, 2, false),
        (others, 0, 3, true),
        // Without the alarm.
        (others, 2, 0, false),
        // The attack is due already.
        (others, 3, 1, false),
        // It would be due on B too, unless nobody can see B there.
        ("church: A punk, C thief, B student", 2, 1, false),
        ("church: A punk, C thief, B student hidden", 2, 1, true),
        // Nobody could be attacked.
        ("church: A punk hidden, C thief hidden\n bank: B student", 2, 1, false),
    ];
    for (who, zombies, near, rings) in rows {
        let layout =
            format!("seats 3\n {who}\n zombies: church {zombies}\n hand B: gun\n begin location church");
        let (pending, marks) = record(|| {
            let state = scene(&layout).unwrap_or_else(|error| panic!("{error}"));
            let mut table = Script::from_state(state);
            table.play(&format!(
                "B order {{\"pass\":{{\"pass\":{{\"until\":\"game\",\"alarms\":{{\"near\":{near}}}}}}}}}\n A decline"
            ));
            if !who.contains("bank") {
                table.play("B decline");
            }
            table.play("C decline");
            table.pending()
        });
        let ready = if rings { "" } else { "ready=[\"B\"] " };
        let expected = format!(
            "seats who=[\"A\",\"B\",\"C\"] {ready}mode=window question={{\"act\":{{\"moment\":\"before-attack\""
        );
        assert!(pending.starts_with(&expected), "{zombies} zombies, alarm at {near}: {layout}: {pending}");
        assert!(marks.contains("CITY-4.8"), "{layout}");
    }
}

const CARD: &str = "seats 3
     church: A punk, B student tired, C thief
     bank: B teen
     zombies: church 3, bank 1
     hand A: gun, gun
     hand B: pepper-spray
     hand C: pepper-spray
     begin location church";

#[test]
fn city_5_24_players_are_asked_about_cards_that_decide_an_attack() {
    let order = "{\"standing-answers\":\"ask-if-decisive\"}";
    check(
        &["CITY-5.24"],
        CARD,
        &format!(
            "A order {order}
             B order {order}
             C order {order}
             A decline
             B decline
             C decline
             A play gun at bank
             = pending
             A play gun at church
             = pending"
        ),
        expect![[r#"
                location-began place=church
            > A order {"standing-answers":"ask-if-decisive"}
            > B order {"standing-answers":"ask-if-decisive"}
            > C order {"standing-answers":"ask-if-decisive"}
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
            > A play gun at bank
                card-played seat=A card=gun aim={"at":"bank"}
                card-carried-out seat=A card=gun
                zombies-killed place=bank n=1
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            = seats who=["A","B","C"] mode=reaction question={"answer-card":{"seat":"A","card":"gun"}}
        "#]],
    );
}
