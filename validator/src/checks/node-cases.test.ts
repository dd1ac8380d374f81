import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateInTest } from '../whole/validate.fixture.ts';
import { nodes } from './index.ts';
import type { NodeId } from './node.ts';
import type { NodeCases } from './node-case.ts';

const files = globSync('*/*.cases.ts', { cwd: import.meta.dirname }).sort();
const tables = await Promise.all(
  files.map(async (file) => {
    const exports = Object.values((await import(join(import.meta.dirname, file))) as Record<string, NodeCases>);
    return exports.find((value) => 'cases' in value) as NodeCases;
  }),
);

/** Checks that never fail: if they cannot decide, the owner is asked. */
const onlyAsk: ReadonlySet<NodeId> = new Set(['intent_alignment.reading']);
/** The threshold of the arbiter. */
const THRESHOLD = 0.75;

describe.each(tables)('$node', ({ node, cases }) => {
  it.each(cases)('$expect: $name', async ({ request, expect: expected, says, policy }) => {
    const answer = await validateInTest(request, policy);
    const result = answer.results[node];
    expect(result, JSON.stringify(answer.reason)).toMatchObject({ status: expected });
    if (says !== undefined) expect(`${result?.reasoning} ${result?.details.fix ?? ''}`).toContain(says);
    if (onlyAsk.has(node) && expected === 'SKIP') expect(answer.confidence).toBeLessThan(THRESHOLD);
  });
});

describe('the case tables', () => {
  const asksOthers = nodes.filter(({ needs }) => needs.includes('model') || needs.includes('rpc'));
  const judged = nodes.filter((node) => !asksOthers.includes(node)).map(({ id }) => id);

  it.each(judged)('contain a case that %s stops and one that it lets through', (id) => {
    const expected = tables.filter(({ node }) => node === id).flatMap(({ cases }) => cases.map((one) => one.expect));
    expect(expected).toContain(onlyAsk.has(id) ? 'SKIP' : 'FAIL');
    expect(expected).toContain('PASS');
  });

  it('name only existing checks', () => {
    expect(tables.map(({ node }) => node).filter((id) => !nodes.some((node) => node.id === id))).toEqual([]);
  });
});

describe('the list of checks', () => {
  it('has the public ids and severities, in order', () => {
    expect(nodes.map(({ id, severity }) => `${id} ${severity}`)).toMatchInlineSnapshot(`
      [
        "intent_alignment.reading critical",
        "intent_alignment.operation_matching critical",
        "intent_alignment.token_matching critical",
        "intent_alignment.amount_matching critical",
        "intent_alignment.value_matching critical",
        "intent_alignment.recipient_matching critical",
        "intent_alignment.spender_matching critical",
        "intent_alignment.protocol_matching high",
        "intent_alignment.chain_matching critical",
        "intent_alignment.slippage_tolerance high",
        "intent_alignment.deadline_consistency high",
        "intent_alignment.fee_alignment high",
        "intent_alignment.order_alignment critical",
        "intent_alignment.constraint_compliance critical",
        "intent_alignment.approval_covers_primary high",
        "intent_alignment.sequence_check high",
        "intent_alignment.no_extra_effects critical",
        "intent_alignment.term_matching critical",
        "intent_alignment.payment_terms critical",
        "intent_alignment.element_matching high",
        "intent_alignment.requirement_compliance high",
        "technical_invariants.format_validation_lowlevel critical",
        "technical_invariants.abi_decoding critical",
        "technical_invariants.trailing_calldata high",
        "technical_invariants.protocol_compatibility critical",
        "technical_invariants.call_unwrapping critical",
        "technical_invariants.delegatecall_target critical",
        "technical_invariants.typed_data_domain critical",
        "technical_invariants.account_delegation critical",
        "technical_invariants.gas_bounds high",
        "technical_invariants.contract_status warning",
        "technical_invariants.path_integrity high",
        "legal_compliance.sanctions_screening critical",
        "legal_compliance.token_legitimacy high",
        "legal_compliance.address_blocklist critical",
        "legal_compliance.amount_policy high",
        "legal_compliance.asset_policy high",
        "legal_compliance.jurisdiction_policy high",
        "adversarial_detection.unlimited_approval critical",
        "adversarial_detection.permit_risk critical",
        "adversarial_detection.operator_approval critical",
        "adversarial_detection.address_poisoning critical",
        "adversarial_detection.lookalike_token critical",
        "adversarial_detection.mev_risky_parameters high",
        "adversarial_detection.ownership_change critical",
        "adversarial_detection.zero_return high",
        "adversarial_detection.burn_or_token_recipient high",
        "adversarial_detection.unicode_tricks high",
        "adversarial_detection.prompt_injection high",
        "adversarial_detection.intent_manipulation high",
        "adversarial_detection.parameter_manipulation critical",
        "adversarial_detection.consistency_analysis high",
      ]
    `);
  });
});
