//! A table laid out by hand: for problems, puzzles and tests.
//!
//! ```text
//! seats 3
//! rules guts=off dodge=on tiles=z1     # options of the set-up
//! dealer B                             # the default is A
//! active B                             # the default is the dealer
//! round 4                              # the default is 1
//! start                                # the first tiles of the carnival or the jail, no Town Square
//! tile hospital 0 1 turn 2             # next to the Town Square, which is tile 0 in cell 0 0
//! fun-house                            # its four tiles; `fun-house 1 0 0 2`: by quarter turns
//! zombies: 0/4, 1/0                    # a square is a tile and a number, row by row as printed
//! dogs: 3/2                            # also enhanced, clowns
//! bullets: 1/2                         # also life, manholes
//! A: at 1/4, life 2, bullets 0, guts 1, sewer 0, kills 7, dogs 2, clowns 1, below, dead, played, rides, jacketed
//! B: jeep, escaped, rested             # the last turn ended on a duct
//! hand A: fear, fear
//! items A: fire-axe, shotgun 2         # with the uses left
//! lasting alternate-food-source by A
//! lasting fear by B on A               # during the next turn of A; `on A now`: during this one
//! stack: hospital, crossroads          # exactly these are left in the stack of the city
//! stack circus: big-top1               # and in another one
//! discard: fear                        # the last one on top
//! deck 5                               # the number of cards in the deck; the others have left the game
//! supply 2                             # zombies left
//! begin fight                          # a step of the turn; `begin movement 4`, `begin zombies 3`: with this roll
//! ```

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use table::{Deck, Kind, Seat, SeatSet, Stack};

use crate::cards::{CardKind, N_CARDS};
use crate::flow::TurnStep;
use crate::map::{Cell, Placement, Spot, Square, Stack as TileStack, Token};
use crate::piles::Piles;
use crate::rules::Start;
use crate::state::{Item, Lasting, MovementRoll, Ride, Until};
use crate::tiles::{Figure, Kind as TileSort, Tile, Turn};
use crate::{Aim, Card, Rules, Setup, Zombies, flow, setup};

/// Lays out a table. It matches the text even if no game could lead there; `table::check` says whether it is
/// consistent.
pub fn scene(text: &str) -> Result<Zombies, String> {
    let mut lines = Vec::new();
    let mut options = Vec::new();
    let mut seats = None;
    let mut is_start = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        match line.split_once(' ') {
            _ if line.is_empty() => {}
            _ if line == "start" => is_start = true,
            Some(("seats", n)) => seats = Some(number(n)?),
            Some(("rules", given)) => {
                for rule in given.split_whitespace() {
                    let (key, value) = rule.split_once('=').ok_or("a rule is key=value")?;
                    options.push((key.to_string(), value.to_string()));
                }
            }
            _ => lines.push((index + 1, line)),
        }
    }
    let setup =
        Setup::from_options(seats.ok_or("a scene has `seats`")?, &options).map_err(|e| e.to_string())?;
    let mut layout = Layout::new(&setup, is_start)?;
    for (number, line) in lines {
        layout.lay(line).map_err(|reason| format!("line {number}: {line:?}: {reason}"))?;
    }
    layout.finish()
}

/// What has been read so far. Cards wait here, because on the table they are secret.
struct Layout {
    g: Zombies,
    counts: [u8; N_CARDS],
    hands: Vec<(Seat, Card)>,
    deck_size: Option<usize>,
    begin: Option<TurnStep>,
}

impl Layout {
    fn new(setup: &Setup, is_start: bool) -> Result<Layout, String> {
        let mut g = setup::first_state(setup).map_err(|errors| errors.to_string())?;
        let rules = setup.rules();
        let counts = setup.deck(&rules);
        if !is_start {
            // The scene has a Town Square, wherever the game begins.
            g = Zombies::empty(setup.seats, Rules { start: Start::Town, ..rules });
            flow::set_up::lay_out(&mut g, counts, setup.first_passes);
            g.rules = rules;
            g.piles = Piles::fill(&rules);
        }
        g.round = 1;
        Ok(Layout { g, counts, hands: Vec::new(), deck_size: None, begin: None })
    }

