import { concatHex, namehash, numberToHex, size } from 'viem';
import type { Random } from '../random.ts';
import { type Call, drawNetwork, type Hex, type Scene, type Setting } from '../scene.ts';
import { contractAt } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { arbitrum, ethereum, optimism, tokenAddress, tokenOf } from '../world/networks.ts';
import { type Operation, type SentCall, sent } from './operation.ts';
import { anyToken, encodeTransfer } from './transfers.ts';

const nobody = '0x0000000000000000000000000000000000000000';
const secondsPerYear = 31_536_000n;

/** The signature of an owner who sends the transaction themselves: the address, and the mark of a pre-approved hash. */
const ownSignature = ({ sender }: Scene): Hex =>
  concatHex([`0x${sender.slice(2).padStart(64, '0')}`, `0x${'00'.repeat(32)}`, '0x01']);

function execTransaction(scene: Scene, inner: Call, operation: 0 | 1): SentCall {
  return sent(
    scene.safe,
    encodeCall(
      'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
      inner.to,
      inner.value,
      inner.data,
      operation,
      0n,
      0n,
      0n,
      nobody,
      nobody,
      ownSignature(scene),
    ),
  );
}

const packed = ({ to, value, data }: Call): Hex =>
  concatHex(['0x00', to, numberToHex(value, { size: 32 }), numberToHex(size(data), { size: 32 }), data]);

function payments(scene: Scene): Call[] {
  const to = tokenAddress(scene.network, scene.asset);
  return [
    { to, value: 0n, data: encodeTransfer(scene.recipient, scene.amount) },
    { to, value: 0n, data: encodeTransfer(scene.recipient2, scene.amount2) },
    ...(scene.extra ? [scene.extra] : []),
  ];
}

const payment = (scene: Scene): Call => ({
  to: tokenAddress(scene.network, scene.asset),
  value: 0n,
  data: encodeTransfer(scene.recipient, scene.amount),
});

const execute = ({ to, value, data }: Call): Hex =>
  encodeCall('function execute(address dest, uint256 value, bytes func)', to, value, data);

function handleOps(scene: Scene): SentCall {
  const calls = [payment(scene), ...(scene.extra ? [scene.extra] : [])];
  const data =
    calls.length === 1
      ? execute(payment(scene))
      : encodeCall(
          'function executeBatch(address[] dest, uint256[] value, bytes[] func)',
          calls.map(({ to }) => to),
          calls.map(({ value }) => value),
          calls.map((call) => call.data),
        );
  return sent(
    contractAt('entryPoint', scene.network.id),
    encodeCall(
      'function handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)',
      [
        {
          sender: scene.account,
          nonce: 7n,
          initCode: '0x',
          callData: data,
          accountGasLimits: concatHex([numberToHex(150_000, { size: 16 }), numberToHex(120_000, { size: 16 })]),
          preVerificationGas: 48_000n,
          gasFees: concatHex([numberToHex(1_000_000_000, { size: 16 }), numberToHex(20_000_000_000, { size: 16 })]),
          paymasterAndData: '0x',
          signature: `0x${'1b'.repeat(65)}`,
        },
      ],
      scene.sender,
    ),
  );
}

/** The mode of a single call that must not fail: all zeros. */
const singleCall = `0x${'00'.repeat(32)}`;

const sendAction = [['send']] as const;

const voteTokens = [
  [ethereum, 'UNI'],
  [ethereum, 'ENS'],
  [ethereum, 'COMP'],
  [arbitrum, 'ARB'],
  [optimism, 'OP'],
] as const;

const onEthereum = (): Setting => ({ network: ethereum, asset: ethereum.native });
const anywhere = (random: Random): Setting => {
  const network = drawNetwork(random);
  return { network, asset: network.native };
};

