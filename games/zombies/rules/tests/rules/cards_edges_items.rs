//! Items that are taken and kept, and zombies that are given back.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_01_a_dying_player_keeps_the_zombies() {
    check(
        &["ZOM-C-Z2-01"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 0, kills 1
     zombies: 0/1
     items A: adjusting-nicely
     items B: adjusting-nicely
     B: kills 3
     C: kills 13
     begin fight",
        "A roll
         chance die 1
         A pass
         A lose-life
         cards A
         cards B
         A use adjusting-nicely
         quiet
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            cards A: use adjusting-nicely aim=nothing
            cards B:
            > A use adjusting-nicely
            > quiet
                item-used seat=A card=adjusting-nicely aim=nothing
                window-opened moment=card-played subject=A
                window-closed moment=card-played
                card-took-effect seat=A card=adjusting-nicely
                asked-anew moment=death
                window-closed moment=death
                pawn-put seat=A from=0/1 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 1, hand [], dead
        "#]],
    );
}

#[test]
fn zom_c_z2_01_without_zombies_there_is_nothing_to_keep() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 0
     zombies: 0/1
     items A: adjusting-nicely
     begin fight",
        "A roll
         chance die 1
         A pass
         A lose-life
         cards A
         not now A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            cards A:
            not now A:
                use card=adjusting-nicely aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z8_04_an_item_or_a_bullet() {
    check(
        &["ZOM-C-Z8-04"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: bullets 0
     C: bullets 1
     D: bullets 0
     items B: skateboard, bike
     hand A: dont-drop-the-soap
     stack:
     begin movement 1",
        "cards A
         A play dont-drop-the-soap player B
         quiet
         ? B
         B pick item B bike
         = B
         = pending",
        expect![[r#"
            cards A: play dont-drop-the-soap aim={"player":"B"}, play dont-drop-the-soap aim={"player":"C"}
            > A play dont-drop-the-soap player B
                card-played seat=A card=dont-drop-the-soap aim={"player":"B"}
                card-took-effect seat=A card=dont-drop-the-soap
            > quiet
            ? B: pick aim={"item":["B","skateboard"]}, pick aim={"item":["B","bike"]}
            > B pick item B bike
                picked seat=B card=dont-drop-the-soap aim={"item":["B","bike"]}
                item-lost seat=B card=bike
            = B: at 0/4, life 3, bullets 0, kills 0, hand [], items [skateboard]
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z8_04_the_only_item() {
    check(
        &["ZOM-C-Z8-04"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: bullets 3
     items B: skateboard
     hand A: dont-drop-the-soap
     stack:
     begin movement 1",
        "A play dont-drop-the-soap player B
         quiet
         = B",
        expect![[r#"
            > A play dont-drop-the-soap player B
                card-played seat=A card=dont-drop-the-soap aim={"player":"B"}
                card-took-effect seat=A card=dont-drop-the-soap
                item-lost seat=B card=skateboard
            > quiet
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_9_11_sixteen_items_are_enough() {
    check(
        &["ZOM-9.11"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: skateboard, bike, machete, cleaver, fire-axe, crossbow, sickle, spear, bat, pool-cue, service-weapon, shiv, nightstick, shotgun 3, chainsaw, molotov
     items B: grenade
     hand A: student-loan, what-luck, lots-of-ammo
     tile gas-station 0 -1
     A: at 1/1
     B: at 1/1
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: use chainsaw aim=nothing, use molotov aim={"building":1/0}
        "#]],
    );
}

#[test]
fn zom_9_11_a_sixteenth_item_may_be_taken() {
    check(
        &["ZOM-9.11"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: skateboard, bike, machete, cleaver, fire-axe, crossbow, sickle, spear, bat, pool-cue, service-weapon, shiv, nightstick, shotgun 3, chainsaw
     items B: grenade, skateboard
     hand A: student-loan, what-luck, lots-of-ammo
     tile gas-station 0 -1
     A: at 1/1
     B: at 1/1
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play what-luck aim={"card":"lots-of-ammo"}, play student-loan aim={"item":["B","grenade"]}, use chainsaw aim=nothing
        "#]],
    );
}

#[test]
fn zom_c_z35_06_one_item_goes_to_one_taker() {
    check(
        &["ZOM-C-Z35-06"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 0
     zombies: 0/1
     items A: skateboard
     hand B: hard-being-you
     hand C: hard-being-you
     begin fight",
        "chance die 1
         B play hard-being-you item A skateboard
         C play hard-being-you item A skateboard
         quiet
         = A
         = B
         = C",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            > B play hard-being-you item A skateboard
            > C play hard-being-you item A skateboard
                card-played seat=B card=hard-being-you aim={"item":["A","skateboard"]}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=hard-being-you
                item-taken seat=B from=A card=skateboard
                asked-anew moment=death
                window-closed moment=death
                pawn-put seat=A from=0/1 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [skateboard], played
            = C: at 0/4, life 3, bullets 3, kills 0, hand [hard-being-you]
        "#]],
    );
}

#[test]
fn zom_c_z1_15_one_zombie_is_enough() {
    check(
        &["ZOM-C-Z1-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: kills 1, bullets 0, life 1
     hand A: not-dead
     stack:
     begin movement 1",
        "cards A
         A play not-dead player B
         quiet
         ! chance dice 0 4
         ! chance dice 4 7
         chance dice 3 3
         = B
         = pending",
        expect![[r#"
            cards A: play not-dead aim={"player":"B"}
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > quiet
            ! chance dice 0 4: impossible-roll (TABLE-6)
            ! chance dice 4 7: impossible-roll (TABLE-6)
            > chance dice 3 3
                die-rolled seat=B card=not-dead die=3
                die-rolled seat=B card=not-dead die=3
                zombies-lost seat=B figure=zombie n=1
            = B: at 0/4, life 1, bullets 0, kills 0, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_15_what_may_be_spent() {
    check(
        &["ZOM-C-Z1-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: kills 3, bullets 1, life 1.5
     hand A: not-dead
     stack:
     begin movement 1",
        "A play not-dead player B
         quiet
         chance dice 2 3
         ? B
         B pick good bullets
         ? B
         B pick die 1
         ? B
         B pick good life
         = pending
         chance die 4
         = B
         = pending",
        expect![[r#"
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > quiet
            > chance dice 2 3
                die-rolled seat=B card=not-dead die=2
                die-rolled seat=B card=not-dead die=3
            ? B: pick aim={"good":"bullets"}, pick aim={"good":"life"}, enough
            > B pick good bullets
                picked seat=B card=not-dead aim={"good":"bullets"}
            ? B: pick aim={"die":0}, pick aim={"die":1}
            > B pick die 1
                picked seat=B card=not-dead aim={"die":1}
                bullets-lost seat=B n=1
            ? B: pick aim={"good":"life"}, enough
            > B pick good life
                picked seat=B card=not-dead aim={"good":"life"}
                life-lost seat=B halves=2 card=not-dead
            = chance die={"seat":"B","card":"not-dead"}
            > chance die 4
                die-rolled seat=B card=not-dead die=4
            = B: at 0/4, life 0.5, bullets 0, kills 3, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_15_a_life_on_the_second_die() {
    check(
        &["ZOM-C-Z1-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: kills 3, bullets 0, life 2
     hand A: not-dead
     stack:
     begin movement 1",
        "A play not-dead player B
         quiet
         chance dice 2 3
         ? B
         B pick good life
         B pick die 1
         chance die 6
         ? B
         = B
         = pending",
        expect![[r#"
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > quiet
            > chance dice 2 3
                die-rolled seat=B card=not-dead die=2
                die-rolled seat=B card=not-dead die=3
            ? B: pick aim={"good":"life"}, enough
            > B pick good life
                picked seat=B card=not-dead aim={"good":"life"}
            > B pick die 1
                picked seat=B card=not-dead aim={"die":1}
                life-lost seat=B halves=2 card=not-dead
            > chance die 6
                die-rolled seat=B card=not-dead die=6
                zombies-lost seat=B figure=zombie n=2
            ? B:
            = B: at 0/4, life 1, bullets 0, kills 1, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_15_not_the_last_life() {
    check(
        &["ZOM-C-Z1-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: kills 3, bullets 0, life 1
     hand A: not-dead
     stack:
     begin movement 1",
        "A play not-dead player B
         quiet
         chance dice 2 5
         = B
         = pending",
        expect![[r#"
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > quiet
            > chance dice 2 5
                die-rolled seat=B card=not-dead die=2
                die-rolled seat=B card=not-dead die=5
                zombies-lost seat=B figure=zombie n=2
            = B: at 0/4, life 1, bullets 0, kills 1, hand []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z1_15_a_bullet_is_one_point() {
    check(
        &["ZOM-C-Z1-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: kills 3, bullets 3, life 1
     hand A: not-dead
     stack:
     begin movement 1",
        "A play not-dead player B
         quiet
         chance dice 2 5
         B pick good bullets
         ? B
         B enough
         = B",
        expect![[r#"
            > A play not-dead player B
                card-played seat=A card=not-dead aim={"player":"B"}
                card-took-effect seat=A card=not-dead
            > quiet
            > chance dice 2 5
                die-rolled seat=B card=not-dead die=2
                die-rolled seat=B card=not-dead die=5
            > B pick good bullets
                picked seat=B card=not-dead aim={"good":"bullets"}
                bullets-lost seat=B n=1
            ? B: pick aim={"good":"bullets"}, enough
            > B enough
                enough-picked seat=B card=not-dead
                zombies-lost seat=B figure=zombie n=2
            = B: at 0/4, life 1, bullets 2, kills 1, hand []
        "#]],
    );
}
