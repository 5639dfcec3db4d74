//! Plays a script and compares what happens with what is expected.

use city_of_horror::orders::Orders;
use city_of_horror::view::{CharacterView, FateView, SeatView};
use city_of_horror::{City, Setup, scene::scene};
use expect_test::Expect;
use table::{Game, Observer, Pending, Seat, awaited};
use table_laws::marks::record;
use table_laws::{Script, differences, words};

/// Lays out a scene, plays the script, compares what happens, and checks that the code of these rules ran.
///
/// Besides the rows that `table_laws::Script::transcript` knows, there are
///
/// ```text
/// late A              what may be done for A when their time is up
/// all pass            everybody who is asked passes, until this window has closed
/// quiet               the same, also in all windows that follow, until a different question comes up
/// = hand B            what B holds
/// = at church         who and what is there
/// = table             leader, token, reserves
/// = orders A          what A has left in advance
/// = dead A            A's dead characters, and which side of their cards is up
/// = seen B            what A knows of B's hand, or of the cards at a location
/// = promises A        how many promises A has kept and broken
/// ```
///
/// and aims in words: `A play gun at church`, `B use rocker at bank`, `C play hideout who punk`.
#[track_caller]
pub fn check(rules: &[&str], layout: &str, script: &str, expected: Expect) {
    play(rules, || lay_out(layout), script, |text| expected.assert_eq(&text));
}

/// Plays the same script on two layouts and compares where the second game differs. The second game must run
/// the code of the rules.
#[track_caller]
pub fn check_difference(rules: &[&str], [first, second]: [&str; 2], script: &str, expected: Expect) {
    let (known, _) = record(|| written(lay_out(first), script));
    play(rules, || lay_out(second), script, |text| expected.assert_eq(&differences(&known, &text)));
}

fn lay_out(layout: &str) -> Script<City> {
    let state = scene(layout).unwrap_or_else(|error| panic!("{error}"));
    table::check(&state).unwrap_or_else(|broken| panic!("the scene breaks an invariant: {broken}"));
    Script::from_state(state)
}

/// The same as [`check`], from the start of a game.
#[track_caller]
pub fn check_from_start(rules: &[&str], setup: Setup, script: &str, expected: Expect) {
    play(rules, || Script::start(&setup), script, |text| expected.assert_eq(&text));
}

fn written(mut table: Script<City>, script: &str) -> String {
    let mut written = told(&table, Observer::Table);
    for row in script.lines().map(str::trim).filter(|row| !row.is_empty()) {
        table::check(table.state())
            .unwrap_or_else(|broken| panic!("before {row:?}: {broken}\nafter\n{written}"));
        written += &written_row(&mut table, row);
    }
    written
}

#[track_caller]
fn play(rules: &[&str], start: impl FnOnce() -> Script<City>, script: &str, compare: impl FnOnce(String)) {
    let (text, passed) = record(|| written(start(), script));
    compare(text);
    for rule in rules {
        assert!(passed.contains(rule), "the code of {rule} did not run, only that of {passed:?}");
    }
}

fn written_row(script: &mut Script<City>, row: &str) -> String {
    match row.split_at(1) {
        ("?", rest) if rest.starts_with('?') => {
            let seat = rest[1..].trim();
            let rows: String =
                script.forbidden(seat_of(seat)).lines().map(|row| format!("    {row}\n")).collect();
            format!("?? {seat}:\n{rows}")
        }
        ("?", seat) => format!("? {}: {}\n", seat.trim(), script.legal(seat_of(seat))),
        ("@", seat) => format!("@{seat}\n{}", told(script, Observer::Seat(seat_of(seat)))),
        ("!", input) => format!("!{input}: {}\n", script.refused(&with_aims(input.trim()))),
        ("=", " pending") => format!("= {}\n", script.pending()),
        ("=", what) => format!("{}\n", show(script.state(), what.trim())),
        _ if row.starts_with("late ") => format!("{row}: {}\n", late(script.state(), seat_of(&row[5..]))),
        _ if row == "all pass" => format!("> all pass\n{}", all_pass(script)),
        _ if row == "quiet" => {
            let mut written = String::new();
            while waits_for_passes(script.state()) {
                written += &all_pass(script);
            }
            format!("> quiet\n{written}")
        }
        _ => {
            script.play(&with_aims(row));
            format!("> {row}\n{}", told(script, Observer::Table))
        }
    }
}

