CREATE TABLE "bank_modes" (
	"provider" text PRIMARY KEY NOT NULL,
	"is_test" boolean NOT NULL
);
