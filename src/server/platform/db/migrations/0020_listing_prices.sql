-- How many listings on sale there are of each kind at each price: an exact count of a price range without reading
-- them. Step 2n is n million naira exactly, 2n + 1 what lies between that and the next: most homes cost a round sum,
-- and ranges end at round sums (src/server/catalogue/search/priceSteps.ts).
CREATE TABLE property_prices (
  type text NOT NULL,
  beds integer NOT NULL,
  baths integer NOT NULL,
  step integer NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (type, beds, baths, step)
) WITH (fillfactor = 70);
--> statement-breakpoint
-- The same by place, for searches that name one: more rows, of which a place has few.
CREATE TABLE place_prices (
  town text NOT NULL,
  state text NOT NULL,
  type text NOT NULL,
  beds integer NOT NULL,
  baths integer NOT NULL,
  step integer NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (town, state, type, beds, baths, step)
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX place_prices_state_idx ON place_prices (state);
--> statement-breakpoint
CREATE FUNCTION price_step(price_kobo bigint) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (price_kobo / 100000000 * 2 + CASE WHEN price_kobo % 100000000 = 0 THEN 0 ELSE 1 END)::integer
$$;
--> statement-breakpoint
INSERT INTO place_prices (town, state, type, beds, baths, step, n)
SELECT town, state, type, beds, baths, price_step(price_kobo), count(*)
FROM properties WHERE withdrawn_at IS NULL
GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO property_prices (type, beds, baths, step, n)
SELECT type, beds, baths, step, sum(n) FROM place_prices GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE TYPE price_cell AS (town text, state text, type text, beds integer, baths integer, step integer, n integer);
--> statement-breakpoint
-- Keys are written in their own order, so that two writers never wait for each other in a ring.
CREATE FUNCTION prices_count(changed price_cell[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO property_prices AS p (type, beds, baths, step, n)
  SELECT c.type, c.beds, c.baths, c.step, sum(c.n) FROM unnest(changed) AS c
  GROUP BY 1, 2, 3, 4 HAVING sum(c.n) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (type, beds, baths, step) DO UPDATE SET n = p.n + excluded.n;
  INSERT INTO place_prices AS p (town, state, type, beds, baths, step, n)
  SELECT c.town, c.state, c.type, c.beds, c.baths, c.step, sum(c.n) FROM unnest(changed) AS c
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.n) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (town, state, type, beds, baths, step) DO UPDATE SET n = p.n + excluded.n;
END
$$;
--> statement-breakpoint
-- In the transaction of the change. One of the unit counts alone, which is what buying does, writes nothing.
CREATE FUNCTION listing_prices_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM prices_count((
      SELECT array_agg(ROW(r.town, r.state, r.type, r.beds, r.baths, price_step(r.price_kobo), 1)::price_cell)
      FROM new_rows AS r WHERE r.withdrawn_at IS NULL));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM prices_count((
      SELECT array_agg(ROW(r.town, r.state, r.type, r.beds, r.baths, price_step(r.price_kobo), -1)::price_cell)
      FROM old_rows AS r WHERE r.withdrawn_at IS NULL));
  ELSE
    PERFORM prices_count((
      SELECT array_agg(ROW(c.town, c.state, c.type, c.beds, c.baths, c.step, c.n)::price_cell)
      FROM (
        SELECT town, state, type, beds, baths, price_step(price_kobo) AS step, sum(sign) AS n
        FROM (
          SELECT town, state, type, beds, baths, price_kobo, -1 AS sign FROM old_rows WHERE withdrawn_at IS NULL
          UNION ALL
          SELECT town, state, type, beds, baths, price_kobo, 1 FROM new_rows WHERE withdrawn_at IS NULL
        ) AS pairs
        GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(sign) <> 0
      ) AS c));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_prices_inserted AFTER INSERT ON properties
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_prices_changed();
--> statement-breakpoint
CREATE TRIGGER properties_prices_deleted AFTER DELETE ON properties
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_prices_changed();
--> statement-breakpoint
CREATE TRIGGER properties_prices_updated AFTER UPDATE ON properties
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listing_prices_changed();
--> statement-breakpoint
-- For searches by rooms that few homes match: they are found here and put in order then.
CREATE INDEX properties_rooms_idx ON properties (beds, baths, type, price_kobo) INCLUDE (listed_at, id) WHERE withdrawn_at IS NULL;
