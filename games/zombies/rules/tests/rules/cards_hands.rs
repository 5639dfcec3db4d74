//! Appendix B: cards about whole hands, and what may be played from them.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_08_in_the_zone() {
    check(
        &["ZOM-C-Z2-08"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand A: in-the-zone, fear, fear, grenade
     zombies: 0/1
     stack:
     begin start",
        "A play in-the-zone
         quiet
         chance die 6
         chance cards molotov
         quiet
         A step 0/1
         chance die 6
         chance cards molotov
         A stop
         quiet
         = A
         A discard fear
         = pending
         A discard fear
         = A
         = table",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > A play in-the-zone
                card-played seat=A card=in-the-zone aim=nothing
                card-took-effect seat=A card=in-the-zone
                effect-began seat=A card=in-the-zone aim={"player":"A"}
                asked-anew moment=turn-start
                window-closed moment=turn-start
            > quiet
            > chance die 6
                movement-rolled seat=A die=6
            > chance cards molotov
                cards-drawn seat=A n=1 cards=null
            > quiet
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 6
                fight-rolled seat=A at=0/1 figure=zombie die=6 plus=0 needed=4
            > chance cards molotov
                cards-drawn seat=A n=1 cards=null
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            > A stop
                stopped seat=A led_by=null
            > quiet
            = A: at 0/1, life 3, bullets 3, kills 1, hand [fear fear grenade molotov molotov], played
            > A discard fear
                card-discarded seat=A card=fear
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":3}}
            > A discard fear
                card-discarded seat=A card=fear
                turn-ended seat=A
                effect-ended card=in-the-zone aim={"player":"A"}
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 3, kills 1, hand [grenade molotov molotov], played
            = table: active B, deck 72, discard [in-the-zone fear fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_08_only_in_ones_own_turn() {
    check(
        &["ZOM-10.32"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     active B
     hand A: in-the-zone
     stack:
     begin start",
        "! A play in-the-zone",
        expect![[r#"
                window-opened moment=turn-start subject=B
            ! A play in-the-zone: not-at-this-time (ZOM-10.30)
        "#]],
    );
}

#[test]
fn zom_c_z2_12_weekend_pass_denied() {
    check(
        &["ZOM-C-Z2-12"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z2-z5
     hand A: weekend-pass
     hand B: fear, molotov, grenade
     items B: lots-of-ammo
     hand C: fear
     stack:
     begin movement 1",
        "! A play weekend-pass player A
         A play weekend-pass player B
         ! B play fear player A
         ? B
         ? C
         B use lots-of-ammo
         quiet
         = B
         = table",
        expect![[r#"
            ! A play weekend-pass player A: no-such-target (ZOM-9.17)
            > A play weekend-pass player B
                card-played seat=A card=weekend-pass aim={"player":"B"}
                window-opened moment=card-played subject=A
            ! B play fear player A: only-answers-to-this-card (ZOM-C-Z2-12)
            ? B: pass, use card=lots-of-ammo aim=nothing
            ? C: pass
            > B use lots-of-ammo
            > quiet
                item-used seat=B card=lots-of-ammo aim=nothing
                window-opened moment=card-played subject=B
                window-closed moment=card-played
                card-took-effect seat=B card=lots-of-ammo
                bullets-gained seat=B n=3
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=weekend-pass
                card-discarded seat=B card=fear
                card-discarded seat=B card=grenade
                card-discarded seat=B card=molotov
            = B: at 0/4, life 3, bullets 6, kills 0, hand []
            = table: active A, deck 94, discard [lots-of-ammo fear grenade molotov weekend-pass], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_12_answered() {
    check(
        &["ZOM-10.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z5
     hand A: weekend-pass, fear
     hand B: fear, raise-hand
     stack:
     begin movement 1",
        "A play weekend-pass player B
         ? B
         B play raise-hand
         = B
         = table",
        expect![[r#"
            > A play weekend-pass player B
                card-played seat=A card=weekend-pass aim={"player":"B"}
                window-opened moment=card-played subject=A
            ? B: pass, play card=raise-hand aim=nothing
            > B play raise-hand
                card-played seat=B card=raise-hand aim=nothing
                card-took-effect seat=B card=raise-hand
                card-cancelled seat=A card=weekend-pass
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear], played
            = table: active A, deck 96, discard [raise-hand weekend-pass], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_12_an_empty_hand() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand A: weekend-pass
     stack:
     begin movement 1",
        "! A play weekend-pass player B",
        expect![[r#"
            ! A play weekend-pass player B: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_04_i_could_use_a_drink() {
    check(
        &["ZOM-C-Z35-04"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: drink, fear, fear, grenade, molotov
     stack:
     begin movement 1",
        "A play drink
         quiet
         chance cards grenade chainsaw chainsaw
         = A
         = table",
        expect![[r#"
            > A play drink
                card-played seat=A card=drink aim=nothing
                card-took-effect seat=A card=drink
                card-discarded seat=A card=fear
                card-discarded seat=A card=fear
                card-discarded seat=A card=grenade
                card-discarded seat=A card=molotov
            > quiet
            > chance cards grenade chainsaw chainsaw
                cards-drawn seat=A n=3 cards=null
            = A: at 0/4, life 3, bullets 3, kills 0, hand [chainsaw chainsaw grenade], played
            = table: active A, deck 92, discard [fear fear grenade molotov drink], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_04_with_guts() {
    check(
        &["ZOM-C-Z35-04", "ZOM-15.8"],
        "seats 2
     rules tiles=z1 cards=z1-z3.5
     active B
     A: guts 0
     hand A: drink, fear, grenade
     stack:
     begin movement 1",
        "A play drink
         quiet
         chance cards chainsaw
         = A",
        expect![[r#"
            > A play drink
                card-played seat=A card=drink aim=nothing
                card-took-effect seat=A card=drink
                card-discarded seat=A card=fear
                card-discarded seat=A card=grenade
            > quiet
            > chance cards chainsaw
                cards-drawn seat=A n=1 cards=null
            = A: at 0/4, life 3, bullets 3, guts 0, kills 0, hand [chainsaw], played
        "#]],
    );
}

#[test]
fn zom_c_z6_03_easy_come_easy_go() {
    check(
        &["ZOM-C-Z6-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z6
     hand A: easy-come, fear
     hand B: grenade, grenade
     discard: fear
     stack:
     begin movement 1",
        "A play easy-come
         quiet
         = A
         = B
         = table",
        expect![[r#"
            > A play easy-come
                card-played seat=A card=easy-come aim=nothing
                card-took-effect seat=A card=easy-come
                card-left-game seat=A card=fear
                card-left-game seat=B card=grenade
                card-left-game seat=B card=grenade
                card-left-game seat=A card=easy-come
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
            = table: active A, deck 65, discard [fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z6_03_cancelled() {
    check(
        &["ZOM-10.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4-z6
     hand A: easy-come, fear
     hand B: didnt-happen
     stack:
     begin movement 1",
        "A play easy-come
         B play didnt-happen
         = A
         = table",
        expect![[r#"
            > A play easy-come
                card-played seat=A card=easy-come aim=nothing
                window-opened moment=card-played subject=A
            > B play didnt-happen
                card-played seat=B card=didnt-happen aim=nothing
                card-took-effect seat=B card=didnt-happen
                card-cancelled seat=A card=easy-come
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear], played
            = table: active A, deck 81, discard [didnt-happen easy-come], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z7_13_what_the() {
    check(
        &["ZOM-C-Z7-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: what-the
     hand B: fear
     B: at 0/1
     zombies: 0/1
     stack:
     begin end",
        "quiet
         ! A play what-the player A
         A play what-the player B
         = table
         ! B play fear player A
         B roll
         chance die 4
         quiet
         = table
         = pending",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            > quiet
                window-closed moment=turn-start
                fight-began seat=B at=0/1 figure=zombie
            ! A play what-the player A: no-such-target (ZOM-9.17)
            > A play what-the player B
                card-played seat=A card=what-the aim={"player":"B"}
                card-took-effect seat=A card=what-the
                effect-began seat=A card=what-the aim={"player":"B"}
            = table: active B, deck 61, discard [what-the], stacks [city 0], lasting [what-the]
            ! B play fear player A: cards-are-silenced (ZOM-C-Z7-13)
            > B roll
                combat-roll-called seat=B item=null
            > chance die 4
                fight-rolled seat=B at=0/1 figure=zombie die=4 plus=0 needed=4
                window-opened moment=die-rolled subject=B
            > quiet
                window-closed moment=die-rolled
                zombie-killed seat=B at=0/1 figure=zombie
                kill-counted seat=B figure=zombie
                effect-ended card=what-the aim={"player":"B"}
            = table: active B, deck 61, discard [what-the], stacks [city 0], lasting []
            = chance cards={"seat":"B","n":2}
        "#]],
    );
}

#[test]
fn zom_c_z35_12_what_luck() {
    check(
        &["ZOM-C-Z35-12", "ZOM-9.27", "ZOM-9.15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     tile police-station 0 -1
     A: at 1/4
     hand A: what-luck, fire-axe, skateboard, adjusting-nicely, fear
     items A: skateboard
     stack:
     begin movement 1",
        "? A
         A play what-luck card fire-axe
         quiet
         = A
         = table",
        expect![[r#"
            ? A: stop, step to=1/1, step to=1/5, step to=1/7, step to=1/3, walk to=1/2, walk to=1/0, walk to=0/1, walk to=0/4, play card=fear aim={"player":"B"}, play card=what-luck aim={"card":"fire-axe"}
            > A play what-luck card fire-axe
                card-played seat=A card=what-luck aim={"card":"fire-axe"}
                card-took-effect seat=A card=what-luck
                item-put-in-play seat=A card=fire-axe
            > quiet
            = A: at 1/4, life 3, bullets 3, kills 0, hand [fear skateboard adjusting-nicely], items [skateboard fire-axe], played
            = table: active A, deck 122, discard [what-luck], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_12_not_on_the_street() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: what-luck, fire-axe
     stack:
     begin movement 1",
        "! A play what-luck card fire-axe",
        expect![[r#"
            ! A play what-luck card fire-axe: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z2_08_the_dice_of_a_card() {
    check(
        &["ZOM-C-Z2-08", "ZOM-11.23"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     lasting in-the-zone by A on A now
     hand A: i-feel-alive
     stack:
     begin movement 1",
        "A play i-feel-alive
         chance dice 6 6
         chance cards fear fear
         = A",
        expect![[r#"
            > A play i-feel-alive
                card-played seat=A card=i-feel-alive aim=nothing
                card-took-effect seat=A card=i-feel-alive
            > chance dice 6 6
                die-rolled seat=A card=i-feel-alive die=6
                die-rolled seat=A card=i-feel-alive die=6
                life-gained seat=A halves=4
            > chance cards fear fear
                cards-drawn seat=A n=2 cards=null
            = A: at 0/4, life 5, bullets 3, kills 0, hand [fear fear], played
        "#]],
    );
}

#[test]
fn zom_9_30_a_full_hand() {
    check(
        &["ZOM-9.30"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand A: fear, fear, grenade, grenade, molotov, molotov, chainsaw, chainsaw, fire-axe, fire-axe, skateboard, skateboard, zombie-master, zombie-master, brain-cramp, brain-cramp, claustrophobia, claustrophobia, first-aid-kit, first-aid-kit
     lasting in-the-zone by A on A now
     stack:
     begin movement-roll",
        "chance die 6
         quiet
         = A",
        expect![[r#"
            > chance die 6
                movement-rolled seat=A die=6
                window-opened moment=after-movement-roll subject=A
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [brain-cramp brain-cramp chainsaw chainsaw claustrophobia claustrophobia fear fear fire-axe fire-axe first-aid-kit first-aid-kit grenade grenade molotov molotov skateboard skateboard zombie-master zombie-master]
        "#]],
    );
}
