//! Which users have connections open, so that those of one who signs out can be closed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::UserId;
use tokio::sync::watch;

/// A channel for each user who has something open. Nothing is ever sent: the only news is its end.
#[derive(Clone, Default)]
pub struct ConnectionRegistry(Arc<Mutex<BTreeMap<UserId, watch::Sender<()>>>>);

/// One connection of a user.
pub struct ConnectionGuard {
    registry: ConnectionRegistry,
    user: UserId,
    end: Option<watch::Receiver<()>>,
}

impl ConnectionRegistry {
    pub fn begin(&self, user: UserId) -> ConnectionGuard {
        let end = self.open().entry(user).or_insert_with(|| watch::channel(()).0).subscribe();
        ConnectionGuard { registry: self.clone(), user, end: Some(end) }
    }

    /// Ends every connection of a user.
    pub fn dismiss(&self, user: UserId) {
        self.open().remove(&user);
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<UserId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ConnectionGuard {
    pub async fn dismissed(&mut self) {
        if let Some(end) = &mut self.end {
            while end.changed().await.is_ok() {}
        }
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        let mut open = self.registry.open();
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
        let registry = ConnectionRegistry::default();
        let (ann, ben) = (UserId(1), UserId(2));
        let mut guards = [registry.begin(ann), registry.begin(ann)];
        let _of_ben = registry.begin(ben);
        registry.dismiss(ann);
        for guard in &mut guards {
            guard.dismissed().await;
        }
        let again = registry.begin(ann);
        drop(guards);
        assert_eq!(registry.open().len(), 2, "an old guard does not end a new one");
        drop(again);
        assert_eq!(registry.open().len(), 1, "nothing is kept of who has left");
    }
}
