import type { Atom } from './atoms.ts';
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

/** `1)`, `a)`, `(2)`, `3.` at the start of a line, `step 4:`. */
export function isBullet(atoms: readonly Atom[], at: number, depth: number): boolean {
  const isOpen = isMark(atoms[at], '(');
  const number = isOpen ? at + 1 : at;
  const atom = atoms[number];
  // `a) 5 USDC to 0x… b) 6 USDC to 0x…`
  if (!isOpen && /^[a-h]$/.test(atom?.key ?? '') && isMark(atoms[at + 1], ')')) return depth === 0;
  if (atom?.what.is !== 'digits' || atom.what.value.scale > 0 || atom.what.value.digits > 50n) return false;
  const mark = atoms[number + 1];
  if (isOpen) return isMark(mark, ')') && atoms[number + 2]?.what.is === 'verb';
  const isFirst = at === 0 || atom.lines > 0;
  if (isMark(mark, ')')) return depth === 0;
  if (isMark(mark, '.')) return (isFirst || isMark(atoms[at - 1], '.', ';', ':')) && !atoms[number + 2]?.isGlued;
  return isMark(mark, ':', '-', '–', '—') && stages.test(atoms[at - 1]?.key ?? '');
}

/** What a mark does; null: nothing. */
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
