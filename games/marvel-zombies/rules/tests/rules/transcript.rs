//! Plays a script and compares what happened.

use expect_test::Expect;
use marvel_zombies::scene::{door_name, door_named, scene, shown, zone_name, zone_named};
use marvel_zombies::{Door, MarvelZombies, Setup, Zone};
use table::{Game, Observer, Seat};
use table_laws::marks::record;
use table_laws::{Script, words};

/// Lays out a scene, plays the script, compares what happened, and asserts that the code of these rules was
/// reached. In addition to the rows that `table_laws::Script::transcript` knows, there are
///
/// ```text
/// = hulk              what lies in front of a hero
/// = S2-1              what stands in a zone
/// = table             round, decks, open doors
/// = outcome
/// ```
///
/// Zones and doors have their names, `S2-1` and `3V.c/S2-1`; dice are what they show:
///
/// ```text
/// A begin hulk                    A move S2-1               A open 8R.a/S0-0        A gain-trait
/// A attack unique S2-1            A take 0                  A save wong             A end-turn
/// A use hulk skill shockwave      A use hulk trait live-bait zone S2-1              A use thor power
/// A pick leader thor              A pick trait feast        A pick zone S2-1        A enough
/// A vote zone S1-0                A vote all-on hulk        A share 2 1             A give-up
/// chance 5 4 1                    chance #003               chance trait feast      chance leader thor
/// chance fair 7                   what chance answers with this seed
/// ```
#[track_caller]
pub fn check(rules: &[&str], layout: &str, script: &str, expected: Expect) {
    let lay_out = || {
        let state = scene(layout).unwrap_or_else(|error| panic!("{error}"));
        table::check(&state).unwrap_or_else(|broken| panic!("the scene is inconsistent: {broken}"));
        Script::from_state(state)
    };
    play(rules, lay_out, script, expected);
}

/// The same from the start of a game, with its options.
#[track_caller]
pub fn check_from_start(rules: &[&str], seats: usize, options: &str, script: &str, expected: Expect) {
    let options: Vec<(String, String)> = options
        .split_whitespace()
        .map(|option| option.split_once('=').expect("an option is key=value"))
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    let setup = Setup::from_options(seats, &options).unwrap_or_else(|errors| panic!("{errors}"));
    play(rules, || Script::start(&setup), script, expected);
}

#[track_caller]
fn play(rules: &[&str], start: impl FnOnce() -> Script<MarvelZombies>, script: &str, expected: Expect) {
    let (text, passed) = record(|| {
        let mut script_table = start();
        let mut written = told(&script_table);
        for row in script.lines().map(str::trim).filter(|row| !row.is_empty()) {
            table::check(script_table.state())
                .unwrap_or_else(|broken| panic!("before {row:?}: {broken}\nafter\n{written}"));
            written += &written_row(&mut script_table, row);
        }
        written
    });
    expected.assert_eq(&text);
    for rule in rules {
        assert!(passed.contains(rule), "the code of {rule} was not passed, only that of {passed:?}");
    }
}

#[track_caller]
fn written_row(script: &mut Script<MarvelZombies>, row: &str) -> String {
    let g = *script.state();
    match row.split_at(1) {
        ("?", rest) if rest.starts_with('?') => {
            let forbidden = script.forbidden(seat_of(&rest[1..]));
            let rows = forbidden.lines().map(|row| format!("    {}\n", short(&g, row)));
            format!("??{}:\n{}", &rest[1..], rows.collect::<String>())
        }
        ("?", seat) => {
            let row = format!("? {}: {}", seat.trim(), short(&g, &script.legal(seat_of(seat))));
            format!("{}\n", row.trim_end())
        }
        ("!", input) => format!("!{input}: {}\n", script.refused(&long(&g, input.trim()))),
        ("~", input) => {
            script.play(&long(&g, input.trim()));
            String::new()
        }
        ("@", seat) => {
            let told = script.told(Observer::Seat(seat_of(seat)));
            format!("@{seat}\n{}", told.lines().map(|row| format!("    {row}\n")).collect::<String>())
        }
        ("=", " pending") => format!("= {}\n", short(&g, &script.pending())),
        ("=", what) if what.trim().starts_with("passes ") => {
            passes(&g, seat_of(&what.trim()["passes ".len()..]))
        }
        ("=", what) => format!("= {}\n", shown(&g, what.trim()).unwrap_or_else(|error| panic!("{error}"))),
        _ if row.starts_with("chance fair ") => {
            let seed = row["chance fair ".len()..].parse().expect("a seed is a number");
            let roll = table::roll(&g, &mut chance::Seeded::new(seed)).expect("chance is asked");
            script.play(&format!("chance {}", serde_json::to_string(&roll).expect("a roll is written")));
            format!("> {row}\n{}", told(script))
        }
        _ => {
            script.play(&long(&g, row));
            format!("> {row}\n{}", told(script))
        }
    }
}

