CREATE TABLE "inspections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"day" date NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspections_reference_key" UNIQUE("reference"),
	CONSTRAINT "inspections_phone_is_e164" CHECK ("inspections"."phone" ~ '^\+[1-9][0-9]{6,14}$'),
	CONSTRAINT "inspections_day_is_near" CHECK ("inspections"."day" - ("inspections"."created_at" at time zone 'Africa/Lagos')::date between 1 and 28),
	CONSTRAINT "inspections_note_is_short" CHECK (length("inspections"."note") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inspections_property_id_idx" ON "inspections" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "inspections_user_id_idx" ON "inspections" USING btree ("user_id");