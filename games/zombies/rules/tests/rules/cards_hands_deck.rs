//! Appendix B: cards that look at the deck and play from it.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z35_10_my_you_look_familiar() {
    check(
        &["ZOM-C-Z35-10", "ZOM-26.3", "ZOM-26.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: familiar
     stack:
     begin movement 1",
        "A play familiar
         quiet
         = pending
         chance cards fear grenade molotov
         @A
         ? A
         A pick card grenade
         @A
         @B
         ? A
         A pick card fear
         = table
         A stop
         quiet
         = pending",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
            > quiet
            = chance cards={"seat":"A","n":3}
            > chance cards fear grenade molotov
                deck-seen seat=A n=3 cards=null
            @A
                deck-seen seat=A n=3 cards=["fear","grenade","molotov"]
            ? A: pick aim={"card":"fear"}, pick aim={"card":"grenade"}, pick aim={"card":"molotov"}
            > A pick card grenade
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=grenade
            @A
                picked-in-secret seat=A card=familiar aim={"card":"grenade"}
                card-discarded seat=A card=grenade
            @B
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=grenade
            ? A: pick aim={"card":"fear"}, pick aim={"card":"molotov"}
            > A pick card fear
                picked-in-secret seat=A card=familiar aim=null
            = table: active A, deck 98, discard [grenade familiar], stacks [city 0], lasting []
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            > quiet
            = chance cards={"seat":"B","n":2}
        "#]],
    );
}