/// Everything that chance may pick for a player whose time is up.
fn late(g: &City, seat: Seat) -> String {
    let mut done: Vec<String> = Vec::new();
    for seed in 0..200 {
        let action = table::timeout(g, seat, &mut chance::Seeded::new(seed)).expect("the seat is asked");
        let action = words(&action);
        if !done.contains(&action) {
            done.push(action);
        }
    }
    done.sort();
    done.join(", ")
}

fn waits_for_passes(g: &City) -> bool {
    use table::AskMode::{Reaction, Window};
    matches!(g.pending(), Pending::Seats { mode: Window | Reaction, .. })
}

/// Passes for everybody until the question changes.
fn all_pass(script: &mut Script<City>) -> String {
    let question = script.pending().split("\"question\"").nth(1).map(str::to_string);
    let mode = |script: &Script<City>| script.pending();
    let asked = question.clone().unwrap_or_else(|| mode(script));
    let mut written = String::new();
    for _ in 0..12 {
        let is_same = script.pending().contains(&asked) || script.pending() == asked;
        let Some(seat) = awaited(script.state()).first().filter(|_| waits_for_passes(script.state())) else {
            break;
        };
        if !is_same && !written.is_empty() {
            break;
        }
        script.play(&format!("{seat} pass"));
        let told = told(script, Observer::Table);
        let told: String = told
            .lines()
            .filter(|line| !line.contains(" passed seat="))
            .map(|line| format!("{line}\n"))
            .collect();
        let has_closed = told.contains("window-closed") || told.contains("card-c");
        written += &told;
        if has_closed {
            break;
        }
    }
    written
}

fn told(script: &Script<City>, observer: Observer) -> String {
    script.told(observer).lines().map(|row| format!("    {row}\n")).collect()
}

