//! The differences between two views. Views are compared part by part, so that only changed parts are written.

use serde::Serialize;
use serde_json::to_writer;

/// A view, or a part of one, that can be compared with an earlier one part by part.
/// [`diff_by_part!`](crate::diff_by_part) implements it for a struct.
pub trait DiffByPart: Serialize + PartialEq {
    /// Writes the parts that have changed since `before`.
    fn changes(&self, before: &Self, changes: &mut ChangeWriter<'_>);
}

/// Writes changed parts with their paths, such as `vote` or `seats/2/hand`.
#[derive(Debug)]
pub struct ChangeWriter<'a> {
    path: String,
    n_parts: usize,
    out: &'a mut Vec<u8>,
}

impl ChangeWriter<'_> {
    /// Writes a JSON object with the changed parts. If nothing has changed, it writes nothing at all.
    pub fn write<View: DiffByPart>(before: &View, now: &View, out: &mut Vec<u8>) {
        let mut changes = ChangeWriter { path: String::new(), n_parts: 0, out };
        now.changes(before, &mut changes);
        if changes.n_parts > 0 {
            changes.out.push(b'}');
        }
    }

    /// Compares a part that is written as a whole.
    pub fn tell<T: Serialize + PartialEq>(&mut self, label: &str, before: &T, now: &T) {
        if now != before {
            self.at(label, |changes| changes.whole(now));
        }
    }

    /// Compares the parts of a part.
    pub fn go_into<T: DiffByPart>(&mut self, label: &str, before: &T, now: &T) {
        if now != before {
            self.at(label, |changes| now.changes(before, changes));
        }
    }

    fn at(&mut self, label: &str, tell: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        if length > 0 {
            self.path.push('/');
        }
        self.path.push_str(label);
        tell(self);
        self.path.truncate(length);
    }

    fn whole<T: Serialize>(&mut self, value: &T) {
        // Paths consist of field names and numbers, so nothing in them needs to be escaped.
        self.out.extend_from_slice(if self.n_parts == 0 { b"{\"" } else { b",\"" });
        self.out.extend_from_slice(self.path.as_bytes());
        self.out.extend_from_slice(b"\":");
        to_writer(&mut *self.out, value).expect("views are plain data");
        self.n_parts += 1;
    }
}

/// A list whose length has changed is written as a whole.
impl<T: DiffByPart> DiffByPart for Vec<T> {
    fn changes(&self, before: &Self, changes: &mut ChangeWriter<'_>) {
        if self.len() != before.len() {
            return changes.whole(self);
        }
        for (index, (before, now)) in before.iter().zip(self).enumerate() {
            if now != before {
                changes.at(&index.to_string(), |changes| now.changes(before, changes));
            }
        }
    }
}

impl<T: DiffByPart> DiffByPart for Option<T> {
    fn changes(&self, before: &Self, changes: &mut ChangeWriter<'_>) {
        match (before, self) {
            (Some(before), Some(now)) => now.changes(before, changes),
            (None, None) => {}
            (Some(_), None) | (None, Some(_)) => changes.whole(self),
        }
    }
}

/// Implements [`DiffByPart`](crate::DiffByPart) for a struct. Name the fields that are written as a whole, then, after a
/// semicolon, those that are compared part by part. A struct with a field that is not named does not compile.
///
/// ```
/// use serde::Serialize;
/// use table::{ChangeWriter, diff_by_part};
///
/// #[derive(Clone, PartialEq, Serialize)]
/// struct View {
///     round: u8,
///     seats: Vec<SeatView>,
/// }
///
/// #[derive(Clone, PartialEq, Serialize)]
/// struct SeatView {
///     hand: Vec<u8>,
///     score: i8,
/// }
///
/// diff_by_part!(View { round; seats });
/// diff_by_part!(SeatView { hand, score });
///
/// let before = View { round: 1, seats: vec![SeatView { hand: vec![1, 2], score: 0 }] };
/// let mut now = before.clone();
/// now.seats[0].score = 3;
/// let mut json = Vec::new();
/// ChangeWriter::write(&before, &now, &mut json);
/// assert_eq!(json, br#"{"seats/0/score":3}"#);
/// ```
#[macro_export]
macro_rules! diff_by_part {
    ($part:ident { $($whole:ident),* $(; $($inner:ident),*)? }) => {
        impl $crate::DiffByPart for $part {
            fn changes(&self, before: &Self, changes: &mut $crate::ChangeWriter<'_>) {
                let $part { $($whole,)* $($($inner,)*)? } = self;
                $(changes.tell(stringify!($whole), &before.$whole, $whole);)*
                $($(changes.go_into(stringify!($inner), &before.$inner, $inner);)*)?
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Serialize)]
    struct View {
        round: u8,
        seats: Vec<SeatView>,
        vote: Option<Vote>,
    }

    #[derive(Clone, PartialEq, Serialize)]
    struct SeatView {
        hand: Vec<u8>,
        score: i8,
    }

    #[derive(Clone, PartialEq, Serialize)]
    struct Vote {
        stage: u8,
    }

    diff_by_part!(View { round; seats, vote });
    diff_by_part!(SeatView { hand, score });
    diff_by_part!(Vote { stage });

    fn view() -> View {
        let seat = SeatView { hand: vec![1, 2], score: -3 };
        View { round: 1, seats: vec![seat.clone(), seat], vote: None }
    }

    fn changes(before: &View, now: &View) -> String {
        let mut json = Vec::new();
        ChangeWriter::write(before, now, &mut json);
        String::from_utf8(json).unwrap()
    }

    #[test]
    fn only_changed_parts_are_written() {
        assert_eq!(changes(&view(), &view()), "");
        let mut now = view();
        now.seats[1].hand.push(4);
        now.round = 2;
        assert_eq!(changes(&view(), &now), r#"{"round":2,"seats/1/hand":[1,2,4]}"#);
    }

    #[test]
    fn a_part_with_another_shape_is_written_as_a_whole() {
        let mut now = view();
        now.vote = Some(Vote { stage: 1 });
        now.seats.truncate(1);
        let both = r#"{"seats":[{"hand":[1,2],"score":-3}],"vote":{"stage":1}}"#;
        assert_eq!(changes(&view(), &now), both);
        let later = View { vote: Some(Vote { stage: 2 }), ..now.clone() };
        assert_eq!(changes(&now, &later), r#"{"vote/stage":2}"#);
        assert_eq!(changes(&later, &View { vote: None, ..later.clone() }), r#"{"vote":null}"#);
    }

    #[test]
    fn lists_and_options_can_be_whole_views() {
        fn told<View: DiffByPart>(before: View, now: View) -> String {
            let mut json = Vec::new();
            ChangeWriter::write(&before, &now, &mut json);
            String::from_utf8(json).unwrap()
        }
        assert_eq!(told(None::<Vote>, None), "");
        assert_eq!(told(Some(Vote { stage: 1 }), Some(Vote { stage: 2 })), r#"{"stage":2}"#);
        let votes = || vec![Vote { stage: 1 }, Vote { stage: 2 }];
        assert_eq!(told(votes(), votes()), "");
        assert_eq!(told(votes(), vec![Vote { stage: 3 }, Vote { stage: 4 }]), r#"{"0/stage":3,"1/stage":4}"#);
    }
}
