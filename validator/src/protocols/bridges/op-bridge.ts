import type { Address } from '@countersign/protocol';
import { isCounterpart } from '../../data/counterparts.ts';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex } from '../../effects/call.ts';
import type { Asset, Effect, Quantity, Term } from '../../effects/effect.ts';
import { showCount } from '../../show/show.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type ArgumentFates, type CallContext, type Protocol, type Reading, rule } from '../rules/protocol.ts';
import { exactly, native, token } from '../rules/quantity.ts';
import { bridgesOf, farToken, messageOf } from './bridging.ts';

const does = effectsOf('op-bridge');
const bridges = bridgesOf('op-bridge');

const onL1 = ['l1_standard_bridge_op', 'l1_standard_bridge_base'];
const onL2 = ['l2_standard_bridge'];
const standard = [...onL1, ...onL2];
const portals = ['portal_op', 'portal_base'];
const messengers = ['l1_cross_domain_messenger_op', 'l1_cross_domain_messenger_base', 'l2_cross_domain_messenger'];

/** The address for the coin in the standard bridge of a rollup. */
const coinOfL2 = '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000';

const testEthereum = 11155111;

/**
 * The other side: the role states which rollup a contract on Ethereum serves; every rollup leads back to its own parent
 * chain.
 */
function otherSide({ chainId, role }: CallContext): bigint | undefined {
  if (role?.endsWith('_op')) return chainId === testEthereum ? 11155420n : 10n;
  if (role?.endsWith('_base')) return chainId === testEthereum ? 84532n : 8453n;
  if (chainId === null) return undefined;
  return chainId === 84532 || chainId === 11155420 ? BigInt(testEthereum) : 1n;
}

const bridge = (call: CallContext, gives: Quantity, to: Address | null, terms: readonly Term[] = []): Reading => ({
  effects: [bridges(call, { gives, to, chainId: otherSide(call), terms })],
});

/** The caller chooses the token on the other side; only the listed counterpart is the same asset. */
function bridgeToken(call: CallContext, local: Address, remote: Address, amount: bigint, to: Address | null): Reading {
  const isListed = isCounterpart(call.chainId ?? 1, local, Number(otherSide(call)), remote);
  return bridge(call, exactly(token(local), amount), to, isListed ? [] : farToken(remote));
}

const coins = (call: CallContext): Quantity => exactly(native, call.value);

const assetAt = (address: Address): Asset => (address === coinOfL2 ? native : token(address));

/** Coins passed to the target, if they differ from those of the call: the sender's balance there pays the rest. */
const sentOn = ({ value }: CallContext, sent: bigint): readonly Term[] =>
  sent === value ? [] : [{ what: 'value on the other chain', is: 'number', value: sent }];

/** A message runs code on the other side in the name of the sender. */
function sendsMessage(call: CallContext, target: Address, data: Hex, sent: bigint): readonly Effect[] {
  const chainId = otherSide(call);
  const terms = sentOn(call, sent);
  const moved =
    call.value > 0n || data === '0x'
      ? [
          bridges(call, {
            gives: coins(call),
            to: target,
            chainId,
            terms,
            details: [sent < call.value && `of which ${sent} base units go on to it, and the rest to the sender there`],
          }),
        ]
      : [];
  if (data === '0x') return moved;
  const detail = `calls ${target} on the other chain with ${showCount((data.length - 2) / 2, 'byte')}`;
  return [...moved, does(call, 'unknown', { to: target, terms: [...terms, ...messageOf(data)], detail })];
}

interface Withdrawal {
  readonly target: Address;
  readonly value: bigint;
  readonly data: Hex;
}

const paysOut = (call: CallContext, { target, value, data }: Withdrawal, detail: string | null): Reading => ({
  effects: [
    does(call, 'claim', {
      gets: [exactly(native, value)],
      to: target,
      ...(data !== '0x' && { terms: messageOf(data) }),
      ...(detail && { detail }),
    }),
  ],
});

const logged = {
  minGasLimit: 'the least gas on the other side; a message that runs out of it can be sent on again',
  extraData: 'only logged; nothing acts upon it',
};
const gas: ArgumentFates = { irrelevant: logged };
const listed = (remote: string): ArgumentFates => ({
  pinned: { [remote]: 'what the standard bridge makes of the token, by the list of its makers' },
  irrelevant: logged,
});

const hashed = 'part of what is proven; another one reverts';
const withdrawn = {
  'withdrawal.nonce': hashed,
  'withdrawal.sender': 'who withdrew, which is part of what is proven; it is paid to the target',
  'withdrawal.gasLimit': hashed,
};
const proof = 'part of the proof; a wrong one reverts';

const withdrawal =
  '(uint256 nonce, address sender, address target, uint256 value, uint256 gasLimit, bytes data) withdrawal' as const;

