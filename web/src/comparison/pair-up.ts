import type { Claim, Mention, Span } from './read-report.ts';

export type Look = 'agrees' | 'contradicted' | 'unexplained' | 'plain';

/** A run of the owner's words with one appearance. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  readonly look: Look;
  /** The pair it belongs to; null if none. */
  readonly pair: number | null;
}

export interface PairedClaim extends Claim {
  readonly pair: number | null;
}

export interface Paired {
  readonly segments: readonly Segment[];
  readonly claims: readonly PairedClaim[];
}

/**
 * Links claims to the words that ground or contradict them: claims that share words share a number, counted in the
 * order of the words.
 */
export function pairUp(prompt: string, claims: readonly Claim[], mentions: readonly Mention[]): Paired {
  const own = claims.map((claim) => ({ ...claim, spans: claim.spans.flatMap((span) => within(prompt, span)) }));
  const groups = groupClaims(own);
  const pairOf = (claim: Claim) => {
    const index = groups.findIndex((group) => group.includes(claim));
    return index < 0 ? null : index + 1;
  };
  const known = mentions.flatMap((mention) => within(prompt, mention).map((span) => ({ ...mention, ...span })));
  const cuts = new Set([0, prompt.length]);
  for (const { start, end } of [...own.flatMap(({ spans }) => spans), ...known]) cuts.add(start).add(end);
  const places = [...cuts].sort((one, other) => one - other);
  const segments: Segment[] = [];
  for (const [index, start] of places.slice(0, -1).entries()) {
    const span = { start, end: places[index + 1] ?? prompt.length };
    const tied = own.filter(({ spans }) => spans.some((each) => overlap(each, span)));
    const named = known.filter((each) => overlap(each, span));
    const segment = {
      start,
      text: prompt.slice(span.start, span.end),
      look: lookOf(tied, named),
      pair: tied[0] ? pairOf(tied[0]) : null,
    };
    const last = segments.at(-1);
    const before = segments.at(-2);
    const isSpace = last?.look === 'plain' && /^\s+$/.test(last.text);
    if (last && isSpace && segment.pair !== null && before && isSame(before, segment)) {
      // Includes the space between words of one claim.
      segments.splice(-2, 2, { ...before, text: before.text + last.text + segment.text });
    } else if (last && isSame(last, segment)) {
      segments[segments.length - 1] = { ...last, text: last.text + segment.text };
    } else segments.push(segment);
  }
  return { segments, claims: own.map((claim) => ({ ...claim, pair: pairOf(claim) })) };
}
const isSame = (one: Segment, other: Segment) => one.look === other.look && one.pair === other.pair;

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

const isLowSurrogate = (text: string, at: number) => at < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** Never half a character; null if the range is not in the text. */
function within(prompt: string, { start, end }: Span): Span[] {
  const from = isLowSurrogate(prompt, start) ? start - 1 : start;
  const to = Math.min(prompt.length, isLowSurrogate(prompt, end) ? end + 1 : end);
  return from < to ? [{ start: from, end: to }] : [];
}

/** Groups claims that share words, ordered by their first words. */
function groupClaims(claims: readonly Claim[]): Claim[][] {
  let groups: Claim[][] = [];
  const share = (one: Claim, other: Claim) => one.spans.some((span) => other.spans.some((each) => overlap(span, each)));
  for (const claim of claims) {
    if (claim.spans.length === 0) continue;
    const joined = groups.filter((group) => group.some((each) => share(each, claim)));
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), claim]];
  }
  const first = (group: readonly Claim[]) => Math.min(...group.flatMap(({ spans }) => spans.map(({ start }) => start)));
  return groups.sort((one, other) => first(one) - first(other));
}

function lookOf(tied: readonly Claim[], named: readonly Mention[]): Look {
  const is = (status: Mention['status']) => named.some((mention) => mention.status === status);
  if (tied.some(({ status }) => status === 'contradicted') || is('contradicted')) return 'contradicted';
  if (is('unexplained')) return 'unexplained';
  return tied.length > 0 ? 'agrees' : 'plain';
}
