import type { Decision } from '@countersign/protocol';
import { type Case, readCase } from './case.ts';
import type { Judged } from './judge.ts';

const recipient = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** A right case as an author writes it; `given` replaces fields. */
export const authored = (given: Partial<Record<keyof Case, unknown>> = {}) => ({
  id: 'r1a-001',
  language: 'en',
  register: 'chat',
  venue: 'erc-20',
  shape: 'call',
  label: 'right',
  kind: given.label === 'wrong' ? 'mutant' : 'plain',
  critical: false,
  why: 'the words name what the bytes send',
  request: transfer(),
  ...given,
});

export const transfer = (human_intent = `Send 100 USDC to ${recipient} on Ethereum`) => ({
  human_intent,
  proposed_tx: {
    chain_id: 1,
    from: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    value: '0',
    data: `0xa9059cbb${recipient.slice(2).toLowerCase().padStart(64, '0')}${(100_000_000).toString(16).padStart(64, '0')}`,
  },
  metadata: { generated_at_unix: 1_794_808_800 },
});

export function caseOf(given: Partial<Case> = {}): Case {
  const result = readCase(authored(given));
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return result.read;
}

/** A case with an invented outcome. */
export function judgedAs(given: Partial<Case>, outcome: Decision, confidence = 0.9): Judged {
  const own = caseOf(given);
  const decision = outcome === 'APPROVED' ? 'PASS' : 'REJECT';
  return { own, answer: { id: own.id, outcome, decision, confidence, node: null, reason: 'made up' } };
}
