//! Every kind of bad journal: the line, the reason, exit code 2, and the file as it was.

use std::fs;
use std::path::Path;

use crate::support::{folder, revenant_with, saved_journal};

/// A good journal, and how one line of it is spoiled.
struct Good {
    lines: Vec<String>,
}

impl Good {
    /// The number of the first line that holds this.
    #[track_caller]
    fn line_with(&self, words: &str) -> usize {
        1 + self.lines.iter().position(|line| line.contains(words)).expect(words)
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// With another text in one line.
    #[track_caller]
    fn replaced(&self, number: usize, from: &str, to: &str) -> String {
        let mut lines = Good { lines: self.lines.clone() };
        assert!(lines.lines[number - 1].contains(from), "{}", lines.lines[number - 1]);
        lines.lines[number - 1] = lines.lines[number - 1].replacen(from, to, 1);
        lines.text()
    }

    fn without(&self, number: usize) -> String {
        let mut lines = Good { lines: self.lines.clone() };
        lines.lines.remove(number - 1);
        lines.text()
    }
}

/// A file, the line that is wrong in it, and words of the reason.
type Case = (&'static str, Vec<u8>, usize, &'static str);

fn cases(good: &Good) -> Vec<Case> {
    let text = good.text();
    let n = good.lines.len();
    let roll = good.line_with(r#"{"dice":["#);
    let act = good.line_with(r#"{"act":["A",{"place-character""#);
    let cards = good.line_with(r#"{"cards":["#);
    let digest = |number: usize| good.lines[number - 1].rsplit(' ').next().unwrap().to_string();
    let flipped = |number: usize| {
        let old = digest(number);
        let last = if old.ends_with('0') { "1" } else { "0" };
        (old.clone(), format!("{}{last}", &old[..15]))
    };
    let first_json = good.lines[act - 1].split_once(' ').unwrap().1.rsplit_once(' ').unwrap().0.to_string();
    let act_with = |action: &str| good.replaced(act, &first_json, &format!(r#"{{"act":["A",{action}]}}"#));
    let roll_json = good.lines[roll - 1].split_once(' ').unwrap().1.rsplit_once(' ').unwrap().0.to_string();
    let roll_with = |answer: &str| good.replaced(roll, &roll_json, &format!(r#"{{"chance":{answer}}}"#));
    let cards_json = good.lines[cards - 1].split_once(' ').unwrap().1.rsplit_once(' ').unwrap().0.to_string();
    let cards_with = |answer: &str| good.replaced(cards, &cards_json, &format!(r#"{{"chance":{answer}}}"#));
    let mut not_text = text.clone().into_bytes();
    let third_line = good.lines[..2].iter().map(|line| line.len() + 1).sum::<usize>();
    not_text[third_line] = 0xff;
    let cases = vec![
        ("empty", String::new(), 1, "this is not a journal"),
        ("garbage", "once upon a time\n".to_string(), 1, "this is not a journal"),
        ("other-json", "{\"a\":1}\n".to_string(), 1, "does not begin with"),
        ("list", "[]\n".to_string(), 1, "this is not a journal"),
        ("cut-in-a-line", text[..text.len() - 60].to_string(), n - 1, "cut off in the middle"),
        ("cut-in-the-header", good.lines[0][..40].to_string(), 1, "this is not a journal"),
        ("without-end", good.without(n), n - 1, "no line `end`"),
        ("only-header", format!("{}\n", good.lines[0]), 1, "no line `end`"),
        ("wrong-end", good.replaced(n, "end ", "end 1"), n, "the last line counts"),
        ("after-the-end", format!("{text}more\n"), n + 1, "after the end"),
        ("edited-digest", good.replaced(act, &flipped(act).0, &flipped(act).1), act, "the digest differs"),
        ("bad-digest", good.replaced(act, &digest(act), "xyz"), act, "not a digest"),
        ("missing-digest", good.replaced(act, &format!(" {}", digest(act)), ""), act, "digest"),
        ("wrong-number", good.replaced(4, "3 ", "7 "), 4, "expected input 3"),
        ("missing-line", good.without(4), 4, "expected input 3"),
        ("blank-line", good.replaced(4, &good.lines[3], ""), 4, "expected input 3"),
        ("other-game", good.replaced(1, "mall-of-horror", "house-of-horror"), 1, "house-of-horror"),
        ("other-rules", good.replaced(1, r#""rules":"#, r#""rules":7"#), 1, "rules version 7"),
        ("other-format", good.replaced(1, r#""revenant":1"#, r#""revenant":9"#), 1, "format 9"),
        ("changed-setup", good.replaced(1, r#""chief":"A""#, r#""chief":"B""#), 1, "the set-up was changed"),
        ("two-seats", good.replaced(1, r#""seats":3"#, r#""seats":2"#), 1, "the set-up is refused"),
        ("many-seats", good.replaced(1, r#""seats":3"#, r#""seats":4000000000"#), 1, "the set-up is refused"),
        ("no-seats", good.replaced(1, r#""seats":3"#, r#""seats":-3"#), 1, "invalid value"),
        ("one-player", good.replaced(1, r#""Ann","#, ""), 1, "players are named"),
        ("escape-in-a-name", good.replaced(1, r#""Ann""#, r#""\u001b[2J""#), 1, "letters only"),
        (
            "illegal-action",
            act_with(r#"{"place-character":["pin-up","cachou"]}"#),
            act,
            "the input is refused: place-closed (MALL-2.5)",
        ),
        (
            "other-question",
            act_with(r#"{"vote-for":"B"}"#),
            act,
            "the input is refused: other-question (TABLE-5)",
        ),
        ("unknown-action", act_with(r#"{"fly":"B"}"#), act, "the input cannot be read"),
        ("unknown-seat", good.replaced(act, r#"["A""#, r#"["Z""#), act, "the input cannot be read"),
        (
            "other-seat",
            good.replaced(act, r#"["A""#, r#"["B""#),
            act,
            "the input is refused: not-asked (TABLE-2)",
        ),
        (
            "absent-seat",
            good.replaced(act, r#"["A""#, r#"["H""#),
            act,
            "the input is refused: not-asked (TABLE-2)",
        ),
        (
            "seven-on-a-die",
            roll_with(r#"{"dice":[7,1]}"#),
            roll,
            "the input is refused: impossible-roll (TABLE-6)",
        ),
        ("one-die", roll_with(r#"{"dice":[1]}"#), roll, "the input is refused: impossible-roll (TABLE-6)"),
        ("five-dice", roll_with(r#"{"dice":[1,1,1,1,1]}"#), roll, "the input"),
        (
            "seven-cards",
            cards_with(r#"{"cards":["axe","threat","threat","threat","sprint","hidden","hidden"]}"#),
            cards,
            "the input",
        ),
        ("no-dice", roll_with(r#"{"chief":"A"}"#), roll, "the input is refused: impossible-roll (TABLE-6)"),
        (
            "four-axes",
            cards_with(r#"{"cards":["axe","axe","axe"]}"#),
            cards,
            "the input is refused: impossible-roll (TABLE-6)",
        ),
        (
            "undo-across-dice",
            good.replaced(act, &first_json, r#"{"undo":"A"}"#),
            act,
            "nothing-to-undo (TABLE-7)",
        ),
        (
            "long-line",
            good.replaced(act, &first_json, &format!("{{{}}}", "\"a\":1,".repeat(2_000))),
            act,
            "more than 4096",
        ),
    ];
    let mut cases: Vec<Case> =
        cases.into_iter().map(|(name, text, line, words)| (name, text.into_bytes(), line, words)).collect();
    cases.push(("edited-action", edited_action(good, act).into_bytes(), act, "the digest differs"));
    cases.push(("binary", vec![0, 159, 146, 150, 10, 0, 255], 1, "this is no text"));
    cases.push(("not-text-in-line-3", not_text, 3, "this is no text"));
    cases
}

/// Another legal action than the one that was played.
fn edited_action(good: &Good, act: usize) -> String {
    let played = &good.lines[act - 1];
    let other = if played.contains("gunman") { ("gunman", "pin-up") } else { ("pin-up", "gunman") };
    good.replaced(act, other.0, other.1)
}

#[track_caller]
fn complaint_of(arguments: &[&str], folder: &Path) -> String {
    revenant_with(arguments, "", folder).badly()
}

#[test]
fn every_bad_journal_is_refused_with_its_line_and_left_as_it_is() {
    let folder = folder("bad-journals");
    let text = saved_journal(&folder, "good.journal", 8);
    let good = Good { lines: text.lines().map(str::to_string).collect() };
    assert_eq!(good.text(), text);
    for (name, bytes, line, words) in cases(&good) {
        let file = format!("{name}.journal");
        fs::write(folder.join(&file), &bytes).unwrap();
        for command in [vec!["verify", &file], vec!["replay", &file], vec!["play", "--load", &file]] {
            let complaint = complaint_of(&command, &folder);
            let expected = format!("{file}: line {line}: ");
            assert!(
                complaint.starts_with(&expected),
                "{name}: {complaint:?} does not start with {expected:?}"
            );
            assert!(complaint.contains(words), "{name}: {words:?} is not in {complaint:?}");
            assert_eq!(fs::read(folder.join(&file)).unwrap(), bytes, "{name}: the file was changed");
        }
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = folder("unreadable");
    fs::create_dir(folder.join("attic")).unwrap();
    for file in ["attic", "nowhere.journal"] {
        for command in [vec!["verify", file], vec!["replay", file], vec!["play", "--load", file]] {
            let complaint = complaint_of(&command, &folder);
            assert!(complaint.starts_with(&format!("{file}: it cannot be read: ")), "{complaint}");
        }
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn a_journal_is_played_on_only_by_those_who_can_sit_here() {
    let folder = folder("bad-players");
    let text = saved_journal(&folder, "good.journal", 3);
    for (from, to, words) in [
        ("bot:thumb", "bot:oracle", "there is no bot"),
        ("\"Ann\"", "\"bot:thumb\"", "nobody sits at the keyboard"),
    ] {
        fs::write(folder.join("other.journal"), text.replacen(from, to, 1)).unwrap();
        revenant_with(&["verify", "other.journal"], "", &folder).well();
        let complaint = complaint_of(&["play", "--load", "other.journal"], &folder);
        assert!(complaint.starts_with("other.journal: line 1: ") && complaint.contains(words), "{complaint}");
    }
}
