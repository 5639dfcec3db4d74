//! What is going on: the card being carried out, the attack, Wounds, and what the players are deciding.

use marvel_zombies::flow::{About, AttackStage};
use marvel_zombies::view::{AttackView, DecisionView, View, WoundsView};
use marvel_zombies::{Choice, CitizenCard, Shares, SpawnCard};
use terminal::board::DrawContext;
use terminal::layout::wrapped;
use terminal::speech::Speech;
use terminal::style::{TerminalColour, bold_coloured};
use terminal::words::Phrase;

use super::places;

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut texts = Vec::new();
    texts.extend(view.enemies_action.map(|action| speech.with("mz-enemies-action", "n", i64::from(action))));
    texts.extend(view.spawn_card.map(|card| spawn_card(card, context)));
    texts.extend(view.attack.iter().map(|one| attack(view, one, context)));
    texts.extend(view.wounds.iter().map(|one| wounds(view, one, context)));
    if let Some(turn) = view.turn.filter(|turn| turn.leaving_costs > 1) {
        let text = Phrase::new("mz-leaving").with("hero", speech.word_of(&turn.hero));
        texts.push(speech.say(&text.with("n", i64::from(turn.leaving_costs))));
    }
    texts.extend(view.decision.iter().flat_map(|one| decision(view, one, context)));
    let mark = format!(" {} ", bold_coloured("!", TerminalColour::RED));
    texts.iter().flat_map(|text| wrapped(&mark, text, context.width)).collect()
}

fn spawn_card(card: SpawnCard, context: &DrawContext<'_>) -> String {
    let speech = context.speech;
    let name = speech.with("spawn-card", "card", i64::from(card.0));
    let by_number = Phrase::new(format!("spawn-{:03}", card.number()));
    let about = speech.say_attribute_if_any(&by_number, "about").unwrap_or_default();
    format!("{name}. {about}")
}

/// The number of dice before the roll; afterwards what they show, and the Hits that are left.
fn attack(view: &View, attack: &AttackView, context: &DrawContext<'_>) -> String {
    let speech = context.speech;
    let dice = (1..=6_u8).zip(attack.dice).rev();
    let faces: Vec<String> =
        dice.flat_map(|(face, n)| std::iter::repeat_n(face.to_string(), usize::from(n))).collect();
    let phrase = if faces.is_empty() {
        Phrase::new("mz-attack").with("n", i64::from(attack.n_dice))
    } else {
        Phrase::new("mz-rolled").with("dice", faces.join(" "))
    };
    let phrase = phrase
        .with("hero", speech.word_of(&attack.hero))
        .with("at", places::zone_in_sentence(view, attack.at, speech))
        .with("accuracy", i64::from(attack.accuracy));
    let text = speech.say(&phrase);
    match attack.stage {
        AttackStage::Assign => format!("{text} · {}", speech.with("mz-hits", "n", i64::from(attack.hits))),
        AttackStage::BeforeRoll
        | AttackStage::Roll
        | AttackStage::Forced(_)
        | AttackStage::AfterRoll
        | AttackStage::Count
        | AttackStage::Chain(_)
        | AttackStage::Hunger
        | AttackStage::AfterAttack
        | AttackStage::Done => text,
    }
}

fn wounds(view: &View, wounds: &WoundsView, context: &DrawContext<'_>) -> String {
    let speech = context.speech;
    let zone = places::zone_in_sentence(view, wounds.zone, speech);
    let phrase = Phrase::new("mz-wounds").with("n", i64::from(wounds.n)).with("zone", zone);
    let text = speech.say(&phrase);
    match wounds.shares {
        Some(shares) => format!("{text}: {}", shared(view, &shares, speech)),
        None => text,
    }
}

/// The Wounds that each hero and Citizen takes, by name.
pub fn shared(view: &View, shares: &Shares, speech: &Speech) -> String {
    let heroes = view.heroes.iter().zip(shares.heroes).filter(|(_, n)| *n > 0);
    let mut parts: Vec<String> =
        heroes.map(|(hero, n)| format!("{} {n}", speech.word_of(&hero.who))).collect();
    let citizens = CitizenCard::ALL.iter().enumerate().filter(|(place, _)| shares.citizens & 1 << place != 0);
    parts.extend(citizens.map(|(_, citizen)| format!("{} 1", speech.word_of(citizen))));
    if parts.is_empty() { speech.word("mz-empty") } else { speech.joined(&parts) }
}

/// What each seat supports, and what happens if nobody says anything.
fn decision(view: &View, decision: &DecisionView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let said = |id: &str, choice: &Choice| match choice {
        Choice::Shares(shares) => speech.with(id, "choice-short", shared(view, shares, speech)),
        Choice::Evenly
        | Choice::AllOn(_)
        | Choice::Zone(_)
        | Choice::Routes(_)
        | Choice::Objective(_)
        | Choice::Nothing
        | Choice::Second(_)
        | Choice::Hero(_)
        | Choice::PlayOn
        | Choice::EndGame => speech.about(id, "choice", choice),
    };
    let mut texts = vec![said("mz-default", &decision.default)];
    if matches!(decision.about, About::Wounds { n: 2.., .. }) {
        texts.push(speech.word("mz-share-hint"));
    }
    for stand in &decision.stands {
        texts.push(format!("{} {}", speech.name(stand.seat), said("mz-stands", &stand.choice)));
    }
    texts
}
