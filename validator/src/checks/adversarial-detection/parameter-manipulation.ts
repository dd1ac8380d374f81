import { parseAddress } from '@countersign/protocol';
import { toFunctionSelector } from 'viem/utils';
import type { Answer } from '../../compare/asset.ts';
import type { DecodedCall } from '../../decode/decoded-call.ts';
import { namedAddresses } from '../../decode/named-addresses.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import { type Effect, type EffectKind, mostPoolBps, type Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAsset, showQuantity } from '../../show/show.ts';
import { cannotTell, type Finding, fail, type Node, notApplicable, pass } from '../node.ts';
import { findAbsurdPrice } from './claimed-price.ts';
import { claimsAmount, claimsArgument, claimsAsset } from './claimed-value.ts';
import { lossOf } from './trade-loss.ts';

/** A failure if the bytes contradict the claim; null if there is no claim. */
type Judge = (facts: Facts, calls: readonly DecodedCall[]) => Finding | Exclude<Answer, 'no'> | null;

const operations: Readonly<Record<string, readonly EffectKind[]>> = {
  transfer: ['send', 'receive'],
  send: ['send', 'bridge'],
  pay: ['send'],
  payment: ['send'],
  approve: ['approve', 'permit', 'operator'],
  approval: ['approve', 'permit', 'operator'],
  revoke: ['approve', 'permit', 'operator'],
  permit: ['permit', 'approve'],
  swap: ['swap', 'wrap', 'unwrap'],
  trade: ['swap'],
  exchange: ['swap', 'wrap', 'unwrap'],
  buy: ['swap'],
  sell: ['swap'],
  wrap: ['wrap'],
  unwrap: ['unwrap'],
  supply: ['supply', 'repay'],
  lend: ['supply'],
  deposit: ['supply', 'stake', 'wrap', 'bridge'],
  withdraw: ['withdraw', 'unwrap', 'unstake', 'bridge', 'claim', 'borrow'],
  redeem: ['withdraw', 'unstake'],
  borrow: ['borrow', 'withdraw'],
  repay: ['repay', 'supply'],
  stake: ['stake', 'supply'],
  unstake: ['unstake', 'withdraw'],
  claim: ['claim', 'withdraw'],
  bridge: ['bridge'],
  delegate: ['delegate'],
  vote: ['vote'],
};

const disagrees = (field: string, claim: string, actual: string): Finding =>
  fail(
    `${field} says ${claim.slice(0, 100)}, but the bytes say ${actual}.`,
    `Rebuild the transaction from ${field}, or correct ${field}: hints and bytes must agree.`,
    { field, claimed: claim.slice(0, 100), actual },
  );

const known = (effects: readonly Effect[]) => effects.filter(({ kind }) => kind !== 'unknown');
const listOf = (quantities: readonly Quantity[], show: (quantity: Quantity) => string) =>
  [...new Set(quantities.map(show))].slice(0, 4).join(', ') || 'nothing of the kind';

const judgeOperation: Judge = ({ request, decoded }, calls) => {
  const { operation } = request.claims;
  // The kind of call says nothing about its effect.
  if (operation === null || /^(?:delegate|static)?call$/i.test(operation)) return null;
  if (calls.some(({ signature }) => signature?.split('(', 1)[0] === operation)) return 'yes';
  const words = operation
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  const meant = words.flatMap((word) => operations[word] ?? []);
  const kinds = known(decoded.effects).map(({ kind }) => kind);
  if (meant.length === 0 || kinds.length === 0) return 'unknown';
  return kinds.some((kind) => meant.includes(kind))
    ? 'yes'
    : disagrees('proposed_tx.operation', operation, [...new Set(kinds)].join(', '));
};

const isPlainTransfer = ({ data }: DecodedCall) => data === '0x';

/** `transfer` in `function transfer(address to, uint256 amount)` and in `IERC20.transfer`. */
const nameOf = (claim: string): string =>
  (claim.split('(', 1)[0]?.split('.').at(-1) ?? '').replace(/^\s*function\s+/, '').trim();

