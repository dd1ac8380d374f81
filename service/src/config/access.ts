import { onOff, wholeNumber } from '@countersign/edge/environment';
import type { z } from 'zod';
import { hosts } from './hosts.ts';

/** Who is let in, and whose word counts. */
export const accessVariables = {
  SIWE_DOMAINS: hosts.default([]).describe('Additional domains accepted in sign-in messages, separated by commas.'),
  REFRESH_GRACE_SECONDS: wholeNumber(0, 300)
    .prefault('0')
    .describe(
      'How long a refresh token that was just rotated still returns its unused successor, for clients whose processes race.',
    ),
  CLIENT_ID_DOCUMENTS: onOff
    .prefault('off')
    .describe(
      'Whether an OAuth client may be identified by the https URL of a metadata document, which the service fetches from the public internet.',
    ),
  ALLOW_UNSIGNED_VERDICTS: onOff
    .optional()
    .describe(
      'Whether a verdict counts if an ORION key posts it without the signature of its verification service. Default: on in embedded mode, off with DATABASE_URL.',
    ),
};

type Access = z.output<z.ZodObject<typeof accessVariables>>;

export const readAccess = (data: Access & { readonly DATABASE_URL?: string | undefined }) => ({
  siweDomains: data.SIWE_DOMAINS,
  refreshGraceSeconds: data.REFRESH_GRACE_SECONDS,
  allowUnsignedVerdicts: data.ALLOW_UNSIGNED_VERDICTS ?? !data.DATABASE_URL,
  clientIdDocuments: data.CLIENT_ID_DOCUMENTS,
});
