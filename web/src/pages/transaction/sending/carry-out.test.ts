import { describe, expect, it } from 'vitest';
import { nothingSent, type Sending } from '../../../data/kept-sending.ts';
import type { Action, WholeTransaction } from '../record.ts';
import { carryOut, type Errand } from './carry-out.ts';

const account = `0x${'ab'.repeat(20)}`;
const action: Action = {
  tx: { to: `0x${'cd'.repeat(20)}`, value: '5', data: '0x' },
  calls: null,
  typedData: null,
  payment: null,
};
const hash = `0x${'12'.repeat(32)}`;
const approved = {
  status: 'APPROVED',
  statusReason: null,
  validUntil: null,
  release: null,
  verdict: null,
  chainId: 1,
  escrowAddress: account,
};

/** An errand that the wallet was asked for before, and the requests that the wallet receives during the test. */
function errandOf(before: Sending, answers: Readonly<Record<string, unknown>> = {}) {
  let kept = before;
  const asked: string[] = [];
  const errand: Errand = {
    action,
    before,
    atOnce: false,
    look: async () => approved as unknown as WholeTransaction,
    keep: (next) => {
      kept = next;
    },
    read: () => kept,
    onAsking: () => {},
    signal: new AbortController().signal,
    sender: {
      account,
      chainId: 1,
      async ask(method) {
        asked.push(method);
        const known = { eth_chainId: '0x1', eth_accounts: [account], eth_sendTransaction: hash, ...answers };
        if (!(method in known)) throw new Error(`${method} is not answered`);
        return known[method as keyof typeof known];
      },
    },
  };
  return { errand, asked, kept: () => kept };
}

describe('a wallet that was asked and has not answered', () => {
  it('is not asked again if the starting point of the search is unknown', async () => {
    const { errand, asked, kept } = errandOf({ ...nothingSent, isAsked: true });
    await expect(carryOut(errand)).rejects.toThrow('What your account has sent cannot be looked up');
    expect(asked).not.toContain('eth_sendTransaction');
    expect(kept().isAsked).toBe(true);
  });

  it('is searched from the first question on, however often it was asked', async () => {
    const since = { nonce: 4, block: 9 };
    const { errand, kept } = errandOf(
      { ...nothingSent, isAsked: true, since },
      { eth_getTransactionCount: '0x4', eth_blockNumber: '0xa' },
    );
    await carryOut(errand);
    expect(kept()).toEqual({ ...nothingSent, hashes: [hash], isWhole: true, since });
  });
});
