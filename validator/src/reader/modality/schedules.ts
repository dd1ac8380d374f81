import { storyVerbs } from '../languages/phrases/narration.ts';
import { isLifetime } from '../text/fields.ts';
import { indexAt, type Span } from '../text/span.ts';
import type { Hit } from './find-hits.ts';
import type { FormOfAction } from './form.ts';
import { english } from './languages.ts';
import { isTimeOfCall } from './owners.ts';
import { actionIn, clauseOf, opensWith, phraseAt, type Reading, type Run } from './read-text.ts';

/** Subjects and verbs that open a statement: a time in its clause belongs to the story. */
const subjects = new Set(
  'i we he she they it my our his her their the there im iam weare weve ive hes shes its iwill wewill'.split(' '),
);
const statements = new Set('is are am was were'.split(' '));
/** Words before a time in the past: `the signature having been received at 11:07`. */
const pasts = new Set('having had been ended'.split(' '));
const MAX_STATEMENT = 4;

function isStory(reading: Reading, forms: readonly FormOfAction[], hit: Hit, run: Run): boolean {
  for (let at = actionIn(reading, run.from, run.to); at >= 0; at = actionIn(reading, at + 1, run.to))
    if (forms[reading.actionAt[at] ?? -1]?.form === 'ordered') return false;
  const main = reading.spoken[hit.sentence]?.main ?? english;
  if (main !== english) {
    // `Überweise 60 USDC, am Montag hat sie Geburtstag`: only after the instruction; before it, the time is that of the
    // instruction.
    const isBehind = (reading.lastAction[run.from] ?? -1) >= (reading.sentenceRuns[hit.sentence]?.from ?? 0);
    return isBehind && reading.words.slice(run.from, run.to).some(({ raw }) => storyVerbs[main.book.code]?.has(raw));
  }
  if (subjects.has(reading.words[run.from]?.key ?? '')) return true;
  if (reading.words.slice(run.from, hit.from).some(({ key }) => pasts.has(key))) return true;
  return reading.words
    .slice(run.from, Math.min(run.to, run.from + MAX_STATEMENT))
    .some(({ key }) => statements.has(key));
}

const selves = new Set(['i', 'we']);

/** `I trade this daily: give …`: a habit, stated before the instruction. */
function isHabit(reading: Reading, clause: number, sentence: Run): boolean {
  const run = reading.clauseRuns[clause];
  const span = reading.clauses[clause];
  if (!run || !span || !selves.has(reading.words[run.from]?.key ?? '')) return false;
  return (
    reading.text.slice(span.start, span.end).trimEnd().endsWith(':') && actionIn(reading, run.to, sentence.to) >= 0
  );
}

const MAX_FRAGMENT = 2;

/** `Swap 5 ETH. Tomorrow.`: a time in a sentence of its own applies to the sentence before it. */
function fragment(reading: Reading, hit: Hit): Span | null {
  const run = reading.sentenceRuns[hit.sentence] ?? hit;
  const own = reading.sentences[hit.sentence];
  const before = reading.sentences[hit.sentence - 1];
  if (!own || !before || run.to - run.from > hit.to - hit.from + MAX_FRAGMENT) return null;
  return actionIn(reading, run.from, run.to) >= 0 ? null : { start: before.start, end: own.end };
}

/** `morgen`, alone in the first turn of a talk: a greeting. */
function isGreeting({ turns, words, sentences, lastAction }: Reading, hit: Hit): boolean {
  const turn = turns[indexAt(turns, words[hit.from]?.start ?? 0)];
  const sentence = sentences[hit.sentence];
  if (!turn || !sentence || hit.to - hit.from > 1 || (lastAction[hit.from] ?? -1) >= 0) return false;
  const said = words.filter(({ start }) => turn.said.start <= start && start < turn.said.end);
  return said.length === 1;
}

const isClock = ({ words }: Reading, { from, to }: Hit): boolean =>
  words.slice(from, to).some(({ isTime, isNumber }) => isTime || isNumber);

/** The reach of a time: its sentence; only its clause if that is about something else; nothing if it is a deadline. */
export function scheduled(reading: Reading, forms: readonly FormOfAction[], hit: Hit): Span | null {
  const clause = clauseOf(reading, hit.from);
  const run = reading.clauseRuns[clause] ?? hit;
  const sentence = reading.sentenceRuns[hit.sentence] ?? run;
  if (isLifetime(reading.text, reading.words[hit.from]?.start ?? 0) || isGreeting(reading, hit)) return null;
  if (isClock(reading, hit) && isTimeOfCall(reading, hit.from)) return null;
  for (let back = 1; back <= 3 && hit.from - back >= run.from; back++)
    if (phraseAt(reading, hit.sentence, 'deadlines', hit.from - back, hit.from) === back) return null;
  const isReason = opensWith(reading, 'reasons', clause) && run.from > sentence.from;
  const isAside = isReason || isStory(reading, forms, hit, run) || isHabit(reading, clause, sentence);
  if (isAside) return reading.clauses[clause] ?? null;
  return fragment(reading, hit) ?? reading.sentences[hit.sentence] ?? null;
}
