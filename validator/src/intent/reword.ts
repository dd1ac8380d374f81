import type { Read } from './asides.ts';
import type { Slot } from './intent.ts';
import type { Role, Sense } from './meaning.ts';
import { type Piece, type PieceOf, slot } from './piece.ts';

/** How far the other half of an idiom is looked for. */
const MAX_REACH = 8;
const MAX_CLAUSE = 40;

const trades: ReadonlySet<Sense> = new Set(['swap', 'buy', 'spend', 'take']);
const isEnd = (piece: Piece | undefined): boolean =>
  !piece || (piece.is === 'tie' && ['stop', 'item', 'number', 'next'].includes(piece.tie));
const isCut = (piece: Piece | undefined): boolean =>
  isEnd(piece) || (piece?.is === 'tie' && ['comma', 'but', 'and', 'line'].includes(piece.tie));
const isAsset = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && piece.asset !== null && piece.party?.value.kind !== 'address';
const roleAt = ({ start, end }: Piece, role: Role): PieceOf<'role'> => ({
  is: 'role',
  role,
  isField: false,
  start,
  end,
});

/** Reads verbs and fillers as what they are beside the words around them, and takes out what is to stay where it is. */
export function reword(text: string, pieces: readonly Piece[]): Read {
  const out = [...pieces];
  const unread: Slot<string>[] = [];
  const dropped = new Set<number>();
  /** Whether a trade was named, or something that is to be got. */
  let isTrade = false;
  /** Where the clause begins that a piece stands in. */
  let from = 0;
  pieces.forEach((piece, at) => {
    if (isCut(piece)) from = at + 1;
    const said = text.slice(piece.start, piece.end).toLowerCase();
    if (piece.is === 'verb' && !piece.isNoun && trades.has(piece.sense)) isTrade = true;
    if (piece.is === 'role' && (piece.role === 'receive' || piece.role === 'gets')) isTrade = true;
    if (piece.is === 'noun' && piece.noun === 'order') isTrade = true;
    if (isTrade && piece.is === 'verb' && /^(paying|pay|pays)$/.test(said) && paysNobody(pieces, at)) {
      out[at] = roleAt(piece, 'spend');
      // `pay in USDC`
      const lead = pieces[at + 1];
      if (lead?.is === 'role' && ['in', 'with', 'using'].includes(lead.role))
        out[at + 1] = { is: 'filler', start: lead.start, end: lead.end };
    } else if (isTrade && piece.is === 'filler' && /\b(want|wants|need|needs|like)$/.test(said) && wishes(pieces, at)) {
      out[at] = roleAt(piece, 'receive');
    } else if (piece.is === 'verb' && /^(post|place|put|open|set|make)$/.test(said) && opensOrder(pieces, at)) {
      out[at] = { is: 'filler', start: piece.start, end: piece.end };
    } else if (
      /^(leave|keep|leaving|keeping|retain|retaining|hold back|reserve)$/.test(said) &&
      piece.is !== 'mention'
    ) {
      keepBack(at);
    } else if (
      piece.is === 'cue' &&
      piece.cue === 'not' &&
      /^(is|are) /.test(said) &&
      at - from < MAX_CLAUSE &&
      isCut(pieces[at + 1])
    ) {
      // `infinite approvals are a no-go`
      out.splice(from, at - from + 1, piece, ...out.slice(from, at));
    } else if (said === 'nothing' && pieces[at - 1]?.is === 'verb' && isCut(pieces[at + 1])) {
      const verb = pieces[at - 1] ?? piece;
      out[at - 1] = { is: 'cue', cue: 'not', isField: false, start: piece.start, end: piece.end };
      out[at] = verb;
    } else if (piece.is === 'role' && piece.role === 'receive') turnReceipt(at);
  });
  return { pieces: out.filter((_, at) => !dropped.has(at)), unread };

  /** `0xA… gets 50`: 50 to it. */
  function turnReceipt(at: number): void {
    // `0xA… should receive 50`
    const lead =
      pieces[at - 1]?.is === 'filler' && /^(?:should|shall|must|will|is to|needs to|has to)$/i.test(saidAt(at - 1))
        ? 2
        : 1;
    if (lead === 2 && pieces[at - 3]?.is === 'tie') return;
    const [who, what, role] = [pieces[at - lead], pieces[at + 1], pieces[at]];
    if (who?.is !== 'mention' || what?.is !== 'mention' || !what.amount || !role) return;
    const isSomebody = who.party?.value.kind === 'address' || who.party?.value.kind === 'ens';
    const before = pieces[at - lead - 1];
    // `from my wallet: 0xA… gets 10`: the label is of whoever pays, and not of the one behind it.
    const isSender = before?.is === 'role' && before.role === 'sender' && before.isField;
    if (!isSomebody || who.amount || (before?.is === 'role' && before.role !== 'recipient' && !isSender)) return;
    if (isSender) out[at - lead - 1] = { is: 'filler', start: before.start, end: before.end };
    [out[at - lead], out[at], out[at + 1]] = [what, roleAt(role, 'to'), who];
  }

  function saidAt(at: number): string {
    return text.slice(pieces[at]?.start, pieces[at]?.end);
  }

  /** `leave my DAI alone` forbids; `keep 100 USDC` is a rest that no check can reckon. */
  function keepBack(at: number): void {
    const piece = pieces[at];
    let mention = at + 1;
    while (['filler', 'my', 'bound'].includes(pieces[mention]?.is ?? '')) mention++;
    const kept = pieces[mention];
    const isRest = kept?.is === 'mention' && kept.amount?.value.kind === 'fraction' && !kept.asset;
    if (!piece || kept?.is !== 'mention' || !(isRest || isAsset(kept))) return;
    for (let end = mention + 1; end < mention + MAX_REACH && !isCut(pieces[end]); end++) {
      const last = pieces[end];
      if (
        !last ||
        !/^(alone|untouched|intact|be|as is|as it is|out of it|out of this)$/i.test(text.slice(last.start, last.end))
      )
        continue;
      out[at] = { is: 'cue', cue: 'not', isField: false, start: piece.start, end: piece.end };
      out[end] = { is: 'filler', start: last.start, end: last.end };
      if (isRest) out[mention] = { is: 'cue', cue: 'else', isField: false, start: kept.start, end: kept.end };
      return;
    }
    if (!kept.amount || isRest) return;
    for (let index = at; index <= mention; index++) dropped.add(index);
    unread.push(slot({ start: piece.start, end: kept.end }, text.slice(piece.start, kept.end)));
  }
}

