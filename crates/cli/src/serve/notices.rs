//! The options of `revenant serve` that are about notices for players who look elsewhere.

use std::time::Duration;

use clap::Args;
use server::{Allowed, MailConfig, MailServer, NoticeConfig, is_mail_address};

/// How long a notice waits.
const AFTER_MS: u64 = 20_000;

#[derive(Args, Debug, Clone)]
pub struct NoticeArgs {
    /// The address at which players find this server, for links in notices: https://games.example
    #[arg(long, env = "REVENANT_SITE", value_name = "URL", value_parser = site)]
    site: Option<String>,
    /// How long a notice waits, in case its player looks at the table after all, in milliseconds
    #[arg(long, env = "REVENANT_NOTIFY_AFTER_MS", default_value_t = AFTER_MS)]
    notify_after_ms: u64,
    /// Allows notices to a receiver in your own network, also by http: 10.0.0.7, 10.0.0.0/8 or 10.0.0.7:8080. May be
    /// repeated
    #[arg(long, env = "REVENANT_NOTIFY_ALLOW", value_name = "ADDR", value_delimiter = ',')]
    notify_allow: Vec<Allowed>,
    /// How push services reach you: mailto:you@example.org
    #[arg(long, env = "REVENANT_NOTIFY_CONTACT", value_name = "URL", value_parser = contact)]
    notify_contact: Option<String>,
    /// The mail server for notices: smtps://name:password@mail.example, smtp://… with STARTTLS, or smtp+plain://127.0.0.1
    #[arg(long, env = "REVENANT_SMTP", hide_env_values = true, value_name = "URL", requires_all = ["site", "mail_from"])]
    smtp: Option<MailServer>,
    /// The address from which mail comes
    #[arg(long, env = "REVENANT_MAIL_FROM", value_name = "ADDR", value_parser = mail_address)]
    mail_from: Option<String>,
}

impl NoticeArgs {
    pub fn config(&self) -> NoticeConfig {
        NoticeConfig {
            after: Duration::from_millis(self.notify_after_ms),
            allowed: self.notify_allow.clone(),
            contact: self.notify_contact.clone(),
            site: self.site.clone(),
            mail: self
                .smtp
                .clone()
                .zip(self.mail_from.clone())
                .map(|(server, from)| MailConfig { server, from }),
        }
    }
}

fn site(text: &str) -> Result<String, String> {
    let is_site =
        ["https://", "http://"].iter().any(|scheme| text.len() > scheme.len() && text.starts_with(scheme));
    if is_site { Ok(text.to_string()) } else { Err("it begins with https:// or http://".to_string()) }
}

fn contact(text: &str) -> Result<String, String> {
    let is_contact = text.starts_with("https://") || (text.starts_with("mailto:") && text.contains('@'));
    if is_contact { Ok(text.to_string()) } else { Err("it begins with mailto: or https://".to_string()) }
}

fn mail_address(text: &str) -> Result<String, String> {
    if is_mail_address(text) { Ok(text.to_string()) } else { Err("it is like games@example.org".to_string()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked() {
        assert!(site("https://games.example").is_ok() && site("http://10.0.0.7:7777").is_ok());
        assert!(site("games.example").is_err() && site("https://").is_err());
        assert!(contact("mailto:a@example.org").is_ok() && contact("https://example.org/contact").is_ok());
        assert!(contact("a@example.org").is_err() && contact("mailto:").is_err());
    }
}
