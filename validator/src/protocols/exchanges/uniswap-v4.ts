import { checksumAddress } from '@countersign/protocol';
import { encodeAbiParameters, parseAbiParameters } from 'viem/utils';
import { deployed } from '../../data/deployed.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import { tupleReader } from '../rules/abi-arguments.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes } from '../rules/irrelevant.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atMost, nft, rightOver, token } from '../rules/quantity.ts';
import { poolFeeTerm, positionTerm } from './uniswap-v3-terms.ts';
import { readPositionActions } from './uniswap-v4-actions.ts';
import { hookTerms, spacingTerms } from './uniswap-v4-pool.ts';

const does = effectsOf('uniswap-v4');
const permits = effectsOf('permit2');

const manager = ['position_manager'];

const readUnlockData = tupleReader('bytes actions, bytes[] params');

const encodeUnlockData = (actions: Hex, params: readonly Hex[]): Hex =>
  encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [actions, params]);

/** Actions for trials: the fees of position 7 are paid to the caller, in one currency. */
const claimExample: { readonly actions: Hex; readonly params: readonly Hex[] } = {
  actions: '0x0112',
  params: [
    encodeAbiParameters(parseAbiParameters('uint256, uint256, uint128, uint128, bytes'), [7n, 0n, 3n, 4n, '0x']),
    `0x${'a1'.repeat(20).padStart(64, '0')}`,
  ],
};

const signed = { irrelevant: { ...nonceOf(), ...signatureBytes() } };

const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)';

interface Allowance {
  readonly token: `0x${string}`;
  readonly amount: bigint;
  readonly expiration: number;
}

const permit = (
  call: CallContext,
  owner: Effect['from'],
  { token: address, amount, expiration }: Allowance,
  spender: `0x${string}`,
  deadline: bigint,
): Effect =>
  permits({ ...call, from: owner }, 'permit', {
    gives: [atMost(token(address), amount)],
    spender,
    deadline,
    expiration: BigInt(expiration),
  });

/** Swaps use the Universal Router; this protocol has the functions for liquidity. */
export const uniswapV4: Protocol = {
  slug: 'uniswap-v4',
  name: 'Uniswap V4',
  family: 'uniswap',
  words: ['uniswap v4', 'uniswapv4', 'uniswap-v4', 'uniswap 4', 'uni v4', 'univ4'],
  contracts: deployed('uniswap-v4'),
  functions: [
    rule(
      'function modifyLiquidities(bytes unlockData, uint256 deadline)',
      manager,
      ({ unlockData, deadline }, call) => {
        const { actions, params } = readUnlockData(unlockData);
        return { effects: readPositionActions(call, actions, params, deadline) };
      },
      { examples: [{ unlockData: encodeUnlockData(claimExample.actions, claimExample.params) }] },
    ),
    rule(
      'function modifyLiquiditiesWithoutUnlock(bytes actions, bytes[] params)',
      manager,
      ({ actions, params }, call) => ({
        effects: readPositionActions(call, actions, params),
      }),
      { examples: [claimExample] },
    ),
    rule('function multicall(bytes[] data)', manager, ({ data }, call) => ({
      value: 'shared',
      calls: data.map(
        (part): RawCall => ({ from: call.from, to: call.to, value: call.value, data: part, operation: 'call' }),
      ),
    })),
    // No assets move yet; adding to a pool at a wrong price loses the difference.
    rule(
      'function initializePool((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) key, uint160 sqrtPriceX96)',
      manager,
      ({ key, sqrtPriceX96 }, call) => ({
        effects: [
          does(call, 'unknown', {
            terms: [
              poolFeeTerm(key.fee),
              ...spacingTerms(key),
              ...hookTerms([key.hooks], []),
              { what: 'price of the new pool', is: 'number', value: sqrtPriceX96 },
            ],
            detail: `opens a pool of ${checksumAddress(key.currency0)} and ${checksumAddress(key.currency1)}`,
          }),
        ],
      }),
    ),
    rule(
      'function permit(address spender, uint256 tokenId, uint256 deadline, uint256 nonce, bytes signature)',
      manager,
      ({ spender, tokenId, deadline }, call) => ({
        effects: [
          does(call, 'permit', {
            gives: [atMost(nft(call.to, tokenId), 1n)],
            spender,
            deadline,
            terms: [positionTerm(tokenId)],
          }),
        ],
      }),
      signed,
    ),
    rule(
      'function permitForAll(address owner, address operator, bool approved, uint256 deadline, uint256 nonce, bytes signature)',
      manager,
      ({ owner, operator, approved, deadline }, call) => ({
        effects: [
          does(call, 'operator', {
            gives: [rightOver(nft(call.to, null), approved)],
            from: owner,
            spender: operator,
            deadline,
          }),
        ],
      }),
      signed,
    ),
    rule(
      `function permit(address owner, (${details} details, address spender, uint256 sigDeadline) permitSingle, bytes signature)`,
      manager,
      ({ owner, permitSingle }, call) => ({
        effects: [permit(call, owner, permitSingle.details, permitSingle.spender, permitSingle.sigDeadline)],
      }),
      { irrelevant: { ...nonceOf('permitSingle.details.nonce'), ...signatureBytes() } },
    ),
    rule(
      `function permitBatch(address owner, (${details}[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)`,
      manager,
      ({ owner, permitBatch }, call) => ({
        effects: permitBatch.details.map((one) =>
          permit(call, owner, one, permitBatch.spender, permitBatch.sigDeadline),
        ),
      }),
      { irrelevant: { ...nonceOf('permitBatch.details[].nonce'), ...signatureBytes() } },
    ),
    rule('function subscribe(uint256 tokenId, address newSubscriber, bytes data)', manager, (args, call) => ({
      effects: [
        does(call, 'operator', {
          gives: [rightOver(nft(call.to, args.tokenId), true)],
          spender: args.newSubscriber,
          terms: [
            positionTerm(args.tokenId),
            ...(args.data === '0x' ? [] : [{ what: 'subscriber data', is: 'hex', value: args.data } as const]),
          ],
          detail: 'is called on every change of the position',
        }),
      ],
    })),
    rule('function unsubscribe(uint256 tokenId)', manager, ({ tokenId }, call) => ({
      effects: [
        does(call, 'unknown', {
          terms: [positionTerm(tokenId)],
          detail: 'the position no longer calls its subscriber',
        }),
      ],
    })),
  ],
};
