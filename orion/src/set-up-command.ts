import { join } from 'node:path';
import { deriveAccount } from '@countersign/chain';
import { type ChildMessage, supervisedFlag } from '@countersign/edge/child-message';
import { loadOrCreateKeyFile } from '@countersign/edge/key-file';
import { readConfig } from './config.ts';
import { openChain } from './open-chain.ts';
import { registerService } from './register-service.ts';
import { setUp } from './set-up.ts';

/** Obtains a key with which the arbiter calls a service on this machine. */
const API_KEY_FLAG = '--with-api-key';

/** Sets the arbiter up, and prints the variables that tell later programs where its files are. */
async function tellSetUp(): Promise<Record<string, string>> {
  const config = readConfig(process.env);
  const { serviceFile, identity } = await setUp(config);
  if (config.chain) {
    const chain = await openChain(config.chain, deriveAccount(identity.signingKey));
    await registerService({ chain, serviceFile, dataDirectory: config.dataDirectory });
  }
  if (!process.argv.includes(API_KEY_FLAG)) return { ORION_SERVICE_FILE: serviceFile };
  const apiKey = await loadOrCreateKeyFile(join(config.dataDirectory, 'api.key'));
  return { ORION_SERVICE_FILE: serviceFile, ORION_API_KEY: apiKey.toString('hex') };
}

try {
  const variables = await tellSetUp();
  const message: ChildMessage = { state: 'done', variables };
  if (process.argv.includes(supervisedFlag)) process.send?.(message);
  else for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}=${value}\n`);
  if (process.connected) process.disconnect();
} catch (error) {
  process.stderr.write(`\nThe Countersign arbiter could not be set up: ${(error as Error).message}\n`);
  process.exit(1);
}
