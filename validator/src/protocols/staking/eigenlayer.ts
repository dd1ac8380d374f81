import type { Address } from '@countersign/protocol';
import type { Asset, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { signatureBytes, signaturePart } from '../rules/irrelevant.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { allOf, exactly, native, rightOver, someOf, token, unnamed } from '../rules/quantity.ts';

const does = effectsOf('eigenlayer');

/** The asset of each strategy, from EigenLayer's list of deployments. */
const strategies: Readonly<Record<Address, Address>> = {
  // stETH, rETH, cbETH, EIGEN
  '0x93c4b944d05dfe6df7645a86cd2206016c51564d': '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  '0x1bee69b7dfffa4e2d53c2a2df135c388ad25dcd2': '0xae78736cd615f374d3085123a210448e74fc6393',
  '0x54945180db7943c0ed0fee7edab2bd24620256bc': '0xbe9895146f7af43049ca1c1ae358b0541ea49704',
  '0xacb55c530acdb2849e6d4f36992cd8c9d50ed8f7': '0xec53bf9167f50cdeb3ae105f56099aaab9061f83',
};
/** Means the coins of the account's own validators. */
const beaconStrategy = '0xbeac0eeeeeeeeeeeeeeeeeeeeeeeeeeeeeebeac0';

/** An unlisted strategy could belong to anyone, and keep the assets. */
const strategyTerms = (strategy: Address, taken: Address): readonly Term[] =>
  strategies[strategy] === taken ? [] : [{ what: 'strategy', is: 'hex', value: strategy }];

function assetOf(strategy: Address): Asset {
  const taken = strategies[strategy];
  if (strategy === beaconStrategy) return native;
  return taken ? token(taken) : unnamed(`what the strategy ${strategy} holds`);
}

const restakes = (
  call: CallContext,
  strategy: Address,
  taken: Address,
  amount: bigint,
  fields: { to?: Address; deadline?: bigint } = {},
): Reading => {
  const terms = strategyTerms(strategy, taken);
  return {
    effects: [
      does(call, 'stake', { gives: [exactly(token(taken), amount)], ...fields, ...(terms.length > 0 && { terms }) }),
    ],
  };
};

const delegates = (call: CallContext, operator: Address): Reading => ({
  effects: [
    does(call, 'delegate', { to: operator, detail: "the restaked assets are liable for the operator's actions" }),
  ],
});

interface Queued {
  readonly strategies: readonly Address[];
  readonly shares: readonly bigint[];
  readonly withdrawer: Address;
}

/** The value of a share grows daily: the bytes state the number of shares, not their value. */
const queues = (call: CallContext, { strategies: from, shares, withdrawer }: Queued): Reading =>
  from.length === shares.length
    ? {
        effects: from.map((strategy, index) =>
          does(call, 'unstake', {
            gets: [someOf(assetOf(strategy))],
            to: withdrawer,
            terms: [
              { what: 'number of shares', is: 'number', value: shares[index] ?? 0n },
              ...(assetOf(strategy).kind === 'unnamed'
                ? [{ what: 'strategy', is: 'hex', value: strategy } as const]
                : []),
            ],
            detail: 'requests a withdrawal that can be claimed once it is ready',
          }),
        ),
      }
    : { fault: 'there must be one number of shares for each strategy' };

const hashed = 'part of what was queued; a withdrawal that was not queued so reverts';
const ofApprover = 'by which the operator lets somebody in; a wrong one reverts';
const approval: ArgumentFates = {
  irrelevant: {
    'approverSignatureAndExpiry.signature': ofApprover,
    'approverSignatureAndExpiry.expiry': ofApprover,
    approverSalt: ofApprover,
  },
};

const strategyManager = ['strategy_manager'];
const delegationManager = ['delegation_manager'];
const rewards = ['rewards_coordinator'];
const podManager = ['eigen_pod_manager'];
const knownStrategies = { strategy: 'the strategies of tokens that people restake; another one has to be named' };

export const eigenlayer: Protocol = {
  slug: 'eigenlayer',
  name: 'EigenLayer',
  family: 'eigenlayer',
  words: ['eigenlayer', 'eigen layer', 'eigen', 'eigencloud'],
  contracts: {
    strategy_manager: { 1: ['0x858646372cc42e1a627fce94aa7a7033e7cf075a'] },
    delegation_manager: { 1: ['0x39053d51b77dc0d36036fc1fcc8cb819df8ef37a'] },
    rewards_coordinator: { 1: ['0x7750d328b314effa365a0402ccfd489b80b0adda'] },
    eigen_pod_manager: { 1: ['0x91e677b07f7af907ec9a428aafa9fc14a0d3a338'] },
    strategy: { 1: Object.keys(strategies) as Address[] },
  },
  functions: [
    rule(
      'function depositIntoStrategy(address strategy, address token, uint256 amount)',
      strategyManager,
      ({ strategy, token: taken, amount }, call) => restakes(call, strategy, taken, amount),
      { pinned: knownStrategies },
    ),
    rule(
      'function depositIntoStrategyWithSignature(address strategy, address token, uint256 amount, address staker, uint256 expiry, bytes signature)',
      strategyManager,
      ({ strategy, token: taken, amount, staker, expiry }, call) =>
        restakes(call, strategy, taken, amount, { to: staker, deadline: expiry }),
      { pinned: knownStrategies, irrelevant: signatureBytes() },
    ),
    rule(
      'function delegateTo(address operator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
      delegationManager,
      ({ operator }, call) => delegates(call, operator),
      approval,
    ),
    rule(
      'function redelegate(address newOperator, (bytes signature, uint256 expiry) approverSignatureAndExpiry, bytes32 approverSalt)',
      delegationManager,
      ({ newOperator }, call) => {
        const { effects = [] } = delegates(call, newOperator);
        return { effects: [...effects, undelegates(call, call.from)] };
      },
      approval,
    ),
    rule('function undelegate(address staker)', delegationManager, ({ staker }, call) => ({
      effects: [undelegates(call, staker)],
    })),
    rule(
      'function queueWithdrawals((address[] strategies, uint256[] depositShares, address withdrawer)[] params)',
      delegationManager,
      ({ params }, call) => {
        const read = params.map(({ strategies: from, depositShares, withdrawer }) =>
          queues(call, { strategies: from, shares: depositShares, withdrawer }),
        );
        const fault = read.find((each) => each.fault !== undefined);
        return fault ?? { effects: read.flatMap(({ effects = [] }) => effects) };
      },
    ),
    rule(
      'function completeQueuedWithdrawal((address staker, address delegatedTo, address withdrawer, uint256 nonce, uint32 startBlock, address[] strategies, uint256[] scaledShares) withdrawal, address[] tokens, bool receiveAsTokens)',
      delegationManager,
      ({ withdrawal: { staker, withdrawer, nonce, strategies: from }, tokens, receiveAsTokens }, call) => ({
        effects: [
          does(call, receiveAsTokens ? 'claim' : 'stake', {
            gets: receiveAsTokens
              ? tokens.map((each, index) => someOf(from[index] === beaconStrategy ? native : token(each)))
              : from.map((strategy) => someOf(assetOf(strategy))),
            from: staker,
            to: withdrawer,
            terms: [{ what: 'withdrawal', is: 'number', value: nonce }],
            detail: receiveAsTokens ? 'a withdrawal that was queued' : 'restakes a withdrawal that was queued',
          }),
        ],
      }),
      {
        irrelevant: {
          'withdrawal.delegatedTo': hashed,
          'withdrawal.startBlock': hashed,
          'withdrawal.strategies[]': hashed,
          'withdrawal.scaledShares[]': hashed,
          'tokens[]': 'has to be what the strategy holds; any other reverts',
        },
      },
    ),
    rule(
      'function processClaim((uint32 rootIndex, uint32 earnerIndex, bytes earnerTreeProof, (address earner, bytes32 earnerTokenRoot) earnerLeaf, uint32[] tokenIndices, bytes[] tokenTreeProofs, (address token, uint256 cumulativeEarnings)[] tokenLeaves) claim, address recipient)',
      rewards,
      ({ claim: { earnerLeaf, tokenLeaves }, recipient }, call) => ({
        effects: [
          does(call, 'claim', {
            gets: tokenLeaves.map((leaf) => someOf(token(leaf.token))),
            from: earnerLeaf.earner,
            to: recipient,
          }),
        ],
      }),
      {
        irrelevant: {
          ...Object.fromEntries(
            [
              'rootIndex',
              'earnerIndex',
              'earnerTreeProof',
              'earnerLeaf.earnerTokenRoot',
              'tokenIndices[]',
              'tokenTreeProofs[]',
            ].map((part) => [`claim.${part}`, 'proves what was earned; a wrong one reverts']),
          ),
          'claim.tokenLeaves[].cumulativeEarnings': 'all that was ever earned, which the proof fixes',
        },
      },
    ),
    rule('function setClaimerFor(address claimer)', rewards, ({ claimer }, call) => ({
      effects: [
        does(call, 'operator', { gives: [rightOver(unnamed('rewards of the account'), true)], spender: claimer }),
      ],
    })),
    rule('function createPod()', podManager, (_args, call) => ({
      effects: [does(call, 'deploy', { detail: 'a pod, which holds validators of the account' })],
    })),
    rule(
      'function stake(bytes pubkey, bytes signature, bytes32 depositDataRoot)',
      podManager,
      ({ pubkey, signature }, call) => ({
        effects: [
          does(call, 'stake', {
            gives: [exactly(native, call.value)],
            terms: [
              { what: 'validator', is: 'hex', value: pubkey },
              { what: 'signature of the deposit', is: 'hex', value: signature },
            ],
            detail: 'for a validator that pays out to the pod of the account',
          }),
        ],
      }),
      { irrelevant: { depositDataRoot: signaturePart } },
    ),
  ],
};

function undelegates(call: CallContext, staker: Address | null) {
  return does(call, 'unstake', {
    gets: [allOf(unnamed('all that is restaked'))],
    from: staker,
    to: staker,
    detail: 'ends the delegation, and queues a withdrawal of everything',
  });
}
