//! Sessions.

use super::fixtures::{NOW, guest, token};
use super::{checks, together};
use crate::limits::EXPIRED_PER_CALL;
use crate::{Session, SharedStore, StoreError, UserId};

checks![
    a_session_is_found_by_its_token,
    a_token_has_one_session,
    a_deleted_session_is_gone,
    expired_sessions_are_deleted_in_batches,
];

async fn session(store: &SharedStore, user: UserId, expires_ms: i64) -> [u8; 32] {
    let token = token();
    store.create_session(token, user, expires_ms).await.unwrap();
    token
}

async fn a_session_is_found_by_its_token(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let (of_ann, of_ben) = (session(&store, ann, NOW).await, session(&store, ben, NOW + 1).await);
    for (token, user, expires_ms) in [(of_ann, ann, NOW), (of_ben, ben, NOW + 1)] {
        let user = store.user(user).await.unwrap();
        assert_eq!(store.session(token).await, Ok(Some(Session { user, expires_ms })));
    }
    assert_eq!(store.session(token()).await, Ok(None));
}

async fn a_token_has_one_session(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let token = session(&store, ann, NOW).await;
    for user in [ann, ben] {
        assert_eq!(store.create_session(token, user, NOW + 9).await, Err(StoreError::AlreadyExists));
    }
    let session = store.session(token).await.unwrap().unwrap();
    assert_eq!((session.user.id, session.expires_ms), (ann, NOW));
}

async fn a_deleted_session_is_gone(store: SharedStore) {
    let user = guest(&store).await;
    let (token, other) = (session(&store, user, NOW).await, session(&store, user, NOW).await);
    for _ in 0..2 {
        store.delete_session(token).await.unwrap();
        assert_eq!(store.session(token).await, Ok(None));
    }
    assert!(store.session(other).await.unwrap().is_some());
}

async fn expired_sessions_are_deleted_in_batches(store: SharedStore) {
    // Long ago, so that it does not affect sessions of other checks.
    const THEN: i64 = 1_000;
    let user = guest(&store).await;
    let created = (0..EXPIRED_PER_CALL + 5).map(|_| store.create_session(token(), user, THEN));
    assert!(together(created).await.iter().all(Result::is_ok));
    let later = session(&store, user, THEN + 1).await;
    assert_eq!(store.delete_expired(THEN - 1).await, Ok(0));
    assert_eq!(store.delete_expired(THEN).await, Ok(EXPIRED_PER_CALL));
    assert_eq!(store.delete_expired(THEN).await, Ok(5));
    assert_eq!(store.delete_expired(THEN).await, Ok(0));
    assert!(store.session(later).await.unwrap().is_some());
    store.delete_session(later).await.unwrap();
}
