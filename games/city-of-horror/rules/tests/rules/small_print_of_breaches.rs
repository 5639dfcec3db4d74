//! Easily overlooked details of broken promises and debts.

use city_of_horror::City;
use expect_test::expect;
use table::{Game, Observer, Seat};
use table_laws::Script;

use crate::promises::{ATTACK, logged};
use crate::small_print_of_promises::lay_out;
use crate::transcript::check;

/// A holds back, and has a power that works where its character stands.
fn holding_back(roles: &str) -> String {
    format!(
        "seats 3
         church: {roles}
         bank: A agent, B student, C thief
         zombies: church 2, bank 2
         hand A: gun, flashlight
         begin location church"
    )
}

#[test]
fn city_19_16_powers_work_where_their_character_stands() {
    let deal = r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
         B accept A 1 []
         "#;
    let script = format!("? A\n {deal}? A");
    for (roles, expected) in [
        (
            "A guard, A grandpa, A blonde, A little-boy",
            expect![[r#"
                location-began place=church
            ? A: decline, play gun {"at":"church"}, play gun {"at":"bank"}, play flashlight {"colour":"purple"}, play flashlight {"colour":"white"}, use blonde nothing, use grandpa nothing, use guard nothing, use little-boy nothing, use agent {"colour":"purple"}, use agent {"colour":"white"}
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ? A: decline, play gun {"at":"bank"}, play flashlight {"colour":"purple"}, play flashlight {"colour":"white"}, use agent {"colour":"purple"}, use agent {"colour":"white"}
        "#]],
        ),
        (
            "A pregnant-woman, A geek, A rasta, A granny",
            expect![[r#"
                location-began place=church
            ? A: decline, play gun {"at":"church"}, play gun {"at":"bank"}, play flashlight {"colour":"purple"}, play flashlight {"colour":"white"}, use geek {"at":"water-tower"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}, use granny nothing, use pregnant-woman nothing, use rasta nothing, use agent {"colour":"purple"}, use agent {"colour":"white"}
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ? A: decline, play gun {"at":"bank"}, play flashlight {"colour":"purple"}, play flashlight {"colour":"white"}, use granny nothing, use rasta nothing, use agent {"colour":"purple"}, use agent {"colour":"white"}
        "#]],
        ),
    ] {
        check(&["CITY-19.16"], &holding_back(roles), &script, expected);
    }
    // If the promise is not binding, an action here breaks it, but an action elsewhere does not.
    let scene = logged(&holding_back("A guard, A grandpa, A blonde, A little-boy"));
    for (deed, expected) in [
        (
            "A use guard",
            expect![[r#"
                location-began place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A use guard
                power-used seat=A role=guard aim=nothing
                promise-settled seat=A to=B clause={"hold-back":"here"} kept=broken is_private=false
                zombies-killed place=church n=2
        "#]],
        ),
        (
            "A use agent colour white",
            expect![[r#"
                location-began place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A use agent colour white
                power-used seat=A role=agent aim={"colour":"white"}
                leader-moved colour=white
        "#]],
        ),
        (
            "A play gun at bank",
            expect![[r#"
                location-began place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A play gun at bank
                card-played seat=A card=gun aim={"at":"bank"}
        "#]],
        ),
        (
            "A play gun at church",
            expect![[r#"
                location-began place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
                promise-settled seat=A to=B clause={"hold-back":"here"} kept=broken is_private=false
        "#]],
        ),
    ] {
        check(&["CITY-19.16"], &scene.replace("flashlight", "alarm"), &format!("{deal}{deed}"), expected);
    }
}

#[test]
fn city_19_41_actions_that_break_a_promised_effect_that_is_not_binding() {
    let scene = "seats 3
         rules promises=logged
         sides b
         armory: A businessman, B student
         bank: C thief
         zombies: bank 3
         hand A: alarm, kitten
         hand C: gun, gun
         begin location armory";
    let deal = r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
         B accept A 1 []
         "#;
    let gun = "C play gun at bank\n all pass\n";
    // The card that the effect costs is gone.
    check(
        &["CITY-19.41"],
        scene,
        &format!("{gun}{gun}{deal} A use businessman swap alarm gun\n = promises A"),
        expect![[r#"
                location-began place=armory
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A use businessman swap alarm gun
                power-used seat=A role=businessman aim={"swap":["alarm","gun"]}
                card-discarded seat=A card=alarm
                promise-settled seat=A to=B clause={"effect":{"take-for-card":["alarm","gun"]}} kept=broken is_private=false
                card-taken seat=A card=gun
            = promises A: 0 kept, 1 broken
        "#]],
    );
    // Another card of this kind is left in the pile.
    check(
        &[],
        scene,
        &format!("{gun}{gun}{deal} A use businessman swap kitten gun\n = promises A"),
        expect![[r#"
                location-began place=armory
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A use businessman swap kitten gun
                power-used seat=A role=businessman aim={"swap":["kitten","gun"]}
                card-discarded seat=A card=kitten
                card-taken seat=A card=gun
            = promises A: 0 kept, 0 broken
        "#]],
    );
    // The last card of this kind is gone.
    check(
        &["CITY-19.41"],
        scene,
        &format!("{gun}{deal} A use businessman swap kitten gun\n = promises A"),
        expect![[r#"
                location-began place=armory
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A use businessman swap kitten gun
                power-used seat=A role=businessman aim={"swap":["kitten","gun"]}
                promise-settled seat=A to=B clause={"effect":{"take-for-card":["alarm","gun"]}} kept=broken is_private=false
                card-discarded seat=A card=kitten
                card-taken seat=A card=gun
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_41_an_unrelated_promise_allows_hiding() {
    check(
        &[],
        ATTACK,
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"marker":"armory"}}]}
           B accept A 1 []
           B play hideout who student
           all pass"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"marker":"armory"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"marker":"armory"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B play hideout who student
                card-played seat=B card=hideout aim={"character":"student"}
            > all pass
                card-carried-out seat=B card=hideout
                character-hid seat=B role=student
        "#]],
    );
}

#[test]
fn city_19_34_named_cards_stay_known_after_a_theft() {
    check(
        &[],
        "seats 3
         church: A punk, B student, C thief
         hand B: gun, alarm
         begin after-invasion",
        r#"B propose {"to":"A","give":{"cards":[{"named":"gun"}]}}
           = seen B
           C use thief player B
           chance stolen alarm
           = seen B"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B propose {"to":"A","give":{"cards":[{"named":"gun"}]}}
                offer-made seat=B to=A number=1 answers=null lasts=window terms=null
            = seen B: gun
            > C use thief player B
                power-used seat=C role=thief aim={"player":"B"}
            > chance stolen alarm
                card-stolen seat=C from=B card=null
            = seen B: gun
        "#]],
    );
}

#[test]
fn city_19_6_many_cards_to_pick_are_not_listed() {
    let want = |n: usize| {
        format!(r#"A propose {{"to":"B","want":{{"cards":[{}]}}}}"#, vec![r#""any""#; n].join(","))
    };
    let scene = "seats 3
         church: A punk, B student tired, C thief
         hand B: hideout, hideout, back-door, back-door
         begin after-invasion";
    check(
        &[],
        scene,
        &format!("{}\n ? B", want(3)),
        expect![[r#"
            window-opened moment=after-invasion place=null
        > A propose {"to":"B","want":{"cards":["any","any","any"]}}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        ? B: pass, play hideout {"character":"student"}, refuse A 1, accept A 1 ["hideout","hideout","back-door"], accept A 1 ["hideout","back-door","back-door"]
    "#]],
    );
    check(
        &[],
        scene,
        &format!("{}\n ? B", want(4)),
        expect![[r#"
            window-opened moment=after-invasion place=null
        > A propose {"to":"B","want":{"cards":["any","any","any","any"]}}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        ? B: pass, play hideout {"character":"student"}, refuse A 1
    "#]],
    );
}

#[test]
fn city_19_27_a_gift_pays_the_debt_it_covers() {
    let scene = logged(&ATTACK.replace("church 3", "church 2").replace("A 1, B 1", "A 3, B 1"));
    let mut table = lay_out(&scene);
    table.play(
        r#"A propose {"to":"B","give":{"antidotes":2,"when":{"if":{"survives":"punk"}}}}
           B accept A 1 []
           A propose {"to":"B","give":{"antidotes":1,"when":{"if":{"survives":"punk"}}}}
           B accept A 2 []
           A pass
           B pass
           C pass
           A propose {"to":"B","give":{"antidotes":1}}
           B accept A 3 []"#,
    );
    assert_eq!(table.state().promise_record(Seat::A).kept, 1);
    let n_deals = |table: &Script<City>| table.state().view(Observer::Table).deals.len();
    assert_eq!(n_deals(&table), 1);
    // The debt is not paid in time, and is forgotten.
    table.play("A decline\n B decline\n A pass\n B pass\n C pass\n A pass\n B pass\n C pass");
    assert_eq!((table.state().promise_record(Seat::A).broken, n_deals(&table)), (1, 0));
}
