-- Changes with the counts of listings by price, in the same transaction, so that a server knows whether the counts that
-- it has read are still right. What a purchase changes of a listing writes no counts, and does not touch this row.
CREATE TABLE property_prices_version (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  number integer NOT NULL
);
--> statement-breakpoint
INSERT INTO property_prices_version (number) VALUES (1);
--> statement-breakpoint
CREATE FUNCTION property_prices_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE property_prices_version SET number = number + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER property_prices_version_raised AFTER INSERT OR DELETE OR TRUNCATE ON property_prices
FOR EACH STATEMENT EXECUTE FUNCTION property_prices_changed();
