//! A table laid out by hand: for problems, puzzles and tests.
//!
//! ```text
//! seats 4
//! edition first-print                # revised by default
//! rules promises=logged              # individual switches of the edition; also show_cards=off …
//! sides b                            # like the option `sides`
//! corners church-hospital-bank-armory
//! colours red-green-blue-purple
//! first B
//! leader green
//! turn 3                             # 1 by default; its invasion card is shown if `begin` is after it
//! church: A punk, B student tired, C mama temporary, D thief hidden
//! zombies: church 3, bank 1
//! hand B: gun, gun
//! antidotes: A 2, hospital 1         # of players and at locations
//! food A: 2, 0                       # drawn face down
//! shown A: 1                         # taken openly
//! open-food: 1, 2, 3
//! on armory: gun                     # for cards that nobody has seen: `on armory: 2`
//! deck 5                             # cards left in the deck; all others have been discarded
//! markers: water-tower 2
//! armory blocked                     # or burnt
//! tower fallen
//! cards: A church, B bank            # movement cards that have been shown
//! begin location church              # or: turn, moves, invasion c, ending, vaccination, sharing church
//! ```

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use table::{Bag, Kind, Seat, SeatSet, Secret, Stack};

use crate::cards::{Card, Food};
use crate::characters::{Fate, Role};
use crate::flow::{EndStage, Ending, Frame, Location, LocationStep, Turn, TurnStage};
use crate::invasion::N_HOURS;
use crate::pile::Holder;
use crate::state::Armory;
use crate::{City, Colour, Place, Setup, Side, setup};

/// Lays out a table exactly as the text says, even if no game could lead there. `table::check` says whether
/// it is consistent.
pub fn scene(text: &str) -> Result<City, String> {
    let mut lines = Vec::new();
    let mut options = Vec::new();
    let mut seats = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        match line.split_once(' ') {
            _ if line.is_empty() => {}
            Some(("seats", n)) => seats = Some(number(n)?),
            Some(("edition", edition)) => options.push(("edition".to_string(), edition.to_string())),
            Some(("sides", sides)) => options.push(("sides".to_string(), sides.to_string())),
            Some(("rules", given)) => {
                for rule in given.split_whitespace() {
                    let (key, value) = rule.split_once('=').ok_or("a rule must be key=value")?;
                    options.push((key.to_string(), value.to_string()));
                }
            }
            _ => lines.push((index + 1, line)),
        }
    }
    let setup =
        Setup::from_options(seats.ok_or("a scene needs `seats`")?, &options).map_err(|e| e.to_string())?;
    let mut layout = Layout::new(&setup)?;
    for (number, line) in lines {
        layout.apply_line(line).map_err(|reason| format!("line {number}: {line:?}: {reason}"))?;
    }
    layout.finish()
}

/// What the lines so far have said. Cards are kept here because they are secret on the table.
struct Layout {
    g: City,
    cards: Vec<(Holder, Card, SeatSet)>,
    unseen_at: [u8; 6],
    food: Vec<(Seat, Food)>,
    open_food: Vec<Food>,
    deck_size: Option<usize>,
    has_mower: bool,
    /// The top invasion card, if it is decided although nobody has seen it.
    top: Option<u8>,
    begin: Option<Vec<Frame>>,
}

impl Layout {
    fn new(setup: &Setup) -> Result<Layout, String> {
        let mut g = setup::first_state(setup).map_err(|errors| errors.to_string())?;
        g.turn = 1;
        Ok(Layout {
            g,
            cards: Vec::new(),
            unseen_at: [0; 6],
            food: Vec::new(),
            open_food: Vec::new(),
            deck_size: None,
            has_mower: setup.promo_lawn_mower,
            top: None,
            begin: None,
        })
    }

