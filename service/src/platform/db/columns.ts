import { customType, timestamp } from './drizzle.ts';

/** A time as our answers show it, to the millisecond, so that what is compared is what was shown. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
