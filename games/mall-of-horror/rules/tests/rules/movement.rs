//! Chapter 5: destinations, arrivals, moves.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mall_5_1_to_5_3_destinations_are_chosen_in_secret() {
    check(
        &["MALL-5.1", "MALL-5.2", "MALL-5.3", "MALL-5.4"],
        "seats 5
         round 3
         chief B
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, A gunman
         eliminated: E 2
         closed: security-hq
         dice: 1, 1, 6, 6
         begin destinations",
        "= pending
         ! E go-to parking
         ! A go-to security-hq
         ? A
         A go-to parking
         @A
         @B
         A go-to supermarket
         B go-to parking
         C go-to restrooms
         = pending
         D go-to supermarket",
        expect![[r#"
            = seats who=["A","B","C","D"] mode=sealed question=choose-destination
            ! E go-to parking: not-asked (TABLE-2)
            ! A go-to security-hq: place-closed (MALL-5.3)
            ? A: go-to restrooms, go-to cachou, go-to megatoys, go-to parking, go-to supermarket
            > A go-to parking
                destination-sealed seat=A place=null
            @A
                destination-sealed seat=A place=parking
            @B
                destination-sealed seat=A place=null
            > A go-to supermarket
                destination-sealed seat=A place=null
            > B go-to parking
                destination-sealed seat=B place=null
            > C go-to restrooms
                destination-sealed seat=C place=null
            = seats who=["A","B","C","D"] ready=["A","B","C"] mode=sealed question=choose-destination
            > D go-to supermarket
                destination-sealed seat=D place=null
                destinations-revealed destinations=[{"seat":"B","place":"parking"},{"seat":"C","place":"restrooms"},{"seat":"D","place":"supermarket"},{"seat":"A","place":"supermarket"}]
                dice-revealed dice=[1,1,6,6]
                zombies-arrived place=restrooms n=2
                zombies-arrived place=supermarket n=2
        "#]],
    );
}

#[test]
fn mall_5_2_a_new_chief_shows_first() {
    check(
        &["MALL-5.2"],
        "seats 4
         chief B
         chief-is-new
         megatoys: A pin-up, B pin-up, C pin-up
         supermarket: D pin-up, A gunman
         dice: 1, 1, 6, 6
         begin destinations",
        "= pending
         ! A go-to parking
         B go-to restrooms
         = pending
         ! B go-to parking",
        expect![[r#"
            = seats who=["B"] mode=turn question=show-destination
            ! A go-to parking: not-asked (TABLE-2)
            > B go-to restrooms
                destination-shown seat=B place=restrooms
            = seats who=["A","C","D"] mode=sealed question=choose-destination
            ! B go-to parking: not-asked (TABLE-2)
        "#]],
    );
}

#[test]
fn mall_5_5_an_empty_location_with_eight_zombies_closes() {
    check(
        &["MALL-5.5", "MALL-5.10", "MALL-5.7"],
        "seats 4
         restrooms: A pin-up
         megatoys: B pin-up, B gunman
         supermarket: C pin-up, D pin-up
         zombies: security-hq 7, restrooms 9, parking 8
         destinations: A security-hq, B parking, C supermarket, D megatoys
         dice: 5, 4, 4, 4
         begin movement",
        "= board
         A move pin-up",
        expect![[r#"
                dice-revealed dice=[4,4,4,5]
                zombies-arrived place=parking n=3
                zombies-arrived place=security-hq n=1
                place-closed place=security-hq zombies=8
            = restrooms: A pin-up, 9 zombies
            = cachou: closed
            = megatoys: B pin-up, B gunman
            = parking: 11 zombies
            = security-hq: closed
            = supermarket: C pin-up, D pin-up
            > A move pin-up
                character-diverted seat=A role=pin-up from=restrooms wanted=security-hq
        "#]],
    );
}

#[test]
fn mall_5_10_later_zombies_close_nothing() {
    check(
        &["MALL-4.8"],
        "seats 6
         round 3
         restrooms: A pin-up, A gunman
         megatoys: B pin-up, B gunman
         supermarket: C pin-up, D pin-up, E pin-up
         zombies: security-hq 7
         eliminated: F 2
         begin zombie-players",
        "F put-zombie security-hq
         = board",
        expect![[r#"
            > F put-zombie security-hq
                zombie-put seat=F place=security-hq
            = restrooms: A pin-up, A gunman
            = megatoys: B pin-up, B gunman
            = security-hq: 8 zombies
            = supermarket: C pin-up, D pin-up, E pin-up
        "#]],
    );
}

#[test]
fn mall_5_6_moving_is_compulsory_and_goes_clockwise_from_the_chief() {
    check(
        &["MALL-5.6", "MALL-5.8"],
        "seats 4
         chief C
         restrooms: A pin-up, A gunman
         megatoys: B pin-up, A tough-guy
         supermarket: C pin-up, D pin-up, D gunman
         destinations: A megatoys, B restrooms, C supermarket, D megatoys
         dice: 4, 4, 4, 4
         hand C: axe
         begin movement",
        "= pending
         ? C
         ! C move pin-up
         C stay
         = pending
         ! A move pin-up
         ? D
         ! D stay
         ! D move tough-guy
         D move gunman
         ? A
         ! A move tough-guy
         A move pin-up
         B move pin-up
         = board",
        expect![[r#"
                dice-revealed dice=[4,4,4,4]
                zombies-arrived place=parking n=4
            = seats who=["C"] mode=turn question={"move-character":{"place":"supermarket"}}
            ? C: stay
            ! C move pin-up: stands-there-already (MALL-5.6)
            > C stay
                nobody-moved seat=C
            = seats who=["D"] mode=turn question={"move-character":{"place":"megatoys"}}
            ! A move pin-up: not-asked (TABLE-2)
            ? D: move pin-up, move gunman
            ! D stay: must-move (MALL-5.6)
            ! D move tough-guy: not-in-play (MALL-5.6)
            > D move gunman
                character-moved seat=D role=gunman from=supermarket to=megatoys
            ? A: move pin-up, move gunman
            ! A move tough-guy: stands-there-already (MALL-5.6)
            > A move pin-up
                character-moved seat=A role=pin-up from=restrooms to=megatoys
            > B move pin-up
                character-moved seat=B role=pin-up from=megatoys to=restrooms
                crowd-heard place=megatoys
                pin-ups-seen place=supermarket
                zombies-held place=megatoys zombies=1 strength=4
                zombies-held place=supermarket zombies=1 strength=2
                round-began round=2
                nobody-there purpose=truck place=parking
                nobody-there purpose=chief place=security-hq
                chief-stays seat=C
            = restrooms: A gunman, B pin-up
            = cachou: closed
            = megatoys: A pin-up, A tough-guy, D gunman, 1 zombies
            = parking: 4 zombies
            = supermarket: C pin-up, D pin-up, 1 zombies
        "#]],
    );
}

#[test]
fn mall_5_7_a_full_destination_leads_to_the_parking() {
    check(
        &["MALL-5.7"],
        "seats 4
         chief A
         restrooms: B pin-up, B gunman, C gunman
         parking: A pin-up, D pin-up
         megatoys: A gunman, C pin-up
         destinations: A restrooms, B parking, C restrooms, D restrooms
         hand D: axe
         dice: 6, 6, 6, 6
         begin movement",
        "? A
         ! A move pin-up
         A move gunman
         B move gunman
         C move pin-up
         ? D
         D stay
         = board",
        expect![[r#"
                dice-revealed dice=[6,6,6,6]
                zombies-arrived place=supermarket n=4
            ? A: move gunman
            ! A move pin-up: on-the-parking-already (MALL-5.7)
            > A move gunman
                character-diverted seat=A role=gunman from=megatoys wanted=restrooms
            > B move gunman
                character-moved seat=B role=gunman from=restrooms to=parking
            > C move pin-up
                character-moved seat=C role=pin-up from=megatoys to=restrooms
            ? D: stay
            > D stay
                nobody-moved seat=D
                crowd-heard place=parking
                vote-called purpose=sacrifice place=parking
            = restrooms: B pin-up, C pin-up, C gunman
            = cachou: closed
            = parking: A pin-up, A gunman, B gunman, D pin-up, 1 zombies
            = supermarket: 4 zombies
        "#]],
    );
}

#[test]
fn mall_5_9_sprint_changes_the_destination_at_the_last_moment() {
    check(
        &["MALL-5.9"],
        "seats 4
         chief A
         restrooms: B pin-up, B gunman, C gunman
         parking: A pin-up
         megatoys: A gunman, C pin-up, D pin-up
         destinations: A restrooms, B parking, C restrooms, D restrooms
         closed: security-hq
         hand A: sprint, sprint
         hand B: sprint
         hand C: axe
         dice: 6, 6, 6, 6
         begin movement",
        "? A
         ! A sprint pin-up restrooms
         ! A sprint pin-up security-hq
         ! A sprint tough-guy parking
         A sprint pin-up supermarket
         = pending
         B sprint gunman restrooms
         ! C sprint pin-up parking
         C move pin-up
         D move pin-up
         = board",
        expect![[r#"
                dice-revealed dice=[6,6,6,6]
                zombies-arrived place=supermarket n=4
            ? A: move gunman, sprint pin-up megatoys, sprint pin-up parking, sprint pin-up supermarket, sprint gunman restrooms, sprint gunman megatoys, sprint gunman parking, sprint gunman supermarket
            ! A sprint pin-up restrooms: on-the-parking-already (MALL-5.7)
            ! A sprint pin-up security-hq: place-closed (MALL-5.9)
            ! A sprint tough-guy parking: not-in-play (MALL-5.9)
            > A sprint pin-up supermarket
                card-played seat=A card=sprint
                character-moved seat=A role=pin-up from=parking to=supermarket
            = seats who=["B"] mode=turn question={"move-character":{"place":"parking"}}
            > B sprint gunman restrooms
                card-played seat=B card=sprint
                character-stayed seat=B role=gunman place=restrooms
            ! C sprint pin-up parking: card-not-held (MALL-5.9)
            > C move pin-up
                character-diverted seat=C role=pin-up from=megatoys wanted=restrooms
            > D move pin-up
                character-diverted seat=D role=pin-up from=megatoys wanted=restrooms
                crowd-heard place=restrooms
                pin-ups-seen place=parking
                zombies-held place=restrooms zombies=1 strength=3
                vote-called purpose=sacrifice place=parking
            = restrooms: B pin-up, B gunman, C gunman, 1 zombies
            = cachou: closed
            = megatoys: A gunman
            = parking: C pin-up, D pin-up, 1 zombies
            = security-hq: closed
            = supermarket: A pin-up, 4 zombies
        "#]],
    );
}

#[test]
fn mall_5_2_a_chief_who_is_new_again_shows_again() {
    check(
        &["MALL-5.2"],
        "seats 4
         round 3
         chief B
         chief-is-new
         supermarket: A pin-up, B pin-up, C pin-up, D pin-up, A gunman
         destinations: A megatoys, B restrooms, C megatoys, D megatoys
         dice: 1, 1, 1, 1
         begin destinations",
        "= pending",
        expect![[r#"
            = seats who=["B"] mode=turn question=show-destination
        "#]],
    );
}

#[test]
fn mall_5_6_a_player_without_cards_or_moves_is_not_asked() {
    check(
        &["MALL-5.6"],
        "seats 4
         megatoys: A pin-up, B pin-up, C pin-up
         restrooms: D pin-up, B gunman
         hand C: axe
         destinations: A megatoys, B megatoys, C megatoys, D restrooms
         dice: 1, 1, 1, 1
         begin movement",
        "= pending
         B move gunman
         = pending
         C stay",
        expect![[r#"
                dice-revealed dice=[1,1,1,1]
                zombies-arrived place=restrooms n=4
                nobody-moved seat=A
            = seats who=["B"] mode=turn question={"move-character":{"place":"megatoys"}}
            > B move gunman
                character-moved seat=B role=gunman from=restrooms to=megatoys
            = seats who=["C"] mode=turn question={"move-character":{"place":"megatoys"}}
            > C stay
                nobody-moved seat=C
                nobody-moved seat=D
                crowd-heard place=megatoys
                pin-ups-seen place=megatoys
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=4 strength=1
                settled-without-ballot purpose=sacrifice seat=D
                character-lost seat=D role=pin-up place=restrooms
                zombies-left place=restrooms n=4
                player-eliminated seat=D
                zombies-held place=megatoys zombies=2 strength=4
                game-ended ending=few-left winners=["B"]
        "#]],
    );
}
