//! Carries out `docs/write-a-bot.md`. The bot of the page must compile, play whole games, and win more than
//! its share.

use std::path::Path;

use serde::Deserialize;

use super::page::{Page, PageStep};
use super::walk::{Client, Walk};
use crate::failure::Failure;

/// What `simulate --json` prints.
#[derive(Deserialize)]
struct Results {
    errors: u64,
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Player {
    bot: String,
    ci95: [f64; 2],
}

pub fn run(root: &Path) -> Result<(), Failure> {
    let walk = Walk::begin(root, Client::Skipped)?;
    let page = Page::read(root, "docs/write-a-bot.md")?;
    let printed = page.block("text")?;
    let mut results = Vec::new();
    for step in &page.steps() {
        match step {
            PageStep::Run(line) if line.contains(" simulate ") => {
                let output = walk.output(line)?;
                if !output.contains(&printed) {
                    return Err(Failure::Wrong(format!("the page shows other results than\n{output}")));
                }
                results.push(walk.output(&format!("{line} --json"))?)
            }
            PageStep::Run(line) if line.contains(" serve") || line.contains(" play ") => {}
            step => walk.take(step, &[])?,
        }
    }
    if results.is_empty() {
        return Err(Failure::Wrong("the page simulates no games".to_string()));
    }
    results.iter().try_for_each(|json| check(json))
}

/// The bot of the page sits in seat A, and its whole interval lies above an equal share of the wins.
fn check(json: &str) -> Result<(), Failure> {
    let wrong = |what: String| Failure::Wrong(format!("{what}\n{json}"));
    let results: Results = serde_json::from_str(json).map_err(|error| wrong(error.to_string()))?;
    let Some(player) = results.players.first() else { return Err(wrong("nobody has played".to_string())) };
    let share = 1.0 / results.players.len() as f64;
    if results.errors > 0 {
        return Err(wrong(format!("{} games did not come to an end", results.errors)));
    }
    if player.ci95[0] <= share {
        return Err(wrong(format!("{} does not win more than its share", player.bot)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(errors: u64, low: f64) -> Option<String> {
        let json = format!(
            "{{\"errors\": {errors}, \"players\": [{{\"bot\": \"mine\", \"ci95\": [{low}, 0.9], \"wins\": 1}}, \
             {{\"bot\": \"random\", \"ci95\": [0.0, 0.1]}}]}}"
        );
        check(&json).err().map(|failure| failure.to_string())
    }

    #[test]
    fn a_bot_must_end_its_games_and_win_more_than_its_share() {
        assert_eq!(told(0, 0.6), None);
        assert!(told(2, 0.6).unwrap().contains("2 games did not come to an end"));
        assert!(told(0, 0.5).unwrap().contains("mine does not win more than its share"));
        assert!(check("{}").is_err());
    }
}
