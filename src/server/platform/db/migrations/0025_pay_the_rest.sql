ALTER TABLE "contribution_revisions" DROP CONSTRAINT "contribution_revisions_kind_known";--> statement-breakpoint
DROP INDEX "contribution_revisions_pause_key";--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_revisions_pause_key" ON "contribution_revisions" USING btree ("contribution_id",("after" ->> 'firstDueOn')) WHERE "contribution_revisions"."kind" = 'pause';--> statement-breakpoint
ALTER TABLE "contribution_revisions" ADD CONSTRAINT "contribution_revisions_kind_known" CHECK ("contribution_revisions"."kind" in ('spread', 'duration', 'pause', 'unit', 'plan', 'pay_rest'));--> statement-breakpoint

-- A buyer whose mortgage was declined can take over the rest of the price: the contribution is paid into again.
DROP TRIGGER "contributions_status_moves" ON "contributions";
--> statement-breakpoint
CREATE TRIGGER "contributions_status_moves" BEFORE UPDATE OF "status" ON "contributions"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'pending>active', 'pending>completed', 'pending>cancelled', 'pending>expired', 'active>completed', 'active>leaving', 'completed>active', 'completed>leaving', 'leaving>active', 'leaving>completed', 'leaving>left'
	);
--> statement-breakpoint
DROP TRIGGER "apartments_status_moves" ON "apartments";
--> statement-breakpoint
CREATE TRIGGER "apartments_status_moves" BEFORE UPDATE OF "status" ON "apartments"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "refuse_other_moves"(
		'status', 'available>held', 'available>reserved', 'held>reserved', 'held>sold', 'held>available', 'reserved>sold', 'reserved>available', 'sold>reserved', 'sold>available'
	);
--> statement-breakpoint

-- Terms change only together with their next revision; those of a complete contribution only by taking over the rest.
CREATE OR REPLACE FUNCTION "contribution_terms_revised"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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

-- A mortgage begins with the last payment, moves only with a row that says who moved it and why, and ends where the buyer
-- takes over the rest after it was declined.
CREATE OR REPLACE FUNCTION "contribution_mortgage_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.mortgage_state IS NULL AND NEW.mortgage_state = 'documents' AND NEW.status = 'completed' THEN
		RETURN NEW;
	END IF;
	IF OLD.status = 'completed' AND OLD.mortgage_state = 'declined' AND NEW.mortgage_state IS NULL
		AND NEW.status = 'active' AND NEW.plan = 'A' AND NEW.revision = OLD.revision + 1 AND EXISTS (
			SELECT FROM contribution_revisions r
			WHERE r.contribution_id = NEW.id AND r.number = NEW.revision AND r.kind = 'pay_rest'
		) THEN
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

-- A contribution runs again only in that way, or when its buyer stays after having asked to leave.
CREATE FUNCTION "contribution_runs_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.mortgage_state IS DISTINCT FROM 'declined' OR NEW.mortgage_state IS NOT NULL THEN
		RAISE EXCEPTION 'The contribution % is complete', NEW.id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'contributions_runs_again';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contributions_runs_again" AFTER UPDATE OF "status" ON "contributions"
	FOR EACH ROW WHEN (OLD.status = 'completed' AND NEW.status = 'active') EXECUTE FUNCTION "contribution_runs_again"();
