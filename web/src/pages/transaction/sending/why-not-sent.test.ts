import { hashAction } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import type { Action, WholeTransaction } from '../record.ts';
import { whyNotSent } from './why-not-sent.ts';

const account = `0x${'Ab'.repeat(20)}` as const;
const tx = { to: `0x${'Cd'.repeat(20)}` as const, value: '5', data: '0x' as const };
const action: Action = { tx, calls: null, typedData: null, payment: null };
const lower = account.toLowerCase() as typeof account;
const callHash = hashAction({ tx: { ...tx, to: tx.to.toLowerCase() as typeof tx.to } }, { chainId: 1, account: lower });
const now = Date.parse('2026-01-01T00:00:00Z');

const approved = {
  status: 'APPROVED',
  statusReason: null,
  validUntil: '2026-01-02T00:00:00Z',
  release: null,
  chainId: 1,
  escrowAddress: account,
  verdict: { callHash },
};
const why = (different: object, sent: Action = action) =>
  whyNotSent({ ...approved, ...different } as unknown as WholeTransaction, sent, now)?.failure.title ?? null;

describe('a transaction that may be sent', () => {
  it('is the approved one; for a verdict without a hash, the record decides', () => {
    expect(why({})).toBeNull();
    expect(why({ verdict: { callHash: null } })).toBeNull();
  });

  it.each<[string, object, string]>([
    ['expired', { status: 'REJECTED', statusReason: 'expired' }, 'The approval has expired'],
    ['expired by the clock alone', { validUntil: '2025-12-31T23:59:59Z' }, 'The approval has expired'],
    ['frozen', { status: 'REJECTED', statusReason: 'frozen' }, 'Your account was frozen'],
    ['withdrawn', { status: 'REJECTED' }, 'This is not approved'],
    ['not approved yet', { status: 'PENDING' }, 'This is not approved'],
    ['executed', { status: 'EXECUTED' }, 'This was already sent'],
    ['failed', { status: 'FAILED' }, 'This was already sent'],
    ['paid otherwise', { status: 'REJECTED', statusReason: 'nonce_used' }, 'Another request used this payment'],
    ['handed over', { release: { status: 'submitted' } }, 'Your custody provider sends this'],
    ['on another chain', { chainId: 2 }, 'This is not what was approved'],
    ['of another account', { escrowAddress: `0x${'ee'.repeat(20)}` }, 'This is not what was approved'],
  ])('must not be %s', (_what, different, title) => {
    expect(why(different)).toBe(title);
  });

  it.each<[string, Action]>([
    ['recipient', { ...action, tx: { ...tx, to: `0x${'11'.repeat(20)}` } }],
    ['value', { ...action, tx: { ...tx, value: '6' } }],
    ['data', { ...action, tx: { ...tx, data: '0x00' } }],
    ['form', { ...action, tx: null, calls: [tx] }],
  ])('must not have another %s', (_what, other) => {
    expect(why({}, other)).toBe('This is not what was approved');
  });
});