const judgeFunction: Judge = ({ request }, calls) => {
  const claim = request.claims.functionName;
  if (claim === null || calls.length === 0) return null;
  const name = nameOf(claim);
  const names = calls.map(({ signature, data }) => signature?.split('(', 1)[0] ?? data.slice(0, 10));
  if (names.includes(name)) return 'yes';
  if (/^(?:transfer|send|receive|fallback)?$/.test(name) && calls.some(isPlainTransfer)) return 'yes';
  const selector = selectorOf(claim);
  if (selector !== null && calls.some(({ data }) => data.startsWith(selector))) return 'yes';
  const isUnread = selector === null && calls.some((call) => call.signature === null && !isPlainTransfer(call));
  return isUnread ? 'unknown' : disagrees('proposed_tx.call.function', claim, names.slice(0, 4).join(', '));
};

function selectorOf(claim: string): string | null {
  if (/^0x[0-9a-fA-F]{8}$/.test(claim)) return claim.toLowerCase();
  if (!/^[\w$ ]{1,80}\([\w,\s()[\]]{0,500}\)$/.test(claim)) return null;
  try {
    return toFunctionSelector(claim.replace(/^function\s+/, ''));
  } catch {
    return null;
  }
}

const fold = (name: string) => name.replaceAll('_', '').toLowerCase();

/** Every named value in the arguments of a call, including structs. */
function* leavesOf(args: Readonly<Record<string, unknown>>): Generator<readonly [string, unknown], void, undefined> {
  for (const [name, value] of Object.entries(args)) {
    yield [fold(name), value];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      yield* leavesOf(value as Readonly<Record<string, unknown>>);
    }
  }
}

const judgeParams: Judge = (facts, calls) => {
  const { params, functionName } = facts.request.claims;
  const claimed = [...leavesOf(params)];
  if (claimed.length === 0 || calls.length === 0) return null;
  const name = functionName && nameOf(functionName);
  const call = calls.find(({ signature }) => name && signature?.startsWith(`${name}(`)) ?? calls[0];
  // In a list of parameters, their positions are their names.
  const placed = Object.values(call?.args ?? {}).map((value, index) => [String(index), value] as const);
  const actual = Map.groupBy([...leavesOf(call?.args ?? {}), ...placed], ([key]) => key);
  const assets = facts.decoded.effects.flatMap(({ gives, gets }) => [...gives, ...gets].map(({ asset }) => asset));
  let isOpen = false;
  for (const [key, claim] of claimed) {
    const values = actual.get(key)?.map(([, value]) => value);
    if (values) {
      const each = values.map((value) => claimsArgument(facts, claim, value, assets));
      if (!each.includes('yes') && each.includes('no')) {
        return disagrees(`proposed_tx.call.params.${key}`, showValue(claim), values.map(showValue).join(', '));
      }
      if (!each.includes('yes')) isOpen = true;
      continue;
    }
    const address = typeof claim === 'string' ? parseAddress(claim) : null;
    if (address !== null && !namedAddresses(facts).has(address)) {
      return disagrees(`proposed_tx.call.params.${key}`, showValue(claim), 'nothing of this address');
    }
    isOpen ||= address === null && typeof claim !== 'object';
  }
  return isOpen ? 'unknown' : 'yes';
};

const showValue = (value: unknown): string =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? inner.toString() : inner))?.slice(0, 100) ?? '';

