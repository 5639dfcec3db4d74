//! Chapter 3: votes.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mall_3_1_to_3_6_a_vote_at_the_parking() {
    check(
        &["MALL-3.1", "MALL-3.2", "MALL-3.3", "MALL-3.4", "MALL-3.6", "MALL-3.14"],
        "seats 4
         parking: A gunman, A pin-up, B pin-up, B tough-guy, C tough-guy
         megatoys: D pin-up
         begin truck",
        "= pending
         ? A
         ! D vote-for D
         ! A vote-for D
         A vote-for A
         @A
         @B
         = pending
         B vote-for A
         B vote-for B
         C vote-for B",
        expect![[r#"
                vote-called purpose=truck place=parking
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"truck","place":"parking"}}
            ? A: vote-for A, vote-for B, vote-for C
            ! D vote-for D: not-asked (TABLE-2)
            ! A vote-for D: nobody-to-lose-here (MALL-3.4)
            > A vote-for A
                ballot-sealed seat=A named=null
            @A
                ballot-sealed seat=A named=A
            @B
                ballot-sealed seat=A named=null
            = seats who=["A","B","C"] ready=["A"] mode=sealed question={"vote":{"purpose":"truck","place":"parking"}}
            > B vote-for A
                ballot-sealed seat=B named=null
            > B vote-for B
                ballot-sealed seat=B named=null
            > C vote-for B
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":3},{"seat":"B","named":"B","weight":2},{"seat":"C","named":"B","weight":1}]
                vote-tied among=["A","B"]
        "#]],
    );
}

