//! When to play a card.

use mall_of_horror::{Action, Card, Place, Purpose};
use table::Kind;

use super::Choice;
use super::attack::outlook_of_entry;
use super::sight::Sight;
use super::travel::worth_of_foresight;
use super::tuning;

/// How many of its own cards in a row the bot considers.
const CARDS_AHEAD: u32 = 3;

pub(super) fn best_card(sight: &Sight, choice: &mut Choice<'_>, purpose: Purpose, place: Place) -> Action {
    if purpose != Purpose::Sacrifice {
        return Action::Pass;
    }
    choice.best(|action| match action {
        Action::Pass => value_of_the_vote(sight, place),
        _ => value_of_playing(sight, action, place, CARDS_AHEAD),
    })
}

/// The value of playing this card, followed by the best others, minus what those cards are worth.
fn value_of_playing(sight: &Sight, action: Action, place: Place, n_ahead: u32) -> f64 {
    let (card, after) = played(sight, action, place);
    let mut value = value_of_the_vote(&after, place);
    if n_ahead > 1 {
        for next in playable(&after, place) {
            value = value.max(value_of_playing(&after, next, place, n_ahead - 1));
        }
    }
    value - tuning::worth_of(card)
}

/// The position after a card has been played.
fn played(sight: &Sight, action: Action, place: Place) -> (Card, Sight) {
    let mut after = *sight;
    let card = match action {
        Action::Play(card) => card,
        _ => Card::Hidden,
    };
    after.hand[card.index()] -= 1;
    let zombies = &mut after.board.zombies[place.index()];
    match (action, card) {
        (Action::Hide(role), _) => after.board.hide(sight.me, role),
        (_, Card::Threat) => after.threats[sight.me.index()] += 1,
        (_, Card::Hardware) => after.board.barricades[place.index()] += 1,
        _ => *zombies = zombies.saturating_sub(card.kills().unwrap_or(0)),
    }
    (card, after)
}

/// The cards that could be played next.
fn playable(sight: &Sight, place: Place) -> impl Iterator<Item = Action> {
    let cards = Card::ALL.into_iter().filter(|card| sight.holds(*card));
    let plays = cards.filter(|card| !matches!(card, Card::SecurityCamera | Card::Sprint | Card::Hidden));
    let hides = sight.board.visible_at(sight.me, place).filter(|_| sight.holds(Card::Hidden));
    plays.map(Action::Play).chain(hides.map(Action::Hide))
}

/// The expected value of the sacrifice at a place, if nobody plays another card.
fn value_of_the_vote(sight: &Sight, place: Place) -> f64 {
    let crowd = sight.board.crowds()[place.index()];
    let zombies = sight.board.zombies[place.index()];
    if crowd.zombies_short(place, zombies) > 0 {
        return 0.0;
    }
    outlook_of_entry(place, &crowd.with_threats(sight.threats), zombies, &sight.stakes)
}

/// Looks at the dice if knowing them would make a big difference.
pub(super) fn camera(sight: &Sight, choice: &mut Choice<'_>) -> Action {
    let worth = worth_of_foresight(sight, choice);
    choice.best(|action| match action {
        Action::Play(Card::SecurityCamera) => worth,
        _ => tuning::FORESIGHT_FOR_A_CAMERA,
    })
}
