//! Chapter 19: offers, trades, and showing cards.

use expect_test::expect;

use crate::transcript::check;

/// Three players at the Church, with something to bargain for.
pub const PEOPLE: &str = "seats 3
     church: A punk, B student, C thief
     bank: A geek
     zombies: church 3
     antidotes: A 1, B 1, church 1
     hand A: gun, shotgun
     hand B: alarm, hideout
     hand C: gun
     begin after-invasion";

#[test]
fn city_19_1_trades_of_cards_and_antidotes() {
    check(
        &["CITY-19.1", "CITY-19.2", "CITY-19.3", "CITY-19.4", "CITY-19.34", "CITY-19.6", "CITY-19.7"],
        PEOPLE,
        r#"! A propose {"to":"A","give":{"antidotes":1}}
           ! A propose {"to":"B"}
           ! A propose {"to":"B","give":{"antidotes":2}}
           ! A propose {"to":"B","give":{"cards":[{"named":"alarm"}]}}
           ! A propose {"to":"B","give":{"cards":["any"]}}
           A propose {"to":"B","give":{"cards":[{"named":"gun"},{"blind":"shotgun"}]},"want":{"cards":["any"],"antidotes":1}}
           @B
           @C
           ? B
           ! C accept A 1 []
           ! B accept A 1 []
           ! B accept A 1 ["gun"]
           ! B accept A 2 ["alarm"]
           B accept A 1 ["alarm"]
           @B
           @C
           = hand A
           = hand B"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A propose {"to":"A","give":{"antidotes":1}}: no-such-player (CITY-19.2)
            ! A propose {"to":"B"}: empty-offer (CITY-19.3)
            ! A propose {"to":"B","give":{"antidotes":2}}: goods-not-held (CITY-19.34)
            ! A propose {"to":"B","give":{"cards":[{"named":"alarm"}]}}: goods-not-held (CITY-19.34)
            ! A propose {"to":"B","give":{"cards":["any"]}}: wrong-ware (CITY-19.6)
            > A propose {"to":"B","give":{"cards":[{"named":"gun"},{"blind":"shotgun"}]},"want":{"cards":["any"],"antidotes":1}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            @B
                offer-made seat=A to=B number=1 answers=null lasts=window terms={"to":"B","give":{"cards":[{"named":"gun"},"any"],"antidotes":0,"when":"at-once"},"want":{"cards":["any"],"antidotes":1,"when":"at-once"},"promises":[],"lasts":"window"}
            @C
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            ? B: pass, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}, play hideout {"character":"student"}, use student nothing, refuse A 1, accept A 1 ["alarm"], accept A 1 ["hideout"]
            ! C accept A 1 []: no-such-offer (CITY-19.34)
            ! B accept A 1 []: wrong-ware (CITY-19.6)
            ! B accept A 1 ["gun"]: goods-not-held (CITY-19.4)
            ! B accept A 2 ["alarm"]: no-such-offer (CITY-19.34)
            > B accept A 1 ["alarm"]
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=2 antidotes_given=0 cards_taken=1 antidotes_taken=1 given=null taken=null
            @B
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=2 antidotes_given=0 cards_taken=1 antidotes_taken=1 given=["gun","shotgun"] taken=["alarm"]
            @C
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=2 antidotes_given=0 cards_taken=1 antidotes_taken=1 given=null taken=null
            = hand A: alarm; antidotes 2, food []
            = hand B: hideout, gun, shotgun; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_19_34_an_offer_ends() {
    check(
        &["CITY-19.34"],
        PEOPLE,
        r#"A propose {"give":{"cards":[{"named":"gun"}]}}
           B refuse A 1
           ! B accept A 1 []
           A withdraw 1
           ! A withdraw 1
           A propose {"give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
           A play gun at church
           all pass
           ! B accept A 2 []
           A propose {"give":{"cards":[{"named":"shotgun"}]}}
           quiet"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A propose {"give":{"cards":[{"named":"gun"}]}}
                offer-made seat=A to=null number=1 answers=null lasts=window terms=null
            > B refuse A 1
                offer-refused seat=B of=A number=1
            ! B accept A 1 []: no-such-offer (CITY-19.34)
            > A withdraw 1
                offer-ended seat=A number=1
            ! A withdraw 1: no-such-offer (CITY-19.34)
            > A propose {"give":{"cards":[{"named":"gun"}]},"want":{"antidotes":1}}
                offer-made seat=A to=null number=2 answers=null lasts=window terms=null
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
                offer-ended seat=A number=2
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            ! B accept A 2 []: no-such-offer (CITY-19.34)
            > A propose {"give":{"cards":[{"named":"shotgun"}]}}
                offer-made seat=A to=null number=3 answers=null lasts=window terms=null
            > quiet
                window-closed moment=after-invasion
                offer-ended seat=A number=3
                move-began seat=A
        "#]],
    );
}

#[test]
fn city_19_10_cards_are_shown() {
    check(
        &["CITY-19.10"],
        PEOPLE,
        "! A show alarm B
         ! A show gun A
         A show gun B
         @B
         @C",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A show alarm B: card-not-held (CITY-19.10)
            ! A show gun A: no-such-player (CITY-19.10)
            > A show gun B
                card-shown seat=A to=B card=null
            @B
                card-shown seat=A to=B card=gun
            @C
                card-shown seat=A to=B card=null
        "#]],
    );
    check(
        &["CITY-24.8"],
        &PEOPLE.replace("seats 3", "seats 3\n rules show_cards=off"),
        "! A show gun B",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A show gun B: cards-are-not-shown (CITY-24.8)
        "#]],
    );
}

#[test]
fn city_19_29_ten_bargains_in_one_window() {
    let mut script = String::new();
    for number in 1..=10 {
        let (from, to) = if number % 2 == 1 { ("A", "B") } else { ("B", "A") };
        script += &format!(
            "{from} propose {{\"to\":\"{to}\",\"give\":{{\"antidotes\":1}}}}\n{to} accept {from} {number} []\n"
        );
    }
    script += "! A propose {\"to\":\"B\",\"give\":{\"antidotes\":1}}";
    check(
        &["CITY-19.29"],
        PEOPLE,
        &script,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > B propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=B to=A number=2 answers=null lasts=window terms=null
            > A accept B 2 []
                offer-ended seat=B number=2
                trade-made seat=B with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=3 answers=null lasts=window terms=null
            > B accept A 3 []
                offer-ended seat=A number=3
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > B propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=B to=A number=4 answers=null lasts=window terms=null
            > A accept B 4 []
                offer-ended seat=B number=4
                trade-made seat=B with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=5 answers=null lasts=window terms=null
            > B accept A 5 []
                offer-ended seat=A number=5
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > B propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=B to=A number=6 answers=null lasts=window terms=null
            > A accept B 6 []
                offer-ended seat=B number=6
                trade-made seat=B with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=7 answers=null lasts=window terms=null
            > B accept A 7 []
                offer-ended seat=A number=7
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > B propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=B to=A number=8 answers=null lasts=window terms=null
            > A accept B 8 []
                offer-ended seat=B number=8
                trade-made seat=B with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=9 answers=null lasts=window terms=null
            > B accept A 9 []
                offer-ended seat=A number=9
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > B propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=B to=A number=10 answers=null lasts=window terms=null
            > A accept B 10 []
                offer-ended seat=B number=10
                trade-made seat=B with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            ! A propose {"to":"B","give":{"antidotes":1}}: too-many-bargains (CITY-19.29)
        "#]],
    );
}
