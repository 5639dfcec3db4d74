//! The lines that tell the rest of the project about a game.

use super::Names;

/// Adds a game to the text of a file; `None` if the file has no place for it.
type Add = fn(&str, &Names) -> Option<String>;

/// The files that list the games, and how a game is added to each.
pub const PLACES: [(&str, Add); 2] =
    [("crates/games/src/list.rs", with_game), ("crates/games/Cargo.toml", with_dependencies)];

/// Adds a line at the end of the list `games!`.
fn with_game(text: &str, names: &Names) -> Option<String> {
    let list = text.find("games! { ($)")?;
    let end = list + text[list..].find("\n}")?;
    let Names { camel, snake, .. } = names;
    let line = format!("\n    {camel} = {snake}::{camel}, bots {snake}_bot::Bots;");
    Some(format!("{}{line}{}", &text[..end], &text[end..]))
}

/// Adds two lines after the last dependency on a game.
fn with_dependencies(text: &str, names: &Names) -> Option<String> {
    let last = text.rfind("path = \"../../games/")?;
    let end = last + text[last..].find('\n')?;
    let name = &names.kebab;
    let lines = format!(
        "\n{name} = {{ path = \"../../games/{name}/rules\", features = [\"ts\"] }}\n\
         {name}-bot = {{ path = \"../../games/{name}/bot\" }}"
    );
    Some(format!("{}{lines}{}", &text[..end], &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let [kebab, snake, camel, title, letters] =
            ["dice-duel", "dice_duel", "DiceDuel", "Dice Duel", "DICE"].map(str::to_string);
        Names { kebab, snake, camel, title, letters }
    }

    #[test]
    fn the_list_gets_one_line() {
        let list = "macro_rules! games {\n}\n\ngames! { ($)\n    First = first::First;\n}\n";
        let expected = "macro_rules! games {\n}\n\ngames! { ($)\n    First = first::First;\n    \
                        DiceDuel = dice_duel::DiceDuel, bots dice_duel_bot::Bots;\n}\n";
        assert_eq!(with_game(list, &names()).as_deref(), Some(expected));
        assert_eq!(with_game("", &names()), None);
    }

    #[test]
    fn the_manifest_gets_two() {
        let manifest = "[dependencies]\nfirst = { path = \"../../games/first/rules\" }\n\n[lints]\n";
        let expected = "[dependencies]\nfirst = { path = \"../../games/first/rules\" }\n\
                        dice-duel = { path = \"../../games/dice-duel/rules\", features = [\"ts\"] }\n\
                        dice-duel-bot = { path = \"../../games/dice-duel/bot\" }\n\n[lints]\n";
        assert_eq!(with_dependencies(manifest, &names()).as_deref(), Some(expected));
        assert_eq!(with_dependencies("[dependencies]\n", &names()), None);
    }
}
