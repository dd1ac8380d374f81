CREATE TABLE "mcp_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"principal" text NOT NULL,
	"protocol_version" text NOT NULL,
	"log_level" text,
	"subscriptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_after" bigint NOT NULL,
	"stream_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"secret_hash" "bytea",
	"name" text,
	"redirect_uris" jsonb NOT NULL,
	"grant_types" jsonb NOT NULL,
	"auth_method" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"client_name" text,
	"redirect_uri" text NOT NULL,
	"redirect_given" boolean NOT NULL,
	"scopes" jsonb NOT NULL,
	"resource" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"code_challenge" text NOT NULL,
	"code_used_at" timestamp (3) with time zone,
	"current_token_id" uuid,
	"previous_token_id" uuid,
	"rotated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "oauth_grants_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "oauth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"client_name" text,
	"redirect_uri" text NOT NULL,
	"redirect_given" boolean NOT NULL,
	"state" text,
	"code_challenge" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"resource" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "user_change_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_changes" (
	"user_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer NOT NULL,
	"decision" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_changes_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
ALTER TABLE "oauth_grants" ADD CONSTRAINT "oauth_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mcp_sessions_principal" ON "mcp_sessions" USING btree ("principal","created_at");--> statement-breakpoint
CREATE INDEX "mcp_sessions_expires_at" ON "mcp_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_clients_expires_at" ON "oauth_clients" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_grants_user" ON "oauth_grants" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "oauth_grants_expires_at" ON "oauth_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_sessions_expires_at" ON "oauth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_changes_created_at" ON "user_changes" USING btree ("created_at");