CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"provider_reference" text,
	"bank_name" text,
	"account_number" text,
	"account_name" text,
	"tries" bigint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"assigned_at" timestamp (3) with time zone,
	CONSTRAINT "bank_accounts_status_known" CHECK ("bank_accounts"."status" in ('requested', 'assigning', 'assigned', 'refused')),
	CONSTRAINT "bank_accounts_account_number_is_nuban" CHECK ("bank_accounts"."account_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "bank_accounts_assigned_is_whole" CHECK (("bank_accounts"."status" = 'assigned') = ("bank_accounts"."account_number" is not null and "bank_accounts"."bank_name" is not null
        and "bank_accounts"."account_name" is not null and "bank_accounts"."provider_reference" is not null and "bank_accounts"."assigned_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_health" (
	"provider" text PRIMARY KEY NOT NULL,
	"failures" bigint NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"provider_reference" text,
	"is_asked" boolean DEFAULT false NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" bigint DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "bank_refunds_status_known" CHECK ("bank_refunds"."status" in ('requested', 'sent', 'processed', 'failed')),
	CONSTRAINT "bank_refunds_amount_positive" CHECK ("bank_refunds"."amount_kobo" > 0)
);
--> statement-breakpoint
CREATE TABLE "money_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"event_id" uuid NOT NULL,
	"wallet_id" uuid,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_audit_action_known" CHECK ("money_audit"."action" in ('suspense_matched', 'refund_requested')),
	CONSTRAINT "money_audit_says_why" CHECK (length("money_audit"."actor") > 0 and length("money_audit"."reason") > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_events" DROP CONSTRAINT "bank_events_outcome_known";--> statement-breakpoint
ALTER TABLE "wallets" DROP CONSTRAINT "wallets_account_number_is_nuban";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
DROP INDEX "wallets_account_number_key";--> statement-breakpoint
DROP INDEX "ledger_accounts_single_key";--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "source" text DEFAULT 'webhook' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "tries" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_events" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "requeried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_refunds" ADD CONSTRAINT "bank_refunds_event_id_bank_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."bank_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_audit" ADD CONSTRAINT "money_audit_event_id_bank_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."bank_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_audit" ADD CONSTRAINT "money_audit_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_wallet_provider_key" ON "bank_accounts" USING btree ("wallet_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_account_number_key" ON "bank_accounts" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "bank_accounts_reference_idx" ON "bank_accounts" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "bank_accounts_unassigned_idx" ON "bank_accounts" USING btree ("next_try_at") WHERE "bank_accounts"."status" <> 'assigned';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_refunds_live_key" ON "bank_refunds" USING btree ("event_id") WHERE "bank_refunds"."status" <> 'failed';--> statement-breakpoint
CREATE INDEX "bank_refunds_open_idx" ON "bank_refunds" USING btree ("next_try_at") WHERE "bank_refunds"."status" in ('requested', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_single_key" ON "ledger_accounts" USING btree ("kind") WHERE "ledger_accounts"."kind" in ('bank_clearing', 'suspense', 'payout');--> statement-breakpoint

-- The account that a wallet had is its first bank account.
INSERT INTO "bank_accounts" ("id", "wallet_id", "provider", "status", "provider_reference", "bank_name", "account_number", "account_name", "tries", "created_at", "assigned_at")
SELECT "id", "id", "provider", 'assigned', "provider_reference", "bank_name", "account_number", "account_name", 1, "created_at", "created_at" FROM "wallets";--> statement-breakpoint

-- Until now only credited events carried their amount.
UPDATE "bank_events" e SET "amount_kobo" = t."amount_kobo"
FROM "ledger_transfers" t
WHERE e."outcome" = 'suspended' AND t."idempotency_key" = e."provider" || ':' || e."event_id";--> statement-breakpoint

ALTER TABLE "wallets" DROP COLUMN "provider";--> statement-breakpoint
ALTER TABLE "wallets" DROP COLUMN "provider_reference";--> statement-breakpoint
ALTER TABLE "wallets" DROP COLUMN "bank_name";--> statement-breakpoint
ALTER TABLE "wallets" DROP COLUMN "account_number";--> statement-breakpoint
ALTER TABLE "wallets" DROP COLUMN "account_name";--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_source_known" CHECK ("bank_events"."source" in ('webhook', 'requery', 'reconciliation'));--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_outcome_known" CHECK ("bank_events"."outcome" in ('credited', 'suspended', 'refunding', 'refunded', 'recorded', 'ignored', 'unverified', 'unassigned', 'refund', 'dispute', 'conflicting', 'unreadable', 'out_of_range'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('bank_clearing', 'wallet', 'contribution', 'suspense', 'payout'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('deposit', 'unmatched_deposit', 'suspense_match', 'refund_requested', 'refund_paid', 'refund_returned', 'contribution_payment'));--> statement-breakpoint

-- Money on its way out.
INSERT INTO "ledger_accounts" ("id", "kind") VALUES ('00000000-0000-7000-8000-000000000003', 'payout') ON CONFLICT DO NOTHING;--> statement-breakpoint

-- A page that waits for the account number hears of it.
CREATE FUNCTION "announce_bank_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM announce_change(w.user_id, 'wallet', w.id, false) FROM wallets w WHERE w.id = NEW.wallet_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bank_accounts_announced" AFTER UPDATE OF "status" ON "bank_accounts"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "announce_bank_account"();
--> statement-breakpoint

-- What an operator did stays written.
CREATE TRIGGER "money_audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_audit"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
