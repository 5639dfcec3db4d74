//! The users who have open connections, so that the connections of a user who signs out can be closed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::UserId;
use tokio::sync::watch;

/// One channel per user who has a connection open. Nothing is ever sent over it; closing it is the message.
#[derive(Clone, Default)]
pub struct ConnectionRegistry(Arc<Mutex<BTreeMap<UserId, watch::Sender<()>>>>);

/// One open connection of a user.
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

    /// Tells every connection of a user to close.
    pub fn dismiss(&self, user: UserId) {
        self.open().remove(&user);
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<UserId, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ConnectionGuard {
    /// Waits until the user is dismissed.
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
    async fn a_dismissed_user_loses_all_connections_and_may_connect_again() {
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
        assert_eq!(registry.open().len(), 2, "dropping an old guard does not affect a new one");
        drop(again);
        assert_eq!(registry.open().len(), 1, "nothing is kept of a user who has left");
    }
}
