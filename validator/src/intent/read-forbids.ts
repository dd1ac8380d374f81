import type { Read } from './asides.ts';
import type { Action, Forbidden, Slot } from './intent.ts';
import type { Bound, Noun } from './meaning.ts';
import { type Mention, type Piece, type Span, slot } from './piece.ts';
import { actionOf, senseOf } from './senses.ts';

const turned: Readonly<Record<Bound, Bound>> = { min: 'max', max: 'min', exact: 'exact', about: 'about' };

/** Nouns that name a kind of effect: `no approvals`. */
const effectOfNoun: Partial<Record<Noun, Action>> = { allowance: 'approve', owner: 'own', debt: 'borrow' };

const ends = (piece: Piece | undefined): boolean =>
  piece?.is === 'tie' && ['stop', 'item', 'number', 'next', 'but'].includes(piece.tie);
const isNegation = (piece: Piece | undefined): boolean => piece?.is === 'cue' && piece.cue === 'not';

/** Takes out what must not happen. What a negation holds and nothing here can name is reported as not read. */
export function readForbids(
  text: string,
  pieces: readonly Piece[],
): Read & { readonly forbid: readonly Slot<Forbidden>[] } {
  const kept: Piece[] = [];
  const forbid: Slot<Forbidden>[] = [];
  const unread: Slot<string>[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    if (piece.is === 'cue' && piece.cue === 'only' && isExclusive(text, pieces, at)) {
      forbid.push(slot(piece, { kind: 'anything-else' }));
      at++;
      continue;
    }
    if (piece.is === 'cue' && piece.cue === 'else' && /nothing|no other/i.test(text.slice(piece.start, piece.end))) {
      forbid.push(slot(piece, { kind: 'anything-else' }));
      at++;
      continue;
    }
    const next = pieces[at + 1];
    // `exact approval only`
    if (piece.is === 'bound' && piece.bound === 'exact' && next?.is === 'noun' && next.noun === 'allowance') {
      forbid.push(slot({ start: piece.start, end: next.end }, { kind: 'unlimited-approval' }));
      at += 2;
      continue;
    }
    // `approve only the exact amount`
    const exact = piece.is === 'verb' && piece.sense === 'approve' ? endOfExact(pieces, at) : at;
    if (exact > at) {
      const last = pieces[exact - 1] ?? piece;
      forbid.push(slot({ start: piece.start, end: last.end }, { kind: 'unlimited-approval' }));
      at = exact;
      continue;
    }
    if (!isNegation(piece)) {
      kept.push(piece);
      at++;
      continue;
    }
    const end = endOfScope(pieces, at);
    const scope = pieces.slice(at, end);
    const span: Span = { start: piece.start, end: scope.at(-1)?.end ?? piece.end };
    const bounded = turnBound(scope);
    const found = bounded ? [] : nameForbidden(scope);
    if (bounded) kept.push(...bounded);
    else if (found.length > 0) forbid.push(...found.map((value) => slot(span, value)));
    else if (scope.some(({ is }) => is !== 'filler' && is !== 'cue' && is !== 'tie' && is !== 'my'))
      unread.push(slot(span, text.slice(span.start, span.end)));
    at = end;
  }
  const [exclusive, ...again] = forbid.filter(({ value }) => value.kind === 'anything-else');
  return { pieces: kept, unread, forbid: exclusive ? forbid.filter((one) => !again.includes(one)) : forbid };
}

/** Index after `only the exact amount`, where nothing else is said of the approval. */
function endOfExact(pieces: readonly Piece[], verb: number): number {
  let isExact = false;
  for (let at = verb + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.is === 'tie' && piece.tie !== 'open' && piece.tie !== 'close') return isExact ? at : verb;
    if (piece?.is === 'bound' && piece.bound === 'exact') isExact = true;
    else if (piece?.is === 'mention' || piece?.is === 'verb' || piece?.is === 'word') return verb;
  }
  return isExact ? pieces.length : verb;
}

/** `only swap …`, `only this`; the `only` of `only 5 USDC` and `only on Base` says nothing more than what it stands with. */
function isExclusive(text: string, pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece && /\s/.test(text.slice(piece.start, piece.end))) return true;
  let next = at + 1;
  while (pieces[next]?.is === 'filler') next++;
  return pieces[next]?.is === 'verb';
}

