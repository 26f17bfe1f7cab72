ALTER TABLE "properties" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_withdrawn_after_creation" CHECK ("properties"."withdrawn_at" >= "properties"."created_at");--> statement-breakpoint
-- Written by hand from here on. What was listed before has not changed since.
UPDATE "properties" SET "updated_at" = "created_at";--> statement-breakpoint
CREATE FUNCTION listing_touched() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at = now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER properties_touched BEFORE UPDATE ON properties
FOR EACH ROW EXECUTE FUNCTION listing_touched();
--> statement-breakpoint

-- Nobody starts to save for a home that was withdrawn. Holding its unit has locked the listing by then, so that a
-- withdrawal either came before and is seen here, or comes after.
CREATE FUNCTION contribution_needs_listing_on_sale() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM properties WHERE id = NEW.property_id AND withdrawn_at IS NOT NULL) THEN
    RAISE EXCEPTION 'The listing % is withdrawn', NEW.property_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'contributions_listing_on_sale';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contributions_listing_on_sale BEFORE INSERT ON contributions
FOR EACH ROW EXECUTE FUNCTION contribution_needs_listing_on_sale();
--> statement-breakpoint

-- Search reads what is on sale alone, so its indexes hold nothing else.
DROP INDEX properties_document_idx, properties_newest_idx, properties_price_idx, properties_type_newest_idx,
  properties_type_price_idx, properties_town_newest_idx, properties_town_price_idx, properties_state_newest_idx,
  properties_state_price_idx;
--> statement-breakpoint
CREATE INDEX properties_document_idx ON properties USING gin (document) WITH (fastupdate = off) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_newest_idx ON properties (listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths, type) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_price_idx ON properties (price_kobo, id) INCLUDE (beds, baths, type) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_type_newest_idx ON properties (type, listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_type_price_idx ON properties (type, price_kobo, id) INCLUDE (beds, baths) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_town_newest_idx ON properties (town, listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths, type) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_town_price_idx ON properties (town, price_kobo, id) INCLUDE (beds, baths, type) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_state_newest_idx ON properties (state, listed_at DESC, id DESC) INCLUDE (price_kobo, beds, baths, type) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX properties_state_price_idx ON properties (state, price_kobo, id) INCLUDE (beds, baths, type) WHERE withdrawn_at IS NULL;
--> statement-breakpoint
-- For the pages of states and towns.
CREATE INDEX properties_place_idx ON properties (state, town, price_kobo) WHERE withdrawn_at IS NULL;
--> statement-breakpoint

-- What search counts is on sale: a withdrawn listing leaves the counts, one that is relisted returns to them.
CREATE OR REPLACE FUNCTION search_listings_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_count((
    SELECT array_agg(ROW(r.title, r.address, r.description, r.town, r.state, r.type, r.beds, r.baths)::listing_facts)
    FROM new_rows AS r WHERE r.withdrawn_at IS NULL), 1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_listings_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_count((
    SELECT array_agg(ROW(r.title, r.address, r.description, r.town, r.state, r.type, r.beds, r.baths)::listing_facts)
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
      ROW(o.title, o.address, o.description, o.town, o.state, o.type, o.beds, o.baths)::listing_facts AS old_facts,
      ROW(c.title, c.address, c.description, c.town, c.state, c.type, c.beds, c.baths)::listing_facts AS new_facts,
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
