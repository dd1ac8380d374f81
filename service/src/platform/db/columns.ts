import { customType, timestamp } from './drizzle.ts';

/** A timestamp with the precision of our answers, milliseconds, so that comparisons use what was shown. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
