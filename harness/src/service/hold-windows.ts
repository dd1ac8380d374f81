import type { Pool } from 'pg';

/**
 * Every hit gives its window a whole new minute, so that a test of how many are let through does not depend on how long the
 * machine takes for them. That windows end by themselves is tested where the limiters are.
 */
export async function holdWindows(pool: Pool): Promise<void> {
  await pool.query(`
    CREATE FUNCTION hold_window() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.ends_at := date_trunc('milliseconds', now()) + interval '60 seconds';
      RETURN NEW;
    END $$;
    CREATE TRIGGER hold_window BEFORE INSERT OR UPDATE OF hits ON rate_limits FOR EACH ROW EXECUTE FUNCTION hold_window();`);
}
