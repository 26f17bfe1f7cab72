DROP INDEX "payments_awaiting_idx";--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "agreed_quote" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at_idx" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "answer_status";