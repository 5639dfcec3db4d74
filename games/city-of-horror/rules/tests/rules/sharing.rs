//! Chapter 12: the sharing.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_12_1_a_sharing_needs_items_and_a_visible_character() {
    check(
        &[
            "CITY-12.1",
            "CITY-9.17",
            "CITY-12.2",
            "CITY-5.12",
            "CITY-12.4",
            "CITY-12.8",
            "CITY-12.10",
            "CITY-12.12",
        ],
        "seats 3
         church: A punk, A geek, B student
         bank: C thief
         antidotes: church 1
         on church: 1
         begin sharing church",
        "= pending
         all pass
         A vote-for A
         B vote-for B
         chance cards gun
         @A
         @B
         ? A
         A give {\"card\":\"gun\"} C
         @C
         ! A give antidote C
         ! A give antidote D
         A give antidote A
         = hand C",
        expect![[r#"
                window-opened moment=before-sharing place=church
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-sharing","place":"church"}}
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                share-leader-chosen seat=A place=church
            > chance cards gun
                items-seen seat=A place=church n=1 cards=null
            @A
                items-seen seat=A place=church n=1 cards=["gun"]
            @B
                items-seen seat=A place=church n=1 cards=null
            ? A: give antidote A, give antidote B, give antidote C, give {"card":"gun"} A, give {"card":"gun"} B, give {"card":"gun"} C
            > A give {"card":"gun"} C
                item-given seat=A to=C kind=card card=null
            @C
                item-given seat=A to=C kind=card card=gun
            ! A give antidote C: has-one-already (CITY-12.6)
            ! A give antidote D: player-eliminated (CITY-12.7)
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                location-skipped place=hospital
                location-began place=bank
            = hand C: gun; antidotes 0, food []
        "#]],
    );
    check(
        &["CITY-12.1"],
        "seats 3
         church: A punk hidden
         bank: C thief, B student
         antidotes: church 1
         begin sharing church",
        "= at church",
        expect![[r#"
                location-skipped place=hospital
                location-began place=bank
            = at church: A punk hidden, 0 zombies, 1 antidotes, 0 cards
        "#]],
    );
}

#[test]
fn city_12_3_a_tie_in_a_sharing() {
    let scene = "seats 3
         first C
         church: A punk, B student
         bank: C thief
         antidotes: church 1
         begin sharing church";
    check(
        &["CITY-12.3", "CITY-5.13", "CITY-23.3"],
        scene,
        "all pass
         A vote-for A
         B vote-for B
         C break-tie B
         B give antidote B",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                vote-tied purpose=sharing place=church among=["A","B"]
            > C break-tie B
                tie-broken seat=C named=B
                share-leader-chosen seat=B place=church
                items-seen seat=B place=church n=0 cards=null
            > B give antidote B
                item-given seat=B to=B kind=antidote card=null
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
    check(
        &["CITY-12.3"],
        &scene.replace("seats 3", "seats 3\n edition first-print"),
        "all pass
         A vote-for A
         B vote-for B
         = at church",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"A","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"}]
                vote-tied purpose=sharing place=church among=["A","B"]
                nobody-shares place=church
                location-skipped place=hospital
                location-began place=bank
            = at church: A punk, B student, 0 zombies, 1 antidotes, 0 cards
        "#]],
    );
}

#[test]
fn city_12_5_what_the_share_leader_keeps() {
    check(
        &["CITY-12.5", "CITY-23.4"],
        "seats 3
         edition first-print
         church: A punk
         bank: C thief, B student
         antidotes: church 2
         begin sharing church",
        "all pass
         ! A give antidote B
         A give antidote A
         A give antidote B",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=0 cards=null
            ! A give antidote B: leader-takes-one-first (CITY-12.5)
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
            > A give antidote B
                item-given seat=A to=B kind=antidote card=null
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_12_6_one_item_each_and_the_rest_stays() {
    check(
        &["CITY-12.6", "CITY-12.7", "CITY-12.9", "CITY-22.9"],
        "seats 3
         church: A punk
         bank: C thief, B student hidden
         antidotes: church 3
         on church: gun
         begin sharing church",
        "all pass
         A give antidote B
         ! A give antidote B
         A give {\"card\":\"gun\"} C
         A give antidote A
         = at church",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=1 cards=null
            > A give antidote B
                item-given seat=A to=B kind=antidote card=null
            ! A give antidote B: has-one-already (CITY-12.6)
            > A give {"card":"gun"} C
                item-given seat=A to=C kind=card card=null
            > A give antidote A
                item-given seat=A to=A kind=antidote card=null
                items-left place=church antidotes=1 cards=0
                location-skipped place=hospital
                location-began place=bank
            = at church: A punk, 0 zombies, 1 antidotes, 0 cards
        "#]],
    );
}

#[test]
fn city_12_11_dead_characters_take_no_part() {
    check(
        &["CITY-12.11", "CITY-9.1"],
        "seats 3
         church: A punk, A geek, B student, C thief
         antidotes: church 1
         zombies: church 3
         begin attack church",
        "all pass
         A vote-for A
         B vote-for A
         C vote-for A
         A sacrifice geek
         all pass
         A vote-for B
         = pending
         B vote-for B
         C vote-for A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for A
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
            > A sacrifice geek
                character-lost seat=A role=geek place=church
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            = seats who=["A","B","C"] ready=["A"] mode=sealed question={"vote":{"purpose":"sharing","place":"church"}}
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for A
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=sharing place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"},{"seat":"C","named":"A","weight":1,"cast_by":"C"}]
                share-leader-chosen seat=B place=church
                items-seen seat=B place=church n=0 cards=null
        "#]],
    );
}

#[test]
fn city_12_13_the_share_leader_runs_out_of_time() {
    use city_of_horror::scene::scene;
    use table_laws::{Script, assert_passes, words};

    let text =
        "seats 3\n church: A punk\n bank: B student, C thief\n antidotes: church 2\n begin sharing church";
    let mut script = Script::from_state(scene(text).unwrap());
    script.play("A pass\nB pass\nC pass");
    let mut chance = chance::Seeded::new(1);
    let own = assert_passes(&["CITY-12.13"], || {
        table::timeout(script.state(), table::Seat::A, &mut chance).unwrap()
    });
    assert_eq!(words(&own), "give antidote A");
    script.play("A give antidote A");
    let other = words(&table::timeout(script.state(), table::Seat::A, &mut chance).unwrap());
    assert!(["give antidote B", "give antidote C"].contains(&other.as_str()), "{other}");
}
