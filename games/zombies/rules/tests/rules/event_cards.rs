//! Chapter 9: event cards.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex24_one_card_a_round() {
    check(
        &["ZOM-10.8", "ZOM-9.2", "ZOM-9.3", "ZOM-9.5", "ZOM-9.7", "ZOM-10.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile police-station 0 -1
     zombies: 1/4
     active B
     A: at 1/7
     hand A: fear, fear
     items A: lots-of-ammo
     stack:
     begin movement 2",
        "A play fear player B
         ! A play fear player B
         A use lots-of-ammo
         = A",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            ! A play fear player B: card-of-the-round-played (ZOM-9.3)
            > A use lots-of-ammo
                item-used seat=A card=lots-of-ammo aim=nothing
                card-took-effect seat=A card=lots-of-ammo
                bullets-gained seat=A n=3
            = A: at 1/7, life 3, bullets 6, kills 0, hand [fear], played
        "#]],
    );
}

#[test]
fn zom_ex25_an_item_inside_its_place() {
    check(
        &["ZOM-9.8", "ZOM-9.9", "ZOM-9.10", "ZOM-C-Z1-10"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile fire-station 0 -1
     A: at 1/7
     hand A: fire-axe
     begin movement 3",
        "! A play fire-axe
         A step 1/4
         A play fire-axe
         = A",
        expect![[r#"
            ! A play fire-axe: condition-not-met (ZOM-9.9)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                item-put-in-play seat=A card=fire-axe
            = A: at 1/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
        "#]],
    );
}

#[test]
fn zom_ex25_no_second_axe() {
    check(
        &["ZOM-9.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile fire-station 0 -1
     A: at 1/4
     items A: fire-axe
     hand A: fire-axe
     begin movement 3",
        "! A play fire-axe",
        expect![[r#"
            ! A play fire-axe: second-item-of-a-kind (ZOM-9.11)
        "#]],
    );
}

#[test]
fn zom_ex41_discarding_one() {
    check(
        &["ZOM-9.20", "ZOM-9.21", "ZOM-9.6", "ZOM-26.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear, fear, grenade, molotov
     stack:
     begin discard",
        "A discard fear
         = A
         = pending",
        expect![[r#"
            > A discard fear
                card-discarded seat=A card=fear
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear grenade molotov]
            = seats who=["A"] mode=reaction question={"react":{"moment":"turn-start","subject":"B","card":null}}
        "#]],
    );
}

#[test]
fn zom_ex41_one_card_must_go() {
    check(
        &["ZOM-10.46", "ZOM-9.19", "ZOM-9.22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear, fear, grenade, molotov
     stack:
     begin discard",
        "! A keep
         = pending
         ? A
         A discard molotov
         = A",
        expect![[r#"
            ! A keep: hand-above-limit (ZOM-10.46)
            = seats who=["A"] mode=turn question={"discard":{"seat":"A","surplus":1}}
            ? A: discard card=fear, discard card=grenade, discard card=molotov, play card=fear aim={"player":"B"}
            > A discard molotov
                card-discarded seat=A card=molotov
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear fear grenade]
        "#]],
    );
}

#[test]
fn zom_ex42_a_chainsaw_and_an_axe() {
    check(
        &["ZOM-9.28", "ZOM-C-Z1-07"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3
     items A: fire-axe, chainsaw
     begin fight",
        "A use chainsaw
         quiet
         chance die 1
         ? A
         A spend-bullets
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A use chainsaw
                item-used seat=A card=chainsaw aim=nothing
                card-took-effect seat=A card=chainsaw
                effect-began seat=A card=chainsaw aim={"player":"A"}
            > quiet
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=2 needed=4
            ? A: spend-bullets, lose-life
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand [], items [fire-axe]
        "#]],
    );
}

#[test]
fn zom_9_17_the_last_life_cannot_be_paid() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     A: life 1
     B: at 0/1
     hand A: bad-sense-of-direction
     begin movement 3",
        "! A play bad-sense-of-direction player B",
        expect![[r#"
            ! A play bad-sense-of-direction player B: cost-not-payable (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_9_18_a_new_deck() {
    check(
        &["ZOM-9.18", "ZOM-9.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     deck 1
     discard: fear, fear, grenade, grenade
     begin draw",
        "chance cards adrenaline-rush
         = table
         chance cards fear fear
         = table",
        expect![[r#"
            > chance cards adrenaline-rush
                cards-drawn seat=A n=1 cards=null
                deck-shuffled n=4
            = table: active A, deck 4, discard [], stacks [city 29], lasting []
            > chance cards fear fear
                cards-drawn seat=A n=2 cards=null
                window-opened moment=before-movement-roll subject=A
            = table: active A, deck 2, discard [], stacks [city 29], lasting []
        "#]],
    );
}

#[test]
fn zom_9_3_a_spent_card_is_refused_by_its_rule() {
    check(
        &["ZOM-9.3"],
        "seats 3
     rules guts=off tiles=z1
     B: played
     hand A: fear
     hand B: fear
     stack:
     begin movement 1",
        "! B play fear player A
         ! C play fear player A
         ! C stop
         A play fear player B
         ! A play fear player C",
        expect![[r#"
            ! B play fear player A: card-of-the-round-played (ZOM-9.3)
            ! C play fear player A: card-not-held (ZOM-9.2)
            ! C stop: not-asked (TABLE-2)
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            ! A play fear player C: card-not-held (ZOM-9.2)
        "#]],
    );
}

#[test]
fn zom_10_22_nothing_is_played_while_a_card_is_resolved() {
    check(
        &["ZOM-10.22", "ZOM-9.7", "ZOM-10.4"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     items A: where-he
     items B: skateboard
     hand A: fear
     stack:
     begin movement 1",
        "! B use grenade building 0/4
         ! B use skateboard
         A use where-he
         quiet
         = pending
         ! A play fear player B
         ! B use skateboard
         ! B play fear player A",
        expect![[r#"
            ! B use grenade building 0/4: no-such-item (ZOM-9.7)
            ! B use skateboard: item-has-no-use (ZOM-10.4)
            > A use where-he
                item-used seat=A card=where-he aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=where-he
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"where-he","stage":"place"}}
            ! A play fear player B: card-is-being-resolved (ZOM-10.22)
            ! B use skateboard: card-is-being-resolved (ZOM-10.22)
            ! B play fear player A: card-is-being-resolved (ZOM-10.22)
        "#]],
    );
}

#[test]
fn zom_10_27_a_surplus_is_not_an_open_moment() {
    check(
        &["ZOM-10.27"],
        "seats 2
     rules guts=off tiles=z1
     hand A: fear, grenade, shotgun, molotov
     hand B: fear
     items B: grenade
     stack:
     begin surplus",
        "= pending
         ! A play fear player B
         ! B play fear player A
         ! B use grenade",
        expect![[r#"
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":3}}
            ! A play fear player B: no-open-moment (ZOM-10.27)
            ! B play fear player A: no-open-moment (ZOM-10.27)
            ! B use grenade: no-open-moment (ZOM-10.27)
        "#]],
    );
}

#[test]
fn zom_10_14_the_killer_is_not_asked() {
    check(
        &["ZOM-10.2", "ZOM-10.14"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4
     hand A: fear
     hand B: fear
     stack:
     begin fight",
        "A roll
         chance die 6
         ! A play fear player B
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 6
                fight-rolled seat=A at=1/4 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                window-opened moment=kill subject=A
            ! A play fear player B: window-of-others (ZOM-10.2)
            = seats who=["B"] mode=reaction question={"react":{"moment":"kill","subject":"A","card":null}}
        "#]],
    );
}
