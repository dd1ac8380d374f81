import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import type { Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { exactly, someOf, token } from '../rules/quantity.ts';

const does = effectsOf('polymarket');

const nothing = `0x${'0'.repeat(64)}`;

interface Position {
  readonly parentCollectionId: Hex;
  readonly conditionId: Hex;
}

/** Positions of one market; one that builds on another has to be named. */
const marketTerms = ({ parentCollectionId, conditionId }: Position): readonly Term[] => [
  { what: 'condition', is: 'hex', value: conditionId },
  ...(parentCollectionId === nothing
    ? []
    : [{ what: 'collection of positions', is: 'hex', value: parentCollectionId } as const]),
];

/** Yes and no: a set of both outcomes is worth its collateral. */
const isWhole = (partition: readonly bigint[]): boolean =>
  partition.length === 2 && partition[0] === 1n && partition[1] === 2n;
const partitionTerms = (partition: readonly bigint[]): readonly Term[] =>
  isWhole(partition) ? [] : [{ what: 'partition', is: 'text', value: partition.join(', ') }];

const markets = ['conditional_tokens'];

/** Gnosis' conditional tokens, in which Polymarket settles. */
export const polymarket: Protocol = {
  slug: 'polymarket',
  name: 'Polymarket',
  family: 'polymarket',
  words: ['polymarket ctf', 'conditional tokens', 'conditional tokens framework', 'poly market'],
  contracts: { conditional_tokens: { 137: ['0x4d97dcd97ec945f40cf65f87097ace5ea0476045' as Address] } },
  functions: [
    rule(
      'function redeemPositions(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] indexSets)',
      markets,
      ({ collateralToken, ...position }, call) => ({
        effects: [
          does(call, 'claim', {
            gets: [someOf(token(collateralToken))],
            terms: marketTerms(position),
            detail: 'what the positions are worth',
          }),
        ],
      }),
      {
        irrelevant: {
          'indexSets[]': 'the outcomes to cash in: each pays what it is worth, and only once it is settled',
        },
      },
    ),
    rule(
      'function splitPosition(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] partition, uint256 amount)',
      markets,
      ({ collateralToken, partition, amount, ...position }, call) => ({
        effects: [
          does(call, 'supply', {
            gives: [exactly(token(collateralToken), amount)],
            terms: [...marketTerms(position), ...partitionTerms(partition)],
            detail: 'for one of each outcome',
          }),
        ],
      }),
    ),
    rule(
      'function mergePositions(address collateralToken, bytes32 parentCollectionId, bytes32 conditionId, uint256[] partition, uint256 amount)',
      markets,
      ({ collateralToken, partition, amount, ...position }, call) => ({
        effects: [
          does(call, 'withdraw', {
            gets: [exactly(token(collateralToken), amount)],
            terms: [...marketTerms(position), ...partitionTerms(partition)],
            detail: 'for one of each outcome',
          }),
        ],
      }),
    ),
  ],
};
