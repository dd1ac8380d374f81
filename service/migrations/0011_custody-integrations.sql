CREATE TABLE "custody_integrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"generation_id" uuid,
	"generating_until" timestamp (3) with time zone,
	"key_id" uuid,
	"csr" text,
	"sealed_private_key" text,
	"created_at" timestamp (3) with time zone,
	"sealed_api_key" text,
	"api_key_hint" text,
	"vault_account_id" text,
	"environment" text,
	"region" text,
	"activated_at" timestamp (3) with time zone,
	"validated_at" timestamp (3) with time zone,
	"is_valid" boolean,
	"invalid_reason" text,
	CONSTRAINT "custody_integrations_user_type" UNIQUE("user_id","type")
);
--> statement-breakpoint
ALTER TABLE "custody_integrations" ADD CONSTRAINT "custody_integrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;