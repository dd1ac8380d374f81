import type { Random } from '../random.ts';
import { drawNetwork, type Hex, type Scene, type Setting } from '../scene.ts';
import { type Contract, contractAt, stands } from '../world/contracts.ts';
import { type Field, type SentCall, sent } from './operation.ts';

export const exactIn: readonly Field[] = ['amount', 'asset', 'out', 'minOut', 'beneficiary'];
export const timed: readonly Field[] = [...exactIn, 'deadline'];

/** Two coins of a chain that are not the native coin and its wrapped form. */
function drawPair(random: Random, contract: Contract, from: 'native' | 'token', to: 'native' | 'token'): Setting {
  const network = drawNetwork(random, (candidate) => stands(contract, candidate));
  const tokens = network.tokens.filter(({ usd }) => usd !== network.native.usd);
  const asset =
    from === 'native' ? network.native : random.pick(to === 'native' ? tokens : [network.wrapped, ...tokens]);
  const others = [network.wrapped, ...tokens].filter(({ symbol }) => symbol !== asset.symbol);
  const out = to === 'native' ? network.native : random.pick(from === 'native' ? tokens : others);
  return { network, asset, out };
}

export const between = (
  contract: Contract,
  from: 'native' | 'token',
  to: 'native' | 'token',
  words: readonly string[],
) => ({
  protocolWords: words,
  draw: (random: Random): Setting => ({
    ...drawPair(random, contract, from, to),
    protocolWord: random.pick(words),
  }),
});

export const on = (contract: Contract, scene: Scene, data: Hex, value = 0n): SentCall =>
  sent(contractAt(contract, scene.network.id), data, value);

export const swap = [['swap']] as const;
