//! Webhooks of chat services: each wants the message in its own words of JSON.

use hyper::header::CONTENT_TYPE;
use hyper::{Request, Uri};
use serde_json::{Value, json};

use crate::{DeliveryError, Message};

/// A chat service.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chat {
    Discord,
    Slack,
    /// The address is that of a topic: `https://ntfy.sh/my-topic`.
    Ntfy,
}

impl Chat {
    /// Whether this can be the address of such a webhook.
    pub fn takes(self, url: &str) -> bool {
        crate::check_url(url)
            && (self != Chat::Ntfy || url.parse().is_ok_and(|uri: Uri| topic(&uri).is_some()))
    }

    /// The request that posts a message. `site` is the address of our pages, if it is known.
    pub fn request(
        self,
        url: &str,
        message: &Message,
        site: Option<&str>,
    ) -> Result<Request<Vec<u8>>, DeliveryError> {
        let uri: Uri = url.parse().map_err(|_| DeliveryError::RefusedAddress)?;
        let link = site.map(|site| message.link(site));
        let (uri, body) = match self {
            Chat::Discord => (uri, discord(message, link)),
            Chat::Slack => (uri, slack(message, link)),
            Chat::Ntfy => {
                let (root, topic) = topic(&uri).ok_or(DeliveryError::RefusedAddress)?;
                (root, ntfy(&topic, message, link))
            }
        };
        let request = Request::post(uri).header(CONTENT_TYPE, "application/json");
        request.body(body.to_string().into_bytes()).map_err(|_| DeliveryError::RefusedAddress)
    }
}

/// Nobody is mentioned, whatever a player is called.
fn discord(message: &Message, link: Option<String>) -> Value {
    let escaped = |text: &str| -> String {
        let escape =
            |letter: char| if letter.is_ascii_punctuation() { vec!['\\', letter] } else { vec![letter] };
        text.chars().flat_map(escape).collect()
    };
    let mut embed = json!({ "title": escaped(&message.title), "description": escaped(&message.body) });
    if let Some(link) = link {
        embed["url"] = json!(link);
    }
    json!({ "embeds": [embed], "allowed_mentions": { "parse": [] } })
}

fn slack(message: &Message, link: Option<String>) -> Value {
    let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let title = escaped(&message.title);
    let title = link.map_or(title.clone(), |link| format!("<{}|{title}>", escaped(&link)));
    json!({ "text": format!("{title}\n{}", escaped(&message.body)) })
}

fn ntfy(topic: &str, message: &Message, link: Option<String>) -> Value {
    let mut body = json!({ "topic": topic, "title": message.title, "message": message.body });
    if let Some(link) = link {
        body["click"] = json!(link);
    }
    body
}

/// JSON goes to the server of a topic, and names the topic.
fn topic(uri: &Uri) -> Option<(Uri, String)> {
    let (folder, topic) = uri.path().rsplit_once('/')?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if topic.is_empty() || topic.len() > 64 || !topic.bytes().all(is_plain) {
        return None;
    }
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(format!("{folder}/{query}").parse().ok()?);
    Some((Uri::from_parts(parts).ok()?, topic.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::tests::message;

    fn posted(chat: Chat, url: &str, host: &str) -> (String, Value) {
        let request = chat.request(url, &message(host), Some("https://games.example")).unwrap();
        (request.uri().to_string(), serde_json::from_slice(request.body()).unwrap())
    }

    #[test]
    fn nobody_is_mentioned_and_nothing_is_linked_by_a_name() {
        let (_, body) = posted(Chat::Discord, "https://discord.example/hook", "@everyone [x](y)");
        assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
        let text = body["embeds"][0]["description"].as_str().unwrap();
        assert!(text.contains(r"\@everyone \[x\]\(y\)"), "{text}");
        let (_, body) = posted(Chat::Slack, "https://slack.example/hook", "<!channel> & co");
        let text = body["text"].as_str().unwrap();
        assert!(text.contains("&lt;!channel&gt; &amp; co") && !text.contains("<!"), "{text}");
    }

    #[test]
    fn a_topic_is_named_to_its_server() {
        for (url, root, topic) in [
            ("https://ntfy.sh/my-topic", "https://ntfy.sh/", "my-topic"),
            ("https://a.example:8443/ntfy/t_1?auth=x", "https://a.example:8443/ntfy/?auth=x", "t_1"),
        ] {
            assert!(Chat::Ntfy.takes(url));
            let (uri, body) = posted(Chat::Ntfy, url, "Ann");
            assert_eq!((uri.as_str(), body["topic"].as_str()), (root, Some(topic)));
            assert_eq!(body["click"], "https://games.example/table/1vjd3knq4h5c8");
        }
        for url in ["https://ntfy.sh", "https://ntfy.sh/", "https://ntfy.sh/a%20b", "ntfy.sh/topic"] {
            assert!(!Chat::Ntfy.takes(url), "{url}");
        }
    }
}
