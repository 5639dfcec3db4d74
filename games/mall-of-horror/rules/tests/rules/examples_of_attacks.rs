//! The worked examples of the rulebook about votes and attacks, with exactly their numbers.

use expect_test::expect;

use crate::transcript::check;

/// Three zombies stay outside, four get in.
#[test]
fn mall_ex1_strength_four_at_megatoys() {
    let others = "restrooms: D pin-up, D gunman, C tough-guy";
    let scene = |zombies: u8, hand: &str| {
        format!(
            "seats 4\nmegatoys: A tough-guy, B pin-up, C gunman\n{others}\nzombies: megatoys {zombies}\n{hand}\nbegin attack"
        )
    };
    check(
        &["MALL-6.5"],
        &scene(3, ""),
        "= board",
        expect![[r#"
            zombies-held place=megatoys zombies=3 strength=4
            round-began round=2
            nobody-there purpose=truck place=parking
            nobody-there purpose=chief place=security-hq
            chief-stays seat=A
        = restrooms: C tough-guy, D pin-up, D gunman
        = cachou: closed
        = megatoys: A tough-guy, B pin-up, C gunman, 3 zombies
    "#]],
    );
    check(
        &["MALL-6.5"],
        &scene(4, ""),
        "= pending",
        expect![[r#"
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=4 strength=4
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"sacrifice","place":"megatoys"}}
        "#]],
    );
    check(
        &["MALL-6.5"],
        &scene(4, "hand A: hardware"),
        "A play hardware\n= pending",
        expect![[r#"
            vote-called purpose=sacrifice place=megatoys
        > A play hardware
            card-played seat=A card=hardware
            barricaded place=megatoys
            zombies-held place=megatoys zombies=4 strength=5
            round-began round=2
            nobody-there purpose=truck place=parking
            nobody-there purpose=chief place=security-hq
            chief-stays seat=A
        = chance hidden-dice
    "#]],
    );
    check(
        &["MALL-6.5"],
        &scene(5, "hand A: hardware"),
        "A play hardware\n= pending",
        expect![[r#"
                vote-called purpose=sacrifice place=megatoys
            > A play hardware
                card-played seat=A card=hardware
                barricaded place=megatoys
                zombies-entered place=megatoys zombies=5 strength=5
            = seats who=["A","B","C"] mode=sealed question={"vote":{"purpose":"sacrifice","place":"megatoys"}}
        "#]],
    );
}

#[test]
fn mall_ex2_the_supermarket() {
    let scene = |zombies: u8, hand: &str| {
        format!(
            "seats 6
             supermarket: A tough-guy, B tough-guy, C gunman, D gunman, E gunman, F gunman
             restrooms: A pin-up, B pin-up
             security-hq: C pin-up, D pin-up
             cachou: E pin-up, F pin-up
             zombies: supermarket {zombies}
             {hand}
             begin attack"
        )
    };
    // The crowd draws one more zombie, so two become three and three become four.
    check(
        &["MALL-6.6"],
        &scene(2, ""),
        "= pending",
        expect![[r#"
                crowd-heard place=supermarket
                zombies-held place=supermarket zombies=3 strength=8
                round-began round=2
                nobody-there purpose=truck place=parking
                vote-called purpose=chief place=security-hq
            = seats who=["C","D"] mode=sealed question={"vote":{"purpose":"chief","place":"security-hq"}}
        "#]],
    );
    check(
        &["MALL-6.6"],
        &scene(3, ""),
        "= pending",
        expect![[r#"
                crowd-heard place=supermarket
                vote-called purpose=sacrifice place=supermarket
                zombies-entered place=supermarket zombies=4 strength=8
            = seats who=["A","B","C","D","E","F"] mode=sealed question={"vote":{"purpose":"sacrifice","place":"supermarket"}}
        "#]],
    );
    check(
        &["MALL-6.6"],
        &scene(3, "hand A: hardware"),
        "A play hardware\n= pending",
        expect![[r#"
                crowd-heard place=supermarket
                vote-called purpose=sacrifice place=supermarket
            > A play hardware
                card-played seat=A card=hardware
                barricaded place=supermarket
                zombies-entered place=supermarket zombies=4 strength=8
            = seats who=["A","B","C","D","E","F"] mode=sealed question={"vote":{"purpose":"sacrifice","place":"supermarket"}}
        "#]],
    );
}

const EX3: &str = "seats 4
    chief A
    restrooms: A pin-up, A gunman, B tough-guy
    megatoys: C pin-up, D pin-up
    security-hq: B pin-up, C gunman, D gunman
    zombies: restrooms 4, megatoys 1";

#[test]
fn mall_ex3_a_sacrifice_at_the_restrooms() {
    check(
        &["MALL-6.10"],
        &format!("{EX3}\nbegin attack"),
        "A vote-for B
         B vote-for A
         = board",
        expect![[r#"
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=4 strength=4
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":3},{"seat":"B","named":"A","weight":1}]
                character-lost seat=B role=tough-guy place=restrooms
                zombies-left place=restrooms n=4
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=2 strength=2
            = restrooms: A pin-up, A gunman
            = cachou: closed
            = megatoys: C pin-up, D pin-up, 2 zombies
            = security-hq: B pin-up, C gunman, D gunman
        "#]],
    );
}

#[test]
fn mall_ex4_two_threats_and_a_second_vote() {
    let scene = format!("{EX3}\nhand B: threat, threat\nbegin attack");
    let first = "B play threat\nB play threat\nA vote-for B\nB vote-for A\n";
    check(
        &["MALL-3.7"],
        &scene,
        &format!("{first}A vote-for B\nB vote-for A\nC vote-for A\nD vote-for A\n? A\nA sacrifice gunman"),
        expect![[r#"
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=restrooms
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=restrooms threats=1
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=restrooms threats=2
                zombies-entered place=restrooms zombies=4 strength=4
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":3},{"seat":"B","named":"A","weight":3}]
                vote-tied among=["A","B"]
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
            > D vote-for A
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":3},{"seat":"B","named":"A","weight":3},{"seat":"C","named":"A","weight":1},{"seat":"D","named":"A","weight":1}]
            ? A: sacrifice pin-up, sacrifice gunman
            > A sacrifice gunman
                character-lost seat=A role=gunman place=restrooms
                zombies-left place=restrooms n=4
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=2 strength=2
        "#]],
    );
    check(
        &["MALL-3.9"],
        &scene,
        &format!(
            "{first}A vote-for B\nB vote-for A\nC vote-for A\nD vote-for B\n= pending\n? A\nA break-tie B"
        ),
        expect![[r#"
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=restrooms
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=restrooms threats=1
            > B play threat
                card-played seat=B card=threat
                threat-made seat=B place=restrooms threats=2
                zombies-entered place=restrooms zombies=4 strength=4
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":3},{"seat":"B","named":"A","weight":3}]
                vote-tied among=["A","B"]
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
            > D vote-for B
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":3},{"seat":"B","named":"A","weight":3},{"seat":"C","named":"A","weight":1},{"seat":"D","named":"B","weight":1}]
                vote-tied-again among=["A","B"]
            = seats who=["A"] mode=turn question={"break-tie":{"place":"restrooms"}}
            ? A: break-tie A, break-tie B
            > A break-tie B
                tie-broken seat=A named=B
                character-lost seat=B role=tough-guy place=restrooms
                zombies-left place=restrooms n=4
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=2 strength=2
        "#]],
    );
}

#[test]
fn mall_ex5_two_zombies_on_the_parking() {
    check(
        &["MALL-6.12"],
        "seats 4
         parking: A pin-up, B gunman, C tough-guy
         megatoys: D pin-up, D gunman, D tough-guy
         zombies: parking 2
         begin attack",
        "A vote-for C
         B vote-for C
         C vote-for A
         = pending
         A vote-for B
         B vote-for A
         = board",
        expect![[r#"
                vote-called purpose=sacrifice place=parking
            > A vote-for C
                ballot-sealed seat=A named=null
            > B vote-for C
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"A","named":"C","weight":1},{"seat":"B","named":"C","weight":2},{"seat":"C","named":"A","weight":1}]
                character-lost seat=C role=tough-guy place=parking
                player-eliminated seat=C
                vote-called purpose=sacrifice place=parking
            = seats who=["A","B"] mode=sealed question={"vote":{"purpose":"sacrifice","place":"parking"}}
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":2}]
                character-lost seat=A role=pin-up place=parking
                player-eliminated seat=A
                game-ended ending=few-left winners=["D"]
            = cachou: closed
            = megatoys: D pin-up, D tough-guy, D gunman
            = parking: B gunman
        "#]],
    );
}

#[test]
fn mall_ex6_more_zombies_than_victims() {
    let scene = |hand: &str| {
        format!(
            "seats 4
             parking: A pin-up, B gunman
             megatoys: D pin-up, D gunman, D tough-guy
             zombies: parking 3
             hand A: {hand}
             hand B: hidden
             begin attack"
        )
    };
    check(
        &["MALL-6.12", "MALL-3.10"],
        &scene("hidden"),
        "A hide pin-up\nB pass\n= board",
        expect![[r#"
            crowd-heard place=megatoys
            zombies-held place=megatoys zombies=1 strength=4
            vote-called purpose=sacrifice place=parking
        > A hide pin-up
            card-played seat=A card=hidden
            character-hid seat=A role=pin-up place=parking
        > B pass
            passed seat=B
            settled-without-ballot purpose=sacrifice seat=B
            character-lost seat=B role=gunman place=parking
            player-eliminated seat=B
            zombies-left place=parking n=2
            game-ended ending=few-left winners=["D"]
        = cachou: closed
        = megatoys: D pin-up, D tough-guy, D gunman, 1 zombies
        = parking: A pin-up
    "#]],
    );
    check(
        &["MALL-6.13"],
        &scene("hidden"),
        "A hide pin-up\nB hide gunman\n= board",
        expect![[r#"
            crowd-heard place=megatoys
            zombies-held place=megatoys zombies=1 strength=4
            vote-called purpose=sacrifice place=parking
        > A hide pin-up
            card-played seat=A card=hidden
            character-hid seat=A role=pin-up place=parking
        > B hide gunman
            card-played seat=B card=hidden
            character-hid seat=B role=gunman place=parking
            nobody-lost place=parking
            round-began round=2
            vote-called purpose=truck place=parking
        = cachou: closed
        = megatoys: D pin-up, D tough-guy, D gunman, 1 zombies
        = parking: A pin-up, B gunman, 3 zombies
    "#]],
    );
}

#[test]
fn mall_ex7_a_tie_for_most_characters_but_most_pin_ups() {
    check(
        &["MALL-6.1", "MALL-6.2"],
        "seats 4
         restrooms: A pin-up, B pin-up, C gunman
         megatoys: C pin-up, A gunman, B gunman
         parking: D gunman, D tough-guy
         begin attack",
        "= pending",
        expect![[r#"
                pin-ups-seen place=restrooms
                zombies-held place=restrooms zombies=1 strength=3
                round-began round=2
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=D
                searcher-chosen seat=D
            = chance truck={"n":3}
        "#]],
    );
}
