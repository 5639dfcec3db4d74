//! Chapter 19: later payments: by outcome, on credit, or owed.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

#[test]
fn city_19_40_payment_by_outcome() {
    let offers = r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
           B accept A 1 []
           A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"unharmed":"A"}}}}
           B accept A 2 []
           A propose {"to":"B","give":{"cards":[{"named":"shotgun"}],"when":{"if":{"loses":"C"}}}}
           B accept A 3 []
           B propose {"to":"A","give":{"antidotes":1,"when":{"if":{"dies":"punk"}}}}
           A accept B 4 []
           C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
           B accept C 5 []
           all pass
           "#;
    check(
        &["CITY-19.40"],
        ATTACK,
        &(offers.to_string()
            + "A vote-for C
               B vote-for C
               C vote-for A
               = hand A
               = hand B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"unharmed":"A"}}}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"unharmed":"A"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"shotgun"}],"when":{"if":{"loses":"C"}}}}
                offer-made seat=A to=B number=3 answers=null lasts=window terms=null
            > B accept A 3 []
                offer-ended seat=A number=3
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"loses":"C"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B propose {"to":"A","give":{"antidotes":1,"when":{"if":{"dies":"punk"}}}}
                offer-made seat=B to=A number=4 answers=null lasts=window terms=null
            > A accept B 4 []
                offer-ended seat=B number=4
                deal-made seat=B with=A promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"dies":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
                offer-made seat=C to=B number=5 answers=null lasts=window terms=null
            > B accept C 5 []
                offer-ended seat=C number=5
                deal-made seat=C with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for C
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for C
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"C","weight":1,"cast_by":"A"},{"seat":"B","named":"C","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                character-lost seat=C role=thief place=church
                payment-settled seat=C to=B antidotes=0 cards=1 kept=void is_private=false
                player-eliminated seat=C
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=kept is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=kept is_private=false
                payment-settled seat=B to=A antidotes=1 cards=0 kept=void is_private=false
                location-skipped place=hospital
                location-began place=bank
            = hand A: ; antidotes 0, food []
            = hand B: alarm, hideout, gun, shotgun; antidotes 2, food []
        "#]],
    );
    check(
        &["CITY-19.40"],
        ATTACK,
        &(offers.to_string()
            + "A vote-for B
               B vote-for A
               C vote-for A
               = hand A
               = hand B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"unharmed":"A"}}}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"unharmed":"A"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"shotgun"}],"when":{"if":{"loses":"C"}}}}
                offer-made seat=A to=B number=3 answers=null lasts=window terms=null
            > B accept A 3 []
                offer-ended seat=A number=3
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"loses":"C"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B propose {"to":"A","give":{"antidotes":1,"when":{"if":{"dies":"punk"}}}}
                offer-made seat=B to=A number=4 answers=null lasts=window terms=null
            > A accept B 4 []
                offer-ended seat=B number=4
                deal-made seat=B with=A promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"dies":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
                offer-made seat=C to=B number=5 answers=null lasts=window terms=null
            > B accept C 5 []
                offer-ended seat=C number=5
                deal-made seat=C with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                character-lost seat=A role=punk place=church
                payment-settled seat=A to=B antidotes=1 cards=0 kept=void is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=void is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=void is_private=false
                payment-settled seat=B to=A antidotes=1 cards=0 kept=kept is_private=false
                payment-settled seat=C to=B antidotes=0 cards=1 kept=void is_private=false
                location-skipped place=hospital
                location-began place=bank
            = hand A: gun, shotgun; antidotes 2, food []
            = hand B: alarm, hideout; antidotes 0, food []
        "#]],
    );
    // Without an attack nobody is harmed. If deals are only logged, the payer owes the payment.
    let calm = ATTACK.replace("church 3", "church 2");
    check(
        &["CITY-19.40"],
        &calm,
        &(offers.to_string() + "= hand B"),
        expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"unharmed":"A"}}}}
            offer-made seat=A to=B number=2 answers=null lasts=window terms=null
        > B accept A 2 []
            offer-ended seat=A number=2
            deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"unharmed":"A"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A propose {"to":"B","give":{"cards":[{"named":"shotgun"}],"when":{"if":{"loses":"C"}}}}
            offer-made seat=A to=B number=3 answers=null lasts=window terms=null
        > B accept A 3 []
            offer-ended seat=A number=3
            deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"loses":"C"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B propose {"to":"A","give":{"antidotes":1,"when":{"if":{"dies":"punk"}}}}
            offer-made seat=B to=A number=4 answers=null lasts=window terms=null
        > A accept B 4 []
            offer-ended seat=B number=4
            deal-made seat=B with=A promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"dies":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
            offer-made seat=C to=B number=5 answers=null lasts=window terms=null
        > B accept C 5 []
            offer-ended seat=C number=5
            deal-made seat=C with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > all pass
            window-closed moment=before-attack
            no-attack place=church zombies=2
            payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
            payment-settled seat=A to=B antidotes=0 cards=1 kept=kept is_private=false
            payment-settled seat=A to=B antidotes=0 cards=1 kept=void is_private=false
            payment-settled seat=B to=A antidotes=1 cards=0 kept=void is_private=false
            payment-settled seat=C to=B antidotes=0 cards=1 kept=kept is_private=false
            location-skipped place=hospital
            location-began place=bank
        = hand B: alarm, hideout, gun, gun; antidotes 2, food []
    "#]],
    );
    check(
        &["CITY-19.40"],
        &logged(&calm),
        &(offers.to_string() + "= promises A\n = promises B\n = promises C"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"unharmed":"A"}}}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"unharmed":"A"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"shotgun"}],"when":{"if":{"loses":"C"}}}}
                offer-made seat=A to=B number=3 answers=null lasts=window terms=null
            > B accept A 3 []
                offer-ended seat=A number=3
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"loses":"C"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B propose {"to":"A","give":{"antidotes":1,"when":{"if":{"dies":"punk"}}}}
                offer-made seat=B to=A number=4 answers=null lasts=window terms=null
            > A accept B 4 []
                offer-ended seat=B number=4
                deal-made seat=B with=A promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"dies":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
                offer-made seat=C to=B number=5 answers=null lasts=window terms=null
            > B accept C 5 []
                offer-ended seat=C number=5
                deal-made seat=C with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=A to=B antidotes=1 cards=0 kept=open is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=open is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=void is_private=false
                payment-settled seat=B to=A antidotes=1 cards=0 kept=void is_private=false
                payment-settled seat=C to=B antidotes=0 cards=1 kept=open is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 0 kept, 0 broken
            = promises B: 0 kept, 0 broken
            = promises C: 0 kept, 0 broken
        "#]],
    );
}

