CREATE TYPE "public"."ledger_account_kind" AS ENUM('bank_clearing', 'wallet', 'contribution', 'suspense', 'payout', 'exit_fees');--> statement-breakpoint
CREATE TYPE "public"."ledger_transfer_kind" AS ENUM('deposit', 'unmatched_deposit', 'suspense_match', 'refund_requested', 'refund_paid', 'refund_returned', 'contribution_payment', 'withdrawal_requested', 'withdrawal_sent', 'withdrawal_returned', 'exit_return', 'exit_fee');--> statement-breakpoint
CREATE TABLE "ledger_days" (
	"day" date PRIMARY KEY NOT NULL,
	"transfers" bigint NOT NULL,
	"head" "bytea" NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- What is rewritten or replaced below: the triggers go first, so that none has work left when a table changes.
DROP TRIGGER "ledger_transfers_balanced" ON "ledger_transfers";--> statement-breakpoint
DROP TRIGGER "ledger_entries_sides" ON "ledger_entries";--> statement-breakpoint
DROP TRIGGER "ledger_entries_announced" ON "ledger_entries";--> statement-breakpoint
DROP TRIGGER "ledger_entries_append_only" ON "ledger_entries";--> statement-breakpoint
DROP FUNCTION "ledger_check_balanced";--> statement-breakpoint
DROP FUNCTION "ledger_check_sides";--> statement-breakpoint
DROP FUNCTION "announce_entries";--> statement-breakpoint
DROP FUNCTION "ledger_post";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_balance_not_negative";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_amount_moves";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_balance_follows";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_amount_positive";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_two_accounts";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_from_account_id_ledger_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_to_account_id_ledger_accounts_id_fk";--> statement-breakpoint
DROP INDEX "ledger_entries_transfer_account_key";--> statement-breakpoint
DROP INDEX "ledger_entries_account_event_idx";--> statement-breakpoint
DROP INDEX "ledger_accounts_single_key";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ALTER COLUMN "kind" SET DATA TYPE "public"."ledger_account_kind" USING "kind"::"public"."ledger_account_kind";--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_single_key" ON "ledger_accounts" USING btree ("kind") WHERE "ledger_accounts"."kind" in ('bank_clearing', 'suspense', 'payout', 'exit_fees');--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_pkey";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "balance_before_kobo" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "balance_after_kobo" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "account_version" DROP NOT NULL;--> statement-breakpoint
-- Keys are only compared for being the same: by their bytes, whatever the database's language.
ALTER TABLE "ledger_transfers" ALTER COLUMN "kind" SET DATA TYPE "public"."ledger_transfer_kind" USING "kind"::"public"."ledger_transfer_kind", ALTER COLUMN "idempotency_key" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_pkey" PRIMARY KEY("transfer_id","account_id");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "head" "bytea" DEFAULT ''::bytea NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "announcement" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "hash" "bytea";--> statement-breakpoint
-- Room in each page for the next version of a balance, so that no index is touched by it.
ALTER TABLE "ledger_accounts" SET (fillfactor = 50);--> statement-breakpoint
-- The transfers of a day, without an index that each posting would have to keep.
CREATE INDEX "ledger_transfers_created_at_brin" ON "ledger_transfers" USING brin ("created_at");--> statement-breakpoint

-- A transfer as the bytes that are hashed: each value with its type and length, in PostgreSQL's wire format, which does
-- not change between versions. The kind as text: an enum would put its object id in, which a restored copy has anew.
CREATE FUNCTION "ledger_transfer_bytes"(t ledger_transfers) RETURNS bytea LANGUAGE sql STABLE AS $$
	SELECT record_send(ROW(t.id, t.idempotency_key, t.kind::text, t.from_account_id, t.to_account_id, t.amount_kobo, t.reference, t.event_at, t.created_at))
$$;
--> statement-breakpoint

-- The head of a day, from that of the day before (null for the first) and the hashes of its transfers in the order of
-- their ids (null where there were none).
CREATE FUNCTION "ledger_day_head"(p_previous bytea, p_day date, p_hashes bytea) RETURNS bytea LANGUAGE sql STABLE AS $$
	SELECT sha256(coalesce(p_previous, '') || date_send(p_day) || sha256(coalesce(p_hashes, '')))
$$;
--> statement-breakpoint

-- The books until now: the bank clearing account loses its running balance, and every other account gains its chain.
UPDATE "ledger_entries" e SET balance_before_kobo = NULL, balance_after_kobo = NULL, account_version = NULL, hash = sha256(ledger_transfer_bytes(t))
FROM "ledger_transfers" t WHERE t.id = e.transfer_id AND e.account_id = '00000000-0000-7000-8000-000000000001';--> statement-breakpoint
UPDATE "ledger_accounts" SET balance_kobo = 0, version = 0 WHERE kind = 'bank_clearing';--> statement-breakpoint
DO $$
DECLARE
	v_entry record;
	v_account uuid;
	v_head bytea;
BEGIN
	FOR v_entry IN
		SELECT e.transfer_id, e.account_id, ledger_transfer_bytes(t) AS bytes
		FROM ledger_entries e JOIN ledger_transfers t ON t.id = e.transfer_id
		WHERE e.account_version IS NOT NULL ORDER BY e.account_id, e.account_version
	LOOP
		v_head := sha256(CASE WHEN v_entry.account_id = v_account THEN v_head ELSE ''::bytea END || v_entry.bytes);
		v_account := v_entry.account_id;
		UPDATE ledger_entries SET hash = v_head WHERE transfer_id = v_entry.transfer_id AND account_id = v_account;
	END LOOP;
	UPDATE ledger_accounts a SET head = e.hash FROM ledger_entries e WHERE e.account_id = a.id AND e.account_version = a.version;
END $$;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_balance_not_negative" CHECK ("ledger_accounts"."balance_kobo" >= 0);--> statement-breakpoint

-- Why an account did not take a change of its balance.
CREATE FUNCTION "ledger_reject"(p_account uuid, p_change bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM ledger_accounts WHERE id = p_account) THEN
		RAISE EXCEPTION 'A transfer needs two known accounts' USING ERRCODE = 'LG003';
	ELSIF p_change < 0 THEN
		RAISE EXCEPTION 'The account holds less than the transfer' USING ERRCODE = 'LG001';
	END IF;
	RAISE EXCEPTION 'The balance would pass 2^53 kobo' USING ERRCODE = 'LG004';
END $$;
--> statement-breakpoint

-- Moves an amount from one account to another, in one round trip. The same key with the same transfer again moves
-- nothing and answers the first one; with another transfer it raises LG002. The key comes first, then the accounts, low id
-- first. The bank clearing account, whose id is the lowest, has no running balance: its row is neither locked nor
-- changed, so that no deposit waits for another. Each other account's update carries its chain on.
CREATE FUNCTION "ledger_post"(
	p_id uuid, p_key text, p_kind text, p_from uuid, p_to uuid, p_amount bigint, p_reference text, p_event_at timestamptz,
	OUT transfer_id uuid, OUT is_new boolean
) LANGUAGE plpgsql AS $$
DECLARE
	v_event_at timestamptz(3) := p_event_at;
	v_at timestamptz(3) := clock_timestamp();
	v_bytes bytea;
	v_low uuid := p_from;
	v_high uuid := p_to;
	v_change bigint := -p_amount;
	v_low_balance bigint;
	v_low_version bigint;
	v_low_hash bytea;
	v_low_announcement text;
	v_high_balance bigint;
	v_high_version bigint;
	v_high_hash bytea;
	v_high_announcement text;
BEGIN
	-- Until the end of this function, or until its transaction is rolled back. A clause SET of the function would need a
	-- superuser, or the right to set this parameter, where it is created.
	PERFORM set_config('ledger.posting', 'on', true);
	INSERT INTO ledger_transfers (id, idempotency_key, kind, from_account_id, to_account_id, amount_kobo, reference, event_at, created_at)
	VALUES (p_id, p_key, p_kind::ledger_transfer_kind, p_from, p_to, p_amount, p_reference, v_event_at, v_at)
	ON CONFLICT (idempotency_key) DO NOTHING;
	is_new := FOUND;
	IF NOT is_new THEN
		SELECT id INTO transfer_id FROM ledger_transfers
		WHERE idempotency_key = p_key AND kind::text = p_kind AND from_account_id = p_from AND to_account_id = p_to AND amount_kobo = p_amount;
		IF NOT FOUND THEN
			RAISE EXCEPTION 'This key belongs to another transfer' USING ERRCODE = 'LG002';
		END IF;
		PERFORM set_config('ledger.posting', 'off', true);
		RETURN;
	END IF;
	transfer_id := p_id;
	IF p_amount <= 0 OR p_from = p_to THEN
		RAISE EXCEPTION 'A transfer moves more than nothing between two accounts' USING ERRCODE = 'check_violation';
	END IF;

	v_bytes := record_send(ROW(p_id, p_key, p_kind, p_from, p_to, p_amount, p_reference, v_event_at, v_at));
	IF v_low > v_high THEN
		v_low := p_to;
		v_high := p_from;
		v_change := p_amount;
	END IF;
	IF v_low = '00000000-0000-7000-8000-000000000001' THEN
		v_low_hash := sha256(v_bytes);
	ELSE
		UPDATE ledger_accounts SET balance_kobo = balance_kobo + v_change, version = version + 1, head = sha256(head || v_bytes)
		WHERE id = v_low AND balance_kobo + v_change BETWEEN 0 AND 9007199254740991
		RETURNING balance_kobo, version, head, announcement INTO v_low_balance, v_low_version, v_low_hash, v_low_announcement;
		IF NOT FOUND THEN
			PERFORM ledger_reject(v_low, v_change);
		END IF;
	END IF;
	UPDATE ledger_accounts SET balance_kobo = balance_kobo - v_change, version = version + 1, head = sha256(head || v_bytes)
	WHERE id = v_high AND balance_kobo - v_change BETWEEN 0 AND 9007199254740991
	RETURNING balance_kobo, version, head, announcement INTO v_high_balance, v_high_version, v_high_hash, v_high_announcement;
	IF NOT FOUND THEN
		PERFORM ledger_reject(v_high, -v_change);
	END IF;

	INSERT INTO ledger_entries
		(transfer_id, account_id, amount_kobo, balance_before_kobo, balance_after_kobo, account_version, event_at, created_at, hash)
	VALUES
		(p_id, v_low, v_change, v_low_balance - v_change, v_low_balance, v_low_version, v_event_at, v_at, v_low_hash),
		(p_id, v_high, -v_change, v_high_balance + v_change, v_high_balance, v_high_version, v_event_at, v_at, v_high_hash);
	PERFORM set_config('ledger.posting', 'off', true);
	IF v_low_announcement IS NOT NULL THEN
		PERFORM pg_notify('changes', v_low_announcement);
	END IF;
	IF v_high_announcement IS NOT NULL THEN
		PERFORM pg_notify('changes', v_high_announcement);
	END IF;
END $$;
--> statement-breakpoint

-- A transfer and its two entries come from `ledger_post` together, or not at all: so they add up to nothing, by the
-- amount of the transfer, and belong to accounts that were there.
CREATE FUNCTION "ledger_refuse_insert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is written by ledger_post alone', TG_TABLE_NAME USING ERRCODE = 'LG006';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_posted" BEFORE INSERT ON "ledger_transfers" FOR EACH STATEMENT
	WHEN (current_setting('ledger.posting', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "ledger_refuse_insert"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_posted" BEFORE INSERT ON "ledger_entries" FOR EACH STATEMENT
	WHEN (current_setting('ledger.posting', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "ledger_refuse_insert"();--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_days_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_days"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
-- Entries name their account without a foreign key: it stays, and stays what it is.
CREATE TRIGGER "ledger_accounts_kept" BEFORE DELETE OR TRUNCATE OR UPDATE OF "id", "kind" ON "ledger_accounts"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint

-- A wallet's page shows its balance: what is announced with each change is written once, when the wallet is opened.
CREATE FUNCTION "wallet_announcement"(w wallets) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT json_build_object('userId', w.user_id, 'kind', 'wallet', 'id', w.id, 'isDeleted', false)::text
$$;
--> statement-breakpoint
CREATE FUNCTION "announce_wallet_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_accounts SET announcement = wallet_announcement(NEW) WHERE id = NEW.ledger_account_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "wallets_account_announced" AFTER INSERT ON "wallets"
	FOR EACH ROW EXECUTE FUNCTION "announce_wallet_account"();--> statement-breakpoint
UPDATE "ledger_accounts" a SET announcement = wallet_announcement(w) FROM "wallets" w WHERE w.ledger_account_id = a.id;
