import type { CueKind } from '../languages/cue.ts';
import { byLanguage } from '../languages/index.ts';
import { type Form, formOf } from './english-form.ts';
import { isInstructed } from './instructing/index.ts';
import { placeOf } from './instructing/verb-in-place.ts';
import { english, lexicons } from './languages.ts';
import { languagesOf, moodOf } from './licence.ts';
import { clauseOf, phraseAt, type Reading, sentenceOf } from './read-text.ts';

/** The meaning of the form of an action by itself; a kind of cue if its ending is one. */
export interface FormOfAction {
  readonly form: Form;
  readonly kind: CueKind | null;
}

const tellers = byLanguage(({ instructing }) => instructing.tellers);

const MAX_TAIL = 40;
const MAX_AHEAD = 120;

/** Whether a requesting phrase precedes an action in its clause: `ich möchte …`. */
function isLed(reading: Reading, sentence: number, from: number, at: number): boolean {
  for (let word = from; word < at; word++) if (phraseAt(reading, sentence, 'leads', word, at) > 0) return true;
  return false;
}

/** Whether an action is narrative: by the form of the verb, or by a subject or a helper ahead of it in its clause. */
function isTold(reading: Reading, action: number, sentence: number, tail: string): boolean {
  const { ahead, form } = tellers[reading.spoken[sentence]?.main.book.code ?? ''] ?? {};
  if (form?.test(tail)) return true;
  const at = reading.actionRuns[action]?.from ?? 0;
  const { from } = reading.clauseRuns[clauseOf(reading, at)] ?? { from: at };
  const [start, end] = [reading.words[from]?.start ?? 0, reading.words[at]?.start ?? 0];
  const before = reading.text
    .slice(Math.max(start, end - MAX_AHEAD), end)
    .toLowerCase()
    .normalize('NFC');
  return ahead?.test(before) === true && !isLed(reading, sentence, from, at);
}

/** The meaning of the endings of a verb in a language: forbidden, asked, wished, past. */
function byEnding(code: string, tail: string): FormOfAction | null {
  const book = lexicons.find((lexicon) => lexicon.book.code === code)?.book;
  if (book?.denied?.test(tail)) return { form: 'told', kind: 'negation' };
  if (book?.asked?.test(tail)) return { form: 'told', kind: 'question' };
  if (book?.wished?.test(tail)) return { form: 'told', kind: 'wish' };
  return book?.told?.test(tail) ? { form: 'past', kind: 'past' } : null;
}

function formIn(
  reading: Reading,
  action: number,
  sentence: number,
  codes: readonly string[],
  follows: boolean,
): FormOfAction | null {
  const { start } = reading.actions[action] ?? { start: 0 };
  const first = reading.words[reading.actionRuns[action]?.from ?? 0];
  const from = Math.min(start, first?.start ?? start);
  const tail = reading.text
    .slice(from, from + MAX_TAIL)
    .toLowerCase()
    .normalize('NFC');
  const mood = moodOf(reading, action, codes);
  const ending = byEnding(codes[0] ?? '', tail);
  // A form in the list of instructions is not a past form, whatever its ending.
  if (ending && !(mood === 'ordered' && ending.kind === 'past')) return ending;
  if (mood === 'follows') return null;
  const isOrder =
    mood !== 'told' &&
    !isTold(reading, action, sentence, tail) &&
    isInstructed(codes[0] ?? '', placeOf(reading, action), follows);
  return { form: isOrder ? 'ordered' : 'told', kind: null };
}

/** The forms of all actions, in the given order. */
export function formsOf(reading: Reading): FormOfAction[] {
  const last = new Map<number, Form>();
  /** Clauses with an instructing verb. */
  const orderedClauses = new Set<number>();
  const forms: FormOfAction[] = [];
  const inPlace = reading.actions.map((_, action) => action).sort((a, b) => startOf(reading, a) - startOf(reading, b));
  const following: number[] = [];
  for (const action of inPlace) {
    const at = reading.actionRuns[action]?.from ?? 0;
    const sentence = sentenceOf(reading, at);
    const codes = languagesOf(reading.spoken[sentence], reading.words[at]?.key ?? '');
    if (isStrange(reading.words[at]?.raw ?? '', codes)) {
      forms[action] = { form: 'told', kind: null };
      continue;
    }
    if (codes[0] !== 'en' || reading.spoken[sentence]?.main !== english) {
      const clause = clauseOf(reading, at);
      const form = formIn(reading, action, sentence, codes, orderedClauses.has(clause));
      if (form?.form === 'ordered') orderedClauses.add(clause);
      if (form) forms[action] = form;
      else following.push(action);
      continue;
    }
    const form = formOf(reading, action, last.get(sentence) ?? null);
    last.set(sentence, form);
    forms[action] = { form, kind: form === 'past' ? 'past' : null };
  }
  // `compra ETH gastando 5 USDC`: instructed together with its main verb.
  const ordered = new Set(
    inPlace.filter((action) => forms[action]?.form === 'ordered').map((action) => sentenceAt(reading, action)),
  );
  for (const action of following)
    forms[action] = { form: ordered.has(sentenceAt(reading, action)) ? 'ordered' : 'told', kind: null };
  return forms;
}

/** `transférera`: letters that English does not have, in a form that no language lists as a verb. */
const isStrange = (raw: string, codes: readonly string[]): boolean => codes[0] === 'en' && /[À-ɏ]/u.test(raw);

const sentenceAt = (reading: Reading, action: number): number =>
  sentenceOf(reading, reading.actionRuns[action]?.from ?? 0);
const startOf = (reading: Reading, action: number): number => reading.actions[action]?.start ?? 0;
