//! Chapter 2: set-up.

use expect_test::expect;
use mall_of_horror::{Colour, Mall, Setup};
use table::{Game, Observer, Seat};

use crate::transcript::check_from_start;

fn with_chief(seats: usize, chief: Seat) -> Setup {
    Setup { chief: Some(chief), ..Setup::new(seats) }
}

#[test]
fn mall_2_1_the_cachou_is_closed_with_three_or_four_players() {
    for (n_seats, is_open) in [(3, false), (4, false), (5, true), (6, true)] {
        let view = Mall::new(&Setup::new(n_seats)).unwrap().view(Observer::Table);
        assert_eq!(view.places[1].is_open, is_open, "{n_seats} players");
        assert_eq!(view.places.iter().filter(|place| place.is_open).count(), if is_open { 6 } else { 5 });
    }
}

#[test]
fn mall_2_2_the_first_chief_is_drawn() {
    check_from_start(
        &["MALL-2.2"],
        Setup::new(4),
        "= pending
         ! chance chief E
         ! A pass
         chance chief C
         = pending
         ~ chance cards axe sprint threat threat
         = pending",
        expect![[r#"
            = chance chief
            ! chance chief E: impossible-roll (TABLE-6)
            ! A pass: waits-for-chance (TABLE-3)
            > chance chief C
                chief-seated seat=C
            = chance deal={"n":4}
            = chance placement-dice={"seat":"C"}
        "#]],
    );
}

#[test]
fn mall_2_2_the_host_can_name_the_first_chief() {
    check_from_start(
        &["MALL-2.2"],
        with_chief(4, Seat::D),
        "= pending",
        expect![[r#"
            chief-seated seat=D
        = chance deal={"n":4}
    "#]],
    );
}

#[test]
fn mall_2_3_one_secret_card_each() {
    check_from_start(
        &["MALL-2.3"],
        with_chief(4, Seat::A),
        "! chance cards axe axe sprint threat
         ! chance cards axe sprint threat
         chance cards axe sprint threat threat
         @B
         = hand A
         = hand B",
        expect![[r#"
                chief-seated seat=A
            ! chance cards axe axe sprint threat: impossible-roll (TABLE-6)
            ! chance cards axe sprint threat: impossible-roll (TABLE-6)
            > chance cards axe sprint threat threat
                card-dealt seat=A card=null
                card-dealt seat=B card=null
                card-dealt seat=C card=null
                card-dealt seat=D card=null
            @B
                card-dealt seat=A card=null
                card-dealt seat=B card=sprint
                card-dealt seat=C card=null
                card-dealt seat=D card=null
            = hand A: axe
            = hand B: sprint
        "#]],
    );
}

#[test]
fn mall_2_4_and_2_5_characters_are_placed_by_two_dice() {
    check_from_start(
        &["MALL-2.4", "MALL-2.5"],
        with_chief(3, Seat::B),
        "chance cards axe sprint threat
         = pending
         ! chance dice 1 7
         ! chance dice 1 2 3
         chance dice 1 3
         ? B
         ! A place-character pin-up restrooms
         ! B place-character pin-up parking
         B place-character pin-up restrooms
         chance dice 2 1
         ? C
         ! C place-character gunman cachou
         C place-character gunman restrooms
         chance dice 1 1
         A place-character little-girl restrooms
         chance dice 2 1
         ? B
         ! B place-character pin-up parking
         ! B place-character gunman restrooms
         B place-character gunman security-hq
         chance dice 1 6
         ? C
         = board",
        expect![[r#"
                chief-seated seat=B
            > chance cards axe sprint threat
                card-dealt seat=A card=null
                card-dealt seat=B card=null
                card-dealt seat=C card=null
            = chance placement-dice={"seat":"B"}
            ! chance dice 1 7: impossible-roll (TABLE-6)
            ! chance dice 1 2 3: impossible-roll (TABLE-6)
            > chance dice 1 3
                placement-rolled seat=B dice=[1,3]
            ? B: place-character pin-up restrooms, place-character pin-up megatoys, place-character tough-guy restrooms, place-character tough-guy megatoys, place-character gunman restrooms, place-character gunman megatoys, place-character little-girl restrooms, place-character little-girl megatoys
            ! A place-character pin-up restrooms: not-asked (TABLE-2)
            ! B place-character pin-up parking: not-rolled (MALL-2.4)
            > B place-character pin-up restrooms
                character-placed seat=B role=pin-up place=restrooms
            > chance dice 2 1
                placement-rolled seat=C dice=[2,1]
            ? C: place-character pin-up restrooms, place-character tough-guy restrooms, place-character gunman restrooms, place-character little-girl restrooms
            ! C place-character gunman cachou: place-closed (MALL-2.5)
            > C place-character gunman restrooms
                character-placed seat=C role=gunman place=restrooms
            > chance dice 1 1
                placement-rolled seat=A dice=[1,1]
            > A place-character little-girl restrooms
                character-placed seat=A role=little-girl place=restrooms
            > chance dice 2 1
                placement-rolled seat=B dice=[2,1]
            ? B: place-character tough-guy megatoys, place-character tough-guy parking, place-character tough-guy security-hq, place-character tough-guy supermarket, place-character gunman megatoys, place-character gunman parking, place-character gunman security-hq, place-character gunman supermarket, place-character little-girl megatoys, place-character little-girl parking, place-character little-girl security-hq, place-character little-girl supermarket
            ! B place-character pin-up parking: already-placed (MALL-2.4)
            ! B place-character gunman restrooms: place-full (MALL-2.5)
            > B place-character gunman security-hq
                character-placed seat=B role=gunman place=security-hq
            > chance dice 1 6
                placement-rolled seat=C dice=[1,6]
            ? C: place-character pin-up supermarket, place-character tough-guy supermarket, place-character little-girl supermarket
            = restrooms: A little-girl, B pin-up, C gunman
            = cachou: closed
            = security-hq: B gunman
        "#]],
    );
}

#[test]
fn mall_2_6_four_dice_bring_the_first_zombies() {
    let mut script = "chance cards axe sprint threat threat\n".to_string();
    for role in ["pin-up", "tough-guy", "gunman"] {
        for seat in ["A", "B", "C", "D"] {
            script += &format!("~ chance dice 4 4\n~ {seat} place-character {role} parking\n");
        }
    }
    script += "chance dice 2 5 2 5
        = pending
        ! A put-zombie cachou
        ! B put-zombie parking
        ?? A
        A put-zombie parking
        A put-zombie restrooms
        = board
        = round";
    check_from_start(
        &["MALL-2.6"],
        with_chief(4, Seat::A),
        &script,
        expect![[r#"
                chief-seated seat=A
            > chance cards axe sprint threat threat
                card-dealt seat=A card=null
                card-dealt seat=B card=null
                card-dealt seat=C card=null
                card-dealt seat=D card=null
            > chance dice 2 5 2 5
                first-zombies-rolled dice=[2,5,2,5]
                zombies-arrived place=security-hq n=2
            = seats who=["A"] mode=turn question=put-first-zombie
            ! A put-zombie cachou: place-closed (MALL-2.6)
            ! B put-zombie parking: not-asked (TABLE-2)
            ?? A:
                place-closed (MALL-2.6): put-zombie cachou
            > A put-zombie parking
                zombie-put seat=A place=parking
            > A put-zombie restrooms
                zombie-put seat=A place=restrooms
                round-began round=1
                vote-called purpose=truck place=parking
            = restrooms: 1 zombies
            = cachou: closed
            = parking: A pin-up, A tough-guy, A gunman, B pin-up, B tough-guy, B gunman, C pin-up, C tough-guy, C gunman, D pin-up, D tough-guy, D gunman, 1 zombies
            = security-hq: 2 zombies
            = round 1
        "#]],
    );
}

#[test]
fn mall_2_7_every_player_has_a_different_colour() {
    let colours = vec![Colour::Bone, Colour::Sky, Colour::Jade];
    let setup = Setup { colours: colours.clone(), ..Setup::new(3) };
    let view = Mall::new(&setup).unwrap().view(Observer::Table);
    assert_eq!(view.seats.iter().map(|seat| seat.colour).collect::<Vec<_>>(), colours);

    let twice = Setup { colours: vec![Colour::Sky, Colour::Sky, Colour::Jade], ..Setup::new(3) };
    let errors = Mall::new(&twice).unwrap_err();
    assert_eq!(errors.to_string(), "colours: two players have the same colour (MALL-2.7)");
}

#[test]
fn mall_2_8_bad_set_ups_are_refused_with_every_reason() {
    let option = |key: &str, value: &str| (key.to_string(), value.to_string());
    let cases = [
        (2, vec![], expect!["seats: 3 to 6 players can play, not 2 (MALL-2.8)"]),
        (7, vec![], expect!["seats: 3 to 6 players can play, not 7 (MALL-2.8)"]),
        (4, vec![option("chief", "E")], expect!["chief: there is no seat E at a table of 4 (MALL-2.2)"]),
        (
            4,
            vec![option("chief", "X"), option("zombie_players", "never"), option("moon", "full")],
            expect![[
                r#"moon: no such option; there are chief, zombie_players, colours, first_passes (TABLE-9); chief: "X" is not a seat: seats are A to H (MALL-2.2); zombie_players: "never" is neither every_round nor once (MALL-4.8)"#
            ]],
        ),
        (
            4,
            vec![option("colours", "sky-coral")],
            expect!["colours: 2 colours are given for 4 players (MALL-2.7)"],
        ),
        (
            4,
            vec![option("colours", "sky-coral-jade-mauve")],
            expect![[r#"colours: "mauve" is not a colour (MALL-2.7)"#]],
        ),
        (
            4,
            vec![option("chief", "A"), option("chief", "B")],
            expect!["chief: the option is given twice (TABLE-9)"],
        ),
    ];
    for (seats, options, expected) in cases {
        let errors = Setup::from_options(seats, &options)
            .and_then(|setup| Mall::new(&setup).map(|_| ()))
            .expect_err("this set-up is refused");
        expected.assert_eq(&errors.to_string());
    }
}