/** To the end of the clause; `or`, and an `and` or a comma before one more thing of the same kind, belong to it. */
function endOfScope(pieces: readonly Piece[], from: number): number {
  let last: Mention | null = null;
  /** Whether the brackets that close here were opened within it. */
  let isOpened = false;
  for (let at = from + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (ends(piece) || isNegation(piece) || (piece?.is === 'tie' && piece.tie === 'close' && !isOpened)) return at;
    if (piece?.is === 'tie' && piece.tie === 'open') isOpened = true;
    if (piece?.is === 'mention') last = piece;
    // `not the lookalike 0x…: 5 USDC`
    const counted = pieces[at + 1];
    if (piece?.is === 'tie' && piece.tie === 'colon' && last?.party && counted?.is === 'mention' && counted.amount)
      return at;
    // `ether, not WETH: swap 700 USDC`; what is not to be done may itself follow a colon.
    const isNamed = last?.asset && pieces[at - 1] === last && counted?.is === 'verb' && !counted.isNoun;
    if (piece?.is === 'tie' && piece.tie === 'colon' && isNamed) return at;
    if (piece?.is !== 'tie' || (piece.tie !== 'comma' && piece.tie !== 'and' && piece.tie !== 'line')) continue;
    const next = pieces[at + 1];
    if (!last || next?.is !== 'mention' || next.amount || !isAlike(last, next) || startsSomething(pieces[at + 2]))
      return at;
  }
  return pieces.length;
}

const isAlike = (one: Mention, other: Mention): boolean =>
  (one.protocol !== null && other.protocol !== null) ||
  (one.chain !== null && other.chain !== null) ||
  (one.asset !== null && other.asset !== null) ||
  (one.party !== null && other.party !== null);
const startsSomething = (piece: Piece | undefined): boolean => piece?.is === 'role' || piece?.is === 'verb';

/** `don't spend more than 3000 USDC` is a bound on what is spent, and no ban. */
function turnBound(scope: readonly Piece[]): Piece[] | null {
  const mention = scope.find(
    (piece): piece is Mention => piece.is === 'mention' && piece.turns && piece.amount !== null,
  );
  if (!mention) return null;
  const verb = scope.find((piece) => piece.is === 'verb' || piece.is === 'role');
  const receives = verb?.is === 'role' && verb.role === 'receive';
  const role = {
    is: 'role',
    role: receives || mention.bound === 'max' ? 'receive' : 'spend',
    isField: false,
    start: mention.start,
    end: mention.start,
  } as const;
  return [role, { ...mention, bound: turned[mention.bound], turns: false }];
}

function nameForbidden(scope: readonly Piece[]): Forbidden[] {
  const found: Forbidden[] = [];
  const nouns = new Set(scope.flatMap((piece) => (piece.is === 'noun' ? [piece.noun] : [])));
  const verbs = scope.flatMap((piece) => (piece.is === 'verb' ? [actionOf(senseOf(piece.sense, nouns))] : []));
  const isApproval = nouns.has('allowance') || verbs.includes('approve') || verbs.includes('permit');
  const isUnlimited = scope.some(
    (piece) =>
      piece.is === 'mention' &&
      (piece.amount?.value.kind === 'unlimited' || (isApproval && piece.amount?.value.kind === 'fraction')),
  );
  if (isUnlimited && (isApproval || verbs.length === 0)) return [{ kind: 'unlimited-approval' }];
  if (scope.some((piece) => piece.is === 'cue' && piece.cue === 'else')) return [{ kind: 'anything-else' }];
  const named = scope.flatMap((piece, index) =>
    piece.is === 'mention' ? nameMention(piece, scope[index - 1], verbs) : [],
  );
  found.push(...named);
  if (named.length > 0) return found;
  // `no tokens move`: beside what was asked for
  if (nouns.has('token') && verbs.length > 0 && verbs.every((action) => action === 'send'))
    return [{ kind: 'anything-else' }];
  for (const action of verbs) if (action) found.push({ kind: 'effect', effect: action });
  if (found.length === 0)
    for (const noun of nouns) {
      const effect = effectOfNoun[noun];
      if (effect) found.push({ kind: 'effect', effect });
    }
  return found;
}

function nameMention(
  { asset, party, protocol, chain }: Mention,
  before: Piece | undefined,
  verbs: readonly (Action | null)[],
): Forbidden[] {
  const isPlace =
    before?.is === 'role' && ['on', 'using', 'with', 'in', 'into', 'to', 'from', 'by'].includes(before.role);
  const isUsed = verbs.length === 0 || isPlace;
  if (protocol && (!asset || isUsed)) return [{ kind: 'protocol', slug: protocol.value }];
  if (chain && (!asset || isUsed)) return [{ kind: 'chain', chainId: chain.value }];
  if (party && party.value.kind !== 'name') return [{ kind: 'party', party: party.value }];
  if (asset) return [{ kind: 'asset', asset: asset.value }];
  return [];
}
