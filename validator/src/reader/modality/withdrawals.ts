import type { CueKind } from '../languages/cue.ts';
import { rightToEnd } from '../languages/phrases/rights.ts';
import { closesClause, type Hit, opensClause } from './find-hits.ts';
import type { FormOfAction } from './form.ts';
import { speaks } from './languages.ts';
import { actionIn, clauseOf, hasPhrase, phraseAt, type Reading, type Run } from './read-text.ts';

/** Whether a run of words contains a cue of a kind. */
function hasCue({ words, spoken }: Reading, kind: CueKind, sentence: number, { from, to }: Run): boolean {
  const none = (): boolean => false;
  for (let at = from; at < to; at++) {
    const word = words[at];
    for (const lexicon of spoken[sentence]?.all ?? [])
      if (word && speaks(lexicon, word) && lexicon.cues.find(words, at, to, none)?.value.kind === kind) return true;
  }
  return false;
}

const MAX_REST = 12;

/** `the rest leave as it is`: another thing is left alone. */
function isOfRest(reading: Reading, hit: Hit): boolean {
  const run = reading.clauseRuns[clauseOf(reading, hit.from)] ?? hit;
  for (let at = Math.max(run.from, hit.from - MAX_REST); at < hit.from; at++)
    if (phraseAt(reading, hit.sentence, 'rest', at, hit.from) > 0) return true;
  return false;
}

const MAX_CONDITION = 24;

/** `if it is less than 500, forget it`: the action below the bound of the trade. */
function isFallback(reading: Reading, hit: Hit): boolean {
  const clause = clauseOf(reading, hit.from);
  const sentence = reading.sentenceRuns[hit.sentence]?.from ?? 0;
  return [clause, clause - 1].some((own) => {
    const run = reading.clauseRuns[own];
    if (!run || run.from < sentence || hit.from - run.from > MAX_CONDITION) return false;
    const before = { from: run.from, to: Math.min(run.to, hit.from) };
    return hasCue(reading, 'condition', hit.sentence, before) && hasPhrase(reading, 'comparisons', own);
  });
}

const MAX_RIGHT = 60;

/** Whether a right is revoked, and no earlier instruction. */
function isRevoking(reading: Reading, forms: readonly FormOfAction[], hit: Hit): boolean {
  const { text, words, actions } = reading;
  const start = words[hit.from]?.start ?? 0;
  if (!rightToEnd.test(text.slice(Math.max(0, start - MAX_RIGHT), start))) return false;
  const clause = reading.clauses[clauseOf(reading, hit.from)]?.start ?? 0;
  const isQuoted = (end: number) => text[end] === '」';
  return actions.every(
    (action, index) => action.start >= clause || isQuoted(action.end) || forms[index]?.form !== 'ordered',
  );
}

/** Whether words of withdrawal apply to the instruction, and not to the rest or to a missed bound. */
export const isTakenBack = (reading: Reading, forms: readonly FormOfAction[], hit: Hit): boolean =>
  !isOfRest(reading, hit) && !isFallback(reading, hit) && !isRevoking(reading, forms, hit);

/** `… 보내줘. 하지 마`: a denial that is a clause by itself, after an action, withdraws that action. */
export const isBareDenial = (reading: Reading, { kind, side, from, to }: Hit): boolean =>
  kind === 'negation' &&
  side === 'behind' &&
  (reading.lastAction[from] ?? -1) >= 0 &&
  actionIn(reading, from, to) < 0 &&
  opensClause(reading, from) &&
  closesClause(reading, to);

const NEXT = 3;

/** `wait, 50`, `hang on, send it to bob.eth`: the instruction continues, and the text asks for no wait. */
export function goesOn(reading: Reading, forms: readonly FormOfAction[], hit: Hit): boolean {
  const { words, actionAt } = reading;
  if (words.slice(hit.to, hit.to + NEXT).some(({ isNumber, key }) => isNumber || key.startsWith('0x'))) return true;
  for (let at = actionIn(reading, hit.to, words.length); at >= 0; at = actionIn(reading, at + 1, words.length))
    if (forms[actionAt[at] ?? -1]?.form === 'ordered') return true;
  return false;
}
