//! Appendix B: the cards of the base game.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_01_adrenaline_rush() {
    check(
        &["ZOM-C-Z1-01", "ZOM-11.18"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: adrenaline-rush
     stack:
     begin before-movement-roll",
        "A play adrenaline-rush
         chance die 2
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play adrenaline-rush
                card-played seat=A card=adrenaline-rush aim=nothing
                card-took-effect seat=A card=adrenaline-rush
                effect-began seat=A card=adrenaline-rush aim={"player":"A"}
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > chance die 2
                movement-rolled seat=A die=2
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_c_z1_02_all_the_marbles() {
    check(
        &["ZOM-C-Z1-02", "ZOM-11.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/1
     items A: all-the-marbles
     stack:
     begin movement 1",
        "A use all-the-marbles
         A stop
         = pending
         = table",
        expect![[r#"
            > A use all-the-marbles
                item-used seat=A card=all-the-marbles aim=nothing
                card-took-effect seat=A card=all-the-marbles
                effect-began seat=A card=all-the-marbles aim=nothing
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
            = table: active B, deck 49, discard [all-the-marbles], stacks [city 0], lasting [all-the-marbles]
        "#]],
    );
}

#[test]
fn zom_c_z1_03_alternate_food_source() {
    check(
        &["ZOM-C-Z1-03", "ZOM-11.5", "ZOM-11.22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/1
     hand A: alternate-food-source
     stack:
     begin movement 2",
        "A play alternate-food-source
         A step 0/1
         = pending",
        expect![[r#"
            > A play alternate-food-source
                card-played seat=A card=alternate-food-source aim=nothing
                card-took-effect seat=A card=alternate-food-source
                effect-began seat=A card=alternate-food-source aim=nothing
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_04_bad_sense_of_direction() {
    check(
        &["ZOM-C-Z1-04", "ZOM-11.10", "ZOM-11.16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     B: at 0/1
     hand A: bad-sense-of-direction
     stack:
     begin movement 2",
        "! A play bad-sense-of-direction player A
         A play bad-sense-of-direction player B
         = A
         = B",
        expect![[r#"
            ! A play bad-sense-of-direction player A: no-such-target (ZOM-9.17)
            > A play bad-sense-of-direction player B
                card-played seat=A card=bad-sense-of-direction aim={"player":"B"}
                life-lost seat=A halves=2 card=bad-sense-of-direction
                card-took-effect seat=A card=bad-sense-of-direction
                pawn-put seat=B from=0/1 to=0/4
            = A: at 0/4, life 2, bullets 3, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_05_brain_cramp() {
    check(
        &["ZOM-C-Z1-05"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/1
     hand B: brain-cramp
     stack:
     begin after-movement-roll 3",
        "B play brain-cramp player A
         = pending
         ! A stop
         B step 0/1
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > B play brain-cramp player A
                card-played seat=B card=brain-cramp aim={"player":"A"}
                card-took-effect seat=B card=brain-cramp
                effect-began seat=B card=brain-cramp aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":3}}
            ! A stop: not-asked (TABLE-2)
            > B step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z1_06_butter_fingers() {
    check(
        &["ZOM-C-Z1-06", "ZOM-11.21"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: butter-fingers
     items B: fire-axe
     begin movement 2",
        "? A
         A play butter-fingers item B fire-axe
         = B",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=butter-fingers aim={"item":["B","fire-axe"]}, play card=butter-fingers aim={"goods":["B","bullets"]}
            > A play butter-fingers item B fire-axe
                card-played seat=A card=butter-fingers aim={"item":["B","fire-axe"]}
                card-took-effect seat=A card=butter-fingers
                item-lost seat=B card=fire-axe
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_06_two_bullets() {
    check(
        &["ZOM-C-Z1-06"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: butter-fingers
     begin movement 2",
        "A play butter-fingers goods B bullets
         = B",
        expect![[r#"
            > A play butter-fingers goods B bullets
                card-played seat=A card=butter-fingers aim={"goods":["B","bullets"]}
                card-took-effect seat=A card=butter-fingers
                bullets-lost seat=B n=2
            = B: at 0/4, life 3, bullets 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_08_claustrophobia() {
    check(
        &["ZOM-C-Z1-08"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile police-station 0 -1
     A: at 1/0
     lasting claustrophobia by B on A now
     begin movement 4",
        "? A
         A walk 1/4
         A step 1/7
         ! A step 1/4
         A stop",
        expect![[r#"
            ? A: step to=1/1, step to=1/3, walk to=1/4, walk to=1/7, walk to=0/1
            > A walk 1/4
                moved seat=A from=1/0 to=1/1 is_below=false
                moved seat=A from=1/1 to=1/4 is_below=false
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
            ! A step 1/4: no-way-there (ZOM-12.4)
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                effect-ended card=claustrophobia aim={"player":"A"}
                turn-began seat=B round=1
                step-began seat=B step=tile
        "#]],
    );
}

#[test]
fn zom_c_z1_09_fear() {
    check(
        &["ZOM-C-Z1-09"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     lasting fear by B on A now
     hand B: where-everybody, bad-sense-of-direction
     A: at 0/1
     stack:
     begin before-movement-roll",
        "? B
         quiet
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            ? B: pass
            > quiet
                window-closed moment=before-movement-roll
                no-movement-roll seat=A
                window-opened moment=after-zombies subject=A
                window-closed moment=after-zombies
                turn-ended seat=A
                effect-ended card=fear aim={"player":"A"}
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
            = chance cards={"seat":"B","n":1}
        "#]],
    );
}

#[test]
fn zom_c_z1_12_grenade() {
    check(
        &["ZOM-C-Z1-12", "ZOM-7.18"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile police-station 0 -1
     zombies: 1/0, 1/1
     A: at 1/7
     items A: grenade
     begin movement 2",
        "A use grenade building 1/0
         = A
         = tile 1",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
                zombie-collected seat=A at=1/1 figure=zombie
                life-lost seat=A halves=2 card=grenade
            = A: at 1/7, life 2, bullets 3, kills 2, hand []
            = tile 1: police-station at 0 -1 turn 0, zombies [], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z1_14_hysterical_paralysis() {
    check(
        &["ZOM-9.16", "ZOM-C-Z1-14", "ZOM-11.15", "ZOM-11.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: hysterical-paralysis
     begin movement 2",
        "A play hysterical-paralysis player B
         = table",
        expect![[r#"
            > A play hysterical-paralysis player B
                card-played seat=A card=hysterical-paralysis aim={"player":"B"}
                card-took-effect seat=A card=hysterical-paralysis
                effect-began seat=A card=hysterical-paralysis aim={"player":"B"}
            = table: active A, deck 49, discard [hysterical-paralysis], stacks [city 29], lasting [hysterical-paralysis]
        "#]],
    );
}

#[test]
fn zom_c_z1_15_i_dont_think_theyre_dead() {
    check(
        &["ZOM-10.22", "ZOM-C-Z1-15", "ZOM-11.23"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: not-dead
     B: kills 3
     begin movement 2",
        "A play not-dead player B
         chance dice 2 3
         ? B
         B pick good bullets
         B pick die 1
         B pick good life
         chance die 1
         B enough
         = B",
        expect![[r#"
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > chance dice 2 3
                die-rolled seat=B card=not-dead die=2
                die-rolled seat=B card=not-dead die=3
            ? B: pick aim={"good":"bullets"}, pick aim={"good":"life"}, enough
            > B pick good bullets
                picked seat=B card=not-dead aim={"good":"bullets"}
            > B pick die 1
                picked seat=B card=not-dead aim={"die":1}
                bullets-lost seat=B n=1
            > B pick good life
                picked seat=B card=not-dead aim={"good":"life"}
                life-lost seat=B halves=2 card=not-dead
            > chance die 1
                die-rolled seat=B card=not-dead die=1
            > B enough
                enough-picked seat=B card=not-dead
                zombies-lost seat=B figure=zombie n=2
            = B: at 0/4, life 2, bullets 2, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_16_just_when_you_thought() {
    check(
        &["ZOM-C-Z1-16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile army-surplus-store 0 -1 turn 1
     zombies: 1/0
     hand A: couldnt-get-worse
     begin movement 2",
        "A play couldnt-get-worse building 1/0
         = tile 1",
        expect![[r#"
            > A play couldnt-get-worse building 1/0
                card-played seat=A card=couldnt-get-worse aim={"building":1/0}
                card-took-effect seat=A card=couldnt-get-worse
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/2 figure=zombie
            = tile 1: army-surplus-store at 0 -1 turn 1, zombies [0 1 2], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z1_17_the_keys() {
    check(
        &["ZOM-C-Z1-17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: keys-still-in-it
     items A: skateboard
     begin before-movement-roll",
        "A play keys-still-in-it
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play keys-still-in-it
                card-played seat=A card=keys-still-in-it aim=nothing
                card-took-effect seat=A card=keys-still-in-it
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":10}}
        "#]],
    );
}

#[test]
fn zom_c_z1_18_lots_of_ammo() {
    check(
        &["ZOM-C-Z1-18", "ZOM-1.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     items A: lots-of-ammo
     begin movement 2",
        "A use lots-of-ammo
         = A",
        expect![[r#"
            > A use lots-of-ammo
                item-used seat=A card=lots-of-ammo aim=nothing
                card-took-effect seat=A card=lots-of-ammo
                bullets-gained seat=A n=3
            = A: at 0/4, life 3, bullets 6, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_19_molotov() {
    check(
        &["ZOM-C-Z1-19"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile police-station 0 -1
     zombies: 1/4
     A: at 1/7, bullets 0
     items A: molotov
     begin movement 2",
        "A use molotov building 1/0
         A step 1/4
         chance die 2
         = A",
        expect![[r#"
            > A use molotov building 1/0
                item-used seat=A card=molotov aim={"building":1/0}
                card-took-effect seat=A card=molotov
                effect-began seat=A card=molotov aim={"building":1/0}
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=2 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z1_20_much_needed_rest() {
    check(
        &["ZOM-C-Z1-20", "ZOM-11.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     A: life 4
     hand A: much-needed-rest
     stack:
     begin before-movement-roll",
        "A play much-needed-rest
         = A
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play much-needed-rest
                card-played seat=A card=much-needed-rest aim=nothing
                card-took-effect seat=A card=much-needed-rest
                no-movement-roll seat=A
                life-gained seat=A halves=2
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 5, bullets 3, kills 0, hand [], played
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z1_22_slight_miscalculation() {
    check(
        &["ZOM-C-Z1-22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile police-station 0 -1
     zombies: 1/0, 1/1
     hand A: slight-miscalculation
     begin movement 2",
        "A play slight-miscalculation building 1/0
         ? A
         A pick square 1/4
         A pick square 1/5
         = tile 1",
        expect![[r#"
            > A play slight-miscalculation building 1/0
                card-played seat=A card=slight-miscalculation aim={"building":1/0}
                card-took-effect seat=A card=slight-miscalculation
            ? A: pick aim={"square":1/2}, pick aim={"square":1/3}, pick aim={"square":1/4}, pick aim={"square":1/5}
            > A pick square 1/4
                picked seat=A card=slight-miscalculation aim={"square":1/4}
                zombie-put at=1/4 figure=zombie
            > A pick square 1/5
                picked seat=A card=slight-miscalculation aim={"square":1/5}
                zombie-put at=1/5 figure=zombie
            = tile 1: police-station at 0 -1 turn 0, zombies [0 1 4 5], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z1_23_this_isnt_so_bad() {
    check(
        &["ZOM-C-Z1-23"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/1, 0/3, 0/7
     hand A: not-so-bad
     begin movement 2",
        "A play not-so-bad
         ? A
         A pick square 0/1
         ? A
         A pick square 0/4
         A pick square 0/3
         A pick square 0/5
         = tile 0",
        expect![[r#"
            > A play not-so-bad
                card-played seat=A card=not-so-bad aim=nothing
                card-took-effect seat=A card=not-so-bad
            ? A: pick aim={"square":0/1}, pick aim={"square":0/3}, pick aim={"square":0/7}
            > A pick square 0/1
                picked seat=A card=not-so-bad aim={"square":0/1}
            ? A: pick aim={"square":0/4}, pick aim={"square":0/5}
            > A pick square 0/4
                picked seat=A card=not-so-bad aim={"square":0/4}
                zombie-moved from=0/1 to=0/4 figure=zombie
            > A pick square 0/3
                picked seat=A card=not-so-bad aim={"square":0/3}
            > A pick square 0/5
                picked seat=A card=not-so-bad aim={"square":0/5}
                zombie-moved from=0/3 to=0/5 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [4 5 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z1_24_were_screwed() {
    check(
        &["ZOM-9.25", "ZOM-C-Z1-24", "ZOM-11.12"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: were-screwed
     begin movement 2",
        "A play were-screwed
         ! A enough
         A pick square 0/1
         A pick square 0/4
         A enough
         = tile 0",
        expect![[r#"
            > A play were-screwed
                card-played seat=A card=were-screwed aim=nothing
                card-took-effect seat=A card=were-screwed
            ! A enough: more-is-due (ZOM-C-Z1-24)
            > A pick square 0/1
                picked seat=A card=were-screwed aim={"square":0/1}
                zombie-put at=0/1 figure=zombie
            > A pick square 0/4
                picked seat=A card=were-screwed aim={"square":0/4}
                zombie-put at=0/4 figure=zombie
            > A enough
                enough-picked seat=A card=were-screwed
            = tile 0: town-square at 0 0 turn 0, zombies [1 4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z1_27_zombie_master() {
    check(
        &["ZOM-C-Z1-27", "ZOM-9.24"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/1
     B: at 0/3
     tile straight 0 -1
     hand A: zombie-master
     begin movement 2",
        "A play zombie-master
         = tile 0
         = tile 1",
        expect![[r#"
            > A play zombie-master
                card-played seat=A card=zombie-master aim=nothing
                card-took-effect seat=A card=zombie-master
                zombie-put at=0/5 figure=zombie
                zombie-put at=0/7 figure=zombie
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/4 figure=zombie
                zombie-put at=1/7 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 5 7], bullets [], life [], manholes []
            = tile 1: straight at 0 -1 turn 0, zombies [1 4 7], bullets [], life [], manholes []
        "#]],
    );
}
