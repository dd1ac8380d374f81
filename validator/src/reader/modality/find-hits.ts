import { matchesIn } from '../../patterns/matches-in.ts';
import type { CueKind } from '../languages/cue.ts';
import type { Entry, Lexicon, Match, Side } from '../languages/cue-book.ts';
import { openers } from '../languages/phrases/remarks.ts';
import { indexAt } from '../text/span.ts';
import type { Word } from '../text/words.ts';
import { cueLanguagesOf, isForeign, speaks } from './languages.ts';
import { clauseOf, type Reading, type Run, sentenceOf } from './read-text.ts';

/** A cue word at its position, before its reach is known. */
export interface Hit extends Run {
  readonly kind: CueKind;
  readonly side: Side;
  readonly sentence: number;
}

export function opensClause(reading: Reading, at: number): boolean {
  const run = reading.clauseRuns[clauseOf(reading, at)];
  for (let before = at - 1; run && before >= run.from; before--)
    if (!openers.has(reading.words[before]?.key ?? '')) return false;
  return true;
}

/** Whether a clause may ask without `I` or `we`: it opens its sentence, or the sentence ends with a question mark. */
function opensSentence(reading: Reading, at: number): boolean {
  const sentence = sentenceOf(reading, at);
  const from = reading.sentenceRuns[sentence]?.from ?? at;
  return clauseOf(reading, at) === clauseOf(reading, from) || questionOf(reading, sentence) !== null;
}

export function closesClause(reading: Reading, to: number): boolean {
  const run = reading.clauseRuns[clauseOf(reading, to - 1)];
  return run === undefined || run.to <= to;
}

/** An instruction precedes it; a call to wait is a clause of its own, `in a minute` is not. */
const mayClose = (reading: Reading, { value, length }: Match<Entry>, at: number): boolean =>
  (reading.lastAction[at] ?? -1) >= 0 &&
  closesClause(reading, at + length) &&
  (value.kind !== 'hold' || opensClause(reading, at));

/** The longest cue at a word, among those that fit there. */
function longestAt(
  reading: Reading,
  lexicon: Lexicon,
  at: number,
  to: number,
  isAction: (index: number) => boolean,
): Match<Entry> | null {
  const opening = lexicon.openings.find(reading.words, at, to, isAction);
  const closing = lexicon.closings.find(reading.words, at, to, isAction);
  const found = [
    opening && opensClause(reading, at) && (opening.value.side === 'opening' || opensSentence(reading, at))
      ? opening
      : null,
    closing && mayClose(reading, closing, at) ? closing : null,
    lexicon.cues.find(reading.words, at, to, isAction),
  ];
  return found.reduce((best, other) => (other && other.length > (best?.length ?? 0) ? other : best), null);
}

/**
 * `stop staking`, `cancel the order`: the word is an action itself; after another action, `scrap that` takes it back.
 * If the action begins before the word, it names what is cancelled: `অনুমতি বাতিল`. If the word continues after the
 * action, it denies it: `ট্রান্সফার করো না`.
 */
function isActing({ lastAction, actionAt, actionRuns }: Reading, kind: CueKind, { from: at, to }: Run): boolean {
  const action = actionRuns[actionAt[at] ?? -1];
  if (!action || to > action.to) return false;
  return kind === 'negation' || (kind === 'cancelled' && (action.from < at || (lastAction[at] ?? -1) < 0));
}

/** A word that may begin a cue, in some languages. */
interface Start {
  readonly at: number;
  readonly word: Word;
  readonly languages: readonly Lexicon[];
}

/** One lookup for all languages of a sentence. */
function startsIn({ words }: Reading, { from, to }: Run, isAction: (index: number) => boolean): Start[] {
  const starts: Start[] = [];
  for (let at = from; at < to; at++) {
    const word = words[at];
    const languages = word ? cueLanguagesOf(word, isAction(at)) : [];
    if (word && languages.length > 0) starts.push({ at, word, languages });
  }
  return starts;
}

/** The cue words of a sentence, in each of its languages. */
function hitsOf(reading: Reading, sentence: number, taken: Uint8Array): Hit[] {
  const { words, actionAt } = reading;
  const run = reading.sentenceRuns[sentence];
  const spoken = reading.spoken[sentence];
  if (!run || !spoken) return [];
  const hits: Hit[] = [];
  const isAction = (index: number): boolean => (actionAt[index] ?? -1) >= 0;
  const starts = startsIn(reading, run, isAction);
  for (const lexicon of spoken.all)
    for (const { at, word, languages } of starts) {
      const mayHit = !taken[at] && languages.includes(lexicon) && speaks(lexicon, word);
      const found = mayHit ? longestAt(reading, lexicon, at, run.to, isAction) : null;
      if (!found || isForeign(spoken, lexicon, words, at, found.length)) continue;
      const { kind, side } = found.value;
      const to = at + found.length;
      taken.fill(1, at, to);
      if (kind !== 'plain' && !isActing(reading, kind, { from: at, to }))
        hits.push({ kind, side, from: at, to, sentence });
    }
  return hits;
}

function marksOf(reading: Reading, sentence: number, lexicon: Lexicon, taken: Uint8Array): Hit[] {
  const span = reading.sentences[sentence];
  if (!span) return [];
  const part = reading.text.slice(span.start, span.end);
  const hits: Hit[] = [];
  for (const [pattern, kind] of lexicon.book.marks ?? [])
    for (const { index } of matchesIn(part.toLowerCase(), pattern)) {
      const at = indexAt(reading.words, span.start + index);
      if (!taken[at]) hits.push({ kind, side: 'around', from: at, to: at + 1, sentence });
    }
  return hits;
}

const QUESTION = /[?？؟]["”»’')）\s]*$/;

/** A mark at the end asks, unless the sentence requests (`can you …?`) or only its last clause asks (`…, ok?`). */
function questionOf(reading: Reading, sentence: number): Hit | null {
  const span = reading.sentences[sentence];
  const run = reading.sentenceRuns[sentence];
  if (
    !span ||
    !run ||
    run.from === run.to ||
    !QUESTION.test(reading.text.slice(Math.max(span.start, span.end - 40), span.end))
  )
    return null;
  return { kind: 'question', side: 'around', from: run.to - 1, to: run.to, sentence };
}

/** Every cue word of the text, in the languages of its sentences; the main language of a sentence takes precedence. */
export function findHits(reading: Reading): Hit[] {
  const hits: Hit[] = [];
  const taken = new Uint8Array(reading.words.length);
  reading.sentences.forEach((_, sentence) => {
    hits.push(...hitsOf(reading, sentence, taken));
    const main = reading.spoken[sentence]?.main;
    if (main) hits.push(...marksOf(reading, sentence, main, taken));
    const question = questionOf(reading, sentence);
    if (question) hits.push(question);
  });
  return hits;
}
