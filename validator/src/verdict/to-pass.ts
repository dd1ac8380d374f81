import type { Judgement } from '../checks/run-nodes.ts';
import type { Facts } from '../facts/facts.ts';
import { shareLeft } from './confidence.ts';
import { settleDoubt } from './settle-doubt.ts';

/** The first of several sentences. */
const firstSentence = (text: string): string => /^.*?\.(?= |$)/s.exec(text)?.[0] ?? text;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** How to settle checks that missed an input, if their reason does not say so. */
const naming: Readonly<Record<string, string>> = {
  'intent_alignment.amount_matching': 'State the amount in tokens.',
  'intent_alignment.token_matching': 'Name the token by its symbol or its address.',
  'intent_alignment.recipient_matching': 'Name the recipient by address.',
  'intent_alignment.spender_matching': 'Name the spender, by address or by protocol.',
  'intent_alignment.protocol_matching': 'Name the contract by its address.',
  'intent_alignment.chain_matching': 'Name the chain of the transaction.',
  'intent_alignment.deadline_consistency': 'Use a transaction that expires by then, or leave the time out.',
  'intent_alignment.fee_alignment': 'State the maximum fee.',
  'intent_alignment.approval_covers_primary': 'State how much may be taken.',
  'intent_alignment.payment_terms': 'Name the host to pay, as in "https://…".',
  'adversarial_detection.prompt_injection': 'Remove instructions to the checker (prompt injection).',
};

/** How to let a check pass that missed an input: by its own advice, or by naming the values it compares. */
function settleMissing({ node, finding }: Judgement): string {
  const { reasoning } = finding;
  const own = /To settle it, (.*?\.)(?= |$)/s.exec(reasoning)?.[1];
  if (own) return capital(own);
  const term = finding.marks?.find((mark) => mark.term !== undefined)?.term;
  if (term !== undefined) return `Name the ${term} in the request.`;
  return naming[node.id] ?? `Let the owner decide: ${firstSentence(reasoning)}`;
}

/**
 * How to settle an answer, the most important first: fixes of failures, doubts about words, checks that missed an
 * input.
 */
export function whatSettles(
  { doubts }: Facts,
  judgements: readonly Judgement[],
  failures: readonly Judgement[],
): string[] {
  const fixes = failures.flatMap(({ finding }) => (finding.status === 'FAIL' ? [finding.fix] : []));
  const unclear = doubts.map(settleDoubt);
  const lacking = judgements
    .filter(({ finding }) => finding.status === 'SKIP' && finding.why === 'missing')
    .filter(({ node }) => node.id !== 'intent_alignment.reading' || unclear.length === 0)
    .map(settleMissing);
  return [...new Set([...fixes, ...unclear, ...lacking])];
}

/** How to make it pass, in one sentence; null if it passes with certainty. */
export function toPass(
  judgements: readonly Judgement[],
  settles: readonly string[],
  { isSurePass }: { readonly isSurePass: boolean },
): string | null {
  if (isSurePass) return null;
  const [first] = settles;
  if (first !== undefined) return firstSentence(first);
  // Nothing is missing, and yet a value did not match exactly.
  const [least] = judgements
    .filter(({ finding }) => finding.status === 'PASS')
    .toSorted((one, other) => shareLeft(one) - shareLeft(other));
  return least ? `State this more plainly: ${firstSentence(least.finding.reasoning)}` : null;
}
