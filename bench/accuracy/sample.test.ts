import { expect, test } from 'vitest';
import { openBlackBox } from './black-box.ts';
import { judgeRow } from './judge-row.ts';
import { sampleRows } from './sample.ts';

const box = await openBlackBox();

/** Mutations for which the owner is asked: the words do not say which of two values belongs where. */
const asked: ReadonlySet<string> = new Set(['amounts-exchanged', 'count-plus-one']);

test.each(sampleRows().map((row) => [row.id, row] as const))('%s', async (_, row) => {
  const answer = await box.ask(row.request, row.policy);
  expect([...box.crashes]).toEqual([]);
  if (!answer) return;
  const outcome = judgeRow(row, answer);
  const { decision, failed } = outcome;
  expect(outcome.isMistake).toBe(false);
  if (asked.has(row.mutation ?? '')) return;
  expect({ intent: row.request.human_intent, decision, failed: decision === row.expect ? [] : failed }).toEqual({
    intent: row.request.human_intent,
    decision: row.expect,
    failed: [],
  });
  if (row.nodes && !outcome.hasRightNode) expect(failed.map(({ node }) => node)).toContain(row.nodes[0]);
});
