import { sql } from './drizzle.ts';

/** By the clock of the database: those of several instances may differ. */
export const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
