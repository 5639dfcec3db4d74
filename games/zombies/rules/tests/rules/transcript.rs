//! Plays a script and compares what happened.

use chance::Seeded;
use expect_test::Expect;
use table::{Game, Input, Observer, Seat, Silent, apply, awaited, legal, resample, roll, thinkable, why_not};
use table_laws::marks::record;
use table_laws::{Script, words};
use zombies::scene::scene;
use zombies::{Setup, Zombies};

/// Lays out a scene, plays the script, compares what happened, and asserts that the code of these rules was
/// reached.
///
/// In addition to the rows that `table_laws::Script::transcript` knows, there are
///
/// ```text
/// quiet               everybody who can pass in a window does, until something else is asked
/// cards A             the cards and items that A may play and use now, and nothing else that A may do
/// worlds A            whether A knows everything that is hidden, or the table might be another one to A
/// not now A           what A might think of but may not do, each with the rule that refuses it
/// = A                 what lies in front of a player
/// = tile 1            what lies on a tile
/// = table             deck, discard pile, stacks, lasting effects
/// = lasting           lasting effects, on whom and for how long
/// ```
///
/// A square is `1/4`: the fifth square of the second tile. Aims are words: `A play fear player B`. Orders are
/// `A pass on turn-start` and `A wish to end`.
#[track_caller]
pub fn check(rules: &[&str], layout: &str, script: &str, expected: Expect) {
    play(rules, || lay_out(layout), script, expected);
}

#[track_caller]
fn lay_out(layout: &str) -> Script<Zombies> {
    let state = scene(layout).unwrap_or_else(|error| panic!("{error}"));
    table::check(&state).unwrap_or_else(|broken| panic!("the scene is inconsistent: {broken}"));
    Script::from_state(state)
}

/// The same from the start of a game.
#[track_caller]
pub fn check_from_start(rules: &[&str], setup: Setup, script: &str, expected: Expect) {
    play(rules, || Script::start(&setup), script, expected);
}

#[track_caller]
fn play(rules: &[&str], start: impl FnOnce() -> Script<Zombies>, script: &str, expected: Expect) {
    let (text, passed) = record(|| written(start(), script));
    expected.assert_eq(&text);
    for rule in rules {
        assert!(passed.contains(rule), "the code of {rule} was not passed, only that of {passed:?}");
    }
}

#[track_caller]
fn written(mut table: Script<Zombies>, script: &str) -> String {
    let mut written = told(&table, Observer::Table);
    for row in script.lines().map(str::trim).filter(|row| !row.is_empty()) {
        table::check(table.state())
            .unwrap_or_else(|broken| panic!("before {row:?}: {broken}\nafter\n{written}"));
        chance_answers(table.state());
        written += &written_row(&mut table, row);
    }
    written
}

fn written_row(script: &mut Script<Zombies>, row: &str) -> String {
    match row.split_at(1) {
        ("?", seat) => {
            let row = format!("? {}: {}", seat.trim(), short(&script.legal(seat_of(seat))));
            format!("{}\n", row.trim_end())
        }
        ("@", seat) => format!("@{seat}\n{}", told(script, Observer::Seat(seat_of(seat)))),
        ("!", input) => format!("!{input}: {}\n", script.refused(&long(input.trim()))),
        ("=", " pending") => format!("= {}\n", short(&script.pending())),
        ("=", what) => format!("{}\n", show(script.state(), what.trim())),
        _ if row.starts_with("cards ") => {
            let seat = seat_of(&row["cards ".len()..]);
            format!("cards {seat}: {}\n", cards_of(script, seat)).replace(": \n", ":\n")
        }
        _ if row.starts_with("worlds ") => worlds(script.state(), seat_of(&row["worlds ".len()..])),
        _ if row.starts_with("not now ") => not_now(script.state(), seat_of(&row["not now ".len()..])),
        _ if row == "quiet" => {
            let mut written = String::new();
            while let Some(seat) = first_to_pass(script.state()) {
                script.play(&format!("{seat} pass"));
                written += &told(script, Observer::Table);
            }
            format!("> quiet\n{written}")
        }
        _ => {
            script.play(&long(row));
            format!("> {row}\n{}", told(script, Observer::Table))
        }
    }
}

fn cards_of(script: &Script<Zombies>, seat: Seat) -> String {
    let rows = script.legal(seat);
    let cards = rows.split(", ").filter(|row| row.starts_with("play ") || row.starts_with("use "));
    let cards: Vec<String> = cards.map(|row| short(row).replace(" card=", " ")).collect();
    cards.join(", ")
}

/// Lays out a scene, and says which cards and items a player may play and use there.
#[track_caller]
pub fn cards(layout: &str, seat: &str) -> String {
    cards_of(&lay_out(layout), seat_of(seat))
}

