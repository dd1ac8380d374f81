import { hasNumeral } from '../languages/phrases/letters.ts';
import { opensSequence } from '../languages/phrases/remarks.ts';
import type { Hit } from './find-hits.ts';
import { clauseOf, hasPhrase, opensWith, type Reading, type Run } from './read-text.ts';

/** Past tense after `when`: a story (`when I sold my car`), not a condition. */
const told = /^(?:was|were|had|did|got|went|came|started|\p{L}{3,}ed)$/u;

const isStory = ({ words }: Reading, hit: Hit, run: Run): boolean => {
  if (words[hit.from]?.key !== 'when') return false;
  const rest = words.slice(hit.to, run.to).map(({ key }) => key);
  return rest.some((key) => told.test(key)) && !rest.some((key) => key === 'has' || key === 'have' || key === 'is');
};

/** `…, and once swapped, send it`: the order of the steps, if the step itself was named before. */
const isSequence = ({ actionAt, words }: Reading, hit: Hit): boolean => {
  if (words[hit.from]?.key === 'after' && words[hit.to]?.key.endsWith('ing')) return true;
  const next = actionAt[hit.to] ?? -1;
  const isShort = /^(?:the|it|this|that|you|we)$/.test(words[hit.to]?.key ?? '');
  const own = next >= 0 || !isShort ? next : (actionAt[hit.to + 1] ?? -1);
  if (own < 0 || !opensSequence.test(words[hit.from]?.key ?? '')) return false;
  return actionAt.subarray(0, hit.from).some((action) => action >= 0);
};

/** A comparison with a number is a limit that the transaction can keep; `more than the bank gives me` is not. */
const hasNumber = ({ words }: Reading, { to }: Hit, run: Run): boolean =>
  words.slice(to, run.to).some(({ raw }) => hasNumeral.test(raw) || numbers.test(raw));
const numbers =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|million|half)$/;

/** Whether a condition only bounds the trade itself: `if I get at least 500`, `as long as slippage stays under 1 %`. */
export function isBound(reading: Reading, hit: Hit): boolean {
  const clause = clauseOf(reading, hit.to - 1);
  const run = reading.clauseRuns[clause] ?? hit;
  if (run.to <= hit.to) return true;
  if (isStory(reading, hit, run) || isSequence(reading, hit)) return true;
  const has = (field: 'bounds' | 'gains' | 'comparisons'): boolean => hasPhrase(reading, field, clause);
  if (hasNumber(reading, hit, run) && (has('bounds') || (has('gains') && has('comparisons')))) return true;
  return opensWith(reading, 'harmless', clause + 1);
}
