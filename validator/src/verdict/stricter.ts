import type { Finding } from '../checks/node.ts';
import type { Judgement } from '../checks/run-nodes.ts';
import { shareLeft } from './confidence.ts';

const confidenceOf = (finding: Finding): number => (finding.status === 'FAIL' ? finding.confidence : 0);

/** The finding of a check that leaves less of an approval; the second if both leave the same. */
function stricterOf(one: Judgement, other: Judgement): Judgement {
  const [left, otherLeft] = [shareLeft(one), shareLeft(other)];
  if (left !== otherLeft) return left < otherLeft ? one : other;
  return confidenceOf(one.finding) > confidenceOf(other.finding) ? one : other;
}

/** The stricter finding of every check in two runs over the same request. */
export const stricter = (one: readonly Judgement[], other: readonly Judgement[]): Judgement[] =>
  one.map((judgement, index) => stricterOf(judgement, other[index] ?? judgement));
