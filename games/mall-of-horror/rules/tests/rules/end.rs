//! Chapter 7: elimination, end, score.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mall_7_1_and_7_2_a_player_without_characters_is_out_but_still_votes_and_breaks_ties() {
    check(
        &["MALL-7.1", "MALL-7.2", "MALL-7.8"],
        "seats 4
         chief A
         restrooms: A pin-up, B pin-up, B gunman
         megatoys: C pin-up, C gunman, D pin-up, D gunman
         supermarket: B tough-guy, C tough-guy, D tough-guy
         zombies: restrooms 3, megatoys 4
         hand A: axe, hidden
         begin attack",
        "A pass
         A vote-for B
         B vote-for A
         @A
         C vote-for D
         D vote-for C
         C vote-for D
         D vote-for C
         A vote-for D
         B vote-for D
         D sacrifice gunman",
        expect![[r#"
                crowd-heard place=megatoys
                vote-called purpose=sacrifice place=restrooms
            > A pass
                passed seat=A
                zombies-entered place=restrooms zombies=3 strength=3
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":3}]
                character-lost seat=A role=pin-up place=restrooms
                zombies-left place=restrooms n=3
                player-eliminated seat=A
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=5 strength=4
            @A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":3}]
                character-lost seat=A role=pin-up place=restrooms
                zombies-left place=restrooms n=3
                player-eliminated seat=A
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=5 strength=4
            > C vote-for D
                ballot-sealed seat=C named=null
            > D vote-for C
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"C","named":"D","weight":3},{"seat":"D","named":"C","weight":3}]
                vote-tied among=["C","D"]
            > C vote-for D
                ballot-sealed seat=C named=null
            > D vote-for C
                ballot-sealed seat=D named=null
            > A vote-for D
                ballot-sealed seat=A named=null
            > B vote-for D
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"D","weight":1},{"seat":"B","named":"D","weight":1},{"seat":"C","named":"D","weight":3},{"seat":"D","named":"C","weight":3}]
            > D sacrifice gunman
                character-lost seat=D role=gunman place=megatoys
                zombies-left place=megatoys n=5
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
        "#]],
    );
}

#[test]
fn mall_7_2_an_eliminated_chief_breaks_the_tie() {
    check(
        &["MALL-3.9"],
        "seats 4
         round 3
         chief A
         restrooms: B pin-up, B gunman
         megatoys: C pin-up, D pin-up
         supermarket: B tough-guy, D gunman, C tough-guy
         zombies: megatoys 2
         eliminated: A 2
         begin attack",
        "C vote-for D
         D vote-for C
         A vote-for C
         B vote-for D
         C vote-for D
         D vote-for C
         = pending
         A break-tie D",
        expect![[r#"
                crowd-heard place=supermarket
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=3 strength=2
            > C vote-for D
                ballot-sealed seat=C named=null
            > D vote-for C
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"C","named":"D","weight":1},{"seat":"D","named":"C","weight":1}]
                vote-tied among=["C","D"]
            > A vote-for C
                ballot-sealed seat=A named=null
            > B vote-for D
                ballot-sealed seat=B named=null
            > C vote-for D
                ballot-sealed seat=C named=null
            > D vote-for C
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"A","named":"C","weight":1},{"seat":"B","named":"D","weight":1},{"seat":"C","named":"D","weight":1},{"seat":"D","named":"C","weight":1}]
                vote-tied-again among=["C","D"]
            = seats who=["A"] mode=turn question={"break-tie":{"place":"megatoys"}}
            > A break-tie D
                tie-broken seat=A named=D
                character-lost seat=D role=pin-up place=megatoys
                zombies-left place=megatoys n=3
                zombies-held place=supermarket zombies=1 strength=5
                round-began round=4
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
        "#]],
    );
}

