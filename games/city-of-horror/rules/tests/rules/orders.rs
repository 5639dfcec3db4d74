//! Chapters 4 and 5: choices left in advance, both those that are used up and those that stand.

use expect_test::expect;

use crate::transcript::check;

const TWO_TURNS: &str = "seats 3
     water-tower: A punk, B student
     church: A geek
     hospital: B mama
     bank: C thief
     cards: A armory, B church, C church
     begin after-invasion";

#[test]
fn city_4_24_a_mover_is_used_up_by_the_next_move() {
    check(
        &["CITY-4.24"],
        TWO_TURNS,
        "A order {\"mover\":\"punk\"}
         = orders A
         quiet
         = orders A
         B move mama
         C move thief
         quiet
         A decline
         B decline
         C decline
         quiet
         A decline
         quiet
         chance invasion 0
         quiet
         A choose church
         B choose bank
         C choose hospital
         quiet
         = pending",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order {"mover":"punk"}
            = orders A: mover punk
            > quiet
                window-closed moment=after-invasion
                move-began seat=A
                character-moved seat=A role=punk from=water-tower to=armory
                move-began seat=B
            = orders A: none
            > B move mama
                character-moved seat=B role=mama from=hospital to=church
                move-began seat=C
            > C move thief
                character-moved seat=C role=thief from=bank to=church
                location-began place=water-tower
                window-opened moment=before-attack place=water-tower
            > quiet
                window-closed moment=before-attack
                no-attack place=water-tower zombies=0
                location-began place=church
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=church
            > quiet
                window-closed moment=before-attack
                no-attack place=church zombies=0
                location-skipped place=hospital
                location-skipped place=bank
                location-began place=armory
            > A decline
                declined seat=A
                window-opened moment=before-attack place=armory
            > quiet
                window-closed moment=before-attack
                no-attack place=armory zombies=0
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
            > chance invasion 0
                invasion-seen seat=B hour=two card=null
                window-opened moment=start-of-turn place=null
            > quiet
                window-closed moment=start-of-turn
            > A choose church
                card-chosen seat=A place=null
            > B choose bank
                card-chosen seat=B place=null
            > C choose hospital
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"A","place":"church"},{"seat":"B","place":"bank"},{"seat":"C","place":"hospital"}]
                window-opened moment=before-invasion place=null
            > quiet
                window-closed moment=before-invasion
                invasion-shown hour=two card=0 origin=recon
                zombies-arrived place=water-tower n=1
                zombies-arrived place=church n=2
                zombies-arrived place=bank n=2
                zombies-arrived place=armory n=1
                zombies-arrived place=crossroads n=2
                supplies-dropped place=church antidotes=1 cards=1
                supplies-dropped place=bank antidotes=2 cards=0
                leader-moved colour=white
                window-opened moment=after-invasion place=null
                window-closed moment=after-invasion
                move-began seat=A
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move-character":{"seat":"A","place":"church"}}
        "#]],
    );
}

#[test]
fn city_4_24_an_illegal_order_is_used_up_too() {
    check(
        &["CITY-4.24", "CITY-4.25"],
        &TWO_TURNS.replace("A armory", "A church").replace("begin", "hand A: running-shoes\n begin"),
        "A order {\"mover\":\"geek\"}
         quiet
         = orders A
         @A
         @B
         A play running-shoes at hospital
         A pass
         = pending",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order {"mover":"geek"}
            > quiet
                window-closed moment=after-invasion
                move-began seat=A
            = orders A: none
            @A
                passed seat=C
                window-closed moment=after-invasion
                move-began seat=A
                order-lapsed seat=A order={"mover":"geek"}
            @B
                passed seat=C
                window-closed moment=after-invasion
                move-began seat=A
            > A play running-shoes at hospital
                card-played seat=A card=running-shoes aim={"at":"hospital"}
            > A pass
                card-carried-out seat=A card=running-shoes
                movement-card-changed seat=A place=hospital
            = seats who=["A","B","C"] ready=["B","C"] mode=turn question={"move-character":{"seat":"A","place":"hospital"}}
        "#]],
    );
}

