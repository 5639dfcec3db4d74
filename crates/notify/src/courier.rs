//! Delivers messages.

use hyper::StatusCode;

use crate::request::Requester;
use crate::{Chat, DeliveryError, Guard, Message, Subscription, VapidKey};

/// Delivers messages.
pub struct Courier {
    requester: Requester,
    vapid: VapidKey,
    /// How push services reach the host of this server.
    contact: Option<String>,
    /// The address of our pages.
    site: Option<String>,
}

/// Where a message goes.
pub enum Receiver<'a> {
    Push(&'a Subscription),
    Chat(Chat, &'a str),
}

impl Courier {
    pub fn new(guard: Guard, vapid: VapidKey, contact: Option<String>, site: Option<String>) -> Courier {
        Courier { requester: Requester::new(guard), vapid, contact, site }
    }

    /// What browsers need in order to subscribe.
    pub fn vapid_key(&self) -> String {
        self.vapid.public()
    }

    /// Whether something could be sent to this address now.
    pub async fn check(&self, url: &str) -> Result<(), DeliveryError> {
        self.requester.check(url).await
    }

    pub async fn deliver(
        &self,
        receiver: &Receiver<'_>,
        message: &Message,
        now_ms: i64,
    ) -> Result<(), DeliveryError> {
        let request = match receiver {
            Receiver::Push(subscription) => {
                subscription.request(message, &self.vapid, self.contact.as_deref(), now_ms)?
            }
            Receiver::Chat(chat, url) => chat.request(url, message, self.site.as_deref())?,
        };
        let status = self.requester.send(request).await?;
        match status {
            status if status.is_success() => Ok(()),
            StatusCode::NOT_FOUND | StatusCode::GONE if matches!(receiver, Receiver::Push(_)) => {
                Err(DeliveryError::Gone)
            }
            status => Err(DeliveryError::Status(status.as_u16())),
        }
    }
}
