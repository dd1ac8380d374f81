-- A row may be numbered and chained once; nothing else of it may ever change, no row may go, and none may come numbered.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.seq IS NULL AND NEW.seq IS NOT NULL AND NEW.hash IS NOT NULL
     AND to_jsonb(NEW) - 'seq' - 'hash' = to_jsonb(OLD) - 'seq' - 'hash' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_sealed_later BEFORE INSERT ON "audit_log"
  FOR EACH ROW WHEN (NEW.seq IS NOT NULL OR NEW.hash IS NOT NULL) EXECUTE FUNCTION refuse_audit_change();
