import type { Address } from '@countersign/protocol';
import { concatHex, getCreate2Address, keccak256 } from 'viem/utils';
import { deployed } from '../../data/deployed.ts';

/** Hash of the code of every Uniswap V2 pair; with the factory and the two tokens it determines the pair's address. */
const initCodeHash = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';

const factories = deployed('uniswap-v2').factory ?? {};

/** The pair of two tokens on a chain; without a chain, on every known one. */
export function pairsOf(chainId: number | null, one: Address, other: Address): readonly Address[] {
  const [token0, token1] = one < other ? [one, other] : [other, one];
  const salt = keccak256(concatHex([token0, token1]));
  const candidates = chainId === null ? Object.values(factories).flat() : (factories[chainId] ?? []);
  return [...new Set(candidates)].map(
    (from) => getCreate2Address({ from, salt, bytecodeHash: initCodeHash }).toLowerCase() as Address,
  );
}
