ALTER TABLE "bank_events" ADD COLUMN "seems_foreign" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "refund_of" text;--> statement-breakpoint
CREATE INDEX "bank_events_early_refunds_idx" ON "bank_events" USING btree ("provider","refund_of") WHERE "bank_events"."outcome" = 'foreign' and "bank_events"."refund_of" is not null;--> statement-breakpoint
-- Written by hand. Deposits that the provider does not know: those of our accounts lose the mark at their next try.
UPDATE "bank_events" SET "seems_foreign" = true WHERE "unknown_since" IS NOT NULL AND "applied_at" IS NULL;--> statement-breakpoint
UPDATE "bank_events" SET "refund_of" = substring("note" from '^of the deposit (.+), which is not ours$') WHERE "outcome" = 'foreign';
