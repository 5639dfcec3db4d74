//! Appendix B: Cotton Candy, which adds one to any roll.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z7_04_cotton_candy_in_a_fight() {
    check(
        &["ZOM-C-Z7-04", "ZOM-10.13"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4
     hand A: candy
     begin fight",
        "A roll
         chance die 3
         A play candy
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 3, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z7_04_cotton_candy_on_the_way() {
    check(
        &["ZOM-C-Z7-04"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     hand A: candy
     stack:
     begin movement-roll",
        "chance die 3
         A play candy
         quiet
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_c_z7_04_cotton_candy_for_zombies() {
    check(
        &["ZOM-C-Z7-04"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     zombies: 0/1, 0/3, 0/5, 0/7
     hand A: candy
     stack:
     begin zombie-roll",
        "chance die 1
         A play candy
         = pending",
        expect![[r#"
            > chance die 1
                zombies-rolled seat=A die=1
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            = seats who=["A"] mode=turn question={"move-zombies":{"seat":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z7_04_cotton_candy_for_dogs() {
    check(
        &["ZOM-C-Z7-04", "ZOM-22.3"],
        "seats 2
     rules guts=off tiles=z1-z4-z7 cards=z1-z7
     tile bridge 0 -1
     hand A: candy
     stack:
     begin tile",
        "chance tile woods09
         chance die 1
         A play candy
         A put 2/4
         A put 2/4
         = tile 2",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile woods09
                tile-drawn seat=A stack=woods tile=woods09
                tile-laid seat=A spot=2 tile=woods09 cell={"x":0,"y":-2} turn=0
            > chance die 1
                newcomers-rolled seat=A die=1
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            > A put 2/4
                zombie-put at=2/4 figure=dog
            > A put 2/4
                zombie-put at=2/4 figure=dog
            = tile 2: woods09 at 0 -2 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z7_04_cotton_candy_for_the_spell() {
    check(
        &["ZOM-C-Z7-04", "ZOM-22.9"],
        "seats 2
     rules guts=off tiles=z1-z4-z7 cards=z1-z4-z7
     tile cabin 0 3
     A: at 1/0
     hand A: candy
     items A: page-twist
     stack:
     begin movement 2",
        "A cast
         chance die 4
         A play candy
         quiet
         = outcome",
        expect![[r#"
            > A cast
                spell-cast seat=A
            > chance die 4
                spell-rolled seat=A die=4 pages=1
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
                game-ended winners=["A"] how=cabin
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}
