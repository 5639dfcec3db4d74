//! Chapter 14: cancel chains.

use expect_test::expect;

use crate::transcript::check;

const CHAIN: &str = "seats 4
     first B
     church: A geek, B punk, C student, D thief
     zombies: church 4
     hand A: shotgun, gun, pepper-spray
     hand B: gun
     hand C: pepper-spray
     hand D: pepper-spray
     begin after-invasion";

#[test]
fn city_14_1_a_card_is_answered_before_anything_happens() {
    check(
        &["CITY-14.1", "CITY-14.2", "CITY-14.3", "CITY-14.6", "CITY-13.15"],
        CHAIN,
        "A play shotgun at church
         = pending
         A pass
         B pass
         C cancel pepper-spray
         @A
         D cancel pepper-spray
         = pending
         all pass
         = at church
         = hand D
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play shotgun at church
                card-played seat=A card=shotgun aim={"at":"church"}
            = seats who=["A","B","C","D"] mode=reaction question={"answer-card":{"seat":"A","card":"shotgun"}}
            > A pass
            > B pass
            > C cancel pepper-spray
            @A
            > D cancel pepper-spray
                card-played seat=C card=pepper-spray aim=nothing
            = seats who=["A","B","D"] mode=reaction question={"answer-card":{"seat":"C","card":"pepper-spray"}}
            > all pass
                card-carried-out seat=C card=pepper-spray
                card-cancelled seat=A card=shotgun by=C
            = at church: A geek, B punk, C student, D thief, 4 zombies
            = hand D: pepper-spray; antidotes 0, food []
            = table: first B, leader green, zombies 36, antidotes 20, deck 34, discard [pepper-spray shotgun]
        "#]],
    );
}

#[test]
fn city_14_4_a_cancelled_cancel_does_not_stand() {
    check(
        &["CITY-14.4", "CITY-14.8", "CITY-14.7", "CITY-15.28"],
        CHAIN,
        "A play shotgun at church
         A pass
         B pass
         C cancel pepper-spray
         D pass
         A cancel pepper-spray
         B pass
         D pass
         all pass
         = pending
         A pass
         D pass
         ! C pass
         B cancel punk
         = at church
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play shotgun at church
                card-played seat=A card=shotgun aim={"at":"church"}
            > A pass
            > B pass
            > C cancel pepper-spray
            > D pass
                card-played seat=C card=pepper-spray aim=nothing
            > A cancel pepper-spray
            > B pass
            > D pass
                card-played seat=A card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=A card=pepper-spray
                card-cancelled seat=C card=pepper-spray by=A
            = seats who=["A","B","D"] mode=reaction question={"answer-card":{"seat":"A","card":"shotgun"}}
            > A pass
            > D pass
            ! C pass: not-asked (TABLE-2)
            > B cancel punk
                power-used seat=B role=punk aim=nothing
                card-cancelled seat=A card=shotgun by=B
            = at church: A geek, B punk tired, C student, D thief, 4 zombies
            = table: first B, leader green, zombies 36, antidotes 20, deck 34, discard [pepper-spray pepper-spray shotgun]
        "#]],
    );
}

#[test]
fn city_14_7_players_may_cancel_their_own_cards() {
    check(
        &["CITY-14.7"],
        CHAIN,
        "A play shotgun at church
         A cancel pepper-spray
         B pass
         C pass
         D pass
         all pass
         ! B cancel pepper-spray
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play shotgun at church
                card-played seat=A card=shotgun aim={"at":"church"}
            > A cancel pepper-spray
            > B pass
            > C pass
            > D pass
                card-played seat=A card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=A card=pepper-spray
                card-cancelled seat=A card=shotgun by=A
            ! B cancel pepper-spray: no-action-now (CITY-4.1)
            = at church: A geek, B punk, C student, D thief, 4 zombies
        "#]],
    );
}
