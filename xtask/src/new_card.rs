//! `cargo xtask new-card`: writes a card into every file that must know it, with placeholders for a person to
//! fill in. Tidy refuses the placeholders.
//!
//! What a card needs differs from game to game, so each game has a [`Recipe`] in
//! `games/<game>/new-card/recipe.json`.

mod name;
mod recipe;

use std::path::Path;

use crate::failure::Failure;
use crate::repository::{TextFile, find_root, names_of_games, read_text_files};
use name::Name;
pub use recipe::PLACEHOLDER;
use recipe::Recipe;

const USAGE: &str = "usage: cargo xtask new-card NAME --like CARD [--asks]";

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let wanted = Wanted::parse(arguments)?;
    let root = find_root()?;
    let files = read_text_files(&root)?;
    let written = write(&wanted, &files)?;
    for file in &written {
        save(&root, file)?;
        println!("  {}", file.path);
    }
    println!(
        "Replace every {} in them, then run `cargo xtask golden` and `cargo xtask tidy`.",
        recipe::PLACEHOLDER
    );
    Ok(())
}

/// What was asked for.
struct Wanted {
    name: Name,
    like: Name,
    how: How,
}

/// Whether the card has code of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    /// Its row describes everything that it does, like the row of the other card.
    Row,
    /// It asks its player something after it takes effect: it has a file of its own with a stage.
    Asks,
}

impl Wanted {
    fn parse(arguments: &[String]) -> Result<Wanted, Failure> {
        let misused = |what: String| Failure::Misused(format!("{what}\n{USAGE}"));
        let (mut name, mut like, mut how) = (None, None, How::Row);
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            match argument.as_str() {
                "--like" => {
                    let card =
                        rest.next().ok_or_else(|| misused("--like needs the name of a card".into()))?;
                    like = Some(Name::parse(card).map_err(&misused)?);
                }
                "--asks" => how = How::Asks,
                flag if flag.starts_with("--") => return Err(misused(format!("there is no option {flag}"))),
                word if name.is_none() => name = Some(Name::parse(word).map_err(&misused)?),
                word => return Err(misused(format!("one card at a time: {word:?} is one too many"))),
            }
        }
        let name = name.ok_or_else(|| misused("the card needs a name".into()))?;
        let like = like.ok_or_else(|| misused("name a similar card: --like CARD".into()))?;
        Ok(Wanted { name, like, how })
    }
}

/// Every game that has a recipe, with the card that it names as an example.
pub fn examples(files: &[TextFile]) -> Result<Vec<(String, String)>, Failure> {
    let mut examples = Vec::new();
    for game in names_of_games(files) {
        if let Some(recipe) = Recipe::of(game, files)? {
            examples.push((recipe.game, recipe.example));
        }
    }
    Ok(examples)
}

/// The files that change or are new, as they are with the card. Nothing is saved before all of them are
/// known.
fn write(wanted: &Wanted, files: &[TextFile]) -> Result<Vec<TextFile>, Failure> {
    let recipes: Vec<Recipe> = names_of_games(files)
        .into_iter()
        .filter_map(|game| Recipe::of(game, files).transpose())
        .collect::<Result<_, Failure>>()?;
    if let Some(recipe) = recipes.iter().find(|recipe| recipe.knows(&wanted.name, files)) {
        return Err(Failure::Wrong(format!("{} already has a card {}", recipe.game, wanted.name.kebab())));
    }
    match recipes.iter().find(|recipe| recipe.knows(&wanted.like, files)) {
        Some(recipe) => recipe.follow(wanted, files),
        None => Err(Failure::Wrong(format!("no game with a recipe has a card {}", wanted.like.kebab()))),
    }
}

