ALTER TABLE "bank_events" DROP CONSTRAINT "bank_events_source_known";--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD COLUMN "is_under_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD COLUMN "stranded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "is_under_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "stranded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_source_known" CHECK ("bank_events"."source" in ('webhook', 'requery', 'reconciliation', 'response'));--> statement-breakpoint

-- Of attempts of the version before nobody knows how they ended.
UPDATE "withdrawals" SET "is_under_way" = true WHERE "status" = 'requested' AND "is_asked";--> statement-breakpoint
UPDATE "bank_refunds" SET "is_under_way" = true WHERE "status" = 'requested' AND "is_asked";
