//! What is still within reach if a lock never opens again (MZ-3.14): one mission with many steps, each with
//! and without what it needs.

use marvel_zombies::mission::BUILT_IN;
use marvel_zombies::scene::{scene, scene_of, shown, zone_names};
use marvel_zombies::{Character, Setup};
use table::Observer;
use table_laws::Script;

/// 7V opens once Thor is gone for good, for which Wong must be devoured. No Spawn card is drawn any more, so
/// if Wong is away, 7V stays shut.
struct Shut {
    /// What the mission asks for.
    steps: &'static str,
    /// Further lines of the mission.
    more: &'static str,
    /// Further entries of its lists of rules and reactions.
    rules: &'static str,
    reactions: &'static str,
    /// Blocks to add at the end.
    blocks: &'static str,
}

impl Shut {
    const fn steps(steps: &'static str) -> Shut {
        Shut { steps, more: "", rules: "", reactions: "", blocks: "" }
    }

    /// Whether the players are told that the mission is lost.
    #[track_caller]
    fn is_told(&self, heroes: usize, layout: &str) -> bool {
        let Shut { steps, more, rules, reactions, blocks } = self;
        let mission = format!(
            "code = \"HOPE\"
             title = {{ en = \"Hope\", fr = \"Espoir\" }}
             mode = \"zombie\"
             difficulty = \"medium\"
             minutes = 45
             tiles = [\"7V 1V\", \"5R 6R\", \"3R 8R\"]
             start = \"S0-6\"
             steps = [{steps}]
             spawns = [{{ zone = \"S4-0\", token = \"initial\" }}, {{ zone = \"S4-4\", token = \"red\" }}]
             doors = [
                 {{ between = \"7V.b/S2-0\", color = \"red\", is = {{ locked-until = {{ gone = \"thor\" }} }} }},
                 {{ between = \"7V.d/S2-1\", color = \"red\", is = {{ locked-until = {{ gone = \"thor\" }} }} }},
                 {{ between = \"7V.c/S0-2\", color = \"red\", is = {{ locked-until = {{ gone = \"thor\" }} }} }},
             ]
             figures = [{{ zone = \"S2-1\", leader = \"thor\" }}]
             rules = [
                 {{ deal-in = {{ card = \"wong\", not-on = [\"7V\"] }} }},
                 {{ returns-until-devoured = {{ leader = \"thor\", citizen = \"wong\" }} }},
                 {rules}
             ]
             reactions = [{reactions}]
             {more}
             {blocks}"
        );
        let team = vec![Character::Hulk, Character::Wasp][..heroes].to_vec();
        let setup = Setup { mission, heroes, team, ..Setup::new(1) };
        let at_first = scene_of(&setup, "begin turns").unwrap_or_else(|error| panic!("{steps}: {error}"));
        let rooms: Vec<String> =
            zone_names(&at_first).into_iter().filter(|zone| zone.contains('.')).collect();
        let opened: String = rooms.iter().map(|room| format!("opened {room}\n")).collect();
        let thor = if layout.contains("thor") { "" } else { "leaders: thor S2-1\n" };
        let layout =
            format!("{thor}spawn 1 off\nspawn 0 off\n{opened}{layout}\nbegin turns").replace("\n\n", "\n");
        let state = scene_of(&setup, &layout).unwrap_or_else(|error| panic!("{steps}: {error}\n{layout}"));
        Script::from_state(state).told(Observer::Table).contains("lost-for-good")
    }

    /// The mission is lost while 7V stays shut, and not lost if it may open.
    #[track_caller]
    fn is_behind_the_lock(&self, layout: &str) {
        assert!(self.is_told(1, layout), "{}: 7V stays shut", self.steps);
        assert!(!self.is_told(1, &format!("{layout}\ndevoured: wong")), "{}: 7V may open", self.steps);
    }

    /// The mission is not lost although 7V stays shut.
    #[track_caller]
    fn is_at_hand(&self, layout: &str) {
        assert!(!self.is_told(1, layout), "{}: 7V is not needed", self.steps);
    }
}

const LEAVE: Shut = Shut { more: "exit = \"7V.a\"", ..Shut::steps("\"leave\"") };

#[test]
fn mz_3_14_doctor_strange_brings_spawn_cards() {
    assert!(LEAVE.is_told(1, ""));
    assert!(!LEAVE.is_told(1, "leaders: thor S2-1, doctor-strange S0-4"), "he may bring Wong back");
    assert!(
        !LEAVE.is_told(1, "leaders: thor S2-1, doctor-strange S0-4 returns"),
        "so he may when he returns"
    );
    assert!(LEAVE.is_told(1, "leaders: thor S2-1, doctor-strange S0-4 gone"), "he is gone");
}

#[test]
fn mz_3_14_leaders_of_the_mission_bring_spawn_cards() {
    for then in ["\"spawn-leader-here\"", "{ spawn-leader-at = \"red\" }"] {
        let reactions = format!("{{ when = \"citizen-devoured\", then = [{then}] }}").leak();
        let with_leaders =
            Shut { reactions, more: "exit = \"7V.a\"\n[objectives]\nred = [\"1V.a\"]", ..LEAVE };
        assert!(!with_leaders.is_told(1, ""), "{then}");
    }
    let reactions = "{ when = \"citizen-devoured\", then = [{ xp = 5 }] }";
    assert!(Shut { reactions, ..LEAVE }.is_told(1, ""), "experience brings nobody");
}

#[test]
fn mz_3_14_an_exit_that_opened_doors_bring() {
    let leave = |reactions, more| Shut { reactions, more, ..Shut::steps("\"leave\"") };
    leave("{ when = { opened = \"red\" }, then = [\"place-exit\"] }", "").is_behind_the_lock("");
    leave("{ when = { opened-onto = \"1V\" }, then = [\"place-exit\"] }", "").is_at_hand("");
}

#[test]
fn mz_3_14_an_exit_that_objectives_and_people_bring() {
    let leave = |reactions, more| Shut { reactions, more, ..Shut::steps("\"leave\"") };
    let taken = "{ when = { taken = \"green\" }, then = [\"place-exit\"] }";
    leave(taken, "[objectives]\ngreen = \"7V.b\"\nred = [\"1V.a\"]").is_behind_the_lock("");
    leave(taken, "[objectives]\ngreen = \"1V.a\"\nred = [\"7V.b\"]").is_at_hand("");
    let devoured = leave("{ when = \"citizen-devoured\", then = [\"place-exit\"] }", "");
    devoured.is_behind_the_lock("cards: nobody 7V.a");
    devoured.is_at_hand("cards: okoye 1V.c");
    devoured.is_at_hand("people: okoye S0-4");
    assert!(devoured.is_told(1, ""), "nobody is left");
    let crossed = leave("{ when = \"level-crossed\", then = [\"place-exit\"] }", "");
    crossed.is_at_hand("hulk: xp 42");
    assert!(crossed.is_told(1, "hulk: xp 43"), "at Red there is no further level");
    assert!(crossed.is_told(1, "hulk: xp 43\ndevoured: wong"), "with and without the lock");
}

#[test]
fn mz_3_14_levels_that_a_disruptor_stops() {
    let reactions = "{ when = \"level-crossed\", then = [\"place-exit\"] }";
    let more = "[objectives]\nblue = \"1V.a\"";
    let blocks = "[citizens]\nface-up = [{ card = \"secret-mission-1\", zone = \"1V.b\", after = \"blue\" }]";
    let plain = Shut { reactions, more, blocks, ..Shut::steps("\"leave\"") };
    let disrupted = Shut { rules: "\"disruptor\",", ..plain };
    assert!(!plain.is_told(1, "secret 1 taken"), "nothing stops");
    assert!(disrupted.is_told(1, "secret 1 taken"));
    assert!(!disrupted.is_told(1, ""), "it is not taken yet");
}

#[test]
fn mz_3_14_citizens_behind_the_lock() {
    let all = Shut::steps("\"devour-all-citizens\"");
    all.is_behind_the_lock("cards: okoye 7V.a");
    all.is_at_hand("cards: okoye 1V.c");
    let each = Shut::steps("\"each-hero-devours-citizen\"");
    each.is_behind_the_lock("cards: okoye 7V.a");
    each.is_at_hand("cards: okoye 1V.c");
    each.is_at_hand("people: okoye S0-4");
    assert!(each.is_told(2, "people: okoye S0-4"), "one is not enough for two");
    assert!(!each.is_told(2, "people: okoye S0-4\ncards: aunt-may 1V.c"));
    assert!(!each.is_told(2, "people: okoye S0-4\nhulk: devoured 1"), "one is enough for the other");
}

#[test]
fn mz_3_14_objectives_behind_the_lock() {
    let with = |steps, more| Shut { more, ..Shut::steps(steps) };
    for steps in ["\"take-all-objectives\"", "\"each-hero-takes-objective\"", "{ take = [\"blue\"] }"] {
        with(steps, "[objectives]\nblue = \"7V.b\"").is_behind_the_lock("");
        with(steps, "[objectives]\nblue = \"1V.a\"").is_at_hand("");
    }
    let two = with("\"each-hero-takes-objective\"", "[objectives]\nblue = \"1V.a\"\ngreen = \"7V.b\"");
    assert!(!two.is_told(1, ""), "one is enough for one");
    assert!(two.is_told(2, ""), "the other lies in 7V");
    assert!(!two.is_told(2, "devoured: wong"));
}

#[test]
fn mz_3_14_cards_face_up_behind_the_lock() {
    let with = |blocks| Shut { blocks, ..Shut::steps("\"take-secret-missions\"") };
    with("[objectives]\nblue = \"1V.a\"\n[citizens]\nface-up = [{ card = \"secret-mission-1\", zone = \"7V.b\", after = \"blue\" }]")
        .is_behind_the_lock("");
    with("[objectives]\nblue = \"7V.b\"\n[citizens]\nface-up = [{ card = \"secret-mission-1\", zone = \"1V.a\", after = \"blue\" }]")
        .is_behind_the_lock("");
    with("[objectives]\nblue = \"1V.b\"\n[citizens]\nface-up = [{ card = \"secret-mission-1\", zone = \"1V.a\", after = \"blue\" }]")
        .is_at_hand("");
}

#[test]
fn mz_3_14_the_sign_behind_the_lock() {
    const CARRIED: &str = "\"sign-is-carried\",";
    let sign = |more, rules| Shut { more, rules, ..Shut::steps("\"bring-sign-to-exit\"") };
    sign("sign = \"7V.b\"\nexit = \"1V.a\"", CARRIED).is_behind_the_lock("");
    sign("sign = \"1V.a\"\nexit = \"7V.b\"", CARRIED).is_behind_the_lock("");
    sign("sign = \"1V.a\"\nexit = \"S4-0\"", CARRIED).is_at_hand("");
    let rules = "\"sign-is-carried\", { sign-locked-until = { gone = \"thor\" } },";
    sign("sign = \"1V.a\"\nexit = \"S4-0\"", rules).is_behind_the_lock("");
    let rules = "\"sign-is-carried\", { sign-locked-until = { taken = [\"blue\"] } },";
    sign("sign = \"1V.a\"\nexit = \"S4-0\"\n[objectives]\nblue = \"7V.b\"", rules).is_behind_the_lock("");
    sign("sign = \"1V.a\"\nexit = \"S4-0\"\n[objectives]\nblue = \"1V.b\"", rules).is_at_hand("");
}

#[test]
fn mz_28_3_steps_in_any_order_end_at_the_exit() {
    let layout = |taken: &str| format!("mission MZ4\nheroes hulk\nhulk: devoured 1{taken}\nbegin turns");
    let mission = |taken: &str| {
        let state = scene(&layout(taken)).unwrap_or_else(|error| panic!("{error}"));
        shown(&state, "mission").expect("the layout names a mission")
    };
    assert!(mission("").ends_with("Leave 0/1 shut"), "{}", mission(""));
    let done = mission(", objectives 1");
    assert!(done.ends_with("Leave 0/1 open"), "{done}");
}

#[test]
fn mz_32_9_citizens_who_appear_by_a_card_are_counted_from_the_start() {
    let (_, file) = BUILT_IN.iter().find(|(code, _)| *code == "MZ2").expect("MZ2 is a mission of the box");
    let mission = file.replace("{ find = \"secret-mission-1\" }", "\"devour-objective-citizens\"");
    let setup = Setup { mission, heroes: 1, ..Setup::new(1) };
    let state = scene_of(&setup, "begin turns").unwrap_or_else(|error| panic!("{error}"));
    let mission = shown(&state, "mission").expect("the layout names a mission");
    assert!(mission.contains("DevourObjectiveCitizens 0/1 open"), "{mission}");
}
