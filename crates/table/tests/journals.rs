//! A journal reads what it writes, replays its game, and reports which line is wrong.

use table::limits::{INPUTS_PER_GAME, JOURNAL_LINE_CHARS};
use table::{
    ChanceHeader, Digest, EventsOrUndo, Game, Header, Journal, Line, LineOf, Seat, Table, parse_header,
};

use crate::toy::{Action, Event, Setup, Toy};

const SETUP: Setup = Setup { seats: 2 };

fn lines() -> Vec<LineOf<Toy>> {
    vec![
        Line::Act(Seat::A, Action::Walk),
        Line::Undo(Seat::A),
        Line::Act(Seat::A, Action::ChanceQuestion),
        Line::Chance(4),
    ]
}

fn players() -> Vec<String> {
    vec!["ann".to_string(), "bot:thumb".to_string()]
}

fn played() -> Journal<Toy> {
    let (mut table, _) = Table::<Toy>::start(&SETUP).unwrap();
    let mut journal = Journal::new(SETUP, players(), &table);
    for line in lines() {
        table.take(&line).unwrap();
        journal.push(line, table.digest());
    }
    journal
}

/// What is wrong with a journal.
#[track_caller]
fn complaint(text: &str) -> String {
    match Journal::<Toy>::parse(text) {
        Ok(_) => panic!("it is accepted: {text}"),
        Err(error) => error.to_string(),
    }
}

fn rows() -> Vec<String> {
    played().write().lines().map(str::to_string).collect()
}

fn text_of(rows: &[String]) -> String {
    rows.iter().map(|row| format!("{row}\n")).collect()
}

/// The journal with one row replaced.
fn with_row(index: usize, row: &str) -> String {
    let mut rows = rows();
    rows[index] = row.to_string();
    text_of(&rows)
}

