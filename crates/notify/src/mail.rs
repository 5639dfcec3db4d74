//! Mail, through the mail server of the host. Every mail says how to get no more of them, to people and to mail programs
//! (RFC 8058).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use hyper::Uri;
use mail_send::mail_builder::MessageBuilder;
use mail_send::mail_builder::headers::raw::Raw;
use mail_send::mail_builder::headers::url::URL;
use mail_send::{Credentials, SmtpClientBuilder};
use percent_encoding::percent_decode_str;
use table::Language;
use terminal::words::{Phrase, Words};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use crate::{DeliveryError, Message, text};

/// How long it may take to hand over a mail.
const HAND_OVER: Duration = Duration::from_secs(30);
/// The longest address that mail servers take.
const ADDRESS_BYTES: usize = 254;

/// The mail server of the host: `smtps://name:password@mail.example` (encrypted from the start, port 465), `smtp://…`
/// (encrypted by STARTTLS, port 587), or `smtp+plain://127.0.0.1` for a server on the same machine (port 25).
#[derive(Clone)]
pub struct MailServer {
    host: String,
    port: u16,
    encryption: Encryption,
    login: Option<(String, String)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encryption {
    FromTheStart,
    StartTls,
    None,
}

/// The password is not shown.
impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailServer({}:{}, {:?})", self.host, self.port, self.encryption)
    }
}

impl FromStr for MailServer {
    type Err = String;

    fn from_str(url: &str) -> Result<MailServer, String> {
        let wrong = || "this is not like smtps://name:password@mail.example".to_string();
        let uri: Uri = url.parse().map_err(|_| wrong())?;
        let (encryption, port) = match uri.scheme_str() {
            Some("smtps") => (Encryption::FromTheStart, 465),
            Some("smtp") => (Encryption::StartTls, 587),
            Some("smtp+plain") => (Encryption::None, 25),
            _ => return Err("it begins with smtps://, smtp:// or smtp+plain://".to_string()),
        };
        let authority = uri.authority().ok_or_else(wrong)?;
        let decoded = |text: &str| percent_decode_str(text).decode_utf8().map(|text| text.into_owned());
        let login = match authority.as_str().rsplit_once('@').map(|(login, _)| login) {
            None => None,
            Some(login) => {
                let (name, password) = login.split_once(':').ok_or_else(wrong)?;
                Some((decoded(name).map_err(|_| wrong())?, decoded(password).map_err(|_| wrong())?))
            }
        };
        if authority.host().is_empty() || uri.path().len() > 1 {
            return Err(wrong());
        }
        let port = authority.port_u16().unwrap_or(port);
        Ok(MailServer { host: authority.host().to_string(), port, encryption, login })
    }
}

/// Sends mail.
pub struct Mailer {
    server: MailServer,
    /// The address of the sender.
    from: String,
    tls: TlsConnector,
}

/// A mail, ready to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    pub subject: String,
    pub text: String,
    /// Where mail programs post that no more mail is wanted.
    pub unsubscribe: String,
}

/// The links at the end of a mail: the page for people, and the address for mail programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnsubscribeLinks {
    pub page: String,
    pub post: String,
}

impl Letter {
    /// A message as a mail. `site` is the address of our pages.
    pub fn of_message(language: Language, message: &Message, site: &str, links: UnsubscribeLinks) -> Letter {
        let words = Words::new(language, &[text(language)]);
        let link = words.say(&Phrase::new("mail-link").with("link", message.link(site)));
        let text = format!("{}\n\n{link}", message.body);
        Letter::signed(&words, message.title.clone(), &text, links)
    }

    /// The mail that asks the owner of an address whether they want notices there.
    pub fn asking(language: Language, link: &str, links: UnsubscribeLinks) -> Letter {
        let words = Words::new(language, &[text(language)]);
        let text = words.say(&Phrase::new("mail-confirm-text").with("link", link.to_string()));
        Letter::signed(&words, words.say(&Phrase::new("mail-confirm")), &text, links)
    }

    fn signed(words: &Words, subject: String, text: &str, links: UnsubscribeLinks) -> Letter {
        let end = words.say(&Phrase::new("mail-unsubscribe").with("link", links.page));
        Letter { subject, text: format!("{text}\n\n-- \n{end}\n"), unsubscribe: links.post }
    }
}

impl Mailer {
    pub fn new(server: MailServer, from: String, tls: TlsConnector) -> Mailer {
        Mailer { server, from, tls }
    }

    /// Hands a mail over to the mail server. `id` occurs in no other mail.
    pub async fn send(&self, to: &str, letter: &Letter, id: &str) -> Result<(), DeliveryError> {
        match timeout(HAND_OVER, self.hand_over(to, letter, id)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(DeliveryError::Mail),
            Err(_) => Err(DeliveryError::TimedOut),
        }
    }

