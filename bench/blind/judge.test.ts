import type { ValidationResponse } from '@countersign/protocol';
import { expect, it } from 'vitest';
import { threshold } from '../arbiter.ts';
import { answerOf, judgeCases, openReader } from './judge.ts';
import { caseOf, transfer } from './judged.fixture.ts';

const reader = await openReader();
const { judged } = await judgeCases(reader, [
  caseOf(),
  caseOf({ label: 'wrong', request: transfer('Send 5 USDC to 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') }),
]);

it("uses the arbiter's threshold", () => {
  expect(threshold).toBe(0.75);
});

it('judges with the shipped validator', () => {
  expect(judged.map(({ answer }) => answer.outcome)).toEqual(['APPROVED', 'REJECTED']);
  expect(judged[1]?.answer).toMatchObject({ decision: 'REJECT', node: 'intent_alignment.amount_matching' });
});

it.each([
  ['PASS', 0.75, 'APPROVED'],
  ['PASS', 0.749, 'UNDECIDED'],
  ['REJECT', 0.75, 'REJECTED'],
  ['REJECT', 0.749, 'UNDECIDED'],
] as const)('%s at %s is %s', async (decision, confidence, outcome) => {
  const report = (await reader.ask(caseOf().request)) as ValidationResponse;
  expect(answerOf('r1-1', { ...report, decision, confidence })).toMatchObject({ decision, confidence, outcome });
});

it('is undecided if the validator crashes', () => {
  expect(answerOf('r1-1', null)).toMatchObject({ outcome: 'UNDECIDED', decision: null });
});

it('shortens reasons', async () => {
  const report = (await reader.ask(caseOf().request)) as ValidationResponse;
  expect(answerOf('r1-1', { ...report, reason: 'x'.repeat(500) }).reason).toHaveLength(200);
});
