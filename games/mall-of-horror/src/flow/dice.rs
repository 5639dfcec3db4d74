//! Zombies on their way: dice under a cover, who may look, and what they bring.

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{Frame, Question, Window, dice_of, round, window};
use crate::board::ZOMBIES_THAT_CLOSE;
use crate::{Action, Card, Dice, Event, Mall, Place};

/// MALL-4.6, MALL-4.7: four dice under the cover, which only a new Chief looks at.
pub(super) fn rolled(g: &mut Mall, dice: &Dice, log: &mut impl Log<Mall>) -> Result<(), Refusal> {
    let mut dice = dice_of::<4>(dice)?;
    rule!("MALL-4.6");
    dice.sort_unstable();
    g.covered_dice = Some(Secret::new(dice, SeatSet::EMPTY));
    log.event(Event::DiceCovered);
    round::after_hidden_dice(g);
    if g.chief_is_new {
        look(g, g.chief, log);
    }
    Ok(())
}

fn look(g: &mut Mall, seat: Seat, log: &mut impl Log<Mall>) {
    rule!("MALL-4.7");
    if let Some(dice) = &mut g.covered_dice {
        dice.show_to(seat);
        log.event(Event::DiceSeen { seat, dice: *dice });
    }
}

/// MALL-4.9: who may play a Security Camera has a character and has not looked yet.
fn invited(g: &Mall) -> SeatSet {
    rule!("MALL-4.9");
    let looked = g.covered_dice.map_or(SeatSet::EMPTY, |dice| dice.audience());
    g.living().minus(looked)
}

pub(super) fn pending(g: &Mall, window: &Window) -> PendingOf<Mall> {
    let asked = window.asked(g, invited(g)).expect("a window without anybody to ask closes");
    Pending::window(asked, Question::PlayCamera)
}

pub(super) fn step(g: &mut Mall, window: Window) -> Step {
    match window.asked(g, invited(g)) {
        Some(_) => Step::Waits,
        None => g.done(),
    }
}

pub(super) fn legal(g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if g.hands[seat.index()].has(Card::SecurityCamera, key) {
        out.push(Action::Play(Card::SecurityCamera));
    }
}

pub(super) fn act(
    g: &mut Mall,
    window: Window,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    match action {
        Action::Pass => {
            log.event(Event::Passed { seat });
            g.go_on_as(Frame::Cameras(window.after_pass(g, seat)));
            Ok(())
        }
        Action::Play(card) if !g.hands[seat.index()].has(card, key) => {
            Err(Refusal::new("MALL-4.9", "card-not-held"))
        }
        Action::Play(card @ Card::SecurityCamera) => {
            window::discard(g, seat, card, key);
            log.event(Event::CardPlayed { seat, card });
            look(g, seat, log);
            g.go_on_as(Frame::Cameras(window.after_card(g, seat)));
            Ok(())
        }
        Action::Play(_) | Action::Hide(_) => Err(Refusal::new("MALL-4.9", "only-cameras-now")),
        _ => Err(Refusal::OTHER_QUESTION),
    }
}

/// MALL-5.4: the cover is lifted and the zombies come; then locations may be overrun.
pub(super) fn reveal(g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) {
    rule!("MALL-5.4");
    let covered = g.covered_dice.take().expect("the dice were covered this round");
    let dice = *covered.read(key);
    log.event(Event::DiceRevealed { dice });
    bring_zombies(g, dice, log);
    close_overrun_places(g, log);
}

/// One zombie a die, as long as there are any; how many dice showed a closed location.
pub(super) fn bring_zombies(g: &mut Mall, dice: [u8; 4], log: &mut impl Log<Mall>) -> u8 {
    rule!("MALL-1.5");
    rule!("MALL-1.7");
    let mut homeless = 0;
    let mut is_short = false;
    for place in Place::ALL {
        let n_rolled = dice.iter().filter(|die| **die == place.number()).count() as u8;
        if n_rolled == 0 {
            continue;
        }
        if !g.open.has(place) {
            homeless += n_rolled;
            continue;
        }
        let n = n_rolled.min(g.supply());
        g.zombies[place.index()] += n;
        if n > 0 {
            log.event(Event::ZombiesArrived { place, n });
        }
        is_short |= n < n_rolled;
    }
    if is_short {
        log.event(Event::SupplyEmpty);
    }
    homeless
}

/// MALL-5.5, MALL-5.10: an empty location with too many zombies closes for good; tested only here.
fn close_overrun_places(g: &mut Mall, log: &mut impl Log<Mall>) {
    rule!("MALL-5.10");
    for place in Place::ALL {
        let zombies = g.zombies[place.index()];
        if place != Place::Parking && zombies >= ZOMBIES_THAT_CLOSE && g.n_at(place) == 0 {
            rule!("MALL-5.5");
            g.zombies[place.index()] = 0;
            g.open = g.open.without(place);
            log.event(Event::PlaceClosed { place, zombies });
        }
    }
}
