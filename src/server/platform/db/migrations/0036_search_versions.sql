-- A version of what a server remembers of the listings, raised in the transaction that changes it, so that the server
-- knows whether it is still right: of the words (what a text means), and of the counts by price. What a purchase changes
-- of a listing writes neither, and touches no version.
CREATE TABLE search_versions (
  name text PRIMARY KEY,
  number integer NOT NULL
);
--> statement-breakpoint
INSERT INTO search_versions (name, number) VALUES ('words', 1), ('prices', 1);
--> statement-breakpoint
CREATE FUNCTION search_version_raise() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_versions SET number = number + 1 WHERE name = TG_ARGV[0];
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_words_version_raised AFTER INSERT OR DELETE OR TRUNCATE ON search_words
FOR EACH STATEMENT EXECUTE FUNCTION search_version_raise('words');
--> statement-breakpoint
CREATE TRIGGER property_prices_version_raised AFTER INSERT OR DELETE OR TRUNCATE ON property_prices
FOR EACH STATEMENT EXECUTE FUNCTION search_version_raise('prices');
