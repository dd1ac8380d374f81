import { type Lexicon, mayStart, type PhraseField, type Phrases } from '../languages/cue-book.ts';
import { isRecord, readClauses, readSentences } from '../text/clauses.ts';
import { indexAt, type Span } from '../text/span.ts';
import { readTurns, type Turn } from '../text/turns.ts';
import { readWords, type Word } from '../text/words.ts';
import { anyStart, isForeign, latinOf, type Spoken, speaks, spokenIn } from './languages.ts';

/** A run of words: from the first index, up to but not including the second. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** A text split into turns, sentences, clauses and words, with its actions. */
export interface Reading {
  readonly text: string;
  /** Whether it consists of names and values, as in JSON. */
  readonly isRecord: boolean;
  readonly words: readonly Word[];
  readonly turns: readonly Turn[];
  readonly sentences: readonly Span[];
  readonly clauses: readonly Span[];
  /** Words of each sentence and clause. */
  readonly sentenceRuns: readonly Run[];
  readonly clauseRuns: readonly Run[];
  /** Languages of each sentence. */
  readonly spoken: readonly Spoken[];
  readonly actions: readonly Span[];
  /** Index of the first word of each action, and of the word after its last. */
  readonly actionRuns: readonly Run[];
  /** Index of the action that each word belongs to, or -1. */
  readonly actionAt: Int32Array;
  /**
   * For each word, the index of the first word of the next action from there on, and of the last one before; -1 for
   * none.
   */
  readonly nextAction: Int32Array;
  readonly lastAction: Int32Array;
  /** A cache of properties of clauses, so that no text causes a lookup for each of its words. */
  readonly known: Map<string, boolean>;
}

function runsOf(spans: readonly Span[], words: readonly Word[]): Run[] {
  let at = 0;
  return spans.map(({ end }) => {
    const from = at;
    while (at < words.length && (words[at]?.start ?? end) < end) at++;
    return { from, to: at };
  });
}

function placeActions(
  actions: readonly Span[],
  words: readonly Word[],
): Pick<Reading, 'actionRuns' | 'actionAt' | 'nextAction' | 'lastAction'> {
  const actionAt = new Int32Array(words.length).fill(-1);
  const actionRuns = actions.map(({ start, end }, index) => {
    let from = indexAt(words, start);
    if ((words[from]?.end ?? 0) <= start) from++;
    let to = from;
    while (to < words.length && (words[to]?.start ?? end) < end) actionAt[to++] = index;
    return { from, to: Math.max(to, from) };
  });
  const nextAction = new Int32Array(words.length + 1).fill(-1);
  for (let at = words.length - 1; at >= 0; at--)
    nextAction[at] = (actionAt[at] ?? -1) >= 0 ? at : (nextAction[at + 1] ?? -1);
  const lastAction = new Int32Array(words.length + 1).fill(-1);
  for (let at = 1; at <= words.length; at++) {
    const action = actionAt[at - 1] ?? -1;
    lastAction[at] = action >= 0 ? (actionRuns[action]?.from ?? -1) : (lastAction[at - 1] ?? -1);
  }
  return { actionRuns, actionAt, nextAction, lastAction };
}

export function readText(text: string, actions: readonly Span[]): Reading {
  const words = readWords(text);
  const turns = readTurns(text);
  const sentences = readSentences(
    text,
    turns.flatMap((turn) => [turn, turn.said]),
  );
  const sentenceRuns = runsOf(sentences, words);
  // Computed on demand: few texts need it, and a text of many short sentences needs it only once.
  let language: Lexicon | null = null;
  const ofText = (): Lexicon => {
    language ??= latinOf(words);
    return language;
  };
  const spoken = sentenceRuns.map(({ from, to }) => spokenIn(words.slice(from, to), ofText));
  const { actionRuns, actionAt, nextAction, lastAction } = placeActions(actions, words);
  const isAction = (index: number): boolean => (actionAt[index] ?? -1) >= 0;
  const openers: number[] = [];
  sentenceRuns.forEach(({ from, to }, index) => {
    const languages = spoken[index];
    for (let at = from + 1; languages && at < to; at++) {
      const word = words[at];
      if (!word || !mayStart(anyStart.splits, word, at, isAction)) continue;
      for (const lexicon of languages.all) {
        if (!speaks(lexicon, word)) continue;
        const found = lexicon.splits.find(words, at, to, isAction);
        if (found && !isForeign(languages, lexicon, words, at, found.length)) {
          openers.push(word.start);
          break;
        }
      }
    }
  });
  const isStructured = isRecord(text);
  const clauses = readClauses(text, sentences, openers, isStructured);
  return {
    text,
    isRecord: isStructured,
    words,
    turns,
    sentences,
    clauses,
    sentenceRuns,
    clauseRuns: runsOf(clauses, words),
    spoken,
    actions,
    actionRuns,
    actionAt,
    nextAction,
    lastAction,
    known: new Map(),
  };
}

export const sentenceOf = ({ sentences, words }: Reading, word: number): number =>
  indexAt(sentences, words[word]?.start ?? 0);
export const clauseOf = ({ clauses, words }: Reading, word: number): number =>
  indexAt(clauses, words[word]?.start ?? 0);

/** The number of words of a phrase in one of the sentence's languages that starts at a word; 0 if there is none. */
export function phraseAt(reading: Reading, sentence: number, field: PhraseField, at: number, to: number): number {
  const isAction = (index: number): boolean => (reading.actionAt[index] ?? -1) >= 0;
  const word = reading.words[at];
  if (!word || !mayStart(anyStart[field], word, at, isAction)) return 0;
  const spoken = reading.spoken[sentence];
  let longest = 0;
  // Words that make a condition harmless count only in the sentence's own language.
  const lexicons = field === 'gains' && spoken ? [spoken.main, ...spoken.tied] : (spoken?.all ?? []);
  for (const lexicon of lexicons) {
    if (!speaks(lexicon, word)) continue;
    const phrases: Phrases<true> = lexicon[field];
    const found = phrases.find(reading.words, at, to, isAction);
    if (found && spoken && !isForeign(spoken, lexicon, reading.words, at, found.length))
      longest = Math.max(longest, found.length);
  }
  return longest;
}

function known(reading: Reading, fact: string, find: () => boolean): boolean {
  const before = reading.known.get(fact);
  if (before !== undefined) return before;
  const found = find();
  reading.known.set(fact, found);
  return found;
}

/** Whether a clause contains a phrase of a kind. */
export const hasPhrase = (reading: Reading, field: PhraseField, clause: number): boolean =>
  known(reading, `${field} ${clause}`, () => {
    const run = reading.clauseRuns[clause] ?? { from: 0, to: 0 };
    const sentence = sentenceOf(reading, run.from);
    for (let at = run.from; at < run.to; at++) if (phraseAt(reading, sentence, field, at, run.to) > 0) return true;
    return false;
  });

/** Whether a clause opens with a phrase of a kind. */
export const opensWith = (reading: Reading, field: PhraseField, clause: number): boolean =>
  known(reading, `opens ${field} ${clause}`, () => {
    const run = reading.clauseRuns[clause];
    return run !== undefined && phraseAt(reading, sentenceOf(reading, run.from), field, run.from, run.to) > 0;
  });

/** First word of the first action in a run, or -1. */
export function actionIn({ nextAction }: Reading, from: number, to: number): number {
  const at = nextAction[from] ?? -1;
  return at < to ? at : -1;
}

/** First word of the last action in a run, or -1. */
export function lastActionIn({ lastAction }: Reading, from: number, to: number): number {
  const at = lastAction[to] ?? -1;
  return at >= from ? at : -1;
}
