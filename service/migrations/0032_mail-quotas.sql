CREATE TABLE "mail_quotas" (
	"subject" text PRIMARY KEY NOT NULL,
	"mails" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_quotas_ends_at" ON "mail_quotas" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "notification_channels_recipient" ON "notification_channels" USING btree (lower("shown_target")) WHERE kind = 'email' AND NOT active;