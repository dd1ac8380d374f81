import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { CallContext } from '../rules/protocol.ts';
import { allOf, atLeast, atMost, exactly, native, nft, someOf, token, unnamed } from '../rules/quantity.ts';
import { liquidityTerm, positionTerm, unusualFees } from './uniswap-v3-terms.ts';
import { dynamicFee, hookTerms, type PoolKey, spacingTerms } from './uniswap-v4-pool.ts';

const does = effectsOf('uniswap-v4');

const poolKey = '(address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey';
const range = 'int24 tickLower, int24 tickUpper';
const most = 'uint128 amount0Max, uint128 amount1Max';
const least = 'uint128 amount0Min, uint128 amount1Min';
const readMint = tupleReader(`${poolKey}, ${range}, uint256 liquidity, ${most}, address owner, bytes hookData`);
const readMintFromDeltas = tupleReader(`${poolKey}, ${range}, ${most}, address owner, bytes hookData`);
const readIncrease = tupleReader(`uint256 tokenId, uint256 liquidity, ${most}, bytes hookData`);
const readIncreaseFromDeltas = tupleReader(`uint256 tokenId, ${most}, bytes hookData`);
const readDecrease = tupleReader(`uint256 tokenId, uint256 liquidity, ${least}, bytes hookData`);
const readBurn = tupleReader(`uint256 tokenId, ${least}, bytes hookData`);
const readPair = tupleReader('address currency0, address currency1');
const readTakePair = tupleReader('address currency0, address currency1, address to');
const readTake = tupleReader('address currency, address to, uint256 amount');
const readSettle = tupleReader('address currency, uint256 amount, bool payerIsUser');
const readCurrency = tupleReader('address currency');
const readClear = tupleReader('address currency, uint256 amountMax');
const readSweep = tupleReader('address currency, address to');
const readAmount = tupleReader('uint256 amount');

/** Means the manager's whole balance of a currency. */
const contractBalance = 2n ** 255n;

const assetOf = (currency: Address): Asset => (currency === nobody ? native : token(currency));

/** Two reserved addresses mean the caller and the manager. */
function recipientOf(call: CallContext, recipient: Address): Address | null {
  const short = BigInt(recipient);
  return short === 1n ? call.from : short === 2n ? call.to : recipient;
}

/** The effects of a plan's actions on positions, and its payments and payouts for them. */
interface Plan {
  readonly positions: Effect[];
  /** Paid currencies, in the order of the pool. */
  currencies: readonly Address[];
  /** Effects in addition to the position: fixed payments, whatever is owed, and amounts given up. */
  readonly others: Effect[];
  readonly payouts: {
    readonly currencies: readonly Address[];
    readonly to: Address | null;
    readonly amount?: bigint;
  }[];
}

const showHooks = (hooks: Address): string => (hooks === nobody ? '' : `; the pool runs the hooks ${hooks}`);

type Action = (call: CallContext, plan: Plan, data: Hex) => void;

interface Opening {
  readonly poolKey: PoolKey;
  readonly tickLower: number;
  readonly tickUpper: number;
  readonly amount0Max: bigint;
  readonly amount1Max: bigint;
  readonly owner: Address;
  readonly hookData: Hex;
  /** The maximums of both amounts limit it; if absent, the position gets the earlier payments. */
  readonly liquidity?: bigint;
}

const showPool = (fee: number) => (fee === dynamicFee ? 'a pool whose fee changes' : `the ${fee / 10_000} % pool`);

function open(call: CallContext, plan: Plan, { poolKey: key, tickLower, tickUpper, ...opening }: Opening): void {
  plan.positions.push(
    does(call, 'supply', {
      gives: [atMost(assetOf(key.currency0), opening.amount0Max), atMost(assetOf(key.currency1), opening.amount1Max)],
      gets: [exactly(nft(call.to, null), 1n)],
      to: recipientOf(call, opening.owner),
      terms: [
        ...(key.fee === dynamicFee ? [] : unusualFees([key.fee])),
        ...spacingTerms(key),
        ...hookTerms([key.hooks], [opening.hookData]),
      ],
      detail: `a new position in ${showPool(key.fee)} from tick ${tickLower} to ${tickUpper}${showHooks(key.hooks)}`,
    }),
  );
}

