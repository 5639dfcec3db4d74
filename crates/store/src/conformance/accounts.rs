//! Users: names, passwords and deletion.

use super::fixtures::{AWKWARD_TEXTS, NOW, create, guest, new_table, password, token, unique};
use super::{checks, together};
use crate::limits::{NAME_BYTES, PASSWORD_HASH_BYTES};
use crate::{
    GONE_NAME, PageRequest, SeatHolder, SharedStore, StoreError, TableStatus, UserId, UserKind, UserRecord,
};

checks![
    a_guest_is_kept,
    guests_may_share_a_name,
    an_account_is_found_by_its_name,
    names_of_accounts_differ_in_more_than_case,
    exactly_one_user_wins_a_race_for_a_name,
    a_guest_becomes_an_account,
    only_a_guest_gets_another_name,
    only_a_guest_becomes_an_account,
    awkward_names_are_stored_byte_for_byte,
    names_have_limits,
    the_games_of_a_deleted_user_remain,
    a_deleted_user_leaves_games_that_have_not_begun,
    the_name_of_a_deleted_user_is_free_again,
    unknown_users_are_not_found,
    debug_output_shows_no_secret,
];

async fn a_guest_is_kept(store: SharedStore) {
    let user = store.create_guest("Ann", NOW).await.unwrap();
    let expected = UserRecord {
        id: user,
        kind: UserKind::Guest,
        name: "Ann".to_string(),
        password: None,
        created_ms: NOW,
    };
    assert_eq!(store.user(user).await, Ok(expected));
}

async fn guests_may_share_a_name(store: SharedStore) {
    let name = unique("Ann");
    let account = store.create_account(&name, password("x"), NOW).await.unwrap();
    let (one, two) = (store.create_guest(&name, NOW).await, store.create_guest(&name, NOW).await);
    assert_ne!(one, two);
    let found = store.user_by_name(&name).await.unwrap().unwrap();
    assert_eq!(found.id, account);
}

async fn an_account_is_found_by_its_name(store: SharedStore) {
    let name = unique("Éloïse");
    let user = store.create_account(&name, password("$argon2id$1"), NOW).await.unwrap();
    let expected = UserRecord {
        id: user,
        kind: UserKind::Account,
        name: name.clone(),
        password: Some(password("$argon2id$1")),
        created_ms: NOW,
    };
    for typed in [name.clone(), name.to_uppercase(), name.replace('É', "E\u{301}"), format!(" {name} ")] {
        assert_eq!(store.user_by_name(&typed).await, Ok(Some(expected.clone())), "{typed}");
    }
    assert_eq!(store.user(user).await, Ok(expected));
    assert_eq!(store.user_by_name(&unique("nobody")).await, Ok(None));
}

async fn names_of_accounts_differ_in_more_than_case(store: SharedStore) {
    let name = unique("Éloïse");
    store.create_account(&name, password("x"), NOW).await.unwrap();
    for same in [name.clone(), name.to_lowercase(), name.replace('ï', "i\u{308}"), format!("{name}\u{200b}")]
    {
        let answer = store.create_account(&same, password("x"), NOW).await;
        assert_eq!(answer, Err(StoreError::NameTaken), "{same}");
    }
    for reserved in [GONE_NAME, "Gone"] {
        let answer = store.create_account(reserved, password("x"), NOW).await;
        assert_eq!(answer, Err(StoreError::NameTaken));
        assert_eq!(store.create_guest(reserved, NOW).await, Err(StoreError::NameTaken));
    }
}

async fn exactly_one_user_wins_a_race_for_a_name(store: SharedStore) {
    let name = unique("Ann");
    let upper = name.to_uppercase();
    let racers = (0..20).map(|racer| {
        let name = if racer % 2 == 0 { &name } else { &upper };
        store.create_account(name, password("x"), NOW)
    });
    let answers = together(racers).await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    assert_eq!(answers.iter().filter(|answer| **answer == Err(StoreError::NameTaken)).count(), 19);
}

