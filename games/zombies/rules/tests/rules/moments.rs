//! Chapters 7 to 11 and 16: when things happen, and to whom.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_10_14_a_kill_counts_when_its_window_has_closed() {
    check(
        &["ZOM-10.14", "ZOM-10.38", "ZOM-14.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, kills 24
     hand B: why-wont
     begin fight",
        "chance die 4
         = A
         ? B
         = outcome
         B pass
         = outcome",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                window-opened moment=kill subject=A
            = A: at 1/4, life 3, bullets 3, kills 24, hand []
            ? B: pass, play card=why-wont aim={"player":"A"}
            = outcome: null
            > B pass
                window-closed moment=kill
                kill-counted seat=A figure=zombie
                game-ended winners=["A"] how=zombies
            = outcome: winners=["A"] scores=[25,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_10_15_a_building_is_entered() {
    check(
        &["ZOM-10.15", "ZOM-10.38"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile police-station 0 -1
     zombies: 1/4
     A: at 1/7
     hand A: behind-door
     begin movement 2",
        "A step 1/4
         = pending
         ? A
         A pass
         = pending",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                window-opened moment=building-entry subject=A
            = seats who=["A"] mode=reaction question={"react":{"moment":"building-entry","subject":"A","card":null}}
            ? A: pass, play card=behind-door aim={"building":1/0}
            > A pass
                window-closed moment=building-entry
                fight-began seat=A at=1/4 figure=zombie
            = seats who=["A"] mode=turn question={"fight":{"seat":"A","at":1/4}}
        "#]],
    );
}

#[test]
fn zom_10_16_a_death_before_items_go() {
    check(
        &["ZOM-10.16", "ZOM-10.38"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0
     items A: machete
     hand B: hard-being-you
     begin fight",
        "chance die 1
         = pending
         ? B
         = A
         B pass
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=1 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"death","subject":"A","card":null}}
            ? B: pass, play card=hard-being-you aim={"item":["A","machete"]}
            = A: at 1/4, life 0, bullets 0, kills 0, hand [], items [machete], dead
            > B pass
                window-closed moment=death
                item-lost seat=A card=machete
                pawn-put seat=A from=1/4 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_10_18_a_ride_ends() {
    check(
        &["ZOM-10.18", "ZOM-10.40"],
        "seats 2
     tile subway-station 0 -1 turn 0
     tile subway-station 0 1 turn 2
     A: at 1/1, rides
     hand B: missed-step
     begin arrival",
        "A pick square 2/1
         = pending
         ? B",
        expect![[r#"
            > A pick square 2/1
                pawn-put seat=A from=1/1 to=2/1
                window-opened moment=leaves-subway subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"leaves-subway","subject":"A","card":null}}
            ? B: pass, play card=missed-step aim={"player":"A"}
        "#]],
    );
}

#[test]
fn zom_10_10_a_tile_is_drawn() {
    check(
        &["ZOM-10.10", "ZOM-10.33"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     hand A: valedictorian
     begin tile",
        "chance tile straight
         = pending
         ? A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            = seats who=["A"] mode=reaction question={"react":{"moment":"tile-drawn","subject":"A","card":null}}
            ? A: pass, play card=valedictorian aim={"stack":"city"}
        "#]],
    );
}

#[test]
fn zom_10_13_a_die_is_rolled() {
    check(
        &["ZOM-10.13", "ZOM-10.38"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: candy
     begin movement-roll",
        "chance die 2
         = pending
         ? A",
        expect![[r#"
            > chance die 2
                movement-rolled seat=A die=2
                window-opened moment=die-rolled subject=A
            = seats who=["A"] mode=reaction question={"react":{"moment":"die-rolled","subject":"A","card":null}}
            ? A: pass, play card=candy aim=nothing
        "#]],
    );
}

#[test]
fn zom_10_32_the_start_of_a_turn() {
    check(
        &["ZOM-10.32", "ZOM-10.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z2-z3.5
     hand A: in-the-zone
     hand B: dont-sleep
     begin start",
        "= pending
         ? A
         ? B",
        expect![[r#"
                window-opened moment=turn-start subject=A
            = seats who=["A","B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            ? A: pass, play card=in-the-zone aim=nothing
            ? B: pass, play card=dont-sleep aim={"player":"A"}
        "#]],
    );
}

#[test]
fn zom_10_36_own_movement() {
    check(
        &["ZOM-10.36"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile straight 0 -1
     active B
     hand A: escape-tunnel
     begin movement 2",
        "? A",
        expect![[r#"
            ? A: pass
        "#]],
    );
}

#[test]
fn zom_10_25_no_reply_is_possible() {
    check(
        &["ZOM-10.5", "ZOM-10.25"],
        "seats 2
     hand A: alternate-food-source, fear
     hand B: fear
     stack:
     begin movement 2",
        "A play alternate-food-source
         = pending",
        expect![[r#"
            > A play alternate-food-source
                card-played seat=A card=alternate-food-source aim=nothing
                card-took-effect seat=A card=alternate-food-source
                effect-began seat=A card=alternate-food-source aim=nothing
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_10_25_a_reply_is_possible() {
    check(
        &["ZOM-10.5", "ZOM-10.17", "ZOM-10.25"],
        "seats 2
     hand A: fear
     hand B: fear
     stack:
     begin movement 2",
        "A play fear player B
         = pending",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            = seats who=["B"] mode=reaction question={"react":{"moment":"card-played","subject":"A","card":"fear"}}
        "#]],
    );
}

#[test]
fn zom_9_4_before_the_first_turn() {
    check(
        &["ZOM-9.4", "ZOM-9.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand B: fear, fear
     stack:
     deck 0
     begin movement 1",
        "B play fear player A
         = B
         A stop
         = B",
        expect![[r#"
            > B play fear player A
                card-played seat=B card=fear aim={"player":"A"}
                card-took-effect seat=B card=fear
                effect-began seat=B card=fear aim={"player":"A"}
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear], played
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear]
        "#]],
    );
}

#[test]
fn zom_11_7_the_later_effect_renews() {
    check(
        &["ZOM-11.7", "ZOM-9.29"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: alternate-food-source
     lasting alternate-food-source by B
     stack:
     begin movement 1",
        "A play alternate-food-source
         = table",
        expect![[r#"
            > A play alternate-food-source
                card-played seat=A card=alternate-food-source aim=nothing
                card-took-effect seat=A card=alternate-food-source
                effect-began seat=A card=alternate-food-source aim=nothing
            = table: active A, deck 49, discard [alternate-food-source], stacks [city 0], lasting [alternate-food-source]
        "#]],
    );
}

#[test]
fn zom_7_21_a_zombie_that_a_card_brings() {
    check(
        &["ZOM-7.3", "ZOM-7.21"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: were-screwed
     begin movement 2",
        "A play were-screwed
         A pick square 0/4
         A enough
         ? A
         A step 0/1
         = pending
         chance die 4
         = A",
        expect![[r#"
            > A play were-screwed
                card-played seat=A card=were-screwed aim=nothing
                card-took-effect seat=A card=were-screwed
            > A pick square 0/4
                picked seat=A card=were-screwed aim={"square":0/4}
                zombie-put at=0/4 figure=zombie
            > A enough
                enough-picked seat=A card=were-screwed
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3
            > A step 0/1
                fight-began seat=A at=0/4 figure=zombie
            = chance fight={"seat":"A"}
            > chance die 4
                fight-rolled seat=A at=0/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=0/4 figure=zombie
                kill-counted seat=A figure=zombie
                moved seat=A from=0/4 to=0/1 is_below=false
            = A: at 0/1, life 3, bullets 3, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_8_14_death_in_another_turn() {
    check(
        &["ZOM-8.14", "ZOM-8.15", "ZOM-8.2"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     zombies: 0/1
     hand A: where-everybody
     B: life 1, bullets 0, kills 3
     begin movement 2",
        "A play where-everybody player B
         A step 0/1
         chance die 1
         = B
         = pending",
        expect![[r#"
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                card-took-effect seat=A card=where-everybody
            > A step 0/1
                moved seat=B from=0/4 to=0/1 is_below=false
                fight-began seat=B at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=B at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=B halves=2 card=null
                died seat=B
                pawn-put seat=B from=0/1 to=0/4
                zombies-lost seat=B figure=zombie n=2
            = B: at 0/4, life 0, bullets 0, kills 1, hand [], dead
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_8_17_which_kinds_are_lost() {
    check(
        &["ZOM-8.17"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0, kills 2, dogs 1
     begin fight",
        "chance die 1
         ? A
         A pick figure dog
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            ? A: pick aim={"figure":"zombie"}, pick aim={"figure":"dog"}
            > A pick figure dog
                zombies-lost seat=A figure=dog n=1
                zombies-lost seat=A figure=zombie n=1
            = A: at 0/4, life 0, bullets 0, kills 1, hand [], dead
        "#]],
    );
}

#[test]
fn zom_16_18_a_card_brings_a_player_up() {
    check(
        &["ZOM-16.18"],
        "seats 2
     B: at 0/1, below
     hand A: bad-sense-of-direction
     begin movement 2",
        "A play bad-sense-of-direction player B
         quiet
         = B",
        expect![[r#"
            > A play bad-sense-of-direction player B
                card-played seat=A card=bad-sense-of-direction aim={"player":"B"}
                life-lost seat=A halves=2 card=bad-sense-of-direction
                card-took-effect seat=A card=bad-sense-of-direction
                pawn-put seat=B from=0/1 to=0/4
            > quiet
            = B: at 0/4, life 3, bullets 3, guts 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_ex36_an_enhanced_zombie() {
    check(
        &["ZOM-20.1", "ZOM-7.6"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     tile straight 0 -1
     enhanced: 1/4
     A: at 1/4, bullets 1
     begin fight",
        "chance die 4
         ? A
         A spend-bullets
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=enhanced
            > chance die 4
                fight-rolled seat=A at=1/4 figure=enhanced die=4 plus=0 needed=5
            ? A: spend-bullets, lose-life
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=1/4 figure=enhanced
                kill-counted seat=A figure=enhanced
            = A: at 1/4, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_ex36_a_dog() {
    check(
        &["ZOM-22.4"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1
     tile straight 0 -1
     dogs: 1/4
     A: at 1/4, bullets 0
     begin fight",
        "chance die 4
         = A
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=dog
            > chance die 4
                fight-rolled seat=A at=1/4 figure=dog die=4 plus=0 needed=5
                life-lost seat=A halves=1 card=null
            = A: at 1/4, life 2.5, bullets 0, kills 0, hand []
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_1_9_lost_zombies_go_back() {
    check(
        &["ZOM-1.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0, kills 4
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
                zombies-lost seat=A figure=zombie n=2
            = A: at 0/4, life 0, bullets 0, kills 2, hand [], dead
        "#]],
    );
}