const sideOf = (tokenId: bigint, side: 'first' | 'second'): Asset =>
  unnamed(`the ${side} token of position ${tokenId}`);

interface Change {
  readonly tokenId: bigint;
  readonly liquidity?: bigint;
  readonly hookData: Hex;
}

const changeTerms = ({ tokenId, liquidity, hookData }: Change): readonly Term[] => [
  positionTerm(tokenId),
  ...(liquidity ? [liquidityTerm(liquidity)] : []),
  ...hookTerms([], [hookData]),
];

function add(call: CallContext, plan: Plan, change: Change & { amount0Max: bigint; amount1Max: bigint }): void {
  const { tokenId, amount0Max, amount1Max } = change;
  plan.positions.push(
    does(call, 'supply', {
      gives: [atMost(sideOf(tokenId, 'first'), amount0Max), atMost(sideOf(tokenId, 'second'), amount1Max)],
      terms: changeTerms(change),
      detail: `adds to position ${tokenId}`,
    }),
  );
}

function release(call: CallContext, plan: Plan, change: Change & { amount0Min: bigint; amount1Min: bigint }): void {
  const { tokenId, liquidity, amount0Min, amount1Min } = change;
  // The fees of a position are collected by removing zero liquidity.
  const isClaim = liquidity === 0n;
  plan.positions.push(
    does(call, isClaim ? 'claim' : 'withdraw', {
      gives: isClaim
        ? []
        : [
            liquidity === undefined
              ? exactly(nft(call.to, tokenId), 1n)
              : exactly(unnamed(`liquidity of position ${tokenId}`), liquidity),
          ],
      gets: [atLeast(sideOf(tokenId, 'first'), amount0Min), atLeast(sideOf(tokenId, 'second'), amount1Min)],
      terms: changeTerms(change),
      detail: isClaim ? `what position ${tokenId} has earned` : 'with what the position has earned',
    }),
  );
}

const pay =
  (read: (data: Hex) => { readonly currency: Address }): Action =>
  (_call, plan, data) => {
    plan.currencies = [...plan.currencies, read(data).currency];
  };

const held = (asset: Asset, amount: bigint) => (amount === contractBalance ? allOf(asset) : exactly(asset, amount));

/** Converts the manager's own balance, which stays with the manager. */
const exchange =
  (kind: 'wrap' | 'unwrap'): Action =>
  (call, plan, data) => {
    const asset = kind === 'wrap' ? native : unnamed('the wrapped coin');
    const gives = [held(asset, readAmount(data).amount)];
    plan.others.push(does({ ...call, from: call.to }, kind, { gives, to: call.to }));
  };

