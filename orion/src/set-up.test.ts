import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { proves } from '@countersign/harness/proves';
import { runProgram } from '@countersign/harness/servers/program';
import { parseAddress, serviceFile } from '@countersign/protocol';
import { createMessage, decrypt, encrypt, readKey, readMessage, readPrivateKey } from 'openpgp';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentity } from './identity.ts';
import { setUp } from './set-up.ts';

let root: string;
let made: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'countersign-orion-'));
  made = join(root, 'made', 'orion');
  await setUp({ dataDirectory: made, masterKey: null });
});
afterAll(() => rm(root, { recursive: true }));

const fresh = () => join(root, randomBytes(6).toString('hex'));
const copyOf = async (folder: string) => {
  const copy = fresh();
  await cp(folder, copy, { recursive: true });
  return copy;
};
const masterKeyOf = async (folder: string) =>
  Buffer.from((await readFile(join(folder, 'master.key'), 'utf8')).trim(), 'hex');
const modeOf = async (...path: string[]) => (await stat(join(...path))).mode & 0o777;

/** All files below a folder, with their contents. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')] as const)),
  );
}

const readService = async (folder: string) =>
  serviceFile.parse(JSON.parse(await readFile(join(folder, 'identity', 'service.json'), 'utf8')));

describe('the set-up of the arbiter', () => {
  it('creates a private folder with its keys and the one public file', async () => {
    expect(Object.keys(await contentOf(made)).sort()).toEqual([
      '/identity/pgp-private-key.asc',
      '/identity/service.json',
      '/identity/signing-key.sealed',
      '/master.key',
    ]);
    expect(await modeOf(made)).toBe(0o700);
    expect(await modeOf(made, 'identity')).toBe(0o700);
    for (const file of ['master.key', 'identity/pgp-private-key.asc', 'identity/signing-key.sealed']) {
      expect(await modeOf(made, file)).toBe(0o600);
    }
  });

  it('leaves parent folders accessible, for example for the embedded database', async () => {
    expect((await modeOf(root, 'made')) & 0o055).toBe(0o055 & ~process.umask());
  });

  it('publishes its name, its address and its OpenPGP key, and nothing else', async () => {
    const text = await readFile(join(made, 'identity', 'service.json'), 'utf8');
    expect(Object.keys(JSON.parse(text))).toEqual(['name', 'inbox', 'owner', 'pgpPublicKey']);
    const { signingKey } = await openIdentity(join(made, 'identity'), await masterKeyOf(made));
    const address = privateKeyToAddress(`0x${Buffer.from(signingKey).toString('hex')}`);
    expect(JSON.parse(text)).toMatchObject({ name: 'Orion', inbox: address, owner: address });
    expect(text).not.toContain('PRIVATE');
  });

  it('creates an OpenPGP key of version 4 that others can encrypt to, and only its holder can open', async () => {
    const encryptionKeys = await readKey({ armoredKey: (await readService(made)).pgpPublicKey });
    expect(encryptionKeys.keyPacket.version).toBe(4);
    expect(encryptionKeys.getFingerprint()).toHaveLength(40);
    const armoredMessage = await encrypt({ message: await createMessage({ text: 'a request' }), encryptionKeys });
    const { pgpPrivateKey } = await openIdentity(join(made, 'identity'), await masterKeyOf(made));
    const message = await readMessage({ armoredMessage });
    expect((await decrypt({ message, decryptionKeys: pgpPrivateKey })).data).toBe('a request');
  });

  it('creates a key that still works if the clock is set back by minutes', async () => {
    const date = new Date(Date.now() - 200_000);
    const encryptionKeys = await readKey({ armoredKey: (await readService(made)).pgpPublicKey });
    const { pgpPrivateKey } = await openIdentity(join(made, 'identity'), await masterKeyOf(made));
    const text = await createMessage({ text: 'a request' });
    const sealed = await encrypt({ message: text, encryptionKeys, signingKeys: pgpPrivateKey, date });
    const message = await readMessage({ armoredMessage: sealed });
    const opened = await decrypt({ message, decryptionKeys: pgpPrivateKey, verificationKeys: encryptionKeys, date });
    expect(opened.data).toBe('a request');
    await opened.signatures[0]?.verified;
  });

  it('stores both private keys only encrypted', proves('env.orion'), async () => {
    const stored = await contentOf(made);
    const privateKey = await readPrivateKey({ armoredKey: stored['/identity/pgp-private-key.asc'] ?? '' });
    expect(privateKey.isDecrypted()).toBe(false);
    expect(privateKey.getKeys().map(({ keyPacket }) => 'isDecrypted' in keyPacket && keyPacket.isDecrypted())).toEqual([
      false,
      false,
    ]);
    const { signingKey } = await openIdentity(join(made, 'identity'), await masterKeyOf(made));
    expect(signingKey).toHaveLength(32);
    const sealed = Buffer.from(stored['/identity/signing-key.sealed'] ?? '', 'base64');
    expect(sealed.includes(Buffer.from(signingKey))).toBe(false);
    const text = Object.values(stored).join('\n');
    for (const encoding of ['hex', 'base64'] as const) {
      expect(text).not.toContain(Buffer.from(signingKey).toString(encoding));
    }
  });

  it('changes nothing at the second start', async () => {
    const before = await contentOf(made);
    const { serviceFile: first } = await setUp({ dataDirectory: made, masterKey: null });
    expect(first).toBe(join(made, 'identity', 'service.json'));
    expect(await contentOf(made)).toEqual(before);
  });

  it('creates another identity in another folder', async () => {
    const other = fresh();
    await setUp({ dataDirectory: other, masterKey: null });
    const [first, second] = [await readService(made), await readService(other)];
    expect(parseAddress(first.owner)).not.toBe(parseAddress(second.owner));
    expect(first.pgpPublicKey).not.toBe(second.pgpPublicKey);
  });

  it('with ORION_MASTER_KEY writes no master key, and opens only with it', proves('env.orion'), async () => {
    const dataDirectory = fresh();
    const masterKey = randomBytes(32);
    await setUp({ dataDirectory, masterKey });
    const before = await contentOf(dataDirectory);
    expect(Object.keys(before)).not.toContain('/master.key');
    await setUp({ dataDirectory, masterKey });
    await expect(setUp({ dataDirectory, masterKey: randomBytes(32) })).rejects.toThrow('cannot be decrypted');
    await expect(setUp({ dataDirectory, masterKey: null })).rejects.toThrow('master.key is missing');
    expect(await contentOf(dataDirectory)).toEqual(before);
  });

  it('with ORION_MASTER_KEY and a generated master key names that file, and how to join others', async () => {
    const copy = await copyOf(made);
    const before = await contentOf(copy);
    await expect(setUp({ dataDirectory: copy, masterKey: randomBytes(32) })).rejects.toThrow(
      `to keep them, set ORION_MASTER_KEY to the content of that file; to join other machines, move ${copy} away and copy the folder "identity" there from one of them.`,
    );
    expect(await contentOf(copy)).toEqual(before);
    await setUp({ dataDirectory: copy, masterKey: await masterKeyOf(made) });
  });

  it('without its master key names the missing file, and creates no other', async () => {
    const copy = await copyOf(made);
    await rm(join(copy, 'master.key'));
    const before = await contentOf(copy);
    await expect(setUp({ dataDirectory: copy, masterKey: null })).rejects.toThrow(
      `${join(copy, 'master.key')} is missing: the arbiter's keys next to it are encrypted with it. Restore the file, or set ORION_MASTER_KEY.`,
    );
    expect(await contentOf(copy)).toEqual(before);
    await setUp({ dataDirectory: copy, masterKey: await masterKeyOf(made) });
  });

  it.each(['pgp-private-key.asc', 'signing-key.sealed'])(
    'reports that %s is damaged, and replaces nothing',
    async (name) => {
      const copy = await copyOf(made);
      const path = join(copy, 'identity', name);
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.slice(0, text.length / 2));
      const before = await contentOf(copy);
      await expect(setUp({ dataDirectory: copy, masterKey: null })).rejects.toThrow('cannot be decrypted');
      await rm(path);
      await expect(setUp({ dataDirectory: copy, masterKey: null })).rejects.toThrow('cannot be decrypted');
      await writeFile(path, before[`/identity/${name}`] ?? '');
      expect(await contentOf(copy)).toEqual(before);
    },
  );

  it('ignores and removes the leftovers of an interrupted start', async () => {
    const dataDirectory = fresh();
    const draft = join(dataDirectory, 'identity.draft-x7Yz2b');
    await mkdir(draft, { recursive: true });
    await cp(join(made, 'identity', 'service.json'), join(draft, 'service.json'));
    await cp(join(made, 'master.key'), join(dataDirectory, 'master.key'));
    await cp(join(made, 'master.key'), join(dataDirectory, 'master.key.draft-0123456789ab'));
    // Copies that an operator made are not ours to delete.
    await cp(join(made, 'identity'), join(dataDirectory, 'identity.backup'), { recursive: true });
    await cp(join(made, 'master.key'), join(dataDirectory, 'master.key.next'));
    await setUp({ dataDirectory, masterKey: null });
    const left = ['identity', 'identity.backup', 'master.key', 'master.key.next'];
    expect((await readdir(dataDirectory)).sort()).toEqual(left);
    expect((await readService(dataDirectory)).owner).not.toBe((await readService(made)).owner);
  });

  it('leaves a whole identity or none, however soon it is killed', async () => {
    for (const afterMs of [0, 1, 2, 4, 8, 16]) {
      const dataDirectory = fresh();
      const { child, exited } = runProgram('orion/src/set-up-command.ts', { ORION_DATA_DIR: dataDirectory });
      // Its first file marks the critical moment.
      await expect
        .poll(() => existsSync(join(dataDirectory, 'master.key')), { interval: 1, timeout: 15_000 })
        .toBe(true);
      await sleep(afterMs);
      child.kill('SIGKILL');
      await exited;
      const wasWhole = existsSync(join(dataDirectory, 'identity'));
      const before = wasWhole ? await readService(dataDirectory) : null;
      await setUp({ dataDirectory, masterKey: null });
      if (before) expect(await readService(dataDirectory)).toEqual(before);
      expect((await readdir(dataDirectory)).sort()).toEqual(['identity', 'master.key']);
    }
  }, 60_000);

  it('returns one identity to all concurrent starts', async () => {
    for (let round = 0; round < 3; round += 1) {
      const dataDirectory = fresh();
      await Promise.all(Array.from({ length: 10 }, () => setUp({ dataDirectory, masterKey: null })));
      expect((await readdir(dataDirectory)).sort()).toEqual(['identity', 'master.key']);
      await openIdentity(join(dataDirectory, 'identity'), await masterKeyOf(dataDirectory));
    }
  });

  it('reports why nothing can be written', async () => {
    const file = fresh();
    await writeFile(file, '');
    await expect(setUp({ dataDirectory: join(file, 'orion'), masterKey: null })).rejects.toThrow(file);
  });
});
