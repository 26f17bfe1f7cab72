-- Search over listings, from indexes alone. Its reading side is src/server/properties/search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lower case, without marks, in words of a-z and 0-9 with one space between: the queries are folded alike.
CREATE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky'),
    '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION search_lexemes(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('english'::regconfig, search_fold(value)))
$$;
--> statement-breakpoint
-- 'Victoria Island (VI)' as a person may run it together: 'victoriaisland'.
CREATE FUNCTION search_compact(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(search_fold(regexp_replace(name, '\(.*$', '')), ' ', '')
$$;
--> statement-breakpoint
-- What a text may find in a listing beyond its town, state and type. Those three are columns with indexes of
-- their own, so their words are left out: 'lagos' in here means that a home elsewhere speaks of Lagos.
ALTER TABLE properties ADD COLUMN document tsvector NOT NULL GENERATED ALWAYS AS (
  ts_delete(
    setweight(to_tsvector('english'::regconfig, search_fold(title)), 'A') ||
    setweight(to_tsvector('english'::regconfig,
      search_fold(address || ' ' || description || ' ' || beds::text || ' bedroom bed')), 'D'),
    tsvector_to_array(to_tsvector('english'::regconfig, search_fold(town || ' ' || state || ' ' || type)))
  )
) STORED;
--> statement-breakpoint
CREATE UNIQUE INDEX properties_code_key ON properties (code);
--> statement-breakpoint
-- Read often and written seldom, so that no list of entries waits to be put in order at each reading.
CREATE INDEX properties_document_idx ON properties USING gin (document) WITH (fastupdate = off);
--> statement-breakpoint
CREATE INDEX properties_newest_idx ON properties (listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths, type);
--> statement-breakpoint
CREATE INDEX properties_price_idx ON properties (price_kobo, id) INCLUDE (beds, baths, type);
--> statement-breakpoint
CREATE INDEX properties_type_newest_idx ON properties (type, listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths);
--> statement-breakpoint
CREATE INDEX properties_type_price_idx ON properties (type, price_kobo, id) INCLUDE (beds, baths);
--> statement-breakpoint
CREATE INDEX properties_town_newest_idx ON properties (town, listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths, type);
--> statement-breakpoint
CREATE INDEX properties_town_price_idx ON properties (town, price_kobo, id) INCLUDE (beds, baths, type);
--> statement-breakpoint
CREATE INDEX properties_state_newest_idx ON properties (state, listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths, type);
--> statement-breakpoint
CREATE INDEX properties_state_price_idx ON properties (state, price_kobo, id) INCLUDE (beds, baths, type);
--> statement-breakpoint
CREATE INDEX saved_properties_newest_idx ON saved_properties (user_id, saved_at DESC, property_id DESC);
--> statement-breakpoint
-- The towns, states and types that listings have, by the words of their names ('portharcourt' is one too).
CREATE TABLE search_names (
  kind text NOT NULL CHECK (kind IN ('town', 'state', 'type')),
  name text NOT NULL,
  lexemes text[] NOT NULL,
  PRIMARY KEY (kind, name)
);
--> statement-breakpoint
CREATE INDEX search_names_lexemes_idx ON search_names USING gin (lexemes);
--> statement-breakpoint
-- Every word that a text can find, with the number of listings that have it: what a typing slip is put right by.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  n integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX search_words_trigram_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- How many listings there are of each kind: an exact total without reading them. A few hundred rows at most.
CREATE TABLE property_totals (
  type text NOT NULL,
  beds integer NOT NULL,
  baths integer NOT NULL,
  n integer NOT NULL,
  PRIMARY KEY (type, beds, baths)
);
--> statement-breakpoint
-- What of a listing search counts.
CREATE TYPE listing_facts AS (
  title text, address text, description text, town text, state text, type text,
  beds integer, baths integer
);
--> statement-breakpoint
-- Keys are written in their own order, so that two writers never wait for each other in a ring.
CREATE FUNCTION search_count(changed listing_facts[], sign integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_totals AS t (type, beds, baths, n)
  SELECT r.type, r.beds, r.baths, sign * count(*)
  FROM unnest(changed) AS r
  GROUP BY 1, 2, 3
  ORDER BY 1, 2, 3
  ON CONFLICT (type, beds, baths) DO UPDATE SET n = t.n + excluded.n;

  INSERT INTO search_names (kind, name, lexemes)
  SELECT kind, name, search_lexemes(name || ' ' || search_compact(name))
  FROM (
    SELECT 'town' AS kind, r.town AS name FROM unnest(changed) AS r
    UNION SELECT 'state', r.state FROM unnest(changed) AS r
    UNION SELECT 'type', r.type FROM unnest(changed) AS r
  ) AS names
  WHERE sign > 0
  ORDER BY kind, name
  ON CONFLICT DO NOTHING;

  INSERT INTO search_words AS w (word, n)
  SELECT word, sign * count(*)
  FROM unnest(changed) AS r
  CROSS JOIN LATERAL (
    SELECT DISTINCT word FROM unnest(string_to_array(
      search_fold(concat_ws(' ', r.title, r.address, r.description, r.town, r.state, r.type))
        || ' ' || search_compact(r.town) || ' ' || search_compact(r.state),
      ' ')) AS word
    WHERE length(word) BETWEEN 2 AND 40
  ) AS words
  GROUP BY word
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET n = w.n + excluded.n;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_listings_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_count((
    SELECT array_agg(ROW(r.title, r.address, r.description, r.town, r.state, r.type, r.beds, r.baths)::listing_facts)
    FROM new_rows AS r), 1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_listings_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_count((
    SELECT array_agg(ROW(r.title, r.address, r.description, r.town, r.state, r.type, r.beds, r.baths)::listing_facts)
    FROM old_rows AS r), -1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A change of the unit counts alone, which is what buying does, is none of search's business.
CREATE FUNCTION search_listings_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before listing_facts[];
  after listing_facts[];
BEGIN
  SELECT array_agg(pair.old_facts), array_agg(pair.new_facts) INTO before, after
  FROM (
    SELECT
      ROW(o.title, o.address, o.description, o.town, o.state, o.type, o.beds, o.baths)::listing_facts AS old_facts,
      ROW(c.title, c.address, c.description, c.town, c.state, c.type, c.beds, c.baths)::listing_facts AS new_facts
    FROM old_rows AS o JOIN new_rows AS c USING (id)
  ) AS pair
  WHERE pair.old_facts IS DISTINCT FROM pair.new_facts;
  IF before IS NOT NULL THEN
    PERFORM search_count(before, -1);
    PERFORM search_count(after, 1);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_search_inserted AFTER INSERT ON properties
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_listings_inserted();
--> statement-breakpoint
CREATE TRIGGER properties_search_deleted AFTER DELETE ON properties
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_listings_deleted();
--> statement-breakpoint
CREATE TRIGGER properties_search_updated AFTER UPDATE ON properties
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_listings_updated();
--> statement-breakpoint
-- The counts of blocks and units on a listing follow its rows. The listings are locked first, low id first, and
-- counted by the next statement, which sees what whoever held the lock before had committed.
CREATE FUNCTION listings_recount(changed uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF changed IS NULL THEN
    RETURN;
  END IF;
  PERFORM 1 FROM properties WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE properties AS p
  SET units_total = c.units_total, units_available = c.units_available, buildings_count = c.buildings_count
  FROM (
    SELECT ids.id,
      (SELECT count(*) FROM apartments AS a WHERE a.property_id = ids.id) AS units_total,
      (SELECT count(*) FROM apartments AS a WHERE a.property_id = ids.id AND a.status = 'available') AS units_available,
      (SELECT count(*) FROM buildings AS b WHERE b.property_id = ids.id) AS buildings_count
    FROM unnest(changed) AS ids (id)
  ) AS c
  WHERE p.id = c.id
    AND (p.units_total, p.units_available, p.buildings_count)
      IS DISTINCT FROM (c.units_total, c.units_available, c.buildings_count);
END
$$;
--> statement-breakpoint
CREATE FUNCTION units_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM listings_recount((SELECT array_agg(DISTINCT property_id) FROM new_rows));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION units_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM listings_recount((SELECT array_agg(DISTINCT property_id) FROM old_rows));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION units_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM listings_recount((
    SELECT array_agg(DISTINCT o.property_id)
    FROM old_rows AS o JOIN new_rows AS c USING (id)
    WHERE o.status <> c.status
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER apartments_counted_inserted AFTER INSERT ON apartments
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION units_inserted();
--> statement-breakpoint
CREATE TRIGGER apartments_counted_deleted AFTER DELETE ON apartments
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION units_deleted();
--> statement-breakpoint
CREATE TRIGGER apartments_counted_updated AFTER UPDATE ON apartments
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION units_updated();
--> statement-breakpoint
CREATE TRIGGER buildings_counted_inserted AFTER INSERT ON buildings
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION units_inserted();
--> statement-breakpoint
CREATE TRIGGER buildings_counted_deleted AFTER DELETE ON buildings
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION units_deleted();
