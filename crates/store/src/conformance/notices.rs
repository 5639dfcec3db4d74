//! How users want to be told of their games, and what they are still to be told.

use super::checks;
use super::fixtures::{AWKWARD_TEXTS, NOW, guest, table, unique};
use crate::limits::{CHANNEL_ADDRESS_BYTES, CHANNELS_PER_USER, NAME_BYTES};
use crate::{
    Channel, ChannelId, ChannelKind, ChannelState, NewChannel, NoticeChange, NoticeKind, NoticePreferences,
    NoticeProgress, NoticeSettings, NoticeState, PushKeys, QuietHours, SharedStore, StoreError, StoredNotice,
    TableId, UserId,
};

checks![
    preferences_are_kept,
    channels_are_added_changed_and_deleted,
    awkward_channels_are_stored_byte_for_byte,
    channels_have_limits,
    a_subscription_belongs_to_one_user,
    users_with_a_confirmed_channel_are_recipients,
    tables_are_muted_and_unmuted,
    there_is_one_notice_of_each_kind,
    a_notice_that_was_sent_stays_until_the_user_looks,
    due_notices_come_in_order,
    progress_is_never_written_to_a_later_notice,
    a_deleted_user_leaves_no_channel_and_no_notice,
    a_deleted_lobby_leaves_no_notice,
    a_key_of_the_server_is_made_once,
];

fn webhook(address: &str) -> NewChannel {
    NewChannel {
        kind: ChannelKind::Ntfy,
        label: "a phone".to_string(),
        address: address.to_string(),
        keys: None,
        state: ChannelState::On,
        created_ms: NOW,
    }
}

fn push(endpoint: &str, auth: &str) -> NewChannel {
    let keys = PushKeys { p256dh: "a public key".to_string(), auth: auth.to_string() };
    NewChannel { kind: ChannelKind::Push, keys: Some(keys), ..webhook(endpoint) }
}

async fn add(store: &SharedStore, user: UserId, channel: NewChannel) -> Channel {
    store.add_channel(user, channel).await.unwrap().channel
}

async fn channels(store: &SharedStore, user: UserId) -> Vec<Channel> {
    store.notice_settings(user).await.unwrap().channels
}

async fn preferences_are_kept(store: SharedStore) {
    let user = guest(&store).await;
    assert_eq!(store.notice_settings(user).await, Ok(NoticeSettings::default()));
    let quiet =
        QuietHours { from: "22:00".to_string(), to: "08:00".to_string(), zone: "Europe/Paris".to_string() };
    let some = NoticePreferences {
        deal: false,
        quiet: Some(quiet),
        language: "fr".to_string(),
        ..Default::default()
    };
    let none = NoticePreferences { turn: false, deal: true, end: false, ..Default::default() };
    for preferences in [some, none] {
        store.set_notice_preferences(user, preferences.clone()).await.unwrap();
        assert_eq!(store.notice_settings(user).await.unwrap().preferences, preferences);
    }
    let long = NoticePreferences { language: "x".repeat(65), ..Default::default() };
    let answer = store.set_notice_preferences(user, long).await;
    assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
    let unknown = UserId::random();
    assert_eq!(store.notice_settings(unknown).await, Err(StoreError::NotFound));
    let answer = store.set_notice_preferences(unknown, NoticePreferences::default()).await;
    assert_eq!(answer, Err(StoreError::NotFound));
}

async fn channels_are_added_changed_and_deleted(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let address = unique("https://ntfy.example/");
    let first = store.add_channel(ann, webhook(&address)).await.unwrap();
    assert!(first.is_new);
    assert_eq!((first.channel.user, first.channel.state), (ann, ChannelState::On));
    let second = add(&store, ann, NewChannel { created_ms: NOW + 1, ..webhook(&unique("x")) }).await;
    store.set_channel_state(first.channel.id, ChannelState::Failing, Some("http-500")).await.unwrap();
    let failing = Channel {
        state: ChannelState::Failing,
        last_error: Some("http-500".to_string()),
        ..first.channel.clone()
    };
    assert_eq!(channels(&store, ann).await, [failing, second.clone()]);
    // Adding it again replaces it, and forgets the failure.
    let again = store.add_channel(ann, NewChannel { label: "new".to_string(), ..webhook(&address) }).await;
    let again = again.unwrap();
    assert!(!again.is_new);
    assert_eq!(again.channel, Channel { label: "new".to_string(), ..first.channel.clone() });
    assert_eq!(store.channel_owner(second.id).await, Ok((ann, ChannelState::On)));
    assert_eq!(store.delete_channel(ben, second.id).await, Err(StoreError::NotFound));
    store.delete_channel(ann, second.id).await.unwrap();
    assert_eq!(store.delete_channel(ann, second.id).await, Err(StoreError::NotFound));
    assert_eq!(store.channel_owner(second.id).await, Err(StoreError::NotFound));
    let answer = store.set_channel_state(second.id, ChannelState::On, None).await;
    assert_eq!(answer, Err(StoreError::NotFound));
    assert_eq!(channels(&store, ann).await, [again.channel]);
}

