import type { Argument, Clause } from './clauses.ts';
import { toNumber } from './decimal.ts';
import type { Slot } from './intent.ts';
import type { Role, Sense } from './meaning.ts';
import { bareMention, type Mention, type Piece, type Span, slot } from './piece.ts';

/** Somebody, or a token, that no list knows. */
const UNKNOWN_NAME = 0.8;
const UNKNOWN_SYMBOL = 0.5;
/** A listed token whose symbol is an everyday word. */
const WORD_SYMBOL = 0.9;
/** Somebody whose name is a symbol too. */
const SYMBOL_AS_NAME = 0.7;
const MAX_NAME_PIECES = 5;

const namesParty: ReadonlySet<string> = new Set([
  'to',
  'recipient',
  'between',
  'behalf',
  'spender',
  'for',
  'into',
  'by',
]);
/** Verbs for which `for` leads to what is got, or to who may spend. */
const takesFor: ReadonlySet<Sense> = new Set([
  'swap',
  'buy',
  'spend',
  'put',
  'approve',
  'allow',
  'operator',
  'permit',
  'revoke',
  'change',
  'wrap',
  'unwrap',
  'set',
  'give',
  'add',
  'remove',
  'own',
  'disown',
  'cancel',
  'delegate',
  'register',
]);
/** `get my ETH unstaked`: what is to be done with it, and not what comes of it. */
const isParticiple = /(?:ed|sent|sold|paid|bought|lent|withdrawn|given)$/i;
/** Verbs of giving: what they are for is no token. */
const gives: ReadonlySet<Sense> = new Set(['send', 'pay', 'give', 'split']);
/** Nouns that stand for somebody though they say little. */
const partyNoun = /^(wallet|wallets|account|savings|vault|friend|address|mate|buddy|pal|exchange|safe|treasury)$/i;

export interface ClauseArguments {
  readonly args: readonly Argument[];
  readonly unread: readonly Slot<string>[];
  /** `each`, `equally`. */
  readonly isEach: boolean;
}

/** Reads the mentions of a clause with their prepositions, and names of people out of words that nothing else explains. */
export function readArguments(text: string, { pieces, verb }: Clause): ClauseArguments {
  let args: Argument[] = [];
  const unread: Slot<string>[] = [];
  let role: Role | 'none' = 'none';
  let inherited: Role | 'none' = 'none';
  let isJoined = false;
  let isEach = false;
  let hasVerb = verb === null;
  let sinceVerb = 0;

  /** `for lunch`, `as a gift`: why, where the verb leaves no other place for it. */
  const isPurpose = (lead: Role | 'none') =>
    (lead === 'for' || lead === 'as') && verb !== null && !takesFor.has(verb.sense);
  const push = (mention: Mention, at: number) => {
    // `Permit2: allow …`: named before the verb, a protocol is where it happens.
    const isPlace = !hasVerb && role === 'none' && mention.protocol !== null && mention.asset === null;
    const own: Role | 'none' = isPlace ? 'protocol' : role;
    args.push({
      role: own,
      mention,
      isJoined,
      inherited: own === 'none' && isJoined ? inherited : 'none',
      opensPair: opensPair(pieces, at + 1),
      isFirst: hasVerb && sinceVerb === 0,
    });
    if (own !== 'none') inherited = own;
    role = 'none';
    isJoined = false;
    sinceVerb++;
  };
  const leave = (span: Span) => {
    const last = unread.at(-1);
    // Words that stand side by side are one thing that was not understood.
    if (last && last.end <= span.start && /^\s*$/.test(text.slice(last.end, span.start))) {
      unread[unread.length - 1] = slot({ start: last.start, end: span.end }, text.slice(last.start, span.end));
    } else unread.push(slot(span, text.slice(span.start, span.end)));
  };

  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at];
    if (!piece) break;
    switch (piece.is) {
      case 'mention':
        if (isPurpose(role) && verb && gives.has(verb.sense) && !piece.amount && !piece.party) break;
        push(role === 'to' || role === 'recipient' ? withName(text, piece) : toChain(piece, role), at);
        break;
      case 'noun':
        // `operator approval`: the label of a noun and not of what follows
        if (piece.noun === 'allowance' && (role === 'spender' || role === 'of')) role = 'none';
        break;
      case 'role':
        // `to` before the verb marks an infinitive
        role = nextSaid(pieces, at)?.is === 'verb' ? 'none' : piece.role;
        break;
      case 'verb':
        hasVerb = true;
        [role, inherited, isJoined, sinceVerb] = ['none', 'none', false, 0];
        break;
      case 'tie':
        if (piece.tie !== 'open' && piece.tie !== 'close') isJoined = true;
        if (piece.tie === 'stop') role = 'none';
        if (piece.tie === 'stop' && !hasVerb) {
          // A bare word before the request is nothing that it acts on.
          for (const { mention } of args.filter(isBare)) leave(mention);
          args = args.filter((argument) => !isBare(argument));
        }
        break;
      case 'cue':
        if (piece.cue === 'each') isEach = true;
        break;
      case 'word':
      case 'my': {
        if (isPurpose(role)) break;
        const name = readName(text, pieces, at);
        if (
          name &&
          (namesParty.has(role) || (role === 'none' && verb && hasVerb && sinceVerb === 0 && piece.is === 'word'))
        ) {
          const said = pieces[name.next];
          // `Bob (0x…)` is the address
          const isRestated = said?.is === 'mention' && said.party !== null && said.amount === null;
          if (!isRestated) push(name.mention, name.next - 1);
          at = name.next - 1;
        } else if (piece.is === 'word') leave(piece);
        break;
      }
      case 'filler': {
        const name = namesParty.has(role) && role !== 'for' ? readName(text, pieces, at) : null;
        if (name && partyNoun.test(text.slice(piece.start, piece.end))) {
          const said = pieces[name.next];
          if (said?.is !== 'mention' || said.party === null) push(name.mention, name.next - 1);
          at = name.next - 1;
        }
        break;
      }
      case 'clock':
      case 'duration':
      case 'percent':
        leave(piece);
        break;
      case 'topic':
        if (piece.topic !== 'pool' && piece.topic !== 'fee' && piece.topic !== 'price') leave(piece);
        break;
      default:
    }
  }
  const said = verb ? text.slice(verb.start, verb.end) : '';
  if (isParticiple.test(said))
    args = args.map((argument) =>
      argument.mention.start < (verb?.start ?? 0) && argument.role === 'receive'
        ? { ...argument, role: 'none' }
        : argument,
    );
  return { args: nameFirst(text, args, verb?.sense), unread, isEach };
}

