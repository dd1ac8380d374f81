import type { CueKind } from './cue.ts';
import { type Form, formOf } from './english-form.ts';
import { english } from './languages.ts';
import { type Reading, sentenceOf } from './reading.ts';

/** What the form of an action says by itself; a kind of cue where its ending is one. */
export interface FormOfAction {
  readonly form: Form;
  readonly kind: CueKind | null;
}

const MAX_TAIL = 40;

/** Endings of verbs in the language of the sentence: past, forbidden, asked, wished. */
function byEnding(reading: Reading, action: number, sentence: number): FormOfAction {
  const book = reading.spoken[sentence]?.main.book;
  const { start } = reading.actions[action] ?? { start: 0 };
  const first = reading.words[reading.actionRuns[action]?.from ?? 0];
  const from = Math.min(start, first?.start ?? start);
  const tail = reading.text
    .slice(from, from + MAX_TAIL)
    .toLowerCase()
    .normalize('NFC');
  if (book?.denied?.test(tail)) return { form: 'told', kind: 'negation' };
  if (book?.asked?.test(tail)) return { form: 'told', kind: 'question' };
  if (book?.wished?.test(tail)) return { form: 'told', kind: 'wish' };
  if (book?.told?.test(tail)) return { form: 'past', kind: 'past' };
  return { form: 'ordered', kind: null };
}

/** The forms of all actions, in the order given. */
export function formsOf(reading: Reading): FormOfAction[] {
  const last = new Map<number, Form>();
  const forms: FormOfAction[] = [];
  const inPlace = reading.actions.map((_, action) => action).sort((a, b) => startOf(reading, a) - startOf(reading, b));
  for (const action of inPlace) {
    const sentence = sentenceOf(reading, reading.actionRuns[action]?.from ?? 0);
    if (reading.spoken[sentence]?.main !== english) {
      forms[action] = byEnding(reading, action, sentence);
      continue;
    }
    const form = formOf(reading, action, last.get(sentence) ?? null);
    last.set(sentence, form);
    forms[action] = { form, kind: form === 'past' ? 'past' : null };
  }
  return forms;
}

const startOf = (reading: Reading, action: number): number => reading.actions[action]?.start ?? 0;
