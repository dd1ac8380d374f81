import { createPrivateKey } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { readCsr } from '../../../../simulators/src/index.ts';
import { createKeyMaker, type KeyMaker } from './create-key-maker.ts';
import type { MadeKey } from './key-thread.ts';

const subject = { commonName: 'n', organization: 'o', country: 'DE' };

/** Holds a place until the key is generated. */
const makeFor = (maker: KeyMaker, owner: string) => maker.hold(owner, (make) => make(subject));
const made = (csr: string): MadeKey => ({ privateKey: new Uint8Array(), csr });

describe('createKeyMaker', () => {
  it('generates a matching key and request', { timeout: 180_000 }, async () => {
    const { privateKey, csr } = await makeFor(createKeyMaker(), 'one');
    const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 4096 });
    expect(key.export({ type: 'pkcs1', format: 'der' }).includes(modulusOf(csr))).toBe(true);
  });

  it('generates one at a time, in order; callers who would wait too long get a 503 at once', async () => {
    const begun: ((key: MadeKey) => void)[] = [];
    const maker = createKeyMaker(() => new Promise((resolve) => begun.push(resolve)));
    const answers = Array.from({ length: 6 }, (_, index) => makeFor(maker, `${index}`));
    await expect(makeFor(maker, 'late')).rejects.toMatchObject({
      status: 503,
      code: 'custody.busy',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect(['0', '5', 'late'].map((owner) => maker.isHeldFor(owner))).toEqual([true, true, false]);
    for (const [index, answer] of answers.entries()) {
      await vi.waitFor(() => expect(begun).toHaveLength(index + 1), { timeout: 30_000 });
      begun[index]?.(made(`${index}`));
      expect((await answer).csr).toBe(`${index}`);
    }
    expect(maker.isHeldFor('5')).toBe(false);
    // There is room again.
    const next = makeFor(maker, 'late');
    await vi.waitFor(() => expect(begun).toHaveLength(7), { timeout: 30_000 });
    begun[6]?.(made('next'));
    expect((await next).csr).toBe('next');
  });

  it('refuses a caller who has waited too long', async () => {
    const maker = createKeyMaker(async () => {
      await sleep(400);
      return made('good');
    }, 200);
    const [first, second] = [makeFor(maker, 'one'), makeFor(maker, 'two')];
    expect((await first).csr).toBe('good');
    await expect(second).rejects.toMatchObject({ status: 503 });
    expect((await makeFor(maker, 'two')).csr).toBe('good');
  });

  it('continues after a failure', async () => {
    let count = 0;
    const maker = createKeyMaker(async () => {
      count += 1;
      if (count === 1) throw new Error('no memory');
      return made('good');
    });
    const [first, second] = [makeFor(maker, 'one'), makeFor(maker, 'two')];
    await expect(first).rejects.toThrow('no memory');
    expect((await second).csr).toBe('good');
    expect(maker.isHeldFor('one')).toBe(false);
  });
});

function modulusOf(csr: string): Buffer {
  return Buffer.from(readCsr(csr).publicKey.export({ format: 'jwk' }).n ?? '', 'base64url');
}
