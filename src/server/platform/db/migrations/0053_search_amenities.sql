-- A text finds a home by its amenities and its title document too ('swimming pool', 'C of O'), and typos in their words are
-- corrected. What is written in several words, or in one, has that one word as well.
-- The body is parsed now, because a restore and a replica run it with an empty search_path.
CREATE FUNCTION search_details(title text, address text, description text, amenities text[], title_document text)
RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT concat_ws(' ', description, listed.amenities, replace(title_document, '_', ' '),
    CASE WHEN title_document = 'certificate_of_occupancy' OR folded ~ '\m(c (of )?o|certificate of occupancy)\M' THEN 'cofo' END,
    CASE WHEN title_document = 'right_of_occupancy' OR folded ~ '\m(r of o|right of occupancy)\M' THEN 'rightofoccupancy' END,
    CASE WHEN folded ~ '\mbore holes?\M' THEN 'borehole' END)
  FROM (
    SELECT list AS amenities, search_fold(concat_ws(' ', title, address, description, list)) AS folded
    FROM array_to_string(amenities, ' ') AS list
  ) AS listed
);
--> statement-breakpoint
-- The table is written anew, as a generated column cannot be changed in place before PostgreSQL 17: reads wait for some
-- seconds with 24,000 homes.
ALTER TABLE properties DROP COLUMN document, ADD COLUMN document tsvector NOT NULL GENERATED ALWAYS AS (
  ts_delete(
    setweight(to_tsvector('english'::regconfig, search_fold(title)), 'A') ||
    setweight(to_tsvector('english'::regconfig,
      search_fold(address || ' ' || search_details(title, address, description, amenities, title_document)
        || ' ' || beds::text || ' bedroom bed')), 'D'),
    tsvector_to_array(to_tsvector('english'::regconfig, search_fold(town || ' ' || state || ' ' || type)))
  )
) STORED;
--> statement-breakpoint
CREATE INDEX properties_document_idx ON properties USING gin (document) WITH (fastupdate = off) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
-- What search counts of a listing: its amenities and title document are counted with its description.
CREATE OR REPLACE FUNCTION search_listings_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_count((
    SELECT array_agg(
      ROW(r.title, r.address, search_details(r.title, r.address, r.description, r.amenities, r.title_document),
        r.town, r.state, r.type, r.beds, r.baths)::listing_facts)
    FROM new_rows AS r WHERE r.withdrawn_at IS NULL), 1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_listings_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_count((
    SELECT array_agg(
      ROW(r.title, r.address, search_details(r.title, r.address, r.description, r.amenities, r.title_document),
        r.town, r.state, r.type, r.beds, r.baths)::listing_facts)
    FROM old_rows AS r WHERE r.withdrawn_at IS NULL), -1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_listings_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  before listing_facts[];
  after listing_facts[];
BEGIN
  SELECT
    array_agg(pair.old_facts) FILTER (WHERE pair.was_on_sale),
    array_agg(pair.new_facts) FILTER (WHERE pair.is_on_sale)
  INTO before, after
  FROM (
    SELECT
      ROW(o.title, o.address, search_details(o.title, o.address, o.description, o.amenities, o.title_document),
        o.town, o.state, o.type, o.beds, o.baths)::listing_facts AS old_facts,
      ROW(c.title, c.address, search_details(c.title, c.address, c.description, c.amenities, c.title_document),
        c.town, c.state, c.type, c.beds, c.baths)::listing_facts AS new_facts,
      o.withdrawn_at IS NULL AS was_on_sale,
      c.withdrawn_at IS NULL AS is_on_sale
    FROM old_rows AS o JOIN new_rows AS c USING (id)
  ) AS pair
  WHERE (pair.old_facts, pair.was_on_sale) IS DISTINCT FROM (pair.new_facts, pair.is_on_sale);
  IF before IS NOT NULL THEN
    PERFORM search_count(before, -1);
  END IF;
  IF after IS NOT NULL THEN
    PERFORM search_count(after, 1);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The words of the homes on sale, counted anew with those of their amenities and title documents.
INSERT INTO search_words AS w (word, n)
SELECT word, count(*)
FROM properties AS r
CROSS JOIN LATERAL (
  SELECT DISTINCT word FROM unnest(string_to_array(
    search_fold(concat_ws(' ', r.title, r.address, search_details(r.title, r.address, r.description, r.amenities, r.title_document), r.town, r.state, r.type))
      || ' ' || search_compact(r.town) || ' ' || search_compact(r.state),
    ' ')) AS word
  WHERE length(word) BETWEEN 2 AND 40
) AS words
WHERE r.withdrawn_at IS NULL
GROUP BY word
ORDER BY word
ON CONFLICT (word) DO UPDATE SET n = excluded.n;
--> statement-breakpoint
-- The new column has no statistics yet, and the planner needs them.
ANALYZE properties;
