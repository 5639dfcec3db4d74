//! Easily overlooked details of windows, cards, powers and locations.

use expect_test::expect;
use table::{Game, Seat, SeatSet};

use crate::small_print_of_promises::lay_out;
use crate::transcript::{check, show};

#[test]
fn city_19_35_offers_delay_only_windows_with_bargains() {
    let layout = "seats 3
         bank: A punk, B student, C thief
         zombies: bank 4
         antidotes: A 1
         begin location bank";
    let mut table = lay_out(layout);
    assert_eq!(table.state().addressed(), SeatSet::EMPTY);
    table.play(r#"A propose {"to":"B","give":{"antidotes":1},"lasts":"turn"}"#);
    assert_eq!(table.state().addressed(), SeatSet::one(Seat::B));
    table.play("A decline\n B decline\n C decline\n A pass\n B pass\n C pass");
    assert!(table.pending().contains("vote"), "{}", table.pending());
    assert_eq!(table.state().addressed(), SeatSet::EMPTY);
}

#[test]
fn city_19_33_a_standing_offer_keeps_its_number() {
    let layout = "seats 3\n bank: A punk, B student, C thief\n antidotes: A 1\n begin start";
    let mut table = lay_out(layout);
    let offer = r#"A propose {"to":"B","give":{"antidotes":1},"lasts":"turn"}"#;
    table.play(offer);
    for number in 2..=255 {
        table.play(&format!("{offer}\n A withdraw {number}"));
    }
    table.play(&format!("{offer}\n A withdraw 0\n {offer}\n A withdraw 2\n A withdraw 1"));
}

#[test]
fn city_9_5_only_a_rested_character_of_the_player_here_can_be_exhausted() {
    check(
        &["CITY-9.5"],
        "seats 3
         sides b
         hospital: A punk, A geek tired, B student, A pregnant-woman
         bank: A rasta, C thief
         begin location hospital",
        r#"! A activate {"antidote-by-tiring":"student"}
           ! A activate {"antidote-by-tiring":"geek"}
           ! A activate {"antidote-by-tiring":"rasta"}
           ! A activate {"antidote-by-tiring":"pregnant-woman"}
           ? A
           A activate {"antidote-by-tiring":"punk"}"#,
        expect![[r#"
                location-began place=hospital
            ! A activate {"antidote-by-tiring":"student"}: not-rested-here (CITY-15.6)
            ! A activate {"antidote-by-tiring":"geek"}: not-rested-here (CITY-15.6)
            ! A activate {"antidote-by-tiring":"rasta"}: not-rested-here (CITY-15.6)
            ! A activate {"antidote-by-tiring":"pregnant-woman"}: never-turned (CITY-16.16)
            ? A: activate antidote-by-tiring=punk, decline, use pregnant-woman nothing, use rasta nothing
            > A activate {"antidote-by-tiring":"punk"}
                effect-used seat=A place=hospital effect={"antidote-by-tiring":"punk"}
                character-exhausted seat=A role=punk
                antidote-taken seat=A
        "#]],
    );
}

#[test]
fn city_16_2_food_of_any_value_pays() {
    check(
        &["CITY-16.2"],
        "seats 3
         sides b
         church: A punk tired, B student
         bank: C thief
         food A: 0, 3
         shown A: 1
         begin location church",
        "? A",
        expect![[r#"
                location-began place=church
            ? A: activate rest-for-food=[0,"punk"], activate rest-for-food=[1,"punk"], activate rest-for-food=[3,"punk"], decline
        "#]],
    );
    check(
        &["CITY-16.13"],
        "seats 3
         sides b
         crossroads: A punk, B student
         bank: C thief
         hand A: hideout
         open-food: 0, 1, 3
         begin location crossroads",
        "? A",
        expect![[r#"
                location-began place=crossroads
            ? A: activate food-for-card=hideout, activate open-food-for-card=["hideout",0], activate open-food-for-card=["hideout",1], activate open-food-for-card=["hideout",3], decline, play hideout {"character":"punk"}
        "#]],
    );
}

#[test]
fn city_4_6_after_a_trade_everybody_must_pass_again() {
    check(
        &["CITY-4.6"],
        "seats 3
         church: A punk, B student, C thief
         antidotes: A 1, B 1
         hand C: hideout
         begin after-invasion",
        r#"A pass
           B propose {"to":"C","want":{"cards":[{"named":"hideout"}]}}
           = pending
           C accept B 1 []
           = pending
           = hand B"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A pass
                passed seat=A
            > B propose {"to":"C","want":{"cards":[{"named":"hideout"}]}}
                offer-made seat=B to=C number=1 answers=null lasts=window terms=null
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > C accept B 1 []
                offer-ended seat=B number=1
                trade-made seat=B with=C cards_given=0 antidotes_given=0 cards_taken=1 antidotes_taken=0 given=null taken=null
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            = hand B: hideout; antidotes 1, food []
        "#]],
    );
}

#[test]
fn city_13_13_possible_targets_of_an_energy_drink() {
    for (rules, expected) in [
        (
            "own",
            expect![[r#"
            window-opened moment=after-invasion place=null
        ? A: pass, play energy-drink {"character":"punk"}, use rasta nothing
        ?? A:
            not-exhausted (CITY-13.13): play energy-drink {"character":"rasta"}
    "#]],
        ),
        (
            "any",
            expect![[r#"
            window-opened moment=after-invasion place=null
        ? A: pass, play energy-drink {"character":"student"}, play energy-drink {"character":"punk"}, use rasta nothing
        ?? A:
            not-exhausted (CITY-13.13): play energy-drink {"character":"geek"}, play energy-drink {"character":"rasta"}, play energy-drink {"character":"thief"}
    "#]],
        ),
    ] {
        check(
            &[],
            &format!(
                "seats 3
                 rules energy_target={rules}
                 church: A punk tired, B student tired, B geek
                 bank: C thief, A rasta
                 hand A: energy-drink
                 begin after-invasion"
            ),
            "? A\n ?? A",
            expected,
        );
    }
}

#[test]
fn city_13_23_a_hand_that_was_emptied_meanwhile_is_not_robbed() {
    check(
        &["CITY-13.23"],
        "seats 3
         church: A punk tired, B student, C thief
         hand A: pepper-spray
         hand B: pickpocket
         hand C: pepper-spray, alarm
         begin after-invasion",
        "B play pickpocket player A
         A cancel pepper-spray
         C pass
         C cancel pepper-spray
         all pass
         all pass
         = pending
         = hand B",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B play pickpocket player A
                card-played seat=B card=pickpocket aim={"player":"A"}
            > A cancel pepper-spray
            > C pass
                card-played seat=A card=pepper-spray aim=nothing
            > C cancel pepper-spray
                card-played seat=C card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=C card=pepper-spray
                card-cancelled seat=A card=pepper-spray by=C
            > all pass
                card-carried-out seat=B card=pickpocket
                passed-ahead seat=A
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            = hand B: ; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_20_3_the_items_of_eliminated_players_leave_the_game() {
    check(
        &["CITY-20.3"],
        "seats 3
         church: A punk, B student, C thief
         bank: A geek, B rasta
         zombies: church 3
         antidotes: A 1
         food C: 2
         shown C: 1
         begin attack church",
        r#"C order "hold"
           A propose {"to":"C","give":{"antidotes":1},"lasts":"turn"}
           C propose {"to":"B","want":{"antidotes":1},"lasts":"turn"}
           = hand C
           all pass
           A vote-for C
           B vote-for C
           C vote-for A
           = hand C
           = pending
           A decline"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > C order "hold"
                held seat=C
            > A propose {"to":"C","give":{"antidotes":1},"lasts":"turn"}
                offer-made seat=A to=C number=1 answers=null lasts=turn terms=null
            > C propose {"to":"B","want":{"antidotes":1},"lasts":"turn"}
                offer-made seat=C to=B number=2 answers=null lasts=turn terms=null
            = hand C: ; antidotes 0, food [Food(2)]
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                character-lost seat=C role=thief place=church
                offer-ended seat=A number=1
                offer-ended seat=C number=2
                player-eliminated seat=C
                location-skipped place=hospital
                location-began place=bank
            = hand C: ; antidotes 0, food []
            = seats who=["A","B"] ready=["B"] mode=turn question={"activate":{"seat":"A","place":"bank"}}
            > A decline
                declined seat=A
        "#]],
    );
}

#[test]
fn city_19_29_each_move_starts_a_new_count() {
    let trades: String = (1..11)
        .map(|n| format!("A propose {{\"to\":\"C\",\"want\":{{\"antidotes\":1}}}}\nC accept A {n} []\n"))
        .collect();
    let layout = "seats 3
         church: A punk, B student, C thief
         antidotes: C 11
         cards: A bank, B bank, C bank
         begin moves";
    let mut table = lay_out(layout);
    table.play(&trades);
    let offer = r#"A propose {"to":"C","want":{"antidotes":1}}"#;
    assert_eq!(table.refused(offer).to_string(), "too-many-bargains (CITY-19.29)");
    table.play(&format!("A move punk\n {offer}"));
}

#[test]
fn city_4_15_players_cannot_hold_up_their_own_move() {
    check(
        &["CITY-4.15"],
        "seats 3
         church: A punk, B student, C thief
         cards: A bank, B bank, C bank
         begin after-invasion",
        r#"A order "hold"
           C order "hold"
           all pass
           = pending
           ! B order "hold"
           ! C order "hold"
           C pass
           = pending
           A move punk
           = pending"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order "hold"
                held seat=A
            > C order "hold"
                held seat=C
            > all pass
                window-closed moment=after-invasion
                move-began seat=A
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"move-character":{"seat":"A","place":"bank"}}
            ! B order "hold": holds-already (CITY-4.15)
            ! C order "hold": holds-already (CITY-4.15)
            > C pass
                passed seat=C
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move-character":{"seat":"A","place":"bank"}}
            > A move punk
                character-moved seat=A role=punk from=church to=bank
                move-began seat=B
            = seats who=["A","B","C"] ready=["A","C"] mode=turn question={"move-character":{"seat":"B","place":"bank"}}
        "#]],
    );
}

#[test]
fn city_5_23_an_order_does_not_change_a_given_answer() {
    check(
        &[],
        "seats 3
         church: A punk tired, B student, C thief
         zombies: church 2
         hand A: pepper-spray
         hand B: gun, alarm
         hand C: alarm
         begin after-invasion",
        r#"B play gun at church
           A cancel pepper-spray
           A order {"standing-answers":"always-pass"}
           B pass
           C pass
           all pass
           = at church"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B play gun at church
                card-played seat=B card=gun aim={"at":"church"}
            > A cancel pepper-spray
            > A order {"standing-answers":"always-pass"}
            > B pass
            > C pass
                card-played seat=A card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=A card=pepper-spray
                card-cancelled seat=B card=gun by=A
                passed-ahead seat=A
            = at church: A punk tired, B student, C thief, 2 zombies
        "#]],
    );
}

#[test]
fn city_15_13_what_may_be_swapped() {
    check(
        &["CITY-15.13"],
        "seats 3
         church: A businessman, B student, C thief
         zombies: church 2
         hand A: hideout
         hand B: gun
         begin after-invasion",
        "B play gun at church
         all pass
         ? A",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B play gun at church
                card-played seat=B card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=gun
                zombies-killed place=church n=1
            ? A: pass, play hideout {"character":"businessman"}, use businessman {"swap":["hideout","gun"]}
        "#]],
    );
}

#[test]
fn city_12_4_a_share_leader_knows_the_cards_here() {
    check(
        &["CITY-12.4"],
        "seats 3
         church: A punk, B student, C thief
         on church: gun, alarm
         begin sharing church",
        "= seen church
         all pass
         A vote-for A
         B vote-for A
         C vote-for A
         = seen church",
        expect![[r#"
                window-opened moment=before-sharing place=church
            = seen church: nothing
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=2 cards=null
            = seen church: alarm, gun
        "#]],
    );
}

#[test]
fn city_15_12_no_zombie_is_lured_where_there_is_no_room() {
    for zombies in [7, 8] {
        let layout = format!(
            "seats 3\n church: A blonde, B student, C thief\n zombies: church {zombies}\n begin lure"
        );
        let mut table = lay_out(&layout);
        table.play("A pass\n B pass\n C pass");
        assert_eq!(show(table.state(), "at church"), "= at church: A blonde, B student, C thief, 8 zombies");
    }
}

/// Plays on with time-outs to the end of the next turn.
fn tokens_of_two_turns(layout: &str, seed: u64) -> String {
    let mut table = lay_out(layout);
    let mut told = String::new();
    let chance = &mut chance::Seeded::new(seed);
    while table.state().turn() < 3 {
        let row = match table::roll(table.state(), chance) {
            Some(roll) => format!("chance {}", table_laws::words(&roll)),
            None => {
                let seat = table::awaited(table.state()).first().expect("somebody is asked");
                let action = table::timeout(table.state(), seat, chance).expect("the seat is asked");
                format!("{seat} {}", table_laws::words(&action))
            }
        };
        table.play(&row);
        let is_told =
            |row: &&str| ["token-taken", "character-lost", "turn-"].iter().any(|of| row.contains(of));
        told.extend(table.told(table::Observer::Table).lines().filter(is_told).map(|row| format!("{row}\n")));
    }
    told
}

#[test]
fn city_18_3_a_loss_moves_the_token_at_the_end_of_its_own_turn_only() {
    let layout = "seats 3
         rules first_player_mode=end-of-turn first_player_no_loss=pass-clockwise
         first C
         church: A punk
         bank: A geek, B student, C thief
         zombies: church 3
         begin attack church";
    expect![[r#"
        character-lost seat=A role=punk place=church
        token-taken seat=A
        turn-ended turn=1
        turn-began turn=2
        token-taken seat=B
        turn-ended turn=2
        turn-began turn=3
    "#]]
    .assert_eq(&tokens_of_two_turns(layout, 1));
}

#[test]
fn city_4_8_after_a_withdrawn_pass_the_attack_alerts_again() {
    let pass = r#"A order {"pass":{"pass":{"until":"turn","alarms":{"attack":true}}}}"#;
    check(
        &["CITY-4.8", "CITY-4.9"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 4
         hand A: gun
         begin attack church",
        &format!("{pass}\n = pending\n A pass\n = pending\n A take-back-pass\n {pass}\n = pending"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order {"pass":{"pass":{"until":"turn","alarms":{"attack":true}}}}
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A pass
                passed seat=A
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > A take-back-pass
                pass-taken-back seat=A
            > A order {"pass":{"pass":{"until":"turn","alarms":{"attack":true}}}}
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
}

#[test]
fn city_13_24_a_weapon_replica_while_votes_are_to_come() {
    let scene = "seats 3
         water-tower: A punk
         church: B student, C thief
         bank: A geek
         antidotes: church 1
         hand B: weapon-replica
         begin attack water-tower";
    check(
        &["CITY-13.24"],
        scene,
        "? B",
        expect![[r#"
            window-opened moment=before-attack place=water-tower
        ? B: pass, play weapon-replica {"at":"water-tower"}, play weapon-replica {"at":"church"}, play weapon-replica {"at":"hospital"}, play weapon-replica {"at":"bank"}, play weapon-replica {"at":"armory"}, use student nothing
    "#]],
    );
    check(
        &["CITY-13.24"],
        &scene.replace("attack water-tower", "sharing church"),
        "? B",
        expect![[r#"
            window-opened moment=before-sharing place=church
        ? B: pass, play weapon-replica {"at":"church"}, play weapon-replica {"at":"hospital"}, play weapon-replica {"at":"bank"}, play weapon-replica {"at":"armory"}, use student nothing
    "#]],
    );
    check(
        &["CITY-13.24"],
        &scene.replace("attack water-tower", "attack bank"),
        "? B",
        expect![[r#"
            window-opened moment=before-attack place=bank
        ? B: pass, play weapon-replica {"at":"bank"}, play weapon-replica {"at":"armory"}, use student nothing
    "#]],
    );
    check(
        &["CITY-13.24"],
        &scene.replace("attack water-tower", "ending"),
        "! B play weapon-replica at church",
        expect![[r#"
                window-opened moment=last-window place=null
            ! B play weapon-replica at church: votes-are-over (CITY-13.24)
        "#]],
    );
}
