//! Chapter 4: the truck, the election, the covered dice, the zombies of eliminated players.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mall_4_1_an_empty_parking_skips_the_truck() {
    check(
        &["MALL-4.1"],
        "seats 4
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, D gunman
         begin truck",
        "= pending",
        expect![[r#"
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = chance hidden-dice
        "#]],
    );
}

#[test]
fn mall_4_2_three_cards_from_the_truck() {
    check(
        &["MALL-4.2"],
        "seats 4
         round 3
         parking: A pin-up
         megatoys: B pin-up, C pin-up, C gunman
         eliminated: D 1
         begin truck",
        "= pending
         ! chance cards axe axe sprint
         ! chance cards axe sprint
         chance cards axe sprint threat
         @A
         ? A
         ! A keep grenade
         A keep axe
         @A
         @B
         ? A
         ! A give sprint A
         ! A give sprint D
         ! A give axe B
         A give sprint B
         @A
         @B
         @C
         = hand A
         = hand B",
        expect![[r#"
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
            = chance truck={"n":3}
            ! chance cards axe axe sprint: impossible-roll (TABLE-6)
            ! chance cards axe sprint: impossible-roll (TABLE-6)
            > chance cards axe sprint threat
                cards-found seat=A n=3 cards=null
            @A
                cards-found seat=A n=3 cards=["axe","sprint","threat"]
            ? A: keep threat, keep sprint, keep axe
            ! A keep grenade: card-not-found (MALL-4.2)
            > A keep axe
                card-kept seat=A card=null
            @A
                card-kept seat=A card=axe
            @B
                card-kept seat=A card=null
            ? A: give threat B, give threat C, give sprint B, give sprint C
            ! A give sprint A: not-to-oneself (MALL-4.2)
            ! A give sprint D: player-eliminated (MALL-4.2)
            ! A give axe B: card-not-found (MALL-4.2)
            > A give sprint B
                card-given seat=A to=B card=null
                card-put-under seat=A card=null
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            @A
                card-given seat=A to=B card=sprint
                card-put-under seat=A card=threat
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            @B
                card-given seat=A to=B card=sprint
                card-put-under seat=A card=null
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            @C
                card-given seat=A to=B card=null
                card-put-under seat=A card=null
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = hand A: axe
            = hand B: sprint
        "#]],
    );
}

#[test]
fn mall_4_3_with_one_card_left_it_is_kept() {
    check(
        &["MALL-4.3"],
        "seats 4
         parking: A pin-up
         megatoys: B pin-up, C pin-up, D pin-up
         under: axe
         deck 1
         begin truck",
        "= hand A
         = pending",
        expect![[r#"
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
                cards-found seat=A n=1 cards=null
                card-kept seat=A card=null
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = hand A: axe
            = chance hidden-dice
        "#]],
    );
}

#[test]
fn mall_4_3_cards_under_the_deck_come_last() {
    check(
        &["MALL-4.2"],
        "seats 4
         parking: A pin-up
         megatoys: B pin-up, C pin-up, D pin-up
         under: axe, grenade, chainsaw
         deck 4
         begin truck",
        "= pending
         chance cards threat
         ? A",
        expect![[r#"
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
            = chance truck={"n":1}
            > chance cards threat
                cards-found seat=A n=3 cards=null
            ? A: keep threat, keep axe, keep grenade
        "#]],
    );
}

#[test]
fn mall_4_3_an_empty_truck_yields_nothing() {
    check(
        &["MALL-4.3"],
        "seats 4
         parking: A pin-up
         megatoys: B pin-up, C pin-up, D pin-up
         deck 0
         begin truck",
        "= pending",
        expect![[r#"
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
                found-nothing seat=A
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            = chance hidden-dice
        "#]],
    );
}

#[test]
fn mall_4_4_the_elected_player_is_chief_and_first() {
    check(
        &["MALL-4.4"],
        "seats 4
         chief A
         security-hq: C gunman, B pin-up
         megatoys: A pin-up, D pin-up, B tough-guy
         begin election",
        "B vote-for B
         C vote-for C
         chance dice 1 1 1 1
         @C
         @A
         = pending",
        expect![[r#"
                vote-called purpose=chief place=security-hq
            > B vote-for B
                ballot-sealed seat=B named=null
            > C vote-for C
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"B","named":"B","weight":1},{"seat":"C","named":"C","weight":2}]
                chief-elected seat=C
            > chance dice 1 1 1 1
                dice-covered
                dice-seen seat=C dice=null
            @C
                dice-covered
                dice-seen seat=C dice=[1,1,1,1]
            @A
                dice-covered
                dice-seen seat=C dice=null
            = seats who=["C"] mode=turn question=show-destination
        "#]],
    );
}

#[test]
fn mall_4_5_an_empty_security_hq_keeps_the_chief() {
    check(
        &["MALL-4.5"],
        "seats 4
         chief B
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, D gunman
         begin election",
        "= pending
         chance dice 1 1 1 1
         @B
         = pending",
        expect![[r#"
                nobody-there purpose=chief place=security-hq
                chief-stays seat=B
            = chance hidden-dice
            > chance dice 1 1 1 1
                dice-covered
            @B
                dice-covered
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
        "#]],
    );
}

#[test]
fn mall_4_6_and_4_7_only_a_new_chief_and_cameras_see_the_dice() {
    check(
        &["MALL-4.6", "MALL-4.7", "MALL-4.9"],
        "seats 4
         chief A
         security-hq: B gunman
         megatoys: A pin-up, C pin-up, D pin-up
         hand A: threat
         hand B: security-camera
         hand D: security-camera, security-camera
         begin election",
        "B pass
         = pending
         ! chance dice 1 2 3
         ! chance dice 0 1 2 3
         chance dice 6 2 4 2
         @B
         @D
         = pending
         ? D
         D play security-camera
         @D
         @A
         = pending
         ! D play security-camera
         ? A
         ! A play threat
         ! A play security-camera
         A pass",
        expect![[r#"
                vote-called purpose=chief place=security-hq
            > B pass
                passed seat=B
                settled-without-ballot purpose=chief seat=B
                chief-elected seat=B
            = chance hidden-dice
            ! chance dice 1 2 3: impossible-roll (TABLE-6)
            ! chance dice 0 1 2 3: impossible-roll (TABLE-6)
            > chance dice 6 2 4 2
                dice-covered
                dice-seen seat=B dice=null
            @B
                dice-covered
                dice-seen seat=B dice=[2,2,4,6]
            @D
                dice-covered
                dice-seen seat=B dice=null
            = seats who=["D"] mode=window question=play-camera
            ? D: pass, play security-camera
            > D play security-camera
                card-played seat=D card=security-camera
                dice-seen seat=D dice=null
            @D
                card-played seat=D card=security-camera
                dice-seen seat=D dice=[2,2,4,6]
            @A
                card-played seat=D card=security-camera
                dice-seen seat=D dice=null
            = seats who=["A"] mode=window question=play-camera
            ! D play security-camera: not-asked (TABLE-2)
            ? A: pass
            ! A play threat: only-cameras-now (MALL-4.9)
            ! A play security-camera: card-not-held (MALL-4.9)
            > A pass
                passed seat=A
        "#]],
    );
}

#[test]
fn mall_4_8_eliminated_players_place_a_zombie_every_round() {
    check(
        &["MALL-4.8"],
        "seats 6
         round 4
         chief F
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, A gunman, B gunman, C gunman
         eliminated: E 1, F 3
         closed: security-hq
         begin zombie-players",
        "= pending
         ! E put-zombie parking
         ! F put-zombie security-hq
         F put-zombie parking
         E put-zombie parking
         = board",
        expect![[r#"
            = seats who=["F"] mode=turn question=put-zombie
            ! E put-zombie parking: not-asked (TABLE-2)
            ! F put-zombie security-hq: place-closed (MALL-4.8)
            > F put-zombie parking
                zombie-put seat=F place=parking
            > E put-zombie parking
                zombie-put seat=E place=parking
            = megatoys: A pin-up, B pin-up, C pin-up
            = parking: 2 zombies
            = security-hq: closed
            = supermarket: A gunman, B gunman, C gunman, D pin-up
        "#]],
    );
}

#[test]
fn mall_4_8_with_the_option_only_in_the_next_round() {
    check(
        &["MALL-4.8"],
        "seats 6
         round 4
         chief F
         zombie-players once
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, A gunman, B gunman, C gunman
         eliminated: E 1, F 3
         begin zombie-players",
        "F put-zombie parking
         = pending",
        expect![[r#"
            > F put-zombie parking
                zombie-put seat=F place=parking
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
        "#]],
    );
}

#[test]
fn mall_4_8_not_in_the_round_of_the_elimination_and_not_from_an_empty_supply() {
    check(
        &["MALL-4.8"],
        "seats 6
         round 4
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, A gunman, B gunman, C gunman
         zombies: restrooms 7, cachou 7, security-hq 7, parking 8
         eliminated: E 3, F 4
         begin zombie-players",
        "E put-zombie parking
         = pending",
        expect![[r#"
            > E put-zombie parking
                zombie-put seat=E place=parking
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
        "#]],
    );
    check(
        &["MALL-4.8"],
        "seats 6
         round 4
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, A gunman, B gunman, C gunman
         zombies: restrooms 7, cachou 7, security-hq 7, parking 9
         eliminated: E 3, F 3
         begin zombie-players",
        "= pending",
        expect![[r#"
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
        "#]],
    );
}

#[test]
fn mall_4_9_after_a_camera_the_others_are_asked_again_clockwise() {
    check(
        &["MALL-4.9"],
        "seats 4
         chief A
         supermarket: A pin-up, B pin-up, C pin-up, D pin-up, A gunman
         hand A: threat
         hand B: security-camera, sprint
         hand C: threat
         begin hidden-dice",
        "~ chance dice 1 2 3 4
         ~ A pass
         ~ B play security-camera
         = pending
         ~ C pass
         = pending
         ~ A pass
         = pending",
        expect![[r#"
            = seats who=["C"] mode=window question=play-camera
            = seats who=["A"] mode=window question=play-camera
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
        "#]],
    );
}

#[test]
fn mall_4_7_a_chief_is_new_for_one_round_and_a_camera_is_spent() {
    check(
        &["MALL-4.7"],
        "seats 4
         chief A
         chief-is-new
         supermarket: A pin-up, B pin-up, C pin-up, D pin-up, A gunman
         hand B: security-camera, sprint
         begin election",
        "chance dice 1 2 3 4
         @A
         B play security-camera
         = hand B
         = pending",
        expect![[r#"
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            > chance dice 1 2 3 4
                dice-covered
            @A
                dice-covered
            > B play security-camera
                card-played seat=B card=security-camera
                dice-seen seat=B dice=null
            = hand B: sprint
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
        "#]],
    );
}

#[test]
fn mall_6_7_hardware_holds_for_one_round() {
    check(
        &["MALL-6.7"],
        "seats 4
         restrooms: A pin-up, B pin-up
         megatoys: C pin-up, D pin-up, C gunman, D gunman
         zombies: restrooms 2
         hand A: hardware
         begin attack",
        "A play hardware
         ~ chance dice 4 4 4 4
         ~ A go-to parking
         ~ B go-to restrooms
         ~ C go-to megatoys
         ~ D go-to megatoys
         A move pin-up",
        expect![[r#"
                crowd-heard place=megatoys
                vote-called purpose=sacrifice place=restrooms
            > A play hardware
                card-played seat=A card=hardware
                barricaded place=restrooms
                zombies-held place=restrooms zombies=2 strength=3
                zombies-held place=megatoys zombies=1 strength=4
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
            > A move pin-up
                character-moved seat=A role=pin-up from=restrooms to=parking
                nobody-moved seat=B
                nobody-moved seat=C
                nobody-moved seat=D
                crowd-heard place=megatoys
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=2 strength=1
                settled-without-ballot purpose=sacrifice seat=B
                character-lost seat=B role=pin-up place=restrooms
                zombies-left place=restrooms n=2
                player-eliminated seat=B
                zombies-held place=megatoys zombies=3 strength=4
                vote-called purpose=sacrifice place=parking
                settled-without-ballot purpose=sacrifice seat=A
                character-lost seat=A role=pin-up place=parking
                player-eliminated seat=A
                zombies-left place=parking n=3
                game-ended ending=few-left winners=["C","D"]
        "#]],
    );
}
