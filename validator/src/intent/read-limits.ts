import type { Read } from './asides.ts';
import { decimal, multiply, toNumber, toWhole } from './decimal.ts';
import type { Constraints, Slot } from './intent.ts';
import { type Mention, type Piece, type Span, slot } from './piece.ts';
import { connects, reach } from './reach.ts';
import { readDate } from './read-date.ts';

type Limits = { -readonly [K in 'slippageBps' | 'deadline' | 'gas' | 'fee' | 'anyOutput']: Constraints[K] };

const weiPerEther = decimal(10n ** 18n);
const weiPerGwei = decimal(10n ** 9n);
/** Numbers of seconds since 1970 are larger than any number of seconds that somebody would wait. */
const FIRST_UNIX = 1_000_000_000;
/** Reading dates is slow beside everything else here. */
const MAX_DATES = 4;
/** A limit whose unit had to be supplied. */
const NO_UNIT = 0.8;
/** The tiers that pools are named by, in hundredths of a basis point. */
const feeTiers: ReadonlySet<number> = new Set([100, 200, 300, 400, 500, 2500, 3000, 10_000]);

const opensDate =
  /^[\s:]*(the |at |on )?(\d|noon|midnight|today|tomorrow|tonight|next|this|end of|eod|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

const isNumber = (piece: Piece): piece is Mention =>
  piece.is === 'mention' && piece.amount?.value.kind === 'number' && piece.asset === null;
const numberOf = (mention: Mention): number | null =>
  mention.amount?.value.kind === 'number' ? toNumber(mention.amount.value.value) : null;

/** Reads what limits the request as a whole: slippage, deadline, gas, fees. Each topic takes the nearest value of its kind. */
export function readLimits(
  text: string,
  pieces: readonly Piece[],
  nowUnix: number,
): Read & { readonly limits: Limits } {
  const used = new Uint8Array(pieces.length);
  const unread: Slot<string>[] = [];
  const replaced = new Map<number, Piece>();
  const limits: Limits = { slippageBps: null, deadline: null, gas: null, fee: null, anyOutput: null };
  let datesTried = 0;
  const isUsed = (index: number) => used[index] === 1;

  const spanOf = (from: number, to: number): Span => {
    const [first, last] = from < to ? [from, to] : [to, from];
    return { start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? 0 };
  };
  /** Marks a topic and its value, with the words between and those that lead to them. */
  const use = (topic: number, value: number): Span => {
    let first = Math.min(topic, value);
    for (let at = first; at <= Math.max(topic, value); at++) used[at] = 1;
    for (let at = first - 1; at >= 0; at--) {
      const piece = pieces[at];
      const isSpending = piece?.is === 'verb' && (piece.sense === 'spend' || piece.sense === 'pay') && topic > value;
      if (!piece || isUsed(at) || !(connects(piece) || isSpending) || (piece.is === 'tie' && piece.tie === 'open'))
        break;
      used[at] = 1;
      if (piece.is !== 'filler') first = at;
    }
    return spanOf(topic, value);
  };
  const nearest = (topic: number, accepts: (piece: Piece) => boolean): number => {
    const beside = pieces[topic - 1];
    if (beside && !isUsed(topic - 1) && accepts(beside)) return topic - 1;
    const right = reach(pieces, topic, 1, isUsed, accepts);
    return right >= 0 ? right : reach(pieces, topic, -1, isUsed, accepts);
  };
  const isNegated = (topic: number): number =>
    reach(pieces, topic, -1, isUsed, (piece) => piece.is === 'cue' && piece.cue === 'not');
  const isIndifferent = (topic: number): number => {
    const accepts = (piece: Piece) => piece.is === 'cue' && (piece.cue === 'fine' || piece.cue === 'any');
    const right = reach(pieces, topic, 1, isUsed, accepts);
    return right >= 0 ? right : reach(pieces, topic, -1, isUsed, accepts);
  };

  const readSlippage = (at: number) => {
    const value = nearest(at, (piece) => piece.is === 'percent' || isNumber(piece));
    const found = pieces[value];
    if (found?.is === 'percent') {
      limits.slippageBps ??= slot(use(at, value), found.bps, found.confidence);
      return;
    }
    if (found?.is === 'mention') {
      const number = numberOf(found) ?? 0;
      // `0.005` is a ratio where `0.5` is per cent; what is far above any tolerance is not guessed at.
      const bps = number === 0 ? 0 : number < 0.1 ? number * 10_000 : number <= 5 ? number * 100 : null;
      if (bps === null) return;
      limits.slippageBps ??= slot(use(at, value), Math.round(bps * 100) / 100, number === 0 ? 1 : NO_UNIT);
      return;
    }
    const indifferent = isIndifferent(at);
    if (indifferent >= 0) {
      limits.anyOutput ??= slot(use(at, indifferent), true);
      return;
    }
    const negated = isNegated(at);
    if (negated >= 0) limits.slippageBps ??= slot(use(at, negated), 0);
  };

  const readDeadline = (at: number, needsDate: boolean) => {
    const topic = pieces[at];
    if (!topic) return false;
    const length = reach(pieces, at, 1, isUsed, (piece) => piece.is === 'duration');
    const before = needsDate ? -1 : nearest(at, (piece) => piece.is === 'duration');
    const value = length >= 0 && !needsDate ? length : before;
    const duration = pieces[value];
    if (duration?.is === 'duration') {
      limits.deadline ??= slot(use(at, value), { withinSeconds: duration.seconds }, 1);
      return true;
    }
    const share = needsDate ? -1 : reach(pieces, at, 1, isUsed, (piece) => piece.is === 'percent');
    const percent = pieces[share];
    if (percent?.is === 'percent') {
      limits.slippageBps ??= slot(use(at, share), percent.bps, NO_UNIT);
      return true;
    }
    const number = reach(pieces, at, 1, isUsed, isNumber);
    const mention = pieces[number];
    const seconds = mention?.is === 'mention' ? numberOf(mention) : null;
    if (seconds !== null && seconds >= FIRST_UNIX && Number.isSafeInteger(seconds)) {
      limits.deadline ??= slot(use(at, number), { atUnix: seconds }, 1);
      return true;
    }
    if (pieces[at + 1]?.is === 'duration') return false;
    const rest = text.slice(topic.end, topic.end + 80);
    // The first limit stands; a second one is left where it is, and reported.
    const date =
      limits.deadline === null && datesTried++ < MAX_DATES && opensDate.test(rest)
        ? readDate(
            rest.replace(/^[\s:]+/, (gap) => ' '.repeat(gap.length)),
            nowUnix,
          )
        : null;
    if (!date) return false;
    const end = topic.end + date.length;
    let last = at;
    while (last + 1 < pieces.length && (pieces[last + 1]?.start ?? end) < end) last++;
    limits.deadline ??= slot({ start: use(at, last).start, end }, { atUnix: date.atUnix }, 1);
    return true;
  };

  const readGas = (at: number, topic: 'gas' | 'gas-price' | 'gas-cost') => {
    const value = nearest(at, (piece) => piece.is === 'mention' && piece.amount?.value.kind === 'number');
    const mention = pieces[value];
    if (mention?.is !== 'mention' || mention.amount?.value.kind !== 'number') return;
    const { value: number, unit } = mention.amount.value;
    const isBase = unit === 'base';
    const wei = isBase ? toWhole(number) : toWhole(multiply(number, topic === 'gas-price' ? weiPerGwei : weiPerEther));
    if (isBase && topic !== 'gas-cost' && wei !== null) limits.gas ??= slot(use(at, value), { priceWei: wei });
    else if (mention.asset !== null && wei !== null) limits.gas ??= slot(use(at, value), { costWei: wei });
    else if (topic === 'gas-price' && wei !== null) limits.gas ??= slot(use(at, value), { priceWei: wei }, NO_UNIT);
    else if (topic === 'gas') {
      const limit = toWhole(number);
      if (limit !== null) limits.gas ??= slot(use(at, value), { limit });
    }
  };

  const readFee = (at: number, isPool: boolean) => {
    const accepts = (piece: Piece) =>
      piece.is === 'percent' || (isPool && isNumber(piece) && feeTiers.has(numberOf(piece) ?? 0));
    const pair = isPool ? usePair(at) : at;
    const beside = pair < at ? reach(pieces, pair, -1, isUsed, accepts) : -1;
    const value = beside >= 0 ? beside : nearest(at, accepts);
    const found = pieces[value];
    const bps = found?.is === 'percent' ? found.bps : found?.is === 'mention' ? (numberOf(found) ?? 0) / 100 : null;
    if (bps !== null) {
      const next = pieces[value < at ? at + 1 : value + 1];
      const namesPool = isPool || (next?.is === 'topic' && next.topic === 'pool');
      limits.fee ??= slot(use(at, value), namesPool ? { poolBps: bps } : { maxBps: bps });
      return;
    }
    const negated = isPool ? -1 : isNegated(at);
    if (negated >= 0) limits.fee ??= slot(use(at, negated), { maxBps: 0 });
    else used[at] = 1;
  };

  /** `the USDC/WETH pool`: its tokens are its name. Returns where the name begins. */
  const usePair = (at: number): number => {
    const isCoin = (index: number) => {
      const piece = pieces[index];
      return piece?.is === 'mention' && piece.asset !== null && piece.amount === null && !isUsed(index);
    };
    let first = at - 1;
    while (first > 0 && pieces[first]?.is === 'percent') first--;
    let count = 0;
    let from = first;
    while (from >= 0 && count < 3 && (isCoin(from) || pieces[from]?.is === 'filler')) {
      if (isCoin(from)) count++;
      from--;
    }
    if (count < 2) return at;
    for (let index = from + 1; index <= first; index++) used[index] = 1;
    return from + 1;
  };

  /** `minimum output: 2950 USDC` says what is to come, and at least how much. */
  const readOutput = (at: number) => {
    const topic = pieces[at];
    const value = reach(pieces, at, 1, isUsed, (piece) => piece.is === 'mention' && piece.amount !== null);
    const mention = pieces[value];
    if (!topic || mention?.is !== 'mention') {
      const indifferent = isIndifferent(at);
      if (indifferent >= 0) limits.anyOutput ??= slot(use(at, indifferent), true);
      return;
    }
    if (mention.asset === null && numberOf(mention) === 0) {
      limits.anyOutput ??= slot(use(at, value), true);
      return;
    }
    for (let index = at; index < value; index++) used[index] = 1;
    used[at] = 0;
    replaced.set(at, { is: 'role', role: 'gets', isField: false, start: topic.start, end: topic.end });
    replaced.set(value, { ...mention, bound: mention.bound === 'exact' ? 'min' : mention.bound });
  };

  pieces.forEach((piece, at) => {
    if (isUsed(at)) return;
    if (piece.is === 'cue' && piece.cue === 'any-output') {
      limits.anyOutput ??= slot(piece, true);
      use(at, at);
      const fine = reach(pieces, at, 1, isUsed, (next) => next.is === 'cue' && next.cue === 'fine');
      if (fine >= 0) use(at, fine);
    } else if (piece.is === 'cue' && piece.cue === 'before') readDeadline(at, true);
    if (piece.is !== 'topic') return;
    switch (piece.topic) {
      case 'slippage':
        return readSlippage(at);
      case 'gas':
      case 'gas-price':
      case 'gas-cost':
        return readGas(at, piece.topic);
      case 'fee':
      case 'pool':
        return readFee(at, piece.topic === 'pool');
      case 'output':
        return readOutput(at);
      case 'price': {
        const indifferent = isIndifferent(at);
        if (indifferent >= 0) limits.anyOutput ??= slot(use(at, indifferent), true);
        else used[at] = 1;
        return;
      }
      case 'deadline':
      case 'date': {
        if (readDeadline(at, piece.topic === 'date')) return;
        if (piece.topic === 'date' && text.slice(piece.start, piece.end).toLowerCase() === 'by') {
          replaced.set(at, { is: 'role', role: 'by', isField: false, start: piece.start, end: piece.end });
        }
      }
    }
  });

  const kept = pieces.flatMap((piece, at) => (isUsed(at) ? [] : [replaced.get(at) ?? piece]));
  return { pieces: kept, unread, limits };
}
