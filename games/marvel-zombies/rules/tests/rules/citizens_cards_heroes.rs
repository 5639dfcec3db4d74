//! Citizen cards of Hero Mode (MZ-49), and the Citizen who turns Hulk into Banner.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn agent_coulson_costs_power() {
    check(
        &["MZ-49.1", "MZ-29.15", "MZ-27.17"],
        "mission MH5
         heroes doctor-strange
         doctor-strange: power 1
         citizens doctor-strange: agent-coulson
         S2-5: 1 walker
         begin turn doctor-strange 0",
        "A use doctor-strange citizen agent-coulson
         A attack unique S2-5
         chance 3 2
         = doctor-strange",
        expect![[r#"
            > A use doctor-strange citizen agent-coulson
                effect-used hero=doctor-strange effect={"citizen":"agent-coulson"} aim=nothing
                power-changed hero=doctor-strange power=0
            > A attack unique S2-5
                attacked hero=doctor-strange form=unique at=S2-5
            > chance 3 2
                attack-rolled hero=doctor-strange dice=[3 2] accuracy=3
                hits-counted hero=doctor-strange hits=1
                enemies-eliminated hero=doctor-strange kind=operator n=1 at=S2-5
                xp-gained hero=doctor-strange n=1 xp=1
            = doctor-strange: at S2-6, health 3, power 0, xp 1, citizens [agent-coulson], 0 actions
        "#]],
    );
}

#[test]
fn citizen_effects_need_power() {
    check(
        &["MZ-29.6"],
        "mission MH5
         heroes thor
         citizens thor: pepper-potts
         begin turn thor",
        "! A use thor citizen pepper-potts",
        expect![[r#"
            ! A use thor citizen pepper-potts: too-little-power (MZ-29.6)
        "#]],
    );
}

#[test]
fn pepper_potts_draws_a_heroic_trait() {
    check(
        &["MZ-49.2", "MZ-29.15"],
        "mission MH5
         heroes thor
         thor: power 1
         citizens thor: pepper-potts
         begin turn thor",
        "A use thor citizen pepper-potts
         chance trait focus
         = thor",
        expect![[r#"
            > A use thor citizen pepper-potts
                effect-used hero=thor effect={"citizen":"pepper-potts"} aim=nothing
                power-changed hero=thor power=0
            > chance trait focus
                trait-drawn hero=thor card=focus
            = thor: at S2-6, health 3, power 0, xp 0, traits [focus], citizens [pepper-potts], 3 actions
        "#]],
    );
}

#[test]
fn mary_jane_rerolls_all_dice() {
    check(
        &["MZ-49.3", "MZ-29.15"],
        "mission MH5
         heroes thor
         thor: power 1
         citizens thor: mary-jane
         S2-6: 1 brute
         begin turn thor",
        "A attack unique S2-6
         A pass
         chance 3 2
         A use thor citizen mary-jane
         chance 3 3
         = thor",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > A pass
                effects-declined seat=A
            > chance 3 2
                attack-rolled hero=thor dice=[3 2] accuracy=3
            > A use thor citizen mary-jane
                effect-used hero=thor effect={"citizen":"mary-jane"} aim=nothing
                power-changed hero=thor power=0
            > chance 3 3
                dice-rerolled hero=thor dice=[3 3] is_forced=false
                hits-counted hero=thor hits=2
                enemies-eliminated hero=thor kind=guard n=1 at=S2-6
                xp-gained hero=thor n=1 xp=1
            = thor: at S2-6, health 3, power 0, xp 1, citizens [mary-jane], 2 actions
        "#]],
    );
}

#[test]
fn jonah_jameson_runs_for_power() {
    check(
        &["MZ-49.4", "MZ-29.15"],
        "mission MH5
         heroes thor
         thor: power 1
         citizens thor: jonah-jameson
         deck spawn: 1, 4
         begin turn thor",
        "A open 8V.b/S2-6
         A vote zone 8V.b
         chance #001
         A use thor citizen jonah-jameson
         A move S2-5
         = thor",
        expect![[r#"
            > A open 8V.b/S2-6
                door-opened hero=thor door=8V.b/S2-6
            > A vote zone 8V.b
                decided about={"rooms":{"rooms":[8V.a 8V.b]}} choice={"zone":8V.b}
            > chance #001
                spawn-drawn zone=8V.b card=0 level=blue
                enemies-placed zone=8V.b kind=operator n=1
            > A use thor citizen jonah-jameson
                effect-used hero=thor effect={"citizen":"jonah-jameson"} aim=nothing
                power-changed hero=thor power=0
            > A move S2-5
                moved hero=thor from=S2-6 to=S2-5 cost=0
            = thor: at S2-5, health 3, power 0, xp 0, citizens [jonah-jameson], 2 actions
        "#]],
    );
}

#[test]
fn thunderbolt_ross_pushes_zombie_heroes_too() {
    check(
        &["MZ-49.5"],
        "mission MH5
         heroes thor
         thor: power 1
         citizens thor: thunderbolt-ross
         S2-6: 1 walker
         leaders: hulk S2-6
         begin turn thor",
        "A use thor citizen thunderbolt-ross
         A pick zone S2-5
         = S2-5",
        expect![[r#"
            > A use thor citizen thunderbolt-ross
                effect-used hero=thor effect={"citizen":"thunderbolt-ross"} aim=nothing
                power-changed hero=thor power=0
            > A pick zone S2-5
                pushed hero=thor from=S2-6 to=S2-5
            = S2-5: leader hulk, 1 walker
        "#]],
    );
}

#[test]
fn wong_changes_places_of_two_heroes_of_one_player() {
    check(
        &["MZ-49.6", "MZ-27.21"],
        "mission MH5
         heroes thor, spider-man
         thor: power 1
         spider-man: at S0-0
         citizens thor: wong
         begin turn thor",
        "A use thor citizen wong hero spider-man
         = thor
         = spider-man",
        expect![[r#"
            > A use thor citizen wong hero spider-man
                effect-used hero=thor effect={"citizen":"wong"} aim={"hero":"spider-man"}
                power-changed hero=thor power=0
                moved hero=spider-man from=S0-0 to=S2-6 cost=0
                moved hero=thor from=S2-6 to=S0-0 cost=0
            = thor: at S0-0, health 3, power 0, xp 0, citizens [wong], 3 actions
            = spider-man: at S2-6, health 3, power 0, xp 0
        "#]],
    );
}

#[test]
fn aunt_may_heals_for_power() {
    check(
        &["MZ-49.7"],
        "mission MH5
         heroes thor
         thor: power 1, health 2
         citizens thor: aunt-may
         begin turn thor",
        "A end-turn
         A use thor citizen aunt-may
         = thor",
        expect![[r#"
            > A end-turn
                turn-ends hero=thor
            > A use thor citizen aunt-may
                effect-used hero=thor effect={"citizen":"aunt-may"} aim=nothing
                power-changed hero=thor power=0
                healed hero=thor health=3
                turn-ended hero=thor
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = thor: at S2-6, health 3, power 0, xp 0, citizens [aunt-may], activated
        "#]],
    );
}

#[test]
fn blind_al_cancels_for_power() {
    check(
        &["MZ-49.8"],
        "mission MH5
         heroes thor
         thor: power 1
         citizens thor: blind-al
         S2-6: 2 walkers
         begin enemies",
        "A use thor citizen blind-al
         = thor",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            > A use thor citizen blind-al
                effect-used hero=thor effect={"citizen":"blind-al"} aim=nothing
                power-changed hero=thor power=0
                wounds-cancelled zone=S2-6 n=1
                wounds-taken hero=thor n=1 health=2
            = thor: at S2-6, health 2, power 0, xp 0, citizens [blind-al], activated
        "#]],
    );
}

#[test]
fn maria_hill_gives_two_dice() {
    check(
        &["MZ-49.9"],
        "mission MH5
         heroes thor
         thor: power 1
         citizens thor: maria-hill
         S2-6: 1 brute
         begin turn thor",
        "A attack unique S2-6
         A use thor citizen maria-hill
         = pending",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > A use thor citizen maria-hill
                effect-used hero=thor effect={"citizen":"maria-hill"} aim=nothing
                power-changed hero=thor power=0
            = chance attack={"hero":"thor","n":4}
        "#]],
    );
}

#[test]
fn jane_foster_opens_a_door_for_power() {
    check(
        &["MZ-49.10"],
        "mission MH5
         heroes thor
         thor: power 1
         citizens thor: jane-foster
         deck spawn: 1, 2
         begin turn thor",
        "A use thor citizen jane-foster door 8V.b/S2-6
         = thor",
        expect![[r#"
            > A use thor citizen jane-foster door 8V.b/S2-6
                effect-used hero=thor effect={"citizen":"jane-foster"} aim={"door":8V.b/S2-6}
                power-changed hero=thor power=0
                door-opened hero=thor door=8V.b/S2-6
            = thor: at S2-6, health 3, power 0, xp 0, citizens [jane-foster], 3 actions
        "#]],
    );
}

#[test]
fn edwin_jarvis_takes_a_trait_for_power() {
    check(
        &["MZ-49.11", "MZ-27.22"],
        "mission MH5
         heroes thor, spider-man
         thor: power 1
         citizens thor: edwin-jarvis
         traits spider-man: focus
         begin turn thor",
        "A use thor citizen edwin-jarvis take-from spider-man focus
         = thor",
        expect![[r#"
            > A use thor citizen edwin-jarvis take-from spider-man focus
                effect-used hero=thor effect={"citizen":"edwin-jarvis"} aim={"take-from":["spider-man","focus"]}
                power-changed hero=thor power=0
                trait-given from=spider-man to=thor card=focus
            = thor: at S2-6, health 3, power 0, xp 0, traits [focus], citizens [edwin-jarvis], 3 actions
        "#]],
    );
}

#[test]
fn okoye_gives_the_unique_attack() {
    check(
        &["MZ-49.12", "MZ-23.11"],
        "mission MH5
         heroes doctor-strange
         doctor-strange: power 1
         citizens doctor-strange: okoye
         S2-5: 1 runner
         S2-4: 1 walker
         leaders: hulk S2-2 gone
         begin enemies",
        "A use doctor-strange citizen okoye
         ? A
         A attack unique S2-5
         chance 3 2
         = doctor-strange",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S2-4 to=S2-5 why={"sees":S2-6}
                enemies-moved kind=specialist n=1 from=S2-5 to=S2-6 why={"sees":S2-6}
            > A use doctor-strange citizen okoye
                effect-used hero=doctor-strange effect={"citizen":"okoye"} aim=nothing
                power-changed hero=doctor-strange power=0
            ? A: attack form=unique at=S2-5, attack form=unique at=S2-6, enough
            > A attack unique S2-5
                attacked hero=doctor-strange form=unique at=S2-5
            > chance 3 2
                attack-rolled hero=doctor-strange dice=[3 2] accuracy=3
                hits-counted hero=doctor-strange hits=1
                enemies-eliminated hero=doctor-strange kind=operator n=1 at=S2-5
                xp-gained hero=doctor-strange n=1 xp=1
                next-action action=2
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=doctor-strange n=1 health=2
            = doctor-strange: at S2-6, health 2, power 0, xp 1, citizens [okoye], activated
        "#]],
    );
}

#[test]
fn mz_ex52_a_citizen_card_makes_hulk_banner() {
    check(
        &["MZ-47.1", "MZ-47.7"],
        "mission MH5
         heroes thor
         thor: xp 19
         citizens thor: wong
         leaders: hulk S2-6
         begin turn thor",
        "! A use thor banner citizen okoye
         A use thor banner citizen wong
         A attack unique S2-6
         chance 3 3
         = thor",
        expect![[r#"
            ! A use thor banner citizen okoye: not-held (MZ-47.1)
            > A use thor banner citizen wong
                effect-used hero=thor effect=banner aim={"citizen":"wong"}
                citizen-card-discarded hero=thor card=wong
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > chance 3 3
                attack-rolled hero=thor dice=[3 3] accuracy=3
                hits-counted hero=thor hits=2
                leader-eliminated who=hulk zone=S2-6 lies=false
                xp-gained hero=thor n=6 xp=25
            = thor: at S2-6, health 3, power 0, xp 25, 3 actions
        "#]],
    );
}

#[test]
fn banner_is_hulk_again_after_the_turn() {
    check(
        &["MZ-47.1", "MZ-47.11"],
        "mission MH5
         heroes thor, spider-man
         citizens thor: wong
         citizens spider-man: okoye
         spider-man: at S2-5
         leaders: hulk S2-6
         begin turn thor",
        "A use thor banner citizen wong
         ! A use thor banner citizen wong
         A end-turn
         A begin spider-man
         ! A use spider-man banner citizen okoye
         A end-turn",
        expect![[r#"
            > A use thor banner citizen wong
                effect-used hero=thor effect=banner aim={"citizen":"wong"}
                citizen-card-discarded hero=thor card=wong
            ! A use thor banner citizen wong: not-held (MZ-47.1)
            > A end-turn
                turn-ends hero=thor
                turn-ended hero=thor
            > A begin spider-man
                turn-began hero=spider-man actions=3
            ! A use spider-man banner citizen okoye: hulk-not-here (MZ-47.1)
            > A end-turn
                turn-ends hero=spider-man
                turn-ended hero=spider-man
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":0,"specialists":0} leaders=["hulk"] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=2
                next-action action=2
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":0,"specialists":0} leaders=["hulk"] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=1
        "#]],
    );
}

#[test]
fn devoured_cards_are_discarded_without_a_penalty() {
    check(
        &["MZ-49.13"],
        "mission MH5
         heroes thor
         thor: power 2, at 8V.b
         open 8V.b/S2-6
         cards: nobody 8V.c
         begin turn thor",
        "A open 8V.b/8V.c
         = thor
         = 8V.c",
        expect![[r#"
            > A open 8V.b/8V.c
                door-opened hero=thor door=8V.b/8V.c
                citizen-revealed card=nobody zone=8V.c
            = thor: at 8V.b, health 3, power 2, xp 0, 2 actions
            = 8V.c: objective 5
        "#]],
    );
}

#[test]
fn secret_missions_stay_out_of_hero_mode() {
    check(
        &["MZ-49.14", "MZ-49.15"],
        "mission MH5
         heroes thor
         begin turns",
        "= table",
        expect![[r#"
            = table: round 1, players phase, A: thor, supply [14, 35, 14], spawn deck 42, traits 45, citizens 14, leaders 5, open []
        "#]],
    );
}