#[test]
fn city_4_24_a_mover_waits_for_holds() {
    check(
        &["CITY-4.24", "CITY-4.15"],
        TWO_TURNS,
        "A order {\"mover\":\"punk\"}
         B order \"hold\"
         all pass
         = orders A
         = pending
         B pass
         = orders A",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order {"mover":"punk"}
            > B order "hold"
                held seat=B
            > all pass
                window-closed moment=after-invasion
                move-began seat=A
            = orders A: mover punk
            = seats who=["A","B","C"] ready=["A","C"] mode=window question={"move-character":{"seat":"A","place":"armory"}}
            > B pass
                passed seat=B
                character-moved seat=A role=punk from=water-tower to=armory
                move-began seat=B
            = orders A: none
        "#]],
    );
}

#[test]
fn city_4_24_a_movement_card_is_used_up_by_the_next_choice() {
    check(
        &["CITY-4.24"],
        "seats 3
         sides baaaaa
         water-tower: A punk
         church: B student, C thief
         begin start",
        "A order {\"movement-card\":\"bank\"}
         B order {\"movement-card\":\"church\"}
         quiet
         = pending
         = orders A
         = orders B
         B order {\"movement-card\":\"armory\"}
         = orders B
         C choose bank",
        expect![[r#"
                window-opened moment=start-of-turn place=null
            > A order {"movement-card":"bank"}
            > B order {"movement-card":"church"}
            > quiet
                window-closed moment=start-of-turn
                card-chosen seat=A place=null
                card-chosen seat=B place=null
            = seats who=["A","B","C"] ready=["A","B"] mode=sealed question=choose-card
            = orders A: none
            = orders B: none
            > B order {"movement-card":"armory"}
            = orders B: movement-card armory
            > C choose bank
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"A","place":"bank"},{"seat":"B","place":"church"},{"seat":"C","place":"bank"}]
                window-opened moment=before-invasion place=null
        "#]],
    );
}

#[test]
fn city_4_24_a_wish_is_used_up_when_its_location_asks() {
    check(
        &["CITY-4.24", "CITY-4.25"],
        "seats 3
         church: A punk tired, B student
         bank: A geek, C thief
         hand A: gun
         begin location church",
        "A order {\"wish\":[\"bank\",\"decline\"]}
         B order {\"wish\":[\"church\",{\"activate\":{\"rest-for-card\":[\"gun\",\"student\"]}}]}
         A order {\"wish\":[\"church\",{\"activate\":{\"rest-for-card\":[\"gun\",\"punk\"]}}]}
         = orders A
         = orders B
         = pending
         @B",
        expect![[r#"
                location-began place=church
            > A order {"wish":["bank","decline"]}
            > B order {"wish":["church",{"activate":{"rest-for-card":["gun","student"]}}]}
            > A order {"wish":["church",{"activate":{"rest-for-card":["gun","punk"]}}]}
                effect-used seat=A place=church effect={"rest-for-card":["gun","punk"]}
                card-discarded seat=A card=gun
                character-rested seat=A role=punk
            = orders A: wish bank decline
            = orders B: none
            = seats who=["A","B","C"] ready=["A","C"] mode=turn question={"activate":{"seat":"B","place":"church"}}
            @B
                effect-used seat=A place=church effect={"rest-for-card":["gun","punk"]}
                card-discarded seat=A card=gun
                character-rested seat=A role=punk
                order-lapsed seat=B order={"wish":["church",{"activate":{"rest-for-card":["gun","student"]}}]}
        "#]],
    );
}

#[test]
fn city_4_24_a_ballot_is_used_up_by_the_next_vote_of_its_kind_there() {
    check(
        &["CITY-4.24"],
        "seats 3
         church: A punk, B student, C thief
         bank: A geek, B mama, C rocker
         zombies: church 3, bank 3
         begin attack church",
        "A order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"B\"}]}
         A order {\"ballot\":[\"sharing\",{\"place\":\"church\",\"named\":\"A\"}]}
         B order {\"ballot\":[\"attack\",{\"place\":\"bank\",\"named\":\"A\"}]}
         quiet
         = orders A
         = orders B
         @A
         B vote-for B
         C vote-for B
         B decline
         C decline
         A decline
         quiet
         = orders B
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order {"ballot":["attack",{"place":"church","named":"B"}]}
            > A order {"ballot":["sharing",{"place":"church","named":"A"}]}
            > B order {"ballot":["attack",{"place":"bank","named":"A"}]}
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            = orders A: ballot sharing church A
            = orders B: ballot attack bank A
            @A
                passed seat=C
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                ballot-sealed seat=A is_ready=true ballot_of=A named=B
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                character-lost seat=B role=student place=church
                token-taken seat=B
                location-skipped place=hospital
                location-began place=bank
            > B decline
                declined seat=B
            > C decline
                declined seat=C
            > A decline
                declined seat=A
                window-opened moment=before-attack place=bank
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=bank zombies=3
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            = orders B: none
            = seats who=["A","B","C"] ready=["B"] mode=sealed question={"vote":{"purpose":"attack","place":"bank"}}
        "#]],
    );
    // The player an order names may be out of reach by then, and another player may hold the ballot.
    check(
        &["CITY-4.24", "CITY-4.25"],
        "seats 4
         edition first-print
         church: A punk, B student, C thief hidden
         bank: D geek, C rocker
         zombies: church 3
         hand D: weapon-replica
         begin attack church",
        "A order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"C\"}]}
         B order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"A\"}]}
         C order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"A\"}]}
         D play weapon-replica ballot church B
         quiet
         = pending
         = orders A
         = orders B
         = orders C",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order {"ballot":["attack",{"place":"church","named":"C"}]}
            > B order {"ballot":["attack",{"place":"church","named":"A"}]}
            > C order {"ballot":["attack",{"place":"church","named":"A"}]}
            > D play weapon-replica ballot church B
                card-played seat=D card=weapon-replica aim={"ballot":["church","B"]}
            > quiet
                card-carried-out seat=D card=weapon-replica
                replica-shown seat=D place=church victim=B
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            = seats who=["A","D"] mode=sealed question={"vote":{"purpose":"attack","place":"church"}}
            = orders A: none
            = orders B: none
            = orders C: ballot attack church A
        "#]],
    );
    // If only one player can be named, there is no ballot to cast, but the order is used up all the same.
    check(
        &["CITY-4.24", "CITY-11.12"],
        "seats 3
         church: A punk, A geek
         bank: B student, C thief
         zombies: church 3
         begin attack church",
        "A order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"A\"}]}
         B order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"A\"}]}
         quiet
         = orders A
         = orders B",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order {"ballot":["attack",{"place":"church","named":"A"}]}
            > B order {"ballot":["attack",{"place":"church","named":"A"}]}
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                settled-without-ballot purpose=attack place=church seat=A
            = orders A: none
            = orders B: ballot attack church A
        "#]],
    );
}

#[test]
fn city_4_26_the_order_of_victims_stands() {
    check(
        &["CITY-4.26"],
        "seats 3
         first C
         church: A punk, A geek, B student
         bank: A mama, A rocker, B housewife
         crossroads: C thief
         zombies: church 3, bank 3
         begin attack church",
        "A order {\"standing-victims\":[\"geek\",\"rocker\"]}
         quiet
         A vote-for A
         B vote-for A
         = orders A
         A decline
         B decline
         quiet
         A vote-for A
         B vote-for A
         = orders A
         A order {\"standing-victims\":[]}
         = orders A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order {"standing-victims":["geek","rocker"]}
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                character-lost seat=A role=geek place=church
                token-taken seat=A
                location-skipped place=hospital
                location-began place=bank
            = orders A: standing-victims geek rocker
            > A decline
                declined seat=A
            > B decline
                declined seat=B
                window-opened moment=before-attack place=bank
            > quiet
                window-closed moment=before-attack
                zombies-attacked place=bank zombies=3
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=bank ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                character-lost seat=A role=rocker place=bank
                location-skipped place=armory
                location-began place=crossroads
            = orders A: standing-victims geek rocker
            > A order {"standing-victims":[]}
            = orders A: none
        "#]],
    );
}

#[test]
fn city_5_23_cancel_orders_stand() {
    check(
        &["CITY-5.23"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 2
         hand A: gun, gun, gun
         hand B: pepper-spray, pepper-spray, pepper-spray
         begin after-invasion",
        "B order {\"standing-answers\":{\"cancel\":{\"cards\":[\"gun\"]}}}
         A play gun at church
         A pass
         A pass
         A play gun at church
         A pass
         A pass
         = orders B
         B order {\"standing-answers\":\"ask\"}
         A play gun at church
         A pass
         = pending",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B order {"standing-answers":{"cancel":{"cards":["gun"]}}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
                card-played seat=B card=pepper-spray aim=nothing
            > A pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=gun by=B
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
                card-played seat=B card=pepper-spray aim=nothing
            > A pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=gun by=B
            = orders B: standing-answers cancel cards=["gun"] players=[] places=[]
            > B order {"standing-answers":"ask"}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            = seats who=["A","B"] mode=reaction question={"answer-card":{"seat":"A","card":"gun"}}
        "#]],
    );
}
