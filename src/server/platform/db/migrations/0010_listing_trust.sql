CREATE TABLE "site_photographs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"taken_on" date NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "whatsapp" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "title_document" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "developer_name" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "developer_registration" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "developer_redan" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "completes_on" date;--> statement-breakpoint
ALTER TABLE "site_photographs" ADD CONSTRAINT "site_photographs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_photographs_position_key" ON "site_photographs" USING btree ("property_id","position");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_title_document_known" CHECK ("properties"."title_document" in ('certificate_of_occupancy', 'governors_consent', 'right_of_occupancy', 'deed_of_assignment', 'deed_of_sublease', 'gazetted_excision'));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_developer_named" CHECK ("properties"."developer_name" is not null or ("properties"."developer_registration" is null and "properties"."developer_redan" is null));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_registration_form" CHECK ("properties"."developer_registration" ~ '^(RC|BN) [1-9][0-9]{0,7}$');--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_redan_form" CHECK ("properties"."developer_redan" ~ '^[A-Z0-9][A-Z0-9./-]{2,39}$');