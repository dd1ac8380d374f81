-- Hand-written: what is generated cannot partition a table. The table of before becomes the first partition, as it lies there.
ALTER TABLE "audit_log" RENAME TO "audit_log_before";--> statement-breakpoint
ALTER INDEX "audit_log_unsealed" RENAME TO "audit_log_before_unsealed";--> statement-breakpoint
ALTER INDEX "audit_log_transaction" RENAME TO "audit_log_before_transaction";--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON "audit_log_before";--> statement-breakpoint
DROP TRIGGER audit_log_sealed_later ON "audit_log_before";--> statement-breakpoint
CREATE TABLE "audit_log" (LIKE "audit_log_before" INCLUDING DEFAULTS) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE SEQUENCE "audit_log_id_kept";--> statement-breakpoint
SELECT setval('audit_log_id_kept', greatest(last_value, 1), is_called) FROM "audit_log_id_seq";--> statement-breakpoint
ALTER TABLE "audit_log_before" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "id" ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME "audit_log_id_seq");--> statement-breakpoint
SELECT setval('audit_log_id_seq', last_value, is_called) FROM "audit_log_id_kept";--> statement-breakpoint
DROP SEQUENCE "audit_log_id_kept";--> statement-breakpoint
-- A key has to hold what the table is partitioned by, so seq is no key any more: one sealer at a time gives the numbers, and
-- the chain shows a number that is missing or there twice.
ALTER TABLE "audit_log_before" DROP CONSTRAINT "audit_log_seq_unique", DROP CONSTRAINT "audit_log_pkey",
  ADD CONSTRAINT "audit_log_before_id_at_pk" PRIMARY KEY ("id", "at");--> statement-breakpoint
CREATE INDEX "audit_log_before_seq" ON "audit_log_before" ("seq");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY ("id", "at");--> statement-breakpoint
CREATE INDEX "audit_log_seq" ON "audit_log" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "audit_log_archives" ON "audit_log" USING btree ("seq") WHERE action = 'audit.archive';--> statement-breakpoint
CREATE INDEX "audit_log_unsealed" ON "audit_log" USING btree ("id") WHERE seq IS NULL;--> statement-breakpoint
CREATE INDEX "audit_log_transaction" ON "audit_log" USING btree ("transaction_id","id") WHERE transaction_id IS NOT NULL;--> statement-breakpoint
-- Triggers for rows are made on every partition, too; that for statements has to be made on each.
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_log_sealed_later BEFORE INSERT ON "audit_log"
  FOR EACH ROW WHEN (NEW.seq IS NOT NULL OR NEW.hash IS NOT NULL) EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- For whatever no month is made for: nothing is ever refused.
CREATE TABLE "audit_log_other" PARTITION OF "audit_log" DEFAULT;--> statement-breakpoint
CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON "audit_log_other"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- The partition of a month, by UTC. Nothing where there is one, or where rows of it are in another partition already.
CREATE FUNCTION make_audit_partition(month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name text := 'audit_log_' || to_char(month, 'YYYY_MM');
  first timestamp := date_trunc('month', month::timestamp);
BEGIN
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF audit_log FOR VALUES FROM (%L) TO (%L)',
    name, first || '+00', (first + interval '1 month') || '+00');
  EXECUTE format('CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', name);
EXCEPTION
  WHEN invalid_object_definition OR check_violation OR duplicate_table OR unique_violation THEN RETURN;
END $$;--> statement-breakpoint
-- It ends with the month of its last row, or with the present one: after that every month has its own.
DO $$
DECLARE
  last timestamp := date_trunc('month', greatest(now(), (SELECT max(at) FROM audit_log_before)) AT TIME ZONE 'UTC');
  name text := 'audit_log_until_' || to_char(last, 'YYYY_MM');
BEGIN
  IF NOT EXISTS (SELECT FROM audit_log_before) THEN
    DROP TABLE audit_log_before;
    RETURN;
  END IF;
  EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION audit_log_before FOR VALUES FROM (MINVALUE) TO (%L)',
    (last + interval '1 month') || '+00');
  EXECUTE format('ALTER TABLE audit_log_before RENAME TO %I', name);
END $$;--> statement-breakpoint
SELECT make_audit_partition((now() AT TIME ZONE 'UTC' + make_interval(months => ahead))::date) FROM generate_series(0, 3) AS ahead;
