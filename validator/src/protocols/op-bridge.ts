import type { Address } from '@countersign/protocol';
import type { Hex } from '../call.ts';
import { deployed } from '../data/deployed.ts';
import type { Asset, Effect, Quantity } from '../effect.ts';
import { bridgesOf } from './bridging.ts';
import { effectsOf } from './effects-of.ts';
import { type CallContext, type Protocol, type Reading, rule } from './protocol.ts';
import { exactly, native, token } from './quantity.ts';

const does = effectsOf('op-bridge');
const bridges = bridgesOf('op-bridge');

const onL1 = ['l1_standard_bridge_op', 'l1_standard_bridge_base'];
const onL2 = ['l2_standard_bridge'];
const standard = [...onL1, ...onL2];
const portals = ['portal_op', 'portal_base'];
const messengers = ['l1_cross_domain_messenger_op', 'l1_cross_domain_messenger_base', 'l2_cross_domain_messenger'];

/** How the standard bridge of a rollup writes the coin. */
const coinOfL2 = '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000';

const testEthereum = 11155111;

/** The other side: the role says which rollup a contract on Ethereum serves, and every rollup goes back to its own. */
function otherSide({ chainId, role }: CallContext): bigint | undefined {
  if (role?.endsWith('_op')) return chainId === testEthereum ? 11155420n : 10n;
  if (role?.endsWith('_base')) return chainId === testEthereum ? 84532n : 8453n;
  if (chainId === null) return undefined;
  return chainId === 84532 || chainId === 11155420 ? BigInt(testEthereum) : 1n;
}

const bridge = (call: CallContext, gives: Quantity, to: Address | null): Reading => ({
  effects: [bridges(call, { gives, to, chainId: otherSide(call) })],
});

const coins = (call: CallContext): Quantity => exactly(native, call.value);

const assetAt = (address: Address): Asset => (address === coinOfL2 ? native : token(address));

/** A message runs code on the other side in the name of the sender. */
function sendsMessage(call: CallContext, target: Address, data: Hex, sent: bigint): readonly Effect[] {
  const chainId = otherSide(call);
  const moved =
    call.value > 0n || data === '0x'
      ? [
          bridges(call, {
            gives: coins(call),
            to: target,
            chainId,
            details: [sent < call.value && `of which ${sent} base units go on to it, and the rest to the sender there`],
          }),
        ]
      : [];
  if (data === '0x') return moved;
  const detail = `calls ${target} on the other chain with ${(data.length - 2) / 2} bytes`;
  return [...moved, does(call, 'unknown', { to: target, detail })];
}

const withdrawal =
  '(uint256 nonce, address sender, address target, uint256 value, uint256 gasLimit, bytes data) withdrawal' as const;

export const opBridge: Protocol = {
  slug: 'op-bridge',
  name: 'OP Stack standard bridge',
  family: 'op-bridge',
  words: ['optimism bridge', 'op bridge', 'base bridge', 'superbridge', 'standard bridge'],
  contracts: deployed('op-bridge'),
  functions: [
    rule('function depositETH(uint32 minGasLimit, bytes extraData)', onL1, (_args, call) =>
      bridge(call, coins(call), call.from),
    ),
    rule('function depositETHTo(address to, uint32 minGasLimit, bytes extraData)', onL1, ({ to }, call) =>
      bridge(call, coins(call), to),
    ),
    rule('function bridgeETH(uint32 minGasLimit, bytes extraData)', standard, (_args, call) =>
      bridge(call, coins(call), call.from),
    ),
    rule('function bridgeETHTo(address to, uint32 minGasLimit, bytes extraData)', standard, ({ to }, call) =>
      bridge(call, coins(call), to),
    ),
    rule(
      'function depositERC20(address l1Token, address l2Token, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL1,
      ({ l1Token, amount }, call) => bridge(call, exactly(token(l1Token), amount), call.from),
    ),
    rule(
      'function depositERC20To(address l1Token, address l2Token, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL1,
      ({ l1Token, to, amount }, call) => bridge(call, exactly(token(l1Token), amount), to),
    ),
    rule(
      'function bridgeERC20(address localToken, address remoteToken, uint256 amount, uint32 minGasLimit, bytes extraData)',
      standard,
      ({ localToken, amount }, call) => bridge(call, exactly(token(localToken), amount), call.from),
    ),
    rule(
      'function bridgeERC20To(address localToken, address remoteToken, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
      standard,
      ({ localToken, to, amount }, call) => bridge(call, exactly(token(localToken), amount), to),
    ),
    rule(
      'function withdraw(address l2Token, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL2,
      ({ l2Token, amount }, call) => bridge(call, exactly(assetAt(l2Token), amount), call.from),
    ),
    rule(
      'function withdrawTo(address l2Token, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL2,
      ({ l2Token, to, amount }, call) => bridge(call, exactly(assetAt(l2Token), amount), to),
    ),
    rule(
      'function depositTransaction(address to, uint256 value, uint64 gasLimit, bool isCreation, bytes data)',
      portals,
      ({ to, value, isCreation, data }, call) => ({
        effects: isCreation
          ? [
              ...(call.value > 0n
                ? [bridges(call, { gives: coins(call), to: call.from, chainId: otherSide(call) })]
                : []),
              does(call, 'deploy', { detail: 'on the other chain' }),
            ]
          : sendsMessage(call, to, data, value),
      }),
    ),
    rule(
      'function initiateWithdrawal(address target, uint256 gasLimit, bytes data)',
      ['l2_to_l1_message_passer'],
      ({ target, data }, call) => ({ effects: sendsMessage(call, target, data, call.value) }),
    ),
    rule(
      'function sendMessage(address target, bytes message, uint32 minGasLimit)',
      messengers,
      ({ target, message }, call) => ({ effects: sendsMessage(call, target, message, call.value) }),
    ),
    rule(
      `function proveWithdrawalTransaction(${withdrawal}, uint256 disputeGameIndex, (bytes32 version, bytes32 stateRoot, bytes32 messagePasserStorageRoot, bytes32 latestBlockhash) outputRootProof, bytes[] withdrawalProof)`,
      portals,
      (_args, call) => ({
        effects: [does(call, 'claim', { detail: 'proves a withdrawal, which can be claimed after a waiting time' })],
      }),
    ),
    rule(
      `function finalizeWithdrawalTransaction(${withdrawal})`,
      portals,
      ({ withdrawal: { target, value, data } }, call) => ({
        effects: [
          does(call, 'claim', {
            gets: [exactly(native, value)],
            to: target,
            ...(data !== '0x' && { detail: 'hands the target a message to act upon' }),
          }),
        ],
      }),
    ),
  ],
  // Coins that arrive at a bridge or a portal are bridged to the sender.
  receive: (call) =>
    [...standard, ...portals].includes(call.role ?? '')
      ? bridge(call, coins(call), call.from)
      : { effects: [does(call, 'send', { gives: [coins(call)], to: call.to })] },
};