export const accounts: readonly Operation[] = [
  {
    name: 'safe-send',
    actions: sendAction,
    family: 'safe',
    fields: ['amount', 'asset', 'recipient'],
    draw: anyToken,
    build: (scene) => execTransaction(scene, payment(scene), scene.innerOperation),
  },
  {
    name: 'safe-batch',
    actions: sendAction,
    family: 'safe',
    fields: ['amount', 'asset', 'recipient', 'extra'],
    draw: anyToken,
    build: (scene) =>
      execTransaction(
        scene,
        {
          to: contractAt('multiSendCallOnly', scene.network.id),
          value: 0n,
          data: encodeCall('function multiSend(bytes transactions)', concatHex(payments(scene).map(packed))),
        },
        1,
      ),
  },
  {
    name: 'safe-add-owner',
    actions: [['own']],
    family: 'safe',
    fields: ['owner'],
    draw: anywhere,
    build: (scene) =>
      execTransaction(
        scene,
        {
          to: scene.safe,
          value: 0n,
          data: encodeCall(
            'function addOwnerWithThreshold(address owner, uint256 _threshold)',
            scene.owner,
            scene.threshold,
          ),
        },
        0,
      ),
  },
  {
    name: 'multicall3-send',
    actions: sendAction,
    family: 'multicall3',
    fields: ['amount', 'recipient', 'extra'],
    draw: anywhere,
    build(scene) {
      const calls: Call[] = [
        { to: scene.recipient, value: scene.amount, data: '0x' },
        { to: scene.recipient2, value: scene.amount2, data: '0x' },
        ...(scene.extra ? [scene.extra] : []),
      ];
      return sent(
        contractAt('multicall3', scene.network.id),
        encodeCall(
          'function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)',
          calls.map(({ to, value, data }) => ({ target: to, allowFailure: false, value, callData: data })),
        ),
        calls.reduce((sum, { value }) => sum + value, 0n),
      );
    },
  },
  {
    name: 'userop-send',
    actions: sendAction,
    family: 'erc4337',
    fields: ['amount', 'asset', 'recipient', 'extra'],
    draw: anyToken,
    build: handleOps,
  },
  {
    name: 'erc7579-send',
    actions: sendAction,
    family: 'erc7579',
    fields: ['amount', 'asset', 'recipient'],
    draw: anyToken,
    build(scene) {
      const { to, value, data } = payment(scene);
      return sent(
        scene.account,
        encodeCall(
          'function execute(bytes32 mode, bytes executionCalldata)',
          singleCall,
          concatHex([to, numberToHex(value, { size: 32 }), data]),
        ),
      );
    },
  },
  {
    name: 'eip7702-delegate',
    actions: [['delegate', 'upgrade']],
    family: 'eip7702',
    fields: ['implementation'],
    draw: anywhere,
    build: ({ network, sender, implementation }) => ({
      to: sender,
      value: '0',
      data: '0x',
      authorization_list: [{ chain_id: network.id, address: implementation, nonce: 4 }],
    }),
  },
  {
    name: 'ownership-transfer',
    actions: [['own']],
    family: 'ownable',
    fields: ['owner'],
    draw: anywhere,
    build: ({ contract, owner }) => sent(contract, encodeCall('function transferOwnership(address newOwner)', owner)),
  },
  {
    name: 'delegate-votes',
    actions: [['delegate']],
    family: 'erc20',
    fields: ['delegate'],
    draw(random) {
      const [network, symbol] = random.pick(voteTokens);
      return { network, asset: tokenOf(network, symbol) };
    },
    build: (scene) =>
      sent(
        tokenAddress(scene.network, scene.asset),
        encodeCall('function delegate(address delegatee)', scene.delegate),
      ),
  },
  {
    name: 'ens-renew',
    actions: [['register']],
    family: 'ens',
    fields: [],
    draw: onEthereum,
    build: ({ name, years, amount }) =>
      sent(
        contractAt('ensController', 1),
        encodeCall(
          'function renew(string name, uint256 duration)',
          name.replace('.eth', ''),
          BigInt(years) * secondsPerYear,
        ),
        amount,
      ),
  },
  {
    name: 'ens-register',
    actions: [['register']],
    family: 'ens',
    fields: ['beneficiary'],
    draw: onEthereum,
    build: ({ name, years, amount, beneficiary }) =>
      sent(
        contractAt('ensController', 1),
        encodeCall(
          'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
          name.replace('.eth', ''),
          beneficiary,
          BigInt(years) * secondsPerYear,
          `0x${'5e'.repeat(32)}`,
          contractAt('ensResolver', 1),
          [],
          false,
          0,
        ),
        amount,
      ),
  },
  {
    name: 'ens-set-address',
    actions: [['register', 'own']],
    family: 'ens',
    fields: ['recipient'],
    draw: onEthereum,
    build: ({ name, recipient }) =>
      sent(
        contractAt('ensResolver', 1),
        encodeCall('function setAddr(bytes32 node, address a)', namehash(name), recipient),
      ),
  },
];