async fn awkward_channels_are_stored_byte_for_byte(store: SharedStore) {
    for text in AWKWARD_TEXTS {
        let user = guest(&store).await;
        let endpoint = unique(text);
        let added = add(&store, user, NewChannel { label: text.to_string(), ..push(&endpoint, text) }).await;
        let keys = PushKeys { p256dh: "a public key".to_string(), auth: text.to_string() };
        assert_eq!((&added.label[..], &added.address, &added.keys), (text, &endpoint, &Some(keys)));
        assert_eq!(channels(&store, user).await, [added]);
    }
}

async fn channels_have_limits(store: SharedStore) {
    let user = guest(&store).await;
    let with_label = |label: String| NewChannel { label, ..webhook("x") };
    for bad in [
        with_label("x".repeat(NAME_BYTES + 1)),
        webhook(&"x".repeat(CHANNEL_ADDRESS_BYTES + 1)),
        push("x", &"x".repeat(129)),
    ] {
        let answer = store.add_channel(user, bad).await;
        assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
    }
    for bad in [
        NewChannel { kind: ChannelKind::Push, ..webhook("x") },
        NewChannel { kind: ChannelKind::Slack, ..push("x", "y") },
        webhook("x\0"),
    ] {
        let answer = store.add_channel(user, bad).await;
        assert!(matches!(answer, Err(StoreError::Malformed(_))), "{answer:?}");
    }
    for n in 0..CHANNELS_PER_USER {
        add(&store, user, webhook(&format!("https://ntfy.example/{n}"))).await;
    }
    let answer = store.add_channel(user, webhook("https://ntfy.example/more")).await;
    assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
    add(&store, user, webhook("https://ntfy.example/0")).await;
    assert_eq!(store.add_channel(UserId::random(), webhook("x")).await, Err(StoreError::NotFound));
}

async fn a_subscription_belongs_to_one_user(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let endpoint = unique("https://push.example/");
    add(&store, ann, push(&endpoint, "one")).await;
    add(&store, ann, webhook(&endpoint)).await;
    let of_ben = add(&store, ben, push(&endpoint, "two")).await;
    add(&store, ben, webhook(&endpoint)).await;
    let kinds = |channels: Vec<Channel>| channels.into_iter().map(|channel| channel.kind).collect::<Vec<_>>();
    assert_eq!(kinds(channels(&store, ann).await), [ChannelKind::Ntfy]);
    assert_eq!(kinds(channels(&store, ben).await).len(), 2);
    let again = add(&store, ben, push(&endpoint, "three")).await;
    assert_eq!((again.id, again.keys.unwrap().auth), (of_ben.id, "three".to_string()));
}

async fn users_with_a_confirmed_channel_are_recipients(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let unconfirmed = NewChannel { state: ChannelState::Unconfirmed, ..webhook(&unique("x")) };
    let of_ben = add(&store, ben, unconfirmed.clone()).await;
    add(&store, ann, webhook(&unique("x"))).await;
    add(&store, ann, webhook(&unique("x"))).await;
    assert_eq!(recipients(&store, &[ann, ben]).await, [ann]);
    store.set_channel_state(of_ben.id, ChannelState::On, None).await.unwrap();
    assert_eq!(recipients(&store, &[ann, ben]).await.len(), 2);
    let again = add(&store, ben, unconfirmed).await;
    assert_eq!(again.state, ChannelState::On, "what is confirmed stays confirmed");
    store.delete_channel(ben, again.id).await.unwrap();
    assert_eq!(recipients(&store, &[ann, ben]).await, [ann]);
}

