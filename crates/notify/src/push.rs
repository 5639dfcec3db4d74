//! Web push: a message that only the browser can read (RFC 8291).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::header::{AUTHORIZATION, HeaderName, HeaderValue};
use hyper::{Request, Uri};
use p256::PublicKey;
use web_push_native::{Auth, WebPushBuilder};

use crate::{DeliveryError, Message, VapidKey};

/// Bytes of every payload before it is encrypted, so that its length tells nothing.
pub const PAYLOAD_BYTES: usize = 1_024;
/// How long a push service keeps a message for a browser that is switched off.
const KEPT: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);
const AUTH_BYTES: usize = 16;

/// A browser that has subscribed.
pub struct Subscription {
    endpoint: Uri,
    key: PublicKey,
    auth: Auth,
}

impl Subscription {
    /// Reads what a browser says: its endpoint, and its keys in base64url. If one is wrong, its name is returned.
    pub fn read(endpoint: &str, p256dh: &str, auth: &str) -> Result<Subscription, &'static str> {
        let decoded = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('='));
        let endpoint = Some(endpoint)
            .filter(|url| crate::check_url(url))
            .and_then(|url| url.parse().ok())
            .ok_or("endpoint")?;
        let key = decoded(p256dh).ok().and_then(|bytes| PublicKey::from_sec1_bytes(&bytes).ok());
        let auth = decoded(auth).ok().filter(|bytes| bytes.len() == AUTH_BYTES).ok_or("keys.auth")?;
        Ok(Subscription { endpoint, key: key.ok_or("keys.p256dh")?, auth: Auth::clone_from_slice(&auth) })
    }

    /// The request that brings a message to the browser.
    pub fn request(
        &self,
        message: &Message,
        vapid: &VapidKey,
        contact: Option<&str>,
        now_ms: i64,
    ) -> Result<Request<Vec<u8>>, DeliveryError> {
        let mut payload = message.payload();
        if payload.len() > PAYLOAD_BYTES {
            return Err(DeliveryError::TooLong);
        }
        payload.resize(PAYLOAD_BYTES, b' ');
        let builder =
            WebPushBuilder::new(self.endpoint.clone(), self.key, self.auth).with_valid_duration(KEPT);
        let mut request = builder.build(payload).map_err(|_| DeliveryError::BadKeys)?;
        let authorization = vapid.authorization(&self.endpoint, contact, now_ms);
        let mut add = |name: HeaderName, value: &str| {
            let value = HeaderValue::from_str(value).map_err(|_| DeliveryError::BadKeys)?;
            request.headers_mut().insert(name, value);
            Ok(())
        };
        add(AUTHORIZATION, &authorization)?;
        add(HeaderName::from_static("urgency"), "normal")?;
        // A later message about the same table replaces this one, if the browser has not got it yet.
        add(HeaderName::from_static("topic"), &message.tag)?;
        Ok(request)
    }
}

#[cfg(test)]
mod tests {
    use p256::SecretKey;
    use p256::elliptic_curve::sec1::ToEncodedPoint;

    use super::*;
    use crate::message::tests::message;

    /// A browser's secret key, and what it tells the server.
    fn browser() -> (SecretKey, String, String) {
        let secret = SecretKey::from_slice(&[9; 32]).unwrap();
        let p256dh = URL_SAFE_NO_PAD.encode(secret.public_key().to_encoded_point(false));
        (secret, p256dh, URL_SAFE_NO_PAD.encode([3; AUTH_BYTES]))
    }

    #[test]
    fn only_the_browser_reads_it_and_every_message_is_of_one_length() {
        let (secret, p256dh, auth) = browser();
        let subscription = Subscription::read("https://push.example/abc", &p256dh, &auth).unwrap();
        let vapid = VapidKey::from_bytes(&[7; 32]).unwrap();
        let mut lengths = Vec::new();
        for host in ["A", &"Ω".repeat(24)] {
            let message = message(host);
            let request = subscription.request(&message, &vapid, None, 0).unwrap();
            assert_eq!(request.headers()["topic"], message.tag.as_str());
            assert_eq!(request.headers()["ttl"], "86400");
            lengths.push(request.body().len());
            let read = web_push_native::decrypt(
                request.into_body(),
                &secret,
                &Auth::clone_from_slice(&[3; AUTH_BYTES]),
            );
            let read = read.unwrap();
            assert_eq!(read.len(), PAYLOAD_BYTES);
            assert_eq!(read.trim_ascii(), message.payload());
        }
        assert_eq!(lengths[0], lengths[1]);
    }

    #[test]
    fn what_is_wrong_with_a_subscription_is_named() {
        let (_, p256dh, auth) = browser();
        let fault = |endpoint, p256dh: &str, auth: &str| Subscription::read(endpoint, p256dh, auth).err();
        let endpoint = "https://push.example/abc";
        assert_eq!(fault(endpoint, &p256dh, &format!("{auth}==")), None);
        assert_eq!(fault("push.example", &p256dh, &auth), Some("endpoint"));
        assert_eq!(fault(endpoint, &p256dh[2..], &auth), Some("keys.p256dh"));
        assert_eq!(fault(endpoint, "?", &auth), Some("keys.p256dh"));
        assert_eq!(fault(endpoint, &p256dh, "AAAA"), Some("keys.auth"));
    }
}
