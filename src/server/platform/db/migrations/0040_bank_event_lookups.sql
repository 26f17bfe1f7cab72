DROP INDEX "bank_events_early_refunds_idx";--> statement-breakpoint
DROP INDEX "documents_payment_idx";--> statement-breakpoint
CREATE INDEX "bank_events_refund_of_idx" ON "bank_events" USING btree ("provider","refund_of") WHERE "bank_events"."refund_of" is not null;--> statement-breakpoint
CREATE INDEX "bank_events_content_idx" ON "bank_events" USING btree ("received_at") WHERE "bank_events"."raw_body" <> '' or "bank_events"."note" is not null;