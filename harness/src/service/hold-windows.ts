import type { Pool } from 'pg';

/**
 * Every hit restarts its window of one minute, so that a test of a limit does not depend on the speed of the machine.
 * The tests of the limiters cover the end of windows.
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
