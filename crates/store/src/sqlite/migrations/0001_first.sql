-- Ids are random 64-bit numbers; their bits are stored as SQLite's signed integers.

CREATE TABLE users (
    id            INTEGER PRIMARY KEY,
    kind          TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'gone')),
    name          TEXT NOT NULL,
    name_key      TEXT UNIQUE,
    password_hash TEXT,
    created_ms    INTEGER NOT NULL,
    CHECK ((kind = 'account') = (name_key IS NOT NULL)),
    CHECK ((kind = 'account') = (password_hash IS NOT NULL))
) STRICT;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id),
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id, expires_ms);
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);

CREATE TABLE tables (
    id           INTEGER PRIMARY KEY,
    game         TEXT NOT NULL,
    host         INTEGER NOT NULL REFERENCES users (id),
    visibility   TEXT NOT NULL CHECK (visibility IN ('open', 'private')),
    seating      TEXT NOT NULL CHECK (seating IN ('one-each', 'hot-seat')),
    pace         TEXT NOT NULL,
    options_json TEXT NOT NULL,
    n_seats      INTEGER NOT NULL,
    status       TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over')),
    created_ms   INTEGER NOT NULL,
    status_ms    INTEGER NOT NULL,
    ended_ms     INTEGER,
    document     TEXT NOT NULL
) STRICT;
CREATE INDEX tables_open ON tables (status, created_ms, id) WHERE visibility = 'open';
CREATE INDEX tables_open_by_game ON tables (game, status, created_ms, id) WHERE visibility = 'open';

-- Who hosts or sits at a table, once each however many seats they have. Status and time are copies: they
-- are what the lists of a user are ordered by.
CREATE TABLE memberships (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    user_id    INTEGER NOT NULL REFERENCES users (id),
    status     TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX memberships_by_user ON memberships (user_id, created_ms, table_id);
CREATE INDEX memberships_by_status ON memberships (user_id, status, created_ms, table_id);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER REFERENCES users (id),
    bot      TEXT,
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((user_id IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user_id, table_id) WHERE user_id IS NOT NULL;

-- It changes often, so it stands apart from the large rows of the tables.
CREATE TABLE wakes (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    wake_ms  INTEGER NOT NULL
) STRICT;
CREATE INDEX wakes_by_time ON wakes (wake_ms, table_id);

-- A log in the order of time with an index beside it: appends touch the last page only, which is twice as
-- fast as rows that are kept in the order of (table_id, seq).
CREATE TABLE journal (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    line     TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX journal_by_table ON journal (table_id, seq);

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    user_id  INTEGER REFERENCES users (id),
    seat     INTEGER,
    -- One bit a seat that may hear it; 0 is everybody.
    audience INTEGER NOT NULL,
    text     TEXT NOT NULL,
    at_ms    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_user ON chat (user_id, at_ms) WHERE user_id IS NOT NULL;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER REFERENCES users (id),
    bot      TEXT,
    game     TEXT NOT NULL,
    score    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    has_won  INTEGER NOT NULL CHECK (has_won IN (0, 1)),
    ended_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((user_id IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user_id, ended_ms, table_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_game ON results (user_id, game, has_won, score, ended_ms) WHERE user_id IS NOT NULL;

CREATE TABLE ratings (
    user_id INTEGER NOT NULL REFERENCES users (id),
    game    TEXT NOT NULL,
    mu      REAL NOT NULL,
    sigma   REAL NOT NULL,
    n_games INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