#[test]
fn city_19_40_payment_by_share_leader_and_after_a_broken_promise() {
    let scene = "seats 3
         church: A punk, A geek, B student
         bank: C thief
         antidotes: A 1, church 1
         hand A: gun
         begin sharing church";
    check(
        &["CITY-19.40"],
        scene,
        r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"leads":"A"}}}}
           B accept A 1 []
           A propose {"to":"C","give":{"cards":[{"named":"gun"}],"when":{"if":{"leads":"B"}}}}
           C accept A 2 []
           all pass
           A vote-for A
           B vote-for B
           A give antidote A
           = hand A
           = hand B"#,
        expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"leads":"A"}}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"leads":"A"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"C","give":{"cards":[{"named":"gun"}],"when":{"if":{"leads":"B"}}}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=C promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"leads":"B"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
                payment-settled seat=A to=C antidotes=0 cards=1 kept=void is_private=false
                location-skipped place=hospital
                location-began place=bank
            = hand A: gun; antidotes 1, food []
            = hand B: ; antidotes 1, food []
        "#]],
    );
    // A broken promise costs the payment even though its case has come true.
    check(
        &["CITY-19.40"],
        "seats 3
         church: A geek, B student
         bank: C thief, A mama
         zombies: church 3
         antidotes: A 1
         hand B: gun, pepper-spray
         begin attack church",
        r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}},"promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
           B accept A 1 []
           B cancel pepper-spray
           quiet
           A vote-for B
           B vote-for B
           = hand A"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}},"promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                card-played seat=B card=gun aim={"at":"church"}
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=B card=gun by=B
                promise-settled seat=B to=A clause={"play":["gun",{"at":"church"}]} kept=broken is_private=false
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                character-lost seat=B role=student place=church
                token-taken seat=C
                payment-settled seat=A to=B antidotes=1 cards=0 kept=void is_private=false
                player-eliminated seat=B
                location-skipped place=hospital
                location-began place=bank
            = hand A: ; antidotes 1, food []
        "#]],
    );
}

