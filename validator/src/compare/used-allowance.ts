import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import { addsToRight } from './added-right.ts';
import { isSameAsset } from './asset.ts';
import { callOf } from './call-of.ts';

/**
 * Contracts that take the tokens of their caller themselves, so that the effect uses up the caller's allowance.
 * Contracts that take through Permit2 or through another contract are not listed: the allowance would remain.
 */
const takers: ReadonlySet<string> = new Set([
  'aave-v2 lending_pool',
  'aave-v3 pool',
  'across spoke_pool',
  'cctp token_messenger',
  'cctp token_messenger_v2',
  'compound-v2 c_token',
  'compound-v3 comet',
  'curve gauge',
  'curve pool',
  'eigenlayer strategy_manager',
  'erc4626 vault',
  'ethena susde',
  'ether-fi weeth',
  'lido wsteth',
  'morpho-blue morpho',
  'sushiswap router',
  'uniswap-v2 router',
  'uniswap-v3 position_manager',
  'uniswap-v3 swap_router',
  'uniswap-v3 swap_router_02',
]);

/** These kinds always take by `transferFrom`. Others may burn the tokens, as a repayment from a deposit does. */
const takingKinds: ReadonlySet<Effect['kind']> = new Set(['supply', 'stake', 'swap', 'wrap', 'bridge']);

/** The earlier call whose allowance this effect uses; null if there is none, or if that is uncertain. */
export function findUsedAllowance(facts: Unaligned, effect: Effect): string | null {
  const { decoded, data, request } = facts;
  const taker = takingKinds.has(effect.kind) ? callOf(decoded, effect)?.to : undefined;
  const contract = taker && data.contracts.at(request.chainId, taker);
  if (!contract || !takers.has(`${contract.protocol} ${contract.role}`)) return null;
  const allowance = decoded.effects
    .slice(0, decoded.effects.indexOf(effect))
    // A second approval replaces the first.
    .findLast(
      (each) =>
        each.kind === 'approve' &&
        each.protocol !== 'permit2' &&
        each.spender === taker &&
        each.gives.some(({ asset }) => effect.gives.some((given) => isSameAsset(given.asset, asset))),
    );
  return allowance && !addsToRight(facts, allowance) ? allowance.call : null;
}
