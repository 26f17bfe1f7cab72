ALTER TABLE "payments" DROP CONSTRAINT "payments_cancel_reason_known";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cancel_reason_known" CHECK ("payments"."cancel_reason" in ('replaced', 'withdrawn', 'lapsed', 'leaving_requested', 'contribution_ended'));--> statement-breakpoint

-- Requests to leave that are open now: their plans take no payment, so they await none.
UPDATE "payments" p SET "status" = 'cancelled', "cancel_reason" = 'leaving_requested'
	FROM "contributions" c
	WHERE c."id" = p."contribution_id" AND c."status" = 'leaving' AND p."status" = 'awaiting_transfer';