/** Claims about an asset, with the side of the bytes that they refer to. */
const judgeAssets: Judge = (facts) => {
  const { asset, tokenIn, tokenOut } = facts.request.claims;
  if (asset === null && tokenIn === null && tokenOut === null) return null;
  const effects = known(facts.decoded.effects);
  const primary = effects.filter(({ kind }) => kind === 'swap');
  const of = (side: 'gives' | 'gets') => (primary.length > 0 ? primary : effects).flatMap((effect) => effect[side]);
  const every = effects.flatMap(({ gives, gets }) => [...gives, ...gets]);
  const claims = [
    { field: 'proposed_tx.asset', claim: asset, among: every },
    { field: 'proposed_tx.token_in', claim: tokenIn, among: of('gives') },
    { field: 'proposed_tx.token_out', claim: tokenOut, among: of('gets') },
  ].filter((one): one is typeof one & { claim: string } => one.claim !== null);
  let answer: Answer = 'yes';
  for (const { field, claim, among } of claims) {
    const each = among.map((quantity) => claimsAsset(facts, claim, quantity.asset));
    if (each.includes('yes')) continue;
    if (!each.includes('no') || each.includes('unknown')) answer = 'unknown';
    else
      return disagrees(
        field,
        claim,
        listOf(among, (quantity) => showAsset(facts, quantity.asset)),
      );
  }
  return answer;
};

const judgeAmount: Judge = (facts) => {
  const { amount } = facts.request.claims;
  if (amount === null) return null;
  const effects = known(facts.decoded.effects);
  if (effects.length === 0) return null;
  const among = effects.flatMap(({ gives, gets }) => [...gives, ...gets]);
  const each = among.map((quantity) => claimsAmount(facts, amount, quantity));
  if (each.includes('yes')) return 'yes';
  if (!each.includes('no') || each.includes('unknown')) return 'unknown';
  return disagrees(
    'proposed_tx.amount',
    amount,
    listOf(among, (quantity) => showQuantity(facts, quantity)),
  );
};

const judgeTime: Judge = ({ request, decoded }) => {
  const { validTo } = request.claims;
  if (validTo === null) return null;
  const ends = decoded.effects.flatMap(({ deadline }) => (deadline === undefined ? [] : [deadline]));
  if (ends.length === 0) return 'unknown';
  return ends.includes(validTo)
    ? 'yes'
    : disagrees('proposed_tx.validTo', String(validTo), ends.slice(0, 4).join(', '));
};

/** A price is not a quote: fees and the price impact of the trade lie between the two. */
const leewayBps = 100;

const judgeSlippage: Judge = (facts) => {
  const { slippageBps } = facts.request.claims;
  if (slippageBps === null) return null;
  for (const effect of facts.decoded.effects) {
    const loss = effect.kind === 'swap' ? lossOf(facts, effect) : null;
    if (loss && Number(loss.bps) > slippageBps + leewayBps + mostPoolBps(effect)) {
      return disagrees(
        'proposed_tx.slippage_bps',
        `${slippageBps / 100} %`,
        `${Number(loss.bps) / 100} % at the given prices`,
      );
    }
  }
  return 'unknown';
};

const judges: readonly Judge[] = [
  judgeOperation,
  judgeFunction,
  judgeParams,
  judgeAssets,
  judgeAmount,
  judgeTime,
  judgeSlippage,
  findAbsurdPrice,
];

export const parameterManipulation: Node = {
  id: 'adversarial_detection.parameter_manipulation',
  name: 'Parameter manipulation',
  severity: 'critical',
  needs: [],
  stops:
    'Hints next to the bytes (operation, function, parameters, asset, amount, tokens, end) that contradict the bytes, and prices that no market has.',
  rejectsOn: 'Hints next to the bytes that the bytes refute.',
  letsThrough: 'Hints in whole tokens or base units, symbols or addresses, the native coin for its wrapped token.',
  skips: 'If there are no hints next to the bytes, or none that can be compared with them.',
  check(facts) {
    const calls = walkCalls(facts.decoded.calls);
    const answers = judges.map((judge) => judge(facts, calls)).filter((answer) => answer !== null);
    const failure = answers.find((answer): answer is Finding => typeof answer === 'object');
    if (failure) return failure;
    if (answers.length === 0) return notApplicable('The request describes the transaction only by its bytes.');
    return answers.includes('yes')
      ? pass('The hints agree with the bytes.')
      : cannotTell('The bytes contain nothing to compare the hints with.');
  },
};
