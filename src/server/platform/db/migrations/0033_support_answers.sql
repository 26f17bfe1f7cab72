ALTER TABLE "contact_messages" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "property_requests" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;