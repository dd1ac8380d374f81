import { maxUint256 } from 'viem';
import { encodeApprove } from '../operations/approvals.ts';
import { encodeTransfer } from '../operations/transfers.ts';
import { drawAddress, type Hex, type Scene } from '../scene.ts';
import { contractAt } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { networks, tokenAddress } from '../world/networks.ts';
import { inTransaction, type Mutator } from './mutator.ts';

const named =
  (pattern: RegExp): Mutator['fits'] =>
  ({ operation }) =>
    pattern.test(operation.name);

const instead =
  (encode: (scene: Scene) => Hex, value = '0'): Mutator['change'] =>
  ({ scene }) =>
    inTransaction((tx) => ({ ...tx, data: encode(scene), value }));

/** Other protocols of the same kind, by family. */
const rivals: Readonly<Record<string, readonly string[]>> = {
  uniswap: ['Curve', 'Balancer', '1inch'],
  cow: ['Uniswap', '1inch'],
  '1inch': ['Uniswap', 'CoW Swap'],
  balancer: ['Uniswap V3', 'Curve'],
  curve: ['Balancer', 'Uniswap'],
  aave: ['Compound', 'Morpho'],
  compound: ['Aave', 'Morpho'],
  morpho: ['Aave', 'Compound'],
  lido: ['Aave', 'Compound'],
  across: ['Stargate', 'Hop'],
  cctp: ['Across', 'Stargate'],
};

const slugs: Readonly<Record<string, string>> = {
  uniswap: 'aave-v3',
  cow: 'uniswap-v3',
  '1inch': 'curve',
  balancer: 'lido',
  curve: 'aave-v3',
  aave: 'compound-v3',
  compound: 'aave-v3',
  morpho: 'uniswap-v2',
  lido: 'aave-v3',
  across: 'cctp',
  cctp: 'across',
  erc20: 'aave-v3',
};

export const mismatches: readonly Mutator[] = [
  {
    name: 'approves-instead-of-sending',
    nodes: ['intent_alignment.operation_matching'],
    fits: named(/^erc20-send$/),
    change: instead(({ recipient, amount }) => encodeApprove(recipient, amount)),
  },
  {
    name: 'sends-instead-of-approving',
    nodes: ['intent_alignment.operation_matching'],
    fits: named(/^approve-(exact|protocol)$/),
    change: instead(({ spender, amount }) => encodeTransfer(spender, amount)),
  },
  {
    name: 'borrows-instead-of-supplying',
    nodes: ['intent_alignment.operation_matching'],
    fits: named(/^aave-(supply|repay)$/),
    change: instead(({ network, asset, amount, sender }) =>
      encodeCall(
        'function borrow(address asset, uint256 amount, uint256 interestRateMode, uint16 referralCode, address onBehalfOf)',
        tokenAddress(network, asset),
        amount,
        2n,
        0,
        sender,
      ),
    ),
  },
  {
    name: 'supplies-instead-of-withdrawing',
    nodes: ['intent_alignment.operation_matching'],
    fits: named(/^aave-(withdraw|borrow)$/),
    change: instead(({ network, asset, amount, sender }) =>
      encodeCall(
        'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
        tokenAddress(network, asset),
        amount,
        sender,
        0,
      ),
    ),
  },
  {
    name: 'unwraps-instead-of-wrapping',
    nodes: ['intent_alignment.operation_matching'],
    fits: named(/^wrap$/),
    change: instead(({ amount }) => encodeCall('function withdraw(uint256 wad)', amount)),
  },
  {
    name: 'approves-instead-of-revoking',
    nodes: ['adversarial_detection.unlimited_approval', 'intent_alignment.amount_matching'],
    fits: named(/^approve-revoke$/),
    change: instead(({ spender }) => encodeApprove(spender, maxUint256)),
  },
  {
    name: 'allows-instead-of-revoking-operator',
    nodes: [
      'adversarial_detection.operator_approval',
      'intent_alignment.amount_matching',
      'intent_alignment.operation_matching',
    ],
    fits: named(/^operator-revoke$/),
    change: instead(({ spender }) =>
      encodeCall('function setApprovalForAll(address operator, bool approved)', spender, true),
    ),
  },
  {
    name: 'another-protocol-named',
    nodes: ['intent_alignment.protocol_matching'],
    fits: ({ places, operation }) => places.has('protocol') && operation.family in rivals,
    change: ({ operation }, random) => ({ words: { protocolWord: random.pick(rivals[operation.family] ?? []) } }),
  },
  {
    name: 'target-unknown',
    nodes: ['technical_invariants.protocol_compatibility'],
    fits: named(/^(v[23]-|router02|ur-|cow-ethflow|oneinch|balancer|aave|morpho|ens-re|across|op-bridge|cctp)/),
    change: (_, random) => {
      const to = drawAddress(random);
      return inTransaction((tx) => ({ ...tx, to }));
    },
  },
  {
    name: 'target-of-another-chain',
    nodes: ['technical_invariants.protocol_compatibility'],
    fits: (entry) => /^ur-/.test(entry.operation.name) && !entry.places.has('chain'),
    change: ({ scene }, random) => {
      const other = random.pick(networks.filter(({ id }) => id !== scene.network.id));
      const to = contractAt('universalRouter', other.id);
      return inTransaction((tx) => ({ ...tx, to }));
    },
  },
  {
    name: 'protocol-claimed-falsely',
    nodes: ['technical_invariants.protocol_compatibility'],
    // An approval may correctly claim the protocol of its spender.
    fits: ({ operation }) => operation.family in slugs && operation.name !== 'approve-protocol',
    change: ({ operation }) => inTransaction((tx) => ({ ...tx, protocol: slugs[operation.family] })),
  },
  {
    name: 'domain-of-another-contract',
    nodes: ['technical_invariants.typed_data_domain', 'adversarial_detection.permit_risk'],
    fits: named(/^permit2-sign$/),
    change: (_, random) => {
      const verifyingContract = drawAddress(random);
      return inTransaction((tx) => {
        const order = tx.order as { domain: object };
        return { ...tx, order: { ...order, domain: { ...order.domain, verifyingContract } } };
      });
    },
  },
  {
    name: 'domain-of-another-chain',
    nodes: ['technical_invariants.typed_data_domain', 'intent_alignment.chain_matching'],
    fits: named(/^permit(-2612|2-sign)$/),
    change: ({ scene }, random) => {
      const chainId = random.pick(networks.filter(({ id }) => id !== scene.network.id)).id;
      return inTransaction((tx) => {
        const order = tx.order as { domain: object };
        return { ...tx, order: { ...order, domain: { ...order.domain, chainId } } };
      });
    },
  },
];