async fn a_guest_becomes_an_account(store: SharedStore) {
    let user = guest(&store).await;
    let token = token();
    store.create_session(token, user, NOW).await.unwrap();
    let (name, taken) = (unique("Ann"), unique("Ben"));
    store.create_account(&taken, password("x"), NOW).await.unwrap();
    assert_eq!(store.upgrade_guest(user, &taken, password("y")).await, Err(StoreError::NameTaken));
    assert_eq!(store.user(user).await.unwrap().kind, UserKind::Guest);
    store.upgrade_guest(user, &name, password("y")).await.unwrap();
    let found = store.user_by_name(&name).await.unwrap().unwrap();
    assert_eq!((found.id, found.kind, found.password), (user, UserKind::Account, Some(password("y"))));
    assert_eq!(store.session(token).await.unwrap().map(|session| session.user.id), Some(user));
}

async fn only_a_guest_gets_another_name(store: SharedStore) {
    let user = guest(&store).await;
    store.rename_guest(user, "Nora").await.unwrap();
    assert_eq!(store.user(user).await.unwrap().name, "Nora");
    assert_eq!(store.user_by_name("Nora").await, Ok(None), "guests may share a name");
    let name = unique("Ann");
    let account = store.create_account(&name, password("x"), NOW).await.unwrap();
    assert_eq!(store.rename_guest(account, "Ben").await, Err(StoreError::NotAGuest));
    assert_eq!(store.user(account).await.unwrap().name, name);
    for bad in ["", "a\0b"] {
        let answer = store.rename_guest(user, bad).await;
        assert!(matches!(answer, Err(StoreError::Malformed(_))), "{bad:?} {answer:?}");
    }
    assert_eq!(store.user(user).await.unwrap().name, "Nora");
}

async fn only_a_guest_becomes_an_account(store: SharedStore) {
    let account = store.create_account(&unique("Ann"), password("x"), NOW).await.unwrap();
    let gone = guest(&store).await;
    store.delete_user(gone).await.unwrap();
    for user in [account, gone] {
        let answer = store.upgrade_guest(user, &unique("Ben"), password("y")).await;
        assert_eq!(answer, Err(StoreError::NotAGuest));
    }
}

async fn awkward_names_are_stored_byte_for_byte(store: SharedStore) {
    for text in AWKWARD_TEXTS {
        let name = format!("{text}{}", unique(""));
        let account = store.create_account(&name, password(text), NOW).await.unwrap();
        let found = store.user_by_name(&name).await.unwrap().unwrap();
        assert_eq!((found.id, found.name, found.password), (account, name, Some(password(text))));
        let guest = store.create_guest(text, NOW).await.unwrap();
        assert_eq!(store.user(guest).await.unwrap().name, text);
    }
}

async fn names_have_limits(store: SharedStore) {
    let longest = format!("{}{}", unique(""), "x".repeat(NAME_BYTES))[..NAME_BYTES].to_string();
    store.create_account(&longest, password("x"), NOW).await.unwrap();
    let too_long = longest + "x";
    let guest = guest(&store).await;
    let long_password = password(&"x".repeat(PASSWORD_HASH_BYTES + 1));
    for answer in [
        store.create_guest(&too_long, NOW).await.map(|_| ()),
        store.create_account(&too_long, password("x"), NOW).await.map(|_| ()),
        store.upgrade_guest(guest, &too_long, password("x")).await,
        store.upgrade_guest(guest, &unique("Ann"), long_password).await,
    ] {
        assert!(matches!(answer, Err(StoreError::OverLimit { .. })), "{answer:?}");
    }
    for bad in ["", "  ", "\u{200b}", "a\0b"] {
        let answer = store.create_guest(bad, NOW).await;
        assert!(matches!(answer, Err(StoreError::Malformed(_))), "{bad:?} {answer:?}");
    }
}

