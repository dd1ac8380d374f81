import type { Noun, Role, Sense } from './meaning.ts';
import type { Mention, Piece, PieceOf } from './piece.ts';
import { lightSenses } from './senses.ts';

/** A mention with its preposition. */
export interface Argument {
  readonly role: Role | 'none';
  readonly mention: Mention;
  /** Whether a comma, an `and` or a new line stands before it, so that it may be one more of a list. */
  readonly isJoined: boolean;
  /** Whether it is an `and`, which adds, where a comma may also explain. */
  readonly isAdded: boolean;
  /** The preposition of the one before it, which `to A and B` means for B too. */
  readonly inherited: Role | 'none';
  /** Whether a preposition follows, so that it begins a pair of its own: `2 DAI for WETH`. */
  readonly opensPair: boolean;
  /** Whether nothing but the verb stands before it. */
  readonly isFirst: boolean;
}

/** A verb and what is said about it. */
export interface Clause {
  readonly verb: PieceOf<'verb'> | null;
  readonly nouns: ReadonlySet<Noun>;
  readonly pieces: readonly Piece[];
  readonly isOrdered: boolean;
  /** `after approving`, `before swapping`. */
  readonly relation: 'after' | 'before' | null;
}

const parts: ReadonlySet<string> = new Set(['comma', 'and', 'next', 'line', 'stop', 'item', 'number', 'but']);
const isTie = (piece: Piece | undefined): boolean => piece?.is === 'tie' && parts.has(piece.tie);
const isLine = (piece: Piece | undefined): boolean => piece?.is === 'tie' && piece.tie === 'line';
const isStop = (piece: Piece | undefined): boolean =>
  piece?.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');

/** Senses of a right: the verb behind `to` says what the right is for. */
const permits: ReadonlySet<Sense> = new Set([
  'approve',
  'allow',
  'operator',
  'give',
  'set',
  'permit',
  'revoke',
  'cancel',
]);
/** Verbs behind which the use needs no `to`: `let it spend`, `it may no longer spend`. */
const bareUses: ReadonlySet<Sense> = new Set(['allow', 'permit', 'revoke']);
const uses: ReadonlySet<Sense> = new Set([
  'send',
  'spend',
  'take',
  'pay',
  'withdraw',
  'put',
  'give',
  'supply',
  'swap',
  'stake',
  'bridge',
  'buy',
  'lend',
]);

/** Cuts a request into clauses, one for each verb that asks for something. */
export function splitClauses(pieces: readonly Piece[]): Clause[] {
  const isCommand = findCommands(pieces);
  const starts: number[] = [];
  const absorbed = new Set<number>();
  const skipped = new Set<number>();
  let verbAt = -1;
  pieces.forEach((piece, at) => {
    if (piece.is !== 'verb' || !isCommand[at] || skipped.has(at)) return;
    const previous = pieces[verbAt];
    // `Approval of 5 USDC for Uniswap followed by a swap`
    const approved = previous ? -1 : endOfApproval(pieces, at);
    if (approved >= 0) starts.push(approved);
    if (previous?.is === 'verb') {
      const tie = lastTie(pieces, verbAt, at);
      const infinitive = beforeFillers(pieces, at);
      const isInfinitive = pieces[infinitive]?.is === 'role' && (pieces[infinitive] as PieceOf<'role'>).role === 'to';
      if (
        (tie < 0 || isLine(pieces[tie])) &&
        permits.has(previous.sense) &&
        uses.has(piece.sense) &&
        (isInfinitive || bareUses.has(previous.sense))
      ) {
        absorbed.add(at);
        return;
      }
      if (
        tie < 0 &&
        isInfinitive &&
        !lightSenses.has(previous.sense) &&
        hasMention(pieces, verbAt, at) &&
        !hasObject(pieces, at)
      ) {
        for (let index = infinitive; index < pieces.length && !isTie(pieces[index]); index++) skipped.add(index);
        return;
      }
      const isRelated =
        pieces[infinitive]?.is === 'cue' && /^(after|before)$/.test((pieces[infinitive] as PieceOf<'cue'>).cue);
      starts.push(tie < 0 ? (isInfinitive || isRelated ? infinitive : at) : tie);
    }
    verbAt = at;
  });
  return cut(pieces, starts, isCommand, absorbed, skipped);
}

