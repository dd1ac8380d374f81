import { maxUint256 } from 'viem';
import type { Random } from '../random.ts';
import { drawNetwork, type Hex, nowUnix, type Scene, type Setting } from '../scene.ts';
import { type Contract, contractAt, stands } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { type Network, tokenAddress } from '../world/networks.ts';
import { type Operation, sent } from './operation.ts';
import { anyToken } from './transfers.ts';

export const encodeApprove = (spender: string, amount: bigint): Hex =>
  encodeCall('function approve(address spender, uint256 amount)', spender, amount);

const domainFields = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const;

/** The EIP-712 name and version of tokens with permits. */
const permitDomains: Readonly<Record<string, readonly [name: string, version: string]>> = {
  USDC: ['USD Coin', '2'],
  AAVE: ['Aave token V3', '2'],
  wstETH: ['Wrapped liquid staked Ether 2.0', '1'],
  ARB: ['Arbitrum', '1'],
  OP: ['Optimism', '1'],
};

const hasPermit = ({ symbol }: { symbol: string }) => symbol in permitDomains;

function drawPermit(random: Random): Setting {
  const network = drawNetwork(random, ({ tokens }) => tokens.some(hasPermit));
  return { network, asset: random.pick(network.tokens.filter(hasPermit)) };
}

function permitMessage({ network, asset, sender, spender, amount, deadline }: Scene) {
  const [name, version] = permitDomains[asset.symbol] ?? ['', ''];
  return {
    domain: { name, version, chainId: network.id, verifyingContract: tokenAddress(network, asset) },
    types: {
      EIP712Domain: domainFields,
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: sender, spender, value: String(amount), nonce: '0', deadline: String(deadline) },
  };
}

const rightLastsSeconds = 3600;

function permit2Message({ network, asset, spender, amount, deadline }: Scene) {
  return {
    domain: { name: 'Permit2', chainId: network.id, verifyingContract: contractAt('permit2', network.id) },
    types: {
      EIP712Domain: domainFields.filter(({ name }) => name !== 'version'),
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
    },
    primaryType: 'PermitSingle',
    message: {
      details: {
        token: tokenAddress(network, asset),
        amount: String(amount),
        expiration: String(nowUnix + rightLastsSeconds),
        nonce: '0',
      },
      spender,
      sigDeadline: String(deadline),
    },
  };
}

/** Protocols that people approve by name, with the contract they mean. */
const known: readonly { contract: Contract; family: string; words: readonly string[] }[] = [
  { contract: 'uniswapSwapRouter02', family: 'uniswap', words: ['Uniswap', 'Uniswap V3', 'uniswap v3'] },
  { contract: 'uniswapV2Router', family: 'uniswap', words: ['Uniswap V2', 'uniswap v2'] },
  { contract: 'aavePool', family: 'aave', words: ['Aave', 'Aave V3', 'aave'] },
  { contract: 'oneInchRouter', family: '1inch', words: ['1inch'] },
];

const approvalOf = (scene: Scene, amount: bigint) =>
  sent(tokenAddress(scene.network, scene.asset), encodeApprove(scene.spender, amount));

const setOperator = (scene: Scene, isAllowed: boolean) =>
  sent(
    scene.collection,
    encodeCall('function setApprovalForAll(address operator, bool approved)', scene.spender, isAllowed),
  );

const anywhere = (random: Random): Setting => {
  const network: Network = drawNetwork(random);
  return { network, asset: network.native };
};

export const approvals: readonly Operation[] = [
  {
    name: 'approve-exact',
    actions: [['approve']],
    family: 'erc20',
    fields: ['amount', 'asset', 'spender'],
    draw: anyToken,
    build: (scene) => approvalOf(scene, scene.amount),
  },
  {
    name: 'approve-protocol',
    actions: [['approve']],
    family: 'erc20',
    fields: ['amount', 'asset', 'spender'],
    draw(random) {
      const { contract, family, words } = random.pick(known);
      const network = drawNetwork(random, (candidate) => stands(contract, candidate));
      const asset = random.pick([network.wrapped, ...network.tokens]);
      return { network, asset, family, spender: contractAt(contract, network.id), protocolWord: random.pick(words) };
    },
    build: (scene) => approvalOf(scene, scene.amount),
  },
  {
    name: 'approve-unlimited',
    actions: [['approve']],
    family: 'erc20',
    fields: ['asset', 'spender'],
    implies: ['in.amount=unlimited'],
    draw: anyToken,
    build: (scene) => approvalOf(scene, maxUint256),
  },
  {
    name: 'approve-revoke',
    actions: [['approve']],
    family: 'erc20',
    fields: ['asset', 'spender'],
    draw: anyToken,
    build: (scene) => approvalOf(scene, 0n),
  },
  {
    name: 'permit-2612',
    actions: [['permit', 'approve']],
    family: 'eip2612',
    fields: ['amount', 'asset', 'spender', 'deadline'],
    draw: drawPermit,
    build: (scene) => ({ order: permitMessage(scene) }),
  },
  {
    name: 'permit2-sign',
    actions: [['permit', 'approve']],
    family: 'permit2',
    fields: ['amount', 'asset', 'spender', 'deadline'],
    draw: anyToken,
    build: (scene) => ({ order: permit2Message(scene) }),
  },
  {
    name: 'permit2-approve',
    actions: [['approve', 'permit']],
    family: 'permit2',
    fields: ['amount', 'asset', 'spender'],
    draw: anyToken,
    build: ({ network, asset, spender, amount }) =>
      sent(
        contractAt('permit2', network.id),
        encodeCall(
          'function approve(address token, address spender, uint160 amount, uint48 expiration)',
          tokenAddress(network, asset),
          spender,
          amount,
          nowUnix + rightLastsSeconds,
        ),
      ),
  },
  {
    name: 'operator-approve',
    actions: [['operator', 'approve']],
    family: 'erc721',
    fields: ['collection', 'spender'],
    draw: anywhere,
    build: (scene) => setOperator(scene, true),
  },
  {
    name: 'operator-revoke',
    actions: [['operator', 'approve']],
    family: 'erc721',
    fields: ['collection', 'spender'],
    draw: anywhere,
    build: (scene) => setOperator(scene, false),
  },
];
