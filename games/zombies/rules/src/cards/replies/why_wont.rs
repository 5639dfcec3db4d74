//! Why Won't You Die?!?!?: a killed zombie comes back, and its fight goes on.

use table::{Holds, Log, RulesKey, Seat, rule};

use crate::cards::deed::Deed;
use crate::event::Event;
use crate::flow::{Fight, Frame, Played, fight};
use crate::{Aim, Zombies};

pub(crate) struct WhyWont;

impl Deed for WhyWont {
    fn aims(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut dyn FnMut(Aim)) {
        if let Some(fight) = kill_answered(g) {
            out(Aim::Player(fight.seat));
        }
    }

    /// The zombie comes back, the window of its kill closes, and the fight goes on.
    fn resolve(&self, g: &mut Zombies, _played: &Played, _key: &RulesKey, log: &mut impl Log<Zombies>) {
        rule!("ZOM-C-Z35-24");
        let Some(&fight) = kill_answered(g) else { return };
        if let Some(figure) = fight.killed {
            g.map.put_figure(fight.at, figure);
            log.event(Event::ZombiePut { at: fight.at, figure });
        }
        fight::again(g, fight);
        g.close_window_below();
    }
}

/// ZOM-C-Z35-24: the fight with the kill that the innermost window is about (the card's timing ensures there
/// is one), if the zombie still fits on its square.
fn kill_answered(g: &Zombies) -> Option<&Fight> {
    let mut frames = g.stack.iter().rev();
    frames.find(|frame| matches!(frame, Frame::Window(_)))?;
    let fight: &Fight = frames.next()?.held()?;
    fight.killed.filter(|figure| g.map.has_room(fight.at, *figure)).map(|_| fight)
}
