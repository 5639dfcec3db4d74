//! Whatever bytes arrive, the decoder returns a message or an error.

use chance::Seeded;
use serde_json::Value;
use table::Chance;
use wire::ClientMessage;

const MESSAGES: [&str; 12] = [
    r#"{"hello":{"last":null,"film":false,"hidden":true}}"#,
    r#"{"hello":{"last":17,"film":true,"hidden":false}}"#,
    r#"{"do":{"id":"k3-7","seat":"A","action":{"vote-for":"B"}}}"#,
    r#"{"look":{"at":false}}"#,
    r#"{"undo":{"id":"k","seat":"B"}}"#,
    r#"{"say":{"id":"k","to":null,"text":"héllo \"you\" \u00e9"}}"#,
    r#"{"say":{"id":"k","to":"C","text":"psst"}}"#,
    r#"{"do":{"id":"k","seat":"D","action":{"order":{"pass":{"at":null,"pass":{"until":"round"}}}}}}"#,
    r#"{"hand-over":{"id":"k","seat":"A"}}"#,
    r#"{"resign":{"id":"k","seat":"A"}}"#,
    r#"{"contribute":{"id":"k","seat":"A","random":"00112233445566778899aabbccddeeff"}}"#,
    r#"{"ping":{"n":4294967295}}"#,
];

const PIECES: [&str; 18] = [
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "null",
    "-1",
    "1e999",
    "4294967296",
    "\\u0000",
    "\\ud800",
    "\u{feff}",
    "\"seat\":\"I\"",
    "\"id\":\"\"",
    "é",
    "\0",
];

/// A message with some bytes, pieces or parts of others in the wrong place.
fn mutated(dice: &mut Seeded) -> Vec<u8> {
    let mut bytes = MESSAGES[dice.below(MESSAGES.len() as u32) as usize].as_bytes().to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len() as u32 + 1) as usize;
        match dice.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, dice.below(256) as u8),
            2 if at < bytes.len() => bytes[at] = dice.below(256) as u8,
            3 if at < bytes.len() => {
                let end = (at + 1 + dice.below(8) as usize).min(bytes.len());
                bytes.drain(at..end);
            }
            4 => {
                let piece = PIECES[dice.below(PIECES.len() as u32) as usize];
                bytes.splice(at..at, piece.bytes());
            }
            _ => {
                let other = MESSAGES[dice.below(MESSAGES.len() as u32) as usize].as_bytes();
                let from = dice.below(other.len() as u32) as usize;
                bytes.splice(at.., other[from..].iter().copied());
            }
        }
    }
    bytes
}

#[test]
fn every_message_is_read() {
    for text in MESSAGES {
        let message: ClientMessage = serde_json::from_str(text).unwrap();
        assert_eq!(
            serde_json::to_value(&message).unwrap(),
            serde_json::from_str::<Value>(text).unwrap(),
            "nothing is lost in reading"
        );
    }
    let without_film: ClientMessage = serde_json::from_str(r#"{"hello":{"last":17}}"#).unwrap();
    assert!(matches!(without_film, ClientMessage::Hello { last: Some(17), film: false, hidden: false }));
}

#[test]
fn mutated_messages_are_read_or_refused() {
    let (mut n_read, mut n_refused) = (0, 0);
    let mut dice = Seeded::new(1);
    for _ in 0..50_000 {
        let bytes = mutated(&mut dice);
        let Ok(text) = std::str::from_utf8(&bytes) else { continue };
        match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => {
                // A message that was read can be written and read again, with the same result.
                let again = serde_json::to_string(&message).unwrap();
                let read: ClientMessage = serde_json::from_str(&again).unwrap();
                assert_eq!(serde_json::to_string(&read).unwrap(), again);
                n_read += 1;
            }
            Err(_) => n_refused += 1,
        }
    }
    assert!(n_read > 500 && n_refused > 5_000, "{n_read} read, {n_refused} refused");
}
