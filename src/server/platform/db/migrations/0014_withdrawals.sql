CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"bank_code" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"holder_match" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "payout_accounts_number_is_nuban" CHECK ("payout_accounts"."account_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "payout_accounts_match_known" CHECK ("payout_accounts"."holder_match" in ('same', 'similar'))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"payout_account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_kobo" bigint NOT NULL,
	"account_name" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"return_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"is_asked" boolean DEFAULT false NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"tries" bigint DEFAULT 0 NOT NULL,
	"reported" text,
	"provider_reference" text,
	"failure" text,
	CONSTRAINT "withdrawals_reference_key" UNIQUE("reference"),
	CONSTRAINT "withdrawals_amount_positive" CHECK ("withdrawals"."amount_kobo" > 0),
	CONSTRAINT "withdrawals_status_known" CHECK ("withdrawals"."status" in ('requested', 'sent', 'returned')),
	CONSTRAINT "withdrawals_reported_known" CHECK ("withdrawals"."reported" in ('pending', 'successful', 'failed', 'reversed')),
	CONSTRAINT "withdrawals_return_reason_known" CHECK ("withdrawals"."return_reason" in ('not_sent', 'given_back')),
	CONSTRAINT "withdrawals_returned_has_reason" CHECK (("withdrawals"."status" = 'returned') = ("withdrawals"."return_reason" is not null and "withdrawals"."returned_at" is not null)),
	CONSTRAINT "withdrawals_sent_has_moment" CHECK (("withdrawals"."status" <> 'sent' or "withdrawals"."sent_at" is not null)
        and ("withdrawals"."status" <> 'requested' or "withdrawals"."sent_at" is null)),
	CONSTRAINT "withdrawals_requested_is_open" CHECK ("withdrawals"."status" <> 'requested' or "withdrawals"."next_try_at" is not null),
	CONSTRAINT "withdrawals_sent_was_asked" CHECK ("withdrawals"."status" <> 'sent' or "withdrawals"."is_asked")
);
--> statement-breakpoint
ALTER TABLE "bank_events" DROP CONSTRAINT "bank_events_outcome_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payout_account_id_payout_accounts_id_fk" FOREIGN KEY ("payout_account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_account_key" ON "payout_accounts" USING btree ("user_id","provider","bank_code","account_number");--> statement-breakpoint
CREATE INDEX "withdrawals_user_idx" ON "withdrawals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_open_idx" ON "withdrawals" USING btree ("next_try_at") WHERE "withdrawals"."next_try_at" is not null;--> statement-breakpoint
ALTER TABLE "bank_events" ADD CONSTRAINT "bank_events_outcome_known" CHECK ("bank_events"."outcome" in ('credited', 'suspended', 'refunding', 'refunded', 'recorded', 'ignored', 'unverified', 'unassigned', 'refund', 'payout', 'dispute', 'conflicting', 'unreadable', 'out_of_range'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('deposit', 'unmatched_deposit', 'suspense_match', 'refund_requested', 'refund_paid', 'refund_returned', 'contribution_payment', 'withdrawal_requested', 'withdrawal_sent', 'withdrawal_returned'));--> statement-breakpoint

-- What was agreed with the buyer stays as it was, and what came back stays returned: the provider is never asked again.
CREATE FUNCTION "withdrawal_keeps_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' THEN
		RAISE EXCEPTION 'A withdrawal is never deleted';
	END IF;
	IF (OLD.user_id, OLD.wallet_id, OLD.payout_account_id, OLD.reference, OLD.amount_kobo, OLD.account_name)
		IS DISTINCT FROM (NEW.user_id, NEW.wallet_id, NEW.payout_account_id, NEW.reference, NEW.amount_kobo, NEW.account_name) THEN
		RAISE EXCEPTION 'The terms of a withdrawal never change';
	END IF;
	IF OLD.status <> NEW.status AND NOT (OLD.status = 'requested' OR (OLD.status = 'sent' AND NEW.status = 'returned')) THEN
		RAISE EXCEPTION 'A withdrawal does not go from % to %', OLD.status, NEW.status;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "withdrawals_keep_terms" BEFORE UPDATE OR DELETE ON "withdrawals"
	FOR EACH ROW EXECUTE FUNCTION "withdrawal_keeps_terms"();
--> statement-breakpoint
CREATE FUNCTION "payout_account_keeps_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The bank and the number of a saved account never change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payout_accounts_keep_number" BEFORE UPDATE OF "user_id", "provider", "bank_code", "account_number" ON "payout_accounts"
	FOR EACH ROW WHEN ((OLD.user_id, OLD.provider, OLD.bank_code, OLD.account_number)
		IS DISTINCT FROM (NEW.user_id, NEW.provider, NEW.bank_code, NEW.account_number))
	EXECUTE FUNCTION "payout_account_keeps_number"();
--> statement-breakpoint

-- The wallet's page shows where the money is. The request itself is announced by its entries in the ledger.
CREATE FUNCTION "announce_withdrawal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM announce_change(NEW.user_id, 'wallet', NEW.wallet_id, false);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "withdrawals_announced" AFTER UPDATE OF "status" ON "withdrawals"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "announce_withdrawal"();
