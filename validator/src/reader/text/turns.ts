import { anyOf } from '../../patterns/any-of.ts';
import { compilePattern } from '../../patterns/compile-pattern.ts';
import { matchesIn } from '../../patterns/matches-in.ts';
import { addressed, others, owners, selves } from '../languages/phrases/speakers.ts';
import type { Span } from './span.ts';

/** `unknown`: a name in a chat of several people, none of whom is known to be the owner. */
type Speaker = 'owner' | 'other' | 'unknown';

export interface Turn extends Span {
  readonly speaker: Speaker;
  /** The content, without the label. */
  readonly said: Span;
}

const isWholly = (names: string): RegExp => compilePattern(`^(?:${names})$`, 'u');
const [ofOwners, ofSelves, ofOthers] = [isWholly(owners), isWholly(selves), isWholly(others)];

const isSelf = (label: string): boolean => ofSelves.test(label.toLowerCase());

const roleOf = (label: string): Speaker | null => {
  const name = label.toLowerCase();
  if (ofOwners.test(name)) return 'owner';
  return ofOthers.test(name) ? 'other' : null;
};

/** `User: …`, `**User:** …`, `Owner> …`, `### User`, at the start of a line. */
const labelled = compilePattern(
  `^[ \\t>*_#-]{0,6}(${owners}|${selves}|${others})(?:[*_]{0,2}[ \\t]?(?:[:：>]|\\|)[*_]{0,2}|[ \\t]*$)`,
  'gimu',
);
/** `[10:32] anna: …`, `10:32 anna: …`, `[2026-01-02 10:32:11] <anna> …`. */
const timed =
  /^[ \t]{0,4}(?:\[[\d .:,/TZ-]{4,30}(?:[AP]M)?\]|\d{1,2}:\d\d(?::\d\d)?)[ \t-]{0,3}<?(@?[\p{L}\p{N}_.-]{1,32})[:>]/gimu;
/** `Owner 05:58 > …`, `老板 13:41：…`, `Anna [10:32]: …`. */
const dated =
  /^[ \t]{0,4}(@?[\p{L}\p{N}_.-]{1,32}(?: \p{L}{1,32})?)[ \t]{1,3}[[(]?\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?[\])]?[ \t]{0,2}[:：>]/gimu;
/** `オーナー「…」`, one per line. */
const bracketed = compilePattern(`^[ \\t]{0,4}(${owners}|${selves}|${others})[ \\t]?(?=[「『«“"])`, 'gimu');
/** The same labels in the middle of a line; they count only in a text that opens with one, and before words. */
const inline = compilePattern(`(?<=[\\s/|])(${owners}|${selves}|${others})[ \\t]?[:：][ \\t](?!0x|\\d)`, 'giu');

/** A name at the start of a line, before the content. */
const named = /^[ \t]{0,4}(\p{Lu}\p{Ll}{1,20}):[ \t]/gmu;

/** Any first word of a line before a colon; a chat of two people has two of them. */
const lineLabel = /^[ \t]{0,4}([\p{L}\p{M}]{2,20})[ \t]?[:：][ \t]/gmu;

/** An address with no words after it, or only another label. */
const isField =
  /^\s{0,3}0x[\da-f](?![\da-f]{39}['’]?\p{L}{0,8}[ \t]\p{L}[\p{L}\p{M}'’]{1,20}[ \t]{1,2}[\p{L}\p{Nd}])/iu;

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

const opening = [labelled, timed, dated, bracketed];
const anyOpening = anyOf(opening);

function marksOf(text: string): Mark[] {
  // The others count only next to one of them.
  if (!anyOpening.test(text)) return [];
  const marks: Mark[] = [];
  for (const pattern of opening)
    for (const match of matchesIn(text, pattern))
      marks.push({ start: match.index, end: match.index + match[0].length, name: match[1] ?? '' });
  // `Dana: …` next to `Bot: …` or `Me: …`
  if (marks.some(({ name }) => roleOf(name) === 'other' || isSelf(name)))
    for (const match of matchesIn(text, named)) {
      const isKnown = marks.some(({ start }) => start === match.index);
      if (!isKnown) marks.push({ start: match.index, end: match.index + match[0].length, name: match[1] ?? '' });
    }
  marks.push(...partnersOf(text, marks));
  if (marks.some(({ start }) => text.slice(0, start).trim() === ''))
    for (const match of matchesIn(text, inline))
      marks.push({ start: match.index, end: match.index + match[0].length, name: match[1] ?? '' });
  marks.sort((a, b) => a.start - b.start);
  // `Owner: 0xabc` is a field, and `Owner: 0xabc adresine 5 USDC gönder` is a turn.
  return marks.filter(
    ({ start, end }, index) =>
      (index === 0 || start >= (marks[index - 1]?.end ?? 0)) && !isField.test(text.slice(end, end + 90)),
  );
}

