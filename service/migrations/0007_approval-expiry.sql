ALTER TABLE "spends" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "executions" ADD COLUMN "mined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_records" ADD COLUMN "sealed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "request_records" ADD COLUMN "verdict_decision" text;--> statement-breakpoint
ALTER TABLE "request_records" ADD COLUMN "verdict_tx_hash" text;--> statement-breakpoint
ALTER TABLE "request_records" ADD COLUMN "verdict_block_number" bigint;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "valid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "executed_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_approved" ON "transactions" USING btree ("valid_until") WHERE status = 'APPROVED';--> statement-breakpoint
-- Rows of before. An approval counts from the last change of its transaction: when exactly it was given nobody kept.
UPDATE "transactions" SET "valid_until" = "updated_at" + CASE "execution" WHEN 2 THEN interval '1 hour' ELSE interval '1 day' END
  WHERE "status" = 'APPROVED';--> statement-breakpoint
UPDATE "spends" SET "released_at" = "transactions"."valid_until" FROM "transactions"
  WHERE "transactions"."id" = "spends"."transaction_id" AND "transactions"."status" = 'APPROVED';--> statement-breakpoint
UPDATE "transactions" SET "waiting_since" = CASE
  WHEN "status" = 'APPROVED' THEN "updated_at"
  ELSE coalesce((SELECT "created_at" FROM "approvals" WHERE "transaction_id" = "transactions"."id" AND "type" = 'orion'), "created_at")
END;--> statement-breakpoint
UPDATE "request_records" SET "sealed_at" = "transactions"."created_at" FROM "transactions"
  WHERE "transactions"."id" = "request_records"."transaction_id";--> statement-breakpoint
-- First answers that may still be asked for again, in the shape that answers have now.
UPDATE "idempotency_keys" SET "answer" = "answer" || jsonb_build_object('statusReason', NULL, 'waitingFor', 'sealing',
  'since', "answer"->'createdAt', 'validUntil', NULL, 'executedLate', false);--> statement-breakpoint
-- The events of the contracts are read again from the first block: those of verdicts were passed over until now.
DELETE FROM "chain_cursors";
