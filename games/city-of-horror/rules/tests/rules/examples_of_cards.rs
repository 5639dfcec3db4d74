//! Chapter 25, examples 13 to 16: cards, with exactly their numbers.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_ex13_the_chainsaw() {
    check(
        &["CITY-13.20"],
        "seats 3
         church: A punk, A businessman, B student, C thief
         zombies: church 3, bank 2, hospital 1
         hand A: chainsaw, gun
         begin after-invasion",
        "! A play chainsaw at hospital
         A play chainsaw at church
         all pass
         = at church
         A use businessman swap gun chainsaw
         A play chainsaw at bank
         all pass
         = at bank",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A play chainsaw at hospital: too-few-zombies (CITY-13.20)
            > A play chainsaw at church
                card-played seat=A card=chainsaw aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=chainsaw
                zombies-killed place=church n=1
            = at church: A businessman, A punk, B student, C thief, 2 zombies
            > A use businessman swap gun chainsaw
                power-used seat=A role=businessman aim={"swap":["gun","chainsaw"]}
                card-discarded seat=A card=gun
                card-taken seat=A card=chainsaw
            > A play chainsaw at bank
                card-played seat=A card=chainsaw aim={"at":"bank"}
            > all pass
                card-carried-out seat=A card=chainsaw
                zombies-killed place=bank n=1
            = at bank: 1 zombies
        "#]],
    );
}

#[test]
fn city_ex14_two_replicas_against_each_other() {
    check(
        &["CITY-11.5", "CITY-13.31"],
        "seats 3
         edition first-print
         church: A punk, A geek, B student
         bank: C thief
         zombies: church 3
         hand A: weapon-replica
         hand B: weapon-replica
         begin attack church",
        "A play weapon-replica ballot church B
         all pass
         B play weapon-replica ballot church A
         all pass
         all pass
         A cast-for B B
         B cast-for A A
         A sacrifice geek",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A play weapon-replica ballot church B
                card-played seat=A card=weapon-replica aim={"ballot":["church","B"]}
            > all pass
                card-carried-out seat=A card=weapon-replica
                replica-shown seat=A place=church victim=B
            > B play weapon-replica ballot church A
                card-played seat=B card=weapon-replica aim={"ballot":["church","A"]}
            > all pass
                card-carried-out seat=B card=weapon-replica
                replica-shown seat=B place=church victim=A
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A cast-for B B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B cast-for A A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"A","weight":2,"cast_by":"B"},{"seat":"B","named":"B","weight":1,"cast_by":"A"}]
            > A sacrifice geek
                character-lost seat=A role=geek place=church
                location-skipped place=hospital
                location-began place=bank
        "#]],
    );
}

#[test]
fn city_ex15_the_kitten() {
    check(
        &["CITY-13.22"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 5, bank 6
         hand A: kitten, kitten
         begin after-invasion",
        "A play kitten at church
         all pass
         chance places church
         = at church
         A play kitten at church
         all pass
         chance places bank
         = at church
         = at bank",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play kitten at church
                card-played seat=A card=kitten aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=kitten
            > chance places church
                kitten-ran seat=A from=church to=church
            = at church: A punk, B student, C thief, 5 zombies
            > A play kitten at church
                card-played seat=A card=kitten aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=kitten
            > chance places bank
                kitten-ran seat=A from=church to=bank
                zombies-moved from=church to=bank n=2
            = at church: A punk, B student, C thief, 3 zombies
            = at bank: 8 zombies
        "#]],
    );
}

#[test]
fn city_ex16_pepper_spray() {
    let scene = "seats 3
         church: A geek, B student, C thief
         zombies: church 3
         hand A: kitten, molotov-cocktail, molotov-cocktail, pepper-spray
         hand B: pepper-spray, pepper-spray
         begin after-invasion";
    check(
        &["CITY-14.1", "CITY-14.2", "CITY-14.3", "CITY-14.4", "CITY-14.6"],
        scene,
        "A play kitten at church
         A pass
         B cancel pepper-spray
         all pass
         = at church
         A play molotov-cocktail at church
         A pass
         B cancel pepper-spray
         all pass
         = at church
         = table",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play kitten at church
                card-played seat=A card=kitten aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=kitten by=B
            = at church: A geek, B student, C thief, 3 zombies
            > A play molotov-cocktail at church
                card-played seat=A card=molotov-cocktail aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=B card=pepper-spray
                card-cancelled seat=A card=molotov-cocktail by=B
            = at church: A geek, B student, C thief, 3 zombies
            = table: first A, leader green, zombies 37, antidotes 20, deck 34, discard [pepper-spray pepper-spray kitten molotov-cocktail]
        "#]],
    );
    check(
        &["CITY-14.8"],
        scene,
        "A play molotov-cocktail at church
         A pass
         B cancel pepper-spray
         A cancel pepper-spray
         B pass
         all pass
         all pass
         A put-marker armory
         = at church
         = at armory",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play molotov-cocktail at church
                card-played seat=A card=molotov-cocktail aim={"at":"church"}
            > A pass
            > B cancel pepper-spray
                card-played seat=B card=pepper-spray aim=nothing
            > A cancel pepper-spray
            > B pass
                card-played seat=A card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=A card=pepper-spray
                card-cancelled seat=B card=pepper-spray by=A
            > all pass
                card-carried-out seat=A card=molotov-cocktail
                zombies-killed place=church n=1
            > A put-marker armory
                marker-put seat=A place=armory n=1
            = at church: A geek, B student, C thief, 2 zombies
            = at armory: 0 zombies, 1 markers
        "#]],
    );
}
