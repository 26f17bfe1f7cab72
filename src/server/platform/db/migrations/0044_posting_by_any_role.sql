-- The function of 0023 as it is there now. Databases from before have it with a clause SET, with which a dump of them cannot
-- be restored by an ordinary role.
CREATE OR REPLACE FUNCTION "ledger_post"(
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
