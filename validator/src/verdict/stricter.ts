import type { Finding } from '../checks/node.ts';
import type { Judgement } from '../checks/run-nodes.ts';
import { shareLeft } from './confidence.ts';

const confidenceOf = (finding: Finding): number => (finding.status === 'FAIL' ? finding.confidence : 0);

/** Of two findings of one check the one that leaves less of an approval; the second where both leave the same. */
function stricterOf(one: Judgement, other: Judgement): Judgement {
  const [left, otherLeft] = [shareLeft(one), shareLeft(other)];
  if (left !== otherLeft) return left < otherLeft ? one : other;
  return confidenceOf(one.finding) > confidenceOf(other.finding) ? one : other;
}

/** Every check as strict as it was in either of two runs over the same request. */
export const stricter = (one: readonly Judgement[], other: readonly Judgement[]): Judgement[] =>
  one.map((judgement, index) => stricterOf(judgement, other[index] ?? judgement));
