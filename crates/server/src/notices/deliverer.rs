//! Sends notices when they are due: one task with a few deliveries at a time. It never holds up a table.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use games::Language;
use notify::{About, DeliveryError, Message, QuietHours};
use store::{
    Channel, ChannelId, ChannelState, NoticeKind, NoticePreferences, NoticeProgress, NoticeSettings,
    NoticeState, StoreError, StoredNotice, TableListing, TableStatus,
};
use tokio::sync::watch;
use tokio::task::{self, JoinSet};

use super::{is_usable, language_of, title_of};
use crate::clock::unix_ms;
use crate::limits::{
    GOODBYE, LOOK_FOR_NOTICES, NOTICE_TRIES, NOTICES_AT_ONCE, PROGRESS_TRIES, TRY_PROGRESS_AGAIN,
};
use crate::serve::{App, until};

/// Runs until the server stops. What is not sent by then is sent after the next start.
pub async fn deliver_notices(app: App, stopped: watch::Receiver<bool>) {
    let mut deliveries = JoinSet::new();
    // The notices under way, by their tasks, so that none is sent a second time meanwhile.
    let mut under_way: BTreeMap<task::Id, i64> = BTreeMap::new();
    loop {
        let n_free = NOTICES_AT_ONCE - under_way.len();
        if n_free > 0 {
            for notice in due(&app, NOTICES_AT_ONCE, &under_way).await.into_iter().take(n_free) {
                let id = notice.id;
                under_way.insert(deliveries.spawn(deliver(app.clone(), notice)).id(), id);
            }
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_FOR_NOTICES) => {}
            () = until(stopped.clone()) => break,
        }
        while let Some(ended) = deliveries.try_join_next_with_id() {
            let task = ended.map_or_else(|error| error.id(), |(task, ())| task);
            under_way.remove(&task);
        }
    }
    let finished = async { while deliveries.join_next().await.is_some() {} };
    // What takes longer is aborted, and begins again after the next start.
    let _ = tokio::time::timeout(GOODBYE, finished).await;
}

/// Notices that are due and not under way. Those under way are still listed as due.
async fn due(app: &App, n_wanted: usize, under_way: &BTreeMap<task::Id, i64>) -> Vec<StoredNotice> {
    let limit = u32::try_from(n_wanted + under_way.len()).unwrap_or(u32::MAX);
    match app.store.due_notices(unix_ms(), limit).await {
        Ok(mut due) => {
            due.retain(|notice| !under_way.values().any(|id| *id == notice.id));
            due
        }
        Err(error) => {
            tracing::warn!(%error, "the notices that are due could not be listed");
            Vec::new()
        }
    }
}

async fn deliver(app: App, notice: StoredNotice) {
    let progress = match attempt(&app, &notice).await {
        Ok(progress) => progress,
        // The user is gone, and so are their notices.
        Err(StoreError::NotFound) => return,
        Err(error) => {
            tracing::warn!(%error, "a notice could not be prepared");
            return;
        }
    };
    // Without this, it would be sent again: it stays under way until its progress is written.
    for _ in 0..PROGRESS_TRIES {
        match app.store.set_notice_progress(notice.id, progress.clone()).await {
            Ok(()) => return,
            Err(error) => tracing::warn!(%error, "the progress of a notice could not be written"),
        }
        tokio::time::sleep(TRY_PROGRESS_AGAIN).await;
    }
}

/// Sends a notice to every channel that it has not reached, if its user still wants it.
async fn attempt(app: &App, notice: &StoredNotice) -> Result<NoticeProgress, StoreError> {
    let settings = app.store.notice_settings(notice.user).await?;
    let now_ms = unix_ms();
    let channels = channels_to_reach(&settings, notice);
    let same = NoticeProgress {
        state: notice.state,
        due_ms: notice.due_ms,
        n_tries: notice.n_tries,
        reached: notice.reached.clone(),
    };
    if channels.is_empty() {
        return Ok(NoticeProgress { state: NoticeState::Known, ..same });
    }
    if let Some(due_ms) = quiet_until(&settings.preferences, now_ms) {
        return Ok(NoticeProgress { due_ms, ..same });
    }
    let table = app.store.table_with_seats(notice.table).await?;
    let is_over = table.table.status == TableStatus::Over;
    if is_over && notice.kind != NoticeKind::End {
        return Ok(NoticeProgress { state: NoticeState::Known, ..same });
    }
    let language = language_of(&settings.preferences.language);
    // The end of a game is written down just before it is recorded.
    let (reached, has_failed) = match is_over || notice.kind != NoticeKind::End {
        true => send_to_all(app, channels, language, message(language, notice.kind, &table)).await,
        false => (Vec::new(), true),
    };
    let n_tries = notice.n_tries + 1;
    let reached = [notice.reached.clone(), reached].concat();
    if !has_failed {
        app.metrics.notices_sent.inc();
        return Ok(NoticeProgress { state: NoticeState::Sent, n_tries, reached, ..same });
    }
    if n_tries >= NOTICE_TRIES {
        app.metrics.notices_given_up.inc();
        return Ok(NoticeProgress { state: NoticeState::Sent, n_tries, reached, ..same });
    }
    let due_ms = unix_ms().saturating_add(pause_ms(n_tries));
    Ok(NoticeProgress { state: NoticeState::Waiting, due_ms, n_tries, reached })
}

