ALTER TABLE "money_audit" ADD COLUMN "for_event_id" uuid;--> statement-breakpoint
ALTER TABLE "money_audit" ADD CONSTRAINT "money_audit_for_event_id_bank_events_id_fk" FOREIGN KEY ("for_event_id") REFERENCES "public"."bank_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The event was a part of the reason.
ALTER TABLE "money_audit" DISABLE TRIGGER "money_audit_append_only";--> statement-breakpoint
UPDATE "money_audit" SET "for_event_id" = e."id" FROM "bank_events" e
WHERE "money_audit"."action" = 'deposit_reversed' AND e."id"::text = substring("money_audit"."reason" FROM '\(for the event ([0-9a-f-]{36})\)$');--> statement-breakpoint
ALTER TABLE "money_audit" ENABLE TRIGGER "money_audit_append_only";
