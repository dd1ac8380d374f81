import type { Cue, CueKind } from '../languages/cue.ts';
import { forPurpose, hasComeAbout, joinsClauses } from '../languages/phrases/remarks.ts';
import { partedNegations } from '../languages/phrases/ruled-out.ts';
import { holds, indexAt, type Span } from '../text/span.ts';
import { isBound } from './bounds.ts';
import type { Hit } from './find-hits.ts';
import type { FormOfAction } from './form.ts';
import { english } from './languages.ts';
import { actionIn, clauseOf, lastActionIn, opensWith, phraseAt, type Reading, type Run } from './read-text.ts';
import { scheduled } from './schedules.ts';
import { goesOn, isBareDenial, isTakenBack } from './withdrawals.ts';

const isFresh = (reading: Reading, clause: number): boolean => opensWith(reading, 'fresh', clause);

/** A negation and its action are close together; a more distant one is unrelated. */
const NEAR_WORDS = 6;
const NEAR_SYLLABLES = 12;
const MAX_LIST = 8;
const ors = new Set(['or', 'nor']);
/** Negations of a thing and not of a clause: `instead of swapping`, `no bridges`. */
const ofThings = new Set('instead rather without no except sin sans sem tanpa ohne statt anstatt'.split(' '));
const NEAR_THINGS = 2;

const spanOf = ({ words }: Reading, { from, to }: Run): Span => ({
  start: words[from]?.start ?? 0,
  end: words[to - 1]?.end ?? 0,
});

const startOf = ({ words, text }: Reading, word: number): number => words[word]?.start ?? text.length;

/** `don't swap, bridge or approve`: the last clause of a list that opens with actions and continues to an `or`. */
function endOfList(reading: Reading, clause: number, sentence: Span): number {
  for (let next = clause + 1; next <= clause + MAX_LIST; next++) {
    const run = reading.clauseRuns[next];
    const span = reading.clauses[next];
    if (!run || !span || span.start >= sentence.end || (reading.actionAt[run.from] ?? -1) < 0) return clause;
    if (reading.words.slice(run.from, Math.min(run.to, run.from + MAX_LIST)).some(({ key }) => ors.has(key)))
      return next;
  }
  return clause;
}

function isNear(reading: Reading, hit: Hit, action: number): boolean {
  const cue = reading.words[hit.from];
  // The `no` of other languages denies a clause: `no le hagas una transferencia`.
  const isOfClause = cue?.key === 'no' && reading.spoken[hit.sentence]?.main !== english;
  if (ofThings.has(cue?.key ?? '') && !isOfClause) return action - hit.to <= NEAR_THINGS;
  const first = reading.words[hit.to]?.raw.charCodeAt(0) ?? 0;
  return action - hit.to <= (first > 0x2e80 ? NEAR_SYLLABLES : NEAR_WORDS);
}

function endOfCut(reading: Reading, hit: Hit, sentence: Span): number {
  const action = actionIn(reading, hit.to, reading.sentenceRuns[hit.sentence]?.to ?? hit.to);
  return action < 0 ? spanOf(reading, hit).end : (reading.clauses[clauseOf(reading, action)]?.end ?? sentence.end);
}

const MAX_ONLY = 5;

/** `ne prend plus que du Base`: French for only. */
function isOnly({ words }: Reading, { from, to }: Hit): boolean {
  if (!/^n[e]?$/.test(words[from]?.key ?? '')) return false;
  const rest = words.slice(to, to + MAX_ONLY).map(({ key }) => key);
  return rest.some((key) => key === 'que' || key === 'qu') && !rest.includes('pas');
}

/**
 * The reach of a negation ahead of its action: the clause, without an action that is distant or requested on its own.
 */
function negatedAhead(reading: Reading, hit: Hit): Span | null {
  if (isOnly(reading, hit)) return null;
  const clause = clauseOf(reading, hit.from);
  const run = reading.clauseRuns[clause] ?? hit;
  const sentence = reading.sentences[hit.sentence] ?? { start: 0, end: reading.text.length };
  const start = startOf(reading, hit.from);
  const isCut = run.to <= hit.to && partedNegations.has(reading.words[hit.to - 1]?.key ?? '');
  if (isCut) return { start, end: endOfCut(reading, hit, sentence) };
  const action = actionIn(reading, hit.to, run.to);
  if (action >= 0) {
    if (!isNear(reading, hit, action)) return { start, end: startOf(reading, action) };
    // `don't want to sell` denies the wish; a request further on is independent.
    for (let at = hit.to; at < action; at++) {
      const lead = phraseAt(reading, hit.sentence, 'leads', at, action);
      if (lead > 0 && at + lead === action && at > hit.to + 1) return { start, end: startOf(reading, at) };
    }
  }
  const last = action >= 0 ? endOfList(reading, clause, sentence) : clause;
  return { start, end: reading.clauses[shared(reading, action, last)]?.end ?? sentence.end };
}

