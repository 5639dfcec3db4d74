//! Hands: which cards may be taken from them, shown and played.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z4_08_a_key_and_a_full_hand() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: fear, fear, grenade, grenade, molotov, molotov, chainsaw, chainsaw, fire-axe, fire-axe, skateboard, skateboard, zombie-master, zombie-master, brain-cramp, brain-cramp, claustrophobia, claustrophobia, first-aid-kit, childhood
     hand B: shakedown
     items A: magic-key, nose
     discard: all-the-marbles
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play claustrophobia aim={"player":"B"}, play claustrophobia aim={"player":"C"}, play fear aim={"player":"B"}, play fear aim={"player":"C"}, play zombie-master aim=nothing, play childhood aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_c_z4_08_room_for_one_more() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: fear, fear, grenade, grenade, molotov, molotov, chainsaw, chainsaw, fire-axe, fire-axe, skateboard, skateboard, zombie-master, zombie-master, brain-cramp, brain-cramp, claustrophobia, claustrophobia, childhood
     hand B: shakedown
     items A: magic-key, nose
     discard: all-the-marbles
     stack:
     begin movement 1",
        "cards A
         A use nose
         quiet
         = A",
        expect![[r#"
            cards A: play claustrophobia aim={"player":"B"}, play claustrophobia aim={"player":"C"}, play fear aim={"player":"B"}, play fear aim={"player":"C"}, play zombie-master aim=nothing, play childhood aim={"player":"B"}, use magic-key aim={"player":"B"}, use nose aim=nothing
            > A use nose
                item-used seat=A card=nose aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=nose
                card-taken-back seat=A card=all-the-marbles
            = A: at 0/4, life 3, bullets 3, kills 0, hand [all-the-marbles brain-cramp brain-cramp chainsaw chainsaw claustrophobia claustrophobia fear fear fire-axe fire-axe grenade grenade molotov molotov skateboard skateboard zombie-master zombie-master childhood], items [magic-key]
        "#]],
    );
}

