import { join, resolve } from 'node:path';
import { type Environment, masterKey, readEnvironment } from '@countersign/edge';
import { z } from 'zod';

/** Everything the arbiter takes from its environment. `docs/reference/environment.md` is made from it. */
export const environment = z.object({
  DATA_DIR: z.string().min(1).default('./.data').describe('Where everything on this machine keeps its state.'),
  ORION_DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Where the arbiter keeps its keys, apart from all others. Default: `{DATA_DIR}/orion`.'),
  ORION_MASTER_KEY: masterKey
    .optional()
    .describe('32 bytes, hex or base64; encrypts the keys of the arbiter. Default: one made in ORION_DATA_DIR.'),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment in one place. */
export function readConfig(env: Environment) {
  const data = readEnvironment(environment, env, () => []);
  return {
    /** Absolute, so that other processes find it. */
    dataDirectory: resolve(data.ORION_DATA_DIR ?? join(data.DATA_DIR, 'orion')),
    masterKey: data.ORION_MASTER_KEY ?? null,
  };
}
