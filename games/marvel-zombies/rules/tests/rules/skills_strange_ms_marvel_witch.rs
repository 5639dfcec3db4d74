//! Skills of Doctor Strange, Ms. Marvel and Scarlet Witch (MZ-46.17 to MZ-46.31), and those that all six
//! have.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn portal_leads_to_a_zone_in_sight() {
    check(
        &["MZ-46.18"],
        "mission MH5
         heroes doctor-strange
         doctor-strange: power 1
         S2-6: 2 walkers
         begin turn doctor-strange",
        "! A use doctor-strange skill portal zone S2-6
         ! A use doctor-strange skill portal zone S3-4
         A use doctor-strange skill portal zone S2-4
         = doctor-strange",
        expect![[r#"
            ! A use doctor-strange skill portal zone S2-6: changes-nothing (MZ-23.7)
            ! A use doctor-strange skill portal zone S3-4: not-in-sight (MZ-46.18)
            > A use doctor-strange skill portal zone S2-4
                effect-used hero=doctor-strange effect={"skill":"portal"} aim={"zone":S2-4}
                power-changed hero=doctor-strange power=0
                moved hero=doctor-strange from=S2-6 to=S2-4 cost=0
            = doctor-strange: at S2-4, health 3, power 0, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn shield_of_the_seraphim_rolls_against_the_batch() {
    check(
        &["MZ-46.20"],
        "mission MH5
         heroes doctor-strange, thor
         doctor-strange: xp 19, power 1
         S2-6: 3 walkers
         begin enemies",
        "= pending
         A use doctor-strange skill shield-of-the-seraphim
         chance 5 2 1
         = pending
         A vote all-on thor
         = thor
         = doctor-strange",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-come","zone":S2-6}}
            > A use doctor-strange skill shield-of-the-seraphim
                effect-used hero=doctor-strange effect={"skill":"shield-of-the-seraphim"} aim=nothing
                power-changed hero=doctor-strange power=0
            > chance 5 2 1
                ward-rolled hero=doctor-strange skill=shield-of-the-seraphim dice=[5 2 1]
                wounds-cancelled zone=S2-6 n=1
            = seats who=["A"] mode=turn question={"decide":{"wounds":{"zone":S2-6,"n":2}}}
            > A vote all-on thor
                decided about={"wounds":{"zone":S2-6,"n":2}} choice={"shares":{"heroes":[0,2,0,0,0,0],"citizens":0}}
                wounds-taken hero=thor n=2 health=1
            = thor: at S2-6, health 1, power 0, xp 0, activated
            = doctor-strange: at S2-6, health 3, power 0, xp 19, activated
        "#]],
    );
}

#[test]
fn eye_of_agamotto_rerolls_the_dice_of_any_super_hero() {
    check(
        &["MZ-46.21", "MZ-46.37"],
        "mission MH5
         heroes doctor-strange, thor
         doctor-strange: xp 43, at S0-0
         S2-6: 2 brutes
         begin turn thor",
        "A attack unique S2-6
         chance 3 2
         ? A
         A use doctor-strange skill eye-of-agamotto
         chance 3 3
         A attack unique S2-6
         chance 3 2
         = thor",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > chance 3 2
                attack-rolled hero=thor dice=[3 2] accuracy=3
            ? A: pass, use hero=doctor-strange effect={"skill":"eye-of-agamotto"} aim=nothing
            > A use doctor-strange skill eye-of-agamotto
                effect-used hero=doctor-strange effect={"skill":"eye-of-agamotto"} aim=nothing
            > chance 3 3
                dice-rerolled hero=thor dice=[3 3] is_forced=false
                hits-counted hero=thor hits=2
                enemies-eliminated hero=thor kind=guard n=1 at=S2-6
                xp-gained hero=thor n=1 xp=1
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > chance 3 2
                attack-rolled hero=thor dice=[3 2] accuracy=3
                hits-counted hero=thor hits=1
                hits-lost hero=thor hits=1
            = thor: at S2-6, health 3, power 0, xp 1, 1 actions
        "#]],
    );
}

#[test]
fn eye_of_agamotto_leaves_dice_that_a_hero_rerolled() {
    check(
        &["MZ-46.37", "MZ-10.11", "MZ-48.4"],
        "mission MH5
         heroes doctor-strange, thor
         doctor-strange: xp 43
         traits thor: focus
         S2-6: 2 brutes
         begin turn thor",
        "A attack unique S2-6
         chance 3 2
         A use thor trait focus
         chance 2
         A use doctor-strange skill eye-of-agamotto
         = pending
         chance 2
         = thor",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > chance 3 2
                attack-rolled hero=thor dice=[3 2] accuracy=3
            > A use thor trait focus
                effect-used hero=thor effect={"trait":"focus"} aim=nothing
            > chance 2
                dice-rerolled hero=thor dice=[2] is_forced=false
            > A use doctor-strange skill eye-of-agamotto
                effect-used hero=doctor-strange effect={"skill":"eye-of-agamotto"} aim=nothing
            = chance reroll={"hero":"thor","n":1}
            > chance 2
                dice-rerolled hero=thor dice=[2] is_forced=false
                hits-counted hero=thor hits=0
            = thor: at S2-6, health 3, power 0, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn stretch_opens_doors_of_an_adjacent_zone() {
    check(
        &["MZ-46.22", "MZ-46.23", "MZ-46.38"],
        "mission MH5
         heroes ms-marvel
         ms-marvel: at S2-5
         S2-6: 1 brute
         deck spawn: 1, 2
         begin turn ms-marvel",
        "A attack unique S2-6
         = pending
         chance 2 2 2
         A open 8V.b/S2-6
         A vote zone 8V.b
         chance #001
         chance #002
         = ms-marvel",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=ms-marvel form=unique at=S2-6
            = chance attack={"hero":"ms-marvel","n":3}
            > chance 2 2 2
                attack-rolled hero=ms-marvel dice=[2 2 2] accuracy=4
                hits-counted hero=ms-marvel hits=0
            > A open 8V.b/S2-6
                door-opened hero=ms-marvel door=8V.b/S2-6
            > A vote zone 8V.b
                decided about={"rooms":{"rooms":[8V.a 8V.b]}} choice={"zone":8V.b}
            > chance #001
                spawn-drawn zone=8V.b card=0 level=blue
                enemies-placed zone=8V.b kind=operator n=1
            > chance #002
                spawn-drawn zone=8V.a card=1 level=blue
                enemies-placed zone=8V.a kind=operator n=1
            = ms-marvel: at S2-5, health 3, power 0, xp 0, 1 actions
        "#]],
    );
}

#[test]
fn stretch_takes_an_objective_of_an_adjacent_zone() {
    check(
        &["MZ-46.23", "MZ-46.38"],
        "mission MH5
         heroes ms-marvel
         ms-marvel: at 3V.b
         open 3V.c/S0-1
         open 3V.b/3V.d
         begin turn ms-marvel",
        "A take 0
         = ms-marvel",
        expect![[r#"
            > A take 0
                objective-taken hero=ms-marvel objective=0 at=3V.a
                xp-gained hero=ms-marvel n=5 xp=5
                leader-rests who=hulk
            = ms-marvel: at 3V.b, health 3, power 0, xp 5, 2 actions
        "#]],
    );
}

#[test]
fn grow_makes_the_next_attack_surer() {
    check(
        &["MZ-46.25"],
        "mission MH5
         heroes ms-marvel
         ms-marvel: xp 19, power 1
         S2-6: 2 walkers
         begin turn ms-marvel",
        "A use ms-marvel skill grow
         A attack unique S2-6
         chance 3 2 2
         A attack unique S2-6
         chance 3 2 2
         = ms-marvel
         = S2-6",
        expect![[r#"
            > A use ms-marvel skill grow
                effect-used hero=ms-marvel effect={"skill":"grow"} aim=nothing
                power-changed hero=ms-marvel power=0
            > A attack unique S2-6
                attacked hero=ms-marvel form=unique at=S2-6
            > chance 3 2 2
                attack-rolled hero=ms-marvel dice=[3 2 2] accuracy=3
                hits-counted hero=ms-marvel hits=1
                enemies-eliminated hero=ms-marvel kind=operator n=1 at=S2-6
                xp-gained hero=ms-marvel n=1 xp=20
            > A attack unique S2-6
                attacked hero=ms-marvel form=unique at=S2-6
            > chance 3 2 2
                attack-rolled hero=ms-marvel dice=[3 2 2] accuracy=4
                hits-counted hero=ms-marvel hits=0
            = ms-marvel: at S2-6, health 3, power 0, xp 20, 2 actions
            = S2-6: ms-marvel, 1 walker
        "#]],
    );
}

#[test]
fn healing_factor_heals_at_the_start_of_the_turn() {
    check(
        &["MZ-46.26"],
        "mission MH5
         heroes ms-marvel
         ms-marvel: xp 43, power 4, health 1
         begin turns",
        "A begin ms-marvel
         = pending
         A use ms-marvel skill healing-factor
         = ms-marvel
         ! A use ms-marvel skill healing-factor",
        expect![[r#"
            > A begin ms-marvel
                turn-began hero=ms-marvel actions=4
            = seats who=["A"] mode=turn question={"effects":{"moment":"start-of-turn","zone":S2-6}}
            > A use ms-marvel skill healing-factor
                effect-used hero=ms-marvel effect={"skill":"healing-factor"} aim=nothing
                power-changed hero=ms-marvel power=2
                healed hero=ms-marvel health=2
            = ms-marvel: at S2-6, health 2, power 2, xp 43, 4 actions
            ! A use ms-marvel skill healing-factor: wrong-moment (MZ-8.19)
        "#]],
    );
}

#[test]
fn chaos_rerolls_any_dice_of_its_hero() {
    check(
        &["MZ-46.27", "MZ-46.28", "MZ-10.11"],
        "mission MH5
         heroes scarlet-witch
         scarlet-witch: power 1
         S2-6: 2 brutes
         begin turn scarlet-witch",
        "A attack unique S2-6
         A pass
         chance 4 2
         A use scarlet-witch skill chaos
         ! A enough
         ! A pick number 3
         A pick number 2
         ? A
         A enough
         = pending
         chance 5
         = scarlet-witch",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=scarlet-witch form=unique at=S2-6
            > A pass
                effects-declined seat=A
            > chance 4 2
                attack-rolled hero=scarlet-witch dice=[4 2] accuracy=4
            > A use scarlet-witch skill chaos
                effect-used hero=scarlet-witch effect={"skill":"chaos"} aim=nothing
                power-changed hero=scarlet-witch power=0
            ! A enough: changes-nothing (MZ-23.7)
            ! A pick number 3: wrong-aim (MZ-23.7)
            > A pick number 2
                die-picked hero=scarlet-witch face=2
            ? A: pick aim={"number":4}, enough
            > A enough
                dice-picked hero=scarlet-witch n=1
            = chance reroll={"hero":"scarlet-witch","n":1}
            > chance 5
                dice-rerolled hero=scarlet-witch dice=[5] is_forced=false
                hits-counted hero=scarlet-witch hits=2
                enemies-eliminated hero=scarlet-witch kind=guard n=1 at=S2-6
                xp-gained hero=scarlet-witch n=1 xp=1
            = scarlet-witch: at S2-6, health 3, power 0, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn distortion_replaces_a_spawn_card() {
    check(
        &["MZ-46.30"],
        "mission MH5
         heroes scarlet-witch
         scarlet-witch: xp 19, power 4
         spawn 1 off
         spawn 2 off
         deck spawn: 1, 7
         begin spawn",
        "chance #001
         = pending
         A use scarlet-witch skill distortion
         chance #007
         = scarlet-witch
         = S0-0",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=orange
            = seats who=["A"] mode=turn question={"effects":{"moment":"card-drawn","zone":S0-0}}
            > A use scarlet-witch skill distortion
                effect-used hero=scarlet-witch effect={"skill":"distortion"} aim=nothing
                power-changed hero=scarlet-witch power=2
            > chance #007
                spawn-drawn zone=S0-0 card=6 level=orange
                enemies-placed zone=S0-0 kind=guard n=2
                spawns-shuffled
            = scarlet-witch: at S2-6, health 3, power 2, xp 19
            = S0-0: 2 brutes, spawn
        "#]],
    );
}

#[test]
fn distortion_is_for_the_enemies_phase_only() {
    check(
        &["MZ-8.19"],
        "mission MH5
         heroes scarlet-witch
         scarlet-witch: xp 19, power 4
         deck spawn: 1, 2
         begin turn scarlet-witch",
        "A open 8V.b/S2-6
         A vote zone 8V.b
         chance #001
         = pending",
        expect![[r#"
            > A open 8V.b/S2-6
                door-opened hero=scarlet-witch door=8V.b/S2-6
            > A vote zone 8V.b
                decided about={"rooms":{"rooms":[8V.a 8V.b]}} choice={"zone":8V.b}
            > chance #001
                spawn-drawn zone=8V.b card=0 level=orange
                enemies-placed zone=8V.b kind=operator n=5
            = chance spawn={"zone":8V.a}
        "#]],
    );
}

#[test]
fn no_more_zombies_removes_the_walkers_of_a_zone() {
    check(
        &["MZ-46.31", "MZ-6.13"],
        "mission MH5
         heroes scarlet-witch
         scarlet-witch: xp 43, power 4
         S2-5: 3 walkers, 1 brute
         S2-4: 1 walker
         begin turn scarlet-witch",
        "! A use scarlet-witch skill no-more-zombies zone S2-4
         ! A use scarlet-witch skill no-more-zombies zone S2-6
         A use scarlet-witch skill no-more-zombies zone S2-5
         = scarlet-witch
         = S2-5",
        expect![[r#"
            ! A use scarlet-witch skill no-more-zombies zone S2-4: too-far (MZ-46.31)
            ! A use scarlet-witch skill no-more-zombies zone S2-6: changes-nothing (MZ-23.7)
            > A use scarlet-witch skill no-more-zombies zone S2-5
                effect-used hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S2-5}
                power-changed hero=scarlet-witch power=2
                enemies-eliminated hero=scarlet-witch kind=operator n=3 at=S2-5
                xp-gained hero=scarlet-witch n=3 xp=46
            = scarlet-witch: at S2-6, health 3, power 2, xp 46, 4 actions
            = S2-5: 1 brute
        "#]],
    );
}

#[test]
fn all_six_super_heroes_have_the_same_frame() {
    check(
        &["MZ-46.1", "MZ-46.4", "MZ-46.9", "MZ-46.14", "MZ-46.19", "MZ-46.24", "MZ-46.29"],
        "mission MH5
         heroes thor, spider-man, black-panther, doctor-strange, ms-marvel, scarlet-witch
         thor: xp 7
         spider-man: xp 7
         black-panther: xp 7
         doctor-strange: xp 7
         ms-marvel: xp 7
         scarlet-witch: xp 7
         begin turns",
        "= thor
         A begin thor
         A end-turn
         A begin spider-man
         A end-turn
         A begin black-panther
         A end-turn
         A begin doctor-strange
         A end-turn
         A begin ms-marvel
         A end-turn
         A begin scarlet-witch",
        expect![[r#"
            = thor: at S2-6, health 3, power 0, xp 7
            > A begin thor
                turn-began hero=thor actions=4
            > A end-turn
                turn-ends hero=thor
                turn-ended hero=thor
            > A begin spider-man
                turn-began hero=spider-man actions=4
            > A end-turn
                turn-ends hero=spider-man
                turn-ended hero=spider-man
            > A begin black-panther
                turn-began hero=black-panther actions=4
            > A end-turn
                turn-ends hero=black-panther
                turn-ended hero=black-panther
            > A begin doctor-strange
                turn-began hero=doctor-strange actions=4
            > A end-turn
                turn-ends hero=doctor-strange
                turn-ended hero=doctor-strange
            > A begin ms-marvel
                turn-began hero=ms-marvel actions=4
            > A end-turn
                turn-ends hero=ms-marvel
                turn-ended hero=ms-marvel
            > A begin scarlet-witch
                turn-began hero=scarlet-witch actions=4
        "#]],
    );
}

#[test]
fn unique_attacks_of_the_super_heroes() {
    check(
        &["MZ-46.2", "MZ-46.7", "MZ-46.12", "MZ-46.17", "MZ-46.22", "MZ-46.27"],
        "mission MH5
         heroes thor, spider-man, black-panther, doctor-strange, ms-marvel, scarlet-witch
         S2-6: 1 brute
         begin turns",
        "A begin thor
         A attack unique S2-6
         = pending
         chance 2 2
         A end-turn
         A begin spider-man
         A attack unique S2-6
         = pending
         chance 2 2 2
         A end-turn
         A begin black-panther
         A attack unique S2-6
         = pending
         chance 2 2
         A end-turn
         A begin doctor-strange
         A attack unique S2-6
         = pending
         chance 2 2
         A end-turn
         A begin ms-marvel
         A attack unique S2-6
         = pending
         chance 2 2 2
         A end-turn
         A begin scarlet-witch
         A attack unique S2-6
         = pending
         chance 2 2",
        expect![[r#"
            > A begin thor
                turn-began hero=thor actions=3
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            = chance attack={"hero":"thor","n":2}
            > chance 2 2
                attack-rolled hero=thor dice=[2 2] accuracy=3
                hits-counted hero=thor hits=0
            > A end-turn
                turn-ends hero=thor
                turn-ended hero=thor
            > A begin spider-man
                turn-began hero=spider-man actions=3
            > A attack unique S2-6
                attacked hero=spider-man form=unique at=S2-6
            = chance attack={"hero":"spider-man","n":3}
            > chance 2 2 2
                attack-rolled hero=spider-man dice=[2 2 2] accuracy=4
                hits-counted hero=spider-man hits=0
            > A end-turn
                turn-ends hero=spider-man
                turn-ended hero=spider-man
            > A begin black-panther
                turn-began hero=black-panther actions=3
            > A attack unique S2-6
                attacked hero=black-panther form=unique at=S2-6
            = chance attack={"hero":"black-panther","n":2}
            > chance 2 2
                attack-rolled hero=black-panther dice=[2 2] accuracy=3
                hits-counted hero=black-panther hits=0
            > A end-turn
                turn-ends hero=black-panther
                turn-ended hero=black-panther
            > A begin doctor-strange
                turn-began hero=doctor-strange actions=3
            > A attack unique S2-6
                attacked hero=doctor-strange form=unique at=S2-6
            = chance attack={"hero":"doctor-strange","n":2}
            > chance 2 2
                attack-rolled hero=doctor-strange dice=[2 2] accuracy=3
                hits-counted hero=doctor-strange hits=0
            > A end-turn
                turn-ends hero=doctor-strange
                turn-ended hero=doctor-strange
            > A begin ms-marvel
                turn-began hero=ms-marvel actions=3
            > A attack unique S2-6
                attacked hero=ms-marvel form=unique at=S2-6
            = chance attack={"hero":"ms-marvel","n":3}
            > chance 2 2 2
                attack-rolled hero=ms-marvel dice=[2 2 2] accuracy=4
                hits-counted hero=ms-marvel hits=0
            > A end-turn
                turn-ends hero=ms-marvel
                turn-ended hero=ms-marvel
            > A begin scarlet-witch
                turn-began hero=scarlet-witch actions=3
            > A attack unique S2-6
                attacked hero=scarlet-witch form=unique at=S2-6
            = chance attack={"hero":"scarlet-witch","n":2}
            > chance 2 2
                attack-rolled hero=scarlet-witch dice=[2 2] accuracy=4
                hits-counted hero=scarlet-witch hits=0
        "#]],
    );
}
