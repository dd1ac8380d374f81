import { concatHex, encodeAbiParameters, numberToHex, parseAbiParameters } from 'viem';
import type { Hex, Scene } from '../scene.ts';
import { contractAt } from '../world/contracts.ts';
import { encodeCall } from '../world/encode-call.ts';
import { tokenAddress } from '../world/networks.ts';
import { type SentCall, sent } from './operation.ts';

/** Placeholders that the router replaces with the caller and itself. */
const caller = '0x0000000000000000000000000000000000000001';
const router = '0x0000000000000000000000000000000000000002';

const commands = {
  V3_SWAP_EXACT_IN: 0x00,
  SWEEP: 0x04,
  PAY_PORTION: 0x06,
  WRAP_ETH: 0x0b,
  UNWRAP_WETH: 0x0c,
  V4_SWAP: 0x10,
} as const;

type Step = readonly [keyof typeof commands, Hex];

const encode = (types: string, ...values: unknown[]): Hex => encodeAbiParameters(parseAbiParameters(types), values);

function execute(scene: Scene, steps: readonly Step[], value: bigint): SentCall {
  const data = encodeCall(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
    concatHex(steps.map(([name]) => numberToHex(commands[name], { size: 1 }))),
    steps.map(([, input]) => input),
    scene.deadline,
  );
  return sent(contractAt('universalRouter', scene.network.id), data, value);
}

/** The path of a V3 pool: token, fee, token. */
export const v3Path = (tokens: readonly Hex[], fee: number): Hex =>
  concatHex(tokens.flatMap((token, index) => (index === 0 ? [token] : [numberToHex(fee, { size: 3 }), token])));

const receiver = ({ beneficiary, sender }: Scene) => (beneficiary === sender ? caller : beneficiary);

function v3Swap(scene: Scene, to: string, isPaidByCaller: boolean): Step {
  const { network, asset, out, amount, minOut, poolFee } = scene;
  const path = v3Path([tokenAddress(network, asset), tokenAddress(network, out)], poolFee);
  const input = encode('address, uint256, uint256, bytes, bool', to, amount, minOut, path, isPaidByCaller);
  return ['V3_SWAP_EXACT_IN', input];
}

/** Wraps the native coin of the call and swaps it. */
export function swapEtherOnV3(scene: Scene): SentCall {
  const { network, out, amount, minOut, skim } = scene;
  const wrap: Step = ['WRAP_ETH', encode('address, uint256', router, amount)];
  if (!skim) return execute(scene, [wrap, v3Swap(scene, receiver(scene), false)], amount);
  const token = tokenAddress(network, out);
  const steps: Step[] = [
    wrap,
    v3Swap(scene, router, false),
    ['PAY_PORTION', encode('address, address, uint256', token, skim.to, skim.bips)],
    ['SWEEP', encode('address, address, uint256', token, receiver(scene), minOut)],
  ];
  return execute(scene, steps, amount);
}

/** Swaps a token and unwraps the result. */
export function swapToEtherOnV3(scene: Scene): SentCall {
  const { network, minOut, skim } = scene;
  const steps: Step[] = [
    v3Swap(scene, router, true),
    ...(skim
      ? [['PAY_PORTION', encode('address, address, uint256', network.wrapped.address, skim.to, skim.bips)] as Step]
      : []),
    ['UNWRAP_WETH', encode('address, uint256', receiver(scene), minOut)],
  ];
  return execute(scene, steps, 0n);
}

const v4Actions = { SWAP_EXACT_IN_SINGLE: 0x06, SETTLE_ALL: 0x0c, TAKE: 0x0e, TAKE_ALL: 0x0f } as const;
const noCoin: Hex = '0x0000000000000000000000000000000000000000';

const swapParameters = parseAbiParameters([
  'Params params',
  'struct Params { PoolKey key; bool zeroForOne; uint128 amountIn; uint128 amountOutMinimum; bytes hookData; }',
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
]);

export function swapOnV4(scene: Scene): SentCall {
  const { asset, out, amount, minOut, poolFee, beneficiary, sender } = scene;
  const [from, to] = [asset.address ?? noCoin, out.address ?? noCoin];
  const isFirst = BigInt(from) < BigInt(to);
  const key = {
    currency0: isFirst ? from : to,
    currency1: isFirst ? to : from,
    fee: poolFee,
    tickSpacing: poolFee / 50,
    hooks: noCoin,
  };
  const swap = encodeAbiParameters(swapParameters, [
    { key, zeroForOne: isFirst, amountIn: amount, amountOutMinimum: minOut, hookData: '0x' },
  ]);
  const settle = encode('address, uint256', from, amount);
  const take: readonly [number, Hex] =
    beneficiary === sender
      ? [v4Actions.TAKE_ALL, encode('address, uint256', to, minOut)]
      : [v4Actions.TAKE, encode('address, address, uint256', to, beneficiary, 0n)];
  const actions = concatHex(
    [v4Actions.SWAP_EXACT_IN_SINGLE, v4Actions.SETTLE_ALL, take[0]].map((action) => numberToHex(action, { size: 1 })),
  );
  const input = encode('bytes, bytes[]', actions, [swap, settle, take[1]]);
  return execute(scene, [['V4_SWAP', input]], asset.address ? 0n : amount);
}
