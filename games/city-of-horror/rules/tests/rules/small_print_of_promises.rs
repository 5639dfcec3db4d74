//! Easily overlooked details of promises: which can be kept, and which contradict each other.

use city_of_horror::scene::scene;
use city_of_horror::{Action, Card, City, Clause, Colour, Effect, Food, Offer, Party, Promise, Role};
use expect_test::expect;
use table::{Seat, why_not};
use table_laws::{Script, words};

use crate::promises::ATTACK;
use crate::transcript::check;

pub fn lay_out(layout: &str) -> Script<City> {
    Script::from_state(scene(layout).unwrap_or_else(|error| panic!("{error}")))
}

const EFFECTS: [Effect; 14] = [
    Effect::RestForCard(Card::Gun, Role::Student),
    Effect::RestForFood(Food(1), Role::Student),
    Effect::AntidoteForCard(Card::Gun),
    Effect::AntidoteByTiring(Role::Student),
    Effect::LeaderForCard(Card::Gun, Colour::Red),
    Effect::LeaderForCard(Card::Gun, Colour::Green),
    Effect::LeaderSteps(1),
    Effect::LeaderSteps(2),
    Effect::DrawForCard(Card::Gun),
    Effect::TakeForCard(Card::Gun, Card::Alarm),
    Effect::TakeByTiring(Role::Student, Card::Alarm),
    Effect::FoodForCard(Card::Gun),
    Effect::OpenFoodForCard(Card::Gun, Food(1)),
    Effect::OpenFoodForCard(Card::Gun, Food(3)),
];

/// Which effects B can be asked to promise at each location.
fn open_effects(layout: &str) -> String {
    let mut found = String::new();
    for place in ["church", "hospital", "bank", "armory", "crossroads"] {
        let layout = layout.replace("PLACE", place);
        let table = lay_out(&layout);
        let is_open = |effect: &Effect| {
            let mut offer = Offer { to: Some(Seat::B), ..Offer::default() };
            offer.promises.push(Promise { by: Party::Taker, clause: Clause::Effect(*effect) });
            why_not(table.state(), Seat::A, Action::Propose(offer)).is_none()
        };
        let open: Vec<String> = EFFECTS.into_iter().filter(is_open).map(|effect| words(&effect)).collect();
        found +=
            &format!("{place}: {}\n", if open.is_empty() { "none".to_string() } else { open.join(", ") });
    }
    found
}

