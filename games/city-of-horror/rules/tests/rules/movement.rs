//! Chapters 6 and 8: movement cards and movement.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_6_1_cards_are_chosen_in_secret_and_shown_together() {
    check(
        &["CITY-3.4", "CITY-6.1", "CITY-6.2", "CITY-5.21", "CITY-4.13", "CITY-6.7", "CITY-6.10", "CITY-6.4"],
        "seats 3
         first B
         church: A punk, B student, C thief
         armory burnt
         begin movement-cards",
        "= pending
         A choose bank
         @B
         A choose armory
         B choose hospital
         C choose church",
        expect![[r#"
            = seats who=["A","B","C"] mode=sealed question=choose-card
            > A choose bank
                card-chosen seat=A place=null
            @B
                card-chosen seat=A place=null
            > A choose armory
                card-chosen seat=A place=null
            > B choose hospital
                card-chosen seat=B place=null
            > C choose church
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"B","place":"hospital"},{"seat":"C","place":"church"},{"seat":"A","place":"armory"}]
                window-opened moment=before-invasion place=null
        "#]],
    );
}

#[test]
fn city_6_3_players_on_the_tower_may_choose_later() {
    check(
        &["CITY-6.3", "CITY-6.5", "CITY-5.22"],
        "seats 4
         sides baaaaa
         water-tower: A punk, B student
         church: C thief, D geek
         begin movement-cards",
        "! C choose-later
         A choose-later
         B choose-later
         C choose bank
         D choose bank
         = pending
         A choose hospital
         B choose bank",
        expect![[r#"
            ! C choose-later: not-on-the-tower (CITY-6.3)
            > A choose-later
                card-chosen seat=A place=null
            > B choose-later
                card-chosen seat=B place=null
            > C choose bank
                card-chosen seat=C place=null
            > D choose bank
                card-chosen seat=D place=null
                movement-cards-shown cards=[{"seat":"C","place":"bank"},{"seat":"D","place":"bank"}]
            = seats who=["A","B"] mode=sealed question=choose-card-late
            > A choose hospital
                card-chosen seat=A place=null
            > B choose bank
                card-chosen seat=B place=null
                movement-cards-shown cards=[{"seat":"A","place":"hospital"},{"seat":"B","place":"bank"}]
                window-opened moment=before-invasion place=null
        "#]],
    );
}

#[test]
fn city_6_6_if_all_stand_on_the_tower_nobody_waits() {
    check(
        &["CITY-6.6"],
        "seats 3
         sides baaaaa
         water-tower: A punk, B student, C thief temporary
         begin movement-cards",
        "= pending
         ! A choose-later",
        expect![[r#"
            = seats who=["A","B","C"] mode=sealed question=choose-card
            ! A choose-later: not-on-the-tower (CITY-6.3)
        "#]],
    );
}

#[test]
fn city_6_12_any_card_may_be_chosen_and_the_move_shows_what_it_allows() {
    check(
        &["CITY-6.12", "CITY-8.10"],
        "seats 3
         church: A punk, A geek
         bank: B granny
         hospital: C thief
         armory blocked
         begin movement-cards",
        "? A
         ? B
         A choose church
         B choose hospital
         C choose hospital
         quiet
         chance invasion 0
         all pass
         ? A
         ! A move punk
         A stay
         ? B
         B use granny
         ! B stay
         B move granny
         ? C",
        expect![[r#"
            ? A: choose water-tower, choose church, choose hospital, choose bank, choose armory, choose crossroads
            ? B: choose water-tower, choose church, choose hospital, choose bank, choose armory, choose crossroads
            > A choose church
                card-chosen seat=A place=null
            > B choose hospital
                card-chosen seat=B place=null
            > C choose hospital
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"A","place":"church"},{"seat":"B","place":"hospital"},{"seat":"C","place":"hospital"}]
                window-opened moment=before-invasion place=null
            > quiet
                window-closed moment=before-invasion
            > chance invasion 0
                invasion-shown hour=one card=0 origin=recon
                zombies-arrived place=water-tower n=1
                zombies-arrived place=church n=2
                zombies-arrived place=hospital n=1
                zombies-arrived place=armory n=1
                zombies-arrived place=crossroads n=1
                supplies-dropped place=church antidotes=2 cards=0
                supplies-dropped place=bank antidotes=1 cards=1
                leader-moved colour=purple
                window-opened moment=after-invasion place=null
            > all pass
                window-closed moment=after-invasion
                move-began seat=A
            ? A: stay, use geek {"at":"water-tower"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
            ! A move punk: stands-there-already (CITY-8.3)
            > A stay
                nobody-moved seat=A
                move-began seat=B
            ? B: stay, use granny nothing
            > B use granny
                power-used seat=B role=granny aim=nothing
            ! B stay: must-move (CITY-8.2)
            > B move granny
                character-moved seat=B role=granny from=bank to=hospital
                move-began seat=C
            ? C: stay
        "#]],
    );
}

#[test]
fn city_5_22_a_time_out_chooses_a_card_that_can_be_followed() {
    use std::collections::BTreeSet;

    use city_of_horror::scene::scene;
    use table::{Seat, Table, timeout};
    use table_laws::{assert_passes, words};

    let choices = |layout: &str, rule: &'static str| -> BTreeSet<String> {
        let (table, _) = Table::from_state(scene(layout).unwrap());
        let once = |seed| {
            let choice = || timeout(table.state(), Seat::A, &mut chance::Seeded::new(seed));
            words(&assert_passes(&[rule], choice).expect("A is asked"))
        };
        (0..200).map(once).collect()
    };
    let five = choices(
        "seats 3\n church: A punk, A geek, B student\n bank: C thief\n begin movement-cards",
        "CITY-5.22",
    );
    assert_eq!(five.len(), 5, "{five:?}");
    assert!(!five.contains("choose church"), "{five:?}");
    let six = choices(
        "seats 3\n church: A punk, A granny\n hospital: A geek\n bank: B student, C thief\n begin movement-cards",
        "CITY-5.22",
    );
    assert_eq!(six.len(), 6, "{six:?}");
    let none_can_move =
        choices("seats 3\n church: A granny\n bank: B student, C thief\n begin movement-cards", "CITY-4.11");
    assert_eq!(none_can_move.len(), 6, "{none_can_move:?}");
    let later = choices(
        "seats 3\n sides baaaaa\n water-tower: A punk\n bank: B student, C thief\n begin movement-cards",
        "CITY-5.21",
    );
    assert_eq!(later.into_iter().collect::<Vec<_>>(), ["choose-later"]);
}

#[test]
fn city_8_1_each_player_moves_one_character() {
    check(
        &["CITY-8.1", "CITY-8.3", "CITY-8.2", "CITY-5.6", "CITY-6.11", "CITY-3.5"],
        "seats 3
         church: A punk, B student
         bank: A geek, C thief
         cards: A bank, B hospital, C church
         begin moves",
        "= pending
         ! A move geek
         ! A move student
         ! A stay
         ! B move student
         A move punk
         B move student
         C move thief",
        expect![[r#"
                move-began seat=A
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move-character":{"seat":"A","place":"bank"}}
            ! A move geek: stands-there-already (CITY-8.3)
            ! A move student: not-your-character (CITY-8.1)
            ! A stay: must-move (CITY-8.2)
            ! B move student: not-your-move (CITY-8.1)
            > A move punk
                character-moved seat=A role=punk from=church to=bank
                move-began seat=B
            > B move student
                character-moved seat=B role=student from=church to=hospital
                move-began seat=C
            > C move thief
                character-moved seat=C role=thief from=bank to=church
                location-skipped place=water-tower
                location-began place=church
        "#]],
    );
}

#[test]
fn city_8_4_a_full_location_diverts_to_the_crossroads() {
    check(
        &["CITY-8.4", "CITY-8.5", "CITY-8.6"],
        "seats 3
         bank: A geek, B student, C thief
         church: A punk
         crossroads: B rasta
         hospital: C agent
         cards: A bank, B bank, C bank
         begin moves",
        "A move punk
         B move rasta
         C move agent
         = at bank
         = at crossroads",
        expect![[r#"
                move-began seat=A
            > A move punk
                character-diverted seat=A role=punk from=church wanted=bank
                move-began seat=B
            > B move rasta
                character-stayed seat=B role=rasta wanted=bank
                move-began seat=C
            > C move agent
                character-diverted seat=C role=agent from=hospital wanted=bank
                location-skipped place=water-tower
                location-skipped place=church
                location-skipped place=hospital
                location-began place=bank
            = at bank: A geek, B student, C thief, 0 zombies
            = at crossroads: A punk, B rasta, C agent, 0 zombies
        "#]],
    );
}

#[test]
fn city_8_7_a_temporary_space_belongs_to_one_character() {
    check(
        &["CITY-8.7", "CITY-13.17", "CITY-15.22"],
        "seats 3
         bank: A geek, B student, C thief
         church: A mama, B rasta
         cards: A bank, B bank, C hospital
         hand B: back-door
         hand C: back-door
         begin moves",
        "! C play back-door
         A use mama
         B play back-door
         all pass
         ! B play back-door
         B move rasta
         = at bank
         ! C play back-door
         C move thief
         = at bank",
        expect![[r#"
                move-began seat=A
            ! C play back-door: only-in-your-move (CITY-13.17)
            > A use mama
                power-used seat=A role=mama aim=nothing
                character-squeezed-in seat=A role=mama from=church to=bank
                move-began seat=B
            > B play back-door
                card-played seat=B card=back-door aim=nothing
            > all pass
                card-carried-out seat=B card=back-door
            ! B play back-door: card-not-held (CITY-13.1)
            > B move rasta
                character-squeezed-in seat=B role=rasta from=church to=bank
                move-began seat=C
            = at bank: A geek, A mama tired temporary, B student, B rasta temporary, C thief, 0 zombies
            ! C play back-door: not-full (CITY-13.17)
            > C move thief
                character-moved seat=C role=thief from=bank to=hospital
                location-skipped place=water-tower
                location-skipped place=church
                location-began place=hospital
            = at bank: A geek, A mama tired temporary, B student, B rasta temporary, 0 zombies
        "#]],
    );
}

#[test]
fn city_8_8_characters_that_cannot_move() {
    check(
        &["CITY-8.8", "CITY-8.9", "CITY-8.10", "CITY-15.19"],
        "seats 3
         sides aaaaba
         armory blocked
         armory: A punk
         church: B granny, C thief
         bank: B geek
         cards: A church, B bank, C bank
         begin moves",
        "! A move punk
         A stay
         ! B move granny
         B stay
         C move thief",
        expect![[r#"
                move-began seat=A
            ! A move punk: cannot-move (CITY-8.8)
            > A stay
                nobody-moved seat=A
                move-began seat=B
            ! B move granny: cannot-move (CITY-8.8)
            > B stay
                nobody-moved seat=B
                move-began seat=C
            > C move thief
                character-moved seat=C role=thief from=church to=bank
                location-skipped place=water-tower
                location-began place=church
        "#]],
    );
}

#[test]
fn city_8_11_a_burnt_or_blocked_armory_works_like_a_full_location() {
    check(
        &["CITY-8.11", "CITY-8.12", "CITY-8.13"],
        "seats 3
         armory burnt
         tower fallen
         church: A punk, A mama, B student hidden, C thief
         cards: A armory, B water-tower, C armory
         hand A: back-door
         begin moves",
        "! A play back-door
         ! A use mama
         A move punk
         B move student
         C move thief
         = at water-tower
         = at crossroads",
        expect![[r#"
                move-began seat=A
            ! A play back-door: no-way-in (CITY-8.11)
            ! A use mama: no-way-in (CITY-8.11)
            > A move punk
                character-diverted seat=A role=punk from=church wanted=armory
                move-began seat=B
            > B move student
                character-moved seat=B role=student from=church to=water-tower
                move-began seat=C
            > C move thief
                character-diverted seat=C role=thief from=church wanted=armory
                location-began place=water-tower
                window-opened moment=before-attack place=water-tower
            = at water-tower: B student hidden, 0 zombies
            = at crossroads: A punk, C thief, 0 zombies
        "#]],
    );
}

#[test]
fn city_8_16_only_the_changed_card_counts() {
    check(
        &["CITY-8.16", "CITY-13.26", "CITY-15.31", "CITY-14.9"],
        "seats 3
         church: A punk, A teen, B student, C thief
         cards: A bank, B bank, C bank
         hand A: running-shoes, running-shoes
         hand C: pepper-spray
         begin moves",
        "! A play running-shoes at bank
         A play running-shoes at hospital
         A pass
         C cancel pepper-spray
         A pass
         A play running-shoes at hospital
         all pass
         A use teen at armory
         A move punk
         ! A use teen at bank",
        expect![[r#"
                move-began seat=A
            ! A play running-shoes at bank: the-same-card (CITY-13.26)
            > A play running-shoes at hospital
                card-played seat=A card=running-shoes aim={"at":"hospital"}
            > A pass
            > C cancel pepper-spray
                card-played seat=C card=pepper-spray aim=nothing
            > A pass
                card-carried-out seat=C card=pepper-spray
                card-cancelled seat=A card=running-shoes by=C
            > A play running-shoes at hospital
                card-played seat=A card=running-shoes aim={"at":"hospital"}
            > all pass
                card-carried-out seat=A card=running-shoes
                movement-card-changed seat=A place=hospital
            > A use teen at armory
                power-used seat=A role=teen aim={"at":"armory"}
                movement-card-changed seat=A place=armory
            > A move punk
                character-moved seat=A role=punk from=church to=armory
                move-began seat=B
            ! A use teen at bank: not-rested (CITY-15.1)
        "#]],
    );
}

#[test]
fn city_8_15_after_the_moves_the_blonde_lures() {
    check(
        &["CITY-8.15", "CITY-15.12", "CITY-5.8"],
        "seats 3
         church: A blonde, B student
         bank: C thief
         zombies: church 1
         begin lure",
        "A pass
         B pass
         C pass
         = at church",
        expect![[r#"
                window-opened moment=before-lure place=null
            > A pass
                passed seat=A
            > B pass
                passed seat=B
            > C pass
                passed seat=C
                window-closed moment=before-lure
                zombie-lured place=church
                location-skipped place=water-tower
                location-began place=church
            = at church: A blonde, B student, 2 zombies
        "#]],
    );
}

#[test]
fn city_15_27_the_priest_undoes_a_move() {
    check(
        &["CITY-15.27", "CITY-5.7"],
        "seats 3
         church: A punk, B student, C priest
         bank: A geek temporary
         cards: A hospital, B bank, C hospital
         hand A: gun
         begin moves",
        "A move geek
         = pending
         ! C play gun at bank
         C use priest
         = at bank
         B move student
         C move priest",
        expect![[r#"
                move-began seat=A
            > A move geek
                character-moved seat=A role=geek from=bank to=hospital
            = seats who=["C"] mode=turn question={"undo-move":{"seat":"A","role":"geek","from":"bank","to":"hospital"}}
            ! C play gun at bank: no-action-now (CITY-4.1)
            > C use priest
                power-used seat=C role=priest aim=nothing
                move-undone seat=A role=geek place=bank
                move-began seat=B
            = at bank: A geek temporary, 0 zombies
            > B move student
                character-moved seat=B role=student from=church to=bank
                move-began seat=C
            > C move priest
                character-moved seat=C role=priest from=church to=hospital
                location-skipped place=water-tower
                location-began place=church
        "#]],
    );
}

#[test]
fn city_4_15_a_hold_stops_a_decision() {
    check(
        &["CITY-4.15"],
        "seats 3
         church: A punk, B student, C thief
         cards: A bank, B bank, C bank
         begin moves",
        "! A hold
         B hold
         ! B hold
         ! A move punk
         = pending
         B pass
         A move punk",
        expect![[r#"
                move-began seat=A
            ! A hold: decides-himself (CITY-4.15)
            > B hold
                held seat=B
            ! B hold: holds-already (CITY-4.15)
            ! A move punk: somebody-holds (CITY-4.15)
            = seats who=["A","B","C"] ready=["A","C"] mode=window question={"move-character":{"seat":"A","place":"bank"}}
            > B pass
                passed seat=B
            > A move punk
                character-moved seat=A role=punk from=church to=bank
                move-began seat=B
        "#]],
    );
}

#[test]
fn city_8_16_a_changed_card_may_be_one_that_nobody_can_follow() {
    let scene = "seats 3
         church: A punk, A teen, B student
         bank: C thief
         cards: A bank, B bank, C church
         hand A: running-shoes
         begin moves";
    check(
        &["CITY-8.16", "CITY-8.10", "CITY-13.26"],
        scene,
        "! A stay
         A play running-shoes at church
         A pass
         ? A
         A stay",
        expect![[r#"
                move-began seat=A
            ! A stay: must-move (CITY-8.2)
            > A play running-shoes at church
                card-played seat=A card=running-shoes aim={"at":"church"}
            > A pass
                card-carried-out seat=A card=running-shoes
                movement-card-changed seat=A place=church
            ? A: stay, use teen {"at":"water-tower"}, use teen {"at":"hospital"}, use teen {"at":"bank"}, use teen {"at":"armory"}, use teen {"at":"crossroads"}
            > A stay
                nobody-moved seat=A
                move-began seat=B
        "#]],
    );
    check(
        &["CITY-8.16", "CITY-15.31"],
        scene,
        "A use teen at church
         ! A move punk
         A play running-shoes at hospital
         A pass
         ! A stay
         A move punk",
        expect![[r#"
                move-began seat=A
            > A use teen at church
                power-used seat=A role=teen aim={"at":"church"}
                movement-card-changed seat=A place=church
            ! A move punk: stands-there-already (CITY-8.3)
            > A play running-shoes at hospital
                card-played seat=A card=running-shoes aim={"at":"hospital"}
            > A pass
                card-carried-out seat=A card=running-shoes
                movement-card-changed seat=A place=hospital
            ! A stay: must-move (CITY-8.2)
            > A move punk
                character-moved seat=A role=punk from=church to=hospital
                move-began seat=B
        "#]],
    );
}

#[test]
fn city_5_7_no_answer_to_a_move_that_moved_nobody() {
    check(
        &["CITY-8.5", "CITY-8.10"],
        "seats 3
         church: A punk, B student
         hospital: C priest
         armory burnt
         crossroads: A geek
         cards: A armory, B church, C bank
         begin moves",
        "A move geek
         = pending
         B stay
         = pending
         C move priest
         = pending",
        expect![[r#"
                move-began seat=A
            > A move geek
                character-stayed seat=A role=geek wanted=armory
                move-began seat=B
            = seats who=["A","B","C"] ready=["A","C"] mode=turn question={"move-character":{"seat":"B","place":"church"}}
            > B stay
                nobody-moved seat=B
                move-began seat=C
            = seats who=["A","B","C"] ready=["A","B"] mode=turn question={"move-character":{"seat":"C","place":"bank"}}
            > C move priest
                character-moved seat=C role=priest from=hospital to=bank
            = seats who=["C"] mode=turn question={"undo-move":{"seat":"C","role":"priest","from":"hospital","to":"bank"}}
        "#]],
    );
}
