CREATE INDEX "bank_events_received_idx" ON "bank_events" USING btree ("provider","received_at","id");--> statement-breakpoint
CREATE INDEX "contributions_expired_idx" ON "contributions" USING btree ("closed_at") WHERE "contributions"."status" = 'expired';--> statement-breakpoint
CREATE INDEX "payments_received_idx" ON "payments" USING btree ("user_id","received_at") WHERE "payments"."received_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_payment_idx" ON "documents" USING btree ("payment_id") WHERE "documents"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_payout_account_idx" ON "withdrawals" USING btree ("payout_account_id");