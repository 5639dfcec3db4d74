//! Cards played in a fight and for a roll, and cards that save a life.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_01_doubled_before_the_roll_or_after_it() {
    check(
        &["ZOM-C-Z1-01"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: adrenaline-rush
     stack:
     begin before-movement-roll",
        "cards A
         quiet
         chance die 3
         A pass
         cards A
         A play adrenaline-rush
         quiet
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            cards A: play adrenaline-rush aim=nothing
            > quiet
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
                window-opened moment=after-movement-roll subject=A
            cards A: play adrenaline-rush aim=nothing
            > A play adrenaline-rush
                card-played seat=A card=adrenaline-rush aim=nothing
                card-took-effect seat=A card=adrenaline-rush
                effect-began seat=A card=adrenaline-rush aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":6}}
        "#]],
    );
}

#[test]
fn zom_c_z1_01_a_roll_that_was_replaced_is_not_doubled() {
    check(
        &["ZOM-C-Z1-17"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: keys-still-in-it, fear
     hand B: fear
     items A: nose
     hand C: adrenaline-rush
     discard: adrenaline-rush
     stack:
     begin before-movement-roll",
        "A play keys-still-in-it
         quiet
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play keys-still-in-it
            > quiet
                card-played seat=A card=keys-still-in-it aim=nothing
                window-opened moment=card-played subject=A
                window-closed moment=card-played
                card-took-effect seat=A card=keys-still-in-it
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move":{"seat":"A","mover":"A","left":10}}
        "#]],
    );
}

#[test]
fn zom_c_z1_01_nothing_to_double_without_a_roll() {
    check(
        &["ZOM-9.17", "ZOM-C-Z35-18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: adrenaline-rush
     lasting too-tired by B
     stack:
     begin before-movement-roll",
        "! A play adrenaline-rush",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            ! A play adrenaline-rush: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z1_01_only_in_ones_own_fight() {
    check(
        &["ZOM-10.37"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     hand A: adrenaline-rush, lucky-shot
     hand B: adrenaline-rush, lucky-shot
     items A: riot-shield
     items B: riot-shield
     begin fight",
        "cards A
         cards B
         not now A
         not now B",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            cards A: play adrenaline-rush aim=nothing, play lucky-shot aim=nothing, use riot-shield aim=nothing
            cards B:
            not now A:
                kill: other-question (TABLE-5)
                spend-bullets: other-question (TABLE-5)
                lose-life: other-question (TABLE-5)
                dodge: other-question (TABLE-5)
                stop: cannot-leave-fight (ZOM-7.13)
            not now B:
                play card=adrenaline-rush aim=nothing: not-at-this-time (ZOM-10.30)
                play card=lucky-shot aim=nothing: not-at-this-time (ZOM-10.30)
                use card=riot-shield aim=nothing: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_c_z1_11_a_first_aid_kit_only_where_a_life_would_be_lost() {
    check(
        &["ZOM-C-Z1-11"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     items A: first-aid-kit, stuffed
     hand A: lots-of-ammo
     hand B: fear
     begin fight",
        "cards A
         A roll
         chance die 2
         quiet
         cards A
         A use first-aid-kit
         quiet
         cards A
         A roll
         chance die 5
         quiet
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            cards A:
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > quiet
                window-closed moment=die-rolled
            cards A: use first-aid-kit aim=nothing, use stuffed aim=nothing
            > A use first-aid-kit
                item-used seat=A card=first-aid-kit aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=first-aid-kit
            cards A:
            > A roll
                combat-roll-called seat=A item=null
            > chance die 5
                fight-rolled seat=A at=0/1 figure=zombie die=5 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > quiet
                window-closed moment=die-rolled
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
                window-closed moment=kill
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 3, bullets 3, kills 1, hand [lots-of-ammo], items [stuffed]
        "#]],
    );
}

#[test]
fn zom_c_z7_09_the_toys_of_others_save_nobody() {
    check(
        &["ZOM-10.37"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 0
     zombies: 0/1
     hand A: fear
     items B: stuffed, first-aid-kit
     begin fight",
        "A roll
         chance die 2
         quiet
         cards B
         ? A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > quiet
                window-closed moment=die-rolled
            cards B:
            ? A: lose-life, play card=fear aim={"player":"B"}
        "#]],
    );
}

#[test]
fn zom_c_z7_04_cotton_candy_against_the_straightjacket() {
    check(
        &["ZOM-C-Z7-04", "ZOM-25.7"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: jacketed
     hand A: candy
     stack:
     begin turn",
        "quiet
         chance die 4
         cards A
         A play candy
         quiet
         = A
         = pending",
        expect![[r#"
                turn-began seat=A round=1
            > quiet
            > chance die 4
                jacket-rolled seat=A die=4
                window-opened moment=die-rolled subject=A
            cards A: play candy aim=nothing
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z7_04_cotton_candy_adds_one_and_no_more() {
    check(
        &["ZOM-C-Z7-04"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 3
     zombies: 0/1
     hand A: candy
     begin fight",
        "A roll
         chance die 2
         A play candy
         quiet
         = pending
         A spend-bullets
         quiet
         = A",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
            > quiet
            = seats who=["A"] mode=turn question={"fight-result":{"seat":"A","at":0/1}}
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            > quiet
            = A: at 0/1, life 3, bullets 2, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z7_04_not_on_the_die_of_a_card() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3
     zombies: 0/1
     hand A: candy, fear
     hand B: mystery-meat
     stack:
     begin movement 1",
        "B play mystery-meat player A
         quiet
         chance die 4
         cards A
         = A",
        expect![[r#"
            > B play mystery-meat player A
                card-played seat=B card=mystery-meat aim={"player":"A"}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=mystery-meat
            > chance die 4
                die-rolled seat=A card=mystery-meat die=4
            cards A: play fear aim={"player":"B"}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear candy]
        "#]],
    );
}

#[test]
fn zom_c_z7_09_one_token_is_saved_of_two() {
    check(
        &["ZOM-C-Z7-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3
     zombies: 0/1
     hand A: dynamite
     items A: stuffed
     stack:
     begin movement 1",
        "A play dynamite
         quiet
         chance die 1
         ? A
         A pick item A stuffed
         quiet
         = A",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=dynamite
            > chance die 1
                die-rolled seat=A card=dynamite die=1
            ? A: pick aim={"item":["A","stuffed"]}, enough
            > A pick item A stuffed
                picked seat=A card=stuffed aim={"item":["A","stuffed"]}
                item-used seat=A card=stuffed aim=nothing
                card-took-effect seat=A card=stuffed
                life-lost seat=A halves=2 card=dynamite
            > quiet
            = A: at 0/4, life 2, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z7_09_the_life_is_given_and_the_toy_kept() {
    check(
        &["ZOM-C-Z2-03"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3
     zombies: 0/1
     hand A: dynamite
     items A: stuffed
     stack:
     begin movement 1",
        "A play dynamite
         quiet
         chance die 1
         A enough
         = A",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=dynamite
            > chance die 1
                die-rolled seat=A card=dynamite die=1
            > A enough
                enough-picked seat=A card=stuffed
                life-lost seat=A halves=4 card=dynamite
            = A: at 0/4, life 1, bullets 3, kills 0, hand [], items [stuffed], played
        "#]],
    );
}

#[test]
fn zom_c_z7_09_while_items_do_nothing_the_life_is_lost() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 3
     hand B: mystery-meat
     items A: stuffed
     lasting scared-yet by B
     stack:
     begin movement 1",
        "B play mystery-meat player A
         quiet
         chance die 1
         = A",
        expect![[r#"
            > B play mystery-meat player A
                card-played seat=B card=mystery-meat aim={"player":"A"}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=mystery-meat
            > chance die 1
                die-rolled seat=A card=mystery-meat die=1
                life-lost seat=A halves=2 card=mystery-meat
            = A: at 0/4, life 2, bullets 3, kills 0, hand [], items [stuffed]
        "#]],
    );
}

#[test]
fn zom_c_z7_09_with_two_losses_at_once_one_toy_saves_one() {
    check(
        &["ZOM-C-Z7-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1, at 0/1
     B: life 3
     zombies: 0/1
     hand B: mystery-meat
     items A: stuffed
     stack:
     begin movement 1",
        "B play mystery-meat player A
         quiet
         chance die 2
         A pick item A stuffed
         quiet
         = A
         = table",
        expect![[r#"
            > B play mystery-meat player A
                card-played seat=B card=mystery-meat aim={"player":"A"}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=mystery-meat
            > chance die 2
                die-rolled seat=A card=mystery-meat die=2
            > A pick item A stuffed
                picked seat=A card=stuffed aim={"item":["A","stuffed"]}
                item-used seat=A card=stuffed aim=nothing
                card-took-effect seat=A card=stuffed
            > quiet
            = A: at 0/1, life 1, bullets 3, kills 0, hand []
            = table: active A, deck 312, discard [stuffed mystery-meat], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}
