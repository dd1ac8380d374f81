CREATE TABLE "releases" (
	"external_id" text PRIMARY KEY NOT NULL,
	"transaction_id" uuid,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"integration" text NOT NULL,
	"status" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"call_to" text,
	"call_value" text,
	"call_data" text,
	"claimed_at" timestamp (3) with time zone,
	"send_until" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"sent_to" text,
	"reference" text,
	"reason" text,
	"tx_hash" text,
	"failing_since" timestamp (3) with time zone,
	"lease" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now(),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
DROP INDEX "transactions_approved";--> statement-breakpoint
DROP INDEX "transactions_user_approved";--> statement-breakpoint
ALTER TABLE "executions" ALTER COLUMN "block_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("next_at") WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "releases_open" ON "releases" USING btree ("user_id") WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "transactions_approved" ON "transactions" USING btree ("valid_until") WHERE status = 'APPROVED' AND claimed_at IS NULL;--> statement-breakpoint
CREATE INDEX "transactions_user_approved" ON "transactions" USING btree ("user_id","valid_until") WHERE status = 'APPROVED' AND claimed_at IS NULL;--> statement-breakpoint
-- Written by hand. Approvals of before that are still to be carried out by the agent or, now, by custody.
INSERT INTO "releases" ("external_id", "transaction_id", "user_id", "channel", "integration", "status", "chain_id")
SELECT "request_hash", "id", "user_id", 'custody', 'execution', 'waiting', "chain_id" FROM "transactions"
WHERE "status" = 'APPROVED' AND "execution" = 2 AND "valid_until" > now();--> statement-breakpoint
-- Written by hand. First answers that may still be asked for again, in the shape that answers have now.
UPDATE "idempotency_keys" SET "answer" = "answer" || '{"release": null}';