#[test]
fn mall_3_3_a_gunman_and_every_threat_weigh_one_more() {
    check(
        &["MALL-3.3", "MALL-3.12"],
        "seats 4
         parking: A gunman, B pin-up
         megatoys: C pin-up, D pin-up
         hand B: threat, threat
         begin truck",
        "? B
         B play threat
         B play threat
         A vote-for A
         B vote-for B",
        expect![[r#"
                vote-called purpose=truck place=parking
            ? B: pass, play threat
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=parking threats=1
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=parking threats=2
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":2},{"seat":"B","named":"B","weight":3}]
                searcher-chosen seat=B
        "#]],
    );
}

#[test]
fn mall_3_12_a_threat_counts_for_one_vote_only() {
    check(
        &["MALL-3.12"],
        "seats 4
         parking: A pin-up, B pin-up
         megatoys: C pin-up, D pin-up
         zombies: parking 1
         hand B: threat
         deck 0
         begin truck",
        "B play threat
         A vote-for A
         B vote-for B
         chance dice 1 1 1 6
         A go-to restrooms
         B go-to restrooms
         C go-to restrooms
         D go-to restrooms
         A move pin-up
         B move pin-up
         C move pin-up
         D move pin-up
         A vote-for B
         B vote-for A
         C vote-for B",
        expect![[r#"
                vote-called purpose=truck place=parking
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=parking threats=1
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":1},{"seat":"B","named":"B","weight":2}]
                searcher-chosen seat=B
                found-nothing seat=B
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            > chance dice 1 1 1 6
                dice-covered
            > A go-to restrooms
                destination-sealed seat=A place=null
            > B go-to restrooms
                destination-sealed seat=B place=null
            > C go-to restrooms
                destination-sealed seat=C place=null
            > D go-to restrooms
                destination-sealed seat=D place=null
                destinations-revealed destinations=[{"seat":"A","place":"restrooms"},{"seat":"B","place":"restrooms"},{"seat":"C","place":"restrooms"},{"seat":"D","place":"restrooms"}]
                dice-revealed dice=[1,1,1,6]
                zombies-arrived place=restrooms n=3
                zombies-arrived place=supermarket n=1
            > A move pin-up
                character-moved seat=A role=pin-up from=parking to=restrooms
            > B move pin-up
                character-moved seat=B role=pin-up from=parking to=restrooms
            > C move pin-up
                character-moved seat=C role=pin-up from=megatoys to=restrooms
            > D move pin-up
                character-diverted seat=D role=pin-up from=megatoys wanted=restrooms
                crowd-heard place=restrooms
                pin-ups-seen place=restrooms
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=5 strength=3
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
            > C vote-for B
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1},{"seat":"C","named":"B","weight":1}]
                character-lost seat=B role=pin-up place=restrooms
                zombies-left place=restrooms n=5
                player-eliminated seat=B
                vote-called purpose=sacrifice place=parking
                settled-without-ballot purpose=sacrifice seat=D
                character-lost seat=D role=pin-up place=parking
                player-eliminated seat=D
                game-ended ending=few-left winners=["A","C"]
        "#]],
    );
}

#[test]
fn mall_3_5_cards_from_the_chief_clockwise_until_all_pass_in_a_row() {
    check(
        &["MALL-3.5", "MALL-3.13"],
        "seats 4
         chief C
         parking: A pin-up, B pin-up, C pin-up
         megatoys: D pin-up
         hand A: threat, axe
         hand C: threat, sprint
         hand D: threat
         begin truck",
        "= pending
         C pass
         = pending
         ! C pass
         A play threat
         = pending
         C play threat
         A pass
         C pass
         = pending
         ! A play axe",
        expect![[r#"
                vote-called purpose=truck place=parking
            = seats who=["C"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
            > C pass
                passed seat=C
            = seats who=["A"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
            ! C pass: not-asked (TABLE-2)
            > A play threat
                card-played seat=A card=threat
                threat-made seat=A place=parking threats=1
            = seats who=["C"] mode=window question={"play-cards":{"purpose":"truck","place":"parking"}}
            > C play threat
                card-played seat=C card=threat
                threat-made seat=C place=parking threats=1
            > A pass
                passed seat=A
            > C pass
                passed seat=C
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"truck","place":"parking"}}
            ! A play axe: vote-has-begun (MALL-3.5)
        "#]],
    );
}

#[test]
fn mall_3_7_and_3_8_a_tie_is_voted_again_by_everybody() {
    check(
        &["MALL-3.7", "MALL-3.8"],
        "seats 5
         round 3
         parking: A pin-up, A tough-guy, B pin-up, B tough-guy, C pin-up
         megatoys: D pin-up, D tough-guy
         eliminated: E 1
         begin truck",
        "A vote-for A
         B vote-for B
         C vote-for C
         = pending
         ! D vote-for C
         ? E
         A vote-for A
         B vote-for B
         C vote-for B
         D vote-for A
         E vote-for A",
        expect![[r#"
                vote-called purpose=truck place=parking
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
            > C vote-for C
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":2},{"seat":"B","named":"B","weight":2},{"seat":"C","named":"C","weight":1}]
                vote-tied among=["A","B"]
            = seats who=["A","B","C","D","E"] mode=sealed question={"vote-again":{"purpose":"truck","place":"parking"}}
            ! D vote-for C: not-tied (MALL-3.8)
            ? E: vote-for A, vote-for B
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
            > C vote-for B
                ballot-sealed seat=C named=null
            > D vote-for A
                ballot-sealed seat=D named=null
            > E vote-for A
                ballot-sealed seat=E named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":2},{"seat":"B","named":"B","weight":2},{"seat":"C","named":"B","weight":1},{"seat":"D","named":"A","weight":1},{"seat":"E","named":"A","weight":1}]
                searcher-chosen seat=A
        "#]],
    );
}

#[test]
fn mall_3_9_a_second_tie_leaves_the_truck_alone() {
    check(
        &["MALL-3.9"],
        "seats 4
         parking: A pin-up, B pin-up
         megatoys: C pin-up, D pin-up
         begin truck",
        "A vote-for A
         B vote-for B
         A vote-for A
         B vote-for B
         C vote-for A
         D vote-for B",
        expect![[r#"
                vote-called purpose=truck place=parking
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":1},{"seat":"B","named":"B","weight":1}]
                vote-tied among=["A","B"]
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
            > D vote-for B
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":1},{"seat":"B","named":"B","weight":1},{"seat":"C","named":"A","weight":1},{"seat":"D","named":"B","weight":1}]
                vote-tied-again among=["A","B"]
                nobody-searches
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
        "#]],
    );
}

#[test]
fn mall_3_9_a_second_tie_keeps_the_chief() {
    check(
        &["MALL-3.9", "MALL-4.5"],
        "seats 4
         chief D
         security-hq: A pin-up, B pin-up
         megatoys: C pin-up, D pin-up
         begin election",
        "A vote-for A
         B vote-for B
         A vote-for A
         B vote-for B
         C vote-for A
         D vote-for B
         = pending",
        expect![[r#"
                vote-called purpose=chief place=security-hq
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":1},{"seat":"B","named":"B","weight":1}]
                vote-tied among=["A","B"]
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
            > D vote-for B
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"D","named":"B","weight":1},{"seat":"A","named":"A","weight":1},{"seat":"B","named":"B","weight":1},{"seat":"C","named":"A","weight":1}]
                vote-tied-again among=["A","B"]
                chief-stays seat=D
            = chance hidden-dice
        "#]],
    );
}

#[test]
fn mall_3_9_a_second_tie_about_a_sacrifice_is_broken_by_the_chief() {
    check(
        &["MALL-3.9"],
        "seats 4
         chief D
         restrooms: A pin-up, B pin-up
         megatoys: C pin-up, D pin-up, C gunman, D gunman
         zombies: restrooms 2
         begin attack",
        "A vote-for B
         B vote-for A
         A vote-for B
         B vote-for A
         C vote-for B
         D vote-for A
         = pending
         ! A break-tie B
         ! D break-tie C
         ? D
         D break-tie A",
        expect![[r#"
                crowd-heard place=megatoys
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=2 strength=2
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1}]
                vote-tied among=["A","B"]
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
            > C vote-for B
                ballot-sealed seat=C named=null
            > D vote-for A
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"D","named":"A","weight":1},{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1},{"seat":"C","named":"B","weight":1}]
                vote-tied-again among=["A","B"]
            = seats who=["D"] mode=turn question={"break-tie":{"place":"restrooms"}}
            ! A break-tie B: not-asked (TABLE-2)
            ! D break-tie C: not-tied (MALL-3.9)
            ? D: break-tie A, break-tie B
            > D break-tie A
                tie-broken seat=D named=A
                character-lost seat=A role=pin-up place=restrooms
                zombies-left place=restrooms n=2
                player-eliminated seat=A
                zombies-held place=megatoys zombies=1 strength=4
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=D
        "#]],
    );
}

#[test]
fn mall_3_10_a_player_alone_needs_no_ballot() {
    check(
        &["MALL-3.10"],
        "seats 4
         parking: A pin-up
         megatoys: B pin-up, C pin-up, D pin-up
         begin truck",
        "= pending",
        expect![[r#"
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
            = chance truck={"n":3}
        "#]],
    );
}

#[test]
fn mall_3_11_hidden_characters_neither_vote_nor_can_be_named() {
    check(
        &["MALL-3.11"],
        "seats 4
         chief A
         restrooms: A pin-up, A gunman, B pin-up
         parking: C gunman, D pin-up
         megatoys: C pin-up, C tough-guy, D gunman
         zombies: restrooms 3
         hand A: hidden
         hand B: hidden, sprint
         begin attack",
        "A hide gunman
         B pass
         = pending
         ! B vote-for C
         A vote-for B
         B vote-for A
         = pending
         A vote-for B
         B vote-for A
         C vote-for A
         D vote-for A",
        expect![[r#"
                pin-ups-seen place=restrooms
                vote-called purpose=sacrifice place=restrooms
            > A hide gunman
                card-played seat=A card=hidden
                character-hid seat=A role=gunman place=restrooms
            > B pass
                passed seat=B
                zombies-entered place=restrooms zombies=4 strength=3
            = seats who=["A","B"] mode=sealed question={"vote":{"purpose":"sacrifice","place":"restrooms"}}
            ! B vote-for C: nobody-to-lose-here (MALL-3.4)
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1}]
                vote-tied among=["A","B"]
            = seats who=["A","B","C","D"] mode=sealed question={"vote-again":{"purpose":"sacrifice","place":"restrooms"}}
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
            > D vote-for A
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1},{"seat":"C","named":"A","weight":1},{"seat":"D","named":"A","weight":1}]
                character-lost seat=A role=pin-up place=restrooms
                zombies-left place=restrooms n=4
                round-began round=2
                vote-called purpose=truck place=parking
        "#]],
    );
}

#[test]
fn mall_3_11_an_owner_whose_characters_are_all_hidden_is_absent() {
    check(
        &["MALL-3.11"],
        "seats 4
         chief A
         megatoys: A pin-up, B pin-up, C pin-up, C gunman
         parking: D pin-up
         security-hq: D gunman
         zombies: megatoys 4
         hand C: hidden, hidden, threat
         begin attack",
        "C hide pin-up
         C play threat
         C hide gunman
         = pending
         ! C vote-for A
         A vote-for B
         B vote-for A
         A vote-for B
         B vote-for A
         C vote-for A
         D vote-for A",
        expect![[r#"
                crowd-heard place=megatoys
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=megatoys
            > C hide pin-up
                card-played seat=C card=hidden
                character-hid seat=C role=pin-up place=megatoys
            > C play threat
                card-played seat=C card=threat
                threat-made seat=C place=megatoys threats=1
            > C hide gunman
                card-played seat=C card=hidden
                character-hid seat=C role=gunman place=megatoys
                zombies-entered place=megatoys zombies=6 strength=4
            = seats who=["A","B"] mode=sealed question={"vote":{"purpose":"sacrifice","place":"megatoys"}}
            ! C vote-for A: not-asked (TABLE-2)
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1}]
                vote-tied among=["A","B"]
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
            > D vote-for A
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1},{"seat":"C","named":"A","weight":1},{"seat":"D","named":"A","weight":1}]
                character-lost seat=A role=pin-up place=megatoys
                zombies-left place=megatoys n=6
                player-eliminated seat=A
                round-began round=2
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=D
                searcher-chosen seat=D
        "#]],
    );
}
