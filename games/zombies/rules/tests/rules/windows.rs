//! Chapter 10: when cards are played.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_10_3_all_are_asked_at_once() {
    check(
        &["ZOM-10.2", "ZOM-10.3", "ZOM-10.4", "ZOM-10.9"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     hand B: fear
     stack:
     begin start",
        "= pending
         B play fear player A
         A play fear player B
         = pending
         B pass
         = table",
        expect![[r#"
                window-opened moment=turn-start subject=A
            = seats who=["A","B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            > B play fear player A
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                asked-anew moment=turn-start
            = seats who=["B"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
            > B pass
                window-closed moment=turn-start
            = table: active A, deck 48, discard [fear], stacks [city 0], lasting [fear]
        "#]],
    );
}

#[test]
fn zom_10_6_standing_passes() {
    check(
        &["ZOM-10.6", "ZOM-26.2"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand B: fear
     stack:
     begin start",
        "B pass on turn-start
         @B
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B pass on turn-start
                window-closed moment=turn-start
            @B
                order-left seat=B order={"pass":{"at":"turn-start","pass":{"until":"withdrawn","unless_mine":true,"unless_last":false}}}
                window-closed moment=turn-start
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_10_24_by_correspondence() {
    check(
        &["ZOM-10.24"],
        "seats 2
     rules guts=off tiles=z1 cards=z1 first_passes=others-turns
     hand B: fear
     deck 0
     stack:
     begin start",
        "= pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
                window-closed moment=before-movement-roll
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_10_11_before_and_after_the_roll() {
    check(
        &["ZOM-10.11", "ZOM-10.12", "ZOM-10.34", "ZOM-10.35", "ZOM-10.23"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: keys-still-in-it, adrenaline-rush
     hand B: brain-cramp
     stack:
     begin before-movement-roll",
        "? A
         ? B
         quiet
         chance die 3
         ? A
         ? B
         quiet
         A stop
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            ? A: pass, play card=adrenaline-rush aim=nothing, play card=keys-still-in-it aim=nothing
            ? B: pass
            > quiet
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, play card=adrenaline-rush aim=nothing
            ? B: pass, play card=brain-cramp aim={"player":"A"}
            > quiet
            > A stop
                window-closed moment=after-movement-roll
                stopped seat=A led_by=null
                window-opened moment=after-zombies subject=A
            = seats who=["A","B"] mode=reaction question={"finish-turn":{"seat":"A","surplus":0}}
        "#]],
    );
}

#[test]
fn zom_10_31_own_turn() {
    check(
        &["ZOM-10.31", "ZOM-10.30", "ZOM-10.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     items A: chainsaw, lots-of-ammo
     items B: chainsaw, lots-of-ammo
     hand A: fear
     begin movement 3",
        "? B
         B use lots-of-ammo
         = B",
        expect![[r#"
            ? B: pass, use card=lots-of-ammo aim=nothing
            > B use lots-of-ammo
                item-used seat=B card=lots-of-ammo aim=nothing
                card-took-effect seat=B card=lots-of-ammo
                bullets-gained seat=B n=3
            = B: at 0/4, life 3, bullets 6, kills 0, hand [], items [chainsaw]
        "#]],
    );
}

#[test]
fn zom_10_37_own_combat() {
    check(
        &["ZOM-10.37", "ZOM-C-Z1-01"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 3
     hand A: adrenaline-rush
     begin fight",
        "? A
         A roll
         chance die 2
         A play adrenaline-rush
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            ? A: roll with=null, play card=adrenaline-rush aim=nothing
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
            > A play adrenaline-rush
                card-played seat=A card=adrenaline-rush aim=nothing
                card-took-effect seat=A card=adrenaline-rush
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_10_7_no_answer_is_a_pass() {
    table_laws::assert_passes(&["ZOM-10.7"], || {
        let scene = "seats 2
             rules guts=off tiles=z1 cards=z1
             hand B: fear
             begin start";
        let (table, _) = table::Table::from_state(zombies::scene::scene(scene).unwrap());
        let mut chance = chance::Seeded::new(1);
        let action = table::timeout(table.state(), table::Seat::B, &mut chance);
        assert_eq!(action, Some(zombies::Action::Pass));
    });
}

#[test]
fn zom_10_27_a_player_who_passed_is_asked_again() {
    check(
        &["ZOM-10.27"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     hand B: fear
     hand C: fear
     stack:
     begin start",
        "C pass
         B play fear player A
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > C pass
            > B play fear player A
                card-played seat=B card=fear aim={"player":"A"}
                card-took-effect seat=B card=fear
                effect-began seat=B card=fear aim={"player":"A"}
                asked-anew moment=turn-start
            = seats who=["C"] mode=reaction question={"react":{"moment":"turn-start","subject":"A","card":null}}
        "#]],
    );
}

#[test]
fn zom_10_28_a_standing_pass_leaves_out_ones_own_turn() {
    check(
        &["ZOM-10.28"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand B: fear
     deck 0
     stack:
     begin start",
        "B pass on turn-start
         quiet
         chance die 1
         quiet
         A stop
         B pass
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B pass on turn-start
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=A die=1
                window-opened moment=after-movement-roll subject=A
            > quiet
            > A stop
                window-closed moment=after-movement-roll
                stopped seat=A led_by=null
                window-opened moment=after-zombies subject=A
            > B pass
                window-closed moment=after-zombies
                turn-ended seat=A
                turn-began seat=B round=1
                window-opened moment=turn-start subject=B
            = seats who=["B"] mode=reaction question={"react":{"moment":"turn-start","subject":"B","card":null}}
        "#]],
    );
}

#[test]
fn zom_10_28_a_standing_pass_leaves_out_a_card_aimed_at_its_owner() {
    check(
        &["ZOM-10.28"],
        "seats 3
     hand A: fear
     hand B: fear
     hand C: grenade
     stack:
     begin movement 2",
        "B pass on card-played
         C pass on card-played
         A play fear player B
         B pass
         = pending",
        expect![[r#"
            > B pass on card-played
            > C pass on card-played
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B pass
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}
