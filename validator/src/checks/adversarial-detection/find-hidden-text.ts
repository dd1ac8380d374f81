import type { Address } from '@countersign/protocol';
import { addressesInText } from '../../decode/named-addresses.ts';
import { matchesIn } from '../../patterns/matches-in.ts';

/** More blank than a person writes, or reads past. */
const mostBlank = 40;
const mostLines = 6;
const mostQuoted = 60;

const unseen = [
  /<!--/,
  /\[\/\/\]:\s{0,5}#/,
  // The attribute of a tag can hide its content, or give it the colour of the page.
  /<[a-z][a-z0-9-]{0,20}\s[^<>]{0,400}=/i,
  /<(?:del|details|dialog|embed|head|iframe|math|noscript|object|s|script|strike|style|svg|template|title)\b[^<>]{0,400}>/i,
  /<[a-z][a-z0-9-]{0,20}\s[^<>]{0,400}\bhidden\b/i,
  /~~[^~\n]{1,200}~~/,
];
const link = /\[([^\][\n]{0,200})\]\s?\(([^()\s]{1,300})/g;

function findBlank(text: string): string | null {
  for (const { 0: blank, index } of matchesIn(text, /\s{6,}/g)) {
    const isInside = index > 0 && index + blank.length < text.length;
    const lines = blank.split('\n').length - 1;
    if (isInside && (blank.length >= mostBlank || lines >= mostLines)) {
      const rest = text.slice(index).trim().slice(0, mostQuoted);
      return `text after ${lines >= mostLines ? `${lines} line breaks` : `${blank.length} blanks`}: "${rest}"`;
    }
  }
  return null;
}

/** A link whose label differs from its target address. */
function findLink(text: string): string | null {
  for (const [shown, label = '', target = ''] of matchesIn(text, link)) {
    const said = new Set<Address>(addressesInText(label));
    const meant = addressesInText(target).find((address) => !said.has(address));
    if (meant !== undefined) return `an address behind a link: "${shown.slice(0, mostQuoted)}"`;
  }
  return null;
}

const word = /(?<![\w.])[A-Za-z]?[a-z]{1,20}(?![\w.])/g;
const foreignLetter = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u;
const anyAddress = /0x[0-9a-fA-F]{40}/;

/** `Latin` if a part has several Latin words and no other letters, `other` if it has only other letters. */
function scriptOf(part: string): 'Latin' | 'other' | null {
  const hasForeign = foreignLetter.test(part);
  const words = part.match(word)?.length ?? 0;
  return hasForeign ? (words === 0 ? 'other' : null) : words > 1 ? 'Latin' : null;
}

/** Two addresses requested in different scripts: a person who reads the first may not read the second. */
function findSecondScript(text: string): string | null {
  if (!foreignLetter.test(text) || new Set(addressesInText(text)).size < 2) return null;
  const parts = text.split(anyAddress);
  const tail = parts.pop() ?? '';
  // The text after the last address belongs to it only if it contains an amount.
  const scripts = [...parts, ...(/\d/.test(tail) ? [tail] : [])].map(scriptOf);
  const other = scripts.indexOf('other');
  if (other === -1 || !scripts.includes('Latin')) return null;
  return `part of the instruction in a second script: "${[...parts, tail][other]?.trim().slice(0, mostQuoted)}"`;
}

/** Text that a person cannot see or read. */
export function findHiddenText(text: string): string | null {
  const blank = findBlank(text);
  if (blank !== null) return blank;
  const isMarked = /[<[~]/.test(text);
  const found = isMarked ? unseen.map((pattern) => pattern.exec(text)).find((match) => match !== null) : undefined;
  if (found) return `invisible markup: "${text.slice(found.index, found.index + mostQuoted)}"`;
  return (isMarked ? findLink(text) : null) ?? findSecondScript(text);
}