/** `don't swap and bridge anything`: an action without an object of its own shares the next one. */
function shared(reading: Reading, action: number, clause: number): number {
  const run = reading.clauseRuns[clause];
  const next = reading.clauseRuns[clause + 1];
  const index = reading.actionAt[action] ?? -1;
  const isJoined = next !== undefined && joinsClauses.has(reading.words[next.from]?.key ?? '');
  return run && isJoined && index >= 0 && reading.actionRuns[index]?.to === run.to ? clause + 1 : clause;
}

function behind(reading: Reading, hit: Hit): Span {
  const clause = reading.clauseRuns[clauseOf(reading, hit.from)] ?? hit;
  const sentence = reading.sentenceRuns[hit.sentence] ?? hit;
  const own = spanOf(reading, hit);
  let action = lastActionIn(reading, clause.from, hit.from);
  if (action < 0 && hit.kind !== 'negation') action = lastActionIn(reading, sentence.from, hit.from);
  // The ending of an action may be inside the given span.
  if (action < 0) action = actionIn(reading, hit.from, hit.to);
  if (action < 0 || (hit.kind === 'negation' && !isNearBehind(reading, hit, action))) return own;
  return { start: startOf(reading, action), end: own.end };
}

/** `…して Curve は使わないで`: with other words in between, the negation applies to something else. */
function isNearBehind({ actionAt, actionRuns, words }: Reading, hit: Hit, action: number): boolean {
  const end = actionRuns[actionAt[action] ?? -1]?.to ?? action + 1;
  const isSyllabic = (words[hit.from]?.raw.charCodeAt(0) ?? 0) > 0x2e80;
  return hit.from - end <= (isSyllabic ? NEAR_WORDS : NEAR_THINGS);
}

function beside(reading: Reading, hit: Hit): Span {
  const clause = reading.clauseRuns[clauseOf(reading, hit.from)] ?? hit;
  const after = actionIn(reading, hit.to, clause.to);
  if (after >= 0) {
    const action = reading.actionRuns[reading.actionAt[after] ?? -1];
    return { start: startOf(reading, hit.from), end: reading.words[(action?.to ?? after + 1) - 1]?.end ?? 0 };
  }
  const contrast = clauseOf(reading, hit.from) + 1;
  if (
    hit.kind === 'negation' &&
    isFresh(reading, contrast) &&
    startOf(reading, hit.from) >= (reading.clauses[contrast - 1]?.start ?? 0)
  )
    return { start: startOf(reading, hit.from), end: reading.clauses[contrast - 1]?.end ?? 0 };
  const before = lastActionIn(reading, clause.from, hit.from);
  if (before < 0) return reading.clauses[contrast - 1] ?? spanOf(reading, hit);
  return { start: startOf(reading, before), end: spanOf(reading, hit).end };
}

/** The clause of a cue and the next one, unless that begins a new thought; never beyond the sentence. */
function clauseAndNext(reading: Reading, hit: Hit): Span {
  const clause = clauseOf(reading, hit.from);
  const sentence = reading.sentences[hit.sentence];
  const own = reading.clauses[clause] ?? spanOf(reading, hit);
  const next = reading.clauses[clause + 1];
  if (!next || !sentence || !holds(sentence, next) || isFresh(reading, clause + 1)) return own;
  return { start: own.start, end: next.end };
}

/** The end of a report without a colon: before the first clause of its sentence that begins a new thought. */
function endOfReport(reading: Reading, clause: number, sentence: Span): number {
  const next = reading.clauses[clause + 1];
  if (!next || next.start >= sentence.end) return sentence.end;
  // `老板说货到了，转…`: the report is that something has happened.
  if (hasComeAbout.test(reading.text.slice(Math.max(0, next.start - 4), next.start))) return next.start;
  return isFresh(reading, clause + 1) ? next.start : endOfReport(reading, clause + 1, sentence);
}

/** Reported words: after a colon the whole paragraph, else the sentence up to a clause that begins a new thought. */
function reported(reading: Reading, hit: Hit): Span {
  const { text } = reading;
  const sentence = reading.sentences[hit.sentence] ?? spanOf(reading, hit);
  const clause = clauseOf(reading, hit.from);
  const start = reading.clauses[clause]?.start ?? sentence.start;
  const colon = /[:：](\s*)/.exec(text.slice(spanOf(reading, hit).end, sentence.end));
  if (colon) {
    const from = spanOf(reading, hit).end + colon.index + colon[0].length;
    const line = colon[1]?.includes('\n') ? -1 : text.indexOf('\n', from);
    return { start, end: line < 0 ? text.length : line };
  }
  const end = endOfReport(reading, clause, sentence);
  // A message that is only announced: it is the next sentence.
  const next = reading.sentences[hit.sentence + 1];
  const isOpen = reading.spoken[hit.sentence]?.main !== english || hit.side === 'around';
  const isAnnounced =
    isOpen && end === sentence.end && actionIn(reading, hit.to, reading.sentenceRuns[hit.sentence]?.to ?? 0) < 0;
  if (!next || !isAnnounced || isFresh(reading, indexAt(reading.clauses, next.start))) return { start, end };
  return { start, end: next.end };
}

