//! What effects change in the procedures that lie below them.

use crate::MarvelZombies;
use crate::flow::{Frame, Wounds};

impl MarvelZombies {
    /// The innermost Wounds.
    pub(crate) fn wounds(&self) -> Option<&Wounds> {
        self.stack.iter().rev().find_map(|frame| match frame {
            Frame::Wounds(wounds) => Some(wounds),
            _ => None,
        })
    }

    pub(crate) fn wounds_mut(&mut self) -> Option<&mut Wounds> {
        self.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Wounds(wounds) => Some(wounds),
            _ => None,
        })
    }
}