/// Where chance is asked, whatever it would draw must be a valid answer.
#[track_caller]
fn chance_answers(g: &Zombies) {
    if let Some(drawn) = roll(g, &mut Seeded::new(1)) {
        let taken = apply(&mut g.clone(), &Input::Chance(drawn), &mut Silent);
        assert!(taken.is_ok(), "chance draws {drawn:?}, which is refused: {:?}", taken.err());
    }
}

/// Deals everything that this seat does not know anew, several times, and says whether hands or choices
/// differ.
fn worlds(g: &Zombies, seat: Seat) -> String {
    let hands_and_choices = |g: &Zombies| {
        let mut choices = Vec::new();
        legal(g, seat, &mut choices);
        let hand_of = |seat: Seat| g.view(Observer::Seat(seat)).seats[seat.index()].hand.known.clone();
        (Seat::all(g.view(Observer::Table).seats.len()).map(hand_of).collect::<Vec<_>>(), choices)
    };
    let here = hands_and_choices(g);
    let is_like_this = |seed| hands_and_choices(&resample(g, seat, &mut Seeded::new(seed))) == here;
    let answer = if (1..=8).all(is_like_this) { "like this one only" } else { "others, too" };
    format!("worlds {seat}: {answer}\n")
}

/// What a player might think of, and why it is refused.
fn not_now(g: &Zombies, seat: Seat) -> String {
    let (mut offered, mut imagined) = (Vec::new(), Vec::new());
    legal(g, seat, &mut offered);
    thinkable(g, seat, &mut imagined);
    imagined.retain(|action| !offered.contains(action));
    let mut written = format!("not now {seat}:\n");
    for action in imagined {
        let reason = why_not(g, seat, action).map_or("accepted".to_string(), |refusal| refusal.to_string());
        written += &format!("    {}: {reason}\n", short(&words(&action)));
    }
    written
}

/// A player who is to decide something next does not pass.
fn first_to_pass(g: &Zombies) -> Option<Seat> {
    awaited(g).iter().find(|seat| g.window(*seat).is_some())
}

fn told(script: &Script<Zombies>, observer: Observer) -> String {
    script.told(observer).lines().map(|row| format!("    {}\n", short(row))).collect()
}

#[track_caller]
fn seat_of(text: &str) -> Seat {
    text.trim().parse().unwrap_or_else(|error| panic!("{error}"))
}

/// `{"spot":1,"at":4}` is `1/4`.
fn short(text: &str) -> String {
    let mut written = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("{\"spot\":") {
        let end = start + rest[start..].find('}').expect("a square ends with a brace");
        let numbers: Vec<&str> = rest[start..end]
            .split(|letter: char| !letter.is_ascii_digit())
            .filter(|n| !n.is_empty())
            .collect();
        written += &rest[..start];
        written += &numbers.join("/");
        rest = &rest[end + 1..];
    }
    written + rest
}

/// The words of a script in the form that the journal has.
fn long(row: &str) -> String {
    let words: Vec<String> = row.split_whitespace().map(squared).collect();
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    let is_aimed = words.len() > 2 && matches!(words[1], "play" | "use") && !words[2].contains('=');
    if is_aimed {
        let card = format!("card={}", words[2]);
        let aim = format!("aim={}", aim(&words[3..]));
        return [words[0], words[1], &card, &aim].join(" ");
    }
    if words.len() > 2 && words[1] == "pick" && !words[2].contains('=') {
        let aim = format!("aim={}", aim(&words[2..]));
        return [words[0], "pick", &aim].join(" ");
    }
    if words.len() == 3 {
        let field = match words[1] {
            "step" | "walk" => "to",
            "put" | "put-bullet" | "put-life" => "at",
            "discard" => "card",
            "draw" => "stack",
            "pay" => "good",
            _ => return words.join(" "),
        };
        let value = format!("{field}={}", words[2]);
        return [words[0], words[1], &value].join(" ");
    }
    match words[..] {
        [seat, "place", x, y, "turn", turn] => {
            return format!("{seat} place cell={{\"x\":{x},\"y\":{y}}} turn={turn}");
        }
        [seat, "wish", "to", "end"] => return format!("{seat} order {{\"end\":{{\"wish\":true}}}}"),
        [seat, "leave", card, "for", on] => {
            return format!("{seat} order {{\"play-next\":{{\"card\":\"{card}\",\"on\":\"{on}\"}}}}");
        }
        [seat, "leave", "no", "card"] => {
            return format!("{seat} order {{\"play-next\":{{\"card\":null,\"on\":\"A\"}}}}");
        }
        [seat, "pass", "on", moment] => {
            let pass = "{\"until\":\"withdrawn\",\"unless_mine\":true}";
            return format!("{seat} order {{\"pass\":{{\"at\":\"{moment}\",\"pass\":{pass}}}}}");
        }
        _ => {}
    }
    if words.len() == 2 && words[1] == "roll" {
        words.push("with=null");
    }
    if words.len() == 4 && words[1] == "move-zombie" {
        let (from, to) = (format!("from={}", words[2]), format!("to={}", words[3]));
        return [words[0], words[1], &from, &to].join(" ");
    }
    words.join(" ")
}

