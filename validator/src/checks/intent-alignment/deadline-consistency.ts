import { isRevocation, rightKinds } from '../../compare/spender.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { spanOfTime } from '../../reader/languages/phrases/lengths-of-time.ts';
import { type Mark, type Node, UNSURE } from '../node.ts';
import { type Comparison, settle, spansOf } from './settle.ts';

/** Time passes between building a transaction and reading a clock. */
const GRACE_SECONDS = 60;
/** The common lifetime of a transaction. */
const USUAL_SECONDS = 1200;
/**
 * How long a signed payment may be withheld: paywalls ask for minutes. A time in the words often belongs to the
 * purchase.
 */
const LONGEST_PAYMENT_SECONDS = 3600;
/** A time this many times the present one is not in seconds: milliseconds are a thousand times. */
const ABSURD_FACTOR = 100n;
/** The largest numbers of the types in use: a deliberate "never". */
const isNever = (time: bigint) => time >= 2n ** 32n - 1n && /^1+$/.test(time.toString(2));

/** Unix seconds as `2026-01-01T00:20:00Z`, if they are a date at all. */
function showTime(seconds: bigint): string {
  return seconds < 253_402_300_800n ? `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}Z` : `${seconds}`;
}

/** Whether an effect only serves or prepares a requested one: a right that may last longer without harm. */
function onlyHelps({ alignment: { serving, preparing, pairs } }: Facts, effect: Effect): boolean {
  return (
    [...serving, ...preparing].some((each) => each.effect === effect) && !pairs.some((pair) => pair.effect === effect)
  );
}

function saidLimit(facts: Facts, effect: Effect): bigint | null {
  const { intent, request } = facts;
  const said = intent.constraints.deadline?.value;
  if (!said || onlyHelps(facts, effect)) return null;
  return BigInt('atUnix' in said ? said.atUnix : request.nowUnix + said.withinSeconds);
}

/**
 * The limit, and a time to set instead; in words only if the validator's clock is the source, because the response
 * never shows it.
 */
function showLimit(
  { request, intent }: Facts,
  limit: bigint | null,
): { readonly ends: string; readonly right: string } {
  const said = intent.constraints.deadline;
  if (request.clock !== 'server') {
    const right = limit ?? BigInt(request.nowUnix + USUAL_SECONDS);
    return { ends: limit === null ? '' : `ends at ${showTime(limit)} (${limit})`, right: `${right}` };
  }
  const words = limit !== null && said ? `"${intent.text.slice(said.start, said.end)}"` : null;
  return {
    ends: `says ${words}`,
    right: words ? `what ${words} means at the time of signing` : `${USUAL_SECONDS / 60} minutes after signing`,
  };
}

function compare(facts: Facts, effect: Effect, end: bigint, what: string): Comparison {
  const now = BigInt(facts.request.nowUnix);
  const limit = saidLimit(facts, effect);
  const { ends, right } = showLimit(facts, limit);
  if (end <= now) {
    return {
      is: 'different',
      text: `The ${what} of the ${effect.kind}, ${showTime(end)} (${end}), has passed.`,
      fix: `Set the ${what} to a time in the future, such as ${right}.`,
    };
  }
  if (limit !== null && end > limit + BigInt(GRACE_SECONDS)) {
    return {
      is: 'different',
      text: `The intent ${ends}, but the ${what} of the ${effect.kind} is ${isNever(end) ? 'never' : showTime(end)} (${end}).`,
      fix: `Set the ${what} to ${right}.`,
    };
  }
  if (end > now * ABSURD_FACTOR && !isNever(end)) {
    return {
      is: 'different',
      text: `The ${what} of the ${effect.kind}, ${end}, is not a time in Unix seconds.`,
      fix: `Set the ${what} to Unix seconds, such as ${right}.`,
      confidence: 0.9,
    };
  }
  // The holder of a signed payment chooses when to execute it, and the lifetime in its terms comes from the request
  // itself.
  const isSignedPayment = effect.kind === 'send' && effect.call === 'order';
  if (isSignedPayment && end > now + BigInt(LONGEST_PAYMENT_SECONDS + GRACE_SECONDS)) {
    return {
      is: 'different',
      text: `The payment stays valid ${isNever(end) ? 'forever' : `until ${showTime(end)}`} (${end}), more than an hour after it is signed.`,
      fix: `Set the ${what} to ${USUAL_SECONDS / 60} minutes after signing.`,
      confidence: UNSURE,
    };
  }
  const isLong = facts.request.clock !== 'server' && end > now + 86_400n;
  return {
    is: 'same',
    text: `The ${what} is ${isNever(end) ? 'never' : showTime(end)}${isLong ? ', more than a day ahead' : ''}.`,
  };
}