/** `main: …` next to `agent: …`: the other of the only two labels of all lines. */
function partnersOf(text: string, marks: readonly Mark[]): readonly Mark[] {
  const lines = matchesIn(text, lineLabel).map(({ 0: { length }, 1: name = '', index: start }) => ({
    start,
    end: start + length,
    name,
  }));
  const labels = new Set(lines.map(({ name }) => name.toLowerCase()));
  const isChat = labels.size === 2 && lines.length > 1 && lines[0]?.start === text.search(/\S/);
  return isChat ? lines.filter(({ start }) => !marks.some((mark) => mark.start === start)) : [];
}

/** The speakers of the names: roles by their word; a single name next to them is the owner's. */
function speakersOf(names: readonly string[]): Map<string, Speaker> {
  const speakers = new Map<string, Speaker>();
  const strangers = new Set<string>();
  const isAgents = names.some((name) => roleOf(name) === 'owner');
  for (const name of names) {
    const role = isSelf(name) ? (isAgents ? 'other' : 'owner') : roleOf(name);
    if (role) speakers.set(name, role);
    else strangers.add(name);
  }
  const hasOwner = [...speakers.values()].includes('owner');
  for (const name of strangers) speakers.set(name, !hasOwner && strangers.size === 1 ? 'owner' : 'unknown');
  return speakers;
}

/** Messages as JSON: each content string after its role. A single pass, for text that never closes its strings. */
function readMessages(text: string): Turn[] {
  if (!/^\s*[[{]/.test(text)) return [];
  const turns: Turn[] = [];
  let at = 0;
  for (;;) {
    const role = text.indexOf('"role"', at);
    if (role < 0) return turns;
    const named = /^"role"\s{0,4}:\s{0,4}"([a-z]{1,20})"\s{0,4},\s{0,4}"content"\s{0,4}:\s{0,4}"/i.exec(
      text.slice(role, role + 120),
    );
    if (!named) {
      at = role + 6;
      continue;
    }
    const start = role + named[0].length;
    let end = start;
    while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
    end = Math.min(end, text.length);
    const name = named[1] ?? '';
    turns.push({ start: at === 0 ? 0 : role, end, speaker: roleOf(name) ?? 'unknown', said: { start, end } });
    at = end;
  }
}

/** Several words, not the value of a field such as `Agent: 0xabc`. */
const isSpeech = (said: string): boolean => /^\s*(?:\p{L}[\p{L}'’]*[\s,]+){2}/u.test(said.slice(0, 200));

/** `— …` line by line: the owner begins, and the agent asks or answers without an amount. */
function readDashes(text: string): Turn[] {
  const lines = matchesIn(text, /^[ \t]{0,4}[—–][ \t]?[^\n]{1,2000}\n?/gmu);
  if (lines.length < 2 || lines.map(([line]) => line).join('').length < text.trim().length) return [];
  const isTalk = lines.every(([line], index) => index % 2 === 0 || !/\d/.test(line) || /[?？]\s*$/.test(line));
  if (!isTalk) return [];
  return lines.map(({ 0: line, index: start }, index) => {
    const end = start + line.length;
    return {
      start,
      end,
      speaker: index % 2 === 0 ? 'owner' : 'other',
      said: { start: start + line.search(/[—–]/u) + 1, end },
    };
  });
}

/** The turns of a transcript; none in a text by one writer. */
export function readTurns(text: string): Turn[] {
  const messages = readMessages(text);
  if (messages.length > 0) return messages;
  const dashes = readDashes(text);
  if (dashes.length > 0) return dashes;
  const marks = marksOf(text);
  const first = marks[0];
  if (!first || (marks.length === 1 && text.slice(0, first.start).trim() !== '' && !isSpeech(text.slice(first.end))))
    return [];
  const speakers = speakersOf(marks.map(({ name }) => name));
  // Only the agent is named: the text is addressed to it.
  if (marks.length === 1 && addressed.test(first.name)) return [];
  const turns: Turn[] = [];
  if (text.slice(0, first.start).trim() !== '')
    turns.push({ start: 0, end: first.start, speaker: 'owner', said: { start: 0, end: first.start } });
  marks.forEach((mark, index) => {
    const end = marks[index + 1]?.start ?? text.length;
    turns.push({
      start: mark.start,
      end,
      speaker: speakers.get(mark.name) ?? 'unknown',
      said: { start: mark.end, end },
    });
  });
  return turns;
}
