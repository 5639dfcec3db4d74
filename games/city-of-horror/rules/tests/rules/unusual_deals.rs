//! Chapter 19: unusual deals: with eliminated players, about items the leader takes first, with several debts
//! at once.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

/// C can make the tower collapse on B.
const TOWER: &str = "seats 3
     water-tower: B student
     church: A punk, C thief
     zombies: church 3
     markers: water-tower 2
     antidotes: A 1, B 1
     hand A: gun
     hand C: molotov-cocktail
     begin attack church";

#[test]
fn city_19_26_payments_to_eliminated_players_are_returned() {
    let fall = "C play molotov-cocktail at church
           all pass
           C put-marker water-tower
           = hand A
           = promises B";
    // B has earned neither the payment in any case nor the one by outcome.
    check(
        &["CITY-19.26"],
        TOWER,
        &(r#"A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
           B accept A 1 []
           A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"survives":"punk"}}}}
           B accept A 2 []
           "#
        .to_string()
            + fall),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":{"survives":"punk"}}}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":{"survives":"punk"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=C
                promise-settled seat=B to=A clause={"hold-back":"here"} kept=void is_private=false
                payment-settled seat=A to=B antidotes=1 cards=0 kept=void is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=void is_private=false
                player-eliminated seat=B
            = hand A: gun; antidotes 1, food []
            = promises B: 0 kept, 0 broken
        "#]],
    );
    // A payment that B owes in any case is made although B is eliminated; a payment for an unkept promise is
    // not.
    check(
        &["CITY-19.26"],
        &TOWER.replace("hand A", "hand B: alarm\n hand A"),
        &(r#"B propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"spare":["attack","C"]}}]}
           A accept B 1 []
           B propose {"to":"A","give":{"cards":[{"named":"alarm"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
           A accept B 2 []
           "#
        .to_string()
            + fall),
        expect![[r#"
                window-opened moment=before-attack place=church
            > B propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"spare":["attack","C"]}}]}
                offer-made seat=B to=A number=1 answers=null lasts=window terms=null
            > A accept B 1 []
                offer-ended seat=B number=1
                deal-made seat=B with=A promises=[{"by":"taker","clause":{"spare":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B propose {"to":"A","give":{"cards":[{"named":"alarm"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
                offer-made seat=B to=A number=2 answers=null lasts=window terms=null
            > A accept B 2 []
                offer-ended seat=B number=2
                deal-made seat=B with=A promises=[{"by":"taker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":1,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=C
                promise-settled seat=A to=B clause={"spare":["attack","C"]} kept=void is_private=false
                payment-settled seat=B to=A antidotes=1 cards=0 kept=kept is_private=false
                promise-settled seat=A to=B clause={"hold-back":"here"} kept=void is_private=false
                payment-settled seat=B to=A antidotes=0 cards=1 kept=void is_private=false
                player-eliminated seat=B
            = hand A: gun; antidotes 2, food []
            = promises B: 0 kept, 0 broken
        "#]],
    );
    // B has kept the promise at once and is paid, although it no longer helps anybody.
    check(
        &["CITY-19.26"],
        &TOWER.replace("hand A", "hand B: gun\n hand A"),
        &(r#"A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
           B accept A 1 []
           all pass
           "#
        .to_string()
            + fall),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"if-kept"},"promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                card-played seat=B card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=gun
                promise-settled seat=B to=A clause={"play":["gun",{"at":"church"}]} kept=kept is_private=false
                zombies-killed place=church n=1
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=C
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
                player-eliminated seat=B
            = hand A: gun; antidotes 0, food []
            = promises B: 1 kept, 0 broken
        "#]],
    );
}

#[test]
fn city_19_23_an_item_the_share_leader_must_take_breaks_no_promise() {
    let scene = "seats 3
         edition first-print
         church: A punk, A geek
         bank: B student, C thief
         antidotes: church 1
         begin sharing church";
    let script = r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
           B accept A 1 []
           all pass
           A give antidote A
           = promises A"#;
    check(
        &["CITY-19.23", "CITY-12.5"],
        scene,
        script,
        expect![[r#"
            window-opened moment=before-sharing place=church
        > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > all pass
            window-closed moment=before-sharing
            settled-without-ballot purpose=sharing place=church seat=A
            share-leader-chosen seat=A place=church
            items-seen seat=A place=church n=0 cards=null
            promise-settled seat=A to=B clause={"share":["antidote","B"]} kept=void is_private=false
        > A give antidote A
            item-given seat=A to=A kind=antidote card=null
            location-skipped place=hospital
            location-began place=bank
        = promises A: 0 kept, 0 broken
    "#]],
    );
    // With two antidotes, one could be given, but is not.
    check(
        &["CITY-19.18"],
        &scene.replace("church 1", "church 2"),
        &script.replace("= promises A", "A give antidote C\n = promises A"),
        expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"share":["antidote","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
            > A give antidote C
                item-given seat=A to=C kind=antidote card=null
                promise-settled seat=A to=B clause={"share":["antidote","B"]} kept=broken is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_27_one_gift_pays_as_many_debts_as_it_covers() {
    let scene = logged(&ATTACK.replace("church 3", "church 2").replace("A 1, B 1", "A 3, B 1"));
    check(
        &["CITY-19.27"],
        &scene,
        r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}}}
           B accept A 1 []
           A propose {"to":"B","give":{"antidotes":2,"when":{"if":"no-attack"}}}
           B accept A 2 []
           A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
           B accept A 3 []
           A propose {"to":"B","give":{"antidotes":2}}
           B accept A 4 []
           = promises A
           A propose {"to":"B","give":{"antidotes":1,"cards":[{"named":"gun"},{"named":"shotgun"}]}}
           B accept A 5 []
           = promises A"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"antidotes":2,"when":{"if":"no-attack"}}}
                offer-made seat=A to=B number=2 answers=null lasts=window terms=null
            > B accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":2,"cards":0,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
                offer-made seat=A to=B number=3 answers=null lasts=window terms=null
            > B accept A 3 []
                offer-ended seat=A number=3
                deal-made seat=A with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"B","give":{"antidotes":2}}
                offer-made seat=A to=B number=4 answers=null lasts=window terms=null
            > B accept A 4 []
                offer-ended seat=A number=4
                trade-made seat=A with=B cards_given=0 antidotes_given=2 cards_taken=0 antidotes_taken=0 given=null taken=null
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
            = promises A: 1 kept, 0 broken
            > A propose {"to":"B","give":{"antidotes":1,"cards":[{"named":"gun"},{"named":"shotgun"}]}}
                offer-made seat=A to=B number=5 answers=null lasts=window terms=null
            > B accept A 5 []
                offer-ended seat=A number=5
                trade-made seat=A with=B cards_given=2 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
                payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
                payment-settled seat=A to=B antidotes=0 cards=1 kept=kept is_private=false
            = promises A: 3 kept, 0 broken
        "#]],
    );
}

#[test]
fn city_19_41_a_mower_that_exhausts_the_promised_character_breaks_the_promise() {
    let scene = "seats 3
         rules promo_lawn_mower=on
         sides aabaaa
         hospital: A punk, B student
         church: C thief
         zombies: bank 2
         hand A: lawn-mower
         begin location hospital";
    let deal = r#"C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"punk"}}}]}
           A accept C 1 []
           "#;
    check(
        &["CITY-19.41"],
        scene,
        &(deal.to_string() + "! A play lawn-mower mow punk bank"),
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"punk"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"punk"}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A play lawn-mower mow punk bank: kept-for-a-promise (CITY-19.41)
        "#]],
    );
    check(
        &["CITY-19.41"],
        &logged(scene),
        &(deal.to_string() + "A play lawn-mower mow punk bank\n all pass\n A decline\n = promises A"),
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"punk"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"punk"}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A play lawn-mower mow punk bank
                card-played seat=A card=lawn-mower aim={"mow":["punk","bank"]}
            > all pass
                card-carried-out seat=A card=lawn-mower
                character-exhausted seat=A role=punk
                promise-settled seat=A to=C clause={"effect":{"antidote-by-tiring":"punk"}} kept=broken is_private=false
                zombies-killed place=bank n=2
            > A decline
                declined seat=A
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_42_effects_that_are_used_up_cannot_be_promised() {
    // Everybody sees that no antidotes are left, and no cards in the deck or the discard pile.
    check(
        &["CITY-19.22", "CITY-19.42"],
        "seats 3
         hospital: A punk, B student
         bank: C thief
         antidotes: A 10, B 10
         begin location hospital",
        r#"! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
           ! A propose {"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
           A propose {"to":"B","promises":[{"by":"taker","clause":"no-effect"}]}
           ! C propose {"to":"A","promises":[{"by":"maker","clause":"no-effect"}]}"#,
        expect![[r#"
                location-began place=hospital
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}: cannot-be-kept (CITY-19.22)
            > A propose {"to":"B","promises":[{"by":"taker","clause":"no-effect"}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            ! C propose {"to":"A","promises":[{"by":"maker","clause":"no-effect"}]}: cannot-be-kept (CITY-19.22)
        "#]],
    );
    check(
        &["CITY-19.22", "CITY-19.42"],
        "seats 3
         armory: A punk, B student
         bank: C thief
         deck 0
         begin location armory",
        r#"! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"draw-for-card":"gun"}}}]}"#,
        expect![[r#"
                location-began place=armory
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"draw-for-card":"gun"}}}]}: cannot-be-kept (CITY-19.22)
        "#]],
    );
    check(
        &["CITY-19.22", "CITY-19.42"],
        "seats 3
         sides aaaaba
         armory: A punk, B student
         bank: C thief
         begin location armory",
        r#"! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"take-for-card":["gun","alarm"]}}}]}"#,
        expect![[r#"
                location-began place=armory
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"effect":{"take-for-card":["gun","alarm"]}}}]}: cannot-be-kept (CITY-19.22)
        "#]],
    );
    // Nobody can pay for an outcome that is already decided, whatever the option for promises.
    let scene = "seats 3
         church: A punk, B student, C thief
         antidotes: A 1, church 1
         begin sharing church";
    let script = r#"! A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}}}
           ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
           ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"unharmed":"A"}}}}
           A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"leads":"A"}}}}"#;
    check(
        &["CITY-19.40"],
        scene,
        script,
        expect![[r#"
            window-opened moment=before-sharing place=church
        ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}}}: cannot-be-kept (CITY-19.22)
        ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}: cannot-be-kept (CITY-19.22)
        ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"unharmed":"A"}}}}: cannot-be-kept (CITY-19.22)
        > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"leads":"A"}}}}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
    "#]],
    );
    check(
        &["CITY-19.40"],
        &logged(scene),
        script,
        expect![[r#"
            window-opened moment=before-sharing place=church
        ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}}}: cannot-be-kept (CITY-19.22)
        ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}: cannot-be-kept (CITY-19.22)
        ! A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"unharmed":"A"}}}}: cannot-be-kept (CITY-19.22)
        > A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"leads":"A"}}}}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
    "#]],
    );
}

