import type { Judgement } from '../checks/run-nodes.ts';
import type { Facts } from '../facts/facts.ts';
import { slotsOfStep } from '../reader/slots-of.ts';
import { listAge } from './list-age.ts';

/**
 * The share of a pass that is left if an applicable check could not run. Recipients and amounts weigh so much that such
 * a pass stays below the threshold of any careful arbiter (0.75).
 */
const WITHOUT: Readonly<Record<string, number>> = {
  'intent_alignment.reading': 0.6,
  'intent_alignment.recipient_matching': 0.6,
  'intent_alignment.spender_matching': 0.6,
  'intent_alignment.amount_matching': 0.7,
  'intent_alignment.approval_covers_primary': 0.7,
  'intent_alignment.token_matching': 0.6,
  'intent_alignment.no_extra_effects': 0.5,
  'intent_alignment.constraint_compliance': 0.7,
  'intent_alignment.term_matching': 0.7,
  'intent_alignment.payment_terms': 0.6,
  'intent_alignment.slippage_tolerance': 0.72,
  'intent_alignment.chain_matching': 0.7,
  'intent_alignment.fee_alignment': 0.72,
  'intent_alignment.deadline_consistency': 0.72,
  'technical_invariants.abi_decoding': 0.6,
  'technical_invariants.protocol_compatibility': 0.6,
  'legal_compliance.token_legitimacy': 0.72,
  'adversarial_detection.permit_risk': 0.72,
  'adversarial_detection.lookalike_token': 0.72,
  'adversarial_detection.prompt_injection': 0.72,
  'adversarial_detection.unicode_tricks': 0.72,
  'adversarial_detection.zero_return': 0.72,
  'adversarial_detection.mev_risky_parameters': 0.72,
};
/** Checks that fail if words were not understood, and the confidence of such a failure. */
const readByWords: ReadonlySet<string> = new Set([
  'intent_alignment.operation_matching',
  'intent_alignment.no_extra_effects',
  'intent_alignment.sequence_check',
]);
const NOT_UNDERSTOOD = 0.6;
const WITHOUT_ANOTHER = 0.97;
/** Per list. */
const STALE_LIST = 0.97;
const STALE_AFTER_DAYS = 180;
/** Nothing offline is certain: owners can still change contracts at known addresses. */
const MOST = 0.99;

const round = (confidence: number) => Math.round(confidence * 1000) / 1000;

/**
 * The share of an approval that a single check leaves: all if it passes or has nothing to judge, nothing if it fails.
 */
export function shareLeft({ node, finding }: Judgement): number {
  if (finding.status === 'FAIL') return node.severity === 'warning' ? 1 : 0;
  if (finding.status === 'PASS') return finding.confidence;
  return finding.why === 'missing' ? (WITHOUT[node.id] ?? WITHOUT_ANOTHER) : 1;
}

/** The confidence of a pass, from 0 to 1: unchecked and poorly understood parts lower it. */
export function confidenceOfPass(facts: Facts, judgements: readonly Judgement[]): number {
  const confidence = judgements.reduce((product, judgement) => product * shareLeft(judgement), MOST);
  const leastSure = Math.min(1, ...facts.intent.steps.flatMap(slotsOfStep).map((slot) => slot.confidence));
  return round(confidence * leastSure * STALE_LIST ** countStale(facts));
}

/** The number of outdated lists. */
function countStale({ request, data }: Facts): number {
  const ages = [data.sanctions, data.threats].map(({ asOf }) => listAge(asOf, request));
  return ages.filter((days) => days !== null && days > STALE_AFTER_DAYS).length;
}

/** The confidence of a rejection: that of its most certain failure. */
export function confidenceOfReject({ doubts }: Facts, failures: readonly Judgement[]): number {
  const all = failures.map(({ node, finding }) => {
    const confidence = finding.status === 'FAIL' ? finding.confidence : 0;
    return doubts.length > 0 && readByWords.has(node.id) ? Math.min(confidence, NOT_UNDERSTOOD) : confidence;
  });
  return round(Math.min(MOST, Math.max(...all)));
}
