import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '@countersign/edge';
import { readConfig as readChainConfig } from '../../chain/src/config.ts';
import { stateFiles } from '../../chain/src/embedded/state-files.ts';
import { readConfig as readOrionConfig } from '../../orion/src/config.ts';
import { identityFiles } from '../../orion/src/identity.ts';

/**
 * The contents of a backup besides the database: files of the other programs on this machine that a start cannot
 * recreate.
 */
export function readBackedUp(env: Environment) {
  const chain = resolve(readChainConfig(env).dataDir, 'chain');
  const { dataDirectory: orion, masterKey } = readOrionConfig(env);
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return {
    version,
    files: [
      ...Object.values(stateFiles).map((name) => ({ name: `chain/${name}`, path: join(chain, name) })),
      ...identityFiles.map((name) => ({ name: `orion/${name}`, path: join(orion, name) })),
    ],
    arbiterKey: masterKey ? 'ORION_MASTER_KEY' : join(orion, 'master.key'),
  };
}
