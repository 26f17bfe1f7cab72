-- What came back after the erasure is known by where its money went: the bank's answer may be from a moment before it.
CREATE OR REPLACE FUNCTION "withdrawal_check_repayment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM withdrawals w
		JOIN ledger_transfers t ON t.idempotency_key = 'withdrawal:' || w.id || ':returned'
		JOIN ledger_accounts a ON a.id = t.to_account_id AND a.kind = 'suspense'
		WHERE w.id = NEW.repays_id AND w.status = 'returned'
			AND (w.user_id, w.wallet_id, w.amount_kobo) = (NEW.user_id, NEW.wallet_id, NEW.amount_kobo)
	) THEN
		RAISE EXCEPTION 'The withdrawal % did not come back after the account was erased', NEW.repays_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawals_repays_returned';
	END IF;
	RETURN NEW;
END $$;
