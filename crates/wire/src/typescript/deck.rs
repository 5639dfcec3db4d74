//! The event cards of Zombies!!! as they lie in their boxes: a table that the client draws again from when it
//! verifies chance.

use std::collections::BTreeSet;

use serde::Serialize;
use zombies::Card;
use zombies::cards::{CardKind, Requirement};
use zombies::tiles::Set;

const HEAD: &str = "\
// Written by `cargo xtask golden` from the table of cards in Rust. Do not edit.
import type { Card, Set } from './wire';

export type Requirement = 'guts' | 'sewers' | 'subway' | 'z3' | 'z4' | 'z7' | 'jail-start';

/** A kind of card in the order of the deck: how often its box puts it there, and what a table must have that has a use for it. */
export interface Printed {
  card: Card;
  set: Set;
  copies: number;
  /** Boxes with a tile that its condition speaks of; none where it speaks of none. */
  at: readonly Set[];
  requires: Requirement | null;
}

export const DECK: readonly Printed[] = [
";

/// A row of the table.
#[derive(Serialize)]
struct Printed {
    card: Card,
    set: Set,
    copies: u8,
    at: BTreeSet<Set>,
    requires: Option<Requirement>,
}

pub fn deck() -> String {
    let mut text = HEAD.to_string();
    for card in Card::ALL {
        let facts = card.facts();
        let printed = Printed {
            card,
            set: facts.set,
            copies: if facts.kind == CardKind::Vehicle { 0 } else { facts.count },
            at: facts.place.iter().map(|tile| tile.set()).collect(),
            requires: facts.requires,
        };
        let row = serde_json::to_string(&printed).expect("a card is plain data");
        text.push_str(&format!("  {row},\n"));
    }
    text.push_str("];\n");
    text
}
