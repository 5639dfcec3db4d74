//! Deciding together (MZ-50): what the players can choose, who is asked, and when it is decided.
//!
//! A seat supports a choice; supporting the same choice as another seat accepts it. The choice is carried out
//! once all seats that are asked support it. `choices` says what there is to choose.

mod choices;

use serde::Serialize;
use table::{
    AsksSeats, Chance, Log, OpenWindow, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule,
};

use super::{Coming, Follow, OpenFire, Opening, Question, Spawn, Wounds, activation, mission, spawn};
use crate::MarvelZombies;
use crate::action::{Action, Choice};
use crate::board::{Zone, ZoneSet};
use crate::cast::{Character, CitizenCard, Kind, PER_SIDE};
use crate::event::Event;
use crate::state::{HeroIx, HeroSet, Vote};

pub(crate) use choices::default_choice;

/// The subject of a shared decision. The possible choices are derived from the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum About {
    /// Which heroes stand in the second start zone.
    Division,
    /// How to share Wounds in a zone.
    Wounds { zone: Zone, n: u8 },
    /// Where the extra or single figures go, of a kind that splits over several routes.
    Split { from: Zone, kind: Kind, extra: u8, routes: ZoneSet },
    /// A Citizen's way: where to flee, or which of their Guards to go with.
    CitizenWay { citizen: CitizenCard, routes: ZoneSet },
    /// Which zone attacks next (MZ-16.3).
    AttackOrder { zones: ZoneSet },
    /// Which room a card is drawn for next.
    Rooms { rooms: ZoneSet },
    /// Where a leader appears or aims: Spider-Man, Ms. Marvel.
    LeaderZone { who: Character, zones: ZoneSet },
    /// Which zone Operators shoot at (MZ-18.8).
    Fire { from: Zone, zones: ZoneSet },
    /// Which spawn zone is nearest (MZ-40.12).
    SpawnZone { zones: ZoneSet },
    /// Which heroes' zones get the last figures (MZ-19.4).
    LastFigures { left: u8 },
    /// Which Objective to turn up, if any.
    Objective,
    /// The mission can no longer be won: whether to play on or end the game (MZ-3.15).
    LostForGood,
}

impl About {
    /// MZ-50.23: whether this decides only the order of things, which hardly ever matters.
    pub fn is_trifle(self) -> bool {
        match self {
            About::AttackOrder { .. } | About::Rooms { .. } => true,
            About::Division
            | About::Wounds { .. }
            | About::Split { .. }
            | About::CitizenWay { .. }
            | About::LeaderZone { .. }
            | About::Fire { .. }
            | About::SpawnZone { .. }
            | About::LastFigures { .. }
            | About::Objective
            | About::LostForGood => false,
        }
    }
}

/// A question to all players concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    pub about: About,
    /// The number of the next proposal.
    pub next: u8,
}

/// Asks the players. If there is only one choice, nobody is asked.
pub(crate) fn ask(g: &mut MarvelZombies, about: About) -> Step {
    rule!("MZ-50.3");
    g.stack.begin(Decision { about, next: 0 })
}

impl AsksSeats<MarvelZombies> for Decision {
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match choices::only(g, self.about) {
            None => Step::Waits,
            Some(choice) => {
                carry_out(g, self.about, choice, key, log);
                Step::Ran
            }
        }
    }

    fn pending(&self, g: &MarvelZombies) -> PendingOf<MarvelZombies> {
        let asked = asked(g, self.about);
        let question = Question::Decide(self.about);
        match asked.only() {
            Some(seat) => Pending::turn(seat, question),
            None => Pending::together(asked, ready(g, asked), question),
        }
    }

    fn legal(&self, g: &MarvelZombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        self.each_listed(g, |choice| out.push(Action::Vote(choice)));
    }

    fn thinkable(&self, _g: &MarvelZombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    /// A vote, which may be changed until the decision is made (MZ-50.6).
    fn act(
        self,
        g: &mut MarvelZombies,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let about = self.about;
        let choice = match action {
            Action::Vote(choice) => self.listed(g, choice)?,
            Action::Share(shares) => choices::meant(g, about, Choice::Shares(shares))?,
            _ => return Err(Refusal::OTHER_QUESTION),
        };
        rule!("MZ-50.6");
        let same = g.votes.iter().flatten().find(|vote| vote.choice == choice);
        let since = same.map_or(self.next, |vote| vote.since);
        g.stack.go_on_as(Decision { next: self.next.max(since.saturating_add(1)), ..self });
        g.votes[seat.index()] = Some(Vote { choice, since });
        let asked = asked(g, about);
        if asked.len() > 1 {
            log.event(Event::StoodFor { seat, choice });
        }
        let others = asked.minus(standing_for(g, asked, choice));
        if others.is_empty() || choice == Choice::EndGame && would_give_up(g, others) {
            log.event(Event::Decided { about, choice });
            carry_out(g, about, choice, key, log);
        }
        Ok(())
    }
}

