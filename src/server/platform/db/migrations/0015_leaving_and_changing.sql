CREATE TABLE "contribution_exits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contribution_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"from_status" text NOT NULL,
	"paid_kobo" bigint NOT NULL,
	"fee_bps" integer NOT NULL,
	"fee_kobo" bigint NOT NULL,
	"returned_kobo" bigint NOT NULL,
	"reference" text NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "contribution_exits_reference_key" UNIQUE("reference"),
	CONSTRAINT "contribution_exits_status_known" CHECK ("contribution_exits"."status" in ('requested', 'withdrawn', 'confirmed', 'declined')),
	CONSTRAINT "contribution_exits_from_known" CHECK ("contribution_exits"."from_status" in ('active', 'completed')),
	CONSTRAINT "contribution_exits_adds_up" CHECK ("contribution_exits"."paid_kobo" > 0 and "contribution_exits"."fee_kobo" >= 0 and "contribution_exits"."returned_kobo" >= 0
        and "contribution_exits"."fee_kobo" + "contribution_exits"."returned_kobo" = "contribution_exits"."paid_kobo"),
	CONSTRAINT "contribution_exits_decided_by_a_person" CHECK (("contribution_exits"."status" = 'requested') = ("contribution_exits"."decided_at" is null)
        and ("contribution_exits"."status" in ('confirmed', 'declined')) = (length(coalesce("contribution_exits"."decided_by", '')) > 0)
        and ("contribution_exits"."status" in ('confirmed', 'declined')) = (length(coalesce("contribution_exits"."reason", '')) > 0))
);
--> statement-breakpoint
CREATE TABLE "contribution_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contribution_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"paid_kobo" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contribution_revisions_kind_known" CHECK ("contribution_revisions"."kind" in ('spread', 'duration', 'pause', 'unit', 'plan')),
	CONSTRAINT "contribution_revisions_counted" CHECK ("contribution_revisions"."number" > 0 and "contribution_revisions"."paid_kobo" > 0)
);
--> statement-breakpoint
ALTER TABLE "contributions" DROP CONSTRAINT "contributions_status_known";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
DROP INDEX "contributions_live_unit_key";--> statement-breakpoint
DROP INDEX "ledger_accounts_single_key";--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "paused_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "exit_fee_bps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_exits" ADD CONSTRAINT "contribution_exits_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_revisions" ADD CONSTRAINT "contribution_revisions_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_exits_live_key" ON "contribution_exits" USING btree ("contribution_id") WHERE "contribution_exits"."status" in ('requested', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_revisions_number_key" ON "contribution_revisions" USING btree ("contribution_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_revisions_pause_key" ON "contribution_revisions" USING btree ("contribution_id") WHERE "contribution_revisions"."kind" = 'pause';--> statement-breakpoint
CREATE UNIQUE INDEX "contributions_live_unit_key" ON "contributions" USING btree ("apartment_id") WHERE "contributions"."status" in ('pending', 'active', 'completed', 'leaving');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_single_key" ON "ledger_accounts" USING btree ("kind") WHERE "ledger_accounts"."kind" in ('bank_clearing', 'suspense', 'payout', 'exit_fees');--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_paused_once" CHECK ("contributions"."paused_months" between 0 and 1 and "contributions"."revision" >= 0);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_eligible" CHECK ("contributions"."age_years" * 12 + "contributions"."duration_months" + "contributions"."paused_months" <= 55 * 12);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_exit_fee" CHECK ("contributions"."exit_fee_bps" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_status_known" CHECK ("contributions"."status" in ('pending', 'active', 'completed', 'leaving', 'cancelled', 'expired', 'left'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" in ('bank_clearing', 'wallet', 'contribution', 'suspense', 'payout', 'exit_fees'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('deposit', 'unmatched_deposit', 'suspense_match', 'refund_requested', 'refund_paid', 'refund_returned', 'contribution_payment', 'withdrawal_requested', 'withdrawal_sent', 'withdrawal_returned', 'exit_return', 'exit_fee'));--> statement-breakpoint

-- What was kept back from buyers who left a plan.
INSERT INTO "ledger_accounts" ("id", "kind") VALUES ('00000000-0000-7000-8000-000000000005', 'exit_fees') ON CONFLICT DO NOTHING;--> statement-breakpoint

-- What was agreed before stays written.
CREATE TRIGGER "contribution_revisions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "contribution_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint

-- Terms change only together with their next revision.
CREATE FUNCTION "contribution_terms_revised"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.revision <> OLD.revision + 1 OR OLD.status <> 'active' OR NOT EXISTS (
		SELECT FROM contribution_revisions WHERE contribution_id = NEW.id AND number = NEW.revision
	) THEN
		RAISE EXCEPTION 'The terms of the contribution % change without a revision', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'contributions_terms_revised';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contributions_terms_revised"
	BEFORE UPDATE OF "property_id", "apartment_id", "plan", "price_kobo", "target_kobo", "agreed_quote", "duration_months", "rsa_balance_kobo", "first_due_on", "paused_months", "revision" ON "contributions"
	FOR EACH ROW WHEN (
		(OLD.property_id, OLD.apartment_id, OLD.plan, OLD.price_kobo, OLD.target_kobo, OLD.agreed_quote, OLD.duration_months, OLD.rsa_balance_kobo, OLD.first_due_on, OLD.paused_months, OLD.revision)
		IS DISTINCT FROM
		(NEW.property_id, NEW.apartment_id, NEW.plan, NEW.price_kobo, NEW.target_kobo, NEW.agreed_quote, NEW.duration_months, NEW.rsa_balance_kobo, NEW.first_due_on, NEW.paused_months, NEW.revision)
	) EXECUTE FUNCTION "contribution_terms_revised"();--> statement-breakpoint

-- Nobody moves to a home that was withdrawn either.
CREATE TRIGGER "contributions_moved_to_listing_on_sale" BEFORE UPDATE OF "apartment_id" ON "contributions"
	FOR EACH ROW WHEN (OLD.apartment_id IS DISTINCT FROM NEW.apartment_id) EXECUTE FUNCTION "contribution_needs_listing_on_sale"();--> statement-breakpoint

-- A decided request stays as it was decided.
CREATE FUNCTION "exit_decided_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The request % is decided', OLD.reference USING ERRCODE = 'check_violation', CONSTRAINT = 'contribution_exits_decided_once';
END $$;
--> statement-breakpoint
CREATE TRIGGER "contribution_exits_decided_once" BEFORE UPDATE ON "contribution_exits"
	FOR EACH ROW WHEN (OLD.status <> 'requested') EXECUTE FUNCTION "exit_decided_once"();--> statement-breakpoint
CREATE TRIGGER "contribution_exits_kept" BEFORE DELETE OR TRUNCATE ON "contribution_exits"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint

-- Nothing is paid into a contribution whose buyer has asked to leave, or that has ended.
CREATE FUNCTION "payment_needs_open_contribution"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM contributions WHERE id = NEW.contribution_id AND status IN ('pending', 'active')) THEN
		RAISE EXCEPTION 'The contribution % takes no payments', NEW.contribution_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_received_while_open';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_received_while_open" BEFORE UPDATE OF "status" ON "payments"
	FOR EACH ROW WHEN (NEW.status = 'received' AND OLD.status <> 'received') EXECUTE FUNCTION "payment_needs_open_contribution"();
