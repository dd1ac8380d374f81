CREATE TABLE "request_records" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"cid" text NOT NULL,
	"sealing_key" text,
	"chain_id" bigint,
	"contract" text,
	"sender" text,
	"tx_hash" text,
	"submitted_at" timestamp (3) with time zone,
	"block_number" bigint
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"tx_hash" text,
	"chain_id" bigint,
	"block_number" bigint,
	"settled_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tee_proofs" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"quote" text,
	"measurement" text,
	"report_data" text,
	"signer" text,
	"verified_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_keys" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"armored_public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_cursors" (
	"id" text PRIMARY KEY NOT NULL,
	"block_number" bigint NOT NULL,
	"block_hash" text
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"cid" text PRIMARY KEY NOT NULL,
	"bytes" "bytea",
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verification_services" DROP CONSTRAINT "verification_services_inbox_unique";--> statement-breakpoint
ALTER TABLE "verification_services" DROP CONSTRAINT "verification_services_pgp_fingerprint_unique";--> statement-breakpoint
DROP INDEX "verification_requests_waiting";--> statement-breakpoint
ALTER TABLE "verification_services" ALTER COLUMN "pgp_public_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_services" ALTER COLUMN "pgp_fingerprint" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pgp_keys" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "pgp_keys" ADD COLUMN "cid" text;--> statement-breakpoint
ALTER TABLE "pgp_keys" ADD COLUMN "chain_submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pgp_keys" ADD COLUMN "chain_block_number" bigint;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "report_hash" text;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "response_cid" text;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "signer" text;--> statement-breakpoint
ALTER TABLE "verification_services" ADD COLUMN "pgp_key_hash" text;--> statement-breakpoint
ALTER TABLE "verification_services" ADD COLUMN "pgp_key_cid" text;--> statement-breakpoint
ALTER TABLE "verification_services" ADD COLUMN "own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD COLUMN "task" text DEFAULT 'verdict' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD COLUMN "first_leased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_records" ADD CONSTRAINT "request_records_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tee_proofs" ADD CONSTRAINT "tee_proofs_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_records_unconfirmed" ON "request_records" USING btree ("submitted_at") WHERE tx_hash IS NOT NULL AND block_number IS NULL;--> statement-breakpoint
CREATE INDEX "request_records_block" ON "request_records" USING btree ("block_number");--> statement-breakpoint
CREATE INDEX "verification_services_inbox" ON "verification_services" USING btree ("inbox","id");--> statement-breakpoint
CREATE INDEX "verification_services_fingerprint" ON "verification_services" USING btree ("pgp_fingerprint","id");--> statement-breakpoint
CREATE INDEX "verification_requests_waiting" ON "verification_requests" USING btree ("service_id","task","available_at");