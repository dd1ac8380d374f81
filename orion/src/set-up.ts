import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadOrCreateKeyFile } from '@countersign/edge/key-file';
import type { Config } from './config.ts';
import { IDENTITY, type Identity, makeIdentity, openIdentity, serviceFileOf } from './identity.ts';

/** Creates the arbiter's keys at the first start, and checks at every other that they can be opened. */
export async function setUp({ dataDirectory, masterKey }: Pick<Config, 'dataDirectory' | 'masterKey'>): Promise<{
  readonly serviceFile: string;
  readonly identity: Identity;
}> {
  const folder = join(dataDirectory, IDENTITY);
  await makePrivateFolder(dataDirectory);
  const key = masterKey ?? (await loadMasterKey(dataDirectory, folder));
  if (!existsSync(folder)) {
    await makeIdentity(folder, key).catch((error: unknown) => {
      // A concurrent start was faster: its identity counts.
      if (!existsSync(folder)) throw error;
    });
  }
  const identity = await openIdentity(folder, key).catch((cause: Error) => {
    throw new Error(
      `the arbiter's keys in ${folder} cannot be decrypted: they are damaged, or they were created with another master key (ORION_MASTER_KEY, or master.key in ORION_DATA_DIR). ${cause.message}${wayOut(dataDirectory, masterKey)}`,
    );
  });
  await deleteDrafts(dataDirectory);
  return { serviceFile: serviceFileOf(folder), identity };
}

/** A trial has generated its own key, and is given another one to join several machines. */
function wayOut(dataDirectory: string, masterKey: Uint8Array | null): string {
  const own = join(dataDirectory, 'master.key');
  if (masterKey === null || !existsSync(own)) return '';
  return ` These were created with the key in ${own}: to keep them, set ORION_MASTER_KEY to the content of that file; to join other machines, move ${dataDirectory} away and copy the folder "identity" there from one of them.`;
}

/** The parent folders are shared: the embedded database is in them, and may belong to another user. */
async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * Written before the identity: an identity without its key means that the key was lost, and no new one is generated.
 */
async function loadMasterKey(dataDirectory: string, folder: string): Promise<Uint8Array> {
  const path = join(dataDirectory, 'master.key');
  if (!existsSync(path) && existsSync(folder)) {
    throw new Error(
      `${path} is missing: the arbiter's keys next to it are encrypted with it. Restore the file, or set ORION_MASTER_KEY.`,
    );
  }
  return loadOrCreateKeyFile(path);
}

/**
 * The leftovers of an interrupted start. They are no longer needed once identity and key exist. Copies made by an
 * operator have other names.
 */
async function deleteDrafts(dataDirectory: string): Promise<void> {
  const drafts = (await readdir(dataDirectory)).filter((name) => /^(?:identity|master\.key)\.draft-/.test(name));
  await Promise.all(drafts.map((name) => rm(join(dataDirectory, name), { recursive: true, force: true })));
}
