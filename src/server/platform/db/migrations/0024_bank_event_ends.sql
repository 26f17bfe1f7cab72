ALTER TABLE "bank_events" DROP CONSTRAINT "bank_events_outcome_known";--> statement-breakpoint
ALTER TABLE "money_audit" DROP CONSTRAINT "money_audit_action_known";--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "unknown_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bank_events_open_idx" ON "bank_events" USING btree ("received_at") WHERE "bank_events"."outcome" in ('suspended', 'unverified', 'unassigned', 'refund', 'payout', 'dispute', 'conflicting', 'unreadable', 'out_of_range') and "bank_events"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_closed_needed_attention" CHECK ("bank_events"."closed_at" is null or "bank_events"."outcome" in ('unverified', 'unassigned', 'refund', 'payout', 'dispute', 'conflicting', 'unreadable', 'out_of_range'));--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_outcome_known" CHECK ("bank_events"."outcome" in ('credited', 'suspended', 'refunding', 'refunded', 'recorded', 'ignored', 'foreign', 'unverified', 'unassigned', 'refund', 'payout', 'dispute', 'conflicting', 'unreadable', 'out_of_range'));--> statement-breakpoint
ALTER TABLE "money_audit" ADD CONSTRAINT "money_audit_action_known" CHECK ("money_audit"."action" in ('suspense_matched', 'refund_requested', 'event_closed', 'event_retried'));--> statement-breakpoint
-- Written by hand: the moves of src/domain/lifecycles/deposit.ts.
DROP TRIGGER "bank_events_outcome_moves" ON "bank_events";
--> statement-breakpoint
CREATE TRIGGER "bank_events_outcome_moves" BEFORE UPDATE OF "outcome" ON "bank_events"
	FOR EACH ROW WHEN (OLD.outcome IS DISTINCT FROM NEW.outcome) EXECUTE FUNCTION "refuse_other_moves"(
		'outcome', '>credited', '>suspended', '>unverified', '>foreign', '>out_of_range', '>unreadable', '>dispute', '>ignored', '>recorded', '>unassigned', '>refund', '>payout', 'foreign>', 'unverified>', 'unreadable>', 'suspended>credited', 'suspended>refunding', 'refunding>refunded', 'refunding>suspended'
	);