const isBare = ({ role, mention }: Argument): boolean =>
  role === 'none' && !mention.amount && !mention.party && !mention.chain && !mention.protocol;

/** `send Bob 5 USDC`, where some list has a token BOB. */
function nameFirst(text: string, args: readonly Argument[], sense: Sense | undefined): readonly Argument[] {
  const [first, second] = args;
  const isNamed =
    first?.isFirst && isBare(first) && second?.mention.amount && !second.isJoined && second.role === 'none';
  if (!isNamed || !sense || !gives.has(sense)) return args;
  return [{ ...first, mention: { ...withName(text, first.mention), asset: null } }, ...args.slice(1)];
}

/** `chain id 8453`. */
function toChain(mention: Mention, role: Role | 'none'): Mention {
  const { amount } = mention;
  if ((role !== 'chain' && role !== 'destination') || amount?.value.kind !== 'number' || mention.asset) return mention;
  const id = toNumber(amount.value.value);
  return Number.isSafeInteger(id) ? { ...mention, amount: null, chain: slot(amount, id, amount.confidence) } : mention;
}

/** Somebody whose name is also a symbol: `to Bob`. */
function withName(text: string, mention: Mention): Mention {
  if (mention.asset?.value.kind !== 'symbol' || mention.amount || mention.party || mention.chain || mention.isPronoun)
    return mention;
  const name = text.slice(mention.start, mention.end);
  return { ...mention, party: slot(mention, { kind: 'name', name }, SYMBOL_AS_NAME) };
}

const nextSaid = (pieces: readonly Piece[], from: number): Piece | undefined => {
  let at = from + 1;
  while (pieces[at]?.is === 'filler') at++;
  return pieces[at];
};

function opensPair(pieces: readonly Piece[], from: number): boolean {
  const next = pieces[from];
  return next?.is === 'role' && ['to', 'for', 'into', 'in', 'as', 'with'].includes(next.role);
}

/** A symbol within a name: `my friend Bob`. */
const isSymbol = (piece: Piece, isWithin: boolean): boolean =>
  isWithin &&
  piece.is === 'mention' &&
  piece.asset?.value.kind === 'symbol' &&
  !piece.amount &&
  !piece.chain &&
  !piece.protocol;

/** `Bob`, `my savings account`, `John Smith`: a run of words, at least one of which could name somebody. */
function readName(text: string, pieces: readonly Piece[], from: number): { mention: Mention; next: number } | null {
  let last = -1;
  let at = from;
  for (; at < pieces.length && at < from + MAX_NAME_PIECES; at++) {
    const piece = pieces[at];
    if (!piece) break;
    const said = text.slice(piece.start, piece.end);
    if (piece.is === 'word' || isSymbol(piece, last >= 0) || (piece.is === 'filler' && partyNoun.test(said))) last = at;
    else if (piece.is === 'tie' && piece.tie === 'open') {
      const inside = pieces[at + 1];
      if (last < 0 || inside?.is !== 'mention' || inside.party === null) break;
      at++;
      break;
    } else if (piece.is !== 'filler' && piece.is !== 'my') break;
  }
  if (last < 0) return null;
  const span = { start: pieces[from]?.start ?? 0, end: pieces[last]?.end ?? 0 };
  const name = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const isWord = last === from && /^[a-z0-9]{2,12}$/i.test(name);
  const first = pieces[from];
  const listed = first?.is === 'word' ? first.symbol : undefined;
  const following = pieces[at];
  const isRestated = following?.is === 'mention' && following.party !== null && !following.amount;
  const mention = {
    ...bareMention(span),
    party: slot(span, { kind: 'name', name } as const, UNKNOWN_NAME),
    asset: isWord
      ? slot(
          span,
          { kind: 'symbol', symbol: listed ?? name.toUpperCase() } as const,
          listed ? WORD_SYMBOL : UNKNOWN_SYMBOL,
        )
      : null,
  };
  return { mention, next: isRestated ? at : last + 1 };
}