/** Words for the time by which to act, which say nothing about the lifetime of a right. */
const doneBy = /^\W{0,2}(?:by|before|ahead|no later|in time)/i;
/** Words after which the time is the end of the right itself. */
const endsBy = /\b(?:ends?|lapses?|expires?|expiring|runs? out|stops?|over|gone|valid|good)\W{1,3}$/i;
const isDoneBy = ({ text, constraints: { deadline } }: Facts['intent']): boolean =>
  deadline !== null &&
  doneBy.test(text.slice(deadline.start, deadline.end)) &&
  !endsBy.test(text.slice(Math.max(0, deadline.start - 20), deadline.start));

const unitSeconds: Readonly<Record<string, number>> = {
  s: 1,
  m: 60,
  h: 3_600,
  d: 86_400,
  w: 604_800,
  mo: 2_592_000,
};
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  'half an': 0.5,
};
/** A spelt-out number is separate from its unit: `and` is not `an d`. */
const lengths = compilePattern(
  `(?<![\\w.,])(\\d{1,5}(?=[\\s-]{0,2}\\p{L})|(?:${Object.keys(counts).join('|')})(?=[\\s-]))[\\s-]{0,2}(s|m|h|d|w|mo)(?:ec|econd|in|inute|our|r|ay|eek|nth)?s?\\b`,
  'giu',
);

/** The lengths of time in the words, in seconds. */
const lengthsIn = (text: string): number[] =>
  matchesIn(text, lengths).map(([, count = '', unit = '']) => {
    const each = unitSeconds[unit.toLowerCase()] ?? 0;
    return (counts[count.toLowerCase()] ?? Number(count)) * each;
  });

/** How far an end may be from the stated one: clocks differ, and signing takes a while. */
const toleranceOf = (seconds: number): number => Math.max(GRACE_SECONDS, seconds * 0.02);

/**
 * `for the next 24 hours, signature usable for 30 minutes`: every stated length is an end in the bytes, and the right
 * ends at one of them.
 */
function agreesWithBytes({ intent, request }: Facts, effects: readonly Effect[]): boolean {
  const said = lengthsIn(intent.text);
  const isAt = (end: bigint, seconds: number): boolean =>
    Math.abs(Number(end) - request.nowUnix - seconds) <= toleranceOf(seconds);
  return (
    said.length > 0 &&
    effects.every((effect) => {
      const times = timesOf(effect);
      const rights = times.filter(({ what }) => what === 'expiration');
      return (
        said.every((seconds) => times.some(({ end }) => isAt(end, seconds))) &&
        (rights.length > 0 ? rights : times).every(({ end }) => said.some((seconds) => isAt(end, seconds)))
      );
    })
  );
}

/**
 * A requested right ends when the words say so; the owner decides about one without an end, or whose end was not read.
 */
function compareSpan(facts: Facts): Comparison[] {
  const { intent, alignment } = facts;
  const said = intent.constraints.deadline;
  const asked = alignment.pairs.filter(
    ({ step, effect }) => rightKinds.has(step.action.value) && !isRevocation(effect),
  );
  if (asked.length === 0) return [];
  const endless = asked.find(({ effect }) => timesOf(effect).length === 0);
  const found = said ? null : spanOfTime.exec(intent.text);
  const words = said ? intent.text.slice(said.start, said.end) : found?.[0];
  if (words === undefined || (said && (!endless || isDoneBy(intent)))) return [];
  const isEnd =
    !endless &&
    agreesWithBytes(
      facts,
      asked.map(({ effect }) => effect),
    );
  if (isEnd) return [];
  const text = endless
    ? `The intent says "${words.trim()}", but the ${endless.effect.kind} does not expire.`
    : `The intent says "${words.trim()}"; it is unclear whether that is when the right expires.`;
  const fix = endless
    ? 'Use a permit that expires in time, or leave the time out of the intent and revoke the approval afterwards.'
    : 'Write "valid until" with a date, or "valid for" with a duration.';
  const spans = found ? [{ start: found.index, end: found.index + found[0].length }] : spansOf(said);
  const effects = endless ? [endless.effect] : asked.map(({ effect }) => effect);
  return [
    {
      is: 'different',
      text,
      fix,
      confidence: UNSURE,
      mark: { effects, claim: 'expiration', spans, said: words.trim() },
    },
  ];
}

