import type { ValidationResponse } from '@countersign/protocol';

const passed = { status: 'PASS', confidence: 1, reasoning: 'The amounts agree.', details: {} } as const;
const failed = { status: 'FAIL', confidence: 1, reasoning: 'The amounts differ.', details: {} } as const;
const amount = 'intent_alignment.amount_matching';
const none = { count: 0, node_ids: [] };

export const sentEffect = {
  kind: 'send',
  call: '0',
  protocol: null,
  gives: [{ asset: { kind: 'native' }, amount: '1000000000000000000', bound: 'exact' }],
  gets: [],
  from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  beneficiary_unknown: false,
};

/** A report that passes. */
export const passReport = (more: Partial<ValidationResponse> = {}): ValidationResponse => ({
  decision: 'PASS',
  confidence: 0.98,
  reason: 'The call sends 1 ETH.',
  protocol: null,
  primary_failure_node: null,
  llm_calls: 0,
  results: { [amount]: passed },
  extracted_elements: { effects: [sentEffect] },
  context: {},
  explanation: {
    summary: 'The call sends 1 ETH, as asked.',
    decision: 'PASS',
    key_issues: [],
    affected_nodes: { failed: none, passed: { count: 1, node_ids: [amount] }, skipped: none },
    confidence_summary: { min: 1, max: 1, avg: 1 },
    recommendations: [],
    metadata: {},
  },
  ...more,
});

/** A report that fails. */
export const rejectReport = (more: Partial<ValidationResponse> = {}): ValidationResponse =>
  passReport({
    decision: 'REJECT',
    reason: 'The intent says 1 ETH, but the call moves 2 ETH.',
    primary_failure_node: amount,
    results: { [amount]: failed },
    explanation: {
      summary: 'The intent says 1 ETH, but the call moves 2 ETH.',
      decision: 'REJECT',
      key_issues: [
        {
          node_id: amount,
          node_name: 'Amount',
          severity: 'critical',
          reason: 'The call moves 2 ETH.',
          confidence: 1,
          details: {},
          remedy: 'Set the value to 1 ETH.',
        },
      ],
      affected_nodes: { failed: { count: 1, node_ids: [amount] }, passed: none, skipped: none },
      confidence_summary: { min: 1, max: 1, avg: 1 },
      to_pass: 'Set the value to 1 ETH.',
      recommendations: ['Set the value to 1 ETH.'],
      metadata: {},
    },
    ...more,
  });