fn squared(word: &str) -> String {
    let square =
        word.split_once('/').and_then(|(spot, at)| Some((spot.parse::<u8>().ok()?, at.parse::<u8>().ok()?)));
    match square {
        Some((spot, at)) => format!("{{\"spot\":{spot},\"at\":{at}}}"),
        None => word.to_string(),
    }
}

fn aim(words: &[&str]) -> String {
    match words {
        [] => "nothing".to_string(),
        ["place", x, y, "turn", turn] => format!("{{\"place\":[{{\"x\":{x},\"y\":{y}}},{turn}]}}"),
        [kind, value] if value.starts_with('{') || value.parse::<u8>().is_ok() => {
            format!("{{\"{kind}\":{value}}}")
        }
        [kind, value] => format!("{{\"{kind}\":\"{value}\"}}"),
        [kind, one, two] if one.starts_with('{') => format!("{{\"{kind}\":[{one},{two}]}}"),
        [kind, one, two] => format!("{{\"{kind}\":[\"{one}\",\"{two}\"]}}"),
        _ => panic!("{words:?} is not an aim"),
    }
}

pub fn show(g: &Zombies, what: &str) -> String {
    let view = g.view(Observer::Table);
    match what.split_once(' ') {
        None if what == "lasting" => {
            let lasting = view.lasting.iter();
            let lasting: Vec<String> = lasting
                .map(|lasting| {
                    format!("{} on {} {}", words(&lasting.card), words(&lasting.aim), words(&lasting.until))
                })
                .collect();
            format!("= lasting: {}", short(&lasting.join(", "))).trim_end().to_string()
        }
        None if what == "outcome" => format!("= outcome: {}", words(&view.outcome)),
        None if what == "table" => {
            let discard: Vec<String> = view.discard.iter().map(words).collect();
            let lasting: Vec<String> = view.lasting.iter().map(|lasting| words(&lasting.card)).collect();
            let stacks: Vec<String> =
                view.stacks.iter().map(|stack| format!("{} {}", words(&stack.stack), stack.size)).collect();
            format!(
                "= table: active {}, deck {}, discard [{}], stacks [{}], lasting [{}]",
                view.active,
                view.deck_size,
                discard.join(" "),
                stacks.join(" "),
                lasting.join(" ")
            )
        }
        None => player(g, seat_of(what)),
        Some(("tile", spot)) => tile(g, spot.parse().expect("a tile has a number")),
        _ => panic!("cannot show {what:?}"),
    }
}

fn player(g: &Zombies, seat: Seat) -> String {
    let view = g.view(Observer::Seat(seat));
    let player = &view.seats[seat.index()];
    let hand: Vec<String> = player.hand.known.iter().map(words).collect();
    let mut text = format!("= {seat}: at {}, life {}", short(&words(&at(player.at))), player.life / 2);
    if !player.life.is_multiple_of(2) {
        text += ".5";
    }
    text += &format!(", bullets {}", player.bullets);
    if view.rules.guts {
        text += &format!(", guts {}", player.guts);
    }
    text += &format!(", kills {}, hand [{}]", player.kills.iter().sum::<u8>(), hand.join(" "));
    let items: Vec<String> = player.items.iter().map(|item| words(&item.card)).collect();
    if !items.is_empty() {
        text += &format!(", items [{}]", items.join(" "));
    }
    let traits = [(player.is_below, "below"), (player.is_dead, "dead"), (player.has_played, "played")];
    traits.iter().filter(|(holds, _)| *holds).for_each(|(_, name)| text += &format!(", {name}"));
    text
}

fn at(square: zombies::map::Square) -> String {
    format!("{}/{}", square.spot().index(), square.at())
}

fn tile(g: &Zombies, spot: usize) -> String {
    let view = g.view(Observer::Table);
    let tile = &view.tiles[spot];
    let figures: Vec<String> = tile.figures.iter().map(|stands| stands.at.to_string()).collect();
    let numbers = |squares: &[u8]| squares.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut text = format!(
        "= tile {spot}: {} at {} {} turn {}, zombies [{}], bullets [{}], life [{}], manholes [{}]",
        words(&tile.tile),
        tile.cell.x,
        tile.cell.y,
        tile.turn.quarters(),
        figures.join(" "),
        numbers(&tile.bullets),
        numbers(&tile.life),
        numbers(&tile.manholes)
    );
    let passages: Vec<String> =
        tile.passages.iter().map(|passage| format!("{}{}", passage.at, words(&passage.side))).collect();
    if !passages.is_empty() {
        text += &format!(", passages [{}]", passages.join(" "));
    }
    text
}