/// Those of these users who are recipients. Pages are small, so that there are several.
async fn recipients(store: &SharedStore, users: &[UserId]) -> Vec<UserId> {
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = store.notice_recipients(after, 2).await.unwrap();
        found.extend(page.iter().copied().filter(|user| users.contains(user)));
        after = page.last().copied();
        if page.len() < 2 {
            return found;
        }
    }
}

async fn tables_are_muted_and_unmuted(store: SharedStore) {
    let user = guest(&store).await;
    let (one, other) = (table(&store).await, table(&store).await);
    let muted = async || store.notice_settings(user).await.unwrap().muted_tables;
    for _ in 0..2 {
        store.set_muted(user, one, true).await.unwrap();
        store.set_muted(user, other, true).await.unwrap();
        let mut both = [one, other];
        both.sort();
        assert_eq!(muted().await, both);
    }
    for _ in 0..2 {
        store.set_muted(user, one, false).await.unwrap();
        assert_eq!(muted().await, [other]);
    }
    assert_eq!(store.set_muted(user, TableId::random(), true).await, Err(StoreError::NotFound));
    assert_eq!(store.set_muted(UserId::random(), one, true).await, Err(StoreError::NotFound));
}

fn waiting(user: UserId, kind: NoticeKind, due_ms: i64) -> NoticeChange {
    NoticeChange::Add { user, kind, state: NoticeState::Waiting, due_ms }
}

async fn there_is_one_notice_of_each_kind(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    let gone = guest(&store).await;
    store.delete_user(gone).await.unwrap();
    let changes = vec![
        waiting(ann, NoticeKind::Turn, NOW),
        waiting(ann, NoticeKind::Turn, NOW + 5),
        waiting(ann, NoticeKind::Deal, NOW + 1),
        waiting(gone, NoticeKind::Turn, NOW),
    ];
    store.change_notices(table, changes).await.unwrap();
    let notices = store.notices_at(table).await.unwrap();
    let kinds: Vec<_> = notices.iter().map(|notice| (notice.user, notice.kind, notice.due_ms)).collect();
    assert_eq!(kinds, [(ann, NoticeKind::Turn, NOW), (ann, NoticeKind::Deal, NOW + 1)]);
    let StoredNotice { state, n_tries, reached, .. } = &notices[0];
    assert_eq!((*state, *n_tries, reached.len()), (NoticeState::Waiting, 0, 0));
    store
        .change_notices(table, vec![NoticeChange::Remove { user: ann, kind: NoticeKind::Turn }])
        .await
        .unwrap();
    assert_eq!(store.notices_at(table).await.unwrap(), notices[1..]);
    let answer = store.change_notices(TableId::random(), vec![waiting(ann, NoticeKind::End, NOW)]).await;
    assert_eq!(answer, Err(StoreError::NotFound));
}

fn progress(state: NoticeState, due_ms: i64, reached: &[ChannelId]) -> NoticeProgress {
    NoticeProgress { state, due_ms, n_tries: 3, reached: reached.to_vec() }
}

async fn a_notice_that_was_sent_stays_until_the_user_looks(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    let kind = NoticeKind::Turn;
    let states = async || {
        let notices = store.notices_at(table).await.unwrap();
        notices.iter().map(|notice| notice.state).collect::<Vec<_>>()
    };
    let take_back = || vec![NoticeChange::TakeBack { user: ann, kind }];
    for (state, left) in [
        (NoticeState::Waiting, &[][..]),
        (NoticeState::Known, &[]),
        (NoticeState::Sent, &[NoticeState::Sent]),
    ] {
        store.change_notices(table, vec![waiting(ann, kind, NOW)]).await.unwrap();
        let id = store.notices_at(table).await.unwrap()[0].id;
        store.set_notice_progress(id, progress(state, NOW, &[])).await.unwrap();
        store.change_notices(table, take_back()).await.unwrap();
        assert_eq!(states().await, left, "{state:?}");
    }
    store.change_notices(table, vec![NoticeChange::Remove { user: ann, kind }]).await.unwrap();
    assert_eq!(states().await, []);
}

