ALTER TABLE "executions" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_uses" ALTER COLUMN "transaction_id" DROP NOT NULL;