/// MZ-50.23: a vote on a trifle is a window, in which everybody may object to the default, until somebody does.
pub(crate) fn window(g: &MarvelZombies, seat: Seat) -> Option<OpenWindow<Action>> {
    let about = g.stack.top_as::<Decision>()?.about;
    let asked = asked(g, about);
    if !about.is_trifle() || asked.len() < 2 || !asked.has(seat) {
        return None;
    }
    rule!("MZ-50.23");
    let default = default_choice(g, about);
    let is_undisputed = g.votes.iter().flatten().all(|vote| vote.choice == default);
    is_undisputed.then_some(OpenWindow {
        pass: Action::Vote(default),
        kind: 0,
        is_rare: false,
        is_last_chance: false,
        stretch: u32::from(g.round),
    })
}

impl Decision {
    /// The default first, then the other choices, then proposals that are not among them.
    fn each_listed(&self, g: &MarvelZombies, mut tell: impl FnMut(Choice)) {
        choices::each(g, self.about, &mut tell);
        for (index, vote) in g.votes.iter().enumerate() {
            let Some(Vote { choice, .. }) = vote else { continue };
            let is_first = g.votes[..index].iter().flatten().all(|earlier| earlier.choice != *choice);
            let mut is_listed = false;
            choices::each(g, self.about, |listed| {
                is_listed |= choices::meant(g, self.about, listed) == Ok(*choice);
            });
            if is_first && !is_listed {
                tell(*choice);
            }
        }
    }

    /// The normal form of a listed choice or of a proposal that somebody supports.
    fn listed(&self, g: &MarvelZombies, choice: Choice) -> Result<Choice, Refusal> {
        let meant = choices::meant(g, self.about, choice)?;
        let mut is_listed = false;
        self.each_listed(g, |listed| is_listed |= listed == choice);
        if is_listed { Ok(meant) } else { Err(Refusal::new("MZ-50.3", "not-among-the-choices")) }
    }

    /// The choice that a seat supports, in the form in which others may support it, too.
    pub(crate) fn as_listed(&self, g: &MarvelZombies, stood_for: Choice) -> Choice {
        let mut form = stood_for;
        self.each_listed(g, |listed| {
            if choices::meant(g, self.about, listed) == Ok(stood_for) {
                form = listed;
            }
        });
        form
    }

    /// The action for a seat that is absent or out of time: to support the leading proposal, or else the
    /// default.
    pub(super) fn timeout(&self, g: &MarvelZombies) -> Action {
        rule!("MZ-50.8");
        rule!("MZ-50.9");
        let leading = leading(g, asked(g, self.about));
        Action::Vote(match leading {
            Some(choice) => self.as_listed(g, choice),
            None => default_choice(g, self.about),
        })
    }

    /// A random way to share Wounds that is not listed.
    pub(super) fn proposal(&self, g: &MarvelZombies, chance: &mut dyn Chance) -> Option<Action> {
        choices::any_sharing(g, self.about, chance).map(Action::Share)
    }
}

/// MZ-50.4: one seat if it has all the heroes concerned; the captain if there is one (MZ-50.7); otherwise all
/// seats (MZ-50.5).
fn asked(g: &MarvelZombies, about: About) -> SeatSet {
    if let Some(captain) = g.captain {
        rule!("MZ-50.7");
        return SeatSet::one(captain);
    }
    let seats = g.seats_of(concerned(g, about));
    if seats.len() == 1 {
        rule!("MZ-50.4");
        rule!("MZ-50.19");
        seats
    } else {
        rule!("MZ-50.5");
        SeatSet::all(usize::from(g.n_seats))
    }
}

