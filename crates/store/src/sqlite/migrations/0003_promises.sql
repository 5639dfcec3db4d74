-- Promises that a player gave in a game, and whether they were kept: part of the player's history.
ALTER TABLE results ADD COLUMN promises_kept INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN promises_broken INTEGER NOT NULL DEFAULT 0;
DROP INDEX results_by_game;
CREATE INDEX results_by_game
    ON results (user_id, is_friend, game, has_won, score, ended_ms, promises_kept, promises_broken)
    WHERE user_id IS NOT NULL;
