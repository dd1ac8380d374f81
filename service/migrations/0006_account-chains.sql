ALTER TABLE "escrow_accounts" DROP CONSTRAINT "escrow_accounts_address_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_kind" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_chain_id" bigint;--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD CONSTRAINT "escrow_accounts_account" UNIQUE NULLS NOT DISTINCT("address","chain_id");