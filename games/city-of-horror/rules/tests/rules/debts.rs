//! Chapter 19: debts, where there is no escrow.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

#[test]
fn city_19_43_debts_last_until_the_start_of_the_next_turn() {
    let scene = logged(&ATTACK.replace("church 3", "church 2"));
    let deal = r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
           B accept A 1 []
           all pass
           "#;
    check(
        &["CITY-19.43", "CITY-19.27"],
        &scene,
        &(deal.to_string()
            + r#"= promises A
           A decline
           A propose {"to":"B","give":{"antidotes":1}}
           B accept A 2 []
           = promises A
           B decline
           quiet
           = promises A"#),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=A to=B antidotes=1 cards=0 kept=open is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 0 kept, 0 broken
            > A decline
                declined seat=A
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
            = promises A: 1 kept, 0 broken
            > B decline
                declined seat=B
                window-opened moment=before-attack place=bank
            > quiet
                window-closed moment=before-attack
                no-attack place=bank zombies=0
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                window-closed moment=start-of-turn
            = promises A: 1 kept, 0 broken
        "#]],
    );
    check(
        &["CITY-19.43"],
        &scene,
        &(deal.to_string() + "A decline\n B decline\n quiet\n = promises A\n = promises B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=A to=B antidotes=1 cards=0 kept=open is_private=false
                location-skipped place=hospital
                location-began place=bank
            > A decline
                declined seat=A
            > B decline
                declined seat=B
                window-opened moment=before-attack place=bank
            > quiet
                window-closed moment=before-attack
                no-attack place=bank zombies=0
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                window-closed moment=start-of-turn
                payment-settled seat=A to=B antidotes=1 cards=0 kept=broken is_private=false
            = promises A: 0 kept, 1 broken
            = promises B: 0 kept, 0 broken
        "#]],
    );
    // Nobody owes anything to eliminated players.
    check(
        &["CITY-19.26"],
        "seats 3
         rules promises=logged
         church: A punk, B student
         hospital: C thief
         zombies: hospital 3
         antidotes: A 1
         begin attack church",
        r#"A propose {"to":"C","give":{"antidotes":1,"when":{"if":{"unharmed":"A"}}}}
           C accept A 1 []
           quiet
           C decline
           quiet
           = promises A"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"C","give":{"antidotes":1,"when":{"if":{"unharmed":"A"}}}}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"unharmed":"A"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > quiet
                window-closed moment=before-attack
                no-attack place=church zombies=0
                payment-settled seat=A to=C antidotes=1 cards=0 kept=open is_private=false
                location-began place=hospital
            > C decline
                declined seat=C
                window-opened moment=before-attack place=hospital
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=hospital zombies=3
                settled-without-ballot purpose=attack place=hospital seat=C
                character-lost seat=C role=thief place=hospital
                payment-settled seat=A to=C antidotes=1 cards=0 kept=void is_private=false
                player-eliminated seat=C
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                window-closed moment=start-of-turn
            = promises A: 0 kept, 0 broken
        "#]],
    );
}