function markOf({ intent: { text, constraints } }: Facts, effects: readonly Effect[], claim: Time): Mark {
  const said = constraints.deadline;
  return { effects, claim, spans: spansOf(said), ...(said && { said: text.slice(said.start, said.end).trim() }) };
}

type Time = 'deadline' | 'expiration';

function timesOf({ deadline, expiration }: Effect): { end: bigint; what: Time }[] {
  return [
    ...(deadline === undefined ? [] : [{ end: deadline, what: 'deadline' as const }]),
    // Permit2 reads 0 as the block of the approval: it ends at once, intentionally.
    ...(expiration === undefined || expiration === 0n ? [] : [{ end: expiration, what: 'expiration' as const }]),
  ];
}

/** An effect that is valid only later is a delay, which the words would state. */
function compareStart({ request }: Facts, effect: Effect): Comparison[] {
  const { validAfter, kind } = effect;
  if (validAfter === undefined || validAfter <= BigInt(request.nowUnix + GRACE_SECONDS)) return [];
  const text = `The ${kind} is not valid before ${showTime(validAfter)} (validAfter: ${validAfter}), which the intent does not say.`;
  const mark: Mark = { effects: [effect], claim: 'valid_after' };
  return [{ is: 'different', text, fix: 'Set validAfter to 0 or to a time in the past.', mark }];
}

/** The caller states how long the request is valid, and the chain is past that. */
function compareFreshness({ request, decoded: { effects } }: Facts): Comparison[] {
  const { freshUntilUnix, blockTimeUnix } = request.claims;
  if (freshUntilUnix === null || blockTimeUnix === null || blockTimeUnix <= freshUntilUnix) return [];
  const [until, block] = [BigInt(freshUntilUnix), BigInt(blockTimeUnix)];
  return [
    {
      is: 'different',
      text: `The request is valid until ${showTime(until)} (generated_at_unix and ttl_secs: ${until}), but the block is from ${showTime(block)} (block_time_unix: ${block}).`,
      fix: 'Rebuild the transaction from the intent.',
      mark: { effects, claim: 'deadline' },
    },
  ];
}

export const deadlineConsistency: Node = {
  id: 'intent_alignment.deadline_consistency',
  name: 'Deadline',
  severity: 'high',
  needs: ['effects'],
  stops:
    'A deadline that has passed or is later than the intent says; a right that outlasts the stated time; a signed payment that is valid for more than an hour; a request past its ttl_secs.',
  rejectsOn: 'A time in the bytes that has passed, or that is later than a time in the words.',
  letsThrough: 'Any other future time if the intent names none, and one minute of grace if it does.',
  skips: 'If nothing in the transaction expires.',
  check(facts) {
    const { effects } = facts.decoded;
    const lasting = effects.filter((effect) => !isRevocation(effect));
    const comparisons = lasting.flatMap((effect) =>
      timesOf(effect).map(({ end, what }) => ({
        ...compare(facts, effect, end, what),
        mark: markOf(facts, [effect], what),
      })),
    );
    const putOff = effects.flatMap((effect) => compareStart(facts, effect));
    const stale = compareFreshness(facts);
    const spans = compareSpan(facts);
    const said = facts.intent.constraints.deadline;
    const isKept = lasting.some((effect) => timesOf(effect).length > 0 && !onlyHelps(facts, effect));
    // An approval given before another action need not end with it.
    const isOfRights = lasting.every(({ kind }) => rightKinds.has(kind));
    if (
      said &&
      !isKept &&
      !(isOfRights && isDoneBy(facts.intent)) &&
      spans.length === 0 &&
      facts.alignment.awaited.length === 0
    ) {
      const text = 'The intent names a deadline, but nothing in the transaction expires.';
      const mark = markOf(facts, lasting, 'deadline');
      return settle([...stale, ...comparisons, { is: 'unknown', text, mark }], '');
    }
    return settle([...stale, ...putOff, ...spans, ...comparisons], 'Nothing in the transaction has a deadline.');
  },
};