#[test]
fn zom_c_z35_10_the_card_left_on_top_is_drawn_next() {
    check(
        &["ZOM-C-Z35-10"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     active B
     hand A: familiar
     stack:
     begin draw",
        "chance cards chainsaw chainsaw fear
         A play familiar
         quiet
         chance cards grenade grenade molotov
         A pick card molotov
         = pending
         = table",
        expect![[r#"
            > chance cards chainsaw chainsaw fear
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
            > A play familiar
            > quiet
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
            > chance cards grenade grenade molotov
                deck-seen seat=A n=3 cards=null
            > A pick card molotov
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=molotov
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"familiar","stage":"familiar-bury"}}
            = table: active B, deck 95, discard [molotov], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_10_a_short_deck() {
    check(
        &["ZOM-C-Z35-10", "ZOM-9.18"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: familiar
     discard: fear, fear, grenade
     deck 1
     stack:
     begin movement 1",
        "A play familiar
         quiet
         = pending
         chance cards adrenaline-rush
         = pending
         chance cards fear grenade
         ? A
         A pick card adrenaline-rush
         A pick card grenade
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
            > quiet
            = chance cards={"seat":"A","n":1}
            > chance cards adrenaline-rush
                deck-shuffled n=3
            = chance cards={"seat":"A","n":2}
            > chance cards fear grenade
                deck-seen seat=A n=3 cards=null
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"fear"}, pick aim={"card":"grenade"}
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=adrenaline-rush
            > A pick card grenade
                picked-in-secret seat=A card=familiar aim=null
            = table: active A, deck 3, discard [adrenaline-rush familiar], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_10_two_cards_in_all() {
    check(
        &["ZOM-C-Z35-10"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: familiar
     discard: fear
     deck 1
     stack:
     begin movement 1",
        "A play familiar
         quiet
         chance cards adrenaline-rush
         chance cards fear
         ? A
         A pick card adrenaline-rush
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
            > quiet
            > chance cards adrenaline-rush
                deck-shuffled n=1
            > chance cards fear
                deck-seen seat=A n=2 cards=null
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"fear"}
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
            = table: active A, deck 2, discard [familiar], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_10_one_card_in_all() {
    check(
        &["ZOM-C-Z35-10"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: familiar
     deck 1
     stack:
     begin movement 1",
        "A play familiar
         quiet
         chance cards adrenaline-rush
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
            > quiet
            > chance cards adrenaline-rush
                deck-seen seat=A n=1 cards=null
            = table: active A, deck 1, discard [familiar], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_02_cant_sleep() {
    check(
        &["ZOM-C-Z7-02", "ZOM-9.27"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: cant-sleep, fear
     A: at 0/4
     zombies: 0/1
     stack:
     begin movement 3",
        "A play cant-sleep
         = pending
         chance cards shotgun butter-fingers keys-still-in-it
         @B
         ? A
         A pick card butter-fingers
         = A
         = B
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            = chance cards={"seat":"A","n":3}
            > chance cards shotgun butter-fingers keys-still-in-it
                card-shown seat=A card=shotgun
                card-shown seat=A card=butter-fingers
                card-shown seat=A card=keys-still-in-it
            @B
                card-shown seat=A card=shotgun
                card-shown seat=A card=butter-fingers
                card-shown seat=A card=keys-still-in-it
            ? A: pick aim={"card":"shotgun"}, pick aim={"card":"butter-fingers"}
            > A pick card butter-fingers
                picked seat=A card=cant-sleep aim={"card":"butter-fingers"}
                card-played seat=A card=butter-fingers aim={"goods":["B","bullets"]}
                card-took-effect seat=A card=butter-fingers
                bullets-lost seat=B n=2
                card-played seat=A card=shotgun aim=nothing
                item-put-in-play seat=A card=shotgun
                card-discarded seat=A card=keys-still-in-it
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear], items [shotgun], played
            = B: at 0/4, life 3, bullets 1, kills 0, hand []
            = table: active A, deck 58, discard [cant-sleep butter-fingers keys-still-in-it], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_02_in_a_fight() {
    check(
        &["ZOM-C-Z7-02", "ZOM-C-Z1-01"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: cant-sleep
     A: at 0/1, bullets 0
     zombies: 0/1
     stack:
     begin fight",
        "A play cant-sleep
         chance cards adrenaline-rush fire-axe chainsaw
         chance die 2
         = A
         = table",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > chance cards adrenaline-rush fire-axe chainsaw
                card-shown seat=A card=adrenaline-rush
                card-shown seat=A card=fire-axe
                card-shown seat=A card=chainsaw
                card-played seat=A card=adrenaline-rush aim=nothing
                card-took-effect seat=A card=adrenaline-rush
                card-discarded seat=A card=fire-axe
                card-discarded seat=A card=chainsaw
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=2 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/1, life 3, bullets 0, kills 1, hand [], played
            = table: active A, deck 59, discard [cant-sleep adrenaline-rush fire-axe chainsaw], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_02_each_with_its_replies() {
    check(
        &["ZOM-C-Z7-02", "ZOM-10.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5-z7
     hand A: cant-sleep
     hand B: raise-hand
     stack:
     begin movement 3",
        "A play cant-sleep
         quiet
         chance cards fear fear hysterical-paralysis
         ? A
         A pick card hysterical-paralysis
         B play raise-hand
         = pending
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards fear fear hysterical-paralysis
                card-shown seat=A card=fear
                card-shown seat=A card=fear
                card-shown seat=A card=hysterical-paralysis
            ? A: pick aim={"card":"fear"}, pick aim={"card":"hysterical-paralysis"}
            > A pick card hysterical-paralysis
                picked seat=A card=cant-sleep aim={"card":"hysterical-paralysis"}
                card-played seat=A card=hysterical-paralysis aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play raise-hand
                card-played seat=B card=raise-hand aim=nothing
                card-took-effect seat=B card=raise-hand
                card-cancelled seat=A card=hysterical-paralysis
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 80, discard [cant-sleep raise-hand hysterical-paralysis fear fear], stacks [city 0], lasting [fear]
        "#]],
    );
}

#[test]
fn zom_c_z7_02_and_another_one() {
    check(
        &["ZOM-C-Z7-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: cant-sleep
     stack:
     begin movement 3",
        "A play cant-sleep
         chance cards cant-sleep grenade fear
         A pick card cant-sleep
         chance cards nose chainsaw molotov
         ? A
         A pick card nose
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > chance cards cant-sleep grenade fear
                card-shown seat=A card=cant-sleep
                card-shown seat=A card=grenade
                card-shown seat=A card=fear
            > A pick card cant-sleep
                picked seat=A card=cant-sleep aim={"card":"cant-sleep"}
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > chance cards nose chainsaw molotov
                card-shown seat=A card=nose
                card-shown seat=A card=chainsaw
                card-shown seat=A card=molotov
            ? A: pick aim={"card":"fear"}, pick aim={"card":"nose"}
            > A pick card nose
                picked seat=A card=cant-sleep aim={"card":"nose"}
                card-played seat=A card=nose aim=nothing
                item-put-in-play seat=A card=nose
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-discarded seat=A card=grenade
                card-discarded seat=A card=chainsaw
                card-discarded seat=A card=molotov
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [nose], played
            = table: active A, deck 56, discard [cant-sleep cant-sleep fear grenade chainsaw molotov], stacks [city 0], lasting [fear]
        "#]],
    );
}

#[test]
fn zom_c_z7_02_nothing_to_draw() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: cant-sleep
     deck 0
     stack:
     begin movement 3",
        "! A play cant-sleep",
        expect![[r#"
            ! A play cant-sleep: no-such-target (ZOM-9.17)
        "#]],
    );
}