/// The channels to which the notice is still to be sent: none if the user does not want it.
fn channels_to_reach(settings: &NoticeSettings, notice: &StoredNotice) -> Vec<Channel> {
    if !settings.preferences.wants(notice.kind) || settings.muted_tables.contains(&notice.table) {
        return Vec::new();
    }
    let is_left = |channel: &&Channel| is_usable(channel) && !notice.reached.contains(&channel.id);
    settings.channels.iter().filter(is_left).cloned().collect()
}

/// When the quiet hours end in which we are now.
fn quiet_until(preferences: &NoticePreferences, now_ms: i64) -> Option<i64> {
    let quiet = preferences.quiet.as_ref()?;
    QuietHours::read(&quiet.from, &quiet.to, &quiet.zone).ok()?.over_at_ms(now_ms)
}

fn message(language: Language, kind: NoticeKind, listing: &TableListing) -> Message {
    let about = match kind {
        NoticeKind::Turn => About::Turn,
        NoticeKind::Deal => About::Deal,
        NoticeKind::End => About::End,
    };
    let table = &listing.table;
    let (id, code) = (table.id.to_string(), table.id.code().to_string());
    Message::of_table(language, about, &id, &title_of(&table.game, language), &listing.host_name, &code)
}

/// Sends a message to all these channels at the same time. Returns those that it reached, and whether others may be
/// reached later.
async fn send_to_all(
    app: &App,
    channels: Vec<Channel>,
    language: Language,
    message: Message,
) -> (Vec<ChannelId>, bool) {
    let message = Arc::new(message);
    let mut sending = JoinSet::new();
    for channel in channels {
        let (app, message) = (app.clone(), message.clone());
        sending.spawn(async move {
            let result = app.notices.send(&channel, language, &message).await;
            note_result(&app, &channel, result).await;
            (channel.id, result)
        });
    }
    let (mut reached, mut has_failed) = (Vec::new(), false);
    while let Some(sent) = sending.join_next().await {
        match sent {
            Ok((channel, Ok(()))) => reached.push(channel),
            Ok((_, Err(DeliveryError::Gone))) => {}
            Ok((_, Err(_))) | Err(_) => has_failed = true,
        }
    }
    (reached, has_failed)
}

/// The settings of a user show what became of the last attempt. A channel that no longer exists is deleted.
pub async fn note_result(app: &App, channel: &Channel, result: Result<(), DeliveryError>) {
    let noted = match result {
        Ok(()) if channel.state == ChannelState::On => Ok(()),
        Ok(()) => app.store.set_channel_state(channel.id, ChannelState::On, None).await,
        Err(DeliveryError::Gone) => app.store.delete_channel(channel.user, channel.id).await,
        Err(error) => {
            app.metrics.notices_failed.inc();
            let word = error.to_string();
            app.store.set_channel_state(channel.id, ChannelState::Failing, Some(&word)).await
        }
    };
    match noted {
        // The user has deleted it in the meantime.
        Ok(()) | Err(StoreError::NotFound) => {}
        Err(error) => tracing::warn!(%error, "what became of a channel could not be written"),
    }
    if result == Err(DeliveryError::Gone) {
        // If this fails, notices are written down for somebody who has no channel, and dropped later.
        let _ = app.notices.look_again(&app.store, channel.user).await;
    }
}

/// How long a notice waits after an attempt that failed: half a minute at first, and then ever longer, up to six hours.
fn pause_ms(n_tries: u32) -> i64 {
    const FIRST: Duration = Duration::from_secs(30);
    const LONGEST: Duration = Duration::from_secs(6 * 60 * 60);
    let pause = FIRST.saturating_mul(4u32.saturating_pow(n_tries.saturating_sub(1))).min(LONGEST);
    i64::try_from(pause.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_limit() {
        let pauses_s: Vec<i64> = (1..=NOTICE_TRIES).map(|n_tries| pause_ms(n_tries) / 1000).collect();
        assert_eq!(pauses_s, [30, 120, 480, 1_920, 7_680, 21_600, 21_600, 21_600]);
        assert_eq!(pause_ms(u32::MAX) / 1000, 21_600);
    }
}