const turnOf = ({ turns, text }: Reading, at: number): Span =>
  turns.find((turn) => turn.start <= at && at < turn.end) ?? { start: 0, end: text.length };

function chosen(reading: Reading, hit: Hit): Span {
  const clause = clauseOf(reading, hit.from);
  const run = reading.clauseRuns[clause] ?? hit;
  const own = reading.clauses[clause] ?? spanOf(reading, hit);
  const sentence = reading.sentences[hit.sentence] ?? own;
  if (reading.words[hit.from]?.key === 'either') return sentence;
  if (actionIn(reading, run.from, run.to) >= 0) return own;
  return { start: Math.max(sentence.start, reading.clauses[clause - 1]?.start ?? own.start), end: own.end };
}

function isOfPurpose(reading: Reading, hit: Hit): boolean {
  const sentence = reading.sentences[hit.sentence];
  const start = startOf(reading, hit.from);
  const found = sentence && forPurpose.exec(reading.text.slice(sentence.start, start));
  if (!sentence || !found || found.index === 0) return false;
  const behind = reading.text.slice(start, sentence.end);
  // The payment itself may depend on it.
  if (/[,;:]/.test(behind.trimEnd().replace(/[.!?]+$/, ''))) return false;
  const first = reading.words.findIndex((word) => word.start >= sentence.start + found.index);
  return first >= 0 && lastActionIn(reading, reading.sentenceRuns[hit.sentence]?.from ?? first, first) >= 0;
}

function reachOf(reading: Reading, forms: readonly FormOfAction[], hit: Hit): Span | null {
  const sentence = reading.sentences[hit.sentence] ?? null;
  switch (hit.kind) {
    case 'condition':
      return isBound(reading, hit) || isOfPurpose(reading, hit) ? null : sentence;
    case 'schedule':
      return scheduled(reading, forms, hit);
    case 'alternative':
      return chosen(reading, hit);
    case 'report':
      return hit.side === 'behind' ? sentence : reported(reading, hit);
    case 'hold':
      if (hit.side === 'closing' && goesOn(reading, forms, hit)) return null;
      return hit.side === 'opening' ? sentence : { start: 0, end: turnOf(reading, startOf(reading, hit.from)).end };
    case 'cancelled':
      if (!isTakenBack(reading, forms, hit)) return null;
      return { start: 0, end: spanOf(reading, hit).end };
    default:
  }
  if (hit.side === 'behind') return behind(reading, hit);
  if (hit.side === 'beside') return beside(reading, hit);
  if (hit.kind === 'negation') return negatedAhead(reading, hit);
  return hit.side === 'ahead' ? clauseAndNext(reading, hit) : sentence;
}

const intros: ReadonlySet<CueKind> = new Set(['condition', 'schedule', 'wish', 'hypothesis', 'question', 'report']);
const MAX_ITEMS = 64;
const item = /^[ \t]{0,4}(?:\d{1,2}[.)]|[-*•–])[ \t]/;

/** `If the vote passes, the Safe will` before a list: the cue governs every item. */
function overList({ sentences, text }: Reading, hit: Hit, reach: Span): Span {
  const own = sentences[hit.sentence];
  if (!own || reach.end !== own.end || !intros.has(hit.kind)) return reach;
  if (/[.!?。！？]\s*$/.test(text.slice(Math.max(own.start, own.end - 8), own.end))) return reach;
  let { end } = reach;
  for (let next = hit.sentence + 1; next <= hit.sentence + MAX_ITEMS; next++) {
    const span = sentences[next];
    if (!span || !item.test(text.slice(span.start, span.start + 12))) break;
    end = span.end;
  }
  return { start: reach.start, end };
}

/** The cue of a hit, with its reach; null if it is a bound, a deadline or part of a story. */
export function cueOf(reading: Reading, forms: readonly FormOfAction[], found: Hit): Cue | null {
  const hit: Hit = isBareDenial(reading, found) ? { ...found, kind: 'cancelled' } : found;
  const reach = reachOf(reading, forms, hit);
  return reach && { kind: hit.kind, ...spanOf(reading, hit), reach: overList(reading, hit, reach) };
}
