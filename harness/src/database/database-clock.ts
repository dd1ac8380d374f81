import type { TestDatabase } from './test-database.ts';

export interface DatabaseClock {
  readonly now: () => Date;
  forward(ms: number): Promise<void>;
}

/**
 * Gives a database a clock that only a test moves; to be called before anything connects. Our statements find these
 * functions before PostgreSQL's own, and the column defaults call them.
 */
export async function stopClock({ url, pool }: TestDatabase, start: Date): Promise<DatabaseClock> {
  const name = new URL(url).pathname.slice(1);
  await pool.query(`
    CREATE TABLE public.test_clock (now timestamptz NOT NULL);
    CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now FROM public.test_clock';
    CREATE FUNCTION public.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT public.now()';
    ALTER DATABASE ${name} SET search_path = public, pg_catalog;
    DO $$ DECLARE each record; BEGIN
      FOR each IN SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_default = 'now()'
      LOOP
        EXECUTE format('ALTER TABLE public.%I ALTER COLUMN %I SET DEFAULT public.now()', each.table_name, each.column_name);
      END LOOP;
    END $$`);
  let now = start;
  await pool.query('INSERT INTO public.test_clock VALUES ($1)', [now]);
  return {
    now: () => now,
    async forward(ms) {
      now = new Date(now.getTime() + ms);
      await pool.query('UPDATE public.test_clock SET now = $1', [now]);
    },
  };
}
