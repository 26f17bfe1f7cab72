ALTER TABLE "bank_events" ADD COLUMN "wallet_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "amount_kobo" bigint;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "matched_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "conflicts_with_id" uuid;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "first_due_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "lapses_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was agreed before is due as it was.
UPDATE "contributions" SET "first_due_on" = "agreed_on";--> statement-breakpoint
ALTER TABLE "contributions" ALTER COLUMN "first_due_on" SET NOT NULL;--> statement-breakpoint

-- An awaiting payment lapses 14 days from now, as if it were announced today: nobody's lapses because of this release.
-- Under a hold that ends later it waits as long as the hold.
UPDATE "payments" p SET "lapses_at" = CASE WHEN p."status" = 'awaiting_transfer'
	THEN greatest(now() + interval '14 days', c."hold_expires_at") ELSE p."created_at" + interval '14 days' END
FROM "contributions" c WHERE c."id" = p."contribution_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "lapses_at" SET NOT NULL;--> statement-breakpoint

-- Until now a payment was cancelled with its contribution, or because others left less to contribute than its amount.
UPDATE "payments" p SET "cancel_reason" = CASE WHEN c."status" IN ('pending', 'active') THEN 'replaced' ELSE 'contribution_ended' END
FROM "contributions" c WHERE c."id" = p."contribution_id" AND p."status" = 'cancelled';--> statement-breakpoint

-- The newest announcement of a contribution is the one that its buyer means.
UPDATE "payments" p SET "status" = 'cancelled', "cancel_reason" = 'replaced'
WHERE p."status" = 'awaiting_transfer' AND EXISTS (
	SELECT FROM "payments" newer WHERE newer."contribution_id" = p."contribution_id" AND newer."status" = 'awaiting_transfer'
		AND (newer."created_at", newer."id") > (p."created_at", p."id")
);--> statement-breakpoint

-- Each credited event names the wallet that it credited; whatever it could pay was paid in the same transaction.
UPDATE "bank_events" e SET "wallet_id" = w."id", "amount_kobo" = t."amount_kobo", "settled_at" = e."applied_at"
FROM "ledger_transfers" t JOIN "wallets" w ON w."ledger_account_id" = t."to_account_id"
WHERE e."outcome" = 'credited' AND t."idempotency_key" = e."provider" || ':' || e."event_id";--> statement-breakpoint

ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_matched_payment_id_payments_id_fk" FOREIGN KEY ("matched_payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_conflicts_with_id_bank_events_id_fk" FOREIGN KEY ("conflicts_with_id") REFERENCES "public"."bank_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_events_unsettled_idx" ON "bank_events" USING btree ("wallet_id","received_at") WHERE "bank_events"."outcome" = 'credited' and "bank_events"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_awaiting_key" ON "payments" USING btree ("contribution_id") WHERE "payments"."status" = 'awaiting_transfer';--> statement-breakpoint
CREATE INDEX "payments_awaiting_age_idx" ON "payments" USING btree ("user_id","created_at","id") WHERE "payments"."status" = 'awaiting_transfer';--> statement-breakpoint
CREATE INDEX "payments_awaiting_amount_idx" ON "payments" USING btree ("user_id","amount_kobo") WHERE "payments"."status" = 'awaiting_transfer';--> statement-breakpoint
CREATE INDEX "payments_lapse_idx" ON "payments" USING btree ("lapses_at") WHERE "payments"."status" = 'awaiting_transfer';--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_outcome_known" CHECK ("bank_events"."outcome" in ('credited', 'suspended', 'ignored', 'refund', 'dispute', 'conflicting', 'unreadable', 'out_of_range'));--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_credited_has_wallet" CHECK ("bank_events"."outcome" is distinct from 'credited' or ("bank_events"."wallet_id" is not null and "bank_events"."amount_kobo" > 0));--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_settled_was_credited" CHECK ("bank_events"."settled_at" is null or "bank_events"."outcome" is not distinct from 'credited');--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_conflict_names_first" CHECK (("bank_events"."conflicts_with_id" is not null) = ("bank_events"."outcome" is not distinct from 'conflicting'));--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_first_due_after_agreement" CHECK ("contributions"."first_due_on" >= "contributions"."agreed_on");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cancel_reason_known" CHECK ("payments"."cancel_reason" in ('replaced', 'withdrawn', 'lapsed', 'contribution_ended'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cancelled_has_reason" CHECK (("payments"."status" = 'cancelled') = ("payments"."cancel_reason" is not null));