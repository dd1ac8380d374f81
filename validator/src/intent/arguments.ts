import type { Argument, Clause } from './clauses.ts';
import { toNumber } from './decimal.ts';
import { fromContext } from './from-context.ts';
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

const divides =
  /^(?:even|equal|in equal|50|fifty|split|share|divided|go|half|gleich|zu gleichen|a partes|equitativ|à parts|équitable|em partes|igual|por igual)/i;

export interface ClauseArguments {
  readonly args: readonly Argument[];
  readonly unread: readonly Slot<string>[];
  /** `each`: what is counted is for one. */
  readonly isEach: boolean;
  /** `equally`: what is counted is for all of them together. */
  readonly isEven: boolean;
}

/** Reads the mentions of a clause with their prepositions, and names of people out of words that nothing else explains. */
export function readArguments(text: string, { pieces, verb }: Clause): ClauseArguments {
  let args: Argument[] = [];
  const unread: Slot<string>[] = [];
  let role: Role | 'none' = 'none';
  let inherited: Role | 'none' = 'none';
  let isJoined = false;
  let isAdded = false;
  const context: Argument[] = [];
  /** The label around a group of labels: `"buy": {"token": …}`. */
  let group: Role | null = null;
  let isEach = false;
  let isEven = false;
  let hasVerb = verb === null;
  let sinceVerb = 0;

  /** `for lunch`, `as a gift`: why, where the verb leaves no other place for it. */
  const isPurpose = (lead: Role | 'none') =>
    (lead === 'for' || lead === 'as') && verb !== null && !takesFor.has(verb.sense);
  /** `"token": "USDC"}, {"address": "0x…"`: the label of a token is none of somebody's. */
  const isNextOf = ({ party }: Mention) =>
    (inherited === 'gives' ||
      inherited === 'gets' ||
      ((inherited === 'receive' || inherited === 'of') && args.some(isWhole))) &&
    party?.value.kind === 'address';
  const push = (mention: Mention, at: number) => {
    // `Permit2: allow …`: named before the verb, a protocol is where it happens.
    const isPlace = !hasVerb && role === 'none' && mention.protocol !== null && mention.asset === null;
    const own: Role | 'none' = isPlace ? 'protocol' : role;
    args.push({
      role: own,
      mention,
      isJoined,
      isAdded,
      // A bare number completes what was named, whatever stands before it.
      inherited:
        own === 'none' && isJoined && (mention.asset || !mention.amount) && !isNextOf(mention) ? inherited : 'none',
      opensPair: opensPair(pieces, at + 1),
      isFirst: hasVerb && sinceVerb === 0,
    });
    // An amount has one value: what follows it is something else.
    if (own !== 'none') inherited = own === 'amount' ? 'none' : own;
    role = 'none';
    [isJoined, isAdded] = [false, false];
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
        // `each of them: 0xA 0xB 0xC`
        if ((isEach || isEven) && role === 'none' && isAddress(piece) && isAddress(pieces[at - 1])) isJoined = true;
        push(
          (role === 'to' || role === 'recipient') && (!verb || gives.has(verb.sense))
            ? withName(text, piece)
            : toChain(piece, role),
          at,
        );
        break;
      case 'noun':
        // `operator approval`: the label of a noun and not of what follows
        if (piece.noun === 'allowance' && (role === 'spender' || role === 'of')) role = 'none';
        break;
      case 'role':
        // `to the DAO at 0x…`
        if (role === 'to' && /^at$/i.test(text.slice(piece.start, piece.end))) break;
        // `to` before the verb marks an infinitive
        role =
          nextSaid(pieces, at)?.is === 'verb'
            ? 'none'
            : group && piece.isField && (piece.role === 'gives' || piece.role === 'amount')
              ? group
              : piece.role;
        break;
      case 'verb':
        hasVerb = true;
        [role, inherited, isJoined, isAdded, sinceVerb] = ['none', 'none', false, false, 0];
        break;
      case 'tie':
        if (piece.tie !== 'open' && piece.tie !== 'close') isJoined = true;
        if (piece.tie === 'and') isAdded = true;
        // `each gets 3 LINK from me: 0x…`: what a colon opens is no longer what the preposition led to.
        if (piece.tie === 'colon') inherited = dropFrom(inherited);
        if (piece.tie === 'open' && (role === 'gives' || role === 'gets')) group = role;
        if (piece.tie === 'close') group = null;
        if (piece.tie === 'stop') role = 'none';
        if (piece.tie === 'stop' && !hasVerb && text[piece.start] !== '}') {
          context.push(...args.filter(({ mention }) => isContext(mention)));
          // `We require 10,000 USDC for payroll. Buy …`
          args = args.filter(
            ({ mention, role: lead }) => !isContext(mention) && !(lead === 'for' && isNameOnly(mention)),
          );
        }
        break;
      case 'cue':
        if (piece.cue === 'each' && divides.test(text.slice(piece.start, piece.end))) isEven = true;
        else if (piece.cue === 'each') isEach = true;
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
  if (isParticiple.test(said)) {
    args = args.map((argument) =>
      argument.mention.start < (verb?.start ?? 0) && argument.role === 'receive'
        ? { ...argument, role: 'none' }
        : argument,
    );
  }
  const own = dropWords(text, dropNoise(args, verb?.start ?? null));
  const filled = fromContext(own, context, isEach);
  const taken = new Set(filled.map(({ mention }) => mention));
  for (const { mention } of [...args, ...context]) if (!mention.isPronoun && !taken.has(mention)) leave(mention);
  return {
    args: nameFirst(text, filled, verb?.sense),
    unread: unread.sort((one, other) => one.start - other.start),
    isEach,
    isEven,
  };
}

const dropFrom = (role: Role | 'none'): Role | 'none' => (role === 'from' || role === 'into' ? 'none' : role);

/** What sentences before the request may be about; where it happens holds for the request too. */
const isContext = (mention: Mention): boolean =>
  mention.amount !== null ||
  (mention.asset !== null && !mention.chain && !mention.protocol) ||
  mention.party?.value.kind === 'address' ||
  mention.party?.value.kind === 'ens';

const isNameOnly = ({ party }: Mention): boolean => party?.value.kind === 'name';

const isWhole = ({ mention }: Argument): boolean => mention.amount !== null && mention.asset !== null;

/** Whether what is counted is an everyday word and no token that a list has: `two kids`. */
export const countsWords = (text: string, { amount, asset, party }: Mention): boolean =>
  amount !== null &&
  party === null &&
  asset !== null &&
  asset.confidence <= UNKNOWN_SYMBOL &&
  /^[a-z]{3,}$/.test(text.slice(asset.start, asset.end));

/** `send 250 DAI to my sister, she has two kids`. */
function dropWords(text: string, args: readonly Argument[]): readonly Argument[] {
  const hasListed = args.some(({ mention }) => mention.amount !== null && mention.asset?.confidence === 1);
  return hasListed ? args.filter(({ mention }) => !countsWords(text, mention)) : args;
}

/** Numbers and symbols that stand before a complete request are about something else: `Order 66, batch 12: pay 55 USDC to …`. */
function dropNoise(args: readonly Argument[], verbStart: number | null): readonly Argument[] {
  if (verbStart === null) return args;
  const isAfter = ({ mention }: Argument) => mention.start > verbStart;
  if (!args.some((argument) => isAfter(argument) && isWhole(argument))) return args;
  return args.filter(
    (argument) =>
      isAfter(argument) ||
      argument.role !== 'none' ||
      isWhole(argument) ||
      argument.mention.party ||
      argument.mention.protocol ||
      argument.mention.chain,
  );
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

const isAddress = (piece: Piece | undefined): boolean =>
  piece?.is === 'mention' && !piece.amount && piece.party?.value.kind === 'address';

const nextSaid = (pieces: readonly Piece[], from: number): Piece | undefined => {
  let at = from + 1;
  while (pieces[at]?.is === 'filler') at++;
  return pieces[at];
};

function opensPair(pieces: readonly Piece[], from: number): boolean {
  const next = pieces[from];
  return next?.is === 'role' && ['to', 'for', 'into', 'in', 'as', 'with', 'against'].includes(next.role);
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