export const opBridge: Protocol = {
  slug: 'op-bridge',
  name: 'OP Stack standard bridge',
  family: 'op-bridge',
  words: ['optimism bridge', 'op bridge', 'base bridge', 'superbridge', 'standard bridge'],
  contracts: deployed('op-bridge'),
  functions: [
    rule(
      'function depositETH(uint32 minGasLimit, bytes extraData)',
      onL1,
      (_args, call) => bridge(call, coins(call), call.from),
      gas,
    ),
    rule(
      'function depositETHTo(address to, uint32 minGasLimit, bytes extraData)',
      onL1,
      ({ to }, call) => bridge(call, coins(call), to),
      gas,
    ),
    rule(
      'function bridgeETH(uint32 minGasLimit, bytes extraData)',
      standard,
      (_args, call) => bridge(call, coins(call), call.from),
      gas,
    ),
    rule(
      'function bridgeETHTo(address to, uint32 minGasLimit, bytes extraData)',
      standard,
      ({ to }, call) => bridge(call, coins(call), to),
      gas,
    ),
    rule(
      'function depositERC20(address l1Token, address l2Token, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL1,
      ({ l1Token, l2Token, amount }, call) => bridgeToken(call, l1Token, l2Token, amount, call.from),
      listed('l2Token'),
    ),
    rule(
      'function depositERC20To(address l1Token, address l2Token, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL1,
      ({ l1Token, l2Token, to, amount }, call) => bridgeToken(call, l1Token, l2Token, amount, to),
      listed('l2Token'),
    ),
    rule(
      'function bridgeERC20(address localToken, address remoteToken, uint256 amount, uint32 minGasLimit, bytes extraData)',
      standard,
      ({ localToken, remoteToken, amount }, call) => bridgeToken(call, localToken, remoteToken, amount, call.from),
      listed('remoteToken'),
    ),
    rule(
      'function bridgeERC20To(address localToken, address remoteToken, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
      standard,
      ({ localToken, remoteToken, to, amount }, call) => bridgeToken(call, localToken, remoteToken, amount, to),
      listed('remoteToken'),
    ),
    rule(
      'function withdraw(address l2Token, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL2,
      ({ l2Token, amount }, call) => bridge(call, exactly(assetAt(l2Token), amount), call.from),
      gas,
    ),
    rule(
      'function withdrawTo(address l2Token, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
      onL2,
      ({ l2Token, to, amount }, call) => bridge(call, exactly(assetAt(l2Token), amount), to),
      gas,
    ),
    rule(
      'function depositTransaction(address to, uint256 value, uint64 gasLimit, bool isCreation, bytes data)',
      portals,
      ({ to, value, isCreation, data }, call) => {
        if (!isCreation) return { effects: sendsMessage(call, to, data, value) };
        if (to !== nobody) return { fault: 'a creation that names a target' };
        const moved =
          call.value > 0n ? [bridges(call, { gives: coins(call), to: call.from, chainId: otherSide(call) })] : [];
        const terms = [...sentOn(call, value), ...messageOf(data)];
        return { effects: [...moved, does(call, 'deploy', { terms, detail: 'on the other chain' })] };
      },
      {
        irrelevant: { gasLimit: 'gas on the other side, bought with that of this transaction' },
        examples: [{ isCreation: false }, { isCreation: true, to: nobody }],
      },
    ),
    rule(
      'function initiateWithdrawal(address target, uint256 gasLimit, bytes data)',
      ['l2_to_l1_message_passer'],
      ({ target, data }, call) => ({ effects: sendsMessage(call, target, data, call.value) }),
      { irrelevant: { gasLimit: 'the least gas on the other side; whoever finalizes it may give more' } },
    ),
    rule(
      'function sendMessage(address target, bytes message, uint32 minGasLimit)',
      messengers,
      ({ target, message }, call) => ({ effects: sendsMessage(call, target, message, call.value) }),
      { irrelevant: { minGasLimit: logged.minGasLimit } },
    ),
    rule(
      `function proveWithdrawalTransaction(${withdrawal}, uint256 disputeGameIndex, (bytes32 version, bytes32 stateRoot, bytes32 messagePasserStorageRoot, bytes32 latestBlockhash) outputRootProof, bytes[] withdrawalProof)`,
      portals,
      (args, call) => paysOut(call, args.withdrawal, 'proves a withdrawal, which can be claimed after a waiting time'),
      {
        irrelevant: {
          ...withdrawn,
          disputeGameIndex: proof,
          'outputRootProof.version': proof,
          'outputRootProof.stateRoot': proof,
          'outputRootProof.messagePasserStorageRoot': proof,
          'outputRootProof.latestBlockhash': proof,
          'withdrawalProof[]': proof,
        },
      },
    ),
    rule(
      `function finalizeWithdrawalTransaction(${withdrawal})`,
      portals,
      (args, call) =>
        paysOut(
          call,
          args.withdrawal,
          args.withdrawal.data === '0x' ? null : 'passes a message for the target to act on',
        ),
      { irrelevant: withdrawn },
    ),
  ],
  // Coins that arrive at a bridge or a portal are bridged to the sender.
  receive: (call) =>
    [...standard, ...portals].includes(call.role ?? '')
      ? bridge(call, coins(call), call.from)
      : { effects: [does(call, 'send', { gives: [coins(call)], to: call.to })] },
};
