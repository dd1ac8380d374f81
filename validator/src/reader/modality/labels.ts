import { compilePattern } from '../../patterns/compile-pattern.ts';
import type { Cue } from '../languages/cue.ts';
import { afterthought, filing, given, labelling, reassuring } from '../languages/phrases/labels.ts';
import { holds, indexAt, meets, type Span } from '../text/span.ts';
import { isChosen } from '../text/ticks.ts';
import { english } from './languages.ts';
import type { Reading } from './read-text.ts';

const whole = (rows: readonly string[]): RegExp =>
  compilePattern(
    `(?<![\\p{L}\\d])(?:${rows.join('|').replaceAll('*', '\\p{L}{0,8}').replaceAll("'", "['’]?").replaceAll(' ', '\\s{1,3}')})(?![\\p{L}\\d-])`,
    'u',
  );
const headings = whole(filing);
const labels = whole([...filing, ...labelling]);

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const date = [
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? \\d{4})?`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
  `${month}(?: \\d{4})?`,
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?|the \\d{1,2}(?:st|nd|rd|th)|q[1-4](?: \\d{4})?|h[12](?: \\d{4})?',
  `(?:week|wk|day|month|sprint|year) \\d{1,4}|next \\p{L}{2,12}|tomorrow|tonight|${weekday}|end of (?:the )?\\p{L}{3,8}`,
].join('|');
/** `1 December: …`, `Due Fri 30 Nov - …`: only a time precedes. */
const dates = compilePattern(
  `^\\W{0,4}(?:(?:due|on|for|from|starting|starts|by|per|until) ){0,2}(?:${weekday},? )?(?:${date})(?:,? (?:at )?\\d{1,2}(?::\\d{2})?(?: ?[ap]m)?)?\\W{0,4}$`,
  'u',
);

const MAX_LABEL = 90;
const MAX_HEADING = 5;
const MAX_OPENING = 3;
const MAX_ORDERS = 8;
/** The opening words of a sentence that instructs regardless of the text before it. */
const fresh = /^\W{0,3}(?:please|pls|now|so|then|anyway)(?!\p{L})/iu;
/** `Blocked: no gas. So unwrap …`: it follows from the text before it. */
const hence = /^\W{0,3}so(?!\p{L})/iu;
/** A colon, a dash or a closing bracket separates a label from its content. */
const parted = /(?:[:：)\]]|\s[-–—])\s{0,4}$/;
/** Marks of a comment in a program, and of a completed task. */
const marked = /(?:^|\n)[ \t]{0,8}(?:\/\/|\/\*|\[x\]|☑|✔|✓)\s{0,3}$/iu;

/** The text with the discarded parts blanked out. */
const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(Math.max(0, end - start))}${rest.slice(end)}`,
    text,
  );

const textOf = (text: string, { start, end }: Span): string => text.slice(Math.max(start, end - MAX_LABEL), end);

/**
 * The words before an instruction in its sentence, up to its last colon, or to the dash or bracket directly before the
 * clause.
 */
function labelOf(text: string, sentence: Span, clause: Span): Span | null {
  const before = text.slice(sentence.start, Math.max(sentence.start, clause.start));
  const colon = Math.max(before.lastIndexOf(': '), before.lastIndexOf('：'));
  if (colon > 0) return { start: sentence.start, end: sentence.start + colon + 1 };
  return parted.test(before.slice(-8)) ? { start: sentence.start, end: clause.start } : null;
}

function isFiled(part: string, isLabel: boolean): boolean {
  const words = part.trim().toLowerCase();
  if (!isLabel && words.split(/\s+/).length > MAX_HEADING) return false;
  // `For the year-end statement we prefer a balance that stays: wrap …`: a reason.
  if (given.test(words) || /(?<!\p{L})(?:we|i) prefer (?!to )/u.test(words)) return false;
  return (isLabel ? labels : headings).test(words) || (isLabel && dates.test(words.replace(/[\s:：–—-]+$/u, '')));
}

/**
 * `Specimen: our supplier has delivered. Pay him …`: a label at the start of a text applies to all of it, however long
 * the story is.
 */
function openingOf(text: string): Span | null {
  const [opening = '', words = '', sign = ''] =
    /^((?:[^.,:：!?\n–—]|:\d){1,60}?)(:(?=\s)|：|\s[-–—]\s|\.\s)/.exec(text) ?? [];
  const isLabel = !sign.startsWith('.');
  // `Sell the unspent budget. That's …` is not a heading, and neither are the owner's words.
  if (words.split(/\s+/).length > (isLabel ? MAX_HEADING : MAX_OPENING) || /^owner/i.test(words)) return null;
  return isFiled(words, isLabel) ? { start: 0, end: opening.length } : null;
}

/** `Payment calendar. 1 December: transfer …`: an English instruction under a label or a heading that only files it. */
export function findLabels(reading: Reading, ordered: readonly Span[], discarded: readonly Span[]): Cue[] {
  const { sentences, clauses, spoken } = reading;
  const text = without(reading.text, discarded);
  const isAmount = (span: Span): boolean =>
    ordered.some((action) => holds(span, action)) && /\d\s?[A-Z]{2,}|0x/.test(text.slice(span.start, span.end));
  const opening = spoken[0]?.main === english ? openingOf(text) : null;
  return ordered.slice(0, MAX_ORDERS).flatMap((action): Cue[] => {
    const at = indexAt(sentences, action.start);
    const own = sentences[at] ?? action;
    if (spoken[at]?.main !== english) return [];
    const label = labelOf(text, own, clauses[indexAt(clauses, action.start)] ?? action);
    const heading = sentences[at - 1];
    const found = [
      ...(opening && !holds(opening, action) && !hence.test(text.slice(own.start, own.end)) ? [opening] : []),
      ...(label && isFiled(textOf(text, label), true) ? [label] : []),
      ...(heading &&
      !fresh.test(text.slice(own.start, own.end)) &&
      isFiled(textOf(text, heading), /[:：]\s*$/.test(textOf(text, heading)))
        ? [heading]
        : []),
      ...(!isChosen(text) && marked.test(textOf(text, { start: 0, end: action.start }))
        ? [{ start: own.start, end: action.end }]
        : []),
    ];
    // A span with an instruction of its own is not a label.
    return found.filter((span) => !isAmount(span)).map((span) => ({ kind: 'unsettled', ...span, reach: span }));
  });
}

/** `Send 5 USDC to bob.eth. Edit: he moved away`: a later addition, unless it says that all is well. */
export function findAfterthoughts(
  { text, sentences, spoken }: Reading,
  ordered: readonly Span[],
  discarded: readonly Span[],
): Cue[] {
  const last = Math.max(0, ...ordered.map(({ end }) => end));
  return sentences.flatMap((span, at): Cue[] => {
    const said = text.slice(span.start, span.end);
    if (span.start < last || last === 0 || spoken[at]?.main !== english || !afterthought.test(said)) return [];
    const isCorrected = discarded.some((each) => meets(each, span) && each.start - span.start <= 4);
    return isCorrected || reassuring.test(said) ? [] : [{ kind: 'unsettled', ...span, reach: span }];
  });
}
