-- A plan takes no more than its target. The row of the contribution is locked, so that its target does not change
-- before the transfer commits.
CREATE FUNCTION "contribution_within_target"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	v_target bigint;
BEGIN
	SELECT target_kobo INTO v_target FROM contributions WHERE ledger_account_id = NEW.id FOR SHARE;
	IF NEW.balance_kobo > v_target THEN
		RAISE EXCEPTION 'The account % would hold more than the target of its contribution', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'contributions_within_target';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_within_target" AFTER UPDATE OF "balance_kobo" ON "ledger_accounts"
	FOR EACH ROW WHEN (NEW.kind = 'contribution' AND NEW.balance_kobo > OLD.balance_kobo) EXECUTE FUNCTION "contribution_within_target"();
--> statement-breakpoint

-- Nor does its target fall below what was paid.
CREATE FUNCTION "contribution_target_covers_paid"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	v_paid bigint;
BEGIN
	SELECT balance_kobo INTO v_paid FROM ledger_accounts WHERE id = NEW.ledger_account_id FOR SHARE;
	IF v_paid > NEW.target_kobo THEN
		RAISE EXCEPTION 'More was paid into the contribution % than its new target', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'contributions_within_target';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contributions_target_covers_paid" AFTER UPDATE OF "target_kobo" ON "contributions"
	FOR EACH ROW WHEN (NEW.target_kobo < OLD.target_kobo) EXECUTE FUNCTION "contribution_target_covers_paid"();