fn save(root: &Path, file: &TextFile) -> Result<(), Failure> {
    let path = root.join(&file.path);
    let wrong = |error: std::io::Error| Failure::Wrong(format!("{}: {error}", file.path));
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(wrong)?;
    }
    std::fs::write(&path, &file.text).map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository::text_file;

    const RECIPE: &str = r###"{
        "list": "cards.rs",
        "entry": "    {Name} { ",
        "rule": "TOY-C-",
        "rulebook": "rulebook.md",
        "example": "big-fear",
        "steps": [
            { "file": "cards.rs", "section": "cards! {", "before": "}", "copy_to": " }",
              "fields": { "rule": "\"{rule}\"", "count": "1" } },
            { "file": "cards.rs", "section": "cards! {", "before": "}", "text": "    // {file}\n", "only": "asks" },
            { "file": "rulebook.md", "section": "## Cards", "before": "", "text": "| {rule} | say it |\n" },
            { "file": "{file}.rs", "template": "code.rs", "only": "asks" }
        ]
    }"###;

    fn toy() -> Vec<TextFile> {
        vec![
            text_file("games/toy/new-card/recipe.json", RECIPE),
            text_file("games/toy/new-card/code.rs", "struct {Name}; // say it\n"),
            text_file(
                "games/toy/cards.rs",
                "cards! {\n    // One.\n    BigFear { rule: \"TOY-C-01\", count: 2,\n        with: [a, b] }\n}\n",
            ),
            text_file("games/toy/rulebook.md", "## Cards\n| TOY-C-01 | Fear. |\n\n## More\n"),
        ]
    }

    fn wanted(words: &[&str]) -> Result<Wanted, Failure> {
        Wanted::parse(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    fn written(words: &[&str]) -> Result<Vec<(String, String)>, Failure> {
        let files = write(&wanted(words)?, &toy())?;
        Ok(files.into_iter().map(|file| (file.path, file.text)).collect())
    }

    #[test]
    fn a_row_is_that_of_the_other_card_with_a_name_and_a_rule_of_its_own() {
        let files = written(&["red-lamp", "--like", "big-fear"]).unwrap();
        let [(list, cards), (book, rows)] = &files[..] else { panic!("{files:?}") };
        assert_eq!((list.as_str(), book.as_str()), ("games/toy/cards.rs", "games/toy/rulebook.md"));
        assert_eq!(
            cards,
            "cards! {\n    // One.\n    BigFear { rule: \"TOY-C-01\", count: 2,\n        with: [a, b] }\n    RedLamp { rule: \"TOY-C-02\", count: 1,\n        with: [a, b] }\n}\n"
        );
        assert_eq!(rows, "## Cards\n| TOY-C-01 | Fear. |\n| TOY-C-02 | say it |\n\n## More\n");
    }

    #[test]
    fn a_card_that_asks_has_a_file_of_its_own() {
        let files = written(&["RedLamp", "--like", "BigFear", "--asks"]).unwrap();
        let code = files.iter().find(|(path, _)| path == "games/toy/red_lamp.rs").unwrap();
        assert_eq!(code.1, "struct RedLamp; // say it\n");
        assert!(files[0].1.contains("    // red_lamp\n}\n"), "{}", files[0].1);
    }

    /// A recipe names files and lines that other people change.
    #[test]
    fn the_recipes_of_the_games_fit_their_files() {
        let root = find_root().unwrap();
        let files = read_text_files(&root).unwrap();
        let recipes = names_of_games(&files).into_iter().filter_map(|game| Recipe::of(game, &files).unwrap());
        let mut n_recipes = 0;
        for recipe in recipes {
            n_recipes += 1;
            let like = Name::parse(&recipe.example).expect("the example has a name");
            assert!(recipe.knows(&like, &files), "{} has no card {}", recipe.game, recipe.example);
            let name = Name::parse("card-that-nobody-has").unwrap();
            let paths = |how| {
                let wanted = Wanted { name: name.clone(), like: like.clone(), how };
                let written = recipe.follow(&wanted, &files).unwrap();
                let to_fill_in = written.iter().filter(|file| file.text.contains(PLACEHOLDER)).count();
                assert_eq!(
                    to_fill_in,
                    written.len() - 1,
                    "all but the list, which has the facts of the other card"
                );
                written.len()
            };
            assert_eq!((paths(How::Row), paths(How::Asks)), (7, 8), "{}", recipe.game);
        }
        assert!(n_recipes > 0);
    }

    #[test]
    fn what_cannot_be_written_is_refused_with_a_reason() {
        let refused = |words: &[&str]| written(words).unwrap_err().to_string();
        assert!(refused(&["red-lamp"]).contains("--like CARD"));
        assert!(refused(&["--like", "big-fear"]).contains("needs a name"));
        assert!(refused(&["red-lamp", "--like"]).contains("--like needs"));
        assert!(refused(&["red-lamp", "blue-lamp", "--like", "big-fear"]).contains("one card at a time"));
        assert!(refused(&["red-lamp", "--loud", "--like", "big-fear"]).contains("--loud"));
        assert!(refused(&["1-lamp", "--like", "big-fear"]).contains("1-lamp"));
        assert!(refused(&["red-lamp", "--like", "green-lamp"]).contains("green-lamp"));
        assert!(refused(&["big-fear", "--like", "big-fear"]).contains("already"));
    }
}
