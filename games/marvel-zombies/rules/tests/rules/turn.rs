//! Chapter 8: the Players' phase.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex1_leaving_enemies_costs_actions() {
    check(
        &["MZ-8.4", "MZ-8.6", "MZ-8.7", "MZ-8.8"],
        "heroes captain-america
         S2-1: 2 operators
         people: wong S2-1
         begin turn captain-america",
        "A move S2-0
         = captain-america
         ? A",
        expect![[r#"
            > A move S2-0
                moved hero=captain-america from=S2-1 to=S2-0 cost=3
            = captain-america: at S2-0, health 5, hunger 0, xp 0, 0 actions
            ? A: end-turn
        "#]],
    );
}

#[test]
fn mz_ex2_three_enemies_hold_a_hero_at_blue() {
    check(
        &["MZ-8.7", "MZ-8.8"],
        "heroes captain-america, hulk
         hulk: xp 7
         S2-1: 2 operators, 1 guard
         begin turns",
        "A begin captain-america
         ! A move S2-0
         A end-turn
         A begin hulk
         A move S2-0
         = hulk",
        expect![[r#"
            > A begin captain-america
                turn-began hero=captain-america actions=3
            ! A move S2-0: too-few-actions (MZ-8.8)
            > A end-turn
                turn-ends hero=captain-america
                turn-ended hero=captain-america
            > A begin hulk
                turn-began hero=hulk actions=4
            > A move S2-0
                moved hero=hulk from=S2-1 to=S2-0 cost=4
            = hulk: at S2-0, health 5, hunger 0, xp 7, 0 actions
        "#]],
    );
}

#[test]
fn mz_8_3_turns_in_any_order() {
    check(
        &["MZ-8.1", "MZ-8.2", "MZ-8.3", "MZ-8.22", "MZ-13.2", "MZ-3.2", "MZ-50.2", "MZ-50.17"],
        "seats 2
         heroes hulk, wasp, deadpool
         wasp: hunger 4
         begin round",
        "= pending
         ? A
         ? B
         ! B begin hulk
         ! A begin iron-man
         B begin wasp
         B end-turn
         = pending
         ! B begin wasp
         A begin deadpool
         A end-turn
         A begin hulk
         A end-turn",
        expect![[r#"
                round-began round=1
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=deadpool hunger=1
            = seats who=["A","B"] mode=together question=begin
            ? A: begin hero=hulk, begin hero=deadpool
            ? B: begin hero=wasp
            ! B begin hulk: another-seats-hero (MZ-50.1)
            ! A begin iron-man: not-in-this-game (MZ-2.5)
            > B begin wasp
                turn-began hero=wasp actions=3
            > B end-turn
                turn-ends hero=wasp
                wounds-taken hero=wasp n=1 health=4
                turn-ended hero=wasp
            = seats who=["A"] mode=turn question=begin
            ! B begin wasp: not-asked (TABLE-2)
            > A begin deadpool
                turn-began hero=deadpool actions=3
            > A end-turn
                turn-ends hero=deadpool
                turn-ended hero=deadpool
            > A begin hulk
                turn-began hero=hulk actions=3
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
        "#]],
    );
}

#[test]
fn mz_8_5_the_same_action_several_times() {
    check(
        &["MZ-8.5", "MZ-8.4", "MZ-8.17"],
        "heroes hulk
         begin turn hulk",
        "A move S2-2
         A move S3-2
         A move S4-2
         ! A move S3-2
         ? A
         A end-turn",
        expect![[r#"
            > A move S2-2
                moved hero=hulk from=S2-1 to=S2-2 cost=1
            > A move S3-2
                moved hero=hulk from=S2-2 to=S3-2 cost=1
            > A move S4-2
                moved hero=hulk from=S3-2 to=S4-2 cost=1
            ! A move S3-2: too-few-actions (MZ-8.8)
            ? A: end-turn
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
        "#]],
    );
}

#[test]
fn mz_8_12_doors() {
    check(
        &["MZ-8.12", "MZ-5.2", "MZ-5.12"],
        "heroes hulk
         opened 8R.a
         begin turn hulk",
        "! A open 8R.a/S0-0
         ! A open 3V.c/S2-1
         A open 8R.b/S2-1
         ! A open 8R.b/S2-1
         A move 8R.b
         A move 8R.a
         = hulk
         = table",
        expect![[r#"
            ! A open 8R.a/S0-0: door-not-here (MZ-8.12)
            ! A open 3V.c/S2-1: door-locked (MZ-5.4)
            > A open 8R.b/S2-1
                door-opened hero=hulk door=8R.b/S2-1
            ! A open 8R.b/S2-1: door-is-open (MZ-5.2)
            > A move 8R.b
                moved hero=hulk from=S2-1 to=8R.b cost=1
            > A move 8R.a
                moved hero=hulk from=8R.b to=8R.a cost=1
            = hulk: at 8R.a, health 5, hunger 0, xp 0, 0 actions
            = table: round 1, players phase, A: hulk, supply [14, 35, 14], spawn deck 42, traits 45, citizens 14, leaders 6, open [8R.b/S2-1]
        "#]],
    );
}

#[test]
fn mz_8_13_one_trait_action_a_turn() {
    check(
        &["MZ-8.13", "MZ-9.1", "MZ-9.3"],
        "heroes hulk
         begin turn hulk",
        "A gain-trait
         chance trait feast
         ! A gain-trait
         = hulk",
        expect![[r#"
            > A gain-trait
                trait-sought hero=hulk
            > chance trait feast
                trait-drawn hero=hulk card=feast
            ! A gain-trait: trait-gained-already (MZ-8.13)
            = hulk: at S2-1, health 5, hunger 0, xp 0, traits [feast], 2 actions
        "#]],
    );
}

#[test]
fn mz_8_15_objectives_are_taken_among_enemies() {
    check(
        &["MZ-8.15", "MZ-8.16"],
        "heroes hulk
         hulk: at 8R.a
         8R.a: 1 operator
         begin turn hulk",
        "! A take 7
         A take 0
         ! A take 0
         = 8R.a",
        expect![[r#"
            ! A take 7: no-objective-here (MZ-8.15)
            > A take 0
                objective-taken hero=hulk objective=0 at=8R.a
                xp-gained hero=hulk n=5 xp=5
            ! A take 0: no-objective-here (MZ-8.15)
            = 8R.a: hulk, 1 operator
        "#]],
    );
}

#[test]
fn mz_8_18_the_order_at_the_end_of_a_turn() {
    check(
        &["MZ-8.18", "MZ-13.10", "MZ-14.7"],
        "heroes hulk, wasp
         hulk: at 3V.a, hunger 3, health 3
         citizens hulk: aunt-may
         begin turn hulk",
        "A end-turn
         = pending
         A use hulk citizen aunt-may
         = pending
         A leave
         = hulk",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
            = seats who=["A"] mode=turn question={"effects":{"moment":"end-of-turn","zone":3V.a}}
            > A use hulk citizen aunt-may
                effect-used hero=hulk effect={"citizen":"aunt-may"} aim=nothing
                hunger-changed hero=hulk hunger=4
                healed hero=hulk health=4
                wounds-taken hero=hulk n=1 health=3
            = seats who=["A"] mode=turn question={"leave":{"hero":"hulk"}}
            > A leave
                hero-left hero=hulk
                turn-ended hero=hulk
            = hulk: left, health 3, hunger 4, xp 0, citizens [aunt-may], activated
        "#]],
    );
}

#[test]
fn mz_8_19_effects_before_between_and_after_actions() {
    check(
        &["MZ-8.19", "MZ-23.2"],
        "heroes deadpool
         traits deadpool: slow-digestion
         deadpool: hunger 3
         begin turn deadpool 1",
        "! A use hulk trait slow-digestion
         A move S2-2
         A use deadpool trait slow-digestion
         = deadpool",
        expect![[r#"
            ! A use hulk trait slow-digestion: not-your-turn (MZ-23.2)
            > A move S2-2
                moved hero=deadpool from=S2-1 to=S2-2 cost=1
            > A use deadpool trait slow-digestion
                effect-used hero=deadpool effect={"trait":"slow-digestion"} aim=nothing
                hunger-changed hero=deadpool hunger=1
            = deadpool: at S2-2, health 5, hunger 1, xp 0, 0 actions
        "#]],
    );
}

#[test]
fn mz_8_20_a_free_action_of_another() {
    check(
        &["MZ-8.20", "MZ-8.11"],
        "seats 2
         heroes captain-america, hulk
         captain-america: xp 43
         hulk: activated
         S2-1: 1 operator
         begin turn captain-america",
        "A use captain-america skill undead-leader hero hulk
         = pending
         ? B
         ! B move S2-0
         B gain-trait
         chance trait feast
         = hulk
         = pending",
        expect![[r#"
            > A use captain-america skill undead-leader hero hulk
                effect-used hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"hulk"}
            = seats who=["B"] mode=turn question={"free":{"hero":"hulk","what":"any"}}
            ? B: attack form=unique at=S2-1, attack form=devour at=S2-1, open door=8R.b/S2-1, gain-trait, enough
            ! B move S2-0: held-by-enemies (MZ-8.11)
            > B gain-trait
                trait-sought hero=hulk
            > chance trait feast
                trait-drawn hero=hulk card=feast
            = hulk: at S2-1, health 5, hunger 0, xp 0, traits [feast], activated
            = seats who=["A"] mode=turn question={"turn":{"hero":"captain-america","actions":4}}
        "#]],
    );
}

#[test]
fn mz_8_21_a_trait_given_outside_ones_own_turn_does_not_count() {
    // A hero draws one Trait per turn. A Trait that is given does not count as drawn, neither for the hero
    // whose turn it is nor, in that turn, for the hero who gets it. A hero who has drawn a Trait may still
    // give one.
    check(
        &["MZ-8.21", "MZ-8.13"],
        "seats 2
         heroes captain-america, hulk
         captain-america: xp 43
         begin turn captain-america",
        "A gain-trait
         chance trait feast
         ! A gain-trait
         A use captain-america skill undead-leader hero hulk
         B gain-trait
         chance trait gorging
         ! A gain-trait
         A end-turn
         B begin hulk
         B gain-trait
         chance trait steel-jaw
         ! B gain-trait",
        expect![[r#"
            > A gain-trait
                trait-sought hero=captain-america
            > chance trait feast
                trait-drawn hero=captain-america card=feast
            ! A gain-trait: trait-gained-already (MZ-8.13)
            > A use captain-america skill undead-leader hero hulk
                effect-used hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"hulk"}
            > B gain-trait
                trait-sought hero=hulk
            > chance trait gorging
                trait-drawn hero=hulk card=gorging
            ! A gain-trait: trait-gained-already (MZ-8.13)
            > A end-turn
                turn-ends hero=captain-america
                turn-ended hero=captain-america
            > B begin hulk
                turn-began hero=hulk actions=3
            > B gain-trait
                trait-sought hero=hulk
            > chance trait steel-jaw
                trait-drawn hero=hulk card=steel-jaw
            ! B gain-trait: trait-gained-already (MZ-8.13)
        "#]],
    );
    check(
        &["MZ-8.21"],
        "seats 2
         heroes captain-america, hulk
         captain-america: xp 43
         begin turn captain-america",
        "A use captain-america skill undead-leader hero hulk
         B gain-trait
         chance trait gorging
         A gain-trait
         chance trait feast
         ! A gain-trait",
        expect![[r#"
            > A use captain-america skill undead-leader hero hulk
                effect-used hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"hulk"}
            > B gain-trait
                trait-sought hero=hulk
            > chance trait gorging
                trait-drawn hero=hulk card=gorging
            > A gain-trait
                trait-sought hero=captain-america
            > chance trait feast
                trait-drawn hero=captain-america card=feast
            ! A gain-trait: trait-gained-already (MZ-8.13)
        "#]],
    );
}

#[test]
fn mz_8_11_a_free_move_in_ones_own_turn_pays_for_enemies() {
    check(
        &["MZ-8.11", "MZ-8.9", "MZ-26.22"],
        "mission MH1
         heroes thor
         thor: at S0-2, power 2, xp 19
         S0-2: 1 walker
         S1-2: 1 walker
         begin turn thor",
        "A use thor skill for-asgard
         ? A
         A move S1-2
         = pending
         = thor",
        expect![[r#"
            > A use thor skill for-asgard
                effect-used hero=thor effect={"skill":"for-asgard"} aim=nothing
                power-changed hero=thor power=1
            ? A: enough, move to=S1-2
            > A move S1-2
                moved hero=thor from=S0-2 to=S1-2 cost=1
            = seats who=["A"] mode=turn question={"free":{"hero":"thor","what":{"form":["unique",0]}}}
            = thor: at S1-2, health 3, power 1, xp 19, 3 actions
        "#]],
    );
}