#[test]
fn city_19_42_which_effects_can_be_promised_where() {
    let layout = |sides: &str, rest: &str| {
        format!(
            "seats 3
             sides {sides}
             colours red-green-blue
             leader green
             PLACE: A punk, B student tired
             water-tower: C thief
             {rest}
             begin location PLACE"
        )
    };
    let some = "antidotes: A 10, C 9\n deck 1";
    expect![[r#"
        church: rest-for-card gun student
        hospital: antidote-for-card gun
        bank: leader-for-card gun red
        armory: draw-for-card gun
        crossroads: food-for-card gun
    "#]]
    .assert_eq(&open_effects(&layout("a", some)));
    expect![[r#"
        church: rest-for-food 1 student
        hospital: antidote-by-tiring student
        bank: leader-steps 1
        armory: take-for-card gun alarm
        crossroads: food-for-card gun, open-food-for-card gun 1
    "#]]
    .assert_eq(&open_effects(&layout("b", &format!("open-food: 1\n {some}"))));
    let none = "antidotes: A 10, C 10\n deck 0";
    expect![[r#"
        church: rest-for-card gun student
        hospital: none
        bank: leader-for-card gun red
        armory: none
        crossroads: food-for-card gun
    "#]]
    .assert_eq(&open_effects(&layout("a", none)));
    let tiring = layout("b", none).replace("seats 3", "seats 3\n rules armory_b_cost=exhaust-present");
    expect![[r#"
        church: rest-for-food 1 student
        hospital: none
        bank: leader-steps 1
        armory: take-by-tiring student alarm
        crossroads: food-for-card gun
    "#]]
    .assert_eq(&open_effects(&tiring));
    // Nothing has been discarded, and there is no food left.
    let food = "food A: 0, 1, 1, 1, 1, 1\n food C: 2, 2, 2, 2, 2, 3";
    expect![[r#"
        church: rest-for-food 1 student
        hospital: antidote-by-tiring student
        bank: leader-steps 1
        armory: none
        crossroads: none
    "#]]
    .assert_eq(&open_effects(&layout("b", food)));
    let tiring = layout("b", food).replace("seats 3", "seats 3\n rules armory_b_cost=exhaust-present");
    expect![[r#"
        church: rest-for-food 1 student
        hospital: antidote-by-tiring student
        bank: leader-steps 1
        armory: none
        crossroads: none
    "#]]
    .assert_eq(&open_effects(&tiring));
}

#[test]
fn city_19_22_a_maker_promises_only_effects_that_can_be_paid_for() {
    check(
        &["CITY-19.22"],
        "seats 3
         sides b
         hospital: A punk, A geek tired, B student
         bank: C thief
         begin location hospital",
        r#"! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-by-tiring":"student"}}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-by-tiring":"geek"}}}]}
           ! C propose {"to":"B","promises":[{"by":"maker","clause":"no-effect"}]}
           A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-by-tiring":"punk"}}}]}"#,
        expect![[r#"
                location-began place=hospital
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-by-tiring":"student"}}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-by-tiring":"geek"}}}]}: cannot-be-kept (CITY-19.22)
            ! C propose {"to":"B","promises":[{"by":"maker","clause":"no-effect"}]}: cannot-be-kept (CITY-19.22)
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-by-tiring":"punk"}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        "#]],
    );
}

#[test]
fn city_19_22_what_contradicts_and_what_does_not() {
    let scene = "seats 4
         sides b
         hospital: A guard, A geek, B student, C thief
         bank: D teen
         antidotes: hospital 2
         zombies: hospital 4
         begin location hospital";
    let table = lay_out(scene);
    let clauses = [
        r#"{"vote":["attack","B"]}"#,
        r#"{"vote":["sharing","B"]}"#,
        r#"{"spare":["attack","B"]}"#,
        r#"{"spare":["attack","C"]}"#,
        r#"{"tie":"B"}"#,
        r#"{"tie":"C"}"#,
        r#"{"spare-in-tie":"B"}"#,
        r#"{"spare-in-tie":"C"}"#,
        r#"{"effect":{"antidote-by-tiring":"guard"}}"#,
        r#"{"effect":{"antidote-by-tiring":"geek"}}"#,
        r#""no-effect""#,
        r#"{"use":["guard","nothing"]}"#,
        r#"{"share":["antidote","B"]}"#,
        r#"{"share":["antidote","C"]}"#,
        r#"{"marker":"armory"}"#,
        r#"{"marker":"water-tower"}"#,
        r#"{"hold-back":"here"}"#,
        r#"{"vote":["attack","D"]}"#,
    ];
    let mut found = String::new();
    for (index, one) in clauses.iter().enumerate() {
        for other in &clauses[index..] {
            let [one, other] = [one, other].map(|text| serde_json::from_str::<Clause>(text).unwrap());
            let mut offer = Offer { to: Some(Seat::B), ..Offer::default() };
            offer.promises.extend([one, other].map(|clause| Promise { by: Party::Maker, clause }));
            if let Some(refusal) = why_not(table.state(), Seat::A, Action::Propose(offer)) {
                found += &format!("{}, {}: {refusal}\n", words(&one), words(&other));
            }
        }
    }
    expect![[r#"
        vote attack B, spare attack B: contradicts-a-promise (CITY-19.22)
        vote attack B, vote attack D: cannot-be-kept (CITY-19.22)
        vote sharing B, vote attack D: cannot-be-kept (CITY-19.22)
        spare attack B, vote attack D: cannot-be-kept (CITY-19.22)
        spare attack C, vote attack D: cannot-be-kept (CITY-19.22)
        tie B, tie C: contradicts-a-promise (CITY-19.22)
        tie B, spare-in-tie B: contradicts-a-promise (CITY-19.22)
        tie B, vote attack D: cannot-be-kept (CITY-19.22)
        tie C, spare-in-tie C: contradicts-a-promise (CITY-19.22)
        tie C, vote attack D: cannot-be-kept (CITY-19.22)
        spare-in-tie B, vote attack D: cannot-be-kept (CITY-19.22)
        spare-in-tie C, vote attack D: cannot-be-kept (CITY-19.22)
        effect antidote-by-tiring=guard, effect antidote-by-tiring=geek: contradicts-a-promise (CITY-19.22)
        effect antidote-by-tiring=guard, no-effect: contradicts-a-promise (CITY-19.22)
        effect antidote-by-tiring=guard, use guard nothing: contradicts-a-promise (CITY-19.22)
        effect antidote-by-tiring=guard, vote attack D: cannot-be-kept (CITY-19.22)
        effect antidote-by-tiring=geek, no-effect: contradicts-a-promise (CITY-19.22)
        effect antidote-by-tiring=geek, vote attack D: cannot-be-kept (CITY-19.22)
        no-effect, vote attack D: cannot-be-kept (CITY-19.22)
        use guard nothing, hold-back here: contradicts-a-promise (CITY-19.22)
        use guard nothing, vote attack D: cannot-be-kept (CITY-19.22)
        share antidote B, share antidote B: contradicts-a-promise (CITY-19.22)
        share antidote B, vote attack D: cannot-be-kept (CITY-19.22)
        share antidote C, share antidote C: contradicts-a-promise (CITY-19.22)
        share antidote C, vote attack D: cannot-be-kept (CITY-19.22)
        marker armory, marker water-tower: contradicts-a-promise (CITY-19.22)
        marker armory, vote attack D: cannot-be-kept (CITY-19.22)
        marker water-tower, vote attack D: cannot-be-kept (CITY-19.22)
        hold-back here, vote attack D: cannot-be-kept (CITY-19.22)
        vote attack D, vote attack D: cannot-be-kept (CITY-19.22)
    "#]]
    .assert_eq(&found);
}

#[test]
fn city_19_22_eliminated_players_cannot_be_named() {
    check(
        &["CITY-19.22"],
        "seats 4
         church: A punk, B student, C thief
         zombies: church 3
         begin attack church",
        r#"! A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","D"]}}]}
           ! A propose {"to":"B","promises":[{"by":"taker","clause":{"spare-in-tie":"D"}}]}
           ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"loses":"D"}}}}
           ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"survives":"geek"}}}}
           ! A propose {"to":"D","want":{"antidotes":1}}"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","D"]}}]}: no-such-player (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"spare-in-tie":"D"}}]}: no-such-player (CITY-19.22)
            ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"loses":"D"}}}}: no-such-player (CITY-19.22)
            ! A propose {"to":"B","want":{"antidotes":1,"when":{"if":{"survives":"geek"}}}}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"D","want":{"antidotes":1}}: no-such-player (CITY-19.2)
        "#]],
    );
}

