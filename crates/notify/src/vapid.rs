//! The key by which push services know this server (RFC 8292).

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::Uri;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

/// How long a signature is valid. More than a day is refused.
const VALID_S: i64 = 12 * 60 * 60;

pub struct VapidKey(SigningKey);

impl fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VapidKey(…)")
    }
}

impl VapidKey {
    /// Reads 32 bytes. Almost all of them are a key.
    pub fn from_bytes(bytes: &[u8]) -> Option<VapidKey> {
        let bytes: [u8; 32] = bytes.try_into().ok()?;
        SigningKey::from_slice(&bytes).ok().map(VapidKey)
    }

    /// What browsers need in order to subscribe.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_encoded_point(false))
    }

    /// The header that proves to a push service who sends.
    pub fn authorization(&self, endpoint: &Uri, contact: Option<&str>, now_ms: i64) -> String {
        let origin = format!(
            "{}://{}",
            endpoint.scheme_str().unwrap_or("https"),
            endpoint.authority().map_or("", |authority| authority.as_str())
        );
        let mut claims = json!({ "aud": origin, "exp": now_ms / 1000 + VALID_S });
        if let Some(contact) = contact {
            claims["sub"] = json!(contact);
        }
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let signed = [head, claims].map(|part| URL_SAFE_NO_PAD.encode(part.to_string())).join(".");
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::signature::Verifier;
    use serde_json::Value;

    use super::*;

    #[test]
    fn a_push_service_can_check_who_sends() {
        let key = VapidKey::from_bytes(&[7; 32]).unwrap();
        let endpoint = "https://push.example:8443/send/abc".parse().unwrap();
        let header = key.authorization(&endpoint, Some("mailto:host@example.org"), 1_000_000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
        assert!(key.0.verifying_key().verify(signed.as_bytes(), &signature).is_ok());
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        let expected = json!({ "aud": "https://push.example:8443", "exp": 1_000 + VALID_S, "sub": "mailto:host@example.org" });
        assert_eq!(claims, expected);
    }

    #[test]
    fn a_key_never_shows_itself() {
        assert_eq!(format!("{:?}", VapidKey::from_bytes(&[7; 32])), "Some(VapidKey(…))");
        assert!(VapidKey::from_bytes(&[0; 32]).is_none() && VapidKey::from_bytes(&[7; 31]).is_none());
    }
}
