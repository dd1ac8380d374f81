import type { Slot } from './intent.ts';
import { type Piece, slot, type Tie } from './mentions/piece.ts';

export interface Read {
  readonly pieces: readonly Piece[];
  readonly unread: readonly Slot<string>[];
}

const isTie = (piece: Piece | undefined, ...ties: readonly Tie[]): boolean =>
  piece?.is === 'tie' && ties.includes(piece.tie);
const endsSentence = (piece: Piece | undefined): boolean => !piece || isTie(piece, 'stop', 'item', 'number');
const isCommand = (piece: Piece | undefined): boolean => piece?.is === 'verb' && !piece.isNoun;

/** Takes out what is said beside the request: memos, reasons, and conditions, which nobody here can judge. */
export function takeAsides(text: string, pieces: readonly Piece[]): Read {
  const unread: Slot<string>[] = [];
  const kept: Piece[] = [];
  let hasCommand = false;
  let wasAsked = false;
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    if (endsSentence(piece)) hasCommand = false;
    if (isCommand(piece)) [hasCommand, wasAsked] = [true, true];
    const isNeed = piece.is === 'cue' && piece.cue === 'reason' && !wasAsked && namesWant(pieces, at);
    const end = piece.is === 'cue' && !isNeed ? endOfAside(pieces, at, piece.cue, hasCommand) : at;
    if (end === at) {
      kept.push(piece);
      at++;
      continue;
    }
    if (piece.is === 'cue' && (piece.cue === 'condition' || piece.cue === 'after')) {
      const last = pieces[end - 1] ?? piece;
      unread.push(slot({ start: piece.start, end: last.end }, text.slice(piece.start, last.end)));
    }
    at = end;
  }
  return { pieces: kept, unread };
}

function endOfAside(pieces: readonly Piece[], from: number, cue: string, hasCommand: boolean): number {
  switch (cue) {
    case 'condition':
      return hasCommand ? endOfClause(pieces, from, true) : endOfOpening(pieces, from);
    case 'reason':
      if (givesRight(pieces, from)) return from;
      return hasCommand ? endOfReason(pieces, from) : endOfOpening(pieces, from);
    case 'after':
      return awaits(pieces, from) ? endOfAside(pieces, from, 'condition', hasCommand) : from;
    case 'memo':
      return endOfMemo(pieces, from);
    default:
      return from;
  }
}

/** `after my lawyer confirms`: what is waited for is none of the steps. */
function awaits(pieces: readonly Piece[], from: number): boolean {
  let hasWord = false;
  for (let at = from + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece || piece.is === 'tie' || isCommand(piece)) return hasWord && !isCommand(piece);
    if (piece.is === 'word') hasWord = true;
  }
  return hasWord;
}

/** `a permit so that 0x… can spend 100 USDC` says what the permit is. */
function givesRight(pieces: readonly Piece[], from: number): boolean {
  const next = pieces.slice(from + 1, from + 6).filter(({ is }) => is !== 'filler');
  return (
    next[0]?.is === 'mention' &&
    next[0].party !== null &&
    next[1]?.is === 'verb' &&
    ['spend', 'allow', 'revoke'].includes(next[1].sense)
  );
}

/** How much of a sentence before a reason is looked at for who gets something. */
const MAX_BEFORE = 60;

const isSomebody = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && (piece.party?.value.kind === 'address' || piece.party?.value.kind === 'ens');

const isTransfer = (piece: Piece | undefined): boolean =>
  piece?.is === 'verb' && (piece.sense === 'send' || piece.sense === 'pay' || piece.sense === 'give');

/** `send 5 DAI as payment for the logo to 0x…`: who gets it is no part of the reason, where nobody was named before. */
function endOfReason(pieces: readonly Piece[], from: number): number {
  const end = endOfClause(pieces, from, false);
  let isSent = false;
  for (let at = from - 1; at >= Math.max(0, from - MAX_BEFORE) && !endsSentence(pieces[at]); at--) {
    const piece = pieces[at];
    if (isSomebody(piece) || (isCommand(piece) && !isTransfer(piece))) return end;
    if (isTransfer(piece)) isSent = true;
  }
  for (let at = from + 1; at < end - 1; at++) {
    const piece = pieces[at];
    const isLead = piece?.is === 'role' && (piece.role === 'to' || piece.role === 'recipient');
    if (isSent && isLead && isSomebody(pieces[at + 1])) return at;
  }
  return end;
}

/** `She needs 20 DAI. Please send it to 0x…`: what comes before the request may be what it is about. */
function namesWant(pieces: readonly Piece[], from: number): boolean {
  const next = nextSaid(pieces, from + 1);
  return next?.is === 'mention' && next.amount !== null && next.asset !== null;
}

/** A clause behind the request: to the end of the sentence, or to where something is asked for again. */
function endOfClause(pieces: readonly Piece[], from: number, endsAtComma: boolean): number {
  for (let at = from + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (endsSentence(piece) || isTie(piece, 'next')) return at;
    if (isTie(piece, 'comma', 'but') && (endsAtComma || asksAgain(pieces, at + 1))) return at;
    if (isTie(piece, 'and', 'line') && (isCommand(nextSaid(pieces, at + 1)) || pieces[at + 1]?.is === 'tie')) return at;
  }
  return pieces.length;
}

const nextSaid = (pieces: readonly Piece[], from: number): Piece | undefined => {
  let at = from;
  while (pieces[at]?.is === 'filler') at++;
  return pieces[at];
};

function asksAgain(pieces: readonly Piece[], from: number): boolean {
  for (let at = from; at < pieces.length && at < from + 12; at++) {
    const piece = pieces[at];
    if (!piece || piece.is === 'tie') return false;
    if (piece.is === 'verb' || piece.is === 'mention' || piece.is === 'percent' || piece.is === 'duration') return true;
    if (piece.is === 'cue' && (piece.cue === 'not' || piece.cue === 'only')) return true;
  }
  return false;
}

/** `If ETH drops below 2000, sell 1 ETH`: to the comma; with none, to the verb. */
function endOfOpening(pieces: readonly Piece[], from: number): number {
  let command = 0;
  for (let at = from + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (endsSentence(piece) || isTie(piece, 'comma', 'next', 'colon')) {
      const isWhole = endsSentence(piece) && command > 0;
      return isWhole ? command : at;
    }
    if (command === 0 && at > from + 1 && isCommand(piece)) command = at;
  }
  return command || pieces.length;
}

function endOfMemo(pieces: readonly Piece[], from: number): number {
  const isField = pieces[from]?.is === 'cue' && (pieces[from] as Extract<Piece, { is: 'cue' }>).isField;
  for (let at = from + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (endsSentence(piece) || isTie(piece, 'comma', 'next', 'line', 'close')) return at;
    if (isField && (piece?.is === 'role' || piece?.is === 'topic') && 'isField' in piece && piece.isField) return at;
    if (isTie(piece, 'and') && isCommand(nextSaid(pieces, at + 1))) return at;
  }
  return pieces.length;
}