function cut(
  pieces: readonly Piece[],
  starts: readonly number[],
  isCommand: readonly boolean[],
  absorbed: ReadonlySet<number>,
  skipped: ReadonlySet<number>,
): Clause[] {
  const bounds = [0, ...starts, pieces.length];
  const clauses: Clause[] = [];
  for (let index = 0; index + 1 < bounds.length; index++) {
    const [from = 0, to = 0] = [bounds[index], bounds[index + 1]];
    let verb: PieceOf<'verb'> | null = null;
    const nouns = new Set<Noun>();
    const own: Piece[] = [];
    let relation: Clause['relation'] = null;
    let isOrdered = false;
    for (let at = from; at < to; at++) {
      const piece = pieces[at];
      if (!piece || skipped.has(at)) continue;
      if (piece.is === 'verb') {
        if (absorbed.has(at))
          own.push({ is: 'role', role: 'spend', isField: false, start: piece.start, end: piece.end });
        else if (isCommand[at] && !verb) {
          verb = piece;
          own.push(piece);
        } else if (piece.sense === 'delegate') nouns.add('votes');
        else if (piece.sense === 'operator') nouns.add('operator');
        continue;
      }
      if (piece.is === 'noun') nouns.add(piece.noun);
      if (piece.is === 'tie' && (piece.tie === 'next' || piece.tie === 'number') && !verb) isOrdered = true;
      if (piece.is === 'cue' && (piece.cue === 'after' || piece.cue === 'before') && !verb) relation = piece.cue;
      own.push(piece);
    }
    clauses.push({ verb, nouns, pieces: own, isOrdered: isOrdered && clauses.length > 0, relation });
  }
  return clauses;
}

/** Verbs that are not nouns; in a sentence that has none, the first noun: `a swap of 1 ETH for USDC`. */
function findCommands(pieces: readonly Piece[]): boolean[] {
  const isCommand = pieces.map((piece, at) => piece.is === 'verb' && !piece.isNoun && !followsVerb(pieces, at));
  let from = 0;
  let hasVerbBefore = false;
  for (let at = 0; at <= pieces.length; at++) {
    if (at < pieces.length && !isStop(pieces[at])) continue;
    let has = false;
    let noun = -1;
    for (let index = from; index < at; index++) {
      if (isCommand[index]) has = true;
      if (noun < 0 && pieces[index]?.is === 'verb') noun = index;
    }
    if (!has && noun >= 0 && !(hasVerbBefore && !hasMention(pieces, from, at))) isCommand[noun] = true;
    hasVerbBefore ||= has || noun >= 0;
    from = at + 1;
  }
  return isCommand;
}

/** `send payments`, `claim staking rewards`: a verb right behind a verb is its object. */
function followsVerb(pieces: readonly Piece[], at: number): boolean {
  let index = beforeFillers(pieces, at);
  while (
    pieces[index]?.is === 'tie' &&
    ((pieces[index] as PieceOf<'tie'>).tie === 'open' || (pieces[index] as PieceOf<'tie'>).tie === 'close')
  )
    index--;
  const before = pieces[index];
  return before?.is === 'verb' && !before.isNoun && !lightSenses.has(before.sense);
}

const MAX_APPROVAL = 8;

/** Index of the tie that ends a request for an approval without a verb, -1 where there is none. */
function endOfApproval(pieces: readonly Piece[], before: number): number {
  const next = pieces.findIndex((piece, at) => at < before && piece.is === 'tie' && piece.tie === 'next');
  // `With an approval of 500 USDC, swap 500 USDC to WETH`
  const [lead] = pieces;
  const last = beforeFillers(pieces, before);
  const isWith = lead?.is === 'role' && lead.role === 'with' && last < MAX_APPROVAL;
  const comma = pieces[last];
  const isCounted = pieces.slice(0, Math.max(last, 0)).some((piece) => piece.is === 'mention' && piece.amount);
  // `approval for 880 USDT to Uniswap and a swap of the 880 USDT`
  const isPlaced =
    isCounted && pieces.slice(0, last).some((each) => each.is === 'mention' && !each.amount && each.protocol !== null);
  const isTied = comma?.is === 'tie' && ((isWith && comma.tie === 'comma') || (isPlaced && comma.tie === 'and'));
  const tie = next < 0 && isTied ? last : next;
  const isApproval = pieces
    .slice(0, Math.max(tie, 0))
    .some((piece) => piece.is === 'noun' && piece.noun === 'allowance');
  return tie > 0 && isApproval && hasMention(pieces, 0, tie) ? tie : -1;
}

function lastTie(pieces: readonly Piece[], after: number, before: number): number {
  for (let at = before - 1; at > after; at--) if (isTie(pieces[at])) return at;
  return -1;
}

/** Index of the piece before a verb, fillers left out. */
function beforeFillers(pieces: readonly Piece[], at: number): number {
  let before = at - 1;
  while (pieces[before]?.is === 'filler') before--;
  return before;
}

function hasMention(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (pieces[at]?.is === 'mention') return true;
  return false;
}

/** Whether a verb has something to act on before the clause ends. */
function hasObject(pieces: readonly Piece[], verb: number): boolean {
  for (let at = verb + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (isTie(piece) || piece?.is === 'verb') return false;
    if (piece?.is === 'mention' && (piece.amount || piece.asset || piece.party)) return true;
  }
  return false;
}