/** `paying no more than 3000 USDC`: the price, where nobody is named who would be paid. */
function paysNobody(pieces: readonly Piece[], from: number): boolean {
  let pays = false;
  for (let at = from + 1; at < from + MAX_CLAUSE && !isEnd(pieces[at]); at++) {
    const piece = pieces[at];
    if (piece?.is === 'verb' && !piece.isNoun) break;
    if (piece?.is === 'mention' && piece.party && !isAsset(piece) && !piece.protocol) return false;
    if (isAsset(piece)) pays = true;
  }
  return pays;
}

/** `Sell 3 WETH. I want USDC.` */
function wishes(pieces: readonly Piece[], from: number): boolean {
  let at = from + 1;
  while (['filler', 'my', 'bound', 'article'].includes(pieces[at]?.is ?? '')) at++;
  if (!isAsset(pieces[at])) return false;
  for (; at < from + MAX_CLAUSE && !isEnd(pieces[at]); at++) if (pieces[at]?.is === 'verb') return false;
  return true;
}

/** `Post a CoW limit order buying …`: the verb of the order is the one that follows. */
function opensOrder(pieces: readonly Piece[], from: number): boolean {
  for (let at = from + 1; at < from + MAX_REACH && !isEnd(pieces[at]); at++) {
    const piece = pieces[at];
    if (piece?.is === 'noun' && piece.noun === 'order') return true;
    if (piece?.is === 'mention' && (piece.amount || !piece.protocol)) return false;
  }
  return false;
}
