ALTER TABLE "chain_cursors" ADD COLUMN "earlier_blocks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "pgp_keys_block" ON "pgp_keys" USING btree ("chain_block_number") WHERE chain_block_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "request_records_verdict_block" ON "request_records" USING btree ("verdict_block_number") WHERE verdict_block_number IS NOT NULL;