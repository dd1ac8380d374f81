import { type Environment, fixedKey, isPlaceholder, masterKey } from '@countersign/edge/environment';
import { z } from 'zod';

/** One is enough to change the key; the name of a connection, which lists the ids of its keys, has room for four. */
const masterKeys = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(masterKey).max(4, 'must contain at most 4 keys'));

/** What the operator gives: master keys, fixed API keys, and whose verdicts count. */
export const keyVariables = {
  MASTER_KEY: masterKey
    .optional()
    .describe(
      '32 bytes, hex or base64; encrypts secrets at rest. Required with DATABASE_URL; generated in embedded mode.',
    ),
  OTHER_MASTER_KEYS: masterKeys
    .default([])
    .describe(
      'Additional master keys, separated by commas: they decrypt existing secrets and encrypt nothing new. Needed only while MASTER_KEY is being changed (docs/guides/keys-at-rest.md).',
    ),
  ADMIN_API_KEY: fixedKey.optional().describe('A fixed ADMIN key, labelled `agent`; at least 32 characters.'),
  ORION_API_KEY: fixedKey.optional().describe('A fixed ORION key, labelled `orion`; at least 32 characters.'),
  ORION_SERVICE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The public service.json file written when our own verification service was set up. Default: the one that `npm start` sets up, if any. All instances on one database need the same file.',
    ),
};

export const readKeys = (data: z.output<z.ZodObject<typeof keyVariables>>) => ({
  masterKey: data.MASTER_KEY ?? null,
  otherMasterKeys: data.OTHER_MASTER_KEYS,
  adminApiKey: data.ADMIN_API_KEY ?? null,
  orionApiKey: data.ORION_API_KEY ?? null,
  orionServiceFile: data.ORION_SERVICE_FILE ?? null,
});

export function findKeyContradictions(given: Environment, found: readonly string[]): string[] {
  const faults: string[] = [];
  if (given.DATABASE_URL && !given.MASTER_KEY) {
    faults.push('MASTER_KEY: is required with DATABASE_URL (32 random bytes, for example from: openssl rand -hex 32)');
  }
  if (given.OTHER_MASTER_KEYS && !given.MASTER_KEY) {
    faults.push(
      'MASTER_KEY: is required with OTHER_MASTER_KEYS; in embedded mode, run: npm run keys -- change-master-key',
    );
  }
  for (const name of ['ADMIN_API_KEY', 'ORION_API_KEY']) {
    const isNamed = found.some((fault) => fault.startsWith(name));
    if (given.DATABASE_URL && !isNamed && isPlaceholder(given[name] ?? 'absent')) {
      faults.push(`${name}: looks like a placeholder; use a random value`);
    }
  }
  if (given.ADMIN_API_KEY && given.ADMIN_API_KEY === given.ORION_API_KEY) {
    faults.push('ORION_API_KEY: must differ from ADMIN_API_KEY');
  }
  return faults;
}
