CREATE TABLE "byte_quotas" (
	"subject" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "payload_expired_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "byte_quotas_ends_at" ON "byte_quotas" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "request_records_cid" ON "request_records" USING btree ("cid");--> statement-breakpoint
CREATE INDEX "transactions_payload_kept" ON "transactions" USING btree ("updated_at") WHERE payload_expired_at IS NULL AND form <> 'open' AND status IN ('REJECTED', 'EXECUTED', 'FAILED');--> statement-breakpoint
-- What the content store has here, byte for byte, is kept once.
UPDATE "transactions" SET "encrypted_payload" = NULL FROM "request_records", "content_blocks"
WHERE "request_records"."transaction_id" = "transactions"."id" AND "content_blocks"."cid" = "request_records"."cid"
	AND "content_blocks"."bytes" = convert_to("transactions"."encrypted_payload", 'UTF8');
