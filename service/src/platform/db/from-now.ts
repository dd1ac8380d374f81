import { sql } from './drizzle.ts';

/** By the database's clock, because those of several instances may differ. */
export const fromNow = (seconds: number | ReturnType<typeof sql.placeholder>) =>
  sql`now() + make_interval(secs => ${seconds})`;
