import type { Sense } from './meaning.ts';
import type { Piece } from './piece.ts';
import { canDo, endOfClause, findUse, isSomebody, isThing, MAX_MODAL, mayDo, toDo } from './right-uses.ts';
import { readRightWords } from './right-words.ts';

const wished = /\b(?:want|wants|would like|i'?d like|i'?d love|need|ok|okay|fine|happy) (?:for )?$/i;
const denied = /\b(?:no longer|not|never|nobody|don'?t|doesn'?t)\b[^.;,]{0,16}$/i;
const seesTo = /\b(?:make sure|ensure|see to it|want|like|love|so|such)(?: that)?\s{1,3}$/i;
const consents = /\b(?:(?:fine|okay?|happy|comfortable|good|cool) with|consent to|agree to)\s{1,3}$/i;
const mayNot =
  /^\W{0,3}(?:(?:may|can|could|shall|should|must|will|is|are|to) )?(?:no longer|not|never|can'?t|cannot|mustn'?t|shouldn'?t)\b(?: (?:be (?:able|allowed|permitted|authori[sz]ed)(?: any ?(?:more|longer))? to|to|be|have|get))*\s{0,3}(?:(?:an?|the|any)\s{1,3})?$/i;
const ended = /\b(?:no longer|any ?more|any longer|no more)\b/i;
/** `Bob says 0x… may spend`: what others say is no order. */
const reports = /\b(?:says?|said|claims?|claimed|thinks?|believes?|tells?|told|whether|if|suggests?)\b[^.;:\n]{0,24}$/i;
/** `no cap on the USDT that 0x… can pull` */
const uncapped =
  /\b(?:no|without(?: any| a)?|unlimited|any|infinite) (?:upper )?(?:cap|limit|ceiling|maximum|restrictions?|amount)\b[^.;,]{0,40}$/i;
const moves = /^(?:mov|transfer)/i;

const MAX_BEFORE = 8;

interface Told {
  /** What stands between somebody and what they may do, before that, and behind it. */
  readonly between: string;
  readonly before: string;
  readonly rest: string;
  readonly used: Piece;
  readonly asksFor: Sense | null;
}

/**
 * Reads a right that is told as what somebody may do, `0x… may spend 100 USDC`, as the order to allow it, and `may no longer`
 * as the order to take it back.
 */
export function rewordRights(text: string, said: readonly Piece[]): Piece[] {
  const pieces = readRightWords(text, said);
  const asksFor = askedFor(pieces);
  const out: Piece[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    out.push(piece);
    at++;
    if (!isSomebody(piece)) continue;
    const use = findUse(text, pieces, at);
    const used = pieces[use];
    if (!used) continue;
    const between = text.slice(piece.end, used.start);
    const end = endOfClause(pieces, use);
    const rest = text.slice(piece.end, pieces[end - 1]?.end);
    const isAsked = text[pieces[end]?.start ?? text.length] === '?';
    const before = text.slice(Math.max(0, piece.start - MAX_MODAL), piece.start);
    const sense = senseOf({ between, before, rest, used, asksFor });
    const isUncapped = uncapped.test(before) && out.slice(-MAX_BEFORE).some(isThing);
    const hasThing =
      isUncapped || pieces.slice(use + 1, end).some(isThing) || (sense === 'revoke' && used.is === 'noun');
    if (sense === null || isAsked || !hasThing || !isOwn(text, used, pieces, use, end)) continue;
    // `reduce what 0x… may spend to 10 USDC`: the order is there already.
    const setting = /\bwhat\s{1,3}$/i.test(before) ? out.findLastIndex((each) => each.is === 'verb') : -1;
    const set = out[setting];
    if (set?.is === 'verb' && set.sense === 'set') {
      out[setting] = { ...set, sense: 'approve' };
      at = use + 1;
      continue;
    }
    const start = pieces[at]?.start ?? used.start;
    out.push({ is: 'verb', sense, confidence: 1, isNoun: false, start, end: Math.max(start, used.start) });
    out.push(
      used.is === 'noun' ? used : { is: 'role', role: 'spend', isField: false, start: used.start, end: used.end },
    );
    at = use + 1;
  }
  return out;
}

/** Whether the request gives or takes back a right in so many words. */
function askedFor(pieces: readonly Piece[]): Sense | null {
  const has = (...senses: readonly Sense[]) =>
    pieces.some((piece) => piece.is === 'verb' && senses.includes(piece.sense));
  if (has('revoke')) return 'revoke';
  return has('approve', 'permit') || pieces.some((piece) => piece.is === 'noun' && piece.noun === 'allowance')
    ? 'approve'
    : null;
}

function senseOf({ between, before, rest, used, asksFor }: Told): Sense | null {
  if (mayNot.test(between) && ended.test(rest)) return 'revoke';
  if (toDo.test(between) && /\bno longer (?:want|wish|need)\s(?:for )?$/i.test(before)) return 'revoke';
  // What is told before it is taken back: `0x… can spend my USDC. Revoke that.`
  if (asksFor === 'revoke' || reports.test(before)) return null;
  const isNoun = used.is === 'noun' && used.noun !== 'manage';
  if (isNoun) return null;
  if (mayDo.test(between)) return 'allow';
  if (canDo.test(between) && (asksFor === 'approve' || uncapped.test(before) || seesTo.test(before))) return 'allow';
  if (toDo.test(between) && wished.test(before)) return denied.test(before) ? null : 'allow';
  return /^\s{1,3}$/.test(between) && consents.test(before) ? 'allow' : null;
}

/** Somebody who moves things on to another pays, and takes nothing of the owner's. */
function isOwn(text: string, used: Piece, pieces: readonly Piece[], from: number, end: number): boolean {
  if (used.is !== 'verb' || used.sense !== 'send') return true;
  const goesOn = pieces
    .slice(from, end)
    .some((piece, index, list) => piece.is === 'role' && piece.role === 'to' && list[index + 1]?.is === 'mention');
  return moves.test(text.slice(used.start, used.end)) && !goesOn;
}
