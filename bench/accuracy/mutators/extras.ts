import { maxUint256 } from 'viem';
import { encodeApprove } from '../operations/approvals.ts';
import type { SentCall } from '../operations/operation.ts';
import { encodeTransfer } from '../operations/transfers.ts';
import type { Random } from '../random.ts';
import { drawAddress, type Hex, nowUnix, type Scene } from '../scene.ts';
import type { Entry } from '../subject.ts';
import { encodeCall } from '../world/encode-call.ts';
import { tokenOf } from '../world/networks.ts';
import { type Change, inTransaction, type Mutator } from './mutator.ts';

const isSigned = ({ operation: { name } }: Entry) => /^(permit-2612|permit2-sign|cow-order)$/.test(name);
const isSent = (entry: Entry) => !isSigned(entry) && entry.operation.name !== 'eip7702-delegate';
const isPair = ({ operation: { name } }: Entry) => /^approve-then/.test(name);

type Tx = Readonly<Record<string, unknown>>;

const callsOf = (tx: Tx): readonly Tx[] => {
  if (Array.isArray(tx.transactions)) return tx.transactions as readonly Tx[];
  const { to, value, data } = tx;
  return [{ to, value, data }];
};

/** The same transaction as a batch, with an additional last call. */
function append(
  make: (scene: Scene, random: Random) => Omit<SentCall, 'value'> & { value?: string },
): Mutator['change'] {
  return ({ scene }, random): Change => {
    const extra = { value: '0', ...make(scene, random) };
    return inTransaction((tx) => {
      const { to: _, value: __, data: ___, ...rest } = tx;
      return { ...rest, transactions: [...callsOf(tx), extra] };
    });
  };
}

const usdc = ({ network }: Scene): Hex => tokenOf(network, 'USDC').address;

const firstCall = (tx: Tx, edit: (call: Tx) => Tx): Tx => {
  const [first, ...rest] = callsOf(tx);
  return { ...tx, transactions: [edit(first ?? {}), ...rest] };
};

const approvalSpender = (data: unknown): Hex => `0x${String(data).slice(34, 74)}`;
const approvalAmount = (data: unknown): bigint => BigInt(`0x${String(data).slice(74, 138)}`);

function permitOrder(scene: Scene, spender: Hex) {
  return {
    domain: { name: 'USD Coin', version: '2', chainId: scene.network.id, verifyingContract: usdc(scene) },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: {
      owner: scene.sender,
      spender,
      value: String(maxUint256),
      nonce: '0',
      deadline: String(nowUnix + 86_400),
    },
  };
}