#[test]
fn it_has_one_readable_line_per_input() {
    let (table, _) = Table::<Toy>::start(&SETUP).unwrap();
    let start = table.digest();
    let rows = rows();
    assert_eq!(
        rows[0],
        format!(
            r#"{{"revenant":1,"game":"toy","rules":3,"setup":{{"seats":2}},"players":["ann","bot:thumb"],"state":"{start}"}}"#
        )
    );
    assert!(rows[1].starts_with(r#"1 {"act":["A","walk"]} "#), "{}", rows[1]);
    assert_eq!(rows[2], format!(r#"2 {{"undo":"A"}} {start}"#));
    assert!(rows[4].starts_with(r#"4 {"chance":4} "#), "{}", rows[4]);
    assert_eq!(rows[5..], ["end 4"]);
}

#[test]
fn it_reads_what_it_writes_and_replays_its_game() {
    let journal = Journal::<Toy>::parse(&played().write()).unwrap();
    assert_eq!(journal, played());
    let mut seen = Vec::new();
    let table = journal
        .replay(|number, line, told, table| {
            assert_eq!(table.n_inputs(), number);
            seen.push((number, line.cloned(), told.clone()));
        })
        .unwrap();
    assert_eq!((table.n_inputs(), table.digest()), (4, journal.lines[3].1));
    let told = [
        EventsOrUndo::Events(vec![Event::Began]),
        EventsOrUndo::Events(vec![Event::Walked { seat: Seat::A }]),
        EventsOrUndo::TakenBack(Seat::A),
        EventsOrUndo::Events(vec![]),
        EventsOrUndo::Events(vec![Event::Rolled { pips: 4 }]),
    ];
    let inputs = [None].into_iter().chain(lines().into_iter().map(Some));
    let expected: Vec<_> = (0..).zip(inputs).zip(told).map(|((n, line), told)| (n, line, told)).collect();
    assert_eq!(seen, expected);
}

#[test]
fn it_may_contain_the_commitment_and_the_secret_of_its_chance() {
    let (table, _) = Table::<Toy>::start(&SETUP).unwrap();
    let chance = ChanceHeader { commitment: "c0".to_string(), contributions: vec!["c1".to_string()] };
    let header = Header::new(SETUP, players(), Some(chance.clone()), &table);
    let text = format!("{}\nend 0 5ec2e7\n", serde_json::to_string(&header).unwrap());
    assert_eq!(Journal::<Toy>::parse(&text).unwrap().header.chance, Some(chance));
}

#[test]
fn its_header_can_be_read_without_knowing_the_game() {
    let header = parse_header(&played().write()).unwrap();
    assert_eq!((header.game.as_str(), header.rules, header.players.len()), ("toy", 3, 2));
}

#[test]
fn a_wrong_first_line_is_reported() {
    for (text, complaint) in [
        ("", "line 1: this is not a journal: EOF while parsing a value"),
        ("{}\n", "line 1: this is not a journal: it does not begin with {\"revenant\":…}"),
        ("{\"revenant\":2}\n", "line 1: the journal has format 2, this program reads format 1"),
        ("{\"revenant\":1}\n", "line 1: missing field `game`"),
    ] {
        let error = parse_header(text).expect_err(text);
        assert_eq!((error.line, error.to_string().as_str()), (1, complaint));
        assert_eq!(self::complaint(text), complaint);
    }
    let header = &rows()[0];
    let other_game = with_row(0, &header.replace(r#""toy""#, r#""chess""#));
    assert_eq!(complaint(&other_game), "line 1: the journal is of the game chess, not of toy");
    let other_rules = with_row(0, &header.replace(r#""rules":3"#, r#""rules":2"#));
    assert_eq!(
        complaint(&other_rules),
        "line 1: the journal was played by rules version 2, this program has 3"
    );
    let other_setup = with_row(0, &header.replace(r#"{"seats":2}"#, r#"{"chairs":2}"#));
    assert_eq!(complaint(&other_setup), "line 1: missing field `seats`");
}

#[test]
fn a_wrong_line_is_reported_with_its_number() {
    let well = rows();
    for (index, row, complaint) in [
        (1, "", r#"line 2: expected input 1, found """#),
        (1, "1", "line 2: a line has a number, an input and a digest"),
        (2, "2 {}", "line 3: the digest is missing"),
        (2, &well[3], r#"line 3: expected input 2, found "3""#),
        (2, r#"2 {"undo":"A"} 12"#, r#"line 3: "12" is not a digest: 16 hexadecimal digits"#),
        (2, r#"2 {"undo":"Z"} 0123456789abcdef"#, "line 3: the input cannot be read: "),
        (2, r#"2 {"undo":"A"} 0123456789abcdef @soon"#, r#"line 3: "soon" is not a time"#),
        (5, "end 3", "line 6: the last line counts 3 inputs, but there are 4"),
        (3, "end 2", "line 5: there is something after the end"),
    ] {
        let told = self::complaint(&with_row(index, row));
        assert!(told.starts_with(complaint), "{told}");
        assert!(!told.contains("at line 1 column"), "{told}");
    }
}

#[test]
fn a_truncated_journal_differs_from_one_that_was_saved_early() {
    let text = played().write();
    let cut = text.strip_suffix("end 4\n").unwrap();
    assert_eq!(complaint(cut), "line 5: the journal is cut off: it has no line `end` after this one");
    let cut = &cut[..cut.len() - 3];
    assert_eq!(complaint(cut), "line 5: the journal is cut off in the middle of this line");
    let header = &rows()[0];
    let cut = format!("{header}\n");
    assert_eq!(complaint(&cut), "line 1: the journal is cut off: it has no line `end` after this one");
    let early = format!("{header}\nend 0\n");
    assert_eq!(Journal::<Toy>::parse(&early).unwrap().lines, []);
}

#[test]
fn the_length_of_a_line_is_limited() {
    assert_eq!(JOURNAL_LINE_CHARS, 4_096);
    let row = rows()[1].clone();
    let of_length = |length: usize| {
        let spaces = " ".repeat(length - row.len());
        with_row(1, &row.replacen('{', &format!("{{{spaces}"), 1))
    };
    assert_eq!(Journal::<Toy>::parse(&of_length(4_096)), Ok(played()));
    assert_eq!(complaint(&of_length(4_097)), "line 2: the line has more than 4096 characters");
}

#[test]
fn the_number_of_inputs_is_limited() {
    let of_inputs = |n_inputs: usize| {
        let mut text = format!("{}\n", rows()[0]);
        for number in 1..=n_inputs {
            text.push_str(&format!("{number} {{\"undo\":\"A\"}} 0123456789abcdef\n"));
        }
        text + &format!("end {n_inputs}\n")
    };
    let journal = Journal::<Toy>::parse(&of_inputs(INPUTS_PER_GAME)).unwrap();
    assert_eq!(journal.lines.len(), INPUTS_PER_GAME);
    assert_eq!(complaint(&of_inputs(INPUTS_PER_GAME + 1)), "line 100002: a game has at most 100000 inputs");
}

#[test]
fn a_false_journal_is_not_replayed() {
    let complaint = |change: fn(&mut Journal<Toy>)| {
        let mut journal = played();
        change(&mut journal);
        journal.replay(|_, _, _, _| {}).expect_err("it is false").to_string()
    };
    assert_eq!(
        complaint(|journal| journal.header.setup.seats = 9),
        "line 1: the set-up is refused: seats: there are not enough chairs (TOY-0)"
    );
    assert_eq!(
        complaint(|journal| journal.header.players.truncate(1)),
        "line 1: 1 players are named for 2 seats"
    );
    assert_eq!(
        complaint(|journal| {
            journal.header.setup.seats = 3;
            journal.header.players.push("cat".to_string());
        }),
        "line 1: the digest of the first state differs: the set-up was changed"
    );
    assert_eq!(
        complaint(|journal| journal.lines[1].0 = Line::Undo(Seat::B)),
        "line 3: the input is refused: nothing-to-undo (TABLE-7)"
    );
    assert_eq!(
        complaint(|journal| journal.lines[3].1 = Digest(0)),
        "line 5: the digest differs: this line or its digest was changed"
    );
}

#[test]
fn a_single_line_is_written_as_in_a_journal() {
    let (line, digest) = &played().lines[0];
    assert_eq!(table::write_line::<Toy>(1, line, *digest), rows()[1]);
    assert_eq!(Toy::NAME, "toy");
}
