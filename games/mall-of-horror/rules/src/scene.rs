//! A table laid out by hand: for problems, puzzles and tests.
//!
//! ```text
//! seats 4
//! chief A
//! round 3                            # 1 by default
//! restrooms: A pin-up, A gunman, B tough-guy
//! parking: C pin-up, D pin-up
//! zombies: restrooms 3, parking 1
//! hand B: threat, threat
//! under: axe, sprint                 # cards under the deck, which nobody knows
//! deck 2                             # cards left in the deck; all others have been played
//! eliminated: D 2                    # and the round; characters not mentioned are lost, and players without
//!                                    # any were eliminated in the previous round
//! closed: security-hq
//! destinations: A megatoys, B parking
//! dice: 2, 2, 4, 6                   # under the cover
//! chief-is-new
//! zombie-players once
//! quiet-since 2                      # the last round with a loss
//! begin attack                       # the phase to begin with
//! ```

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use table::{Deck, Kind, Seat, SeatSet, Secret, Stack};

use crate::flow::{Phase, Round};
use crate::{Card, Fate, Mall, Place, Role, Setup, ZombiePlayers, setup};

/// Lays out a table exactly as the text says, even if no game could lead there. `table::check` says whether
/// it is consistent.
pub fn scene(text: &str) -> Result<Mall, String> {
    let mut layout: Option<Layout> = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let wrong = |reason: String| format!("line {}: {line:?}: {reason}", index + 1);
        match (&mut layout, line.split_once(' ')) {
            _ if line.is_empty() => {}
            (None, Some(("seats", n))) => layout = Some(Layout::new(n).map_err(wrong)?),
            (None, _) => return Err(wrong("a scene begins with `seats`".to_string())),
            (Some(layout), _) => layout.apply_line(line).map_err(wrong)?,
        }
    }
    layout.ok_or("a scene begins with `seats`")?.finish()
}

/// What the lines so far have said. Cards and dice are kept here because they are secret on the table.
struct Layout {
    g: Mall,
    hands: Vec<(Seat, Card)>,
    under: Vec<Card>,
    deck_size: Option<usize>,
    dice: Vec<u8>,
    phase: Option<Phase>,
}

impl Layout {
    fn new(n_seats: &str) -> Result<Layout, String> {
        let setup = Setup::new(number(n_seats)?);
        let mut g = setup::first_state(&setup).map_err(|errors| errors.to_string())?;
        g.round = 1;
        for fate in g.standing.iter_mut().flatten().filter(|fate| **fate == Fate::Waiting) {
            *fate = Fate::Lost;
        }
        Ok(Layout { g, hands: Vec::new(), under: Vec::new(), deck_size: None, dice: Vec::new(), phase: None })
    }

    fn apply_line(&mut self, line: &str) -> Result<(), String> {
        if let Some((head, items)) = line.split_once(':') {
            for item in items.split(',') {
                self.apply_item(head.trim(), item.trim())?;
            }
            return Ok(());
        }
        let (head, value) = line.split_once(' ').unwrap_or((line, ""));
        match head {
            "chief" => self.g.chief = value.parse()?,
            "chief-is-new" => self.g.chief_is_new = true,
            "round" => self.g.round = number(value)?,
            "quiet-since" => self.g.last_loss_in = number(value)?,
            "zombie-players" => self.g.zombie_players = word::<ZombiePlayers>(value)?,
            "deck" => self.deck_size = Some(number(value)?),
            "begin" => self.phase = Some(word(value)?),
            _ => return Err("unknown line".to_string()),
        }
        Ok(())
    }

    fn apply_item(&mut self, head: &str, item: &str) -> Result<(), String> {
        let g = &mut self.g;
        if let Some(("hand", seat)) = head.split_once(' ') {
            self.hands.push((seat.parse()?, word(item)?));
            return Ok(());
        }
        let pair = || item.split_once(' ').ok_or_else(|| format!("{item:?} must be two words"));
        match head {
            "under" => self.under.push(word(item)?),
            "dice" => self.dice.push(number(item)?),
            "closed" => g.open = g.open.without(word(item)?),
            "zombies" => g.zombies[word::<Place>(pair()?.0)?.index()] = number(pair()?.1)?,
            "eliminated" => g.eliminated_in[pair()?.0.parse::<Seat>()?.index()] = Some(number(pair()?.1)?),
            "destinations" => g.destinations[pair()?.0.parse::<Seat>()?.index()] = Some(word(pair()?.1)?),
            place => {
                let (seat, role): (Seat, Role) = (pair()?.0.parse()?, word(pair()?.1)?);
                g.standing[seat.index()][role.index()] = Fate::At(word(place)?);
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Mall, String> {
        let Layout { mut g, hands, under, deck_size, mut dice, phase } = self;
        let mut unseen = Card::counts();
        for card in hands.iter().map(|(_, card)| card).chain(&under) {
            let left = unseen[card.index()].checked_sub(1);
            unseen[card.index()] = left.ok_or_else(|| format!("there are not that many {card:?} cards"))?;
        }
        let n_unseen = |unseen: &[u8]| unseen.iter().map(|n| usize::from(*n)).sum::<usize>();
        while deck_size.is_some_and(|size| n_unseen(&unseen) + under.len() > size) {
            let most = (0..unseen.len()).max_by_key(|index| unseen[*index]).unwrap_or(0);
            if unseen[most] == 0 {
                return Err("more cards are under the deck than it holds in all".to_string());
            }
            unseen[most] -= 1;
            g.played[most] += 1;
        }
        g.deck = Deck::new(unseen);
        under.into_iter().for_each(|card| g.deck.put_under(card, SeatSet::EMPTY));
        for (seat, card) in hands {
            g.hands[seat.index()].add(card, SeatSet::one(seat));
        }
        if !dice.is_empty() {
            dice.sort_unstable();
            let dice = dice.try_into().map_err(|_| "there must be four dice".to_string())?;
            g.covered_dice = Some(Secret::new(dice, SeatSet::EMPTY));
        }
        for seat in g.seats() {
            if g.score_of(seat) == 0 {
                g.eliminated_in[seat.index()].get_or_insert(g.round.saturating_sub(1));
            }
        }
        g.stack = Stack::default();
        g.stack.begin(Round { next: phase.ok_or("a scene ends with `begin` and a phase")? });
        Ok(g)
    }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not a number in range"))
}

fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text)).map_err(|error| error.to_string())
}