const actions = new Map<number, Action>([
  [0x00, (call, plan, data) => add(call, plan, readIncrease(data))],
  [0x01, (call, plan, data) => release(call, plan, readDecrease(data))],
  [0x02, (call, plan, data) => open(call, plan, readMint(data))],
  [0x03, (call, plan, data) => release(call, plan, readBurn(data))],
  [0x04, (call, plan, data) => add(call, plan, readIncreaseFromDeltas(data))],
  [0x05, (call, plan, data) => open(call, plan, readMintFromDeltas(data))],
  [
    0x0b,
    (call, plan, data) => {
      const { currency, amount, payerIsUser } = readSettle(data);
      plan.currencies = [...plan.currencies, currency];
      // Zero means the owed amount, which the position limits; nothing limits an amount of its own.
      if (amount === 0n) return;
      const from = payerIsUser ? call.from : call.to;
      plan.others.push(does({ ...call, from }, 'send', { gives: [held(assetOf(currency), amount)], to: call.to }));
    },
  ],
  [
    0x0d,
    (_call, plan, data) => {
      const { currency0, currency1 } = readPair(data);
      plan.currencies = [...plan.currencies, currency0, currency1];
    },
  ],
  [
    0x0e,
    (call, plan, data) => {
      const { currency, to, amount } = readTake(data);
      plan.payouts.push({ currencies: [currency], to: recipientOf(call, to), amount });
    },
  ],
  [
    0x11,
    (call, plan, data) => {
      const { currency0, currency1, to } = readTakePair(data);
      plan.payouts.push({ currencies: [currency0, currency1], to: recipientOf(call, to) });
    },
  ],
  // Pays or is paid, as due, always for the caller.
  [0x12, pay(readCurrency)],
  [
    0x13,
    (call, plan, data) => {
      const { currency, amountMax } = readClear(data);
      plan.currencies = [...plan.currencies, currency];
      if (amountMax === 0n) return;
      const detail = 'gives up what is left where it is no more than this';
      plan.others.push(does(call, 'unknown', { gives: [atMost(assetOf(currency), amountMax)], detail }));
    },
  ],
  [
    0x14,
    (call, plan, data) => {
      const { currency, to } = readSweep(data);
      const recipient = recipientOf(call, to);
      if (recipient !== call.from) plan.payouts.push({ currencies: [currency], to: recipient });
    },
  ],
  [0x15, exchange('wrap')],
  [0x16, exchange('unwrap')],
]);

/** If the plan changes a single position, its payments and payouts identify the two tokens and the recipient. */
function settle(call: CallContext, { positions, currencies, payouts, others }: Plan): readonly Effect[] {
  const [position] = positions;
  const recipients = [...new Set(payouts.map(({ to }) => to))];
  const named = [...new Set([...payouts.flatMap((payout) => payout.currencies), ...currencies])].sort();
  const isUnclear =
    positions.length !== 1 || recipients.length > 1 || (position?.kind === 'supply' && payouts.length > 0);
  if (!position || isUnclear) {
    const paid = payouts.map(({ amount, ...payout }) => {
      const part = (asset: Asset) => (amount ? exactly(asset, amount) : someOf(asset));
      return does(call, 'claim', { gets: payout.currencies.map((currency) => part(assetOf(currency))), to: payout.to });
    });
    return [...positions, ...paid, ...others];
  }
  const [currency0, currency1] = named;
  const isNamed = named.length === 2 && currency0 && currency1;
  const name = (quantities: Effect['gets']): Effect['gets'] =>
    quantities.map((quantity) => {
      if (!isNamed || quantity.asset.kind !== 'unnamed') return quantity;
      if (quantity.asset.description.startsWith('the first')) return { ...quantity, asset: assetOf(currency0) };
      if (quantity.asset.description.startsWith('the second')) return { ...quantity, asset: assetOf(currency1) };
      return quantity;
    });
  const to = position.kind === 'supply' ? position.to : (recipients[0] ?? position.to);
  return [{ ...position, gives: name(position.gives), gets: name(position.gets), to }, ...others];
}

/** The total effect of the position manager's actions. */
export function readPositionActions(
  call: CallContext,
  codes: Hex,
  params: readonly Hex[],
  deadline?: bigint,
): readonly Effect[] {
  if ((codes.length - 2) / 2 !== params.length) throw new MalformedArguments('actions and parameters differ in number');
  const plan: Plan = { positions: [], currencies: [], others: [], payouts: [] };
  for (const [index, data] of params.entries()) {
    const code = Number.parseInt(codes.slice(2 + index * 2, 4 + index * 2), 16);
    const action = actions.get(code);
    if (!action) throw new MalformedArguments(`the position manager has no action ${code}`);
    action(call, plan, data);
  }
  return settle(call, plan).map((effect) => (deadline === undefined ? effect : { ...effect, deadline }));
}
