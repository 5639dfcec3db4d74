//! Whether a card may be played or an item used: timing, condition, cost, aim (ZOM-9, ZOM-10.30 to 10.40).

use table::{Refusal, RulesKey, Seat, rule};

use super::{Card, CardKind, Condition, Modifier, Timing, hands};
use crate::flow::{Frame, Moment, Played, Source, decider, movement};
use crate::tiles::Set;
use crate::{Action, Aim, Zombies};

/// Every card this seat may play now, and every item it may use, with every aim.
pub(crate) fn legal(g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    if !g.player(seat).has_played {
        for card in g.hands[seat.index()].kinds(key) {
            if may_play_at_all(g, seat, card).is_ok() {
                aims(g, card, seat, Source::Hand, key, &mut |aim| out.push(Action::Play { card, aim }));
            }
        }
    }
    for item in &g.player(seat).items {
        let card = item.card;
        if may_use_at_all(g, seat, card).is_ok() {
            aims(g, card, seat, Source::Table, key, &mut |aim| out.push(Action::Use { card, aim }));
        }
    }
}

/// The same without aims, for players who ask why they cannot do something.
pub(crate) fn thinkable(g: &Zombies, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
    let aim = Aim::Nothing;
    out.extend(g.hands[seat.index()].kinds(key).map(|card| Action::Play { card, aim }));
    let items = g.player(seat).items.iter().filter(|item| !item.card.facts().uses.is_empty());
    out.extend(items.map(|item| Action::Use { card: item.card, aim }));
}

/// The possible aims of a card. An item that is put in play has none.
pub(crate) fn aims(
    g: &Zombies,
    card: Card,
    seat: Seat,
    from: Source,
    key: &RulesKey,
    out: &mut dyn FnMut(Aim),
) {
    let is_put_down = from == Source::Hand && card.is_item() && card.facts().kind != CardKind::ItemCurse;
    if is_put_down {
        out(Aim::Nothing);
    } else {
        super::aims(g, card, seat, key, out);
    }
}

/// The possible aims of a card that is played because another card lets its player play more (ZOM-9.27).
pub(crate) fn aims_from_hand(g: &Zombies, seat: Seat, card: Card, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
    if may_play_at_all(g, seat, card).is_ok() {
        aims(g, card, seat, Source::Hand, key, out);
    }
}

fn has_aim(g: &Zombies, card: Card, seat: Seat, from: Source, aim: Aim, key: &RulesKey) -> bool {
    let mut found = false;
    aims(g, card, seat, from, key, &mut |possible| found |= possible == aim);
    found
}

pub(crate) fn may_play(g: &Zombies, seat: Seat, card: Card, aim: Aim, key: &RulesKey) -> Result<(), Refusal> {
    if !g.hands[seat.index()].has(card, key) {
        return Err(Refusal::new("ZOM-9.2", "card-not-held"));
    }
    if g.player(seat).has_played {
        return Err(Refusal::new("ZOM-9.3", "card-of-the-round-played"));
    }
    may_play_at_all(g, seat, card)?;
    if !has_aim(g, card, seat, Source::Hand, aim, key) {
        return Err(Refusal::new("ZOM-9.17", "no-such-target"));
    }
    Ok(())
}

pub(crate) fn may_use(g: &Zombies, seat: Seat, card: Card, aim: Aim, key: &RulesKey) -> Result<(), Refusal> {
    if !g.has_item(seat, card) {
        return Err(Refusal::new("ZOM-9.7", "no-such-item"));
    }
    may_use_at_all(g, seat, card)?;
    if !has_aim(g, card, seat, Source::Table, aim, key) {
        return Err(Refusal::new("ZOM-9.17", "no-such-target"));
    }
    Ok(())
}

/// Why a card or an item must wait while its owner is not being asked. Based only on what everybody sees.
pub(crate) fn refuse_out_of_turn(g: &Zombies, seat: Seat, action: Action) -> Refusal {
    match action {
        Action::Play { .. } if g.player(seat).has_played => {
            return Refusal::new("ZOM-9.3", "card-of-the-round-played");
        }
        Action::Play { .. } | Action::Use { .. } => {}
        _ => return Refusal::NOT_ASKED,
    }
    match (g.stack.top(), action) {
        (Some(Frame::Stage(_)), _) => Refusal::new("ZOM-10.22", "card-is-being-resolved"),
        (Some(Frame::Window(window)), _) if !window.eligible.has(seat) => {
            Refusal::new("ZOM-10.2", "window-of-others")
        }
        (Some(frame), _) if !matches!(frame, Frame::Window(_)) && decider(g, frame).is_none() => {
            Refusal::new("ZOM-10.27", "no-open-moment")
        }
        (_, Action::Use { card, .. }) if !g.has_item(seat, card) => Refusal::new("ZOM-9.7", "no-such-item"),
        (_, Action::Use { .. }) => Refusal::new("ZOM-10.4", "item-has-no-use"),
        _ => Refusal::new("ZOM-9.2", "card-not-held"),
    }
}

