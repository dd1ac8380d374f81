import { createPrivateKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCsr } from '../../../../simulators/src/index.ts';
import { createKeyMaker } from './create-key-maker.ts';
import type { MadeKey } from './key-thread.ts';

const subject = { commonName: 'n', organization: 'o', country: 'DE' };

describe('createKeyMaker', () => {
  it('makes a key and a request that belong together', { timeout: 180_000 }, async () => {
    const { privateKey, csr } = await createKeyMaker().make(subject);
    const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 4096 });
    expect(key.export({ type: 'pkcs1', format: 'der' }).includes(modulusOf(csr))).toBe(true);
  });

  it('makes one at a time, in order; those who would wait too long are 503 at once', async () => {
    const begun: ((made: MadeKey) => void)[] = [];
    const maker = createKeyMaker(() => new Promise((resolve) => begun.push(resolve)));
    const made = (csr: string): MadeKey => ({ privateKey: new Uint8Array(), csr });
    const answers = Array.from({ length: 6 }, () => maker.make(subject));
    await expect(maker.make(subject)).rejects.toMatchObject({
      status: 503,
      code: 'custody.busy',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    for (const [index, answer] of answers.entries()) {
      await Promise.resolve();
      expect(begun).toHaveLength(index + 1);
      begun[index]?.(made(`${index}`));
      expect((await answer).csr).toBe(`${index}`);
    }
    // There is room again.
    const next = maker.make(subject);
    await Promise.resolve();
    begun[6]?.(made('next'));
    expect((await next).csr).toBe('next');
  });

  it('goes on after one that failed', async () => {
    let count = 0;
    const maker = createKeyMaker(async () => {
      count += 1;
      if (count === 1) throw new Error('no memory');
      return { privateKey: new Uint8Array(), csr: 'good' };
    });
    const [first, second] = [maker.make(subject), maker.make(subject)];
    await expect(first).rejects.toThrow('no memory');
    expect((await second).csr).toBe('good');
  });
});

function modulusOf(csr: string): Buffer {
  return Buffer.from(readCsr(csr).publicKey.export({ format: 'jwk' }).n ?? '', 'base64url');
}
