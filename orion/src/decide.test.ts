import { proves } from '@countersign/harness/proves';
import type { Decision, ValidationResponse } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { readEffects } from './read-effects.ts';
import { passReport, rejectReport, sentEffect } from './report.fixture.ts';

const open = { threshold: 0.75, isSealed: false };
const sealed = { threshold: 0.75, isSealed: true };

describe('the conclusion from a report', () => {
  it.each<[report: ValidationResponse, decision: Decision]>([
    [passReport(), 'APPROVED'],
    [passReport({ confidence: 0.75 }), 'APPROVED'],
    [passReport({ confidence: 0.7499 }), 'UNDECIDED'],
    [passReport({ confidence: 0 }), 'UNDECIDED'],
    [passReport({ confidence: Number.NaN }), 'UNDECIDED'],
    [passReport({ decision: 'MAYBE' as 'PASS' }), 'UNDECIDED'],
    [rejectReport(), 'REJECTED'],
    [rejectReport({ confidence: 0.75 }), 'REJECTED'],
    [rejectReport({ confidence: 0.7499 }), 'UNDECIDED'],
    [rejectReport({ confidence: 0 }), 'UNDECIDED'],
    [rejectReport({ confidence: Number.NaN }), 'UNDECIDED'],
  ])('%#: is a decision', (report, decision) => {
    expect(decide(report, open).decision).toBe(decision);
    expect(decide(report, sealed).decision).toBe(decision);
  });

  it('names the failure, what would make the request pass, and all failed checks', () => {
    expect(decide(rejectReport(), open).analysis).toBe(
      [
        'The intent says 1 ETH, but the call moves 2 ETH.',
        'To make it pass: Set the value to 1 ETH.',
        'Failed checks: intent_alignment.amount_matching.',
      ].join('\n'),
    );
  });

  it("is phrased in terms of the caller's request", proves('verdict.settles'), () => {
    const reason =
      'proposed_tx.context.note gives instructions to the verifier. proposed_tx.transactions[1].to, proposed_tx.order.domain, proposed_tx.data and human_intent are fine.';
    const { analysis } = decide(rejectReport({ explanation: null, reason }), open);
    expect(analysis.split('\n').slice(0, 2)).toEqual([
      'contextLogs.note gives instructions to the verifier.',
      'calls[1].to, typedData.domain, tx.data and userPrompt are fine.',
    ]);
  });

  it('is derived from the results if the validator gave no explanation', () => {
    const failed = { status: 'FAIL', confidence: 1, reasoning: 'The tokens differ.', details: {} } as const;
    const results = { ...rejectReport().results, 'intent_alignment.token_matching': failed };
    expect(decide(rejectReport({ explanation: null, results }), open).analysis).toBe(
      [
        'The intent says 1 ETH, but the call moves 2 ETH.',
        '- intent_alignment.token_matching: The tokens differ.',
        'Failed checks: intent_alignment.amount_matching, intent_alignment.token_matching.',
      ].join('\n'),
    );
  });

  it('lists every other failure once, by the name of its check', () => {
    const report = rejectReport();
    const [issue] = report.explanation?.key_issues ?? [];
    const other = { ...issue, node_id: 'x.y', node_name: 'Token', reason: 'The tokens differ.' } as typeof issue;
    const key_issues = [issue, other].flatMap((each) => each ?? []);
    const explanation = report.explanation && { ...report.explanation, key_issues };
    expect(
      decide({ ...report, explanation }, open)
        .analysis.split('\n')
        .slice(0, 2),
    ).toEqual(['The intent says 1 ETH, but the call moves 2 ETH.', '- Token: The tokens differ.']);
  });

  const unsure = { confidence: 0.5 };
  const skipped = {
    status: 'SKIP',
    confidence: 0,
    reasoning: 'No checked price of WETH is known.',
    details: { skipped: 'missing' },
  } as const;
  const explained = (report: ValidationResponse): ValidationResponse => ({
    ...report,
    results: { ...report.results, 'adversarial_detection.zero_return': skipped },
    extracted_elements: { ...report.extracted_elements, does: ['Send 1 ETH to 0x5aAe…eAed', 'Vote'] },
    explanation: report.explanation && { ...report.explanation, to_pass: 'Name a minimum amount.' },
  });

  it(
    'explains an uncertain pass by the open points, the effect, and what would make it pass',
    proves('verdict.low-confidence'),
    () => {
      expect(decide(explained(passReport(unsure)), open).analysis.split('\n')).toEqual([
        'Left to the owner: No checked price of WETH is known.',
        'The transaction would do the following: Send 1 ETH to 0x5aAe…eAed; Vote.',
        'To make it pass: Name a minimum amount.',
        'No check failed, but the confidence is 0.5 and a decision requires at least 0.75.',
      ]);
    },
  );

  it(
    'explains an uncertain rejection by the failure and what would make it pass',
    proves('verdict.low-confidence'),
    () => {
      expect(decide(explained(rejectReport(unsure)), open).analysis.split('\n')).toEqual([
        'The intent says 1 ETH, but the call moves 2 ETH.',
        'To make it pass: Name a minimum amount.',
        'A check failed, but the confidence is 0.5 and a decision requires at least 0.75.',
        'Failed checks: intent_alignment.amount_matching.',
      ]);
    },
  );

  it('says what would make it pass if the validator does not', () => {
    expect(decide(passReport(unsure), open).analysis).toMatch(/To make it pass: Name the action, the amount, /);
  });

  it.each<[summary: string, lines: string[]]>([
    [
      'The transaction sends 1.5 ETH to 0xd8dA. All 12 checks passed.',
      ['The transaction sends 1.5 ETH to 0xd8dA.', 'All 12 checks passed.'],
    ],
    ['Is it\n1 ETH?  It is 2. ', ['Is it 1 ETH?', 'It is 2.']],
    ['no end', ['no end']],
  ])('begins with one sentence, on a line of its own: %j', (summary, lines) => {
    const { explanation } = passReport();
    const report = passReport({ explanation: explanation && { ...explanation, summary } });
    expect(decide(report, open).analysis.split('\n')).toEqual(lines);
  });

  it('reveals nothing about a sealed request but the decision and the checks', () => {
    expect(decide(rejectReport(), sealed).analysis).toBe(
      'The transaction does not do what was asked for.\nFailed checks: intent_alignment.amount_matching.',
    );
    expect(decide(passReport(), sealed).analysis).toBe('The transaction does what was asked for.');
    expect(decide(explained(rejectReport(unsure)), sealed).analysis).toBe(
      [
        'A check failed, but the confidence is 0.5 and a decision requires at least 0.75.',
        'The encrypted report says what is open and what would settle it.',
        'Failed checks: intent_alignment.amount_matching.',
      ].join('\n'),
    );
  });

  it('never exceeds the maximum length of a verdict, nor ends in half a character', () => {
    const { analysis } = decide(rejectReport({ explanation: null, reason: '🦊'.repeat(20_000) }), open);
    expect(analysis.length).toBeLessThan(20_000);
    expect(analysis.isWellFormed()).toBe(true);
  });
});

describe('the effects in a report', () => {
  const withEffects = (elements: Record<string, unknown>) => passReport({ extracted_elements: elements });

  it("are converted to the service's format", () => {
    const { beneficiary_unknown: beneficiaryUnknown, ...rest } = sentEffect;
    expect(readEffects(passReport())).toEqual([{ ...rest, beneficiaryUnknown }]);
    expect(readEffects(withEffects({ effects: [] }))).toEqual([]);
  });

  it.each<[what: string, elements: Record<string, unknown>]>([
    ['there are none', {}],
    ['they are not a list', { effects: 'many' }],
    ['some are not shown', { effects: [sentEffect], effects_not_shown: 1 }],
    ['one lacks its kind', { effects: [sentEffect, { ...sentEffect, kind: undefined }] }],
    ['a list in one is truncated', { effects: [{ ...sentEffect, gives: [...sentEffect.gives, '… (5 more)'] }] }],
    ['there are too many', { effects: Array(1001).fill(sentEffect) }],
  ])('are unknown if %s', (_what, elements) => {
    expect(readEffects(withEffects(elements))).toBeNull();
  });
});
