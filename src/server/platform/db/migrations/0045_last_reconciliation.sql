CREATE TABLE "bank_reconciliations" (
	"provider" text PRIMARY KEY NOT NULL,
	"differences" bigint NOT NULL,
	"reconciled_at" timestamp (3) with time zone NOT NULL
);
