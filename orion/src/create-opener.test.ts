import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PrivateKey } from 'openpgp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createOpener, late, type Opener } from './create-opener.ts';
import {
  gpgFixture,
  makeKey,
  openGpgArbiter,
  seal,
  sealBomb,
  sealNested,
  sealTwice,
  sealWithoutIntegrity,
} from './open-message.fixture.ts';

const MIB = 1024 * 1024;

let orion: PrivateKey;
let owner: PrivateKey;
let stranger: PrivateKey;
let opener: Opener;

beforeAll(async () => {
  orion = await openGpgArbiter();
  [owner, stranger] = await Promise.all([makeKey(), makeKey()]);
  opener = createOpener(orion, { now: Date.now });
});

afterAll(() => opener.close());

async function open(armored: string, signer: PrivateKey | string = owner): Promise<string | null> {
  const signerPgpPublicKey = typeof signer === 'string' ? signer : signer.toPublic().armor();
  const bytes = await opener.open({ armored, signerPgpPublicKey });
  if (bytes === late) throw new Error('late');
  return bytes && Buffer.from(bytes).toString();
}

/** Changes a byte of the data, and keeps armor and checksum valid. */
function tamper(armored: string): string {
  const lines = armored.split('\n').filter((line) => !line.startsWith('='));
  const at = lines.length - 4;
  const line = lines[at] ?? '';
  lines[at] = (line.startsWith('A') ? 'B' : 'A') + line.slice(1);
  return lines.join('\n');
}

describe('a message to the arbiter', () => {
  it('is opened if OpenPGP.js made it', async () => {
    expect(await open(await seal('{"a":1}', { to: orion, by: [owner] }))).toBe('{"a":1}');
  });

  it.each(['ed25519', 'rsa3072'])('is opened if GnuPG made it, with a key of %s', async (name) => {
    const text = await open(gpgFixture(`signed-by-${name}`), gpgFixture(`${name}-key`));
    expect(JSON.parse(text ?? '')).toHaveProperty('userPrompt');
  });

  it('is opened if a subkey signed it', async () => {
    const withSubkey = await makeKey({ subkeys: [{ sign: true }, {}] });
    expect(await open(await seal('x', { to: orion, by: [withSubkey] }), withSubkey)).toBe('x');
  });

  it("is opened if its signer's clock is slightly ahead", async () => {
    const date = new Date(Date.now() + 60_000);
    expect(await open(await seal('x', { to: orion, by: [owner], date }))).toBe('x');
  });

  it.each<[what: string, make: () => Promise<[armored: string, signer?: PrivateKey | string]>]>([
    ['is for someone else', async () => [await seal('x', { to: stranger, by: [owner] })]],
    ['was tampered with', async () => [tamper(await seal('x'.repeat(1000), { to: orion, by: [owner] }))]],
    ['is not signed', async () => [await seal('x', { to: orion })]],
    ['is not signed, by GnuPG', async () => [gpgFixture('unsigned'), gpgFixture('ed25519-key')]],
    ['is signed by someone else', async () => [await seal('x', { to: orion, by: [stranger] })]],
    ['is signed by two keys', async () => [await seal('x', { to: orion, by: [owner, stranger] })]],
    ['is signed twice', async () => [await seal('x', { to: orion, by: [owner, owner] })]],
    [
      'is signed far in the future',
      async () => [await seal('x', { to: orion, by: [owner], date: new Date(Date.now() + 3_600_000) })],
    ],
    [
      'is signed with a key that has since expired',
      async () => [gpgFixture('signed-by-expired'), gpgFixture('expired-key')],
    ],
    ['is signed with a revoked key', async () => [gpgFixture('signed-by-revoked'), gpgFixture('revoked-key')]],
    ['is a compression bomb', async () => [await sealBomb(orion)]],
    ['is a compression bomb by GnuPG, with zip', async () => [gpgFixture('bomb-zip'), gpgFixture('ed25519-key')]],
    ['is a compression bomb by GnuPG, with bzip2', async () => [gpgFixture('bomb-bzip2'), gpgFixture('ed25519-key')]],
    ['has two mebibytes once opened', async () => [await sealNested('x'.repeat(2 * MIB), 1, { to: orion, by: owner })]],
    ['is compressed twice', async () => [await sealNested('x', 2, { to: orion, by: owner })]],
    ['is compressed 500 times', async () => [await sealNested('x', 500, { to: orion, by: owner })]],
    ['is sealed twice', async () => [await sealTwice('x', { to: orion, by: owner })]],
    ['has no integrity protection', async () => [await sealWithoutIntegrity('x', { to: orion, by: owner })]],
    ['is not a message', async () => ['hello']],
    ['is empty', async () => ['']],
    ['is over a mebibyte long', async () => [`${await seal('x', { to: orion, by: [owner] })}${'\n'.repeat(MIB)}`]],
    ['is a public key', async () => [owner.toPublic().armor()]],
    ['is checked against no key', async () => [await seal('x', { to: orion, by: [owner] }), 'none']],
  ])('is not opened if it %s', async (_what, make) => {
    expect(await open(...(await make()))).toBeNull();
  });

  it('is opened if it is compressed once, so that the refusals above have another cause', async () => {
    const text = 'x'.repeat(0.9 * MIB);
    expect(await open(await sealNested(text, 1, { to: orion, by: owner }))).toBe(text);
  });

  it('is opened if the signing key was valid then and has expired since', async () => {
    const then = createOpener(orion, { now: () => Date.parse('2022-08-01') });
    const message = { armored: gpgFixture('signed-by-expired'), signerPgpPublicKey: gpgFixture('expired-key') };
    expect(await then.open(message)).not.toBeNull();
    await then.close();
  });

  it('that takes too long ends its thread, and the next one is opened by another', async () => {
    const hasty = createOpener(orion, { now: Date.now, timeoutMs: 0 });
    const message = {
      armored: await seal('x', { to: orion, by: [owner] }),
      signerPgpPublicKey: owner.toPublic().armor(),
    };
    expect(await hasty.open(message)).toBe(late);
    expect(await hasty.open(message)).toBe(late);
    await hasty.close();
    expect(await open(message.armored)).toBe('x');
  });

  it('is opened if the whole process was suspended until after the timeout', async () => {
    const short = createOpener(orion, { now: Date.now, timeoutMs: 500 });
    onTestFinished(() => short.close());
    const message = {
      armored: await seal('x', { to: orion, by: [owner] }),
      signerPgpPublicKey: owner.toPublic().armor(),
    };
    // After the thread has started and compiled its code.
    while ((await short.open(message)) === late);
    const answer = short.open(message);
    await nextTurn();
    // The thread answers meanwhile, and this process cannot receive it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
    expect(await answer).toEqual(Uint8Array.of('x'.charCodeAt(0)));
  });

  it('is opened concurrently with others, each with its own answer', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => `text ${index}`);
    const sealed = await Promise.all(texts.map((text) => seal(text, { to: orion, by: [owner] })));
    expect(await Promise.all(sealed.map((armored) => open(armored)))).toEqual(texts);
  });
});
