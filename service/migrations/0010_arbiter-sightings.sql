CREATE TABLE "arbiter_sightings" (
	"service_id" integer NOT NULL,
	"worker_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_at" timestamp (3) with time zone,
	CONSTRAINT "arbiter_sightings_service_id_worker_id_pk" PRIMARY KEY("service_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "verification_requests" ADD COLUMN "queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "verification_requests" SET "queued_at" = "transactions"."created_at" FROM "transactions" WHERE "transactions"."id" = "verification_requests"."transaction_id";--> statement-breakpoint
CREATE INDEX "arbiter_sightings_seen" ON "arbiter_sightings" USING btree ("service_id","seen_at");--> statement-breakpoint
CREATE INDEX "arbiter_sightings_leased" ON "arbiter_sightings" USING btree ("service_id","leased_at");--> statement-breakpoint
CREATE INDEX "verification_services_own" ON "verification_services" USING btree ("id") WHERE own;--> statement-breakpoint
CREATE INDEX "verification_requests_oldest" ON "verification_requests" USING btree ("service_id","queued_at") WHERE task = 'verdict';