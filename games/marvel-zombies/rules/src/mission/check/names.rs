//! Words that name things that do not exist, and words that make no sense together.

use table::rule;

use crate::cast::{Character, CitizenCard, Color, Kind, Mode};
use crate::mission::file::File;
use crate::mission::read::{Notes, Span};
use crate::mission::words::{Condition, Consequence, Goal, Special, Tokens, Trigger};
use crate::mission::{CitizenPlaceKind, FigurePlace, Lock, Mission, SpawnToken};

pub fn check(file: &File, mission: &Mission, notes: &mut Notes) {
    let mut checker = Checker { mission, notes };
    checker.spawns(file);
    checker.doors(file);
    checker.citizens(file);
    checker.steps(file);
    for (place, rule) in mission.rules.iter().enumerate() {
        checker.rule(*rule, file.rule_span(place));
    }
    checker.reactions(file);
    checker.exit(file);
}

/// The most XP of one reaction. It takes a hero from nothing to Red (MZ-6.2), so more would change nothing.
const MOST_XP: u8 = 43;
/// How many more zones Citizens may move (MZ-34.7): nothing is further away than that.
const MOST_ZONES_MORE: u8 = 16;

struct Checker<'a, 'b, 'c> {
    mission: &'a Mission,
    notes: &'b mut Notes<'c>,
}

