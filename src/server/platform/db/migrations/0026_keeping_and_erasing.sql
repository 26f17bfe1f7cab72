ALTER TABLE "users" DROP CONSTRAINT "users_erased_is_nobody";--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "payout_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "repays_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "repaid_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "repaid_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_repays_id_withdrawals_id_fk" FOREIGN KEY ("repays_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_repays_key" UNIQUE("repays_id");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_closed_is_empty" CHECK (not "ledger_accounts"."is_closed" or "ledger_accounts"."balance_kobo" = 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_is_nobody" CHECK ("users"."erased_at" is null or (
        "users"."first_name" || "users"."last_name" || "users"."email" || "users"."phone" || "users"."password_hash" = ''
        and "users"."roles" = '{}' and num_nonnulls("users"."name_changed_at", "users"."email_verified_at", "users"."phone_verified_at",
          "users"."pending_email", "users"."pending_phone", "users"."picture_name", "users"."date_of_birth",
          "users"."employment_status", "users"."kin_name", "users"."kin_relation", "users"."kin_phone") = 0));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_repayment_says_why" CHECK (("withdrawals"."repays_id" is not null) = (length(coalesce("withdrawals"."repaid_by", '')) > 0)
        and ("withdrawals"."repays_id" is not null) = (length(coalesce("withdrawals"."repaid_reason", '')) > 0));--> statement-breakpoint

-- Erased accounts. Their wallets' ledger accounts are closed by a flag on the row that each posting changes anyway, so
-- that no posting reads wallets and users: a closed account is empty, and a transfer of more than nothing would change that.
DROP TRIGGER "ledger_entries_not_of_erased" ON "ledger_entries";--> statement-breakpoint
DROP FUNCTION "ledger_refuse_erased";--> statement-breakpoint
UPDATE "ledger_accounts" a SET is_closed = true FROM "wallets" w JOIN "users" u ON u.id = w.user_id
WHERE w.ledger_account_id = a.id AND u.erased_at IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "users_close_wallet"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_accounts a SET is_closed = true FROM wallets w WHERE w.user_id = NEW.id AND a.id = w.ledger_account_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_erased_wallet_closed" AFTER UPDATE ON "users"
	FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION "users_close_wallet"();--> statement-breakpoint

-- A request that began before the erasure neither opens a wallet nor moves a plan after it.
CREATE TRIGGER "wallets_refuse_erased" BEFORE INSERT ON "wallets"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "contributions_status_refuse_erased" BEFORE UPDATE OF "status" ON "contributions"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint

-- A withdrawal that came back after the erasure is sent again, whole, to an account that is kept like those used before.
DROP TRIGGER "payout_accounts_refuse_erased" ON "payout_accounts";--> statement-breakpoint
CREATE TRIGGER "payout_accounts_refuse_erased" BEFORE INSERT ON "payout_accounts"
	FOR EACH ROW WHEN (NEW.used_at IS NULL) EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
DROP TRIGGER "withdrawals_refuse_erased" ON "withdrawals";--> statement-breakpoint
CREATE TRIGGER "withdrawals_refuse_erased" BEFORE INSERT ON "withdrawals"
	FOR EACH ROW WHEN (NEW.repays_id IS NULL) EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE FUNCTION "withdrawal_check_repayment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM withdrawals w JOIN users u ON u.id = w.user_id
		WHERE w.id = NEW.repays_id AND w.status = 'returned' AND w.returned_at >= u.erased_at
			AND (w.user_id, w.wallet_id, w.amount_kobo) = (NEW.user_id, NEW.wallet_id, NEW.amount_kobo)
	) THEN
		RAISE EXCEPTION 'The withdrawal % did not come back after the account was erased', NEW.repays_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawals_repays_returned';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "withdrawals_repays_returned" BEFORE INSERT ON "withdrawals"
	FOR EACH ROW WHEN (NEW.repays_id IS NOT NULL) EXECUTE FUNCTION "withdrawal_check_repayment"();--> statement-breakpoint

-- What is purged of an erased account: a withdrawal forgets its holder and its account elsewhere, a plan its figures.
CREATE OR REPLACE FUNCTION "withdrawal_keeps_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' THEN
		RAISE EXCEPTION 'A withdrawal is never deleted';
	END IF;
	IF (OLD.user_id, OLD.wallet_id, OLD.reference, OLD.amount_kobo, OLD.repays_id, OLD.repaid_by, OLD.repaid_reason)
		IS DISTINCT FROM (NEW.user_id, NEW.wallet_id, NEW.reference, NEW.amount_kobo, NEW.repays_id, NEW.repaid_by, NEW.repaid_reason)
		OR ((OLD.payout_account_id, OLD.account_name) IS DISTINCT FROM (NEW.payout_account_id, NEW.account_name)
			AND NOT (NEW.payout_account_id IS NULL AND NEW.account_name = '' AND NEW.status <> 'requested' AND is_erased(NEW.user_id))) THEN
		RAISE EXCEPTION 'The terms of a withdrawal never change';
	END IF;
	IF OLD.status <> NEW.status AND NOT (OLD.status = 'requested' OR (OLD.status = 'sent' AND NEW.status = 'returned')) THEN
		RAISE EXCEPTION 'A withdrawal does not go from % to %', OLD.status, NEW.status;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "contribution_terms_revised"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.agreed_quote = '{}' AND NEW.rsa_balance_kobo = 0 AND is_erased(NEW.user_id)
		AND (OLD.property_id, OLD.apartment_id, OLD.plan, OLD.price_kobo, OLD.target_kobo, OLD.duration_months, OLD.first_due_on, OLD.paused_months, OLD.revision)
		IS NOT DISTINCT FROM
		(NEW.property_id, NEW.apartment_id, NEW.plan, NEW.price_kobo, NEW.target_kobo, NEW.duration_months, NEW.first_due_on, NEW.paused_months, NEW.revision) THEN
		RETURN NEW;
	END IF;
	IF NEW.revision <> OLD.revision + 1 OR NOT EXISTS (
		SELECT FROM contribution_revisions r WHERE r.contribution_id = NEW.id AND r.number = NEW.revision
			AND (OLD.status = 'active' AND r.kind <> 'pay_rest'
				OR OLD.status = 'completed' AND OLD.mortgage_state = 'declined' AND r.kind = 'pay_rest'
					AND NEW.status = 'active' AND NEW.mortgage_state IS NULL)
	) THEN
		RAISE EXCEPTION 'The terms of the contribution % change without a revision', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'contributions_terms_revised';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "contribution_revisions_append_only" ON "contribution_revisions";--> statement-breakpoint
