import { z } from 'zod';

const domain = z
  .string()
  .regex(
    /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/,
    'must be hosts such as app.example or localhost:5173, without a scheme',
  );

/** A list of hosts, each with a port or without. */
export const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(domain));
