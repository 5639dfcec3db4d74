//! Actions that players see but must not take: every row names the rule that forbids it.

use expect_test::expect;
use mall_of_horror::Setup;
use table::Seat;

use crate::transcript::{check, check_from_start};

#[test]
fn mall_2_4_no_placed_character_and_no_location_that_was_not_rolled() {
    check_from_start(
        &["MALL-2.4"],
        Setup { chief: Some(Seat::A), ..Setup::new(3) },
        "~ chance cards axe sprint threat
         ~ chance dice 1 4
         ?? A
         ~ A place-character pin-up parking
         ~ chance dice 1 4
         ~ B place-character pin-up parking
         ~ chance dice 1 4
         ~ C place-character pin-up parking
         ~ chance dice 3 3
         ? A
         ?? A",
        expect![[r#"
                chief-seated seat=A
            ?? A:
                place-closed (MALL-2.5): place-character pin-up cachou, place-character tough-guy cachou, place-character gunman cachou, place-character little-girl cachou
                not-rolled (MALL-2.4): place-character pin-up megatoys, place-character pin-up security-hq, place-character pin-up supermarket, place-character tough-guy megatoys, place-character tough-guy security-hq, place-character tough-guy supermarket, place-character gunman megatoys, place-character gunman security-hq, place-character gunman supermarket, place-character little-girl megatoys, place-character little-girl security-hq, place-character little-girl supermarket
            ? A: place-character tough-guy megatoys, place-character gunman megatoys, place-character little-girl megatoys
            ?? A:
                already-placed (MALL-2.4): place-character pin-up restrooms, place-character pin-up cachou, place-character pin-up megatoys, place-character pin-up parking, place-character pin-up security-hq, place-character pin-up supermarket
                not-rolled (MALL-2.4): place-character tough-guy restrooms, place-character tough-guy parking, place-character tough-guy security-hq, place-character tough-guy supermarket, place-character gunman restrooms, place-character gunman parking, place-character gunman security-hq, place-character gunman supermarket, place-character little-girl restrooms, place-character little-girl parking, place-character little-girl security-hq, place-character little-girl supermarket
                place-closed (MALL-2.5): place-character tough-guy cachou, place-character gunman cachou, place-character little-girl cachou
        "#]],
    );
}

#[test]
fn mall_3_5_cards_that_do_not_fit_before_and_during_a_vote() {
    check(
        &["MALL-3.5"],
        "seats 4
         restrooms: A pin-up, A gunman, B pin-up
         supermarket: C pin-up, D pin-up, C gunman, D gunman, A tough-guy
         zombies: restrooms 4
         hand A: sprint, hidden, threat, axe
         begin attack",
        "? A
         ?? A
         ~ A hide pin-up
         ~ A pass
         ? A
         ?? A",
        expect![[r#"
                crowd-heard place=supermarket
                vote-called purpose=sacrifice place=restrooms
            ? A: pass, play threat, hide pin-up, hide gunman, play axe
            ?? A:
                only-when-moving (MALL-5.9): play sprint
                character-not-here (MALL-6.9): hide tough-guy
            ? A: vote-for A, vote-for B
            ?? A:
                nobody-to-lose-here (MALL-3.4): vote-for C, vote-for D
                vote-has-begun (MALL-3.5): play threat, play sprint, play axe
        "#]],
    );
}

#[test]
fn mall_3_9_only_the_tied_are_named() {
    check(
        &["MALL-3.9"],
        "seats 5
         chief D
         restrooms: A pin-up, B pin-up, C pin-up
         megatoys: C gunman, D pin-up, D gunman, E pin-up
         zombies: restrooms 3
         begin attack",
        "~ A vote-for B
         ~ B vote-for C
         C vote-for A
         ?? A
         ~ A vote-for B
         ~ B vote-for A
         ~ C vote-for C
         ~ D vote-for A
         E vote-for B
         = vote A
         ? D
         ?? D",
        expect![[r#"
                crowd-heard place=megatoys
                pin-ups-seen place=restrooms
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=4 strength=3
            > C vote-for A
                ballot-sealed seat=C named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"C","weight":1},{"seat":"C","named":"A","weight":1}]
                vote-tied among=["A","B","C"]
            ?? A:
                not-tied (MALL-3.8): vote-for D, vote-for E
            > E vote-for B
                ballot-sealed seat=E named=null
                ballots-revealed ballots=[{"seat":"D","named":"A","weight":1},{"seat":"E","named":"B","weight":1},{"seat":"A","named":"B","weight":1},{"seat":"B","named":"A","weight":1},{"seat":"C","named":"C","weight":1}]
                vote-tied-again among=["A","B"]
            = seat=A weight=1 is_sealed=false named=null
            = seat=B weight=1 is_sealed=false named=null
            = seat=C weight=1 is_sealed=false named=null
            = seat=D weight=1 is_sealed=false named=null
            = seat=E weight=1 is_sealed=false named=null
            ? D: break-tie A, break-tie B
            ?? D:
                not-tied (MALL-3.9): break-tie C, break-tie D, break-tie E
        "#]],
    );
}

#[test]
fn mall_4_2_no_gift_to_oneself_or_to_the_eliminated() {
    check(
        &["MALL-4.2"],
        "seats 4
         round 3
         parking: A pin-up
         megatoys: B pin-up, C pin-up, B gunman, C gunman
         eliminated: D 1
         begin truck",
        "~ chance cards axe sprint threat
         = pending
         ? A
         ?? A
         ~ A keep axe
         = pending
         ? A
         ?? A",
        expect![[r#"
                vote-called purpose=truck place=parking
                settled-without-ballot purpose=truck seat=A
                searcher-chosen seat=A
            = seats who=["A"] mode=turn question=keep-card
            ? A: keep threat, keep sprint, keep axe
            ?? A:
            = seats who=["A"] mode=turn question=give-card
            ? A: give threat B, give threat C, give sprint B, give sprint C
            ?? A:
                not-to-oneself (MALL-4.2): give threat A, give sprint A
                player-eliminated (MALL-4.2): give threat D, give sprint D
        "#]],
    );
}

#[test]
fn mall_4_8_and_5_3_closed_places() {
    check(
        &["MALL-4.8"],
        "seats 4
         round 4
         supermarket: A pin-up, B pin-up, C pin-up, A gunman, B gunman
         eliminated: D 2
         dice: 1, 1, 1, 1
         begin zombie-players",
        "?? D
         ~ D put-zombie parking
         ?? A",
        expect![[r#"
            ?? D:
                place-closed (MALL-4.8): put-zombie cachou
            ?? A:
                place-closed (MALL-5.3): go-to cachou
        "#]],
    );
}

#[test]
fn mall_4_9_only_cameras_while_the_dice_are_covered() {
    check(
        &["MALL-4.9"],
        "seats 4
         supermarket: A pin-up, B pin-up, C pin-up, D pin-up, A gunman
         hand A: threat, hidden
         hand B: security-camera, sprint
         begin hidden-dice",
        "~ chance dice 1 2 3 4
         ?? A
         ~ A pass
         ? B
         ?? B
         B play security-camera
         = pending",
        expect![[r#"
            ?? A:
                only-cameras-now (MALL-4.9): play threat, hide pin-up, hide tough-guy, hide gunman
            ? B: pass, play security-camera
            ?? B:
                only-cameras-now (MALL-4.9): play sprint
            > B play security-camera
                card-played seat=B card=security-camera
                dice-seen seat=B dice=null
            = seats who=["A"] mode=window question=play-camera
        "#]],
    );
}

#[test]
fn mall_5_6_and_5_9_forbidden_moves_and_sprints() {
    check(
        &["MALL-5.6"],
        "seats 4
         megatoys: A pin-up, B pin-up, C pin-up, D pin-up
         parking: A gunman
         hand A: sprint
         destinations: A megatoys, B megatoys, C megatoys, D megatoys
         dice: 1, 1, 1, 1
         begin movement",
        "? A
         ?? A
         A sprint pin-up restrooms",
        expect![[r#"
                dice-revealed dice=[1,1,1,1]
                zombies-arrived place=restrooms n=4
            ? A: stay, sprint pin-up restrooms, sprint pin-up megatoys, sprint pin-up parking, sprint pin-up security-hq, sprint pin-up supermarket, sprint gunman restrooms, sprint gunman parking, sprint gunman security-hq, sprint gunman supermarket
            ?? A:
                stands-there-already (MALL-5.6): move pin-up
                not-in-play (MALL-5.6): move tough-guy
                on-the-parking-already (MALL-5.7): move gunman, sprint gunman megatoys
                place-closed (MALL-5.9): sprint pin-up cachou, sprint gunman cachou
                not-in-play (MALL-5.9): sprint tough-guy restrooms, sprint tough-guy cachou, sprint tough-guy megatoys, sprint tough-guy parking, sprint tough-guy security-hq, sprint tough-guy supermarket
            > A sprint pin-up restrooms
                card-played seat=A card=sprint
                character-moved seat=A role=pin-up from=megatoys to=restrooms
                nobody-moved seat=B
                nobody-moved seat=C
                nobody-moved seat=D
                crowd-heard place=megatoys
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=4 strength=1
                settled-without-ballot purpose=sacrifice seat=A
                character-lost seat=A role=pin-up place=restrooms
                zombies-left place=restrooms n=4
                zombies-held place=megatoys zombies=2 strength=3
                game-ended ending=few-left winners=["B","C","D"]
        "#]],
    );
}

#[test]
fn mall_6_10_characters_elsewhere_or_hidden_cannot_be_lost() {
    check(
        &["MALL-6.10"],
        "seats 4
         restrooms: A pin-up, A gunman, B pin-up
         supermarket: A tough-guy, C pin-up, D pin-up, C gunman, D gunman
         zombies: restrooms 3
         begin attack",
        "~ A vote-for A
         ~ B vote-for A
         ? A
         ?? A",
        expect![[r#"
                crowd-heard place=supermarket
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=3 strength=3
            ? A: sacrifice pin-up, sacrifice gunman
            ?? A:
                character-not-here (MALL-6.10): sacrifice tough-guy
        "#]],
    );
}

#[test]
fn mall_5_6_a_player_who_can_move_must_not_stay() {
    check(
        &["MALL-5.6"],
        "seats 4
         restrooms: A pin-up, B pin-up, C pin-up
         supermarket: A gunman, D pin-up
         destinations: A megatoys, B megatoys, C megatoys, D megatoys
         dice: 1, 1, 1, 1
         begin movement",
        "? A
         ?? A",
        expect![[r#"
                dice-revealed dice=[1,1,1,1]
                zombies-arrived place=restrooms n=4
            ? A: move pin-up, move gunman
            ?? A:
                not-in-play (MALL-5.6): move tough-guy
                must-move (MALL-5.6): stay
        "#]],
    );
}