CREATE TRIGGER "contribution_revisions_append_only" BEFORE DELETE OR TRUNCATE ON "contribution_revisions"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE FUNCTION "contribution_revisions_check_purge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.before <> '{}' OR NEW.after <> '{}' OR to_jsonb(OLD) - 'before' - 'after' <> to_jsonb(NEW) - 'before' - 'after'
		OR NOT is_erased((SELECT user_id FROM contributions WHERE id = NEW.contribution_id)) THEN
		RAISE EXCEPTION 'The revision % of the contribution % is not changed', OLD.number, OLD.contribution_id USING ERRCODE = 'LG005';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contribution_revisions_purged_only" BEFORE UPDATE ON "contribution_revisions"
	FOR EACH ROW EXECUTE FUNCTION "contribution_revisions_check_purge"();--> statement-breakpoint

-- Statuses that change only as src/domain/lifecycles says, as those of 0019.
CREATE TRIGGER "contribution_exits_status_moves" BEFORE UPDATE OF "status" ON "contribution_exits"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'requested>withdrawn', 'requested>confirmed', 'requested>declined'
	);
--> statement-breakpoint
CREATE TRIGGER "contributions_mortgage_moves" BEFORE UPDATE OF "mortgage_state" ON "contributions"
	FOR EACH ROW WHEN (OLD.mortgage_state IS DISTINCT FROM NEW.mortgage_state) EXECUTE FUNCTION "refuse_other_moves"(
		'mortgage_state', '>documents', 'documents>applied', 'applied>documents', 'applied>approved', 'applied>declined', 'approved>disbursed', 'approved>declined', 'declined>documents', 'declined>applied', 'declined>'
	);
--> statement-breakpoint
CREATE TRIGGER "bank_accounts_status_moves" BEFORE UPDATE OF "status" ON "bank_accounts"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'requested>assigning', 'requested>assigned', 'requested>refused', 'assigning>assigned', 'assigning>refused', 'refused>assigning', 'refused>assigned'
	);
--> statement-breakpoint
CREATE TRIGGER "bank_refunds_status_moves" BEFORE UPDATE OF "status" ON "bank_refunds"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'requested>sent', 'requested>processed', 'requested>failed', 'sent>processed', 'sent>failed'
	);
--> statement-breakpoint

-- Counts the listings of each price anew, and returns how many of the counts were wrong. Changes of listings wait for it,
-- as one that commits between the count and its write would be missed: 0020 counted without that.
CREATE FUNCTION "listing_prices_recount"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	v_wrong integer;
BEGIN
	LOCK TABLE properties IN SHARE ROW EXCLUSIVE MODE;
	WITH counted AS (
		SELECT town, state, type, beds, baths, price_step(price_kobo) AS step, count(*)::integer AS n
		FROM properties WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6
	), kept AS (
		SELECT town, state, type, beds, baths, step, n FROM place_prices WHERE n <> 0
	), whole AS (
		SELECT type, beds, baths, step, sum(n)::integer AS n FROM counted GROUP BY 1, 2, 3, 4
	), whole_kept AS (
		SELECT type, beds, baths, step, n FROM property_prices WHERE n <> 0
	)
	SELECT (SELECT count(*) FROM (TABLE counted EXCEPT TABLE kept) AS a) + (SELECT count(*) FROM (TABLE kept EXCEPT TABLE counted) AS b)
		+ (SELECT count(*) FROM (TABLE whole EXCEPT TABLE whole_kept) AS c) + (SELECT count(*) FROM (TABLE whole_kept EXCEPT TABLE whole) AS d)
	INTO v_wrong;
	IF v_wrong > 0 THEN
		DELETE FROM place_prices;
		DELETE FROM property_prices;
		INSERT INTO place_prices (town, state, type, beds, baths, step, n)
		SELECT town, state, type, beds, baths, price_step(price_kobo), count(*)
		FROM properties WHERE withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
		INSERT INTO property_prices (type, beds, baths, step, n)
		SELECT type, beds, baths, step, sum(n) FROM place_prices GROUP BY 1, 2, 3, 4;
	END IF;
	RETURN v_wrong;
END $$;
--> statement-breakpoint
SELECT "listing_prices_recount"();
