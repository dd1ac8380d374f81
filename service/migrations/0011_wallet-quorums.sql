CREATE TABLE "attached_quorums" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"wallet_quorum_id" uuid NOT NULL,
	CONSTRAINT "attached_quorums_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "wallet_quorums" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"quorum_id" text NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"member" text NOT NULL,
	"display_name" text NOT NULL,
	"threshold" integer NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_quorums_once" UNIQUE("user_id","type","provider","kind","member","display_name","threshold")
);
--> statement-breakpoint
ALTER TABLE "attached_quorums" ADD CONSTRAINT "attached_quorums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attached_quorums" ADD CONSTRAINT "attached_quorums_wallet_quorum_id_wallet_quorums_id_fk" FOREIGN KEY ("wallet_quorum_id") REFERENCES "public"."wallet_quorums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_quorums" ADD CONSTRAINT "wallet_quorums_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_quorums_selectable" ON "wallet_quorums" USING btree ("user_id","quorum_id","created_at");