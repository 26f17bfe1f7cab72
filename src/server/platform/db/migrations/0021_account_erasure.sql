CREATE TABLE "account_erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_phone_is_e164";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_erasures" ADD CONSTRAINT "account_erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_erased_idx" ON "users" USING btree ("erased_at") WHERE "users"."erased_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_is_nobody" CHECK ("users"."erased_at" is null or (
        "users"."first_name" || "users"."last_name" || "users"."email" || "users"."phone" || "users"."password_hash" = ''
        and "users"."roles" = '{}' and num_nonnulls("users"."email_verified_at", "users"."phone_verified_at",
          "users"."pending_email", "users"."pending_phone", "users"."picture_name", "users"."date_of_birth",
          "users"."employment_status", "users"."kin_name", "users"."kin_relation", "users"."kin_phone") = 0));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_is_e164" CHECK ("users"."phone" ~ '^\+[1-9][0-9]{6,14}$' or "users"."erased_at" is not null);
--> statement-breakpoint

CREATE FUNCTION "is_erased"(p_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM users WHERE id = p_user AND erased_at IS NOT NULL)
$$;
--> statement-breakpoint

-- An account is erased once, when its money and plans are settled and nothing else of the person is left.
CREATE FUNCTION "users_check_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.erased_at IS NOT NULL THEN
		RAISE EXCEPTION 'The account % is erased', OLD.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'users_erased_stays';
	END IF;
	-- Whatever is added for the person, or moves their money, waits until this commits.
	PERFORM FROM users WHERE id = OLD.id FOR UPDATE;
	PERFORM FROM ledger_accounts a JOIN wallets w ON w.ledger_account_id = a.id
	WHERE w.user_id = OLD.id FOR NO KEY UPDATE OF a;
	IF EXISTS (
		SELECT FROM wallets w JOIN ledger_accounts a ON a.id = w.ledger_account_id
		WHERE w.user_id = OLD.id AND a.balance_kobo <> 0
	) OR EXISTS (
		SELECT FROM withdrawals WHERE user_id = OLD.id AND status = 'requested'
	) OR EXISTS (
		SELECT FROM contributions WHERE user_id = OLD.id
			AND (status IN ('pending', 'active', 'leaving') OR status = 'completed' AND mortgage_state <> 'disbursed')
	) THEN
		RAISE EXCEPTION 'The account % is not settled', OLD.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'users_erased_is_settled';
	END IF;
	IF EXISTS (SELECT FROM sessions WHERE user_id = OLD.id)
		OR EXISTS (SELECT FROM known_devices WHERE user_id = OLD.id)
		OR EXISTS (SELECT FROM idempotency_keys WHERE user_id = OLD.id)
		OR EXISTS (SELECT FROM saved_properties WHERE user_id = OLD.id)
		OR EXISTS (SELECT FROM message_preferences WHERE user_id = OLD.id)
		OR EXISTS (SELECT FROM messages WHERE user_id = OLD.id)
		OR EXISTS (SELECT FROM inspections WHERE user_id = OLD.id)
		OR EXISTS (SELECT FROM payout_accounts WHERE user_id = OLD.id AND used_at IS NULL) THEN
		RAISE EXCEPTION 'Something of the account % is left', OLD.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'users_erased_left_nothing';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_erasure_checked" BEFORE UPDATE ON "users"
	FOR EACH ROW WHEN (OLD.erased_at IS NOT NULL OR NEW.erased_at IS NOT NULL) EXECUTE FUNCTION "users_check_erasure"();
--> statement-breakpoint

-- Nothing is added for an erased account. The lock waits for an erasure that is under way, and is read after it.
CREATE FUNCTION "refuse_erased_user"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	v_erased_at timestamptz;
BEGIN
	SELECT erased_at INTO v_erased_at FROM users WHERE id = NEW.user_id FOR KEY SHARE;
	IF v_erased_at IS NOT NULL THEN
		RAISE EXCEPTION 'The account % is erased', NEW.user_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'users_erased_stays';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_refuse_erased" BEFORE INSERT ON "sessions"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "known_devices_refuse_erased" BEFORE INSERT ON "known_devices"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "idempotency_keys_refuse_erased" BEFORE INSERT ON "idempotency_keys"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "saved_properties_refuse_erased" BEFORE INSERT ON "saved_properties"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "message_preferences_refuse_erased" BEFORE INSERT ON "message_preferences"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "messages_refuse_erased" BEFORE INSERT ON "messages"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "inspections_refuse_erased" BEFORE INSERT ON "inspections"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "payout_accounts_refuse_erased" BEFORE INSERT ON "payout_accounts"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "withdrawals_refuse_erased" BEFORE INSERT ON "withdrawals"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint
