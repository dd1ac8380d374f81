import type { ValidationResponse } from '@countersign/protocol';
import { expect, it } from 'vitest';
import { judgeRow } from './judge-row.ts';
import type { Row } from './row.ts';
import { outcomesOf, tally } from './tally.ts';
import { accuracyTargets } from './targets.ts';

const row = (kind: Row['kind']): Row => ({
  id: kind,
  kind,
  split: 'dev',
  operation: 'native-send',
  request: { human_intent: 'Send 1 ETH', proposed_tx: {}, metadata: {} },
  expect: kind === 'mutant' ? 'REJECT' : 'PASS',
  ...(kind === 'mutant' ? { severity: 'critical' } : {}),
});

const judge = (kind: Row['kind'], decision: 'PASS' | 'REJECT', confidence: number) =>
  judgeRow(row(kind), {
    decision,
    confidence,
    results: {},
    extracted_elements: {},
    primary_failure_node: null,
  } as unknown as ValidationResponse);

it.each([
  ['mutant', 'PASS', 0.75, 'APPROVED', true],
  ['mutant', 'PASS', 0.74, 'UNDECIDED', false],
  ['mutant', 'REJECT', 0.74, 'UNDECIDED', false],
  ['mutant', 'REJECT', 0.75, 'REJECTED', false],
  ['aligned', 'PASS', 0.75, 'APPROVED', false],
  ['aligned', 'REJECT', 0.74, 'UNDECIDED', false],
  ['odd', 'REJECT', 0.75, 'REJECTED', true],
] as const)('%s that is answered %s at %d is %s', (kind, decision, confidence, outcome, isMistake) => {
  expect(judge(kind, decision, confidence)).toMatchObject({ outcome, isMistake });
});

it('counts approved, asked and rejected rows', () => {
  const answers = [judge('mutant', 'PASS', 0.9), judge('mutant', 'PASS', 0.6), judge('mutant', 'REJECT', 0.6)];
  expect(outcomesOf(answers)).toEqual({ approved: 1, asked: 2, rejected: 0 });
});

it('misses its target if one critical mutant is approved, but not if the owner is asked', () => {
  const isMet = (confidence: number) =>
    accuracyTargets(tally([judge('mutant', 'PASS', confidence)])).find(({ name }) => name.startsWith('critical'))
      ?.isMet;
  expect(isMet(0.9)).toBe(false);
  expect(isMet(0.6)).toBe(true);
});
