import { isRevocation, rightKinds } from '../compare/spender.ts';
import { isNativeSymbol } from '../data/chains.ts';
import type { Effect } from '../effects/effect.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import type { Sense } from '../reader/languages/meaning.ts';
import { type Turn, turns } from '../reader/languages/phrases/turned-actions.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import type { Span } from '../reader/text/span.ts';
import { isOpposite, rankOf } from './actions.ts';
import { doubt, type Matching } from './matching.ts';

/** The words ask by a noun and its verb, or by the order of two coins, for the opposite of the effect in the bytes. */
export const findTurned = (matching: Matching): Doubt[] => [...findTurnedNouns(matching), ...findTurnedForms(matching)];

const CLAUSE_END = /[;!?\n。，；！？、]|[.,](?!\d)|$/u;
const CLAUSE_ENDS = /[;!?\n。，；！？、]|[.,](?!\d)/gu;

/**
 * The words that reverse an action, with the rest of their clause, and with the words before it if they belong to the
 * action, too.
 */
function reachOf(text: string, { isOfClause }: Turn, { index, 0: { length } }: RegExpExecArray): Span {
  const end = index + length;
  const before = isOfClause ? matchesIn(text.slice(0, index), CLAUSE_ENDS).at(-1) : undefined;
  const start = isOfClause ? (before ? before.index + 1 : 0) : index;
  return { start, end: end + text.slice(end).search(CLAUSE_END) };
}

const isBarred = ({ bars }: Turn, effect: Effect, owner: string | null): boolean => {
  const isPayment = effect.kind === 'send' && (effect.from ?? owner) === owner && effect.to !== owner;
  if (isPayment && bars.has('payment')) return true;
  if (!rightKinds.has(effect.kind)) return bars.has(effect.kind);
  return bars.has(isRevocation(effect) ? 'revocation' : 'grant');
};

/** Closing a deposit is not a deposit: a word for the effect does not count if its clause reverses it. */
function findTurnedNouns({ text, targets, facts }: Matching): Doubt[] {
  const effects = targets.length > 0 ? targets : facts.decoded.effects;
  const owner = facts.request.sender;
  return turns.flatMap((turn) => {
    // If the words ask for the effect, only what the reversal excludes is open; a collateral request asks for a switch.
    const isOpen = (effect: Effect) => (turn.bars.size > 0 ? isBarred(turn, effect, owner) : effect.kind !== 'set');
    // `Set the allowance to zero` reverses a grant, and is a revocation.
    const isOfRight = turn.bars.has('grant') || turn.bars.has('revocation');
    const concerned = targets.length > 0 || isOfRight ? effects.filter(isOpen) : effects;
    const isConcerned = concerned.length > 0 && (turn.bars.size > 0 || text.asked.length > 0);
    return (isConcerned ? matchesIn(text.text, turn.pattern) : []).flatMap((found): Doubt[] => {
      const reach = reachOf(text.text, turn, found);
      const isTurned = ({ start, end }: Span) => start < reach.end && end > reach.start;
      const isServed = (effect: Effect) =>
        text.asked.some(
          (action) =>
            rankOf(action.sense, effect) !== null &&
            !isOpposite(action.sense, effect) &&
            !(isTurned(action) && isBarred(turn, effect, owner)),
        );
      const span = { start: found.index, end: found.index + found[0].length };
      const says = 'may ask for the opposite of what the transaction does';
      return concerned.every(isServed) ? [] : [doubt(text, 'direction', span, says)];
    });
  });
}

/** Verbs that name their direction themselves: `unwrap 2 ETH`. */
const namesDirection: ReadonlySet<Sense> = new Set([
  'wrap',
  'unwrap',
  'withdraw',
  'supply',
  'unstake',
  'take',
  'claim',
]);
const leadsBehind: ReadonlySet<Said['role']> = new Set(['to', 'into', 'for', 'gets', 'receive', 'as']);

/** `make WETH of 2 ETH`: the coin that is counted first is the input. */
function findTurnedForms({ facts, text, targets }: Matching): Doubt[] {
  const [only] = targets;
  const isOfCoins = [...(only?.gives ?? []), ...(only?.gets ?? [])].some(({ asset }) => asset.kind === 'native');
  const isForm = targets.length === 1 && isOfCoins && (only?.kind === 'wrap' || only?.kind === 'unwrap');
  if (!only || !isForm || text.asked.some(({ sense }) => namesDirection.has(sense))) return [];
  const isTurned = ({ mention: { asset }, role }: Said): boolean =>
    asset?.value.kind === 'symbol' &&
    !leadsBehind.has(role) &&
    isNativeSymbol(facts.request.chainId, asset.value.symbol) === (only.kind === 'unwrap');
  const counted = text.said.filter(({ mention }) => mention.amount && mention.asset);
  return counted.length === 1
    ? counted.filter(isTurned).map((said) => doubt(text, 'direction', said, 'may be what goes in'))
    : [];
}
