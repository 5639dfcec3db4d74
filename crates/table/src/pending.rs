//! The seats, or chance, that a game waits for. This is public, so it must not depend on a secret.

use serde::Serialize;

use crate::{Game, Seat, SeatSet};

/// How an answer is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AskMode {
    /// One seat must answer. Other seats that are asked count as ready: they may act meanwhile.
    Turn,
    /// Several seats answer in secret. Everybody sees which of them are ready, and the answers are revealed together.
    /// An answer may be changed until the last one is in.
    Sealed,
    /// An opportunity to interrupt, or to pass.
    Window,
    /// An opportunity to answer a card in secret. Even which seats have answered is secret: no seat is ever
    /// ready, and only the program that runs the table knows which have [`answered`](crate::answered). An
    /// answer may be changed until the last one is in.
    Reaction,
    /// Several seats decide together and openly. An answer may be changed. The table waits for those who are not ready,
    /// and the first answer that settles the question ends it.
    Together,
}

/// What a game waits for: seats, chance, or nothing any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pending<Question, ChanceQuestion> {
    /// Seats are asked a question.
    Seats {
        /// The seats that may answer now.
        who: SeatSet,
        /// Those of them that have answered and may still change their answer. The table waits for the others.
        #[serde(skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<SeatSet>"))]
        ready: SeatSet,
        /// How they answer.
        mode: AskMode,
        /// What they are asked.
        question: Question,
    },
    /// Chance is asked a question.
    Chance(ChanceQuestion),
    /// The game is over.
    Over,
}

fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// What this game waits for.
pub type PendingOf<G> = Pending<<G as Game>::Question, <G as Game>::ChanceQuestion>;

impl<Question, ChanceQuestion> Pending<Question, ChanceQuestion> {
    /// It is this seat's turn.
    pub fn turn(seat: Seat, question: Question) -> Self {
        Pending::Seats { who: SeatSet::one(seat), ready: SeatSet::EMPTY, mode: AskMode::Turn, question }
    }

    /// It is this seat's turn, and `who` may act as well.
    pub fn turn_among(seat: Seat, who: SeatSet, question: Question) -> Self {
        Pending::Seats { who: who.with(seat), ready: who.without(seat), mode: AskMode::Turn, question }
    }

    /// This seat may interrupt.
    pub fn window(seat: Seat, question: Question) -> Self {
        Pending::Seats { who: SeatSet::one(seat), ready: SeatSet::EMPTY, mode: AskMode::Window, question }
    }

    /// All of `who` may interrupt. Those who are `ready` have passed.
    pub fn open(who: SeatSet, ready: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready, mode: AskMode::Window, question }
    }

    /// All of `who` may answer a card in secret.
    pub fn reaction(who: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready: SeatSet::EMPTY, mode: AskMode::Reaction, question }
    }

    /// All of `who` decide together and openly.
    pub fn together(who: SeatSet, ready: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready, mode: AskMode::Together, question }
    }

    /// All of `who` answer in secret.
    pub fn sealed(who: SeatSet, ready: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready, mode: AskMode::Sealed, question }
    }

    /// The seats that may answer now.
    pub fn asked(&self) -> SeatSet {
        match self {
            Pending::Seats { who, .. } => *who,
            Pending::Chance(_) | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// The seats that have answered, as far as that is public.
    pub fn ready(&self) -> SeatSet {
        match self {
            Pending::Seats { ready, .. } => *ready,
            Pending::Chance(_) | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// Whether seats may answer a card in secret.
    pub fn is_reaction(&self) -> bool {
        matches!(self, Pending::Seats { mode: AskMode::Reaction, .. })
    }

    /// The seats that the table waits for, as far as that is public. See also [`awaited`](crate::awaited).
    pub fn awaited(&self) -> SeatSet {
        match self {
            Pending::Seats { who, ready, .. } => who.minus(*ready),
            Pending::Chance(_) | Pending::Over => SeatSet::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Asked = Pending<&'static str, &'static str>;

    const WHO: SeatSet = SeatSet::all(3);
    const READY: SeatSet = SeatSet::one(Seat::B);

    fn seats(who: SeatSet, ready: SeatSet, mode: AskMode) -> Asked {
        Pending::Seats { who, ready, mode, question: "?" }
    }

    #[test]
    fn each_way_to_ask_has_its_seats_and_its_mode() {
        let b = SeatSet::one(Seat::B);
        assert_eq!(Asked::turn(Seat::B, "?"), seats(b, SeatSet::EMPTY, AskMode::Turn));
        assert_eq!(Asked::window(Seat::B, "?"), seats(b, SeatSet::EMPTY, AskMode::Window));
        assert_eq!(Asked::open(WHO, READY, "?"), seats(WHO, READY, AskMode::Window));
        assert_eq!(Asked::reaction(WHO, "?"), seats(WHO, SeatSet::EMPTY, AskMode::Reaction));
        assert_eq!(Asked::together(WHO, READY, "?"), seats(WHO, READY, AskMode::Together));
        assert_eq!(Asked::sealed(WHO, READY, "?"), seats(WHO, READY, AskMode::Sealed));
    }

    #[test]
    fn in_a_shared_turn_the_table_waits_for_one_seat() {
        let others = WHO.without(Seat::B);
        for who in [WHO, others] {
            let asked = Asked::turn_among(Seat::B, who, "?");
            assert_eq!(asked, seats(WHO, others, AskMode::Turn));
            assert_eq!(asked.awaited(), SeatSet::one(Seat::B));
        }
    }

    #[test]
    fn seats_that_are_asked_and_not_ready_are_awaited() {
        let asked = Asked::sealed(WHO, READY, "?");
        assert_eq!((asked.asked(), asked.ready(), asked.awaited()), (WHO, READY, WHO.minus(READY)));
        assert!(!asked.is_reaction() && Asked::reaction(WHO, "?").is_reaction());
        for nobody in [Asked::Chance("!"), Asked::Over] {
            let none = SeatSet::EMPTY;
            assert_eq!((nobody.asked(), nobody.ready(), nobody.awaited()), (none, none, none));
            assert!(!nobody.is_reaction());
        }
    }

    #[test]
    fn an_empty_ready_set_is_left_out_of_the_text() {
        let json = |asked: Asked| serde_json::to_string(&asked).unwrap();
        let turn = r#"{"seats":{"who":["B"],"mode":"turn","question":"?"}}"#;
        assert_eq!(json(Asked::turn(Seat::B, "?")), turn);
        let vote = r#"{"seats":{"who":["A","B"],"ready":["B"],"mode":"sealed","question":"?"}}"#;
        assert_eq!(json(Asked::sealed(SeatSet::all(2), READY, "?")), vote);
    }
}
