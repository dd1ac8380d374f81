import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveAccount } from '@countersign/chain';
import { useRecordChain } from '@countersign/harness/chain/record-chain';
import { afterAll, expect, it } from 'vitest';
import { openChain } from './open-chain.ts';
import { registerService } from './register-service.ts';
import { setUp } from './set-up.ts';

const record = await useRecordChain();
const root = await mkdtemp(join(tmpdir(), 'countersign-orion-'));
afterAll(() => rm(root, { recursive: true }));

it('registers once, and trusts the chain if its own note is missing or truncated', async () => {
  const dataDirectory = join(root, 'orion');
  const { serviceFile, identity } = await setUp({ dataDirectory, masterKey: null });
  const account = await record.fund(deriveAccount(identity.signingKey));
  const register = async () => {
    const chain = await openChain({ rpcUrl: record.url, contractsFile: record.file, confirmations: 1 }, account);
    return registerService({ chain, serviceFile, dataDirectory });
  };
  const id = await register();
  expect(await record.reader.serviceCount()).toBe(id);

  const note = join(dataDirectory, 'registration.json');
  const whole = await readFile(note, 'utf8');
  for (const spoil of [() => rm(note), () => writeFile(note, ''), () => writeFile(note, whole.slice(0, -5))]) {
    await spoil();
    expect(await register()).toBe(id);
    expect(await readFile(note, 'utf8')).toBe(whole);
  }
  // A start with nothing new to write does not risk the note.
  const { mtimeMs } = await stat(note);
  expect(await register()).toBe(id);
  expect((await stat(note)).mtimeMs).toBe(mtimeMs);
  expect(await record.reader.serviceCount()).toBe(id);
  // And it suffices if the chain does not answer.
  record.setDown(true);
  expect(await register()).toBe(id);
});
