import { fixedKey, httpUrl, plainUrl, port, wholeNumber } from '@countersign/edge/environment';
import type { z } from 'zod';

/** A minute to a month. */
const approvalSeconds = wholeNumber(60, 30 * 24 * 60 * 60);

/** The URL is the only place for a password that Kubo's interface needs behind a proxy. */
const ipfsApiUrl = httpUrl.refine((text) => {
  try {
    return decodeURIComponent(text) !== '' && !/[?#]/.test(text);
  } catch {
    return false;
  }
}, 'must be a URL without query or fragment; a password must be URL-encoded');

/** How long approvals last, where payloads are kept, and who judges. */
export const verificationVariables = {
  AGENT_APPROVAL_SECONDS: approvalSeconds
    .prefault('3600')
    .describe('How long an approval lasts if the agent executes (execution type 2).'),
  APPROVAL_SECONDS: approvalSeconds
    .prefault('86400')
    .describe('How long an approval lasts for the other execution types.'),
  IPFS_API_URL: ipfsApiUrl
    .optional()
    .describe('RPC URL of a Kubo node that stores the sealed payloads. Default: they are stored in the database.'),
  VALIDATOR_URL: plainUrl
    .optional()
    .describe('URL of the validator. Default: `http://127.0.0.1:{VALIDATOR_PORT}`, on this machine.'),
  VALIDATOR_PORT: port.prefault('8000').describe('Port of the local validator; if 0, VALIDATOR_URL is required.'),
  VALIDATOR_TOKEN: fixedKey.optional().describe('Bearer token for the validator; at least 32 characters.'),
};

export const readVerification = (data: z.output<z.ZodObject<typeof verificationVariables>>) => ({
  approvalSeconds: { byAgent: data.AGENT_APPROVAL_SECONDS, other: data.APPROVAL_SECONDS },
  ipfsApiUrl: data.IPFS_API_URL ?? null,
  validatorUrl: data.VALIDATOR_URL ?? (data.VALIDATOR_PORT === 0 ? null : `http://127.0.0.1:${data.VALIDATOR_PORT}`),
  validatorToken: data.VALIDATOR_TOKEN ?? null,
});