/// Checks everything except who holds the card and what it is aimed at.
fn may_play_at_all(g: &Zombies, seat: Seat, card: Card) -> Result<(), Refusal> {
    let facts = card.facts();
    if !facts.play.iter().any(|timing| fits(g, seat, *timing)) {
        return Err(Refusal::new("ZOM-10.30", "not-at-this-time"));
    }
    if let Some(refusal) = hands::silence(g, seat, card) {
        return Err(refusal);
    }
    if !meets(g, seat, card) {
        return Err(Refusal::new(rule_of(facts.condition), "condition-not-met"));
    }
    if facts.kind == CardKind::InstantWeapon {
        may_use_items(g)?;
    }
    if facts.cost.bullets > 0
        && let Some(rule) = g.changed_for(Modifier::NoBulletsElsewhere, seat)
    {
        return Err(Refusal::new(rule, "cost-not-payable"));
    }
    let player = g.player(seat);
    if facts.cost.life > 0 && player.life <= 2 * facts.cost.life
        || player.bullets < u16::from(facts.cost.bullets)
    {
        return Err(Refusal::new("ZOM-9.17", "cost-not-payable"));
    }
    if facts.kind != CardKind::ItemCurse && g.has_item(seat, card) {
        return Err(Refusal::new("ZOM-9.11", "second-item-of-a-kind"));
    }
    if facts.kind == CardKind::Page && g.turn.has_put_page.has(seat) {
        return Err(Refusal::new("ZOM-22.8", "page-of-the-turn-put-in-play"));
    }
    Ok(())
}

fn may_use_at_all(g: &Zombies, seat: Seat, card: Card) -> Result<(), Refusal> {
    if !card.facts().uses.iter().any(|timing| fits(g, seat, *timing)) {
        return Err(Refusal::new("ZOM-10.30", "not-at-this-time"));
    }
    if card.is_takeable() {
        may_use_items(g)?;
    }
    if card.facts().kind == CardKind::Page && g.turn.has_discarded_page.has(seat) {
        return Err(Refusal::new("ZOM-22.8", "page-of-the-turn-discarded"));
    }
    Ok(())
}

/// ZOM-9.15: refuses items while an effect makes weapons, and with them all items, useless.
fn may_use_items(g: &Zombies) -> Result<(), Refusal> {
    match g.changed(Modifier::ItemsDoNothing) {
        Some(rule) => Err(Refusal::new(rule, "items-do-nothing")),
        None => Ok(()),
    }
}

fn rule_of(condition: Condition) -> &'static str {
    match condition {
        Condition::InsideWhere | Condition::OnWhereTile => "ZOM-9.9",
        _ => "ZOM-9.17",
    }
}

/// ZOM-10.21: whether a card that waited for replies still has its target and its condition.
pub(crate) fn still_holds(g: &Zombies, played: &Played, key: &RulesKey) -> bool {
    let Played { card, by, aim, from, .. } = *played;
    if from == Source::Hand && !played.is_copy && !meets(g, by, card) {
        return false;
    }
    // A reply is aimed at the card below it, whose window is no longer open.
    card.facts().kind == CardKind::Reaction || has_aim(g, card, by, from, aim, key)
}

