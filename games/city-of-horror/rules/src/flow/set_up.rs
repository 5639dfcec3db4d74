//! What chance decides before anybody acts: layout, sides, colours, first player, food, characters,
//! and later the cards and the first zombies.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};
use tinyvec::ArrayVec;

use super::fetch::are_food;
use super::{ChanceQuestion, Draft, Placement, Turn, TurnStage, invasion};
use crate::action::{Cards, Characters, Colours, Foods};
use crate::board::{N_OPEN_FOOD, Place, Side};
use crate::characters::{Fate, Role};
use crate::event::{DealtCards, OwnRoles};
use crate::invasion::{CARDS_PER_HOUR, Hour};
use crate::pile::Holder;
use crate::setup::{n_cards, n_characters};
use crate::{City, Event, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SetUp {
    pub stage: SetUpStage,
    pub has_layout: bool,
    pub has_sides: bool,
    pub has_colours: bool,
    pub has_first: bool,
    pub drafts: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SetUpStage {
    #[default]
    Layout,
    Sides,
    Colours,
    FirstPlayer,
    Food,
    Characters,
    Cards,
    Midnight,
}

impl AsksChance<City> for SetUp {
    /// Skips what the host has decided.
    fn step(self, g: &mut City, _key: &RulesKey, log: &mut impl Log<City>) -> Step {
        rule!("CITY-2.1");
        match self.stage {
            SetUpStage::Layout if self.has_layout => {
                rule!("CITY-2.2");
                log.event(Event::LayoutDealt { corners: g.corners });
                self.next(g, SetUpStage::Sides)
            }
            SetUpStage::Sides if self.has_sides => {
                rule!("CITY-2.3");
                tell_sides(g, log);
                self.next(g, SetUpStage::Colours)
            }
            SetUpStage::Colours if self.has_colours => {
                let colours = g.seats().map(|seat| g.colours[seat.index()]).collect();
                log.event(Event::ColoursDealt { colours });
                self.next(g, SetUpStage::FirstPlayer)
            }
            SetUpStage::FirstPlayer if self.has_first => {
                announce_first_player(g, log);
                self.next(g, SetUpStage::Food)
            }
            // CITY-2.5: side A has no open food.
            SetUpStage::Food if g.side_of(Place::Crossroads) == Side::A => {
                self.next(g, SetUpStage::Characters)
            }
            _ => Step::Waits,
        }
    }

    fn question(&self, _g: &City) -> ChanceQuestion {
        match self.stage {
            SetUpStage::Layout => ChanceQuestion::Layout,
            SetUpStage::Sides => ChanceQuestion::Sides,
            SetUpStage::Colours => ChanceQuestion::Colours,
            SetUpStage::FirstPlayer => ChanceQuestion::FirstPlayer,
            SetUpStage::Food => ChanceQuestion::OpenFood,
            SetUpStage::Characters => ChanceQuestion::Characters,
            SetUpStage::Cards => ChanceQuestion::Deal,
            SetUpStage::Midnight => ChanceQuestion::Invasion { hour: Hour::Midnight },
        }
    }

    fn roll(&self, g: &City, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        let n_seats = usize::from(g.n_seats);
        match self.stage {
            SetUpStage::Layout => {
                let mut corners = Place::BUILDINGS;
                chance.shuffle(&mut corners);
                Roll::Layout(corners)
            }
            SetUpStage::Sides => {
                Roll::Sides([(); 6].map(|()| if chance.below(2) == 0 { Side::A } else { Side::B }))
            }
            SetUpStage::Colours => {
                let mut colours = g.wheel;
                chance.shuffle(&mut colours);
                Roll::Colours(colours[..n_seats].iter().copied().collect())
            }
            SetUpStage::FirstPlayer => Roll::FirstPlayer(Seat::new(chance.below(n_seats as u32) as usize)),
            SetUpStage::Food => Roll::Food(g.food_bag.sample(N_OPEN_FOOD, key, chance)),
            SetUpStage::Characters => {
                let mut roles = Role::ALL;
                chance.shuffle(&mut roles);
                Roll::Characters(roles[..n_seats * n_characters(n_seats)].iter().copied().collect())
            }
            SetUpStage::Cards => Roll::Cards(g.bag.sample(n_seats * n_cards(n_seats), key, chance)),
            SetUpStage::Midnight => Roll::Invasion(chance.below(CARDS_PER_HOUR as u32) as u8),
        }
    }

    fn rolled(
        self,
        g: &mut City,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let next = |g: &mut City, stage| {
            self.next(g, stage);
            Ok(())
        };
        match (self.stage, roll) {
            (SetUpStage::Layout, Roll::Layout(corners)) => {
                rule!("CITY-2.2");
                if !Place::BUILDINGS.iter().all(|building| corners.contains(building)) {
                    return Err(Refusal::IMPOSSIBLE_ROLL);
                }
                g.corners = *corners;
                log.event(Event::LayoutDealt { corners: *corners });
                next(g, SetUpStage::Sides)
            }
            (SetUpStage::Sides, Roll::Sides(sides)) => {
                rule!("CITY-2.3");
                if sides.contains(&Side::Ruin) {
                    return Err(Refusal::IMPOSSIBLE_ROLL);
                }
                g.sides = *sides;
                tell_sides(g, log);
                next(g, SetUpStage::Colours)
            }
            (SetUpStage::Colours, Roll::Colours(colours)) => {
                colours_drawn(g, colours, log)?;
                next(g, SetUpStage::FirstPlayer)
            }
            (SetUpStage::FirstPlayer, Roll::FirstPlayer(seat)) if g.all_seats().has(*seat) => {
                g.first = *seat;
                announce_first_player(g, log);
                next(g, SetUpStage::Food)
            }
            (SetUpStage::Food, Roll::Food(open)) => {
                lay_out_food(g, open, key, log)?;
                next(g, SetUpStage::Characters)
            }
            (SetUpStage::Characters, Roll::Characters(roles)) => deal_characters(g, self, roles, log),
            (SetUpStage::Cards, Roll::Cards(cards)) => deal_cards(g, self, cards, key, log),
            (SetUpStage::Midnight, Roll::Invasion(index)) => {
                rule!("CITY-2.20");
                rule!("CITY-2.22");
                invasion::drawn(g, *index, SeatSet::EMPTY)?;
                invasion::show_and_apply(g, Hour::Midnight, key, log);
                g.turn = 1;
                g.stack.go_on_as(Turn { next: TurnStage::Observation });
                log.event(Event::TurnBegan { turn: 1 });
                Ok(())
            }
            _ => Err(Refusal::IMPOSSIBLE_ROLL),
        }
    }
}

impl SetUp {
    fn next(self, g: &mut City, stage: SetUpStage) -> Step {
        g.stack.go_on_as(SetUp { stage, ..self });
        Step::Ran
    }
}

fn tell_sides(g: &City, log: &mut impl Log<City>) {
    let on = |side| Place::ALL.into_iter().filter(|place| g.sides[place.index()] == side).collect();
    log.event(Event::SidesDealt { side_a: on(Side::A), side_b: on(Side::B) });
}

fn colours_drawn(g: &mut City, colours: &Colours, log: &mut impl Log<City>) -> Result<(), Refusal> {
    rule!("CITY-2.7");
    let all_differ = (0..colours.len())
        .all(|index| g.wheel.contains(&colours[index]) && !colours[..index].contains(&colours[index]));
    if colours.len() != usize::from(g.n_seats) || !all_differ {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    g.colours.iter_mut().zip(colours).for_each(|(colour, drawn)| *colour = *drawn);
    log.event(Event::ColoursDealt { colours: *colours });
    Ok(())
}

/// CITY-2.8, CITY-2.9: the first player gets the token, and the zombie leader starts on their colour.
fn announce_first_player(g: &mut City, log: &mut impl Log<City>) {
    rule!("CITY-2.8");
    rule!("CITY-2.9");
    g.leader = g.space_of(g.first);
    log.event(Event::FirstPlayerSeated { seat: g.first, colour: g.colours[g.first.index()] });
}

/// CITY-2.5: puts three open tokens on side B.
fn lay_out_food(g: &mut City, open: &Foods, key: &RulesKey, log: &mut impl Log<City>) -> Result<(), Refusal> {
    rule!("CITY-2.5");
    if open.len() != N_OPEN_FOOD || !are_food(open) || !g.food_bag.take(open, key) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    g.open_food = *open;
    g.open_food.sort_unstable();
    log.event(Event::FoodLaidOpen { food: g.open_food });
    Ok(())
}

/// CITY-2.11: deals the characters, face up and rested.
fn deal_characters(
    g: &mut City,
    set_up: SetUp,
    roles: &Characters,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    rule!("CITY-2.11");
    let each = n_characters(usize::from(g.n_seats));
    let all_differ = (0..roles.len()).all(|index| !roles[..index].contains(&roles[index]));
    if roles.len() != each * usize::from(g.n_seats) || !all_differ {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    for (seat, own) in g.seats().zip(roles.chunks(each)) {
        for role in own {
            let person = &mut g.people[role.index()];
            person.owner = seat;
            person.fate = Fate::Waiting;
        }
        let roles: OwnRoles = own.iter().copied().collect();
        log.event(Event::CharactersDealt { seat, roles });
    }
    g.living = g.all_seats();
    rule!("CITY-2.12");
    // Placement goes counter-clockwise, starting on the first player's right.
    g.stack.go_on_as(SetUp { stage: SetUpStage::Cards, ..set_up });
    g.stack.begin(Placement::new(g));
    Ok(())
}

/// CITY-2.17, CITY-2.18: deals the cards, into hands or for the draft.
fn deal_cards(
    g: &mut City,
    set_up: SetUp,
    cards: &Cards,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    rule!("CITY-2.17");
    rule!("CITY-1.15");
    let each = n_cards(usize::from(g.n_seats));
    if cards.len() != each * usize::from(g.n_seats) || !g.bag.take(cards, key) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    g.deck_size -= cards.len() as u8;
    for (seat, own) in g.seats().zip(cards.chunks(each)) {
        let holder = if set_up.drafts { Holder::pack(seat) } else { Holder::hand(seat) };
        let audience = SeatSet::one(seat);
        own.iter().for_each(|card| g.cards.add(holder, *card, audience));
        let cards: DealtCards = own.iter().copied().collect();
        log.event(match set_up.drafts {
            true => Event::PackDealt { seat, n: each as u8, cards: Secret::new(cards, audience) },
            false => Event::CardsDealt { seat, n: each as u8, cards: Secret::new(cards, audience) },
        });
    }
    g.stack.go_on_as(SetUp { stage: SetUpStage::Midnight, ..set_up });
    if set_up.drafts {
        g.stack.begin(Draft::default());
    }
    Ok(())
}

/// A short sorted list of cards, for events.
pub(super) fn sorted<const N: usize>(cards: impl Iterator<Item = crate::Card>) -> ArrayVec<[crate::Card; N]>
where
    [crate::Card; N]: tinyvec::Array<Item = crate::Card>,
{
    let mut list: ArrayVec<[crate::Card; N]> = cards.collect();
    list.sort_unstable();
    list
}
