import { z } from 'zod';
import { address } from './address.ts';
import { singleLineText } from './fields.ts';

/** The public description of a verification service: written by its set-up and read by the main service. */
export const serviceFile = z.object({
  name: singleLineText(100),
  inbox: address,
  owner: address,
  pgpPublicKey: z.string(),
});

export type ServiceFile = z.output<typeof serviceFile>;
