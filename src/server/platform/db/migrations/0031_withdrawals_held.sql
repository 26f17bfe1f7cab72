ALTER TABLE "money_audit" DROP CONSTRAINT "money_audit_action_known";--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_return_reason_known";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "held_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "money_audit" ADD CONSTRAINT "money_audit_action_known" CHECK ("money_audit"."action" in ('suspense_matched', 'refund_requested', 'event_closed', 'event_retried', 'withdrawal_returned'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_held_reason_known" CHECK ("withdrawals"."held_reason" in ('wrong_key', 'low_balance', 'not_allowed', 'needs_approval'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_held_is_whole" CHECK (("withdrawals"."held_reason" is null) = ("withdrawals"."held_since" is null));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_return_reason_known" CHECK ("withdrawals"."return_reason" in ('not_sent', 'our_side', 'given_back'));