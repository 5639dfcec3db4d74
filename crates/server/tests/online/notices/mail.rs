//! Notices by mail.

use serde_json::json;
use server::{MailConfig, NoticeConfig};

use super::{at_once, called_away, channel, in_memory};
use crate::world::{Browser, Game, Mailbox, Online, eventually};

fn by_mail(mailbox: &Mailbox) -> NoticeConfig {
    let server = format!("smtp+plain://{}", mailbox.addr).parse().unwrap();
    NoticeConfig { mail: Some(MailConfig { server, from: "games@example.org".to_string() }), ..at_once() }
}

async fn state(browser: &Browser) -> String {
    let settings = browser.get("/api/me/notices").await.json();
    settings["channels"][0]["state"].as_str().unwrap_or("none").to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mail_comes_only_to_an_address_whose_owner_wants_it() {
    let mailbox = Mailbox::open().await;
    let online = Online::telling(by_mail(&mailbox), in_memory()).await;
    let mut game = Game::started(&online).await;
    let mut stranger = online.stranger();
    let ann = &mut game.people[0];
    assert_eq!(ann.get("/api/me/notices").await.json()["mail"], true);
    let added = channel(ann, json!({ "kind": "mail", "address": " ann@example.org " })).await;
    assert_eq!((added.status, &added.json()["state"]), (201, &json!("unconfirmed")), "{}", added.body);
    let asking = mailbox.until_mails(1).await.remove(0);
    assert_eq!(asking.to, "ann@example.org");
    let id = added.json()["id"].as_str().unwrap().to_string();
    let tried = ann.post(&format!("/api/me/notices/channels/{id}/test"), json!({})).await;
    assert_eq!((tried.status, tried.error().as_str()), (409, "unconfirmed"));
    assert!(!online.store.notice_recipients(None, 10).await.unwrap().iter().any(|_| true));

    // The owner of the address confirms it, in any browser, and once.
    let token = asking.after("https://games.example/notices/confirm#").to_string();
    let wrong = stranger.post("/api/notices/confirm", json!({ "token": format!("{token}0") })).await;
    assert_eq!((wrong.status, wrong.json()["field"].as_str()), (400, Some("token")));
    assert_eq!(state(&game.people[0]).await, "unconfirmed");
    assert_eq!(stranger.post("/api/notices/confirm", json!({ "token": token })).await.status, 204);
    assert_eq!(stranger.post("/api/notices/confirm", json!({ "token": token })).await.status, 404);
    assert_eq!(state(&game.people[0]).await, "on");

    called_away(&mut game).await;
    let notice = mailbox.until_mails(2).await.remove(1);
    assert_eq!(notice.header("Subject"), "Your turn in Mall of Horror");
    assert_eq!((notice.header("From"), notice.header("To")), ("<games@example.org>", "<ann@example.org>"));
    assert_eq!(notice.after("https://games.example/table/").trim_end(), game.table);
    assert_eq!(notice.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    let token = notice.after("List-Unsubscribe: <https://games.example/api/notices/unsubscribe/").to_string();
    assert_eq!(notice.after("https://games.example/notices/unsubscribe#"), token);

    // A program that follows the link to preview it changes nothing; one that posts does.
    let path = format!("/api/notices/unsubscribe/{token}");
    let followed = online.stranger().get(&path).await;
    assert_eq!(
        (followed.status, followed.header("location")),
        (303, &*format!("/notices/unsubscribe#{token}"))
    );
    assert_eq!(state(&game.people[0]).await, "on");
    for _ in 0..2 {
        let body = b"List-Unsubscribe=One-Click";
        let headers = [("content-type", "application/x-www-form-urlencoded")];
        assert_eq!(stranger.ask("POST", &path, &headers, body).await.status, 204);
    }
    assert_eq!(state(&game.people[0]).await, "none");
    assert!(online.store.notice_recipients(None, 10).await.unwrap().is_empty());
    assert_eq!(mailbox.mails().len(), 2);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_flooded_with_mail() {
    let mailbox = Mailbox::open().await;
    let online = Online::telling(by_mail(&mailbox), in_memory()).await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        let mut guest = online.guest("Ann").await;
        statuses
            .push(channel(&mut guest, json!({ "kind": "mail", "address": "Ben@example.org" })).await.status);
    }
    assert_eq!(statuses, [201, 201, 201, 429]);
    let mut guest = online.guest("Ann").await;
    for address in ["ben", "ben@example.org\r\nBcc: cem@example.org"] {
        let reply = channel(&mut guest, json!({ "kind": "mail", "address": address })).await;
        assert_eq!((reply.status, reply.json()["field"].as_str()), (400, Some("address")));
    }
    assert_eq!(mailbox.mails().len(), 3);
    online.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_cannot_be_asked_is_not_kept() {
    let online = Online::telling(at_once(), in_memory()).await;
    let mut ann = online.guest("Ann").await;
    let body = json!({ "kind": "mail", "address": "ann@example.org" });
    let refused = channel(&mut ann, body.clone()).await;
    assert_eq!((refused.status, refused.error().as_str()), (409, "no-mail"));
    online.stop().await;

    let server = "smtp+plain://127.0.0.1:1".parse().unwrap();
    let mail = Some(MailConfig { server, from: "games@example.org".to_string() });
    let online = Online::telling(NoticeConfig { mail, ..at_once() }, in_memory()).await;
    let mut ann = online.guest("Ann").await;
    assert_eq!(channel(&mut ann, body).await.status, 503);
    eventually("it is not kept", async || state(&ann).await == "none").await;
    online.stop().await;
}