async fn due_notices_come_in_order(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let (one, other) = (table(&store).await, table(&store).await);
    // Long ago, so that notices of other checks are not among them.
    const THEN: i64 = -5_000_000;
    store.change_notices(one, vec![waiting(ann, NoticeKind::Turn, THEN + 2)]).await.unwrap();
    let known =
        NoticeChange::Add { user: ann, kind: NoticeKind::End, state: NoticeState::Known, due_ms: THEN };
    store.change_notices(other, vec![waiting(ben, NoticeKind::Deal, THEN + 1), known]).await.unwrap();
    let due = async |now_ms, limit| {
        let due = store.due_notices(now_ms, limit).await.unwrap();
        let ours = due.into_iter().filter(|notice| [one, other].contains(&notice.table));
        ours.map(|notice| (notice.id, notice.due_ms)).collect::<Vec<_>>()
    };
    assert_eq!(due(THEN, 10).await, []);
    assert_eq!(due(THEN + 1, 10).await.len(), 1);
    let both = due(THEN + 2, 10).await;
    assert_eq!(both.iter().map(|(_, due_ms)| *due_ms).collect::<Vec<_>>(), [THEN + 1, THEN + 2]);
    let channels = [ChannelId::random(), ChannelId::random()];
    let later = progress(NoticeState::Waiting, THEN + 9, &channels);
    store.set_notice_progress(both[0].0, later).await.unwrap();
    assert_eq!(due(THEN + 8, 10).await, [both[1]]);
    let retried = store.notices_at(other).await.unwrap().remove(0);
    assert_eq!((retried.n_tries, &retried.reached[..]), (3, &channels[..]));
    for (id, _) in both {
        store.set_notice_progress(id, progress(NoticeState::Sent, THEN, &[])).await.unwrap();
    }
    assert_eq!(due(THEN + 10, 10).await, []);
}

async fn progress_is_never_written_to_a_later_notice(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    let kind = NoticeKind::Turn;
    store.change_notices(table, vec![waiting(ann, kind, NOW)]).await.unwrap();
    let earlier = store.notices_at(table).await.unwrap()[0].id;
    let again = vec![NoticeChange::Remove { user: ann, kind }, waiting(ann, kind, NOW + 1)];
    store.change_notices(table, again).await.unwrap();
    store.set_notice_progress(earlier, progress(NoticeState::Sent, NOW, &[])).await.unwrap();
    let later = store.notices_at(table).await.unwrap().remove(0);
    assert!(later.id != earlier && later.state == NoticeState::Waiting, "{later:?}");
}

async fn a_deleted_user_leaves_no_channel_and_no_notice(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    let channel = add(&store, ann, push(&unique("x"), "secret")).await;
    store.set_muted(ann, table, true).await.unwrap();
    store.change_notices(table, vec![waiting(ann, NoticeKind::End, NOW)]).await.unwrap();
    let exported = store.export_user(ann).await.unwrap().notices;
    assert_eq!((exported.channels, exported.muted_tables), (vec![channel.clone()], vec![table]));
    assert!(!format!("{channel:?}").contains("secret"));
    store.delete_user(ann).await.unwrap();
    assert_eq!(store.channel_owner(channel.id).await, Err(StoreError::NotFound));
    assert_eq!(store.notices_at(table).await, Ok(Vec::new()));
    assert_eq!(store.notice_settings(ann).await, Err(StoreError::NotFound));
    assert_eq!(store.add_channel(ann, webhook("x")).await, Err(StoreError::NotFound));
}

async fn a_deleted_lobby_leaves_no_notice(store: SharedStore) {
    let (ann, table) = (guest(&store).await, table(&store).await);
    store.set_muted(ann, table, true).await.unwrap();
    store.change_notices(table, vec![waiting(ann, NoticeKind::Turn, NOW)]).await.unwrap();
    store.delete_lobby(table).await.unwrap();
    assert_eq!(store.notices_at(table).await, Ok(Vec::new()));
    assert_eq!(store.notice_settings(ann).await.unwrap().muted_tables, []);
}

async fn a_key_of_the_server_is_made_once(store: SharedStore) {
    let name = unique("a key");
    assert_eq!(store.server_key(&name, vec![1, 2, 3]).await, Ok(vec![1, 2, 3]));
    assert_eq!(store.server_key(&name, vec![4]).await, Ok(vec![1, 2, 3]));
    let answer = store.server_key(&unique("another"), vec![0; 257]).await;
    assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
}
