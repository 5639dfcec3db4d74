//! The deck and the discard pile: how many cards they hold, and who knows them.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z35_10_a_deck_that_must_be_filled_first() {
    check(
        &["ZOM-C-Z35-10"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     deck 0
     discard: fear, grenade, molotov
     stack:
     begin movement 1",
        "cards A
         A play familiar
         quiet
         = pending
         chance cards fear grenade molotov
         ? A
         = pending
         A pick card fear
         = pending
         A pick card molotov
         = pending
         worlds A
         worlds B
         = table",
        expect![[r#"
            cards A: play familiar aim=nothing
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
                deck-shuffled n=3
            > quiet
            = chance cards={"seat":"A","n":3}
            > chance cards fear grenade molotov
                deck-seen seat=A n=3 cards=null
            ? A: pick aim={"card":"fear"}, pick aim={"card":"grenade"}, pick aim={"card":"molotov"}
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"familiar","stage":"familiar-discard"}}
            > A pick card fear
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=fear
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"familiar","stage":"familiar-bury"}}
            > A pick card molotov
                picked-in-secret seat=A card=familiar aim=null
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            worlds A: like this one only
            worlds B: like this one only
            = table: active A, deck 2, discard [fear familiar], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_10_neither_deck_nor_pile() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar, cant-sleep, determination
     items A: nose
     deck 0
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z35_10_two_cards() {
    check(
        &["ZOM-C-Z35-10"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     deck 2
     stack:
     begin movement 1",
        "A play familiar
         quiet
         chance cards adrenaline-rush adrenaline-rush
         = pending
         A pick card adrenaline-rush
         = pending
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
            > quiet
            > chance cards adrenaline-rush adrenaline-rush
                deck-seen seat=A n=2 cards=null
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"familiar","stage":"familiar-bury"}}
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = table: active A, deck 2, discard [familiar], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_10_exactly_three_cards() {
    check(
        &["ZOM-C-Z35-10"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     deck 3
     discard: fear
     stack:
     begin movement 1",
        "A play familiar
         quiet
         = pending
         chance cards adrenaline-rush all-the-marbles adrenaline-rush
         ? A
         A pick card adrenaline-rush
         A pick card all-the-marbles
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                card-took-effect seat=A card=familiar
            > quiet
            = chance cards={"seat":"A","n":3}
            > chance cards adrenaline-rush all-the-marbles adrenaline-rush
                deck-seen seat=A n=3 cards=null
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"all-the-marbles"}
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=adrenaline-rush
            > A pick card all-the-marbles
                picked-in-secret seat=A card=familiar aim=null
            = table: active A, deck 2, discard [fear adrenaline-rush familiar], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_10_cards_already_seen_are_not_drawn_by_chance_again() {
    check(
        &["ZOM-C-Z35-10"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     hand B: familiar
     deck 3
     stack:
     begin movement 1",
        "A play familiar
         quiet
         chance cards adrenaline-rush all-the-marbles adrenaline-rush
         A pick card adrenaline-rush
         A pick card all-the-marbles
         = table
         B play familiar
         quiet
         = pending
         ? B",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=familiar
            > chance cards adrenaline-rush all-the-marbles adrenaline-rush
                deck-seen seat=A n=3 cards=null
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=adrenaline-rush
            > A pick card all-the-marbles
                picked-in-secret seat=A card=familiar aim=null
            = table: active A, deck 2, discard [adrenaline-rush familiar], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
            > B play familiar
                card-played seat=B card=familiar aim=nothing
                card-took-effect seat=B card=familiar
                deck-shuffled n=2
            > quiet
            = chance cards={"seat":"B","n":1}
            ? B:
        "#]],
    );
}

#[test]
fn zom_c_z4_20_all_that_lies_in_the_deck() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     hand B: fear, grenade
     items A: page-not-right
     deck 6
     stack:
     begin movement 1",
        "A play familiar
         quiet
         chance cards adrenaline-rush all-the-marbles alternate-food-source
         A pick card adrenaline-rush
         A pick card all-the-marbles
         worlds A
         A use page-not-right pile deck
         quiet
         ? A
         worlds A
         worlds B
         A pick card alternate-food-source
         ? A
         A pick card all-the-marbles
         ? A
         A pick card adrenaline-rush
         = pending
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=familiar
            > chance cards adrenaline-rush all-the-marbles alternate-food-source
                deck-seen seat=A n=3 cards=null
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=adrenaline-rush
            > A pick card all-the-marbles
                picked-in-secret seat=A card=familiar aim=null
            worlds A: others, too
            > A use page-not-right pile deck
                item-used seat=A card=page-not-right aim={"pile":"deck"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=page-not-right
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"all-the-marbles"}, pick aim={"card":"alternate-food-source"}
            worlds A: like this one only
            worlds B: like this one only
            > A pick card alternate-food-source
                picked seat=A card=page-not-right aim={"card":"alternate-food-source"}
                card-left-game seat=A card=alternate-food-source
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"all-the-marbles"}, pick aim={"card":"alternate-food-source"}
            > A pick card all-the-marbles
                picked seat=A card=page-not-right aim={"card":"all-the-marbles"}
                card-left-game seat=A card=all-the-marbles
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"all-the-marbles"}, pick aim={"card":"alternate-food-source"}
            > A pick card adrenaline-rush
                picked seat=A card=page-not-right aim={"card":"adrenaline-rush"}
                card-left-game seat=A card=adrenaline-rush
                deck-shuffled n=2
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = table: active A, deck 2, discard [adrenaline-rush familiar page-not-right], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_20_all_cards_of_the_deck_are_known() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     items A: page-not-right
     deck 3
     discard: fear, page-trees
     stack:
     begin movement 1",
        "A play familiar
         quiet
         chance cards adrenaline-rush all-the-marbles adrenaline-rush
         A pick card adrenaline-rush
         A pick card all-the-marbles
         cards A
         A use page-not-right pile deck
         quiet
         ? A
         A pick card all-the-marbles
         ? A
         A pick card adrenaline-rush
         = pending
         = table",
        expect![[r#"
            > A play familiar
                card-played seat=A card=familiar aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=familiar
            > chance cards adrenaline-rush all-the-marbles adrenaline-rush
                deck-seen seat=A n=3 cards=null
            > A pick card adrenaline-rush
                picked-in-secret seat=A card=familiar aim=null
                card-discarded seat=A card=adrenaline-rush
            > A pick card all-the-marbles
                picked-in-secret seat=A card=familiar aim=null
            cards A: use page-not-right aim={"pile":"deck"}, use page-not-right aim={"pile":"discard"}
            > A use page-not-right pile deck
                item-used seat=A card=page-not-right aim={"pile":"deck"}
                card-took-effect seat=A card=page-not-right
            > quiet
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"all-the-marbles"}
            > A pick card all-the-marbles
                picked seat=A card=page-not-right aim={"card":"all-the-marbles"}
                card-left-game seat=A card=all-the-marbles
            ? A: pick aim={"card":"adrenaline-rush"}
            > A pick card adrenaline-rush
                picked seat=A card=page-not-right aim={"card":"adrenaline-rush"}
                card-left-game seat=A card=adrenaline-rush
                deck-shuffled n=0
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = table: active A, deck 0, discard [fear page-trees adrenaline-rush familiar page-not-right], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_20_the_discard_pile_is_not_secret() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar
     hand B: fear, grenade
     items A: page-not-right
     deck 6
     discard: molotov, page-trees
     stack:
     begin movement 1",
        "A use page-not-right pile discard
         quiet
         ? A
         A pick card molotov
         = pending
         worlds A
         = table",
        expect![[r#"
            > A use page-not-right pile discard
                item-used seat=A card=page-not-right aim={"pile":"discard"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=page-not-right
            ? A: pick aim={"card":"molotov"}
            > A pick card molotov
                picked seat=A card=page-not-right aim={"card":"molotov"}
                card-left-game seat=A card=molotov
            = seats who=["A","B"] ready=["B"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            worlds A: others, too
            = table: active A, deck 6, discard [page-trees page-not-right], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_20_others_do_not_see_the_deck() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: familiar, fear
     hand B: fear, grenade
     items A: page-not-right
     deck 6
     stack:
     begin movement 1",
        "worlds A
         worlds B
         A use page-not-right pile deck
         quiet
         worlds A
         worlds B",
        expect![[r#"
            worlds A: others, too
            worlds B: others, too
            > A use page-not-right pile deck
                item-used seat=A card=page-not-right aim={"pile":"deck"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=page-not-right
            worlds A: like this one only
            worlds B: others, too
        "#]],
    );
}
