import type { Hex } from '../../effects/call.ts';
import type { Asset, Quantity, Term } from '../../effects/effect.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { atLeast, exactly, someOf } from '../rules/quantity.ts';

/** EXACT_TOKENS_IN_FOR_BPT_OUT, of every kind of pool. */
const exactTokensIn = 1n;
const readExactTokensIn = tupleReader('uint256 kind, uint256[] amountsIn, uint256 minimumBpt');
const readExactShares = tupleReader('uint256 kind, uint256 bptAmountIn');
const readExactSharesForOne = tupleReader('uint256 kind, uint256 bptAmountIn, uint256 tokenIndex');

/** Null: bytes of another form. */
function tryRead<T>(read: (data: Hex) => T, data: Hex): T | null {
  try {
    return read(data);
  } catch (error) {
    if (error instanceof MalformedArguments) return null;
    throw error;
  }
}

/** What the pool is told, as pool tokens or, where that cannot be read, as bytes that the words have to say. */
interface UserData {
  readonly shares: Quantity;
  readonly terms: readonly Term[];
}

/** Of a join: the least pool tokens where just the amounts of the request go in, else the bytes. */
export function readJoinData(
  poolToken: Asset,
  request: { readonly userData: Hex; readonly maxAmountsIn: readonly bigint[] },
): UserData {
  const { userData, maxAmountsIn } = request;
  const data = tryRead(readExactTokensIn, userData);
  const isPlain = data?.kind === exactTokensIn && data.amountsIn.join() === maxAmountsIn.join();
  return isPlain
    ? { shares: atLeast(poolToken, data.minimumBpt), terms: [] }
    : { shares: someOf(poolToken), terms: [{ what: 'join data', is: 'hex', value: userData }] };
}

/** Of an exit: how many pool tokens it takes, else the bytes. Which token comes out, the least amounts say. */
export function readExitData(poolToken: Asset, userData: Hex): UserData {
  const data = tryRead(readExactShares, userData) ?? tryRead(readExactSharesForOne, userData);
  return data
    ? { shares: exactly(poolToken, data.bptAmountIn), terms: [] }
    : { shares: someOf(poolToken), terms: [{ what: 'exit data', is: 'hex', value: userData }] };
}
