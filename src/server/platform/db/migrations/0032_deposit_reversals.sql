ALTER TYPE "public"."ledger_transfer_kind" ADD VALUE 'deposit_reversal';--> statement-breakpoint
ALTER TABLE "money_audit" DROP CONSTRAINT "money_audit_action_known";--> statement-breakpoint
ALTER TABLE "money_audit" ADD CONSTRAINT "money_audit_action_known" CHECK ("money_audit"."action" in ('suspense_matched', 'refund_requested', 'event_closed', 'event_retried', 'withdrawal_returned', 'deposit_reversed'));--> statement-breakpoint
-- Written by hand: the moves of src/domain/lifecycles/deposit.ts.
DROP TRIGGER "bank_events_outcome_moves" ON "bank_events";
--> statement-breakpoint
CREATE TRIGGER "bank_events_outcome_moves" BEFORE UPDATE OF "outcome" ON "bank_events"
	FOR EACH ROW WHEN (OLD.outcome IS DISTINCT FROM NEW.outcome) EXECUTE FUNCTION "refuse_other_moves"(
		'outcome', '>credited', '>suspended', '>unverified', '>foreign', '>out_of_range', '>unreadable', '>dispute', '>ignored', '>recorded', '>unassigned', '>refund', '>payout', 'foreign>', 'unverified>', 'unreadable>', 'suspended>credited', 'suspended>refunding', 'suspended>refunded', 'refunding>refunded', 'refunding>suspended'
	);
