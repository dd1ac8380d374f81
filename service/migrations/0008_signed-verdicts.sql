ALTER TABLE "settings" ADD COLUMN "trusted_services" integer[];--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "effects_hash" text;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "signed_type" text;--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "trusted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What was signed before effects were part of it.
UPDATE "verdicts" SET "signed_type" = 'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,uint64 decidedAt)' WHERE "signature" IS NOT NULL;
