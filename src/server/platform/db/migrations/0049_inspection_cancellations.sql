ALTER TABLE "inspections" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_cancelled_by_with_reason" CHECK (("inspections"."cancelled_by" is null) = ("inspections"."cancel_reason" is null) and ("inspections"."cancelled_at" is not null or "inspections"."cancelled_by" is null));