ALTER TABLE "contact_messages" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "property_requests" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_request_digest_key" UNIQUE("request_digest");--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_request_digest_key" UNIQUE("request_digest");--> statement-breakpoint
ALTER TABLE "property_requests" ADD CONSTRAINT "property_requests_request_digest_key" UNIQUE("request_digest");