//! Which users have connections open, so that those of one who signs out can be closed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::UserId;
use tokio::sync::watch;

/// A channel for each user who has something open. Nothing is ever sent: the only news is its end.
#[derive(Clone, Default)]
pub struct Attendance(Arc<Mutex<BTreeMap<UserId, watch::Sender<()>>>>);

/// One connection of a user.
pub struct Stay {
    attendance: Attendance,
    user: UserId,
    end: Option<watch::Receiver<()>>,
}

impl Attendance {
    pub fn begin(&self, user: UserId) -> Stay {
        let end = self.open().entry(user).or_insert_with(|| watch::channel(()).0).subscribe();
        Stay { attendance: self.clone(), user, end: Some(end) }
    }

    /// Ends every stay of a user.
    pub fn dismiss(&self, user: UserId) {
        self.open().remove(&user);
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<UserId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stay {
    pub async fn dismissed(&mut self) {
        if let Some(end) = &mut self.end {
            while end.changed().await.is_ok() {}
        }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut open = self.attendance.open();
        self.end = None;
        if open.get(&self.user).is_some_and(|sender| sender.receiver_count() == 0) {
            open.remove(&self.user);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_is_dismissed_ends_every_stay_and_may_come_again() {
        let attendance = Attendance::default();
        let (ann, ben) = (UserId(1), UserId(2));
        let mut stays = [attendance.begin(ann), attendance.begin(ann)];
        let _of_ben = attendance.begin(ben);
        attendance.dismiss(ann);
        for stay in &mut stays {
            stay.dismissed().await;
        }
        let again = attendance.begin(ann);
        drop(stays);
        assert_eq!(attendance.open().len(), 2, "an old stay does not end a new one");
        drop(again);
        assert_eq!(attendance.open().len(), 1, "nothing is kept of who has left");
    }
}
