//! The hours of each day in which a player wants to be left alone.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};

/// The hours of each day in which nothing is sent.
#[derive(Clone, PartialEq, Debug)]
pub struct QuietHours {
    from: Time,
    to: Time,
    zone: TimeZone,
}

/// Which part of quiet hours cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuietHoursError {
    From,
    To,
    Zone,
}

impl QuietHours {
    /// Reads times such as `22:00` and a zone such as `Europe/Paris`. `to` may be on the next day; it must differ from
    /// `from`.
    pub fn read(from: &str, to: &str, zone: &str) -> Result<QuietHours, QuietHoursError> {
        let from = time(from).ok_or(QuietHoursError::From)?;
        let to = time(to).filter(|to| *to != from).ok_or(QuietHoursError::To)?;
        let zone = TimeZone::get(zone).map_err(|_| QuietHoursError::Zone)?;
        Ok(QuietHours { from, to, zone })
    }

    /// When the quiet hours are over that include this time. `None` outside of them.
    pub fn over_at_ms(&self, now_ms: i64) -> Option<i64> {
        let now = Timestamp::from_millisecond(now_ms).ok()?.to_zoned(self.zone.clone());
        let (today, time) = (now.date(), now.time());
        let is_over_midnight = self.to < self.from;
        let end = match is_over_midnight {
            false if self.from <= time && time < self.to => today,
            true if time < self.to => today,
            true if time >= self.from => today.checked_add(1.day()).ok()?,
            _ => return None,
        };
        let end = end.to_datetime(self.to).to_zoned(self.zone.clone()).ok()?;
        Some(end.timestamp().as_millisecond()).filter(|end_ms| *end_ms > now_ms)
    }
}

/// A time as a clock shows it: `08:30`.
fn time(text: &str) -> Option<Time> {
    let (hour, minute) = text.split_once(':')?;
    let number = |digits: &str| {
        let is_number = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse().ok()).flatten()
    };
    Time::new(number(hour)?, number(minute)?, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn over_at(quiet: &QuietHours, now: &str) -> Option<String> {
        quiet.over_at_ms(ms(now)).map(|over_ms| Timestamp::from_millisecond(over_ms).unwrap().to_string())
    }

    #[test]
    fn a_night_ends_in_the_morning() {
        let night = QuietHours::read("22:00", "08:00", "Europe/Paris").unwrap();
        for (now, end) in [
            // In winter, Paris is an hour ahead.
            ("2026-01-10T20:59:59Z", None),
            ("2026-01-10T21:00:00Z", Some("2026-01-11T07:00:00Z")),
            ("2026-01-11T06:59:59Z", Some("2026-01-11T07:00:00Z")),
            ("2026-01-11T07:00:00Z", None),
            // In summer, it is two hours ahead; the night of the change is shorter.
            ("2026-03-28T21:30:00Z", Some("2026-03-29T06:00:00Z")),
            ("2026-07-10T20:00:00Z", Some("2026-07-11T06:00:00Z")),
        ] {
            assert_eq!(over_at(&night, now).as_deref(), end, "{now}");
        }
    }

    #[test]
    fn hours_may_lie_within_a_day() {
        let work = QuietHours::read("09:00", "17:30", "America/New_York").unwrap();
        assert_eq!(over_at(&work, "2026-01-12T13:59:00Z"), None);
        assert_eq!(over_at(&work, "2026-01-12T14:00:00Z").as_deref(), Some("2026-01-12T22:30:00Z"));
        assert_eq!(over_at(&work, "2026-01-12T22:30:00Z"), None);
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (from, to, zone, error) in [
            ("24:00", "08:00", "Europe/Paris", QuietHoursError::From),
            ("2:00", "08:00", "Europe/Paris", QuietHoursError::From),
            ("+2:00", "08:00", "Europe/Paris", QuietHoursError::From),
            ("22:00", "8", "Europe/Paris", QuietHoursError::To),
            ("22:00", "22:00", "Europe/Paris", QuietHoursError::To),
            ("22:00", "08:60", "Europe/Paris", QuietHoursError::To),
            ("22:00", "08:00", "Europe/Nowhere", QuietHoursError::Zone),
            ("22:00", "08:00", "", QuietHoursError::Zone),
        ] {
            assert_eq!(QuietHours::read(from, to, zone), Err(error), "{from} {to} {zone}");
        }
    }
}