#[track_caller]
fn seat_of(text: &str) -> Seat {
    text.trim().parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Turns `at church` into `{"at":"church"}`.
fn with_aims(row: &str) -> String {
    let words: Vec<&str> = row.split_whitespace().collect();
    let is_aimed = |word: &str| matches!(word, "play" | "use");
    if words.len() < 4 || !is_aimed(words[1]) {
        let is_short = words.len() == 3 && is_aimed(words[1]);
        return if is_short { format!("{row} nothing") } else { row.to_string() };
    }
    let aim = match words[3..] {
        ["at", place] => format!("{{\"at\":\"{place}\"}}"),
        ["from", from, to] => format!("{{\"from\":[\"{from}\",\"{to}\"]}}"),
        ["who", role] => format!("{{\"character\":\"{role}\"}}"),
        ["player", seat] => format!("{{\"player\":\"{seat}\"}}"),
        ["colour", colour] => format!("{{\"colour\":\"{colour}\"}}"),
        ["ballot", place, seat] => format!("{{\"ballot\":[\"{place}\",\"{seat}\"]}}"),
        ["mow", role, place] => format!("{{\"mow\":[\"{role}\",\"{place}\"]}}"),
        ["swap", card, taken] => format!("{{\"swap\":[\"{card}\",\"{taken}\"]}}"),
        _ => return row.to_string(),
    };
    format!("{} {} {} {aim}", words[0], words[1], words[2])
}

pub fn show(g: &City, what: &str) -> String {
    let view = g.view(Observer::Table);
    match what.split_once(' ') {
        None if what == "table" => {
            let leader =
                view.wheel.iter().find(|space| space.has_leader).expect("the leader stands somewhere");
            let discard: Vec<String> = view.discard.iter().map(words).collect();
            format!(
                "= table: first {}, leader {}, zombies {}, antidotes {}, deck {}, discard [{}]",
                view.first,
                words(&leader.colour),
                view.zombies_in_reserve,
                view.antidotes_in_reserve,
                view.deck_size,
                discard.join(" ")
            )
        }
        None if what == "outcome" => format!("= outcome: {}", words(&view.outcome)),
        Some(("promises", seat)) => {
            let word = g.promise_record(seat_of(seat));
            format!("= {what}: {} kept, {} broken", word.kept, word.broken)
        }
        Some(("hand", seat)) => {
            let seat = seat_of(seat);
            let own = g.view(Observer::Seat(seat));
            let own = &own.seats[seat.index()];
            let cards: Vec<String> = own.hand.known.iter().map(words).collect();
            format!("= hand {seat}: {}; antidotes {}, food {:?}", cards.join(", "), own.antidotes, own.food)
        }
        Some(("orders", seat)) => orders(g, seat_of(seat)),
        Some(("dead", seat)) => dead(&view.seats[seat_of(seat).index()]),
        Some(("seen", seat)) => {
            let seen = g.view(Observer::Seat(Seat::A));
            let at = seen.places.iter().find(|place| words(&place.place) == seat);
            let known = at.map(|place| &place.cards.known);
            let known = known.unwrap_or_else(|| &seen.seats[seat_of(seat).index()].hand.known);
            let cards: Vec<String> = known.iter().map(words).collect();
            format!("= {what}: {}", if cards.is_empty() { "nothing".to_string() } else { cards.join(", ") })
        }
        Some(("at", place)) => at(g, place),
        _ => panic!("unknown thing to show: {what:?}"),
    }
}

/// Lists only the orders that have been left.
fn orders(g: &City, seat: Seat) -> String {
    let own =
        g.view(Observer::Seat(seat)).seats[seat.index()].orders.expect("every seat sees its own orders");
    let Orders { passes, standing_answers, movement_card, mover, standing_victims, wishes, ballots } = own;
    let mut left = Vec::new();
    left.extend(passes.at(()).map(|pass| format!("pass {}", words(&pass))));
    left.extend(standing_answers.answer().map(|answers| format!("standing-answers {}", words(&answers))));
    left.extend(movement_card.left().map(|place| format!("movement-card {}", words(&place))));
    left.extend(mover.left().map(|role| format!("mover {}", words(&role))));
    let victims = standing_victims.answer();
    left.extend(victims.map(|victims| format!("standing-victims {}", words(&victims.as_slice()))));
    left.extend(wishes.left().iter().map(|(place, wish)| format!("wish {} {}", words(place), words(wish))));
    left.extend(["attack", "sharing"].iter().zip(ballots).filter_map(|(purpose, ballot)| {
        ballot.left().map(|ballot| format!("ballot {purpose} {} {}", words(&ballot.place), ballot.named))
    }));
    format!("= orders {seat}: {}", if left.is_empty() { "none".to_string() } else { left.join(", ") })
}

fn dead(seat: &SeatView) -> String {
    let dead = seat.characters.iter().filter(|character| character.fate == FateView::Dead);
    let dead: Vec<String> = dead.map(with_traits).collect();
    format!("= dead {}: {}", seat.seat, dead.join(", "))
}

fn with_traits(character: &CharacterView) -> String {
    let mut text = words(&character.role);
    let traits = [
        (character.is_exhausted, " tired"),
        (character.is_hidden, " hidden"),
        (character.is_temporary, " temporary"),
        (character.is_awake, " awake"),
    ];
    traits.iter().filter(|(holds, _)| *holds).for_each(|(_, name)| text += name);
    text
}

fn at(g: &City, name: &str) -> String {
    let view = g.view(Observer::Table);
    let place = view.places.iter().find(|place| words(&place.place) == name).expect("a location");
    let mut things = Vec::new();
    for seat in &view.seats {
        for character in seat.characters.iter().filter(|character| character.place == Some(place.place)) {
            things.push(format!("{} {}", seat.seat, with_traits(character)));
        }
    }
    things.push(format!("{} zombies", place.zombies));
    if place.antidotes > 0 || place.cards.size > 0 {
        things.push(format!("{} antidotes, {} cards", place.antidotes, place.cards.size));
    }
    if place.markers > 0 {
        things.push(format!("{} markers", place.markers));
    }
    format!("= at {name}: {}", things.join(", "))
}
