//! The limits of the skills and Traits of Super-Heroes: range, targets, moments (MZ-46, MZ-48).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn hammer_throw_goes_two_zones_at_most() {
    check(
        &["MZ-46.3"],
        "mission MH5
         heroes thor
         thor: at S0-1, power 4
         leaders: hulk S2-2 gone
         sign S0-1
         S0-3: 1 walker
         S0-4: 1 walker
         begin turn thor",
        "? A
         ! A attack unique S0-4
         ! A attack sign S0-4
         A attack unique S0-3
         = thor",
        expect![[r#"
            ? A: move to=S0-0, move to=S0-2, attack form=unique at=S0-3, attack form=sign at=S0-3, open door=3V.c/S0-1, gain-trait, end-turn
            ! A attack unique S0-4: out-of-reach (MZ-10.2)
            ! A attack sign S0-4: out-of-reach (MZ-10.3)
            > A attack unique S0-3
                attacked hero=thor form=unique at=S0-3
                power-changed hero=thor power=2
            = thor: at S0-1, health 3, power 2, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn a_hammer_that_is_not_thrown_costs_nothing() {
    check(
        &[],
        "mission MH5
         heroes thor
         thor: power 2
         S2-6: 1 walker
         begin turn thor",
        "~ A attack unique S2-6
         = thor",
        expect![[r#"
            = thor: at S2-6, health 3, power 2, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn portal_opens_two_zones_far() {
    check(
        &["MZ-46.18"],
        "mission MH5
         heroes doctor-strange
         doctor-strange: at S0-1, power 2
         leaders: hulk S2-2 gone
         begin turn doctor-strange",
        "? A
         ! A use doctor-strange skill portal zone S0-4",
        expect![[r#"
            ? A: move to=S0-0, move to=S0-2, open door=3V.c/S0-1, gain-trait, power-up, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S0-0}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S0-2}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S0-3}, end-turn
            ! A use doctor-strange skill portal zone S0-4: too-far (MZ-46.18)
        "#]],
    );
}

#[test]
fn scarlet_witch_throws_two_zones_far() {
    check(
        &["MZ-46.27"],
        "mission MH5
         heroes scarlet-witch
         scarlet-witch: at S0-1
         leaders: hulk S2-2 gone
         S0-3: 1 walker
         S0-4: 1 walker
         begin turn scarlet-witch",
        "? A
         ! A attack unique S0-4",
        expect![[r#"
            ? A: move to=S0-0, move to=S0-2, attack form=unique at=S0-3, open door=3V.c/S0-1, gain-trait, power-up, end-turn
            ! A attack unique S0-4: out-of-reach (MZ-10.3)
        "#]],
    );
}

#[test]
fn chain_slashes_belong_to_the_unique_attack() {
    check(
        &[],
        "mission MH5
         heroes black-panther
         sign S2-6
         S2-6: 3 walkers
         begin turn black-panther",
        "~ A attack sign S2-6
         chance 6 6 1
         = pending",
        expect![[r#"
            > chance 6 6 1
                attack-rolled hero=black-panther dice=[6 6 1] accuracy=4
                hits-counted hero=black-panther hits=2
                enemies-eliminated hero=black-panther kind=operator n=2 at=S2-6
                xp-gained hero=black-panther n=2 xp=2
                sign-thrown at=S2-6
            = seats who=["A"] mode=turn question={"turn":{"hero":"black-panther","actions":2}}
        "#]],
    );
}

#[test]
fn chain_slashes_count_sixes_that_were_rolled_again() {
    check(
        &["MZ-46.13"],
        "mission MH5
         heroes black-panther
         citizens black-panther: mary-jane
         black-panther: power 2
         S2-6: 5 walkers
         begin turn black-panther",
        "~ A attack unique S2-6
         ~ A pass
         ~ chance 5 1
         ~ A use black-panther citizen mary-jane
         chance 6 1
         = pending
         chance 2",
        expect![[r#"
            > chance 6 1
                dice-rerolled hero=black-panther dice=[6 1] is_forced=false
            = chance attack={"hero":"black-panther","n":1}
            > chance 2
                dice-added hero=black-panther dice=[2]
                hits-counted hero=black-panther hits=1
                enemies-eliminated hero=black-panther kind=operator n=1 at=S2-6
                xp-gained hero=black-panther n=1 xp=1
        "#]],
    );
}

#[test]
fn chaos_picks_any_of_the_dice() {
    check(
        &["MZ-46.28"],
        "mission MH5
         heroes scarlet-witch
         scarlet-witch: power 2
         S2-6: 5 walkers
         begin turn scarlet-witch",
        "~ A attack unique S2-6
         ~ A pass
         chance 1 6
         A use scarlet-witch skill chaos
         ? A
         ! A enough
         ! A pick number 2
         A pick number 6
         ? A
         A pick number 1
         ? A
         A enough
         ! chance 1
         chance 4 4",
        expect![[r#"
            > chance 1 6
                attack-rolled hero=scarlet-witch dice=[6 1] accuracy=4
            > A use scarlet-witch skill chaos
                effect-used hero=scarlet-witch effect={"skill":"chaos"} aim=nothing
                power-changed hero=scarlet-witch power=1
            ? A: pick aim={"number":1}, pick aim={"number":6}
            ! A enough: changes-nothing (MZ-23.7)
            ! A pick number 2: wrong-aim (MZ-23.7)
            > A pick number 6
                die-picked hero=scarlet-witch face=6
            ? A: pick aim={"number":1}, enough
            > A pick number 1
                die-picked hero=scarlet-witch face=1
            ? A: enough
            > A enough
                dice-picked hero=scarlet-witch n=2
            ! chance 1: impossible-roll (TABLE-6)
            > chance 4 4
                dice-rerolled hero=scarlet-witch dice=[4 4] is_forced=false
                hits-counted hero=scarlet-witch hits=2
                enemies-eliminated hero=scarlet-witch kind=operator n=2 at=S2-6
                xp-gained hero=scarlet-witch n=2 xp=2
        "#]],
    );
}

#[test]
fn dice_rolled_again_once_are_left_alone() {
    check(
        &[],
        "mission MH5
         heroes scarlet-witch, doctor-strange
         scarlet-witch: power 4
         doctor-strange: xp 43, power 2
         citizens scarlet-witch: mary-jane
         S2-6: 5 walkers
         begin turn scarlet-witch",
        "~ A attack unique S2-6
         ~ A pass
         chance 1 6
         ? A
         A use scarlet-witch citizen mary-jane
         chance 1 6
         = pending",
        expect![[r#"
            > chance 1 6
                attack-rolled hero=scarlet-witch dice=[6 1] accuracy=4
            ? A: pass, use hero=scarlet-witch effect={"skill":"chaos"} aim=nothing, use hero=scarlet-witch effect={"citizen":"mary-jane"} aim=nothing, use hero=doctor-strange effect={"skill":"eye-of-agamotto"} aim=nothing
            > A use scarlet-witch citizen mary-jane
                effect-used hero=scarlet-witch effect={"citizen":"mary-jane"} aim=nothing
                power-changed hero=scarlet-witch power=3
            > chance 1 6
                dice-rerolled hero=scarlet-witch dice=[6 1] is_forced=false
                hits-counted hero=scarlet-witch hits=1
                enemies-eliminated hero=scarlet-witch kind=operator n=1 at=S2-6
                xp-gained hero=scarlet-witch n=1 xp=1
            = seats who=["A"] mode=turn question={"turn":{"hero":"scarlet-witch","actions":2}}
        "#]],
    );
}

#[test]
fn for_asgard_walks_two_zones() {
    check(
        &["MZ-46.5"],
        "mission MH5
         heroes thor
         thor: xp 19, power 2
         leaders: hulk S2-2 gone
         begin turn thor",
        "A use thor skill for-asgard
         = pending
         A move S2-5
         = pending
         A move S2-4
         = pending",
        expect![[r#"
            > A use thor skill for-asgard
                effect-used hero=thor effect={"skill":"for-asgard"} aim=nothing
                power-changed hero=thor power=1
            = seats who=["A"] mode=turn question={"walk":{"hero":"thor","left":2}}
            > A move S2-5
                moved hero=thor from=S2-6 to=S2-5 cost=0
            = seats who=["A"] mode=turn question={"walk":{"hero":"thor","left":1}}
            > A move S2-4
                moved hero=thor from=S2-5 to=S2-4 cost=0
            = seats who=["A"] mode=turn question={"turn":{"hero":"thor","actions":4}}
        "#]],
    );
}

#[test]
fn for_asgard_without_a_way_needs_somebody_to_strike() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor
         thor: xp 19, power 2, at 8V.c
         traits thor: momentum
         leaders: hulk S2-2 gone
         8V.b: 1 walker
         begin turn thor",
        "? A
         ! A use thor skill for-asgard
         ! A use thor trait momentum",
        expect![[r#"
            ? A: open door=8V.b/8V.c, take objective=5, gain-trait, power-up, end-turn
            ! A use thor skill for-asgard: changes-nothing (MZ-23.7)
            ! A use thor trait momentum: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn for_asgard_without_a_way_strikes_on_the_spot() {
    check(
        &["MZ-46.5"],
        "mission MH5
         heroes thor
         thor: xp 19, power 2, at 8V.c
         leaders: hulk S2-2 gone
         8V.c: 1 walker
         begin turn thor",
        "A use thor skill for-asgard
         = pending
         ? A",
        expect![[r#"
            > A use thor skill for-asgard
                effect-used hero=thor effect={"skill":"for-asgard"} aim=nothing
                power-changed hero=thor power=1
            = seats who=["A"] mode=turn question={"free":{"hero":"thor","what":{"form":["unique",0]}}}
            ? A: attack form=unique at=8V.c, enough
        "#]],
    );
}

#[test]
fn web_swinger_needs_a_way() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes spider-man
         spider-man: power 2, at 8V.c
         leaders: hulk S2-2 gone
         begin turn spider-man",
        "! A use spider-man skill web-swinger",
        expect![[r#"
            ! A use spider-man skill web-swinger: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn web_shooters_reach_two_zones() {
    check(
        &["MZ-46.10"],
        "mission MH5
         heroes spider-man
         spider-man: xp 19, power 2, at S0-1
         leaders: hulk S2-2 gone
         S0-4: 1 walker
         S0-3: 1 walker
         begin enemies",
        "= pending
         ? A
         ! A use spider-man skill web-shooters zone S0-4
         ! A use spider-man skill web-shooters zone S0-2
         ! A use spider-man skill web-shooters
         A use spider-man skill web-shooters zone S0-3
         = S0-3
         = S0-4",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-move","zone":S0-3}}
            ? A: pass, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S0-3}
            ! A use spider-man skill web-shooters zone S0-4: too-far (MZ-46.10)
            ! A use spider-man skill web-shooters zone S0-2: changes-nothing (MZ-23.7)
            ! A use spider-man skill web-shooters: wrong-aim (MZ-23.7)
            > A use spider-man skill web-shooters zone S0-3
                effect-used hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S0-3}
                power-changed hero=spider-man power=1
                enemies-stopped zone=S0-3
                enemies-moved kind=operator n=1 from=S0-4 to=S0-3 why={"sees":S0-1}
            = S0-3: 2 walkers
            = S0-4: spawn
        "#]],
    );
}

#[test]
fn web_shooters_hold_zombie_heroes_of_that_zone() {
    check(
        &["MZ-46.33"],
        "mission MH5
         heroes spider-man
         spider-man: xp 19, power 2
         leaders: hulk S2-4, wasp S2-4, deadpool S2-5
         S2-4: 1 runner
         begin enemies",
        "= pending
         ? A
         A use spider-man skill web-shooters zone S2-4
         = S2-4
         = S2-5
         = S2-6",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-move","zone":S2-4}}
            ? A: pass, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-4}, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-5}
            > A use spider-man skill web-shooters zone S2-4
                effect-used hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-4}
                power-changed hero=spider-man power=1
                enemies-stopped zone=S2-4
                leader-moved who=deadpool from=S2-5 to=S2-6 why={"sees":S2-6}
                next-action action=2
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":0,"specialists":0} leaders=["deadpool"] citizens=[] wounds=1
                wounds-taken hero=spider-man n=1 health=2
                enemies-moved kind=specialist n=1 from=S2-4 to=S2-5 why={"sees":S2-6}
                leader-moved who=hulk from=S2-4 to=S2-5 why={"sees":S2-6}
                leader-moved who=wasp from=S2-4 to=S2-5 why={"sees":S2-6}
            = S2-4: nothing
            = S2-5: leader hulk, leader wasp, 1 runner
            = S2-6: spider-man, leader deadpool
        "#]],
    );
}

#[test]
fn combat_reflexes_strike_in_the_heros_zone() {
    check(
        &["MZ-46.15"],
        "mission MH5
         heroes black-panther
         black-panther: xp 19, power 2
         leaders: hulk S2-2 gone
         S2-5: 2 walkers
         S2-4: 1 walker
         begin enemies",
        "~ A use black-panther skill combat-reflexes
         = pending
         ? A
         ! A attack unique S2-5",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S2-4 to=S2-5 why={"sees":S2-6}
                enemies-moved kind=operator n=2 from=S2-5 to=S2-6 why={"sees":S2-6}
            = seats who=["A"] mode=turn question={"free":{"hero":"black-panther","what":{"form":["unique",0]}}}
            ? A: attack form=unique at=S2-6, enough
            ! A attack unique S2-5: out-of-reach (MZ-10.2)
        "#]],
    );
}

#[test]
fn the_shield_of_the_seraphim_stops_fives_and_sixes() {
    check(
        &["MZ-46.20"],
        "mission MH5
         heroes doctor-strange
         doctor-strange: xp 19, power 2
         leaders: hulk S2-2 gone
         S2-6: 1 walker
         begin enemies",
        "? A
         A use doctor-strange skill shield-of-the-seraphim
         ! chance 5 5
         chance 4
         = doctor-strange",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            ? A: pass, use hero=doctor-strange effect={"skill":"shield-of-the-seraphim"} aim=nothing
            > A use doctor-strange skill shield-of-the-seraphim
                effect-used hero=doctor-strange effect={"skill":"shield-of-the-seraphim"} aim=nothing
                power-changed hero=doctor-strange power=1
            ! chance 5 5: impossible-roll (TABLE-6)
            > chance 4
                ward-rolled hero=doctor-strange skill=shield-of-the-seraphim dice=[4]
                wounds-taken hero=doctor-strange n=1 health=2
            = doctor-strange: at S2-6, health 2, power 1, xp 19, activated
        "#]],
    );
}

#[test]
fn kinetic_backlash_fells_whomever_the_player_likes() {
    check(
        &["MZ-46.34"],
        "mission MH5
         heroes black-panther
         black-panther: xp 43, power 2
         leaders: hulk S2-2 gone
         S2-6: 1 walker, 1 brute
         S2-5: 1 walker
         begin enemies",
        "~ A use black-panther skill kinetic-backlash
         ! chance 3
         chance 2 3
         ? A
         ! A pick kind operator S2-5
         ! A pick kind specialist S2-6
         A pick kind operator S2-6
         = black-panther
         = S2-6",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":1,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=2
            ! chance 3: impossible-roll (TABLE-6)
            > chance 2 3
                ward-rolled hero=black-panther skill=kinetic-backlash dice=[3 2]
                wounds-cancelled zone=S2-6 n=1
            ? A: pick aim={"kind":["guard",37]}, pick aim={"kind":["operator",37]}
            ! A pick kind operator S2-5: wrong-aim (MZ-46.34)
            ! A pick kind specialist S2-6: wrong-aim (MZ-46.34)
            > A pick kind operator S2-6
                enemies-eliminated hero=black-panther kind=operator n=1 at=S2-6
                xp-gained hero=black-panther n=1 xp=44
                wounds-taken hero=black-panther n=1 health=2
                enemies-moved kind=operator n=1 from=S2-5 to=S2-6 why={"sees":S2-6}
            = black-panther: at S2-6, health 2, power 1, xp 44, activated
            = S2-6: black-panther, 1 brute, 1 walker
        "#]],
    );
}

#[test]
fn team_call_is_heard_two_zones_far() {
    check(
        &["MZ-48.9"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         thor: at S0-1
         spider-man: at S0-3
         ms-marvel: at S0-4
         leaders: hulk S2-2 gone
         traits thor: team-call, provocation
         S0-2: 1 walker
         S0-3: 1 brute
         S0-4: 1 walker
         begin turn thor",
        "? A
         ! A use thor trait team-call hero ms-marvel
         ! A use thor trait provocation zone S0-4
         A use thor trait provocation zone S0-3
         = S0-2",
        expect![[r#"
            ? A: move to=S0-0, move to=S0-2, open door=3V.c/S0-1, gain-trait, power-up, use hero=thor effect={"trait":"provocation"} aim={"zone":S0-2}, use hero=thor effect={"trait":"provocation"} aim={"zone":S0-3}, end-turn
            ! A use thor trait team-call hero ms-marvel: too-far (MZ-48.9)
            ! A use thor trait provocation zone S0-4: too-far (MZ-48.14)
            > A use thor trait provocation zone S0-3
                effect-used hero=thor effect={"trait":"provocation"} aim={"zone":S0-3}
                enemies-lured kind=guard n=1 from=S0-3 to=S0-2
            = S0-2: 1 brute, 1 walker
        "#]],
    );
}

#[test]
fn inspiration_gives_nothing_to_a_hero_with_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man
         spider-man: power 4
         traits thor: inspiration
         begin turn thor",
        "! A use thor trait inspiration hero spider-man",
        expect![[r#"
            ! A use thor trait inspiration hero spider-man: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn a_second_final_effort_changes_nothing() {
    check(
        &["MZ-48.15", "MZ-23.7"],
        "mission MH5
         heroes thor
         thor: power 4
         traits thor: final-effort, final-effort
         S2-6: 1 walker
         begin turn thor",
        "~ A attack unique S2-6
         A use thor trait final-effort
         ? A
         ! A use thor trait final-effort",
        expect![[r#"
            > A use thor trait final-effort
                effect-used hero=thor effect={"trait":"final-effort"} aim=nothing
                power-changed hero=thor power=2
            ? A: pass, use hero=thor effect=power aim=nothing
            ! A use thor trait final-effort: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn counter_attack_strikes_in_the_heros_zone() {
    check(
        &["MZ-48.13"],
        "mission MH5
         heroes thor
         thor: power 1
         traits thor: counter-attack
         leaders: hulk S2-2 gone
         S2-5: 2 walkers
         S2-4: 1 walker
         begin enemies",
        "~ A use thor trait counter-attack
         = pending
         ? A",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S2-4 to=S2-5 why={"sees":S2-6}
                enemies-moved kind=operator n=2 from=S2-5 to=S2-6 why={"sees":S2-6}
            = seats who=["A"] mode=turn question={"free":{"hero":"thor","what":{"form":["unique",0]}}}
            ? A: attack form=unique at=S2-6, enough
        "#]],
    );
}

#[test]
fn banner_is_hulk_again_after_the_turn() {
    check(
        &["MZ-47.1"],
        "mission MH5
         heroes thor, spider-man
         citizens thor: wong
         citizens spider-man: okoye
         leaders: hulk S2-6
         begin turn thor",
        "A use thor banner citizen wong
         ! A use thor banner citizen okoye
         = S2-6
         A end-turn
         = S2-6",
        expect![[r#"
            > A use thor banner citizen wong
                effect-used hero=thor effect=banner aim={"citizen":"wong"}
                citizen-card-discarded hero=thor card=wong
            ! A use thor banner citizen okoye: not-held (MZ-47.1)
            = S2-6: thor, spider-man, leader hulk
            > A end-turn
                turn-ends hero=thor
                turn-ended hero=thor
            = S2-6: thor, spider-man, leader hulk
        "#]],
    );
}
