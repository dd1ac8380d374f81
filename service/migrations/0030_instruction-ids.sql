CREATE TABLE "instruction_ids" (
	"owner_id" uuid NOT NULL,
	"instruction_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instruction_ids_owner_id_instruction_id_pk" PRIMARY KEY("owner_id","instruction_id")
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "instruction_id" text;--> statement-breakpoint
ALTER TABLE "instruction_ids" ADD CONSTRAINT "instruction_ids_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;