ALTER TABLE "messages" DROP CONSTRAINT "messages_copy_while_queued";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_channel_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_copy_while_needed" CHECK (case when "messages"."status" = 'queued' then "messages"."copy" is not null
        else "messages"."copy" is null or ("messages"."status" = 'sent' and "messages"."channel" = 'whatsapp') end);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('sms', 'email', 'whatsapp', 'voice'));