CREATE TRIGGER "contributions_refuse_erased" BEFORE INSERT ON "contributions"
	FOR EACH ROW EXECUTE FUNCTION "refuse_erased_user"();--> statement-breakpoint

-- The wallet of an erased account takes no money. ledger_post has locked both accounts before it writes the entries.
CREATE FUNCTION "ledger_refuse_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM new_rows e JOIN wallets w ON w.ledger_account_id = e.account_id JOIN users u ON u.id = w.user_id
		WHERE u.erased_at IS NOT NULL
	) THEN
		RAISE EXCEPTION 'The account of this wallet is erased'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_not_of_erased';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_not_of_erased" AFTER INSERT ON "ledger_entries"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_erased"();
--> statement-breakpoint
CREATE TRIGGER "account_erasures_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "account_erasures"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint

-- What a document of an erased account still says once the books are purged: enough for anyone to check it.
CREATE FUNCTION "document_facts_purged"(p_kind text, p_facts jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN p_kind = 'statement' THEN '{}'::jsonb
		ELSE jsonb_build_object('home', p_facts -> 'home', 'unit', p_facts -> 'unit') END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "documents_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	void_columns CONSTANT text[] := ARRAY['voided_at', 'voided_by_id', 'void_reason', 'void_actor'];
BEGIN
	IF OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL
		AND to_jsonb(OLD) - void_columns = to_jsonb(NEW) - void_columns THEN
		RETURN NEW;
	END IF;
	IF to_jsonb(OLD) - 'facts' = to_jsonb(NEW) - 'facts' AND NEW.facts = document_facts_purged(OLD.kind, OLD.facts)
		AND is_erased(OLD.user_id) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the document % is not changed: it can only be voided, once', OLD.code USING ERRCODE = 'LG005';
END $$;
--> statement-breakpoint
DROP TRIGGER "document_files_append_only" ON "document_files";
--> statement-breakpoint
CREATE TRIGGER "document_files_append_only" BEFORE UPDATE OR TRUNCATE ON "document_files"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "document_files_check_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT is_erased((SELECT user_id FROM documents WHERE id = OLD.document_id)) THEN
		RAISE EXCEPTION 'the file of the document % is kept', OLD.document_id USING ERRCODE = 'LG005';
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "document_files_kept" BEFORE DELETE ON "document_files"
	FOR EACH ROW EXECUTE FUNCTION "document_files_check_delete"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "withdrawal_keeps_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' THEN
		RAISE EXCEPTION 'A withdrawal is never deleted';
	END IF;
	IF (OLD.user_id, OLD.wallet_id, OLD.payout_account_id, OLD.reference, OLD.amount_kobo)
		IS DISTINCT FROM (NEW.user_id, NEW.wallet_id, NEW.payout_account_id, NEW.reference, NEW.amount_kobo)
		OR (OLD.account_name IS DISTINCT FROM NEW.account_name AND NOT (NEW.account_name = '' AND is_erased(NEW.user_id))) THEN
		RAISE EXCEPTION 'The terms of a withdrawal never change';
	END IF;
	IF OLD.status <> NEW.status AND NOT (OLD.status = 'requested' OR (OLD.status = 'sent' AND NEW.status = 'returned')) THEN
		RAISE EXCEPTION 'A withdrawal does not go from % to %', OLD.status, NEW.status;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint

-- Every open page shows whether the balance pays what is due.
CREATE TRIGGER "wallets_pays_due_announced" AFTER UPDATE OF "pays_due_since" ON "wallets"
	FOR EACH ROW WHEN (OLD.pays_due_since IS DISTINCT FROM NEW.pays_due_since) EXECUTE FUNCTION "announce_row"('wallet');
