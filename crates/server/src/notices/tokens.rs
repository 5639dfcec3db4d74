//! Tokens in mails: they prove that whoever has one has read the mail. Nothing is stored about them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::ChannelId;

/// What a token is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Confirm,
    Unsubscribe,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Unsubscribe => "unsubscribe",
        }
    }
}

/// The key by which tokens are made.
pub struct TokenKey(Vec<u8>);

impl TokenKey {
    pub fn new(key: Vec<u8>) -> TokenKey {
        TokenKey(key)
    }

    /// The token of a channel.
    pub fn token(&self, purpose: Purpose, channel: ChannelId) -> String {
        format!("{channel}-{}", hex::encode(self.mac(purpose, channel).finalize().into_bytes()))
    }

    /// The channel of a token, if the token is ours.
    pub fn read(&self, purpose: Purpose, token: &str) -> Option<ChannelId> {
        let (channel, mac) = token.split_once('-')?;
        let channel: ChannelId = channel.parse().ok()?;
        self.mac(purpose, channel).verify_slice(&hex::decode(mac).ok()?).ok()?;
        Some(channel)
    }

    fn mac(&self, purpose: Purpose, channel: ChannelId) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("keys may have any length");
        mac.update(purpose.word().as_bytes());
        mac.update(&channel.0.to_be_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_good_for_one_channel_and_one_purpose() {
        let key = TokenKey::new(vec![1; 32]);
        let (one, other) = (ChannelId(1), ChannelId(2));
        let token = key.token(Purpose::Confirm, one);
        assert_eq!(key.read(Purpose::Confirm, &token), Some(one));
        assert_eq!(key.read(Purpose::Unsubscribe, &token), None);
        assert_eq!(TokenKey::new(vec![2; 32]).read(Purpose::Confirm, &token), None);
        let of_other = token.replace(&one.to_string(), &other.to_string());
        for wrong in [&of_other[..], &token[..token.len() - 2], "", "-", "abc", "0000000000001-zz"] {
            assert_eq!(key.read(Purpose::Confirm, wrong), None, "{wrong}");
        }
    }
}
