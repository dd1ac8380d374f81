import type { Intent, Slot } from '../../reader/intent.ts';

/**
 * Words that change what a sentence asks for. Only those in text that was left unread count: everything else is judged
 * by its modality, and says nothing here.
 */
const conditions: Readonly<Record<string, readonly string[]>> = {
  en: ['if', 'unless', 'until', 'when', 'whenever', 'once', 'provided', 'assuming', 'depending', 'except', 'otherwise'],
  es: ['si', 'cuando', 'salvo', 'hasta', 'excepto'],
  fr: ['si', 'quand', 'lorsque', 'sauf'],
  pt: ['se', 'quando', 'exceto', 'caso'],
  de: ['wenn', 'falls', 'sofern', 'sobald', 'außer', 'bis'],
  ru: ['если', 'когда', 'пока', 'кроме'],
  zh: ['如果', '若', '当', '除非', '直到'],
  ja: ['もし', 'なら', 'たら', 'まで'],
  hi: ['अगर', 'यदि', 'जब', 'तक'],
  ar: ['إذا', 'لو', 'عندما', 'إلا'],
  id: ['jika', 'kalau', 'bila', 'ketika', 'kecuali'],
  bn: ['যদি', 'যখন'],
};

const negations: Readonly<Record<string, readonly string[]>> = {
  en: [
    'not',
    "don't",
    'dont',
    'never',
    'without',
    'no',
    'avoid',
    'cannot',
    "can't",
    'neither',
    'nor',
    "won't",
    'instead',
  ],
  es: ['no', 'nunca', 'sin', 'jamás'],
  fr: ['ne', 'pas', 'jamais', 'sans'],
  pt: ['não', 'nunca', 'sem'],
  de: ['nicht', 'kein', 'keine', 'keinen', 'nie', 'ohne'],
  ru: ['не', 'нет', 'никогда', 'без'],
  zh: ['不', '不要', '别', '没有'],
  ja: ['ない', 'しない', 'なし'],
  hi: ['नहीं', 'मत', 'बिना'],
  ar: ['لا', 'بدون', 'ليس'],
  id: ['tidak', 'jangan', 'tanpa', 'bukan'],
  bn: ['না', 'নয়'],
};

const repetitions: readonly string[] = [
  ...['every', 'daily', 'weekly', 'monthly', 'hourly', 'yearly', 'recurring', 'repeatedly', 'repeat', 'regularly'],
  ...['täglich', 'wöchentlich', 'diario', 'semanal', 'каждый', '每天', '每周', '毎日', 'setiap', 'हर'],
];

/** As much as is looked at beside a word. */
const NEAR = 24;
/** `after` alone may only tell the order of things. */
const onlyAfter = /\bonly\s{1,3}(?:just\s{1,3})?after\b/i;
const laterDay = /^(?:tomorrow\b(?!['’]s)|next\s{1,3}(?:week|month|year|mon|tues|wednes|thurs|fri|satur|sun))/i;
/** `the rent for next month`, `by tomorrow`: what it is for, and until when. */
const notWhen = /\b(?:for|by|before|until|till|than|of)\s{1,3}(?:the\s{1,3})?$/i;

/** Whether a word puts the wish off: `tomorrow, send`. */
const isPutOff = (text: string, { start }: Slot<string>): boolean =>
  laterDay.test(text.slice(start, start + NEAR)) && !notWhen.test(text.slice(Math.max(0, start - NEAR), start));

export interface OpenCondition {
  readonly kind: 'condition' | 'negation' | 'repetition' | 'delay';
  /** From the word to the end of what was left unread with it. */
  readonly text: string;
  readonly start: number;
}

/** What the intent makes its wish depend on, as far as nobody here can tell whether it holds. */
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
    // The words behind it that were not understood either are what it is about.
    const end = endOfRun(unread, index, text);
    return [{ kind, text: text.slice(slot.start, end), start: slot.start }];
  });
}

/** As much as a person reads of it; many conditions in one run would else be walked through again for each. */
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