    fn apply_line(&mut self, line: &str) -> Result<(), String> {
        if let Some((head, items)) = line.split_once(':') {
            for item in items.split(',') {
                self.apply_item(head.trim(), item.trim())?;
            }
            return Ok(());
        }
        let (head, value) = line.split_once(' ').unwrap_or((line, ""));
        let g = &mut self.g;
        match head {
            "corners" => {
                let places: Vec<Place> = value.split('-').map(word).collect::<Result<_, _>>()?;
                g.corners = places.try_into().map_err(|_| "there are four corners".to_string())?;
            }
            "colours" => {
                for (colour, name) in g.colours.iter_mut().zip(value.split('-')) {
                    *colour = word::<Colour>(name)?;
                }
            }
            "first" => g.first = value.parse()?,
            "leader" => {
                let colour: Colour = word(value)?;
                let space = g.wheel.iter().position(|space| *space == colour).ok_or("no such colour")?;
                g.leader = space as u8;
            }
            "turn" => g.turn = number(value)?,
            "deck" => self.deck_size = Some(number(value)?),
            "armory" if value == "blocked" => g.armory = Armory::Blocked,
            "armory" if value == "burnt" => g.armory = Armory::Burnt,
            "tower" if value == "fallen" => g.sides[Place::WaterTower.index()] = Side::Ruin,
            "top" => self.top = Some(number(value)?),
            "begin" => self.begin = Some(self.frames(value)?),
            _ => return Err("unknown line".to_string()),
        }
        Ok(())
    }

    fn apply_item(&mut self, head: &str, item: &str) -> Result<(), String> {
        let g = &mut self.g;
        let mut words = item.split_whitespace();
        let (one, two) = (words.next().unwrap_or(""), words.next());
        let second = || two.ok_or_else(|| format!("{item:?} must be two words"));
        match head.split_once(' ') {
            Some(("hand", seat)) => {
                let seat: Seat = seat.parse()?;
                self.cards.push((Holder::hand(seat), word(item)?, SeatSet::one(seat)));
                return Ok(());
            }
            Some(("food", seat)) => {
                self.food.push((seat.parse()?, Food(number(item)?)));
                return Ok(());
            }
            Some(("shown", seat)) => {
                let seat: Seat = seat.parse()?;
                g.shown_food[seat.index()][number::<usize>(item)?] += 1;
                return Ok(());
            }
            Some(("on", place)) => {
                let place: Place = word(place)?;
                match item.parse::<u8>() {
                    Ok(n) => self.unseen_at[place.index()] += n,
                    Err(_) => self.cards.push((Holder::place(place), word(item)?, SeatSet::EMPTY)),
                }
                return Ok(());
            }
            _ => {}
        }
        match head {
            "zombies" => g.zombies[word::<Place>(one)?.index()] = number(second()?)?,
            "markers" => g.markers[word::<Place>(one)?.index()] = number(second()?)?,
            "antidotes" => match one.parse::<Seat>() {
                Ok(seat) => g.antidotes[seat.index()] = number(second()?)?,
                Err(_) => g.antidotes_at[word::<Place>(one)?.index()] = number(second()?)?,
            },
            "open-food" => self.open_food.push(Food(number(one)?)),
            "cards" => g.chosen[one.parse::<Seat>()?.index()] = Some(word(second()?)?),
            place => {
                let role: Role = word(second()?)?;
                let person = &mut g.people[role.index()];
                if person.lives() {
                    return Err(format!("{role:?} already stands somewhere"));
                }
                person.owner = one.parse()?;
                person.fate = Fate::At(word(place)?);
                for trait_word in words {
                    match trait_word {
                        "tired" => person.is_exhausted = true,
                        "hidden" => person.is_hidden = true,
                        "temporary" => person.is_temporary = true,
                        "awake" => person.is_awake = true,
                        _ => return Err(format!("{trait_word:?} does not describe a character")),
                    }
                }
            }
        }
        Ok(())
    }

    /// The procedures on the stack when the scene begins.
    fn frames(&self, text: &str) -> Result<Vec<Frame>, String> {
        let (what, place) = text.split_once(' ').unwrap_or((text, ""));
        let turn = |next| Ok(vec![Turn { next }.into()]);
        let ending = |next| Ok(vec![Ending { next }.into()]);
        let location = |next| {
            let slot = self.g.slot_of(word(place)?);
            Ok(vec![Turn { next: TurnStage::End }.into(), Location { slot, next }.into()])
        };
        match what {
            "turn" => turn(TurnStage::Observation),
            "start" => turn(TurnStage::Start),
            "movement-cards" => turn(TurnStage::MovementCards),
            "before-invasion" => turn(TurnStage::BeforeInvasion),
            "invasion" => turn(TurnStage::Invasion),
            "after-invasion" => turn(TurnStage::AfterInvasion),
            "moves" => turn(TurnStage::Moves),
            "lure" => turn(TurnStage::BeforeLure),
            "locations" => turn(TurnStage::Locations),
            "end" => turn(TurnStage::End),
            "location" => location(LocationStep::Begin),
            "attack" => location(LocationStep::BeforeAttack),
            "sharing" => location(LocationStep::BeforeSharing),
            "ending" => ending(EndStage::LastWindow),
            "vaccination" => ending(EndStage::Vaccination),
            "canned-food" => ending(EndStage::CannedFood),
            "score" => ending(EndStage::Score),
            _ => Err("unknown `begin`".to_string()),
        }
    }

