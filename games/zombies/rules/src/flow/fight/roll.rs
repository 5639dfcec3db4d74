//! The die of a fight.

use table::{Log, Refusal, Seat, rule};

use super::{Fight, FightStage};
use crate::Zombies;
use crate::cards::{hands, weapons};
use crate::event::Event;
use crate::flow::deeds;

pub(super) fn rolled(
    g: &mut Zombies,
    fight: Fight,
    die: u8,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if fight.stage != FightStage::Roll {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    let Fight { seat, at, .. } = fight;
    rule!("ZOM-1.1");
    let item = weapons::item_of(g, &fight);
    rule!("ZOM-9.31");
    let from_items = weapons::bonus(g, &fight);
    let from_cards = fight.from_cards;
    let rolled = Fight {
        stage: FightStage::Rolled,
        item,
        natural: die,
        from_items,
        n_rolls: fight.n_rolls.saturating_add(1),
        ..fight
    };
    let figure = g.map.figure(at).unwrap_or_default();
    let needed = g.kill_number(figure) as u8;
    log.event(Event::FightRolled { seat, at, figure, die, plus: from_items + from_cards, needed });
    weapons::roll_made(g, seat, item, log);
    change_guts(g, seat, die, log);
    g.stack.go_on_as(rolled);
    weapons::drive_off(g, &rolled);
    hands::rolled_natural(g, seat, &[die]);
    Ok(())
}

/// ZOM-15.2, ZOM-15.3, ZOM-15.10: a die may gain or cost guts.
fn change_guts(g: &mut Zombies, seat: Seat, die: u8, log: &mut impl Log<Zombies>) {
    rule!("ZOM-15.4");
    rule!("ZOM-15.10");
    match die {
        6 => {
            rule!("ZOM-15.2");
            deeds::gain_guts(g, seat, 1, log);
        }
        1 => {
            rule!("ZOM-15.3");
            deeds::lose_guts(g, seat, 1, log);
        }
        3 => rule!("ZOM-18.10"),
        _ => {}
    }
}
