//! The event cards as they come in their boxes: the client draws from this table when it verifies chance.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::Card;
use crate::cards::{CardKind, Requirement};
use crate::tiles::Set;

pub const HEAD: &str = "\
import type { Card, Set } from './wire';

export type Requirement = 'guts' | 'sewers' | 'subway' | 'z3' | 'z4' | 'z7' | 'jail-start';

/** A kind of card, in the order of the deck: how many copies its box has, and what a table must have to have a use for it. */
export interface Printed {
  card: Card;
  set: Set;
  copies: number;
  /** The boxes with a tile that its condition names; empty if it names none. */
  at: readonly Set[];
  requires: Requirement | null;
}

export const DECK: readonly Printed[] = [
";

/// A row of the table.
#[derive(Serialize)]
pub struct Printed {
    card: Card,
    set: Set,
    copies: u8,
    at: BTreeSet<Set>,
    requires: Option<Requirement>,
}

pub fn rows() -> impl Iterator<Item = Printed> {
    Card::ALL.into_iter().map(|card| {
        let facts = card.facts();
        Printed {
            card,
            set: facts.set,
            copies: if facts.kind == CardKind::Vehicle { 0 } else { facts.count },
            at: facts.place.iter().map(|tile| tile.set()).collect(),
            requires: facts.requires,
        }
    })
}
