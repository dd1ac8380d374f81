import { writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadOrCreateKeyFile } from '@countersign/edge';
import { setUp } from '../../../orion/src/set-up.ts';
import { makeFolderAnew } from '../../build/make-folder-anew.ts';

/** The secrets of each process. */
const secrets = {
  service: ['DATABASE_URL', 'MASTER_KEY', 'ADMIN_API_KEY', 'ORION_API_KEY', 'VALIDATOR_TOKEN'],
  orion: ['ORION_MASTER_KEY', 'ORION_API_KEY', 'VALIDATOR_TOKEN'],
  validator: ['VALIDATOR_TOKEN'],
} as const;

type Role = keyof typeof secrets;

/** Creates what an operator creates once: all secrets, and the identity that the arbiters share. */
export async function prepare(folder: string, databaseUrl: string, arbiters: readonly string[]) {
  const kept = join(folder, 'secrets');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const secretOf = async (name: string) =>
    name === 'DATABASE_URL' ? databaseUrl : (await loadOrCreateKeyFile(join(kept, name))).toString('hex');

  const credentialsOf = async (role: Role): Promise<string> => {
    const own = join(folder, 'credentials', role);
    const found = await Promise.all(secrets[role].map(async (name) => [name, await secretOf(name)] as const));
    const fill = (draft: string) => {
      for (const [name, secret] of found) writeFileSync(join(draft, name), secret, { mode: 0o600 });
    };
    makeFolderAnew(own, fill, 0o700);
    return own;
  };

  const [first = '', ...others] = arbiters;
  const masterKey = Buffer.from(await secretOf('ORION_MASTER_KEY'), 'hex');
  const { serviceFile } = await setUp({ dataDirectory: first, masterKey });
  for (const other of others) {
    await mkdir(other, { recursive: true, mode: 0o700 });
    await cp(join(first, 'identity'), join(other, 'identity'), { recursive: true });
  }
  return {
    serviceFile,
    credentials: {
      service: await credentialsOf('service'),
      orion: await credentialsOf('orion'),
      validator: await credentialsOf('validator'),
    },
  };
}
