import { missOf } from './figures.ts';
import type { OpenedRound } from './rounds.ts';

/** The misses of an opened round, with their words, and their cause if it is known. */
export function showMisses({ judged, causes }: OpenedRound): string {
  const misses = judged.flatMap((each) => {
    const miss = missOf(each);
    if (!miss) return [];
    const { own, answer } = each;
    return [
      `${own.id} ${miss} (${own.kind}, ${own.shape}, ${own.language}, ${own.venue}${own.critical ? ', critical' : ''})`,
      `  ${own.request.human_intent.replaceAll('\n', '\\n')}`,
      `  why ${own.label}: ${own.why}`,
      `  ${answer.decision ?? 'no answer'} at ${answer.confidence}${answer.node ? ` by ${answer.node}` : ''}: ${answer.reason}`,
      `  cause: ${causes.get(own.id) ?? 'not sorted'}`,
    ].join('\n');
  });
  return [...misses, `${misses.length} of ${judged.length} cases missed`].join('\n');
}
