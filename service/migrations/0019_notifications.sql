CREATE TABLE "notification_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"format" text,
	"events" text[] NOT NULL,
	"active" boolean NOT NULL,
	"shown_target" text NOT NULL,
	"sealed_target" text,
	"sealed_secret" text,
	"sealed_former_secret" text,
	"former_secret_until" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel_id" uuid NOT NULL,
	"event" text NOT NULL,
	"request_hash" text,
	"status" text,
	"revision" integer,
	"decision" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_attempt_at" timestamp (3) with time zone,
	"last_status" integer,
	"lease" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now(),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_deliveries_once" UNIQUE("channel_id","request_hash","event","revision")
);
--> statement-breakpoint
CREATE INDEX "notification_channels_user" ON "notification_channels" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "notification_channels_unconfirmed" ON "notification_channels" USING btree ("created_at") WHERE kind = 'email' AND NOT active;--> statement-breakpoint
CREATE INDEX "notification_deliveries_page" ON "notification_deliveries" USING btree ("channel_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_due" ON "notification_deliveries" USING btree ("next_at") WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_deliveries_created_at" ON "notification_deliveries" USING btree ("created_at");