/// Whether this timing fits the current moment for this seat.
fn fits(g: &Zombies, seat: Seat, timing: Timing) -> bool {
    let Some(frame) = g.stack.top() else { return false };
    let window = match frame {
        Frame::Window(window) => Some(window),
        _ => None,
    };
    let at = |moment: Moment| window.is_some_and(|window| window.is_at(moment));
    let is_own = |moment: Moment| at(moment) && window.is_some_and(|window| window.subject == seat);
    let is_others = |moment: Moment| at(moment) && window.is_some_and(|window| window.subject != seat);
    let replies_to =
        |test: &dyn Fn(&Played) -> bool| at(Moment::CardPlayed) && g.played_below().is_some_and(test);
    match timing {
        Timing::Any => {
            rule!("ZOM-10.30");
            true
        }
        Timing::OwnTurn => {
            rule!("ZOM-10.31");
            // Nothing is open after the discard of step 7 (ZOM-10.27).
            g.active == seat
        }
        Timing::OwnTurnStart => {
            rule!("ZOM-10.32");
            is_own(Moment::TurnStart)
        }
        Timing::OpponentTurnStart => is_others(Moment::TurnStart),
        Timing::OwnTileDraw => {
            rule!("ZOM-10.33");
            is_own(Moment::TileDrawn)
        }
        Timing::OpponentTileDraw => is_others(Moment::TileDrawn),
        Timing::BeforeOwnMovementRoll => {
            rule!("ZOM-10.34");
            is_own(Moment::BeforeMovementRoll)
        }
        Timing::BeforeOpponentMovementRoll => is_others(Moment::BeforeMovementRoll),
        Timing::OwnMovementRoll => {
            rule!("ZOM-10.35");
            is_own(Moment::BeforeMovementRoll) || is_own(Moment::AfterMovementRoll)
        }
        Timing::OpponentMovementStart => is_others(Moment::AfterMovementRoll),
        Timing::OwnMovement => {
            rule!("ZOM-10.36");
            matches!(frame, Frame::Movement(movement) if movement.mover == seat)
                || matches!(frame, Frame::ZombieMoves(_)) && movement::is_left(g, seat)
                || g.is_about_to_move(seat)
        }
        Timing::OwnCombat => {
            rule!("ZOM-10.37");
            matches!(frame, Frame::Fight(fight) if fight.seat == seat)
        }
        Timing::OwnRoll => {
            rule!("ZOM-10.38");
            is_own(Moment::DieRolled)
        }
        Timing::OpponentKill => {
            rule!("ZOM-10.38");
            is_others(Moment::Kill)
        }
        Timing::OwnBuildingEntry => {
            rule!("ZOM-10.38");
            is_own(Moment::BuildingEntry)
        }
        Timing::OwnDeath => {
            rule!("ZOM-10.38");
            is_own(Moment::Death)
        }
        Timing::OpponentDeath => {
            rule!("ZOM-10.38");
            is_others(Moment::Death)
        }
        Timing::CardPlayed => {
            rule!("ZOM-10.39");
            replies_to(&|_| true)
        }
        Timing::CardTargetsSelf => {
            replies_to(&|played| played.by != seat && played.aim.players().any(|target| target == seat))
        }
        Timing::CardTargetsPlayer => replies_to(&|played| played.targets_player()),
        Timing::ItemPlayed => replies_to(&|played| played.by != seat && played.is_item_play()),
        Timing::OpponentLeavesSubway => {
            rule!("ZOM-10.40");
            is_others(Moment::LeavesSubway)
        }
        Timing::OpponentLeavesFunHouse => is_others(Moment::LeavesFunHouse),
        Timing::TentEntry => false,
    }
}

/// Whether the condition printed on a card is met.
pub(crate) fn meets(g: &Zombies, seat: Seat, card: Card) -> bool {
    let facts = card.facts();
    let player = g.player(seat);
    let tile = g.map.tile(player.at.spot());
    let is_here = |is_named_place: bool| !player.is_below && is_named_place;
    let others = || g.seats().filter(|other| *other != seat);
    match facts.condition {
        Condition::Nothing => true,
        Condition::InsideWhere => {
            rule!("ZOM-9.9");
            is_here(facts.place.contains(&tile) && g.map.is_inside_for_cards(player.at))
        }
        Condition::OnWhereTile => is_here(facts.place.contains(&tile)),
        Condition::InsideAnyBuildingOrStore => is_here(g.map.is_inside(player.at)),
        Condition::SameSquareAsOpponent => others().any(|other| shares_square(g, seat, other)),
        Condition::OnMallTile => is_here(g.map.zone(player.at.spot()).is_mall()),
        Condition::OnAnyZ5Tile => is_here(tile.set() == Set::Z5),
        Condition::OwnKillsAtLeast13 => g.n_kills(seat) >= 13,
        Condition::HelipadOnTable => g.map.helipads().next().is_some(),
        Condition::OpponentOnZombieSquare => {
            others().any(|other| !g.player(other).is_below && g.map.has_figure(g.player(other).at))
        }
        Condition::AllOthersHaveMoreKills => others().all(|other| g.n_kills(other) > g.n_kills(seat)),
        Condition::Exactly1LifeAnd1Bullet => player.life == 2 && player.bullets == 1,
        Condition::OwnItemInPlay => player.items.iter().any(|item| item.card.is_takeable()),
    }
}

/// Whether two players stand together, both above or both below.
pub(crate) fn shares_square(g: &Zombies, one: Seat, other: Seat) -> bool {
    let (one, other) = (g.player(one), g.player(other));
    one.at == other.at && one.is_below == other.is_below
}
