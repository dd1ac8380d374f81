-- Hand-written: the partition of a month is attached. To be made as one it would need the whole log for itself, wait for a
-- backup to end, and every entry would wait behind it. This needs the default partition only, where nothing is written, and
-- gives up soon if somebody reads it. Nothing where there is one, or where rows of it are in another partition already.
CREATE OR REPLACE FUNCTION make_audit_partition(month date) RETURNS void LANGUAGE plpgsql SET lock_timeout = '200ms' AS $$
DECLARE
  label text := to_char(month, 'YYYY_MM');
  name text := 'audit_log_' || label;
  first timestamp := date_trunc('month', month::timestamp);
BEGIN
  IF EXISTS (SELECT FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = 'audit_log'::regclass
    AND (relname = name OR starts_with(relname, 'audit_log_until_') AND relname >= 'audit_log_until_' || label)) THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE audit_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', name);
  EXECUTE format('CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()', name);
  EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    name, first || '+00', (first + interval '1 month') || '+00');
EXCEPTION
  WHEN invalid_object_definition OR check_violation OR duplicate_table OR unique_violation THEN RETURN;
END $$;
