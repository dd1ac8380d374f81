import { checksumAddress } from '@countersign/protocol';
import { concatHex } from 'viem';
import { v3Path } from '../operations/uniswap-router.ts';
import type { Random } from '../random.ts';
import type { Hex, Scene } from '../scene.ts';
import type { Entry } from '../subject.ts';
import { contractAt } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { tokenAddress } from '../world/networks.ts';
import { dataOf, inTransaction, type Mutator } from './mutator.ts';

/** Operations that are a call without arguments, a batch, a message or a plain payment. */
const withoutArguments = new Set([
  'native-send',
  'wrap',
  'eip7702-delegate',
  'permit-2612',
  'permit2-sign',
  'cow-order',
]);
const isOneCall = ({ operation: { name } }: Entry): boolean =>
  !withoutArguments.has(name) && !/^(approve-then|erc20-send-(many|equal))/.test(name);

/** Operations whose first argument is an address or another value shorter than a word. */
const startsWithAddress = ({ operation: { name } }: Entry) =>
  /^(erc20-send|erc721-send|approve-(exact|protocol|unlimited|revoke)|operator-|aave-(supply|withdraw|borrow|repay)|comet-|delegate-votes|ownership-transfer|permit2-approve)/.test(
    name,
  ) && isOneCall({ operation: { name } } as Entry);

const editData = (edit: (data: Hex) => string) => inTransaction((tx) => ({ ...tx, data: edit(dataOf(tx)) }));

/** A route through the same token twice. */
function loopingRoute(name: string, scene: Scene): Hex {
  const [from, over, to] = [
    tokenAddress(scene.network, scene.asset),
    scene.network.wrapped.address,
    tokenAddress(scene.network, scene.out),
  ];
  if (name === 'v3-multihop') {
    return encodeCall(
      'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
      {
        path: v3Path([from, over, from, to], scene.poolFee),
        recipient: scene.beneficiary,
        deadline: scene.deadline,
        amountIn: scene.amount,
        amountOutMinimum: scene.minOut,
      },
    );
  }
  return encodeCall(
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
    scene.amount,
    scene.minOut,
    [from, to, from, to],
    scene.beneficiary,
    scene.deadline,
  );
}

const nestedBeyondAnyUse = 200;

/** Nested calls. */
function nest({ network, recipient, amount }: Scene): Hex {
  const target = contractAt('multicall3', network.id);
  const wrapOnce = (callData: Hex, to: Hex) =>
    encodeCall('function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)', [
      { target: to, allowFailure: false, value: amount, callData },
    ]);
  let data = wrapOnce('0x', recipient);
  for (let depth = 0; depth < nestedBeyondAnyUse; depth += 1) data = wrapOnce(data, target);
  return data;
}

/** The checksum address with the case of one letter changed. */
function breakChecksum(address: string, random: Random): string {
  const text = checksumAddress(address.toLowerCase() as Hex);
  const letters = [...text].flatMap((sign, index) => (index > 1 && /[a-f]/i.test(sign) ? [index] : []));
  const at = random.pick(letters);
  const sign = text.charAt(at);
  const flipped = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
  return `${text.slice(0, at)}${flipped}${text.slice(at + 1)}`;
}

const hasLetters = (address: string) => address.replace(/[^a-f]/gi, '').length > 2;

export const encoding: readonly Mutator[] = [
  {
    name: 'call-after-the-arguments',
    nodes: ['technical_invariants.trailing_calldata'],
    fits: isOneCall,
    change: (_, random) =>
      editData((data) =>
        concatHex([
          data,
          encodeCall('function transfer(address to, uint256 amount)', random.hex(20), BigInt(1 + random.int(1e6))),
        ]),
      ),
  },
  {
    name: 'dirty-upper-bytes',
    nodes: ['technical_invariants.abi_decoding'],
    fits: startsWithAddress,
    change: (_, random) => editData((data) => `${data.slice(0, 10)}${random.hex(6).slice(2)}${data.slice(22)}`),
  },
  {
    name: 'arguments-cut-off',
    nodes: ['technical_invariants.abi_decoding', 'technical_invariants.call_unwrapping'],
    fits: isOneCall,
    change: (_, random) => editData((data) => data.slice(0, -2 * (1 + random.int(24)))),
  },
  {
    name: 'selector-alone',
    nodes: ['technical_invariants.abi_decoding'],
    fits: isOneCall,
    change: () => editData((data) => data.slice(0, 10)),
  },
  {
    name: 'gigantic-offset',
    nodes: ['technical_invariants.abi_decoding', 'technical_invariants.call_unwrapping'],
    fits: ({ operation: { name } }) => /^(ur-|multicall3-send)/.test(name),
    change: () => editData((data) => `${data.slice(0, 10)}${'f'.repeat(64)}${data.slice(74)}`),
  },
  {
    name: 'odd-number-of-digits',
    nodes: ['technical_invariants.format_validation_lowlevel'],
    fits: isOneCall,
    change: () => editData((data) => data.slice(0, -1)),
  },
  {
    name: 'not-hex',
    nodes: ['technical_invariants.format_validation_lowlevel'],
    fits: isOneCall,
    change: () => editData((data) => `${data.slice(0, -3)}xyz`),
  },
  {
    name: 'broken-checksum',
    nodes: ['technical_invariants.format_validation_lowlevel'],
    fits: (entry) => isOneCall(entry) || entry.operation.name === 'native-send',
    change: (_, random) =>
      inTransaction((tx) => {
        const field = hasLetters(String(tx.to)) ? 'to' : 'from';
        return { ...tx, [field]: breakChecksum(String(tx[field]), random) };
      }),
  },
  {
    name: 'value-not-a-number',
    nodes: ['technical_invariants.format_validation_lowlevel'],
    fits: ({ operation: { name } }) => name === 'native-send' || name === 'erc20-send',
    change: (_, random) => inTransaction((tx) => ({ ...tx, value: random.pick(['1.5', '1 ETH', '-1', '0xzz']) })),
  },
  {
    name: 'no-transaction',
    nodes: ['technical_invariants.format_validation_lowlevel'],
    fits: () => true,
    change: () => inTransaction(({ chain_id, from }) => ({ chain_id, from })),
  },
  {
    name: 'batch-bytes-broken',
    nodes: ['technical_invariants.call_unwrapping', 'technical_invariants.abi_decoding'],
    fits: ({ operation }) => operation.name === 'safe-batch',
    // The length of the first inner call exceeds the remaining bytes.
    change: () => editData((data) => data.replace(/(?<=0{60})0044(?=a9059cbb)/, 'ff44')),
  },
  {
    name: 'nested-beyond-use',
    nodes: ['technical_invariants.call_unwrapping'],
    fits: ({ operation }) => operation.name === 'multicall3-send',
    change: ({ scene }) => editData(() => nest(scene)),
  },
  {
    name: 'route-loops',
    nodes: ['technical_invariants.path_integrity'],
    fits: ({ operation: { name } }) => name === 'v3-multihop' || name === 'v2-exact-in',
    change: ({ operation, scene }) => editData(() => loopingRoute(operation.name, scene)),
  },
];
