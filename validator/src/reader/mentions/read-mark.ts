import type { Atom } from './atom.ts';
import type { Tie } from './piece.ts';
import { isMark } from './read-number.ts';

const ties: Readonly<Record<string, Tie>> = Object.fromEntries(
  (
    [
      [',，、،|', 'comma'],
      ['.!?;。！？；؟؛।۔…', 'stop'],
      ['([{（【', 'open'],
      [')]}）】', 'close'],
      [':：', 'colon'],
      ['–—', 'comma'],
    ] as const
  ).flatMap(([marks, tie]) => Array.from(marks, (mark) => [mark, tie])),
);

const stages = /^(steps?|task|stage|phase|part)$/;
/** Nouns whose number is a mark only if another one of them is numbered, too: `payment 1: …; payment 2: …`. */
const listed = /^(?:payment|transfer|payout|recipient|payee|tx|transaction|leg|invoice|send|action|order)$/;
/** The maximum distance to the other number. */
const MAX_REACH = 60;

/** `1)`, `a)`, `(2)`, `3.` at the start of a line, `step 4:`. */
export function isBullet(atoms: readonly Atom[], at: number, depth: number): boolean {
  const isOpen = isMark(atoms[at], '(', '（');
  const number = isOpen ? at + 1 : at;
  const atom = atoms[number];
  // `a) 5 USDC to 0x… b) 6 USDC to 0x…`
  if (!isOpen && isMark(atoms[at + 1], ')') && /^[a-h]$/.test(atom?.key ?? '')) return depth === 0;
  const isLabel = isMark(atoms[number + 1], ':', '-', '–', '—');
  // `step one: …`
  if (atom?.what.is === 'count' && isLabel) return stages.test(atoms[at - 1]?.key ?? '') && atom.what.value <= 50n;
  if (atom?.what.is !== 'digits' || atom.what.value.scale > 0 || atom.what.value.digits > 50n) return false;
  const mark = atoms[number + 1];
  const isFirst = at === 0 || (atoms[at]?.lines ?? 0) > 0;
  if (isOpen) return isMark(mark, ')', '）') && (isFirst || atoms[number + 2]?.what.is === 'verb');
  if (isMark(mark, ')', '）')) return depth === 0;
  if (isMark(mark, '.')) return (isFirst || isMark(atoms[at - 1], '.', ';', ':')) && !atoms[number + 2]?.isGlued;
  return isLabel && (stages.test(atoms[at - 1]?.key ?? '') || isListed(atoms, at, atom.what.value.digits));
}

function isListed(atoms: readonly Atom[], at: number, count: bigint): boolean {
  const label = atoms[at - 1]?.key ?? '';
  if (!listed.test(label)) return false;
  for (let index = Math.max(1, at - MAX_REACH); index < at + MAX_REACH; index++) {
    const other = atoms[index]?.what;
    if (other?.is !== 'digits' || other.value.scale > 0 || atoms[index - 1]?.key !== label) continue;
    const isNext = other.value.digits === count + 1n || other.value.digits + 1n === count;
    if (isNext && isMark(atoms[index + 1], ':', '-', '–', '—')) return true;
  }
  return false;
}

/** The effect of a mark; null: none. */
export function readMark(atoms: readonly Atom[], at: number): Tie | 'quote' | null {
  const atom = atoms[at];
  if (atom?.what.is !== 'mark') return null;
  const { mark } = atom.what;
  const next = atoms[at + 1];
  if ('"“”«»「」„\''.includes(mark) && mark !== '') return 'quote';
  if ('-•*–—·'.includes(mark) && mark !== '') {
    const isFirst = at === 0 || atom.lines > 0;
    if (isFirst && next && (!next.isGlued || mark === '•')) return 'item';
    return mark === '*' || next?.isGlued ? null : 'comma';
  }
  if (mark === '.' && next?.isGlued && next.lines === 0 && !isMark(next, '"', '”', ')', "'")) return null;
  if (mark === '}' && isMark(next, ',') && isMark(atoms[at + 2], '{')) return 'stop';
  return ties[mark] ?? null;
}
