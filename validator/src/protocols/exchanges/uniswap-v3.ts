import { deployed } from '../../data/deployed.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import { type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { token } from '../rules/quantity.ts';
import { foldPlan } from '../rules/router-ledger.ts';
import { uniswapV3Migrator } from './uniswap-v3-migrator.ts';
import { uniswapV3Payments } from './uniswap-v3-payments.ts';
import { foldPositions, uniswapV3Positions } from './uniswap-v3-positions.ts';
import { uniswapV3Swaps } from './uniswap-v3-swaps.ts';

const contracts = deployed('uniswap-v3');

const all = ['swap_router', 'swap_router_02', 'position_manager'];
const second = ['swap_router_02'];

const earliest = (deadlines: readonly bigint[]): bigint | undefined =>
  deadlines.reduce<bigint | undefined>((least, one) => (least === undefined || one < least ? one : least), undefined);

/**
 * Each part sees all the coins of the call, and so treats its wrapped token as paid; together the parts can spend them
 * only once. If they do not suffice, the router takes the wrapped token from the caller.
 */
function spendCoinsOnce(call: CallContext, steps: readonly Effect[]): readonly Effect[] {
  let left = call.value;
  return steps.map((step) => {
    const [given] = step.gives;
    if (given?.asset.kind !== 'native' || step.from === call.to) return step;
    const amount = typeof given.amount === 'bigint' ? given.amount : 0n;
    const start = step.routes?.[0]?.path[0];
    if (amount <= left || start === undefined) {
      left -= amount;
      return step;
    }
    return { ...step, gives: [{ ...given, asset: token(start) }] };
  });
}

/** A router calls itself with each part, and keeps the output of one part for the next. */
function repeats(call: CallContext, parts: readonly Hex[], deadline?: bigint): Reading {
  const fold = (steps: readonly Effect[]): readonly Effect[] => {
    if (call.role === 'position_manager') return foldPositions(steps, call.to);
    const until = earliest([
      ...steps.flatMap((step) => (step.kind === 'swap' && step.deadline !== undefined ? [step.deadline] : [])),
      ...(deadline === undefined ? [] : [deadline]),
    ]);
    const folded = foldPlan(spendCoinsOnce(call, steps), {
      call: call.path,
      protocol: 'uniswap-v3',
      user: call.from,
      holders: [call.to],
      value: call.value,
      ...(until !== undefined && { deadline: until }),
    });
    // Effects other than swaps have the deadline of the whole call too.
    return deadline === undefined ? folded : folded.map((effect) => ({ deadline, ...effect }));
  };
  const calls = parts.map(
    (data): RawCall => ({ from: call.from, to: call.to, value: call.value, data, operation: 'call' }),
  );
  return { calls, value: 'shared', fold };
}

export const uniswapV3: Protocol = {
  slug: 'uniswap-v3',
  name: 'Uniswap V3',
  family: 'uniswap',
  words: ['uniswap v3', 'uniswapv3', 'uniswap-v3', 'uniswap 3', 'uni v3', 'univ3'],
  contracts,
  functions: [
    ...uniswapV3Swaps,
    ...uniswapV3Payments(contracts),
    ...uniswapV3Positions,
    ...uniswapV3Migrator,
    rule('function multicall(bytes[] data)', all, ({ data }, call) => repeats(call, data)),
    rule('function multicall(uint256 deadline, bytes[] data)', second, ({ deadline, data }, call) =>
      repeats(call, data, deadline),
    ),
    rule(
      'function multicall(bytes32 previousBlockhash, bytes[] data)',
      second,
      ({ data }, call) => repeats(call, data),
      {
        irrelevant: { previousBlockhash: 'the block that has to come right before; after any other the call reverts' },
      },
    ),
  ],
};
