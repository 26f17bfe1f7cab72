-- Says on the channel `changes` what changed for whom, in the transaction that changes it, so that every process can
-- tell the open pages. PostgreSQL sends it at commit, and the same payload of one transaction once. It names ids alone:
-- a page fetches what it may see.
CREATE FUNCTION "announce_change"(p_user uuid, p_kind text, p_id uuid, p_is_deleted boolean) RETURNS void LANGUAGE sql AS $$
	SELECT pg_notify('changes', json_build_object('userId', p_user, 'kind', p_kind, 'id', p_id, 'isDeleted', p_is_deleted)::text)
$$;
--> statement-breakpoint
CREATE FUNCTION "announce_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM announce_change(OLD.user_id, TG_ARGV[0], OLD.id, true);
	ELSE
		PERFORM announce_change(NEW.user_id, TG_ARGV[0], NEW.id, false);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contributions_announced" AFTER INSERT OR UPDATE ON "contributions"
	FOR EACH ROW EXECUTE FUNCTION "announce_row"('contribution');
--> statement-breakpoint
CREATE TRIGGER "payments_announced" AFTER INSERT OR UPDATE ON "payments"
	FOR EACH ROW EXECUTE FUNCTION "announce_row"('payment');
--> statement-breakpoint
CREATE TRIGGER "wallets_announced" AFTER INSERT ON "wallets"
	FOR EACH ROW EXECUTE FUNCTION "announce_row"('wallet');
--> statement-breakpoint
-- When a session was last seen concerns no page.
CREATE TRIGGER "sessions_announced" AFTER INSERT OR DELETE ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "announce_row"('session');
--> statement-breakpoint

-- Money that goes into a wallet or out of it. What goes into a contribution changes one of its payments too.
CREATE FUNCTION "announce_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM announce_change(w.user_id, 'wallet', w.id, false)
	FROM new_rows e JOIN wallets w ON w.ledger_account_id = e.account_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_announced" AFTER INSERT ON "ledger_entries"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "announce_entries"();
