-- A status changes only as src/domain/lifecycles says; tests/server/lifecycles.test.ts compares every pair.
-- Arguments: the column, then each allowed move as 'from>to'; a column without a value is ''.
CREATE FUNCTION "refuse_other_moves"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was CONSTANT text := coalesce(to_jsonb(OLD) ->> TG_ARGV[0], '');
	becomes CONSTANT text := coalesce(to_jsonb(NEW) ->> TG_ARGV[0], '');
BEGIN
	IF was || '>' || becomes = ANY (TG_ARGV[1:]) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '%.% does not go from % to %', TG_TABLE_NAME, TG_ARGV[0], was, becomes
		USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "apartments_status_moves" BEFORE UPDATE OF "status" ON "apartments"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'available>held', 'available>reserved', 'held>reserved', 'held>sold', 'held>available', 'reserved>sold', 'reserved>available', 'sold>available'
	);
--> statement-breakpoint
CREATE TRIGGER "contributions_status_moves" BEFORE UPDATE OF "status" ON "contributions"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'pending>active', 'pending>completed', 'pending>cancelled', 'pending>expired', 'active>completed', 'active>leaving', 'completed>leaving', 'leaving>active', 'leaving>completed', 'leaving>left'
	);
--> statement-breakpoint
CREATE TRIGGER "payments_status_moves" BEFORE UPDATE OF "status" ON "payments"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'awaiting_transfer>received', 'awaiting_transfer>cancelled'
	);
--> statement-breakpoint
CREATE TRIGGER "bank_events_outcome_moves" BEFORE UPDATE OF "outcome" ON "bank_events"
	FOR EACH ROW WHEN (OLD.outcome IS DISTINCT FROM NEW.outcome) EXECUTE FUNCTION "refuse_other_moves"(
		'outcome', '>credited', '>suspended', '>unverified', '>out_of_range', '>unreadable', '>dispute', '>ignored', '>recorded', '>unassigned', '>refund', '>payout', 'suspended>credited', 'suspended>refunding', 'refunding>refunded', 'refunding>suspended'
	);
--> statement-breakpoint
CREATE TRIGGER "messages_status_moves" BEFORE UPDATE OF "status" ON "messages"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'queued>sent', 'queued>rejected', 'queued>expired', 'sent>delivered', 'sent>blocked', 'sent>undelivered', 'blocked>undelivered', 'blocked>delivered', 'undelivered>delivered', 'undelivered>blocked'
	);
