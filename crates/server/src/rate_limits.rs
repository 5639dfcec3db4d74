//! How many requests are taken from one connection, one address or one user.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use store::UserId;

use crate::error::ApiError;
use crate::limits::{
    AdjustableLimits, CHANNEL_CALLS_AT_ONCE_OF_ADDRESS, CHANNEL_CALLS_AT_ONCE_OF_USER,
    CHANNEL_CALLS_PER_SECOND_OF_ADDRESS, CHANNEL_CALLS_PER_SECOND_OF_USER, CODES_AT_ONCE, CODES_PER_SECOND,
    CONFIRMATIONS_AT_ONCE, CONFIRMATIONS_PER_SECOND, COUNTED, GUESTS_AT_ONCE, GUESTS_PER_SECOND,
    LOGINS_PER_SECOND, MESSAGES_PER_SECOND, TABLES_PER_SECOND_OF_ADDRESS, TABLES_PER_SECOND_OF_USER,
};

/// The limits on requests over HTTP.
pub struct RateLimits {
    guests: RateLimit<IpAddr>,
    logins: RateLimit<IpAddr>,
    codes: RateLimit<IpAddr>,
    tables_of_user: RateLimit<UserId>,
    tables_of_address: RateLimit<IpAddr>,
    channels_of_user: RateLimit<UserId>,
    channels_of_address: RateLimit<IpAddr>,
    confirmations: RateLimit<String>,
}

impl RateLimits {
    pub fn new(limits: &AdjustableLimits) -> RateLimits {
        RateLimits {
            guests: RateLimit::new(GUESTS_PER_SECOND, GUESTS_AT_ONCE),
            logins: RateLimit::new(LOGINS_PER_SECOND, limits.logins_at_once),
            codes: RateLimit::new(CODES_PER_SECOND, CODES_AT_ONCE),
            tables_of_user: RateLimit::new(TABLES_PER_SECOND_OF_USER, limits.tables_at_once_of_user),
            tables_of_address: RateLimit::new(TABLES_PER_SECOND_OF_ADDRESS, limits.tables_at_once_of_address),
            channels_of_user: RateLimit::new(CHANNEL_CALLS_PER_SECOND_OF_USER, CHANNEL_CALLS_AT_ONCE_OF_USER),
            channels_of_address: RateLimit::new(
                CHANNEL_CALLS_PER_SECOND_OF_ADDRESS,
                CHANNEL_CALLS_AT_ONCE_OF_ADDRESS,
            ),
            confirmations: RateLimit::new(CONFIRMATIONS_PER_SECOND, CONFIRMATIONS_AT_ONCE),
        }
    }

    pub fn guest(&self, address: IpAddr) -> Result<(), ApiError> {
        self.guests.check(address)
    }

    pub fn login(&self, address: IpAddr) -> Result<(), ApiError> {
        self.logins.check(address)
    }

    pub fn code(&self, address: IpAddr) -> Result<(), ApiError> {
        self.codes.check(address)
    }

    /// A request that makes the server write to an address that a user has chosen.
    pub fn channel(&self, user: UserId, address: IpAddr) -> Result<(), ApiError> {
        self.channels_of_user.check(user)?;
        self.channels_of_address.check(address)
    }

    /// A mail that asks the owner of an address whether they want notices there. Nobody can be flooded with them.
    pub fn confirmation(&self, mail_address: &str) -> Result<(), ApiError> {
        self.confirmations.check(mail_address.to_lowercase())
    }

    pub fn table(&self, user: UserId, address: IpAddr) -> Result<(), ApiError> {
        self.tables_of_user.check(user)?;
        self.tables_of_address.check(address)
    }
}

/// The limit on the messages of one WebSocket.
pub fn of_messages(limits: &AdjustableLimits) -> DefaultDirectRateLimiter {
    RateLimiter::direct(quota(MESSAGES_PER_SECOND, limits.messages_at_once))
}

/// One limit, counted separately for each key.
struct RateLimit<Key: Clone + Eq + Hash> {
    quota: Quota,
    limiter: Mutex<DefaultKeyedRateLimiter<Key>>,
}

impl<Key: Clone + Eq + Hash> RateLimit<Key> {
    fn new(per_second: f64, at_once: u32) -> RateLimit<Key> {
        let quota = quota(per_second, at_once);
        RateLimit { quota, limiter: Mutex::new(RateLimiter::keyed(quota)) }
    }

    fn check(&self, key: Key) -> Result<(), ApiError> {
        let mut limiter = self.limiter.lock().unwrap_or_else(PoisonError::into_inner);
        if limiter.len() >= COUNTED {
            limiter.retain_recent();
        }
        if limiter.len() >= COUNTED {
            // Forgetting all counts never refuses anybody, so it is the mildest way to limit the memory.
            *limiter = RateLimiter::keyed(self.quota);
        }
        limiter.check_key(&key).map_err(|_| ApiError::too_many())
    }
}

/// Allows `at_once` requests in a burst, and regains them at a steady rate.
fn quota(per_second: f64, at_once: u32) -> Quota {
    let period = Duration::from_secs_f64(1.0 / per_second);
    let quota = Quota::with_period(period).expect("rates are finite");
    quota.allow_burst(NonZeroU32::new(at_once).unwrap_or(NonZeroU32::MIN))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_a_steady_rate() {
        let clock = FakeRelativeClock::default();
        let limiter = RateLimiter::direct_with_clock(quota(0.5, 3), clock.clone());
        let n_allowed = || (0..10).filter(|_| limiter.check().is_ok()).count();
        assert_eq!(n_allowed(), 3);
        clock.advance(Duration::from_secs(2));
        assert_eq!(n_allowed(), 1);
        clock.advance(Duration::from_secs(60));
        assert_eq!(n_allowed(), 3);
    }

    #[test]
    fn everybody_is_counted_separately() {
        let limit = RateLimit::new(0.001, 1);
        assert!(limit.check(1).is_ok() && limit.check(2).is_ok());
        assert!(limit.check(1).is_err() && limit.check(2).is_err());
    }

    #[test]
    fn no_more_keys_are_kept_than_the_limit_says() {
        let limit = RateLimit::new(0.001, 1);
        for key in 0..=COUNTED {
            assert!(limit.check(key).is_ok());
        }
        assert!(limit.limiter.lock().unwrap().len() <= COUNTED);
    }
}
