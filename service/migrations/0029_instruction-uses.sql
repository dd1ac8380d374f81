CREATE TABLE "instruction_uses" (
	"owner_id" uuid NOT NULL,
	"instruction" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instruction_uses_owner_id_transaction_id_pk" PRIMARY KEY("owner_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "repeat_within_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "instruction" text;--> statement-breakpoint
ALTER TABLE "instruction_uses" ADD CONSTRAINT "instruction_uses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instruction_uses_known" ON "instruction_uses" USING btree ("owner_id","instruction","created_at");--> statement-breakpoint
CREATE INDEX "instruction_uses_created_at" ON "instruction_uses" USING btree ("created_at");