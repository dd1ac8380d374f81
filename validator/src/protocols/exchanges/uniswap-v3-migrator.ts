import type { Address } from '@countersign/protocol';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type FunctionRule, rule } from '../rules/protocol.ts';
import { atLeast, exactly, token } from '../rules/quantity.ts';
import { pairsOf } from './uniswap-v2-pair.ts';
import { unusualFees, usualFeesPinned, withTerms } from './uniswap-v3-terms.ts';

const does = effectsOf('uniswap-v3');

const tokens: readonly [Address, Address] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`];
const example = {
  pair: pairsOf(1, ...tokens)[0],
  liquidityToMigrate: 1_000n,
  percentageToMigrate: 100,
  token0: tokens[0],
  token1: tokens[1],
  fee: 3_000,
  tickLower: -60,
  tickUpper: 60,
  amount0Min: 5n,
  amount1Min: 6n,
  recipient: tokens[0],
  deadline: 9n,
  refundAsETH: false,
};
const ofRange = 'how the position spreads around the price; what does not fit comes back to the account';

/** Shares of a pair of Uniswap V2 become a position of V3. */
export const uniswapV3Migrator: readonly FunctionRule[] = [
  rule(
    'function migrate((address pair, uint256 liquidityToMigrate, uint8 percentageToMigrate, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline, bool refundAsETH) params)',
    ['migrator'],
    ({ params }, call) => {
      const { pair, token0, token1, fee, percentageToMigrate: percent, tickLower, tickUpper } = params;
      if (percent === 0 || percent > 100) return { fault: `${percent} % of the liquidity cannot be moved` };
      const isPair = pairsOf(call.chainId, token0, token1).includes(pair);
      const terms: readonly Term[] = [
        { what: 'destination', is: 'text', value: 'v3', alike: ['uniswap v3', 'version 3'] },
        ...(isPair ? [] : [{ what: 'pair', is: 'hex', value: pair } as const]),
        ...(percent === 100
          ? []
          : [{ what: 'share', is: 'text', value: `${percent}%`, alike: [`${percent} %`] } as const]),
        ...unusualFees([fee]),
      ];
      return {
        effects: [
          does(call, 'migrate', {
            gives: [exactly(token(pair), params.liquidityToMigrate)],
            gets: [atLeast(token(token0), params.amount0Min), atLeast(token(token1), params.amount1Min)],
            to: params.recipient,
            deadline: params.deadline,
            ...withTerms(...terms),
            detail: `${percent} % of it as a new position in the ${fee / 10_000} % pool from tick ${tickLower} to ${tickUpper}`,
          }),
        ],
      };
    },
    {
      pinned: {
        'params.pair': 'the pair of the two tokens on Uniswap V2; any other must be named',
        'params.fee': usualFeesPinned,
      },
      irrelevant: {
        'params.tickLower': ofRange,
        'params.tickUpper': ofRange,
        'params.refundAsETH': 'whether what comes back of the wrapped coin is unwrapped',
      },
      examples: [{ params: example }],
    },
  ),
];
