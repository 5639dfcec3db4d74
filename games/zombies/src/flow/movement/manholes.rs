//! Manholes: placed, gone down and come up by (ZOM-16).

use table::{Log, Refusal, Seat, rule};

use super::Movement;
use crate::event::Event;
use crate::flow::{Fight, Frame};
use crate::{Card, Zombies};

/// ZOM-16.2, ZOM-16.5.
pub(super) fn may_place_manhole(g: &Zombies, movement: &Movement) -> bool {
    let player = g.player(movement.mover);
    g.rules.sewers
        && movement.is_free()
        && !player.is_below
        && player.sewer_tokens > 0
        && g.map.may_hold_manhole(player.at)
        && !g.is_manhole_closed(player.at)
}

/// ZOM-16.7, ZOM-16.8, ZOM-16.21, ZOM-16.22.
pub(super) fn may_go_down(g: &Zombies, movement: &Movement) -> bool {
    let seat = movement.mover;
    let player = g.player(seat);
    g.rules.sewers
        && movement.is_free()
        && !movement.has_gone_down
        && !player.is_below
        && !g.turn.came_up_early
        && g.map.has_manhole(player.at)
        && !g.is_manhole_closed(player.at)
        && !g.map.has_figure(player.at)
        && !g.lasts_on(Card::WheresTheAdmin, seat)
}

/// ZOM-16.9, ZOM-16.22.
pub(super) fn may_come_up(g: &Zombies, movement: &Movement) -> bool {
    movement.is_free() && !movement.has_come_up && g.may_come_up(movement.mover)
}

pub(super) fn go_down(
    g: &mut Zombies,
    movement: Movement,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if movement.has_gone_down && !g.player(movement.mover).is_below {
        return Err(Refusal::new("ZOM-16.22", "gone-down-already"));
    }
    if !may_go_down(g, &movement) {
        return Err(Refusal::new("ZOM-16.8", "no-way-down"));
    }
    rule!("ZOM-16.6");
    rule!("ZOM-16.7");
    rule!("ZOM-16.14");
    rule!("ZOM-16.20");
    rule!("ZOM-16.22");
    let seat = movement.mover;
    g.go_on_as(Frame::Movement(Movement { has_gone_down: true, ..movement }));
    g.players[seat.index()].is_below = true;
    g.turn.dodged[seat.index()] = None;
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
    if !may_come_up(g, &movement) {
        return Err(Refusal::new("ZOM-16.9", "no-way-up"));
    }
    rule!("ZOM-16.22");
    g.go_on_as(Frame::Movement(Movement { has_come_up: true, ..movement }));
    come_up(g, movement.mover, log);
    Ok(())
}

pub(super) fn place_manhole(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    rule!("ZOM-16.1");
    rule!("ZOM-16.2");
    rule!("ZOM-16.3");
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
    if g.must_fight(seat) {
        rule!("ZOM-16.19");
        g.begin(Frame::Fight(Fight::on(seat, at)));
    }
}