#[test]
fn city_19_42_ties_in_a_sharing_are_broken_by_the_first_player_or_by_nobody() {
    let scene = ATTACK.replace("begin attack", "antidotes: church 1\n begin sharing");
    let script = r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"C"}}]}"#;
    check(
        &["CITY-19.42"],
        &scene,
        script,
        expect![[r#"
            window-opened moment=before-sharing place=church
        > A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"C"}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
    "#]],
    );
    check(
        &["CITY-19.42"],
        &scene.replace("seats 3", "seats 3\n rules share_tie=nobody"),
        &format!("! {script}"),
        expect![[r#"
                window-opened moment=before-sharing place=church
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"tie":"C"}}]}: cannot-be-kept (CITY-19.22)
        "#]],
    );
}

#[test]
fn city_19_42_a_ballot_cast_by_another_player_cannot_be_promised() {
    check(
        &["CITY-19.42"],
        "seats 3
         rules weapon_replica=proxy
         church: A punk, B student, C thief
         zombies: church 3
         hand C: weapon-replica
         begin attack church",
        r#"C play weapon-replica ballot church B
           all pass
           ! A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           A propose {"to":"C","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > C play weapon-replica ballot church B
                card-played seat=C card=weapon-replica aim={"ballot":["church","B"]}
            > all pass
                card-carried-out seat=C card=weapon-replica
                replica-shown seat=C place=church victim=B
            ! A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}: cannot-be-kept (CITY-19.22)
            > A propose {"to":"C","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
        "#]],
    );
}

#[test]
fn city_19_22_promises_are_possible_where_nobody_is_visible() {
    check(
        &[],
        "seats 3
         church: A punk hidden
         bank: B student, C thief
         begin location church",
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}"#,
        expect![[r#"
                location-began place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        "#]],
    );
}

#[test]
fn city_19_40_an_offer_whose_case_is_decided_cannot_be_accepted() {
    check(
        &["CITY-19.40"],
        &ATTACK.replace("church 3", "church 2").replace("begin", "antidotes: church 1\n begin"),
        r#"A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}},"lasts":"location"}
           C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
           B accept C 2 []
           all pass
           ! B accept A 1 []
           ? B
           all pass
           A vote-for A
           B vote-for A
           C vote-for A
           A give antidote A
           = hand B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":{"if":"no-attack"}},"lasts":"location"}
                offer-made seat=A to=B number=1 answers=null lasts=location terms=null
            > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
                offer-made seat=C to=B number=2 answers=null lasts=window terms=null
            > B accept C 2 []
                offer-ended seat=C number=2
                deal-made seat=C with=B promises=[] pays={"maker":{"antidotes":0,"cards":1,"when":{"if":"no-attack"}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                window-opened moment=before-sharing place=church
            ! B accept A 1 []: cannot-be-kept (CITY-19.22)
            ? B: pass, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}, play hideout {"character":"student"}, play hideout {"character":"rasta"}, use student nothing, use rasta nothing, refuse A 1
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                payment-settled seat=C to=B antidotes=0 cards=1 kept=kept is_private=false
                offer-ended seat=A number=1
                location-skipped place=hospital
                location-began place=bank
            = hand B: alarm, hideout, gun; antidotes 1, food []
        "#]],
    );
    check(
        &["CITY-19.40"],
        ATTACK,
        r#"C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
           B accept C 1 []
           all pass
           A vote-for C
           B vote-for C
           C vote-for A
           = hand B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":{"if":"no-attack"}}}
                offer-made seat=C to=B number=1 answers=null lasts=window terms=null
            > B accept C 1 []
                offer-ended seat=C number=1
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
                location-skipped place=hospital
                location-began place=bank
            = hand B: alarm, hideout; antidotes 1, food []
        "#]],
    );
}

#[test]
fn city_19_40_losses_elsewhere_do_not_count_here() {
    check(
        &["CITY-19.40"],
        "seats 3
         water-tower: B student
         church: A punk, B rasta, C thief
         zombies: church 3
         markers: water-tower 2
         antidotes: A 2
         hand C: molotov-cocktail
         begin attack church",
        r#"A propose {"to":"C","give":{"antidotes":1,"when":{"if":{"loses":"B"}}}}
           C accept A 1 []
           A propose {"to":"C","give":{"antidotes":1,"when":{"if":{"unharmed":"B"}}}}
           C accept A 2 []
           C play molotov-cocktail at church
           all pass
           C put-marker water-tower
           all pass"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"C","give":{"antidotes":1,"when":{"if":{"loses":"B"}}}}
                offer-made seat=A to=C number=1 answers=null lasts=window terms=null
            > C accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=C promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"loses":"B"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"C","give":{"antidotes":1,"when":{"if":{"unharmed":"B"}}}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                deal-made seat=A with=C promises=[] pays={"maker":{"antidotes":1,"cards":0,"when":{"if":{"unharmed":"B"}}},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=B role=student place=water-tower
                token-taken seat=B
            > all pass
                window-closed moment=before-attack
                no-attack place=church zombies=2
                payment-settled seat=A to=C antidotes=1 cards=0 kept=void is_private=false
                payment-settled seat=A to=C antidotes=1 cards=0 kept=kept is_private=false
                location-skipped place=hospital
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
        "#]],
    );
}

#[test]
fn city_19_42_where_everybody_hides_nobody_can_share_anything() {
    check(
        &["CITY-19.42"],
        "seats 3
         church: A punk hidden, B student hidden
         bank: C thief
         antidotes: church 2
         zombies: church 3
         begin attack church",
        r#"! A propose {"promises":[{"by":"taker","clause":{"share":["antidote","A"]}}]}
           ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            ! A propose {"promises":[{"by":"taker","clause":{"share":["antidote","A"]}}]}: cannot-be-kept (CITY-19.22)
            ! A propose {"to":"B","promises":[{"by":"maker","clause":{"share":["antidote","B"]}}]}: cannot-be-kept (CITY-19.22)
        "#]],
    );
}

#[test]
fn city_19_42_a_ballot_can_be_promised_where_nothing_lies() {
    let script = r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","C"]}}]}"#;
    check(
        &["CITY-19.42"],
        &ATTACK.replace("seats 3", "seats 3\n rules share_winner=takes-one"),
        script,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        "#]],
    );
}