    async fn hand_over(&self, to: &str, letter: &Letter, id: &str) -> mail_send::Result<()> {
        let domain = self.from.rsplit_once('@').map_or("localhost", |(_, domain)| domain);
        let message = MessageBuilder::new()
            .message_id(format!("{id}@{domain}"))
            .from(self.from.as_str())
            .to(to)
            .subject(letter.subject.as_str())
            .header("Auto-Submitted", Raw::new("auto-generated"))
            .header("List-Unsubscribe", URL::new(letter.unsubscribe.as_str()))
            .header("List-Unsubscribe-Post", Raw::new("List-Unsubscribe=One-Click"))
            .text_body(letter.text.as_str());
        let MailServer { host, port, encryption, login } = &self.server;
        let mut client = SmtpClientBuilder::new_with_tls_connector(host.clone(), *port, self.tls.clone())
            .implicit_tls(*encryption == Encryption::FromTheStart)
            .helo_host(domain)
            .timeout(HAND_OVER);
        if let Some((username, secret)) = login.clone() {
            client = client.credentials(Credentials::Plain { username, secret });
        }
        match encryption {
            Encryption::None => client.connect_plain().await?.send(message).await?,
            Encryption::FromTheStart | Encryption::StartTls => client.connect().await?.send(message).await?,
        };
        Ok(())
    }
}

/// Whether mail can be sent to this address. Quoted names and addresses in other scripts are left out.
pub fn is_mail_address(text: &str) -> bool {
    let Some((name, domain)) = text.split_once('@') else { return false };
    let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~.".contains(&byte);
    let is_label = |label: &str| {
        let is_plain = label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        (1..=63).contains(&label.len()) && is_plain && !label.starts_with('-') && !label.ends_with('-')
    };
    let is_name = !name.is_empty() && name.bytes().all(is_of_name) && !name.split('.').any(str::is_empty);
    text.len() <= ADDRESS_BYTES && is_name && domain.contains('.') && domain.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::tests::message;

    fn links() -> UnsubscribeLinks {
        UnsubscribeLinks {
            page: "https://a.example/page".to_string(),
            post: "https://a.example/post".to_string(),
        }
    }

    #[test]
    fn addresses_are_told_apart() {
        for good in ["ann@example.org", "a.b+c@mail.example.co.uk", "x@1.example", "o'neil@a-b.example"] {
            assert!(is_mail_address(good), "{good}");
        }
        let long = format!("{}@example.org", "x".repeat(ADDRESS_BYTES));
        for bad in [
            "",
            "ann",
            "ann@",
            "@example.org",
            "ann@example",
            "a@b@c.example",
            "ann@-a.example",
            "ann@a..example",
            ".ann@example.org",
            "a..b@example.org",
            "ann @example.org",
            "ann@example.org\r\nBcc: x@example.org",
            "ann@example.org>",
            "ann@[127.0.0.1]",
            "änn@example.org",
            &long,
        ] {
            assert!(!is_mail_address(bad), "{bad}");
        }
    }

    #[test]
    fn the_mail_server_is_understood_and_its_password_is_not_shown() {
        for (url, shown) in [
            ("smtps://ann:p%40ss@mail.example", "MailServer(mail.example:465, FromTheStart)"),
            ("smtp://ann:secret@mail.example:2525", "MailServer(mail.example:2525, StartTls)"),
            ("smtp+plain://127.0.0.1", "MailServer(127.0.0.1:25, None)"),
        ] {
            assert_eq!(format!("{:?}", url.parse::<MailServer>().unwrap()), shown);
        }
        let login = "smtps://ann:p%40ss@mail.example".parse::<MailServer>().unwrap().login;
        assert_eq!(login, Some(("ann".to_string(), "p@ss".to_string())));
        for wrong in
            ["mail.example", "https://mail.example", "smtps://", "smtps://ann@mail.example", "smtps://a/b"]
        {
            assert!(wrong.parse::<MailServer>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_mail_says_how_to_get_no_more() {
        for language in Language::ALL {
            let notice = Letter::of_message(language, &message("Ann"), "https://a.example", links());
            let asking = Letter::asking(language, "https://a.example/confirm", links());
            assert!(notice.text.contains("https://a.example/table/1vjd3knq4h5c8"), "{}", notice.text);
            assert!(asking.text.contains("https://a.example/confirm"), "{}", asking.text);
            for Letter { subject, text, unsubscribe } in [notice, asking] {
                assert!(subject.contains(' ') && text.contains("\n-- \n"), "{subject}: {text}");
                assert!(text.ends_with("https://a.example/page\n"), "{text}");
                assert_eq!(unsubscribe, "https://a.example/post");
            }
        }
    }
}
