-- The ledger's rules, in the database's own terms: no program that writes here can break them.
-- Error codes of our own: LG001 overdrawn, LG002 key reused for another transfer, LG003 unknown account,
-- LG004 beyond the range of whole kobo that a program reads exactly, LG005 append-only, LG006 not balanced.

-- The two accounts that every process shares. `bank_clearing` sorts before any other, so it is always locked first.
INSERT INTO "ledger_accounts" ("id", "kind") VALUES
	('00000000-0000-7000-8000-000000000001', 'bank_clearing'),
	('00000000-0000-7000-8000-000000000002', 'suspense')
ON CONFLICT DO NOTHING;
--> statement-breakpoint

-- Moves an amount from one account to another, in one round trip. The same key with the same transfer again moves
-- nothing and answers the first one; with another transfer it raises LG002. Accounts are locked low id first, and
-- never FOR UPDATE: that would wait for every row that refers to them.
CREATE FUNCTION "ledger_post"(
	p_id uuid, p_key text, p_kind text, p_from uuid, p_to uuid, p_amount bigint, p_reference text, p_event_at timestamptz
) RETURNS TABLE ("transfer_id" uuid, "is_new" boolean) LANGUAGE plpgsql AS $$
DECLARE
	v_known ledger_transfers%ROWTYPE;
	v_from ledger_accounts%ROWTYPE;
	v_to ledger_accounts%ROWTYPE;
	v_id uuid;
BEGIN
	SELECT * INTO v_known FROM ledger_transfers WHERE idempotency_key = p_key;
	IF NOT FOUND THEN
		IF p_from < p_to THEN
			SELECT * INTO v_from FROM ledger_accounts WHERE id = p_from FOR NO KEY UPDATE;
			SELECT * INTO v_to FROM ledger_accounts WHERE id = p_to FOR NO KEY UPDATE;
		ELSE
			SELECT * INTO v_to FROM ledger_accounts WHERE id = p_to FOR NO KEY UPDATE;
			SELECT * INTO v_from FROM ledger_accounts WHERE id = p_from FOR NO KEY UPDATE;
		END IF;
		IF v_from.id IS NULL OR v_to.id IS NULL THEN
			RAISE EXCEPTION 'A transfer needs two known accounts' USING ERRCODE = 'LG003';
		END IF;

		INSERT INTO ledger_transfers (id, idempotency_key, kind, from_account_id, to_account_id, amount_kobo, reference, event_at)
		VALUES (p_id, p_key, p_kind, p_from, p_to, p_amount, p_reference, p_event_at)
		ON CONFLICT (idempotency_key) DO NOTHING
		RETURNING id INTO v_id;

		IF v_id IS NOT NULL THEN
			IF v_from.kind <> 'bank_clearing' AND v_from.balance_kobo < p_amount THEN
				RAISE EXCEPTION 'The account holds less than the transfer' USING ERRCODE = 'LG001';
			END IF;
			IF v_to.kind <> 'bank_clearing' AND v_to.balance_kobo > 9007199254740991 - p_amount THEN
				RAISE EXCEPTION 'The balance would pass 2^53 kobo' USING ERRCODE = 'LG004';
			END IF;
			INSERT INTO ledger_entries
				(transfer_id, account_id, amount_kobo, balance_before_kobo, balance_after_kobo, account_version, event_at)
			VALUES
				(v_id, p_from, -p_amount, v_from.balance_kobo, v_from.balance_kobo - p_amount, v_from.version + 1, p_event_at),
				(v_id, p_to, p_amount, v_to.balance_kobo, v_to.balance_kobo + p_amount, v_to.version + 1, p_event_at);
			UPDATE ledger_accounts SET balance_kobo = v_from.balance_kobo - p_amount, version = v_from.version + 1 WHERE id = p_from;
			UPDATE ledger_accounts SET balance_kobo = v_to.balance_kobo + p_amount, version = v_to.version + 1 WHERE id = p_to;
			RETURN QUERY SELECT v_id, true;
			RETURN;
		END IF;
		-- Another transaction has committed this key since we looked.
		SELECT * INTO v_known FROM ledger_transfers WHERE idempotency_key = p_key;
	END IF;

	IF (v_known.kind, v_known.from_account_id, v_known.to_account_id, v_known.amount_kobo) IS DISTINCT FROM (p_kind, p_from, p_to, p_amount) THEN
		RAISE EXCEPTION 'This key belongs to another transfer' USING ERRCODE = 'LG002';
	END IF;
	RETURN QUERY SELECT v_known.id, false;
END $$;
--> statement-breakpoint

-- What was posted stays: a mistake is put right by another transfer.
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'LG005';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfers"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint

-- An entry is one of the two sides of its transfer. With the unique index on transfer and account, none is ever added
-- to a transfer that has both.
CREATE FUNCTION "ledger_check_sides"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1
	FROM new_rows e LEFT JOIN ledger_transfers t ON t.id = e.transfer_id
		AND ((e.account_id = t.from_account_id AND e.amount_kobo = -t.amount_kobo)
			OR (e.account_id = t.to_account_id AND e.amount_kobo = t.amount_kobo))
	WHERE t.id IS NULL;
	IF FOUND THEN
		RAISE EXCEPTION 'An entry is not a side of its transfer' USING ERRCODE = 'LG006';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_sides" AFTER INSERT ON "ledger_entries"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "ledger_check_sides"();
--> statement-breakpoint

-- At commit a transfer has exactly its two entries, which add up to nothing.
CREATE FUNCTION "ledger_check_balanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	v_count int;
	v_sum numeric;
BEGIN
	SELECT count(*), sum(amount_kobo) INTO v_count, v_sum FROM ledger_entries WHERE transfer_id = NEW.id;
	IF v_count <> 2 OR v_sum <> 0 THEN
		RAISE EXCEPTION 'Transfer % has % entries, which add up to %', NEW.id, v_count, coalesce(v_sum, 0) USING ERRCODE = 'LG006';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_transfers_balanced" AFTER INSERT ON "ledger_transfers"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_check_balanced"();
