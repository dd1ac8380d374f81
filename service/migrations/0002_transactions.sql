CREATE TABLE "connection_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"asked_from_ip" text NOT NULL,
	"asked_from_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	"approved_by" uuid,
	"key_id" uuid,
	"sealed_key" "bytea",
	"consumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spends" (
	"transaction_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(80, 0) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spends_transaction_id_asset_pk" PRIMARY KEY("transaction_id","asset")
);
--> statement-breakpoint
CREATE TABLE "escrow_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"chain_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "escrow_accounts_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"key_id" uuid,
	"key_label" text,
	"confidence" double precision,
	"analysis" text,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "executions" (
	"chain_id" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"block_number" bigint NOT NULL,
	"succeeded" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "executions_chain_id_tx_hash_pk" PRIMARY KEY("chain_id","tx_hash"),
	CONSTRAINT "executions_transaction" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"account" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"service_id" integer NOT NULL,
	"form" text NOT NULL,
	"payload_hash" text NOT NULL,
	"salt" text NOT NULL,
	"user_prompt" text,
	"call_to" text,
	"call_value" text,
	"call_data" text,
	"context_logs" json,
	"encrypted_payload" text,
	"payload_bytes" integer NOT NULL,
	"execution" smallint NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_request_hash_unique" UNIQUE("request_hash")
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"report" json,
	"effects" json,
	"call_hash" text,
	"signature" text,
	"owner_needed" boolean NOT NULL,
	"owner_needed_because" text
);
--> statement-breakpoint
CREATE TABLE "verification_services" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"inbox" text NOT NULL,
	"owner" text NOT NULL,
	"pgp_public_key" text NOT NULL,
	"pgp_fingerprint" text NOT NULL,
	"pgp_key_ids" text[] NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tx_hash" text,
	CONSTRAINT "verification_services_inbox_unique" UNIQUE("inbox"),
	CONSTRAINT "verification_services_pgp_fingerprint_unique" UNIQUE("pgp_fingerprint")
);
--> statement-breakpoint
CREATE TABLE "verification_requests" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"service_id" integer NOT NULL,
	"available_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "verification_requests_lease_id_unique" UNIQUE("lease_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor" jsonb NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"transaction_id" uuid,
	"detail" jsonb NOT NULL,
	"seq" bigint,
	"hash" "bytea",
	CONSTRAINT "audit_log_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_pk" PRIMARY KEY("caller","key")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "service_id" integer;--> statement-breakpoint
-- Keys of arbiters were all of our own service so far.
UPDATE "api_keys" SET "service_id" = 1 WHERE "type" = 'orion';--> statement-breakpoint
ALTER TABLE "connection_codes" ADD CONSTRAINT "connection_codes_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spends" ADD CONSTRAINT "spends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escrow_accounts" ADD CONSTRAINT "escrow_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executions" ADD CONSTRAINT "executions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_service_id_verification_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."verification_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_requests" ADD CONSTRAINT "verification_requests_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_codes_expires_at" ON "connection_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "connection_codes_waiting" ON "connection_codes" USING btree ("expires_at") WHERE sealed_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX "spends_of_a_day" ON "spends" USING btree ("user_id","chain_id","asset","created_at");--> statement-breakpoint
CREATE INDEX "spends_created_at" ON "spends" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "escrow_accounts_page" ON "escrow_accounts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "approvals_transaction" ON "approvals" USING btree ("transaction_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_verdict" ON "approvals" USING btree ("transaction_id") WHERE type = 'orion';--> statement-breakpoint
CREATE INDEX "transactions_user_page" ON "transactions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_services_page" ON "verification_services" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "verification_requests_waiting" ON "verification_requests" USING btree ("service_id","available_at");--> statement-breakpoint
CREATE INDEX "audit_log_unsealed" ON "audit_log" USING btree ("id") WHERE seq IS NULL;--> statement-breakpoint
CREATE INDEX "audit_log_transaction" ON "audit_log" USING btree ("transaction_id","id") WHERE transaction_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at" ON "idempotency_keys" USING btree ("expires_at");