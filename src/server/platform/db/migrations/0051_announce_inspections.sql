-- An inspection that is asked for or cancelled, for the account that asked, or whose verified email a visitor entered.
CREATE FUNCTION "announce_inspection"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM announce_change(u.id, 'inspection', NEW.id, false) FROM users u
	WHERE u.id = NEW.user_id
		OR (NEW.user_id IS NULL AND lower(u.email) = lower(NEW.email) AND u.email_verified_at IS NOT NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "inspections_announced" AFTER INSERT OR UPDATE OF "cancelled_at" ON "inspections"
	FOR EACH ROW EXECUTE FUNCTION "announce_inspection"();
