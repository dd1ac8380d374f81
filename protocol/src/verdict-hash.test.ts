import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import { bytesToHex, hashTypedData, keccak256, stringToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Decision } from './approvals.ts';
import { domain } from './typed-data.ts';
import { decisionCodes, hashEffects, hashVerdict, type Verdict, zeroHash } from './verdict-hash.ts';
import { formerVerdictType, type VerdictType, verdictType } from './verdict-types.ts';

const verdict: Verdict = {
  requestHash: `0x${'1f'.repeat(32)}`,
  decision: 'APPROVED',
  confidenceBps: 9_900,
  callHash: `0x00${'ab'.repeat(31)}`,
  reportHash: `0x${'00'.repeat(32)}`,
  effectsHash: `0x${'5e'.repeat(32)}`,
  decidedAt: 1_790_000_000,
};

/** The fields of a type, in its notation. */
const fieldsOf = (type: VerdictType) =>
  type
    .slice('Verdict('.length, -1)
    .split(',')
    .map((field) => field.split(' '))
    .map(([fieldType = '', name = '']) => ({ name, type: fieldType }));

const hashByViem = ({ decision, decidedAt, ...rest }: Verdict, type: VerdictType = verdictType) =>
  hashTypedData({
    domain,
    primaryType: 'Verdict',
    types: { Verdict: fieldsOf(type) },
    message: { ...rest, decision: { APPROVED: 1, REJECTED: 2, UNDECIDED: 3 }[decision], decidedAt: BigInt(decidedAt) },
  });

describe('verdict hash', () => {
  it('equals the EIP-712 hash by a wallet, with a domain of name and version only', () => {
    const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bytesToHex(bytes));
    const anyVerdict = fc.record({
      requestHash: hash,
      decision: fc.constantFrom<Decision>('APPROVED', 'REJECTED', 'UNDECIDED'),
      confidenceBps: fc.integer({ min: 0, max: 10_000 }),
      callHash: hash,
      reportHash: hash,
      effectsHash: hash,
      decidedAt: fc.maxSafeNat(),
    });
    for (const type of [verdictType, formerVerdictType] as const) {
      fc.assert(fc.property(anyVerdict, (any) => hashVerdict(any, type) === hashByViem(any, type)));
    }
    expect(hashVerdict(verdict)).toBe(hashByViem(verdict));
  });

  it('uses the documented struct and numbers', proves('verdict.type'), () => {
    expect(verdictType).toBe(
      'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,bytes32 effectsHash,uint64 decidedAt)',
    );
    expect(formerVerdictType).toBe(verdictType.replace('bytes32 effectsHash,', ''));
    expect(decisionCodes).toEqual({ APPROVED: 1, REJECTED: 2, UNDECIDED: 3 });
  });

  it.each<Partial<Verdict>>([
    { requestHash: `0x${'2f'.repeat(32)}` },
    { decision: 'UNDECIDED' },
    { confidenceBps: 9_901 },
    { callHash: `0x${'00'.repeat(32)}` },
    { reportHash: `0x${'01'.repeat(32)}` },
    { effectsHash: `0x${'00'.repeat(32)}` },
    { decidedAt: 1_790_000_001 },
  ])('differs for another %o', (other) => {
    expect(hashVerdict({ ...verdict, ...other })).not.toBe(hashVerdict(verdict));
  });

  it('covers effects by their canonical JSON, and absent ones by zero', proves('verdict.type'), () => {
    expect(hashEffects([{ to: null, kind: 'send' }])).toBe(hashEffects([{ kind: 'send', to: null }]));
    expect(hashEffects([{ kind: 'send', to: null }])).toBe(keccak256(stringToHex('[{"kind":"send","to":null}]')));
    expect(hashEffects([])).toBe(keccak256(stringToHex('[]')));
    expect(hashEffects(null)).toBe(zeroHash);
  });
});
