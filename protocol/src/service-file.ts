import { z } from 'zod';
import { address } from './address.ts';
import { singleLineText } from './fields.ts';

/** What a verification service says of itself in public: the file that its set-up writes and the main service reads. */
export const serviceFile = z.object({
  name: singleLineText(100),
  inbox: address,
  owner: address,
  pgpPublicKey: z.string(),
});

export type ServiceFile = z.output<typeof serviceFile>;
