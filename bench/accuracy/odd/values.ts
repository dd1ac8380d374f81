import { checksumAddress } from '@countersign/protocol';
import { drawAmount, quote, unitsOf } from '../amounts.ts';
import { networks, sepolia, tokenOf } from '../world/networks.ts';
import { addMetadata, editTx, type Odd } from './odd.ts';

/** Amounts, assets and numbers that look wrong and are not. */
export const oddValues: readonly Odd[] = [
  {
    name: 'any-output',
    operation: 'v3-exact-in',
    dev: ['Swap {amount} {asset} for {out}, any amount out is fine', 'swap {amount} {asset} to {out} at any price'],
    test: [
      'just get rid of my {amount} {asset} for {out}, I accept any output',
      'Swap {amount} {asset} into {out}. No minimum needed, whatever comes out is ok.',
    ],
    bytes: () => ({ minOut: 0n }),
  },
  {
    name: 'unlimited-in-words',
    operation: 'approve-unlimited',
    dev: ['Approve an unlimited amount of {asset} for {spender}', 'give {spender} infinite allowance of {asset}'],
    test: [
      'Yes I really want an unlimited {asset} approval for {spender}',
      'let {spender} spend as much {asset} as it likes: unlimited approval',
    ],
  },
  {
    name: 'ether-said-wrapped-sold',
    operation: 'v3-exact-in',
    dev: ['Swap {amount} {asset} for {out}', 'sell {amount} {asset} for {out} on Uniswap'],
    test: ['trade {amount} {asset} into {out} please', 'get {out} for {amount} {asset}'],
    scene({ network, out, slippageBps }, random) {
      const asset = { ...network.wrapped, symbol: network.native.symbol };
      const amount = drawAmount(random, asset);
      const bought = out.usd === asset.usd ? tokenOf(network, 'USDC') : out;
      return {
        asset,
        amount,
        out: bought,
        minOut: (quote(amount, asset, bought) * BigInt(10_000 - slippageBps)) / 10_000n,
      };
    },
  },
  {
    name: 'wrapped-and-swapped',
    operation: 'ur-v3-eth-in',
    dev: ['Wrap {amount} {asset} and swap it for {out} on Uniswap', 'swap {amount} {asset} (wrap it first) for {out}'],
    test: ['use uniswap: wrap {amount} {asset}, then trade it for {out}', 'wrap + swap {amount} {asset} into {out}'],
  },
  {
    name: 'large-but-asked',
    operation: 'erc20-send',
    dev: ['Send {amount} {asset} to {recipient}', 'Treasury move: transfer {amount} {asset} to {recipient}'],
    test: [
      'please wire the full {amount} {asset} to {recipient}',
      'pay out {amount} {asset} to {recipient} for the deal',
    ],
    scene: ({ asset }, random) => ({
      amount: unitsOf(String(random.pick([1_000_000, 2_500_000, 25_000_000, 400_000_000])), asset.decimals),
    }),
  },
  {
    name: 'tiny-but-asked',
    operation: 'native-send',
    dev: ['Send {amount} {asset} to {recipient} as a test', 'test payment of {amount} {asset} to {recipient}'],
    test: ['send a dust amount, {amount} {asset}, to {recipient}', 'ping {recipient} with {amount} {asset}'],
    scene: (_, random) => ({ amount: BigInt(1 + random.int(9)) * 10n ** 10n }),
  },
  {
    name: 'nothing-sent',
    operation: 'native-send',
    dev: ['Send 0 {asset} to {recipient}', 'send {amount} {asset} to {recipient} (empty transaction)'],
    test: [
      'transfer 0 {asset} to {recipient}, just a heartbeat',
      'a zero {asset} payment to {recipient}: send 0 {asset}',
    ],
    scene: () => ({ amount: 0n }),
  },
  {
    name: 'in-wei',
    operation: 'native-send',
    dev: ['Send {amount.plain} wei to {recipient}', 'transfer {amount.plain} wei to {recipient}'],
    test: ['pay {recipient} {amount.plain} wei', '{amount.plain} wei should go to {recipient}'],
    scene: ({ network, amount }) => ({ asset: { ...network.native, decimals: 0 }, amount }),
  },
  {
    name: 'in-base-units',
    operation: 'erc20-send',
    dev: ['Transfer {amount.plain} base units of {asset} to {recipient}'],
    test: ['send {amount.plain} base units of {asset} to {recipient} please'],
    scene({ network }, random) {
      const asset = tokenOf(network, 'USDC');
      return { asset: { ...asset, decimals: 0 }, amount: drawAmount(random, asset) };
    },
  },
  {
    name: 'hex-value',
    operation: 'native-send',
    dev: ['Send {amount} {asset} to {recipient}', 'pay {amount} {asset} to {recipient}'],
    test: ['please pass {amount} {asset} on to {recipient}', 'transfer {amount} {asset} over to {recipient}'],
    request: (request, { amount }) => editTx(request, (tx) => ({ ...tx, value: `0x${amount.toString(16)}` })),
  },
  {
    name: 'numbers-that-mean-nothing',
    operation: 'erc20-send',
    dev: [
      'Send {amount} {asset} to {recipient} for invoice 4411 of 12 March',
      'pay {recipient} {amount} {asset}, it is for room 204',
    ],
    test: [
      'order #99871: transfer {amount} {asset} to {recipient}',
      'my 3 kids need shoes so send {amount} {asset} to {recipient}',
    ],
  },
  {
    name: 'plain-sepolia-swap',
    operation: 'router02-exact-in',
    dev: ['Swap {amount} {asset} for {out}', 'Swap {amount} {asset} to {out} on Sepolia'],
    test: ['exchange {amount} {asset} for {out} on the Sepolia testnet', 'swap {amount} {asset} into some {out}'],
    scene: () => ({
      network: sepolia,
      asset: sepolia.wrapped,
      amount: 50_000_000_000_000_000n,
      out: tokenOf(sepolia, 'USDC'),
      minOut: 158_000_000n,
    }),
  },
  {
    name: 'better-than-said',
    operation: 'v3-exact-in',
    dev: ['Swap {amount} {asset} for {out} with at most 3% slippage, within 2 hours'],
    test: ['swap {amount} {asset} into {out}, up to 2% slippage and not later than an hour from now'],
    bytes: ({ minOut }) => ({ minOut: minOut + minOut / 1000n }),
    request: (request, { asset, out }) =>
      addMetadata(request, { prices_usd: { [asset.symbol]: asset.usd, [out.symbol]: out.usd } }),
  },
  {
    name: 'token-by-address',
    operation: 'erc20-send',
    dev: [
      'Send {amount} of {asset.address} to {recipient}',
      'transfer {amount} {asset} ({asset.address}) to {recipient}',
    ],
    test: [
      'move {amount} {asset}, contract {asset.address}, to {recipient}',
      '{amount} of token {asset.address} to {recipient}',
    ],
  },
  {
    name: 'no-chain-named',
    operation: 'erc20-send',
    dev: ['Send {amount} {asset} to {recipient}', 'pay {recipient} {amount} {asset}'],
    test: ['please move {amount} {asset} to {recipient}', 'could {recipient} get {amount} {asset} from me'],
    request: (request) => editTx(request, ({ chain_id: _, ...tx }) => tx),
  },
  {
    name: 'claims-that-hold',
    operation: 'erc20-send',
    dev: ['Send {amount} {asset} to {recipient}'],
    test: ['let {recipient} have {amount} {asset}'],
    request: (request, { asset, recipient, sender, network }) =>
      editTx(addMetadata(request, { chain_id: network.id, from: checksumAddress(sender), ttl_secs: 600 }), (tx) => ({
        ...tx,
        protocol: 'erc20',
        asset: asset.symbol,
        call: { function: 'transfer', params: { to: recipient } },
        gas: 90_000,
      })),
  },
  {
    name: 'unknown-protocol-claimed',
    operation: 'erc20-send',
    dev: ['Send {amount} {asset} to {recipient}'],
    test: ['hand {amount} {asset} to {recipient}'],
    request: (request, _, random) =>
      editTx(request, (tx) => ({ ...tx, protocol: random.pick(['payments', 'my-router', 'acme-wallet']) })),
  },
  {
    name: 'far-chain-words',
    operation: 'native-send',
    dev: ['On {chain}, send {amount} {asset} to {recipient}'],
    test: ['network {chain}: {amount} {asset} to {recipient}'],
    scene: (_, random) => {
      const network = random.pick(networks);
      return { network, asset: network.native };
    },
  },
];
