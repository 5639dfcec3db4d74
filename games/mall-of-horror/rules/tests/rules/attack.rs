//! Chapter 6: the attack.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mall_6_1_most_characters_draw_a_zombie() {
    check(
        &["MALL-6.1", "MALL-6.2", "MALL-6.3", "MALL-6.11"],
        "seats 4
         restrooms: A pin-up, A gunman, A tough-guy
         megatoys: B pin-up, C pin-up
         parking: D pin-up
         supermarket: D gunman
         zombies: security-hq 5
         begin attack",
        "= board",
        expect![[r#"
                crowd-heard place=restrooms
                pin-ups-seen place=megatoys
                zombies-held place=restrooms zombies=1 strength=4
                zombies-held place=megatoys zombies=1 strength=2
                round-began round=2
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=D
                searcher-chosen seat=D
            = restrooms: A pin-up, A tough-guy, A gunman, 1 zombies
            = cachou: closed
            = megatoys: B pin-up, C pin-up, 1 zombies
            = parking: D pin-up
            = security-hq: 5 zombies
            = supermarket: D gunman
        "#]],
    );
}

#[test]
fn mall_6_2_without_pin_ups_nothing_is_drawn() {
    check(
        &["MALL-6.2"],
        "seats 4
         restrooms: A gunman, A tough-guy, B gunman
         megatoys: B tough-guy, C gunman, C tough-guy
         begin attack",
        "= board",
        expect![[r#"
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = restrooms: A tough-guy, A gunman, B gunman
            = cachou: closed
            = megatoys: B tough-guy, C tough-guy, C gunman
        "#]],
    );
}

#[test]
fn mall_6_4_and_6_5_zombies_enter_when_they_match_the_strength() {
    check(
        &["MALL-6.4", "MALL-6.5", "MALL-6.10"],
        "seats 4
         megatoys: A tough-guy, B pin-up
         supermarket: C pin-up, C gunman, D pin-up, D tough-guy
         zombies: megatoys 3
         begin attack",
        "A vote-for B
         B vote-for A
         A vote-for B
         B vote-for A
         C vote-for A
         D vote-for A
         = board",
        expect![[r#"
                crowd-heard place=supermarket
                pin-ups-seen place=supermarket
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=3 strength=3
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
                character-lost seat=A role=tough-guy place=megatoys
                zombies-left place=megatoys n=3
                player-eliminated seat=A
                zombies-held place=supermarket zombies=2 strength=5
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = cachou: closed
            = megatoys: B pin-up
            = supermarket: C pin-up, C gunman, D pin-up, D tough-guy, 2 zombies
        "#]],
    );
}

#[test]
fn mall_6_6_four_zombies_always_get_into_the_supermarket() {
    check(
        &["MALL-6.6"],
        "seats 4
         supermarket: A tough-guy, B tough-guy, C tough-guy
         restrooms: D pin-up, A gunman
         zombies: supermarket 3
         hand A: hardware
         begin attack",
        "A play hardware
         A vote-for C
         B vote-for C
         C vote-for A
         = board",
        expect![[r#"
                crowd-heard place=supermarket
                pin-ups-seen place=restrooms
                zombies-held place=restrooms zombies=1 strength=2
                vote-called purpose=sacrifice place=supermarket
            > A play hardware
                card-played seat=A card=hardware
                barricaded place=supermarket
                zombies-entered place=supermarket zombies=4 strength=6
            > A vote-for C
                ballot-sealed seat=A named=null
            > B vote-for C
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"A","named":"C","weight":1},{"seat":"B","named":"C","weight":1},{"seat":"C","named":"A","weight":1}]
                character-lost seat=C role=tough-guy place=supermarket
                zombies-left place=supermarket n=4
                player-eliminated seat=C
                game-ended ending=few-left winners=["A"]
            = restrooms: A gunman, D pin-up, 1 zombies
            = cachou: closed
            = supermarket: A tough-guy, B tough-guy
        "#]],
    );
}

#[test]
fn mall_6_7_many_cards_by_one_player() {
    check(
        &["MALL-6.7", "MALL-6.8", "MALL-6.14", "MALL-6.15"],
        "seats 4
         megatoys: A tough-guy, B pin-up
         supermarket: C pin-up, C gunman, D pin-up, D tough-guy
         zombies: megatoys 3, supermarket 1
         hand A: axe, chainsaw, grenade, hardware, sprint, security-camera, threat
         hand C: revolver
         begin attack",
        "= pending
         ! C play revolver
         ? A
         ! A play sprint
         ! A play security-camera
         ! A play revolver
         ! A hide tough-guy
         A play chainsaw
         A play axe
         ! A play grenade
         A play hardware
         A pass
         = board",
        expect![[r#"
                crowd-heard place=supermarket
                pin-ups-seen place=supermarket
                vote-called purpose=sacrifice place=megatoys
            = seats who=["A"] mode=window question={"play-cards":{"purpose":"sacrifice","place":"megatoys"}}
            ! C play revolver: not-asked (TABLE-2)
            ? A: pass, play threat, play hardware, play axe, play grenade, play chainsaw
            ! A play sprint: only-when-moving (MALL-5.9)
            ! A play security-camera: only-for-the-dice (MALL-4.9)
            ! A play revolver: card-not-held (MALL-3.5)
            ! A hide tough-guy: card-not-held (MALL-3.5)
            > A play chainsaw
                card-played seat=A card=chainsaw
                zombies-killed place=megatoys n=2
            > A play axe
                card-played seat=A card=axe
                zombies-killed place=megatoys n=1
            ! A play grenade: no-zombie-here (MALL-6.15)
            > A play hardware
                card-played seat=A card=hardware
                barricaded place=megatoys
            > A pass
                passed seat=A
                zombies-held place=supermarket zombies=3 strength=5
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = cachou: closed
            = megatoys: A tough-guy, B pin-up
            = supermarket: C pin-up, C gunman, D pin-up, D tough-guy, 3 zombies
        "#]],
    );
}

#[test]
fn mall_6_9_hidden_characters_still_hold_the_door() {
    check(
        &["MALL-6.9", "MALL-6.16"],
        "seats 4
         megatoys: A tough-guy, A pin-up, B pin-up
         restrooms: C pin-up, D pin-up
         supermarket: C gunman, D gunman, C tough-guy
         zombies: megatoys 4
         hand A: hidden, hidden
         begin attack",
        "? A
         ! A hide gunman
         A hide pin-up
         ! A hide pin-up
         A pass
         = board
         A vote-for B
         B vote-for A
         A vote-for B
         B vote-for A
         C vote-for A
         D vote-for A
         = board",
        expect![[r#"
                vote-called purpose=sacrifice place=megatoys
            ? A: pass, hide pin-up, hide tough-guy
            ! A hide gunman: character-not-here (MALL-6.9)
            > A hide pin-up
                card-played seat=A card=hidden
                character-hid seat=A role=pin-up place=megatoys
            ! A hide pin-up: already-hidden (MALL-6.9)
            > A pass
                passed seat=A
                zombies-entered place=megatoys zombies=4 strength=4
            = restrooms: C pin-up, D pin-up
            = cachou: closed
            = megatoys: A pin-up (hidden), A tough-guy, B pin-up, 4 zombies
            = supermarket: C tough-guy, C gunman, D gunman
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
                character-lost seat=A role=tough-guy place=megatoys
                zombies-left place=megatoys n=4
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = restrooms: C pin-up, D pin-up
            = cachou: closed
            = megatoys: A pin-up, B pin-up
            = supermarket: C tough-guy, C gunman, D gunman
        "#]],
    );
}

#[test]
fn mall_6_10_the_owner_chooses_who_is_lost() {
    check(
        &["MALL-6.10"],
        "seats 4
         megatoys: A gunman, A pin-up, B pin-up
         restrooms: C pin-up, D pin-up
         supermarket: A tough-guy, D gunman, C tough-guy
         zombies: megatoys 3
         begin attack",
        "A vote-for A
         B vote-for A
         = pending
         ! A sacrifice tough-guy
         ! B sacrifice pin-up
         ? A
         A sacrifice gunman
         = board",
        expect![[r#"
                vote-called purpose=sacrifice place=megatoys
                zombies-entered place=megatoys zombies=3 strength=3
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":3},{"seat":"B","named":"A","weight":1}]
            = seats who=["A"] mode=turn question={"lose-character":{"place":"megatoys"}}
            ! A sacrifice tough-guy: character-not-here (MALL-6.10)
            ! B sacrifice pin-up: not-asked (TABLE-2)
            ? A: sacrifice pin-up, sacrifice gunman
            > A sacrifice gunman
                character-lost seat=A role=gunman place=megatoys
                zombies-left place=megatoys n=3
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = restrooms: C pin-up, D pin-up
            = cachou: closed
            = megatoys: A pin-up, B pin-up
            = supermarket: A tough-guy, C tough-guy, D gunman
        "#]],
    );
}

#[test]
fn mall_6_9_a_hidden_character_cannot_be_lost() {
    check(
        &["MALL-6.9"],
        "seats 4
         megatoys: A gunman, A pin-up, A tough-guy, B pin-up
         restrooms: C pin-up, D pin-up
         supermarket: D gunman, C tough-guy, C gunman
         zombies: megatoys 5
         hand A: hidden
         begin attack",
        "A hide pin-up
         A vote-for A
         B vote-for A
         ? A
         ! A sacrifice pin-up",
        expect![[r#"
                crowd-heard place=megatoys
                vote-called purpose=sacrifice place=megatoys
            > A hide pin-up
                card-played seat=A card=hidden
                character-hid seat=A role=pin-up place=megatoys
                zombies-entered place=megatoys zombies=6 strength=5
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for A
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":3},{"seat":"B","named":"A","weight":1}]
            ? A: sacrifice tough-guy, sacrifice gunman
            ! A sacrifice pin-up: character-is-hidden (MALL-6.9)
        "#]],
    );
}

#[test]
fn mall_6_13_when_all_hide_nobody_is_lost_and_the_zombies_stay() {
    check(
        &["MALL-6.13"],
        "seats 4
         restrooms: A pin-up
         megatoys: B gunman, B tough-guy, C gunman
         supermarket: C pin-up, D pin-up
         zombies: restrooms 3
         hand A: hidden
         begin attack",
        "A hide pin-up
         = board",
        expect![[r#"
                crowd-heard place=megatoys
                pin-ups-seen place=supermarket
                vote-called purpose=sacrifice place=restrooms
            > A hide pin-up
                card-played seat=A card=hidden
                character-hid seat=A role=pin-up place=restrooms
                zombies-entered place=restrooms zombies=3 strength=1
                nobody-lost place=restrooms
                zombies-held place=megatoys zombies=1 strength=4
                zombies-held place=supermarket zombies=1 strength=2
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = restrooms: A pin-up, 3 zombies
            = cachou: closed
            = megatoys: B tough-guy, B gunman, C gunman, 1 zombies
            = supermarket: C pin-up, D pin-up, 1 zombies
        "#]],
    );
}

#[test]
fn mall_6_12_each_zombie_on_the_parking_has_a_vote_and_a_window() {
    check(
        &["MALL-6.12", "MALL-6.14"],
        "seats 4
         parking: A gunman, B pin-up, C pin-up
         megatoys: D pin-up, D gunman, C gunman, B tough-guy
         zombies: parking 3
         hand B: grenade
         hand A: hardware
         begin attack",
        "= pending
         A play hardware
         B pass
         A vote-for C
         B vote-for C
         C vote-for A
         = board
         = pending
         B play grenade
         = board",
        expect![[r#"
                crowd-heard place=megatoys
                pin-ups-seen place=parking
                zombies-held place=megatoys zombies=1 strength=5
                vote-called purpose=sacrifice place=parking
            = seats who=["A"] mode=window question={"play-cards":{"purpose":"sacrifice","place":"parking"}}
            > A play hardware
                card-played seat=A card=hardware
                barricaded place=parking
            > B pass
                passed seat=B
            > A vote-for C
                ballot-sealed seat=A named=null
            > B vote-for C
                ballot-sealed seat=B named=null
            > C vote-for A
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"A","named":"C","weight":2},{"seat":"B","named":"C","weight":1},{"seat":"C","named":"A","weight":1}]
                character-lost seat=C role=pin-up place=parking
                vote-called purpose=sacrifice place=parking
            = cachou: closed
            = megatoys: B tough-guy, C gunman, D pin-up, D gunman, 1 zombies
            = parking: A gunman, B pin-up, 3 zombies
            = seats who=["B"] mode=window question={"play-cards":{"purpose":"sacrifice","place":"parking"}}
            > B play grenade
                card-played seat=B card=grenade
                zombies-killed place=parking n=2
            = cachou: closed
            = megatoys: B tough-guy, C gunman, D pin-up, D gunman, 1 zombies
            = parking: A gunman, B pin-up, 1 zombies
        "#]],
    );
}

#[test]
fn mall_6_14_no_window_where_the_zombies_would_not_enter() {
    check(
        &["MALL-6.11"],
        "seats 4
         megatoys: A tough-guy, B pin-up
         supermarket: C pin-up, C gunman, D pin-up, D tough-guy
         zombies: megatoys 2
         hand A: axe
         hand C: revolver
         begin attack",
        "= pending",
        expect![[r#"
                crowd-heard place=supermarket
                pin-ups-seen place=supermarket
                zombies-held place=megatoys zombies=2 strength=3
                zombies-held place=supermarket zombies=2 strength=5
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = chance hidden-dice
        "#]],
    );
}

#[test]
fn mall_6_17_only_threats_before_the_truck_and_the_election() {
    check(
        &["MALL-3.5"],
        "seats 4
         security-hq: A tough-guy, B pin-up
         restrooms: C pin-up, C gunman, D pin-up
         hand A: axe, hidden, hardware, threat, security-camera, sprint
         begin election",
        "? A
         ! A play axe
         ! A play hardware
         ! A hide tough-guy
         ! A play sprint
         ! A play security-camera",
        expect![[r#"
                vote-called purpose=chief place=security-hq
            ? A: pass, play threat
            ! A play axe: only-in-an-attack (MALL-6.17)
            ! A play hardware: only-in-an-attack (MALL-6.17)
            ! A hide tough-guy: only-in-an-attack (MALL-6.17)
            ! A play sprint: only-when-moving (MALL-5.9)
            ! A play security-camera: only-for-the-dice (MALL-4.9)
        "#]],
    );
}

#[test]
fn mall_6_1_and_6_2_the_last_zombie_of_the_supply_still_comes() {
    check(
        &["MALL-6.1"],
        "seats 4
         megatoys: A gunman, B gunman, C gunman
         supermarket: D pin-up, D gunman
         zombies: parking 9, restrooms 20
         begin attack",
        "= board",
        expect![[r#"
                crowd-heard place=megatoys
                zombies-held place=megatoys zombies=1 strength=3
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = restrooms: 20 zombies
            = cachou: closed
            = megatoys: A gunman, B gunman, C gunman, 1 zombies
            = parking: 9 zombies
            = supermarket: D pin-up, D gunman
        "#]],
    );
    check(
        &["MALL-6.1"],
        "seats 4
         megatoys: A gunman, B gunman, C gunman
         supermarket: D pin-up, D gunman
         zombies: parking 10, restrooms 20
         begin attack",
        "= board",
        expect![[r#"
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = restrooms: 20 zombies
            = cachou: closed
            = megatoys: A gunman, B gunman, C gunman
            = parking: 10 zombies
            = supermarket: D pin-up, D gunman
        "#]],
    );
    check(
        &["MALL-6.2"],
        "seats 4
         megatoys: A gunman, B gunman
         supermarket: D pin-up, D gunman
         zombies: parking 9, restrooms 20
         begin attack",
        "= board",
        expect![[r#"
                pin-ups-seen place=supermarket
                zombies-held place=supermarket zombies=1 strength=2
                game-ended ending=few-left winners=["D"]
            = restrooms: 20 zombies
            = cachou: closed
            = megatoys: A gunman, B gunman
            = parking: 9 zombies
            = supermarket: D pin-up, D gunman, 1 zombies
        "#]],
    );
}

#[test]
fn mall_6_12_one_zombie_more_than_people_leaves_with_the_others() {
    check(
        &["MALL-6.12"],
        "seats 4
         parking: A gunman
         supermarket: B pin-up, B gunman, C pin-up, C gunman, D pin-up, D gunman
         zombies: parking 2
         begin attack",
        "= board",
        expect![[r#"
                crowd-heard place=supermarket
                pin-ups-seen place=supermarket
                vote-called purpose=sacrifice place=parking
                settled-without-ballot purpose=sacrifice seat=A
                character-lost seat=A role=gunman place=parking
                player-eliminated seat=A
                zombies-left place=parking n=1
                zombies-held place=supermarket zombies=2 strength=6
                game-ended ending=all-together winners=["B","C","D"]
            = cachou: closed
            = supermarket: B pin-up, B gunman, C pin-up, C gunman, D pin-up, D gunman, 2 zombies
        "#]],
    );
}

#[test]
fn mall_6_13_a_zombie_on_the_parking_eats_nobody_when_all_hide() {
    check(
        &["MALL-6.13"],
        "seats 4
         parking: A gunman
         supermarket: B pin-up, B gunman, C pin-up, C gunman, D pin-up, D gunman
         zombies: parking 1
         hand A: hidden
         begin attack",
        "A hide gunman
         = board",
        expect![[r#"
                crowd-heard place=supermarket
                pin-ups-seen place=supermarket
                vote-called purpose=sacrifice place=parking
            > A hide gunman
                card-played seat=A card=hidden
                character-hid seat=A role=gunman place=parking
                nobody-lost place=parking
                zombies-held place=supermarket zombies=2 strength=6
                round-began round=2
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
            = cachou: closed
            = parking: A gunman, 1 zombies
            = supermarket: B pin-up, B gunman, C pin-up, C gunman, D pin-up, D gunman, 2 zombies
        "#]],
    );
}
