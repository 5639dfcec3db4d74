-- How users want to be told of their games while they look elsewhere. Those who have set nothing have no row.
CREATE TABLE notice_preferences (
    user_id    INTEGER PRIMARY KEY REFERENCES users (id),
    on_turn    INTEGER NOT NULL CHECK (on_turn IN (0, 1)),
    on_deal    INTEGER NOT NULL CHECK (on_deal IN (0, 1)),
    on_end     INTEGER NOT NULL CHECK (on_end IN (0, 1)),
    quiet_from TEXT,
    quiet_to   TEXT,
    quiet_zone TEXT,
    language   TEXT NOT NULL,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL) AND (quiet_from IS NULL) = (quiet_zone IS NULL))
) STRICT;

CREATE TABLE channels (
    id         INTEGER PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id),
    kind       TEXT NOT NULL CHECK (kind IN ('push', 'discord', 'slack', 'ntfy', 'mail')),
    label      TEXT NOT NULL,
    address    TEXT NOT NULL,
    p256dh     TEXT,
    auth       TEXT,
    state      TEXT NOT NULL CHECK (state IN ('unconfirmed', 'on', 'failing')),
    last_error TEXT,
    created_ms INTEGER NOT NULL,
    CHECK ((kind = 'push') = (p256dh IS NOT NULL) AND (kind = 'push') = (auth IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX channels_by_address ON channels (kind, address, user_id);
CREATE INDEX channels_by_user ON channels (user_id, created_ms, id);
CREATE INDEX channels_confirmed ON channels (user_id) WHERE state <> 'unconfirmed';

CREATE TABLE muted_tables (
    user_id  INTEGER NOT NULL REFERENCES users (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX muted_by_table ON muted_tables (table_id);

-- What users are to be told about a table, or were told and have not seen there yet. An id is never used again, so
-- that the outcome of an attempt is never written to a later notice.
CREATE TABLE notices (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL REFERENCES users (id),
    kind     TEXT NOT NULL CHECK (kind IN ('turn', 'deal', 'end')),
    state    TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'known')),
    due_ms   INTEGER NOT NULL,
    n_tries  INTEGER NOT NULL DEFAULT 0,
    -- The ids of the channels that it has reached, with spaces between them.
    reached  TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX notices_by_table ON notices (table_id, user_id, kind);
CREATE INDEX notices_by_user ON notices (user_id);
CREATE INDEX notices_due ON notices (due_ms, id) WHERE state = 'waiting';

-- Keys of the server itself, such as the one by which push services know it.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    key  BLOB NOT NULL
) STRICT, WITHOUT ROWID;