export const extras: readonly Mutator[] = [
  {
    name: 'hidden-transfer',
    nodes: ['intent_alignment.no_extra_effects'],
    fits: isSent,
    change: append((scene, random) => ({
      to: usdc(scene),
      data: encodeTransfer(drawAddress(random), BigInt(1 + random.int(500)) * 1_000_000n),
    })),
  },
  {
    name: 'hidden-payment',
    nodes: ['intent_alignment.no_extra_effects', 'intent_alignment.value_matching'],
    fits: isSent,
    change: append((_, random) => ({
      to: drawAddress(random),
      data: '0x',
      value: String(BigInt(1 + random.int(500)) * 10n ** 15n),
    })),
  },
  {
    name: 'hidden-call-in-batch',
    nodes: ['intent_alignment.no_extra_effects'],
    fits: ({ operation }) => operation.fields.includes('extra') && operation.name !== 'multicall3-send',
    change: ({ scene }, random) => ({
      bytes: { extra: { to: usdc(scene), value: 0n, data: encodeTransfer(drawAddress(random), 25_000_000n) } },
    }),
  },
  {
    name: 'hidden-payment-in-batch',
    nodes: ['intent_alignment.no_extra_effects', 'intent_alignment.value_matching'],
    fits: ({ operation }) => operation.name === 'multicall3-send',
    change: (_, random) => ({ bytes: { extra: { to: drawAddress(random), value: 10n ** 16n, data: '0x' } } }),
  },
  {
    name: 'hidden-unlimited-approval',
    nodes: ['adversarial_detection.unlimited_approval'],
    fits: isSent,
    change: append((scene, random) => ({ to: usdc(scene), data: encodeApprove(drawAddress(random), maxUint256) })),
  },
  {
    name: 'hidden-approval',
    nodes: ['intent_alignment.no_extra_effects', 'intent_alignment.spender_matching'],
    fits: isSent,
    change: append((scene, random) => ({ to: usdc(scene), data: encodeApprove(drawAddress(random), 40_000_000n) })),
  },
  {
    name: 'hidden-operator',
    nodes: ['adversarial_detection.operator_approval'],
    fits: (entry) => isSent(entry) && !/^operator/.test(entry.operation.name),
    change: append((_, random) => ({
      to: drawAddress(random),
      data: encodeCall('function setApprovalForAll(address operator, bool approved)', drawAddress(random), true),
    })),
  },
  {
    name: 'hidden-ownership-change',
    nodes: ['adversarial_detection.ownership_change'],
    fits: (entry) => isSent(entry) && entry.operation.name !== 'ownership-transfer',
    change: append((_, random) => ({
      to: drawAddress(random),
      data: encodeCall('function transferOwnership(address newOwner)', drawAddress(random)),
    })),
  },
  {
    name: 'hidden-upgrade',
    nodes: ['adversarial_detection.ownership_change', 'intent_alignment.no_extra_effects'],
    fits: isSent,
    change: append((_, random) => ({
      to: drawAddress(random),
      data: encodeCall('function upgradeTo(address newImplementation)', drawAddress(random)),
    })),
  },
  {
    name: 'hidden-module',
    nodes: ['adversarial_detection.ownership_change', 'intent_alignment.no_extra_effects'],
    fits: ({ operation }) => operation.name === 'safe-batch',
    change: ({ scene }, random) => ({
      bytes: {
        extra: {
          to: scene.safe,
          value: 0n,
          data: encodeCall('function enableModule(address module)', drawAddress(random)),
        },
      },
    }),
  },
  {
    name: 'hidden-permit',
    nodes: ['adversarial_detection.permit_risk'],
    fits: isSent,
    change: ({ scene }, random) => {
      const order = permitOrder(scene, drawAddress(random));
      return inTransaction((tx) => ({ ...tx, order }));
    },
  },
  {
    name: 'permit-instead',
    nodes: ['adversarial_detection.permit_risk'],
    fits: ({ operation: { name } }) => /^(erc20-send|approve-exact|aave-supply|v3-exact-in)$/.test(name),
    change: ({ scene }, random) => {
      const order = permitOrder(scene, drawAddress(random));
      return inTransaction(({ chain_id, from }) => ({ chain_id, from, order }));
    },
  },
  {
    name: 'hidden-permit-call',
    nodes: ['adversarial_detection.permit_risk'],
    fits: isSent,
    change: append((scene, random) => ({
      to: usdc(scene),
      data: encodeCall(
        'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
        scene.sender,
        drawAddress(random),
        maxUint256,
        BigInt(nowUnix + 3600),
        27,
        random.hex(32),
        random.hex(32),
      ),
    })),
  },
  {
    name: 'hidden-delegation',
    nodes: ['technical_invariants.account_delegation'],
    fits: isSent,
    change: ({ scene }, random) => {
      const authorization = { chain_id: scene.network.id, address: drawAddress(random), nonce: 11 };
      return inTransaction((tx) => ({ ...tx, authorization_list: [authorization] }));
    },
  },
  {
    name: 'hidden-unknown-call',
    nodes: ['intent_alignment.no_extra_effects', 'technical_invariants.call_unwrapping'],
    fits: isSent,
    change: append((_, random) => ({
      to: drawAddress(random),
      data: `${random.hex(4)}${random.hex(64).slice(2)}` as Hex,
      value: '30000000000000000',
    })),
  },
  {
    name: 'value-beside-a-token-call',
    nodes: ['intent_alignment.value_matching', 'intent_alignment.no_extra_effects'],
    fits: ({ operation: { name } }) =>
      /^(erc20-send|approve-(exact|protocol|unlimited)|aave-(supply|repay|withdraw)|comet-supply|v3-exact-in|unwrap|erc721-send)$/.test(
        name,
      ),
    change: (_, random) => inTransaction((tx) => ({ ...tx, value: String(BigInt(1 + random.int(900)) * 10n ** 15n) })),
  },
  {
    name: 'steps-in-the-wrong-order',
    nodes: ['intent_alignment.sequence_check'],
    fits: isPair,
    change: () => inTransaction((tx) => ({ ...tx, transactions: callsOf(tx).toReversed() })),
  },
  {
    name: 'approval-too-small',
    nodes: ['intent_alignment.approval_covers_primary', 'intent_alignment.amount_matching'],
    fits: isPair,
    change: () =>
      inTransaction((tx) =>
        firstCall(tx, (call) => ({
          ...call,
          data: encodeApprove(approvalSpender(call.data), approvalAmount(call.data) / 2n),
        })),
      ),
  },
  {
    name: 'approval-for-another-spender',
    nodes: ['intent_alignment.spender_matching', 'intent_alignment.no_extra_effects'],
    fits: isPair,
    change: (_, random) =>
      inTransaction((tx) =>
        firstCall(tx, (call) => ({
          ...call,
          data: encodeApprove(drawAddress(random), approvalAmount(call.data)),
        })),
      ),
  },
  {
    name: 'approval-unlimited-on-the-way',
    nodes: ['adversarial_detection.unlimited_approval'],
    fits: isPair,
    change: () =>
      inTransaction((tx) =>
        firstCall(tx, (call) => ({ ...call, data: encodeApprove(approvalSpender(call.data), maxUint256) })),
      ),
  },
  {
    name: 'portion-for-a-stranger',
    nodes: ['intent_alignment.fee_alignment', 'intent_alignment.no_extra_effects'],
    fits: ({ operation }) => operation.fields.includes('skim'),
    change: (_, random) => ({
      bytes: { skim: { to: drawAddress(random), bips: random.pick([150n, 300n, 500n, 2500n]) } },
    }),
  },
  {
    name: 'code-run-as-the-safe',
    nodes: ['technical_invariants.delegatecall_target'],
    fits: ({ operation }) => operation.name === 'safe-send',
    change: () => ({ bytes: { innerOperation: 1 } }),
  },
  {
    name: 'delegatecall-in-batch',
    nodes: ['technical_invariants.delegatecall_target'],
    fits: ({ operation: { name } }) => /^(erc20-send-many|approve-then)/.test(name),
    change: () => inTransaction((tx) => firstCall(tx, (call) => ({ ...call, operation: 1 }))),
  },
];
