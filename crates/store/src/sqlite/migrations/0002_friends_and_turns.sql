-- A friend plays on a user's own device: the seat is that user's to play, the name is the friend's, and the
-- result is nobody's. So a table no longer says how many seats a user may have.
ALTER TABLE tables DROP COLUMN seating;
ALTER TABLE seats ADD COLUMN is_friend INTEGER NOT NULL DEFAULT 0
    CHECK (is_friend = 0 OR (is_friend = 1 AND user_id IS NOT NULL));
ALTER TABLE results ADD COLUMN is_friend INTEGER NOT NULL DEFAULT 0
    CHECK (is_friend = 0 OR (is_friend = 1 AND user_id IS NOT NULL));
DROP INDEX results_by_user;
DROP INDEX results_by_game;
CREATE INDEX results_by_user ON results (user_id, is_friend, ended_ms, table_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_game ON results (user_id, is_friend, game, has_won, score, ended_ms)
    WHERE user_id IS NOT NULL;

-- Whether the game waits for this member, who does not have it open. Those tables come first in the lists.
ALTER TABLE memberships ADD COLUMN is_awaited INTEGER NOT NULL DEFAULT 0 CHECK (is_awaited IN (0, 1));
DROP INDEX memberships_by_user;
DROP INDEX memberships_by_status;
CREATE INDEX memberships_by_user ON memberships (user_id, is_awaited, created_ms, table_id);
CREATE INDEX memberships_by_status ON memberships (user_id, status, is_awaited, created_ms, table_id);

-- What housekeeping looks through.
CREATE INDEX lobbies_by_time ON tables (created_ms, id) WHERE status = 'lobby';
CREATE INDEX guests_by_time ON users (created_ms, id) WHERE kind = 'guest';
-- To delete a user, SQLite looks for the tables they host.
CREATE INDEX tables_by_host ON tables (host);
