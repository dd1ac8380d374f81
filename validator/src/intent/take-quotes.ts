import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import { type Piece, type Span, slot } from './piece.ts';

const partners: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', '「': '」', "'": "'" };

/** Whether a `'` opens or closes: an apostrophe does neither. */
function opensAt(text: string, { start, end }: Span): boolean {
  if (text.slice(start, end) !== "'") return true;
  return !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') && !/\s/.test(text[end] ?? ' ');
}

/** A quoted sentence is somebody's words and no order; a quoted word, or a text that is nothing but a quotation, is read. */
export function takeQuotes(text: string, pieces: readonly Piece[]): Read {
  const pairs = findQuotes(text, pieces);
  const isLong = ([open, close]: readonly [number, number]) => {
    const inside = pieces.slice(open + 1, close).filter(({ is }) => is !== 'filler' && is !== 'tie');
    return inside.length > 3 && inside.some(({ is }) => is === 'verb');
  };
  const long = new Set(pairs.filter(isLong));
  const isInside = new Uint8Array(pieces.length);
  for (const [open, close] of long) isInside.fill(1, open, close);
  const hasOwnCommand = pieces.some((piece, index) => piece.is === 'verb' && !isInside[index]);
  const unread: Slot<string>[] = [];
  const dropped = new Set<number>();
  for (const pair of pairs) {
    const [open, close] = pair;
    const before = pieces[open - 1];
    const isMemo = before?.is === 'cue' && before.cue === 'memo';
    if (!isMemo && !(hasOwnCommand && long.has(pair))) continue;
    for (let index = open; index <= close; index++) dropped.add(index);
    const span = { start: pieces[open]?.end ?? 0, end: pieces[close]?.start ?? 0 };
    if (isMemo) dropped.add(open - 1);
    else unread.push(slot(span, text.slice(span.start, span.end)));
  }
  return { pieces: pieces.filter((piece, index) => piece.is !== 'quote' && !dropped.has(index)), unread };
}

function findQuotes(text: string, pieces: readonly Piece[]): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let open = -1;
  let closes = '';
  pieces.forEach((piece, index) => {
    if (piece.is !== 'quote') return;
    const mark = text.slice(piece.start, piece.end);
    if (open >= 0 && mark === closes) {
      pairs.push([open, index]);
      open = -1;
    } else if (open < 0 && opensAt(text, piece)) {
      open = index;
      closes = partners[mark] ?? mark;
    }
  });
  return pairs;
}