/// The passes that this seat has left in advance, as it sees them.
fn passes(g: &MarvelZombies, seat: Seat) -> String {
    let passes =
        g.view(Observer::Seat(seat)).passes[seat.index()].clone().expect("a seat sees its own passes");
    match passes.first() {
        Some(left) => format!("= passes {seat}: until {}\n", words(&left.pass.until)),
        None => format!("= passes {seat}: none\n"),
    }
}

fn told(script: &Script<MarvelZombies>) -> String {
    let told = script.told(Observer::Table);
    told.lines().map(|row| format!("    {}\n", short(script.state(), row))).collect()
}

#[track_caller]
fn seat_of(text: &str) -> Seat {
    text.trim().parse().unwrap_or_else(|error| panic!("{error}"))
}

const ZONES: [&str; 10] = ["at", "to", "from", "zone", "room", "sees", "way", "flight", "follows", "lured"];
const ZONE_LISTS: [&str; 4] = ["zones", "routes", "rooms", "sources"];

/// Zones and doors by their names, dice by what they show.
fn short(g: &MarvelZombies, text: &str) -> String {
    let mut text = text.to_string();
    for key in ZONES {
        text = named(&text, key, |n| zone_name(g, Zone(n)));
    }
    text = named(&text, "door", |n| door_name(g, Door(n)));
    for key in ZONE_LISTS {
        text = listed(&text, key, |numbers| {
            numbers.iter().map(|n| zone_name(g, Zone(*n))).collect::<Vec<_>>().join(" ")
        });
    }
    listed(&text, "dice", |dice| dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
}

/// `key=7` and `"key":7`.
fn named(text: &str, key: &str, name: impl Fn(u8) -> String) -> String {
    let mut written = String::new();
    let mut rest = text;
    while let Some((start, end)) = place(rest, key, |letter| letter.is_ascii_digit()) {
        let number = rest[start..end].parse().expect("a number");
        written += &rest[..start];
        written += &name(number);
        rest = &rest[end..];
    }
    written + rest
}

/// `key=[1,2]` and `"key":[1,2]`.
fn listed(text: &str, key: &str, name: impl Fn(&[u8]) -> String) -> String {
    let mut written = String::new();
    let mut rest = text;
    while let Some((start, end)) =
        place(rest, key, |letter| letter.is_ascii_digit() || "[,]".contains(letter))
    {
        let end = rest[start..end].find(']').map_or(end, |close| start + close + 1);
        let numbers: Vec<u8> = rest[start..end]
            .trim_matches(['[', ']'])
            .split(',')
            .filter(|n| !n.is_empty())
            .map(|n| n.parse().expect("a number"))
            .collect();
        written += &rest[..start];
        written += &format!("[{}]", name(&numbers));
        rest = &rest[end..];
    }
    written + rest
}

/// Where the value of a key is.
fn place(text: &str, key: &str, is_value: impl Fn(char) -> bool) -> Option<(usize, usize)> {
    let mut from = 0;
    loop {
        let found = [format!(" {key}="), format!("\"{key}\":")]
            .iter()
            .filter_map(|lead| text[from..].find(lead.as_str()).map(|at| from + at + lead.len()))
            .min()?;
        let length = text[found..].find(|letter| !is_value(letter)).unwrap_or(text.len() - found);
        if length > 0 {
            return Some((found, found + length));
        }
        from = found;
    }
}

/// The words of a script in the form that the journal has.
#[track_caller]
fn long(g: &MarvelZombies, row: &str) -> String {
    let words: Vec<&str> = row.split_whitespace().collect();
    let zone = |name: &str| zone_named(g, name).unwrap_or_else(|error| panic!("{row:?}: {error}")).0;
    let door = |name: &str| door_named(g, name).unwrap_or_else(|error| panic!("{row:?}: {error}")).0;
    match words[..] {
        ["chance", card] if card.starts_with('#') => {
            let number: u8 = card[1..].parse().expect("a Spawn card has a number");
            format!("chance spawn {}", number - 1)
        }
        ["chance", ..] if words[1..].iter().all(|die| die.parse::<u8>().is_ok()) => {
            let mut counts = [0; 6];
            words[1..].iter().for_each(|die| counts[die.parse::<usize>().expect("a die") - 1] += 1);
            format!("chance {{\"dice\":{}}}", format!("{counts:?}").replace(' ', ""))
        }
        [seat, "begin", hero] => format!("{seat} begin hero={hero}"),
        [seat, how @ ("move" | "carry"), to] => format!("{seat} {how} to={}", zone(to)),
        [seat, "open", name] => format!("{seat} open door={}", door(name)),
        [seat, "attack", form, at] => format!("{seat} attack form={form} at={}", zone(at)),
        [seat, "take", objective] => format!("{seat} take objective={objective}"),
        [seat, "take-card", card] => format!("{seat} take-card card={card}"),
        [seat, "save", citizen] => format!("{seat} save citizen={citizen}"),
        [seat, "use", hero, effect @ ("power" | "banner"), ref rest @ ..] => {
            format!("{seat} use hero={hero} effect={effect} aim={}", aim(g, rest))
        }
        [seat, "use", hero, kind, effect, ref rest @ ..] => {
            format!("{seat} use hero={hero} effect={{\"{kind}\":\"{effect}\"}} aim={}", aim(g, rest))
        }
        [seat, "pick", ref rest @ ..] => format!("{seat} pick aim={}", aim(g, rest)),
        [seat, "vote", ref rest @ ..] => format!("{seat} {{\"vote\":{}}}", choice(g, rest)),
        [seat, "share", ref wounds @ ..] => {
            let mut shares = [0; 6];
            wounds.iter().zip(&mut shares).for_each(|(n, share)| *share = n.parse::<u8>().expect("Wounds"));
            let shares = format!("{shares:?}").replace(' ', "");
            format!("{seat} {{\"share\":{{\"heroes\":{shares},\"citizens\":0}}}}")
        }
        [seat, "give-up"] => format!("{seat} give-up wish=true"),
        [seat, "go-on"] => format!("{seat} give-up wish=false"),
        [seat, "hand-over", hero, to] => format!("{seat} hand-over hero={hero} to={to}"),
        [seat, "name-captain", captain] => format!("{seat} name-captain captain={captain}"),
        _ => row.to_string(),
    }
}

fn aim(g: &MarvelZombies, words: &[&str]) -> String {
    let zone = |name: &str| zone_named(g, name).unwrap_or_else(|error| panic!("{error}")).0;
    match words {
        [] => "nothing".to_string(),
        ["zone", name] => format!("{{\"zone\":{}}}", zone(name)),
        ["door", name] => {
            format!("{{\"door\":{}}}", door_named(g, name).unwrap_or_else(|error| panic!("{error}")).0)
        }
        ["kind", kind, name] => format!("{{\"kind\":[\"{kind}\",{}]}}", zone(name)),
        ["number", n] => format!("{{\"number\":{n}}}"),
        [kind, one, two] => format!("{{\"{kind}\":[\"{one}\",\"{two}\"]}}"),
        [kind, one] => format!("{{\"{kind}\":\"{one}\"}}"),
        _ => panic!("{words:?} is not an aim"),
    }
}

fn choice(g: &MarvelZombies, words: &[&str]) -> String {
    let zone = |name: &str| zone_named(g, name).unwrap_or_else(|error| panic!("{error}")).0;
    match words {
        [word] => format!("\"{word}\""),
        ["zone", name] => format!("{{\"zone\":{}}}", zone(name)),
        ["routes", names @ ..] => {
            let zones: Vec<String> = names.iter().map(|name| zone(name).to_string()).collect();
            format!("{{\"routes\":[{}]}}", zones.join(","))
        }
        ["second", places @ ..] => format!("{{\"second\":[{}]}}", places.join(",")),
        [kind, n] if n.parse::<u8>().is_ok() => format!("{{\"{kind}\":{n}}}"),
        [kind, name] => format!("{{\"{kind}\":\"{name}\"}}"),
        _ => panic!("{words:?} is not a choice"),
    }
}
