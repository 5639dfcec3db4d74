-- In a running game the host may open the seat of a bot. Whoever takes it is remembered together with the bot, since
-- the result of such a seat is nobody's.
ALTER TABLE seats ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0
    CHECK (is_open = 0 OR (is_open = 1 AND bot IS NOT NULL));
ALTER TABLE seats ADD COLUMN taken_from TEXT CHECK (taken_from IS NULL OR user_id IS NOT NULL);

-- How long windows stay open for several people, if the host of the table has chosen it.
ALTER TABLE tables ADD COLUMN grace_ms INTEGER CHECK (grace_ms > 0);
