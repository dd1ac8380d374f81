import type { Sense } from './meaning.ts';
import { bareMention, type Piece, slot } from './piece.ts';
import {
  canDo,
  endOfClause,
  ends,
  findUse,
  isRightNoun,
  isSomebody,
  isThing,
  isUse,
  MAX_CLAUSE,
  MAX_MODAL,
  mayDo,
  toDo,
  uses,
} from './right-uses.ts';

const grants: ReadonlySet<Sense> = new Set(['approve', 'allow', 'give', 'set', 'permit']);
const takesAway: ReadonlySet<Sense> = new Set(['revoke', 'remove', 'cancel', 'drop', 'take']);
const isCut = (piece: Piece | undefined): boolean => !piece || piece.is === 'tie';
const ended = /\b(?:any ?more|any longer|no more(?! than))\b/i;

const opensRight = /^(?:open|extend|register|add|reserve|appoint|assign)/i;
const isSpender = (piece: Piece): boolean => piece.is === 'role' && piece.role === 'spender';

const approvedBefore =
  /^\s{1,3}(?:what(?:ever)?|everything|all(?: that)?|anything) (?:i|we)(?:['’]ve| have| had)? (?:once |ever |already |previously )?(?:approved|granted|allowed|authori[sz]ed|permitted)\b/i;

interface Place {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly at: number;
  /** The verb of the clause so far. */
  readonly verb: Sense | null;
}

/** Words that mean something else beside a right than they do by themselves. */
export function readRightWords(text: string, pieces: readonly Piece[]): Piece[] {
  let verb: Sense | null = null;
  const out: Piece[] = [];
  pieces.forEach((piece, at) => {
    if (ends(piece)) verb = null;
    const read = readWord({ text, pieces, at, verb }, piece);
    const isOfRight = verb !== null && grants.has(verb) && read?.is === 'verb' && uses.has(read.sense);
    if (read?.is === 'verb' && !read.isNoun && !isOfRight) verb = read.sense;
    if (read) out.push(read);
  });
  return out;
}

const saidAt = ({ text }: Place, piece: Piece | undefined): string => (piece ? text.slice(piece.start, piece.end) : '');
const clauseFrom = ({ pieces, at }: Place): readonly Piece[] => pieces.slice(at, endOfClause(pieces, at));
const asVerb = ({ start, end }: Piece, sense: Sense): Piece => ({
  is: 'verb',
  sense,
  confidence: 1,
  isNoun: false,
  start,
  end,
});
const without = (piece: Piece): Piece => ({ ...bareMention(piece), amount: slot(piece, { kind: 'unlimited' }) });

function readWord(place: Place, piece: Piece): Piece | null {
  const { pieces, at, verb } = place;
  const said = saidAt(place, piece);
  const [last, next] = [pieces[at - 1], pieces[at + 1]];
  const isRight = verb !== null && grants.has(verb);
  switch (piece.is) {
    case 'verb': {
      const sense = senseBeside(place, piece.sense, said);
      if (sense === undefined) return null;
      if (sense === 'vote' && (verb === 'delegate' || verb === 'give') && isThing(last))
        return { is: 'noun', noun: 'votes', start: piece.start, end: piece.end };
      return sense === piece.sense ? piece : { ...piece, sense, isNoun: false };
    }
    case 'bound': {
      // `an exact approval for 220 USDC` asks for it, where `exact approval only` is a condition of something else.
      const isExact = piece.bound === 'exact' && next?.is === 'noun' && next.noun === 'allowance';
      const isOrder = isRight && pieces[at + 2]?.is === 'role';
      if (isExact && (isOrder || !pieces.some(({ is }) => is === 'verb'))) return null;
      // `set the allowance of 0x… to max`
      const isMost = /^max(?:imum)?$/i.test(said) && last?.is === 'role' && last.role === 'to' && isCut(next);
      return isMost && pieces.slice(0, at).some(isRightNoun) ? without(piece) : piece;
    }
    case 'topic':
      // `spent by 0x…`: nobody is a date.
      if (/^by$/i.test(said) && isTaker(pieces, at))
        return { is: 'role', role: 'by', isField: false, start: piece.start, end: piece.end };
      return readLoose(place, piece, said, isRight);
    case 'cue':
    case 'word':
    case 'filler':
      return readLoose(place, piece, said, isRight);
    default:
      return piece;
  }
}

/** What a verb comes to; undefined where it adds nothing to the right. */
function senseBeside(place: Place, sense: Sense, said: string): Sense | undefined {
  const { text, pieces, at, verb } = place;
  const isRight = verb !== null && grants.has(verb);
  // `clear 0x… to use 75 USDC`
  if (sense === 'cancel' && /^clear/i.test(said) && leadsToUse(place)) return 'allow';
  // `cancel what I approved to 0x…`
  const behind = text.slice(pieces[at]?.end, (pieces[at]?.end ?? 0) + MAX_MODAL);
  if ((sense === 'cancel' || sense === 'remove') && approvedBefore.test(behind)) return 'revoke';
  // `let 0x… draw up to 300 USDC`
  if (isRight && sense === 'borrow' && /^draw/i.test(said)) return 'take';
  // `bring the allowance of 0x… to 100`
  if (sense === 'send' && /^bring/i.test(said) && clauseFrom(place).some(isRightNoun)) return 'set';
  // `get rid of the USDC approval`, `withdraw permission from 0x… to spend`
  const isRemoval = sense === 'withdraw' || /^(?:get(?:ting)? rid of|ditch)/i.test(said);
  if (isRemoval && namesRight(pieces, at)) return 'revoke';
  // `open an allowance of …`, `add 0x… as a spender`
  const hasSpender = clauseFrom(place).some(isSpender);
  if (opensRight.test(said) && (namesRight(pieces, at) || hasSpender)) return 'approve';
  // `set a limit of 50 USDC for spender 0x…`
  if (
    sense === 'set' &&
    hasSpender &&
    /^\s{1,3}(?:an? |the )?(?:spending )?(?:limit|cap|ceiling|maximum|max)\b/i.test(behind)
  )
    return 'approve';
  // `approve a 100 USDC spend for 0x…`
  const last = pieces[at - 1];
  if (isRight && sense === 'spend' && last?.is === 'mention' && last.amount && pieces[at + 1]?.is === 'role')
    return undefined;
  // `put the allowance at 0`, `kick 0x… out as operator`
  if (sense === 'put' && namesRight(pieces, at)) return 'set';
  const isKicked =
    /^kick/i.test(said) && clauseFrom(place).some((piece) => piece.is === 'noun' && piece.noun === 'operator');
  if (isKicked) return 'revoke';
  // `100 USDC may be spent by 0x…`
  const isPassive = uses.has(sense) && /(?:spent|taken|withdrawn|pulled|drawn|moved)$/i.test(said);
  if (isPassive && leadsToTaker(pieces, at)) {
    if (isRight) return undefined;
    const before = text.slice(Math.max(0, (pieces[at]?.start ?? 0) - MAX_MODAL), pieces[at]?.start);
    if (/\b(?:may|can|should|shall|must|allowed to)(?: only)? be\s{1,3}$/i.test(before)) return 'allow';
  }
  // `the contract that may take 100 USDC is 0x…`
  if (uses.has(sense) && namesTakerLast(place)) return 'allow';
  return sense;
}

function readLoose(place: Place, piece: Piece, said: string, isRight: boolean): Piece | null {
  const { text, pieces, at } = place;
  // `I don't trust 0x… no more, remove it from …`
  if (isDistrust(place)) return null;
  const clause = clauseFrom(place);
  const isAbout = (isOfRight: (piece: Piece) => boolean) => clause.some(isSomebody) && clause.some(isOfRight);
  const isOfRight = (each: Piece) => isRightNoun(each) || isUse(text, each);
  // `I authorize 0x… to spend`: no leave for something else, but the order
  if (piece.is === 'cue' && piece.cue === 'fine' && /^i (?:authorize|allow)$/i.test(said) && isAbout(isOfRight))
    return asVerb(piece, 'allow');
  // `a signature that lets 0x… pull 100 USDC`
  const use = /^lets$/i.test(said) && isSomebody(pieces[at + 1]) ? findUse(text, pieces, at + 2) : -1;
  if (use > 0 && /^\s{1,3}$/.test(text.slice(pieces[at + 1]?.end, pieces[use]?.start))) return asVerb(piece, 'allow');
  // `choose 0x… as my delegate`
  const isDelegate = (each: Piece) => each.is === 'verb' && each.isNoun && each.sense === 'delegate';
  if (/^(?:choose|select|pick|elect)$/i.test(said) && isAbout(isDelegate)) return asVerb(piece, 'delegate');
  // `cap 0x… at 80 DAI of spending`
  const isOpening = at === 0 || isCut(pieces[at - 1]) || pieces[at - 1]?.is === 'filler';
  if (/^(?:cap|limit|restrict)$/i.test(said) && isOpening && isAbout(isOfRight)) return asVerb(piece, 'approve');
  // `limit 0x… to 580 LINK`
  const bound = pieces[at + 2];
  const isBound = bound?.is === 'role' && (bound.role === 'to' || bound.role === 'on') && isThing(pieces[at + 3]);
  if (/^(?:cap|limit|restrict)$/i.test(said) && isOpening && isSomebody(pieces[at + 1]) && isBound)
    return asVerb(piece, 'approve');
  // `make 5 USDC spendable by 0x…`
  if (/^(?:spendable|usable|withdrawable)$/i.test(said) && leadsToTaker(pieces, at)) return asVerb(piece, 'allow');
  // `deny 0x… access to my collection 0x…`
  if (/^deny$/i.test(said) && isOpening && isAbout(isRightNoun)) return asVerb(piece, 'revoke');
  // `end its USDC allowance`, `0x… shall lose its operator rights`
  const isEnd = (/^(?:ends?|ending)$/i.test(said) && namesRight(pieces, at)) || /^(?:loses?|forfeits?)$/i.test(said);
  if (isEnd && clause.some(isRightNoun)) return asVerb(piece, 'revoke');
  // `name 0x… as a spender`
  if (/^name$/i.test(said) && isOpening && isAbout(isSpender)) return asVerb(piece, 'approve');
  // `I don't want 0x… to have access to my USDC any more`
  if (piece.is === 'cue' && piece.cue === 'not' && isAbout(isOfRight)) {
    const whole = text.slice(piece.start, clause.at(-1)?.end);
    const hasVerb = clause.some((each) => each.is === 'verb' && !uses.has(each.sense));
    if (ended.test(whole) && !hasVerb && isOpening) return asVerb(piece, 'revoke');
  }
  // `any amount of`, `however much`: of a right it is all there can be; of anything else nothing that can be checked.
  const isAny = /^(?:any amount|however much)$/i.test(said) || isAnyOf(place, said);
  return isAny && (isRight || mayUse(place)) ? without(piece) : piece;
}

function isAnyOf(place: Place, said: string): boolean {
  const next = saidAt(place, place.pieces[place.at + 1]);
  return (
    (/^however$/i.test(said) && /^much\b/i.test(next)) ||
    (/^any$/i.test(said) && /^(?:amount|quantity|sum)\b/i.test(next))
  );
}

/** Distrust is why something is taken away, and bans nobody beyond that. */
function isDistrust(place: Place): boolean {
  const { pieces, at } = place;
  const piece = pieces[at];
  const trust = /^trust/i.test(saidAt(place, piece)) ? at : at + 1;
  const isTrust =
    /^trust/i.test(saidAt(place, pieces[trust])) && (trust === at || (piece?.is === 'cue' && piece.cue === 'not'));
  const isNoMore =
    /^no$/i.test(saidAt(place, piece)) &&
    /^more$/i.test(saidAt(place, pieces[at + 1])) &&
    isCut(pieces[at + 2]) &&
    isSomebody(pieces[at - 1]);
  if (!isTrust && !isNoMore) return false;
  return pieces
    .slice(at, at + MAX_CLAUSE)
    .some((next) => next.is === 'verb' && !next.isNoun && takesAway.has(next.sense));
}

/** Whether somebody and what they may do follow a verb: `0x… to use`. */
function leadsToUse({ text, pieces, at: verb }: Place): boolean {
  for (let at = verb + 1; at < verb + 5; at++) {
    const piece = pieces[at];
    if (isSomebody(piece)) {
      const use = findUse(text, pieces, at + 1);
      return use > 0 && toDo.test(text.slice(piece.end, pieces[use]?.start));
    }
    if (piece?.is !== 'filler' && piece?.is !== 'noun') return false;
  }
  return false;
}

/** Whether a right is what a verb acts on: `the USDC approval`. */
function namesRight(pieces: readonly Piece[], verb: number): boolean {
  for (let at = verb + 1; at < verb + 6; at++) {
    const piece = pieces[at];
    if (isRightNoun(piece)) return true;
    const isPart = piece?.is === 'filler' || piece?.is === 'my' || (piece?.is === 'mention' && piece.amount === null);
    if (!isPart) return false;
  }
  return false;
}

/** `by 0x…`, `by the contract at 0x…`. */
function leadsToTaker(pieces: readonly Piece[], verb: number): boolean {
  const by = pieces[verb + 1];
  const isBy = (by?.is === 'role' && by.role === 'by') || (by?.is === 'topic' && by.topic === 'date');
  return isBy && isTaker(pieces, verb + 1);
}

/** Whether somebody follows, with no more before it than `the contract at`. */
function isTaker(pieces: readonly Piece[], from: number): boolean {
  let at = from + 1;
  while (at < from + 5 && ['filler', 'noun', 'role'].includes(pieces[at]?.is ?? '')) at++;
  return isSomebody(pieces[at]);
}

/** `the one who may spend 100 USDC is 0x…`. */
function namesTakerLast({ text, pieces, at }: Place): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  const before = text.slice(Math.max(0, piece.start - MAX_MODAL), piece.start);
  const who = /\b(?:that|who|which)(?=\s)(?!.*\b(?:that|who|which)\s)/i.exec(before);
  const modal = who ? before.slice(who.index + who[0].length) : '';
  if (!mayDo.test(modal) && !canDo.test(modal)) return false;
  return pieces
    .slice(at + 1, endOfClause(pieces, at))
    .some(
      (next) => isSomebody(next) && /\b(?:is|being)\s{1,3}$/i.test(text.slice(Math.max(0, next.start - 8), next.start)),
    );
}

/** Whether somebody may do something right before: `0x… may spend any amount`. */
function mayUse({ text, pieces, at: from }: Place): boolean {
  for (let at = from - 1; at > from - 8 && at >= 0; at--) {
    const piece = pieces[at];
    if (!isSomebody(piece)) continue;
    const use = findUse(text, pieces, at + 1);
    const between = text.slice(piece.end, pieces[use]?.start);
    return use > at && use < from && (mayDo.test(between) || canDo.test(between));
  }
  return false;
}
