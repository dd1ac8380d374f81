CREATE TABLE "payment_uses" (
	"use_key" text PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_uses_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "use_key" text;--> statement-breakpoint
ALTER TABLE "payment_uses" ADD CONSTRAINT "payment_uses_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;