//! Manholes: placing them, going down and coming up (ZOM-16).

use table::{Log, Refusal, Seat, rule};

use super::Movement;
use crate::Zombies;
use crate::cards::Modifier;
use crate::event::Event;
use crate::flow::fight;

pub(super) fn may_place_manhole(g: &Zombies, movement: &Movement) -> bool {
    refuse_manhole(g, movement).is_ok()
}

pub(super) fn refuse_manhole(g: &Zombies, movement: &Movement) -> Result<(), Refusal> {
    let player = g.player(movement.mover);
    if !g.rules.sewers {
        return Err(Refusal::new("ZOM-2.4", "no-sewers"));
    }
    if !movement.is_free() {
        return Err(Refusal::new("ZOM-16.5", "no-manhole-now"));
    }
    if player.is_below {
        return Err(Refusal::new("ZOM-16.20", "no-manhole-below"));
    }
    if player.sewer_tokens == 0 {
        return Err(Refusal::new("ZOM-16.1", "no-sewer-token"));
    }
    g.refuse_closed_manhole(player.at)?;
    g.map.refuse_manhole(player.at)
}

pub(super) fn may_go_down(g: &Zombies, movement: &Movement) -> bool {
    refuse_going_down(g, movement).is_ok()
}

fn refuse_going_down(g: &Zombies, movement: &Movement) -> Result<(), Refusal> {
    let seat = movement.mover;
    let player = g.player(seat);
    if !g.rules.sewers {
        return Err(Refusal::new("ZOM-2.4", "no-sewers"));
    }
    if !movement.is_free() || player.is_below || !g.map.has_manhole(player.at) {
        return Err(Refusal::new("ZOM-16.7", "no-way-down"));
    }
    if movement.has_gone_down {
        return Err(Refusal::new("ZOM-16.22", "gone-down-already"));
    }
    if g.turn.came_up_early {
        return Err(Refusal::new("ZOM-16.21", "came-up-before-the-toll"));
    }
    g.refuse_closed_manhole(player.at)?;
    if g.map.has_figure(player.at) {
        return Err(Refusal::new("ZOM-16.8", "zombie-on-the-manhole"));
    }
    if let Some(rule) = g.changed_for(Modifier::StaysAbove, seat) {
        return Err(Refusal::new(rule, "must-go-on"));
    }
    Ok(())
}

/// ZOM-16.9, ZOM-16.22.
pub(super) fn may_come_up(g: &Zombies, movement: &Movement) -> bool {
    movement.is_free() && !movement.has_come_up && g.may_come_up(movement.mover)
}

pub(super) fn go_down(
    g: &mut Zombies,
    movement: &mut Movement,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    refuse_going_down(g, movement)?;
    rule!("ZOM-16.6");
    rule!("ZOM-16.7");
    rule!("ZOM-16.14");
    rule!("ZOM-16.20");
    rule!("ZOM-16.22");
    let seat = movement.mover;
    movement.has_gone_down = true;
    g.players[seat.index()].is_below = true;
    log.event(Event::WentDown { seat });
    Ok(())
}

pub(super) fn come_up_on_the_way(
    g: &mut Zombies,
    movement: Movement,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if movement.has_come_up && g.player(movement.mover).is_below {
        return Err(Refusal::new("ZOM-16.22", "come-up-already"));
    }
    if !movement.is_free() {
        return Err(Refusal::new("ZOM-16.9", "no-way-up"));
    }
    g.refuse_coming_up(movement.mover)?;
    rule!("ZOM-16.22");
    g.stack.go_on_as(Movement { has_come_up: true, ..movement });
    come_up(g, movement.mover, log);
    Ok(())
}

pub(super) fn place_manhole(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    rule!("ZOM-16.1");
    rule!("ZOM-16.4");
    rule!("ZOM-16.5");
    let at = g.player(seat).at;
    g.players[seat.index()].sewer_tokens -= 1;
    g.map.put_manhole(at);
    log.event(Event::ManholePlaced { seat, at });
}

/// ZOM-16.9, ZOM-16.19.
pub(crate) fn come_up(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    rule!("ZOM-16.9");
    let at = g.player(seat).at;
    if !g.map.has_manhole(at) {
        place_manhole(g, seat, log);
    }
    g.players[seat.index()].is_below = false;
    log.event(Event::CameUp { seat });
    rule!("ZOM-16.19");
    fight::meet(g, seat);
}
