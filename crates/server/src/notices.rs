//! Notices for players who look elsewhere. The task of a table (`actor/notices.rs`) writes down who is to be told
//! what; `deliverer` sends it when it is due. This file has what both of them and the API share.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use games::{GameId, Language, dispatch};
use notify::{
    Allowed, Chat, Courier, DeliveryError, Guard, MailServer, Message, Receiver, Subscription, VapidKey,
    title_in,
};
use store::limits::ROWS_PER_PAGE;
use store::{Channel, ChannelKind, ChannelState, SharedStore, StoreError, UserId};
use table::GameInfo;
use tokio::sync::Semaphore;

use crate::clock::unix_ms;
use crate::limits::DELIVERIES_AT_ONCE;
use crate::random::random_bytes;

pub mod deliverer;
mod post_office;
mod tokens;

use post_office::PostOffice;
use tokens::TokenKey;

pub use tokens::Purpose;

/// How the host wants notices to be sent.
#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// How long a notice waits, in case its player looks at the table after all.
    pub after: Duration,
    /// The host's own receivers, in private networks.
    pub allowed: Vec<Allowed>,
    /// How push services reach the host: `mailto:host@example.org`.
    pub contact: Option<String>,
    /// The address of our pages, for links in messages: `https://games.example`.
    pub site: Option<String>,
    /// How mail is sent, if it is. It needs `site` for its links.
    pub mail: Option<MailConfig>,
}

/// How mail is sent.
#[derive(Clone, Debug)]
pub struct MailConfig {
    pub server: MailServer,
    /// The address of the sender.
    pub from: String,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        NoticeConfig {
            after: Duration::from_secs(20),
            allowed: Vec::new(),
            contact: None,
            site: None,
            mail: None,
        }
    }
}

pub struct Notices {
    pub after_ms: i64,
    courier: Arc<Courier>,
    tokens: TokenKey,
    post_office: Option<PostOffice>,
    /// Users who have a channel. Nothing is written down for anybody else.
    recipients: RwLock<BTreeSet<UserId>>,
    /// Bounds how many channels are written to at the same time.
    permits: Semaphore,
}

impl Notices {
    /// Reads the keys of the server and its recipients. The first start makes the keys.
    pub async fn open(config: &NoticeConfig, store: &SharedStore) -> Result<Notices, StoreError> {
        let broken = || StoreError::Broken("a key of the server cannot be read".to_string());
        let vapid = store.server_key("vapid", fresh_vapid_key()).await?;
        let vapid = VapidKey::from_bytes(&vapid).ok_or_else(broken)?;
        let tokens = store.server_key("notice-tokens", random_bytes::<32>().to_vec()).await?;
        let guard = Guard::new(config.allowed.clone());
        // Some push services want to know somebody. The address of the pages will do.
        let site_as_contact = config.site.clone().filter(|site| site.starts_with("https://"));
        let contact = config.contact.clone().or(site_as_contact);
        Ok(Notices {
            after_ms: i64::try_from(config.after.as_millis()).unwrap_or(i64::MAX),
            courier: Arc::new(Courier::new(guard, vapid, contact, config.site.clone())),
            tokens: TokenKey::new(tokens),
            post_office: PostOffice::open(config),
            recipients: RwLock::new(all_recipients(store).await?),
            permits: Semaphore::new(DELIVERIES_AT_ONCE),
        })
    }

    pub fn vapid_key(&self) -> String {
        self.courier.vapid_key()
    }

    pub fn tokens(&self) -> &TokenKey {
        &self.tokens
    }

    /// Whether mail can be sent.
    pub fn has_mail(&self) -> bool {
        self.post_office.is_some()
    }

    /// Asks the owner of an address whether they want notices there.
    pub async fn ask_for_confirmation(
        &self,
        channel: &Channel,
        language: Language,
    ) -> Result<(), DeliveryError> {
        let _permit = self.permits.acquire().await.map_err(|_| DeliveryError::TimedOut)?;
        let post_office = self.post_office.as_ref().ok_or(DeliveryError::Mail)?;
        post_office.ask(&self.tokens, channel, language).await
    }

