import fc from 'fast-check';
import { bytesToHex, hashTypedData } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Decision } from './approvals.ts';
import { domain } from './typed-data.ts';
import { decisionCodes, hashVerdict, type Verdict, verdictType } from './verdict-hash.ts';

const verdict: Verdict = {
  requestHash: `0x${'1f'.repeat(32)}`,
  decision: 'APPROVED',
  confidenceBps: 9_900,
  callHash: `0x00${'ab'.repeat(31)}`,
  reportHash: `0x${'00'.repeat(32)}`,
  decidedAt: 1_790_000_000,
};

const hashByViem = ({ decision, decidedAt, ...rest }: Verdict) =>
  hashTypedData({
    domain,
    primaryType: 'Verdict',
    types: {
      Verdict: [
        { name: 'requestHash', type: 'bytes32' },
        { name: 'decision', type: 'uint8' },
        { name: 'confidenceBps', type: 'uint16' },
        { name: 'callHash', type: 'bytes32' },
        { name: 'reportHash', type: 'bytes32' },
        { name: 'decidedAt', type: 'uint64' },
      ],
    },
    message: { ...rest, decision: { APPROVED: 1, REJECTED: 2, UNDECIDED: 3 }[decision], decidedAt: BigInt(decidedAt) },
  });

describe('verdict hash', () => {
  it('is what a wallet signs as typed data, by a domain with name and version only', () => {
    const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bytesToHex(bytes));
    const anyVerdict = fc.record({
      requestHash: hash,
      decision: fc.constantFrom<Decision>('APPROVED', 'REJECTED', 'UNDECIDED'),
      confidenceBps: fc.integer({ min: 0, max: 10_000 }),
      callHash: hash,
      reportHash: hash,
      decidedAt: fc.maxSafeNat(),
    });
    fc.assert(fc.property(anyVerdict, (any) => hashVerdict(any) === hashByViem(any)));
    expect(hashVerdict(verdict)).toBe(hashByViem(verdict));
  });

  it('has the struct and the numbers that are documented', () => {
    expect(verdictType).toBe(
      'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,uint64 decidedAt)',
    );
    expect(decisionCodes).toEqual({ APPROVED: 1, REJECTED: 2, UNDECIDED: 3 });
  });

  it.each<Partial<Verdict>>([
    { requestHash: `0x${'2f'.repeat(32)}` },
    { decision: 'UNDECIDED' },
    { confidenceBps: 9_901 },
    { callHash: `0x${'00'.repeat(32)}` },
    { reportHash: `0x${'01'.repeat(32)}` },
    { decidedAt: 1_790_000_001 },
  ])('is another for another %o', (other) => {
    expect(hashVerdict({ ...verdict, ...other })).not.toBe(hashVerdict(verdict));
  });
});
