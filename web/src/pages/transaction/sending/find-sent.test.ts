import { describe, expect, it } from 'vitest';
import type { Call, Hex, Sender } from './ask-wallet.ts';
import { awaitCall, Replaced } from './find-sent.ts';
import { Left } from './left.ts';

const account = `0x${'ab'.repeat(20)}`;
const call: Call = { to: `0x${'cd'.repeat(20)}`, value: '5', data: '0x' };
const other: Call = { ...call, value: '6' };
const hashOf = (index: number): Hex => `0x${String(index).padStart(64, '0')}`;
const hash = hashOf(99);
const since = { nonce: 7, block: 0 };

interface Sent {
  readonly hash: Hex;
  readonly call: Call;
}

/**
 * A node where the account has sent these transactions, one a block from the nonce of `since` on, with a configurable
 * answer about ours.
 */
function nodeWith(mined: readonly Sent[], shows: { sent: object | null; receipt: object | null }): Sender {
  const quantity = (value: number): Hex => `0x${value.toString(16)}`;
  const fieldsOf = ({ hash, call: { to, value, data } }: Sent, index: number) => ({
    hash,
    from: account,
    to,
    value: quantity(Number(value)),
    input: data,
    nonce: quantity(since.nonce + index),
  });
  const blockOf = (at: unknown) => (at === 'latest' || at === 'pending' ? mined.length : Number(at));
  const methods: Record<string, (first: unknown, second: unknown) => unknown> = {
    eth_blockNumber: () => quantity(mined.length),
    eth_getTransactionCount: (_account, at) => quantity(since.nonce + Math.min(blockOf(at), mined.length)),
    eth_getBlockByNumber: (at) => {
      const index = Number(at) - 1;
      const sent = mined[index];
      return { transactions: sent ? [fieldsOf(sent, index)] : [] };
    },
    eth_getTransactionByHash: (asked) => {
      const index = mined.findIndex((each) => each.hash === asked);
      const sent = mined[index];
      return asked === hash ? shows.sent : sent ? fieldsOf(sent, index) : null;
    },
    eth_getTransactionReceipt: (asked) => (asked === hash ? shows.receipt : { status: '0x1' }),
  };
  return {
    account,
    chainId: 1,
    ask: async (method, params) => {
      const [first, second] = params === undefined ? [] : (params as readonly unknown[]);
      return methods[method]?.(first, second);
    },
  };
}

/** The findings after one look, when the owner leaves. */
const look = (sender: Sender, nonce: number | null) =>
  awaitCall(sender, { hash, call, since, nonce, onNonce: () => {} }, AbortSignal.abort());

const unknown = { sent: null, receipt: null };

describe('a pending call', () => {
  it('is awaited if another transaction took the nonce expected for it', async () => {
    // The other one has nonce 7, so ours has 8, which the node does not show yet.
    await expect(look(nodeWith([{ hash: hashOf(1), call: other }], unknown), null)).rejects.toThrow(Left);
    await expect(look(nodeWith([{ hash: hashOf(1), call: other }], unknown), 8)).rejects.toThrow(Left);
  });

  it('reports its nonce as soon as it is seen', async () => {
    const nonces: number[] = [];
    const sender = nodeWith([], { sent: { nonce: '0x8' }, receipt: null });
    const onNonce = (nonce: number) => nonces.push(nonce);
    const left = awaitCall(sender, { hash, call, since, nonce: null, onNonce }, AbortSignal.abort());
    await expect(left).rejects.toThrow(Left);
    expect(nonces).toEqual([8]);
  });

  it('counts as replaced if another transaction used its own nonce', async () => {
    const mined = [other, other].map((each, index) => ({ hash: hashOf(index), call: each }));
    await expect(look(nodeWith(mined, unknown), 8)).rejects.toThrow(Replaced);
  });

  it('is the transaction with its nonce after a speed-up, and the exact call if its nonce was never seen', async () => {
    const mined = [other, call].map((each, index) => ({ hash: hashOf(index), call: each }));
    for (const nonce of [8, null]) {
      expect(await look(nodeWith(mined, unknown), nonce)).toEqual({ hash: hashOf(1), succeeded: true });
    }
  });
});
