DELETE FROM "one_time_code_failures";--> statement-breakpoint
DELETE FROM "one_time_codes";--> statement-breakpoint
ALTER TABLE "one_time_code_failures" DROP CONSTRAINT "one_time_code_failures_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "one_time_code_failures_user_idx";--> statement-breakpoint
DROP INDEX "one_time_code_failures_network_idx";--> statement-breakpoint
DROP INDEX "one_time_codes_user_created_idx";--> statement-breakpoint
DROP INDEX "one_time_codes_live_key";--> statement-breakpoint
ALTER TABLE "one_time_code_failures" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code_failures" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
CREATE INDEX "one_time_code_failures_subject_idx" ON "one_time_code_failures" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_subject_created_idx" ON "one_time_codes" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_created_idx" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_live_key" ON "one_time_codes" USING btree ("subject","purpose") WHERE "one_time_codes"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "one_time_code_failures" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "user_id";