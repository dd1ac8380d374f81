import { proves } from '@countersign/harness/proves';
import type { Decision, TransactionStatus } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { isFinal, nextStatus, type Standing } from './next-status.ts';

type Decided = Extract<Standing, { outcome: null }>;

const statuses: readonly TransactionStatus[] = ['PENDING', 'APPROVED', 'REJECTED', 'EXECUTED', 'FAILED'];
const verdicts: readonly (Decision | null)[] = [null, 'APPROVED', 'REJECTED', 'UNDECIDED'];
const owners: readonly Decided['owner'][] = [
  null,
  ...(['APPROVED', 'REJECTED'] as const).flatMap((decision) =>
    [false, true].map((isAfterVerdict) => ({ decision, isAfterVerdict })),
  ),
];
const decided = statuses.flatMap((status) =>
  verdicts.flatMap((verdict) =>
    owners.flatMap((owner) =>
      [false, true].flatMap((ownerNeeded) =>
        [false, true].map((isVetoed) => ({ status, outcome: null, verdict, owner, ownerNeeded, isVetoed })),
      ),
    ),
  ),
);
const executed = statuses.flatMap((status) =>
  (['succeeded', 'failed'] as const).map((outcome) => ({ status, outcome })),
);
const all: readonly Standing[] = [...decided, ...executed];

const pending: Decided = {
  status: 'PENDING',
  outcome: null,
  verdict: null,
  owner: null,
  ownerNeeded: false,
  isVetoed: false,
};
const approves = { decision: 'APPROVED', isAfterVerdict: true } as const;
const approvedBefore = { decision: 'APPROVED', isAfterVerdict: false } as const;
const rejects = { decision: 'REJECTED', isAfterVerdict: true } as const;

describe('the status of a transaction', () => {
  it.each<[string, Partial<Decided>, TransactionStatus]>([
    ['nothing is decided', {}, 'PENDING'],
    ['the owner alone approves', { owner: approvedBefore }, 'PENDING'],
    ['the arbiter approves, the owner is not needed', { verdict: 'APPROVED' }, 'APPROVED'],
    ['the arbiter approves, the owner is needed', { verdict: 'APPROVED', ownerNeeded: true }, 'PENDING'],
    [
      'the arbiter approves, the owner is needed and approves afterwards',
      { verdict: 'APPROVED', ownerNeeded: true, owner: approves },
      'APPROVED',
    ],
    [
      'the arbiter approves, the owner is needed and approved before',
      { verdict: 'APPROVED', ownerNeeded: true, owner: approvedBefore },
      'APPROVED',
    ],
    ['the arbiter rejects', { verdict: 'REJECTED', owner: approves }, 'REJECTED'],
    ['the owner rejects what the arbiter approves', { verdict: 'APPROVED', owner: rejects }, 'REJECTED'],
    ['the owner rejects before the verdict', { owner: { ...rejects, isAfterVerdict: false } }, 'REJECTED'],
    ['a key rejects', { verdict: 'APPROVED', owner: approves, isVetoed: true }, 'REJECTED'],
    ['the arbiter is undecided', { verdict: 'UNDECIDED', ownerNeeded: true }, 'PENDING'],
    ['the arbiter is undecided, the owner approved before', { verdict: 'UNDECIDED', owner: approvedBefore }, 'PENDING'],
    ['the arbiter is undecided, the owner approves afterwards', { verdict: 'UNDECIDED', owner: approves }, 'APPROVED'],
    ['the arbiter is undecided, the owner rejects', { verdict: 'UNDECIDED', owner: rejects }, 'REJECTED'],
    ['approved, and the owner withdraws', { status: 'APPROVED', verdict: 'APPROVED', owner: rejects }, 'REJECTED'],
    ['approved, and a key withdraws', { status: 'APPROVED', verdict: 'APPROVED', isVetoed: true }, 'REJECTED'],
    [
      'approved, and the owner approves again',
      { status: 'APPROVED', verdict: 'APPROVED', owner: approves },
      'APPROVED',
    ],
  ])('%s', (_what, standing, status) => {
    expect(nextStatus({ ...pending, ...standing })).toBe(status);
  });

  it(
    'has only the allowed transitions, from every combination of decisions',
    proves('status.from-approved', 'status.from-pending'),
    () => {
      const ways: Record<TransactionStatus, readonly TransactionStatus[]> = {
        PENDING: ['PENDING', 'APPROVED', 'REJECTED'],
        APPROVED: ['APPROVED', 'REJECTED', 'EXECUTED', 'FAILED'],
        REJECTED: ['REJECTED'],
        EXECUTED: ['EXECUTED'],
        FAILED: ['FAILED'],
      };
      expect(all).toHaveLength(5 * 4 * 5 * 2 * 2 + 5 * 2);
      for (const [status, expected] of Object.entries(ways)) {
        const reached = new Set(all.filter((standing) => standing.status === status).map(nextStatus));
        expect(reached).toEqual(new Set(expected));
      }
    },
  );

  it('is never approved without a verdict, or against any rejection', () => {
    for (const standing of decided.filter(({ status }) => status === 'PENDING')) {
      if (nextStatus(standing) !== 'APPROVED') continue;
      expect(standing.verdict === 'APPROVED' || standing.verdict === 'UNDECIDED').toBe(true);
      expect(standing.isVetoed).toBe(false);
      expect(standing.owner?.decision).not.toBe('REJECTED');
      if (standing.ownerNeeded) expect(standing.owner?.decision).toBe('APPROVED');
      if (standing.verdict === 'UNDECIDED') expect(standing.owner?.isAfterVerdict).toBe(true);
    }
  });

  it('is EXECUTED or FAILED only by the outcome of an APPROVED transaction', () => {
    expect(nextStatus({ status: 'APPROVED', outcome: 'succeeded' })).toBe('EXECUTED');
    expect(nextStatus({ status: 'APPROVED', outcome: 'failed' })).toBe('FAILED');
    for (const standing of executed) {
      if (standing.status !== 'APPROVED') expect(nextStatus(standing)).toBe(standing.status);
    }
    for (const standing of decided) {
      if (!isFinal(standing.status)) expect(['EXECUTED', 'FAILED']).not.toContain(nextStatus(standing));
    }
  });

  it('REJECTED, EXECUTED and FAILED are final after any further decision', proves('status.final'), () => {
    expect(statuses.filter(isFinal)).toEqual(['REJECTED', 'EXECUTED', 'FAILED']);
    for (const standing of all) if (isFinal(standing.status)) expect(nextStatus(standing)).toBe(standing.status);
  });
});
