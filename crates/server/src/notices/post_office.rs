//! Mail: what is written to an address, and the links by which its owner decides whether anything is.

use games::Language;
use notify::{DeliveryError, Letter, Mailer, Message, UnsubscribeLinks, tls};
use store::{Channel, ChannelId};

use super::tokens::{Purpose, TokenKey};
use super::{MailConfig, NoticeConfig};
use crate::random::random_bytes;

pub struct PostOffice {
    mailer: Mailer,
    /// The address of our pages, without a slash at the end.
    site: String,
}

impl PostOffice {
    /// Mail needs a server and the address of our pages.
    pub fn open(config: &NoticeConfig) -> Option<PostOffice> {
        let MailConfig { server, from } = config.mail.clone()?;
        let site = config.site.as_ref()?.trim_end_matches('/').to_string();
        Some(PostOffice { mailer: Mailer::new(server, from, tls()), site })
    }

    /// Sends a message as a mail.
    pub async fn send(
        &self,
        tokens: &TokenKey,
        channel: &Channel,
        language: Language,
        message: &Message,
    ) -> Result<(), DeliveryError> {
        let letter = Letter::of_message(language, message, &self.site, self.links(tokens, channel.id));
        self.mailer.send(&channel.address, &letter, &new_id()).await
    }

    /// Asks the owner of an address whether they want notices there.
    pub async fn ask(
        &self,
        tokens: &TokenKey,
        channel: &Channel,
        language: Language,
    ) -> Result<(), DeliveryError> {
        let link = format!("{}/notices/confirm#{}", self.site, tokens.token(Purpose::Confirm, channel.id));
        let letter = Letter::asking(language, &link, self.links(tokens, channel.id));
        self.mailer.send(&channel.address, &letter, &new_id()).await
    }

    fn links(&self, tokens: &TokenKey, channel: ChannelId) -> UnsubscribeLinks {
        let token = tokens.token(Purpose::Unsubscribe, channel);
        UnsubscribeLinks {
            page: format!("{}/notices/unsubscribe#{token}", self.site),
            post: format!("{}/api/notices/unsubscribe/{token}", self.site),
        }
    }
}

fn new_id() -> String {
    hex::encode(random_bytes::<16>())
}
