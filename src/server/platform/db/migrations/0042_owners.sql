ALTER TABLE "wallets" ADD CONSTRAINT "wallets_id_user_key" UNIQUE("id","user_id");
--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_id_user_key" UNIQUE("id","user_id");
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_id_user_key" UNIQUE("id","user_id");
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_contribution_id_contributions_id_fk";
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_contribution_id_contributions_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_wallet_id_wallets_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_payout_account_id_payout_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_the_buyer" FOREIGN KEY ("contribution_id","user_id") REFERENCES "public"."contributions"("id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_of_the_buyer" FOREIGN KEY ("contribution_id","user_id") REFERENCES "public"."contributions"("id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_from_the_buyer" FOREIGN KEY ("wallet_id","user_id") REFERENCES "public"."wallets"("id","user_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_to_the_buyer" FOREIGN KEY ("payout_account_id","user_id") REFERENCES "public"."payout_accounts"("id","user_id") ON DELETE no action ON UPDATE no action;
