-- Changes with the words of the listings, in the same transaction, so that a server knows whether a text that it has
-- looked up means the same still.
CREATE TABLE search_words_version (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  number integer NOT NULL
);
--> statement-breakpoint
INSERT INTO search_words_version (number) VALUES (1);
--> statement-breakpoint
CREATE FUNCTION search_words_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words_version SET number = number + 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_words_version_raised AFTER INSERT OR DELETE OR TRUNCATE ON search_words
FOR EACH STATEMENT EXECUTE FUNCTION search_words_changed();
