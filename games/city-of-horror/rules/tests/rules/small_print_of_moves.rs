//! Easily overlooked details of moves, orders and endings.

use expect_test::expect;
use table::{Game, Observer, proposal};
use table_laws::Script;

use crate::small_print_of_promises::lay_out;
use crate::transcript::{check, show};

const FULL: &str = "seats 3
     church: A punk, A teen, B student, C thief
     bank: A mama, A geek
     cards: A church, B bank, C bank
     hand A: back-door, back-door
     begin moves";

#[test]
fn city_13_17_room_is_made_once_and_where_it_is_needed() {
    check(
        &["CITY-13.17"],
        FULL,
        "? A
         ! B use mama
         C hold
         ! B use mama
         ! A use mama
         C pass
         A play back-door
         all pass
         ! A play back-door
         ! C play back-door
         A move geek
         = at church",
        expect![[r#"
                move-began seat=A
            ? A: move geek, move mama, use mama nothing, play back-door nothing, use teen {"at":"water-tower"}, use teen {"at":"hospital"}, use teen {"at":"bank"}, use teen {"at":"armory"}, use teen {"at":"crossroads"}
            ! B use mama: not-your-character (CITY-15.1)
            > C hold
                held seat=C
            ! B use mama: not-your-character (CITY-15.1)
            ! A use mama: somebody-holds (CITY-4.15)
            > C pass
                passed seat=C
            > A play back-door
                card-played seat=A card=back-door aim=nothing
            > all pass
                card-carried-out seat=A card=back-door
            ! A play back-door: door-is-open (CITY-13.5)
            ! C play back-door: card-not-held (CITY-13.1)
            > A move geek
                character-squeezed-in seat=A role=geek from=bank to=church
                move-began seat=B
            = at church: A geek temporary, A punk, A teen, B student, C thief, 0 zombies
        "#]],
    );
    // The door does not help with another movement card.
    check(
        &[],
        FULL,
        "A play back-door\n all pass\n A use teen at hospital\n A move geek\n = at hospital",
        expect![[r#"
                move-began seat=A
            > A play back-door
                card-played seat=A card=back-door aim=nothing
            > all pass
                card-carried-out seat=A card=back-door
            > A use teen at hospital
                power-used seat=A role=teen aim={"at":"hospital"}
                movement-card-changed seat=A place=hospital
            > A move geek
                character-moved seat=A role=geek from=bank to=hospital
                move-began seat=B
            = at hospital: A geek, 0 zombies
        "#]],
    );
    // Mama is already there.
    check(
        &[],
        &FULL.replace("A punk, A teen", "A punk, A mama").replace("bank: A mama", "bank: A teen"),
        "! A use mama\n ? A",
        expect![[r#"
                move-began seat=A
            ! A use mama: stands-there-already (CITY-8.3)
            ? A: move geek, move teen, play back-door nothing, use teen {"at":"water-tower"}, use teen {"at":"hospital"}, use teen {"at":"bank"}, use teen {"at":"armory"}, use teen {"at":"crossroads"}
        "#]],
    );
    // Not possible in a blocked Armory, but possible elsewhere and in an open Armory.
    check(
        &[],
        &FULL.replace("begin", "armory blocked\n begin"),
        "? A",
        expect![[r#"
            move-began seat=A
        ? A: move geek, move mama, use mama nothing, play back-door nothing, use teen {"at":"water-tower"}, use teen {"at":"hospital"}, use teen {"at":"bank"}, use teen {"at":"armory"}, use teen {"at":"crossroads"}
    "#]],
    );
    let armory = FULL.replace("church", "armory");
    check(
        &[],
        &armory,
        "? A",
        expect![[r#"
            move-began seat=A
        ? A: move geek, move mama, use mama nothing, play back-door nothing, use teen {"at":"water-tower"}, use teen {"at":"church"}, use teen {"at":"hospital"}, use teen {"at":"bank"}, use teen {"at":"crossroads"}
    "#]],
    );
    check(
        &[],
        &armory.replace("begin", "armory blocked\n begin"),
        "? A",
        expect![[r#"
            move-began seat=A
        ? A: move geek, move mama, use teen {"at":"water-tower"}, use teen {"at":"church"}, use teen {"at":"hospital"}, use teen {"at":"bank"}, use teen {"at":"crossroads"}
    "#]],
    );
}

#[test]
fn city_17_12_an_explosion_waits_for_the_end_of_the_move() {
    check(
        &["CITY-17.12"],
        "seats 3
         armory: A punk, A teen, B student, C thief
         bank: A geek
         cards: A armory, B bank, C bank
         zombies: bank 2
         markers: armory 2
         hand A: back-door
         hand C: molotov-cocktail
         begin moves",
        "A play back-door
         all pass
         C play molotov-cocktail at bank
         all pass
         C put-marker armory
         A move geek
         = pending",
        expect![[r#"
                move-began seat=A
            > A play back-door
                card-played seat=A card=back-door aim=nothing
            > all pass
                card-carried-out seat=A card=back-door
            > C play molotov-cocktail at bank
                card-played seat=C card=molotov-cocktail aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=bank n=1
            > C put-marker armory
                marker-put seat=C place=armory n=3
            > A move geek
                character-squeezed-in seat=A role=geek from=bank to=armory
                armory-burnt
                character-fled seat=A role=geek
                character-fled seat=B role=student
                character-fled seat=A role=punk
                character-fled seat=A role=teen
                character-fled seat=C role=thief
                move-began seat=B
            = seats who=["A","B","C"] ready=["A","C"] mode=turn question={"move-character":{"seat":"B","place":"bank"}}
        "#]],
    );
}

#[test]
fn city_8_9_a_player_who_stays_has_moved() {
    check(
        &["CITY-8.9"],
        "seats 3
         church: A teen
         bank: B student, C thief
         cards: A church, B bank, C church
         begin moves",
        "! A pass
         A stay
         ! A use teen at bank
         = pending",
        expect![[r#"
                move-began seat=A
            ! A pass: must-decide (CITY-8.2)
            > A stay
                nobody-moved seat=A
                move-began seat=B
            ! A use teen at bank: has-moved (CITY-13.26)
            = seats who=["A","B","C"] ready=["A","C"] mode=turn question={"move-character":{"seat":"B","place":"bank"}}
        "#]],
    );
}

#[test]
fn city_9_15_holds_end_when_everybody_has_fled() {
    check(
        &["CITY-17.11"],
        "seats 3
         armory: A punk
         bank: B student, C thief
         zombies: bank 2
         markers: armory 2
         hand C: molotov-cocktail
         begin location armory",
        "C hold
         C play molotov-cocktail at bank
         all pass
         C put-marker armory
         = pending",
        expect![[r#"
                location-began place=armory
            > C hold
                held seat=C
            > C play molotov-cocktail at bank
                card-played seat=C card=molotov-cocktail aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=bank n=1
            > C put-marker armory
                marker-put seat=C place=armory n=3
                armory-burnt
                character-fled seat=A role=punk
                location-began place=crossroads
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"activate":{"seat":"A","place":"crossroads"}}
        "#]],
    );
}

#[test]
fn city_4_7_how_long_a_standing_pass_lasts() {
    let layout = "seats 3
         church: A punk, B student, C thief
         bank: A geek
         begin attack church";
    let mut found = String::new();
    for until in ["location", "turn", "game"] {
        let mut table = lay_out(layout);
        table.play(&format!(r#"A order {{"pass":{{"pass":{{"until":"{until}"}}}}}}"#));
        let orders = |table: &Script<_>| show(table.state(), "orders A");
        found += &format!("{until}\n{}\n", orders(&table));
        table.play("B pass\n C pass");
        found += &format!("{}\n", orders(&table));
        table.play("A decline");
        while table.state().turn() < 2 {
            let seat = table::awaited(table.state()).first().expect("somebody is asked");
            table.play(&format!("{seat} pass"));
        }
        found += &format!("{}\n", orders(&table));
    }
    expect![[r#"
        location
        = orders A: pass until=location alarms={"attack":false,"named":false,"offer":false,"near":0,"cards":[],"powers":[]} cards=false
        = orders A: none
        = orders A: none
        turn
        = orders A: pass until=turn alarms={"attack":false,"named":false,"offer":false,"near":0,"cards":[],"powers":[]} cards=false
        = orders A: pass until=turn alarms={"attack":false,"named":false,"offer":false,"near":0,"cards":[],"powers":[]} cards=false
        = orders A: none
        game
        = orders A: pass until=game alarms={"attack":false,"named":false,"offer":false,"near":0,"cards":[],"powers":[]} cards=false
        = orders A: pass until=game alarms={"attack":false,"named":false,"offer":false,"near":0,"cards":[],"powers":[]} cards=false
        = orders A: pass until=game alarms={"attack":false,"named":false,"offer":false,"near":0,"cards":[],"powers":[]} cards=false
    "#]]
    .assert_eq(&found);
}

#[test]
fn city_4_8_alarms_that_interrupt_a_standing_pass() {
    let layout = "seats 3
         church: A punk, B student, C thief
         bank: A geek
         zombies: church 4, bank 4
         antidotes: B 1, church 1
         hand A: gun
         BEGIN";
    let mut found = String::new();
    for begin in ["begin after-invasion", "begin attack church", "begin sharing church", "begin attack bank"]
    {
        for seat in ["A", "B"] {
            for alarm in ["attack", "offer"] {
                let mut table = lay_out(&layout.replace("BEGIN", begin));
                table.play(&format!(
                    r#"{seat} order {{"pass":{{"pass":{{"until":"turn","alarms":{{"{alarm}":true}}}}}}}}"#
                ));
                let passed = |table: &Script<_>| table.pending().contains(&format!(r#"ready=["{seat}"]"#));
                let before = passed(&table);
                table.play(r#"C propose {"want":{"antidotes":1}}"#);
                found += &format!("{begin}, {seat}, {alarm}: {before}, with an offer {}\n", passed(&table));
            }
        }
    }
    expect![[r#"
        begin after-invasion, A, attack: true, with an offer true
        begin after-invasion, A, offer: true, with an offer false
        begin after-invasion, B, attack: true, with an offer true
        begin after-invasion, B, offer: true, with an offer false
        begin attack church, A, attack: false, with an offer false
        begin attack church, A, offer: true, with an offer false
        begin attack church, B, attack: false, with an offer false
        begin attack church, B, offer: true, with an offer false
        begin sharing church, A, attack: true, with an offer true
        begin sharing church, A, offer: true, with an offer false
        begin sharing church, B, attack: true, with an offer true
        begin sharing church, B, offer: true, with an offer false
        begin attack bank, A, attack: false, with an offer false
        begin attack bank, A, offer: true, with an offer false
        begin attack bank, B, attack: true, with an offer true
        begin attack bank, B, offer: true, with an offer false
    "#]]
    .assert_eq(&found);
    check(
        &["CITY-4.15"],
        &layout.replace("BEGIN", "begin attack church"),
        "A order \"hold\"\n ! A order \"hold\"",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order "hold"
                held seat=A
            ! A order "hold": holds-already (CITY-4.15)
        "#]],
    );
}

#[test]
fn city_19_29_bargains_are_counted_by_window_and_decision() {
    let mut table = lay_out(
        "seats 3
         church: A punk, B student, C thief
         antidotes: C 9
         begin location church",
    );
    let n_bargains =
        |table: &Script<city_of_horror::City>| table.state().view(Observer::Table).seats[0].n_bargains;
    let trade = |table: &mut Script<city_of_horror::City>, number: usize| {
        table.play(&format!(
            "A propose {{\"to\":\"C\",\"want\":{{\"antidotes\":1}}}}\nC accept A {number} []"
        ));
    };
    let mut counted = vec![n_bargains(&table)];
    for (number, row) in ["A decline", "B decline", "C decline"].into_iter().enumerate() {
        trade(&mut table, number + 1);
        counted.push(n_bargains(&table));
        table.play(row);
        counted.push(n_bargains(&table));
    }
    trade(&mut table, 4);
    table.play("A pass\n B pass\n C pass");
    counted.push(n_bargains(&table));
    assert_eq!(counted, [0, 1, 0, 1, 0, 1, 0, 0]);
}

#[test]
fn city_2_16_nothing_is_proposed_in_the_set_up() {
    let setup = city_of_horror::Setup { draft: true, ..city_of_horror::Setup::new(3) };
    let mut table = Script::<city_of_horror::City>::start(&setup);
    let chance = &mut chance::Seeded::new(3);
    while table.state().turn() == 0 {
        let row = match table::roll(table.state(), chance) {
            Some(roll) => format!("chance {}", table_laws::words(&roll)),
            None => {
                let seat = table::awaited(table.state()).first().expect("somebody is asked");
                for _ in 0..20 {
                    assert_eq!(proposal(table.state(), seat, chance), None);
                }
                let action = table::timeout(table.state(), seat, chance).expect("the seat is asked");
                format!("{seat} {}", table_laws::words(&action))
            }
        };
        table.play(&row);
    }
    assert_eq!(table.state().turn(), 1);
}

#[test]
fn city_21_7_the_score_counts_food_drawn_and_taken() {
    check(
        &["CITY-21.7"],
        "seats 3
         church: A punk, B student tired
         bank: C thief
         antidotes: A 2
         food A: 2, 0
         shown A: 1, 3
         shown C: 2
         begin score",
        "= outcome",
        expect![[r#"
                scored seat=A characters=4 antidotes=2 food=6 canned=0
                scored seat=B characters=2 antidotes=0 food=0 canned=0
                scored seat=C characters=4 antidotes=0 food=2 canned=0
                game-ended winners=["A"]
            = outcome: winners=["A"] scores=[12,2,6,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn city_20_7_nobody_wins_if_nobody_is_left() {
    check(
        &["CITY-20.7"],
        "seats 3
         church: A punk
         zombies: church 4
         begin attack church",
        "all pass\n = outcome",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=4
                settled-without-ballot purpose=attack place=church seat=A
                character-lost seat=A role=punk place=church
                player-eliminated seat=A
                game-ended winners=[]
            = outcome: winners=[] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

/// Only the colour behind the leader is at the Crossroads, so the leader goes almost around the wheel.
#[test]
fn city_10_5_the_leader_advances_as_far_as_it_takes() {
    check(
        &["CITY-10.5"],
        "seats 6
         colours red-green-blue-purple-white-yellow
         leader red
         church: A punk, B student, D geek, E rasta
         hospital: F teen
         crossroads: C thief, C mama
         zombies: crossroads 1
         begin attack crossroads",
        "all pass
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=crossroads zombies=1
                leader-moved colour=blue
            = seats who=["C"] mode=turn question={"lose-character":{"place":"crossroads"}}
        "#]],
    );
}

#[test]
fn city_10_5_the_leader_advances_to_a_victim() {
    check(
        &["CITY-10.5"],
        "seats 6
         colours red-green-blue-purple-white-yellow
         leader red
         crossroads: A punk hidden, B student hidden, C thief hidden, D geek, E rasta hidden, F teen hidden
         bank: D mama
         zombies: crossroads 8
         begin attack crossroads",
        "all pass",
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=crossroads zombies=8
                leader-moved colour=purple
                character-lost seat=D role=geek place=crossroads
                token-taken seat=D
                leader-moved colour=white
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

#[test]
fn city_16_14_open_food_lies_in_order() {
    let mut table = lay_out(
        "seats 3
         sides b
         crossroads: A punk, B student
         bank: C thief
         hand A: gun
         open-food: 1, 2, 2
         begin location crossroads",
    );
    table.play("A activate {\"open-food-for-card\":[\"gun\",2]}\n chance food 0");
    let open = table.state().view(Observer::Table).open_food;
    assert_eq!(table_laws::words(&open), "0 1 2");
}

#[test]
fn city_22_7_players_who_looked_know_the_next_invasion_card() {
    let mut table = lay_out("seats 3\n church: A rasta, B student, C thief\n begin after-invasion");
    table.play("A use rasta nothing\n chance invasion 3");
    let known = |observer| {
        let view = table.state().view(observer);
        let next = view.invasion.iter().find(|hour| !hour.is_shown).expect("a card is left");
        (next.seen_by.len(), next.card.is_some())
    };
    assert_eq!(known(Observer::Seat(table::Seat::A)), (1, true));
    assert_eq!(known(Observer::Seat(table::Seat::B)), (1, false));
}

#[test]
fn city_20_3_the_food_of_eliminated_players_leaves_the_game() {
    let mut table = lay_out(
        "seats 3
         church: C thief
         bank: A punk, B student
         zombies: church 4
         food C: 2, 1
         begin attack church",
    );
    let n_food = |table: &Script<_>| {
        let state: &city_of_horror::City = table.state();
        state.view(Observer::Table).seats[2].n_food
    };
    assert_eq!(n_food(&table), 2);
    table.play("A pass\n B pass\n C pass");
    assert_eq!(n_food(&table), 0);
}
