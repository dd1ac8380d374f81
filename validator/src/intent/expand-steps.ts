import type { Clause } from './clauses.ts';
import { add, decimal, divide, multiply } from './decimal.ts';
import type { Filled } from './filled.ts';
import type { Action, Slot, Step, Want } from './intent.ts';
import type { Sense } from './meaning.ts';
import type { OpenWant } from './open-want.ts';

/** `5 USDC to A and B`: to each, or in all. */
const EACH_OR_ALL = 0.7;

const toWant = (want: OpenWant | undefined): Want | null =>
  want && (want.asset || want.amount || want.isPronoun)
    ? { asset: want.asset, amount: want.amount, bound: want.bound }
    : null;

/** As many steps as the longest list; what was said once holds for all. */
export function expandSteps(
  sense: Sense,
  action: Slot<Action>,
  filled: Filled,
  clause: Clause,
  { isEach, isEven }: { readonly isEach: boolean; readonly isEven: boolean },
): Step[] {
  const { recipient, spender, protocol, chain, destination } = filled;
  const gives = withoutTotal(shareAssets(filled.gives), recipient.length);
  const gets = shareAssets(filled.gets);
  const count = Math.max(1, gives.length, gets.length, recipient.length, spender.length);
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index] ?? list.at(-1);
  // `between A and B` shares out what is counted, whatever the verb; `5 each` does not.
  const isShared = sense === 'split' || (!isEach && (isEven || filled.roles.recipient[0] === 'between'));
  const steps: Step[] = [];
  for (let index = 0; index < count; index++) {
    let given = pick(gives, index);
    if (given && gives.length === 1 && recipient.length > 1) given = share(given, recipient.length, isShared, isEach);
    steps.push({
      action,
      gives: toWant(given),
      gets: toWant(pick(gets, index)),
      recipient: pick(recipient, index) ?? null,
      spender: pick(spender, index) ?? null,
      protocol,
      chainId: filled.chains.get(index) ?? chain,
      destinationChainId: destination,
      revokes: sense === 'revoke' || sense === 'disown' || sense === 'undelegate' || clause.nouns.has('off'),
      isOrdered: index === 0 && clause.isOrdered,
    });
  }
  return steps;
}

/** `5 USDC to A, 6 to B` and `A 5, B 6 and C 7 USDC`: a missing asset is that of the nearest. */
function shareAssets(wants: readonly OpenWant[]): OpenWant[] {
  const filled = [...wants];
  const fill = (index: number, from: number) => {
    const [want, other] = [filled[index], filled[from]];
    if (want && !want.asset && !want.isPronoun && other?.asset) filled[index] = { ...want, asset: other.asset };
    // `NFT #1 and NFT #2 of 0x…`
    const [item, place] = [want?.asset?.value, other?.asset?.value];
    const isOfSame = item?.kind === 'nft' && place?.kind === 'nft' && item.collection === null && place.collection;
    if (want?.asset && isOfSame)
      filled[index] = { ...want, asset: { ...want.asset, value: { ...item, collection: place.collection } } };
  };
  for (let index = 1; index < filled.length; index++) fill(index, index - 1);
  for (let index = filled.length - 2; index >= 0; index--) fill(index, index + 1);
  return filled;
}

/** `3 ETH: 1 to A and 2 to B`: the sum is said first, and is no payment of its own. */
function withoutTotal(wants: readonly OpenWant[], recipients: number): readonly OpenWant[] {
  const [total, ...rest] = wants;
  if (recipients < 2 || rest.length !== recipients || total?.amount?.value.kind !== 'number') return wants;
  const shares = rest.map((want) => partOf(want, total));
  // `10 USDC: half to A and half to B`
  if (shares.every((want) => want !== null)) return shares;
  let sum = decimal(0n);
  for (const { amount } of rest) {
    if (amount?.value.kind !== 'number') return wants;
    sum = add(sum, amount.value.value);
  }
  const { digits, scale } = total.amount.value.value;
  return sum.digits === digits && sum.scale === scale ? rest : wants;
}

/** A part of the sum that was named before it. */
function partOf(want: OpenWant, total: OpenWant): OpenWant | null {
  const [part, whole] = [want.amount?.value, total.amount?.value];
  if (part?.kind !== 'fraction' || whole?.kind !== 'number' || part.numerator === part.denominator) return null;
  const value = divide(multiply(whole.value, decimal(part.numerator)), part.denominator);
  return value && want.amount ? { ...want, amount: { ...want.amount, value: { ...whole, value } } } : null;
}

function share(want: OpenWant, count: number, isSplit: boolean, isEach: boolean): OpenWant {
  const { amount } = want;
  if (!amount || (isEach && !isSplit)) return want;
  if (!isSplit) return { ...want, amount: { ...amount, confidence: Math.min(amount.confidence, EACH_OR_ALL) } };
  if (amount.value.kind === 'fraction') {
    const denominator = amount.value.denominator * BigInt(count);
    return { ...want, amount: { ...amount, value: { ...amount.value, denominator } } };
  }
  if (amount.value.kind === 'unlimited') return want;
  const part = divide(amount.value.value, BigInt(count));
  return { ...want, amount: part && { ...amount, value: { ...amount.value, value: part } } };
}
