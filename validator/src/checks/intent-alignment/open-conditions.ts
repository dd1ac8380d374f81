import type { Intent, Slot } from '../../reader/intent.ts';
import { conditions, negations, repetitions } from '../../reader/languages/phrases/open-conditions.ts';

/** The characters searched before and after a word. */
const NEAR = 24;
/** `after` alone may only state a sequence. */
const onlyAfter = /\bonly\s{1,3}(?:just\s{1,3})?after\b/i;
const laterDay = /^(?:tomorrow\b(?!['’]s)|next\s{1,3}(?:week|month|year|mon|tues|wednes|thurs|fri|satur|sun))/i;
/** `the rent for next month`, `by tomorrow`: a purpose, or a deadline. */
const notWhen = /\b(?:for|by|before|until|till|than|of)\s{1,3}(?:the\s{1,3})?$/i;

/** Whether a word postpones the action: `tomorrow, send`. */
const isPutOff = (text: string, { start }: Slot<string>): boolean =>
  laterDay.test(text.slice(start, start + NEAR)) && !notWhen.test(text.slice(Math.max(0, start - NEAR), start));

export interface OpenCondition {
  readonly kind: 'condition' | 'negation' | 'repetition' | 'delay';
  /** From the word to the end of the unread words after it. */
  readonly text: string;
  readonly start: number;
}

/** Conditions of the intent that cannot be checked here. */
export function findOpenConditions({ unread, language, text }: Intent): readonly OpenCondition[] {
  const words = (table: typeof conditions) => [
    ...(table.en ?? []),
    ...(language === 'en' ? [] : (table[language] ?? [])),
  ];
  const isUnspaced = language === 'zh' || language === 'ja';
  const kindOf = (slot: Slot<string>): OpenCondition['kind'] | null => {
    const { value, start, end } = slot;
    const said = value.toLowerCase().replaceAll('’', "'");
    const parts = new Set(said.split(/[^\p{L}\p{M}']+/u));
    const has = (list: readonly string[]) => list.some((word) => (isUnspaced ? said.includes(word) : parts.has(word)));
    if (has(words(conditions))) return 'condition';
    if (parts.has('after') && onlyAfter.test(text.slice(Math.max(0, start - NEAR), end))) return 'condition';
    if (has(words(negations))) return 'negation';
    if (has(repetitions)) return 'repetition';
    return isPutOff(text, slot) ? 'delay' : null;
  };
  return unread.flatMap((slot, index) => {
    const kind = kindOf(slot);
    if (!kind) return [];
    // The unread words after it are its content.
    const end = endOfRun(unread, index, text);
    return [{ kind, text: text.slice(slot.start, end), start: slot.start }];
  });
}

/** The most that a person reads; without a limit, many conditions in one run would each scan all of it. */
const MAX_SHOWN = 500;

function endOfRun(unread: readonly Slot<string>[], index: number, text: string): number {
  const { start = 0, end: first = 0 } = unread[index] ?? {};
  let end = first;
  for (let at = index + 1; at < unread.length && end - start < MAX_SHOWN; at += 1) {
    const next = unread[at];
    if (!next || /\S/.test(text.slice(end, next.start))) break;
    end = next.end;
  }
  return end;
}
