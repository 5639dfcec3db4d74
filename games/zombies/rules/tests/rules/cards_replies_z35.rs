//! Appendix B: answers to cards and kills, from Not Dead Yet!.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z35_03_hey_i_got_one_of_those() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile fire-station 0 -1
     A: at 1/4
     hand A: fire-axe
     hand B: got-one
     stack:
     begin movement 1",
        "A play fire-axe
         B play got-one
         = A
         = B
         = table",
        expect![[r#"
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                item-put-in-play seat=A card=fire-axe
                item-put-in-play seat=B card=fire-axe
            = A: at 1/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
            = table: active A, deck 98, discard [got-one], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_a_copy_leaves_the_game_when_lost() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile fire-station 0 -1
     zombies: 0/4, 0/1
     A: at 1/4
     B: life 1, bullets 0
     hand A: fire-axe
     hand B: got-one
     stack:
     begin movement 1",
        "A play fire-axe
         B play got-one
         A stop
         chance die 1
         A move-zombie 0/1 1/7
         chance die 2
         = B
         = table",
        expect![[r#"
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                item-put-in-play seat=A card=fire-axe
                item-put-in-play seat=B card=fire-axe
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 0/1 1/7
                zombie-moved from=0/1 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                fight-began seat=B at=0/4 figure=zombie
            > chance die 2
                fight-rolled seat=B at=0/4 figure=zombie die=2 plus=1 needed=4
                life-lost seat=B halves=2 card=null
                died seat=B
                item-lost seat=B card=fire-axe
                pawn-put seat=B from=0/4 to=0/4
            = B: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = table: active B, deck 98, discard [got-one], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_not_of_a_kind_that_one_has() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile fire-station 0 -1
     A: at 1/4
     hand A: fire-axe
     hand B: got-one
     items B: fire-axe
     begin movement 1",
        "A play fire-axe
         ! B play got-one",
        expect![[r#"
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                window-opened moment=card-played subject=A
            ! B play got-one: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_03_the_effect_of_an_item() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile hospital 0 -1
     tile police-station 0 1 turn 2
     zombies: 1/0, 1/1, 2/0
     A: at 1/7
     B: at 2/7
     items A: grenade
     hand B: got-one
     stack:
     begin movement 1",
        "A use grenade building 1/0
         B play got-one
         = A
         = B
         = table",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
                zombie-collected seat=A at=1/1 figure=zombie
                life-lost seat=A halves=2 card=grenade
                card-took-effect seat=B card=grenade
                zombie-collected seat=B at=2/0 figure=zombie
                life-lost seat=B halves=2 card=grenade
            = A: at 1/7, life 2, bullets 3, kills 2, hand []
            = B: at 2/7, life 2, bullets 3, kills 1, hand [], played
            = table: active A, deck 98, discard [got-one grenade], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_an_instant_weapon() {
    check(
        &["ZOM-C-Z35-03", "ZOM-C-Z2-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     tile straight 0 -1
     zombies: 0/1, 1/1
     A: at 0/4
     B: at 1/4
     hand A: dynamite
     hand B: got-one
     stack:
     begin movement 1",
        "A play dynamite
         B play got-one
         = pending
         chance die 2
         = pending
         chance die 5
         = A
         = B
         = table",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=dynamite
            = chance die={"seat":"A","card":"dynamite"}
            > chance die 2
                die-rolled seat=A card=dynamite die=2
                life-lost seat=A halves=4 card=dynamite
                card-took-effect seat=B card=dynamite
            = chance die={"seat":"B","card":"dynamite"}
            > chance die 5
                die-rolled seat=B card=dynamite die=5
                zombie-collected seat=B at=1/1 figure=zombie
            = A: at 0/4, life 1, bullets 3, kills 0, hand [], played
            = B: at 1/4, life 3, bullets 3, kills 1, hand [], played
            = table: active A, deck 126, discard [got-one dynamite], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_nothing_for_oneself() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile hospital 0 -1
     zombies: 1/0
     A: at 1/7
     items A: grenade
     hand B: got-one
     begin movement 1",
        "A use grenade building 1/0
         ! B play got-one",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            ! B play got-one: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_22_where_is_that_music_coming_from() {
    check(
        &["ZOM-C-Z35-22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: music
     hand B: fear
     stack:
     begin movement 1",
        "A play music
         quiet
         = table
         B play fear player A
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > quiet
            = table: active A, deck 98, discard [music], stacks [city 0], lasting [music]
            > B play fear player A
                card-played seat=B card=fear aim={"player":"A"}
                effect-ended card=music aim={"player":"A"}
                card-cancelled seat=B card=fear
            = table: active A, deck 98, discard [music fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_22_only_cards_aimed_at_one() {
    check(
        &["ZOM-C-Z35-22"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3-z3.5
     hand A: music
     hand B: hello
     hand C: fear
     stack:
     begin movement 1",
        "A play music
         quiet
         B play hello
         quiet
         C play fear player B
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > quiet
            > B play hello
                card-played seat=B card=hello aim=nothing
                card-took-effect seat=B card=hello
                zombie-put at=0/4 figure=zombie
            > quiet
            > C play fear player B
                card-played seat=C card=fear aim={"player":"B"}
                card-took-effect seat=C card=fear
                effect-began seat=C card=fear aim={"player":"B"}
            = table: active A, deck 115, discard [music hello fear], stacks [city 0], lasting [music fear]
        "#]],
    );
}

#[test]
fn zom_c_z35_22_also_against_a_redirected_card() {
    check(
        &["ZOM-C-Z35-22", "ZOM-C-Z2-15"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     hand A: music
     hand B: fear
     hand C: lookin-at-me
     stack:
     begin movement 1",
        "A play music
         quiet
         B play fear player C
         C play lookin-at-me
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > B play fear player C
                card-played seat=B card=fear aim={"player":"C"}
                window-opened moment=card-played subject=B
            > C play lookin-at-me
                card-played seat=C card=lookin-at-me aim=nothing
                card-took-effect seat=C card=lookin-at-me
                target-changed seat=B card=fear aim={"player":"A"}
                asked-anew moment=card-played
                window-closed moment=card-played
                effect-ended card=music aim={"player":"A"}
                card-cancelled seat=B card=fear
            = table: active A, deck 125, discard [music lookin-at-me fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_22_gone_with_death() {
    check(
        &["ZOM-C-Z35-22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     zombies: 0/1
     A: life 1, bullets 0
     hand A: music
     stack:
     begin movement 1",
        "A play music
         A step 0/1
         chance die 1
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                effect-ended card=music aim={"player":"A"}
                pawn-put seat=A from=0/1 to=0/4
            = table: active A, deck 99, discard [music], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_24_why_wont_you_die() {
    check(
        &["ZOM-C-Z35-24", "ZOM-10.14"],
        "seats 2
     rules guts=on tiles=z1 cards=z1-z3.5
     zombies: 0/1
     hand B: why-wont
     A: guts 3
     stack:
     begin movement 1",
        "! B play why-wont player A
         A step 0/1
         chance die 6
         B play why-wont player A
         = A
         = tile 0
         chance die 3
         A spend-bullets
         = A",
        expect![[r#"
            ! B play why-wont player A: not-at-this-time (ZOM-10.30)
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 6
                fight-rolled seat=A at=0/1 figure=zombie die=6 plus=0 needed=4
                guts-gained seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > B play why-wont player A
                card-played seat=B card=why-wont aim={"player":"A"}
                card-took-effect seat=B card=why-wont
                zombie-put at=0/1 figure=zombie
            = A: at 0/1, life 3, bullets 3, guts 4, kills 0, hand []
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 2, guts 4, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_24_the_bullets_stay_spent() {
    check(
        &["ZOM-C-Z35-24"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     zombies: 0/1
     hand B: why-wont
     stack:
     begin movement 1",
        "A step 0/1
         chance die 2
         A spend-bullets
         B play why-wont player A
         = A
         chance die 5
         = A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=2
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > B play why-wont player A
                card-played seat=B card=why-wont aim={"player":"A"}
                card-took-effect seat=B card=why-wont
                zombie-put at=0/1 figure=zombie
            = A: at 0/1, life 3, bullets 1, kills 0, hand []
            > chance die 5
                fight-rolled seat=A at=0/1 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 1, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_24_the_kill_is_saved() {
    check(
        &["ZOM-C-Z5-08"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5-z5
     zombies: 0/1
     hand A: raise-hand
     hand B: why-wont
     stack:
     begin movement 1",
        "A step 0/1
         A roll
         chance die 5
         B play why-wont player A
         A play raise-hand
         = A
         = tile 0",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 5
                fight-rolled seat=A at=0/1 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > B play why-wont player A
                card-played seat=B card=why-wont aim={"player":"A"}
                window-opened moment=card-played subject=B
            > A play raise-hand
                card-played seat=A card=raise-hand aim=nothing
                card-took-effect seat=A card=raise-hand
                card-cancelled seat=B card=why-wont
                asked-anew moment=kill
                window-closed moment=kill
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 3, kills 1, hand [], played
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
        "#]],
    );
}