#[test]
fn city_17_16_actions_of_both_parties_around_an_explosion() {
    // First a power, then the card that makes the tower collapse, then a card of the other party, who is now
    // dead.
    check(
        &["CITY-17.16", "CITY-19.26"],
        &TOWER.replace("hand A", "hand B: gun\n hand A").replace("C thief", "C thief, C guard"),
        r#"C propose {"to":"B","promises":[{"by":"maker","clause":{"use":["guard","nothing"]}},{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}},{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
           B accept C 1 []
           quiet
           C put-marker water-tower
           = pending"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > C propose {"to":"B","promises":[{"by":"maker","clause":{"use":["guard","nothing"]}},{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}},{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}]}
                offer-made seat=C to=B number=1 answers=null lasts=window terms=null
            > B accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=B promises=[{"by":"maker","clause":{"use":["guard","nothing"]}},{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}},{"by":"taker","clause":{"play":["gun",{"at":"church"}]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                promise-settled seat=C to=B clause={"use":["guard","nothing"]} kept=kept is_private=false
                power-used seat=C role=guard aim=nothing
                zombies-killed place=church n=2
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > quiet
                card-carried-out seat=C card=molotov-cocktail
                promise-settled seat=C to=B clause={"play":["molotov-cocktail",{"at":"church"}]} kept=kept is_private=false
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=C
                promise-settled seat=B to=C clause={"play":["gun",{"at":"church"}]} kept=void is_private=false
                player-eliminated seat=B
            = seats who=["A","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
    // In the opposite order, B's card comes first.
    check(
        &["CITY-17.16"],
        &TOWER.replace("hand A", "hand B: gun\n hand A"),
        r#"C propose {"to":"B","promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}},{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}}]}
           B accept C 1 []
           all pass
           all pass
           C put-marker water-tower
           = at church"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > C propose {"to":"B","promises":[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}},{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}}]}
                offer-made seat=C to=B number=1 answers=null lasts=window terms=null
            > B accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=B promises=[{"by":"taker","clause":{"play":["gun",{"at":"church"}]}},{"by":"maker","clause":{"play":["molotov-cocktail",{"at":"church"}]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                card-played seat=B card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=gun
                promise-settled seat=B to=C clause={"play":["gun",{"at":"church"}]} kept=kept is_private=false
                zombies-killed place=church n=1
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                promise-settled seat=C to=B clause={"play":["molotov-cocktail",{"at":"church"}]} kept=kept is_private=false
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=C
                player-eliminated seat=B
            = at church: A punk, C thief, 1 zombies
        "#]],
    );
    // At the Armory: the player who promised to use its effect has fled before being asked.
    check(
        &["CITY-17.16", "CITY-19.23"],
        "seats 3
         first C
         armory: A punk, B student, C thief
         markers: armory 2
         zombies: armory 1
         antidotes: A 1
         hand A: gun
         hand C: molotov-cocktail, alarm
         begin location armory",
        r#"A propose {"to":"C","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"play":["molotov-cocktail",{"at":"armory"}]}},{"by":"taker","clause":{"effect":{"draw-for-card":"alarm"}}}]}
           C accept A 1 []
           all pass
           C put-marker armory
           = hand C"#,
        expect![[r#"
                location-began place=armory
            > A propose {"to":"C","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"play":["molotov-cocktail",{"at":"armory"}]}},{"by":"taker","clause":{"effect":{"draw-for-card":"alarm"}}}]}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[{"by":"taker","clause":{"play":["molotov-cocktail",{"at":"armory"}]}},{"by":"taker","clause":{"effect":{"draw-for-card":"alarm"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
                card-played seat=C card=molotov-cocktail aim={"at":"armory"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                promise-settled seat=C to=A clause={"play":["molotov-cocktail",{"at":"armory"}]} kept=kept is_private=false
                zombies-killed place=armory n=1
            > C put-marker armory
                marker-put seat=C place=armory n=3
                armory-burnt
                character-fled seat=B role=student
                character-fled seat=A role=punk
                character-fled seat=C role=thief
                promise-settled seat=C to=A clause={"effect":{"draw-for-card":"alarm"}} kept=void is_private=false
                payment-settled seat=A to=C antidotes=1 cards=0 kept=kept is_private=false
                location-began place=crossroads
            = hand C: alarm; antidotes 1, food []
        "#]],
    );
}

#[test]
fn city_19_34_each_offer_has_its_own_end() {
    let scene = "seats 4
         church: A punk, B student, C thief
         bank: D mama
         antidotes: A 2, B 1, church 1
         hand A: gun, shotgun
         hand B: alarm
         begin attack church";
    check(
        &["CITY-19.33", "CITY-19.34", "CITY-19.35", "CITY-19.36"],
        scene,
        r#"A propose {"to":"B","give":{"antidotes":1}}
           A propose {"to":"C","give":{"antidotes":1},"lasts":"location"}
           A propose {"to":"D","give":{"antidotes":1},"lasts":"turn"}
           A propose {"to":"B","give":{"cards":[{"named":"gun"}]},"want":{"cards":["any"]}}
           ! A propose {"to":"D","want":{"antidotes":1}}
           B counter A 4 {"give":{"cards":[{"named":"alarm"}]},"want":{"antidotes":1},"lasts":"turn"}
           A counter B 5 {"give":{"antidotes":1},"want":{"cards":[{"named":"alarm"}]}}
           ! B counter A 5 {"give":{"antidotes":1}}
           B counter A 6 {"give":{"cards":[{"named":"alarm"}],"antidotes":1},"want":{"cards":[{"named":"gun"}]}}
           A withdraw 1
           ! B counter A 1 {"give":{"antidotes":1}}
           D accept A 3 []
           C refuse A 2
           all pass"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1}}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > A propose {"to":"C","give":{"antidotes":1},"lasts":"location"}
                offer-made seat=A to=C number=2 answers=null lasts=location terms=null
            > A propose {"to":"D","give":{"antidotes":1},"lasts":"turn"}
                offer-made seat=A to=D number=3 answers=null lasts=turn terms=null
            > A propose {"to":"B","give":{"cards":[{"named":"gun"}]},"want":{"cards":["any"]}}
                offer-made seat=A to=B number=4 answers=null lasts=window terms=null
            ! A propose {"to":"D","want":{"antidotes":1}}: too-many-offers (CITY-19.33)
            > B counter A 4 {"give":{"cards":[{"named":"alarm"}]},"want":{"antidotes":1},"lasts":"turn"}
                offer-refused seat=B of=A number=4
                offer-ended seat=A number=4
                offer-made seat=B to=A number=5 answers=4 lasts=turn terms=null
            > A counter B 5 {"give":{"antidotes":1},"want":{"cards":[{"named":"alarm"}]}}
                offer-refused seat=A of=B number=5
                offer-ended seat=B number=5
                offer-made seat=A to=B number=6 answers=5 lasts=window terms=null
            ! B counter A 5 {"give":{"antidotes":1}}: no-such-offer (CITY-19.34)
            > B counter A 6 {"give":{"cards":[{"named":"alarm"}],"antidotes":1},"want":{"cards":[{"named":"gun"}]}}
                offer-refused seat=B of=A number=6
                offer-ended seat=A number=6
                offer-made seat=B to=A number=7 answers=6 lasts=window terms=null
            > A withdraw 1
                offer-ended seat=A number=1
            ! B counter A 1 {"give":{"antidotes":1}}: no-such-offer (CITY-19.34)
            > D accept A 3 []
                offer-ended seat=A number=3
                trade-made seat=A with=D cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
            > C refuse A 2
                offer-refused seat=C of=A number=2
                offer-ended seat=A number=2
            > all pass
                window-closed moment=before-attack
                offer-ended seat=B number=7
                no-attack place=church zombies=0
                window-opened moment=before-sharing place=church
        "#]],
    );
}
