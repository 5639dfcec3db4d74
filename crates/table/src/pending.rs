//! Whom the table waits for. It is public, and so it depends on no secret.

use serde::Serialize;

use crate::{Game, Seat, SeatSet};

/// How an answer is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AskMode {
    /// One seat answers. Others may be asked with it, all of them ready: they may act while it thinks.
    Turn,
    /// Several seats answer in secret; who is ready is public, what they chose is revealed together.
    /// An answer may be changed until the last one is in.
    Sealed,
    /// A chance to interrupt, or to pass.
    Window,
    /// A chance to answer one card, in secret. Not even who has answered is public: nobody is ever
    /// ready, and [`answered`](crate::answered) tells whoever runs the table. An answer may be changed
    /// until the last one is in.
    Reaction,
    /// Several seats decide together, openly. An answer may be changed; the table waits for those who are
    /// not ready, and the first answer that settles it ends it.
    Together,
}

/// What a game waits for: seats, chance, or nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Pending<Question, ChanceQuestion> {
    Seats {
        /// Those who may answer now.
        who: SeatSet,
        /// Those of them who have answered and may still change it; the table waits for the others.
        #[serde(skip_serializing_if = "is_nobody")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<SeatSet>"))]
        ready: SeatSet,
        mode: AskMode,
        question: Question,
    },
    Chance(ChanceQuestion),
    Over,
}

fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

pub type PendingOf<G> = Pending<<G as Game>::Question, <G as Game>::ChanceQuestion>;

impl<Question, ChanceQuestion> Pending<Question, ChanceQuestion> {
    pub fn turn(seat: Seat, question: Question) -> Self {
        Pending::Seats { who: SeatSet::one(seat), ready: SeatSet::EMPTY, mode: AskMode::Turn, question }
    }

    /// A turn of `seat` in which `who` may act as well.
    pub fn turn_among(seat: Seat, who: SeatSet, question: Question) -> Self {
        Pending::Seats { who: who.with(seat), ready: who.without(seat), mode: AskMode::Turn, question }
    }

    pub fn window(seat: Seat, question: Question) -> Self {
        Pending::Seats { who: SeatSet::one(seat), ready: SeatSet::EMPTY, mode: AskMode::Window, question }
    }

    /// A window in which all of `who` may act; those who are `ready` have passed.
    pub fn open(who: SeatSet, ready: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready, mode: AskMode::Window, question }
    }

    pub fn reaction(who: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready: SeatSet::EMPTY, mode: AskMode::Reaction, question }
    }

    pub fn together(who: SeatSet, ready: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready, mode: AskMode::Together, question }
    }

    pub fn sealed(who: SeatSet, ready: SeatSet, question: Question) -> Self {
        Pending::Seats { who, ready, mode: AskMode::Sealed, question }
    }

    /// Seats that may answer now.
    pub fn asked(&self) -> SeatSet {
        match self {
            Pending::Seats { who, .. } => *who,
            Pending::Chance(_) | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// Seats that have answered, as far as that is public.
    pub fn ready(&self) -> SeatSet {
        match self {
            Pending::Seats { ready, .. } => *ready,
            Pending::Chance(_) | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// Whether somebody may answer a card in secret.
    pub fn is_reaction(&self) -> bool {
        matches!(self, Pending::Seats { mode: AskMode::Reaction, .. })
    }

    /// Seats the table waits for, as far as that is public: see [`awaited`](crate::awaited).
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
    fn in_a_turn_that_others_share_the_table_waits_for_one() {
        let others = WHO.without(Seat::B);
        for who in [WHO, others] {
            let asked = Asked::turn_among(Seat::B, who, "?");
            assert_eq!(asked, seats(WHO, others, AskMode::Turn));
            assert_eq!(asked.awaited(), SeatSet::one(Seat::B));
        }
    }

    #[test]
    fn those_who_are_asked_and_not_ready_are_awaited() {
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
    fn nobody_who_is_ready_is_left_out_of_the_text() {
        let json = |asked: Asked| serde_json::to_string(&asked).unwrap();
        let turn = r#"{"seats":{"who":["B"],"mode":"turn","question":"?"}}"#;
        assert_eq!(json(Asked::turn(Seat::B, "?")), turn);
        let vote = r#"{"seats":{"who":["A","B"],"ready":["B"],"mode":"sealed","question":"?"}}"#;
        assert_eq!(json(Asked::sealed(SeatSet::all(2), READY, "?")), vote);
    }
}
