//! Rule ids in text: a game's letters, then a chapter and a number, a number alone, an example, or a piece of
//! the box with its kind and set: `GAME-3.7`, `TABLE-2`, `GAME-EX4`, `GAME-C-Z1-07`. `GAME-C-OWN-01` is
//! home-made: it is in no box.

/// Whether the whole text is one id.
pub fn is_id(text: &str) -> bool {
    leading_id(text).is_some_and(|id| id.len() == text.len())
}

/// The letters of the game an id belongs to.
pub fn letters_of(id: &str) -> &str {
    id.split_once('-').map_or(id, |(letters, _)| letters)
}

/// Whether it is a worked example.
pub fn is_example(id: &str) -> bool {
    id.split_once('-').is_some_and(|(_, rest)| rest.starts_with("EX"))
}

/// The set of home-made pieces.
const OWN: &str = "OWN";

/// Whether it is a piece that somebody made up.
pub fn is_home_made(id: &str) -> bool {
    id.split('-').nth(2) == Some(OWN)
}

/// All ids in a text, in order. `GAME-3.70` does not contain `GAME-3.7`, and a full stop at the end of a
/// sentence is not part of an id.
pub fn ids_in(text: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    let mut before = ' ';
    let mut end_of_last = 0;
    for (at, letter) in text.char_indices() {
        let is_start = letter.is_ascii_uppercase() && !before.is_alphanumeric() && before != '-';
        before = letter;
        if at < end_of_last || !is_start {
            continue;
        }
        if let Some(id) = leading_id(&text[at..]) {
            let after = text[at + id.len()..].chars().next();
            if !after.is_some_and(char::is_alphanumeric) {
                end_of_last = at + id.len();
                ids.push(id);
            }
        }
    }
    ids
}

fn leading_id(text: &str) -> Option<&str> {
    let (letters, rest) = text.split_once('-')?;
    if letters.len() < 2 || !letters.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    let length = match (rest.strip_prefix("EX"), n_letters_of_piece(rest)) {
        (Some(number), _) => "EX".len() + n_digits(number)?,
        (None, Some(n)) => n,
        (None, None) => {
            let chapter = n_digits(rest)?;
            let number = rest[chapter..].strip_prefix('.').and_then(n_digits);
            chapter + number.map_or(0, |digits| 1 + digits)
        }
    };
    Some(&text[..letters.len() + 1 + length])
}

/// `C-Z1-07`: a letter for the kind of piece, the set, a number.
fn n_letters_of_piece(text: &str) -> Option<usize> {
    let mut parts = text.splitn(3, '-');
    let (kind, set, number) = (parts.next()?, parts.next()?, parts.next()?);
    let is_kind = kind.len() == 1 && kind.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_box = set.starts_with(|letter: char| letter.is_ascii_uppercase()) && is_number(&set[1..]);
    let is_set = is_box || set == OWN;
    let n = n_digits(number).filter(|_| is_kind && is_set)?;
    Some(kind.len() + 1 + set.len() + 1 + n)
}

fn n_digits(text: &str) -> Option<usize> {
    let n = text.bytes().take_while(u8::is_ascii_digit).count();
    (n > 0).then_some(n)
}

/// The id in the name of a test: `game_3_7_…`, `table_2_…`, `game_ex4_…` or `game_c_z1_07_…`, where `has`
/// says which ids there are. If a name begins like an id but matches none, the result is the id that it seems
/// to mean.
pub fn id_in_name(name: &str, letters: &str, has: impl Fn(&str) -> bool) -> Option<String> {
    let rest = name.strip_prefix(&letters.to_lowercase())?.strip_prefix('_')?;
    let mut words = rest.split('_');
    let first = words.next()?;
    if let Some(number) = first.strip_prefix("ex").filter(|number| is_number(number)) {
        return Some(format!("{letters}-EX{number}"));
    }
    if first.len() == 1 && !is_number(first) {
        let (set, number) = (words.next()?.to_uppercase(), words.next()?);
        let id = format!("{letters}-{}-{set}-{number}", first.to_uppercase());
        return is_id(&id).then_some(id);
    }
    if !is_number(first) {
        return None;
    }
    let short = format!("{letters}-{first}");
    match words.next().filter(|second| is_number(second)) {
        Some(second) => {
            let long = format!("{short}.{second}");
            Some(if has(&long) || !has(&short) { long } else { short })
        }
        None => Some(short),
    }
}

fn is_number(word: &str) -> bool {
    n_digits(word) == Some(word.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_the_whole_literal() {
        for id in ["MALL-3.7", "MALL-3.12", "TABLE-2", "MALL-EX14", "MZ-8.3", "ZOM-C-Z35-07", "ZOM-C-OWN-01"]
        {
            assert!(is_id(id), "{id}");
        }
        for text in [
            "MALL-3.",
            "MALL-3.7 ",
            "MALL-EX",
            "mall-3.7",
            "M-1.1",
            "MALL-3.7.1",
            "MALL",
            "ZOM-C-07",
            "ZOM-C-ELSE-07",
            "",
        ] {
            assert!(!is_id(text), "{text}");
        }
    }

    #[test]
    fn ids_are_found_in_sentences() {
        let text =
            "See MALL-3.7. Not MALL-3.7b, XMALL-1 nor A-MALL-2.1, but (MALL-EX4), MALL-3.70 and TABLE-1.";
        assert_eq!(ids_in(text), ["MALL-3.7", "XMALL-1", "MALL-EX4", "MALL-3.70", "TABLE-1"]);
    }

    #[test]
    fn names_of_tests_begin_with_their_id() {
        let has = |id: &str| ["MALL-3.7", "TABLE-2"].contains(&id);
        let of = |name, letters| id_in_name(name, letters, has);
        assert_eq!(of("mall_3_7_on_a_tie", "MALL").as_deref(), Some("MALL-3.7"));
        assert_eq!(of("mall_ex4", "MALL").as_deref(), Some("MALL-EX4"));
        assert_eq!(of("table_2_3_seats", "TABLE").as_deref(), Some("TABLE-2"));
        assert_eq!(of("mall_9_9_unknown", "MALL").as_deref(), Some("MALL-9.9"));
        assert_eq!(of("zom_c_z1_07_a_chainsaw", "ZOM").as_deref(), Some("ZOM-C-Z1-07"));
        assert_eq!(of("zom_c_own_01_a_home_made_card", "ZOM").as_deref(), Some("ZOM-C-OWN-01"));
        assert_eq!(of("zom_t_z1_the_base_game", "ZOM"), None);
        assert_eq!(of("mall_of_horror_obeys", "MALL"), None);
        assert_eq!(of("mall_example", "MALL"), None);
        assert_eq!(of("small_3_7", "MALL"), None);
    }

    #[test]
    fn an_id_knows_its_game_and_whether_it_is_an_example() {
        assert_eq!(letters_of("MALL-EX4"), "MALL");
        assert!(is_example("MALL-EX4") && !is_example("MALL-3.7"));
        assert!(is_home_made("ZOM-C-OWN-01") && !is_home_made("ZOM-C-Z1-07") && !is_home_made("OWN-3.7"));
    }
}
