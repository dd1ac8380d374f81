import { roughPriceOf } from '../../data/rough-prices.ts';
import type { RawCall } from '../../effects/call.ts';
import type { Facts } from '../../facts/facts.ts';
import { showUnits } from '../../show/show.ts';
import { cannotTell, type Finding, fail, type Node, notApplicable, pass } from '../node.ts';

/** The cost of a transaction before it runs (EIP-2028, EIP-3860, EIP-7623, EIP-7702). */
const baseGas = 21_000;
const creationGas = 32_000;
const authorizationGas = 25_000;
const zeroByteGas = 4;
const otherByteGas = 16;
const floorGasPerToken = 10;
/** The gas limit of a transaction on chains with EIP-7825. */
const cappedGas = 2n ** 24n;
const cappedChains: ReadonlySet<number | null> = new Set([1, 11155111]);
/** On other chains: more than any sensible transaction uses. */
const mostGas = 30_000_000n;
/** More than a unit of gas has ever cost on a main network. */
const mostFeePerGas = 10_000n * 10n ** 9n;
/** The most that a transaction is worth paying for; if the price of the coin is unknown, one coin. */
const mostCostUsd = 3000;
const oneCoin = 10n ** 18n;

function mostCostOf({ chain }: Facts): bigint {
  const usd = roughPriceOf(chain?.nativeSymbol ?? '')?.usd ?? mostCostUsd;
  return (oneCoin * BigInt(Math.round((mostCostUsd / usd) * 1000))) / 1000n;
}

function intrinsicGas({ to, data }: RawCall, authorizations: number): bigint {
  let zeros = 0;
  for (let at = 2; at < data.length; at += 2) if (data[at] === '0' && data[at + 1] === '0') zeros += 1;
  const others = (data.length - 2) / 2 - zeros;
  const fixed = baseGas + (to === null ? creationGas : 0) + authorizations * authorizationGas;
  const floor = baseGas + (zeros + others * 4) * floorGasPerToken;
  return BigInt(Math.max(fixed + zeros * zeroByteGas + others * otherByteGas, floor));
}

/** The minimum for the transaction; how a batch is sent is not part of the request. */
const leastGas = ({ request }: Facts): bigint => {
  const [call, ...more] = request.calls;
  return call && more.length === 0 ? intrinsicGas(call, request.authorizations.length) : BigInt(baseGas);
};

const shown = (gas: bigint) => showUnits(gas, 0);
const gwei = (wei: bigint) => `${showUnits(wei, 9)} gwei`;
const coins = ({ chain }: Facts, wei: bigint) => `${showUnits(wei, 18)} ${chain?.nativeSymbol ?? 'ETH'}`;

type Judge = (facts: Facts) => Finding | null;

const judgeLimit: Judge = (facts) => {
  const { gas, calls } = facts.request;
  if (gas === null) return null;
  const said = facts.intent.constraints.gas?.value;
  if (said && 'limit' in said && gas > said.limit) {
    return fail(
      `The gas limit is ${shown(gas)}, but the intent allows at most ${shown(said.limit)}.`,
      `Set gas to ${said.limit} or less.`,
      { gas, allowed: said.limit },
    );
  }
  const isCapped = cappedChains.has(facts.request.chainId);
  const most = isCapped ? cappedGas : mostGas;
  if (gas > most) {
    const than = isCapped ? `the ${shown(most)} that a transaction may use` : `any transaction needs (${shown(most)})`;
    const reasoning = `The gas limit is ${shown(gas)}, more than ${than}.`;
    return fail(reasoning, 'Set gas to a gas estimate, usually below 1,000,000.', { gas, most });
  }
  const least = leastGas(facts);
  const runsCode = calls.some(({ data, to }) => data !== '0x' || to === null);
  if (gas > least || (!runsCode && gas === least)) return null;
  return fail(
    `The gas limit is ${shown(gas)}, but these bytes cost ${shown(least)} before any code runs.`,
    `Set gas to ${runsCode ? `well above ${least}` : least}.`,
    { gas, least },
  );
};

/** Compares the gas price or the total cost with the limit in the intent, or with a plausible limit without one. */
const judgeCost: Judge = (facts) => {
  const { gas, feePerGas } = facts.request;
  if (feePerGas === null) return null;
  const said = facts.intent.constraints.gas?.value;
  const isNamed = said !== undefined && !('limit' in said);
  if (!isNamed && facts.chain?.isTestnet) return null;
  const mostFee = said && 'priceWei' in said ? said.priceWei : isNamed ? null : mostFeePerGas;
  if (mostFee !== null && feePerGas > mostFee) {
    return fail(
      `A unit of gas may cost ${gwei(feePerGas)}, but ${isNamed ? 'the intent allows' : 'a plausible fee is'} at most ${gwei(mostFee)}.`,
      `Set the fee per unit of gas to ${mostFee} wei or less.`,
      { fee_per_gas: feePerGas, most: mostFee },
    );
  }
  const mostCost = said && 'costWei' in said ? said.costWei : isNamed ? null : mostCostOf(facts);
  const cost = gas === null ? null : gas * feePerGas;
  if (mostCost === null || cost === null || cost <= mostCost) return null;
  return fail(
    `The gas may cost ${coins(facts, cost)}, but ${isNamed ? 'the intent allows' : 'a plausible cost is'} at most ${coins(facts, mostCost)}.`,
    `Lower the gas limit or the fee, so that their product stays below ${mostCost} wei.`,
    { cost, most: mostCost },
  );
};

/** A limit in the intent for a value that the transaction does not state. */
const judgeUnnamed: Judge = ({ request: { gas, feePerGas }, intent }) => {
  const said = intent.constraints.gas?.value;
  if (said && gas === null && !('priceWei' in said)) {
    return cannotTell('The intent limits the gas, but the transaction states no gas limit.');
  }
  return said && feePerGas === null && !('limit' in said)
    ? cannotTell('The intent limits the gas cost, but the transaction states no gas price.', { gas })
    : null;
};

export const gasBounds: Node = {
  id: 'technical_invariants.gas_bounds',
  name: 'Gas bounds',
  severity: 'high',
  needs: ['calls'],
  stops:
    'A gas limit below the intrinsic cost of the bytes, above the maximum for a transaction, or above what the intent allows, and gas that costs more than is plausible.',
  rejectsOn: 'Numbers in the bytes beyond those of the chain or of the words.',
  letsThrough: 'No gas limit at all, 21,000 for a plain transfer, generous limits below the maximum for a transaction.',
  skips: 'If neither a gas limit nor a fee is stated, or if the intent limits the one that is not.',
  check(facts) {
    const { gas, feePerGas } = facts.request;
    const finding = judgeLimit(facts) ?? judgeCost(facts) ?? judgeUnnamed(facts);
    if (finding) return finding;
    if (gas !== null) {
      return pass(`The gas limit of ${shown(gas)} covers the intrinsic cost and is within the usual range.`, { gas });
    }
    return feePerGas === null
      ? notApplicable('The transaction states no gas limit and no fee.')
      : pass(`A unit of gas may cost ${gwei(feePerGas)}, which is within the usual range.`, { fee_per_gas: feePerGas });
  },
};
