ALTER TABLE "users" ADD COLUMN "kin_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kin_relation" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kin_phone" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_kin_is_whole" CHECK (num_nulls("users"."kin_name", "users"."kin_relation", "users"."kin_phone") in (0, 3));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_kin_relation_is_known" CHECK ("users"."kin_relation" in ('spouse', 'child', 'parent', 'sibling', 'relative', 'friend'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_kin_phone_is_e164" CHECK ("users"."kin_phone" ~ '^\+[1-9][0-9]{6,14}$');