    fn lay(&mut self, line: &str) -> Result<(), String> {
        if let Some((head, items)) = line.split_once(':') {
            for item in items.split(',').map(str::trim).filter(|item| !item.is_empty()) {
                self.lay_item(head.trim(), item)?;
            }
            if let Some(stack) = stack_named(head)? {
                let tiles: Vec<Tile> = items
                    .split(',')
                    .map(str::trim)
                    .filter(|t| !t.is_empty())
                    .map(word)
                    .collect::<Result<_, _>>()?;
                self.g.piles.lay_out(stack, &tiles);
            }
            return Ok(());
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let g = &mut self.g;
        match words[..] {
            ["dealer", seat] => {
                g.dealer = seat.parse()?;
                g.active = g.dealer;
            }
            ["active", seat] => g.active = seat.parse()?,
            ["round", n] => g.round = number(n)?,
            ["tile", tile, x, y] => lay_tile(g, tile, x, y, "0")?,
            ["tile", tile, x, y, "turn", turn] => lay_tile(g, tile, x, y, turn)?,
            ["fun-house"] => _ = g.map.lay_fun_house(),
            ["fun-house", ..] if words.len() == 5 => {
                for (spot, turns) in g.map.lay_fun_house().into_iter().zip(&words[1..]) {
                    (0..number::<u8>(turns)?).for_each(|_| g.map.turn_fun_house(spot));
                }
            }
            ["deck", n] => self.deck_size = Some(number(n)?),
            ["supply", n] => {
                let supply = g.supply.as_mut().ok_or("the supply has no bound")?;
                supply[Figure::Zombie.index()] = number(n)?;
            }
            ["lasting", card, "by", by] => {
                let by: Seat = by.parse()?;
                let until = Zombies::until_next_turn_over(by);
                g.lasting.push(Lasting { card: word(card)?, by, aim: Aim::Nothing, until });
            }
            ["lasting", card, "by", by, "on", on] => self.last_on(card, by, on, false)?,
            ["lasting", card, "by", by, "on", on, "now"] => self.last_on(card, by, on, true)?,
            ["begin", "movement", n] => {
                g.turn.movement = MovementRoll::Rolled { natural: number(n)?, plus: 0 };
                self.begin = Some(TurnStep::Movement);
            }
            ["begin", "after-movement-roll", n] => {
                g.turn.movement = MovementRoll::Rolled { natural: number(n)?, plus: 0 };
                self.begin = Some(TurnStep::AfterMovementRoll);
            }
            ["begin", "zombies", n] => {
                g.turn.zombie_die = number(n)?;
                self.begin = Some(TurnStep::Zombies);
            }
            ["begin", step] => self.begin = Some(step_of(step)?),
            _ => return Err("unknown line".to_string()),
        }
        Ok(())
    }

    fn last_on(&mut self, card: &str, by: &str, on: &str, has_begun: bool) -> Result<(), String> {
        let on: Seat = on.parse()?;
        let until = Until::During { of: on, has_begun };
        self.g.lasting.push(Lasting { card: word(card)?, by: by.parse()?, aim: Aim::Player(on), until });
        Ok(())
    }

    fn lay_item(&mut self, head: &str, item: &str) -> Result<(), String> {
        let g = &mut self.g;
        let figure = match head {
            "zombies" => Some(Figure::Zombie),
            "enhanced" => Some(Figure::Enhanced),
            "dogs" => Some(Figure::Dog),
            "clowns" => Some(Figure::Clown),
            _ => None,
        };
        if let Some(figure) = figure {
            let at = square(item)?;
            if !g.map.has(at.spot()) || !g.map.has_room(at, figure) {
                return Err(format!("there is no room on {item}"));
            }
            g.map.put_figure(at, figure);
            if let Some(supply) = &mut g.supply {
                supply[figure.index()] -= 1;
            }
            return Ok(());
        }
        match head.split_once(' ') {
            Some(("hand", seat)) => {
                self.hands.push((seat.parse()?, word(item)?));
                return Ok(());
            }
            Some(("items", seat)) => return self.lay_down(seat.parse()?, item),
            Some(("stack", _)) => return Ok(()),
            _ => {}
        }
        match head {
            "bullets" => g.map.put_token(square(item)?, Token::Bullet),
            "life" => g.map.put_token(square(item)?, Token::Life),
            "manholes" => g.map.put_manhole(square(item)?),
            "discard" => {
                let card = word(item)?;
                g.discard.push(card);
                take(&mut self.counts, card)?;
            }
            "stack" => {}
            seat => self.describe(seat.parse()?, item)?,
        }
        Ok(())
    }

    fn lay_down(&mut self, seat: Seat, item: &str) -> Result<(), String> {
        let (card, charges) = item.split_once(' ').unwrap_or((item, "0"));
        let card: Card = word(card)?;
        // A vehicle is not in the deck.
        let is_copy = card.facts().kind == CardKind::Vehicle;
        if !is_copy {
            take(&mut self.counts, card)?;
        }
        let item = Item { card, charges: number(charges)?, is_copy };
        self.g.players[seat.index()].items.push(item);
        Ok(())
    }

    fn describe(&mut self, seat: Seat, item: &str) -> Result<(), String> {
        let player = &mut self.g.players[seat.index()];
        match item.split_whitespace().collect::<Vec<_>>()[..] {
            ["at", at] => player.at = square(at)?,
            // In tokens; halves are written as `2.5`.
            ["life", n] => {
                let (whole, half) = n.split_once('.').unwrap_or((n, "0"));
                player.life = 2 * number::<u8>(whole)? + u8::from(half == "5");
            }
            ["bullets", n] => player.bullets = number(n)?,
            ["guts", n] => player.guts = number(n)?,
            ["sewer", n] => player.sewer_tokens = number(n)?,
            ["kills", n] => {
                player.kills[Figure::Zombie.index()] = number(n)?;
                if let Some(supply) = &mut self.g.supply {
                    supply[Figure::Zombie.index()] -= number::<u8>(n)?;
                }
            }
            ["dogs", n] => player.kills[Figure::Dog.index()] = number(n)?,
            ["clowns", n] => player.kills[Figure::Clown.index()] = number(n)?,
            ["below"] => player.is_below = true,
            ["played"] => player.has_played = true,
            ["rides"] => player.ride = Ride::Rides,
            ["jacketed"] => player.is_jacketed = true,
            ["escaped"] => player.has_escaped = true,
            ["jeep"] => player.has_jeep = true,
            ["rested"] => player.duct = Some(player.at),
            ["dead"] => {
                player.is_dead = true;
                player.life = 0;
                player.bullets = 0;
                player.guts = 0;
            }
            _ => return Err(format!("{item:?} does not describe a player")),
        }
        Ok(())
    }

    fn finish(self) -> Result<Zombies, String> {
        let Layout { mut g, mut counts, hands, deck_size, begin } = self;
        for (seat, card) in hands {
            take(&mut counts, card)?;
            g.hands[seat.index()].add(card, SeatSet::one(seat));
        }
        if let Some(size) = deck_size {
            let mut left: usize = counts.iter().map(|n| usize::from(*n)).sum();
            for count in counts.iter_mut().rev() {
                while *count > 0 && left > size {
                    *count -= 1;
                    left -= 1;
                    g.n_gone += 1;
                }
            }
        }
        g.deck = Deck::new(counts);
        g.stack = Stack::default();
        g.stack.begin(flow::Turn { next: begin.ok_or("a scene ends with `begin`")? });
        Ok(g)
    }
}

fn take(counts: &mut [u8; N_CARDS], card: Card) -> Result<(), String> {
    let count = &mut counts[card.index()];
    *count = count.checked_sub(1).ok_or_else(|| format!("there are not that many cards {card:?}"))?;
    Ok(())
}

fn lay_tile(g: &mut Zombies, tile: &str, x: &str, y: &str, turn: &str) -> Result<(), String> {
    let tile: Tile = word(tile)?;
    let cell = Cell { x: number(x)?, y: number(y)? };
    let turn = Turn::try_from(number::<u8>(turn)?)?;
    // An entrance comes from the stack of the city, together with its companions.
    let is_entrance = tile.kind() == TileSort::Entrance;
    let stack = if is_entrance { TileStack::City } else { g.piles.stack_of(tile) };
    if g.map.in_cell(cell).is_some() {
        return Err("another tile lies there".to_string());
    }
    g.map.lay(tile, stack, Placement { cell, turn });
    // ZOM-19.6: an entrance opens its stack.
    if is_entrance {
        g.piles.open(TileStack::of(tile.set()));
        g.piles.open(TileStack::City);
    }
    Ok(())
}

fn step_of(text: &str) -> Result<TurnStep, String> {
    use TurnStep::{
        Arrival, BeforeMovementRoll, Begin, Discard, Draw, End, Fight, MovementRoll, Start, Surplus, Tile,
        Toll, ZombieRoll,
    };
    Ok(match text {
        "turn" => Begin,
        "start" => Start,
        "tile" => Tile,
        "fight" => Fight,
        "draw" => Draw,
        "toll" => Toll,
        "before-movement-roll" => BeforeMovementRoll,
        "movement-roll" => MovementRoll,
        "movement" => TurnStep::Movement,
        "zombie-roll" => ZombieRoll,
        "discard" => Discard,
        "surplus" => Surplus,
        "arrival" => Arrival,
        "end" => End,
        _ => return Err(format!("{text:?} is not a step of a turn")),
    })
}

/// `stack` is the city's, `stack mall` another one.
fn stack_named(head: &str) -> Result<Option<TileStack>, String> {
    match head.split_once(' ') {
        None if head == "stack" => Ok(Some(TileStack::City)),
        Some(("stack", name)) => word(name).map(Some),
        _ => Ok(None),
    }
}

/// `1/4`: the fifth square of the second tile.
fn square(text: &str) -> Result<Square, String> {
    let (spot, at) = text.split_once('/').ok_or_else(|| format!("{text:?} is not a square"))?;
    let at: u8 = number(at)?;
    if at > 8 {
        return Err(format!("{text:?} is not a square"));
    }
    Ok(Spot(number(spot)?).square(at))
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not a number in range"))
}

fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text)).map_err(|error| error.to_string())
}
