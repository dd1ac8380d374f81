import { matchesIn } from '../../patterns/matches-in.ts';
import { type Cue, type CueKind, precedence } from '../languages/cue.ts';
import { bareOrder, mailSignature, memos, relative, signing, tags } from '../languages/phrases/remarks.ts';
import { isLabel, readOpenFields } from '../text/fields.ts';
import { readQuotes } from '../text/quotes.ts';
import { holds, indexAt, meets, type Span } from '../text/span.ts';
import type { Word } from '../text/words.ts';
import { findCorrected, type Value } from './corrections.ts';
import { findHits, type Hit } from './find-hits.ts';
import { type FormOfAction, formsOf } from './form.ts';
import { english } from './languages.ts';
import { isOwnersQuote, isOwnersReport } from './owners.ts';
import { cueOf } from './reach.ts';
import { phraseAt, type Reading, readText } from './read-text.ts';
import { firstWordFrom, isSettled, readTalk, type Talk } from './talk.ts';
import { findUnsettled } from './unsettled.ts';

export type { Cue, CueKind } from '../languages/cue.ts';

export interface Licence {
  readonly action: Span;
  readonly is: 'ordered' | 'open' | 'forbidden' | 'background';
  /** Why it is not instructed. */
  readonly cue: Cue | null;
}

export interface Modality {
  readonly cues: readonly Cue[];
  /** One for each given action, in the same order. */
  readonly licences: readonly Licence[];
  /**
   * Parts that do not count: turns of other speakers, corrected or withdrawn words, signatures, quoted material inside
   * an instruction.
   */
  readonly discarded: readonly Span[];
  /** Turns whose values an instruction of the owner takes up. */
  readonly taken: readonly Span[];
  /** Clauses by position; they cover the text. */
  readonly clauses: readonly Span[];
  readonly words: readonly Word[];
}

function isRelative({ text, words, sentenceRuns }: Reading, { from, sentence }: Hit): boolean {
  const { start } = words[from] ?? { start: 0 };
  return (sentenceRuns[sentence]?.from ?? from) < from && relative.test(text.slice(start, start + 60));
}

/** A question that requests (`can you …?`) or only asks for assent (`…, ok?`) is not a real question. */
function isRequest(reading: Reading, hit: Hit): boolean {
  if (hit.kind !== 'question' || hit.side === 'opening' || hit.side === 'first') return false;
  const run = reading.sentenceRuns[hit.sentence] ?? hit;
  const last = reading.words[run.to - 1];
  if (last && run.to - run.from > 1 && tags.has(last.key)) return true;
  for (let at = run.from; at < run.to; at++)
    if (phraseAt(reading, hit.sentence, 'requests', at, run.to) > 0) return true;
  return false;
}

/** A past time does not change a verb whose own form instructs. */
function isOverruled(reading: Reading, forms: readonly FormOfAction[], hit: Hit, cue: Cue): boolean {
  if (hit.kind !== 'past' || hit.side !== 'beside') return false;
  const main = reading.spoken[hit.sentence]?.main;
  if (main !== english && !main?.book.told) return false;
  return reading.actions.every((action, index) => !meets(cue.reach, action) || forms[index]?.form === 'ordered');
}

/** Words that make a question by their position. */
const asks: ReadonlySet<Hit['side']> = new Set(['first', 'opening']);

function findCues(reading: Reading, forms: readonly FormOfAction[], talk: Talk, corrected: readonly Span[]): Cue[] {
  const cues: Cue[] = [...talk.cues];
  for (const field of readOpenFields(reading.text))
    cues.push({ ...field, reach: { start: 0, end: reading.text.length } });
  const asked = new Map<number, boolean>();
  let reported = 0;
  for (const hit of findHits(reading)) {
    if (hit.kind === 'question' && hit.side === 'around') {
      const known = asked.get(hit.sentence) ?? isRequest(reading, hit);
      asked.set(hit.sentence, known);
      if (known) continue;
    }
    if (hit.kind === 'question' && isRelative(reading, hit)) continue;
    const start = reading.words[hit.from]?.start ?? 0;
    const end = reading.words[hit.to - 1]?.end ?? start;
    if (asks.has(hit.side) && hit.kind === 'question' && isLabel(reading.text, { start, end })) continue;
    // `n° 71604`: a number, and no French denial.
    if (hit.kind === 'negation' && /[°º]/.test(reading.text[end] ?? '')) continue;
    if (hit.kind === 'report' && (start < reported || isOwnersReport(reading, hit.from, hit.to))) continue;
    const cue = cueOf(reading, forms, hit);
    if (!cue || isOverruled(reading, forms, hit, cue)) continue;
    if (cue.kind === 'report') reported = cue.reach.end;
    if ([...talk.discarded, ...corrected].some((span) => holds(span, cue)) || isSettled(talk, cue)) continue;
    cues.push(cue);
  }
  return cues;
}

