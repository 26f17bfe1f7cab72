-- Rooms from the open-ended count on are one group, which is how a search asks for them: the counts by price have less
-- than half as many rows, and a search without a type reads them all.
CREATE OR REPLACE FUNCTION prices_count(changed price_cell[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO property_prices AS p (type, beds, baths, step, n)
  SELECT c.type, least(c.beds, 4), least(c.baths, 4), c.step, sum(c.n) FROM unnest(changed) AS c
  GROUP BY 1, 2, 3, 4 HAVING sum(c.n) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (type, beds, baths, step) DO UPDATE SET n = p.n + excluded.n;
  INSERT INTO place_prices AS p (town, state, type, beds, baths, step, n)
  SELECT c.town, c.state, c.type, least(c.beds, 4), least(c.baths, 4), c.step, sum(c.n) FROM unnest(changed) AS c
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (town, state, type, beds, baths, step) DO UPDATE SET n = p.n + excluded.n;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_prices_recount() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	v_wrong integer;
BEGIN
	LOCK TABLE properties IN SHARE ROW EXCLUSIVE MODE;
	WITH counted AS (
		SELECT town, state, type, least(beds, 4) AS beds, least(baths, 4) AS baths, price_step(price_kobo) AS step, count(*)::integer AS n
		FROM properties WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6
	), kept AS (
		SELECT town, state, type, beds, baths, step, n FROM place_prices WHERE n <> 0
	), whole AS (
		SELECT type, beds, baths, step, sum(n)::integer AS n FROM counted GROUP BY 1, 2, 3, 4
	), whole_kept AS (
		SELECT type, beds, baths, step, n FROM property_prices WHERE n <> 0
	)
	SELECT (SELECT count(*) FROM (TABLE counted EXCEPT TABLE kept) AS a) + (SELECT count(*) FROM (TABLE kept EXCEPT TABLE counted) AS b)
		+ (SELECT count(*) FROM (TABLE whole EXCEPT TABLE whole_kept) AS c) + (SELECT count(*) FROM (TABLE whole_kept EXCEPT TABLE whole) AS d)
	INTO v_wrong;
	IF v_wrong > 0 THEN
		DELETE FROM place_prices;
		DELETE FROM property_prices;
		INSERT INTO place_prices (town, state, type, beds, baths, step, n)
		SELECT town, state, type, least(beds, 4), least(baths, 4), price_step(price_kobo), count(*)
		FROM properties WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
		INSERT INTO property_prices (type, beds, baths, step, n)
		SELECT type, beds, baths, step, sum(n) FROM place_prices GROUP BY 1, 2, 3, 4;
	END IF;
	RETURN v_wrong;
END $$;
--> statement-breakpoint
SELECT listing_prices_recount();
--> statement-breakpoint
-- With the day of listing, so that few homes of a type in a range of prices are found here and sorted by it: without it,
-- a prepared search read all listings of the range by another index.
DROP INDEX properties_type_price_idx;
--> statement-breakpoint
CREATE INDEX properties_type_price_idx ON properties (type, price_kobo, id) INCLUDE (beds, baths, listed_at) WHERE withdrawn_at IS NULL;
