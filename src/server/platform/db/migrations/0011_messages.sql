CREATE TABLE "message_preferences" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_preferences_user_id_topic_channel_pk" PRIMARY KEY("user_id","topic","channel"),
	CONSTRAINT "message_preferences_topic_known" CHECK ("message_preferences"."topic" in ('payments', 'reminders', 'homes')),
	CONSTRAINT "message_preferences_channel_known" CHECK ("message_preferences"."channel" in ('sms', 'email', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"user_id" uuid,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"copy" jsonb,
	"status" text DEFAULT 'queued' NOT NULL,
	"provider_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "messages_key" UNIQUE("key"),
	CONSTRAINT "messages_status_known" CHECK ("messages"."status" in ('queued', 'sent', 'delivered', 'blocked', 'undelivered', 'rejected', 'expired')),
	CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('sms', 'email', 'whatsapp')),
	CONSTRAINT "messages_copy_while_queued" CHECK (("messages"."status" = 'queued') = ("messages"."copy" is not null))
);
--> statement-breakpoint
ALTER TABLE "saved_properties" ADD COLUMN "known_price_kobo" bigint;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD COLUMN "was_available" boolean;--> statement-breakpoint
ALTER TABLE "message_preferences" ADD CONSTRAINT "message_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_provider_id_idx" ON "messages" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "messages_to_idx" ON "messages" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_user_idx" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_expiry_idx" ON "messages" USING btree ("expires_at") WHERE "messages"."copy" is not null;