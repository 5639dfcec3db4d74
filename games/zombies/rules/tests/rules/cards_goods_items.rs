//! Appendix B: cards that take, borrow and cost items in play.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_01_adjusting_nicely() {
    check(
        &["ZOM-C-Z2-01"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     A: kills 13, life 1, bullets 0, at 0/1
     zombies: 0/1
     items A: adjusting-nicely
     stack:
     begin fight",
        "! A use adjusting-nicely
         A roll
         chance die 1
         A lose-life
         A use adjusting-nicely
         quiet
         = A
         = table",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            ! A use adjusting-nicely: not-at-this-time (ZOM-10.30)
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            > A use adjusting-nicely
                item-used seat=A card=adjusting-nicely aim=nothing
                card-took-effect seat=A card=adjusting-nicely
                asked-anew moment=death
                window-closed moment=death
                pawn-put seat=A from=0/1 to=0/4
            > quiet
            = A: at 0/4, life 0, bullets 0, kills 13, hand [], dead
            = table: active A, deck 77, discard [adjusting-nicely], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_01_only_with_13() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     A: kills 12
     hand A: adjusting-nicely
     B: kills 13
     hand B: adjusting-nicely
     stack:
     begin movement 1",
        "! A play adjusting-nicely
         B play adjusting-nicely
         quiet
         = B",
        expect![[r#"
            ! A play adjusting-nicely: condition-not-met (ZOM-9.17)
            > B play adjusting-nicely
                card-played seat=B card=adjusting-nicely aim=nothing
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                item-put-in-play seat=B card=adjusting-nicely
            = B: at 0/4, life 3, bullets 3, kills 13, hand [], items [adjusting-nicely], played
        "#]],
    );
}

#[test]
fn zom_c_z2_14_you_dont_need_that() {
    check(
        &["ZOM-C-Z2-14", "ZOM-9.11"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z2
     hand A: dont-need-that
     items A: fire-axe
     items B: fire-axe, skateboard, shotgun 2
     C: at 0/1
     items C: grenade
     stack:
     begin movement 1",
        "? A
         A play dont-need-that item B shotgun
         quiet
         = A
         = B",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=dont-need-that aim={"item":["B","skateboard"]}, play card=dont-need-that aim={"item":["B","shotgun"]}
            > A play dont-need-that item B shotgun
                card-played seat=A card=dont-need-that aim={"item":["B","shotgun"]}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=dont-need-that
                item-taken seat=A from=B card=shotgun
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe shotgun], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe skateboard]
        "#]],
    );
}

#[test]
fn zom_c_z2_14_nobody_is_here() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1-z6 cards=z1-z2
     hand A: dont-need-that
     items B: skateboard
     B: below
     stack:
     begin movement 1",
        "! A play dont-need-that item B skateboard",
        expect![[r#"
            ! A play dont-need-that item B skateboard: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_06_its_hard_being_you() {
    check(
        &["ZOM-C-Z35-06", "ZOM-10.16"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     A: life 1, bullets 0, at 0/1
     zombies: 0/1
     items A: fire-axe, skateboard
     hand B: hard-being-you
     items B: skateboard
     hand C: hard-being-you
     stack:
     begin fight",
        "! B play hard-being-you item A fire-axe
         chance die 1
         ? B
         B play hard-being-you item A fire-axe
         C play hard-being-you item A fire-axe
         = B
         ? C
         C play hard-being-you item A skateboard
         = A
         = C",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            ! B play hard-being-you item A fire-axe: waits-for-chance (TABLE-3)
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=1 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            ? B: pass, play card=hard-being-you aim={"item":["A","fire-axe"]}
            > B play hard-being-you item A fire-axe
            > C play hard-being-you item A fire-axe
                card-played seat=B card=hard-being-you aim={"item":["A","fire-axe"]}
                card-took-effect seat=B card=hard-being-you
                item-taken seat=B from=A card=fire-axe
                asked-anew moment=death
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [skateboard fire-axe], played
            ? C: pass, play card=hard-being-you aim={"item":["A","skateboard"]}
            > C play hard-being-you item A skateboard
                card-played seat=C card=hard-being-you aim={"item":["A","skateboard"]}
                card-took-effect seat=C card=hard-being-you
                item-taken seat=C from=A card=skateboard
                asked-anew moment=death
                window-closed moment=death
                pawn-put seat=A from=0/1 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = C: at 0/4, life 3, bullets 3, kills 0, hand [], items [skateboard], played
        "#]],
    );
}

#[test]
fn zom_c_z35_25_with_friends_like_you() {
    check(
        &["ZOM-C-Z35-25"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z3.5-z4
     hand A: with-friends
     items A: fire-axe
     items B: skateboard, shotgun 1, page-twist
     stack:
     begin movement 1",
        "A play with-friends
         quiet
         = A
         = B
         = table",
        expect![[r#"
            > A play with-friends
                card-played seat=A card=with-friends aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=with-friends
                item-lost seat=A card=fire-axe
                item-lost seat=B card=skateboard
                item-lost seat=B card=shotgun
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [page-twist]
            = table: active A, deck 145, discard [fire-axe skateboard shotgun with-friends], stacks [city 0 woods 29], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_25_without_an_item_of_ones_own() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z3.5-z4
     hand A: with-friends
     items A: page-twist
     items B: skateboard
     stack:
     begin movement 1",
        "! A play with-friends",
        expect![[r#"
            ! A play with-friends: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_17_were_all_friends_here() {
    check(
        &["ZOM-C-Z4-17"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     hand A: all-friends
     items A: page-twist
     items B: page-twist, page-trees, skateboard
     items C: page-return
     stack:
     begin movement 1",
        "? A
         A play all-friends item B page-trees
         quiet
         = A
         = B",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=all-friends aim={"item":["B","page-trees"]}, play card=all-friends aim={"item":["C","page-return"]}, use card=page-twist aim=nothing
            > A play all-friends item B page-trees
                card-played seat=A card=all-friends aim={"item":["B","page-trees"]}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=all-friends
                item-taken seat=A from=B card=page-trees
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [page-twist page-trees], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [page-twist skateboard]
        "#]],
    );
}

#[test]
fn zom_c_z5_13_student_loan_goes_back() {
    check(
        &["ZOM-C-Z5-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     hand A: student-loan
     items A: lots-of-ammo
     hand B: student-loan
     items B: skateboard, fire-axe
     stack:
     begin movement 2",
        "! B play student-loan item A lots-of-ammo
         A play student-loan item B skateboard
         quiet
         = pending
         = A
         A stop
         quiet
         = A
         = B",
        expect![[r#"
            ! B play student-loan item A lots-of-ammo: not-at-this-time (ZOM-10.30)
            > A play student-loan item B skateboard
                card-played seat=A card=student-loan aim={"item":["B","skateboard"]}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=student-loan
                item-taken seat=A from=B card=skateboard
                effect-began seat=A card=student-loan aim={"item":["B","skateboard"]}
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [lots-of-ammo skateboard], played
            > A stop
                stopped seat=A led_by=null
                window-opened moment=after-zombies subject=A
            > quiet
                window-closed moment=after-zombies
                turn-ended seat=A
                item-taken seat=B from=A card=skateboard
                effect-ended card=student-loan aim={"item":["B","skateboard"]}
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
                window-closed moment=turn-start
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [lots-of-ammo], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [student-loan], items [fire-axe skateboard]
        "#]],
    );
}

#[test]
fn zom_c_z5_13_used_up() {
    check(
        &["ZOM-9.7"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     hand A: student-loan
     items B: lots-of-ammo
     stack:
     begin movement 2",
        "A play student-loan item B lots-of-ammo
         quiet
         A use lots-of-ammo
         quiet
         = table
         A stop
         quiet
         = A
         = B",
        expect![[r#"
            > A play student-loan item B lots-of-ammo
                card-played seat=A card=student-loan aim={"item":["B","lots-of-ammo"]}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=student-loan
                item-taken seat=A from=B card=lots-of-ammo
                effect-began seat=A card=student-loan aim={"item":["B","lots-of-ammo"]}
            > A use lots-of-ammo
                item-used seat=A card=lots-of-ammo aim=nothing
                card-took-effect seat=A card=lots-of-ammo
                bullets-gained seat=A n=3
            > quiet
            = table: active A, deck 70, discard [student-loan lots-of-ammo], stacks [city 0], lasting []
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            > quiet
            = A: at 0/4, life 3, bullets 6, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z5_13_the_owner_has_another() {
    check(
        &["ZOM-C-Z5-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     tile fire-station 0 -1
     hand A: student-loan
     B: at 1/1
     hand B: fire-axe
     items B: fire-axe
     stack:
     begin movement 2",
        "A play student-loan item B fire-axe
         quiet
         B play fire-axe
         quiet
         A stop
         quiet
         = A
         = B
         = table",
        expect![[r#"
            > A play student-loan item B fire-axe
                card-played seat=A card=student-loan aim={"item":["B","fire-axe"]}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=student-loan
                item-taken seat=A from=B card=fire-axe
                effect-began seat=A card=student-loan aim={"item":["B","fire-axe"]}
            > B play fire-axe
                card-played seat=B card=fire-axe aim=nothing
                item-put-in-play seat=B card=fire-axe
            > quiet
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                item-lost seat=A card=fire-axe
                effect-ended card=student-loan aim={"item":["B","fire-axe"]}
                turn-began seat=B round=1
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = B: at 1/1, life 3, bullets 3, kills 0, hand [], items [fire-axe]
            = table: active B, deck 69, discard [student-loan fire-axe], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z6_04_finders_keepers() {
    check(
        &["ZOM-C-Z6-04"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z6
     hand A: finders
     items A: skateboard
     items B: fire-axe, skateboard
     items C: grenade
     stack:
     begin movement 1",
        "? A
         A play finders item B fire-axe
         quiet
         = A
         = B",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=finders aim={"item":["B","fire-axe"]}, play card=finders aim={"item":["C","grenade"]}
            > A play finders item B fire-axe
                card-played seat=A card=finders aim={"item":["B","fire-axe"]}
                bullets-lost seat=A n=2
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=finders
                bullets-gained seat=B n=2
                item-taken seat=A from=B card=fire-axe
            = A: at 0/4, life 3, bullets 1, kills 0, hand [], items [skateboard fire-axe], played
            = B: at 0/4, life 3, bullets 5, kills 0, hand [], items [skateboard]
        "#]],
    );
}

#[test]
fn zom_c_z6_04_one_bullet_is_too_few() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z6
     A: bullets 1
     hand A: finders
     items B: fire-axe
     stack:
     begin movement 1",
        "! A play finders item B fire-axe",
        expect![[r#"
            ! A play finders item B fire-axe: cost-not-payable (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z6_04_cancelled() {
    check(
        &["ZOM-10.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z4-z6
     hand A: finders
     items B: fire-axe
     hand B: didnt-happen
     stack:
     begin movement 1",
        "A play finders item B fire-axe
         B play didnt-happen
         = A
         = B",
        expect![[r#"
            > A play finders item B fire-axe
                card-played seat=A card=finders aim={"item":["B","fire-axe"]}
                bullets-lost seat=A n=2
                window-opened moment=card-played subject=A
            > B play didnt-happen
                card-played seat=B card=didnt-happen aim=nothing
                card-took-effect seat=B card=didnt-happen
                card-cancelled seat=A card=finders
            = A: at 0/4, life 3, bullets 1, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
        "#]],
    );
}

#[test]
fn zom_c_z8_04_dont_drop_the_soap() {
    check(
        &["ZOM-C-Z8-04", "ZOM-11.21"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: dont-drop-the-soap
     items B: fire-axe, grenade
     stack:
     begin movement 1",
        "A play dont-drop-the-soap player B
         ? B
         B pick item B grenade
         = B
         = table",
        expect![[r#"
            > A play dont-drop-the-soap player B
                card-played seat=A card=dont-drop-the-soap aim={"player":"B"}
                card-took-effect seat=A card=dont-drop-the-soap
            ? B: pick aim={"item":["B","fire-axe"]}, pick aim={"item":["B","grenade"]}
            > B pick item B grenade
                picked seat=B card=dont-drop-the-soap aim={"item":["B","grenade"]}
                item-lost seat=B card=grenade
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe]
            = table: active A, deck 75, discard [grenade dont-drop-the-soap], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z8_04_a_bullet_instead() {
    check(
        &["ZOM-C-Z8-04"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z8
     hand A: dont-drop-the-soap
     B: bullets 0
     stack:
     begin movement 1",
        "! A play dont-drop-the-soap player B
         A play dont-drop-the-soap player C
         = C",
        expect![[r#"
            ! A play dont-drop-the-soap player B: no-such-target (ZOM-9.17)
            > A play dont-drop-the-soap player C
                card-played seat=A card=dont-drop-the-soap aim={"player":"C"}
                card-took-effect seat=A card=dont-drop-the-soap
                bullets-lost seat=C n=1
            = C: at 0/4, life 3, bullets 2, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z8_04_the_only_item() {
    check(
        &["ZOM-C-Z8-04"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: dont-drop-the-soap
     items B: fire-axe
     stack:
     begin movement 1",
        "A play dont-drop-the-soap player B
         = B",
        expect![[r#"
            > A play dont-drop-the-soap player B
                card-played seat=A card=dont-drop-the-soap aim={"player":"B"}
                card-took-effect seat=A card=dont-drop-the-soap
                item-lost seat=B card=fire-axe
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}
