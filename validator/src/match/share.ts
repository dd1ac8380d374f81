import { saidUnits } from '../compare/amount.ts';
import { assetKey, type Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import { together } from '../reader/languages/phrases/together.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { Said, SaidAction } from '../reader/mentions/said.ts';
import { type Assigned, fitOf, wantOf } from './amounts.ts';
import type { QuantityClaim } from './claims.ts';

/** Words that apply one amount to several: `each`, `apiece`. */
const saysEach = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.is === 'cue' && piece.cue === 'each');

/** A division may leave one unit. */
const isEven = (amounts: readonly bigint[]): boolean => {
  const sorted = amounts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return (sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n) <= 1n;
};

/** `split 300 USDC between 0x… and 0x…`: each gets an equal part of the amount. */
function splitOut(facts: Unaligned, claims: readonly QuantityClaim[], amounts: readonly Assigned[]): Assigned[] | null {
  const given = claims.filter(({ side, effect }) => side === 'gives' && effect.kind === 'send');
  const keys = new Set(given.map(({ quantity }) => assetKey(quantity.asset)));
  const parts = given.flatMap(({ quantity: { amount } }) => (typeof amount === 'bigint' ? [amount] : []));
  const sum = parts.reduce((total, part) => total + part, 0n);
  const [first] = given;
  if (given.length < 2 || keys.size !== 1 || parts.length !== given.length || !first || !isEven(parts)) return null;
  const whole = amounts.find(
    ({ claim, said }) => claim.side === 'gives' && saidUnits(facts, wantOf(said), first.quantity.asset) === sum,
  );
  if (!whole) return null;
  return given.map((claim) => ({
    claim,
    said: withUnits(whole.said, claim.quantity.amount as bigint),
    accepts: whole.accepts,
    amount: 'same',
    isTurned: false,
    isElsewhere: false,
  }));
}

export const withUnits = (said: Said, units: bigint): Said => ({
  ...said,
  mention: {
    ...said.mention,
    amount: said.mention.amount && {
      ...said.mention.amount,
      value: { kind: 'number', value: { digits: units, scale: 0 }, unit: 'base' },
    },
  },
});

const isSaid = (effect: Effect, paid: ReadonlySet<Effect>): boolean => effect.kind !== 'send' || paid.has(effect);

/**
 * Values that are named once and apply several times: an equal split, an amount for each of several payees, the amount
 * of an approval and of its use. `paid`: the payments whose payee the words name.
 */
export function shareAmounts(
  facts: Unaligned,
  pieces: readonly Piece[],
  claims: readonly QuantityClaim[],
  assigned: readonly Assigned[],
  { actions, paid }: { readonly actions: readonly SaidAction[]; readonly paid: ReadonlySet<Effect> },
): readonly Assigned[] {
  const isTogether = together.test(facts.intent.text);
  const isShared = saysEach(pieces) && !isTogether;
  const split = isTogether || saysEach(pieces) ? splitOut(facts, claims, assigned) : null;
  const amounts = split ?? assigned;
  // A coin without a number leaves the amount open: `wrap 3 ETH to WETH and supply the 3 WETH`.
  const met = new Set(amounts.filter(({ said }) => said.mention.amount).map(({ claim }) => claim));
  const open = claims.filter((claim) => !met.has(claim) && claim.quantity.amount !== null);
  const more = open.flatMap((claim): Assigned[] => {
    const source = amounts.find(({ claim: other, said }) => {
      const fit = fitOf(facts, claim, said, actions[said.action]);
      if (fit.accepts !== 'yes' || fit.amount !== 'same') return false;
      if (other.effect === claim.effect) return false;
      if (other.effect.kind !== claim.effect.kind) return true;
      return isShared && isSaid(claim.effect, paid) && other.effect.to !== claim.effect.to;
    });
    return source ? [{ ...source, claim }] : [];
  });
  return [...amounts, ...more];
}
