//! Candy, toys and weapons: what they do not do.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_11_not_for_a_roll_that_may_be_dodged() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=on sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     items A: first-aid-kit
     begin fight",
        "A roll
         chance die 3
         A pass
         = pending
         cards A
         ? A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
            = seats who=["A"] mode=turn question={"fight-result":{"seat":"A","at":0/1}}
            cards A:
            ? A: dodge, spend-bullets
        "#]],
    );
}

#[test]
fn zom_c_z7_04_one_more_dog_and_no_more() {
    check(
        &["ZOM-C-Z7-04", "ZOM-22.3"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     hand A: candy
     stack:
     stack woods: woods09, woods09
     begin tile",
        "chance tile woods09
         quiet
         chance die 1
         A play candy
         quiet
         A put 2/4
         A put 2/4
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile woods09
                tile-drawn seat=A stack=woods tile=woods09
                window-opened moment=tile-drawn subject=A
            > quiet
                window-closed moment=tile-drawn
                tile-laid seat=A spot=2 tile=woods09 cell={"x":0,"y":-2} turn=0
            > chance die 1
                newcomers-rolled seat=A die=1
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            > quiet
            > A put 2/4
                zombie-put at=2/4 figure=dog
            > A put 2/4
                zombie-put at=2/4 figure=dog
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z7_04_candy_frees_from_the_straightjacket_on_a_five() {
    check(
        &["ZOM-C-Z7-04"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: jacketed
     hand A: candy
     stack:
     begin turn",
        "chance die 5
         A play candy",
        expect![[r#"
                turn-began seat=A round=1
            > chance die 5
                jacket-rolled seat=A die=5
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
                jacket-taken-off seat=A
        "#]],
    );
}

#[test]
fn zom_c_z7_04_candy_does_not_free_on_a_four() {
    check(
        &["ZOM-C-Z7-04"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: jacketed
     hand A: candy
     stack:
     begin turn",
        "chance die 4
         A play candy",
        expect![[r#"
                turn-began seat=A round=1
            > chance die 4
                jacket-rolled seat=A die=4
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
        "#]],
    );
}

#[test]
fn zom_c_z7_04_candy_adds_no_more_than_one_to_the_spell() {
    check(
        &["ZOM-C-Z7-04", "ZOM-22.9"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile cabin 0 3
     A: at 1/0
     hand A: candy
     items A: page-twist
     stack:
     begin movement 2",
        "A cast
         chance die 3
         A play candy
         quiet
         = outcome
         = pending",
        expect![[r#"
            > A cast
                spell-cast seat=A
            > chance die 3
                spell-rolled seat=A die=3 pages=1
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            = outcome: null
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_8_16_a_dead_player_gives_no_toy() {
    check(
        &["ZOM-C-Z3-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 0
     B: at 0/1
     zombies: 0/1
     items A: stuffed
     hand B: i-will-survive
     begin fight",
        "A roll
         chance die 1
         A pass
         A lose-life
         A pass
         B play i-will-survive player A
         quiet
         chance die 6
         chance die 1
         = pending
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
            > A pass
            > B play i-will-survive player A
                card-played seat=B card=i-will-survive aim={"player":"A"}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=i-will-survive
            > chance die 6
                die-rolled seat=B card=i-will-survive die=6
            > chance die 1
                die-rolled seat=A card=i-will-survive die=1
                asked-anew moment=death
            = seats who=["A"] mode=reaction question={"react":{"moment":"death","subject":"A","card":null}}
            = A: at 0/1, life 0, bullets 0, kills 0, hand [], items [stuffed], dead
        "#]],
    );
}

#[test]
fn zom_c_z7_05_only_clowns_are_hated() {
    check(
        &["ZOM-C-Z7-05"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile carnival-crossroads 0 5
     A: at 1/4, bullets 0
     clowns: 1/4
     lasting hate-clowns by A on A now
     stack:
     begin fight",
        "chance die 3
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=clown
            > chance die 3
                fight-rolled seat=A at=1/4 figure=clown die=3 plus=1 needed=4
                zombie-killed seat=A at=1/4 figure=clown
                kill-counted seat=A figure=clown
            = A: at 1/4, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_7_20_the_crossbow_is_spared_for_later() {
    check(
        &["ZOM-C-Z35-08"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     items A: machete, crossbow
     begin fight",
        "A roll
         chance die 2
         ? A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            ? A: roll with=null, roll with=machete, roll with=crossbow
        "#]],
    );
}

#[test]
fn zom_c_z35_23_a_jeep_for_both() {
    check(
        &["ZOM-20.3", "ZOM-C-Z35-23"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile base-crossroads 0 -1
     tile motor-pool 0 -2
     A: at 2/7
     B: at 2/7
     hand A: private
     stack:
     begin movement 3",
        "A play private player B
         quiet
         A step 2/4",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A step 2/4
                moved seat=A from=2/7 to=2/4 is_below=false
                jeep-taken seat=A
                moved seat=B from=2/7 to=2/4 is_below=false
                jeep-taken seat=B
        "#]],
    );
}