    pub fn is_recipient(&self, user: UserId) -> bool {
        self.recipients.read().unwrap_or_else(PoisonError::into_inner).contains(&user)
    }

    /// The channels of a user have changed in the store.
    pub async fn look_again(&self, store: &SharedStore, user: UserId) -> Result<(), StoreError> {
        let settings = store.notice_settings(user).await?;
        self.follow(user, &settings.channels);
        Ok(())
    }

    /// From now on, the user has these channels.
    pub fn follow(&self, user: UserId, channels: &[Channel]) {
        let mut recipients = self.recipients.write().unwrap_or_else(PoisonError::into_inner);
        match channels.iter().any(is_usable) {
            true => recipients.insert(user),
            false => recipients.remove(&user),
        };
    }

    /// Whether something could be sent to this address now.
    pub async fn check(&self, url: &str) -> Result<(), DeliveryError> {
        self.courier.check(url).await
    }

    /// Sends a message to a channel.
    pub async fn send(
        &self,
        channel: &Channel,
        language: Language,
        message: &Message,
    ) -> Result<(), DeliveryError> {
        let _permit = self.permits.acquire().await.map_err(|_| DeliveryError::TimedOut)?;
        if channel.kind == ChannelKind::Mail {
            let post_office = self.post_office.as_ref().ok_or(DeliveryError::Mail)?;
            return post_office.send(&self.tokens, channel, language, message).await;
        }
        let subscription;
        let receiver = match (&channel.keys, chat_of(channel.kind)) {
            (_, Some(chat)) => Receiver::Chat(chat, &channel.address),
            (Some(keys), None) => {
                subscription = Subscription::read(&channel.address, &keys.p256dh, &keys.auth)
                    .map_err(|_| DeliveryError::BadKeys)?;
                Receiver::Push(&subscription)
            }
            (None, None) => return Err(DeliveryError::RefusedAddress),
        };
        self.courier.deliver(&receiver, message, unix_ms()).await
    }
}

/// Whether a channel may be written to.
pub fn is_usable(channel: &Channel) -> bool {
    channel.state != ChannelState::Unconfirmed
}

pub fn chat_of(kind: ChannelKind) -> Option<Chat> {
    match kind {
        ChannelKind::Discord => Some(Chat::Discord),
        ChannelKind::Slack => Some(Chat::Slack),
        ChannelKind::Ntfy => Some(Chat::Ntfy),
        ChannelKind::Push | ChannelKind::Mail => None,
    }
}

/// The language with this code; English if there is none.
pub fn language_of(code: &str) -> Language {
    Language::ALL.into_iter().find(|language| language.code() == code).unwrap_or_default()
}

/// The name of a game, as players read it.
pub fn title_of(game: &str, language: Language) -> String {
    match game.parse::<GameId>() {
        Ok(id) => title_in(dispatch!(id, G => <G as GameInfo>::text(language)), language),
        Err(_) => game.to_string(),
    }
}

fn fresh_vapid_key() -> Vec<u8> {
    loop {
        let bytes = random_bytes::<32>();
        // Only one number in four billion is none.
        if VapidKey::from_bytes(&bytes).is_some() {
            return bytes.to_vec();
        }
    }
}

async fn all_recipients(store: &SharedStore) -> Result<BTreeSet<UserId>, StoreError> {
    let (mut recipients, mut after) = (BTreeSet::new(), None);
    loop {
        let page = store.notice_recipients(after, ROWS_PER_PAGE).await?;
        after = page.last().copied();
        let is_last = page.len() < ROWS_PER_PAGE as usize;
        recipients.extend(page);
        if is_last {
            return Ok(recipients);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_title() {
        for language in Language::ALL {
            for game in GameId::ALL {
                let title = title_of(game.code(), language);
                assert!(title.len() > 3 && title != "title", "{title}");
            }
        }
        assert_eq!(title_of("mall-of-horror", language_of("en")), "Mall of Horror");
        assert_eq!(title_of("a-game-of-old", Language::French), "a-game-of-old");
    }
}
