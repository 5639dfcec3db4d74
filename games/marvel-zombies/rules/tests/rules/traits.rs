//! Chapter 9: Traits, and pushing (chapter 23).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex39_a_third_trait() {
    check(
        &["MZ-9.1", "MZ-9.2"],
        "heroes hulk
         traits hulk: feast, gorging
         begin turn hulk",
        "A gain-trait
         chance trait steel-jaw
         = pending
         ? A
         ! A pick trait relentless
         A pick trait feast
         = hulk",
        expect![[r#"
            > A gain-trait
                trait-sought hero=hulk
            > chance trait steel-jaw
                trait-drawn hero=hulk card=steel-jaw
            = seats who=["A"] mode=turn question={"discard-trait":{"hero":"hulk"}}
            ? A: pick aim={"trait":"feast"}, pick aim={"trait":"gorging"}, pick aim={"trait":"steel-jaw"}
            ! A pick trait relentless: trait-not-held (MZ-9.2)
            > A pick trait feast
                trait-discarded hero=hulk card=feast
            = hulk: at S2-1, health 5, hunger 0, xp 0, traits [gorging steel-jaw], 2 actions
        "#]],
    );
}

#[test]
fn mz_9_7_an_empty_deck_is_shuffled() {
    check(
        &["MZ-9.7"],
        "heroes hulk, wasp
         deck traits: feast
         begin turn hulk",
        "A gain-trait
         chance trait feast
         A end-turn
         A begin wasp
         A gain-trait
         chance trait gorging
         = table",
        expect![[r#"
            > A gain-trait
                trait-sought hero=hulk
            > chance trait feast
                trait-drawn hero=hulk card=feast
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
            > A begin wasp
                turn-began hero=wasp actions=3
            > A gain-trait
                trait-sought hero=wasp
                traits-shuffled
            > chance trait gorging
                trait-drawn hero=wasp card=gorging
            = table: round 1, players phase, A: hulk wasp, supply [14, 35, 14], spawn deck 42, traits 43, citizens 14, leaders 6, open []
        "#]],
    );
}

#[test]
fn mz_9_4_a_used_trait_is_discarded() {
    check(
        &["MZ-9.4", "MZ-9.5", "MZ-9.6"],
        "heroes hulk
         hulk: hunger 3
         traits hulk: slow-digestion, steel-jaw
         S2-1: 1 operator
         begin turn hulk",
        "A use hulk trait slow-digestion
         = hulk
         A attack devour S2-1
         A use hulk trait steel-jaw
         = pending
         chance 6 6 2 2
         = hulk",
        expect![[r#"
            > A use hulk trait slow-digestion
                effect-used hero=hulk effect={"trait":"slow-digestion"} aim=nothing
                hunger-changed hero=hulk hunger=1
            = hulk: at S2-1, health 5, hunger 1, xp 0, traits [steel-jaw], 3 actions
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > A use hulk trait steel-jaw
                effect-used hero=hulk effect={"trait":"steel-jaw"} aim=nothing
            = chance attack={"hero":"hulk","n":4}
            > chance 6 6 2 2
                attack-rolled hero=hulk dice=[6 6 2 2] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                hits-lost hero=hulk hits=1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn mz_23_4_a_push() {
    check(
        &["MZ-23.4", "MZ-23.5"],
        "heroes hulk
         traits hulk: grisly-howl
         citizens hulk: thunderbolt-ross
         S2-1: 2 operators, 1 guard
         leaders: thor S2-1
         people: wong S2-1
         begin turn hulk",
        "A use hulk trait grisly-howl
         ? A
         ! A pick zone S1-0
         A pick zone S2-0
         = S2-0
         A use hulk citizen thunderbolt-ross
         A pick zone S2-2
         = S2-1
         = S2-2",
        expect![[r#"
            > A use hulk trait grisly-howl
                effect-used hero=hulk effect={"trait":"grisly-howl"} aim=nothing
            ? A: pick aim={"zone":S2-0}, pick aim={"zone":S2-2}
            ! A pick zone S1-0: not-adjacent (MZ-23.4)
            > A pick zone S2-0
                pushed hero=hulk from=S2-1 to=S2-0
            = S2-0: 1 guard, 2 operators
            > A use hulk citizen thunderbolt-ross
                effect-used hero=hulk effect={"citizen":"thunderbolt-ross"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > A pick zone S2-2
                pushed hero=hulk from=S2-1 to=S2-2
            = S2-1: hulk, citizen wong
            = S2-2: leader thor
        "#]],
    );
}

#[test]
fn mz_23_6_no_way_out() {
    check(
        &["MZ-23.7"],
        "heroes hulk
         traits hulk: grisly-howl
         begin turn hulk",
        "! A use hulk trait grisly-howl
         = hulk",
        expect![[r#"
            ! A use hulk trait grisly-howl: changes-nothing (MZ-23.7)
            = hulk: at S2-1, health 5, hunger 0, xp 0, traits [grisly-howl], 3 actions
        "#]],
    );
}