/// The heroes whom a decision concerns (MZ-50.20): those in the zone, or in the zones to choose from if each
/// of them has heroes; otherwise all in play.
fn concerned(g: &MarvelZombies, about: About) -> HeroSet {
    rule!("MZ-50.20");
    let zones = match about {
        About::Wounds { zone, .. } => ZoneSet::one(zone),
        About::AttackOrder { zones }
        | About::LeaderZone { zones, .. }
        | About::Fire { zones, .. }
        | About::Split { routes: zones, .. } => zones,
        About::Division
        | About::CitizenWay { .. }
        | About::Rooms { .. }
        | About::SpawnZone { .. }
        | About::LastFigures { .. }
        | About::Objective
        | About::LostForGood => return g.heroes_in_play(),
    };
    let is_there = |hero: &HeroIx| g.zone_of(*hero).is_some_and(|zone| zones.has(zone));
    if zones.minus(g.hero_zones()).is_empty() {
        g.heroes_in_play().iter().filter(is_there).collect()
    } else {
        g.heroes_in_play()
    }
}

/// The seats that support the leading proposal. The others are still to decide.
fn ready(g: &MarvelZombies, asked: SeatSet) -> SeatSet {
    let Some(leading) = leading(g, asked) else { return SeatSet::EMPTY };
    standing_for(g, asked, leading)
}

fn standing_for(g: &MarvelZombies, asked: SeatSet, choice: Choice) -> SeatSet {
    asked.iter().filter(|seat| g.votes[seat.index()].is_some_and(|vote| vote.choice == choice)).collect()
}

/// MZ-50.8: the proposal of most seats; on a tie, the older one.
fn leading(g: &MarvelZombies, asked: SeatSet) -> Option<Choice> {
    let votes = asked.iter().filter_map(|seat| g.votes[seat.index()]);
    let strength = |vote: &Vote| (standing_for(g, asked, vote.choice).len(), u8::MAX - vote.since);
    votes.max_by_key(strength).map(|vote| vote.choice)
}

/// MZ-3.16: a player who wishes to give up also wants the game to end.
fn would_give_up(g: &MarvelZombies, others: SeatSet) -> bool {
    rule!("MZ-3.16");
    others.minus(g.wish_to_give_up).is_empty()
}

/// Carries out the decision, and the procedure below continues with it.
fn carry_out(
    g: &mut MarvelZombies,
    about: About,
    choice: Choice,
    key: &RulesKey,
    log: &mut impl Log<MarvelZombies>,
) {
    g.stack.done();
    g.votes = [None; PER_SIDE];
    match (about, choice) {
        (About::Division, Choice::Second(heroes)) => divide(g, HeroSet(heroes)),
        (About::Wounds { .. }, Choice::Shares(shares)) => {
            if let Some(&wounds) = g.stack.top_as::<Wounds>() {
                wounds.shared(g, shares);
            }
        }
        (About::Split { from, kind, routes, .. }, choice) => {
            activation::split_decided(g, from, kind, routes, choice)
        }
        (About::CitizenWay { citizen, .. }, Choice::Zone(zone)) => match g.stack.top_as::<Follow>() {
            Some(&follow) => follow.decided(g, citizen, zone, log),
            None => activation::citizen_decided(g, citizen, zone),
        },
        (About::AttackOrder { .. }, Choice::Zone(zone)) => activation::attack_decided(g, zone, log),
        (About::Rooms { .. }, Choice::Zone(zone)) => {
            if let Some(&opening) = g.stack.top_as::<Opening>() {
                opening.room_chosen(g, zone);
            }
        }
        (About::LeaderZone { who, .. }, Choice::Zone(zone)) => match g.stack.top_as::<Coming>() {
            Some(&coming) => coming.placed(g, zone, log),
            None => activation::leader_decided(g, who, zone),
        },
        (About::Fire { from, .. }, Choice::Zone(zone)) => {
            if let Some(&fire) = g.stack.top_as::<OpenFire>() {
                fire.aimed(g, from, zone);
            }
        }
        (About::SpawnZone { .. }, Choice::Zone(zone)) => mission::spawn_zone_chosen(g, zone, key, log),
        (About::LastFigures { .. }, Choice::Hero(who)) => {
            if let Some(&spawn) = g.stack.top_as::<Spawn>() {
                spawn::last_figure(g, spawn, who, log);
            }
        }
        (About::Objective, Choice::Objective(index)) => mission::objective_chosen(g, index, key, log),
        (About::Objective, Choice::Nothing) => rule!("MZ-36.15"),
        (About::LostForGood, choice) => mission::hope_decided(g, choice, log),
        (about, choice) => unreachable!("{choice:?} does not answer {about:?}"),
    }
}

/// MZ-37.4, MZ-41.3: puts these heroes in the second start zone.
fn divide(g: &mut MarvelZombies, second: HeroSet) {
    rule!("MZ-37.4");
    let zone: Zone = g.mission.start[1];
    for hero in second.iter() {
        g.hero_mut(hero).zone = Some(zone);
    }
}