#[test]
fn mall_7_3_four_survivors_end_the_game() {
    check(
        &["MALL-7.3", "MALL-7.4", "MALL-7.5"],
        "seats 5
         restrooms: A pin-up, B gunman
         megatoys: C pin-up, D gunman
         begin round-end",
        "= pending",
        expect![[r#"
                game-ended ending=few-left winners=["A","C"]
            = over
        "#]],
    );
}

#[test]
fn mall_7_3_all_together_end_the_game_but_not_on_the_parking() {
    check(
        &["MALL-7.3"],
        "seats 4
         supermarket: A pin-up, B gunman, B tough-guy, C pin-up, D gunman
         begin round-end",
        "= pending",
        expect![[r#"
                game-ended ending=all-together winners=["B"]
            = over
        "#]],
    );
    check(
        &["MALL-7.3"],
        "seats 4
         parking: A pin-up, B gunman, B tough-guy, C pin-up, D gunman
         begin round-end",
        "= pending",
        expect![[r#"
                round-began round=2
                vote-called purpose=truck place=parking
            = seats who=["A","B","C","D"] mode=sealed question={"vote":{"purpose":"truck","place":"parking"}}
        "#]],
    );
}

#[test]
fn mall_7_5_a_tie_is_broken_by_cards_in_hand() {
    check(
        &["MALL-7.5"],
        "seats 4
         restrooms: A pin-up
         megatoys: C pin-up, D gunman
         hand C: axe
         hand D: sprint, threat
         begin round-end",
        "= pending",
        expect![[r#"
                game-ended ending=few-left winners=["C"]
            = over
        "#]],
    );
    check(
        &["MALL-7.5"],
        "seats 4
         restrooms: A pin-up
         megatoys: C pin-up, D gunman
         begin round-end",
        "= pending",
        expect![[r#"
                game-ended ending=few-left winners=["A","C"]
            = over
        "#]],
    );
}

#[test]
fn mall_7_6_if_nobody_is_left_the_mall_wins() {
    check(
        &["MALL-7.6"],
        "seats 3
         parking: A pin-up
         zombies: parking 1
         begin attack",
        "= pending",
        expect![[r#"
                crowd-heard place=parking
                pin-ups-seen place=parking
                vote-called purpose=sacrifice place=parking
                settled-without-ballot purpose=sacrifice seat=A
                character-lost seat=A role=pin-up place=parking
                player-eliminated seat=A
                zombies-left place=parking n=2
                game-ended ending=nobody-left winners=[]
            = over
        "#]],
    );
}

#[test]
fn mall_7_7_ten_quiet_rounds_end_the_game() {
    check(
        &["MALL-7.7"],
        "seats 4
         round 12
         quiet-since 2
         restrooms: A pin-up, B gunman
         megatoys: B tough-guy, C pin-up, D gunman
         begin round-end",
        "= pending",
        expect![[r#"
                game-ended ending=stalemate winners=["B"]
            = over
        "#]],
    );
    check(
        &["MALL-7.3"],
        "seats 4
         round 11
         quiet-since 2
         restrooms: A pin-up, B gunman
         megatoys: B tough-guy, C pin-up, D gunman
         begin round-end",
        "= pending",
        expect![[r#"
                round-began round=12
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = chance hidden-dice
        "#]],
    );
}

#[test]
fn mall_7_4_and_7_5_scores_and_shared_victories() {
    check(
        &["MALL-7.4", "MALL-7.5"],
        "seats 4
         restrooms: A gunman, B tough-guy
         megatoys: C tough-guy
         hand A: threat, threat, sprint
         hand B: sprint
         hand C: threat
         begin round-end",
        "= outcome",
        expect![[r#"
                game-ended ending=few-left winners=["B","C"]
            = outcome winners=["B","C"] scores=[3,5,5,0,0,0,0,0]
        "#]],
    );
    check(
        &["MALL-7.5"],
        "seats 3
         restrooms: A gunman, B pin-up
         megatoys: A tough-guy, C tough-guy
         begin round-end",
        "= outcome",
        expect![[r#"
                game-ended ending=few-left winners=["A"]
            = outcome winners=["A"] scores=[8,7,5,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn mall_7_3_with_six_players_six_survivors_end_the_game() {
    check(
        &["MALL-7.3"],
        "seats 6
         restrooms: A pin-up, B pin-up, C pin-up
         megatoys: A gunman, D pin-up
         parking: E pin-up
         begin round-end",
        "= round",
        expect![[r#"
                game-ended ending=few-left winners=["A"]
            = round 1
        "#]],
    );
    check(
        &["MALL-7.3"],
        "seats 6
         restrooms: A pin-up, B pin-up, C pin-up
         megatoys: A gunman, D pin-up
         parking: E pin-up, F pin-up
         begin round-end",
        "= round",
        expect![[r#"
                round-began round=2
                vote-called purpose=truck place=parking
            = round 2
        "#]],
    );
}

#[test]
fn mall_7_7_a_loss_restarts_the_count_of_quiet_rounds() {
    check(
        &["MALL-6.10"],
        "seats 4
         round 12
         quiet-since 2
         restrooms: A pin-up
         megatoys: B pin-up, B gunman, C pin-up
         supermarket: C gunman, D pin-up
         zombies: restrooms 3
         begin attack",
        "= round",
        expect![[r#"
                crowd-heard place=megatoys
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=3 strength=1
                settled-without-ballot purpose=sacrifice seat=A
                character-lost seat=A role=pin-up place=restrooms
                zombies-left place=restrooms n=3
                player-eliminated seat=A
                zombies-held place=megatoys zombies=2 strength=3
                round-began round=13
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = round 13
        "#]],
    );
}
