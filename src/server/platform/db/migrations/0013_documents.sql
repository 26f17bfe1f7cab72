CREATE TABLE "document_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "document_counters_kind_known" CHECK ("document_counters"."kind" in ('letter', 'receipt', 'statement', 'terms'))
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"document_id" uuid NOT NULL,
	"format" text NOT NULL,
	"hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_files_document_id_format_pk" PRIMARY KEY("document_id","format"),
	CONSTRAINT "document_files_format_known" CHECK ("document_files"."format" in ('pdf', 'csv')),
	CONSTRAINT "document_files_hash_matches" CHECK ("document_files"."hash" = encode(sha256("document_files"."content"), 'hex'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"contribution_id" uuid,
	"payment_id" uuid,
	"month" text,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"replaces_id" uuid,
	"voided_at" timestamp (3) with time zone,
	"voided_by_id" uuid,
	"void_reason" text,
	"void_actor" text,
	CONSTRAINT "documents_code_key" UNIQUE("code"),
	CONSTRAINT "documents_replaces_key" UNIQUE("replaces_id"),
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('letter', 'receipt', 'statement', 'terms')),
	CONSTRAINT "documents_serial_positive" CHECK ("documents"."serial" > 0),
	CONSTRAINT "documents_code_form" CHECK ("documents"."code" ~ '^[0123456789ABCDEFGHJKMNPQRSTVWXYZ]{16}$'),
	CONSTRAINT "documents_facts_hash_form" CHECK ("documents"."facts_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "documents_month_form" CHECK ("documents"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "documents_payment_of_receipt" CHECK (("documents"."kind" = 'receipt') = ("documents"."payment_id" is not null)),
	CONSTRAINT "documents_month_of_statement" CHECK (("documents"."kind" = 'statement') = ("documents"."month" is not null)),
	CONSTRAINT "documents_contribution_unless_statement" CHECK (("documents"."kind" <> 'statement') = ("documents"."contribution_id" is not null)),
	CONSTRAINT "documents_void_is_whole" CHECK (("documents"."voided_at" is not null) = (coalesce(length("documents"."void_reason"), 0) > 0 and coalesce(length("documents"."void_actor"), 0) > 0)
        and ("documents"."voided_by_id" is null or "documents"."voided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_id_documents_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_voided_by_id_documents_id_fk" FOREIGN KEY ("voided_by_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number_key" ON "documents" USING btree ("kind","year","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_letter_in_force_key" ON "documents" USING btree ("contribution_id") WHERE "documents"."kind" = 'letter' and "documents"."voided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_terms_in_force_key" ON "documents" USING btree ("contribution_id") WHERE "documents"."kind" = 'terms' and "documents"."voided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_receipt_in_force_key" ON "documents" USING btree ("payment_id") WHERE "documents"."kind" = 'receipt' and "documents"."voided_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_statement_in_force_key" ON "documents" USING btree ("user_id","month") WHERE "documents"."kind" = 'statement' and "documents"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "documents_user_idx" ON "documents" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "documents_contribution_idx" ON "documents" USING btree ("contribution_id","issued_at");--> statement-breakpoint

-- A document is voided before the one in its place is written.
ALTER TABLE "documents" ALTER CONSTRAINT "documents_voided_by_id_documents_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint

-- What was issued stays as it was issued; it can only be voided, once.
CREATE FUNCTION "documents_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	void_columns CONSTANT text[] := ARRAY['voided_at', 'voided_by_id', 'void_reason', 'void_actor'];
BEGIN
	IF OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL
		AND to_jsonb(OLD) - void_columns = to_jsonb(NEW) - void_columns THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the document % is not changed: it can only be voided, once', OLD.code USING ERRCODE = 'LG005';
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_immutable" BEFORE UPDATE ON "documents"
	FOR EACH ROW EXECUTE FUNCTION "documents_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "documents_never_deleted" BEFORE DELETE OR TRUNCATE ON "documents"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "document_files_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "document_files"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint

-- A document in place of another is of the same kind and person, and the other says so.
CREATE FUNCTION "documents_check_replacement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM documents d
	WHERE d.id = NEW.replaces_id AND d.voided_by_id = NEW.id AND d.kind = NEW.kind AND d.user_id = NEW.user_id;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'the document % replaces one that is not voided by it', NEW.code USING ERRCODE = 'LG005';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_replacement_checked" BEFORE INSERT ON "documents"
	FOR EACH ROW WHEN (NEW.replaces_id IS NOT NULL) EXECUTE FUNCTION "documents_check_replacement"();