#[test]
fn city_19_27_credit_for_a_payment() {
    let scene = logged(&ATTACK.replace("church 3", "church 2"));
    let deal = r#"A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"want":{"cards":["any"],"when":"if-kept"}}
           B accept A 1 ["alarm"]
           "#;
    // A pays, but B does not.
    check(
        &["CITY-19.27"],
        &scene,
        &(deal.to_string()
            + r#"A propose {"to":"C","give":{"antidotes":1}}
           C accept A 2 []
           C propose {"to":"A","give":{"antidotes":1}}
           A accept C 3 []
           = promises A
           A propose {"to":"B","give":{"antidotes":1}}
           B accept A 4 []
           = promises A
           = promises B
           quiet
           = promises A
           = promises B
           = promises C"#),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"want":{"cards":["any"],"when":"if-kept"}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 ["alarm"]
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":1,"when":"if-kept"}} is_private=false
            > A propose {"to":"C","give":{"antidotes":1}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=C cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > C propose {"to":"A","give":{"antidotes":1}}
                offer-made seat=C to=A number=3 answers=null lasts=window terms=null
            > A accept C 3 []
                offer-ended seat=C number=3
                trade-made seat=C with=A cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            = promises A: 0 kept, 0 broken
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=4 answers=null lasts=window terms=null
            > B accept A 4 []
                offer-ended seat=A number=4
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
            = promises A: 1 kept, 0 broken
            = promises B: 0 kept, 0 broken
            > quiet
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=B to=A antidotes=0 cards=1 kept=open is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 1 kept, 0 broken
            = promises B: 0 kept, 0 broken
            = promises C: 0 kept, 0 broken
        "#]],
    );
    // With escrow, payments do not count as kept promises.
    check(
        &["CITY-19.20"],
        &scene.replace("promises=logged", "promises=enforced"),
        &(deal.to_string()
            + "quiet
           = promises A
           = promises B
           = hand A
           = hand B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"want":{"cards":["any"],"when":"if-kept"}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 ["alarm"]
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":1,"when":"if-kept"}} is_private=false
            > quiet
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
                payment-settled seat=B to=A antidotes=0 cards=1 kept=kept is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 0 kept, 0 broken
            = promises B: 0 kept, 0 broken
            = hand A: alarm, gun, shotgun; antidotes 0, food []
            = hand B: hideout; antidotes 2, food []
        "#]],
    );
}

#[test]
fn city_19_18_share_promises_that_are_broken_or_void() {
    let scene = "seats 3
         rules promises=logged
         church: A punk, A geek
         bank: B student, C thief
         antidotes: church 1
         on church: gun
         begin sharing church";
    let offer = |kind: &str, to: &str, number: u8| {
        format!(
            "A propose {{\"to\":\"{to}\",\"promises\":[{{\"by\":\"maker\",\"clause\":{{\"share\":[\"{kind}\",\"{to}\"]}}}}]}}\n{to} accept A {number} []\n"
        )
    };
    // Both gifts were possible; only C gets what was promised.
    check(
        &["CITY-19.18"],
        scene,
        &(offer("antidote", "B", 1)
            + &offer("card", "C", 2)
            + "all pass
               A give antidote A
               A give {\"card\":\"gun\"} C
               = promises A
               = promises B
               = promises C"),
        expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"C","promises":[{"by":"maker","clause":{"share":["card","C"]}}]}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=C promises=[{"by":"maker","clause":{"share":["card","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=1 cards=null
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
            > A give {"card":"gun"} C
                item-given seat=A to=C kind=card card=null
                promise-settled seat=A to=C clause={"share":["card","C"]} kept=kept is_private=false
                promise-settled seat=A to=B clause={"share":["antidote","B"]} kept=broken is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 1 kept, 1 broken
            = promises B: 0 kept, 0 broken
            = promises C: 0 kept, 0 broken
        "#]],
    );
    // There was no card from the start, so nobody is to blame.
    check(
        &["CITY-19.18", "CITY-19.23"],
        &scene.replace("on church: gun", ""),
        &(offer("card", "C", 1) + "all pass\n A give antidote A\n = promises A"),
        expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"C","promises":[{"by":"maker","clause":{"share":["card","C"]}}]}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[{"by":"maker","clause":{"share":["card","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
                promise-settled seat=A to=C clause={"share":["card","C"]} kept=void is_private=false
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                location-skipped place=hospital
                location-began place=bank
            = promises A: 0 kept, 0 broken
        "#]],
    );
}
