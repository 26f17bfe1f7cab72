CREATE TABLE "mortgage_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contribution_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"moved_by" text NOT NULL,
	"reason" text NOT NULL,
	"moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mortgage_moves_allowed" CHECK (("mortgage_moves"."from_state", "mortgage_moves"."to_state") in (('documents', 'applied'), ('applied', 'documents'), ('applied', 'approved'), ('applied', 'declined'), ('approved', 'disbursed'), ('approved', 'declined'), ('declined', 'documents'), ('declined', 'applied'))),
	CONSTRAINT "mortgage_moves_by_a_person" CHECK (length("mortgage_moves"."moved_by") > 0 and length("mortgage_moves"."reason") > 0)
);
--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "pays_due_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "mortgage_state" text;--> statement-breakpoint
ALTER TABLE "mortgage_moves" ADD CONSTRAINT "mortgage_moves_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mortgage_moves_number_key" ON "mortgage_moves" USING btree ("contribution_id","number");--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_mortgage_state_known" CHECK ("contributions"."mortgage_state" in ('documents', 'applied', 'approved', 'declined', 'disbursed'));--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_mortgage_after_completion" CHECK ("contributions"."mortgage_state" is null or ("contributions"."plan" <> 'A' and "contributions"."status" in ('completed', 'leaving', 'left')));--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_disbursed_stays" CHECK ("contributions"."mortgage_state" <> 'disbursed' or "contributions"."status" = 'completed');--> statement-breakpoint

-- The mortgages of contributions that were completed before they had a state.
UPDATE "contributions" SET "mortgage_state" = 'documents'
	WHERE ("agreed_quote" ->> 'mortgageKobo')::bigint > 0 AND "plan" <> 'A' AND ("status" = 'completed' OR "status" = 'leaving' AND EXISTS (
		SELECT FROM contribution_exits e WHERE e.contribution_id = contributions.id AND e.status = 'requested' AND e.from_status = 'completed'
	));--> statement-breakpoint

-- A mortgage begins with the last payment, and moves only with a row that says who moved it and why.
CREATE FUNCTION "contribution_mortgage_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.mortgage_state IS NULL AND NEW.mortgage_state = 'documents' AND NEW.status = 'completed' THEN
		RETURN NEW;
	END IF;
	IF OLD.status <> 'completed' OR NEW.status <> 'completed' OR NOT EXISTS (
		SELECT FROM mortgage_moves m
		WHERE m.contribution_id = NEW.id AND m.from_state = OLD.mortgage_state AND m.to_state = NEW.mortgage_state
			AND m.number = (SELECT max(number) FROM mortgage_moves WHERE contribution_id = NEW.id)
	) THEN
		RAISE EXCEPTION 'The mortgage of the contribution % changes without a move', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'contributions_mortgage_moved';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contributions_mortgage_moved" BEFORE UPDATE OF "mortgage_state" ON "contributions"
	FOR EACH ROW WHEN (OLD.mortgage_state IS DISTINCT FROM NEW.mortgage_state) EXECUTE FUNCTION "contribution_mortgage_moved"();--> statement-breakpoint

-- A move begins where the mortgage is, is the next in its order, and moves the contribution.
CREATE FUNCTION "mortgage_apply_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE contributions SET mortgage_state = NEW.to_state
	WHERE id = NEW.contribution_id AND status = 'completed' AND mortgage_state = NEW.from_state
		AND NEW.number = (SELECT count(*) FROM mortgage_moves WHERE contribution_id = NEW.contribution_id);
	IF NOT FOUND THEN
		RAISE EXCEPTION 'The mortgage of the contribution % is not moved from % by move %', NEW.contribution_id, NEW.from_state, NEW.number
			USING ERRCODE = 'check_violation', CONSTRAINT = 'mortgage_moves_in_order';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mortgage_moves_applied" AFTER INSERT ON "mortgage_moves"
	FOR EACH ROW EXECUTE FUNCTION "mortgage_apply_move"();--> statement-breakpoint
CREATE TRIGGER "mortgage_moves_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "mortgage_moves"
	FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