interface Quoted {
  readonly discarded: readonly Span[];
  readonly cues: readonly Cue[];
}

/** Quoted material: a note inside an instruction does not count, a quoted instruction is not the owner's. */
function readQuoted(reading: Reading, forms: readonly FormOfAction[]): Quoted {
  const { text, turns, words, actions } = reading;
  const discarded: Span[] = [];
  const cues: Cue[] = [];
  if (reading.isRecord) return { discarded, cues };
  const wholes: readonly Span[] = turns.length > 0 ? turns.map(({ said }) => said) : [{ start: 0, end: text.length }];
  for (const quote of readQuotes(text)) {
    const whole = wholes[indexAt(wholes, quote.start)] ?? quote;
    const before = firstWordFrom(reading, quote.start) - 1;
    const after = firstWordFrom(reading, quote.end);
    // The whole instruction is quoted.
    if ((words[before]?.start ?? -1) < whole.start && (words[after]?.start ?? whole.end) >= whole.end) continue;
    if (memos.has(words[before]?.key ?? '')) {
      discarded.push(quote);
      continue;
    }
    if (!actions.some((action) => holds(quote, action)) || isRelayed(reading, before, quote.start)) continue;
    const sentence = reading.sentences[indexAt(reading.sentences, quote.start)] ?? quote;
    const isAside = actions.some(
      (action, index) => holds(sentence, action) && action.end <= quote.start && forms[index]?.form === 'ordered',
    );
    if (isAside) discarded.push(quote);
    else cues.push({ kind: 'quotation', ...quote, reach: quote });
  }
  return { discarded, cues };
}

const MAX_LEAD = 7;

/** `The user said "…"`: the words before a quotation are a lead. */
function isRelayed(reading: Reading, before: number, quote: number): boolean {
  if (isOwnersQuote(reading, quote, before)) return true;
  const sentence = indexAt(reading.sentences, reading.words[before]?.start ?? 0);
  for (let from = Math.max(0, before + 1 - MAX_LEAD); from < before; from++)
    if (phraseAt(reading, sentence, 'leads', from, before + 1) === before + 1 - from) return true;
  return false;
}

