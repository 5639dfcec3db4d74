//! The worked examples of the rulebook about the rest of a round and the end, with exactly their numbers.

use expect_test::expect;

use crate::transcript::{check, check_difference};

#[test]
fn mall_ex8_dice_on_a_closed_location_are_ignored() {
    check(
        &["MALL-5.4"],
        "seats 4
         restrooms: A pin-up, B pin-up
         megatoys: C pin-up, D pin-up, A gunman
         destinations: A parking, B parking, C parking, D parking
         dice: 2, 2, 4, 6
         begin movement",
        "= board",
        expect![[r#"
                dice-revealed dice=[2,2,4,6]
                zombies-arrived place=parking n=1
                zombies-arrived place=supermarket n=1
            = restrooms: A pin-up, B pin-up
            = cachou: closed
            = megatoys: A gunman, C pin-up, D pin-up
            = parking: 1 zombies
            = supermarket: 1 zombies
        "#]],
    );
}

#[test]
fn mall_ex9_the_eighth_zombie_closes_security_hq() {
    let scene = |inside: &str| {
        format!(
            "seats 4
             restrooms: A pin-up, B pin-up
             megatoys: C pin-up, D pin-up, A gunman
             {inside}
             zombies: security-hq 7
             destinations: A security-hq, B parking, C parking, D parking
             dice: 5, 1, 4, 6
             begin movement"
        )
    };
    check(
        &["MALL-5.5", "MALL-5.7"],
        &scene(""),
        "= board\nA move pin-up",
        expect![[r#"
            dice-revealed dice=[1,4,5,6]
            zombies-arrived place=restrooms n=1
            zombies-arrived place=parking n=1
            zombies-arrived place=security-hq n=1
            zombies-arrived place=supermarket n=1
            place-closed place=security-hq zombies=8
        = restrooms: A pin-up, B pin-up, 1 zombies
        = cachou: closed
        = megatoys: A gunman, C pin-up, D pin-up
        = parking: 1 zombies
        = security-hq: closed
        = supermarket: 1 zombies
        > A move pin-up
            character-diverted seat=A role=pin-up from=restrooms wanted=security-hq
    "#]],
    );
    check(
        &["MALL-5.10"],
        &scene("security-hq: B gunman"),
        "= board\nA move pin-up",
        expect![[r#"
            dice-revealed dice=[1,4,5,6]
            zombies-arrived place=restrooms n=1
            zombies-arrived place=parking n=1
            zombies-arrived place=security-hq n=1
            zombies-arrived place=supermarket n=1
        = restrooms: A pin-up, B pin-up, 1 zombies
        = cachou: closed
        = megatoys: A gunman, C pin-up, D pin-up
        = parking: 1 zombies
        = security-hq: B gunman, 8 zombies
        = supermarket: 1 zombies
        > A move pin-up
            character-moved seat=A role=pin-up from=restrooms to=security-hq
    "#]],
    );
}

#[test]
fn mall_ex10_a_new_chief_looks_and_shows() {
    let scene = |elected: &str| {
        format!(
            "seats 4
             chief A
             security-hq: {elected} pin-up
             megatoys: A gunman, C pin-up, D pin-up
             restrooms: B gunman, D gunman
             begin election"
        )
    };
    check(
        &["MALL-4.7", "MALL-5.2"],
        &scene("B"),
        "chance dice 1 2 3 4\n@B\n@A\n= pending\nB go-to megatoys\n= pending",
        expect![[r#"
                vote-called purpose=chief place=security-hq
                settled-without-ballot purpose=chief seat=B
                chief-elected seat=B
            > chance dice 1 2 3 4
                dice-covered
                dice-seen seat=B dice=null
            @B
                dice-covered
                dice-seen seat=B dice=[1,2,3,4]
            @A
                dice-covered
                dice-seen seat=B dice=null
            = seats who=["B"] mode=turn question=show-destination
            > B go-to megatoys
                destination-shown seat=B place=megatoys
            = seats who=["A","C","D"] mode=sealed question=choose-destination
        "#]],
    );
    check(
        &["MALL-5.2"],
        &scene("A"),
        "chance dice 1 2 3 4\n@A\n= pending",
        expect![[r#"
                vote-called purpose=chief place=security-hq
                settled-without-ballot purpose=chief seat=A
                chief-confirmed seat=A
            > chance dice 1 2 3 4
                dice-covered
            @A
                dice-covered
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
        "#]],
    );
}

#[test]
fn mall_ex11_the_truck_with_two_cards_left() {
    check(
        &["MALL-4.3"],
        "seats 4
         round 3
         parking: A pin-up
         megatoys: B pin-up, C pin-up, C gunman
         eliminated: D 1
         deck 2
         under: axe, sprint
         begin truck",
        "? A
         A keep sprint
         ? A
         A give axe B
         = hand A
         = hand B
         = pending",
        expect![[r#"
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
                cards-found seat=A n=2 cards=null
            ? A: keep sprint, keep axe
            > A keep sprint
                card-kept seat=A card=null
            ? A: give axe B, give axe C
            > A give axe B
                card-given seat=A to=B card=null
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = hand A: sprint
            = hand B: axe
            = chance hidden-dice
        "#]],
    );
}

#[test]
fn mall_ex12_the_restrooms_are_full() {
    let scene = "seats 4
        chief C
        restrooms: A pin-up, B pin-up
        megatoys: C pin-up, D pin-up, A gunman
        supermarket: D gunman
        destinations: A parking, B parking, C restrooms, D restrooms
        hand D: sprint
        dice: 6, 6, 6, 6
        begin movement";
    check(
        &["MALL-5.7"],
        scene,
        "C move pin-up\nD move pin-up\n= board",
        expect![[r#"
            dice-revealed dice=[6,6,6,6]
            zombies-arrived place=supermarket n=4
        > C move pin-up
            character-moved seat=C role=pin-up from=megatoys to=restrooms
        > D move pin-up
            character-diverted seat=D role=pin-up from=megatoys wanted=restrooms
        = restrooms: A pin-up, B pin-up, C pin-up
        = cachou: closed
        = megatoys: A gunman
        = parking: D pin-up
        = supermarket: D gunman, 4 zombies
    "#]],
    );
    check(
        &["MALL-5.9"],
        scene,
        "C move pin-up\nD sprint pin-up megatoys\n= board",
        expect![[r#"
            dice-revealed dice=[6,6,6,6]
            zombies-arrived place=supermarket n=4
        > C move pin-up
            character-moved seat=C role=pin-up from=megatoys to=restrooms
        > D sprint pin-up megatoys
            card-played seat=D card=sprint
            character-stayed seat=D role=pin-up place=megatoys
        = restrooms: A pin-up, B pin-up, C pin-up
        = cachou: closed
        = megatoys: A gunman, D pin-up
        = supermarket: D gunman, 4 zombies
    "#]],
    );
}

#[test]
fn mall_ex13_six_survivors_end_a_game_of_six() {
    let scene = |n_seats: usize| {
        format!(
            "seats {n_seats}
             restrooms: A pin-up
             megatoys: B pin-up, C pin-up
             security-hq: D pin-up, E pin-up, A gunman
             supermarket: B gunman
             zombies: restrooms 1
             {}
             begin attack",
            if n_seats == 6 { "eliminated: F 1" } else { "" }
        )
    };
    check(
        &["MALL-7.3"],
        &scene(6),
        "= pending",
        expect![[r#"
            crowd-heard place=security-hq
            vote-called purpose=sacrifice place=restrooms
            zombies-entered place=restrooms zombies=1 strength=1
            settled-without-ballot purpose=sacrifice seat=A
            character-lost seat=A role=pin-up place=restrooms
            zombies-left place=restrooms n=1
            zombies-held place=security-hq zombies=1 strength=3
            game-ended ending=few-left winners=["B"]
        = over
    "#]],
    );
    check(
        &["MALL-7.3"],
        &scene(5),
        "= pending",
        expect![[r#"
                crowd-heard place=security-hq
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=1 strength=1
                settled-without-ballot purpose=sacrifice seat=A
                character-lost seat=A role=pin-up place=restrooms
                zombies-left place=restrooms n=1
                zombies-held place=security-hq zombies=1 strength=3
                round-began round=2
                nobody-there purpose=truck place=parking
                vote-called purpose=chief place=security-hq
            = seats who=["A","D","E"] mode=sealed question={"vote":{"purpose":"chief","place":"security-hq"}}
        "#]],
    );
}

#[test]
fn mall_ex14_the_score() {
    let scene = |hands: &str| {
        format!(
            "seats 3
             supermarket: A pin-up, B tough-guy, B gunman, C pin-up, C little-girl
             {hands}
             begin round-end"
        )
    };
    check(
        &["MALL-7.3", "MALL-7.5"],
        &scene("hand A: threat, threat\nhand C: axe"),
        "= pending",
        expect![[r#"
                game-ended ending=all-together winners=["C"]
            = over
        "#]],
    );
    check(
        &["MALL-7.5"],
        &scene("hand B: sprint\nhand C: axe"),
        "= pending",
        expect![[r#"
                game-ended ending=all-together winners=["B","C"]
            = over
        "#]],
    );
}

/// D's last character dies in round 2; the others stay where they are safe.
#[test]
fn mall_ex15_an_eliminated_player_places_zombies() {
    let scene = |option: &str| {
        format!(
            "seats 4
             round 2
             chief A
             restrooms: D pin-up
             megatoys: A pin-up, A tough-guy, B gunman
             supermarket: B pin-up, B tough-guy, C gunman
             security-hq: C pin-up, C tough-guy
             zombies: restrooms 1
             {option}
             begin attack"
        )
    };
    let script = "= pending
        chance dice 4 4 4 4
        = pending
        ! D put-zombie cachou
        D put-zombie parking
        C go-to megatoys
        A go-to supermarket
        B go-to megatoys
        C move tough-guy
        A move tough-guy
        B move tough-guy
        chance dice 4 4 4 4
        = pending";
    check(
        &["MALL-4.8"],
        &scene(""),
        script,
        expect![[r#"
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=1 strength=1
                settled-without-ballot purpose=sacrifice seat=D
                character-lost seat=D role=pin-up place=restrooms
                zombies-left place=restrooms n=1
                player-eliminated seat=D
                round-began round=3
                nobody-there purpose=truck place=parking
                vote-called purpose=chief place=security-hq
                settled-without-ballot purpose=chief seat=C
                chief-elected seat=C
            = chance hidden-dice
            > chance dice 4 4 4 4
                dice-covered
                dice-seen seat=C dice=null
            = seats who=["D"] mode=turn question=put-zombie
            ! D put-zombie cachou: place-closed (MALL-4.8)
            > D put-zombie parking
                zombie-put seat=D place=parking
            > C go-to megatoys
                destination-shown seat=C place=megatoys
            > A go-to supermarket
                destination-sealed seat=A place=null
            > B go-to megatoys
                destination-sealed seat=B place=null
                destinations-revealed destinations=[{"seat":"A","place":"supermarket"},{"seat":"B","place":"megatoys"}]
                dice-revealed dice=[4,4,4,4]
                zombies-arrived place=parking n=4
            > C move tough-guy
                character-moved seat=C role=tough-guy from=security-hq to=megatoys
            > A move tough-guy
                character-moved seat=A role=tough-guy from=megatoys to=supermarket
            > B move tough-guy
                character-moved seat=B role=tough-guy from=supermarket to=megatoys
                crowd-heard place=megatoys
                zombies-held place=megatoys zombies=1 strength=6
                round-began round=4
                nobody-there purpose=truck place=parking
                vote-called purpose=chief place=security-hq
                settled-without-ballot purpose=chief seat=C
                chief-confirmed seat=C
            > chance dice 4 4 4 4
                dice-covered
            = seats who=["D"] mode=turn question=put-zombie
        "#]],
    );
    check_difference(
        &["MALL-4.8"],
        [&scene(""), &scene("zombie-players once")],
        script,
        expect![[r#"
                  dice-covered
            - = seats who=["D"] mode=turn question=put-zombie
            + = seats who=["A","B","C"] mode=sealed question=choose-destination
        "#]],
    );
    check(
        &["MALL-3.7"],
        "seats 4
         round 3
         parking: A pin-up, A gunman, B pin-up, B gunman
         megatoys: C pin-up
         eliminated: D 2
         begin truck",
        "A vote-for A
         B vote-for B
         A vote-for A
         B vote-for B
         C vote-for A
         D vote-for A",
        expect![[r#"
                vote-called purpose=truck place=parking
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":3},{"seat":"B","named":"B","weight":3}]
                vote-tied among=["A","B"]
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
            > D vote-for A
                ballot-sealed seat=D named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":3},{"seat":"B","named":"B","weight":3},{"seat":"C","named":"A","weight":1},{"seat":"D","named":"A","weight":1}]
                searcher-chosen seat=A
        "#]],
    );
}