    fn finish(self) -> Result<City, String> {
        let Layout { mut g, cards, unseen_at, food, open_food, deck_size, has_mower, top, begin } = self;
        let mut unseen = Card::ALL.map(Card::copies);
        unseen[Card::LawnMower.index()] = u8::from(has_mower);
        for (_, card, _) in &cards {
            let left = unseen[card.index()].checked_sub(1);
            unseen[card.index()] = left.ok_or_else(|| format!("there are not that many {card:?} cards"))?;
        }
        let n_dropped: usize = unseen_at.iter().map(|n| usize::from(*n)).sum();
        let n_unseen = |unseen: &[u8]| unseen.iter().map(|n| usize::from(*n)).sum::<usize>();
        while deck_size.is_some_and(|size| n_unseen(&unseen) > size + n_dropped) {
            let most = (0..unseen.len()).max_by_key(|index| unseen[*index]).unwrap_or(0);
            unseen[most] -= 1;
            g.discard[most] += 1;
        }
        g.unseen_at = unseen_at;
        g.deck_size =
            n_unseen(&unseen).checked_sub(n_dropped).ok_or("more cards are dropped than exist")? as u8;
        g.bag = Bag::new(unseen);
        cards.into_iter().for_each(|(holder, card, audience)| g.cards.add(holder, card, audience));
        let mut tokens = Food::counts();
        let taken = food.iter().map(|(_, food)| *food).chain(open_food.iter().copied());
        let shown = g.shown_food.iter().flat_map(|tokens| {
            tokens.iter().zip(0u8..).flat_map(|(n, value)| std::iter::repeat_n(Food(value), usize::from(*n)))
        });
        for token in taken.chain(shown) {
            let left = tokens.get_mut(token.index()).ok_or("no such food")?;
            *left = left.checked_sub(1).ok_or_else(|| format!("there are not that many tokens {token:?}"))?;
        }
        g.food_bag = Bag::new(tokens);
        open_food.into_iter().for_each(|token| g.open_food.push(token));
        food.into_iter().for_each(|(seat, food)| g.food.add(Holder::hand(seat), food, SeatSet::one(seat)));
        g.living = g.people.iter().filter(|person| person.lives()).map(|person| person.owner).collect();
        let frames = begin.ok_or("a scene ends with `begin`")?;
        g.n_shown = n_shown(g.turn, &frames);
        for hour in 0..usize::from(g.n_shown) {
            g.drawn[hour].get_or_insert(Secret::new(0, SeatSet::EMPTY));
        }
        if let Some(index) = top {
            let hour =
                g.drawn.get_mut(usize::from(g.n_shown)).ok_or("the last invasion card is already shown")?;
            *hour = Some(Secret::new(index, SeatSet::EMPTY));
        }
        g.stack = Stack::default();
        for frame in frames {
            g.stack.begin(frame);
        }
        Ok(g)
    }
}

/// How many invasion cards lie face up: the card of midnight, those of earlier turns, and that of this turn
/// once the invasion is over. At the end, all of them do.
fn n_shown(turn: u8, frames: &[Frame]) -> u8 {
    match frames.first() {
        Some(Frame::Ending(_)) => N_HOURS as u8,
        Some(Frame::Turn(Turn {
            next:
                TurnStage::Observation
                | TurnStage::Start
                | TurnStage::MovementCards
                | TurnStage::BeforeInvasion
                | TurnStage::Invasion,
        })) => turn,
        _ => (turn + 1).min(N_HOURS as u8),
    }
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not a number in range"))
}

fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text)).map_err(|error| error.to_string())
}
