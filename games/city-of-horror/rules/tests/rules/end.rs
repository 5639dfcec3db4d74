//! Chapters 20 and 21: elimination, end, vaccination, score.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_21_1_window_vaccination_canned_food_score() {
    check(
        &[
            "CITY-21.1",
            "CITY-21.2",
            "CITY-21.3",
            "CITY-21.4",
            "CITY-21.5",
            "CITY-21.6",
            "CITY-21.7",
            "CITY-21.8",
            "CITY-5.14",
            "CITY-5.15",
            "CITY-5.16",
            "CITY-14.10",
            "CITY-20.4",
            "CITY-18.9",
        ],
        "seats 3
         church: A punk, A geek, B student
         bank: C thief
         antidotes: A 1, B 3
         food B: 2
         hand B: canned-food
         hand C: canned-food
         begin ending",
        "all pass
         = pending
         ! A vaccinate punk geek
         A vaccinate punk
         = pending
         all pass
         all pass
         = outcome",
        expect![[r#"
                window-opened moment=last-window place=null
            > all pass
                window-closed moment=last-window
            = seats who=["A"] mode=sealed question=vaccinate
            ! A vaccinate punk geek: one-antidote-each (CITY-21.2)
            > A vaccinate punk
                vaccination-chosen seat=A roles=null
                vaccinated seat=A roles=["punk"]
                vaccinated seat=B roles=["student"]
                vaccinated seat=C roles=[]
                character-lost seat=A role=geek place=church
                character-lost seat=C role=thief place=bank
                player-eliminated seat=C
                card-played seat=B card=canned-food aim=nothing
            = seats who=["A"] mode=reaction question={"answer-card":{"seat":"B","card":"canned-food"}}
            > all pass
                card-carried-out seat=B card=canned-food
                canned-food-kept seat=B
                scored seat=A characters=4 antidotes=0 food=0 canned=0
                scored seat=B characters=3 antidotes=2 food=2 canned=1
                game-ended winners=["B"]
            > all pass
            = outcome: winners=["B"] scores=[4,8,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn city_21_9_ties_go_to_more_characters_and_are_shared_then() {
    check(
        &["CITY-21.9"],
        "seats 3
         church: A businessman tired, A businesswoman tired, B geek
         bank: C rasta
         antidotes: A 2, B 1, C 1
         begin vaccination",
        "= outcome",
        expect![[r#"
                vaccinated seat=A roles=["businessman","businesswoman"]
                vaccinated seat=B roles=["geek"]
                vaccinated seat=C roles=["rasta"]
                scored seat=A characters=4 antidotes=0 food=0 canned=0
                scored seat=B characters=4 antidotes=0 food=0 canned=0
                scored seat=C characters=4 antidotes=0 food=0 canned=0
                game-ended winners=["A"]
            = outcome: winners=["A"] scores=[4,4,4,0,0,0,0,0]
        "#]],
    );
    check(
        &["CITY-21.9"],
        "seats 3
         church: A punk, B geek
         bank: C student
         antidotes: A 1, B 1, C 1
         begin vaccination",
        "= outcome",
        expect![[r#"
                vaccinated seat=A roles=["punk"]
                vaccinated seat=B roles=["geek"]
                vaccinated seat=C roles=["student"]
                scored seat=A characters=4 antidotes=0 food=0 canned=0
                scored seat=B characters=4 antidotes=0 food=0 canned=0
                scored seat=C characters=3 antidotes=0 food=0 canned=0
                game-ended winners=["A","B"]
            = outcome: winners=["A","B"] scores=[4,4,3,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn city_21_10_without_a_vaccinated_character_nobody_wins() {
    check(
        &["CITY-21.10", "CITY-20.7"],
        "seats 3
         church: A punk, B geek
         bank: C student
         begin vaccination",
        "= outcome",
        expect![[r#"
                vaccinated seat=A roles=[]
                vaccinated seat=B roles=[]
                vaccinated seat=C roles=[]
                character-lost seat=B role=geek place=church
                character-lost seat=C role=student place=bank
                character-lost seat=A role=punk place=church
                player-eliminated seat=A
                player-eliminated seat=B
                player-eliminated seat=C
                game-ended winners=[]
            = outcome: winners=[] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn city_20_6_with_one_player_left_the_game_goes_on() {
    check(
        &["CITY-20.6"],
        "seats 3
         turn 4
         church: A punk
         antidotes: A 1
         hand A: gun
         begin end",
        "all pass
         = outcome",
        expect![[r#"
                turn-ended turn=4
                window-opened moment=last-window place=null
            > all pass
                window-closed moment=last-window
                vaccinated seat=A roles=["punk"]
                scored seat=A characters=4 antidotes=0 food=0 canned=0
                game-ended winners=["A"]
            = outcome: winners=["A"] scores=[4,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn city_20_2_an_eliminated_player_does_nothing() {
    check(
        &["CITY-20.5", "CITY-22.12"],
        "seats 3
         church: A punk, C thief
         zombies: church 1
         hand A: gun
         begin after-invasion",
        "! B pass
         = hand B
         ! A propose {\"to\":\"B\",\"give\":{\"cards\":[{\"named\":\"gun\"}]}}",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! B pass: not-asked (TABLE-2)
            = hand B: ; antidotes 0, food []
            ! A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}: no-such-player (CITY-19.2)
        "#]],
    );
}