impl Checker<'_, '_, '_> {
    fn error(&mut self, field: &'static str, span: Span, text: impl Into<String>) {
        self.notes.error(field, span, text);
    }

    fn needs(&mut self, holds: bool, field: &'static str, span: Span, text: &str) {
        if !holds {
            self.error(field, span, text);
        }
    }

    /// MZ-17.1: there is one initial token, first in the order.
    fn spawns(&mut self, file: &File) {
        rule!("MZ-17.1");
        let tokens: Vec<SpawnToken> = file.spawns.get_ref().iter().map(|line| line.get_ref().token).collect();
        let n_initial = tokens.iter().filter(|token| **token == SpawnToken::Initial).count();
        if n_initial != 1 || tokens[0] != SpawnToken::Initial {
            let text = "the first Spawn token, and no other, is the one with `token = \"initial\"`";
            self.error("spawns", file.spawns.span(), text);
        }
        for line in file.spawns.get_ref() {
            for trigger in [line.get_ref().activated_by, line.get_ref().removed_by].into_iter().flatten() {
                self.trigger(trigger, "spawns", line.span());
            }
        }
    }

    fn doors(&mut self, file: &File) {
        for line in &file.doors {
            if let Lock::LockedUntil(condition) = line.get_ref().is {
                self.condition(condition, "doors", line.span());
            }
        }
    }

    fn citizens(&mut self, file: &File) {
        for line in &file.citizens.face_up {
            let is_secret =
                matches!(line.get_ref().card, CitizenCard::SecretMission1 | CitizenCard::SecretMission2);
            self.needs(is_secret, "citizens", line.span(), "only Secret Mission cards lie face up");
            let is_unique = self.times_dealt(line.get_ref().card) == 1;
            self.needs(
                is_unique,
                "citizens",
                line.span(),
                "there is one such card, and it lies in one place",
            );
            self.taken(Tokens::of(&[line.get_ref().after]), "citizens", line.span());
        }
    }

    fn steps(&mut self, file: &File) {
        let steps = file.steps.get_ref();
        self.needs(!steps.is_empty(), "steps", file.steps_span(), "a mission has at least one step");
        for (place, step) in steps.iter().enumerate() {
            self.goal(*step.get_ref(), step.span());
            let is_last = place + 1 == steps.len();
            let is_leave = *step.get_ref() == Goal::Leave;
            self.needs(is_last || !is_leave, "steps", step.span(), "`leave` is the last step");
        }
    }

    fn goal(&mut self, goal: Goal, span: Span) {
        let mission = self.mission;
        match goal {
            Goal::DevourAllCitizens | Goal::EachHeroDevoursCitizen => {
                self.mode(
                    Mode::Zombie,
                    "Super-Heroes devour nobody: `save-objective-citizens` is their step",
                    span,
                );
            }
            Goal::DevourObjectiveCitizens => {
                self.mode(
                    Mode::Zombie,
                    "Super-Heroes devour nobody: `save-objective-citizens` is their step",
                    span.clone(),
                );
                self.objective_citizens(span);
            }
            Goal::SaveObjectiveCitizens => {
                self.mode(
                    Mode::Hero,
                    "Zombie Heroes save nobody: `devour-objective-citizens` is their step",
                    span.clone(),
                );
                self.objective_citizens(span);
            }
            Goal::Devour(card) => {
                self.mode(Mode::Zombie, "Super-Heroes devour nobody", span.clone());
                self.needs(card.is_person(), "steps", span.clone(), "this card is not a Citizen");
                self.dealt(card, "steps", span);
            }
            Goal::Find(card) => self.secret(card, "steps", span),
            Goal::Take(tokens) => self.taken(tokens, "steps", span),
            Goal::TakeAllObjectives | Goal::EachHeroTakesObjective => {
                self.needs(
                    !mission.objectives.is_empty(),
                    "steps",
                    span,
                    "there is no Objective on this board",
                );
            }
            Goal::TakeSecretMissions => {
                let is_face_up = |kind: CitizenPlaceKind| matches!(kind, CitizenPlaceKind::FaceUp { .. });
                let is_there = mission.citizens.iter().any(|place| is_face_up(place.kind));
                self.needs(
                    is_there,
                    "steps",
                    span,
                    "no Secret Mission card lies face up: see `citizens.face-up`",
                );
            }
            Goal::FindExit => {
                let text =
                    "the Exit is found by a reaction with `place-exit`, and is not there from the start";
                self.needs(self.places_exit() && mission.exit.is_none(), "steps", span, text);
            }
            Goal::BringSignToExit => {
                let is_there = mission.sign.is_some() && mission.exit.is_some();
                self.needs(is_there, "steps", span.clone(), "this step needs a `sign` and an `exit`");
                let is_carried = mission.has(Special::SignIsCarried);
                self.needs(is_carried, "steps", span, "this step needs the rule `sign-is-carried`");
            }
            Goal::EliminateForGood(leader) => self.goes_for_good(leader, "steps", span),
            Goal::Leave => {
                let is_there = mission.exit.is_some() || self.places_exit();
                self.needs(
                    is_there,
                    "steps",
                    span,
                    "heroes leave by an `exit`, or one that a reaction places",
                );
            }
            Goal::EachHeroReaches(_) | Goal::NoLeaderLeft => {}
        }
    }

    fn rule(&mut self, rule: Special, span: Span) {
        let mission = self.mission;
        match rule {
            Special::DealIn { card, not_on } => {
                for tile in not_on {
                    let is_there = mission.board.tiles.iter().any(|place| place.name == tile);
                    self.needs(is_there, "rules", span.clone(), &format!("tile {tile} is not on this board"));
                }
                let is_unique = card != CitizenCard::Nobody && self.times_dealt(card) == 1;
                self.needs(
                    is_unique,
                    "rules",
                    span.clone(),
                    "there is one such card, and it lies in one place",
                );
                let n_dealt =
                    mission.rules.iter().filter(|rule| matches!(rule, Special::DealIn { .. })).count();
                let has_place = mission.places_of(card).is_some_and(|places| places.len() >= n_dealt);
                self.needs(has_place, "rules", span, "too few Citizen symbols are left for this card");
            }
            Special::ReturnsUntilDevoured { leader, citizen } => {
                self.mode(Mode::Zombie, "Super-Heroes devour nobody", span.clone());
                self.placed_leader(leader, "rules", span.clone());
                self.needs(citizen.is_person(), "rules", span.clone(), "this card is not a Citizen");
                self.dealt(citizen, "rules", span);
            }
            Special::ReturnsBelow { leader, .. } | Special::LiesDownBelow { leader, .. } => {
                self.placed_leader(leader, "rules", span);
            }
            Special::NoSpawnOn(tile) => {
                let is_there = mission.board.tiles.iter().any(|place| place.name == tile);
                self.needs(is_there, "rules", span, &format!("tile {tile} is not on this board"));
            }
            Special::StreetOnlyBy(color) => self.colored_door(color, "rules", span),
            Special::Disruptor => self.face_up(CitizenCard::SecretMission1, span),
            Special::Upgrades => self.face_up(CitizenCard::SecretMission2, span),
            Special::SignLockedUntil(condition) => {
                self.needs(mission.sign.is_some(), "rules", span.clone(), "this rule needs a `sign`");
                self.condition(condition, "rules", span);
            }
            Special::SignIsCarried => {
                self.needs(mission.sign.is_some(), "rules", span, "this rule needs a `sign`")
            }
            Special::LostIfCitizenLeaves | Special::NoFighters | Special::WellHidden => {
                self.mode(Mode::Zombie, "this rule is about Citizens of Zombie Mode", span);
            }
            Special::CitizensMoveMore(more) => {
                self.mode(Mode::Zombie, "this rule is about Citizens of Zombie Mode", span.clone());
                let text = format!("1 to {MOST_ZONES_MORE} zones");
                self.needs((1..=MOST_ZONES_MORE).contains(&more), "rules", span, &text);
            }
            Special::SpawnAfterSetUp(_)
            | Special::InitialDrawsTwice(_)
            | Special::WithoutNobody
            | Special::NoLeaderCards
            | Special::SilentGuardians => {}
        }
    }

    fn reactions(&mut self, file: &File) {
        for line in &file.reactions {
            self.trigger(line.get_ref().when, "reactions", line.span());
            for then in &line.get_ref().then {
                self.consequence(line.get_ref().when, *then, line.span());
            }
        }
    }

    fn trigger(&mut self, trigger: Trigger, field: &'static str, span: Span) {
        match trigger {
            Trigger::Taken(color) => self.taken(Tokens::of(&[color]), field, span),
            Trigger::Revealed(card) => self.secret(card, field, span),
            Trigger::Opened(color) => self.colored_door(color, field, span),
            Trigger::OpenedOnto(tile) => {
                let is_there = self.mission.board.tiles.iter().any(|place| place.name == tile);
                self.needs(is_there, field, span, &format!("tile {tile} is not on this board"));
            }
            Trigger::CitizenDevoured => self.mode(Mode::Zombie, "Super-Heroes devour nobody", span),
            Trigger::ObjectiveCitizenSaved => self.mode(Mode::Hero, "Zombie Heroes save nobody", span),
            Trigger::LevelCrossed => {}
        }
    }

    /// Whether a consequence has the hero or the place that it refers to.
    fn consequence(&mut self, when: Trigger, then: Consequence, span: Span) {
        match then {
            Consequence::SpawnLeaderAt(color) => {
                let wanted = SpawnToken::of(color);
                let is_there = self.mission.spawns.iter().any(|spawn| spawn.token == wanted);
                self.needs(is_there, "reactions", span, "there is no Spawn token of this colour");
            }
            Consequence::PlaceExit => {
                let is_free = self.mission.exit.is_none();
                self.needs(
                    is_free,
                    "reactions",
                    span,
                    "the Exit is on the board from the start: leave out `exit`",
                );
            }
            Consequence::TurnUpObjective => {
                let is_hidden = self.mission.are_objectives_shuffled;
                self.needs(
                    is_hidden,
                    "reactions",
                    span,
                    "only shuffled Objectives lie face down: see `objectives.shuffled`",
                );
            }
            Consequence::Rest(leader) => self.placed_leader(leader, "reactions", span),
            Consequence::SpawnObjectiveCitizenHere => {
                let by_card = matches!(when, Trigger::Revealed(_));
                self.needs(
                    by_card,
                    "reactions",
                    span,
                    "this happens only where a card is revealed: `when = { revealed = … }`",
                );
            }
            Consequence::SpawnAtNearest { kind, n } => {
                let text = "a leader comes by `spawn-leader-here` or `spawn-leader-at`";
                self.needs(kind != Kind::Leader, "reactions", span.clone(), text);
                let in_box = kind.figures();
                let text = format!("1 to {in_box} figures: the box has no more of this kind");
                self.needs((1..=in_box).contains(&n), "reactions", span, &text);
            }
            Consequence::Xp(n) | Consequence::XpToAll(n) => {
                let text = format!("1 to {MOST_XP} XP: from {MOST_XP} on a hero is at Red");
                self.needs((1..=MOST_XP).contains(&n), "reactions", span, &text);
            }
            Consequence::SpawnLeaderHere | Consequence::DrawCitizenCard | Consequence::DrawTrait => {}
        }
    }

    fn condition(&mut self, condition: Condition, field: &'static str, span: Span) {
        match condition {
            Condition::Taken(tokens) => self.taken(tokens, field, span),
            Condition::ObjectiveCitizenDevoured => {
                self.mode(Mode::Zombie, "Super-Heroes devour nobody", span)
            }
            Condition::Gone(leader) => self.goes_for_good(leader, field, span),
        }
    }

    fn taken(&mut self, tokens: Tokens, field: &'static str, span: Span) {
        let there = self.mission.tokens();
        for color in Color::ALL {
            if tokens.n(color) > there.n(color) {
                let (wanted, there) = (tokens.n(color), there.n(color));
                self.error(
                    field,
                    span.clone(),
                    format!("{wanted} {color:?} Objectives are named, {there} are on the board"),
                );
            }
        }
    }

    fn dealt(&mut self, card: CitizenCard, field: &'static str, span: Span) {
        let is_dealt = self.mission.places_of(card).is_some();
        let text =
            "nothing says that this card is on the board: it needs the rule `{ deal-in = { card = … } }`";
        self.needs(is_dealt, field, span, text);
    }

    /// A Secret Mission card that is found.
    fn secret(&mut self, card: CitizenCard, field: &'static str, span: Span) {
        let is_secret = matches!(card, CitizenCard::SecretMission1 | CitizenCard::SecretMission2);
        self.needs(is_secret, field, span.clone(), "only Secret Mission cards are named here");
        self.dealt(card, field, span);
    }

    fn times_dealt(&self, wanted: CitizenCard) -> usize {
        let dealt = self.mission.rules.iter();
        let n_dealt =
            dealt.filter(|rule| matches!(rule, Special::DealIn { card, .. } if *card == wanted)).count();
        let face_up = self.mission.citizens.iter();
        n_dealt
            + face_up
                .filter(|place| matches!(place.kind, CitizenPlaceKind::FaceUp { card, .. } if card == wanted))
                .count()
    }

    fn face_up(&mut self, card: CitizenCard, span: Span) {
        let text = "the card of this rule does not lie face up: see `citizens.face-up`";
        self.needs(self.times_dealt(card) == 1, "rules", span, text);
    }

    fn colored_door(&mut self, color: Color, field: &'static str, span: Span) {
        let opens = |door: &crate::mission::DoorState| door.color == Some(color) && door.lock != Lock::Sealed;
        let is_there = self.mission.doors.iter().any(opens);
        self.needs(is_there, field, span, "there is no door of this colour that can be opened");
    }

    /// Unless a rule says when, an eliminated leader goes to the discard and may be drawn again (MZ-7.9).
    fn goes_for_good(&mut self, leader: Character, field: &'static str, span: Span) {
        self.placed_leader(leader, field, span.clone());
        let says_when = |rule: &Special| match rule {
            Special::ReturnsUntilDevoured { leader: who, .. }
            | Special::LiesDownBelow { leader: who, .. } => *who == leader,
            _ => false,
        };
        let is_said = self.mission.rules.iter().any(says_when);
        let text = "nothing says when this leader is gone for good: it needs the rule `returns-until-devoured` or \
                    `lies-down-below`";
        self.needs(is_said, field, span, text);
    }

    /// A rule about a leader refers to where the mission placed that leader.
    fn placed_leader(&mut self, leader: Character, field: &'static str, span: Span) {
        let is_this =
            |figure: &FigurePlace| matches!(figure, FigurePlace::Leader { who, .. } if *who == leader);
        let is_placed = self.mission.figures.iter().any(is_this);
        self.needs(is_placed, field, span, "this leader is not placed: see `figures`");
    }

    fn objective_citizens(&mut self, span: Span) {
        let by_card = |then: Consequence| then == Consequence::SpawnObjectiveCitizenHere;
        let is_there = !self.mission.objective_citizens().is_empty()
            || self.mission.reactions.iter().any(|reaction| by_card(reaction.then));
        self.needs(is_there, "steps", span, "there is no Objective Citizen: see `citizens`");
    }

    fn mode(&mut self, mode: Mode, text: &str, span: Span) {
        self.needs(self.mission.mode == mode, "mode", span, text);
    }

    fn places_exit(&self) -> bool {
        self.mission.reactions.iter().any(|reaction| reaction.then == Consequence::PlaceExit)
    }

    fn exit(&mut self, file: &File) {
        let is_used = |goal: &Goal| matches!(goal, Goal::Leave | Goal::BringSignToExit);
        if let Some(exit) = &file.exit
            && !self.mission.steps.iter().any(is_used)
        {
            self.notes.warn("exit", exit.span(), "no step uses this Exit");
        }
    }
}
