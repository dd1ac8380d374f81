import { describe, expect, it } from 'vitest';
import { canBatch } from './wallet-batch.ts';

const sender = (answer: () => unknown) => ({ account: `0x${'ab'.repeat(20)}`, chainId: 1, ask: async () => answer() });
const failing = (code: number) =>
  sender(() => {
    throw Object.assign(new Error('no answer'), { code });
  });

describe('support for atomic batches', () => {
  it.each([
    [{ '0x1': { atomic: { status: 'supported' } } }, true],
    [{ '0x0': { atomic: { status: 'ready' } } }, true],
    [{ '0x1': { atomic: { status: 'unsupported' } } }, false],
    [{}, false],
    [null, false],
  ])('is what it says: %j', async (answer, can) => {
    expect(await canBatch(sender(() => answer))).toBe(can);
  });

  it.each([-32601, 4200, 5710])('is absent if the wallet does not know the method (%d)', async (code) => {
    expect(await canBatch(failing(code))).toBe(false);
  });

  it.each([-32603, -32000, 4900])('is unknown if the wallet fails to answer (%d)', async (code) => {
    await expect(canBatch(failing(code))).rejects.toThrow('no answer');
  });
});
