import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@countersign/edge';
import { readConfig } from '../../orion/src/config.ts';
import { identityFiles } from '../../orion/src/identity.ts';

/**
 * An installation with other keys configured must also configure its arbiter's: a random one would create an identity
 * that no other machine has, and bind the database to it. The fault is one line, with the remedy.
 */
export function findMissingArbiterKey(env: Environment): string[] {
  const given = ['DATABASE_URL', 'MASTER_KEY'].find((name) => env[name]);
  if (!given || env.ORION_MASTER_KEY) return [];
  const { dataDirectory } = readConfig({ DATA_DIR: env.DATA_DIR, ORION_DATA_DIR: env.ORION_DATA_DIR });
  const isRequired = `ORION_MASTER_KEY: is required with ${given}`;
  const key = join(dataDirectory, 'master.key');
  const hasTrial = existsSync(key) && identityFiles.some((name) => existsSync(join(dataDirectory, name)));
  return [
    hasTrial
      ? `${isRequired}. This machine has an arbiter already: to keep it, set ORION_MASTER_KEY to the content of ${key}; to join other machines, move ${dataDirectory} away, copy the folder "identity" there from one of them and set their ORION_MASTER_KEY`
      : `${isRequired}: 32 random bytes, the same on every machine, for example from: openssl rand -hex 32`,
  ];
}
