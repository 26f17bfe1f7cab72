CREATE TABLE "bank_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"raw_body" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "bank_events_applied_has_outcome" CHECK (("bank_events"."applied_at" is null) = ("bank_events"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ledger_account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallets_user_key" UNIQUE("user_id"),
	CONSTRAINT "wallets_ledger_account_key" UNIQUE("ledger_account_id"),
	CONSTRAINT "wallets_account_number_is_nuban" CHECK ("wallets"."account_number" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"apartment_id" uuid NOT NULL,
	"ledger_account_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"price_kobo" bigint NOT NULL,
	"target_kobo" bigint NOT NULL,
	"duration_months" integer NOT NULL,
	"age_years" integer NOT NULL,
	"salary_kobo" bigint NOT NULL,
	"rsa_balance_kobo" bigint NOT NULL,
	"terms_version" text NOT NULL,
	"agreed_on" date NOT NULL,
	"hold_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "contributions_ledger_account_key" UNIQUE("ledger_account_id"),
	CONSTRAINT "contributions_status_known" CHECK ("contributions"."status" in ('pending', 'active', 'completed', 'cancelled', 'expired')),
	CONSTRAINT "contributions_plan_known" CHECK ("contributions"."plan" in ('A', 'B', 'C')),
	CONSTRAINT "contributions_amounts" CHECK ("contributions"."price_kobo" > 0 and "contributions"."target_kobo" > 0 and "contributions"."target_kobo" <= "contributions"."price_kobo" and "contributions"."salary_kobo" >= 0 and "contributions"."rsa_balance_kobo" >= 0),
	CONSTRAINT "contributions_duration" CHECK ("contributions"."duration_months" between 1 and 36),
	CONSTRAINT "contributions_pending_is_held" CHECK (("contributions"."status" = 'pending') = ("contributions"."hold_expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contribution_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"status" text DEFAULT 'awaiting_transfer' NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp (3) with time zone,
	CONSTRAINT "payments_reference_key" UNIQUE("reference"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_kobo" > 0),
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('awaiting_transfer', 'received', 'cancelled')),
	CONSTRAINT "payments_received_has_time" CHECK (("payments"."status" = 'received') = ("payments"."received_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"balance_kobo" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('bank_clearing', 'wallet', 'contribution', 'suspense')),
	CONSTRAINT "ledger_accounts_balance_not_negative" CHECK ("ledger_accounts"."kind" = 'bank_clearing' or "ledger_accounts"."balance_kobo" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"balance_before_kobo" bigint NOT NULL,
	"balance_after_kobo" bigint NOT NULL,
	"account_version" bigint NOT NULL,
	"event_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_amount_moves" CHECK ("ledger_entries"."amount_kobo" <> 0),
	CONSTRAINT "ledger_entries_balance_follows" CHECK ("ledger_entries"."balance_after_kobo" = "ledger_entries"."balance_before_kobo" + "ledger_entries"."amount_kobo")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"from_account_id" uuid NOT NULL,
	"to_account_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"reference" text NOT NULL,
	"event_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transfers_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_transfers_amount_positive" CHECK ("ledger_transfers"."amount_kobo" > 0),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK ("ledger_transfers"."from_account_id" <> "ledger_transfers"."to_account_id"),
	CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('deposit', 'unmatched_deposit', 'contribution_payment'))
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"phone" text,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "apartments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"building_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"label" text NOT NULL,
	"floor" integer NOT NULL,
	"status" text DEFAULT 'available' NOT NULL,
	CONSTRAINT "apartments_floor_not_negative" CHECK ("apartments"."floor" >= 0),
	CONSTRAINT "apartments_status_known" CHECK ("apartments"."status" in ('available', 'held', 'reserved', 'sold'))
);
--> statement-breakpoint
CREATE TABLE "buildings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bedroom_count" integer NOT NULL,
	"bathroom_count" integer NOT NULL,
	"floor_count" integer NOT NULL,
	CONSTRAINT "buildings_counts_positive" CHECK ("buildings"."number" > 0 and "buildings"."bedroom_count" > 0 and "buildings"."floor_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "milestone_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"milestone_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "milestones_status_known" CHECK ("milestones"."status" in ('Pending', 'On-going', 'Completed'))
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_key" text NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"town" text NOT NULL,
	"state" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"price_kobo" bigint NOT NULL,
	"beds" integer NOT NULL,
	"baths" integer NOT NULL,
	"units_available" integer DEFAULT 0 NOT NULL,
	"units_total" integer DEFAULT 0 NOT NULL,
	"buildings_count" integer DEFAULT 0 NOT NULL,
	"amenities" text[] DEFAULT '{}'::text[] NOT NULL,
	"agent_id" uuid,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_source_key" UNIQUE("source_key"),
	CONSTRAINT "properties_price_positive" CHECK ("properties"."price_kobo" > 0),
	CONSTRAINT "properties_type_known" CHECK ("properties"."type" in ('bungalow', 'duplex', 'terrace', 'flat', 'apartment', 'maisonette', 'house')),
	CONSTRAINT "properties_rooms_positive" CHECK ("properties"."beds" > 0 and "properties"."baths" >= 0),
	CONSTRAINT "properties_units_counted" CHECK ("properties"."units_available" between 0 and "properties"."units_total")
);
--> statement-breakpoint
CREATE TABLE "property_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_properties" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_properties_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_reference_key" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"otp" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"preferred_location" text NOT NULL,
	"budget_kobo" bigint NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_requests_reference_key" UNIQUE("reference"),
	CONSTRAINT "property_requests_budget_positive" CHECK ("property_requests"."budget_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer_status" integer,
	"answer_body" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_attempts_not_negative" CHECK ("one_time_codes"."failed_attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_verified_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"picture_name" text,
	"date_of_birth" date,
	"employment_status" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_is_e164" CHECK ("users"."phone" ~ '^\+[1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_apartment_id_apartments_id_fk" FOREIGN KEY ("apartment_id") REFERENCES "public"."apartments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_from_account_id_ledger_accounts_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_to_account_id_ledger_accounts_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apartments" ADD CONSTRAINT "apartments_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "apartments" ADD CONSTRAINT "apartments_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_images" ADD CONSTRAINT "milestone_images_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_images" ADD CONSTRAINT "property_images_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_properties" ADD CONSTRAINT "saved_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code_failures" ADD CONSTRAINT "one_time_code_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_events_provider_event_key" ON "bank_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "bank_events_unapplied_idx" ON "bank_events" USING btree ("received_at") WHERE "bank_events"."applied_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_account_number_key" ON "wallets" USING btree ("account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "contributions_live_unit_key" ON "contributions" USING btree ("apartment_id") WHERE "contributions"."status" in ('pending', 'active', 'completed');--> statement-breakpoint
CREATE INDEX "contributions_user_idx" ON "contributions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "contributions_hold_idx" ON "contributions" USING btree ("hold_expires_at") WHERE "contributions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_contribution_idx" ON "payments" USING btree ("contribution_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_awaiting_idx" ON "payments" USING btree ("user_id","created_at") WHERE "payments"."status" = 'awaiting_transfer';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_single_key" ON "ledger_accounts" USING btree ("kind") WHERE "ledger_accounts"."kind" in ('bank_clearing', 'suspense');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_transfer_account_key" ON "ledger_entries" USING btree ("transfer_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_account_version_key" ON "ledger_entries" USING btree ("account_id","account_version");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_event_idx" ON "ledger_entries" USING btree ("account_id","event_at");--> statement-breakpoint
CREATE UNIQUE INDEX "apartments_building_floor_label_key" ON "apartments" USING btree ("building_id","floor","label");--> statement-breakpoint
CREATE INDEX "apartments_property_idx" ON "apartments" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "buildings_property_number_key" ON "buildings" USING btree ("property_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_images_position_key" ON "milestone_images" USING btree ("milestone_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "milestones_position_key" ON "milestones" USING btree ("property_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "property_images_position_key" ON "property_images" USING btree ("property_id","position");--> statement-breakpoint
CREATE INDEX "outbox_messages_to_idx" ON "outbox_messages" USING btree ("to","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("user_id","call","key");--> statement-breakpoint
CREATE INDEX "one_time_code_failures_user_idx" ON "one_time_code_failures" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_code_failures_network_idx" ON "one_time_code_failures" USING btree ("network","created_at");--> statement-breakpoint
CREATE INDEX "one_time_code_failures_created_idx" ON "one_time_code_failures" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_live_key" ON "one_time_codes" USING btree ("user_id","purpose") WHERE "one_time_codes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_user_created_idx" ON "one_time_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("phone");