function signatures(text: string): Span[] {
  return matchesIn(text, mailSignature).map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Kinds that put a word without an instructing form in the background, if something else is instructed. */
const told = new Set<CueKind>(['schedule', 'condition', 'alternative', 'wish', 'past', 'report']);

function licenceOf(
  action: Span,
  { form, kind }: FormOfAction,
  cues: readonly Cue[],
  discarded: readonly Span[],
  isConfirmed: boolean,
): Licence {
  if (discarded.some((span) => holds(span, action))) return { action, is: 'background', cue: null };
  const { start, end } = action;
  const own: Cue | null = kind && !isConfirmed ? { kind, start, end, reach: action } : null;
  let cue: Cue | null = own;
  for (const other of cues) {
    // A time belongs to the past event of the verb.
    if (!meets(other.reach, action) || (own?.kind === 'past' && other.kind === 'schedule')) continue;
    if (!cue || precedence.indexOf(other.kind) < precedence.indexOf(cue.kind)) cue = other;
  }
  if (cue) return { action, is: cue.kind === 'negation' ? 'forbidden' : 'open', cue };
  return { action, is: form === 'ordered' || isConfirmed ? 'ordered' : 'background', cue: null };
}

/** `Anyway: 85 USDC to 0xabc`: a payment without a verb, outside the reach of every cue. */
function hasBareOrder({ text, clauses, actions }: Reading, cues: readonly Cue[]): boolean {
  for (const match of matchesIn(text, bareOrder)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const clause = clauses[indexAt(clauses, span.start)] ?? span;
    if (!actions.some((action) => meets(clause, action)) && !cues.some(({ reach }) => meets(reach, span))) return true;
  }
  return false;
}

const isSignable = /permit|signature|gasless/iu;

/** A permit is instructed if the owner says to sign it, outside the reach of every cue. */
function isSigned({ text, turns }: Reading, action: Span, cues: readonly Cue[], discarded: readonly Span[]): boolean {
  if (!isSignable.test(text.slice(action.start, action.end))) return false;
  return matchesIn(text, signing).some(({ index, 0: { length } }) => {
    const span = { start: index, end: index + length };
    const isOthers = turns.some(({ speaker, said }) => speaker !== 'owner' && meets(said, span));
    return !isOthers && ![...cues.map(({ reach }) => reach), ...discarded].some((each) => meets(each, span));
  });
}

/** `actions`: spans of words that name an action in any language, as verb or noun. `values`: those in the words. */
export function readModality(text: string, actions: readonly Span[], values: readonly Value[] = []): Modality {
  const reading = readText(text, actions);
  const forms = formsOf(reading);
  const talk = readTalk(reading, forms);
  const quoted = readQuoted(reading, forms);
  const owned = reading.turns.filter(({ speaker }) => speaker === 'owner').map(({ said }) => said);
  const corrected = findCorrected(text, values, owned.length > 0 ? owned : reading.sentences);
  const discarded = [...talk.discarded, ...quoted.discarded, ...signatures(text), ...corrected];
  const cues = [...findCues(reading, forms, talk, corrected), ...quoted.cues];
  const first = actions.map((action, index) => {
    const form = forms[index] ?? { form: 'told', kind: null };
    const isConfirmed =
      talk.confirmed.some((turn) => holds(turn, action)) ||
      (form.form === 'told' && form.kind === null && isSigned(reading, action, cues, discarded));
    return licenceOf(action, form, cues, discarded, isConfirmed);
  });
  // Withdrawn words no longer count if another instruction follows.
  for (const cue of cues)
    if (cue.kind === 'cancelled' && first.some(({ is, action }) => is === 'ordered' && action.start >= cue.end))
      discarded.push(cue.reach);
  // What the owner asked, and the agent answered, is no question about a later instruction.
  const isAnswered = (cue: Cue | null): boolean =>
    cue?.kind === 'question' &&
    talk.answered.some(
      (turn) => holds(turn, cue) && first.some(({ is, action }) => is === 'ordered' && action.start >= turn.end),
    );
  for (const cue of cues.filter(isAnswered)) cues.splice(cues.indexOf(cue), 1);
  const isOrder = first.some(({ is }) => is === 'ordered') || hasBareOrder(reading, cues);
  const licences = first.map((licence, index): Licence => {
    const { action, cue } = licence;
    if (cue?.kind === 'cancelled' && discarded.some((span) => holds(span, action)))
      return { action, is: 'background', cue };
    const isTold = cue !== null && told.has(cue.kind) && forms[index]?.form !== 'ordered';
    return isOrder && (isTold || cue?.kind === 'past' || isAnswered(cue)) && licence.is === 'open'
      ? { action, is: 'background', cue }
      : licence;
  });
  discarded.sort((a, b) => a.start - b.start);
  // Forms of actions that are cues themselves: `sent`, `gönderme`.
  const heard = new Set(cues);
  for (const { cue } of licences) if (cue && !heard.has(cue) && !isAnswered(cue)) cues.push(cue);
  const ordered = licences.filter(({ is }) => is === 'ordered').map(({ action }) => action);
  cues.push(...findUnsettled(reading, ordered, discarded));
  return {
    cues,
    licences,
    discarded,
    taken: talk.taken.map(({ said }) => said),
    clauses: reading.clauses,
    words: reading.words,
  };
}
