//! Chapters 4 and 5: windows, passes, orders.

use expect_test::expect;

use crate::transcript::check;

const AFTER_INVASION: &str = "seats 3
     church: A punk, B student, C thief
     bank: A geek
     zombies: church 2
     hand A: gun, shotgun
     hand B: gun
     hand C: pepper-spray
     begin after-invasion";

#[test]
fn city_4_1_actions_only_where_a_window_allows_them() {
    check(
        &["CITY-4.1", "CITY-4.2", "CITY-4.3", "CITY-4.4", "CITY-4.19"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 3
         hand A: gun
         begin attack church",
        "! A vote-for B
         ! A move punk
         all pass
         ! A play gun at church
         ! B activate {\"leader-steps\":1}
         A vote-for B",
        expect![[r#"
                window-opened moment=before-attack place=church
            ! A vote-for B: no-action-now (CITY-4.1)
            ! A move punk: no-action-now (CITY-4.1)
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            ! A play gun at church: vote-has-begun (CITY-4.19)
            ! B activate {"leader-steps":1}: vote-has-begun (CITY-4.19)
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
        "#]],
    );
}

#[test]
fn city_4_5_a_window_closes_when_all_have_passed_since_the_last_action() {
    check(
        &["CITY-4.5", "CITY-4.9", "CITY-4.17", "CITY-5.5"],
        AFTER_INVASION,
        "A pass
         B pass
         = pending
         A take-back-pass
         ! A take-back-pass
         A pass
         C pass",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A pass
                passed seat=A
            > B pass
                passed seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > A take-back-pass
                pass-taken-back seat=A
            ! A take-back-pass: no-pass-to-take-back (CITY-4.9)
            > A pass
                passed seat=A
            > C pass
                passed seat=C
                window-closed moment=after-invasion
                move-began seat=A
        "#]],
    );
}

#[test]
fn city_4_6_an_action_withdraws_passes_and_an_offer_does_not() {
    check(
        &["CITY-4.6", "CITY-4.9", "CITY-5.17", "CITY-4.14", "CITY-14.4"],
        AFTER_INVASION,
        "B pass
         C pass
         A propose {\"to\":\"B\",\"give\":{\"antidotes\":0,\"cards\":[{\"named\":\"gun\"}]}}
         = pending
         A play shotgun at church
         ! B play gun at church
         B pass
         A pass
         C pass
         = pending
         B pass
         B take-back-pass
         = pending",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B pass
                passed seat=B
            > C pass
                passed seat=C
            > A propose {"to":"B","give":{"antidotes":0,"cards":[{"named":"gun"}]}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            = seats who=["A","B","C"] ready=["B","C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > A play shotgun at church
                card-played seat=A card=shotgun aim={"at":"church"}
            ! B play gun at church: card-waits-for-answers (CITY-4.14)
            > B pass
            > A pass
            > C pass
                card-carried-out seat=A card=shotgun
                zombies-killed place=church n=2
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > B pass
                passed seat=B
            > B take-back-pass
                pass-taken-back seat=B
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
        "#]],
    );
}

#[test]
fn city_4_7_standing_passes_and_their_alarms() {
    check(
        &["CITY-4.7", "CITY-4.8", "CITY-22.5"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 3
         hand A: gun
         hand B: shotgun
         hand C: gun
         begin location church",
        "B order {\"pass\":{\"pass\":{\"until\":\"turn\",\"alarms\":{\"attack\":false,\"named\":true,\"offer\":true}}}}
         @A
         C order {\"pass\":{\"pass\":{\"until\":\"location\",\"alarms\":{\"attack\":true}}}}
         A decline
         B decline
         C decline
         = pending
         A play gun at church
         all pass
         = pending",
        expect![[r#"
                location-began place=church
            > B order {"pass":{"pass":{"until":"turn","alarms":{"attack":false,"named":true,"offer":true}}}}
            @A
            > C order {"pass":{"pass":{"until":"location","alarms":{"attack":true}}}}
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
                passed-ahead seat=C
            = seats who=["A","B","C"] ready=["C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
}

#[test]
fn city_4_8_an_attack_alerts_once_unless_an_action_names_the_player() {
    check(
        &["CITY-4.8"],
        "seats 3
         church: A punk, B student, C thief
         bank: A geek
         zombies: church 3, bank 1
         hand A: gun, alarm
         hand B: shotgun
         hand C: kitten
         begin location church",
        "B order {\"pass\":{\"pass\":{\"until\":\"turn\",\"alarms\":{\"attack\":true}}}}
         A decline
         B decline
         C decline
         B pass
         A play gun at bank
         all pass
         = pending
         A play alarm at church
         all pass
         = pending",
        expect![[r#"
                location-began place=church
            > B order {"pass":{"pass":{"until":"turn","alarms":{"attack":true}}}}
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
            > B pass
                passed seat=B
            > A play gun at bank
                card-played seat=A card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=bank n=1
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A play alarm at church
                card-played seat=A card=alarm aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=alarm
                zombies-arrived place=church n=3
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
}

#[test]
fn city_4_22_players_with_nothing_to_do_pass_automatically() {
    check(
        &["CITY-4.22", "CITY-4.20"],
        "seats 3
         church: A punk tired, B student tired, C thief tired
         antidotes: C 1
         begin after-invasion",
        "= pending
         C propose {\"to\":\"A\",\"give\":{\"antidotes\":1}}
         = pending
         A refuse C 1
         = pending
         C pass",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=A
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > C propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            = seats who=["A","B","C"] ready=["B"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > A refuse C 1
                offer-refused seat=A of=C number=1
                offer-ended seat=C number=1
                passed-ahead seat=A
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > C pass
                passed seat=C
                window-closed moment=after-invasion
                move-began seat=A
        "#]],
    );
}

#[test]
fn city_4_24_choices_left_in_advance() {
    check(
        &["CITY-4.24"],
        "seats 3
         church: A punk, A geek, B student, C thief
         zombies: church 3
         begin location church",
        "A order {\"wish\":[\"church\",\"decline\"]}
         B order {\"wish\":[\"church\",\"decline\"]}
         B order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"A\"}]}
         C order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"A\"}]}
         A order {\"standing-victims\":[\"geek\"]}
         C decline
         all pass
         A vote-for B",
        expect![[r#"
                location-began place=church
            > A order {"wish":["church","decline"]}
                declined seat=A
            > B order {"wish":["church","decline"]}
                declined seat=B
            > B order {"ballot":["attack",{"place":"church","named":"A"}]}
            > C order {"ballot":["attack",{"place":"church","named":"A"}]}
            > A order {"standing-victims":["geek"]}
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                vote-tied purpose=attack place=church among=["A","B"]
        "#]],
    );
    check(
        &["CITY-4.24"],
        "seats 3
         church: A punk, B student, C thief
         cards: A bank, B bank, C bank
         begin after-invasion",
        "A order {\"mover\":\"punk\"}
         C order {\"mover\":\"thief\"}
         B order {\"movement-card\":\"armory\"}
         quiet
         B move student",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order {"mover":"punk"}
            > C order {"mover":"thief"}
            > B order {"movement-card":"armory"}
            > quiet
                window-closed moment=after-invasion
                move-began seat=A
                character-moved seat=A role=punk from=church to=bank
                move-began seat=B
            > B move student
                character-moved seat=B role=student from=church to=bank
                move-began seat=C
                character-moved seat=C role=thief from=church to=bank
                location-skipped place=water-tower
                location-skipped place=church
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_5_17_answers_are_secret() {
    check(
        &["CITY-5.17", "CITY-5.18", "CITY-5.23", "CITY-4.17"],
        AFTER_INVASION,
        "C order {\"standing-answers\":{\"cancel\":{\"cards\":[\"shotgun\"],\"players\":[\"A\"],\"places\":[\"church\"]}}}
         B order {\"standing-answers\":\"always-pass\"}
         A play gun at church
         = pending
         A pass
         A play shotgun at church
         A pass
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > C order {"standing-answers":{"cancel":{"cards":["shotgun"],"players":["A"],"places":["church"]}}}
            > B order {"standing-answers":"always-pass"}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            = seats who=["A","B","C"] mode=reaction question={"answer-card":{"seat":"A","card":"gun"}}
            > A pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            > A play shotgun at church
                card-played seat=A card=shotgun aim={"at":"church"}
            > A pass
                card-played seat=C card=pepper-spray aim=nothing
            = at church: A punk, B student, C thief, 1 zombies
        "#]],
    );
}

#[test]
fn city_5_20_players_are_asked_only_about_cards_that_affect_them() {
    check(
        &["CITY-5.20"],
        "seats 3
         colours red-green-blue
         leader green
         church: A geek, B student
         bank: C thief
         zombies: church 3, bank 3
         hand A: gun, shotgun, flashlight
         hand B: pepper-spray, pepper-spray
         hand C: kitten, hideout
         begin after-invasion",
        "B order {\"standing-answers\":\"ask-if-touched\"}
         C order {\"pass\":{\"pass\":{\"until\":\"game\",\"cards\":true}}}
         A play gun at bank
         A pass
         C pass
         A play shotgun at church
         A pass
         B cancel pepper-spray
         A pass
         C play kitten at church
         A pass
         B cancel pepper-spray
         A pass
         C pass
         A play flashlight colour blue
         C pass
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B order {"standing-answers":"ask-if-touched"}
            > C order {"pass":{"pass":{"until":"game","cards":true}}}
                passed-ahead seat=C
            > A play gun at bank
                card-played seat=A card=gun aim={"at":"bank"}
            > A pass
            > C pass
                card-carried-out seat=A card=gun
                zombies-killed place=bank n=1
            > A play shotgun at church
                card-played seat=A card=shotgun aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > A pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=shotgun by=B
            > C play kitten at church
                card-played seat=C card=kitten aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > A pass
            > C pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=C card=kitten by=B
            > A play flashlight colour blue
                card-played seat=A card=flashlight aim={"colour":"blue"}
            > C pass
                card-carried-out seat=A card=flashlight
                leader-moved colour=blue
            = table: first A, leader blue, zombies 35, antidotes 20, deck 33, discard [pepper-spray pepper-spray gun flashlight kitten shotgun]
        "#]],
    );
}

#[test]
fn city_4_11_defaults_of_the_windows() {
    use city_of_horror::scene::scene;
    use table_laws::{assert_passes, words};

    let rows = [
        ("begin after-invasion", "pass"),
        ("begin moves", "move punk"),
        ("begin location church", "decline"),
        ("antidotes: A 1\n begin vaccination", "vaccinate punk"),
    ];
    for (begin, expected) in rows {
        let text = format!(
            "seats 3\n church: A punk, B student, C thief\n hospital: A businessman tired\n cards: A hospital, B bank, C bank\n zombies: church 1\n hand A: gun\n {begin}"
        );
        let (table, _) = table::Table::from_state(scene(&text).unwrap());
        let mut chance = chance::Seeded::new(3);
        let action =
            assert_passes(&["CITY-4.11"], || table::timeout(table.state(), table::Seat::A, &mut chance));
        assert_eq!(words(&action.unwrap()), expected, "{begin}");
    }
}