async fn the_games_of_a_deleted_user_remain(store: SharedStore) {
    let name = unique("Ann");
    let user = store.create_account(&name, password("x"), NOW).await.unwrap();
    let table = create(&store, new_table(user)).await;
    store.sit(table, 0, SeatHolder::User(user), &name).await.unwrap();
    store.sit(table, 1, SeatHolder::Friend(user), "Bo").await.unwrap();
    store.set_status(table, TableStatus::Lobby, TableStatus::Running, NOW).await.unwrap();
    let token = token();
    store.create_session(token, user, NOW).await.unwrap();
    for _ in 0..2 {
        store.delete_user(user).await.unwrap();
        let found = store.user(user).await.unwrap();
        assert_eq!((found.kind, found.name.as_str(), found.password), (UserKind::Gone, GONE_NAME, None));
        assert_eq!(store.user_by_name(&name).await, Ok(None));
        assert_eq!(store.session(token).await, Ok(None));
        assert_eq!(store.table(table).await.unwrap().host, user);
        let seats = store.seats(table).await.unwrap();
        assert_eq!((&seats[0].holder, seats[0].name.as_str()), (&SeatHolder::User(user), GONE_NAME));
        assert_eq!((&seats[1].holder, seats[1].name.as_str()), (&SeatHolder::Friend(user), GONE_NAME));
    }
    assert_eq!(store.create_session(token, user, NOW).await, Err(StoreError::NotFound));
    assert_eq!(store.create_table(new_table(user)).await, Err(StoreError::NotFound));
    let lobby = create(&store, new_table(guest(&store).await)).await;
    for holder in [SeatHolder::User(user), SeatHolder::Friend(user)] {
        assert_eq!(store.sit(lobby, 1, holder, "x").await, Err(StoreError::NotFound));
    }
    assert_eq!(store.export_user(user).await.map(|_| ()), Err(StoreError::NotFound));
}

async fn a_deleted_user_leaves_games_that_have_not_begun(store: SharedStore) {
    let (ann, ben) = (guest(&store).await, guest(&store).await);
    let (hosted, joined) = (create(&store, new_table(ann)).await, create(&store, new_table(ben)).await);
    for table in [hosted, joined] {
        store.sit(table, 0, SeatHolder::User(ann), "Ann").await.unwrap();
        store.sit(table, 1, SeatHolder::Friend(ann), "Bo").await.unwrap();
        store.sit(table, 2, SeatHolder::User(ben), "Ben").await.unwrap();
    }
    store.delete_user(ann).await.unwrap();
    for table in [hosted, joined] {
        let seats = store.seats(table).await.unwrap();
        assert_eq!((seats.len(), seats[0].seat), (1, 2));
    }
    let of_ann = store.tables_of(ann, None, PageRequest::first(9)).await.unwrap();
    assert_eq!((of_ann.len(), of_ann[0].listing.table.id), (1, hosted));
}

async fn the_name_of_a_deleted_user_is_free_again(store: SharedStore) {
    let name = unique("Ann");
    for _ in 0..2 {
        let user = store.create_account(&name, password("x"), NOW).await.unwrap();
        store.delete_user(user).await.unwrap();
    }
}

async fn unknown_users_are_not_found(store: SharedStore) {
    let unknown = UserId::random();
    for answer in [
        store.user(unknown).await.map(|_| ()),
        store.upgrade_guest(unknown, &unique("x"), password("x")).await,
        store.rename_guest(unknown, "x").await,
        store.delete_user(unknown).await,
        store.export_user(unknown).await.map(|_| ()),
        store.create_session(token(), unknown, NOW).await,
        store.create_table(new_table(unknown)).await,
    ] {
        assert_eq!(answer, Err(StoreError::NotFound));
    }
}

async fn debug_output_shows_no_secret(store: SharedStore) {
    let secret = "$argon2id$v=19$secret";
    let user = store.create_account(&unique("Ann"), password(secret), NOW).await.unwrap();
    assert!(!format!("{:?}", store.user(user).await).contains("secret"));
    let document = "{\"key\":\"secret\"}".to_string();
    let table = crate::NewTable { document, ..new_table(user) };
    assert!(!format!("{table:?}").contains("secret"));
    let table = create(&store, table).await;
    assert!(!format!("{:?}", store.table(table).await).contains("secret"));
    assert!(!format!("{:?}", store.export_user(user).await).contains("secret"));
}