#[test]
fn zom_26_3_a_player_who_looks_at_a_hand_knows_it() {
    check(
        &["ZOM-26.3", "ZOM-C-Z35-19"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: childhood
     hand B: fear, grenade
     stack:
     begin movement 1",
        "cards A
         worlds A
         A play childhood player B
         quiet
         worlds A
         worlds C",
        expect![[r#"
            cards A: play childhood aim={"player":"B"}
            worlds A: others, too
            > A play childhood player B
                card-played seat=A card=childhood aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=childhood
                hand-seen seat=A of=B cards=null
            worlds A: like this one only
            worlds C: others, too
        "#]],
    );
}

#[test]
fn zom_c_z4_08_a_hand_of_two() {
    check(
        &["ZOM-C-Z4-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: fear, grenade
     items A: magic-key
     stack:
     begin movement 1",
        "A use magic-key player B
         quiet
         ? A
         A pick card grenade
         = A
         = B",
        expect![[r#"
            > A use magic-key player B
                item-used seat=A card=magic-key aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=magic-key
                hand-seen seat=A of=B cards=null
            ? A: pick aim={"card":"fear"}, pick aim={"card":"grenade"}
            > A pick card grenade
                picked-in-secret seat=A card=magic-key aim=null
                card-taken seat=A from=B card=null
            = A: at 0/4, life 3, bullets 3, kills 0, hand [grenade]
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear]
        "#]],
    );
}

#[test]
fn zom_c_z8_15_a_hand_of_two() {
    check(
        &["ZOM-C-Z8-15"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: shakedown
     hand B: fear, fear
     stack:
     begin movement 1",
        "A play shakedown player B
         quiet
         ? A
         A pick card fear
         = B",
        expect![[r#"
            > A play shakedown player B
                card-played seat=A card=shakedown aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=shakedown
                hand-seen seat=A of=B cards=null
            ? A: pick aim={"card":"fear"}
            > A pick card fear
                picked seat=A card=shakedown aim={"card":"fear"}
                card-discarded seat=B card=fear
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear]
        "#]],
    );
}

#[test]
fn zom_c_z35_12_which_items_come_out() {
    check(
        &["ZOM-9.15"],
        "seats 2
     rules guts=off dodge=off sewers=on subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1, kills 13
     hand A: what-luck, fire-axe, amulet, cleaver, bat, scalpel, monkeys, adjusting-nicely, i-see-helicopter, page-trees, nose, fear, where-he, flashlight
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play fear aim={"player":"B"}, play adjusting-nicely aim=nothing, play cleaver aim=nothing, play what-luck aim={"card":"fire-axe"}, play what-luck aim={"card":"adjusting-nicely"}, play what-luck aim={"card":"cleaver"}, play what-luck aim={"card":"amulet"}, play what-luck aim={"card":"bat"}, play what-luck aim={"card":"flashlight"}, play what-luck aim={"card":"nose"}, play monkeys aim=nothing, play page-trees aim=nothing, play flashlight aim=nothing, play nose aim=nothing
        "#]],
    );
}

#[test]
fn zom_c_z2_08_no_six_no_card() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1
     hand A: i-feel-alive
     lasting in-the-zone by A on A now
     stack:
     begin movement 1",
        "A play i-feel-alive
         quiet
         chance dice 5 5
         = pending",
        expect![[r#"
            > A play i-feel-alive
                card-played seat=A card=i-feel-alive aim=nothing
                card-took-effect seat=A card=i-feel-alive
            > quiet
            > chance dice 5 5
                die-rolled seat=A card=i-feel-alive die=5
                die-rolled seat=A card=i-feel-alive die=5
                life-gained seat=A halves=4
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z2_08_a_six_for_a_card() {
    check(
        &["ZOM-C-Z2-08", "ZOM-C-Z2-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     zombies: 0/1
     hand A: mine-field
     lasting in-the-zone by A on A now
     stack:
     begin movement 1",
        "A play mine-field tile 0
         quiet
         chance die 6
         = pending",
        expect![[r#"
            > A play mine-field tile 0
                card-played seat=A card=mine-field aim={"tile":0}
                card-took-effect seat=A card=mine-field
            > quiet
            > chance die 6
                die-rolled seat=A card=mine-field die=6
            = chance cards={"seat":"A","n":1}
        "#]],
    );
}

#[test]
fn zom_c_z35_14_one_kind_in_the_pile() {
    check(
        &["ZOM-C-Z35-14"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: determination
     discard: fear, fear
     stack:
     begin movement 1",
        "A play determination
         quiet
         = A
         = pending",
        expect![[r#"
            > A play determination
                card-played seat=A card=determination aim=nothing
                life-lost seat=A halves=2 card=determination
                bullets-lost seat=A n=1
                card-took-effect seat=A card=determination
                card-taken-back seat=A card=fear
            > quiet
            = A: at 0/4, life 2, bullets 2, kills 0, hand [fear], played
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z7_13_a_player_who_is_already_silenced() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: what-the
     lasting what-the by C on B now
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play what-the aim={"player":"C"}
        "#]],
    );
}

#[test]
fn zom_c_z7_13_only_the_players_own_kill_ends_it() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     lasting what-the by C on B now
     stack:
     begin fight",
        "chance die 6
         = lasting",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 6
                fight-rolled seat=A at=0/1 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = lasting: what-the on player B during of=B has_begun=true
        "#]],
    );
}

#[test]
fn zom_c_z2_12_nobody_plays_out_a_hand() {
    check(
        &["ZOM-C-Z2-12"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: weekend-pass
     hand B: fear, where-everybody
     hand C: music, didnt-happen, fear
     C: at 0/1
     zombies: 0/3
     stack:
     begin movement 1",
        "A play weekend-pass player B
         cards B
         cards C
         not now C",
        expect![[r#"
            > A play weekend-pass player B
                card-played seat=A card=weekend-pass aim={"player":"B"}
                window-opened moment=card-played subject=A
            cards B:
            cards C: play didnt-happen aim=nothing
            not now C:
                play card=fear aim=nothing: only-answers-to-this-card (ZOM-C-Z2-12)
                play card=music aim=nothing: not-at-this-time (ZOM-10.30)
        "#]],
    );
}
